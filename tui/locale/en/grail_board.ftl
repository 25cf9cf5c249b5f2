# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = dragon { $spaces } ahead
# The same behind its sign
grail_board-ahead = { $spaces } ahead
# In at most 10 columns.
grail_board-move = { $ally ->
    [witch] move 1
    [squire] move 2
    [fairy] move 1–3
    [smith] move 4
    [wizard] move 5
    [princess] to castle
    [priest] to church
    [horse] 2, 4 or 6
   *[unicorn] overtake
  }

# Headings of choices in columns
grail_board-head-ally = ally
grail_board-head-space = space
grail_board-head-move = move
# The place in the race after a move
grail_board-head-place = place then
# What becomes of our place in the race as we move, or as another knight is pushed back
grail_board-head-change = place
grail_board-head-ours = your place
grail_board-head-knight = knight
grail_board-head-stands = space
grail_board-head-apart = from you
grail_board-head-now = place
# What the knight pointed at needs to lead at the end of the round, and to which space the squire jumps then
grail_board-head-lead = needs to lead
grail_board-head-jump = then you jump
# The space to which an ally would bring us
grail_board-head-to = moves you to
grail_board-head-spears = spears
grail_board-head-token = token
grail_board-head-count = left
grail_board-head-does = what it does
grail_board-head-choice = choice
grail_board-head-left = spears left
grail_board-head-way = pass
grail_board-head-next = next player
grail_board-head-where = who has it
# How far each knight is from the dragon on the space under the cursor, and what it takes to ride past it
grail_board-head-dragon = dragon on { $space }
grail_board-head-pass = going past it
grail_board-head-clover = clover on { $space }

# What stands in the columns
grail_board-apart = { $where ->
    [here] here
    [ahead] { $gap } ahead
   *[behind] { $gap } behind
  }
grail_board-stays = { $blocked ->
    [yes] dragon: stays on { $space }
   *[no] stays on { $space }
  }
grail_board-spend = { $spend ->
    [yes] go past
   *[no] stop
  }
grail_board-way = { $way ->
    [left] to the left
   *[right] to the right
  }

# Below what a card does: what is chosen or laid so far
grail_board-chosen = Chosen so far:
grail_board-laid = Going back:
# Above the players as they sit round the table: the way in which cards are passed.
grail_board-round = { $way ->
    [left] the cards go to the left
   *[right] the cards go to the right
  }

# Before a player: how many allies they still keep, in at most 15 columns
grail_board-keeps = { $count ->
    [one] 1 ally kept
   *[other] { $count } allies kept
  }

# In the legend
# Spears that nobody has: behind their sign in at most 15 columns, and in words
grail_board-sign-left = spear, { $count } left
# The same where no sign of a spear stands on the board
grail_board-sign-spears = { $count ->
    [one] 1 spear left
   *[other] { $count } spears left
  }
grail_board-sign-supply = spears in supply: { $count }
grail_board-sign-kept = kept ally
grail_board-sign-points = points at
