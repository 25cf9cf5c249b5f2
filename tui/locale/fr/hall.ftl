# La salle : la liste de ses tables.

hall-title = { $hall } : { $count ->
    [0] pas encore de table
    [one] une table
   *[other] { $count } tables
  }
hall-you = vous êtes { $name }
hall-head-table = Table
hall-head-game = Jeu
hall-head-people = Joueurs
hall-head-state = État
hall-none = Aucune table n’est encore ouverte. { $key-open-table } en ouvre une : choisissez un jeu, et les autres la voient aussitôt.
hall-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
hall-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
hall-ask = { $count ->
    [one] 1 place, sur accord de l’hôte
   *[other] { $count } places, sur accord de l’hôte
  }
hall-playing = { $minutes ->
    [0] vient de commencer
    [one] en jeu depuis 1 minute
   *[other] en jeu depuis { $minutes } minutes
  }
hall-playing-long = en jeu
hall-over = partie finie
hall-full = complète
hall-closed = fermée
hall-open-title = Ouvrir une table
hall-open-body = Quel jeu ? Les options et les bots se choisissent à la table.
hall-leave-to-list = Revenir à la liste des tables ; avant la partie, votre place se libère
hall-told = { $number } : { $table }
hall-announce-title = Annoncer à toute la salle
hall-announce-hint = Tout le monde le lit, dans la liste et aux tables. Enter envoie, Esc annule.
hall-close-title = Fermer { $table } ?
hall-close-body = Tous ceux qui y sont reviennent à la liste, et la partie ne continue pas.
hall-close-stay = La laisser ouverte
hall-close-go = Fermer la table
hall-where-title = Qui est où
hall-where = { $table } : { $names }
hall-where-list = Dans la liste
hall-paused = en pause
hall-web = dans un navigateur : { $address }
