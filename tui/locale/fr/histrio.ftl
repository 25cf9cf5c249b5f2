histrio-name = Histrio
histrio-blurb = Parcourez les villes avec votre troupe, devinez l’humeur du Roi et jouez devant lui. 45 minutes.
histrio-title = saison { $season }/{ $seasons }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }/6
  }   le Roi veut { $mood ->
    [comedy] une COMÉDIE
   *[tragedy] une TRAGÉDIE
  }   { $ask ->
    [travel] phase : voyage
    [shown] phase : saltimbanques
    [end] fin du tour
    [disguise] festival
    [answer] festival
    [season] nouvelle saison
    [over] fin de la partie
   *[other] phase : villes
  }

## Things

histrio-town-1 = Amboise
histrio-town-2 = Blois
histrio-town-3 = Chinon
histrio-town-4 = Dijon
histrio-town-5 = Embrun
histrio-town-6 = Foix
histrio-town-7 = Gien
histrio-town-8 = Hesdin
histrio-city = { $number } { $town }
histrio-actor = { $talent ->
    [comedian] comédien { $level }
   *[tragedian] tragédien { $level }
  }
histrio-bonus = bonus de { $count } { $count ->
    [one] écu
   *[other] écus
  }
histrio-acrobat-chameleon = caméléon
histrio-acrobat-tightrope = funambule
histrio-acrobat-ox = dresseur de bœuf
histrio-acrobat-horse = cavalier
histrio-acrobat-fire_eater = cracheur de feu
histrio-acrobat-strongman = hercule
histrio-between = {" "}
histrio-short-chameleon = cam.
histrio-short-tightrope = funam.
histrio-short-ox = bœuf
histrio-short-horse = caval.
histrio-short-fire_eater = feu
histrio-short-strongman = herc.
histrio-clip-chameleon = cam.
histrio-clip-tightrope = fun.
histrio-clip-ox = bœuf
histrio-clip-horse = cav.
histrio-clip-fire_eater = feu
histrio-clip-strongman = herc.
histrio-code-chameleon = cm
histrio-code-tightrope = fu
histrio-code-ox = bo
histrio-code-horse = cv
histrio-code-fire_eater = fe
histrio-code-strongman = he
histrio-talent-comedian = comédien
histrio-talent-tragedian = tragédien
histrio-request = { $name } (rapporte { $pays })
histrio-request-brief = { $name } { $pays }
histrio-request-in_favour = En faveur
histrio-request-full_house = Grande troupe
histrio-request-pure_comedy = Pure comédie
histrio-request-pure_tragedy = Pure tragédie
histrio-request-mixed_bill = Tragicomédie
histrio-request-star_turn = Vedette
histrio-request-understudies = Doublures
histrio-request-all_ages = Tous les âges
histrio-request-ringmaster = M. Loyal
histrio-request-court_circle = La cour
histrio-request-contrarian = Contre-pied
histrio-no-show = aucun
histrio-show = { $mood ->
    [comedy] comédie { $difference }
    [tragedy] tragédie { $difference }
   *[none] égalité
  }

## What is still missing for a request

histrio-missing = { $what ->
    [level] il manque : { $lacks }
    [levels] il manque les { $lacks }
   *[other] il manque { $lacks }
  }
histrio-lack-actor = { $count } { $count ->
    [one] acteur
   *[other] acteurs
  }
histrio-lack-comedian = { $count } { $sign }
histrio-lack-tragedian = { $count } { $sign }
histrio-lack-no_comedian = { $count } { $sign } de trop
histrio-lack-no_tragedian = { $count } { $sign } de trop
histrio-lack-no_comedian-brief = −{ $count } { $sign }
histrio-lack-no_tragedian-brief = −{ $count } { $sign }
histrio-lack-balance = écart { $count }
histrio-lack-level = { $count } de niveau { $level }
histrio-lack-levels = niveaux { $levels }
histrio-lack-acrobat = { $count } { $count ->
    [one] saltimbanque
   *[other] saltimbanques
  }
