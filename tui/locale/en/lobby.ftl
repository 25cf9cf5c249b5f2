lobby-button-start = START
lobby-button-bot = SEAT A BOT
lobby-button-ready = READY
lobby-button-unready = you are ready
lobby-button-sit = SIT DOWN
lobby-not-ready = You are not ready: press { $key-ready }.
lobby-missing-host = { $count ->
    [one] 1 player is missing: { $key-bot } seats a bot, or wait for friends.
   *[other] { $count } players are missing: { $key-bot } seats a bot, or wait for friends.
  }
lobby-missing = { $count ->
    [one] 1 player is missing.
   *[other] { $count } players are missing.
  }
lobby-host-chooses = The host can change that.
lobby-away = Away: { $names }. The host can wait, or free the seat.
lobby-row-game = Game
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
lobby-about-free = Press Enter to sit down here.
lobby-about-free-host = Press Enter to sit down here, or { $key-bot } to seat a bot.
lobby-about-own = Press { $key-ready } or Enter when you are ready; the host starts then.
  { $key-stand } gets up from this seat, to watch. { $key-rename } changes your name.
lobby-about-own-host = { $key-bot } seats a bot; friends join as the line above says.
  ↓ leads to the options, { $key-game } to another game.
  { $key-start } starts once all are ready.
lobby-about-player = A player at this table.
lobby-about-player-host = A player at this table. { $key-people } lists what you can do about players and spectators.
lobby-about-player-away = This player is away. The seat is kept for now.
lobby-about-player-away-host = This player is away. Wait, or free the seat with { $key-free }.
lobby-about-bot = A bot. The host chooses its level and character.
lobby-about-bot-host = { $key-free } frees the seat again.
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
lobby-key-ready = ready, or not
lobby-key-bot = seat a bot
lobby-key-character = character
lobby-key-free = free the seat
lobby-key-turn = change
lobby-key-look = look
lobby-port-taken = (port { $port } was taken)
lobby-joined-at = Others join as you did:  { $program } join { $address }
lobby-talk = Talk
lobby-game-key = { $key-game } another
