lobby-button-start = COMMENCER
lobby-button-bot = ASSEOIR UN BOT
lobby-button-ready = PRÊT
lobby-button-unready = SE RAVISER
lobby-button-remind = EN ATTENTE
lobby-button-sit = PRENDRE PLACE
lobby-not-ready = Vous n’êtes pas encore prêt.
lobby-ready = Vous êtes prêt.
lobby-ready-waits = Vous êtes prêt ; l’hôte donne le départ.
lobby-then-start = Départ quand tous seront prêts.
lobby-missing-host = { $count ->
    [one] Il manque 1 joueur : ajoutez un bot, ou attendez vos amis.
   *[other] Il manque { $count } joueurs : ajoutez un bot, ou attendez vos amis.
  }
lobby-missing = { $count ->
    [one] Il manque 1 joueur.
   *[other] Il manque { $count } joueurs.
  }
lobby-host-chooses = L’hôte peut y remédier.
lobby-away = Absents : { $names }. L’hôte peut attendre, ou libérer la place.
lobby-row-game = Jeu :
lobby-options = { $all ->
    [0] Ce jeu n’a pas d’options
   *[other] { $changed ->
        [0] Options : toutes par défaut
        [one] Options : 1 modifiée
       *[other] Options : { $changed } modifiées
      }
  }
lobby-fold-options = Options
lobby-fold-usual = par défaut
lobby-rules = Règles de la table
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
lobby-how-bot = asseoir un bot
lobby-how-stand = se lever et regarder
lobby-how-rename = changer votre nom
lobby-how-game = choisir un autre jeu
lobby-how-down-host = changer options et règles
lobby-how-down-guest = voir options et règles
lobby-how-free = libérer cette place
lobby-how-people = ce que vous pouvez faire à propos des joueurs et des spectateurs
lobby-about-free = Personne n’est encore assis ici.
lobby-about-guest = L’hôte lance la partie quand tous sont prêts.
lobby-about-player = Un joueur de cette table.
lobby-about-player-away = Ce joueur est absent. Sa place est gardée pour l’instant.
lobby-about-player-away-host = Ce joueur est absent. Attendez, ou libérez sa place.
lobby-about-bot = Un bot. L’hôte choisit son niveau et son caractère.
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
lobby-key-ready = se dire prêt
lobby-key-unready = finalement pas prêt
lobby-key-bot = asseoir un bot
lobby-key-character = caractère
lobby-key-free = retirer
lobby-key-turn = changer
lobby-key-look = voir
lobby-port-taken = Un autre programme occupe le port { $wanted } : cette table utilise le port { $port }.
lobby-joined-at = D’autres peuvent venir comme vous :  { $program } join { $address }
lobby-locked = Il leur faut aussi la phrase ou le mot de passe de la table.
lobby-talk = Discussion
