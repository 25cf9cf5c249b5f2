# «Средневековая академия» на поле: заголовки столбцов с вариантами хода и то, что в них стоит.
academy_board-head-card = карта
academy_board-head-track = поле
academy_board-head-way = путь маркера
academy_board-head-place = место
academy_board-head-gain = даёт
academy_board-head-when = подсчёт
academy_board-all = { $many ->
    [no] { $head }: { $what }
   *[yes] { $head }: везде { $what }
  }
academy_board-head-stack = стопка
academy_board-head-squares = делений
academy_board-gain = { $kind ->
    [none] ничего
    [squares] ход { $gain }
   *[points] { $gain } { $count ->
        [one] очко
        [few] очка
       *[other] очков
      }
  }
academy_board-when = { $round ->
    [now] сейчас
   *[other] раунд { $round }
  }

# In the tiles of the squires
academy_board-held = на руке { $count }
academy_board-both-hands = на руках у двоих:
academy_board-waiting = ждёт:
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

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → поле
academy_board-head-paid = принесёт
academy_board-head-brief = даст
academy_board-paid = { $kind ->
    [none] ничего
    [squares] ход { $gain }
   *[points] { $when ->
        [now] { $gain } сейчас
       *[other] { $gain } в { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] +0
    [squares] ход { $gain }
   *[points] { $when ->
        [now] { $gain } оч
       *[other] { $gain } { $when }
      }
  }

# Below the choices: signs that stand beside no word
academy_board-sword = { $sign } меч
academy_board-first = { $sign } начинает
academy_board-done = { $sign } готово

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = все на 0
academy_board-pays-move = ход { $pays }
academy_board-copies = Здесь таких карт { $count }; вы берёте одну из них.

# Above a stack: to whom it goes if this choice is made
academy_board-to-you = вам

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Потом каждый возьмёт одну из двух стопок другого.
academy_board-next-stack = { $you ->
    [yes] Затем вы выбираете
   *[no] Затем { $name } выбирает
  } из двух других стопок.
academy_board-so-far = уже взято
