nobles-name = Duelling Nobles
nobles-blurb = Two courts of three nobles challenge each other with weapons, armour and dice until one court has fallen. About 30 minutes.
nobles-title = { $step ->
    [court] choosing the courts
    [over] turn { $number }: the end
   *[turn] turn { $number }: { $name }{ $quiet ->
        [0] { "" }
       *[other] {"   "}no duel for { $quiet } of 40 turns
    }
  }

## Cards: the letter of a rank, one column wide

nobles-rank-king = K
nobles-rank-queen = Q
nobles-rank-jack = J
nobles-rank-ace = A
nobles-name-king = king
nobles-name-queen = queen
nobles-name-jack = jack
nobles-kind-ace = ace
nobles-kind-armour = armour
nobles-kind-weapon = weapon
nobles-kind-idle = not now
nobles-kind-favour-hearts = heal
nobles-kind-favour-diamonds = draw
nobles-kind-favour-clubs = take
nobles-kind-favour-spades = look

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
nobles-step-court = Both players choose at once, in secret.

nobles-fact-yours = Your weapons
nobles-fact-decks = The piles: noble deck { $nobles }, weapon deck { $weapons }.

## People and piles

nobles-coins = { $count } { $count ->
    [one] coin
   *[other] coins
  }
nobles-hand = hand
nobles-hand-empty = no cards
nobles-favours = favours
nobles-favour-of = { $suit ->
    [hearts] the favour of hearts
    [diamonds] the favour of diamonds
    [clubs] the favour of clubs
   *[spades] the favour of spades
  }
nobles-you = you
nobles-pile-nobles = nobles
nobles-pile-weapons = weapons
nobles-pile-discard = discard
nobles-pile-fallen = fallen
nobles-none = none
nobles-no-weapons = no weapons

## A duel: terms of the sums, and how it stands

nobles-tally-title = The duel of { DEFINITE($one) } and { DEFINITE($other) }
nobles-tally-won = { DEFINITE($noble) } won{ $by ->
    [ace] {" "}by an ace
   *[score] , { $more } to { $less }
  }
nobles-tally-tied = A tie
nobles-tally-stamina = Stamina left
nobles-row-strength = strength
nobles-row-armour = armour
nobles-row-queen = queen
nobles-row-dice = dice
nobles-row-weapon = weapon
nobles-row-weapon-1 = weapon 1
nobles-row-weapon-2 = weapon 2
nobles-row-total = total
nobles-row-ace = ace
nobles-near = { $closeness ->
    [suit] same suit
    [colour] same colour
   *[other] other colour
  }
nobles-versus = versus
nobles-stage-stake = at stake: 1 coin and 1 wound
nobles-fallen = fallen
nobles-duel-would = { DEFINITE($challenger) } wins { $wins } %, ties { $ties } %
nobles-duel-instead = { $noble } in place of { DEFINITE($spared) }?
nobles-duel-answer = { DEFINITE($noble) } is challenged by { DEFINITE($challenger) }
nobles-duel-ace = An ace decides, not the score.
nobles-duel-level = level so far, { $score } each
nobles-duel-leads = { DEFINITE($noble) } leads by { $by }
nobles-duel-won = last duel: { DEFINITE($noble) } won{ $by ->
    [ace] {" "}by an ace
   *[score] , { $more } to { $less }
  }
nobles-duel-tied = last duel: a tie
nobles-duel-loser = { $fell ->
    [yes] { DEFINITE($noble) } fell
   *[no] { DEFINITE($noble) } took a wound
  }
nobles-aid-king = { $card } { $strength }, bears { $bears }, { $dice } dice, { $weapons } weapon
nobles-aid-queen = { $card } { $strength }, bears { $bears }, { $dice } die, { $weapons } weapon; aids +3
nobles-aid-jack = { $card } { $strength }, bears { $bears }, { $dice } die, { $weapons } weapons
nobles-aid-court = a queen adds 3 to kings and jacks
nobles-aid-suit = { $only ->
    [suit] only weapons of the noble’s suit
    [colour] weapons: own colour; suit: +2
   *[none] weapon of its noble’s suit: +2
  }

