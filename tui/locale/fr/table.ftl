table-language = Français
table-home-return = Retourner à la table
table-home-resume = Reprendre : { $game }
table-home-host = Héberger une table pour des amis
table-home-join = Jouer à la table d’un ami
table-home-finished = Parties terminées
table-home-quit = Quitter
table-box-players = { $players } joueurs
table-of = Chez { $name }
table-join-title = Quelle table ?
table-join-hint = L’écran de l’hôte montre la ligne à taper, par exemple 192.168.1.5:4747.
table-join-keys = Enter rejoindre   ↓ tables trouvées   Esc retour
table-around-looking = Recherche de tables dans ce réseau…
table-around-nothing = Aucune table trouvée dans ce réseau pour l’instant.
table-around-found = Tables de ce réseau (↓ puis Enter, ou un clic) :
table-around-deaf = Il n’y a pas de réseau où chercher des tables.
table-next-door = { $table } · { $game } · { $state ->
    [playing] partie en cours
    [full] complet
    [foreign] autre version
   *[free] { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
      }
  }
table-next-door-password = {" "}· mot de passe
table-name-title = Quel est votre nom à la table ?
table-name-hint = 16 caractères au plus (un large compte double), avec une lettre ou un chiffre.
table-name-keys = Enter prendre ce nom   Esc retour
table-which-game = Quel jeu ?
table-how-many = Combien de bots ?
table-bots = { $count } { $count ->
    [one] bot
   *[other] bots
  }
table-connecting = Connexion…
table-trying = Nouvel essai en cours ; Esc : quitter.
table-line-cut = La connexion à la table est perdue ; votre place est gardée.
table-connecting-to = Connexion à { $where }…
table-connecting-stop = Esc  Arrêter
table-lobby-title = { $table }   vous êtes { $name }
table-friends-type = Vos amis tapent :  { $program } join { $address }
table-row-game = Jeu : { $game }
table-row-option = { $option } : { $value }
table-row-clock = Temps par coup : libre
table-row-clock-on = Temps par coup : { $time }, puis un bot
table-row-stand-in = Bot pour les absents : manuel
table-row-stand-in-on = Bot pour les absents : après { $time }
table-row-hints = Conseils ({ $key-hint } en jeu) : interdits
table-row-hints-on = Conseils ({ $key-hint } en jeu) : permis
table-time-seconds = { $count } s
table-time-minutes = { $count } min
table-said = { $name } : { $text }
table-on = oui
table-off = non
table-seat-free = libre
table-strength = { $level ->
    [page] page
    [squire] écuyer
    [knight] chevalier
    [king] roi
   *[other] { $level }
  }
table-level = { $style ->
    [bold] { table-strength } hardi
    [careful] { table-strength } prudent
    [greedy] { table-strength } avide
    [spiteful] { table-strength } rancunier
   *[other] { table-strength }
  }
table-seat-bot = bot, { table-level }
table-seat-you = vous
table-seat-host = hôte
table-seat-away = absent
table-seat-ready = prêt
table-seat-not-ready = pas prêt
table-about-seat = Enter prend une place libre ; sur la vôtre, cette touche dit que vous êtes prêt, ou pas encore.
table-about-seat-host = { table-about-seat } { $key-bot } sur un bot : un autre niveau, { $key-character } : un autre caractère. { $key-free } libère la place d’un bot ou d’un autre joueur.
table-about-clock = Le temps par décision. Quand il est écoulé, un bot joue ce seul coup pour vous ; vous gardez votre place. Sans joueur présent, il s’arrête.
table-about-stand-in = Délai avant qu’un bot remplace un joueur absent, qui reprend sa place dès son retour. Manuel : seulement si l’hôte le dit ({ $key-people }).
table-about-hints = Peut-on demander ce que ferait un chevalier ({ $key-hint } en jeu) ? Il ne voit que ce que voit le joueur, et nul autre ne l’apprend. Chaque programme s’y tient seul : nul ne peut le vérifier.
table-problem-players = { $most ->
    [2] Ce jeu se joue à deux.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs.
  }
table-problem-away = Absents : { $names }. Attendez, ou libérez la place.
table-problem-waiting = On attend encore : { $names }.
table-problem-no-host = Tout le monde est prêt et attend l’hôte, qui est absent.
table-can-start = Tout le monde est prêt.
table-host-starts = Tout est prêt ; l’hôte donne le départ.
table-watching = Spectateurs : { $names }.
table-no-chat = Personne n’a encore rien dit. Appuyez sur { $key-chat } pour parler.
table-paste-cut = Il n’y a de la place que pour { $most } caractères. La fin du texte collé a été laissée de côté.
table-chat-keys = Dites quelque chose à la table : Enter envoie, Esc annule
table-waiting = On attend { $names }…
table-waiting-all = Choix en cours : { $names }…
table-sending = …
table-after-end = Enter : le résultat.
table-game-keys = ↑↓ voir  1-9 jouer
table-game-keys-few = 1-9 coup
# The same where no digit chooses anything
table-arrow-keys = ↑↓←→ choix
table-arrow-keys-few = ↑↓←→
table-key-explain = { $key-explain } détail
table-key-hint = { $key-hint } conseil
table-key-log = { $key-log } journal
table-key-talk = { $key-chat } parler
table-key-people = { $key-people } joueurs
table-set-up-again = L’hôte a remis la table en place : Esc vous y mène, Enter montre le résultat.
table-key-fold = { $key-fold } table
table-slow-line = La connexion avec ce terminal est lente : pour l’instant, rien n’est animé. Le réglage reste tel quel.
table-key-round = { $key-round } bilan
table-key-rematch = { $key-rematch } revanche
table-key-undo = { $key-undo } annuler
table-key-bot = { $key-stand-in } bot
table-key-why = { $key-why } ce qui est exclu
table-key-why-few = { $key-why } pourquoi pas
table-key-leave = Esc quitter
table-key-now = Esc retour
table-tally-keys = Enter continuer   { $key-round } pour le revoir
table-news = ▸ une touche : la suite
table-you-watch = Vous regardez.
table-gone = { $count ->
    [one] Absent : { $names }.
   *[other] Absents : { $names }.
  }
table-played-for = Un bot joue pour { $names }.
table-thinker = { $name } ({ table-level })
table-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
  }
table-thinks-long = { table-thinks } { $seconds } s
table-bar-help = { $key-help } aide
table-log-title = Ce qui s’est passé
table-log-keys = Enter montrer ce moment sur le plateau   ↑↓ PgUp PgDn lire   Esc retour
table-looking = C’est ainsi à ce moment-là. ↑↓ autres moments, Esc : retour au présent.
table-looking-asked = C’est ainsi à ce moment-là. ↑↓ autres moments ; votre choix attend : Esc.
table-log-empty = Il ne s’est encore rien passé.
table-round-none = Il n’y a encore rien à récapituler.
table-round-look = { $key-log } montre tout ce qui s’est passé.
table-explain-title = De quoi s’agit-il ?
table-reader-keys = Enter fermer
table-reader-scrolls = Enter fermer   ↑↓ PgUp PgDn lire
table-reader-more = suite ↓
table-choose-keys = { $count ->
    [0] Esc retour
    [1] Esc retour
   *[other] ↑↓ 1-{ $count } choix   Esc retour
  }
