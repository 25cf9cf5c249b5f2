nobles-name = Duelling Nobles
nobles-blurb = Two courts of three nobles challenge each other, with weapons, armour and dice, until one has fallen. 2 players, about 30 minutes.
nobles-title = { $step ->
    [court] the courts are chosen
    [over] turn { $number }: the end
   *[turn] turn { $number }: { $name }{ $quiet ->
        [0] { "" }
       *[other] , no duel for { $quiet } of 40 turns
    }
  }

## Cards: the letter of a rank, one column wide

nobles-rank-king = K
nobles-rank-queen = Q
nobles-rank-jack = J
nobles-rank-ace = A

## The steps of a turn, in the line above the courts

nobles-step-income = income
nobles-step-favour = favour
nobles-step-buy = buy
nobles-step-tithe = tithe
nobles-step-equip = equip
nobles-step-challenge = challenge
nobles-step-duel = duel
nobles-now-substitute = (substitute)
nobles-now-weapons = (weapons)
nobles-step-court = In secret, both choose three of their six nobles.
nobles-can-buy = { $weapons }{ $noble ->
    [yes] {" "}+noble
   *[no] { "" }
  }

## People and piles

nobles-coins = { $count } { $count ->
    [one] coin
   *[other] coins
  }
nobles-bears = can bear { $count }
nobles-hand = hand
nobles-hand-empty = empty hand
nobles-used = favours used
nobles-none = none
nobles-no-weapons = no weapons
nobles-deck-nobles = noble deck { $count }
nobles-deck-weapons = weapon deck { $count }
nobles-deck-discard = discard { $count }{ $count ->
    [0] { "" }
   *[other] :
  }
nobles-deck-fallen = out of the game { $count }{ $count ->
    [0] { "" }
   *[other] :
  }

## A duel: terms of the sums, and how it stands

nobles-term-strength = { $value }
nobles-term-armour = { $value } armour
nobles-term-queen = { $value } queen
nobles-term-dice = { $value } dice
nobles-term-die = { $value } die
nobles-term-suit = { $value } suit
nobles-tally-title = The duel of { $one } and { $other }
nobles-row-strength = strength
nobles-row-armour = armour
nobles-row-queen = queen's help
nobles-row-dice = dice
nobles-row-weapon = weapon
nobles-row-total = total
nobles-before-weapons = { $value } before weapons
nobles-fatal = ace, { $closeness ->
    [suit] same suit
    [colour] same colour
   *[other] other colour
  }: fatal
nobles-short-fatal = fatal
nobles-arms-later = weapons: later
nobles-arms-now = weapons: choosing
nobles-arms-none = no weapons
nobles-duel-answer = { $noble } is challenged by { $challenger }
nobles-duel-ace = An ace decides: no score is counted.
nobles-duel-level = { $score } each: level so far
nobles-duel-leads = { $noble } leads, { $more } : { $less }
nobles-duel-won = last duel: { $noble } won{ $by ->
    [ace] {" "}by an ace
   *[score] , { $more } : { $less }
  }
nobles-duel-tied = last duel: a tie
nobles-duel-loser = { $fell ->
    [yes] { $noble } fell
   *[no] { $noble } took a wound
  }
nobles-aid-king = { $card } { $strength }, bears { $bears }, { $dice } dice, { $weapons } weapon
nobles-aid-queen = { $card } { $strength }, bears { $bears }, { $dice } die, { $weapons } weapon; aids +3
nobles-aid-jack = { $card } { $strength }, bears { $bears }, { $dice } die, { $weapons } weapons
nobles-aid-suit = weapon of its noble's suit: +2
nobles-aid-ace = ace: fatal; 2 and 3: armour too

## Questions

nobles-ask-court = Your court: keep { $left } { $left ->
    [3] of these nobles
   *[other] more
  }. { $left ->
    [3] The other court is chosen at the same time.
   *[other] { "" }
  }
nobles-ask-favour = { $state ->
    [used] Favour: done for this turn.
    [seen] You see the other hand above, until you go on.
    [closed] Favour: none can do anything now.
    [without] Favour: you have no card for { $suits }.
   *[open] Favour: lay down a weapon for its suit's favour? Open: { $suits }
  }
