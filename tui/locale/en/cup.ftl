# Tournaments of a hall.

cup-title = Tournaments
cup-none = No tournament is announced here yet.
cup-format-swiss = Swiss
cup-format-round-robin = round robin
cup-format-knockout = knockout
cup-format-open = open
cup-about-swiss = Swiss: a fixed number of rounds against opponents with about as many points
cup-about-round-robin = Round robin: everybody meets everybody
cup-about-knockout = Knockout: the first of each table goes on
cup-about-open = Open: as many games as you like until the time is up
cup-stage-entry = { $count ->
    [0] open for entry
    [one] 1 has entered
   *[other] { $count } have entered
  }
cup-stage-round = round { $round } goes on
cup-stage-playing = games go on
cup-stage-break = round { $round } is over
cup-stage-over = over
cup-head-name = Player
cup-head-points = Points
cup-head-games = Games
cup-head-rating = Rating
cup-place = { $place }. { $name }: { $points }
cup-gone = withdrawn
cup-ready = ready
cup-why-met = { $name } before { $other }: placed better when they met
cup-why-opponents = { $name } before { $other }: met stronger opponents
cup-why-wins = { $name } before { $other }: first more often
cup-meeting = { $names }: playing
cup-result = { $places }
cup-decided = { $places } (decided by the organiser)
cup-bye = No game this round: { $names }
cup-yours = A seat is reserved for you in { $name }. Enter leads there.
cup-seat = your seat
cup-do-table = Go to my table
cup-do-enter = Enter the tournament
cup-do-withdraw = Withdraw
cup-do-ready = I am ready to go on
cup-do-unready = I am not ready yet
cup-do-begin = Begin the tournament
cup-do-next = Begin the next round
cup-do-fill = Fill up with bots
cup-do-decide = Decide a game
cup-do-end = End the tournament now
cup-do-remove = Take it from the list
cup-do-new = Open a tournament
cup-do-back = Other tournaments
cup-do-tables = Back to the tables
cup-game-title = A tournament of which game?
cup-format-title = How is it played?
cup-seats-title = How many at a table?
cup-rounds-title = How many rounds?
cup-minutes-title = How many minutes?
cup-number-hint = Enter goes on, Esc opens no tournament.
cup-opens = Enter opens the tournament, Esc does not.
cup-number-wrong = A number from 1 to { $most }, please.
cup-decide-title = Which game do you decide?
cup-winner-title = Who is first?
cup-shared = Nobody: they share the place
cup-name = { $name }’s { $game } tournament
cup-lines-line = { $number }: { $cup }
cup-lines-help = cup and a number: look at a tournament. cup enter, cup out: enter it, withdraw. cup ready: ready to go on. cup table: go to your table.
cup-lines-organiser = You are the organiser: cup new GAME FORMAT (swiss, round-robin, knockout, open), then if you like a number of rounds or minutes, clock=60, stand-in=120 (seconds, 0 for none); cup next, cup fill, cup decide NUMBER NAME, cup end.
cup-lines-which = Which tournament? Type cup and its number.
cup-lines-no-table = No table is reserved for you now.
cup-lines-yours = A seat is reserved for you in { $name }. cup table leads there.
