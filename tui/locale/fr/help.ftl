help-title = Aide
help-game-academy = Academy
help-game-grail = Grail
help-game-nobles = Nobles
help-game-histrio = Histrio
help-chapter-rules = Règles
help-chapter-options = Options et variantes
help-chapter-terms = Sur le plateau
help-chapter-keys = Touches
help-chapter-rulings = Points de règle
help-page-signs = Tous les signes
help-page-keys = Touches
help-page-rulings = Points de règle
# A thing that an option brings onto the board
help-page-optional = { $title } (option)
help-rulings = Là où les règles imprimées se taisent ou restent floues, on joue ici ainsi. [R] est un point de règle ; [C] marque ce qui est reconstitué, parce que les livrets ne le montrent qu’en image.
help-see = Voir aussi
help-find = Chercher :
help-found = { $count ->
    [0] Rien pour « { $text } ». Esc efface la recherche.
    [one] 1 page pour « { $text } »
   *[other] { $count } pages pour « { $text } »
  }
help-keys = Enter lire la suite  Tab liens  ↑↓ sommaire  / chercher  1-4 jeu  Esc retour
help-keys-link = Enter suivre  Tab lien suivant  ← retour  Esc fermer
help-find-keys = Enter lire  Esc fin
help-explain-title = Qu’est-ce que c’est ?
help-explain-keys = Enter en savoir plus dans l’aide  ←→↑↓ Tab autre chose  Esc retour au jeu
help-explain-keys-few = Enter l’aide  ←→↑↓ Tab autre chose  Esc retour
help-explain-others = Tab expliquer d’autres choses de l’écran
help-explain-more = … Enter : la suite
help-explain-nothing = Il n’y a rien à expliquer ici.
help-found-typing = Enter les lire   Esc fin
help-found-reading = ↑↓ pages  Enter lire  / changer  Esc fin