histrio-lack-manager = { $count } { $count ->
    [one] régisseur
   *[other] régisseurs
  }
histrio-lack-pleasing = { $count } au spectacle
histrio-lack-contrary = { $count ->
    [one] { $count } niveau, humeur opposée
   *[other] { $count } niveaux, humeur opposée
  }
histrio-lack-contrary-brief = humeur opposée : { $count }

histrio-fact-there = ici : { $names }
histrio-fact-managers = { $count ->
    [one] { $count } régisseur au théâtre
   *[other] { $count } régisseurs au théâtre
  }
histrio-fact-of = { $who } : { $parts }.
histrio-fact-played = { $count ->
    [one] 1 demande déjà jouée ({ $requests })
   *[other] { $count } demandes déjà jouées ({ $requests })
  }
histrio-fact-ready = saltimbanques : { $cards }
histrio-fact-spent = saltimbanques utilisés : { $cards }
histrio-fact-travels = peut voyager vers { $cities }
histrio-fact-anywhere = partout
histrio-fact-but = partout sauf { $cities }
histrio-fact-goes = peut aller en
histrio-fact-request = { $name } (rapporte { $pays } ; { $state })
histrio-fact-requests = Vos demandes

## The board

histrio-loud-tragedy = TRAGÉDIE
histrio-loud-comedy = COMÉDIE
histrio-quiet-tragedy = tragédie
histrio-quiet-comedy = comédie
histrio-theatre = théâtre
histrio-head-troupe = troupe
histrio-head-money = écus
histrio-head-comedians = comédiens
histrio-head-tragedians = tragédiens
histrio-head-show = spectacle
histrio-head-requests = dem.
histrio-head-acrobats = saltimb.
histrio-friendly = troupe amie   peut encore aller en { $cards }
histrio-panel-cards = en main
histrio-panel-acrobats = saltimb.
histrio-panel-requests = mes demandes
histrio-panel-none = aucune demande secrète
histrio-met = remplie
histrio-played = jouée
histrio-coins = { $count ->
    [one] { $count } écu
   *[other] { $count } écus
  }
histrio-hint-1 = reprend
histrio-hint-2 = vole 1
histrio-hint-3 = régisseur
histrio-hint-4 = { "" }
histrio-hint-5 = coûte 1
histrio-empty = pas de rencontre
histrio-closed = fermée par { $by }
histrio-wants = le Roi veut { $mood ->
    [comedy] une COMÉDIE
   *[tragedy] une TRAGÉDIE
  }
histrio-you = vous
histrio-no-actors = pas encore d’acteurs
histrio-secret = { $count ->
    [0] aucune demande
    [one] { $count } demande secrète
   *[other] { $count } demandes secrètes
  }
histrio-pleases = plaît au Roi
histrio-best = le meilleur

## Questions

histrio-ask-travel = Où aller ? { $friend ->
    [none] { $cards ->
        [2] Ensuite, vos cartes reviennent.
       *[other] Les cartes se révèlent ensemble.
      }
   *[other] { $cards ->
        [2] Puis vos cartes reviennent. Amis (secret) : { $friend }.
       *[other] Vos amis vont en secret à { $friend }.
      }
  }
histrio-ask-shown = { $acrobat ->
    [tightrope] Funambule : gagner une ville voisine, ou rester ?
    [horse] Cavalier : visiter aussi une seconde ville ?
    [ox] Dresseur de bœuf : fermer { $city ->
        [none] une ville
       *[other] { $city }
      } aux autres ?
   *[other] Un saltimbanque, avant de résoudre les villes ?
  }
histrio-ask-end = Le tour s’achève. Utiliser un saltimbanque ?
histrio-ask-steal = { $city } : à qui volez-vous 1 écu ?
histrio-ask-court = { $city } : envoyer à la cour { $actors ->
    [one] l’acteur obtenu
   *[other] un des acteurs obtenus
  } ?