table-choose-does = choisir
table-why-title = Pourquoi pas … ?
table-why-nothing = Rien n’est exclu ici : tous les choix possibles sont dans la liste.
table-why-not-asked = On ne vous demande rien pour l’instant.
table-end-title = La partie est finie
table-end-keys = ↑↓ 1-{ $count }   PgUp PgDn lire la suite   Esc voir la table
table-end-look = Regarder la table : plateau, journal, moments passés
table-end-leave = Quitter la table{ $kept ->
    [yes]  : parties et statistiques dans « Parties terminées »
   *[no] { "" }
  }
table-end-again = Retour au salon : autre jeu, autres joueurs, options
table-end-back = À la table : elle est remise en place
table-leave-title = Quitter la table ?
table-leave-body = { $watching ->
    [yes] Vous ne faites que regarder : il n’y a pas de place à garder. Vous pouvez revenir à cette table quand vous voulez.
   *[no] Votre place est gardée. Revenez à cette table depuis ce compte, sous le même nom, et vous la retrouverez ; { $key-people } montre un code qui la rend depuis une autre machine.
  }
table-leave-here = { $count ->
    [0] { $bots ->
        [yes] Seuls des bots jouent avec vous : personne n’aura à attendre.
       *[no] Aucun autre joueur n’est là pour l’instant.
    }
   *[other] Sont là aussi : { $names }.
  }
table-leave-hosting = La table est ouverte ici. { $watching ->
    [yes] Elle le reste tant que le programme tourne ;
   *[no] Elle le reste, et votre place est gardée, tant que le programme tourne ;
  } si vous le quittez, ou si une autre table s’ouvre, elle ferme pour tout le monde.
table-leave-stay = Rester
table-leave-stay-follows = rien ne change
table-leave-out = Écran d’accueil
table-leave-out-follows = { $watching ->
    [yes] la table reste ouverte
   *[no] la table reste ouverte, votre place est gardée
  }
table-leave-quit = Quitter le programme
table-leave-quit-follows = { $others ->
    [0] { $game ->
        [kept] la table ferme, la partie est gardée
        [lost] la table ferme, la partie n’est pas gardée
       *[none] la table ferme
    }
   *[other] { $game ->
        [kept] la table ferme pour tous, la partie est gardée
        [lost] la table ferme pour tous, la partie n’est pas gardée
       *[none] la table ferme pour tous
    }
  }
table-leave-elsewhere = { $watching ->
    [yes] Continuer
   *[no] Continuer ; ma place est gardée
  }
table-too-small = Agrandissez le terminal : il faut { $width } × { $height }, il fait { $now_width } × { $now_height }.
table-failed = Une erreur dans ce programme l’a forcé à s’arrêter. { $do ->
        [join] Revenez à la table sous le même nom pour continuer.
        [solo] Une partie enregistrée reprend avec « solo --resume ».
        [host] Une partie enregistrée reprend avec « host --resume ».
       *[home] Relancez-le, s’il vous plaît.
    }
table-failed-report = Le détail se trouve dans { $path }.
table-not-drawn = La partie envoyée par cette table ne peut pas être affichée. Vous avez quitté la table ; votre place est gardée.
table-stand-in = Pour quel joueur un bot doit-il jouer ?
table-stand-in-body = Il joue jusqu’au retour du joueur à sa place.
table-rulings = Décisions [R] là où la règle imprimée ne dit rien, et données [C] de matériel que nous avons reconstituées :
table-help-title = Aide
table-help =
    TOUCHES
    ↑↓ ←→     parcourir les choix
    Enter     prendre le choix sous le curseur : la dernière ligne dit ce qu’il fait
    1 … 9     prendre un choix directement
    { $key-row-explain }expliquer ce qui est sous le curseur
    Tab       tout expliquer à l’écran : ←→↑↓ pour passer à autre chose
    { $key-row-hint }que ferait un chevalier ? (sauf si l’hôte l’interdit)
    { $key-row-why }pourquoi une chose est impossible maintenant ; un clic dessus le dit aussi
    { $key-row-log }tout le journal de la partie
    { $key-row-chat }parler aux autres
    { $key-row-people }joueurs : un code pour votre place ; hôte : renvoyer, fermer la porte …
    { $key-row-round }ce qu’a rapporté le dernier tour (manche, festival, duel)
    { $key-row-outcome }le résultat, une fois la partie finie
    { $key-row-rematch }demander une revanche, une fois la partie finie
    { $key-row-stand-in }hôte : faire jouer un bot pour un joueur absent
    { $key-row-undo }seul : reprendre votre dernier choix ou, dans le journal, tout ce qui suit une ligne, si rien de nouveau n’a été vu depuis
    { $key-row-fold }sur un petit écran : montrer ou cacher la table
    Esc       revenir, ou quitter la table (on vous le demande d’abord)
    { $key-row-leave }quitter la table, comme Esc
    Ctrl-C    quitter le programme (à une table, c’est demandé ; deux fois : aussitôt)
    { $key-row-settings }réglages : langue, nom, caractères, vitesse du journal, sonnerie, touches
    { $key-row-palette }toutes les commandes et tous les réglages, à trouver par leur nom
    Ctrl-L    redessiner l’écran, si autre chose y a écrit
    Ctrl-Z    laisser le terminal au shell ; fg fait revenir (sauf si d’autres jouent par vous)
    Au salon : { $key-bot } un bot, { $key-character } son caractère, { $key-free } libérer la place, { $key-game } jeu, ←→ option, { $key-ready } prêt, { $key-stand } regarder, { $key-rename } nom, { $key-start } commencer.

    LETTRES  Chacun a une couleur et une lettre ; à côté d’un nom, ► dit que c’est à ce joueur d’agir, { $sign-away } qu’il est absent.

    SECRETS  Votre écran ne sait que ce que vous avez le droit de savoir. C’est le programme de l’hôte qui distribue les cartes : sa machine sait donc tout. Si cela vous gêne, hébergez la table sur une machine où personne ne joue : { $program } table.
table-no-not-your-turn = Ce n’est pas à vous d’agir.
table-no-not-possible = C’est impossible maintenant. Choisissez parmi ce qui est affiché.
table-no-game-over = La partie est finie.
table-no-stale = La partie a continué entre-temps. Choisissez à nouveau.
table-no-clock = Pendant une partie, le temps par coup ne peut qu’être allongé, ou supprimé.
table-no-clock-short = Une limite est d’au moins cinq secondes, ou il n’y en a pas.
table-no-not-playing = Vous regardez cette partie.
table-no-not-host = Seul l’hôte en décide.
table-no-playing = Cela doit attendre la fin de la partie.
table-no-seat-taken = Cette place est prise. Choisissez-en une autre.
table-no-not-seated = Prenez d’abord une place.
table-no-not-away = On ne peut libérer que la place d’un bot, ou d’un joueur absent.
table-no-own-seat = Pour quitter votre propre place, appuyez sur { $key-stand } : vous regarderez.
table-no-too-fast = C’était trop rapide. Attendez un instant.
table-no-cannot-start = La partie ne peut pas encore commencer.
table-no-bad-name = Ce nom ne convient pas. Choisissez-en un de 1 à 16 caractères, avec une lettre ou un chiffre.
table-no-name-empty = Choisissez un nom qui a au moins une lettre ou un chiffre.
table-no-name-hidden = Ce nom contient des signes invisibles, ou tracés par-dessus d’autres lettres. Choisissez-en un autre.
table-no-name-signs = Ce nom contient des signes qui ne vont pas dans un nom. Outre les lettres et les chiffres, seuls conviennent { $signs }
table-no-name-spelled = Écrivez ce nom sans espaces entre ses lettres.
table-no-name-long = Ce nom est trop long : { $cells } caractères au plus ; les larges, comme les emoji, comptent double.
table-no-name-reserved = Le nom { $name } prêterait à confusion. Choisissez-en un autre.
table-no-players = { $most ->
    [2] Ce jeu se joue à deux, pas à { $count }.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $count }.
  }
