# «Средневековая академия» на поле: заголовки столбцов с вариантами хода и то, что в них стоит.
academy_board-head-card = карта
academy_board-head-track = поле
academy_board-head-way = путь маркера
academy_board-head-place = место
academy_board-head-gain = для вас
academy_board-head-when = когда
academy_board-head-take = взять
academy_board-head-squares = делений
academy_board-head-now = очки сейчас
academy_board-head-cards = карты
academy_board-head-pays = очки
academy_board-head-later = очки потом
academy_board-head-moves = галантность
academy_board-head-few = ходы
# Above the gains of a stack: on what they depend
academy_board-by-one = если все три сыграет один оруженосец
academy_board-gain = { $kind ->
    [none] без изменений
    [squares] { $more } { $count ->
        [one] деление
        [few] деления
       *[other] делений
      }
    [avoids] без { $before }
    [less] { $after } вместо { $before }
    [coming] ещё { $lacking } { $lacking ->
        [one] деление
        [few] деления
       *[other] делений
      } до { $square }: { $more }
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
# The same in the draft
academy_board-held-draft = взято { $count }
academy_board-cards-of = карты ({ $name }):
academy_board-both-hands = у обоих:
academy_board-gets-cards = получает { $count } карты
# What points a round would bring its squire if it were scored now, in fewer and fewer words
academy_board-this-round-short = если считать:
academy_board-this-round-least = сейчас:
academy_board-waiting = на руке:
academy_board-squares-yet = пока { $squares }
academy_board-stack-rest = стопка { $number }: остальные 3 карты
academy_board-rest = остальные 3 карты
academy_board-rest-short = остальные 3
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

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = круг

# In the head of the lanes: the back of a card that is held
academy_board-back = рука

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = карта → поле
academy_board-paid = { $kind ->
    [none] без изменений
    [squares] { $more } { $count ->
        [one] деление
        [few] деления
       *[other] делений
      }
    [avoids] { $when ->
        [now] без { $before } сейчас
       *[other] без { $before } в { $when }
      }
    [less] { $when ->
        [now] { $after } вместо { $before } сейчас
       *[other] { $after } вместо { $before } в { $when }
      }
    [coming] ещё { $lacking } до { $square }: { $more }
   *[points] { $when ->
        [now] { $more } сейчас
       *[other] { $more } в { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] то же
    [squares] ход { $more }
    [avoids] без { $before }
    [less] { $after }, не { $before }
    [coming] { $lacking } до { $square }: { $more }
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
    [avoids] без { $before } { $when ->
        [now] сейчас
       *[other] в { $when }
      }
    [less] { $after } вместо { $before } { $when ->
        [now] сейчас
       *[other] в { $when }
      }
    [coming] ещё { $lacking } { $lacking ->
        [one] деление
        [few] деления
       *[other] делений
      } до { $square }: { $more } { $when ->
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
# The same by itself, for lists that have another column for the round
academy_board-more = { $kind ->
    [avoids] без { $before }
    [less] { $after } вместо { $before }
   *[points] { $more }
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

# Below the cards for a stack: what becomes of the stacks
academy_board-note-split = Потом каждый возьмёт одну из двух стопок другого.
# In a tile with two squires: what their player does while stacks are made, and with the stacks later
academy_board-making = { $done ->
    [yes] две стопки готовы
   *[no] делит карты на стопки
  }
academy_board-taking = { $you ->
    [next] потом вы берёте одну из двух других
    [now] потом берёт одну из ваших
   *[none] потом берёт одну из двух других
  }
# Above the cards that two squires hold of which it is not known who has which
academy_board-each-has = у каждого { $count } из этих:

# A stack that is not chosen from now, and its squares; of ours the other player takes one or the other
academy_board-stack-made = { $own ->
    [yes] { $number ->
        [1] вы даёте
       *[other] или
      }
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

# In a tile, behind the star of the first player
academy_board-first = первый

# Behind a card in a list: of how many equal ones it is one
academy_board-one-of = 1 из { $count }
# Below cards that are taken while others have been taken already: what their figures count
academy_board-note-alone = Каждая карта — как если сыграть её одну: взятые раньше не учтены.
