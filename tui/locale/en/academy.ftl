academy-name = Medieval Academy
academy-blurb = Draft your cards, train on seven tracks, and be knighted after six rounds. 30 minutes.
academy-title = round { $round } of VI   { $ask ->
    [bet] bets on a track
    [keep] draft, pass { $way ->
        [left] left
       *[right] right
      }
    [split] making stacks
    [stack] taking a stack
    [arm] arming the squires
    [play] card { $card } of { $most }
    [turned] card { $card } of { $most }
    [look] a look at the codex
    [excalibur] Excalibur
    [advance] gallantry
    [claim] education: the codex
    [name] charity: alms
    [give] charity: alms
    [take] charity: alms
    [scores] scoring
    [over] the end
   *[none] { "" }
  }

academy-fact-played = played { $cards }
academy-fact-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
academy-fact-of = { $who }: { $parts }
academy-fact-yours = Your cards

## The board

academy-head-order = 1st → last
academy-head-track = track
academy-head-when = round
academy-head-pays = pays
academy-pays-squares = by square
academy-lane-now = this round
academy-lane-first = scores first
academy-lane-when = in round { $round }
academy-this-round = if scored now:
academy-you = you
academy-cup = cup
academy-cup-white = white{" "}
academy-cup-black = {" "}black
academy-cup-at = { $side ->
    [white] white { $squares }
    [black] black { $squares }
   *[centre] centre
  }
academy-codex = codex
academy-pays-bets = { $pays } bet
academy-pays-codex = { $pays } hidden
academy-pays-scrolls = 1–6 per ◇
academy-pays-dragon = dragon
academy-pays-alms = alms
academy-shields = { $count } { $count ->
    [one] coat of arms
   *[other] coats of arms
  }
academy-shields-short = { $count } { $count ->
    [one] coat
   *[other] coats
  }
academy-points = { $count } { $count ->
    [one] point
   *[other] points
  }
academy-points-short = { $count } pt
academy-note-bet = bet { $track } ×{ $count }
academy-note-bet-short = bet { $track } ×{ $count }
academy-note-codex = codex { $shields }
academy-note-left = still has
academy-kept = kept
academy-first-stack = first stack
academy-stack = stack { $number }

academy-track-gallantry = gallantry
academy-track-jousts = jousts
academy-track-tournaments = tournaments
academy-track-education = education
academy-track-king = service
academy-track-quests = quests
academy-track-charity = charity
academy-track-white = white
academy-track-black = black
academy-row-gallantry = { academy-track-gallantry }
academy-row-jousts = { academy-track-jousts }
academy-row-tournaments = { academy-track-tournaments }
academy-row-education = { academy-track-education }
academy-row-king = { academy-track-king }
academy-row-quests = { academy-track-quests }
academy-row-charity = { academy-track-charity }
academy-row-white = { academy-track-white }
academy-row-black = { academy-track-black }
academy-suit-gallantry = gallantry
academy-suit-sword = sword
academy-suit-education = education
academy-suit-king = service
academy-suit-quests = quests
academy-suit-charity = charity
academy-face-gallantry = gallant
academy-face-sword = sword
academy-face-education = educat.
academy-face-king = service
academy-face-quests = quests
academy-face-charity = charity
academy-short-gallantry = gal
academy-short-sword = swd
academy-short-education = edu
academy-short-king = srv
academy-short-quests = qst
academy-short-charity = cha
academy-short-jousts = jou
academy-short-tournaments = tou
academy-short-white = whi
academy-short-black = bla
academy-card = { $suit } { $value }

## Squires who are not simply their players

academy-squire-of = { $name }’s { $colour }
academy-squire-red = red
academy-squire-yellow = yellow
academy-squire-blue = blue
academy-squire-green = green
academy-letter-red = R
academy-letter-yellow = Y
academy-letter-blue = B
academy-letter-green = G
academy-neutral = Karadoc

## Questions

academy-ask-keep = Keep one card and pass the others to { $other }.
academy-ask-play = { $whose ->
    [none] Play a card. Your fifth card is not played.
   *[other] Play a card for { $whose }.
  }
academy-ask-only = { $ask ->
    [keep] Keep { $card }: your only choice.
   *[play] { $whose ->
        [none] Play { $card }
       *[other] Play { $card } for { $whose }
      }: your only choice.
  }