table-no-bad-option = Cette option ne convient pas : { $reason }.
table-no-bad-options = Ce jeu n’a pas cette option, ou pas avec cette valeur.
table-no-suit-and-colour = Choisissez « same_suit » ou « same_colour », ou aucune des deux.
table-no-full = Cette table est complète. Réessayez plus tard.
table-no-gallery = Il y a déjà tant de spectateurs qu’aucun autre ne peut entrer. Gardez votre place, ou quittez la table.
table-no-kicked = L’hôte vous a renvoyé de la table.
table-no-banned = L’hôte vous a fermé cette table.
table-no-door-closed = L’hôte a fermé la porte de cette table : ni joueurs ni spectateurs ne peuvent plus entrer.
table-no-password = Cette table demande un mot de passe, et celui-ci n’est pas le bon.
table-no-no-such-code = Ce code de place n’ouvre rien ici, ou plus rien. Demandez-en un autre.
table-no-password-needed = Cette table demande un mot de passe.
table-no-no-watching = Il n’y a pas de place libre, et cette table n’admet pas de spectateurs.
table-no-hush = À cette table, les spectateurs ne peuvent pas écrire.
table-no-nobody = Il n’y a ici ni joueur ni spectateur que l’on puisse renvoyer ainsi.
table-no-no-code = Un code de place n’est montré qu’au joueur qui l’occupe ; l’hôte n’en voit que pour un absent.
table-no-not-asking = Cette demande n’attend plus.
table-no-not-vacant = Seule la place d’un joueur absent peut être donnée à un autre joueur.
table-no-already-here = Vous êtes déjà à la table.
table-no-no-such-bot = Ce bot n’existe pas.
table-no-no-such-game = Ce jeu n’existe pas à cette table.
table-no-not-over = La partie n’est pas encore finie.
table-no-over = L’hôte doit d’abord rouvrir le salon.
table-no-rules-failed = Ce coup a échoué et a été annulé. Choisissez-en un autre.
table-no-rules = La table et vous ne jouez pas avec les mêmes règles : prenez la même version du programme.
table-no-version = La table a une autre version du programme : prenez la même.
table-no-elsewhere = Vous êtes revenu à la table depuis un autre endroit.
table-no-closed = La table a été fermée.
table-no-silence = Déconnexion : la table n’a rien reçu de vous pendant trop longtemps.
table-no-failed = Une erreur s’est produite à la table. Rejoignez-la à nouveau.
table-no-protocol = Les deux programmes ne se comprennent pas. Est-ce bien une Table ronde, et la même version ?
table-no-no-address = { $text } n’est pas une adresse. Écrivez par exemple { $like }.
table-no-empty-address = Écrivez une adresse, par exemple { $like }.
table-no-no-port = Le port { $port } n’existe pas : les ports vont de 1 à 65535.
table-no-no-port-here = Le port { $port } n’existe pas : les ports vont de 0 à 65535, et 0 prend n’importe quel port libre.
table-no-port-rights = Le port { $port } demande des droits particuliers. Prenez-en un au-dessus de 1023, par exemple --port { $usual }.
table-no-not-our-address = Cette machine n’a pas cette adresse. Sans --bind, la table écoute sur toutes les siennes.
table-no-port-taken = Le port { $port } est pris par un autre programme, peut-être une table déjà ouverte. Rejoignez-la, ou démarrez avec --port 0 pour n’importe quel port libre.
table-no-port-fails = Le port { $port } est inutilisable : { $reason }. Essayez --port 0.
table-no-port-unusable = Le port { $port } est inutilisable, sans que le système dise pourquoi. Essayez --port 0.
table-no-hung-up = { $where } a fermé la connexion. Est-ce bien une Table ronde ?
table-no-lost = La connexion à la table est perdue.
table-no-no-answer = { $where } ne répond pas. L’adresse est-elle bonne, et n’y a-t-il pas de pare-feu sur la route ?
table-no-no-name = { $host } ne peut pas être le nom d’une machine. Vérifiez l’orthographe.
table-no-silent = La table ne répond plus.
table-no-dumb = { $where } accepte la connexion mais n’envoie rien. Est-ce bien une Table ronde ?
table-no-broke = La connexion à la table s’est interrompue.
table-no-another = À { $where }, c’est un autre programme qui répond maintenant, pas la table.
table-no-nobody-listens = Rien n’écoute à { $where }. La table est-elle ouverte là-bas, sur ce port ?
table-no-no-machine = Aucune machine ne s’appelle { $host }. Vérifiez l’orthographe.
table-no-unreachable = { $where } est injoignable : { $reason }.
table-no-no-way = { $where } est injoignable.
table-bot-Gawain = Gauvain
table-bot-Yvain = Yvain
table-bot-Bors = Bohort
table-bot-Ector = Hector
table-bot-Kay = Keu
table-bot-Lionel = Lionel
table-bot-Erec = Érec
table-bot-Galahad = Galaad
table-bot-Tristan = Tristan
table-bot-Lucan = Lucan
table-bot-Agravain = Agravain
table-bot-Mordred = Mordred
table-bot-Percival = Perceval
table-bot-Bedivere = Bédivère
table-bot-Sagramore = Sagremor
table-bot-Meleagant = Méléagant
table-bot-Scaramouche = Scaramouche
table-bot-Pierrot = Pierrot
table-bot-Pantalone = Pantalon
table-bot-Brighella = Brighella
table-bot-LaHire = La Hire
table-bot-Pallas = Pallas
table-bot-Caesar = César
table-bot-Judith = Judith
table-notice-joined = { $name } se joint à la table.
table-notice-watches = { $name } vient regarder.
table-notice-dropped = { $name } s’absente ; sa place est gardée.
table-notice-away = { $name } s’absente, et reste l’hôte.
table-notice-back = { $name } est de retour.
table-notice-left = { $name } a quitté la table.
table-notice-host = C’est maintenant { $name } qui est l’hôte.
table-notice-took-over = { $name } continue à la place { OF($other) }, qui s’était absenté.
table-notice-bot-in = Un bot joue pour le moment à la place { OF($name) }.
table-notice-bot-in-you = Un bot joue pour le moment à votre place. Vous la reprenez en jouant vous-même, ou par { $key-people }.
table-notice-bot-out = { $name } est de retour et reprend sa place au bot.
table-notice-time-up = Le temps { OF($name) } est écoulé : un bot joue ce seul coup.
table-notice-bot-failed = Le bot { $name } n’a pas su se décider : son coup a été tiré au sort.
table-notice-bot-replaced = Le bot { $name } n’a pas pu réfléchir : quand cela arrive, un écuyer décide à sa place.
table-notice-stuck = Le bot { $name } ne peut pas continuer, à cause d’une erreur de ce programme. L’hôte peut abandonner la partie.
table-notice-began = { $name } a distribué : la partie commence.
table-notice-abandoned = { $name } a mis fin à la partie.
table-notice-called = Ce nom est pris ; ici, vous vous appelez { $name }.
table-notice-kept-here = Vous avez la clé de la place { OF($name) }. Pour la prendre, quittez la table et revenez sous le nom { $name } (--name).
table-notice-kicked = L’hôte a renvoyé { $name }.
table-notice-not-kept-out = { $name } est venu de cette machine même (par ssh, un tunnel ou une porte de la table) : de là, on ne peut refuser personne. Fermez la porte aux nouveaux venus, ou demandez à être consulté ({ $key-people }) ; ou ouvrez la table avec un mot de passe.
table-notice-code = En l’absence { OF($name) }, l’hôte a vu un code pour cette place.
table-notice-asks-host = { $name } demande une place : { $key-people } pour répondre.
table-notice-turned-down = L’hôte ne donne pas de place à { $name }.
table-notice-turned-down-you = L’hôte ne vous donne pas de place pour le moment. Vous pouvez regarder.
table-notice-asks = { $name } demande une place à l’hôte.
table-notice-not-saved = La partie n’est plus enregistrée : le disque de l’hôte est plein ou en lecture seule, ou un autre de ses programmes l’a reprise. Elle continue ici.
table-notice-journal-trouble = Le journal est { $name }. Faites-y de la place, ou indiquez-en un autre : --journal PATH.
table-notice-game-evicted = Le journal est plein : la plus ancienne partie inachevée a été supprimée ({ $name }).
table-notice-saved-again = La partie est de nouveau enregistrée.
table-notice-not-kept = La partie terminée n’a pas pu être gardée, on ne pourra donc pas la revoir plus tard : { $name }.
table-no-journal-newer = Le journal { $path } vient d’une version plus récente. Reprenez avec celle-ci, ou indiquez --journal CHEMIN.
table-no-journal-foreign = { $path } n’est pas un journal de Round Table et reste tel quel. Indiquez-en un autre : --journal CHEMIN.
table-no-journal-damaged = Le journal { $path } est endommagé et reste tel quel. Mettez-le de côté, ou indiquez --journal CHEMIN.
table-no-journal-unreadable = Le journal { $path } est illisible : { $reason }.
table-no-nothing-unfinished = Il n’y a pas de partie inachevée à reprendre.
table-no-not-unfinished = Aucune partie inachevée, ou plus d’une, ne s’appelle { $said }. --resume list les montre toutes.
table-no-resume-damaged = La partie enregistrée est endommagée ({ $why }).
table-no-resume-rules = Cette partie a été enregistrée par une version qui suit d’autres règles. Reprenez avec celle-là.
table-no-resume-no-table = Ce n’est pas une table enregistrée ({ $why }).
table-no-resume-newer = Cette table a été enregistrée par une version plus récente. Reprenez avec celle-là.
table-no-resume-no-game = Cette table joue à un jeu que cette version ne connaît pas.
table-no-resume-no-bot = À cette table joue un bot que cette version ne connaît pas. Reprenez avec celle qui l’a enregistrée.
table-notice-other-rules = Le programme { OF($name) } suit d’autres règles pour ce jeu. Pour prendre une place, il faut la même version que l’hôte.
table-no-other-rules = Votre programme suit d’autres règles pour ce jeu. Pour prendre une place, utilisez la même version que l’hôte.
table-no-kept-foreign = Ce n’est pas une partie de Round Table. Choisissez un fichier que son lecteur de parties a exporté.
table-no-kept-newer = Cette partie a été gardée par une version plus récente. Ouvrez-la avec celle-là.
table-no-kept-damaged = Cette partie est endommagée et ne peut pas être montrée. Redemandez-la là d’où elle vient.
table-no-kept-no-game = Cette version n’a pas ce jeu. Ouvrez la partie avec une version plus récente.
table-no-kept-rules = Cette partie a suivi d’autres règles (numéro { $theirs } ; cette version suit le numéro { $ours }). Ouvrez-la avec la version qui l’a gardée.
table-no-kept-unknown = Il n’y a pas de partie terminée { $said }, ou il y en a plusieurs. `replay list` les montre toutes.
table-no-kept-large = { $name } est trop grand pour une partie de Round Table. Choisissez un autre fichier.
table-no-kept-unreadable = { $name } ne peut pas être lu : { $reason }.
table-no-kept-unfinished = Cette partie n’est pas allée à son terme : il n’y a rien à revoir.
table-no-kept-not-over-again = Les règles de cette version ne permettent pas de rejouer cette partie ({ $reason }).
table-no-not-kept = La partie n’a pas pu être gardée : { $reason }.
table-no-export-there = Il y a déjà un fichier { $name }. Choisissez un autre nom.
table-no-export-failed = { $name } ne peut pas être écrit : { $reason }.
table-no-csv-columns = Ce n’est pas un tableau de parties écrit par Round Table.
table-no-csv-row = La ligne { $number } de ce tableau n’a pas les colonnes des autres, ou elle est trop longue.
table-no-csv-game = La partie { $said } de ce tableau est endommagée : un nombre, une date ou une place est fausse.
table-no-no-game = Aucune partie n’est en cours.
table-title = La Table ronde
table-your-turn = À vous : { $game }
table-settings-damaged = Les réglages étaient illisibles ; ce sont de nouveau ceux par défaut. Le fichier abîmé est gardé : { $path }
table-settings-unsaved = Ces réglages ne valent que jusqu’à la fin du programme : { $path } ne peut pas être écrit.
table-set-title = Réglages
table-set-keys = ←→ valeur   ↑↓ choix   Esc retour
table-set-language = Langue
table-set-language-about = La langue des écrans. Les autres joueurs choisissent la leur.
table-set-name = Nom
table-set-name-about = Votre nom à la table. Enter le change.
table-set-characters = Caractères
table-set-characters-auto = automatiques
table-set-characters-ascii = ASCII
table-set-characters-unicode = Unicode
table-set-characters-about = Pour dessiner. L’ASCII passe partout : à prendre si les traits ou les couleurs des cartes s’affichent mal.
table-set-telling = Vitesse du journal
table-set-telling-slow = lente
table-set-telling-normal = normale
table-set-telling-quick = rapide
table-set-telling-at-once = tout d’un coup
table-set-telling-about = Le rythme des lignes qui racontent la partie. N’importe quelle touche montre la suite aussitôt.
table-set-lone-done = Continuer automatiquement
table-set-lone-done-moment = après un instant
table-set-lone-done-at-once = aussitôt
table-set-lone-done-ask = demander
table-set-lone-done-about = Si l’on ne peut que continuer. À plusieurs, cela prend un instant.
table-set-clicks = Clics pour choisir
table-set-clicks-two = deux
table-set-clicks-one = un
table-set-clicks-about = Le premier de deux clics ne fait que désigner un choix ; le second le fait.
table-aside = Ce que cela veut dire
table-aside-idle = Bon à savoir
table-more = { $key-explain } suite
table-set-theme = Couleurs
table-set-theme-auto = automatiques
table-set-theme-dark = sombres
table-set-theme-light = claires
table-set-theme-contrast = contraste élevé
table-set-theme-safe = pour daltoniens
table-set-theme-sixteen = seize couleurs
table-set-theme-mono = aucune
table-set-theme-about = Les couleurs des écrans. Lettres et formes disent toujours la même chose.
table-set-motion = Mouvement
table-set-motion-full = complet
table-set-motion-quick = rapide
table-set-motion-off = aucun
table-set-motion-about = Les pions avancent, les dés roulent. Une touche passe la suite ; à éviter sur une connexion lente.
table-set-confirmations = Confirmer le départ
table-set-confirmations-all = toujours
table-set-confirmations-few = en cas de perte
table-set-confirmations-about = Demander avant de quitter une partie solo enregistrée. Quitter ou fermer une table se confirme toujours.
table-set-bell = Sonnerie
table-set-bell-about = Le terminal sonne quand vient votre tour, si vous n’avez touché aucune touche depuis cinq secondes.
table-set-keymap = Touches
table-set-keymap-changed = { $count ->
    [0] par défaut
    [one] { $count } changée
   *[other] { $count } changées
  }
