grail-name = Grail Cup
grail-blurb = La course au Graal sur le sentier de la forêt, portée par des alliés choisis à chaque manche. 30 minutes.
grail-option-board = Sentier
grail-about-board = Le sentier de la course. Avec les départs partagés, deux numéros ont la même case ; dans la forêt seule, chacun a la sienne.
grail-value-forest = la forêt
grail-value-pairs = la forêt, départs partagés
grail-option-open_allies = Alliés écartés visibles
grail-about-open_allies = Pour apprendre : chaque allié écarté reste face visible, celui qui reste après le choix aussi.

# Des mots. $ally, $token, $cause, $kind, $side et $way sont toujours des clés.
grail-ally = { $ally ->
    [witch] sorcière
    [squire] écuyer
    [fairy] fée
    [smith] forgeron
    [wizard] magicien
    [princess] princesse
    [priest] prêtre
    [horse] cheval
   *[unicorn] licorne
  }
    .le = { $ally ->
        [witch] la sorcière
        [squire] l’écuyer
        [fairy] la fée
        [smith] le forgeron
        [wizard] le magicien
        [princess] la princesse
        [priest] le prêtre
        [horse] le cheval
       *[unicorn] la licorne
      }
    .e = { $ally ->
        [witch] e
        [fairy] e
        [princess] e
        [unicorn] e
       *[other] { "" }
      }
grail-ally-name = { grail-ally }
# En 8 colonnes au plus, pour une carte étroite.
grail-ally-card = { $ally ->
    [princess] princ.
   *[other] { grail-ally }
  }
grail-token = { $token ->
    [boots] bottes
    [goblin] gobelin
    [bait] appât
    [fake_grail] faux Graal
   *[magnet] aimant
  }
# En 8 colonnes au plus, pour une carte étroite.
grail-token-card = { $token ->
    [fake_grail] faux
   *[other] { grail-token }
  }
grail-kind = { $kind ->
    [clover] trèfle
    [castle] château
    [castle-clover] château, trèfle
    [church] église
    [village] village
    [finish] arrivée
   *[plain] chemin
  }
grail-space = { $kind ->
    [plain] { $space }
   *[other] { $space } ({ grail-kind })
  }
grail-place = { $place ->
    [1] en tête
   *[other] { $place }e
  }
grail-legend = { $sign ->
    [dragon] dragon
    [goal] but
    [seal] sceau
    [thief] voleur
   *[spear] lance
  }

grail-title = manche { $round }   { $phase ->
    [draft] choix des alliés{ $way ->
        [left] , à gauche
        [right] , à droite
       *[none] { "" }
      }
    [call] appel { $number } : { grail-ally }
    [over] la fin
   *[end] fin de la manche
  }
# En 7 colonnes au plus, pour le bord d’une carte étroite.
grail-status = { $status ->
    [open] écarté{ grail-ally.e }
    [hand] en main
    [mine] vous
    [passed] passé{ grail-ally.e }
    [left] écarté{ grail-ally.e }
    [nobody] écarté{ grail-ally.e }
   *[unknown] ?
  }
grail-card = { $cause ->
    [curse] la malédiction
    [jump] le saut de l’écuyer
    [witch] 1 sorcière
    [squire] 2 écuyer
    [fairy] 3 fée
    [smith] 4 forgeron
    [wizard] 5 magicien
    [princess] 6 princesse
    [priest] 7 prêtre
    [horse] 8 cheval
    [unicorn] 9 licorne
    [boots] trèfle : bottes
    [goblin] trèfle : gobelin
    [bait] trèfle : appât
    [fake_grail] trèfle : faux Graal
   *[magnet] trèfle : aimant
  }

# L’effet de chacun, pour une carte de 5 lignes de 24 colonnes.
grail-fact-dragon = Le dragon est sur la case { $space }.
grail-fact-ahead = La route après la case { $space } : { $spaces }.
grail-fact-seal = a le sceau
grail-fact-revealed = a révélé { $allies }
grail-fact-kept = { $count ->
    [one] garde { $count } allié
   *[other] garde { $count } alliés
  }
