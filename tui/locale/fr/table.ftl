table-language = Français
table-blurb = Quatre jeux de chevaliers et de cour, en solo contre des bots ou entre amis.
table-home-return = Retourner à la table
table-home-solo = Solo : jouer contre des bots
table-home-host = Héberger une table pour des amis
table-home-join = Jouer à la table d'un ami
table-home-name = Nom : { $name }
table-home-language = Langue : { $language }
table-home-quit = Quitter
table-home-keys = ↑↓ choisir   Enter valider   ou la première lettre   ? aide
table-of = Chez { $name }
table-join-title = Quelle table ?
table-join-hint = L'écran de l'hôte montre la ligne à taper, par exemple 192.168.1.5:4747. Esc : annuler.
table-name-title = Quel est votre nom à la table ?
table-name-hint = 16 colonnes au plus, avec une lettre ou un chiffre. Esc : ne rien changer.
table-which-game = Quel jeu ?
table-how-many = Combien de bots ?
table-bots = { $count } { $count ->
    [one] bot
   *[other] bots
  }
table-connecting = Connexion…
table-trying = Nouvel essai en cours ; Esc : partir.
table-lobby-title = { $table }   vous êtes { $name }
table-friends-type = Vos amis tapent :  ./scripts/play join { $address }
table-row-game = Jeu : { $game }
table-row-option = { $option } : { $value }
table-said = { $name } : { $text }
table-on = oui
table-off = non
table-seat-free = libre
table-seat-bot = bot, { $level ->
    [page] page
    [squire] écuyer
   *[other] { $level }
  }
table-seat-you = vous
table-seat-host = hôte
table-seat-away = pas là
table-seat-ready = prêt
table-seat-not-ready = pas prêt
table-about-seat = Enter prend un siège libre ; sur le vôtre, il signale « prêt ». Hôte : b assied un bot (encore b : autre niveau), x libère le siège. w quitte votre siège pour regarder, n change votre nom.
table-problem-players = { $most ->
    [2] Ce jeu se joue à deux.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs.
  }
table-problem-away = Pas là : { $names }. Attendez, ou libérez le siège.
table-problem-waiting = On attend que soient prêts : { $names }.
table-can-start = Tout est prêt : s pour commencer.
table-host-starts = Tout est prêt ; l'hôte donne le départ.
table-watching = Regardent : { $names }.
table-no-chat = Personne n'a encore rien dit. t pour parler.
table-lobby-keys-host = Enter siège/prêt  b bot  x libère  g jeu  ←→ option  t parler  s jouer  ? aide
table-lobby-keys = Enter siège, prêt   w regarder   t parler   ? aide   Esc partir
table-waiting = On attend { $names }…
table-waiting-all = Choisissent encore : { $names }…
table-sending = …
table-after-end = o : le résultat.
table-game-keys = ←→↑↓ Enter 1-9 réponse   i détail   l journal   t parler   ? aide   Esc partir
table-bar-help = ? aide
table-log-title = Ce qui s'est passé
table-log-empty = Il ne s'est encore rien passé.
table-explain-title = De quoi s'agit-il ?
table-reader-keys = ↑↓ PgUp PgDn lire   Esc retour
table-end-title = La partie est finie
table-end-look = Regarder la table
table-end-leave = Partir
table-end-again = Rejouer : retour au salon
table-leave-title = Quitter la table ?
table-leave-body = Votre siège vous est gardé tant que ce programme tourne.
table-leave-hosting = La table a été ouverte ici. Elle reste ouverte tant que ce programme tourne, et votre siège vous est gardé ; à la fin du programme, la table ferme pour tout le monde.
table-leave-stay = Rester
table-leave-out = À l'écran d'accueil ; je reviendrai
table-leave-quit = Arrêter le programme
table-too-small = Cette table demande { $width } colonnes et { $height } lignes. Agrandissez le terminal.
table-failed = Une erreur dans ce programme l'a forcé à s'arrêter. Revenez à la table sous le même nom pour continuer.
table-failed-report = Le détail se trouve dans { $path }.
table-stand-in = Pour qui un bot doit-il jouer ?
table-stand-in-body = Il joue jusqu'au retour du joueur à son siège.
table-rulings = Décisions [R] là où la règle imprimée ne dit rien, et données [C] de matériel que nous avons reconstituées :
table-help-title = Aide
table-help =
    TOUCHES
    ↑↓ ←→     parcourir les réponses
    Enter     choisir la réponse sous le curseur
    1 … 9     choisir une réponse directement
    i         expliquer ce qui est sous le curseur
    l         tout le journal de la partie
    t         parler aux autres
    o         le résultat, une fois la partie finie
    b         hôte : faire jouer un bot pour quelqu'un qui n'est pas là
    Esc       revenir, ou quitter la table (on vous le demande d'abord)
    Ctrl-C    arrêter le programme
    Au salon : b un bot, x libérer le siège, g jeu, ←→ option, r prêt, w regarder, n nom, s commencer.

    LETTRES  Chacun a une couleur et une lettre ; devant un nom, ► dit que c'est à lui d'agir, … qu'il n'est pas là.

    SECRETS  Votre écran ne sait que ce que vous avez le droit de savoir. C'est le programme de l'hôte qui distribue les cartes : sa machine sait donc tout. Si cela vous gêne, hébergez la table sur une machine où personne ne joue : python -m netplay.
table-no-not-your-turn = Ce n'est pas à vous d'agir.
table-no-not-possible = C'est impossible maintenant. Choisissez une des réponses affichées.
table-no-game-over = La partie est finie.
table-no-stale = La partie a continué entre-temps. Choisissez à nouveau.
table-no-not-playing = Vous regardez cette partie.
table-no-not-host = Seul l'hôte en décide.
table-no-playing = Cela doit attendre la fin de la partie.
table-no-seat-taken = Ce siège est pris. Choisissez-en un autre.
table-no-not-seated = Prenez d'abord un siège.
table-no-not-away = On ne peut libérer que le siège d'un bot, ou de quelqu'un qui n'est pas là.
table-no-too-fast = C'était trop rapide. Attendez un instant.
table-notice-joined = { $name } se joint à la table.
table-notice-watches = { $name } vient regarder.
table-notice-dropped = { $name } n'est plus là ; son siège lui est gardé.
table-notice-back = { $name } est de retour.
table-notice-left = { $name } a quitté la table.
table-notice-host = C'est maintenant { $name } qui est l'hôte.
table-notice-bot-in = Un bot joue pour le moment à la place de { $name }.
table-notice-bot-out = { $name } est de retour et reprend sa place au bot.
table-notice-bot-failed = Le bot { $name } n'a pas su se décider : sa réponse a été tirée au sort.
table-notice-stuck = Le bot { $name } ne peut pas continuer, à cause d'une erreur de ce programme. L'hôte peut abandonner la partie.
table-notice-began = { $name } a distribué : la partie commence.
table-notice-abandoned = { $name } a mis fin à la partie.
table-notice-other-rules = Le programme de { $name } suit d'autres règles pour ce jeu. Pour prendre un siège, il faut la même version que l'hôte.
table-no-rules-failed = Les règles de ce programme ont échoué sur cette réponse ; rien n'a changé. Choisissez-en une autre, ou demandez à l'hôte d'abandonner la partie.
table-no-other-rules = Votre programme suit d'autres règles pour ce jeu. Pour prendre un siège, utilisez la même version que l'hôte.
table-no-no-game = Aucune partie n'est en cours.