table-set-keymap-about = Quelle touche fait quoi. Enter les montre toutes, et chacune peut être changée.
table-keys-title = Touches
table-keys-everywhere = Partout
table-keys-home = Écran d’accueil
table-keys-table = À une table
table-keys-lobby = Avant une partie
table-keys-game = Pendant une partie
table-keys-all = Rétablir toutes les touches par défaut
table-keys-all-not = Les laisser ainsi
table-keys-keys = Enter autre touche   ↑↓ choisir   Retour arrière par défaut   Esc retour
table-keys-usually = par défaut { $key }
table-keys-another = Autre touche : { $does }
table-keys-press = C’est { $key } pour l’instant. Appuyez sur la nouvelle touche : une lettre, un signe, une touche F, ou Ctrl et une lettre.
table-keys-usual = Retour arrière : la touche par défaut, { $key }
table-keys-stay = Esc : la laisser ainsi
table-keys-needed = { $key } sert à se déplacer et à choisir, et ne peut rien faire d’autre.
table-keys-unfit = Certains terminaux ne transmettent pas { $key }. Choisissez une autre touche.
table-keys-swap = { $key } est déjà prise ({ $does }). Choisissez-la encore une fois pour échanger : { $other } fera alors cela.
table-keys-taken = { $key } est déjà prise ({ $does }). Donnez d’abord une autre touche à cela, ou choisissez-en une autre ici.
table-give-up-title = Abandonner votre table ?
table-give-up-stay = La garder : retour à l’écran d’accueil
table-give-up-go = L’abandonner et continuer
table-give-up-saved-title = Fermer cette table pour l’instant ?
table-give-up-saved-go = La fermer et continuer
table-leave-solo = Vous jouez seul ici : si vous quittez le programme ou si une autre partie commence, celle-ci est perdue.
table-quit-title = Quitter le programme ?
table-quit-again = Ctrl-C encore une fois quitte aussitôt.
table-sleep-title = Le programme reste éveillé
table-sleep-hosting = Ctrl-Z endormirait aussi la table : la partie s’arrêterait pour { $names }.
table-sleep-no-shell = Ctrl-Z l’endormirait, et aucun shell ne pourrait le réveiller ici.
table-watch-full = Vous regardez : toutes les places sont prises.
table-watch-lobby = Vous regardez : Enter sur une place libre pour vous asseoir.
table-does-sit = s’asseoir, prêt
table-does-return = retourner à la table
table-does-resume = reprendre la partie inachevée
table-does-solo = jouer seul, contre des bots
table-does-host = héberger une table
table-does-join = jouer à la table d’un ami
table-does-finished = parties terminées
table-does-language = langue suivante
table-does-rename = nom
table-does-ready = prêt
table-does-stand = regarder
table-does-name = nom
table-does-bot = bot
table-does-character = caractère
table-does-free = libérer
table-does-game = jeu
table-does-turn = option
table-does-start = commencer
table-does-chat = parler
table-does-people = joueurs
table-does-leave = quitter la table
table-does-log = lire le journal
table-does-explain = expliquer ce qui est sous le curseur
table-does-hint = demander conseil à un chevalier
table-does-why = pourquoi un choix est impossible
table-does-round = ce qu’a rapporté le dernier tour (manche, festival, duel)
table-does-outcome = le résultat
table-does-stand-in = faire jouer un bot pour un absent
table-does-undo = reprendre votre choix ; à une table, si tous l’acceptent
table-does-fold = sur un petit écran : montrer ou cacher la table
table-palette-hint = Tapez une commande ou un réglage
table-palette-nothing = Rien ici ne s’appelle ainsi.
table-palette-keys = { $kind ->
    [tried] Enter garder   ↑↓ choisir   Esc remettre comme avant
   *[other] Enter exécuter   ↑↓ choisir   Esc retour
  }
