# Les tournois d’une salle.

cup-title = Tournois
cup-none = Aucun tournoi n’est encore annoncé ici.
cup-format-swiss = système suisse
cup-format-round-robin = toutes rondes
cup-format-knockout = élimination directe
cup-format-open = libre
cup-about-swiss = Système suisse : un nombre fixe de rondes, contre des adversaires de même niveau de points
cup-about-round-robin = Toutes rondes : chacun rencontre chacun
cup-about-knockout = Élimination directe : le premier de chaque table continue
cup-about-open = Libre : autant de parties que l’on veut, jusqu’à la fin du temps
cup-stage-entry = { $count ->
    [0] inscriptions ouvertes
    [one] 1 inscrit
   *[other] { $count } inscrits
  }
cup-stage-round = ronde { $round } en cours
cup-stage-playing = parties en cours
cup-stage-break = ronde { $round } terminée
cup-stage-over = terminé
cup-head-name = Joueur
cup-head-points = Points
cup-head-games = Parties
cup-head-rating = Cote
cup-place = { $place }. { $name } : { $points }
cup-gone = retiré
cup-ready = prêt
cup-why-met = { $name } devant { $other } : mieux classé dans leur rencontre
cup-why-opponents = { $name } devant { $other } : adversaires plus forts
cup-why-wins = { $name } devant { $other } : plus souvent premier
cup-meeting = { $names } : en jeu
cup-result = { $places }
cup-decided = { $places } (décidé par l’organisateur)
cup-bye = Sans partie cette ronde : { $names }
cup-yours = Une place vous est réservée dans { $name }. Enter y mène.
cup-seat = votre place
cup-do-table = Aller à ma table
cup-do-enter = S’inscrire au tournoi
cup-do-withdraw = Se retirer
cup-do-ready = Je suis prêt à continuer
cup-do-unready = Je ne suis pas encore prêt
cup-do-begin = Commencer le tournoi
cup-do-next = Commencer la ronde suivante
cup-do-fill = Compléter avec des bots
cup-do-decide = Trancher une partie
cup-do-end = Terminer le tournoi maintenant
cup-do-remove = Le retirer de la liste
cup-do-new = Ouvrir un tournoi
cup-do-back = Autres tournois
cup-do-tables = Retour aux tables
cup-game-title = Un tournoi de quel jeu ?
cup-format-title = Selon quelle formule ?
cup-seats-title = Combien de joueurs par table ?
cup-rounds-title = Combien de rondes ?
cup-minutes-title = Combien de minutes ?
cup-number-hint = Enter continue, Esc n’ouvre pas de tournoi.
cup-opens = Enter ouvre le tournoi, Esc non.
cup-number-wrong = Un nombre de 1 à { $most }, s’il vous plaît.
cup-decide-title = Quelle partie tranchez-vous ?
cup-winner-title = Qui est premier ?
cup-shared = Personne : la place est partagée
cup-name = Tournoi { OF($game) } { OF($name) }
cup-lines-line = { $number }: { $cup }
cup-lines-help = cup et un numéro : voir un tournoi. cup enter, cup out : s’inscrire, se retirer. cup ready : prêt à continuer. cup table : aller à votre table.
cup-lines-organiser = Vous êtes l’organisateur : cup new JEU FORMULE (swiss, round-robin, knockout, open), puis au besoin un nombre de rondes ou de minutes, clock=60, stand-in=120 (en secondes, 0 pour aucun) ; cup next, cup fill, cup decide NUMÉRO NOM, cup end.
cup-lines-which = Quel tournoi ? Tapez cup et son numéro.
cup-lines-no-table = Aucune table ne vous est réservée pour l’instant.
cup-lines-yours = Une place vous est réservée dans { $name }. cup table y mène.
