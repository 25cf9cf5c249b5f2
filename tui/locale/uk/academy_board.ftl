# «Середньовічна академія» на полі: заголовки стовпців з варіантами ходу та те, що в них стоїть.
academy_board-head-card = карта
academy_board-head-track = поле
academy_board-head-way = шлях маркера
academy_board-head-place = місце
academy_board-head-gain = дає
academy_board-head-when = підрахунок
academy_board-all = { $many ->
    [no] { $head }: { $what }
   *[yes] { $head }: усюди { $what }
  }
academy_board-head-stack = стопка
academy_board-head-squares = поділок
academy_board-gain = { $kind ->
    [none] нічого
    [squares] хід { $gain }
   *[points] { $gain } { $count ->
        [one] очко
        [few] очки
       *[other] очок
      }
  }
academy_board-when = { $round ->
    [now] зараз
   *[other] раунд { $round }
  }

# In the tiles of the squires
academy_board-held = на руці { $count }
academy_board-both-hands = на руках у двох:
academy_board-waiting = чекає:
academy_board-forming = { $pile ->
    [stack] стопка { $number }
   *[squire] карти
  }: { $count } з 3
academy_board-rest = { $pile ->
    [stack] стопка { $number }
   *[squire] карти
  }: решта
academy_board-discs = { $count ->
    [one] маркер
    [few] маркери
   *[other] маркерів
  }

# Beside the choices of a gallantry move
academy_board-movers = Галантність: хто рухає маркер
academy_board-squares = { $count ->
    [one] { $count } поділка
    [few] { $count } поділки
   *[other] { $count } поділок
  }

# In a lane: what gallantry pays
academy_board-pays-moves = ходи { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = удвох

# In the head of the lanes: the back of a card that is held
academy_board-back = рука

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → поле
academy_board-head-paid = принесе
academy_board-head-brief = дасть
academy_board-paid = { $kind ->
    [none] нічого
    [squares] хід { $gain }
   *[points] { $when ->
        [now] { $gain } зараз
       *[other] { $gain } у { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] +0
    [squares] хід { $gain }
   *[points] { $when ->
        [now] { $gain } оч
       *[other] { $gain } { $when }
      }
  }

# Below the choices: signs that stand beside no word
academy_board-sword = { $sign } меч
academy_board-first = { $sign } починає
academy_board-done = { $sign } готово

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = усі на 0
academy_board-pays-move = хід { $pays }
academy_board-copies = Тут таких карт { $count }; ви берете одну з них.

# Above a stack: to whom it goes if this choice is made
academy_board-to-you = вам

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Потім кожен візьме одну з двох стопок іншого.
academy_board-next-stack = { $you ->
    [yes] Далі ви обираєте
   *[no] Далі { $name } обирає
  } з двох інших стопок.
academy_board-so-far = уже взято