table-palette-group-home = Jouer
table-palette-group-game = Partie
table-palette-group-table = Table
table-palette-group-hall = Salle
table-palette-group-program = Programme
table-does-help = aide
table-does-palette = commandes
table-does-settings = réglages
table-does-quit = quitter le programme
table-abandon = Abandonner la partie
table-abandon-follows = { $others ->
    [0] personne ne gagne, retour au salon
   *[other] personne ne gagne, tous au salon
  }
table-abandon-title = Abandonner la partie ?
table-abandon-body = Personne ne gagne, les cartes sont perdues, et toute la table apprend que c’est vous. Les places restent les mêmes.
table-abandon-alone = Abandonner la partie
table-abandon-alone-follows = la suivante est distribuée aussitôt
table-abandon-alone-body = Personne ne gagne, et les cartes sont perdues.
table-leave-solo-saved = Vous jouez seul ici. La partie est enregistrée, et l’écran d’accueil la reprend.
table-leave-saved = La partie est enregistrée : l’écran d’accueil la reprend, et chacun garde sa place.
table-notice-unproven = Le programme { OF($name) } est plus ancien et ne peut pas prendre part à une donne prouvée : les cartes sont données sans preuve.
table-notice-no-proof = Les cartes sont données sans preuve : personne ne pourra dire si la donne était honnête.
table-notice-not-yours = On vient de jouer à votre place : ni votre programme, ni un bot dont on vous ait parlé.
table-notice-left-out = { $name } n’a pas répondu à temps : les cartes sont données sans son nombre.
table-notice-unopened = { $name } n’a pas ouvert à temps le nombre scellé : cette donne est nulle, l’hôte doit redonner.
table-notice-deal-off = La table a changé pendant la donne : l’hôte doit redonner.
table-notice-discloses = { $name } accepte que toute la partie interrompue soit montrée.
table-no-dealing = On donne déjà les cartes.
table-no-no-deal = Personne n’attend ce sceau.
table-no-other-seal = Ce n’est pas ce que vous aviez scellé.
table-no-no-broken-game = Il n’y a pas de partie interrompue que vous ayez jouée.
table-no-fair-fair = La donne était honnête.
table-no-fair-without-ours = Rien d’anormal n’a été constaté, mais votre propre nombre n’est pas dans la graine.
table-no-fair-redealt = { $count ->
    [one] Rien d’anormal n’a été constaté, mais { $count } donne avant celle-ci est restée sans suite.
   *[other] Rien d’anormal n’a été constaté, mais { $count } donnes avant celle-ci sont restées sans suite.
  }