grail-fact-allies = Alliés

# The board
grail-you = vous
grail-cursed = maudit{ grail-ally.e }
grail-rank = { $place ->
    [1] 1er
   *[other] { $place }e
  }
grail-stand = { grail-rank } · case { $space }
grail-stand-short = { grail-rank } · en { $space }
grail-spears = { $count ->
    [0] sans lance
    [one] { $count } lance
   *[other] { $count } lances
  }
# What each does, for a card of 2 rows of 11 columns.
grail-brief-witch = avance 1, maudit
grail-brief-squire = désigne, avance 2
grail-brief-fairy = 3 trèfles, avance 1–3
grail-brief-smith = une lance, avance 4
grail-brief-wizard = le dragon, avance 5
grail-brief-princess = au prochain château
grail-brief-priest = à l’église suivante
grail-brief-horse = avance 2, 4 ou 6
grail-brief-unicorn = dépasse un chevalier

grail-does-witch = Avancez de 1. Puis maudissez un allié : à son appel, échangez avec son joueur et avancez de 1.
grail-does-squire = Désignez un chevalier, avancez de 2. S’il mène en fin de manche, sautez sur la case juste devant lui.
grail-does-fairy = Voyez les jetons de trois trèfles et reposez-les à votre guise. Avancez de 1, 2 ou 3.
grail-does-smith = Prenez une lance, puis avancez de 4.
grail-does-wizard = Dragon sur une case libre, puis avancez de 5.
grail-does-princess = Allez au prochain château. L’arrivée en est un.
grail-does-priest = Allez à la prochaine église ; s’il n’y en a plus, restez sur place.
grail-does-horse = Avancez de 2, 4 ou 6.
grail-does-unicorn = Doublez : première case libre devant le prochain chevalier. Le dragon n’arrête pas.
grail-does-curse = La sorcière a échangé sa case avec le joueur de l’allié maudit, et avance de 1.
grail-does-jump = Le chevalier désigné mène : allez juste devant lui.
grail-does-boots = Avancez de 4.
grail-does-goblin = Reculez de 2.
grail-does-bait = Posez le dragon sur une autre case libre.
grail-does-fake_grail = Un autre chevalier recule de 2.
grail-does-magnet = Prenez une lance à un autre joueur.

# Questions
grail-ask-keep = Gardez un allié{ $each ->
        [1] { "" }
       *[other] { " " }({ $mine } sur { $each })
      }{ $last ->
    [yes] , face cachée ; l’autre est écarté.
    [first] , puis choisissez où vont les autres.
   *[no] , face cachée ; passez les autres.
  }
grail-ask-pass = Dans quel sens passent les autres alliés ?
grail-ask-ride = { $cause ->
    [fairy] La fée : de combien avancez-vous ?
   *[horse] Le cheval : de combien avancez-vous ?
  }
grail-ask-spear = Dragon en { $dragon } : dépenser une lance pour passer ?
grail-ask-curse = La sorcière : quel allié maudissez-vous ?
grail-ask-point = L’écuyer : qui mènera à la fin de la manche ?
grail-ask-choose = La fée : sous quel trèfle regardez-vous ({ $look } sur { $looks }) ?
grail-ask-lay = La fée : quel jeton reposez-vous en { $space } ({ $laid } sur { $looks }) ?
grail-ask-dragon = { $cause ->
    [bait] L’appât : où va le dragon ?
   *[wizard] Le magicien : où va le dragon ? Ensuite, vous avancez de 5.
  }
grail-ask-steal = L’aimant : à qui prenez-vous une lance ?
grail-ask-push = Le faux Graal : quel chevalier recule de { $number } ?

# Réponses
grail-way = { $moved ->
    [no] { $blocked ->
        [yes] le dragon { $whose ->
            [mine] vous
           *[other] le
          } retient en { $space }
       *[no] reste en { $space }
      }
   *[yes] { $start } → { grail-space }, { $blocked ->
        [yes] arrêt
       *[no] { grail-place }
      }
  }{ $past ->
    [none] { "" }
   *[other] {" "}(lance : { $past }, { $past_place })
  }
