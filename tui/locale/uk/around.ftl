around-help-row = Клавіші, знаки та правила
around-help-about = усіх ігор, з пошуком
around-lobby-remind = нагадати
around-lobby-reminder = { $names }: готові?
around-date-today = сьогодні
around-date-yesterday = учора
around-date-day = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[other] грудня
  } { $year }
