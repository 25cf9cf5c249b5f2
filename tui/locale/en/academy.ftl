academy-name = Medieval Academy
academy-blurb = Draft cards, train on seven tracks, be knighted after six rounds. 2 to 5 players, 30 to 45 minutes.
academy-title = round { $round } of VI   { $ask ->
    [bet] bets on a track
    [keep] draft, pass { $way ->
        [left] left
       *[right] right
      }
    [split] splitting the cards
    [stack] choosing a stack
    [arm] arming the squires
    [play] card { $card } of { $most }
    [turned] card { $card } of { $most }
    [look] a look at the codex
    [excalibur] Excalibur
    [advance] gallantry moves
    [claim] education: the codex
    [name] charity: alms
    [give] charity: alms
    [take] charity: alms
   *[over] the end
  }

## The board

academy-head-order = order, distance
academy-head-pays = pays
academy-head-when = when
academy-now = now
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
academy-pays-scrolls = 1-6 per ◇
academy-pays-dragon = dragon
academy-pays-alms = alms
academy-shields = { $count } { $count ->
    [one] shield
   *[other] shields
  }
academy-shields-short = { $count } sh
academy-points = { $count } { $count ->
    [one] point
   *[other] points
  }
academy-points-short = { $count } pt
academy-note-bet = bet { $track } ×{ $count }
academy-note-codex = codex { $shields }
academy-note-stacks = stacks { $stacks }
academy-note-left = has left { $cards }
academy-kept = kept: { $cards }
academy-first-stack = first stack: { $cards }
academy-stack = stack { $number }

academy-track-gallantry = gallantry
academy-track-jousts = jousts
academy-track-tournaments = tournaments
academy-track-education = education
academy-track-king = king
academy-track-quests = quests
academy-track-charity = charity
academy-track-white = white
academy-track-black = black
academy-suit-gallantry = gallantry
academy-suit-sword = sword
academy-suit-education = education
academy-suit-king = king
academy-suit-quests = quests
academy-suit-charity = charity
academy-short-gallantry = gal
academy-short-sword = swd
academy-short-education = edu
academy-short-king = kng
academy-short-quests = qst
academy-short-charity = cha
academy-short-jousts = jou
academy-short-tournaments = tou
academy-short-white = whi
academy-short-black = bla
academy-card = { $suit } { $value }

## Squires who are not simply their players

academy-squire-of = { $name }'s { $colour }
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

academy-ask-keep = Keep one card; the others go on to { $other }.
academy-ask-play = { $whose ->
    [none] Play a card. The fifth is not played.
   *[other] { $whose }: play a card.
  }
academy-ask-advance = Gallantry: { $whose ->
    [none] move one of your discs
   *[other] { $whose } moves a disc
  } { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }.
academy-ask-bet = { $whose ->
    [none] Your bet: on which track will you play cards in this round?
   *[other] The bet of { $whose }: a track to play cards on in this round.
  }
academy-ask-look = { $whose ->
    [none] Education: look at one shield of the codex?
   *[other] Education: one shield of the codex may be looked at for { $whose }.
  }
academy-ask-claim = { $whose ->
    [none] Education: which shield of the codex do you take?
   *[other] Education: which shield of the codex for { $whose }?
  }
academy-ask-excalibur = Excalibur: bring a disc to the top of its stack, before scoring?
academy-ask-name = { $whose ->
    [none] Alms: several are last on charity. To whom do you give?
   *[other] Alms from { $whose }: several are last on charity. Who receives?
  }
academy-ask-give = { $whose ->
    [none] Alms: which shield do you give to { $other }?
   *[other] Alms: which shield from { $whose } to { $other }?
  }
academy-ask-take = { $whose ->
    [none] Alms: take from { $other }?
   *[other] Alms: does { $whose } take from { $other }?
  } { $squares ->
    [one] One shield.
   *[other] Up to { $squares } shields.
  }
academy-ask-turned = { $whose } has turned up { $card }. Where is it played?
academy-ask-split = Split your cards into two stacks of three: card { $number } of the first stack.
academy-ask-stack = Take one of the two stacks of { $other }; the other stays there.
academy-ask-arm = Arm your squires, three cards each: card { $number } for { $whose }.

## Answers

academy-answer-keep = { $card }   for { $tracks }
academy-answer-play = { $card }:{ $choice ->
    [yes] {" "}{ $track }
   *[no] { "" }
  } { $start }→{ $end }{ $effect }{ $scrolls ->
    [0] { "" }
    [1] , takes a scroll
   *[other] , takes both scrolls
  }
