# «Середньовічна академія» на полі: заголовки стовпців з варіантами ходу та те, що в них стоїть.
academy_board-head-card = карта
academy_board-head-track = доріжка
academy_board-head-onto = куди
academy_board-head-way = шлях маркера
academy_board-head-place = місце
academy_board-head-gain = ваші очки
academy_board-head-when = підрахунок
academy_board-head-take = узяти
academy_board-head-squares = поділок
academy_board-head-now = очки зараз
academy_board-head-cards = карти
academy_board-head-pays = очки
academy_board-head-later = очки потім
academy_board-head-moves = галантність
# The same where there is no room for it: the squares that gallantry moves a disc
academy_board-head-few = ходи
# On what the gains of a stack depend
academy_board-by-one = якщо всі три зіграє один зброєносець
academy_board-gain = { $kind ->
    [none] без змін
    [squares] { $more } { $count ->
        [one] поділка
        [few] поділки
       *[other] поділок
      }
    [short] { $squares } { $squares ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до { $more }
   *[points] { $more } { $count ->
        [one] очко
        [few] очки
       *[other] очок
      }
  }
# A place, and on which of two tracks
academy_board-place-on = { $track } { $place }
academy_board-when = { $round ->
    [now] зараз
   *[other] раунд { $round }
  }
academy_board-soon = { $round ->
    [now] зараз
   *[other] у { $round }
  }

# In the tiles of the squires
# One of our own two squires; without its colour where that has no room beside its letter
academy_board-your = ваш { $colour }
academy_board-held = на руці { $count }
academy_board-cards-of = карти ({ $name }):
academy_board-both-hands = в обох:
academy_board-gets-cards = отримує { $count } карти
academy_board-this-round-short = зараз
academy_board-waiting = на руці:
academy_board-squares-yet = поки що { $squares }
academy_board-stack-rest = стопка { $number }: решта 3 карти
academy_board-rest = решта 3 карти
academy_board-discs = { $count ->
    [one] маркер
    [few] маркери
   *[other] маркерів
  }

# Beside the choices of a gallantry move
academy_board-movers = Галантність: ходи за місця
# Below that: in which order they move
academy_board-movers-order = спершу ходять нижчі місця
academy_board-moves-none = без ходу
academy_board-squares = { $count ->
    [one] { $count } поділка
    [few] { $count } поділки
   *[other] { $count } поділок
  }

# In a lane: what a track pays; what gallantry pays
academy_board-pays = дає { $pays }
academy_board-pays-moves = ходи { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = гравець

# In a tile: the cards that a squire has played
academy_board-played = зіграно:

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = коло

# In the head of the lanes: the back of a card that is held
academy_board-back = рука

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → доріжка
academy_board-head-paid = для вас
academy_board-head-soon = коли
academy_board-head-brief = для вас
academy_board-head-said = для вас
academy_board-paid = { $kind ->
    [none] без змін
    [squares] { $more } { $count ->
        [one] поділка
        [few] поділки
       *[other] поділок
      }
    [short] { $squares } { $squares ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до { $more }
   *[points] { $when ->
        [now] { $more } зараз
       *[other] { $more } у { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] те саме
    [squares] хід { $more }
    [short] { $squares } до { $more }
   *[points] { $when ->
        [now] { $more } оч
       *[other] { $more } у { $when }
      }
  }
academy_board-said = { $kind ->
    [none] без змін
    [squares] { $more } { $count ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до ходу маркером
    [short] { $squares } { $squares ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до { $more } очок { $when ->
        [now] зараз
       *[other] у { $when }
      }
   *[points] { $more } { $count ->
        [one] очко
        [few] очки
       *[other] очок
      } { $when ->
        [now] зараз
       *[other] у { $when }
      }
  }

# Above what tracks pay: whose points these are, where there is room for it
academy_board-head-track-pays = доріжка дає

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = усі на 0
academy_board-each = кожному { $earned }

# Above the order of high lanes, which tells below each squire what it would be paid
academy_board-head-order = місця, очки

academy_board-pays-move = хід { $pays }
# On a card: so many equal ones are drawn as one; in a narrow tile: so many are given to its squire
academy_board-equal = { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
  }
academy_board-copies = Тут таких карт { $count }; ви берете одну з них.

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Потім кожен візьме одну з двох стопок іншого.
academy_board-next-stack = { $you ->
    [next] Далі ви обираєте з двох інших стопок.
    [now] Далі { $name } бере одну з ваших.
   *[none] Далі { $name } обирає з двох інших стопок.
  }

# A stack that is not chosen from now, and its squares
academy_board-stack-made = { $own ->
    [yes] ваша стопка { $number }
   *[no] стопка { $number }
  }
academy_board-stack-made-worth = { $name }: { $squares }

# The cards taken until now
academy_board-so-far = уже отримано:

# Above a stack: its number, unless that stands before it as a key; its squares
academy_board-stack = { $called ->
    [none] стопка { $number }:
   *[keyed] стопка:
  } { $squares ->
    [one] { $squares } поділка
    [few] { $squares } поділки
   *[other] { $squares } поділок
  }
academy_board-stack-short = { $called ->
    [none] стопка { $number }:
   *[keyed] стопка:
  } { $squares }

# Above a stack that may be taken, behind its key: what it would bring, and its squares
academy_board-worth = стопка: { $points } { $count ->
    [one] очко
    [few] очки
   *[other] очок
  }, { $squares } { $squares ->
    [one] поділка
    [few] поділки
   *[other] поділок
  }
academy_board-worth-short = { $points } { $count ->
    [one] очко
    [few] очки
   *[other] очок
  }, { $squares } { $squares ->
    [one] поділка
    [few] поділки
   *[other] поділок
  }
