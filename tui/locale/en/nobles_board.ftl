# Duelling Nobles on the board: signs and short words that its drawings are made of.
nobles_board-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
nobles_board-ended = { $how ->
    [won] winner
    [lost] defeated
   *[shared] drawn
  }
