# Why a hint says what it says: the end of a sentence.
because-grail = { $how ->
    [passes] you pass { $names }
    [loses] you fall behind { $names }
    [ahead] you stay ahead of { $names }
   *[behind] you come closer to { $names }
  }
because-nobles = you win { $wins } % by the dice, { $how ->
    [only] and there is no other challenge
    [best] and no other challenge has a better chance
   *[less] although { $noble } against { $target } would have { $other } %
  }
because-nobles-keep = { $rank ->
    [king] a king has the highest sum and bears three wounds
    [queen] a queen adds 3 to the kings and jacks of your court
   *[jack] a jack may lay two weapons in a duel
  }
because-nobles-favour = { $suit ->
    [hearts] { $noble } can then bear one wound more
    [diamonds] weapons drawn for a favour cost no coins
    [clubs] you know this card, and not what the deck holds
   *[spades] you then know what { $name } can lay in a duel
  }
because-nobles-weapon = a weapon adds 2 to 10 in a duel, or is an ace{ $held ->
    [0] , and your hand is empty
   *[other] { "" }
  }
because-nobles-noble = a new noble has no wounds: your court can bear 2 or 3 more
because-nobles-tithe = { $coins ->
    [1] your next turn begins with a coin more
   *[other] { $coins } coins are enough to send a substitute
  }
because-nobles-armour = { $noble } would beat { $target } with { $then } % instead of { $now } %
because-nobles-substitute = { $noble } wins { $wins } % by the dice, { $spared } { $other } %
because-nobles-lay = { $how ->
    [ace] an ace beats everything but a closer ace
    [saves] it adds nothing beside an ace, but leaves your hand
    [leads] you take the lead, { $after } to { $theirs }
    [level] you draw level at { $after }
    [more] your lead grows to { $by }
   *[less] you trail by { $by } only
  }
because-nobles-done = { $step ->
    [favour] your weapons stay in your hand for duels
    [buy] your coins stay ({ $coins }): 2 send a substitute, 5 buy a noble
    [tithe] your kings take no wound for it
    [equip] 2s and 3s that are not armour stay weapons
    [challenge] your best challenge would win only { $wins } % by the dice
    [substitute] { $noble } wins { $wins } % by the dice, and you keep 2 coins
   *[weapons] your weapons stay in your hand for later duels
  }
because-histrio-found = { $card }
because-histrio = alone you find { $found ->
    [none] nothing there
   *[other] { $found } there
  }{ $how ->
    [most] , and no city pays more: { $paid }
    [pays] , and it pays { $paid }
    [costs] , though it costs { $paid }
   *[none] { "" }
  }
