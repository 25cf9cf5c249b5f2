people-title = Joueurs et spectateurs
people-alone = Vous jouez seul ici : aucun autre joueur ne peut venir à cette table. Pour jouer à plusieurs, ouvrez une table depuis l’écran d’accueil, ou par « host ».
people-watching-only = En tant que spectateur, vous n’avez rien à faire ici : les places concernent les joueurs et l’hôte.
people-take-back = Reprendre ma place au bot
people-code = Montrer un code pour ma place
people-code-title = Un code pour votre place
people-code-title-other = Un code pour la place { OF($name) }
people-code-body = { $code }

    Sur l’autre machine, tapez après l’adresse :  --seat { $code }
    À une porte ssh, tapez-le là où un code ou un mot de passe est demandé.

    Il sert une seule fois. La personne qui le tape prend la place, et cette session s’arrête.
people-code-body-other = { $code }

    Sur l’autre machine, tapez après l’adresse :  --seat { $code }
    À une porte ssh, tapez-le là où un code ou un mot de passe est demandé.

    Il sert une seule fois. La personne qui le tape prend la place.
people-code-back = Enter ou Esc : retour
people-door-close = Fermer la porte : plus de nouveaux venus
people-give-seat = Donner à { $name } la place { OF($former) }
people-door-open = Rouvrir la porte
people-ask-on = Me demander avant qu’un nouveau venu prenne place
people-ask-off = Laisser prendre place sans demander
people-watch-free = Laisser parler les spectateurs
people-watch-silent = Faire regarder les spectateurs en silence
people-watch-none = Ne plus admettre de spectateurs
people-let-sit = Donner une place à { $name }
people-let-not = Pas de place pour { $name }
people-seat-code = Montrer un code pour cette place
people-stand = Faire quitter la place
people-bot = Laisser un bot jouer pour l’instant
people-kick = Renvoyer
people-ban = Renvoyer, et ne plus admettre de nouveaux venus de là
people-asking = demande une place
people-watching = regarde
people-away = absent
people-nothing = Laisser tout en l’état
people-password-title = Le mot de passe de la table ?
people-password-hint = L’hôte en a choisi un. Esc revient.
people-password-wrong = Mot de passe incorrect. Réessayez ; Esc revient.
people-password-empty = Tapez le mot de passe.