nobles-ask-buy = { $offer ->
    [both] Buy: up to { $weapons } more { $weapons ->
        [one] weapon
       *[other] weapons
    } at 1 coin, a noble at 5?
    [noble] Buy: a noble for 5 coins?
    [weapons] Buy: up to { $weapons } more { $weapons ->
        [one] weapon
       *[other] weapons
    }, 1 coin each?
   *[nothing] Buy: nothing more this turn.
  } { $coins ->
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
  }
nobles-ask-tithe = { $state ->
    [used] Tithe: taken this turn.
    [closed] Tithe: you have no king who could bear it.
   *[open] Tithe: a king's wound for 1 coin?
  }
nobles-ask-equip = { $state ->
    [closed] Equip: you have no armour to lay or to move.
   *[open] Equip: a 2 or 3 as armour, or armour moved?
  }
nobles-ask-challenge = Challenge one of their nobles? { $substitute ->
    [yes] { $name } could send a substitute for 2 coins.
   *[no] { $name } could not send a substitute.
  }
nobles-ask-substitute = { $challenger } challenges your { $noble }. Send another for 2 coins?
nobles-ask-weapons = { $left ->
    [0] Weapons: { $noble } has laid all it may.
   *[other] { $choice ->
        [no] Weapons: you have none that { $noble } may use.
       *[yes] Weapons: lay up to { $left } more?
    }
  } { $ace ->
    [yes] An ace decides.
   *[no] It stands { $mine } : { $theirs }.
  }

## Answers

nobles-answer-keep = { $card }: { $strength }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, bears { $bears }, { $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  }
nobles-answer-favour-hearts = { $card }: heal { $target }, wounds { $before } → { $after }
nobles-answer-favour-diamonds = { $card }: draw { $count } { $count ->
    [one] weapon
   *[other] weapons
  }
nobles-answer-favour-clubs = { $card }: take { $target } from the discard
nobles-answer-favour-spades = { $card }: look at { $name }'s hand ({ $count })
nobles-answer-buy-weapon = a weapon, coins { $before } → { $after }
nobles-answer-buy-noble = a noble, coins { $before } → { $after }
nobles-answer-tithe = { $card }: wounds { $wounds } → { $after } of { $bears }, coins { $before } → { $coins }
nobles-answer-arm = { $card } on { $noble }: { $before } → { $after }
nobles-answer-move-armour = { $exchanged ->
    [none] { $card } from { $source } to { $target }: { $before } → { $after }
   *[other] swap: { $card } to { $target }, { $exchanged } to { $source }
  }
nobles-answer-challenge = { $noble } { $own } challenges { $target } { $their }
nobles-answer-substitute = send { $noble } { $own }, coins { $before } → { $after }
nobles-answer-lay = { $card }: { $effect ->
    [nothing] adds nothing, an ace decides
   *[score] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } suit
    }, { $before } → { $after }
  }
nobles-answer-lay-ace = { $card }: fatal, { $closeness ->
    [suit] same suit
    [colour] same colour
   *[other] other colour
  }{ $against ->
    [wins] : beats their ace
    [tie] : a tie of aces
    [loses] : loses to their ace
   *[none] { "" }
  }
nobles-answer-done = { $step ->
    [favour] { $used ->
        [yes] go on: buy
       *[no] no favour; go on: buy
    }
    [buy] go on: tithe
    [tithe] go on: equip
    [equip] go on: challenge
    [challenge] no challenge: end the turn
    [substitute] nobody: { $noble } { $own } accepts
   *[weapons] { $laid ->
        [0] lay no weapon
       *[other] lay no more
    }
  }

## Waiting

nobles-waiting = { $name } { $step ->
    [favour] may ask a favour…
    [buy] may buy…
    [tithe] may tithe a king…
    [equip] may equip the court…
    [challenge] may challenge…
    [substitute] may send a substitute…
   *[weapons] may lay weapons…
  }

## The log

nobles-log-keeps = { $noble ->
    [none] { "" }
   *[other] { $seat } keeps { $noble }.
  }
nobles-log-court = { $seat }'s court: { $nobles }.
nobles-log-first = { $seat } begins.
nobles-log-hand = { $seat } is dealt { $weapons ->
    [none] { $count } { $count ->
        [one] weapon
       *[other] weapons
    }
   *[other] { $weapons }
  }.
nobles-log-turn = — Turn { $number }: { $seat } takes { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-favour = { $seat } lays down { $card } for its favour.
nobles-log-heals = { $noble } is healed: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
  } left.
nobles-log-draws = { $seat } draws { $weapon ->
    [none] a weapon
   *[other] { $weapon }
  }.
