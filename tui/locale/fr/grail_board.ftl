# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = dragon à { $spaces }
grail_board-gap = { $where ->
    [here] ici
    [ahead] { $gap } devant
   *[behind] { $gap } derrière
  }
# In at most 10 columns.
grail_board-move = { $ally ->
    [witch] avance 1
    [squire] avance 2
    [fairy] avance 1–3
    [smith] avance 4
    [wizard] avance 5
    [princess] au château
    [priest] à l’église
    [horse] 2, 4 ou 6
   *[unicorn] dépasse
  }