academy-answer-play_turned = { $track } { $start }→{ $end }{ $effect }
academy-answer-advance = { $track } { $start }→{ $end }{ $effect }
academy-answer-lift = { $whose ->
    [none] { "" }
   *[other] { $whose }:{" "}
  }{ $track }, at { $start }{ $effect }
academy-answer-bet = { $track }{ $count ->
    [none] { "" }
    [0] : no card fits
    [one] : 1 card fits
   *[other] : { $count } cards fit
  }
academy-answer-look = look at place { $place }{ $seen ->
    [none] { "" }
   *[other] {" "}again (you saw { $seen })
  }
academy-answer-claim = take place { $place }{ $seen ->
    [none] { "" }
   *[other] , where you saw { $seen }
  }
academy-answer-name = to { $squire }
academy-answer-give = give { $value }
academy-answer-slip = give { $value }, face down
academy-answer-take = take { $value } ({ $count } there)
academy-answer-split = { $card } on the first stack
academy-answer-choose_stack = stack { $number }: { $cards }
academy-answer-arm = { $card } for { $squire }
academy-answer-decline-excalibur = no, leave the stacks as they are
academy-answer-decline-look = no look
academy-answer-decline-take = take nothing more
academy-reaches = { $passed ->
    [none] ,
   *[other] , past { $passed },
  } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
  }
academy-and = { $first } and { $last }
academy-worth = , worth { $value }
academy-stays = {" "}(no effect: it is at the end)

## What happened

academy-log-round = — Round { $round }. { $squire } is first player. { $order ->
    [none] Five cards to each.
   *[other] Six cards to each player. In turn: { $order }.
  }
academy-log-codex = The codex: { $places } shields are laid out face down.
academy-log-bets = { $squire } bets on { $track }.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } keeps { $card }.
  }
academy-log-splits = { $card ->
    [none] { "" }
   *[other] { $seat } lays { $card } on the first stack.
  }
academy-log-stacks = { $seat } has made stacks: { $stacks }.
academy-log-takes_stack = { $seat } takes { $cards }.
academy-log-keeps_stack = { $seat } keeps { $cards }.
academy-log-arms = { $card ->
    [none] { "" }
   *[other] { $squire } is armed with { $card }.
  }
