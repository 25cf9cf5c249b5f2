# Medieval Academy sur le plateau : en-têtes des choix en colonnes, et ce qui y figure.
academy_board-head-card = carte
academy_board-head-track = piste
academy_board-head-way = trajet
academy_board-head-place = place
academy_board-head-gain = gain
academy_board-head-when = décompte
academy_board-all = { $many ->
    [no] { $head } : { $what }
   *[yes] { $head } : { $what } partout
  }
academy_board-head-stack = tas
academy_board-head-squares = cases
academy_board-gain = { $kind ->
    [none] rien
    [squares] { $gain } { $count ->
        [one] case
       *[other] cases
      }
   *[points] { $gain } { $count ->
        [one] point
       *[other] points
      }
  }
academy_board-when = { $round ->
    [now] ce tour
   *[other] tour { $round }
  }

# In the tiles of the squires
academy_board-held = { $count } en main
academy_board-both-hands = à eux deux :
academy_board-waiting = attend :
academy_board-forming = { $pile ->
    [stack] tas { $number }
   *[squire] cartes
  } : { $count } sur 3
academy_board-rest = { $pile ->
    [stack] tas { $number }
   *[squire] cartes
  } : le reste
academy_board-discs = { $count ->
    [one] pion
   *[other] pions
  }

# Beside the choices of a gallantry move
academy_board-movers = Galanterie : qui avance un pion
academy_board-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }

# In a lane: what gallantry pays
academy_board-pays-moves = cases { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = à deux

# In the head of the lanes: the back of a card that is held
academy_board-back = main

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = carte → piste
academy_board-head-paid = gain prévu
academy_board-head-brief = gain
academy_board-paid = { $kind ->
    [none] rien
    [squares] { $gain } cases
   *[points] { $when ->
        [now] { $gain } ce tour
       *[other] { $gain } en { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] +0
    [squares] pion { $gain }
   *[points] { $when ->
        [now] { $gain } pt
       *[other] { $gain } { $when }
      }
  }

# Below the choices: signs that stand beside no word
academy_board-sword = { $sign } épée
academy_board-first = { $sign } fayot
academy_board-done = { $sign } prêt

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = tous à 0
academy_board-pays-move = av. { $pays }
academy_board-copies = Il y a { $count } cartes identiques ; vous en prenez une.

# Above a stack: to whom it goes if this choice is made
academy_board-to-you = vous

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Ensuite, chacun prend un des deux tas de l’autre.
academy_board-next-stack = { $you ->
    [yes] Ensuite, vous choisissez
   *[no] Ensuite, { $name } choisit
  } parmi les deux autres tas.
academy_board-so-far = déjà pris