academy-ask-advance = Gallantry: { $whose ->
    [none] move one of your discs
   *[other] { $whose } moves a disc
  } { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }.
academy-ask-bet = { $whose ->
    [none] Your bet: which track will you play cards on this round?
   *[other] Bet for { $whose }: which track will it be this round?
  }
academy-ask-look = { $whose ->
    [none] Education: look at one coat of arms in the codex?
   *[other] Education: look at one coat of arms in the codex for { $whose }?
  }
academy-ask-claim = { $whose ->
    [none] Education: which coat of arms do you take from the codex?
   *[other] Education: which coat of arms from the codex for { $whose }?
  }
academy-ask-excalibur = Excalibur: move a disc to the top of its stack before scoring?
academy-ask-name = { $whose ->
    [none] Alms: several squires are last on charity. Which of them do you give to?
   *[other] Alms from { $whose }: several squires are last on charity. Which of them receives?
  }
academy-ask-give = { $whose ->
    [none] Alms: which coat of arms do you give { $other }?
   *[other] Alms: which coat of arms does { $whose } give { $other }?
  }
academy-ask-take = { $whose ->
    [none] Alms: take from { $other }?
   *[other] Alms: does { $whose } take from { $other }?
  } { $squares ->
    [one] One coat of arms.
   *[other] Up to { $squares } coats of arms.
  }
academy-ask-turned = { $whose } reveals { $card }. Which track is it played on?
academy-ask-split = Make two stacks of three: card { $number } of stack 1.
academy-ask-stack = Take one of { $other }’s two stacks; { $other } keeps the other.
academy-ask-arm = Three cards to each squire: card { $number } for { $whose }.

## Answers

academy-answer-keep = { $card } | { $moves }
academy-way = { $start }→{ $end }{ $effect }
academy-earns = { $kind ->
    [moves] moves
   *[points] points
  } { $before } → { $after } { $when ->
    [now] now
   *[other] in { $when }
  }
academy-answer-play = { $card }{ $choice ->
    [yes] {" "}→ { $track }
   *[no] { "" }
  } | { $start }→{ $end }{ $effect }{ $scrolls ->
    [0] { "" }
    [1] , takes a scroll
   *[other] , takes both scrolls
  } | { $earns }
academy-answer-play_turned = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-advance = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-lift = { $whose ->
    [none] { "" }
   *[other] { $whose }:{" "}
  }{ $track } | at { $start }{ $effect } | { $earns }
academy-answer-bet = { $track }{ $count ->
    [none] { "" }
    [0] : no card fits
    [one] : 1 card fits
   *[other] : { $count } cards fit
  }
academy-answer-look = look at no. { $place } of the codex{ $seen ->
    [none] { "" }
   *[other] {" "}again (you saw { $seen })
  }
academy-answer-claim = take no. { $place } from the codex{ $seen ->
    [none] { "" }
   *[other] , where you saw { $seen }
  }
academy-answer-name = to { $squire }
academy-answer-give = give { $value }
academy-answer-slip = give { $value }, face down
academy-answer-take = take { $value } ({ $count } there)
academy-answer-split = { $card } → stack 1
academy-answer-choose_stack = stack { $number } | { $cards }
academy-answer-arm = { $card } for { $squire }
academy-answer-decline-excalibur = no, leave the stacks as they are
academy-answer-decline-look = do not look
academy-answer-decline-take = { $taken ->
    [yes] take nothing more
   *[no] take nothing
  }
academy-reaches = { $passed ->
    [none] ,
   *[other] , past { $passed },
  } { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }
academy-because = { $how ->
    [passes] you pass { $names } on { $track }
    [ahead] you stay ahead of { $names } on { $track }
    [leaves] you leave { $names } behind on { $track }
   *[square] you come to square { $square } of { $track }
  }, { $earns }
academy-brief = { $kind ->
    [sword] { $track } { $value }
    [card] { $card }
   *[none] { $track }
  } | { $way } | { $gain }
academy-brief-way = { $start }→{ $end } { $place ->
    [0] { "" }
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
academy-and = { $first } and { $last }
academy-worth = , worth { $value }
academy-stays = {" "}(no effect: already at the end)

## What happened

academy-log-round = — Round { $round }. { $squire } is first player. { $order ->
    [none] Five cards to each.
   *[other] Six cards to each. In turn: { $order }.
  }{ $resets ->
    [0] { "" }
   *[other] { " " }After this round the discs on { $resets } tracks go back to the start.
  }
academy-log-codex = The codex: { $places } coats of arms are laid out face down.
academy-log-bets = { $squire } bets on { $track }.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } keeps { $card }.
  }