grail-way-short = { $moved ->
    [no] reste en { $space }
   *[yes] { $start } → { grail-space }
  }{ $past ->
    [none] { "" }
   *[other] , avec une lance { $past }
  }
grail-answer-keep = { grail-ally } | { grail-keep-move } | { $ways } | { grail-keep-more }
grail-keep-move = { $ally ->
    [witch] avance 1
    [squire] avance 2
    [fairy] avance 1–3
    [smith] avance 4
    [wizard] avance 5
    [princess] au château
    [priest] à l’église
    [horse] avance 2/4/6
   *[unicorn] dépasse
  }
grail-keep-more = { $ally ->
    [witch] maudit un allié
    [squire] désigne
    [fairy] range les trèfles
    [smith] prend une lance
    [wizard] pose le dragon
   *[other] { "" }
  }
grail-keep-short = { grail-ally } | { $ways } | { $ally ->
    [witch] maudit
    [squire] désigne
    [fairy] trèfles
    [smith] lance
    [wizard] dragon
   *[other] { "" }
  }
grail-answer-pass = { $way ->
    [left] à gauche | vers { $seat }
   *[right] à droite | vers { $seat }
  }
grail-answer-curse = { grail-ally } | { $status ->
    [open] écarté{ grail-ally.e }, sans effet
    [mine] à vous, sans effet
    [passed] passé{ grail-ally.e }, peut-être à un autre
    [left] écarté{ grail-ally.e }, sans effet
   *[unknown] jamais vu{ grail-ally.e }, peut-être à un autre
  }
grail-answer-point = { $knight } | en { grail-space } | { grail-place }
grail-answer-choose = { $space } | { $where ->
    [here] où vous êtes
    [ahead] { $gap } { $gap ->
        [one] case
       *[other] cases
    } devant vous
   *[behind] { $gap } { $gap ->
        [one] case
       *[other] cases
    } derrière vous
  }
grail-answer-lay = { $token ->
    [boots] bottes | avance de 4 cases
    [goblin] gobelin | recule de 2 cases
    [bait] appât | déplace le dragon
    [fake_grail] faux Graal | un autre recule de 2
   *[magnet] aimant | prend une lance à un autre
  }
grail-answer-ride = avancer de { $steps } | { $ways }
grail-answer-past = dépenser une lance | { grail-space }, { grail-place } | { $left ->
    [0] votre dernière lance
   *[other] il en reste { $left }
  }
grail-answer-stop = { $moved ->
    [no] rester en { grail-space }
   *[yes] s’arrêter en { grail-space } | { grail-place }
  }
grail-answer-dragon = { grail-space } | { $names ->
    [none] derrière tous les chevaliers
   *[other] {" "}: { $gap } devant { $names }
  }
grail-answer-steal = { $knight } | { $spears } { $spears ->
    [one] lance
   *[other] lances
  } | { grail-place } dans la course
grail-answer-push = { $knight } | { $ways }

# Le tableau d’une manche
grail-tally = Manche { $round } de la course
# The knights on one space after a round, in their order
grail-tally-shared = Case { $space }, de l’avant vers l’arrière : { $names }.
# Below the bars of the standings: what their thick part shows
grail-tally-gained = trait épais : avancée de cette manche
grail-tally-from = de
grail-tally-to = à
grail-tally-how = par
grail-tally-by = { $cause ->
    [swap] échange
    [curse] la malédiction
   *[jump] saut de l’écuyer
  }
grail-tally-told = { $ways ->
    [none] { $knight } reste en { $end }
   *[other] { $knight } de { $start } à { $end } : { $ways }
  }{ $spears ->
    [0] { "" }
    [one] {" "}; { $spears } lance
   *[other] {" "}; { $spears } lances
  }

# Journal
grail-log-start = Les cases de départ, tirées au sort : { $all }.
grail-log-round = — Manche { $round }. { $seat } joue en premier.
grail-log-aside = { $allies ->
    [none] { $hidden ->
        [one] Un allié est écarté, face cachée.
       *[other] { $hidden } alliés sont écartés, face cachée.
      }
   *[other] { $count ->
        [1] Allié écarté
       *[other] Alliés écartés
      }, face visible : { $allies }.
  }
