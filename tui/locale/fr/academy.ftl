academy-name = Medieval Academy
academy-blurb = Choisissez vos cartes, entraînez-vous sur sept pistes et gagnez l’adoubement après six tours. 30 minutes.
academy-title = tour { $round } sur VI   { $ask ->
    [bet] le challenge
    [keep] échange, à { $way ->
        [left] gauche
       *[right] droite
      }
    [split] partage des cartes
    [stack] choix des tas
    [arm] cartes aux écuyers
    [play] carte { $card } sur { $most }
    [turned] carte { $card } sur { $most }
    [look] regard sur le codex
    [excalibur] Excalibur
    [advance] galanterie
    [claim] études : le codex
    [name] charité : l’aumône
    [give] charité : l’aumône
    [take] charité : l’aumône
    [scores] le décompte
    [over] la fin
   *[none] { "" }
  }

academy-fact-played = a joué { $cards }
academy-fact-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
academy-fact-of = { $who } : { $parts }
academy-fact-yours = Vos cartes

## The board

academy-head-order = 1er → dern.
academy-head-track = piste
academy-head-when = tour
academy-head-pays = paie
academy-pays-squares = par case
academy-lane-now = ce tour-ci
academy-lane-first = en premier
academy-lane-when = tour { $round }
academy-this-round = si décompte :
academy-you = vous
academy-cup = coupe
academy-cup-white = blanc{" "}
academy-cup-black = {" "}noir
academy-cup-at = { $side ->
    [white] blanc { $squares }
    [black] noir { $squares }
   *[centre] centre
  }
academy-codex = codex
academy-pays-bets = { $pays } ×n
academy-pays-codex = { $pays } cachés
academy-pays-scrolls = 1–6 par ◇
academy-pays-dragon = dragon
academy-pays-alms = aumône
academy-shields = { $count } { $count ->
    [one] blason
   *[other] blasons
  }
academy-shields-short = { $count } blas.
academy-points = { $count } { $count ->
    [one] point
   *[other] points
  }
academy-points-short = { $count } pt
academy-note-bet = challenge { $track } ×{ $count }
academy-note-bet-short = chall. { $track } ×{ $count }
academy-note-codex = codex { $shields }
academy-note-left = a encore
academy-kept = gardé
academy-first-stack = 1er tas
academy-stack = tas { $number }

academy-track-gallantry = galanterie
academy-track-jousts = joutes
academy-track-tournaments = tournois
academy-track-education = études
academy-track-king = service
academy-track-quests = quêtes
academy-track-charity = charité
academy-track-white = blanc
academy-track-black = noir
academy-row-gallantry = { academy-track-gallantry }
academy-row-jousts = { academy-track-jousts }
academy-row-tournaments = { academy-track-tournaments }
academy-row-education = { academy-track-education }
academy-row-king = { academy-track-king }
academy-row-quests = { academy-track-quests }
academy-row-charity = { academy-track-charity }
academy-row-white = { academy-track-white }
academy-row-black = { academy-track-black }
academy-suit-gallantry = galanterie
academy-suit-sword = épée
academy-suit-education = études
academy-suit-king = service
academy-suit-quests = quêtes
academy-suit-charity = charité
academy-face-gallantry = galant.
academy-face-sword = épée
academy-face-education = études
academy-face-king = service
academy-face-quests = quêtes
academy-face-charity = charité
academy-short-gallantry = gal
academy-short-sword = épé
academy-short-education = étu
academy-short-king = ser
academy-short-quests = quê
academy-short-charity = cha
academy-short-jousts = jou
academy-short-tournaments = tou
academy-short-white = bla
academy-short-black = noi
academy-card = { $suit } { $value }

## Squires who are not simply their players

academy-squire-of = { $name } ({ $colour })
academy-squire-red = rouge
academy-squire-yellow = jaune
academy-squire-blue = bleu
academy-squire-green = vert
academy-letter-red = R
academy-letter-yellow = J
academy-letter-blue = B
academy-letter-green = V
academy-neutral = Karadoc

## Questions

academy-ask-keep = Gardez une carte ; les autres passent à { $other }.
academy-ask-play = { $whose ->
    [none] Jouez une carte. La cinquième n’est pas jouée.
   *[other] Jouez une carte pour { $whose }.
  }
