# «Середньовічна академія» на полі: заголовки стовпців з варіантами ходу та те, що в них стоїть.
academy_board-head-card = карта
academy_board-head-track = доріжка
academy_board-head-way = шлях маркера
academy_board-head-place = місце
academy_board-head-gain = для вас
academy_board-head-when = коли
academy_board-head-take = узяти
academy_board-head-squares = поділок
academy_board-head-now = очки зараз
academy_board-head-cards = карти
academy_board-head-pays = очки
academy_board-head-later = очки потім
academy_board-head-moves = галантність
academy_board-head-few = ходи
# Above the gains of a stack: on what they depend
academy_board-by-one = якщо всі три зіграє один зброєносець
academy_board-gain = { $kind ->
    [none] без змін
    [squares] { $more } { $count ->
        [one] поділка
        [few] поділки
       *[other] поділок
      }
    [avoids] без { $before }
    [less] { $after } замість { $before }
    [coming] ще { $lacking } { $lacking ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до { $square }: { $more }
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
# The same in the draft
academy_board-held-draft = узято { $count }
academy_board-cards-of = карти ({ $name }):
academy_board-both-hands = в обох:
academy_board-gets-cards = отримує { $count } карти
# What points a round would bring its squire if it were scored now, in fewer and fewer words
academy_board-this-round-short = якщо рахувати:
academy_board-this-round-least = зараз:
academy_board-waiting = на руці:
academy_board-squares-yet = поки що { $squares }
academy_board-stack-rest = стопка { $number }: решта 3 карти
academy_board-rest = решта 3 карти
academy_board-rest-short = інші 3
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

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = коло

# In the head of the lanes: the back of a card that is held
academy_board-back = рука

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → доріжка
academy_board-paid = { $kind ->
    [none] без змін
    [squares] { $more } { $count ->
        [one] поділка
        [few] поділки
       *[other] поділок
      }
    [avoids] { $when ->
        [now] без { $before } зараз
       *[other] без { $before } у { $when }
      }
    [less] { $when ->
        [now] { $after } замість { $before } зараз
       *[other] { $after } замість { $before } у { $when }
      }
    [coming] ще { $lacking } до { $square }: { $more }
   *[points] { $when ->
        [now] { $more } зараз
       *[other] { $more } у { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] те саме
    [squares] хід { $more }
    [avoids] без { $before }
    [less] { $after }, не { $before }
    [coming] { $lacking } до { $square }: { $more }
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
    [avoids] без { $before } { $when ->
        [now] зараз
       *[other] у { $when }
      }
    [less] { $after } замість { $before } { $when ->
        [now] зараз
       *[other] у { $when }
      }
    [coming] ще { $lacking } { $lacking ->
        [one] поділка
        [few] поділки
       *[other] поділок
      } до { $square }: { $more } { $when ->
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
# The same by itself, for lists that have another column for the round
academy_board-more = { $kind ->
    [avoids] без { $before }
    [less] { $after } замість { $before }
   *[points] { $more }
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

# Below the cards for a stack: what becomes of the stacks
academy_board-note-split = Потім кожен візьме одну з двох стопок іншого.
# In a tile with two squires: what their player does while stacks are made, and with the stacks later
academy_board-making = { $done ->
    [yes] дві стопки готові
   *[no] ділить карти на стопки
  }
academy_board-taking = { $you ->
    [next] потім ви берете одну з двох інших
    [now] потім бере одну з ваших
   *[none] потім бере одну з двох інших
  }
# Above the cards that two squires hold of which it is not known who has which
academy_board-each-has = у кожного { $count } з цих:

# A stack that is not chosen from now, and its squares; of ours the other player takes one or the other
academy_board-stack-made = { $own ->
    [yes] { $number ->
        [1] ви даєте
       *[other] або
      }
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

# In a tile, behind the star of the first player
academy_board-first = перший

# Behind a card in a list: of how many equal ones it is one
academy_board-one-of = 1 з { $count }
# Below cards that are taken while others have been taken already: what their figures count
academy_board-note-alone = Кожна карта — ніби зіграна сама: взяті раніше не враховано.
