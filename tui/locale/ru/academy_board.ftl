# «Средневековая академия» на поле: заголовки столбцов с вариантами хода и то, что в них стоит.
academy_board-head-card = карта
academy_board-head-track = поле
academy_board-head-way = путь маркера
academy_board-head-place = место
academy_board-head-gain = даёт
academy_board-head-when = подсчёт
academy_board-head-held = у вас
academy_board-head-stack = стопка
academy_board-head-squares = всего делений
academy_board-gain = { $kind ->
    [none] ничего
    [squares] ход { $gain }
   *[points] { $gain } { $count ->
        [one] очко
        [few] очка
       *[other] очков
      }
  }
academy_board-head-brief = даёт
academy_board-gain-brief = { $kind ->
    [none] ничего
    [squares] ход { $gain }
   *[points] { $gain } оч
  }
academy_board-when = { $round ->
    [now] сейчас
   *[other] раунд { $round }
  }

# In the tiles of the squires
academy_board-held = на руке { $count }
academy_board-held-among = { $count } из этих
academy_board-forming = { $pile ->
    [stack] стопка { $number }
   *[squire] карты
  }: { $count } из 3
academy_board-rest = { $pile ->
    [stack] стопка { $number }
   *[squire] карты
  }: прочие
academy_board-discs = { $count ->
    [one] маркер
    [few] маркера
   *[other] маркеров
  }

# Beside the choices of a gallantry move
academy_board-movers = Галантность: кто двигает маркер
academy_board-squares = { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[other] { $count } делений
  }

# In a lane: what gallantry pays
academy_board-pays-moves = ходы { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = вместе

# In the head of the lanes: the back of a card that is held
academy_board-back = рука
