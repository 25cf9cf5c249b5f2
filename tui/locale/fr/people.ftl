people-title = Les gens à la table
people-about = Qui, ou quoi ?
people-alone = Vous jouez seul ici : personne d’autre ne peut venir à cette table. Pour jouer à plusieurs, ouvrez une table depuis le premier écran, ou par « host ».
people-watching-only = Qui ne fait que regarder n’a rien à demander au sujet des gens : cela revient aux joueurs et à l’hôte.
people-take-back = Reprendre ma place au bot
people-code = Montrer un code pour mon siège
people-code-title = Un code pour votre siège
people-code-title-other = Un code pour le siège de { $name }
people-code-body = { $code }

    Sur l’autre machine, tapez après l’adresse :  --seat { $code }
    À une porte ssh, tapez-le là où un code ou un mot de passe est demandé.

    Il sert une seule fois. Celui qui le tape prend le siège, et cette session s’arrête.
people-code-body-other = { $code }

    Sur l’autre machine, tapez après l’adresse :  --seat { $code }
    À une porte ssh, tapez-le là où un code ou un mot de passe est demandé.

    Il sert une seule fois. Celui qui le tape prend le siège.
people-code-back = Enter ou Esc : retour
people-give-seat = Donner à { $name } la place de { $former }
people-door-close = Fermer la porte : plus personne n’entre
people-door-open = Rouvrir la porte
people-ask-on = Me demander avant que quelqu’un s’assoie
people-ask-off = Laisser s’asseoir sans demander
people-watch-free = Laisser parler les spectateurs
people-watch-silent = Faire regarder en silence
people-watch-none = Ne plus admettre de spectateurs
people-let-sit = Donner une place à { $name }
people-let-not = Pas de place pour { $name }
people-seat-code = Montrer un code pour ce siège
people-stand = Faire quitter le siège
people-bot = Laisser un bot jouer pour l’instant
people-kick = Renvoyer
people-ban = Renvoyer, et ne plus admettre personne de là
people-asking = demande une place
people-watching = regarde
people-away = absent
people-nothing = Laisser tout en l’état
people-password-title = Le mot de passe de la table ?
people-password-hint = L’hôte en a choisi un. Esc revient.
people-password-wrong = Ce n’est pas le bon. Réessayez ; Esc revient.
people-password-empty = Tapez le mot de passe.