academy-log-splits = { $card ->
    [none] { "" }
   *[other] { $seat } puts { $card } in the first stack.
  }
academy-log-stacks = { $seat } makes two stacks: { $stacks }.
academy-log-takes_stack = { $seat } takes { $cards }.
academy-log-keeps_stack = { $seat } keeps { $cards }.
academy-log-arms = { $card ->
    [none] { "" }
   *[other] { $squire } is given { $card }.
  }
academy-log-turns_up = { $squire } reveals { $card }.
academy-log-plays = { $squire } plays { $squares } on { $place ->
    [none] { $track }: { $start } → { $end }
    [1] { $track }: { $start } → { $end }, first
    [2] { $track }: { $start } → { $end }, second
    [3] { $track }: { $start } → { $end }, third
    [4] { $track }: { $start } → { $end }, fourth
   *[other] { $track }: { $start } → { $end }, fifth
  }.
academy-log-lap = { $squire } completes a lap of { $track }.
academy-log-cup = { $stays ->
    [yes] The cup stays at its end: { $end }.
   *[no] The cup: { $start } → { $end }.
  }
academy-log-scroll = { $squire } takes the scroll on square { $square }.
academy-log-looks = { $squire } looks at no. { $place } of the codex{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-declines = { $ask ->
    [excalibur] { $squire } leaves Excalibur in its scabbard.
    [take] { $taken ->
        [yes] { $squire } takes nothing more.
       *[no] { $squire } takes nothing.
      }
   *[other] { "" }
  }
academy-log-lifts = Excalibur! { $squire } moves to the top of the stack on { $track }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }.
academy-log-moves = Gallantry: { $squire } moves { $squares } on { $place ->
    [none] { $track }, { $start } → { $end }
    [1] { $track }, { $start } → { $end }, first
    [2] { $track }, { $start } → { $end }, second
    [3] { $track }, { $start } → { $end }, third
    [4] { $track }, { $start } → { $end }, fourth
   *[other] { $track }, { $start } → { $end }, fifth
  }.