histrio-ask-discard = Gardez trois demandes : laquelle défaussez-vous ?
histrio-ask-disguise = Que joue votre { $which ->
    [only] caméléon
    [first] premier caméléon
   *[second] second caméléon
  } ?
histrio-ask-answer = { $cards ->
    [1] Vous ne remplissez aucune de vos demandes.
   *[other] Quelle demande secrète jouez-vous ? Révélation commune.
  }

## Answers

histrio-swing = { $steps } vers { $way ->
    [comedy] la comédie
   *[tragedy] la tragédie
  }
histrio-goes = { $start } → { $end }
histrio-answer-travel = { $town } | { $cards ->
    [none] vide : piocher une demande
   *[other] { $friends ->
        [yes] avec vos amis : { $cards }
       *[no] seul { $cards }{ $money }
      } | à plusieurs : aiguille { $goes }
  }
histrio-brief-travel = { $town } | { $cards ->
    [none] vide
   *[other] { $friends ->
        [yes] avec amis
       *[no] { $cards }{ $money }
      }
  }
histrio-tried-travel = { $town } | { $cards ->
    [none] vide
   *[other] { $friends ->
        [yes] avec amis
       *[no] { $cards }
      }
  }
histrio-answer-horse = cavalier vers { $town } | { $barred ->
    [none] { $names ->
        [none] seul : { $cards ->
            [none] une demande
           *[other] { $cards }{ $money }
          }
       *[other] avec { $names } : aiguille { $goes }
      }
   *[other] fermée par { $barred } : rien
  }
histrio-answer-tightrope = funambule : { $start } → { $city } | { $barred ->
    [none] { $names ->
        [none] seul : { $cards ->
            [none] une demande
           *[other] { $cards }{ $money }
          }
       *[other] avec { $names } : aiguille { $goes }
      }
   *[other] fermée par { $barred } : rien
  }
histrio-money = { $amount ->
    [0] { "" }
   *[other] {" "}({ $signed })
  }
histrio-still = immobile
histrio-answer-ox = dresseur de bœuf : fermer { $city } | rien là-bas pour { $names ->
    [none] { $more ->
        [1] l’autre joueur
       *[other] les autres
      }
   *[other] { $more ->
        [0] { $names }
       *[other] { $names } et les autres
      }
  }
histrio-answer-fire_eater = cracheur de feu : { $swing } | { $goes }
histrio-answer-strongman = hercule | { $names ->
    [none] personne n’a d’écu à prendre
   *[other] 1 écu { $count ->
        [one] pris à { $names }
       *[other] pris à chacun : { $names }
      }
  }
histrio-passed = { $ask ->
    [answer] aucune demande secrète à jouer
   *[other] aucun autre saltimbanque
  }
histrio-no-acrobat = pas de saltimbanque
histrio-answer-done = pas de saltimbanque maintenant
histrio-answer-steal = voler 1 écu à { $victim } | qui en a { $money }
histrio-answer-court = envoyer { $card } | aiguille { $goes }
histrio-answer-keep_all = { $count ->
    [one] garder { $cards }
   *[other] tout garder : { $cards }
  }
histrio-answer-discard = { $name } | paie { $pays }, { $lacks ->
    [none] remplie
   *[other] pas encore ({ $lacks })
  }
histrio-answer-disguise = { $talent ->
    [comedian] un comédien | { $show }
   *[tragedian] un tragédien | { $show }
  }
histrio-answer-answer = jouer { $name } | rapporte { $pays } { $sign-coin }
histrio-answer-no_request = { $cards ->
    [1] continuer
   *[other] n’en jouer aucune
  }

## The log

histrio-log-turn = — Saison { $season }, tour { $turn }. Premier joueur : { $seat }.
histrio-log-season = — Saison { $season }. Acteurs et cartes rencontre sont défaussés et mélangés ; les saltimbanques resservent.
histrio-log-encounter = { $count ->
    [1] Nouveau dans la ville { $end }
   *[other] Nouveau, villes { $start } à { $end }
  } : { $all }{ $last ->
    [yes] . La pioche est maintenant vide.
   *[no] { "" }
  }
