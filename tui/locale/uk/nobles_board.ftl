# Duelling Nobles on the board: signs and short words that its drawings are made of.
nobles_board-dice = { $count ->
    [one] 1 кубик
   *[other] { $count } кубики
  }
nobles_board-ended = { $how ->
    [won] перемога
    [lost] поразка
   *[shared] нічия
  }