grail-log-pack = { $allies ->
    [none] { "" }
   *[other] { $many ->
        [yes] { $seat } regarde { $count } alliés.
       *[no] { $seat } regarde : { $allies }.
      }
  }
grail-log-keeps = { $ally ->
    [none] { $seat } garde un allié.
   *[other] { $seat } garde { grail-ally.le }.
  }
grail-log-passes = { $way ->
    [left] { $seat } choisit de passer les autres à gauche.
   *[right] { $seat } choisit de passer les autres à droite.
  }
grail-log-extra = { $ally ->
    [none] Un allié de plus est écarté, face cachée.
   *[other] Un allié de plus est écarté : { grail-ally.le }.
  }
grail-log-adds = { $ally ->
    [none] { $seat } reçoit le dernier allié et ramasse celui qui était écarté.
   *[other] { $seat } ramasse l’allié écarté : { grail-ally.le }.
  }
grail-log-leaves = { $ally ->
    [none] L’allié qui reste est écarté, face cachée.
   *[other] L’allié qui reste est écarté : { grail-ally.le }.
  }
grail-log-nobody = { $number }, { grail-ally.le } : écarté{ grail-ally.e }.{ $cursed ->
    [yes] {" "}La malédiction est sans effet.
   *[no] { "" }
  }
grail-log-reveals = { $number }, { grail-ally.le } : { $seat } !
grail-log-curses = { $seat } maudit { grail-ally.le }.
grail-log-own_curse = L’allié maudit, { grail-ally.le }, sert aussi la sorcière : rien ne se passe.
grail-log-swaps = { $same ->
    [yes] La malédiction ! { $seat } et { $knight } échangent leurs places en { $start }.
   *[no] La malédiction ! Échange : { $seat } { $start } → { $end }, { $knight } { $end } → { $start }.
  }
grail-log-points = L’écuyer désigne { $knight } ({ $seat }).
grail-log-jumps = La manche s’achève et { $knight } mène : l’écuyer saute ({ $seat }).
grail-log-no_jump = La manche s’achève ; { $knight } ne mène pas, l’écuyer ne bouge pas ({ $seat }).
grail-log-chooses = { $seat } choisit le trèfle en { $space }.
grail-log-looks = { $tokens ->
    [none] { $seat } regarde les jetons en { $spaces } et les repose en secret.
   *[other] { $seat } regarde les jetons en { $spaces } : { $tokens }.
  }
grail-log-lays = { $token ->
    [none] { "" }
   *[other] { $seat } pose en { $space } : { grail-token }.
  }
grail-log-moves = { $cause ->
    [boots] Les bottes portent { $seat } : { $start } → { grail-space }, { grail-place }.
    [goblin] Le gobelin fait reculer { $seat } : { $start } → { grail-space }, { grail-place }.
    [fake_grail] Le faux Graal fait reculer { $seat } : { $start } → { grail-space }, { grail-place }.
    [jump] { $seat } saute : { $start } → { grail-space }, { grail-place }.
    [unicorn] { $seat } double : { $start } → { grail-space }, { grail-place }.
    [curse] La sorcière avance : { $seat } { $start } → { grail-space }, { grail-place }.
   *[other] { $seat } avance de { $steps } : { $start } → { grail-space }, { grail-place }.
  }
grail-log-stays = { $cause ->
    [priest] Plus d’église devant { $seat }, qui reste en { $space }.
    [unicorn] Personne devant { $seat }, qui reste en { $space }.
   *[other] { $seat } reste en { $space }.
  }
grail-log-blocked = { $kept ->
    [yes] { $seat } garde sa lance ; le dragon en { $dragon } l’arrête.
   *[no] Le dragon en { $dragon } arrête { $seat }.
  }
grail-log-dragon = { $seat } déplace le dragon : { $start } → { $end }.
grail-log-spear = { $seat } prend une lance (total { $spears }).
grail-log-spends = { $seat } dépense une lance pour passer le dragon ; { $spears ->
    [0] c’était la dernière
   *[other] il en reste { $spears }
  }.