table-no-fair-elsewhere = { $count ->
    [one] { $count } de vos coups a été joué pendant que ce programme était déconnecté, et ni par lui ni par un bot.
   *[other] { $count } de vos coups ont été joués pendant que ce programme était déconnecté, et ni par lui ni par un bot.
  }
table-no-fair-unopened = La table pouvait choisir entre plusieurs graines, et personne ne peut dire si la donne était honnête : un nombre scellé n’est pas dans la graine ({ $names }).
table-no-fair-unproven = Cette partie a été donnée sans preuve : un programme de la table ne pouvait pas prendre part à une donne prouvée.
table-no-fair-unfinished = D’après ce que ce programme en a su, la partie n’est pas finie : sa donne pourra être vérifiée à la fin.
table-no-fair-unseen = Ce programme n’était pas là quand les cartes ont été données : il ne peut pas dire si la donne était honnête.
table-no-fair-thrown = La table a annulé donne après donne une fois votre nombre connu : personne ne peut dire si celle-ci était honnête.
table-no-fair-seed = La graine est l’empreinte des nombres de la table et { OF($names) }.
table-no-fair-bound = Chacun était lié par un sceau avant que le premier nombre soit ouvert.
table-no-fair-not-ours = Votre propre nombre n’est pas dans la graine : vous vous fiez à ceux des autres.
table-no-fair-steps = { $count ->
    [one] { $count } message reçu s’accorde avec la graine et les règles.
   *[other] { $count } messages reçus s’accordent avec la graine et les règles.
  }
table-no-fair-bots = { $count ->
    [one] Un choix de bot a été vérifié : il découle de ce que le bot voyait.
   *[other] { $count } choix de bots ont été vérifiés : chacun découle de ce que le bot voyait.
  }
table-no-fair-other-bots = { $count ->
    [one] { $count } décision de bot n’a pas été vérifiée : elle est d’une autre version que la vôtre.
   *[other] { $count } décisions de bots n’ont pas été vérifiées : elles sont d’une autre version que la vôtre.
  }
table-no-fair-thought = { $count ->
    [one] { $count } décision de bots qui réfléchissent n’a pas été vérifiée : leur réflexion dépend de la machine.
   *[other] { $count } décisions de bots qui réfléchissent n’ont pas été vérifiées : leur réflexion dépend de la machine.
  }
table-no-fair-stood-in = Des bots ont répondu pour : { $names }.
table-no-fair-number = C’était la donne numéro { $number } de cette table.
table-no-fair-skipped = { $count ->
    [one] { $count } donne avant elle ne vous a pas été montrée.
   *[other] { $count } donnes avant elle ne vous ont pas été montrées.
  }
table-no-fair-thrown-away = { $count ->
    [one] { $count } donne avant elle a été annulée, ou sa partie abandonnée, alors que votre nombre était connu.
   *[other] { $count } donnes avant elle ont été annulées, ou leurs parties abandonnées, alors que votre nombre était connu.
  }
table-no-fair-withheld = La table n’a pas ouvert son nombre : personne ne peut vérifier la donne.
table-no-fair-unshown = La table a donné les cartes sans demander d’abord son nombre à votre programme.
table-no-fair-other-terms = On a donné autre chose que ce qui était convenu.
table-no-fair-other-parts = La table a changé les sceaux des joueurs après les avoir montrés.
table-no-fair-other-seal = La table a changé son propre sceau après l’avoir montré.
table-no-fair-other-nonce = La table a mis un autre nombre à la place du vôtre.
table-no-fair-dropped = Votre nombre a été ouvert et n’est pas dans la graine : en l’omettant, la table pouvait choisir la graine.
table-no-fair-bad-part = Le nombre d’un joueur ne correspond pas à son sceau.
table-no-fair-more-seals = Il y a d’autres sceaux qu’un par joueur : la table pouvait choisir parmi eux.
table-no-fair-nobody = Aucun nombre de joueur n’est dans la graine : la table pouvait la choisir.
table-no-fair-same-number = Deux donnes ont porté le même numéro.
table-no-fair-other-opening = Le nombre que la table a ouvert ne correspond pas à son sceau.
table-no-fair-other-rules = Cette version joue à ce jeu selon d’autres règles et ne peut pas vérifier la partie.
table-no-fair-other-stream = Cette version tire le hasard autrement et ne peut pas vérifier la partie.
table-no-fair-first = Les premières cartes ne sont pas celles de la graine.
table-no-fair-report = Le coup { $step } a été annoncé autrement que ne le veulent la graine et les règles.
table-no-fair-illegal = Le coup { $step } n’était pas possible.
table-no-fair-shorter = Le coup { $step } a été annoncé, mais n’est pas dans la partie ouverte.
table-no-fair-bot = Au coup { $step }, le bot { $name } n’a pas fait ce qu’un bot tire de ce qu’il voit.
table-no-fair-mover = Au coup { $step }, ce n’est pas { $name } qui a décidé, contrairement à ce que montrait la table.
table-no-fair-retold = Le coup { $step } a été annoncé de deux façons.
table-no-fair-not-yours = Le coup { $step } a été annoncé comme le vôtre, mais vous ne l’aviez pas choisi.
table-no-fair-bot-untold = Au pas { $step }, un bot a répondu pour vous : vous étiez là, et la table n’avait annoncé aucun bot.
table-no-fair-taken-back = La partie est revenue avant le coup { $step }, pourtant déjà annoncé.
table-end-deal = { $fair ->
    [yes] La donne était honnête : ce qui a été vérifié
   *[no] La donne était-elle honnête ? Ce qui a été vérifié
  }
table-deal-title = La donne
table-deal-checking = Vérification de la donne…
table-deal-how = Avant les cartes, la table et chaque joueur ont choisi un nombre secret et en ont montré le sceau. Les cartes découlent de tous ces nombres réunis : personne ne pouvait donc les choisir. La table a maintenant ouvert le sien, et votre programme a rejoué toute la partie.
table-no-no-door-packages = Cette porte demande d’autres paquets. Tapez :  { $command }
table-no-no-doors-here = Les portes demandent Linux, macOS ou un autre Unix ; ce système n’en est pas un.
table-no-door-fails = La porte n’a pas pu s’ouvrir : son programme a échoué. Son journal en dit plus.
table-no-no-ssh-port = La porte ssh ne peut pas s’ouvrir sur le port { $port } : { $reason }. Choisissez un autre port : --ssh PORT.
table-no-no-ssh-key = La clé de la porte ssh, { $path }, est abîmée. Mettez-la de côté : une nouvelle sera faite.
table-no-door-port-taken = La porte { $kind ->
    [ssh] ssh
   *[web] des navigateurs
  } ne peut pas s’ouvrir sur le port { $port } : un autre programme l’a pris, peut-être une autre table. Choisissez un autre port, comme --{ $kind } { $other }, ou --{ $kind } 0 pour n’importe quel port libre.
