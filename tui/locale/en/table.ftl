table-language = English
table-home-return = Return to your table
table-home-resume = Continue: { $game }
table-home-host = Host a table for friends
table-home-join = Join a friend’s table
table-home-finished = Finished games
table-home-quit = Quit
table-box-players = { $players } players
table-of = { $name }’s table
table-join-title = Which table?
table-join-hint = The host’s screen shows what to type, such as 192.168.1.5:4747.
table-join-keys = Enter join   ↓ tables below   Esc back
table-around-looking = Looking for tables on this network…
table-around-nothing = No table has been found on this network so far.
table-around-found = Tables on this network (↓ and Enter, or a click):
table-around-deaf = There is no network here on which tables could be found.
table-next-door = { $table } · { $game } · { $state ->
    [playing] a game is on
    [full] no free seat
    [foreign] another version
   *[free] { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
      }
  }
table-next-door-password = {" "}· password
table-name-title = What shall we call you?
table-name-hint = Up to 16 characters (wide ones count as two), with at least one letter or digit.
table-name-keys = Enter take this name   Esc back
table-which-game = Which game?
table-how-many = How many bots?
table-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
table-connecting = Connecting…
table-connecting-to = Connecting to { $where }…
table-connecting-stop = Esc  Stop
table-trying = Trying again; Esc to leave.
table-line-cut = The connection is lost; your seat is kept.
table-lobby-title = { $table }   you are { $name }
table-friends-type = Your friends type:  { $program } join { $address }
table-row-game = Game: { $game }
table-row-option = { $option }: { $value }
table-row-clock = Turn clock: off
table-row-clock-on = Turn clock: { $time }, then a bot moves
table-row-stand-in = Bot for absent players: manual
table-row-stand-in-on = Bot for absent players: after { $time }
table-row-hints = Hints ({ $key-hint } in a game): forbidden
table-row-hints-on = Hints ({ $key-hint } in a game): allowed
table-time-seconds = { $count } s
table-time-minutes = { $count } min
table-said = { $name }: { $text }
table-on = on
table-off = off
table-seat-free = free
table-strength = { $level }
table-level = { $style ->
    [bold] bold { table-strength }
    [careful] careful { table-strength }
    [greedy] greedy { table-strength }
    [spiteful] spiteful { table-strength }
   *[other] { table-strength }
  }
table-seat-bot = bot, { table-level }
table-seat-you = you
table-seat-host = host
table-seat-away = away
table-seat-ready = ready
table-seat-not-ready = not ready
table-about-seat = Press Enter to take a free seat, or on your own to say you are ready, or not yet.
table-about-seat-host = { table-about-seat } Press { $key-bot } on a bot for another level, { $key-character } for another character. { $key-free } frees the seat of a bot or of another player.
table-about-clock = The time for each decision. When it is up, a bot plays this one move for you; you keep your seat. It stops while no player is there.
table-about-stand-in = How long until a bot sits in for a player who is away. A player who comes back takes the seat over at once. Manual: only when the host says so ({ $key-people }).
table-about-hints = Whether players may ask what a knight would do ({ $key-hint } in a game). It sees only what they see, and tells no other player. Each program keeps to this by itself: nobody can check.
table-problem-players = { $fewest ->
    [2] { $most ->
        [2] This game is for two players.
       *[other] This game is for { $fewest } to { $most } players.
      }
   *[other] This game is for { $fewest } to { $most } players.
  }
table-problem-away = Away: { $names }. Wait, or free the seat.
table-problem-waiting = Not ready yet: { $names }.
table-problem-no-host = Everyone is ready and waits for the host, who is away.
table-can-start = Everyone is ready.
table-host-starts = Everyone is ready; waiting for the host to start.
table-watching = Watching: { $names }.
table-no-chat = No one has spoken yet. Press { $key-chat } to talk.
table-paste-cut = Only { $most } characters fit here. The end of what you pasted was left out.
table-chat-keys = Say something to the table: Enter sends it, Esc drops it
table-waiting = Waiting for { $names }…
table-waiting-all = Still choosing: { $names }…
table-sending = …
table-after-end = Enter shows the result.
table-game-keys = ↑↓ look  1-9 play
table-game-keys-few = 1-9 play
# The same where no digit chooses anything
table-arrow-keys = ↑↓←→ pick
table-arrow-keys-few = ↑↓←→
table-key-explain = { $key-explain } explain
table-key-hint = { $key-hint } hint
table-key-log = { $key-log } log
table-key-talk = { $key-chat } talk
table-key-people = { $key-people } players
table-set-up-again = The host has set the table up again: Esc takes you there, Enter shows the result.
table-key-fold = { $key-fold } table
table-slow-line = The connection to this terminal is slow: for now nothing is animated. The setting stays as it is.
table-key-round = { $key-round } recap
table-key-rematch = { $key-rematch } rematch
table-key-undo = { $key-undo } undo
table-key-bot = { $key-stand-in } bot
table-key-why = { $key-why } what can’t be chosen
table-key-why-few = { $key-why } why not
table-key-leave = Esc leave
table-key-now = Esc back
table-tally-keys = Enter continue   { $key-round } shows this again
table-news = ▸ any key: on
table-you-watch = You are watching.
table-gone = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
  }
table-played-for = A bot plays for { $names }.
table-thinker = { $name } ({ table-level })
table-thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
  }
