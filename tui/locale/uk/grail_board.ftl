# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = дракон за { $spaces }
# The same behind its sign
grail_board-ahead = за { $spaces }
# In at most 10 columns.
grail_board-move = { $ally ->
    [witch] хід на 1
    [squire] хід на 2
    [fairy] хід на 1–3
    [smith] хід на 4
    [wizard] хід на 5
    [princess] до замку
    [priest] до церкви
    [horse] 2, 4 чи 6
   *[unicorn] обгін
  }

# Headings of choices in columns
grail_board-head-ally = союзник
grail_board-head-space = клітинка
grail_board-head-move = хід
# The place in the race after a move
grail_board-head-place = місце потім
# What becomes of our place in the race as we move, or as another knight is pushed back
grail_board-head-change = місце
grail_board-head-ours = ваше місце
grail_board-head-knight = лицар
grail_board-head-stands = клітинка
grail_board-head-apart = від вас
grail_board-head-now = місце
# What the knight pointed at needs to lead at the end of the round, and to which space the squire jumps then
grail_board-head-lead = до лідерства
grail_board-head-jump = ваш стрибок
# The space to which an ally would bring us
grail_board-head-to = веде на
grail_board-head-spears = списи
grail_board-head-token = жетон
grail_board-head-count = ще є
grail_board-head-does = дія
grail_board-head-choice = вибір
grail_board-head-left = списів
grail_board-head-way = передати
grail_board-head-next = наступний гравець
grail_board-head-where = у кого
# How far each knight is from the dragon on the space under the cursor, and what it takes to ride past it
grail_board-head-dragon = дракон на { $space }
grail_board-head-pass = пройти повз
grail_board-head-clover = конюшина на { $space }

# What stands in the columns
grail_board-apart = { $where ->
    [here] тут
    [ahead] { $gap } попереду
   *[behind] { $gap } позаду
  }
grail_board-stays = { $blocked ->
    [yes] дракон: на { $space }
   *[no] лишається на { $space }
  }
grail_board-spend = { $spend ->
    [yes] повз
   *[no] стати
  }
grail_board-way = { $way ->
    [left] ліворуч
   *[right] праворуч
  }

# Below what a card does: what is chosen or laid so far
grail_board-chosen = Уже вибрані:
grail_board-laid = Кладете назад:
# Above the players as they sit round the table: the way in which cards are passed.
grail_board-round = { $way ->
    [left] карти йдуть ліворуч
   *[right] карти йдуть праворуч
  }

# Before a player: how many allies they still keep, in at most 15 columns
grail_board-keeps = союзників: { $count }

# In the legend
# Spears that nobody has: behind their sign in at most 15 columns, and in words
grail_board-sign-left = спис, ще { $count }
# The same where no sign of a spear stands on the board
grail_board-sign-spears = { $count ->
    [one] ще { $count } спис
    [few] ще { $count } списи
   *[many] ще { $count } списів
  }
grail_board-sign-supply = списів у запасі: { $count }
grail_board-sign-kept = союзник
grail_board-sign-points = вказує
