# What frames every game: the question, the last row, the end, the main menu, the lobby and the lessons.

# Before our question
frame-yours = YOUR MOVE
frame-continue = CONTINUE
frame-skipped = (skipped: { $steps })

# The last row of a game
frame-enter-result = the result
frame-enter-now = back to now

# What Enter does, behind its name, with the choice under the cursor
frame-does-academy-keep = keep { $choice }
frame-does-academy-play = play { $choice }
frame-does-academy-advance = move on { $choice }
frame-does-academy-split = put { $choice }
frame-does-academy-arm = give { $choice }
frame-does-academy-choose_stack = take { $choice }
frame-does-grail-keep = keep { $choice }
frame-does-grail-pass = pass { $choice }
frame-does-grail-point = point at { $choice }
frame-does-grail-dragon = move the dragon to { $choice }
frame-does-grail-push = push { $choice } back
frame-does-grail-steal = take a spear from { $choice }
frame-does-grail-choose = look under { $choice }
frame-does-grail-lay = put { $choice } back
frame-does-grail-curse = curse { $choice }
frame-does-nobles-keep = keep { $choice }
frame-does-nobles-buy-weapon = buy { $choice }
frame-does-nobles-buy-noble = buy { $choice }
frame-does-nobles-tithe = wound { $choice }
frame-does-nobles-arm = armour: { $choice }
frame-does-nobles-move-armour = armour: { $choice }
frame-does-nobles-lay = lay { $choice }
frame-does-nobles-favour = lay down { $choice }
frame-does-histrio-travel = travel to { $choice }
frame-does-histrio-discard = discard { $choice }
frame-does-histrio-disguise = let it be { $choice }
frame-does-histrio-fire_eater = use { $choice }
frame-does-histrio-strongman = use { $choice }
frame-short-grail-keep = keep { $choice }
frame-short-grail-curse = curse { $choice }
frame-short-grail-point = point at { $choice }
frame-short-grail-push = push { $choice } back
frame-short-grail-steal = rob { $choice }
frame-short-grail-choose = look under { $space }
frame-short-grail-lay = put { $choice } back
frame-short-grail-dragon = move dragon to { $space }
frame-short-grail-pass = { $way ->
    [left] pass left
   *[right] pass right
  }
frame-short-histrio-ox = { $choice }
frame-short-histrio-tightrope = go to { $goal }

# Our own score in the title
frame-you = you

# The end
frame-click-again = or click again: { $does }
frame-won = YOU WON
frame-end-keys = ↑↓ 1-{ $count } choose   Esc look at the table

# The main menu
frame-learn = Learn to play: a coach, exercises, rules
frame-home-solo = play
frame-home-options = options first
frame-home-learn = lessons and rules
frame-home-unfinished = list them
frame-home-watch = see it again
frame-home-table = join this table
frame-home-keys = ↑↓ choose   ←→ another game   Esc quit

# The lobby
frame-seats = Seats: { $taken } of { $all }
frame-lobby-start = start the game
frame-lobby-later = why it cannot start yet
frame-lobby-bot = seat the bot
frame-lobby-value = next value
frame-lobby-level = next level
frame-lobby-game = choose a game
frame-lobby-how = Before the start

# The settings
frame-settings-change = next: { $value }
frame-settings-open = open

# The lessons
frame-learn-game = A first game with a coach
frame-learn-exercises = Ten exercises
frame-learn-minutes = { $minutes } min
frame-learn-done = learnt
frame-learn-begun = begun: Enter continues
frame-learn-new = new
frame-learn-solved = { $solved } of { $count }
frame-learn-help = Keys, signs and rules of all games, to be read and searched
frame-learn-academy-game = Your coach plays a whole game with you: drafting five cards, seven tracks and when each of them pays, moves by gallantry, the penalties.
frame-learn-academy-exercises = The last card of a round, or the discs that gallantry moves: find what brings most points. Each exercise trains one track.
frame-learn-grail-game = Your coach plays a whole race with you: choosing allies, their order, castles, clovers and churches, the dragon and the spears.
frame-learn-grail-exercises = Which ally to keep, when a spear is well spent, how far to ride: ten short positions on the way to the cup.
frame-learn-nobles-game = Your coach plays a duel of two courts with you: coins, weapons and armour, favours of the four suits, who challenges whom, and the dice.
frame-learn-nobles-exercises = Which weapon decides a duel, and which challenge is worth the risk: ten positions with their chances.
frame-learn-histrio-game = Your coach plays a season with you: travelling in secret, actors of comedy and tragedy, the King’s mood, requests and the festival.
frame-learn-histrio-exercises = Whom to send to court, when an acrobat pays, which request to play: ten decisions before and at the festival.