table-thinks-long = { table-thinks } { $seconds } s
table-bar-help = { $key-help } help
table-log-title = What has happened so far
table-log-keys = Enter show that moment on the board   ↑↓ PgUp PgDn read   Esc back
table-looking = This is how it stood then. ↑↓ other moments, Esc back to now.
table-looking-asked = This is how it stood then. ↑↓ other moments; your choice waits: Esc.
table-log-empty = Nothing has happened yet.
table-round-none = There is nothing to recap yet.
table-round-look = { $key-log } shows all that has happened.
table-explain-title = What is this?
table-reader-keys = Enter close
table-reader-scrolls = Enter close   ↑↓ PgUp PgDn read
table-reader-more = more ↓
table-choose-keys = { $count ->
    [0] Esc back
    [1] Esc back
   *[other] ↑↓ 1-{ $count } choose   Esc back
  }
table-choose-does = choose
table-why-title = Why can’t I …?
table-why-nothing = Nothing is ruled out here: every possible choice is on the list.
table-why-not-asked = You are not being asked anything now.
table-end-title = The game is over
table-end-keys = ↑↓ 1-{ $count }   PgUp PgDn read on   Esc look at the table
table-end-look = Look at the table: board, log, earlier moments
table-end-leave = Leave the table{ $kept ->
    [yes] :{" "}replay and statistics are under “Finished games”
   *[no] { "" }
  }
table-end-again = Back to the lobby: another game, players, options
table-end-back = To the table: it is set up again
table-leave-title = Leave the table?
table-leave-body = { $watching ->
    [yes] You are only watching, so there is no seat to keep. You can join this table again at any time.
   *[no] Your seat is kept: join again from this account, under the same name. { $key-people } shows a code for another machine.
  }
table-leave-here = { $count ->
    [0] { $bots ->
        [yes] Only bots play with you: nobody has to wait.
       *[no] No other player is here now.
    }
   *[other] Also here: { $names }.
  }
table-leave-hosting = You are hosting this table. { $watching ->
    [yes] It stays open for as long as this program runs;
   *[no] It stays open, and your seat is kept, for as long as this program runs;
  } when you quit, or open another table, it closes for everyone.
table-leave-stay = Stay
table-leave-stay-follows = nothing changes
table-leave-out = Go to the main menu
table-leave-out-follows = { $watching ->
    [yes] the table stays open
   *[no] the table stays open, your seat is kept
  }
table-leave-quit = Quit the program
table-leave-quit-follows = { $others ->
    [0] { $game ->
        [kept] the table closes, the game is kept
        [lost] the table closes, the game is not saved
       *[none] the table closes
    }
   *[other] { $game ->
        [kept] the table closes for all, the game is kept
        [lost] the table closes for all, the game is not saved
       *[none] the table closes for all
    }
  }
table-leave-elsewhere = { $watching ->
    [yes] Continue
   *[no] Continue; my seat is kept
  }
table-too-small = Please enlarge the terminal: this needs { $width } × { $height }, and it has { $now_width } × { $now_height }.
table-failed = Something went wrong in this program and it had to stop. { $do ->
        [join] Join again under the same name to play on.
        [solo] A game that was saved can be resumed with “solo --resume”.
        [host] A game that was saved can be resumed with “host --resume”.
       *[home] Please start it again.
    }
table-failed-report = The details are in { $path }.
table-not-drawn = The game that this table sent cannot be shown, so you have left the table; your seat is kept.
table-stand-in = Which player should a bot play for?
table-stand-in-body = The bot plays until the player comes back.
table-rulings = Rulings [R], where the printed rules are silent, and component data [C] that we have reconstructed:
table-help-title = Help
table-help =
    KEYS
    ↑↓ ←→     move between choices
    Enter     take the choice under the cursor: the last row says what that does
    1 … 9     take a choice directly
    { $key-row-explain }explain whatever is under the cursor
    Tab       explain anything on the screen: ←→↑↓ to other things
    { $key-row-hint }what would a knight do? (unless the host forbids it)
    { $key-row-why }why something cannot be chosen now; a click on it says so too
    { $key-row-log }read the whole log
    { $key-row-chat }talk to the others
    { $key-row-people }players: a code for your seat; host: send a player away, close the door …
    { $key-row-round }see what the last round, festival or duel brought
    { $key-row-outcome }see the result, once the game is over
    { $key-row-rematch }ask for a rematch, once the game is over
    { $key-row-stand-in }host: let a bot play for a player who is away
    { $key-row-undo }alone: take back your last choice, or in the log all after a line, unless something new was seen since
    { $key-row-fold }on a small screen: show or hide the table above the question
    Esc       go back, or leave the table (you are asked first)
    { $key-row-leave }leave the table, as Esc does
    Ctrl-C    quit the program (at a table you are asked; twice quits at once)
    { $key-row-settings }settings: language, name, characters, log speed, bell, keys
    { $key-row-palette }all commands and settings, to be found by name
    Ctrl-L    redraw the screen, if something else has written on it
    Ctrl-Z    leave the terminal to your shell; fg comes back (not where others play through you)
    In the lobby: { $key-bot } bot, { $key-character } character, { $key-free } free the seat, { $key-game } game, ←→ option, { $key-ready } ready, { $key-stand } watch, { $key-rename } name, { $key-start } start.

    LETTERS  Every player has a colour and a letter. ► beside a name means it is that player’s turn to act, { $sign-away } that the player is away.

    SECRETS  Your screen knows only what you may know. The host’s program deals the cards, so the host’s machine knows everything; if that matters, host on a machine where no player sits: { $program } table.