academy-ask-only = { $ask ->
    [keep] Gardez { $card } : c’est le seul choix.
   *[play] { $whose ->
        [none] Jouez { $card }
       *[other] Jouez { $card } pour { $whose }
      } : c’est le seul choix.
  }
academy-ask-advance = Galanterie : { $whose ->
    [none] avancez un de vos pions
   *[other] { $whose } avance un pion
  } de { $squares } { $squares ->
    [one] case
   *[other] cases
  }.
academy-ask-bet = { $whose ->
    [none] Challenge : sur quelle piste jouerez-vous ce tour-ci ?
   *[other] Challenge, { $whose } : quelle piste ce tour-ci ?
  }
academy-ask-look = { $whose ->
    [none] Études : regarder un blason du codex ?
   *[other] Études : regarder un blason du codex pour { $whose } ?
  }
academy-ask-claim = { $whose ->
    [none] Études : quel blason du codex prenez-vous ?
   *[other] Études : quel blason du codex pour { $whose } ?
  }
academy-ask-excalibur = Excalibur : mettre un pion en haut de sa pile ?
academy-ask-name = { $whose ->
    [none] Aumône : plusieurs sont derniers en charité. À qui donnez-vous ?
   *[other] Aumône, { $whose } : plusieurs sont derniers en charité. Qui reçoit ?
  }
academy-ask-give = { $whose ->
    [none] Aumône : quel blason donnez-vous à { $other } ?
   *[other] Aumône, { $whose } : quel blason pour { $other } ?
  }
academy-ask-take = { $whose ->
    [none] Aumône : prendre à { $other } ?
   *[other] Aumône, { $whose } : prendre à { $other } ?
  } { $squares ->
    [one] Un blason.
   *[other] Jusqu’à { $squares } blasons.
  }
academy-ask-turned = { $whose } révèle { $card }. Où jouer cette carte ?
academy-ask-split = Faites deux tas de trois : carte { $number } du tas 1.
academy-ask-stack = Prenez à { $other } un de ses deux tas ; l’autre y reste.
academy-ask-arm = Trois cartes par écuyer : carte { $number } pour { $whose }.

## Answers

academy-answer-keep = { $card } | { $moves }
academy-way = { $start }→{ $end }{ $effect }
academy-earns = { $kind ->
    [moves] cases
   *[points] points
  } { $before } → { $after } { $when ->
    [now] maintenant
   *[other] en { $when }
  }
academy-answer-play = { $card }{ $choice ->
    [yes] {" "}→ { $track }
   *[no] { "" }
  } | { $start }→{ $end }{ $effect }{ $scrolls ->
    [0] { "" }
    [1] , prend un rouleau
   *[other] , prend les deux rouleaux
  } | { $earns }
academy-answer-play_turned = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-advance = { $track } | { $start }→{ $end }{ $effect } | { $earns }
academy-answer-lift = { $whose ->
    [none] { "" }
   *[other] { $whose } :{" "}
  }{ $track } | case { $start }{ $effect } | { $earns }
academy-answer-bet = { $track }{ $count ->
    [none] { "" }
    [0] {" "}: aucune carte
    [one] {" "}: { $count } carte
   *[other] {" "}: { $count } cartes
  }
academy-answer-look = regarder le n° { $place }{ $seen ->
    [none] { "" }
   *[other] {" "}encore (déjà vu : { $seen })
  }
academy-answer-claim = prendre le n° { $place }{ $seen ->
    [none] { "" }
   *[other] {" "}(déjà vu : { $seen })
  }
academy-answer-name = à { $squire }
academy-answer-give = donner { $value }
academy-answer-slip = donner { $value }, face cachée
academy-answer-take = prendre { $value } (il y en a { $count })
academy-answer-split = { $card } → tas 1
academy-answer-choose_stack = tas { $number } | { $cards }
academy-answer-arm = { $card } pour le { $squire }
academy-answer-decline-excalibur = non, laisser les piles ainsi
academy-answer-decline-look = ne pas regarder
academy-answer-decline-take = { $taken ->
    [yes] ne rien prendre de plus
   *[no] ne rien prendre
  }
academy-reaches = { $passed ->
    [none] ,
   *[other] , dépasse { $passed },
  } { $place ->
    [1] en tête
   *[other] { $place }e
  }
academy-because = { $how ->
    [passes] { $track } : vous dépassez { $names }
    [ahead] { $track } : vous restez devant { $names }
    [leaves] { $track } : vous distancez { $names }
   *[square] { $track } : vous arrivez à la case { $square }
  }, { $earns }
