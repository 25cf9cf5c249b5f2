# Grail Cup on the board: short words that its drawings are made of.
grail_board-dragon = dragon à { $spaces }
# The same behind its sign
grail_board-ahead = à { $spaces }
# In at most 10 columns.
grail_board-move = { $ally ->
    [witch] avance 1
    [squire] avance 2
    [fairy] avance 1–3
    [smith] avance 4
    [wizard] avance 5
    [princess] au château
    [priest] à l’église
    [horse] 2, 4 ou 6
   *[unicorn] dépasse
  }

# Headings of choices in columns
grail_board-head-ally = allié
grail_board-head-space = case
grail_board-head-move = trajet
# The place in the race after a move
grail_board-head-place = place ensuite
# What becomes of our place in the race as we move, or as another knight is pushed back
grail_board-head-change = place
grail_board-head-ours = votre place
grail_board-head-knight = chevalier
grail_board-head-stands = case
grail_board-head-apart = de vous
grail_board-head-now = place
# What the knight pointed at needs to lead at the end of the round, and to which space the squire jumps then
grail_board-head-lead = pour mener
grail_board-head-jump = puis vous sautez
# The space to which an ally would bring us
grail_board-head-to = vous mène en
grail_board-head-spears = lances
grail_board-head-token = jeton
grail_board-head-count = reste
grail_board-head-does = effet
grail_board-head-choice = choix
grail_board-head-left = lances
grail_board-head-way = passer
grail_board-head-next = joueur suivant
grail_board-head-where = qui l’a
# How far each knight is from the dragon on the space under the cursor, and what it takes to ride past it
grail_board-head-dragon = dragon en { $space }
grail_board-head-pass = pour le passer
grail_board-head-clover = trèfle en { $space }

# What stands in the columns
grail_board-apart = { $where ->
    [here] ici
    [ahead] { $gap } devant
   *[behind] { $gap } derrière
  }
grail_board-stays = { $blocked ->
    [yes] dragon : reste en { $space }
   *[no] reste en { $space }
  }
grail_board-spend = { $spend ->
    [yes] passer
   *[no] s’arrêter
  }
grail_board-way = { $way ->
    [left] à gauche
   *[right] à droite
  }

# Below what a card does: what is chosen or laid so far
grail_board-chosen = Déjà choisis :
grail_board-laid = Remis en place :
# Above the players as they sit round the table: the way in which cards are passed.
grail_board-round = { $way ->
    [left] les cartes vont à gauche
   *[right] les cartes vont à droite
  }

# Before a player: how many allies they still keep, in at most 15 columns
grail_board-keeps = { $count ->
    [one] 1 allié gardé
   *[other] { $count } alliés gardés
  }

# In the legend
# Spears that nobody has: behind their sign in at most 15 columns, and in words
grail_board-sign-left = lance, reste { $count }
# The same where no sign of a spear stands on the board
grail_board-sign-spears = { $count ->
    [one] reste { $count } lance
   *[other] reste { $count } lances
  }
grail_board-sign-supply = lances en réserve : { $count }
grail_board-sign-kept = allié gardé
grail_board-sign-points = désigne
