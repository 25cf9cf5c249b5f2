# Une table en lignes (--lines)

lines-hello = ? et Enter : ce qu’on peut taper. Enter seul : encore une fois où vous en êtes.
lines-next-door = Tapez le numéro d’une table, ou une adresse.
lines-nobody-next-door = Tapez l’adresse d’une table.
lines-unready = Tapez r quand vous êtes prêt à jouer.
lines-no-answer = { $said } n’est pas dans la liste des choix.
lines-not-asked = On ne vous demande rien pour l’instant.
lines-too-soon = Cette question vient d’arriver : choisissez encore une fois.
lines-unknown = « { $said } » n’a pas été compris. ? dit ce qu’on peut taper.
lines-not-over = La partie n’est pas encore finie.
lines-which-seat = Quelle place ? Tapez x et son numéro.
lines-leave-again = Tapez encore q pour quitter la table.
lines-abandon-again = Tapez encore a pour abandonner la partie.
lines-no-deal = Il n’y a pas de donne à vérifier pour l’instant.
lines-no-why = Tous les choix possibles sont dans la liste.
lines-broken = d : en savoir plus.
lines-table-trying = Nouvel essai en cours ; q : quitter.
lines-door-open = La porte est ouverte.
lines-door-closed = La porte est fermée : plus de nouveaux venus.
lines-ask-on = On vous demande avant qu’un nouveau venu prenne place.
lines-ask-off = On prend place sans vous demander.
lines-watch-free = Les spectateurs peuvent parler.
lines-watch-silent = Les spectateurs regardent en silence.
lines-watch-none = Aucun nouveau spectateur n’est admis.
lines-hint = Un chevalier y réfléchit.
lines-help-game =
    Un nombre : ce choix. Enter : encore une fois la question.
    s : où en est la table. i et un nombre : plus sur ce choix. i : plus sur la question.
    l : tout le journal. l et un nombre : ses dernières lignes. r : ce qu’a rapporté le dernier tour (manche, festival, duel). o : le résultat.
    h : ce que ferait un chevalier. w : pourquoi un choix est impossible. a : après une partie, l’hôte rouvre le salon ; pendant une partie, il l’abandonne.
    u : reprend votre dernier choix ; à une table, tous doivent accepter, et vous décidez de même quand on vous le demande.
lines-help-lobby =
    Un nombre : s’asseoir à cette place. Enter : encore une fois le salon.
    r : prêt, ou plus. w : seulement regarder. n et un nom : un autre nom.
    L’hôte : s commence. b et une place : un bot, encore : un autre niveau. c et une place : un autre caractère. x et une place : la libère.
    g et un jeu : y jouer. o : les options. o et nom=valeur : en change une.
    i : ce que sont le jeu et ses options. i et un nom : ce qu’est cette option.
lines-help-both = t et un texte : parler. d : ce qui a été vérifié de la donne. p : les joueurs, les codes, la porte. q : quitter. ? : cette aide.

# Comment s’appellent les signes, pour qui les entend sans les voir

lines-card = { $case ->
    [definite] { $rank ->
        [queen] la{" "}
        [ace] l’
       *[other] le{" "}
    }
    [genitive] { $rank ->
        [queen] de la{" "}
        [ace] de l’
       *[other] du{" "}
    }
    [dative] { $rank ->
        [queen] à la{" "}
        [ace] à l’
       *[other] au{" "}
    }
   *[nominative] { "" }
  }{ $rank ->
    [king] roi
    [queen] dame
    [jack] valet
    [ace] as
   *[other] { $rank }
  } de { $suit ->
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
   *[spades] pique
  }
lines-suit = { $suit ->
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
   *[spades] pique
  }
lines-nobles-rank-king = roi
lines-nobles-rank-queen = dame
lines-nobles-rank-jack = valet
lines-nobles-rank-ace = as
lines-dice = plus { $count } { $count ->
    [one] dé
   *[other] dés
  }