table-no-not-your-turn = It is not your turn.
table-no-not-possible = You cannot do that now. Choose one of the options shown.
table-no-game-over = The game is over.
table-no-stale = The game has moved on since. Please choose again.
table-no-clock = During a game the turn clock can only be made longer, or turned off.
table-no-clock-short = A limit is at least five seconds, or none.
table-no-not-playing = You are only watching this game.
table-no-not-host = Only the host can do that.
table-no-playing = That has to wait until the game is over.
table-no-seat-taken = That seat is taken. Please choose another.
table-no-not-seated = Take a seat first.
table-no-not-away = Only bots, and players who are away, can be taken off their seats.
table-no-own-seat = To get up from your own seat, press { $key-stand }: you watch then.
table-no-too-fast = That was too fast. Please wait a moment.
table-no-cannot-start = The game cannot start yet.
table-no-bad-name = That name will not do. Please choose one of 1 to 16 characters, with a letter or digit.
table-no-name-empty = Please choose a name with at least one letter or digit.
table-no-name-hidden = That name has signs that do not show, or show only on top of other letters. Please choose another.
table-no-name-signs = That name has signs that names cannot have here. Besides letters and digits, please use only { $signs }
table-no-name-spelled = Please write that name without spaces between its letters.
table-no-name-long = That name is too long: { $cells } characters at most; wide ones, such as emoji, count as two.
table-no-name-reserved = The name { $name } could be mistaken for the table’s own. Please choose another.
table-no-players = { $most ->
    [2] This game is for two players, not { $count }.
   *[other] This game is for { $fewest } to { $most } players, not { $count }.
  }
