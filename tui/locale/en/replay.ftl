replay-finished = Finished games
replay-finished-key-watch = watch
replay-finished-key-search = search
replay-finished-key-results = results
replay-finished-key-hide = hide results
replay-finished-key-choose = choose
replay-finished-key-statistics = statistics
replay-finished-key-open = open a file
replay-finished-key-export = save as a file
replay-finished-key-back = back
replay-finished-when = Ended
replay-finished-game = Game
replay-finished-players = Players
replay-finished-own = You
replay-finished-tied = tied
replay-finished-score = Score
replay-finished-others = The others
replay-search = Search: a player, a game
replay-none = No game has come to its end here yet. Games that you play, host or watch are kept.
replay-none-found = No finished game has all of these words.
replay-open-file = Open a game from a friend
replay-open-keys = The path of the file. Enter opens it   Esc back
replay-open = all cards open
replay-watched = as watched
replay-seat = seen by { $name }
replay-badge = REPLAY
replay-asks = { $name }’s move:
replay-chooses = { $name } chose: { $choice }
replay-step = step { $step } of { $steps }
replay-moves = { $name }’s move
replay-came = What came of it
replay-lead = who leads
replay-leads = lead: { $name } +{ $points }
replay-speed = speed { $speed }
replay-result = Result
replay-key-step = step
replay-key-turn = turn
replay-key-round = round
replay-key-ends = ends
replay-key-play = run the replay
replay-key-stop = pause
replay-key-speed = speed
replay-key-result = result
replay-key-export = export
replay-key-branch = play from here
replay-key-analysis = mistakes
replay-key-help = help
replay-key-back = back
replay-export = Export
replay-export-note = This moment, or the whole game
replay-export-text = The screen as text
replay-export-picture = The screen as a picture (SVG)
replay-export-game = The game as a file for a friend
replay-export-where = Where to?
replay-export-keys = The name of a new file. Enter writes it   Esc back
replay-exported = Written: { $path }
replay-stats = Statistics
replay-stats-own = your games
replay-stats-player = games of { $name }
replay-stats-none = No game to count yet.
replay-stats-total = All
replay-decimal-mark = .
replay-stats-usual = the default ones
replay-stats-people = people only
replay-stats-by-game = Game
replay-stats-by-players = Players
replay-stats-by-level = Against
replay-stats-by-options = Options
replay-stats-games = Games
replay-stats-wins = Won
replay-stats-share = Win rate
replay-stats-place = Avg. place
replay-stats-best = Best score
replay-stats-average = Avg. score
replay-stats-scores = Scores, first to last game: { $game }
replay-stats-key-player = player
replay-stats-key-by = by { $by ->
    [game] game
    [players] players
    [level] opponent
   *[options] options
  }
replay-stats-key-only = hide other games
replay-stats-key-all = all games
replay-stats-key-choose = choose
replay-stats-key-totals = totals
replay-stats-came = { $place ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
replay-stats-key-back = back
replay-series = So far: { $score }
replay-lines-step = Step { $step } of { $steps }
replay-key-explain = what is this?

replay-stats-key-records = records
replay-record-score = Highest score
replay-record-lead = Biggest lead in a win
replay-record-streak = Wins in a row
replay-record-longest = Longest game, in steps
replay-record-duels = Duels won
replay-record-dice = Dice: average (3.5 is fair)
replay-record-best-score = Highest score in a duel
replay-record-shows = Shows that pleased the King
replay-record-shows-best = Best shows of a festival
replay-record-best-show = Biggest show
replay-record-village-spears = Villages: spears (half is fair)
replay-record-village-thieves = Villages: thieves (a third is fair)
replay-record-best-move = Longest move, in spaces
replay-record-coats = Coats of arms per game
replay-record-coats-lost = Points lost on coats per game
replay-record-best-track = Most points from one track
replay-preview-players = { $count } players
replay-preview-minutes = { $minutes } min
replay-preview-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
replay-preview-hidden = The result is hidden. { $key } shows it.
replay-stats-places = Games by place: { $game }
replay-stats-records = Records
replay-stats-form = Last { $count } games
replay-stats-legend = { $won } won  { $lost } not won, the last game at the right