table-no-no-web-port = La porte des navigateurs ne peut pas s’ouvrir sur le port { $port } : { $reason }. Choisissez un autre port : --web PORT.
table-broken-about = La dernière partie a été interrompue. Enter ou un clic : peut-on tout en montrer, et la donne était-elle honnête ?
table-broken-row = Partie interrompue : { $state }
table-broken-agreed = { $count } sur { $of } acceptent de l’ouvrir
table-broken-title = Ouvrir la partie interrompue ?
table-broken-body = Elle s’est arrêtée avant l’heure : ses cartes n’ont jamais été montrées. Si tous ses joueurs sont d’accord, tout est ouvert à toute la table, et chaque programme vérifie si la donne était honnête. Si l’un de vous refuse ou s’en va, elle reste fermée.
table-broken-names = Sont d’accord jusqu’ici : { $names }.
table-broken-later = Décider plus tard, sur sa ligne, dans le salon
table-broken-yes = Oui, on peut tout en voir
table-broken-no = Non, elle reste fermée
table-notice-opened = Tous ses joueurs sont d’accord : la partie interrompue est ouverte, et chaque programme la vérifie.
table-notice-not-opened = Faute de l’accord { OF($name) }, la partie interrompue reste fermée.
table-notice-never-opened = L’un de ses joueurs a quitté la table : la partie interrompue reste fermée.
table-notice-hints-on = { $name } permet les conseils à cette table : { $key-hint } demande ce que ferait un chevalier.
table-notice-hints-off = { $name } interdit les conseils à cette table.
table-hint-title = Que ferait un chevalier ?
table-hint-advises = Un chevalier conseille : { $choice }
table-hint-thinking = Un chevalier réfléchit : { $seconds } s
table-hint-stops = Esc l’arrête
table-hint-off = L’hôte a interdit les conseils à cette table.
table-hint-watching = Vous ne faites que regarder : un chevalier conseille les joueurs.
table-hint-not-asked = On ne vous demande rien : un chevalier ne conseille que sur un choix.
table-hint-one = Il n’y a qu’un choix : pas besoin d’y réfléchir.
table-hint-failed = Le chevalier n’a rien trouvé. Redemandez-lui, ou décidez vous-même.
table-hint-more = { $count ->
    [one] Un autre choix a été moins essayé.
   *[other] { $count } autres choix ont été moins essayés.
  }
table-hint-alone = Les autres choix ont été écartés d’emblée.
table-hint-close = À peu près aussi bon : { $other }.
table-hint-equal = Égal : d’après les parties d’essai, { $other } vaut autant.
table-hint-better = { $count ->
    [1] L’autre choix semble un peu moins bon.
   *[other] Les autres choix semblent un peu moins bons.
  }
table-hint-clear = { $count ->
    [1] L’autre choix semble bien moins bon.
   *[other] Les autres choix semblent bien moins bons.
  }
table-hint-seldom = Un autre choix paraît meilleur pour l’instant, mais il a été trop peu essayé pour s’y fier.
table-hint-answers = Choix ; chances
table-hint-answer = Choix
table-hint-chances = chances de gagner
table-hint-bars = chances
table-hint-visits = parties d’essai
table-hint-knight = Un chevalier est un bot qui joue la suite de chaque choix à l’essai.
table-hint-keys = Enter y placer le curseur   Esc retour
table-key-look = Tab explorer
table-does-options = options du jeu choisi
table-end-rematch = Revanche ({ $key-rematch }) : même jeu, mêmes joueurs
table-notice-rematch = { $name } veut une revanche.
table-notice-rematch-you = Vous voulez une revanche.
table-rematch-awaited = Vous voulez une revanche : { $name } la lance.
table-does-rematch = revanche, une fois la partie finie
table-friends-relay = De partout : { $command }
table-relay-lost = Le relais ne répond pas ; on le rappelle. Ceux qui jouent par lui reviennent d’eux-mêmes.
table-no-not-private = Aucune table à mot de passe ou à phrase ne répond là, ou c’est une version plus ancienne. Si la table n’en a pas, rejoignez-la sans.
table-no-impostor = { $where } : qui répond là ne connaît pas le mot de passe. Ce n’est pas la table.
table-no-private = Ce qui se dit à cette table est privé : il faut une version plus récente. Mettez à jour, s’il vous plaît.
table-no-relay-nobody = Personne n’attend là, à { $where }. La phrase est-elle juste, et la table ouverte ?
table-no-relay-full = Le relais { $where } est plein. Réessayez plus tard.
table-no-relay-no-relay = { $where } n’est pas un relais de Table ronde, ou sa ligne est brouillée.
table-no-relay-taken = Toutes les salles essayées au relais { $where } sont prises. Réessayez.
table-no-relay-away = Le relais { $where } est injoignable. Son adresse est-elle juste, et tourne-t-il ?
table-no-web-no-certificate = Ce ne sont pas un certificat et sa clef, en PEM : { $files }.
table-no-web-key-locked = La clef du certificat a un mot de passe, que personne ne pourrait taper à la porte : { $files }.
table-no-web-no-file = Le certificat ne peut être lu ({ $reason }) : { $files }.

# Ce qu’on reprend

table-notice-take-back-asked = { $name } demande aux autres joueurs s’il est possible de revenir en arrière.
table-notice-take-back-refused = { $name } n’est pas d’accord : ce qui est fait est fait.
table-notice-take-back-dropped = La partie a continué : le coup { OF($name) } reste joué.
table-notice-not-agreed = On est revenu en arrière sans votre accord.
table-no-take-back-seen = Impossible de revenir en arrière : un joueur a vu une carte depuis, ou le hasard a décidé.
table-no-take-back-old = Un programme ici est d’une version plus ancienne, qui ne sait pas suivre un retour en arrière.
table-no-take-back-often = Vous êtes revenu si souvent en arrière dans cette partie que cela doit rester maintenant.
table-no-take-back-open = On pose déjà la question aux joueurs. Attendez leur décision.
table-no-take-back-refused = Un joueur n’est pas d’accord : ce qui est fait est fait.
table-no-take-back-dropped = La partie a continué avant que tous aient accepté.

## Games that are not there, or do not work

table-notice-lacks-game = Le programme { OF($name) } n’a pas le jeu { $other } et ne peut pas rester à cette table. Le jeu doit y être installé aussi.
table-no-game-lacking = La table joue à { $game }, un jeu qui n’est pas installé ici. Installez-le, ou utilisez la même version que l’hôte.
table-no-game-broken = Le jeu installé { $game } ({ $package }) est inutilisable : { $why }.