table-no-bad-option = That option will not do: { $reason }.
table-no-bad-options = This game has no such option, or not with that value.
table-no-suit-and-colour = Choose one of “same_suit” and “same_colour”, or neither.
table-no-full = This table is full. Please try again later.
table-no-gallery = There are so many spectators that there is no room for one more. Keep your seat, or leave the table.
table-no-kicked = The host has sent you away from the table.
table-no-banned = The host has closed this table to you.
table-no-door-closed = The host has closed the door of this table: no new players or spectators can come in.
table-no-password = This table asks for a password, and the one given is wrong.
table-no-password-needed = This table asks for a password.
table-no-no-such-code = That seat code opens nothing here, or no longer does. Ask for a new one.
table-no-no-watching = There is no free seat, and this table admits no spectators.
table-no-hush = Spectators cannot chat at this table.
table-no-nobody = No such player or spectator is here to be sent away.
table-no-no-code = A seat code is shown to the player who has the seat; the host sees one only for a player who is away.
table-no-not-asking = That request is not waiting any more.
table-no-not-vacant = Only the seat of a player who is away can be given to another player.
table-no-already-here = You are at the table already.
table-no-no-such-bot = There is no such bot.
table-no-no-such-game = There is no such game at this table.
table-no-not-over = The game is not over yet.
table-no-over = The host must open the lobby again first.
table-no-rules-failed = That move failed and was undone. Please choose another.
table-no-rules = The table and you play by different rules: please use the same version.
table-no-version = The table runs another version: please use the same one.
table-no-elsewhere = You have come back from somewhere else.
table-no-closed = The table has been closed.
table-no-silence = Disconnected: the table heard nothing from you for too long.
table-no-failed = Something went wrong at the table. Please join again.
table-no-protocol = The two programs do not understand each other. Is it a Round Table, and the same version?
table-no-no-address = { $text } is not an address. Write it like { $like }.
table-no-empty-address = Write an address, such as { $like }.
table-no-no-port = Port { $port } does not exist: ports go from 1 to 65535.
table-no-no-port-here = Port { $port } does not exist: ports go from 0 to 65535, and 0 means any that is free.
table-no-port-rights = Port { $port } needs special rights. Choose one above 1023, such as --port { $usual }.
table-no-not-our-address = This machine has no such address. Without --bind the table listens on all it has.
table-no-port-taken = Port { $port } cannot be used: another program has it, perhaps a table that is open already. Join that one, or start with --port 0 for any port that is free.
table-no-port-fails = Port { $port } cannot be used: { $reason }. Try --port 0.
table-no-port-unusable = Port { $port } cannot be used; the system does not say why. Try --port 0.
table-no-hung-up = { $where } closed the connection. Is it a Round Table?
table-no-lost = The connection to the table is lost.
table-no-no-answer = { $where } does not answer. Is the address right, and no firewall in the way?
table-no-no-name = { $host } cannot be the name of a machine. Please check the spelling.
table-no-silent = The table does not respond any more.
table-no-dumb = { $where } accepts the connection but sends nothing. Is it a Round Table?
table-no-broke = The connection to the table was interrupted.
table-no-another = At { $where } another program answers now, not the table.
table-no-nobody-listens = Nothing is listening at { $where }. Is the table open there, on that port?
table-no-no-machine = No machine is called { $host }. Please check the spelling.
table-no-unreachable = { $where } cannot be reached: { $reason }.
table-no-no-way = { $where } cannot be reached.
table-bot-Gawain = Gawain
table-bot-Yvain = Yvain
table-bot-Bors = Bors
table-bot-Ector = Ector
table-bot-Kay = Kay
table-bot-Lionel = Lionel
table-bot-Erec = Erec
table-bot-Galahad = Galahad
table-bot-Tristan = Tristan
table-bot-Lucan = Lucan
table-bot-Agravain = Agravain
table-bot-Mordred = Mordred
table-bot-Percival = Percival
table-bot-Bedivere = Bedivere
table-bot-Sagramore = Sagramore
table-bot-Meleagant = Meleagant
table-bot-Scaramouche = Scaramouche
table-bot-Pierrot = Pierrot
table-bot-Pantalone = Pantalone
table-bot-Brighella = Brighella
table-bot-LaHire = La Hire
table-bot-Pallas = Pallas
table-bot-Caesar = Caesar
table-bot-Judith = Judith
table-notice-joined = { $name } has joined the table.
table-notice-watches = { $name } has come to watch.
table-notice-dropped = { $name } is away; the seat is kept.
table-notice-away = { $name } is away, and stays the host.
table-notice-back = { $name } is back.
table-notice-left = { $name } has left the table.
table-notice-host = { $name } is the host now.
table-notice-took-over = { $name } plays on in the seat of { $other }, who was away.
table-notice-bot-in = A bot plays for { $name } for the time being.
table-notice-bot-in-you = A bot plays for you for the time being. You take over with your next move, or with { $key-people }.
table-notice-bot-out = { $name } is back and takes over from the bot.
table-notice-time-up = Time is up for { $name }: a bot plays this one move.
table-notice-bot-failed = The bot { $name } could not decide: its move was drawn by lot.
table-notice-bot-replaced = The bot { $name } could not think about its move: whenever that happens, a squire decides for it.
table-notice-stuck = The bot { $name } cannot continue, because this program went wrong. The host can abandon the game.
table-notice-began = { $name } has dealt: the game begins.
table-notice-abandoned = { $name } has abandoned the game.
table-notice-called = That name is taken; here you are { $name }.
table-notice-kept-here = You hold the key to { $name }’s seat. To take it, leave and join again as { $name } (--name).
table-notice-kicked = The host has sent { $name } away.
table-notice-not-kept-out = { $name } came from this very machine (by ssh, a tunnel or a door of the table), and nobody can be kept out from there. Close the door to newcomers, or be asked first ({ $key-people }); or host with a password.
table-notice-code = { $name } is away, and the host has been shown a code for that seat.
table-notice-asks-host = { $name } asks for a seat: { $key-people } lets you decide.
table-notice-turned-down = The host gives { $name } no seat.
table-notice-turned-down-you = The host gives you no seat for now. You may watch.
table-notice-asks = { $name } asks the host for a seat.
table-notice-not-saved = The game is not being saved any more: the host’s disk is full or read-only, or another program of the host’s has taken up the game. Here it continues.
table-notice-journal-trouble = The journal is { $name }. Make room there, or start with another: --journal PATH.
table-notice-game-evicted = The journal is full: the oldest unfinished game was deleted ({ $name }).
table-notice-saved-again = The game is being saved again.
table-no-journal-newer = The journal { $path } was written by a newer version. Please continue with that one, or give another: --journal PATH.
table-notice-not-kept = The finished game could not be kept, so it cannot be watched again later: { $name }.
table-no-journal-foreign = { $path } is no journal of Round Table, and is left as it is. Please give another: --journal PATH.
table-no-journal-damaged = The journal { $path } is damaged, and is left as it is. Please put it aside, or give another: --journal PATH.
table-no-journal-unreadable = The journal { $path } cannot be read: { $reason }.
table-no-nothing-unfinished = There is no unfinished game to resume.
table-no-not-unfinished = No unfinished game, or more than one, is called { $said }. --resume list shows them all.
table-no-resume-damaged = The saved game is damaged ({ $why }).
table-no-resume-rules = This game was saved by a version that plays it by other rules. Please continue with that one.
table-no-resume-no-table = This is no saved table ({ $why }).
table-no-resume-newer = This table was saved by a newer version. Please continue with that one.
table-no-resume-no-game = This table plays a game that this version does not have.
table-no-resume-no-bot = This table has a bot that this version does not have. Please continue with the version that saved it.
table-notice-other-rules = The program of { $name } plays this game by other rules. To take a seat it must be the same version as the host’s.
table-no-other-rules = Your program plays this game by other rules. To take a seat, use the same version as the host.
table-no-kept-foreign = This is no game of Round Table. Please choose a file that its replay has exported.
table-no-kept-newer = This game was kept by a newer version. Please open it with that one.
table-no-kept-damaged = This game is damaged, and cannot be shown. Please ask for it again where it came from.
table-no-kept-no-game = This is a game that this version does not have. Please open it with a newer one.
table-no-kept-rules = This game was played by other rules (number { $theirs }; this version plays by number { $ours }). Please open it with the version that kept it.
table-no-kept-unknown = There is no finished game { $said }, or more than one. `replay list` shows them all.
table-no-kept-large = { $name } is too large for a game of Round Table. Please choose another file.
table-no-kept-unreadable = { $name } cannot be read: { $reason }.
table-no-kept-unfinished = This game did not come to its end, so there is nothing to watch again.
table-no-kept-not-over-again = This game cannot be played over by the rules of this version ({ $reason }).
table-no-not-kept = The game could not be kept: { $reason }.
table-no-export-there = There is a file { $name } already. Please choose another name.
table-no-export-failed = { $name } cannot be written: { $reason }.
table-no-csv-columns = This is no table of games that Round Table has written.
table-no-csv-row = Row { $number } of this table does not have the columns of the others, or is too long.
table-no-csv-game = The game { $said } in this table is damaged: a number, a date or a seat is wrong.
table-no-no-game = No game is being played.
table-title = Round Table
table-your-turn = Your turn: { $game }
table-settings-damaged = The settings could not be understood and are back to their defaults. The damaged file is kept: { $path }
table-settings-unsaved = These settings hold only until the program ends: { $path } cannot be written.
table-set-title = Settings
table-set-keys = ←→ value   ↑↓ choose   Esc back
table-set-language = Language
table-set-language-about = The language of the screens. The others at the table choose their own.
table-set-name = Name
table-set-name-about = What you are called at a table. Enter changes it.
table-set-characters = Characters
table-set-characters-auto = automatic
table-set-characters-ascii = ASCII
table-set-characters-unicode = Unicode
table-set-characters-about = What boards are drawn with. ASCII looks plain and works everywhere; choose it if lines and suits come out wrong.
table-set-telling = Log speed
table-set-telling-slow = slow
table-set-telling-normal = normal
table-set-telling-quick = fast
table-set-telling-at-once = all at once
table-set-telling-about = How fast the lines about what happened follow each other. Any key shows the rest at once.
table-set-lone-done = Continue automatically
table-set-lone-done-moment = after a moment
table-set-lone-done-at-once = at once
table-set-lone-done-ask = ask
table-set-lone-done-about = If you can only continue. With other players it takes a moment.
table-set-clicks = Clicks to choose
table-set-clicks-two = two
table-set-clicks-one = one
table-set-clicks-about = The first of two clicks only marks a choice; the second makes it.
table-aside = What it means
table-aside-idle = Good to know
table-more = { $key-explain } more
table-set-theme = Colours
table-set-theme-auto = automatic
table-set-theme-dark = dark
table-set-theme-light = light
table-set-theme-contrast = high contrast
table-set-theme-safe = colour-blind safe
table-set-theme-sixteen = sixteen colours
table-set-theme-mono = none
table-set-theme-about = The colours of the screens. Letters and shapes always say the same.
table-set-motion = Motion
table-set-motion-full = full
table-set-motion-quick = quick
table-set-motion-off = off
table-set-motion-about = Whether pieces walk and dice roll. Any key skips it; turn it off for a slow connection.
table-set-confirmations = Ask before leaving
table-set-confirmations-all = always
table-set-confirmations-few = if something is lost
table-set-confirmations-about = Whether you are asked before leaving a saved game against bots. Leaving or closing a table always asks.
table-set-bell = Bell
table-set-bell-about = The terminal rings when your turn comes and you have not touched a key for five seconds.
table-set-keymap = Keys
table-set-keymap-changed = { $count ->
    [0] default
    [one] { $count } changed
   *[other] { $count } changed
  }