histrio-part-encounter = { $card }
histrio-log-looks = { $card ->
    [none] { "" }
   *[other] Vous regardez : votre troupe amie ira à { $card }.
  }
histrio-log-travels = { $horse ->
    [yes] Aussi : { $all }
   *[no] On révèle : { $all }
  }
histrio-part-travels = { $friendly ->
    [yes] { $seat }* → { $city }
   *[no] { $seat } → { $city }
  }
histrio-log-tightrope = Funambule ({ $seat }) : la caravelle va de { $start } à { $end }.
histrio-log-ox = Dresseur de bœuf ({ $seat }) : { $city } est fermée à tous les autres joueurs.
histrio-log-horse = Cavalier ({ $seat }) : une seconde caravelle arrive.
histrio-log-fire_eater = Cracheur de feu ({ $seat }) : { $swing }.
histrio-log-strongman = Hercule ({ $seat }) : chaque autre joueur paie 1 écu.
histrio-log-city = { $city } : { $count ->
    [0] personne ne peut entrer.
    [one] { $names }, sans rival.
   *[other] { $names } se rencontrent.
  }{ $barred ->
    [none] { "" }
   *[other] {" "}Porte fermée pour { $barred }.
  }
histrio-log-meets = { $kind ->
    [actor] { $seat } rencontre : { $card }.
    [acrobat] { $seat } gagne un saltimbanque : { $card }.
   *[bonus] { $seat } prend : { $card }.
  }
histrio-log-unpaid = { $seat } n’a pas d’écu à payer ; défaussé : { $card }.
histrio-log-court = { $seat } envoie à la cour : { $card }.
histrio-log-joins = { $seat } engage : { $cards }.
histrio-log-clears = { $city }, défaussé : { $cards }.
histrio-log-takes_back = { $friendly ->
    [yes] { $seat }* : les cartes de la troupe amie sont remélangées, ses caravelles rentrent.
   *[no] { $seat } reprend toutes ses cartes Voyage et ses caravelles.
  }
histrio-log-money = { $why ->
    [managers] { $seat } reçoit { $amount } { $amount ->
        [one] écu, pour le régisseur au théâtre.
       *[other] écus, un par régisseur au théâtre.
      }
    [wage] { $seat } paie { $amount } { $amount ->
        [one] écu
       *[other] écus
      } de salaire.
    [actors] { $seat } reçoit { $amount } { $amount ->
        [one] écu, pour un acteur au goût du Roi.
       *[other] écus, un par acteur au goût du Roi.
      }
    [show] { $seat } reçoit { $amount } { $amount ->
        [one] écu
       *[other] écus
      } pour le spectacle.
   *[other] { "" }
  }
histrio-log-steals = { $seat } prend 1 écu à { $victim }.
histrio-log-manager = { $seat } envoie un régisseur au théâtre et y en a { $managers }.
histrio-log-needle = { $way ->
    [stays] L’aiguille reste sur { $end }.
    [set] L’aiguille est placée : { $start } → { $end }.
   *[moves] L’aiguille bouge : { $start } → { $end }.
  }
histrio-log-mood = { $mood ->
    [comedy] L’humeur du Roi passe à la COMÉDIE !
   *[tragedy] L’humeur du Roi passe à la TRAGÉDIE !
  }{ $managers ->
    [none] { "" }
   *[other] {" "}Les régisseurs rentrent tous ({ $managers }).
  }
histrio-part-home = { $seat } { $count }
histrio-log-toss = Pile ou face pour l’humeur du Roi : { $mood ->
    [comedy] comédie.
   *[tragedy] tragédie.
  }
histrio-log-draws = { $seat } pioche une demande secrète{ $request ->
    [none] .
   *[other] {" "}: { $request }.
  }
histrio-log-discards = { $seat } défausse une demande secrète{ $request ->
    [none] .
   *[other] {" "}: { $request }.
  }