## Questions

nobles-ask-court = Your court: keep { $left } { $left ->
    [3] of your six nobles
   *[other] more
  }.
nobles-ask-favour = { $state ->
    [used] Favour: you have had one this turn.
    [seen] You see the other hand above until you go on.
    [closed] Favour: none can do anything now.
    [without] Favour: you have no card of the right suit ({ $suits }).
   *[open] Favour: lay down a weapon for the favour of its suit?
  }
nobles-ask-buy = { $offer ->
    [both] Buy: { $weapons ->
        [one] 1 weapon at 1
       *[other] up to { $weapons } weapons at 1
    }, a noble at 5?
    [noble] Buy: a noble for 5 coins?
    [weapons] Buy: { $weapons ->
        [one] 1 weapon for 1 coin
       *[other] up to { $weapons } weapons, 1 coin each
    }?
   *[nothing] Buy: nothing more this turn. { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
  }
nobles-ask-tithe = { $state ->
    [used] Tithe: already taken this turn.
    [closed] Tithe: none of your kings could bear it.
   *[open] Tithe: wound a king to gain 1 coin?
  }
nobles-ask-equip = { $state ->
    [closed] Equip: you have no armour to lay or move.
    [lay] Equip: lay a 2 or 3 as armour?
    [move] Equip: move armour?
   *[open] Equip: lay a 2 or 3 as armour, or move armour?
  }
nobles-ask-challenge = Challenge? { $substitute ->
    [yes] { $name } may substitute.
    [dear] { $name } can’t pay for a substitute.
   *[none] { $name } has no substitute.
  }
nobles-ask-substitute = { DEFINITE($challenger) } challenges your { $noble }. Send another for 2 coins?
nobles-ask-weapons = { $left ->
    [0] Weapons: { DEFINITE($noble) } can use no more.
   *[other] { $choice ->
        [no] Weapons: you have none that { DEFINITE($noble) } can use.
       *[yes] Weapons: lay { $left ->
            [one] one
           *[other] up to { $left }
        }{ $laid ->
            [0] ?
           *[other] {" "}more?
        }
    }
  } { $ace ->
    [yes] An ace decides.
   *[no] { $stands ->
        [ahead] You lead { $mine } to { $theirs }.
        [behind] You trail { $mine } to { $theirs }.
       *[level] The score is level at { $mine }.
    }
  }

## Answers

nobles-answer-keep = { $card } | { $strength } | { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } | bears { $bears } | { $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  }
nobles-answer-favour-hearts = { $card } | heal { DEFINITE($target) } | stamina { $before } → { $after }
nobles-answer-favour-diamonds = { $card } | draw { $count } { $count ->
    [one] weapon
   *[other] weapons
  }
nobles-answer-favour-clubs = { $card } | take { DEFINITE($target) } from the discard
nobles-answer-favour-spades = { $card } | look at { $name }’s hand ({ $count })
nobles-answer-buy-weapon = a weapon | coins { $before } → { $after }
nobles-answer-buy-noble = a noble | coins { $before } → { $after }
nobles-answer-tithe = { $card } | stamina { $left } → { $after } | coins { $before } → { $coins }
nobles-answer-arm = { DEFINITE($card) } on { DEFINITE($noble) } | { $before } → { $after }
nobles-answer-move-armour = { $exchanged ->
    [none] { DEFINITE($card) } from { DEFINITE($source) } to { DEFINITE($target) } | { $before } → { $after }
   *[other] swap: { DEFINITE($card) } to { DEFINITE($target) }, { DEFINITE($exchanged) } to { DEFINITE($source) }
  }
nobles-answer-challenge = { DEFINITE($noble) } challenges { DEFINITE($target) } | { $own } to { $their } | wins { $wins } % | ties { $ties } %
nobles-answer-substitute = send { DEFINITE($noble) } | { $own } | wins { $wins } % | coins { $before } → { $after }
nobles-answer-lay = { $card } | { $effect ->
    [nothing] adds nothing, an ace decides
   *[score] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } suit
    }
  } | { $score } | { $outcome }
