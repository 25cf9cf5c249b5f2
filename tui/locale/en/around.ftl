around-help-row = Keys, signs and rules
around-help-about = of all games, with search
around-lobby-remind = remind
around-lobby-reminder = { $names }: ready?
around-date-today = today
around-date-yesterday = yesterday
around-date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
  } { $year }
