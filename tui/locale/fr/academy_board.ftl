# Medieval Academy sur le plateau : en-têtes des choix en colonnes, et ce qui y figure.
academy_board-head-card = carte
academy_board-head-track = piste
academy_board-head-way = trajet
academy_board-head-place = place
academy_board-head-gain = pour vous
academy_board-head-when = quand
academy_board-head-take = prendre
academy_board-head-squares = cases
academy_board-head-now = points ce tour
academy_board-head-cards = cartes
academy_board-head-pays = points
academy_board-head-later = points après
academy_board-head-moves = galanterie
academy_board-head-few = avances
# Above the gains of a stack: on what they depend
academy_board-by-one = gain si un seul écuyer joue les trois
academy_board-gain = { $kind ->
    [none] rien de plus
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      }
    [avoids] évite { $before }
    [less] { $after } au lieu de { $before }
    [coming] encore { $lacking } { $lacking ->
        [one] case
       *[other] cases
      } jusqu’à { $square } : { $more }
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
# The same in the draft
academy_board-held-draft = { $count ->
    [one] 1 gardée
   *[other] { $count } gardées
  }
academy_board-cards-of = cartes de { $name } :
academy_board-both-hands = à eux deux :
academy_board-gets-cards = reçoit { $count } cartes
# What points a round would bring its squire if it were scored now, in fewer and fewer words
academy_board-this-round-short = si décompte :
academy_board-this-round-least = ce tour :
academy_board-waiting = main :
academy_board-squares-yet = { $squares } jusqu’ici
academy_board-stack-rest = tas { $number } : les 3 autres cartes
academy_board-rest = les 3 autres cartes
academy_board-rest-short = les 3 autres
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

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = boucle

# In the head of the lanes: the back of a card that is held
academy_board-back = main

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = carte → piste
academy_board-paid = { $kind ->
    [none] rien de plus
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      }
    [avoids] { $when ->
        [now] évite { $before } ce tour
       *[other] évite { $before } en { $when }
      }
    [less] { $when ->
        [now] { $after } au lieu de { $before } ce tour
       *[other] { $after } au lieu de { $before } en { $when }
      }
    [coming] encore { $lacking } pour { $square } : { $more }
   *[points] { $when ->
        [now] { $more } ce tour
       *[other] { $more } en { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] pareil
    [squares] { $more } { $count ->
        [one] case
       *[other] cases
      }
    [avoids] évite { $before }
    [less] { $after }, pas { $before }
    [coming] { $lacking } pour { $square } : { $more }
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
    [avoids] évite { $before } { $when ->
        [now] ce tour
       *[other] en { $when }
      }
    [less] { $after } au lieu de { $before } { $when ->
        [now] ce tour
       *[other] en { $when }
      }
    [coming] encore { $lacking } { $lacking ->
        [one] case
       *[other] cases
      } jusqu’à { $square } : { $more } { $when ->
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
# The same by itself, for lists that have another column for the round
academy_board-more = { $kind ->
    [avoids] évite { $before }
    [less] { $after } au lieu de { $before }
   *[points] { $more }
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

# Below the cards for a stack: what becomes of the stacks
academy_board-note-split = Ensuite, chacun prend un des deux tas de l’autre.
# In a tile with two squires: what their player does while stacks are made, and with the stacks later
academy_board-making = { $done ->
    [yes] deux tas sont prêts
   *[no] prépare deux tas
  }
academy_board-taking = { $you ->
    [next] puis vous prenez un des deux autres
    [now] puis prend un des vôtres
   *[none] puis prend un des deux autres
  }
# Above the cards that two squires hold of which it is not known who has which
academy_board-each-has = chacun en a { $count } :

# A stack that is not chosen from now, and its squares; of ours the other player takes one or the other
academy_board-stack-made = { $own ->
    [yes] { $number ->
        [1] à céder
       *[other] ou
      }
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

# In a tile, behind the star of the first player
academy_board-first = premier

# Behind a card in a list: of how many equal ones it is one
academy_board-one-of = 1 sur { $count }
# Below cards that are taken while others have been taken already: what their figures count
academy_board-note-alone = Chaque carte comme jouée seule : celles que vous avez ne comptent pas.
