# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = dragon in { $spaces }
grail_board-gap = { $where ->
    [here] here
    [ahead] { $gap } ahead
   *[behind] { $gap } behind
  }
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
