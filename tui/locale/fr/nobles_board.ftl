# Duelling Nobles on the board: signs and short words that its drawings are made of.
nobles_board-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
  }
nobles_board-ended = { $how ->
    [won] vainqueur
    [lost] vaincu
   *[shared] égalité
  }