histrio-log-reshuffles = Les demandes défaussées sont remélangées.
histrio-log-festival = — Le festival de la saison { $season } ! Le Roi veut { $mood ->
    [comedy] une comédie.
   *[tragedy] une tragédie.
  }
histrio-log-disguised = { $count ->
    [1] Le caméléon se montre ({ $seat }) : { $talents }.
   *[other] Les caméléons se montrent ({ $seat }) : { $talents }.
  }
histrio-log-show = { $mood ->
    [comedy] { $seat } donne une comédie, différence { $difference }
    [tragedy] { $seat } donne une tragédie, différence { $difference }
   *[none] { $seat } ne donne ni comédie ni tragédie
  }{ $best ->
    [yes] {" "}: le spectacle préféré du Roi !
   *[no] .
  }
histrio-log-request = { $lacks ->
    [none] { $again ->
        [yes] { $seat } : la demande « { $request } » est de nouveau remplie et rapporte { $pays } écus.
       *[no] { $seat } joue la demande « { $request } » et reçoit { $pays } écus.
      }
   *[other] { $seat } : la demande « { $request } » ne rapporte pas de nouveau ({ $lacks }).
  }
histrio-log-no_request = { $seat } ne joue pas de demande.
histrio-log-over = Le dernier festival est fini. On compte les écus.

## The end

histrio-why-used = { $city } : cette carte Voyage est utilisée ; toutes reviennent quand il n’en reste qu’une ou aucune.
histrio-why-spent = { $card } : déjà utilisé cette saison.
histrio-why-window = { $card } : { $window ->
    [shown] s’utilise juste après la révélation des cartes Voyage.
   *[other] s’utilise à la fin du tour.
  }
histrio-why-not-there = { $city } : le dresseur de bœuf ne ferme qu’une ville où attend votre caravelle.
histrio-why-poor = { $victim } : pas un écu à prendre.
histrio-why-joined = { $card } : seul un acteur que vous venez de gagner peut aller à la cour.
histrio-why-unmet = { $request } : la condition n’est pas remplie ({ $lacks }).
histrio-curve = Écus par tour{ $seasons ->
    [1] { "" }
   *[other] , │ nouvelle saison
  }
histrio-figures = { $step ->
    [1] Écus après chaque tour
   *[other] Écus, 1 tour sur { $step }
  }
histrio-part = Saison { $season }, tour { $turn }
histrio-lap = Saison { $season }
histrio-after = après le tour { $turn } de la saison { $season }
histrio-end-money = { $name } a le plus d’écus et gagne.
histrio-end-shared = { $name } ont autant d’écus et se partagent la victoire.
histrio-end-told = { $name }, saison { $season } : { $show ->
    [none] { "" }
   *[other] { $show },{" "}
  }écus { $actors } pour les acteurs, { $prize } pour le spectacle, { $requests } pour les demandes
histrio-tally-title = Festival de la saison { $season } : le Roi veut { $mood ->
    [comedy] une comédie
   *[tragedy] une tragédie
  }
histrio-tally-troupe = troupe
histrio-tally-show = spectacle
histrio-tally-actors = acteurs
histrio-tally-prize = prix
histrio-tally-requests = demandes
histrio-tally-sum = gagnés
histrio-tally-money = en caisse

## What things are (i)

histrio-explain = L’aiguille montre l’humeur du Roi : à gauche du milieu la tragédie, à droite la comédie. Quand elle passe le milieu, tous les régisseurs du théâtre rentrent chez eux.

    Autour du théâtre se trouvent huit villes, et la route de 1 à 8. Chacune montre ses cartes rencontre, la plus récente d’abord (dans une rangée pleine, les acteurs par talent) : { $comedian } et { $tragedian } sont des comédiens et des tragédiens avec leur niveau, + est un bonus, les mots sont des saltimbanques. Les troupes y sont nommées par leur lettre : ici celles dont la caravelle vient d’arriver (derrière { $ship } faute de place), attendu celles que vous seul connaissez, venus celles dont la carte Voyage a servi ; « vous ? » est là où vous iriez. Une lettre avec * est une troupe amie.

    Près d’une troupe se trouvent ses régisseurs au théâtre et, là où il y a la place, les villes où elle peut encore aller. Le chiffre d’un acteur est son niveau. Le spectacle est la différence entre les niveaux des comédiens et ceux des tragédiens. À côté se trouvent les écus qu’acteurs et spectacle rapporteraient si le festival avait lieu à présent. ■ (en une ligne, un mot) est une demande jouée, qui rapporte encore si elle est de nouveau remplie. Les saltimbanques dits utilisés ont déjà servi cette saison.
