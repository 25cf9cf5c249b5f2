academy-name = Medieval Academy
academy-blurb = Draft cards, train on seven tracks, be knighted after six rounds. 3 to 5 squires, 30 minutes.
academy-title = round { $round } of VI   { $ask ->
    [keep] draft, pass { $way }
    [play] card { $card } of 4
    [advance] gallantry moves
   *[over] the end
  }
academy-head-order = order, distance
academy-head-pays = pays
academy-head-when = when
academy-now = now
academy-shields = { $count } { $count ->
    [one] shield
   *[other] shields
  }
academy-kept = kept: { $cards }
academy-track-gallantry = gallantry
academy-track-jousts = jousts
academy-track-tournaments = tournaments
academy-track-education = education
academy-track-king = king
academy-track-quests = quests
academy-track-charity = charity
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
academy-card = { $suit } { $value }

academy-ask-keep = Keep one card; the others go on to your neighbour.
academy-ask-play = Play a card. The fifth is not played.
academy-ask-advance = Gallantry: move one of your discs { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }.
academy-answer-keep = { $card }   for { $tracks }
academy-answer-play = { $card }{ $choice ->
    [yes] {" "}on { $track }
   *[no] { "" }
  }: { $start } → { $end }{ $effect }
academy-answer-advance = { $track }: { $start } → { $end }{ $effect }
academy-reaches = { $passed ->
    [none] ,
   *[other] , past { $passed }
  } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
  }
academy-stays = {" "}(no effect: it is at the end)

academy-log-round = — Round { $round }. { $squire } is first player. Five cards to each.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } keeps { $card }.
  }
academy-log-plays = { $squire } plays { $squares } on { $track }: { $start } → { $end }, place { $place }.
academy-log-moves = { $squire } moves { $squares } on { $track }: { $start } → { $end }, place { $place }.
academy-log-lap = { $squire } has gone once round on { $track }.
academy-log-scores = { "" }
academy-log-shield = { $track } pays: { $squire } { $value }.
academy-log-reset = Half of the training is over: discs go back to 0, but for quests and charity.
academy-log-over = The sixth round is over. All shields are turned up.

academy-end-points = { $name } has most chivalry points and is knighted.
academy-end-gallantry = Equal points: { $name } is furthest on gallantry and is knighted.
academy-end-shared = Equal points, and equal on gallantry: { $name } share the honour.

academy-explain = Every card moves your disc on its track by its value. What a track pays, and in which rounds, stands at its right.
academy-about-order = The order now: { $order }.
academy-about-zero = Discs on 0 are all last, whatever lies on what, and earn nothing.
academy-about-gallantry = Gallantry scores first, every round. Third, then second, then first place move one of their discs 1, 2, 3 squares, on any track. With three squires third place moves nothing. The order is fixed before the first of them moves.
academy-about-jousts = Jousts score every round: 3, 2 and 1 points for the first three; with three squires only 3 and 2. A sword card may be played here or on tournaments.
academy-about-tournaments = Tournaments score every round: 3, 2 and 1 points for the first three; with three squires only 3 and 2. A sword card may be played here or on jousts.
academy-about-education = Education scores every round: −3 for the last, −1 for the second to last. If several are at 0, each of them takes −3 and nobody −1.
academy-about-king = The king's service scores in rounds III and VI: 6 points from square 6 on, 12 on square 12, where the track ends.
academy-about-quests = Quests score in round VI only: 17, 10 and 4 points; with three squires 17 and 10. They are not reset.
academy-about-charity = Charity scores in round VI only: −10 for the last, −4 for the second to last. If several are at 0, each takes −10. It is not reset.

academy-help =
    Six rounds of training, and the squire with most chivalry points is knighted.

    DRAFT  Everybody gets five cards. All at once you keep one and pass the rest on: to the left in odd rounds, to the right in even ones, until everybody has five. Nobody waits for a turn.

    PLAY  From the first player clockwise, one card each, four times. The card moves your disc on its track by its value; a sword goes wholly to jousts or wholly to tournaments. The fifth card is not played.

    ORDER  The further disc is ahead. On the same square the one that arrived later lies on top and is ahead. On square 0 everybody is last and earns nothing. The loops have 20 squares; a disc that comes round goes on.

    SCORING  The tracks that score this round pay in order, gallantry first: third, second and first place move one of their discs 1, 2 and 3 squares, wherever they like. Then shields are given out as the board shows. With three squires third place never earns anything.

    RESET  After round III all discs go back to 0, but for quests and charity.

    THE END  After round VI most points win. A tie goes to the squire who is further on gallantry.
academy-R1 = A disc that is moved or reset back to distance 0 is at 0, and last.
academy-R2 = The first player of round I is drawn at random.
academy-R8 = What follows from the tracks is announced when it is paid; only totals are not shown before the end.
academy-R17 = A gallantry move is not declined; a king disc at 12 may be chosen, to no effect.
academy-R18 = Squires tied on points who are at 0 on gallantry share the place.
academy-C1 = Reconstructed: quests pay 17, 10, 4 and charity −10, −4. The gap between first and second on quests, and the −10, are supported by traces in the sources.