nobles-answer-lay-ace = { $card } | ace, { $closeness ->
    [suit] same suit
    [colour] same colour
   *[other] other colour
  }{ $against ->
    [wins] : beats their ace
    [tie] : a tie of aces
    [loses] : loses to their ace
   *[none] { "" }
  } | | { $outcome }
nobles-score = { $mine } : { $theirs }
nobles-wins-short = { $wins } %
nobles-outcome-open = then { $name } lays
nobles-outcome-win = you win
nobles-outcome-lose = you lose
nobles-outcome-tie = a tie
nobles-outcome-wounded = { $noble } wounded
nobles-outcome-both = both wounded
nobles-outcome-falls = { $noble } falls
nobles-outcome-over = the game ends
nobles-passed = { $step ->
    [favour] no favour now
    [buy] nothing to buy
    [tithe] no tithe now
    [equip] no armour to lay
   *[weapons] { "" }
  }
nobles-answer-done = { $step ->
    [favour] { $used ->
        [yes] next: { $next }
       *[no] no favour | next: { $next }
    }
    [buy] buy { $bought ->
        [yes] nothing more
       *[no] nothing
    } | next: { $next }
    [tithe] { $used ->
        [yes] next: { $next }
       *[no] no tithe | next: { $next }
    }
    [equip] no change | next: { $next }
    [challenge] no challenge: end the turn
    [substitute] { DEFINITE($noble) } stays | { $own } | wins { $wins } %
   *[weapons] { $laid ->
        [0] no weapon
       *[other] no more
    } | { $score } | { $outcome }
  }

## Waiting

nobles-waiting = { $name } { $step ->
    [favour] may ask for a favour…
    [buy] may buy…
    [tithe] may take the tithe…
    [equip] may equip the court…
    [challenge] may challenge…
    [substitute] may send a substitute…
   *[weapons] may lay weapons…
  }

## The log

nobles-log-keeps = { $noble ->
    [none] { "" }
   *[other] { $seat } keeps { DEFINITE($noble) }.
  }
nobles-log-court = { $seat }’s court: { $nobles }.
nobles-log-first = { $seat } begins, by lot.
nobles-log-hand = { $seat } is dealt { $weapons ->
    [none] { $count } { $count ->
        [one] weapon
       *[other] weapons
    }
   *[other] { DEFINITE($weapons) }
  }.
nobles-log-turn = — Turn { $number }: { $seat } takes { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-favour = { $seat } lays down { DEFINITE($card) } for a favour.
nobles-log-heals = { DEFINITE($noble) } is healed and now has { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
  }.
nobles-log-draws = { $seat } draws { $weapon ->
    [none] a weapon
   *[other] { DEFINITE($weapon) }
  }.
nobles-log-takes = { $seat } takes { DEFINITE($weapon) } from the discard.
nobles-log-looks = { $seat } looks at { $at }’s hand{ $weapons ->
    [none] .
   *[other] : { $weapons }.
  }
nobles-log-reshuffle = The discard ({ $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  }) is shuffled into a new deck.
nobles-log-buys-weapon = { $seat } buys { $weapon ->
    [none] a weapon
   *[other] { DEFINITE($weapon) }
  } for { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } ({ $coins } left).
nobles-log-buys-noble = { $seat } buys { DEFINITE($noble) } into the court for { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } ({ $coins } left).
nobles-log-tithe = { $seat } takes the tithe from { DEFINITE($king) }: { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-arms = { $seat } lays { DEFINITE($armour) } on { DEFINITE($noble) } as armour.
nobles-log-moves-armour = { $seat } { $exchanged ->
    [none] moves { DEFINITE($armour) } from { DEFINITE($source) } to { DEFINITE($target) } as armour
   *[other] swaps armour: { DEFINITE($armour) } to { DEFINITE($target) }, { DEFINITE($exchanged) } to { DEFINITE($source) }
  }.
nobles-log-challenge = { $seat }’s { $noble } challenges { $challenged }’s { $target }.
nobles-log-substitute = { $seat } pays { $paid ->
    [one] 1 coin
   *[other] { $paid } coins
  } ({ $coins } left) and sends { DEFINITE($noble) } instead of { DEFINITE($spared) }.
nobles-log-stands = { $seat } sends no substitute: { DEFINITE($noble) } accepts.
nobles-log-unarmed = { DEFINITE($noble) } uses no weapon.
nobles-log-rolls = { DEFINITE($noble) } rolls { $dice }: { $total } so far.
nobles-log-lays = { DEFINITE($noble) } uses { DEFINITE($weapon) }{ $closeness ->
    [suit] , an ace of its own suit
    [colour] , an ace of its own colour
    [other] , an ace of the other colour
   *[none] : +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } for its suit
    }
  }.