academy-brief = { $kind ->
    [sword] { $track } { $value }
    [card] { $card }
   *[none] { $track }
  } | { $way } | { $gain }
academy-brief-way = { $start }→{ $end } { $place ->
    [0] { "" }
    [1] 1er
   *[other] { $place }e
  }
academy-and = { $first } et { $last }
academy-worth = , rapporte { $value }
academy-stays = {" "}(sans effet : déjà au bout)

## What happened

academy-log-round = — Tour { $round }. Le fayot est { $squire }. { $order ->
    [none] Cinq cartes pour chacun.
   *[other] Six cartes pour chacun. Ordre : { $order }.
  }{ $resets ->
    [0] { "" }
   *[other] { " " }Après ce tour, les pions de { $resets } pistes reviennent au départ.
  }
academy-log-codex = Codex : { $places } blasons sont posés face cachée.
academy-log-bets = Challenge, { $squire } : { $track }.
academy-log-keeps = { $card ->
    [none] { "" }
   *[other] { $squire } garde { $card }.
  }
academy-log-splits = { $card ->
    [none] { "" }
   *[other] { $seat } met { $card } dans le premier tas.
  }
academy-log-stacks = { $seat } montre ses tas : { $stacks }.
academy-log-takes_stack = { $seat } prend { $cards }.
academy-log-keeps_stack = { $seat } garde { $cards }.
academy-log-arms = { $card ->
    [none] { "" }
   *[other] { $squire } reçoit { $card }.
  }
academy-log-turns_up = { $squire } révèle { $card }.
academy-log-plays = { $squire } joue { $squares } en { $track } : { $start } → { $end }{ $place ->
    [none] { "" }
    [1] , en tête
   *[other] , { $place }e
  }.
academy-log-lap = { $squire } boucle un tour de piste en { $track }.
academy-log-cup = { $stays ->
    [yes] La coupe reste au bout de sa piste : { $end }.
   *[no] La coupe : { $start } → { $end }.
  }
academy-log-scroll = { $squire } prend le rouleau de la case { $square }.
academy-log-looks = { $squire } regarde le n° { $place } du codex{ $shield ->
    [none] .
   *[other] {" "}: { $shield }.
  }
academy-log-declines = { $ask ->
    [excalibur] { $squire } laisse Excalibur au fourreau.
    [take] { $taken ->
        [yes] { $squire } ne prend rien de plus.
       *[no] { $squire } ne prend rien.
      }
   *[other] { "" }
  }
academy-log-lifts = Excalibur ! { $squire } passe en haut de la pile en { $track } : { $place ->
    [1] en tête
   *[other] { $place }e
  }.
academy-log-moves = Galanterie : { $squire } avance de { $squares } en { $track }, { $start } → { $end }{ $place ->
    [none] { "" }
    [1] , en tête
   *[other] , { $place }e
  }.
academy-log-steps_back = { $squire } recule en { $track } : { $start } → { $end }, { $place ->
    [none] en dernier, comme tous les pions à 0
    [1] en tête
   *[other] { $place }e
  }.
academy-log-shield = { $squire } : { $value } en { $track }.
academy-log-duel_ends = Le duel est fini, coupe : { $start }. Les pions des deux chevaliers reviennent à 0, la coupe au centre.
academy-log-claims = { $squire } prend le n° { $place } du codex{ $shield ->
    [none] .
   *[other] {" "}: { $shield }.
  }
academy-log-gives_back = { $squire } montre un 0 et le rend.
academy-log-holds = { $squire } garde { $shield ->
    [none] un blason du codex
   *[other] { $shield }
  }, face cachée.
academy-log-scrolls_return = Les deux rouleaux reviennent au Service du Roi, et tous les pions y repartent de 0.
academy-log-scroll_aside = Le rouleau de la case { $square } est mis de côté jusqu’à ce que celui de la case 12 soit pris.
academy-log-bonus = Le dragon : { $squire }, { $shields } { $shields ->
    [one] blason positif
   *[other] blasons positifs
  }, { $points } { $points ->
    [one] point
   *[other] points
  }.
academy-log-names = Aumône : { $squire } choisit { $other }.
academy-log-gives = Aumône : { $squire } donne à { $other } { $value ->
    [none] un blason du codex, face cachée
   *[other] { $value } ({ $track })
  }.