nobles-log-takes = { $seat } takes { $weapon } from the discard.
nobles-log-looks = { $seat } looks at { $at }'s hand{ $weapons ->
    [none] .
   *[other] : { $weapons }.
  }
nobles-log-reshuffle = The discard, { $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  }, is shuffled into a new deck.
nobles-log-buys-weapon = { $seat } buys { $weapon ->
    [none] a weapon
   *[other] { $weapon }
  } for { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } (left { $coins }).
nobles-log-buys-noble = { $seat } buys { $noble } into the court for { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } (left { $coins }).
nobles-log-tithe = { $seat } tithes { $king }: { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-arms = { $seat } lays { $armour } on { $noble } as armour.
nobles-log-moves-armour = { $seat } { $exchanged ->
    [none] moves armour { $armour } from { $source } to { $target }
   *[other] swaps armour: { $armour } to { $target }, { $exchanged } to { $source }
  }.
nobles-log-challenge = { $seat }'s { $noble } challenges { $challenged }'s { $target }.
nobles-log-substitute = { $seat } pays { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } (left { $coins }) and sends { $noble } instead of { $spared }.
nobles-log-stands = { $seat } sends nobody else: { $noble } accepts.
nobles-log-unarmed = { $noble } uses no weapon.
nobles-log-rolls = { $noble } rolls { $dice }: { $total } so far.
nobles-log-lays = { $noble } uses { $weapon }{ $value ->
    [0] , an ace: fatal
   *[other] : +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } for its suit
    }
  }.
nobles-log-score = { $noble }: { $strength }{ $armour ->
    [0] { "" }
   *[other] {" "}+ { $armour } armour
  }{ $queen ->
    [0] { "" }
   *[other] {" "}+ { $queen } queen
  } + { $dice } dice{ $weapons ->
    [0] { "" }
   *[other] {" "}+ { $weapons } weapons
  } = { $total }.
nobles-log-ace = { $noble } uses an ace of { $closeness ->
    [suit] its own suit
    [colour] its own colour
   *[other] the other colour
  }.
nobles-log-wins = { $noble } wins by { $by ->
    [ace] its ace
   *[score] the higher score
  }: { $seat } takes { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-tie = { $by ->
    [ace] The aces are equally close
   *[score] Equal scores
  }: a tie, both are wounded and nobody takes a coin.
nobles-log-wounded = { $noble } is wounded: { $wounds } of { $bears }.
nobles-log-falls = { $noble } falls{ $armour ->
    [none] { "" }
   *[other] , and { $armour } goes to the discard
  }; { $left ->
    [0] nobody is left in { $seat }'s court
   *[other] { $left } left in { $seat }'s court
  }.
nobles-log-no-duel = { $late ->
    [yes] No duel for { $turns } turns; after 40 the game ends.
   *[no] { "" }
  }
nobles-log-over = — The end. Wounds the courts can still bear: { $stamina }.

## The end

nobles-end-destroyed = The other court has fallen: { $name } wins.
nobles-end-both-destroyed = Both courts fell in one duel: a draw.
nobles-end-no-duels = 40 turns without a duel: { $draw ->
    [yes] both courts can bear as much, a draw.
   *[no] { $name }'s court can bear more, and wins.
  }
nobles-end-scores = The numbers are the wounds each court can still bear.
nobles-end-court = { $name }: { $nobles }

## What is this?

nobles-explain = Two courts of nobles. A player who loses all of them has lost. Under the cursor, this page explains the answer.
nobles-about-noble = { $noble }: strength { $strength }; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }; at most { $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  } in a duel. It bears { $bears } wounds; with that many it goes out of the game.
nobles-about-noble-now = { $noble } now: wounds { $wounds } of { $bears }; { $sum } before the dice.
nobles-about-queen = A queen in the court adds 3 to another duellist of it, once, however many queens there are; never to a queen.
nobles-about-keep = Three of the six nobles you were dealt become your court. Both courts are shown when both are chosen; the other nobles are shuffled as the noble deck.
nobles-about-weapon = { $weapon } as a weapon adds { $value } in a duel, and 2 more if its suit is the noble's. { $armour ->
    [yes] It can be armour too: laid on a noble it adds { $value } to each of its duels.
   *[no] { "" }
  }