lines-wounds = blessures { $taken } sur { $bears }
lines-times = { $count } fois
lines-from-to = { $start } à { $end }
lines-best = le meilleur
lines-pleases = plaît au Roi
lines-friendly = { $name } (amis)
lines-past = avec une lance { $space }
lines-spears = { $count } { $count ->
    [one] lance
   *[other] lances
  }
lines-grail-answer-choose = case { $space } : { $where ->
    [here] où vous êtes
    [ahead] { $gap } devant vous
   *[behind] { $gap } derrière vous
  }
lines-grail-answer-dragon = case { $space }{ $kind ->
    [clover] , un trèfle
    [castle] , un château
    [castle-clover] , un château et trèfle
    [church] , une église
    [village] , un village
   *[plain] { "" }
  }{ $names ->
    [none] , derrière tous les chevaliers
   *[other] {" "}: { $gap } devant { $names }
  }
lines-unseen = inconnu
lines-academy-log-cup = { $stays ->
    [yes] La coupe reste au bout de sa piste : { $end }.
   *[no] La coupe : { $start }, puis { $end }.
  }
lines-academy-note-bet = challenge en { $track }, cartes jouées { $count }
lines-academy-pays-bets = { $pays } par carte jouée ici
lines-academy-pays-scrolls = 1 à 6 par rouleau
lines-academy-round-hidden = « Inconnu » : un blason dont vous ne voyez pas la valeur.
lines-academy-end-hidden = « Inconnu » : un blason du codex, donné face cachée en aumône, qui compte sous codex pour qui l’a maintenant.
lines-histrio-between = ,{" "}
lines-histrio-part-encounter = { $number } : { $card }
lines-histrio-money = { $amount ->
    [0] { "" }
   *[other] {", "}{ $signed }
  }
lines-histrio-lack-comedian = { $count } { $count ->
    [one] comédien
   *[other] comédiens
  }
lines-histrio-lack-tragedian = { $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  }
lines-histrio-lack-no_comedian = { $count } { $count ->
    [one] comédien
   *[other] comédiens
  } de trop
lines-histrio-lack-no_tragedian = { $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  } de trop
lines-histrio-lack-level = { $count } { $count ->
    [one] acteur
   *[other] acteurs
  } de niveau { $level }
lines-histrio-lack-contrary = { $count ->
    [one] { $count } niveau, humeur opposée
   *[other] { $count } niveaux, humeur opposée
  }
lines-nobles-explain = Deux cours de nobles. Un joueur qui n’a plus un seul noble a perdu. i et le numéro d’un choix l’explique.
lines-academy-explain = Chaque carte fait avancer votre pion de sa valeur dans son entraînement. s dit ce que rapporte chaque piste, le tour de son prochain décompte, et ses pions dans l’ordre.
lines-grail-about-path = Les chevaliers d’une même case sont rangés dans leur ordre ; le nouveau venu se place derrière ceux qui y sont.
lines-histrio-explain = L’aiguille est l’humeur du Roi : au-dessous de 0 la tragédie, au-dessus la comédie. Quand elle passe le milieu, tous les régisseurs du théâtre rentrent chez eux.
lines-talk-cut = C’était trop long pour une ligne de conversation : seul le début a été dit.
lines-help-rules = Les règles : « ?? » les dit toutes, « ? » et un numéro une section :

lines-hall-title = { $hall }. Tables :
lines-hall-none = Aucune table n’est encore ouverte.
lines-hall-help = Tapez le numéro d’une table pour y aller, n et un jeu pour en ouvrir une ({ $games }), t et une ligne pour parler, une ligne vide pour relire la liste, q pour quitter. À une table, list ramène ici.
lines-hall-new = Nouveau dans la liste : { $table }
lines-hall-gone = La table { $number } est fermée.
lines-hall-which = Quel jeu ? { $games }
lines-hall-organiser = Vous êtes l’organisateur : announce et une ligne, close et le numéro d’une table, who.
