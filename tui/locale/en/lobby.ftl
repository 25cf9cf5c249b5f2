lobby-button-start = START
lobby-button-bot = SEAT A BOT
lobby-button-ready = READY
lobby-button-unready = TAKE IT BACK
lobby-button-remind = WAITING
lobby-button-sit = SIT DOWN
lobby-not-ready = You are not ready yet.
lobby-ready = You are ready.
lobby-ready-waits = You are ready; waiting for the host to start.
lobby-then-start = You can start once all are ready.
lobby-missing-host = { $count ->
    [one] 1 player is missing: seat a bot, or wait for friends.
   *[other] { $count } players are missing: seat a bot, or wait for friends.
  }
lobby-missing = { $count ->
    [one] 1 player is missing.
   *[other] { $count } players are missing.
  }
lobby-host-chooses = The host can change that.
lobby-away = Away: { $names }. The host can wait, or free the seat.
lobby-row-game = Game:
lobby-options = { $all ->
    [0] This game has no options
   *[other] { $changed ->
        [0] Options: all default
        [one] Options: 1 changed
       *[other] Options: { $changed } changed
      }
  }
lobby-fold-options = Options
lobby-fold-usual = all default
lobby-rules = Table rules
lobby-rule-clock = Turn clock
lobby-rule-clock-on = { $time }
lobby-rule-clock-off = off
lobby-rule-stand-in = Bot for absent players
lobby-rule-stand-in-on = after { $time }
lobby-rule-stand-in-off = manual
lobby-rule-hints = Hints
lobby-rule-hints-on = allowed
lobby-rule-hints-off = forbidden
lobby-seat-free = A free seat
lobby-how-bot = seat a bot
lobby-how-stand = get up and watch
lobby-how-rename = change your name
lobby-how-game = choose another game
lobby-how-down-host = change options and rules
lobby-how-down-guest = see options and rules
lobby-how-free = free this seat
lobby-how-people = what you can do about players and spectators
lobby-about-free = No one sits here yet.
lobby-about-guest = The host starts the game once everyone is ready.
lobby-about-player = A player at this table.
lobby-about-player-away = This player is away. The seat is kept for now.
lobby-about-player-away-host = This player is away. Wait, or free the seat.
lobby-about-bot = A bot. The host chooses its level and character.
lobby-level = Level
lobby-level-page = plays at random
lobby-level-squire = does not think ahead
lobby-level-knight = thinks ahead
lobby-level-king = thinks for longest
lobby-character = Character
lobby-style-none = none
lobby-style-none-about = just wants to win
lobby-style-bold = bold
lobby-style-bold-about = takes risks
lobby-style-careful = careful
lobby-style-careful-about = avoids risks
lobby-style-greedy = greedy
lobby-style-greedy-about = collects all it can
lobby-style-spiteful = spiteful
lobby-style-spiteful-about = hinders the leader
lobby-key-sit = sit down
lobby-key-ready = say you are ready
lobby-key-unready = not ready after all
lobby-key-bot = seat a bot
lobby-key-character = character
lobby-key-free = remove
lobby-key-turn = change
lobby-key-look = look
lobby-port-taken = Another program has port { $wanted }, so this table uses port { $port }.
lobby-joined-at = Others join as you did:  { $program } join { $address }
lobby-locked = They also need the table’s phrase or password.
lobby-talk = Talk