academy-log-steps_back = { $squire } steps back on { $track }: { $start } → { $end }, { $place ->
    [none] last, with everyone on 0
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }.
academy-log-shield = { $squire }: { $value } on { $track }.
academy-log-duel_ends = The duel ends with the cup at { $start }. All discs on both knights’ tracks go back to 0 and the cup to the centre.
academy-log-claims = { $squire } takes no. { $place } from the codex{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-gives_back = { $squire } shows a 0 and returns it.
academy-log-holds = { $squire } keeps { $shield ->
    [none] a coat of arms from the codex
   *[other] { $shield }
  }, face down.
academy-log-scrolls_return = Both scrolls go back to their squares of service, and all discs there to 0.
academy-log-scroll_aside = The scroll of square { $square } is set aside until that of 12 is taken.
academy-log-bonus = The dragon: { $squire } has { $shields ->
    [one] 1 positive coat of arms
   *[other] { $shields } positive coats of arms
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
academy-log-names = Alms: { $squire } chooses { $other }.
academy-log-gives = Alms: { $squire } gives { $other } { $value ->
    [none] a coat of arms from the codex, face down
   *[other] { $value } ({ $track })
  }.
academy-log-takes = Alms: { $squire } takes { $value } ({ $track }) from { $other }.
academy-log-reset = Half the training is over. Discs go back to the start: { $tracks }.
academy-log-staggers = On { $track } the order is kept: { $squires ->
    [none] { "" }
   *[other] { $squires };{" "}
  }last { $last }.
academy-log-total = { $squire }: { $points } { $count ->
    [one] point
   *[other] points
  }.
academy-log-over = The sixth round is over, and all coats of arms are turned up.

academy-round-over = Scores for round { $round }
academy-round-sum = total
academy-round-moved = Gallantry: { $moves }.
academy-round-so-far = You have { $points } { $count ->
    [one] point
   *[other] points
  } so far.
academy-round-others = The points of the others are hidden until the end of round { $last }.
academy-round-move = { $squire } moves { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }{ $back ->
    [yes] {" "}back
   *[no] { "" }
  } on { $track }
academy-round-hidden = ▒ is a coat of arms whose value you do not see.
academy-round-reset = After round III discs go back to the start: { $tracks }.

academy-why-kept = { $card }: you have kept this card already.
academy-why-no-card = { $track }: you hold no card for this track.
academy-why-other-squire = { $card }: { $other } holds it, and it is not that squire’s turn.
academy-why-sword-only = { $track }: a sword card is not played here.
academy-why-place-empty = No. { $number } of the codex: its coat of arms has been taken.
academy-why-not-last = { $other }: not last on charity.
academy-why-not-covered = { $track }: none of your discs lies under another there.
academy-why-no-king-lift = { $track }: Excalibur does not work there.
academy-curve = Chivalry Points, round by round
academy-figures = Chivalry Points after { $step ->
    [1] each round
    [2] every 2nd round
   *[other] every { $step }th round
  }
academy-part = Round { $part ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] { $part }
  }
academy-end-points = Most points: { $name } is knighted.
academy-end-gallantry = A tie on points: { $name } is furthest ahead on gallantry and is knighted.
academy-end-shared = A tie on points and on gallantry: { $name } share the honour.
academy-end-hidden = ▒ is a coat of arms from the codex, given in alms face down: it counts under codex for the squire who has it now.
academy-total = total
academy-column-jousts = jousts
academy-column-tournaments = tourn.
academy-column-white = white
academy-column-black = black
academy-column-education = educ.
academy-column-codex = codex
academy-column-king = serv.
academy-column-scrolls = serv.
academy-column-quests = quests
academy-column-dragon = dragon
academy-column-charity = char.
academy-column-alms = alms

## More about the thing under the cursor

academy-explain = Each card moves your disc along its track by its value. A track’s name is followed by what it pays and the round in which it scores next. Where several discs share a square there may be room for the top one only; the list beside the track gives them all, in order. All tracks but service are loops: after square 19 comes 0 again, and every lap counts.
# What the choice under the cursor would change
academy-explain-would = This choice:
academy-explain-would-alone = This card, if played alone:
academy-explain-would-take = If { $squire } plays all three:
academy-explain-move = { $track } { $start } → { $squares }{ $place ->
    [none] { "" }
   *[other] , { $place } place
  }{ $gain ->
    [none] { "" }
   *[other] , { $gain }
  }
# Above the order on a track, below what a choice would change
academy-explain-before = Before this move:
academy-explain-order = { $track }{ $when ->
    [now] { " " }now:
   *[before] :
  }
academy-explain-squares = squares
academy-explain-pays = { $kind ->
    [squares] move
   *[points] points
  }
academy-explain-same = { $kind ->
    [squares] no change in your move
   *[points] no change in points
  }
academy-explain-zero = On one square, the disc that came last is on top and ahead. On square 0 all are last and gain nothing.
academy-explain-reset = After round III its discs go back to the start.
academy-explain-lap = Where a disc has a + it has completed a lap: 20 squares more than the number above it.
academy-explain-step-back = A squire who earns a gallantry move then steps back one square on gallantry, on top of any disc there. This round’s order does not change.
academy-explain-seen = What you have seen in the codex this round, by number: { $seen }.
academy-explain-shown = The six cards each player took in this round’s exchange, as everyone saw:
academy-explain-excalibur = The first player holds Excalibur. Once a round, just before scoring, it can move one of that player’s discs to the top of its stack, on any track but service and on any square but 0. On top, a disc is ahead of all others on its square.
academy-explain-neutral = Karadoc is a neutral squire, who reveals a card at random; the first player chooses the track for a sword card.
academy-explain-exchange = First, both players secretly split their six cards into two stacks. All four stacks are then revealed. The first player takes one of the other player’s stacks, and the other player takes one of the first player’s; the stacks not taken stay with the players who made them. Finally, each player secretly deals three cards to each of their squires.

academy-track-about-gallantry = Gallantry scores first, every round. First place moves one of its discs 3 squares on any track, second place 2, third place 1. The lower place moves first, and nobody can decline. Third place moves only if there are four or more squires.
academy-track-about-gallantry-bets = Gallantry scores first, every round. Third, then second, then first place move on the track they bet on: 1, 2 and 3 squares for each card they played there this round. Without such a card they do not move. Third place moves only if there are four or more squires.
academy-track-about-jousts = A sword card is played on the Jousts or on the Tournaments. Both pay the first places every round.
academy-track-about-tournaments = { academy-track-about-jousts }
academy-track-about-white = The White Knight’s track scores in rounds II, IV and VI: 8, 5 and 2 points if the cup is on the white side, otherwise 5, 3 and 1; with three squires, only the first two places score. A sword card played here also moves the cup that many squares toward white. Afterwards both tracks and the cup are reset.
academy-track-about-black = The Black Knight’s track scores in rounds II, IV and VI: 8, 5 and 2 points if the cup is on the black side, otherwise 5, 3 and 1; with three squires, only the first two places score. A sword card played here also moves the cup that many squares toward black. Afterwards both tracks and the cup are reset.
academy-track-about-education = Education scores every round: −3 for last place, −1 for second to last. If several squires are on square 0, each of them takes −3 and nobody takes −1.
academy-track-about-education-codex = Every round the codex holds one −3, one −1 and enough zeros to make one coat of arms per squire, all face down. After each education card you play, you may look at one. When education scores, first place takes one first, then second place, and so on; squires on square 0 choose last, in turn order. Zeros are returned; −3 and −1 stay face down with their owners until the end.
academy-track-about-king = The King’s Service (“service” for short) pays { academy-pays-squares } in rounds III and VI: nothing on squares 1 to 5, 6 points on squares 6 to 11, 12 points on square 12, where the track ends.
academy-track-about-king-scrolls = Scrolls (◇) lie on square 6 and on square 12, where the track ends. Play a service card and you take every scroll at or behind your disc. In a round when one scroll is taken, each squire scores the value of their square; when both are taken, twice over. Squares pay 1 point from square 1, 2 from 4, 4 from 6, 5 from 9 and 6 on 12. When the scroll of square 12 has been taken, both scrolls are put back and all discs go to 0; the scroll of square 6 alone is set aside until then. The track is not reset after round III.
academy-track-about-quests = Quests pay the first places in round VI only. They are never reset.
academy-track-about-quests-dragon = The dragon waits in round VI. First place gains 1 point for each positive coat of arms they have, second place 1 for every two; last place, or everyone on square 0, loses 1 for every two. These are points, not coats of arms. The track is never reset.
academy-track-about-charity = Charity scores in round VI only: −10 for last place, −4 for second to last. If several squires are on square 0, each takes −10. It is never reset.
academy-track-about-charity-alms = Alms are given at the end of round VI. First place gives one of their education coats of arms to last place, and may take up to two positive ones of value 3 or less in return; if several squires are on square 0, first place chooses one of them. With four or more squires, second place does the same with second to last, and may take one. A squire on square 0 gives no alms. The track is never reset.

## Options

academy-option-open_scores = Open scores
academy-about-open_scores = Every squire’s points are always shown. Coats of arms from the codex stay face down and do not count until the end.
academy-option-excalibur = Excalibur
academy-about-excalibur = Once a round, just before scoring, the first player may move one of their discs to the top of its stack.
academy-option-step_back = Stepping back
academy-about-step_back = A squire who earns a gallantry move then steps back one square on gallantry.
academy-option-staggered_reset = Staggered reset
academy-about-staggered_reset = After round III the discs do not all go to 0. They keep their order: the last goes to 0, the next to 1, and so on.
academy-option-knights_duel = Knights’ duel (Jousts, Tournaments)
academy-about-knights_duel = The Jousts and Tournaments variation: the White and Black Knights replace both and score in II, IV and VI. Swords also move a cup; its side pays more.
academy-option-gallantry_bets = Gallantry bets (Gallantry variation)
academy-about-gallantry_bets = Before the draft, everyone bets on a track. Gallantry moves are made there, further for each card played on it.
academy-option-secret_codex = Secret codex (Education variation)
academy-about-secret_codex = The −3 and −1 of education are hidden among zeros. Education cards let you look, and the squires who are ahead pick first.
academy-option-scrolls = Scrolls (King’s Service variation)
academy-about-scrolls = The King’s Service scores whenever a squire takes a scroll from square 6 or 12 of its track, instead of in rounds III and VI.
academy-option-dragon_bonus = Dragon (Quests variation)
academy-about-dragon_bonus = Quests award no coats of arms. First and second place gain points for the positive ones they have; last place loses points.
academy-option-alms = Alms (Charity variation)
academy-about-alms = Charity awards no coats of arms. At the end, first place gives last place a bad one and takes good ones in return.
academy-option-two_player = Two-player rules
academy-about-two_player = Lancelot: two squires each; cards are split and chosen in the open. Karadoc: a draft with a neutral third squire.
academy-value-lancelot = Lancelot
academy-value-karadoc = Karadoc

academy-first-won =
    How it is won
    The most Chivalry Points after round VI. Ties go to the squire further ahead on gallantry.
academy-first-round =
    A round
    Draft five cards and play four. Each moves your disc on its track by its value; then the tracks score, gallantry first.
academy-first-mind =
    To bear in mind
    On one square, the disc that came last lies on top and is ahead. On square 0 everyone is last. After round III, { $resets } tracks are reset.
academy-signs =
    SIGNS ON THE BOARD
    ►  to act; before a disc: where it would go
    ★  first player of the round
    ✓  has chosen and waits for the others
    →  from where to where a disc goes
    { $sign-thinking }  is thinking    { $sign-away }  is away
    ▮  a card in hand, seen by nobody else
    { $sign-shield }  a coat of arms    ▒  a hidden one
    ²  two discs on this square (³ three, ⁴ four)
    ×  so many of the same card
    +  a disc that has completed a lap
    ╵ ┴  every fifth square of a track
    ·  an empty square    ━  the way a disc would go
    ◆ ▼  the cup    ◇ ▽  where it would go
    ◇  a scroll on the service track
    { $sign-gallantry }  gallantry    { $sign-jousts }  jousts    { $sign-tournaments }  tournaments
    { $sign-education }  education    { $sign-king }  service
    { $sign-quests }  quests       { $sign-charity }  charity   { $sign-sword }  sword
academy-R1 = A disc that is moved or reset back to distance 0 is at 0, and last.
academy-R2 = The first player of round I is drawn at random from the players; a neutral squire is never drawn.
academy-R3 = Staggered reset: discs at 0 all stay there, and the next one up goes to 1.
academy-R4 = Knights’ duel: with the cup in the centre neither knight has won, and both tracks pay 5, 3 and 1.
academy-R5 = Codex: squires at 0 on education choose after all others, in turn order.
academy-R6 = Scrolls: after a service card you take every scroll at or behind your disc, even if the disc stood there before or did not move. Gallantry moves and bets take none.
academy-R7 = Alms: if several squires are on square 0, first place names one of them before giving, and there is no second to last. Giving is compulsory, taking is not; a squire with nothing to give or take skips that part.
academy-R8 = What the tracks pay is announced at scoring and stays public; only totals are hidden until the end. Open scores show them too.
academy-R9 = Karadoc keeps the card with the highest value of the pack; ties between different cards are settled at random, with equal chances. Nobody looks at Karadoc’s cards before they are played.
academy-R10 = The first player makes Karadoc’s choices, but sees nothing by it: Karadoc never looks at the codex, and nobody sees a codex coat of arms that Karadoc keeps. In alms, one of Karadoc’s codex coats of arms is drawn at random; one given to Karadoc is known only to the giver.
academy-R11 = Lancelot: all stacks are revealed and stay known; only the division between the two squires is secret.
academy-R12 = Excalibur can be used in every round, whether the track scores or not.
academy-R13 = Stepping back happens at once after each gallantry move, as in the French rules; the English and Russian ones wait until all three have moved.
academy-R14 = The dragon is faced before alms are given.
academy-R15 = Bets: a service card without effect counts, and a sword card counts on the track where it was played. No card, no move.
academy-R16 = Alms: the second on charity gives to and takes from the second to last; by the English rules, the second takes from the last.
academy-R17 = A gallantry move cannot be split or declined; a disc on square 12 of the King’s Service may be chosen, to no effect.
academy-R18 = Squires tied on points who are on square 0 of gallantry share the place.
academy-C1 = Reconstructed: quests pay 17, 10 and 4, charity −10 and −4. The gap between first and second place on quests, and the −10, are supported by traces in the sources.
academy-C2 = Reconstructed: the cup’s track, with its centre and 10 squares on either side.
academy-C3 = Reconstructed: the squares on the other side of the King’s Service where the values 1, 2, 4, 5 and 6 begin. The values themselves are the rule book’s, which lists 5 before 4.
academy-C4 = Reconstructed: Lancelot’s turn order in the six rounds.
academy-C5 = Reconstructed: the card for bets shows every track in play.
academy-C6 = Reconstructed: the knights’ tracks are loops of 20 squares, like the other tracks.
