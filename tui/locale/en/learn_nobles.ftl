learn_nobles-welcome = Welcome! Two courts of nobles fight each other, and the one that destroys every noble of the other wins. A king fights with 13, a queen with 12, a jack with 11. Before the first duel the courts are chosen.
learn_nobles-court = These six nobles were dealt to you; three of them become your court. Each card shows its strength, its dice and, as ○, the wounds it can bear. Your opponent chooses at the same time, and both choices stay secret until the end.
learn_nobles-duel = A duel has been fought. Each side adds strength, armour and dice; a queen in the court adds 3 to a king or a jack. The higher score wins a coin, and the loser is wounded: × is a wound, ○ one that can still be borne.
learn_nobles-buy = Your turn begins with 1 coin of income. A weapon costs 1 coin, and you may buy up to three a turn. With 5 coins you could replace a fallen noble.
learn_nobles-healed = In the second duel your king wounded the queen. Then your opponent laid a heart beside the court and healed her: that is a favour. Soon you can ask for one too.
learn_nobles-tithe = The tithe: one of your kings may take a wound to give you a coin, though never its last one. A coin is little for a wound, so think of what you need it for.
learn_nobles-equip = Twos and threes are poor weapons but good armour. On a noble they count in every duel until it falls. Each noble wears one; it can be moved to another noble later, but not taken back into the hand.
learn_nobles-challenge = Now one of your nobles may challenge one of theirs. The number is what a noble brings with it, and “+ 2 dice” means that it also rolls two dice. Look for the best match, not only for the weakest enemy.
learn_nobles-weapons = The dice have fallen; now come the weapons. The challenger lays first, then the other player. A weapon adds its value, and 2 more if it is of its noble’s suit. A king or a queen uses one, a jack two. Used weapons are gone.
learn_nobles-substitute = You are challenged. For 2 coins you may send another noble instead of the one they chose.
learn_nobles-ace = An ace wins the duel: it beats everything but another ace, whatever the scores, for one wound as always. If both sides use one, the ace closer to its noble wins: first the same suit, then the same colour.
learn_nobles-falls = A noble that has taken every wound it can bear falls, and its armour with it. A court without nobles has lost.
learn_nobles-favour = Favours: once a turn you may lay down a weapon for the favour of its suit, each suit once a game. ♥ heals a wound, ♦ draws three weapons if you have fewer nobles, ♣ takes a card from the discard, ♠ shows you the other hand.
learn_nobles-look = The other hand lies open to you until you go on. There is no ace in it! What you saw stays in your log.
learn_nobles-tie = That was a tie: both nobles are wounded, and nobody takes a coin. Sometimes a tie is the best you can get.
learn_nobles-end = Their last noble can bear one more wound: if you win this duel, you win the game. Now you know the essentials. Play to the end, then try the exercises.
learn_nobles-do-3 = Kings are strong and tough. Keep K♣.
learn_nobles-do-4 = Keep the next king, K♦.
learn_nobles-do-5 = Three kings: keep K♠ too.
learn_nobles-do-15 = Your hand is empty. Buy a weapon.
learn_nobles-do-17 = A coin would buy nothing now. No tithe this time: “next: equip”.
learn_nobles-do-18 = Lay 2♦ on K♣: 13 becomes 15.
learn_nobles-do-20 = K♣ against Q♦: 15 and two dice against 12 and one.
learn_nobles-do-37 = Take the coin from K♣, unhurt: with one more it pays for a substitute.
learn_nobles-do-39 = K♠ has two wounds and needs the armour most.
learn_nobles-do-41 = K♦ against Q♦: you hold a diamond to strike with.
learn_nobles-do-42 = 9♦ is of K♦’s suit: 9 and 2 more. Keep the ace for worse days.
learn_nobles-do-52 = K♠ wears armour and you hold an ace. Let it fight.
learn_nobles-do-55 = 20 to 30 cannot be made up by numbers. Lay the ace!
learn_nobles-do-62 = One coin more, and you can send a substitute in their turn. Ask K♦.
learn_nobles-do-66 = Q♦ bears only one more wound: finish it with K♣.
learn_nobles-do-67 = 27 to 17, and you fear little. Save your weapons.
learn_nobles-do-76 = K♠ bears only one more wound. Send K♦ for 2 coins.
learn_nobles-do-80 = 22 to 35: only an ace helps, and A♦ is of K♦’s suit.
learn_nobles-do-82 = Lay down 9♠ to see what they hold.
learn_nobles-do-83 = When you have seen enough, go on.
learn_nobles-do-90 = J♣ bears one more wound: challenge it with K♣.
learn_nobles-do-91 = At most they add 6 and 5 to 15. With 6♥ you are safe.
learn_nobles-do-103 = 8♠ makes it 27 to 27. K♠ falls anyway; a tie wounds their king too.
learn_nobles-do-105 = Lay down 8♥ to heal K♣.
learn_nobles-do-113 = K♦ against K♥: you hold strong weapons for it.
learn_nobles-do-114 = They lead 24 to 21. 8♦ of K♦’s own suit makes it 31.
learn_nobles-asks-weapons = Nobody can lay a weapon after you. Which one do you lay, if any?
learn_nobles-asks-challenge = Which of your nobles challenges, and whom?
learn_nobles-why-weapons-score = It makes { $mine } to { $theirs }: enough to win, and no better card is spent.
learn_nobles-why-weapons-ace = Nothing else can win this duel: an ace beats any score.
learn_nobles-why-weapons-spare = You lead { $mine } to { $theirs } as it is, so no card needs to be spent.
learn_nobles-why-weapons-hopeless = { $theirs ->
    [0] Nothing in your hand beats their ace. Save your weapons for a duel that can be won.
   *[other] Nothing in your hand is enough: { $mine } to { $theirs } at best. Save your weapons for a duel that can be won.
  }
learn_nobles-why-challenge = Your noble brings { $lead } more than theirs, with each die at its average.
learn_nobles-worse-weapons-lost = It makes only { $mine } to { $theirs }, and the duel is lost.
learn_nobles-worse-weapons-lost-ace = Their ace beats it, and the duel is lost.
learn_nobles-worse-weapons-tie = It makes { $mine } to { $theirs }: a tie, which wounds your noble too.
learn_nobles-worse-weapons-tie-ace = Both aces are equally close: a tie, which wounds your noble too.
learn_nobles-worse-weapons-dear = It wins as well, but spends a card for which there is better use.
learn_nobles-worse-weapons-vain = The duel is lost all the same, and the card is gone.
learn_nobles-worse-challenge-more = There you bring only { $lead } more.
learn_nobles-worse-challenge-less = { $lead ->
    [0] There you bring no more than they do.
   *[other] There you bring { $lead } less than they do.
  }
learn_nobles-worse-challenge-none = A good chance would go by.
