# Medieval Academy sur le plateau : en-têtes des choix en colonnes, et ce qui y figure.
academy_board-head-card = carte
academy_board-head-track = piste
academy_board-head-onto = où avancer
academy_board-head-way = trajet
academy_board-head-place = place
academy_board-head-gain = pour vous
academy_board-head-when = décompte
academy_board-head-take = prendre
academy_board-head-squares = cases
academy_board-head-now = points ce tour
academy_board-head-cards = cartes
academy_board-head-pays = points
academy_board-head-later = points après
academy_board-head-moves = galanterie
# The same where there is no room for it: the squares that gallantry moves a disc
academy_board-head-few = avances
# On what the gains of a stack depend
academy_board-by-one = gain si un seul écuyer joue les trois
academy_board-gain = { $kind ->
    [none] rien de plus
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      }
    [short] { $squares } { $squares ->
        [one] case
       *[other] cases
      } pour { $more }
   *[points] { $more } { $count ->
        [one] point
       *[other] points
      }
  }
# A place, and on which of two tracks
academy_board-place-on = { $track } { $place }
academy_board-when = { $round ->
    [now] ce tour
   *[other] tour { $round }
  }
academy_board-soon = { $round ->
    [now] ce tour
   *[other] en { $round }
  }

# In the tiles of the squires
# One of our own two squires; without its colour where that has no room beside its letter
academy_board-your = votre { $colour }
academy_board-held = { $count } en main
academy_board-cards-of = cartes de { $name } :
academy_board-both-hands = à eux deux :
academy_board-gets-cards = reçoit { $count } cartes
academy_board-this-round-short = ce tour
academy_board-waiting = main :
academy_board-squares-yet = { $squares } jusqu’ici
academy_board-stack-rest = tas { $number } : les 3 autres cartes
academy_board-rest = les 3 autres cartes
academy_board-discs = { $count ->
    [one] pion
   *[other] pions
  }

# Beside the choices of a gallantry move
academy_board-movers = Galanterie : selon la place
# Below that: in which order they move
academy_board-movers-order = les dernières places d’abord
academy_board-moves-none = ne bouge pas
academy_board-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }

# In a lane: what a track pays; what gallantry pays
academy_board-pays = paie { $pays }
academy_board-pays-moves = cases { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = joueur

# In a tile: the cards that a squire has played
academy_board-played = jouées :

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = boucle

# In the head of the lanes: the back of a card that is held
academy_board-back = main

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = carte → piste
academy_board-head-paid = pour vous
academy_board-head-soon = quand
academy_board-head-brief = pour vous
academy_board-head-said = pour vous
academy_board-paid = { $kind ->
    [none] rien de plus
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      }
    [short] { $squares } { $squares ->
        [one] case
       *[other] cases
      } pour { $more }
   *[points] { $when ->
        [now] { $more } ce tour
       *[other] { $more } en { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] pareil
    [squares] avance { $more }
    [short] { $squares } pour { $more }
   *[points] { $when ->
        [now] { $more } pt
       *[other] { $more } en { $when }
      }
  }
academy_board-said = { $kind ->
    [none] rien de plus
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      } pour avancer un pion
    [short] { $squares } { $squares ->
        [one] case
       *[other] cases
      } pour { $more } points { $when ->
        [now] ce tour
       *[other] en { $when }
      }
   *[points] { $more } { $count ->
        [one] point
       *[other] points
      } { $when ->
        [now] ce tour
       *[other] en { $when }
      }
  }

# Above what tracks pay: whose points these are, where there is room for it
academy_board-head-track-pays = piste paie

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = tous à 0
academy_board-each = { $earned } chacun

# Above the order of high lanes, which tells below each squire what it would be paid
academy_board-head-order = 1er → dern., paie

academy_board-pays-move = pion { $pays }
# On a card: so many equal ones are drawn as one; in a narrow tile: so many are given to its squire
academy_board-equal = { $count } { $count ->
    [one] carte
   *[other] cartes
  }
academy_board-copies = Il y a { $count } cartes identiques ; vous en prenez une.

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Ensuite, chacun prend un des deux tas de l’autre.
academy_board-next-stack = { $you ->
    [next] Ensuite, vous choisissez parmi les deux autres tas.
    [now] Ensuite, { $name } choisit un des vôtres.
   *[none] Ensuite, { $name } choisit parmi les deux autres tas.
  }

# A stack that is not chosen from now, and its squares
academy_board-stack-made = { $own ->
    [yes] votre tas { $number }
   *[no] tas { $number }
  }
academy_board-stack-made-worth = { $name } : { $squares }

# The cards taken until now
academy_board-so-far = cartes reçues :

# Above a stack: its number, unless that stands before it as a key; its squares
academy_board-stack = { $called ->
    [none] tas { $number } : { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
      }
   *[keyed] tas : { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
      }
  }
academy_board-stack-short = { $called ->
    [none] tas { $number } : { $squares }
   *[keyed] tas : { $squares }
  }

# Above a stack that may be taken, behind its key: what it would bring, and its squares
academy_board-worth = tas : { $points } { $count ->
    [one] point
   *[other] points
  }, { $squares } { $squares ->
    [one] case
   *[other] cases
  }
academy_board-worth-short = { $points } { $count ->
    [one] point
   *[other] points
  }, { $squares } { $squares ->
    [one] case
   *[other] cases
  }