nobles-about-weapon-same = { $weapon } as a weapon adds { $value } to a noble of its own suit; at this table nobles use weapons of their own suit only, and there is no bonus for it. { $armour ->
    [yes] It can be armour too: laid on a noble, of any suit, it adds { $value } to each of its duels.
   *[no] { "" }
  }
nobles-about-ace = { $weapon } is an ace, and fatal: who uses one beats who uses none, and no score is counted. If both use one, the ace closer to its noble wins: same suit, then same colour, then the other. Equally close is a tie.
nobles-about-same-suit = Option: weapons must be of their noble's own suit. Two aces always tie then.
nobles-about-same-colour = Option: weapons must be of their noble's colour.
nobles-about-favour-hearts = The favour of hearts heals one wound of one of your nobles.
nobles-about-favour-diamonds = The favour of diamonds draws 3 weapons, over and above those you buy. It is open only while the other court has more nobles than yours.
nobles-about-favour-clubs = The favour of clubs takes any card from the weapon discard into your hand.
nobles-about-favour-spades = The favour of spades shows you the other hand until you go on. Everybody knows that you look.
nobles-about-favour = One favour a turn, and each suit once a game for each player. The card stays face up beside your court for the rest of the game.
nobles-about-buy-weapon = The top card of the weapon deck for 1 coin, at most 3 a turn. When the deck is empty the discard is shuffled into a new one.
nobles-about-buy-noble = The top noble of the noble deck for 5 coins, at most one a turn, while your court has fewer than 3. It serves at once, unwounded.
nobles-about-tithe = Once a turn a king of yours takes a wound and you take 1 coin: for a substitute in the other's turn, or for your next turn. Not if the wound would kill him.
nobles-about-arm = A 2 or a 3 is armour: it adds its value to every duel of its noble, and goes to the discard only with it. One a noble; it is never taken back or replaced.
nobles-about-armour-suit = Option: armour of its noble's own suit adds 1 more.
nobles-about-move-armour = Armour can be moved to another noble of yours that has none, or swapped with another's. Each armour card is laid or moved at most once a turn.
nobles-about-challenge = Your noble duels with theirs. Both roll; you lay weapons first, then they. The winner's player takes 1 coin, the loser a wound; a tie wounds both. The challenged player may send another noble for 2 coins.
nobles-about-substitute = For 2 coins to the bank another of your nobles duels instead of the challenged one.
nobles-about-done = { $step ->
    [favour] Go on to buying. What you were shown of the other hand is hidden again.
    [buy] Go on to the tithe. What is not bought now must wait for your next turn.
    [tithe] Go on to equipping.
    [equip] Go on to the challenge.
    [challenge] No challenge ends your turn. After 40 turns in a row without a duel the court that can bear more wounds wins.
    [substitute] The challenged noble duels itself, and you keep your coins.
   *[weapons] You lay no more weapons in this duel. Nobody may change afterwards.
  }
nobles-about-discard = Discard, latest first ({ $count }): { $cards }
nobles-about-fallen = Nobles out of the game ({ $count }): { $cards }
nobles-about-used = Beside { $name }'s court, for favours ({ $count }): { $cards }
nobles-about-taken = Openly taken, and still in { $name }'s hand: { $cards }

## The lobby

nobles-option-opening_hand = opening hand
nobles-about-opening_hand = Weapons dealt to each player at the start. The printed text deals none; other editions deal 6.
nobles-option-same_suit = weapons of the suit only
nobles-about-same_suit = A noble uses only weapons of its own suit, aces included, without the +2. Not together with colour.
nobles-option-same_colour = weapons of the colour only
nobles-about-same_colour = A noble uses only weapons of its own colour, aces included. Not together with suit.
nobles-option-armour_suit = armour of the suit counts 1 more
nobles-about-armour_suit = Armour of its noble's suit adds 1 more to every duel.

## Help

