around-help-row = Touches, signes et règles
around-help-about = tous les jeux ; recherche
around-lobby-remind = relancer
around-lobby-reminder = { $names } : c’est bon pour vous ?
around-date-today = aujourd’hui
around-date-yesterday = hier
around-date-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
  } { $year }