grail-log-loses = Le voleur prend une lance à { $seat } ; { $spears ->
    [0] c’était la dernière
   *[other] il en reste { $spears }
  }.
grail-log-no_spear = { $cause ->
    [magnet] Personne d’autre n’a de lance à prendre.
   *[other] Plus de lance en réserve pour { $seat }.
  }
grail-log-steals = { $seat } prend une lance à { $knight } et en a maintenant { $spears }.
grail-log-pushes = { $seat } fait reculer { $knight }.
grail-log-village = { $side ->
    [seal] { $seat } lance le dé du village en { $space } : le sceau.
    [thief] { $seat } lance le dé du village en { $space } : un voleur prend une lance, s’il y en a.
   *[spear] { $seat } lance le dé du village en { $space } : une lance.
  }
grail-log-seal = { $seat } prend le sceau et commencera la prochaine manche, sauf si un autre l’obtient ensuite.
grail-log-clover = Trèfle en { $space } : { $seat } révèle « { grail-token } ».
grail-log-covers = { "" }
grail-log-wins = { $seat } atteint l’arrivée à la manche { $round } !

# La fin
grail-why-aside = Écarté cette manche, à la vue de tous : { grail-ally.le }.
grail-why-kept = Vous gardez déjà { grail-ally.le }.
grail-why-elsewhere = Pas dans la main où vous choisissez : { grail-ally.le }.
grail-why-curse-own = La sorcière ne peut pas se maudire elle-même.
grail-why-own-knight = { $knight } : c’est votre propre chevalier ; choisissez-en un autre.
grail-why-looked = Case { $space } : la fée a déjà choisi ce trèfle.
grail-why-dragon-here = Case { $space } : le dragon y est et doit bouger.
grail-why-dragon-knights = Case { $space } : on ne pose jamais le dragon où se tient un chevalier.
grail-why-dragon-finish = Case { $space } : on ne pose jamais le dragon sur l’arrivée.
grail-why-spearless = { $knight } : pas de lance à prendre.
grail-curve = Cases parcourues, manche par manche
grail-figures = { $step ->
    [1] Cases après chaque manche
   *[other] Cases, 1 manche sur { $step }
  }
grail-part = Manche { $part }
grail-end-finish = { $name } atteint l’arrivée et brandit le Graal.

# i : ce qui est sous le curseur
grail-about-path = Case partagée. Le chevalier le plus à droite est devant ; le nouveau venu se place derrière les autres.
# As allies are passed on: what choosing the way means, and what comes after the draft
grail-about-passing =
    Le sens. Le joueur suivant choisit le premier parmi ce que vous passez.

    Après le choix. Les alliés sont appelés de 1 à 9. Qui a gardé l’allié appelé le révèle et le joue. Ce que vous passez, vous l’avez vu : c’est marqué « passé ».
# While we choose, and while we do not
# Behind a space in an explanation: it takes a spear to come there
grail-for-spear = { $spear ->
    [yes] , coûte une lance
   *[no] { "" }
  }
grail-about-space = { $names ->
    [none] Case { grail-space }{ grail-for-spear } : sans chevalier.
   *[other] Case { grail-space }{ grail-for-spear } : { $names }.
  }{ $dragon ->
    [yes] {" "}Le dragon est ici.
   *[no] { "" }
  }