nobles-help =
    Two players, a pack of 52 cards, dice and coins. Destroy every noble of the other court.

    CARDS  The 12 kings, queens and jacks are nobles; the other 40 cards are weapons. A noble shows its strength and its dice (□), its wounds (×) and those it can still bear (○), and its armour in brackets.

                strength   bears      dice   weapons in a duel
       king        13      3 wounds     2      1
       queen       12      2 wounds     1      1
       jack        11      2 wounds     1      2

    SETUP  Of six nobles you keep three as your court. Both choose at once; then both courts are shown, the other nobles become the noble deck, and the first player is drawn. There are no coins and, unless the option says otherwise, no weapons at the start.

    YOUR TURN, in this order
      1 Income     You take 1 coin.
      2 Favour     Once a turn, lay down a weapon for the favour of its
                   suit; each suit once a game.
                   ♥ heals one wound of one of your nobles
                   ♦ draws 3 weapons, if the other court is larger
                   ♣ takes any card from the discard
                   ♠ shows you the other hand
      3 Buy        Weapons for 1 coin, at most 3 a turn. A noble for 5,
                   at most one a turn, into a court of fewer than three.
      4 Tithe      Once a turn a king takes a wound, and you 1 coin; not
                   if that would kill him.
      5 Equip      2s and 3s of your hand become armour, one a noble.
                   Armour may be moved or swapped, each card once a turn.
      6 Challenge  One of your nobles against one of theirs; or none, and
                   the turn ends. Whoever is challenged may send another
                   noble for 2 coins.
      7 Duel       If there was a challenge.

    THE DUEL  Both roll their dice. Each side counts strength, armour and dice, and 3 more if there is a queen in the court and the duellist is no queen. The challenger lays weapons, or none, face up; then the challenged player does. A weapon adds its value, and 2 more if its suit is its noble's. The higher score wins.

    ACES  An ace is fatal: who uses one beats who uses none, whatever the scores. If both use one, the ace closer to its noble wins: the same suit before the same colour before the other colour. Equally close is a tie.

    WHAT IT COSTS  The winner's player takes 1 coin, the loser a wound. A tie wounds both, and nobody takes a coin. Weapons that were used go to the discard. A noble with all the wounds it can bear goes out of the game, its armour to the discard. When the weapon deck is empty, the discard is shuffled into a new one.

    THE END  At once when a court is empty: the other player wins; if both are, it is a draw. After 40 turns in a row without a duel the court that can still bear more wounds wins.

    SECRETS  Hands and decks are hidden, their sizes are not. Everything else lies open: press i for the discard and the nobles out of the game. Weapons that were taken openly from the discard stay shown beside the hand they went to.

    OPTIONS
      Opening hand: so many weapons for each player at the start.
      Weapons of the suit only: a noble uses weapons of its own suit alone,
        aces included, and the +2 falls away. Two aces always tie then, as
        each is of its noble's suit.
      Weapons of the colour only: likewise, of the noble's colour; the +2
        for the suit stays.
      Armour of the suit counts 1 more.
      Suits never limit armour and favours.

    HOW THIS DIFFERS FROM THE PUBLISHED GAME  The texts of this game differ among themselves. Players of another will notice:
      - Six weapons are dealt at the start there; here none, unless the
        option says so.
      - In a web version and in a review a queen herself is 3 stronger for
        each other noble of her court; here she adds 3 to another duellist.
      - Once a turn three weapons of one suit can be discarded for 3 coins
        there; here not.
      - The king's coin, armour and favours come before income and buying
        there; here the order is the one above.
      - All weapons are paid before the first is drawn there; here they are
        bought one by one.
      - One text allows several favours a turn, and the web version discards
        the card; here it is one a turn, and the card stays by the court.
      - Two aces simply tie in the web version; here the closer one wins.
      - A jack has his second weapon only when he attacks in the web
        version; here on either side.
      - One text refills the noble deck, and names the winner at his next
        turn; here the deck runs out, and the game ends at once.
      - The limit of 40 turns and the options for suits are in none of the
        texts we saw.
nobles-R1 = A king does not tithe if the wound would kill him.
nobles-R2 = Armour is never taken back into the hand, nor replaced while its noble lives. It may be moved to a noble without any, or swapped.
nobles-R3 = A queen's help is 3, once, however many queens there are, and only for a duellist who is no queen.
nobles-R4 = With an ace in the duel no final score is counted, and other weapons do not matter. Of two aces of one side the closer one counts.
nobles-R5 = If both courts are emptied by one tie, the game is a draw.
nobles-R6 = After 40 turns in a row without a duel, both players' counted, the court that can still bear more wounds wins; equal is a draw.
nobles-R7 = The tithe comes after buying, so its coin is for a substitute or for a later turn.
nobles-R8 = A card laid down for a favour stays face up beside the court and does not go to the discard.
nobles-R9 = No weapons are dealt at the start, unless the option says so; other editions deal 6.
nobles-problem = Choose one of “weapons of the suit only” and “weapons of the colour only”, or neither.