nobles-log-score = { $noble }: { $strength }{ $armour ->
    [0] { "" }
   *[other] {" "}+ armour { $armour }
  }{ $queen ->
    [0] { "" }
   *[other] {" "}+ queen { $queen }
  } + roll { $dice }{ $weapons ->
    [0] { "" }
   *[other] {" "}+ weapons { $weapons }
  } = { $total }.
nobles-log-wins = { DEFINITE($noble) } wins by { $by ->
    [ace] its ace
   *[score] the higher score
  }: { $seat } takes { $gained ->
    [one] 1 coin
   *[other] { $gained } coins
  } (now { $coins }).
nobles-log-tie = { $by ->
    [ace] The aces are equally close
   *[score] The scores are equal
  }: a tie. Both nobles are wounded and nobody takes a coin.
nobles-log-wounded = { DEFINITE($noble) } is wounded: { $wounds } of { $bears }.
nobles-log-falls = { DEFINITE($noble) } falls{ $armour ->
    [none] { "" }
   *[other] , and { DEFINITE($armour) } goes to the discard
  }; { $left ->
    [0] nobody is left in { $seat }’s court
   *[other] { $left } left in { $seat }’s court
  }.
nobles-log-no-duel = { $late ->
    [yes] { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } without a duel; after 40 in a row the game ends.
   *[no] { "" }
  }
nobles-log-over = — The end. Wounds each court could still bear: { $stamina }.

## The end

nobles-why-favoured = { $card }: only one favour a turn, and you have had it.
nobles-why-favour-used = { $card }: you have had the favour of this suit; each can be asked once a game.
nobles-why-favour-idle = { $card } has no favour for you now: { $suit ->
    [hearts] hearts heal a wound, and none of your nobles has one.
    [diamonds] diamonds draw weapons, if any are there, only while your court has fewer nobles than theirs.
    [clubs] clubs take a card back from the discard, and that is empty.
   *[spades] spades show you the other hand, and that is empty.
  }
nobles-why-three-weapons = Weapons: you have bought three this turn, and that is the most.
nobles-why-no-weapons = Weapons: there are none left to draw.
nobles-why-weapon-price = Weapons: one costs { $price } of your coins, and you have { $coins }.
nobles-why-one-noble = Nobles: you have bought one this turn, and that is the most.
nobles-why-full-court = Nobles: your court has three, and there is room for no more.
nobles-why-no-nobles = Nobles: there are none left to buy.
nobles-why-noble-price = Nobles: one costs { $price } coins, and you have { $coins }.
nobles-why-tithed = { $noble }: only one tithe a turn.
nobles-why-would-kill = { $noble }: one more wound would kill the king, so there is no tithe.
nobles-why-no-king = { $noble }: only kings pay the tithe.
nobles-why-no-armour = { $card }: only twos and threes are armour.
nobles-why-wears = { $noble }: wears { DEFINITE($armour) } already; the armour of the living is not replaced.
nobles-why-fitted = { $noble }: { DEFINITE($armour) } was laid or moved this turn and stays there until the next.
nobles-why-duelling = { $noble }: this is the noble that was challenged.
nobles-why-most-weapons = { $card }: { DEFINITE($noble) } has used { $most ->
    [one] the one weapon it may use.
   *[other] the { $most } weapons it may use.
  }
