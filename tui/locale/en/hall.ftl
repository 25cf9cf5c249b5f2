# The hall: the list of its tables.

hall-title = { $hall }: { $count ->
    [0] no table yet
    [one] one table
   *[other] { $count } tables
  }
hall-you = you are { $name }
hall-head-table = Table
hall-head-game = Game
hall-head-people = Players
hall-head-state = State
hall-none = No table is open yet. { $key-open-table } opens one: choose a game, and the others in the hall see it at once.
hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
hall-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
hall-ask = { $count ->
    [one] 1 seat, the host is asked
   *[other] { $count } seats, the host is asked
  }
hall-playing = { $minutes ->
    [0] just begun
    [one] playing for 1 minute
   *[other] playing for { $minutes } minutes
  }
hall-playing-long = playing
hall-over = game over
hall-full = full
hall-closed = closed
hall-open-title = Open a table
hall-open-body = Which game? Options and bots are chosen at the table.
hall-leave-to-list = Back to the list of tables; before a game your seat becomes free
hall-told = { $number }: { $table }
hall-announce-title = Tell the whole hall
hall-announce-hint = Everybody reads it, in the list and at the tables. Enter sends it, Esc does not.
hall-close-title = Close { $table }?
hall-close-body = Everybody there goes back to the list, and the game does not go on.
hall-close-stay = Leave it open
hall-close-go = Close the table
hall-where-title = Who is where
hall-where = { $table }: { $names }
hall-where-list = In the list
hall-paused = paused
hall-web = in a browser: { $address }