academy-log-takes = Aumône : { $squire } prend à { $other } { $value } ({ $track }).
academy-log-reset = La moitié du semestre est passée. Retour au départ : { $tracks }.
academy-log-staggers = En { $track }, l’ordre est gardé : { $squires ->
    [none] { "" }
   *[other] { $squires } ;{" "}
  }en dernier { $last }.
academy-log-total = { $squire } : { $points } { $count ->
    [one] point
   *[other] points
  }.
academy-log-over = Le sixième tour est fini, et tous les blasons sont révélés.

academy-round-over = Décompte du tour { $round }
academy-round-sum = en tout
academy-round-moved = Galanterie : { $moves }.
academy-round-so-far = Vous avez { $points } { $count ->
    [one] point
   *[other] points
  } jusqu’ici.
academy-round-others = Les points des autres sont cachés jusqu’à la fin du tour { $last }.
academy-round-move = { $squire } { $back ->
    [yes] recule
   *[no] avance
  } de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  } ({ $track })
academy-round-hidden = ▒ : un blason dont vous ne voyez pas la valeur.
academy-round-reset = Après le tour III, retour au départ : { $tracks }.

academy-why-kept = { $card } : vous avez déjà gardé cette carte.
academy-why-no-card = { $track } : vous n’avez pas de carte pour cette piste.
academy-why-other-squire = { $card } : { $other } la tient, et ce n’est pas son tour.
academy-why-sword-only = { $track } : une carte épée ne s’y joue pas.
academy-why-place-empty = N° { $number } du codex : son blason a été pris.
academy-why-not-last = { $other } : pas en dernière place en charité.
academy-why-not-covered = { $track } : aucun de vos pions n’y est sous un autre.
academy-why-no-king-lift = { $track } : Excalibur est sans effet sur cette piste.
academy-curve = Points de Chevalerie, tour par tour
academy-figures = { $step ->
    [1] Points après chaque tour
   *[other] Points, 1 tour sur { $step }
  }
academy-part = Tour { $part ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] { $part }
  }
academy-end-points = Aux points, adoubement pour { $name }.
academy-end-gallantry = Égalité : { $name }, devant en galanterie, reçoit l’adoubement.
academy-end-shared = Égalité, en galanterie aussi : { $name } se partagent l’honneur.
academy-end-hidden = ▒ est un blason du codex, donné face cachée en aumône : il compte sous codex, pour qui l’a maintenant.
academy-total = total
academy-column-jousts = joutes
academy-column-tournaments = tourn.
academy-column-white = blanc
academy-column-black = noir
academy-column-education = études
academy-column-codex = codex
academy-column-king = serv.
academy-column-scrolls = serv.
academy-column-quests = quêtes
academy-column-dragon = dragon
academy-column-charity = char.
academy-column-alms = aumône

## More about the thing under the cursor

academy-explain = Chaque carte fait avancer votre pion de sa valeur dans son entraînement. Près de son nom : ce que la piste rapporte et le tour de son prochain décompte. De plusieurs pions sur une case, on ne voit parfois que celui du dessus ; la liste à côté de la piste les donne tous, dans l’ordre. Toutes les pistes sauf le Service du Roi sont des boucles : après la case 19 revient la case 0, et chaque tour de piste compte.
# What the choice under the cursor would change
academy-explain-would = Ce choix :
academy-explain-would-alone = Cette carte, si elle est jouée seule :
academy-explain-would-take = Si { $squire } joue les trois :
academy-explain-move = { $track } { $start } → { $squares }{ $place ->
    [none] { "" }
   *[other] , { $place } place
  }{ $gain ->
    [none] { "" }
   *[other] , { $gain }
  }
# Above the order on a track, below what a choice would change
academy-explain-before = Avant ce coup :
academy-explain-order = { $track } :
academy-explain-squares = cases
academy-explain-pays = { $kind ->
    [squares] avance
   *[points] points
  }
academy-explain-same = { $kind ->
    [squares] autant de cases
   *[points] autant de points
  }
