cli-usage = Usage :
cli-about = La Table ronde : quatre jeux de chevaliers et de cour dans un terminal. Sans commande, l’écran d’accueil s’ouvre.
cli-values = Arguments{" "}
cli-options = Options{" "}
cli-commands = Commandes (chacune a son propre --help){" "}
cli-command = COMMANDE
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-word-name = NOM
cli-word-number = NOMBRE
cli-word-address = ADRESSE
cli-word-game = JEU
cli-word-seconds = SECONDES
cli-word-join = HÔTE:PORT
cli-word-option = NOM=VALEUR
cli-name = votre nom à la table, pour cette fois ; les réglages ({ $key-settings }) en gardent un
cli-lang = la langue des écrans, pour cette fois
cli-ascii = dessiner en ASCII, ou non, pour cette fois
cli-lines = du texte ligne par ligne et une invite au lieu d’un écran : pour lecteurs d’écran, tubes et connexions lentes
cli-lines-what = --lines demande une commande : host, join ou solo.
cli-lines-where = --lines demande une adresse après join : join HÔTE, ou join HÔTE:PORT.
cli-host = ouvrir une table pour des amis
cli-join = rejoindre la table d’un ami
cli-solo = jouer seul contre des bots
cli-replay = revoir des parties terminées, d’ici ou d’un fichier
cli-replay-game = le fichier, ou le début de l’ID ; sans lui, la liste de toutes les parties ; `list` l’imprime
cli-replay-csv = écrire les statistiques de toutes les parties dans un nouveau fichier CSV
cli-replay-take = ajouter aux statistiques les parties d’un fichier CSV
cli-replay-taken = Nouvelles parties dans les statistiques : { $count }
cli-headless = ouvrir une table sans écran, sur une machine où personne ne joue
cli-verify = vérifier si les donnes des parties enregistrées étaient honnêtes
cli-bot = faire jouer un programme à vous à une table
cli-port = où écouter ({ $port } ; 0 : n’importe quel port libre)
cli-bind = n’écouter que sur cette adresse
cli-table = le nom de la table
cli-game = le jeu du début : { $games }
cli-address = comme l’affiche l’écran de l’hôte ; sans port, { $port } ; sans adresse, on choisit parmi les tables du réseau local
cli-bots = combien (2, ou autant que le jeu en demande)
cli-level = leur force ({ $level }) ; deux-points et un caractère peuvent suivre : { $styles }
cli-option = une option du jeu, voir plus bas ; peut être répété
cli-pace = secondes minimum par coup de bot ({ $pace })
cli-games = Les jeux, le nombre de joueurs et les options. La première valeur est celle par défaut ; « on » peut être omis.
cli-word-kept = FICHIER|ID
cli-word-path = CHEMIN
cli-word-code = CODE
cli-seat = retrouver sa place depuis une autre machine : le code que { $key-people } montre à la table
cli-watch = seulement regarder
cli-ask = on vous demande avant qu’un nouveau venu prenne place
cli-spectators = les spectateurs parlent (free), se taisent (silent) ou n’entrent pas (none)
cli-clock = temps donné pour une décision ; ensuite un bot joue ce seul coup (0 : sans limite)
cli-stand-in = un bot remplace un joueur absent depuis ce temps (0 : manuel)
cli-hints = les joueurs peuvent-ils demander ce que ferait un chevalier ({ $key-hint } en jeu)
cli-password = les nouveaux venus ont besoin d’un mot de passe ; on vous le demande aussitôt
cli-quiet = ne pas annoncer la table sur le réseau local
cli-type-password = Mot de passe de la table :
cli-password-unreadable = Ce qui a été tapé n’est pas du texte dans l’encodage de ce terminal. Choisissez un autre mot de passe.
cli-no-looking = Choix inconnu pour les spectateurs : { $said }. Choisissez parmi : { $known }.
cli-resume = reprendre une partie inachevée : la dernière, ou celle dont l’ID commence ainsi ; « list » les montre
cli-journal = le fichier où les parties sont enregistrées
cli-no-journal = n’enregistrer aucune partie
cli-listed-id = ID
cli-listed-saved = Enregistrée
cli-listed-game = Jeu
cli-listed-moves = Coups
cli-listed-table = Table
cli-listed-players = Joueurs
cli-not-understood = Ceci n’a pas été compris : { $said }. Voir --help.
cli-no-value = { $option } doit être suivi d’une valeur. Voir --help.
cli-no-command = Commande inconnue : { $said }. Choisissez parmi : host, join, solo, replay, learn, table, verify, bot.
cli-no-lang = Langue inconnue : { $said }. Choisissez parmi : { $known }.
cli-no-game = Jeu inconnu : { $said }. Choisissez parmi : { $known }.
cli-which-game = Quel jeu ? Choisissez parmi : { $known }.
cli-two-games = Deux jeux ont été indiqués, { $one } et { $other }. Indiquez-en un seul.
cli-no-level = Niveau inconnu : { $said }. Choisissez parmi : { $known }. Sauf après le premier, deux-points et un caractère peuvent suivre : { $styles }.
cli-no-number = { $option } demande un nombre, pas { $said }.
cli-no-limit = { $option } prend 0, pour aucune limite, ou de { $fewest } à { $most } secondes.
cli-no-port = Le port { $port } n’existe pas : les ports vont de 1 à 65535, et 0 prend n’importe quel port libre.
cli-no-option = { $game } n’a pas d’option { $said }. Choisissez parmi : { $known }.
cli-no-such-value = L’option { $option } prend une de ces valeurs : { $known }.
cli-how-many = { $players ->
    [1] { $most ->
        [one] Ce jeu se joue à deux : demandez 1 bot.
       *[other] Ce jeu demande { $most } bots.
      }
   *[other] Ce jeu demande { $fewest } à { $most } bots.
  }