grail-about-plain = Il ne se passe rien ici.
grail-about-start = Une case de départ.
grail-about-clover = Le chevalier qui s’arrête ici par son propre effet révèle le jeton et le subit. Puis un nouveau jeton est posé face cachée.
grail-about-tokens = Sous un trèfle : bottes (avance de 4), gobelin (recule de 2), appât (déplace le dragon), faux Graal (un autre recule de 2) ou aimant (prend une lance).
grail-about-castle = Un château : la princesse y mène. Par lui-même, il ne fait rien.
grail-about-church = Une église : le prêtre y mène. Par elle-même, elle ne fait rien.
grail-about-village = Un village : le chevalier qui s’arrête ici par son propre effet lance le dé. La moitié des faces donnent une lance, deux sont un voleur qui en prend une, et une donne le sceau du premier joueur, pour la prochaine manche.
grail-about-finish = L’arrivée. Le premier qui l’atteint gagne aussitôt, par quelque moyen que ce soit. Elle arrête tout déplacement plus long et compte comme un château.
grail-about-spear = Une lance. Elle fait passer le dragon une fois. Au passage, la case du dragon compte comme un pas ; un déplacement qui y finirait finit une case plus loin. Sans lance, on s’arrête juste derrière le dragon.
# What the cards of these do not say, which stand beside the choices
grail-more-witch = La malédiction. Quand un joueur révèle cet allié, vous échangez vos cases, quoi que fasse le dragon, puis vous avancez de 1 et appliquez l’effet de votre case. L’allié ne joue qu’ensuite. Si personne ne l’a, ou si c’est vous, rien ne se passe.
grail-more-squire = Le saut. Le dragon l’arrête ou coûte une lance ; appliquez ensuite l’effet de votre case.
grail-more-princess = Un dragon sur la route vous arrête, à moins de dépenser une lance.
grail-more-priest = Un dragon sur la route vous arrête, à moins de dépenser une lance.
grail-more-boots = Le dragon vous arrête ou coûte une lance ; appliquez ensuite l’effet de votre case.
grail-more-unicorn = Les chevaliers de votre case ne comptent pas. Personne devant : vous ne bougez pas.
# All of it
grail-about-witch =
    Sorcière, 1. Avancez de 1 puis, même sans avoir bougé, nommez un autre allié : il est maudit pour cette manche.

    { grail-more-witch }
grail-about-squire = Écuyer, 2. Désignez un autre chevalier, puis avancez de 2. Si ce chevalier mène à la fin de la manche, vous sautez sur la case juste devant lui. { grail-more-squire }
grail-about-fairy = Fée, 3. Choisissez ouvertement trois cases trèfle. Regardez leurs jetons en secret, et reposez-les sur ces cases dans l’ordre de votre choix, en secret aussi. Puis avancez de 1, 2 ou 3.
grail-about-smith = Forgeron, 4. Prenez une lance, s’il en reste ; puis avancez de 4.
grail-about-wizard = Magicien, 5. Posez le dragon sur une autre case sans chevalier, partout sauf à l’arrivée ; puis avancez de 5.
grail-about-princess = Princesse, 6. Allez au prochain château devant vous ; l’arrivée en est un. { grail-more-princess }
grail-about-priest = Prêtre, 7. Allez à la prochaine église devant vous ; s’il n’y en a plus, vous ne bougez pas. { grail-more-priest }
grail-about-horse = Cheval, 8. Avancez de 2, 4 ou 6, au choix.
grail-about-unicorn = Licorne, 9. Allez à la première case libre devant les prochains chevaliers : ceux qui occupent des cases qui se suivent sont doublés d’un coup, et le dragon aussi s’il est parmi eux ou sur la route. { grail-more-unicorn }
grail-about-cursing = Vous pouvez aussi maudire un allié écarté, pour qu’il ne se passe rien. Les alliés sont appelés de 1 à 9 : vous irez donc là où se trouvera alors le joueur qui l’a.
grail-about-curse = La malédiction. La sorcière a échangé sa case avec le joueur de l’allié maudit ; elle avance maintenant de 1 selon les règles ordinaires ; appliquez ensuite l’effet de votre case. Puis l’allié maudit joue.
grail-about-jump = Le saut de l’écuyer. Le chevalier désigné mène, et l’écuyer vous fait aller sur la case juste devant lui, comme tout déplacement en avant.
grail-about-boots = Bottes : avancez de 4. { grail-more-boots }
grail-about-goblin = Gobelin : reculez de 2, en ignorant le dragon ; si vous deviez finir sur lui, reculez d’une case de plus. Appliquez ensuite l’effet de votre case.
grail-about-bait = Appât : posez le dragon sur une autre case sans chevalier, partout sauf à l’arrivée. C’est obligatoire.
grail-about-fake_grail = Faux Graal : choisissez un autre chevalier, même s’il ne peut pas bouger. Il recule de 2, ou de 3 s’il devait finir sur le dragon. Il n’applique pas l’effet de la case où il arrive.
grail-about-magnet = Aimant : prenez une lance à un autre joueur de votre choix, si l’un d’eux en a une.

