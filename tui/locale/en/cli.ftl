cli-usage = Usage:
cli-about = Round Table: four knight-and-court games in a terminal. Without a command, the main menu opens.
cli-values = Arguments
cli-options = Options
cli-commands = Commands; each has a --help of its own
cli-command = COMMAND
cli-help = show this help and exit
cli-version = show the version and exit
cli-word-name = NAME
cli-word-number = NUMBER
cli-word-address = ADDRESS
cli-word-game = GAME
cli-word-seconds = SECONDS
cli-word-join = HOST:PORT
cli-word-option = NAME=VALUE
cli-name = your name at the table, this time; the settings ({ $key-settings }) keep a name
cli-lang = the language of the screens, this time
cli-ascii = draw with plain ASCII characters, or not, this time
cli-lines = plain lines of text and a prompt instead of a screen: for screen readers, pipes and slow connections
cli-lines-what = --lines needs a command: host, join or solo.
cli-lines-where = --lines needs an address after join: join HOST, or join HOST:PORT.
cli-host = open a table that friends join
cli-join = join a friend’s table
cli-solo = play alone against bots
cli-headless = open a table without a screen, for a machine where no player sits
cli-replay = watch finished games again, here or from a file
cli-replay-game = the file, or the beginning of the ID; without it all games are listed; `list` prints them
cli-replay-csv = write the statistics of all games to a new CSV file
cli-replay-take = add the games of a CSV file to the statistics
cli-replay-taken = New games in the statistics: { $count }
cli-verify = check whether the deals of saved games were fair
cli-bot = let a program of yours play at a table
cli-port = where to listen ({ $port }; 0: any free port)
cli-bind = listen on this address only
cli-table = the name of the table
cli-game = the first game: { $games }
cli-address = as the host’s screen shows it; without a port, { $port }; without an address, a choice of the tables on this network
cli-bots = how many (2, or as many as the game takes)
cli-level = how strong they are ({ $level }); a colon and a character may follow: { $styles }
cli-option = an option of the game, see below; may be given several times
cli-pace = minimum seconds per bot move ({ $pace })
cli-games = Games, how many play, and their options. The first value is the default; “on” need not be written.
cli-word-kept = FILE|ID
cli-word-path = PATH
cli-word-code = CODE
cli-seat = come back to your seat from another machine: the code that { $key-people } shows at the table
cli-watch = only watch
cli-ask = you are asked before a newcomer sits
cli-spectators = whether spectators may talk (free), watch in silence (silent), or not come at all (none)
cli-clock = how long a decision may take; then a bot plays this one move (0: no limit)
cli-stand-in = a bot sits in for a player who has been away for so long (0: manual)
cli-hints = whether players may ask what a knight would do ({ $key-hint } in a game)
cli-password = newcomers need a password; you are asked for it at once
cli-quiet = do not announce the table on the local network
cli-type-password = Password of the table:
cli-password-unreadable = What was typed is no text in the encoding of this terminal. Please choose another password.
cli-no-looking = Unknown choice for spectators: { $said }. Choose from: { $known }.
cli-resume = resume an unfinished game: the last one, or the one whose ID begins like this; “list” shows them
cli-journal = the file that games are saved in
cli-no-journal = save no game
cli-listed-id = ID
cli-listed-saved = Saved
cli-listed-game = Game
cli-listed-moves = Moves
cli-listed-table = Table
cli-listed-players = Players
cli-not-understood = This was not understood: { $said }. See --help.
cli-no-value = { $option } needs a value after it. See --help.
cli-no-command = Unknown command: { $said }. Choose from: host, join, solo, replay, learn, table, verify, bot.
cli-no-lang = Unknown language: { $said }. Choose from: { $known }.
cli-no-game = Unknown game: { $said }. Choose from: { $known }.
cli-which-game = Which game? Choose from: { $known }.
cli-two-games = Two games were named, { $one } and { $other }. Please name one.
cli-no-level = Unknown level: { $said }. Choose from: { $known }. After all but the first, a colon and a character may follow: { $styles }.
cli-no-number = { $option } takes a number, not { $said }.
cli-no-limit = { $option } takes 0, for no limit, or { $fewest } to { $most } seconds.
cli-no-port = Port { $port } does not exist: ports go from 1 to 65535, and 0 takes any free one.
cli-no-option = { $game } has no option { $said }. Choose from: { $known }.
cli-no-such-value = The option { $option } takes one of these: { $known }.
cli-how-many = { $players ->
    [1] { $most ->
        [one] This game is for two: ask for 1 bot.
       *[other] This game takes { $most } bots.
      }
   *[other] This game takes { $fewest } to { $most } bots.
  }
cli-dumb-terminal = This terminal cannot show a screen (TERM is { $term }). To play in lines of text: { $how }
cli-no-terminal = { $what ->
    [password] A password is typed at a terminal, and there is none here.
    [host] This needs a terminal. To host without one: { $program } table. To play in lines of text instead: host --lines
    [home] This needs a terminal. To play without one, in lines of text: join --lines, solo --lines
   *[other] This needs a terminal. To play without one, in lines of text: { $what } --lines
  }
cli-ssh = also open an ssh door: friends sit down with ssh alone (port { $port }, or the one given)
cli-web = also open a door for browsers (port { $port }, or the one given); nothing there is encrypted
cli-web-name = a name or address by which browsers reach that door through a proxy, such as https://table.example; may be repeated
cli-learn = learn a game: play a first one with a coach, or solve exercises
cli-exercises = ten exercises instead of the coached game
cli-private = make up a phrase that protects the table: friends type it behind the address, and nobody can listen
cli-relay-at = friends come through this relay, also those behind routers; makes up a phrase, too
cli-relay = run a relay through which hosts and guests behind routers meet
cli-phrase = the phrase of a private table
cli-word-phrase = PHRASE
cli-web-cert = the file of a certificate, with which that door speaks https (with --web-key)
cli-web-key = the file of its key
cli-private-or-password = --private and --relay make up a phrase, so they do not go with --password.
cli-web-cert-and-key = --web-cert and --web-key go together: a certificate and its key.
cli-hall = open a hall: many tables at one address, without a screen