histrio-about-city = Aucune carte rencontre : chaque joueur qui y vient pioche une demande secrète.
histrio-about-card = { $card } : { $effect }
histrio-about-closed = Dresseur de bœuf ({ $by }) : ce tour-ci, aucun autre joueur ne résout ni ne pioche rien ici.
histrio-about-friends = Votre troupe amie vient ici : vous ne serez pas sans compagnie.
histrio-about-rivals = { $names ->
    [none] Aucune autre troupe ne peut voyager ici ce tour-ci.
   *[other] Peuvent venir : { $names }.
  }
histrio-effect-1 = reprenez vos cartes Voyage utilisées et vos caravelles{ $letter ->
    [none] { "" }
   *[other] {" "}({ $letter })
  }
histrio-effect-2 = volez 1 écu à un autre joueur
histrio-effect-3 = placez un régisseur au théâtre, puis prenez 1 écu par régisseur qui s’y trouve (en ce moment { $count })
histrio-effect-4 = aucun effet
histrio-effect-5 = payez 1 écu ; si vous n’en avez pas, la carte est défaussée
histrio-effect-bonus = prenez les écus
histrio-about-travel = Sans rival dans une ville, vous prenez ses cartes rencontre une à une, et pouvez ensuite envoyer un des acteurs à la cour. Si d’autres viennent aussi, personne ne prend rien : les acteurs déplacent l’aiguille, et chaque joueur pioche une demande secrète.
histrio-about-chameleon = Au festival, avant tout le reste : vous choisissez en secret s’il compte comme comédien ou tragédien de niveau 1 dans la différence. À part cela, ce n’est pas un acteur.
histrio-about-tightrope = Après la révélation des cartes Voyage, une fois par saison : votre caravelle va dans une ville voisine et y est résolue. Ensuite, elle marque la ville de votre carte Voyage. 1 et 8 ne sont pas voisines.
histrio-about-ox = Après la révélation des cartes Voyage, une fois par saison : la ville où se trouve votre caravelle est fermée à tous les autres joueurs ce tour-ci. Ils n’y résolvent et n’y piochent rien, et leurs cartes sont utilisées. Les troupes amies ne sont pas concernées.
histrio-about-horse = Après la révélation des cartes Voyage, une fois par saison : vous jouez ouvertement une carte Voyage de plus, et visitez aussi cette ville avec une seconde caravelle.
histrio-about-fire_eater = À la fin du tour, une fois par saison : déplacez l’aiguille de 1 ou 2 crans, dans un sens ou dans l’autre.
histrio-about-strongman = À la fin du tour, une fois par saison : prenez 1 écu à chaque autre joueur qui en a.
histrio-about-done = Vous n’utilisez plus de saltimbanque maintenant. Les vôtres pourront servir plus tard dans la saison.
histrio-about-steal = Un acteur de niveau 2 vole 1 écu à un autre joueur de votre choix.
histrio-about-court = L’acteur va à la cour au lieu de rejoindre votre troupe : l’aiguille va vers son talent, d’autant de crans que son niveau. Ce qu’il a fait à votre rencontre reste acquis.
histrio-about-festival = Un festival paie 1 écu par acteur de l’humeur du Roi, { $show } par spectacle de cette humeur, ou { $best } si c’est le meilleur.
histrio-about-keep_all = Tous les acteurs obtenus rejoignent votre troupe. L’aiguille ne bouge pas.
histrio-about-discard = On ne peut garder que trois demandes non jouées. Celle que vous défaussez part face cachée ; personne ne la voit.
histrio-about-disguise = Un caméléon compte comme un niveau 1 du talent de votre choix, dans la différence seulement. Tous les caméléons sont révélés ensemble.
histrio-about-answer = À chaque festival, vous pouvez jouer une demande que vous remplissez ; elle rapporte et reste face visible. Jouée en saison 1, elle rapporte encore d’elle-même en saison 2 si elle est de nouveau remplie. Pour n’en jouer aucune, on pose une carte blanche face cachée.
histrio-needs-in_favour = un spectacle qui plaît au Roi
histrio-needs-full_house = six acteurs ou plus
histrio-needs-pure_comedy = trois comédiens ou plus, et aucun tragédien
histrio-needs-pure_tragedy = trois tragédiens ou plus, et aucun comédien
histrio-needs-mixed_bill = autant de comédiens que de tragédiens, deux ou plus de chaque
histrio-needs-star_turn = un acteur de niveau 5
histrio-needs-understudies = trois acteurs de niveau 1 ou plus
histrio-needs-all_ages = des acteurs des cinq niveaux
histrio-needs-ringmaster = deux saltimbanques ou plus, utilisés ou non, caméléons compris
histrio-needs-court_circle = deux de vos régisseurs ou plus au théâtre
histrio-needs-contrarian = un spectacle de l’humeur que le Roi n’a pas

