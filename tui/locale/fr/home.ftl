home-play = Jouer : { $game } · { $bots }
home-options = Options : bots, niveaux, règles du jeu
home-group-continue = Reprendre
home-group-together = Entre amis
home-group-finished = Dernières parties
home-group-more = Et aussi
home-keys = Enter jouer   ←→ jeu   ↑↓ suite   { $key-options } options   { $key-help } règles
