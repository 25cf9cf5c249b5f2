replay-finished = Parties terminées
replay-finished-key-watch = revoir
replay-finished-key-search = chercher
replay-finished-key-results = résultats
replay-finished-key-hide = cacher les résultats
replay-finished-key-choose = choisir
replay-finished-key-statistics = statistiques
replay-finished-key-open = ouvrir
replay-finished-key-export = exporter
replay-finished-key-back = retour
replay-finished-when = Fin
replay-finished-game = Jeu
replay-finished-players = Joueurs
replay-finished-own = Vous
replay-finished-tied = égalité
replay-finished-score = Score
replay-finished-others = Les autres
replay-search = Chercher : un joueur, un jeu
replay-none = Aucune partie ne s’est encore terminée ici. Celles que vous jouez, hébergez ou regardez sont gardées.
replay-none-found = Aucune partie terminée ne contient tous ces mots.
replay-open-file = Ouvrir la partie d’un ami
replay-open-keys = Le chemin du fichier. Enter l’ouvre   Esc retour
replay-open = toutes cartes ouvertes
replay-watched = vue par qui regarde
replay-seat = vue par { $name }
replay-badge = RELECTURE
replay-asks = Au tour de { $name } :
replay-chooses = { $name } a choisi : { $choice }
replay-step = coup { $step } sur { $steps }
replay-moves = Au tour de { $name }
replay-came = Ce qui en résulte
replay-lead = en tête
replay-leads = avance : { $name } +{ $points }
replay-speed = vitesse { $speed }
replay-result = Résultat
replay-key-step = coup
replay-key-turn = tour
replay-key-round = manche
replay-key-ends = bouts
replay-key-play = lancer la relecture
replay-key-stop = pause
replay-key-speed = vitesse
replay-key-result = résultat
replay-key-export = exporter
replay-key-branch = jouer d’ici
replay-key-analysis = erreurs
replay-key-help = aide
replay-key-back = retour
replay-export = Exporter
replay-export-note = Ce moment, ou toute la partie
replay-export-text = L’écran en texte
replay-export-picture = L’écran en image (SVG)
replay-export-game = La partie en fichier pour un ami
replay-export-where = Où ?
replay-export-keys = Le nom d’un nouveau fichier. Enter l’écrit   Esc retour
replay-exported = Écrit : { $path }
replay-stats = Statistiques
replay-stats-own = vos parties
replay-stats-player = parties { OF($name) }
replay-stats-none = Encore aucune partie à compter.
replay-stats-total = Total
replay-decimal-mark = ,
replay-stats-usual = celles par défaut
replay-stats-people = sans bots
replay-stats-by-game = Jeu
replay-stats-by-players = Joueurs
replay-stats-by-level = Contre
replay-stats-by-options = Options
replay-stats-games = Parties
replay-stats-wins = Gagnées
replay-stats-share = Part
replay-stats-place = Place moy.
replay-stats-best = Record
replay-stats-average = Score moy.
replay-stats-scores = Scores, de la première à la dernière partie : { $game }
replay-stats-key-player = joueur
replay-stats-key-by = par { $by ->
    [game] jeu
    [players] joueurs
    [level] adversaire
   *[options] options
  }
replay-stats-key-only = cacher les autres
replay-stats-key-all = tous les jeux
replay-stats-key-choose = choix
replay-stats-key-totals = totaux
replay-stats-came = { $place ->
    [1] gagnée
   *[other] { $place }e
  }
replay-stats-key-back = retour
replay-series = Jusqu’ici : { $score }
replay-lines-step = Coup { $step } sur { $steps }
replay-key-explain = explorer

replay-stats-key-records = records
replay-record-score = Meilleur score
replay-record-lead = Plus grande avance d’une victoire
replay-record-streak = Victoires d’affilée
replay-record-longest = Partie la plus longue, en étapes
replay-record-duels = Duels gagnés
replay-record-dice = Dés : moyenne (juste : 3,5)
replay-record-best-score = Meilleur total en duel
replay-record-shows = Spectacles qui ont plu au Roi
replay-record-shows-best = Meilleurs spectacles d’un festival
replay-record-best-show = Plus grand spectacle
replay-record-village-spears = Villages : lances (juste : 1/2)
replay-record-village-thieves = Villages : voleurs (juste : 1/3)
replay-record-best-move = Plus long déplacement, en cases
replay-record-coats = Blasons par partie
replay-record-coats-lost = Points perdus en blasons par partie
replay-record-best-track = Plus de points sur une piste
replay-preview-players = { $count } joueurs
replay-preview-minutes = { $minutes } min
replay-preview-steps = { $steps ->
    [one] 1 coup
   *[other] { $steps } coups
  }
replay-preview-hidden = Le résultat est caché. { $key } le montre.
replay-stats-places = Parties par place : { $game }
replay-stats-records = Records
replay-stats-form = { $count } dernières
replay-stats-legend = { $won } gagnée  { $lost } non gagnée, la dernière à droite
