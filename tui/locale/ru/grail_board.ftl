# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = дракон через { $spaces }
grail_board-gap = { $where ->
    [here] здесь
    [ahead] { $gap } вперёд
   *[behind] { $gap } назад
  }
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