## Options

histrio-option-seasons = Saisons
histrio-about-seasons = Deux saisons, ou une seule pour une partie courte qui s’achève après le premier festival.

## Help

histrio-first-won =
    Comment on gagne
    Le plus d’écus après { $seasons ->
        [1] le festival
       *[other] les deux festivals
      }. Un acteur au goût du Roi rapporte 1 ; un spectacle à son goût, davantage.
histrio-first-round =
    Un tour
    Choisissez une ville en secret. Seul, vous prenez tout. À plusieurs, personne ne prend rien, et ses acteurs déplacent l’aiguille.
histrio-first-mind =
    À retenir
    Le côté de l’aiguille est l’humeur du Roi. Les demandes sont secrètes ; une par saison se joue au festival.
histrio-signs =
    SIGNES DU PLATEAU
    { $sign-comedy }  comédien    { $sign-tragedy }  tragédien, avec son niveau
    { $sign-acrobat }  saltimbanque    ◉  écus
    cm fu bo  caméléon, funambule, dresseur de bœuf
    cv fe he  cavalier, cracheur de feu, hercule
    ★  premier joueur
    ✓  a choisi ; une demande remplie
    ►  doit jouer
    { $sign-thinking }  réfléchit    { $sign-away }  absent
    ×A  une ville que le bœuf de A a fermée aux autres
    ▲A  une caravelle qui attend, ou A sur sa couleur
    A*  une troupe amie    ?A  vous y allez en secret
    { $sign-manager }  un régisseur au théâtre
    { $sign-request }  demandes secrètes
    ■  une demande jouée
    ▼  l’aiguille    ▽ ◂ ▸  où elle s’arrêterait
    ▽  curseur sur une ville : si d’autres viennent
    ·  rien    →  le résultat
    ╭╴ ╶╮  pas de carte ici ; une carte voyage utilisée