nobles-why-same-suit = { $card }: at this table { DEFINITE($noble) } may only use weapons of the same suit.
nobles-why-same-colour = { $card }: at this table { DEFINITE($noble) } may only use weapons of the same colour.
nobles-curve = Stamina, turn by turn
nobles-figures = Stamina after { $step ->
    [1] each turn
    [2] every 2nd turn
   *[other] every { $step }th turn
  }
nobles-part = Turn { $part }
nobles-end-destroyed = { $whose ->
    [ours] Your court has fallen
    [theirs] The other court has fallen
   *[watched] The court of { $loser } has fallen
  }.
nobles-end-blow = { $how ->
    [tie] The last duel, a tie at { $more }, wounded both: { DEFINITE($noble) } ({ $name }) and { DEFINITE($target) } ({ $loser }).
    [tie-ace] The last duel, a tie of aces, wounded both: { DEFINITE($noble) } ({ $name }) and { DEFINITE($target) } ({ $loser }).
    [ace] The last blow: { $name }’s { $noble } struck down { $loser }’s { $target } with { $weapons }, an ace.
   *[score] The last blow: { $name }’s { $noble } struck down { $loser }’s { $target }{ $weapons ->
        [none] { "" }
       *[other] {" "}with { $weapons }
    }, { $more } to { $less }.
  }
nobles-end-both-destroyed = Both courts fell in the same duel: a draw.
nobles-end-no-duels = 40 turns without a duel: { $draw ->
    [yes] both courts can bear the same number of wounds, a draw.
   *[no] { $name } wins, with the court that can bear more wounds.
  }
nobles-end-scores = The numbers are the wounds each court could still bear.

## What is this?

nobles-explain = Two courts of nobles: lose all of yours and you lose the game.{ $asked ->
    [yes] {" "}Put the cursor on a choice and this page explains it.
   *[no] { "" }
  }
nobles-about-noble = { $noble }: strength { $strength }; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }; at most { $weapons } { $weapons ->
    [one] weapon
   *[other] weapons
  } in a duel. Bears { $bears } wounds; the last of them takes the noble out of the game.
nobles-about-noble-now = { DEFINITE($noble) } now: wounds { $wounds } of { $bears }; { $sum } before the dice.
nobles-about-queen = A queen in your court adds 3 to your duellist, unless that is a queen too. A second queen adds nothing more.
nobles-about-keep = Three of the six nobles you were dealt become your court. The courts are shown when both have been chosen; the other nobles are shuffled to form the noble deck.
nobles-about-weapon = Used as a weapon, { DEFINITE($weapon) } adds { $value } in a duel, and 2 more if it is of its noble’s suit. { $armour ->
    [yes] It can also be armour: laid on a noble, it adds { $value } in every duel of that noble.
   *[no] { "" }
  }
nobles-about-weapon-same = Used as a weapon, { DEFINITE($weapon) } adds { $value } for a noble of its own suit. At this table nobles use weapons of their own suit only, and get no bonus for it. { $armour ->
    [yes] It can also be armour: laid on a noble of any suit, it adds { $value } in every duel of that noble.
   *[no] { "" }
  }
