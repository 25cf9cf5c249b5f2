# What is said of an installed game that does not say it itself: `plain-title` stands in for `<id>-title`.

plain-title = идёт игра
plain-ask = Ваш ход: выбирайте.
plain-explain = Выберите, что сделать.
plain-you = вы
plain-end = Победа: { $name }.
plain-curve = Как менялись очки
plain-figures = { $step ->
    [1] Очки после каждой части
   *[other] Очки, каждая { $step }-я часть
  }
plain-part = Часть { $part }
plain-blurb = Игра из установленного пакета.
plain-problem = С такими настройками в эту игру не играют.
plain-signs =
    ЗНАКИ НА ПОЛЕ
    { $sign-turn }  ходит    ▒  карта, которую вы не видите
    { $sign-away }  у имени: нет за столом
plain-opening = Вначале: { $all }
