home-bots = { $bots }, niveau { $level }
home-play = Jouer : { $game } · { $bots }
home-options = Options : bots, niveaux, règles du jeu
home-finished = Parties terminées et statistiques
home-settings = Réglages : nom, langue, couleurs, touches
home-group-continue = Reprendre
home-group-together = Entre amis
home-group-finished = Dernières parties
home-group-more = Et aussi
home-about-academy = Choisissez vos cartes, progressez sur sept pistes, soyez adoubé · 30 min
home-about-grail = Course en forêt, avec des alliés choisis à chaque manche · 30 min
home-about-nobles = Duel entre deux cours de nobles : armes, armures et dés · 30 min
home-about-histrio = Menez votre troupe, devinez l’humeur du Roi, jouez devant lui · 45 min
home-quit-again = Appuyez encore sur Esc pour quitter.
home-unfinished = { $game } avec { $others }
home-unfinished-more = { $count ->
    [one] 1 autre partie en cours
   *[other] { $count } autres parties en cours
  }
home-unfinished-title = Parties en cours
home-unfinished-does = reprendre
home-won = Gagnées : { $wins } sur { $games }
