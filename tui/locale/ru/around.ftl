around-help-row = Клавиши, знаки и правила
around-help-about = всех игр, с поиском
around-lobby-remind = напомнить
around-lobby-reminder = { $names }: готовы?
around-date-today = сегодня
around-date-yesterday = вчера
around-date-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[other] декабря
  } { $year }