nobles-about-ace = { DEFINITE($weapon) } is an ace, and aces are fatal: a noble with an ace beats one without, whatever the scores, and the loser takes one wound. If both use one, the ace closer to its noble wins: same suit, then same colour, then the other colour. If they are equally close, the duel is a tie.
nobles-about-weapons = In a duel: a weapon of 2 to 10 adds its number, and 2 more if it is of its noble’s suit; an ace beats all but an ace. A 2 or 3 can be armour instead.
nobles-about-same-suit = Option: nobles use weapons of their own suit only. Two aces then always tie.
nobles-about-same-colour = Option: nobles use weapons of their own colour only.
nobles-about-favour-hearts = The favour of hearts: heal one wound of one of your nobles.
nobles-about-favour-diamonds = The favour of diamonds: draw 3 weapons, on top of any you buy. Only while the other court has more nobles than yours.
nobles-about-favour-clubs = The favour of clubs: take any card from the weapon discard into your hand.
nobles-about-favour-spades = The favour of spades: look at the other player’s hand until you go on; your log keeps what you saw. Everyone can see that you are looking.
nobles-about-favour = One favour a turn, and each player may use each suit once a game. The card stays face up beside your court for the rest of the game.
nobles-about-buy-weapon = Buy the top card of the weapon deck for 1 coin, up to 3 a turn. When the deck is empty, the discard is shuffled to form a new one.
nobles-about-buy-noble = Buy the top card of the noble deck for 5 coins, at most one a turn, while your court has fewer than 3 nobles. It serves at once, without wounds.
nobles-about-tithe = Once a turn, one of your kings may take a wound to give you 1 coin, towards a substitute (2 coins) on the other player’s turn, or for your own next turn. Not if the wound would kill the king.
nobles-about-arm = A 2 or 3 can be armour: it adds its value in every duel of its noble and goes to the discard only with that noble. One per noble; it is never taken back or replaced.
nobles-about-armour-suit = Option: armour of its noble’s own suit adds 1 more.
nobles-about-move-armour = Armour can be moved to one of your nobles that has none, or swapped with another’s. Each armour card can be laid or moved once a turn.
nobles-about-challenge = Your noble duels one of theirs. Both roll; you lay weapons first, then they do. The winning player takes 1 coin, the losing noble a wound; a tie wounds both. The challenged player may send another noble, if there is one, for 2 coins.
nobles-about-substitute = Pay 2 coins to the bank, and another of your nobles fights instead of the one challenged.
nobles-about-done = { $step ->
    [favour] Go on to buying. If you were shown the other hand, it is hidden again; your log keeps what you saw.
    [buy] Go on to the tithe. Your coins stay with you: 2 send a substitute when you are challenged, 5 buy a noble.
    [tithe] Go on to equipping. No king takes a wound, and you get no coin.
    [equip] Go on to the challenge. 2s and 3s in your hand stay weapons.
    [challenge] End your turn without a challenge. After 40 turns in a row without a duel, the court that can bear more wounds wins.
    [substitute] The challenged noble fights in person, and you keep your coins.
   *[weapons] Lay no more weapons in this duel, even if the other player lays more.
  }
nobles-about-discard = Discard, latest first ({ $count }): { $cards }
nobles-about-fallen = Nobles out of the game ({ $count }): { $cards }
nobles-about-used = Beside { $name }’s court, used for favours ({ $count }): { $cards }
nobles-now-deck = Cards left in this deck: { $count }.
nobles-now-stamina = { $name } can still bear { $count } { $count ->
    [one] wound
   *[other] wounds
  }.
nobles-now-coins = { $name } has { $count } { $count ->
    [one] coin
   *[other] coins
  }.
nobles-now-favours = { $name } has these favours left: { $suits }.
nobles-about-taken = Taken openly and still in { $name }’s hand: { $cards }

## The lobby

nobles-option-opening_hand = Opening hand
nobles-about-opening_hand = Weapons dealt to each player at the start. The rules followed here deal none; other editions deal 6.
nobles-option-same_suit = Weapons of same suit only
nobles-about-same_suit = Nobles use weapons of their own suit only, aces included, and without the +2. Cannot be combined with same colour.
nobles-option-same_colour = Weapons of same colour only
nobles-about-same_colour = Nobles use weapons of their own colour only, aces included. Cannot be combined with same suit.
nobles-option-armour_suit = +1 for armour of the same suit
nobles-about-armour_suit = Armour of its noble’s own suit adds 1 more in every duel.
nobles-option-early_tithe = The king’s coin before buying
nobles-about-early_tithe = A king may take the tithe’s wound before buying, so that its coin can buy. The printed list says after buying, a note at the start of the turn.

## Help

nobles-first-won =
    How it is won
    Destroy every noble of the other court. A king bears three wounds, the others two; the last one is fatal.
nobles-first-round =
    A turn
    Income, favour, buy, tithe, equip; then one of your nobles may challenge one of theirs.
nobles-first-mind =
    A duel
    Strength, armour, dice and weapons are added up: the higher sum wounds the other noble and earns a coin. An ace is fatal.