histrio-R1 = L’aiguille commence sur comédie 1 ou tragédie 1, à pile ou face, en saison 2 aussi.
histrio-R2 = Le premier joueur de la partie est tiré au sort ; le rôle passe à gauche après chaque tour, pendant les deux saisons.
histrio-R3 = Si les trois régisseurs d’un joueur sont déjà au théâtre, son acteur de niveau 3 rapporte simplement pour ceux qui s’y trouvent.
histrio-R4 = Un joueur qui a plus de trois demandes non jouées en défausse aussitôt une de son choix, face cachée.
histrio-R5 = À deux joueurs, votre propre troupe amie compte aussi comme une troupe présente. Seule, elle vide une ville sans effet ; deux troupes amies sans joueur déplacent l’aiguille, et personne ne pioche.
histrio-R6 = On joue au plus une demande par saison, tous ensemble, et on peut garder une demande remplie. Jouée en saison 1, elle rapporte encore d’elle-même en saison 2 si elle est de nouveau remplie.
histrio-R7 = Le bœuf ferme une ville pour tout le tour, quel que soit le joueur qui en part ou y vient. S’il n’y a là que des joueurs qui ne peuvent pas entrer, ses cartes rencontre restent. Les troupes amies ne sont pas concernées et comptent comme présentes.
histrio-R8 = Deux caravelles d’un joueur dans une ville comptent comme une troupe. Une caravelle en attente dont la carte a été reprise visite quand même sa ville, puis rentre.
histrio-C1 = Reconstitué : l’aiguille a huit crans de chaque côté, et pas de zéro.
histrio-C2 = Reconstitué : le nombre de cartes rencontre de chaque sorte, et tous les saltimbanques, sauf qu’il y a un bœuf et un cheval.
histrio-C3 = Reconstitué : les conditions et les gains de toutes les demandes secrètes, sauf les 4 écus d’En faveur.
histrio-C4 = Les noms des villes sont de nous.

## Headings of choices in columns

histrio-column-city = ville
histrio-column-alone = si vous êtes seul
histrio-column-shared = Roi, si d’autres viennent
histrio-column-needle-head = Roi après
histrio-column-show = votre spectacle
histrio-column-met = avec
histrio-column-stays = reste { $mark }
histrio-column-to = à { $city }
histrio-column-send-brief = envoyer { $card }
histrio-column-needle = { $start } → { $end }


## Words beside signs and marks of the board, and in columns of choices

histrio-here = ici
histrio-coming = attendu
histrio-been = venus
histrio-friends-left = Amis { OF($name) } : encore { $cities }
histrio-friends-left-brief = Amis { OF($name) } : { $cities }
histrio-friends-all = Amis { OF($name) } : toutes les villes
histrio-friends-all-brief = Amis { OF($name) } : toutes

histrio-column-mask = caméléon
histrio-column-earns = gain
histrio-column-money = écus
histrio-column-to-head = ville
histrio-column-stay = rester à { $city }
histrio-column-nobody = seul
histrio-column-victim = voler 1 écu à
histrio-column-theirs = sa bourse
histrio-column-request-head = demande
histrio-column-pays = rapporte
histrio-column-play = jouer
histrio-friends-of = amis { OF($name) }
histrio-note-kept = { $last ->
    [yes] C’est le dernier festival.
   *[no] Les demandes gardées peuvent rapporter en saison 2.
  }
histrio-column-stay-brief = rester
histrio-figure-chameleon = niveau 1, pour le spectacle seul
histrio-figure-tightrope = mène votre caravelle ({ $letter }) dans une ville voisine
histrio-figure-ox = les autres n’y reçoivent rien
histrio-figure-horse = vous mène dans une seconde ville
histrio-figure-fire_eater = déplace l’aiguille de 1 ou 2
histrio-figure-strongman = prend 1 écu à chaque autre joueur
histrio-note-later = Peuvent aussi en employer un : { $names }.
histrio-troupe-all = peut aller partout
histrio-column-still = immobile
histrio-head-play = spect.
histrio-column-choice = choix
histrio-verdict-yes = plaît
histrio-verdict-no = déplaît
histrio-verdict-best = le meilleur
histrio-used = { $count } { $count ->
    [one] servi
   *[other] servis
  }
histrio-end-show = spectacle { $season }
histrio-end-start = début
histrio-end-cities = villes
histrio-end-actors = acteurs
histrio-end-mood = { $mood ->
    [comedy] comédie
    [tragedy] tragédie
   *[none] égalité
  }
histrio-end-requests = demandes
histrio-end-all = écus
histrio-column-keep-all = tout garder
