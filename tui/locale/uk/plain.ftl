# What is said of an installed game that does not say it itself: `plain-title` stands in for `<id>-title`.

plain-title = гра триває
plain-ask = Ваш хід: вибирайте.
plain-explain = Виберіть, що зробити.
plain-you = ви
plain-end = Перемога: { $name }.
plain-curve = Як змінювалися очки
plain-figures = { $step ->
    [1] Очки після кожної частини
   *[other] Очки, кожна { $step }-а частина
  }
plain-part = Частина { $part }
plain-blurb = Гра зі встановленого пакета.
plain-problem = З такими налаштуваннями в цю гру не грають.
plain-signs =
    ЗНАКИ НА ПОЛІ
    { $sign-turn }  ходить    ▒  карта, якої ви не бачите
    { $sign-away }  біля імені: немає за столом
plain-opening = На початку: { $all }
