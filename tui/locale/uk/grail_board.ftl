# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = дракон за { $spaces }
grail_board-gap = { $where ->
    [here] тут
    [ahead] { $gap } уперед
   *[behind] { $gap } назад
  }
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