nobles-signs =
    SIGNS ON THE BOARD
    K  king    Q  queen    J  jack    A  ace
    ♥ ♦ ♣ ♠  suits; as favours: those that are left
    ×  a wound taken    ○  one that can still be borne
    ●  pips; in the sums [5]
    ◉  coins    →  what the choice would make of them
    ✓  kept    ►  to act; the step now
    ► ◄  the nobles of the duel or of the choice
    ▲  the card under the cursor
    ▂ ▃ ▆ ▇  the higher, the likelier a sum by the dice
    –  none    { $sign-more }  more cards lie there
    { $sign-away }  beside a name: is away
    ╭╴ ╶╮  a place where a card may lie
nobles-R1 = A king cannot take the tithe’s wound if it would kill the king.
nobles-R2 = Armour is never taken back into the hand, nor replaced while its noble lives. It may be moved to a noble without any, or swapped.
nobles-R3 = A queen’s help is 3, once, however many queens there are, and only for a duellist who is not a queen.
nobles-R4 = With an ace in the duel, no final score is counted and other weapons do not matter. If one side uses two aces, the closer one counts.
nobles-R5 = If one tie empties both courts, the game is a draw.
nobles-R6 = After 40 turns in a row without a duel, counting both players’ turns, the court that can still bear more wounds wins; if equal, it is a draw.
nobles-R7 = The tithe comes after buying, so its coin is for a substitute or a later turn: so the list of steps in the text has it. Its note on kings, and the published game, take the coin before buying; the option does that.
nobles-R8 = A card laid down for a favour stays face up beside the court and does not go to the discard.
nobles-R9 = No weapons are dealt at the start, unless the option says so; other editions deal 6.
nobles-problem = Choose “Weapons of same suit only” or “Weapons of same colour only”, or neither.

## Headings of choices in columns

nobles-column-buy = buy
nobles-column-coins = coins
nobles-column-worth = you draw
nobles-column-a-weapon = a weapon
nobles-column-a-noble = a noble
nobles-column-worth-weapon = 2 to 10, or an ace
nobles-column-worth-noble = 11 to 13 and dice
nobles-column-no-weapons-brief = none
nobles-column-king = king
nobles-column-wounds = king’s stamina
nobles-column-lay-down = lay down
nobles-column-favour = favour
nobles-column-effect = effect
nobles-column-heals = stamina { $change }
nobles-column-draws = +{ $count } cards
nobles-column-holds = { $count } cards
nobles-column-favour-hearts = heal { DEFINITE($target) }
nobles-column-favour-diamonds = draw weapons
nobles-column-favour-clubs = take { DEFINITE($target) } back
nobles-column-favour-spades = see their hand
nobles-column-armour = armour
nobles-column-on = on
nobles-column-from = { DEFINITE($card) } from { DEFINITE($source) }
nobles-column-swap = { DEFINITE($card) } for { DEFINITE($exchanged) }
nobles-column-fights = who fights
nobles-column-wins = chance
nobles-column-change = change
nobles-column-changed = { $how ->
    [better] +{ $by } %
    [worse] −{ $by } %
   *[same] 0 %
  }
nobles-column-send = send { DEFINITE($noble) }
nobles-column-accepts = { $noble } stays
nobles-column-weapon = weapon
nobles-column-adds = adds
nobles-column-score = score
nobles-column-then = outcome
nobles-column-ace = ace
nobles-column-suit = +{ $value } +{ $suit } suit
nobles-column-near = { $closeness ->
    [suit] same suit
    [colour] same colour
   *[other] other colour
  }

## Duelling Nobles on the board and in the tables of choices: words that must do with little room.

nobles-total = stamina { $over ->
    [yes] { $mine } : { $theirs }
   *[no] { $mine }, theirs { $theirs }
  }{ $stands ->
    [ahead] {" "}· ahead
    [behind] {" "}· behind
   *[level] { "" }
  }
nobles-bears = can bear { $count } { $count ->
    [one] wound
   *[other] wounds
  }
