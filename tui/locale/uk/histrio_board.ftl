# Histrio на полі: короткі слова малюнків і таблиць.

## Король словами, поруч зі шкалою

histrio_board-king = Король: { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark }, якщо разом
histrio_board-king-was = {" "}(було: { $mark })

## Літери в містах

histrio_board-key-here = тут
histrio_board-key-been = був раніше
histrio_board-key-friends = друзі

## Трупи в рядках

histrio_board-head-actors = актори
histrio_board-tie = рівно
histrio_board-none = немає

## Чого бракує проханню

histrio_board-lack-comedian = ще { $count } { $count ->
    [one] комедіант
    [few] комедіанти
   *[other] комедіантів
  }
histrio_board-lack-tragedian = ще { $count } { $count ->
    [one] трагік
    [few] трагіки
   *[other] трагіків
  }
histrio_board-lack-no_comedian = { $count } { $count ->
    [one] зайвий комедіант
    [few] зайві комедіанти
   *[other] зайвих комедіантів
  }
histrio_board-lack-no_tragedian = { $count } { $count ->
    [one] зайвий трагік
    [few] зайві трагіки
   *[other] зайвих трагіків
  }

## Пояснення під рукою

histrio_board-legend-talents = { $comedy }5 комедіант, рівень 5   { $tragedy } трагік
histrio_board-legend-level = рівень

## Поруч із малюнком того, про що питання

histrio_board-figure-end = Стрілка короля на краю й не зрушить.

## Заголовки стовпців

histrio_board-column-money = { $sign-coin }
