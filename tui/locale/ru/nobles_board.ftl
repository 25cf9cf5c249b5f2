# Duelling Nobles on the board: signs and short words that its drawings are made of.
nobles_board-dice = { $count ->
    [one] 1 кубик
   *[other] { $count } кубика
  }
nobles_board-ended = { $how ->
    [won] победа
    [lost] поражение
   *[shared] ничья
  }
