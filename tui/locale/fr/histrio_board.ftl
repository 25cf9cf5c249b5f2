# Histrio sur le plateau : mots brefs des dessins et des tableaux.

## Le Roi en mots, à côté de l’échelle

histrio_board-king = Roi : { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark } si d’autres viennent
histrio_board-king-next = , puis { $mark }
histrio_board-king-maybe = {" "}→ { $mark } si partagé
histrio_board-king-or = {" "}ou { $mark }
histrio_board-king-by = après ce choix : { $mark }
histrio_board-king-by-meeting = si vous les rejoignez : { $mark }
histrio_board-king-by-brief = après : { $mark }
histrio_board-king-by-shared = si d’autres viennent : { $mark }
histrio_board-king-shared-brief = si d’autres : { $mark }
histrio_board-go = vous ?
histrio_board-key-level = chiffre : niveau

## Les lettres des villes

histrio_board-key-here = est là
histrio_board-key-friends = ses amis
histrio_board-key-friendly = troupes amies

## Les troupes en lignes

histrio_board-head-actors = acteurs
histrio_board-head-festival = festival
histrio_board-head-levels = niveaux
histrio_board-would-show = serait
histrio_board-levels = niveaux { $levels }
histrio_board-head-requests-secret = demandes secrètes
histrio_board-head-requests = demandes
histrio_board-head-managers = régie
histrio_board-head-first = { $sign-first } ouvre
histrio_board-head-chosen = { $sign-done } choisi
histrio_board-leads = en tête
histrio_board-goes-to = peut aller en
histrio_board-goes-to-brief = vers
histrio_board-managers = { $count ->
    [one] 1 régisseur
   *[other] { $count } régisseurs
  }
histrio_board-tile-show = spectacle :
histrio_board-no-show = pas encore de spectacle
histrio_board-tile-festival = festival : +{ $coins }
histrio_board-ready = { $count } prêts
histrio_board-and-more = { $name } et { $count } autre{ $count ->
    [one] { "" }
   *[other] s
  }
histrio_board-one-used = { $name } : servi
histrio_board-others-used = + { $count } { $count ->
    [one] autre servi
   *[other] autres servis
  }
histrio_board-acrobats-used = { $count } { $count ->
    [one] saltimbanque servi
   *[other] saltimbanques servis
  }
histrio_board-used = déjà : { $names }
histrio_board-spent = utilisé
histrio_board-played = {" "}· { $count } jouée
histrio_board-tie = égal
histrio_board-none = aucun

## Ce qui manque à une demande

histrio_board-lack-comedian = +{ $count } { $count ->
    [one] comédien
   *[other] comédiens
  }
histrio_board-lack-tragedian = +{ $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  }
histrio_board-lack-no_comedian = −{ $count } { $count ->
    [one] comédien
   *[other] comédiens
  }
histrio_board-lack-no_tragedian = −{ $count } { $count ->
    [one] tragédien
   *[other] tragédiens
  }
histrio_board-lack-balance = écart de { $count }
histrio_board-lack-each = { $count } de chaque
histrio_board-lack-mood = +{ $count } niv. { $mood ->
    [comedy] comique{ $count ->
        [one] { "" }
       *[other] s
      }
   *[tragedy] tragique{ $count ->
        [one] { "" }
       *[other] s
      }
  }

## À côté de l’image de ce dont il est question

histrio_board-figure-court = vous quitte et bouge l’aiguille { $swing }
histrio_board-figure-keep = { $count ->
    [1] rejoint votre troupe
   *[other] tous rejoignent votre troupe
  }
histrio_board-figure-end = vous quitte ; l’aiguille, au bout, y reste
histrio_board-figure-court-brief = aiguille { $swing }
histrio_board-figure-end-brief = à la cour ; l’aiguille reste
histrio_board-figure-at-court = { $card } à la cour
histrio_board-figure-steal = vole 1 écu au joueur de votre choix

## Titres des colonnes

histrio_board-column-for-you = votre gain
histrio_board-column-a-request = une demande
histrio_board-your-friends = vos amis
histrio_board-column-king = Roi
histrio_board-column-keep = garder
histrio_board-column-send = à la cour
histrio_board-column-festival = festival
histrio_board-column-would-pay = paierait
histrio_board-column-would-pay-brief = paie
histrio_board-column-lacks = il faut
histrio_board-column-then-lacks = il faudra

## Notes below the choices

histrio_board-note-alike = Le gain est le même dans les deux cas.
histrio_board-note-festival = festival : actuel, hors demandes
histrio_board-note-court = { $moves ->
    [yes] L’acteur envoyé attire le Roi vers son talent et aide
   *[no] Cela n’aide que
  } les demandes qui veulent moins de tels acteurs.
histrio_board-note-to-come = À venir : { $cities } ; l’aiguille peut encore y bouger.
histrio_board-note-actors = Chaque { $mood ->
    [comedy] comédien rapporte 1 écu, et seule une comédie
   *[tragedy] tragédien rapporte 1 écu, et seule une tragédie
  } a un prix.
histrio_board-note-again = { $names }, jouée en saison 1, rapporte encore d’elle-même.
histrio_board-met-again = rapporte encore
histrio_board-note-discard = Face cachée : personne ne la voit.
histrio_board-note-stolen = Vous aurez alors { $then }.

## A request whose discarding is asked about

histrio_board-one-each = une seule jouée par festival
histrio_board-needs = il faut
histrio_board-request-pays = rapporte { $coins }

## Below the King’s face

histrio_board-the-king = le Roi
histrio_board-end-king = Roi voulait

## The requests that a troupe holds at a festival

histrio_board-requests = { $count ->
    [0] aucune demande
    [one] 1 demande
   *[other] { $count } demandes
  }

## La ville sous le curseur

histrio_board-city-chosen = choisi : { $city }
histrio_board-city-empty = rien ici : vous tirez une demande
histrio_board-city-friends = vos amis y vont : une demande
histrio_board-city-alone = seul
histrio_board-city-may = peuvent venir
histrio_board-city-shared = s’ils viennent
histrio_board-city-request = une demande
histrio_board-city-request-king = demande, Roi { $mark }
histrio_board-city-king = Roi alors
histrio_board-city-show = spect. { $show }
histrio_board-level = niveau
histrio_board-level-does = niveau { $level } : { $does }
histrio_board-met-1 = reprend vos cartes
histrio_board-met-2 = vole 1 écu
histrio_board-met-3 = régie, puis { $count ->
    [one] +1 écu
   *[other] +{ $count } écus
  }
histrio_board-met-4 = aucun effet
histrio_board-met-5 = coûte 1 écu
histrio_board-met-chameleon = vaut niveau 1
histrio_board-met-tightrope = à la ville voisine
histrio_board-met-ox = ferme votre ville
histrio_board-met-horse = une 2e ville
histrio_board-met-fire_eater = aiguille 1 ou 2
histrio_board-met-strongman = 1 écu de chacun
