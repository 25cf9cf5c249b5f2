# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = дракон через { $spaces }
# The same behind its sign
grail_board-ahead = через { $spaces }
# In at most 10 columns.
grail_board-move = { $ally ->
    [witch] ход на 1
    [squire] ход на 2
    [fairy] ход на 1–3
    [smith] ход на 4
    [wizard] ход на 5
    [princess] до замка
    [priest] до церкви
    [horse] 2, 4 или 6
   *[unicorn] обгон
  }

# Headings of choices in columns
grail_board-head-ally = союзник
grail_board-head-space = область
grail_board-head-move = ход
# The place in the race after a move
grail_board-head-place = место затем
# What becomes of our place in the race as we move, or as another knight is pushed back
grail_board-head-change = место
grail_board-head-ours = ваше место
grail_board-head-knight = рыцарь
grail_board-head-stands = область
grail_board-head-apart = от вас
grail_board-head-now = место
# What the knight pointed at needs to lead at the end of the round, and to which space the squire jumps then
grail_board-head-lead = до лидерства
grail_board-head-jump = ваш прыжок
# The space to which an ally would bring us
grail_board-head-to = ведёт на
grail_board-head-spears = копья
grail_board-head-token = жетон
grail_board-head-count = осталось
grail_board-head-does = действие
grail_board-head-choice = выбор
grail_board-head-left = копий
grail_board-head-way = передать
grail_board-head-next = следующий игрок
grail_board-head-where = у кого
# How far each knight is from the dragon on the space under the cursor, and what it takes to ride past it
grail_board-head-dragon = дракон на { $space }
grail_board-head-pass = пройти мимо
grail_board-head-clover = клевер на { $space }

# What stands in the columns
grail_board-apart = { $where ->
    [here] здесь
    [ahead] на { $gap } впереди
   *[behind] на { $gap } позади
  }
grail_board-stays = { $blocked ->
    [yes] дракон: на { $space }
   *[no] остаётся на { $space }
  }
grail_board-spend = { $spend ->
    [yes] мимо
   *[no] встать
  }
grail_board-way = { $way ->
    [left] налево
   *[right] направо
  }

# Below what a card does: what is chosen or laid so far
grail_board-chosen = Уже выбраны:
grail_board-laid = Кладёте назад:
# Above the players as they sit round the table: the way in which cards are passed.
grail_board-round = { $way ->
    [left] карты идут налево
   *[right] карты идут направо
  }

# Before a player: how many allies they still keep, in at most 15 columns
grail_board-keeps = союзников: { $count }

# In the legend
# Spears that nobody has: behind their sign in at most 15 columns, and in words
grail_board-sign-left = копьё, ещё { $count }
# The same where no sign of a spear stands on the board
grail_board-sign-spears = { $count ->
    [one] ещё { $count } копьё
    [few] ещё { $count } копья
   *[many] ещё { $count } копий
  }
grail_board-sign-supply = копий в запасе: { $count }
grail_board-sign-kept = союзник
grail_board-sign-points = указывает