nobles-left = stamina { $count }
nobles-held = { $count } { $count ->
    [one] card
   *[other] cards
  }
nobles-favours-left = favours left
nobles-favours-none = no favours left
nobles-place-duels = in the duel
nobles-place-fallen = fallen
nobles-place-wounded = wounded
nobles-place-healed = healed
nobles-place-kept = kept
nobles-place-keep = keep?
nobles-kept = { $count } of { $most } kept
nobles-dealt-yours = Your six nobles: three become your court
nobles-dealt-theirs = { $name }’s six nobles, face down{ $kept ->
    [0] { "" }
   *[other] , { $kept } of them kept
  }
nobles-dealt-legend = { $sign } a wound it can bear
nobles-arms-left = 0–{ $count } { $count ->
    [one] card
   *[other] cards
  }
nobles-aid-title = In a duel
nobles-aid-jack-short = a jack lays 2 weapons, others 1
nobles-aid-ace = aces win; 2 and 3: armour too

## The rules of weapons, where a hand is empty

nobles-rule-adds = 2 to 10
nobles-rule-adds-does = add that much
nobles-rule-suit = own suit
nobles-rule-suit-does = adds 2 more
nobles-rule-ace = an ace
nobles-rule-ace-does = beats all else
nobles-rule-armour = 2 and 3
nobles-rule-armour-does = can be armour
nobles-rule-only-suit = suit
nobles-rule-only-suit-does = own suit only
nobles-rule-only-colour = colour
nobles-rule-only-colour-does = own colour only

## Tables of choices

nobles-column-brings = in a duel
nobles-column-beats = beats all but an ace
nobles-column-beats-brief = beats all else
nobles-note-favour = One favour a turn; each suit once in the game.
nobles-note-favour-idle = { $card } has no favour for you now: { $why ->
    [hearts] none of your nobles is wounded
    [diamonds] your court is not the smaller one
    [weapons] there are no weapons to draw
    [clubs] the discard is empty
   *[spades] the other hand is empty
  }.
nobles-note-tithe = { $early ->
    [yes] The coin can buy something this very turn.
   *[no] Too late to buy with it this turn.
  }
nobles-note-armour = Armour adds to each duel of its noble.
nobles-note-chances = Chances to win, before weapons.
nobles-chances-title = Chances now, before weapons
nobles-chances-of = { $yours ->
    [yes] you beat
   *[no] { $name } beats
  }
nobles-chances-with = with { $noble }
nobles-note-buy = At most 3 weapons and 1 noble a turn.
nobles-note-then-lays = Then { $name } may lay.
nobles-rules-duel = How a duel ends
nobles-rules-reach = Possible sums, by the dice
nobles-rules-examples = Examples
nobles-rules-prices = What coins buy
nobles-rule-higher = higher sum
nobles-rule-higher-does = wins 1 coin
nobles-rule-lower = lower sum
nobles-rule-lower-does = takes 1 wound
nobles-rule-tie = a tie
nobles-rule-tie-does = wounds both
nobles-rule-price-weapon = 1 coin
nobles-rule-price-weapon-does = a weapon
nobles-rule-price-substitute = 2 coins
nobles-rule-price-substitute-does = a substitute
nobles-rule-price-noble = 5 coins
nobles-rule-price-noble-does = a noble
nobles-rules-favours = What a favour does
nobles-rule-favour-hearts = heal 1 wound
nobles-rule-favour-diamonds = draw 3 weapons if outnumbered
nobles-rule-favour-clubs = take a card from the discard
nobles-rule-favour-spades = see the other hand
nobles-rules-tithe = The tithe
nobles-rule-tithe-king = king
nobles-rule-tithe-king-does = takes 1 wound
nobles-rule-tithe-you = you
nobles-rule-tithe-you-does = take 1 coin
nobles-rule-tithe-turn = Once a turn at most.
nobles-rule-tithe-wound = No king may die of it.
nobles-rules-queen = A queen adds 3 to kings and jacks.
nobles-rules-weapons = Weapons in a duel
nobles-ranks-dice = sum with dice
