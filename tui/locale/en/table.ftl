table-language = English
table-blurb = Four knight-and-court games, alone against bots or with friends.
table-home-return = Return to the table
table-home-solo = Solo: play against bots
table-home-host = Host a table for friends
table-home-join = Join a friend's table
table-home-name = Name: { $name }
table-home-language = Language: { $language }
table-home-quit = Quit
table-home-keys = ↑↓ choose   Enter take   or the first letter   ? help
table-of = { $name }'s table
table-join-title = Which table?
table-join-hint = The host's screen shows the line to type, such as 192.168.1.5:4747. Esc leaves.
table-name-title = What are you called at the table?
table-name-hint = Up to 16 columns, with a letter or digit. Esc leaves it as it is.
table-which-game = Which game?
table-how-many = How many bots?
table-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
table-connecting = Connecting…
table-trying = Trying again; Esc leaves.
table-lobby-title = { $table }   you are { $name }
table-friends-type = Friends type:  ./scripts/play join { $address }
table-row-game = Game: { $game }
table-row-option = { $option }: { $value }
table-said = { $name }: { $text }
table-on = on
table-off = off
table-seat-free = free
table-seat-bot = bot, { $level }
table-seat-you = you
table-seat-host = host
table-seat-away = away
table-seat-ready = ready
table-seat-not-ready = not ready
table-about-seat = Enter takes a free seat; on your own it says that you are ready. b on a bot: another level. x frees the seat of a bot, or of somebody who is away.
table-problem-players = { $fewest ->
    [2] { $most ->
        [2] This game is for two players.
       *[other] This game is for { $fewest } to { $most } players.
      }
   *[other] This game is for { $fewest } to { $most } players.
  }
table-problem-away = Not here: { $names }. Wait, or free the seat.
table-problem-waiting = Not ready yet: { $names }.
table-can-start = All is ready: press s to start.
table-host-starts = All is ready; the host starts.
table-watching = Watching: { $names }.
table-no-chat = Nothing has been said yet. Press t to talk.
table-waiting = Waiting for { $names }…
table-waiting-all = Still choosing: { $names }…
table-sending = …
table-after-end = o: the result.
table-game-keys = ←→↑↓ Enter 1-9 answer   i explain   l log   t talk
table-key-round = r scores
table-key-bot = b bot
table-key-leave = Esc leave
table-tally-keys = Any key closes this; r shows it again.
table-news = There is news… any key shows the rest of it at once.
table-you-watch = You are watching.
table-gone = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
  }
table-bar-help = ? help
table-log-title = What has happened
table-log-empty = Nothing has happened yet.
table-explain-title = About this
table-reader-keys = ↑↓ PgUp PgDn read   Esc back
table-end-title = The game is over
table-end-look = Look at the table
table-end-leave = Leave
table-end-again = Play again: back to the lobby
table-leave-title = Leave the table?
table-leave-body = Your seat is kept for you while this program runs.
table-leave-hosting = The table was opened here. It stays open while this program runs, and your seat is kept; when the program ends, or another table is opened, it is closed for everybody. { $count ->
    [0] Nobody else is at it now.
   *[other] At it: { $names }.
  }
table-leave-stay = Stay
table-leave-out = To the first screen; I will be back
table-leave-quit = End the program
table-too-small = Please enlarge the terminal: { $width } × { $height } are needed, it has { $now_width } × { $now_height }.
table-failed = Something in this program went wrong and it had to stop. Join again with the same name to play on.
table-failed-report = What happened is written in { $path }.
table-stand-in = Who should a bot play for?
table-stand-in-body = It plays until he comes back to his seat.
table-rulings = Rulings [R] where the printed rules are silent, and component data [C] that is a reconstruction:
table-help-title = Help
table-help =
    KEYS
    ↑↓ ←→     walk through the answers
    Enter     take the answer under the cursor
    1 … 9     take an answer directly
    i         explain what is under the cursor
    l         the whole log
    t         talk to the others
    r         what the last round, festival or duel has brought
    o         the result, once the game is over
    b         host: let a bot play for somebody who is away
    Esc       back, or leave the table (you are asked)
    Ctrl-C    end the program
    In the lobby: b a bot, x free the seat, g game, ←→ option, r ready, w watch, n name, s start.

    LETTERS  Everybody has a colour and a letter; ► before a name says that he is to act, … that he is away.

    SECRETS  Your screen knows only what you may know. The program of the host deals, so the host's machine knows everything; if that matters, let a machine nobody plays on host: python -m netplay.
