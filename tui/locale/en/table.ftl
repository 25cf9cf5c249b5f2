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
table-about-seat = Enter takes a free seat; on your own, it says that you are ready. Host: b seats a bot (again: another level), x frees a seat. w leaves your seat to watch, n changes your name.
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
table-lobby-keys-host = Enter sit/ready  b bot  x free  g game  ←→ option  t talk  s start  ? help
table-lobby-keys = Enter sit, ready   w watch   t talk   ? help   Esc leave
table-waiting = Waiting for { $names }…
table-waiting-all = Still choosing: { $names }…
table-sending = …
table-after-end = o: the result.
table-game-keys = ←→↑↓ Enter 1-9 answer   i explain   l log   t talk   ? help   Esc leave
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
table-leave-hosting = The table was opened here. It stays open while this program runs, and your seat is kept; when the program ends, the table is closed for everybody.
table-leave-stay = Stay
table-leave-out = To the first screen; I will be back
table-leave-quit = End the program
table-too-small = This table needs { $width } columns and { $height } rows. Please enlarge the terminal.
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