table-set-keymap-about = Which key does what. Enter shows them all, and each can be another.
table-keys-title = Keys
table-keys-everywhere = Everywhere
table-keys-home = Main menu
table-keys-table = At a table
table-keys-lobby = Before a game
table-keys-game = In a game
table-keys-all = Restore all default keys
table-keys-all-not = Leave them as they are
table-keys-keys = Enter another key   ↑↓ choose   Backspace default   Esc back
table-keys-usually = default { $key }
table-keys-another = Another key: { $does }
table-keys-press = Now it is { $key }. Press the new key: a letter, a sign, an F key, or Ctrl with a letter.
table-keys-usual = Backspace: the default key, { $key }
table-keys-stay = Esc: leave it as it is
table-keys-needed = { $key } is needed to move about and to choose, and cannot do anything else.
table-keys-unfit = Not every terminal passes { $key } on. Please press another key.
table-keys-swap = { $key } is taken ({ $does }). Choose it again to swap: { $other } will do that then.
table-keys-taken = { $key } is taken ({ $does }). Give that another key first, or choose another one here.
table-give-up-title = Give up your table?
table-give-up-stay = Keep it: back to the main menu
table-give-up-go = Give it up and continue
table-give-up-saved-title = Close this table for now?
table-give-up-saved-go = Close it and continue
table-leave-solo = You are playing alone here: when the program ends or another game begins, this game is lost.
table-quit-title = Quit the program?
table-quit-again = Ctrl-C again quits at once.
table-sleep-title = The program stays awake
table-sleep-hosting = Ctrl-Z would put the table to sleep with it: { $names } could not play on.
table-sleep-no-shell = Ctrl-Z would put it to sleep, and no shell here could wake it again.
table-watch-full = You are watching: all seats are taken.
table-watch-lobby = You are watching: Enter on a free seat sits down.
table-does-sit = sit, ready
table-does-return = back to your table
table-does-resume = continue the unfinished game
table-does-solo = play alone, against bots
table-does-host = host a table
table-does-join = join a table
table-does-finished = finished games
table-does-language = the next language
table-does-rename = name
table-does-ready = ready
table-does-stand = watch
table-does-name = name
table-does-bot = bot
table-does-character = character
table-does-free = free seat
table-does-game = game
table-does-turn = option
table-does-start = start
table-does-chat = talk
table-does-people = players
table-does-leave = leave
table-does-log = read the log
table-does-explain = explain what is under the cursor
table-does-hint = what would a knight do?
table-does-why = why something cannot be chosen
table-does-round = what the last round, festival or duel brought
table-does-outcome = the result
table-does-stand-in = let a bot play for a player who is away
table-does-undo = take back your last choice; at a table, if the others agree
table-does-fold = on a small screen: show or hide the table above the question
table-palette-hint = Type a command or a setting
table-palette-nothing = Nothing here is called that.
table-palette-keys = { $kind ->
    [tried] Enter keep it   ↑↓ choose   Esc put it back
   *[other] Enter do it   ↑↓ choose   Esc back
  }
table-palette-group-home = Play
table-palette-group-game = Game
table-palette-group-table = Table
table-palette-group-hall = Hall
table-palette-group-program = Program
table-does-help = help
table-does-palette = commands
table-does-settings = settings
table-does-quit = quit
table-abandon = Abandon the game
table-abandon-follows = { $others ->
    [0] nobody wins, back to the lobby
   *[other] nobody wins, all return to the lobby
  }