academy-log-turns_up = { $squire } turns up { $card }.
academy-log-plays = { $squire } plays { $squares } on { $track }: { $start } → { $end }, place { $place }.
academy-log-lap = { $squire } has gone once round on { $track }.
academy-log-cup = The cup: { $start } → { $end }.
academy-log-scroll = { $squire } takes the scroll of square { $square }.
academy-log-looks = { $squire } looks at place { $place } of the codex{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-declines = { $ask ->
    [excalibur] { $squire } leaves Excalibur in its sheath.
    [take] { $squire } takes nothing more.
   *[other] { "" }
  }
academy-log-lifts = Excalibur! { $squire } comes to the top on { $track }: place { $place }.
academy-log-moves = { $squire } moves { $squares } on { $track }: { $start } → { $end }, place { $place }.
academy-log-steps_back = { $squire } steps back on { $track }: { $start } → { $end }, { $place ->
    [none] last with all who are at 0
   *[other] place { $place }
  }.
academy-log-shield = { $track }: { $squire } { $value }.
academy-log-duel_ends = The duel is over, the cup at { $start }. Both knights' tracks go back to 0, the cup to the centre.
academy-log-claims = { $squire } takes place { $place } of the codex{ $shield ->
    [none] .
   *[other] : { $shield }.
  }
academy-log-gives_back = { $squire } shows a 0 and gives it back.
academy-log-holds = { $squire } keeps { $shield ->
    [none] a codex shield
   *[other] { $shield }
  }, face down.
academy-log-scrolls_return = Both scrolls lie on the king's track again, and all discs there go back to 0.
academy-log-scroll_aside = The scroll of square { $square } is set aside until that of 12 is taken.
academy-log-bonus = The dragon: { $squire } has { $shields ->
    [one] 1 positive shield
   *[other] { $shields } positive shields
  }, { $points } points.
academy-log-names = Alms: { $squire } chooses { $other }.
academy-log-gives = Alms: { $squire } gives { $other } { $value ->
    [none] a codex shield, face down
   *[other] { $value } of { $track }
  }.
academy-log-takes = Alms: { $squire } takes { $value } of { $track } from { $other }.
academy-log-reset = Half of the training is over. Discs go back: { $tracks }.
academy-log-staggers = On { $track } the order is kept: { $squires ->
    [none] { "" }
   *[other] { $squires };{" "}
  }last { $last }.
academy-log-total = { $squire }: { $points } points.
academy-log-over = The sixth round is over, and all shields lie open.

academy-end-points = { $name } has most chivalry points and is knighted.
academy-end-gallantry = Equal points: { $name } is furthest on gallantry and is knighted.
academy-end-shared = Equal points, and equal on gallantry: { $name } share the honour.
academy-end-row = { $squire } { $sums }
academy-end-shares = A player's score is the sum of both squires.
academy-total = total
academy-column-jousts = jousts
academy-column-tournaments = tourn.
academy-column-white = white
academy-column-black = black
academy-column-education = educ.
academy-column-codex = codex
academy-column-king = king
academy-column-scrolls = king
academy-column-quests = quests
academy-column-dragon = dragon
academy-column-charity = char.
academy-column-alms = alms

## More about the thing under the cursor

academy-explain = Every card moves your disc on its track by its value. What a track pays, and in which round next, stands at its right. Of several discs on one square the top one is shown; the list beside the track has all of them in their order.
academy-explain-order = The order now: { $order }.
academy-explain-zero = Discs on 0 are all last, whatever lies on what, and earn nothing.
academy-explain-step-back = Whoever earns a gallantry move then steps back one square on gallantry, onto whoever is there. That changes nothing in this round's order.
academy-explain-seen = What you have seen in the codex this round, by place: { $seen }.
academy-explain-shown = The six cards each player took in this round's exchange, as everybody saw:
academy-explain-excalibur = The first player holds Excalibur: once a round, just before scoring, it may bring one disc of his to the top of its stack, on any track but king. A stack on 0 does not count. On top of it he is ahead of all the others at this distance.
academy-explain-neutral = Karadoc is nobody's squire. He turns up a card at random; of a sword, the first player chooses the track.
academy-explain-exchange = First both players split their six cards in secret. Then all stacks are shown; the first player takes one of the other's, and the other takes one of his. What nobody took stays with its maker. At last everybody deals out his six to his two squires, three each; only this division is secret.

academy-track-about-gallantry = Gallantry scores first, every round. Third, then second, then first place move one of their discs 1, 2, 3 squares, on any track. With three squires third place moves nothing. The order is fixed before the first of them moves.
academy-track-about-gallantry-bets = Gallantry scores first, every round. Third, then second, then first place move on the track they have bet on: 1, 2, 3 squares for each card they played there in this round. Without such a card they do not move. With three squires third place moves nothing.
academy-track-about-jousts = Jousts score every round: 3, 2 and 1 points for the first three; with three squires only 3 and 2. A sword card may be played here or on tournaments.
academy-track-about-tournaments = Tournaments score every round: 3, 2 and 1 points for the first three; with three squires only 3 and 2. A sword card may be played here or on jousts.
academy-track-about-white = The white knight's track scores in rounds II, IV and VI: 8, 5, 2 points if the cup stands on his side, else 5, 3, 1; with three squires only the first two places. A sword card here draws the cup as many squares toward white. Afterwards both tracks and the cup go back.
academy-track-about-black = The black knight's track scores in rounds II, IV and VI: 8, 5, 2 points if the cup stands on his side, else 5, 3, 1; with three squires only the first two places. A sword card here draws the cup as many squares toward black. Afterwards both tracks and the cup go back.
academy-track-about-education = Education scores every round: −3 for the last, −1 for the second to last. If several are at 0, each of them takes −3 and nobody −1.
academy-track-about-education-codex = Every round the codex holds one −3, one −1 and zeros, one shield a squire, face down. After each education card you may look at one of them. When education scores, first place takes a shield first, then second, and so on; who is at 0 comes last, in turn order. Zeros are given back, −3 and −1 stay with their takers until the end.
academy-track-about-king = The king's service scores in rounds III and VI: 6 points from square 6 on, 12 on square 12, where the track ends.
academy-track-about-king-scrolls = A scroll (◇) lies on square 6 and another on 12, where the track ends. Who plays a king card takes every scroll at or behind his disc. In a round in which one was taken, every squire gets the points of the square he is on, for two scrolls twice: 1 from square 1 on, 2 from 4, 4 from 6, 5 from 9, 6 on 12. After the scroll of 12 both lie again and all discs go back to 0; that of 6 alone is set aside until then. The track is not reset after round III.
academy-track-about-quests = Quests score in round VI only: 17, 10 and 4 points; with three squires 17 and 10. They are not reset.
academy-track-about-quests-dragon = The dragon waits in round VI: first place gains 1 point for each of his positive shields, second place 1 for every two; the last, or all who are at 0, lose 1 for every two. These are points, not shields. The track is not reset.
academy-track-about-charity = Charity scores in round VI only: −10 for the last, −4 for the second to last. If several are at 0, each takes −10. It is not reset.
academy-track-about-charity-alms = Alms are given at the end of round VI. First place gives one of his education shields to the last, and may take up to two of his positive shields of at most 3; of several at 0 he chooses one. With four or more squires second place does so with the second to last, and may take one. Who is at 0 gives nothing. The track is not reset.

## Options

academy-option-open_scores = Open scores
academy-about-open_scores = The points of every squire are always shown. Codex shields stay face down and do not count until the end.
academy-option-excalibur = Excalibur
academy-about-excalibur = Once a round, just before scoring, the first player may bring one of his discs to the top of its stack.
academy-option-step_back = Stepping back
academy-about-step_back = Who earns a gallantry move steps back one square on gallantry after it.
academy-option-staggered_reset = Staggered reset
academy-about-staggered_reset = After round III discs do not all go to 0: their order is kept, the last on 0, the next on 1, and so on.
academy-option-knights_duel = Knights' duel
academy-about-knights_duel = A white and a black knight instead of jousts and tournaments, scoring in II, IV and VI. Sword cards move a cup, and its side pays more.
academy-option-gallantry_bets = Gallantry bets
academy-about-gallantry_bets = Before the draft everybody bets on a track. Gallantry moves go there, further for each card that was played on it.
academy-option-secret_codex = Secret codex
academy-about-secret_codex = Education's −3 and −1 lie hidden among zeros. Education cards let you look; who is ahead picks first.
academy-option-scrolls = Scrolls
academy-about-scrolls = The king pays whenever somebody takes a scroll from square 6 or 12 of his track, instead of in III and VI.
academy-option-dragon_bonus = Dragon
academy-about-dragon_bonus = Quests pay no shields: first and second gain points for the positive shields they have, the last loses some.
academy-option-alms = Alms
academy-about-alms = Charity pays no shields: at the end the first gives a bad one to the last, and takes good ones for it.
academy-option-two_player = Two players
academy-about-two_player = Lancelot: two squires each, cards are split and chosen openly. Karadoc: a draft with a third squire who is nobody's.
academy-value-lancelot = Lancelot
academy-value-karadoc = Karadoc

academy-help =
    Six rounds of training, and the squire with most chivalry points is knighted.

    DRAFT  Everybody gets five cards. All at once you keep one and pass the rest on: to the left in odd rounds, to the right in even ones, until everybody has five. Nobody waits for a turn.

    PLAY  From the first player clockwise, one card each, four times. The card moves your disc on its track by its value; a sword goes wholly to jousts or wholly to tournaments. The fifth card is not played.

    ORDER  The further disc is ahead. On the same square the one that arrived later lies on top and is ahead. On square 0 everybody is last and earns nothing. The loops have 20 squares; a disc that comes round goes on.

    SCORING  The tracks that score this round pay in order, gallantry first: third, second and first place move one of their discs 1, 2 and 3 squares, wherever they like. Then shields are given out as the board shows. With three squires third place never earns anything.

    RESET  After round III all discs go back to 0, but for quests and charity.

    THE END  After round VI most points win. A tie goes to the squire who is further on gallantry.

    READING THE BOARD  A letter is the top disc of a stack; a small number after it, or the letters below, tell how many lie there. Beside the track is the order with distances, then what it pays, and the round in which it scores next. * is the first player, ▒ a hidden card.

    Everything below is played only if it is chosen in the lobby; any set goes together.

    OPEN SCORES  The points are always shown, but for codex shields.

    EXCALIBUR  Just before scoring the first player may bring one disc of his to the top of its stack: on any track but king, at any distance but 0, once a round.

    STEPPING BACK  Whoever earns a gallantry move, even one that moves nothing, then goes back one square on gallantry, onto whoever is there.

    STAGGERED RESET  After round III gallantry, jousts, tournaments and education keep their order: the last goes to 0, the next to 1, and so on. All who were at 0 stay there.

    KNIGHTS' DUEL  The tracks of a white and a black knight replace jousts and tournaments. A sword card moves your disc on one of them, and draws the cup as many squares to this knight's side. In II, IV and VI the side with the cup pays 8, 5, 2, the other 5, 3, 1; in the centre both pay 5, 3, 1. Then both tracks and the cup go back.

    GALLANTRY BETS  When all have seen their cards, and before they draft, everybody in turn bets openly on a track. The squires whom gallantry rewards move there: 1, 2 or 3 squares for each card they played on it in this round.

    SECRET CODEX  One −3, one −1 and zeros, as many as squires, lie face down on numbered places. Each education card you play lets you look at one; the board keeps what you saw, and shows to all who looked where. Education lets first place take a shield first, then second, and so on, those at 0 last. Zeros are given back, the others stay hidden until the end.

    SCROLLS  Scrolls lie on squares 6 and 12 of the king's track. A king card takes all that lie at or behind your disc. A round with a scroll pays every squire by his square, with two scrolls twice; no other round does. The scroll of 12 brings both back, and all discs there go to 0.

    DRAGON  Quests pay no shields. In VI first place gains a point for each positive shield he has, second place one for every two; the last, or all at 0, lose one for every two.

    ALMS  Charity pays no shields. At the very end first place gives one of his education shields to the last and may take up to two of his shields of 1 to 3 points. With four or more squires second place does the same with the second to last, taking at most one.

    LANCELOT, for two  Each player has two squires, R and Y against B and G, and the sum of both counts. Each splits his six cards into two stacks, and all four are shown. The first player takes one of the other's stacks, then the other takes one of his; what is left stays with its maker. Then each gives three of his six cards to each of his squires, in secret. In turn order, which changes every round, a squire plays all three of his cards.

    KARADOC, for two  Karadoc is a third squire who belongs to nobody. In the draft he always keeps the highest card; in play he turns up a card at random. Whatever has to be chosen for him, the first player chooses. He takes shields, but cannot win.
academy-R1 = A disc that is moved or reset back to distance 0 is at 0, and last.
academy-R2 = The first player of round I is drawn at random among the people.
academy-R3 = Staggered reset: discs at 0 all stay there, and the next one up goes to 1.
academy-R4 = Knights' duel: with the cup in the centre nobody has won, and both tracks pay 5, 3, 1.
academy-R5 = Codex: squires at 0 on education choose after all others, in turn order.
academy-R6 = Scrolls: after a king card you take every scroll at or behind your disc, even if the disc stood there before or did not move. Gallantry moves and bets take none.
academy-R7 = Alms: the first names one of several who are at 0 before he gives; nobody is second to last then. Giving is a duty, taking is not; who has nothing to give or take skips that part.
academy-R8 = What follows from the tracks is announced when it is paid and stays public; only totals are not shown before the end. Open scores show them too.
academy-R9 = Karadoc keeps the card of highest value in his pack; different cards of the same value are drawn by lot, each card alike. Nobody looks at his cards before they are played.
academy-R10 = What has to be chosen for Karadoc the first player chooses, without seeing anything by it: Karadoc never looks at the codex, and a codex shield that he keeps is seen by nobody. In alms one of his codex shields is drawn by lot; one given to him is known to its giver alone.
academy-R11 = Lancelot: all stacks are shown and stay known; only the division among the two squires is secret.
academy-R12 = Excalibur serves in every round, whether the track scores or not.
academy-R13 = Stepping back happens at once after each gallantry move, as in the French rules; the English and Russian ones wait until all three have moved.
academy-R14 = The dragon is met before alms are given.
academy-R15 = Bets: a king card without effect counts, and a sword card counts on the track where it was played. With no card there is no move.
academy-R16 = Alms: the second on charity gives to and takes from the second to last; the English rules say from the last.
academy-R17 = A gallantry move is neither split nor declined; a king disc at 12 may be chosen, to no effect.
academy-R18 = Squires tied on points who are at 0 on gallantry share the place.
academy-C1 = Reconstructed: quests pay 17, 10, 4 and charity −10, −4. The gap between first and second on quests, and the −10, are supported by traces in the sources.
academy-C2 = Reconstructed: the cup's track, with its centre and 10 squares on either side.
academy-C3 = Reconstructed: on which squares of the king's other side the values 1, 2, 4, 5, 6 begin. The values themselves are the book's.
academy-C4 = Reconstructed: Lancelot's turn order in the six rounds.