cli-dumb-terminal = Ce terminal ne peut pas afficher d’écran (TERM vaut { $term }). Pour jouer en lignes de texte : { $how }
cli-no-terminal = { $what ->
    [password] Un mot de passe se tape dans un terminal, et il n’y en a pas ici.
    [host] Il faut un terminal. Pour ouvrir une table sans terminal : { $program } table. Pour jouer en lignes de texte : host --lines
    [home] Il faut un terminal. Pour jouer sans terminal, en lignes de texte : join --lines, solo --lines
   *[other] Il faut un terminal. Pour jouer sans terminal, en lignes de texte : { $what } --lines
  }
cli-ssh = ouvrir aussi une porte ssh : vos amis s’assoient avec ssh seul (port { $port }, ou celui que l’on indique)
cli-web = ouvrir aussi une porte pour les navigateurs (port { $port }, ou celui que l’on indique) ; rien n’y est chiffré
cli-web-name = un nom ou une adresse par lesquels les navigateurs atteignent cette porte à travers un proxy, comme https://table.example ; peut être répété
cli-learn = apprendre un jeu : une première partie guidée, ou des exercices
cli-exercises = dix exercices au lieu de la partie guidée
cli-private = inventer une phrase qui protège la table : vos amis la tapent après l’adresse, et personne ne peut écouter
cli-relay-at = vos amis passent par ce relais, même derrière une box ; invente aussi une phrase
cli-relay = tenir un relais où se retrouvent hôtes et invités derrière une box
cli-phrase = la phrase d’une table privée
cli-word-phrase = PHRASE
cli-web-cert = le fichier d’un certificat, avec lequel cette porte parle https (avec --web-key)
cli-web-key = le fichier de sa clef
cli-private-or-password = --private et --relay inventent une phrase : ils ne vont pas avec --password.
cli-web-cert-and-key = --web-cert et --web-key vont ensemble : un certificat et sa clef.
cli-hall = ouvrir une salle : plusieurs tables à une seule adresse, sans écran