table-abandon-title = Abandon the game?
table-abandon-body = Nobody wins, the cards are gone, and everyone at the table is told that you did it. The seats stay as they are.
table-abandon-alone = Abandon the game
table-abandon-alone-follows = the next one is dealt at once
table-abandon-alone-body = Nobody wins, and the cards are gone.
table-leave-solo-saved = You are playing alone here. The game is saved, and the main menu continues it.
table-leave-saved = The game is saved: the main menu continues it, and everyone keeps their seat.
table-notice-unproven = The program of { $name } is older and cannot take part in a fair deal: the cards are dealt without proof.
table-notice-no-proof = The cards are dealt without proof: nobody will be able to say whether the deal was fair.
table-notice-not-yours = Another program has just moved in your place: neither your program nor a bot that you were told of.
table-notice-left-out = { $name } did not answer in time: the cards are dealt without that number.
table-notice-unopened = { $name } did not open the sealed number in time: this deal is void, and the host deals again.
table-notice-deal-off = Something has changed at the table while the cards were being dealt: the host deals again.
table-notice-discloses = { $name } agrees that all of the broken-off game may be seen.
table-no-dealing = The cards are already being dealt.
table-no-no-deal = Nobody is waiting for that seal.
table-no-other-seal = That is not what you had sealed.
table-no-no-broken-game = There is no broken-off game that you played in.
table-no-fair-fair = The deal was fair.
table-no-fair-without-ours = Nothing was found to be wrong, but your own number is not in the seed.
table-no-fair-redealt = { $count ->
    [one] Nothing was found to be wrong, but { $count } deal before this one came to nothing.
   *[other] Nothing was found to be wrong, but { $count } deals before this one came to nothing.
  }
table-no-fair-elsewhere = { $count ->
    [one] { $count } of your moves was made while this program was disconnected, and not by it or by a bot.
   *[other] { $count } of your moves were made while this program was disconnected, and not by it or by a bot.
  }
table-no-fair-unopened = The table could choose between seeds, so nobody can say whether the deal was fair: a number that was sealed is not in the seed ({ $names }).
table-no-fair-unproven = This game was dealt without proof: a program at the table could not take part in a fair deal.
table-no-fair-unfinished = As far as this program was told, the game is not over: its deal can be checked when it is.
table-no-fair-unseen = This program was not there when the cards were dealt, so it cannot say whether the deal was fair.
table-no-fair-thrown = The table threw away deal after deal, knowing your number: nobody can say whether this one was fair.
table-no-fair-seed = The seed is the hash of the numbers of the table and of { $names }.
table-no-fair-bound = Everyone was bound by a seal before the first number was opened.
table-no-fair-not-ours = Your own number is not in the seed: you rely on those of the others.
table-no-fair-steps = { $count ->
    [one] { $count } message to you agrees with the seed and the rules.
   *[other] { $count } messages to you agree with the seed and the rules.
  }
table-no-fair-bots = { $count ->
    [one] One choice of a bot was checked: it follows from what the bot could see.
   *[other] { $count } choices of bots were checked: each follows from what the bot could see.
  }
table-no-fair-other-bots = { $count ->
    [one] { $count } decision of a bot was not checked: the bot is of another version than yours.
   *[other] { $count } decisions of bots were not checked: the bots are of another version than yours.
  }
table-no-fair-thought = { $count ->
    [one] { $count } decision of a bot that thinks was not checked: how far it gets depends on the machine.
   *[other] { $count } decisions of bots that think were not checked: how far they get depends on the machine.
  }
table-no-fair-stood-in = Bots answered for: { $names }.
table-no-fair-number = This was deal number { $number } at this table.
table-no-fair-skipped = { $count ->
    [one] { $count } deal before it was not shown to you.
   *[other] { $count } deals before it were not shown to you.
  }
table-no-fair-thrown-away = { $count ->
    [one] { $count } deal before it was thrown away, or its game broken off, when your number was known.
   *[other] { $count } deals before it were thrown away, or their games broken off, when your number was known.
  }
table-no-fair-withheld = The table has not opened its number: nobody can check the deal.
table-no-fair-unshown = The table dealt without asking your program for its number first.
table-no-fair-other-terms = Something else was dealt than had been agreed upon.
table-no-fair-other-parts = The table changed the seals of the players after showing them.
table-no-fair-other-seal = The table changed its own seal after showing it.
table-no-fair-other-nonce = The table put another number in the place of yours.
table-no-fair-dropped = Your number was opened and is not in the seed: by leaving it out, the table could choose the seed.
table-no-fair-bad-part = The number of a player does not fit its seal.
table-no-fair-more-seals = There are other seals than one for each player: the table could choose among them.
table-no-fair-nobody = No player’s number is in the seed: the table could choose it.
table-no-fair-same-number = Two deals were made under one number.
table-no-fair-other-opening = The number that the table opened does not fit its seal.
table-no-fair-other-rules = This version plays the game by other rules and cannot check it.
table-no-fair-other-stream = This version draws luck in another way and cannot check the game.
table-no-fair-first = The first cards are not those of the seed.
table-no-fair-report = Step { $step } was not told as it follows from the seed and the rules.
table-no-fair-illegal = Step { $step } was not possible.
table-no-fair-shorter = Step { $step } was told, but is not in the game that was opened.
table-no-fair-bot = In step { $step } the bot { $name } did not do what a bot decides by what it sees.
table-no-fair-mover = In step { $step } it was not { $name } who decided, though the table had shown so.
table-no-fair-retold = Step { $step } was told in two different ways.
table-no-fair-not-yours = Step { $step } was told as yours, but you had not chosen it.
table-no-fair-bot-untold = In step { $step } a bot answered for you: you were there, and the table had told nobody of a bot.
table-no-fair-taken-back = The game went back to before step { $step }, which had been told.
table-end-deal = { $fair ->
    [yes] The deal was fair: what was checked
   *[no] Was the deal fair? What was checked
  }
