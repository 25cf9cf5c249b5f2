# Duelling Nobles on the board: signs and short words that its drawings are made of.
nobles_board-dice = { $count ->
    [one] d6
   *[other] { $count }d6
  }
nobles_board-ended = { $how ->
    [won] vainqueur
    [lost] vaincu
   *[shared] égalité
  }