grail-first-won =
    Comment on gagne
    Le premier chevalier à l’arrivée, case { $finish }, gagne aussitôt, même au milieu d’une manche.
grail-first-round =
    Une manche
    Choisissez vos alliés en secret. Puis on les appelle de 1 à 9, et le joueur qui tient l’allié appelé le joue.
grail-first-mind =
    À retenir
    Le dragon barre la route, sauf si l’on dépense une lance. L’effet d’une case est pour vous si votre allié ou votre jeton vous y mène.
grail-signs =
    SIGNES DU PLATEAU
    ⚑  arrivée   ♜  château   †  église
    ♣  trèfle : son jeton est révélé si vous y arrivez
    ⌂  village : on lance le dé (3 ↑, 2 voleurs, 1 ★)
    12  rien ici
    A  un chevalier    ›  ‹  le chemin parcouru
    →A A←  où il s’arrêterait    ─  son chemin
    ▼  où mène le choix (@ en ASCII)
    →A↑  où vous arriveriez au prix d’une lance
    <§  le dragon ; <§3 près d’un nom : 3 cases devant
    →§  où irait le dragon    ┄  le saut de l’écuyer
    ►  doit jouer ; allié appelé    ▸◂  le chemin continue
    ★  le sceau : premier joueur, voit les alliés d’abord
    passé  vous l’avez passé    ?  on ne sait qui l’a
    maudit  appelé, la sorcière échange sa case avec lui
    ↑  une lance
    ▮  un allié gardé face cachée
    !  un allié maudit    →  le chevalier désigné
    ◄ ► ▲ ▼  le sens où passent les cartes
    ✓  un trèfle choisi
    { $sign-away }  absent
    +  plus de chevaliers ici qu’on n’en voit

grail-C1 = Le sentier est reconstitué : la place des trèfles, châteaux, églises, villages et du dragon, et le fait que chaque numéro de départ ait sa case. La règle laisse deux chevaliers commencer sur la même : c’est ce que fait le sentier aux départs partagés, et les numéros qui partagent une case sont devinés.
grail-C2 = L’effet des alliés est reconstitué dans le détail ; les noms de la fée, du magicien et du cheval sont de nous.
grail-R1 = Le prêtre ne bouge pas s’il n’y a plus d’église devant.
grail-R2 = Quand on passe le dragon, sa case compte comme un pas ; un déplacement qui y finirait finit une case plus loin.
grail-R3 = Le dragon doit être posé sur une autre case que la sienne.
grail-R4 = La licorne ne bouge pas si personne n’est devant.
grail-R5 = Le saut de l’écuyer est un déplacement de votre propre allié : le dragon l’arrête ou coûte une lance, vous appliquez l’effet de la case où il s’achève, et un sceau obtenu alors compte pour cette manche. On ne peut pas se désigner soi-même.
grail-R6 = Une malédiction est sans effet si personne n’a l’allié, ou si c’est le second allié de la sorcière elle-même.
grail-R7 = Vous n’appliquez l’effet d’une case que si vous avez été déplacé, d’une case ou plus ou par un échange vers une autre case, même si le pas qui suit l’échange est bloqué ou ramène en arrière. Bloqué aussitôt ou nulle part où aller : rien ne se passe.
grail-R8 = Un chevalier qu’un déplacement laisse sur sa case n’a pas bougé et garde sa place dans l’ordre.
grail-R9 = La sorcière et sa victime sur une même case y échangent leurs places, et personne n’a bougé.

# Instead of what moved a knight, where nothing did.
grail-tally-still = { $why ->
    [blocked] arrêté par le dragon
    [priest] aucune église devant
    [unicorn] personne devant
    [over] course finie avant
    [stays] nulle part où aller
   *[none] n’a pas bougé
  }
grail-total = { $space } sur { $finish }
grail-tally-spears = lances
