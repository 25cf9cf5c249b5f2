lobby-button-start = COMMENCER
lobby-button-bot = ASSEOIR UN BOT
lobby-button-ready = PRÊT
lobby-button-unready = vous êtes prêt
lobby-button-sit = PRENDRE PLACE
lobby-not-ready = Vous n’êtes pas prêt : appuyez sur { $key-ready }.
lobby-missing-host = { $count ->
    [one] Il manque 1 joueur : { $key-bot } ajoute un bot, ou attendez vos amis.
   *[other] Il manque { $count } joueurs : { $key-bot } ajoute un bot, ou attendez vos amis.
  }
lobby-missing = { $count ->
    [one] Il manque 1 joueur.
   *[other] Il manque { $count } joueurs.
  }
lobby-host-chooses = L’hôte peut y remédier.
lobby-away = Absents : { $names }. L’hôte peut attendre, ou libérer la place.
lobby-row-game = Jeu
lobby-rule-clock = Temps par coup
lobby-rule-clock-on = { $time }
lobby-rule-clock-off = libre
lobby-rule-stand-in = Bot pour les absents
lobby-rule-stand-in-on = après { $time }
lobby-rule-stand-in-off = manuel
lobby-rule-hints = Conseils
lobby-rule-hints-on = permis
lobby-rule-hints-off = interdits
lobby-seat-free = Une place libre
lobby-about-free = Enter : prendre cette place.
lobby-about-free-host = Enter : prendre cette place ; { $key-bot } : y asseoir un bot.
lobby-about-own = Appuyez sur { $key-ready } ou Enter quand vous êtes prêt ; l’hôte lance alors la partie.
  { $key-stand } quitte cette place, pour regarder. { $key-rename } change votre nom.
lobby-about-own-host = { $key-bot } assoit un bot ; vos amis viennent par la ligne du haut.
  ↓ mène aux options, { $key-game } à un autre jeu.
  { $key-start } commence dès que tous sont prêts.
lobby-about-player = Un joueur de cette table.
lobby-about-player-host = Un joueur de cette table. { $key-people } montre ce que vous pouvez faire à propos des joueurs et des spectateurs.
lobby-about-player-away = Ce joueur est absent. Sa place est gardée pour l’instant.
lobby-about-player-away-host = Ce joueur est absent. Attendez, ou libérez sa place avec { $key-free }.
lobby-about-bot = Un bot. L’hôte choisit son niveau et son caractère.
lobby-about-bot-host = { $key-free } libère la place.
lobby-level = Niveau
lobby-level-page = joue au hasard
lobby-level-squire = n’anticipe pas
lobby-level-knight = anticipe
lobby-level-king = réfléchit le plus
lobby-character = Caractère
lobby-style-none = aucun
lobby-style-none-about = veut juste gagner
lobby-style-bold = hardi
lobby-style-bold-about = prend des risques
lobby-style-careful = prudent
lobby-style-careful-about = évite les risques
lobby-style-greedy = avide
lobby-style-greedy-about = amasse tout
lobby-style-spiteful = rancunier
lobby-style-spiteful-about = gêne le premier
lobby-key-sit = prendre place
lobby-key-ready = prêt, ou pas
lobby-key-bot = asseoir un bot
lobby-key-character = caractère
lobby-key-free = libérer la place
lobby-key-turn = changer
lobby-key-look = voir
lobby-port-taken = (le port { $port } était pris)
lobby-joined-at = D’autres peuvent venir comme vous :  { $program } join { $address }
lobby-talk = Discussion
lobby-game-key = { $key-game } un autre