table-no-not-your-turn = It is not your turn to act.
table-no-not-possible = That is not possible now. Choose one of the answers shown.
table-no-game-over = The game is over.
table-no-stale = The game has gone on since. Please choose again.
table-no-not-playing = You are watching this game.
table-no-not-host = Only the host decides that.
table-no-playing = That must wait until the game is over.
table-no-seat-taken = That seat is taken. Please choose another.
table-no-not-seated = Take a seat first.
table-no-not-away = Only bots, and people who are away, can be taken off their seats.
table-no-too-fast = That was too fast. Please wait a moment.
table-notice-joined = { $name } has joined the table.
table-notice-watches = { $name } has come to watch.
table-notice-dropped = { $name } is away; the seat is kept.
table-notice-back = { $name } is back.
table-notice-left = { $name } has left the table.
table-notice-host = { $name } is the host now.
table-notice-bot-in = A bot plays for { $name } for the time being.
table-notice-bot-out = { $name } is back and takes over from the bot.
table-notice-bot-failed = The bot { $name } could not decide: its answer was drawn by lot.
table-notice-stuck = The bot { $name } cannot go on, because this program went wrong. The host can abandon the game.
table-notice-began = { $name } has dealt: the game begins.
table-notice-abandoned = { $name } has abandoned the game.
table-notice-other-rules = The program of { $name } plays this game by other rules. To take a seat it must be the same release as the host's.
table-no-rules-failed = This program's rules went wrong over that answer; nothing has changed. Choose another, or ask the host to abandon the game.
table-no-other-rules = Your program plays this game by other rules. To take a seat, use the same release as the host.
table-no-no-game = No game is being played.
table-title = Round Table
table-your-turn = Your turn: { $game }
table-home-settings = Settings (F2)
table-settings-damaged = The settings could not be understood and are as at first. The damaged file is kept: { $path }
table-set-title = Settings
table-set-keys = ↑↓ choose   Enter → next   ← previous   Esc back
table-set-language = Language: { $value }
table-set-language-about = The language of the screens. The others at the table choose their own.
table-set-name = Name: { $value }
table-set-name-about = What you are called at a table. Enter changes it.
table-set-characters = Characters: { $value }
table-set-characters-auto = as the terminal says
table-set-characters-ascii = ASCII
table-set-characters-unicode = Unicode
table-set-characters-about = What boards are drawn with. ASCII looks plain and works everywhere; choose it if lines and suits come out wrong.
table-set-telling = News: { $value }
table-set-telling-slow = slowly
table-set-telling-normal = at the usual pace
table-set-telling-quick = quickly
table-set-telling-at-once = all at once
table-set-telling-about = How fast the lines about what happened follow each other. Any key shows the rest at once.
table-set-lone-done = Lone answers: { $value }
table-set-lone-done-about = If the only possible answer is to go on, it is given for you after a moment.
table-set-bell = Bell: { $value }
table-set-bell-about = The terminal rings when your turn comes and you have not touched a key for five seconds.
table-give-up-title = Give up your table?
table-give-up-stay = Keep it: back to the first screen
table-give-up-go = Give it up and go on
table-leave-solo = You play alone here: when the program ends or another game begins, this game is lost.
table-quit-title = End the program?
table-quit-again = Ctrl-C again ends at once.
table-you-watch = You are watching: Enter on a free seat sits down.
table-key-sit = sit, ready
table-key-ready = ready
table-key-stand = watch
table-key-name = name
table-key-bot = bot
table-key-free = free seat
table-key-game = game
table-key-turn = option
table-key-start = start
table-key-chat = talk
table-key-leave = leave
table-key-help = help
table-key-settings = settings
table-key-quit = end