academy-explain-zero = Sur une même case, le pion arrivé en dernier est au-dessus et devant. Sur la case 0, tous sont derniers et ne gagnent rien.
academy-explain-reset = Après le tour III, ses pions reviennent au départ.
academy-explain-lap = Un pion marqué + a fait un tour complet : 20 cases de plus que le nombre au-dessus.
academy-explain-step-back = L’écuyer qui gagne une avancée de galanterie recule ensuite d’une case en galanterie, par-dessus tout pion qui s’y trouve. L’ordre de ce tour n’en est pas changé.
academy-explain-seen = Ce que vous avez vu du codex ce tour-ci, par numéro : { $seen }.
academy-explain-shown = Les six cartes que chacun a prises aux échanges de ce tour, au vu de tous :
academy-explain-excalibur = Le fayot tient Excalibur : une fois par tour, juste avant le décompte, il peut mettre un de ses pions en haut de sa pile, sur n’importe quelle piste sauf le Service du Roi. Une pile sur la case 0 ne compte pas. En haut, le pion est devant tous ceux de la même distance.
academy-explain-neutral = Karadoc est un écuyer neutre. Il révèle une carte au hasard ; pour une carte épée (joutes ou tournois), le fayot choisit la piste.
academy-explain-exchange = D’abord, chaque joueur partage en secret ses six cartes en deux tas. Puis tous les tas sont révélés ; le fayot prend un tas de l’autre, et l’autre un des siens. Les tas que personne n’a pris restent à leur auteur. Enfin chacun répartit ses six cartes entre ses deux écuyers, trois chacun ; seule cette répartition est secrète.

academy-track-about-gallantry = La Galanterie est décomptée en premier, à chaque tour : le premier avance un de ses pions de 3 cases sur la piste de son choix, le deuxième de 2, le troisième de 1. Le moins bien placé avance d’abord, et nul ne peut y renoncer. La troisième place n’avance qu’à quatre écuyers ou plus.
academy-track-about-gallantry-bets = La Galanterie est décomptée en premier, à chaque tour. Le troisième, puis le deuxième, puis le premier avancent dans l’entraînement de leur challenge : de 1, 2, 3 cases pour chaque carte qu’ils y ont jouée ce tour-ci. Sans carte, pas d’avancée. La troisième place n’avance qu’à quatre écuyers ou plus.
academy-track-about-jousts = Une carte épée se joue en joutes ou en tournois. À chaque tour, les deux rapportent aux premiers.
academy-track-about-tournaments = { academy-track-about-jousts }
academy-track-about-white = La piste du Chevalier Blanc est décomptée aux tours II, IV et VI : 8, 5, 2 points si la coupe est de son côté, sinon 5, 3, 1 ; à trois écuyers, seulement les deux premières places. Une carte épée jouée ici tire la coupe d’autant de cases vers le blanc. Ensuite, les deux pistes et la coupe reviennent au départ.
academy-track-about-black = La piste du Chevalier Noir est décomptée aux tours II, IV et VI : 8, 5, 2 points si la coupe est de son côté, sinon 5, 3, 1 ; à trois écuyers, seulement les deux premières places. Une carte épée jouée ici tire la coupe d’autant de cases vers le noir. Ensuite, les deux pistes et la coupe reviennent au départ.
academy-track-about-education = Les Études sont décomptées à chaque tour : −3 pour le dernier, −1 pour l’avant-dernier. Si plusieurs sont sur la case 0, chacun d’eux prend −3 et personne −1.
academy-track-about-education-codex = À chaque tour, le codex contient un −3, un −1 et des zéros, un blason par écuyer, face cachée. Après chaque carte études, vous pouvez en regarder un. Au décompte, le premier en études prend un blason, puis le deuxième, et ainsi de suite ; ceux qui sont sur la case 0 viennent en dernier, dans l’ordre du tour. Les zéros sont rendus, le −3 et le −1 restent à ceux qui les ont pris, jusqu’à la fin.
academy-track-about-king = Le Service du Roi paie { academy-pays-squares } aux tours III et VI : rien sur les cases 1 à 5, 6 points dès la case 6, 12 sur la case 12, où la piste s’arrête.
academy-track-about-king-scrolls = Un rouleau de parchemin (◇) se trouve sur la case 6, un autre sur la case 12, où la piste s’arrête. L’écuyer qui joue une carte service prend tous les rouleaux sous son pion ou derrière lui. Au décompte d’un tour où un rouleau a été pris, chaque écuyer gagne les points de sa case, deux fois pour deux rouleaux : 1 dès la case 1, 2 dès la 4, 4 dès la 6, 5 dès la 9, 6 sur la 12. Après le rouleau de la case 12, les deux sont replacés et tous les pions repartent de 0 ; celui de la case 6, seul, est mis de côté jusque-là. Pas de retour au départ après le tour III.
academy-track-about-quests = Les Quêtes ne rapportent aux premiers qu’au tour VI. Pas de retour au départ.
academy-track-about-quests-dragon = Le dragon attend au tour VI : le premier gagne 1 point par blason positif qu’il a, le deuxième 1 pour deux ; le dernier, ou tous ceux sur la case 0, perdent 1 pour deux. Ce sont des points, pas des blasons. Pas de retour au départ.
academy-track-about-charity = La Charité n’est décomptée qu’au tour VI : −10 pour le dernier, −4 pour l’avant-dernier. Si plusieurs sont sur la case 0, chacun prend −10. Pas de retour au départ.
academy-track-about-charity-alms = L’aumône se fait à la fin du tour VI. Le premier donne un de ses blasons d’études au dernier, et peut lui prendre jusqu’à deux blasons positifs de 3 au plus ; si plusieurs sont sur la case 0, il en choisit un. À quatre écuyers ou plus, le deuxième fait de même avec l’avant-dernier, et peut en prendre un. Un écuyer sur la case 0 ne donne rien. Pas de retour au départ.

