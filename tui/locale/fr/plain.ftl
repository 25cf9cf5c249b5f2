# What is said of an installed game that does not say it itself: `plain-title` stands in for `<id>-title`.

plain-title = en cours
plain-ask = À vous de choisir.
plain-explain = Choisissez ce que vous voulez faire.
plain-you = vous
plain-end = { $name } a gagné.
plain-curve = Évolution des points
plain-figures = { $step ->
    [1] Points après chaque étape
   *[other] Points, 1 étape sur { $step }
  }
plain-part = Étape { $part }
plain-blurb = Un jeu d’un paquet installé.
plain-problem = Ce jeu ne se joue pas avec ces options.
plain-signs =
    SIGNES DU PLATEAU
    { $sign-turn }  à son tour    ▒  une carte que vous ne voyez pas
    { $sign-away }  à côté d’un nom : absent
plain-opening = Pour commencer : { $all }