table-deal-title = The deal
table-deal-checking = The deal is being checked…
table-deal-how = Before the cards, the table and every player chose a secret number and showed its seal. The cards follow from all of these numbers together, so nobody could choose them. Now the table has opened its own, and your program has replayed the whole game.
table-no-no-door-packages = This door needs more packages. Please type:  { $command }
table-no-no-doors-here = Doors need Linux, macOS or another Unix; this system is none.
table-no-door-fails = The door could not be opened: its program has failed. Its log says more.
table-no-no-ssh-port = The ssh door cannot be opened on port { $port }: { $reason }. Choose another port: --ssh PORT.
table-no-no-ssh-key = The key of the ssh door, { $path }, is damaged. Please put it aside: a new one is made then.
table-no-door-port-taken = The { $kind ->
    [ssh] ssh door
   *[web] browser’s door
  } cannot be opened on port { $port }: another program has it, perhaps another table. Choose another port, such as --{ $kind } { $other }, or --{ $kind } 0 for any that is free.
table-no-no-web-port = The browser’s door cannot be opened on port { $port }: { $reason }. Choose another port: --web PORT.
table-broken-about = The last game was broken off. Enter or a click: may all of it be seen, and was its deal fair?
table-broken-row = Broken-off game: { $state }
table-broken-agreed = { $count } of { $of } agree to open it
table-broken-title = Open the broken-off game?
table-broken-body = It ended before its time, so its cards were never shown. If all its players agree, all of it is opened to everyone at the table, and each program checks whether the deal was fair. If one of you says no or leaves, it stays closed.
table-broken-names = These agree so far: { $names }.
table-broken-later = Decide later, on its row in the lobby
table-broken-yes = Yes, all of it may be seen
table-broken-no = No, it stays closed
table-notice-opened = All its players agree: the broken-off game is open, and each program checks it.
table-notice-not-opened = { $name } has not agreed: the broken-off game stays closed.
table-notice-never-opened = One of its players has left: the broken-off game stays closed.
table-notice-hints-on = { $name } allows hints at this table: { $key-hint } asks what a knight would do.
table-notice-hints-off = { $name } forbids hints at this table.
table-hint-title = What would a knight do?
table-hint-advises = A knight advises: { $choice }
table-hint-thinking = A knight is thinking: { $seconds } s
table-hint-stops = Esc stops the search
table-hint-off = The host has forbidden hints at this table.
table-hint-watching = You are only watching: a knight advises players.
table-hint-not-asked = You are not being asked anything now. A knight advises on a choice.
table-hint-one = There is only one choice: nothing to think about.
table-hint-failed = The knight has come to no conclusion. Ask again, or decide yourself.
table-hint-more = { $count ->
    [one] One other choice was tried less.
   *[other] { $count } other choices were tried less.
  }
table-hint-alone = The other choices were given up early.
table-hint-close = About as good: { $other }.
table-hint-equal = Equal: by the trial games { $other } is just as good.
table-hint-better = { $count ->
    [1] The other choice looks somewhat worse.
   *[other] The other choices look somewhat worse.
  }
table-hint-clear = { $count ->
    [1] The other choice looks far worse.
   *[other] The other choices look far worse.
  }
table-hint-seldom = Another choice looks better so far, but was tried too seldom to trust that.
table-hint-answers = Choice; chances of winning
table-hint-answer = Choice
table-hint-chances = chance of winning
table-hint-bars = chances
table-hint-visits = trial games
table-hint-knight = A knight is a bot that plays each choice on in trial games.
table-hint-keys = Enter put the cursor on this choice   Esc back
table-key-look = Tab what is this?
table-does-options = options of the chosen game
table-end-rematch = Rematch ({ $key-rematch }): same game, same players
table-notice-rematch = { $name } wants a rematch.
table-notice-rematch-you = You want a rematch.
table-rematch-awaited = You want a rematch: { $name } starts it.
table-does-rematch = rematch, once the game is over
table-friends-relay = From anywhere: { $command }
table-relay-lost = There is no connection to the relay. The program tries again, and players who came through it return by themselves.
table-no-not-private = There is no table with a password or phrase, or it is an older version. If the table has neither, join without one.
table-no-impostor = { $where }: this is another program than the table: it does not know the password.
table-no-private = This table is private, and needs a newer version. Please update.
table-no-relay-nobody = Nobody waits there at { $where }. Is the phrase right, and the table open?
table-no-relay-full = The relay at { $where } has no room for more. Please try again later.
table-no-relay-no-relay = { $where } is no relay of Round Table, or its line is disturbed.
table-no-relay-taken = All rooms tried at the relay { $where } are taken. Please try again.
table-no-relay-away = The relay { $where } cannot be reached. Is its address right, and does it run?
table-no-web-no-certificate = These are no certificate and its key, in PEM: { $files }.
table-no-web-key-locked = The key of the certificate has a password, which nobody could type at the door: { $files }.
table-no-web-no-file = The certificate cannot be read ({ $reason }): { $files }.

# What is taken back

table-notice-take-back-asked = { $name } asks the other players whether something may be taken back.
table-notice-take-back-refused = { $name } does not agree: what was done stands.
table-notice-take-back-dropped = The game has gone on: what { $name } wanted to take back stands.
table-notice-not-agreed = Something was taken back although you had not agreed.
table-no-take-back-seen = That cannot be taken back: a player has seen a card since, or luck has decided.
table-no-take-back-old = A program here is of an older version, which cannot follow when something is taken back.
table-no-take-back-often = You have taken back so much in this game that it has to stand now.
table-no-take-back-open = The players are being asked already. Please wait until they have decided.
table-no-take-back-refused = One player does not agree: what was done stands.
table-no-take-back-dropped = The game has gone on before all had agreed.

## Games that are not there, or do not work

table-notice-lacks-game = The program of { $name } does not have the game { $other } and cannot stay at this table. The game must be installed there too.
table-no-game-lacking = The table plays { $game }, a game that is not installed here. Install it, or use the same version as the host.
table-no-game-broken = The installed game { $game } ({ $package }) cannot be used: { $why }.