## Options

academy-option-open_scores = Scores visibles
academy-about-open_scores = Les points de chaque écuyer sont toujours affichés. Les blasons du codex restent face cachée et ne comptent qu’à la fin.
academy-option-excalibur = Excalibur
academy-about-excalibur = Une fois par tour, juste avant le décompte, le fayot peut mettre un de ses pions en haut de sa pile.
academy-option-step_back = Recul en galanterie
academy-about-step_back = L’écuyer qui gagne une avancée de galanterie recule ensuite d’une case en galanterie.
academy-option-staggered_reset = Retour échelonné
academy-about-staggered_reset = Après le tour III, les pions ne vont pas tous à 0 : leur ordre est gardé, le dernier sur 0, le suivant sur 1, et ainsi de suite.
academy-option-knights_duel = Variante Joutes & Tournois
academy-about-knights_duel = Chevalier Blanc et Chevalier Noir au lieu des joutes et tournois, décomptés en II, IV et VI. Les cartes épée déplacent une coupe, et son côté rapporte plus.
academy-option-gallantry_bets = Variante de Galanterie
academy-about-gallantry_bets = Challenge : avant les échanges, chacun choisit un entraînement. La galanterie y fait avancer, plus loin pour chaque carte qu’on y a jouée.
academy-option-secret_codex = Variante des Études
academy-about-secret_codex = Codex secrets : les −3 et −1 des études sont cachés parmi des zéros. Les cartes études les font voir ; le premier choisit d’abord.
academy-option-scrolls = Variante du Service du Roi
academy-about-scrolls = Le Service du Roi est décompté quand un écuyer prend un rouleau de la case 6 ou 12, et non plus en III et VI.
academy-option-dragon_bonus = Variante des Quêtes
academy-about-dragon_bonus = Le dragon : les quêtes ne donnent pas de blasons. Premier et deuxième gagnent des points selon leurs blasons positifs, le dernier en perd.
academy-option-alms = Variante de Charité
academy-about-alms = L’aumône : la charité ne donne pas de blasons. À la fin, le premier donne un mauvais blason au dernier et lui en prend de bons.
academy-option-two_player = Règles à deux
academy-about-two_player = Lancelot : deux écuyers chacun, cartes partagées et choisies à découvert. Karadoc : échanges avec un troisième écuyer, neutre.
academy-value-lancelot = Lancelot
academy-value-karadoc = Karadoc

academy-first-won =
    Comment on gagne
    Le plus de points de Chevalerie après le tour VI. À égalité, le plus avancé en galanterie l’emporte.
academy-first-round =
    Un tour
    Gardez cinq cartes, jouez-en quatre. Chacune avance votre pion de sa valeur ; puis les pistes sont décomptées, la galanterie d’abord.
academy-first-mind =
    À retenir
    Sur une même case, le dernier arrivé est au-dessus et devant. Sur la case 0, tous sont derniers. Après le tour III, { $resets } pistes repartent de 0.
