# «Средневековая академия» на поле: заголовки столбцов с вариантами хода и то, что в них стоит.
academy_board-head-card = карта
academy_board-head-track = поле
academy_board-head-onto = куда
academy_board-head-way = путь маркера
academy_board-head-place = место
academy_board-head-gain = ваши очки
academy_board-head-when = подсчёт
academy_board-head-take = взять
academy_board-head-squares = делений
academy_board-head-now = очки сейчас
academy_board-head-cards = карты
academy_board-head-pays = очки
academy_board-head-later = очки потом
academy_board-head-moves = галантность
# The same where there is no room for it: the squares that gallantry moves a disc
academy_board-head-few = ходы
# On what the gains of a stack depend
academy_board-by-one = если все три сыграет один оруженосец
academy_board-gain = { $kind ->
    [none] без изменений
    [squares] { $more } { $count ->
        [one] деление
        [few] деления
       *[other] делений
      }
    [short] { $squares } { $squares ->
        [one] деление
        [few] деления
       *[other] делений
      } до { $more }
   *[points] { $more } { $count ->
        [one] очко
        [few] очка
       *[other] очков
      }
  }
# A place, and on which of two tracks
academy_board-place-on = { $track } { $place }
academy_board-when = { $round ->
    [now] сейчас
   *[other] раунд { $round }
  }
academy_board-soon = { $round ->
    [now] сейчас
   *[other] в { $round }
  }

# In the tiles of the squires
# One of our own two squires; without its colour where that has no room beside its letter
academy_board-your = ваш { $colour }
academy_board-held = на руке { $count }
academy_board-cards-of = карты ({ $name }):
academy_board-both-hands = у обоих:
academy_board-gets-cards = получает { $count } карты
academy_board-this-round-short = сейчас
academy_board-waiting = на руке:
academy_board-squares-yet = пока { $squares }
academy_board-stack-rest = стопка { $number }: остальные 3 карты
academy_board-rest = остальные 3 карты
academy_board-discs = { $count ->
    [one] маркер
    [few] маркера
   *[other] маркеров
  }

# Beside the choices of a gallantry move
academy_board-movers = Галантность: ходы за места
# Below that: in which order they move
academy_board-movers-order = сначала ходят низшие места
academy_board-moves-none = без хода
academy_board-squares = { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[other] { $count } делений
  }

# In a lane: what a track pays; what gallantry pays
academy_board-pays = даёт { $pays }
academy_board-pays-moves = ходы { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = игрок

# In a tile: the cards that a squire has played
academy_board-played = сыграно:

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = круг

# In the head of the lanes: the back of a card that is held
academy_board-back = рука

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → поле
academy_board-head-paid = для вас
academy_board-head-soon = когда
academy_board-head-brief = для вас
academy_board-head-said = для вас
academy_board-paid = { $kind ->
    [none] без изменений
    [squares] { $more } { $count ->
        [one] деление
        [few] деления
       *[other] делений
      }
    [short] { $squares } { $squares ->
        [one] деление
        [few] деления
       *[other] делений
      } до { $more }
   *[points] { $when ->
        [now] { $more } сейчас
       *[other] { $more } в { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] то же
    [squares] ход { $more }
    [short] { $squares } до { $more }
   *[points] { $when ->
        [now] { $more } оч
       *[other] { $more } в { $when }
      }
  }
academy_board-said = { $kind ->
    [none] без изменений
    [squares] { $more } { $count ->
        [one] деление
        [few] деления
       *[other] делений
      } к ходу маркером
    [short] { $squares } { $squares ->
        [one] деление
        [few] деления
       *[other] делений
      } до { $more } очков { $when ->
        [now] сейчас
       *[other] в { $when }
      }
   *[points] { $more } { $count ->
        [one] очко
        [few] очка
       *[other] очков
      } { $when ->
        [now] сейчас
       *[other] в { $when }
      }
  }

# Above what tracks pay: whose points these are, where there is room for it
academy_board-head-track-pays = поле даёт

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = все на 0
academy_board-each = каждому { $earned }

# Above the order of high lanes, which tells below each squire what it would be paid
academy_board-head-order = места, очки

academy_board-pays-move = ход { $pays }
# On a card: so many equal ones are drawn as one; in a narrow tile: so many are given to its squire
academy_board-equal = { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
  }
academy_board-copies = Здесь таких карт { $count }; вы берёте одну из них.

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Потом каждый возьмёт одну из двух стопок другого.
academy_board-next-stack = { $you ->
    [next] Затем вы выбираете из двух других стопок.
    [now] Затем { $name } берёт одну из ваших.
   *[none] Затем { $name } выбирает из двух других стопок.
  }

# A stack that is not chosen from now, and its squares
academy_board-stack-made = { $own ->
    [yes] ваша стопка { $number }
   *[no] стопка { $number }
  }
academy_board-stack-made-worth = { $name }: { $squares }

# The cards taken until now
academy_board-so-far = уже получено:

# Above a stack: its number, unless that stands before it as a key; its squares
academy_board-stack = { $called ->
    [none] стопка { $number }:
   *[keyed] стопка:
  } { $squares ->
    [one] { $squares } деление
    [few] { $squares } деления
   *[other] { $squares } делений
  }
academy_board-stack-short = { $called ->
    [none] стопка { $number }:
   *[keyed] стопка:
  } { $squares }

# Above a stack that may be taken, behind its key: what it would bring, and its squares
academy_board-worth = стопка: { $points } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }, { $squares } { $squares ->
    [one] деление
    [few] деления
   *[other] делений
  }
academy_board-worth-short = { $points } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }, { $squares } { $squares ->
    [one] деление
    [few] деления
   *[other] делений
  }