# The hall of many tables.
table-notice-announced = { $name } announces to the whole hall: { $other }
table-no-no-hall = This table is in no hall: there is no list of tables here.
table-no-hall = This is a hall of many tables, which this program does not know. Please use the newest version.
table-no-no-such-table = That table is closed, or has never been. Please choose another.
table-no-table-away = That table cannot be read from the disk at the moment. Please try again later.
table-no-hall-full = The hall has no room for more tables. Please sit down at one of the list.
table-no-tables-yours = You have opened several tables already. Please use one of them.
table-no-tables-here = Too many tables have been opened from your address. Please use one of them.
table-no-at-table = You are at a table. Go back to the list first.
table-no-not-at-table = You are at no table. Choose one from the list, or open one.
table-no-table-asleep = That took too long. Please choose the table again.
table-no-table-closed = The organiser has closed this table.
table-no-nothing-said = There is nothing to announce. Please type a line.
table-no-not-organiser = Only the organiser of the hall decides that.
table-no-resume-newer-hall = This hall was saved by a newer version. Please continue with that one.
table-does-open-table = open a table
table-does-join-table = go there
table-keys-hall = In a hall
table-does-announce = announce
table-does-close-table = close the table
table-does-whereabouts = organise
table-keys-within = Closing a screen
table-keys-finished = In the list of finished games
table-keys-replay = In a replay
table-keys-statistics = In the statistics
table-does-search = search
table-does-results = show or hide the results
table-does-statistics = statistics
table-does-open = open a game from a friend
table-does-hand-on = hand a game on
table-does-viewpoint = look from another seat
table-does-result = show the result
table-does-branch = play on from here
table-does-analysis = where the game was decided
table-does-export = export this moment or the game
table-does-player = count the games of another player
table-does-group = group the games otherwise
table-does-one-game = count one game only
table-does-records = the record page

# Halls that share a store

table-notice-store-away = The hall cannot save at the moment. Its tables wait; nothing is lost.
table-notice-store-back = The hall can save again. Play on.
table-no-store-away = The hall cannot save at the moment, so its tables wait. Nothing is lost: please try again in a moment.
table-no-moved-on = That table is at another address of this hall now. Join the hall once more to get there, or use the newest version, which goes by itself.
table-no-moved-unreachable = The hall has sent you on to { $where }, which cannot be reached.
table-no-circle = The hall sends this program in a circle, from { $where }. It tries again in a moment.
table-no-store-newer = The store { $path } was written by a newer version. Please continue with that one.
table-no-store-foreign = { $path } has a schema round_table that is not ours; it is left as it is. Please give another database.
table-no-sent-on = The hall sends you on to { $where }.

# The organiser of a hall

table-paused = The organiser of the hall has paused the game. It goes on from here when they say so.
table-notice-paused = { $name }, who organises the hall, pauses the game. Nobody’s time runs.
table-notice-goes-on = { $name }, who organises the hall, lets the game go on.
table-notice-given-time = { $name } is given more time by the organiser: { $other } s.
table-notice-moved = { $name }, who organises the hall, has moved you to this table.
table-no-paused = The organiser of the hall has paused this game. Please wait until it goes on.
table-no-no-game-on = No game goes on at that table.
table-no-no-clock = This table has no turn timer, so nobody there runs out of time.
table-no-not-timed = No time runs out there at the moment: time is given to players who are to decide.
table-no-not-seated-there = That person has no seat at that table.
table-no-log-closed = That table admits no spectators, so its log is open to nobody else.
table-no-not-in-hall = That person is not in the hall any more.
table-no-there-already = That person is there already.
table-no-no-free-seat = That table has no free seat for a newcomer.
table-no-moved = The organiser has moved you.
table-no-line-open = Your connection to the hall is not private: others could read the password. Start it with --private.
table-no-seats-yours = You have seats at several tables already. Finish one of those games first; you may still watch.
table-no-seats-here = Too many seats are held from your address. Please finish one of those games first; you may still watch.
table-no-talk-much = You have said a lot in a short time. Please wait a moment.
table-next-door-hall = { $table } · hall · { $tables ->
    [0] no table yet
    [one] 1 table
   *[other] { $tables } tables
  }

# Tournaments of a hall.
table-does-tournaments = tournaments
table-no-entered-already = You are in this tournament already.
table-no-tournament-over = This tournament is over.
table-no-knockout-began = This knockout has begun: nobody can enter any more.
table-no-tournament-full = This tournament has no room for more.
table-no-no-fillers = In an open tournament nobody is left over, so that no bots are needed.
table-no-not-entered = You are not in this tournament. Enter it first.
table-no-round-goes-on = The round goes on: wait for its games, or decide them.
table-no-too-few = There are too few players for a game. Wait for more, or fill up with bots.
table-no-no-such-pairing = There is no such game in this tournament.
table-no-decided-already = This game has a result already.
table-no-bad-places = A decision names each player of the game once.
table-no-bad-seats = This game is not played by so many at a table.
table-no-bad-rounds = A tournament has 1 to 100 rounds, or a day of minutes at most.
table-no-no-such-tournament = There is no such tournament here any more.
table-no-no-tournaments = This hall cannot hold tournaments: the packages of the extra “hall” are missing on its machine.
table-no-tournaments-full = There are many tournaments already. Please end one that is over.
table-no-tournament-damaged = The saved tournament is damaged, and is left as it is.
table-no-tournament-newer = This tournament was saved by a newer version. Please continue with that one.
table-end-exercises = Next lesson: ten exercises
table-end-play = Play against bots