academy-signs =
    SIGNES DU PLATEAU
    ►  doit jouer ; devant un pion : là où il irait
    ★  le fayot, premier joueur du tour
    ✓  a choisi et attend les autres
    →  d’où et jusqu’où va un pion
    { $sign-thinking }  réfléchit    { $sign-away }  absent
    ▮  une carte en main, cachée aux autres
    { $sign-shield }  un blason    ▒  un blason caché
    ²  deux pions sur cette case (³ trois, ⁴ quatre)
    ×  autant de cartes identiques
    +  un pion qui a fait un tour complet
    ╵ ┴  toutes les cinq cases d’une piste
    ·  une case vide    ━  le chemin que ferait un pion
    ◆ ▼  la coupe    ◇ ▽  là où elle irait
    ◇  un rouleau sur la piste du Service du Roi
    { $sign-gallantry }  galanterie   { $sign-jousts }  joutes    { $sign-tournaments }  tournois
    { $sign-education }  études       { $sign-king }  service du Roi
    { $sign-quests }  quêtes       { $sign-charity }  charité   { $sign-sword }  épée
academy-R1 = Un pion déplacé ou ramené à la distance 0 est sur la case 0, et dernier.
academy-R2 = Le fayot du tour I est tiré au sort parmi les joueurs.
academy-R3 = Retour échelonné : les pions sur la case 0 y restent tous, et le suivant va sur la case 1.
academy-R4 = Joutes & Tournois : si la coupe est au centre, personne n’a gagné, et les deux pistes rapportent 5, 3, 1.
academy-R5 = Codex : les écuyers sur la case 0 en études choisissent après tous les autres, dans l’ordre du tour.
academy-R6 = Rouleaux : après une carte service, vous prenez tous les rouleaux sous votre pion ou derrière lui, même si le pion y était déjà ou n’a pas bougé. Les avancées de galanterie et les challenges n’en prennent pas.
academy-R7 = Aumône : si plusieurs sont sur la case 0, le premier en désigne un avant de donner ; il n’y a alors pas d’avant-dernier. Donner est obligatoire, prendre ne l’est pas ; celui qui n’a rien à donner ou à prendre saute cette étape.
academy-R8 = Ce qui découle des pistes est annoncé au décompte et reste public ; seuls les totaux ne sont montrés qu’à la fin. Les scores visibles les montrent aussi.
academy-R9 = Karadoc garde la carte la plus haute de son paquet ; entre cartes différentes de même valeur on tire au sort, toutes à chances égales. Personne ne regarde ses cartes avant qu’elles soient jouées.
academy-R10 = Ce qu’il faut choisir pour Karadoc, le fayot le choisit, sans rien voir pour autant : Karadoc ne regarde jamais le codex, et personne ne voit un blason du codex qu’il garde. À l’aumône, un de ses blasons du codex est tiré au sort ; celui qu’on lui donne n’est connu que de celui qui le donne.
academy-R11 = Lancelot : tous les tas sont révélés et restent connus ; seule la répartition entre les deux écuyers est secrète.
academy-R12 = Excalibur sert à chaque tour, que la piste soit décomptée ou non.
academy-R13 = Le recul se fait aussitôt après chaque avancée de galanterie, comme dans les règles françaises ; les anglaises et les russes attendent que les trois aient avancé.
academy-R14 = On rencontre le dragon avant l’aumône.
academy-R15 = Challenge : une carte service sans effet compte, et une carte épée compte sur la piste où elle a été jouée. Sans carte, pas d’avancée.
academy-R16 = Aumône : le deuxième en charité donne à l’avant-dernier et lui prend ; les règles anglaises disent de prendre au dernier.
academy-R17 = Une avancée de galanterie ne se partage ni ne se refuse ; on peut choisir un pion du service sur la case 12, sans effet.
academy-R18 = À égalité de points, les écuyers sur la case 0 en galanterie se partagent la place.
academy-C1 = Reconstitué : quêtes 17, 10, 4 et charité −10, −4. L’écart entre premier et deuxième en quêtes, et le −10, s’appuient sur des traces dans les sources.
academy-C2 = Reconstitué : la piste de la coupe, avec son centre et 10 cases de chaque côté.
academy-C3 = Reconstitué : les cases du verso du Service du Roi où commencent les valeurs 1, 2, 4, 5, 6. Les valeurs elles-mêmes sont celles du livret, qui nomme 5 avant 4.
academy-C4 = Reconstitué : l’ordre du tour de Lancelot pendant les six tours.
academy-C5 = Reconstitué : la carte des challenges montre toutes les pistes en jeu.
academy-C6 = Reconstitué : les pistes des chevaliers sont des boucles de 20 cases, comme les autres.