# La salle de plusieurs tables.
table-notice-announced = { $name } annonce à toute la salle : { $other }
table-no-no-hall = Cette table n’est dans aucune salle : il n’y a pas de liste de tables ici.
table-no-hall = Ceci est une salle de plusieurs tables, que ce programme ne connaît pas. Utilisez la version la plus récente.
table-no-no-such-table = Cette table est fermée ou n’a jamais existé. Choisissez-en une autre.
table-no-table-away = Cette table ne peut pas être lue sur le disque pour l’instant. Réessayez plus tard.
table-no-hall-full = La salle n’a plus de place pour une table de plus. Installez-vous à une table de la liste.
table-no-tables-yours = Vous avez déjà ouvert plusieurs tables. Servez-vous de l’une d’elles.
table-no-tables-here = Trop de tables ont été ouvertes depuis votre adresse. Servez-vous de l’une d’elles.
table-no-at-table = Vous êtes à une table. Revenez d’abord à la liste.
table-no-not-at-table = Vous n’êtes à aucune table. Choisissez-en une dans la liste, ou ouvrez-en une.
table-no-table-asleep = Cela a pris trop de temps. Choisissez de nouveau la table.
table-no-table-closed = L’organisateur a fermé cette table.
table-no-nothing-said = Il n’y a rien à annoncer. Écrivez une ligne.
table-no-not-organiser = Seul l’organisateur de la salle peut en décider.
table-no-resume-newer-hall = Cette salle a été enregistrée par une version plus récente. Continuez avec celle-là.
table-does-open-table = ouvrir une table
table-does-join-table = y aller
table-keys-hall = Dans une salle
table-does-announce = annoncer
table-does-close-table = fermer la table
table-does-whereabouts = organiser
table-keys-within = Fermer un écran
table-keys-finished = Dans la liste des parties terminées
table-keys-replay = En revoyant une partie
table-keys-statistics = Dans les statistiques
table-does-search = chercher
table-does-results = montrer ou cacher les résultats
table-does-statistics = statistiques
table-does-open = ouvrir la partie d’un ami
table-does-hand-on = donner une partie
table-does-viewpoint = voir depuis une autre place
table-does-result = montrer le résultat
table-does-branch = jouer à partir d’ici
table-does-analysis = là où la partie s’est décidée
table-does-export = exporter ce moment ou la partie
table-does-player = compter les parties d’un autre joueur
table-does-group = grouper autrement
table-does-one-game = ne compter qu’un jeu
table-does-records = la page des records

# Des salles qui partagent une base

table-notice-store-away = La salle ne peut rien enregistrer en ce moment. Ses tables attendent ; rien n’est perdu.
table-notice-store-back = La salle enregistre de nouveau. La partie continue.
table-no-store-away = La salle ne peut rien enregistrer en ce moment : ses tables attendent. Rien n’est perdu, réessayez dans un instant.
table-no-moved-on = Cette table se trouve maintenant à une autre adresse de la salle. Rejoignez la salle de nouveau, ou utilisez la dernière version, qui y va d’elle-même.
table-no-moved-unreachable = La salle vous a envoyé vers { $where }, qui est injoignable.
table-no-circle = La salle fait tourner ce programme en rond, à partir de { $where }. Nouvel essai dans un instant.
table-no-store-newer = La base { $path } a été écrite par une version plus récente. Continuez avec celle-là.
table-no-store-foreign = { $path } contient un schéma round_table qui n’est pas le nôtre ; il reste tel quel. Indiquez une autre base.
table-no-sent-on = La salle vous envoie vers { $where }.

# The organiser of a hall

table-paused = L’organisateur de la salle a mis la partie en pause. Elle reprendra ici quand il le dira.
table-notice-paused = { $name }, qui organise la salle, met la partie en pause. Le temps de personne ne court.
table-notice-goes-on = { $name }, qui organise la salle, fait reprendre la partie.
table-notice-given-time = { $name } reçoit du temps en plus de l’organisateur : { $other } s.
table-notice-moved = { $name }, qui organise la salle, vous a placé à cette table.
table-no-paused = L’organisateur de la salle a mis cette partie en pause. Attendez qu’elle reprenne.
table-no-no-game-on = Aucune partie n’est en cours à cette table.
table-no-no-clock = Cette table n’a pas de chronomètre : personne n’y manque de temps.
table-no-not-timed = Aucun temps n’y court en ce moment : on donne du temps aux joueurs qui doivent décider.
table-no-not-seated-there = Cette personne n’a pas de place à cette table.
table-no-log-closed = Cette table n’admet pas de spectateurs : son journal n’est ouvert à personne d’autre.
table-no-not-in-hall = Cette personne n’est plus dans la salle.
table-no-there-already = Cette personne y est déjà.
table-no-no-free-seat = Cette table n’a pas de place libre pour un nouveau venu.
table-no-moved = L’organisateur vous a changé de place.
table-no-line-open = Votre connexion à la salle n’est pas privée : d’autres pourraient lire le mot de passe. Ouvrez la salle avec --private.
table-no-seats-yours = Vous avez déjà des places à plusieurs tables. Finissez d’abord l’une de ces parties ; vous pouvez toujours regarder.
table-no-seats-here = Trop de places sont tenues depuis votre adresse. Finissez d’abord l’une de ces parties ; vous pouvez toujours regarder.
table-no-talk-much = Vous avez dit beaucoup de choses en peu de temps. Attendez un moment.
table-next-door-hall = { $table } · salle · { $tables ->
    [0] pas encore de table
    [one] 1 table
   *[other] { $tables } tables
  }

# Les tournois d’une salle.
table-does-tournaments = tournois
table-no-entered-already = Vous êtes déjà inscrit à ce tournoi.
table-no-tournament-over = Ce tournoi est terminé.
table-no-knockout-began = L’élimination directe a commencé : on ne peut plus s’inscrire.
table-no-tournament-full = Ce tournoi est complet.
table-no-no-fillers = Dans un tournoi libre, personne ne reste sans table : il n’y faut pas de bots.
table-no-not-entered = Vous n’êtes pas dans ce tournoi. Inscrivez-vous d’abord.
table-no-round-goes-on = La ronde est en cours : attendez la fin des parties, ou tranchez-les.
table-no-too-few = Il y a trop peu de joueurs pour une partie. Attendez-en d’autres, ou complétez avec des bots.
table-no-no-such-pairing = Cette partie n’existe pas dans ce tournoi.
table-no-decided-already = Cette partie a déjà un résultat.
table-no-bad-places = Une décision nomme chaque joueur de la partie une fois.
table-no-bad-seats = Ce jeu ne se joue pas à autant par table.
table-no-bad-rounds = Un tournoi compte de 1 à 100 rondes, ou dure un jour au plus.
table-no-no-such-tournament = Ce tournoi n’existe plus ici.
table-no-no-tournaments = Cette salle ne peut pas tenir de tournois : les paquets de l’extra « hall » manquent sur sa machine.
table-no-tournaments-full = Il y a déjà beaucoup de tournois. Terminez-en un qui est fini.
table-no-tournament-damaged = Le tournoi enregistré est endommagé : il est laissé tel quel.
table-no-tournament-newer = Ce tournoi a été enregistré par une version plus récente. Continuez avec celle-ci.
table-end-exercises = Leçon suivante : dix exercices
table-end-play = Jouer contre des bots
