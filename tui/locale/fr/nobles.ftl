nobles-name = Nobles en duel
nobles-blurb = Deux cours de trois nobles se défient à coups d’armes, d’armures et de dés, jusqu’à la chute de l’une d’elles. Environ 30 minutes.
nobles-title = { $step ->
    [court] choix des cours
    [over] tour { $number } : la fin
   *[turn] tour { $number } : { $name }{ $quiet ->
        [0] { "" }
       *[other] {"   "}{ $quiet } tours sans duel sur 40
    }
  }

## Cards: the letter of a rank, one column wide

nobles-rank-king = R
nobles-rank-queen = D
nobles-rank-jack = V
nobles-rank-ace = A
nobles-name-king = roi
nobles-name-queen = dame
nobles-name-jack = valet
nobles-kind-ace = as
nobles-kind-armour = armure
nobles-kind-weapon = arme
nobles-kind-idle = inutile
nobles-kind-favour-hearts = soin
nobles-kind-favour-diamonds = tirage
nobles-kind-favour-clubs = prise
nobles-kind-favour-spades = vue

## The steps of a turn, in the line above the courts

nobles-step-income = revenu
nobles-step-favour = faveur
nobles-step-buy = achat
nobles-step-tithe = dîme
nobles-step-equip = armure
nobles-step-challenge = défi
nobles-step-duel = duel
nobles-now-substitute = (remplaçant)
nobles-now-weapons = (armes)
nobles-step-court = Les deux joueurs choisissent en même temps, en secret.

nobles-fact-yours = Vos armes
nobles-fact-decks = Les pioches : nobles { $nobles }, armes { $weapons }.

## People and piles

nobles-coins = { $count } { $count ->
    [one] écu
   *[other] écus
  }
nobles-hand = main
nobles-hand-empty = main vide
nobles-favours = faveurs
nobles-favour-of = { $suit ->
    [hearts] la faveur de cœur
    [diamonds] la faveur de carreau
    [clubs] la faveur de trèfle
   *[spades] la faveur de pique
  }
nobles-you = vous
nobles-pile-nobles = nobles
nobles-pile-weapons = armes
nobles-pile-discard = défausse
nobles-pile-fallen = tombés
nobles-none = aucune
nobles-no-weapons = aucune arme

## A duel: terms of the sums, and how it stands

nobles-tally-title = Le duel : { DEFINITE($one) } contre { DEFINITE($other) }
nobles-tally-won = { DEFINITE($noble) } gagne{ $by ->
    [ace] {" "}d’un as
   *[score] {" "}{ $more } à { $less }
  }
nobles-tally-tied = Égalité
nobles-tally-stamina = Résistance
nobles-row-strength = force
nobles-row-armour = armure
nobles-row-queen = dame
nobles-row-dice = dés
nobles-row-weapon = arme
nobles-row-weapon-1 = arme 1
nobles-row-weapon-2 = arme 2
nobles-row-total = total
nobles-row-ace = as
nobles-near = { $closeness ->
    [suit] enseigne
    [colour] couleur
   *[other] autre couleur
  }
nobles-versus = contre
nobles-stage-stake = enjeu : 1 écu et 1 blessure
nobles-fallen = tombé
nobles-duel-would = { DEFINITE($challenger) } gagne { $wins } %, égalité { $ties } %
nobles-duel-instead = { $noble } à la place de { DEFINITE($spared) } ?
nobles-duel-answer = { DEFINITE($challenger) } défie { DEFINITE($noble) }
nobles-duel-ace = Un as décide : on ne compte pas.
nobles-duel-level = { $score } partout pour l’instant
nobles-duel-leads = { DEFINITE($noble) } mène de { $by }
nobles-duel-won = dernier duel : { DEFINITE($noble) } gagne{ $by ->
    [ace] {" "}d’un as
   *[score] {" "}{ $more } à { $less }
  }
nobles-duel-tied = dernier duel nul : 2 blessures
nobles-duel-loser = { $fell ->
    [yes] { DEFINITE($noble) } tombe
   *[no] { DEFINITE($noble) } : blessure
  }
nobles-aid-king = { $card } { $strength }, endure { $bears }, { $dice } dés, { $weapons } arme
nobles-aid-queen = { $card } { $strength }, endure { $bears }, { $dice } dé, { $weapons } arme ; aide +3
nobles-aid-jack = { $card } { $strength }, endure { $bears }, { $dice } dé, { $weapons } armes
nobles-aid-court = dame : +3 aux rois et valets
nobles-aid-suit = { $only ->
    [suit] armes : même enseigne seulement
    [colour] sa couleur ; son enseigne : +2
   *[none] arme de l’enseigne du noble : +2
  }

## Questions

nobles-ask-court = Votre cour : gardez { $left ->
    [3] 3 de vos six nobles.
   *[other] encore { $left ->
        [one] 1 noble
       *[other] { $left } nobles
    }.
  }
nobles-ask-favour = { $state ->
    [used] Faveur : c’est fait pour ce tour.
    [seen] Vous voyez l’autre main ci-dessus, jusqu’à ce que vous continuiez.
    [closed] Faveur : aucune n’aurait d’effet.
    [without] Faveur : vous n’avez pas de carte de la bonne enseigne ({ $suits }).
   *[open] Faveur : poser une arme pour la faveur de son enseigne ?
  }
nobles-ask-buy = { $offer ->
    [both] Achat : { $weapons ->
        [one] 1 arme à 1
       *[other] jusqu’à { $weapons } armes à 1
    }, un noble à 5 ?
    [noble] Achat : un noble à 5 écus ?
    [weapons] Achat : { $weapons ->
        [one] 1 arme à 1 écu
       *[other] jusqu’à { $weapons } armes à 1 écu chacune
    } ?
   *[nothing] Achat : plus rien ce tour-ci. Vous avez { $coins } { $coins ->
        [one] écu
       *[other] écus
    }.
  }
nobles-ask-tithe = { $state ->
    [used] Dîme : déjà prise ce tour-ci.
    [closed] Dîme : vous n’avez pas de roi qui puisse l’endurer.
   *[open] Dîme : blesser un roi pour gagner 1 écu ?
  }
nobles-ask-equip = { $state ->
    [closed] Armure : vous n’en avez aucune à poser ni à déplacer.
    [lay] Armure : poser un 2 ou un 3 ?
    [move] Armure : déplacer une armure ?
   *[open] Armure : poser un 2 ou un 3, ou déplacer une armure ?
  }
nobles-ask-challenge = Défier ? { $substitute ->
    [yes] { $name } peut envoyer un remplaçant.
    [dear] { $name } ne peut payer de remplaçant.
   *[none] { $name } n’a pas de remplaçant.
  }
nobles-ask-substitute = { DEFINITE($challenger) } défie votre { $noble }. Envoyer un remplaçant pour 2 écus ?
nobles-ask-weapons = { $left ->
    [0] Armes : { DEFINITE($noble) } n’a plus le droit d’en poser.
   *[other] { $choice ->
        [no] Armes : vous n’en avez aucune pour { DEFINITE($noble) }.
       *[yes] Armes : en poser { $laid ->
            [0] { "" }
           *[other] encore{" "}
        }{ $left ->
            [one] une
           *[other] jusqu’à { $left }
        } ?
    }
  } { $ace ->
    [yes] Un as décide.
   *[no] { $stands ->
        [ahead] Vous menez { $mine } à { $theirs }.
        [behind] L’autre mène { $theirs } à { $mine }.
       *[level] Égalité à { $mine }.
    }
  }

## Answers

nobles-answer-keep = { $card } | { $strength } | { $dice } { $dice ->
    [one] dé
   *[other] dés
  } | endure { $bears } | { $weapons } { $weapons ->
    [one] arme
   *[other] armes
  }
nobles-answer-favour-hearts = { $card } | soigner { DEFINITE($target) } | résistance { $before } → { $after }
nobles-answer-favour-diamonds = { $card } | piocher { $count } { $count ->
    [one] arme
   *[other] armes
  }
nobles-answer-favour-clubs = { $card } | prendre { DEFINITE($target) } dans la défausse
nobles-answer-favour-spades = { $card } | regarder l’autre main ({ $count })
nobles-answer-buy-weapon = une arme | écus { $before } → { $after }
nobles-answer-buy-noble = un noble | écus { $before } → { $after }
nobles-answer-tithe = { $card } | résistance { $left } → { $after } | écus { $before } → { $coins }
nobles-answer-arm = { DEFINITE($card) } sur { DEFINITE($noble) } | { $before } → { $after }
nobles-answer-move-armour = { $exchanged ->
    [none] { DEFINITE($card) } de { DEFINITE($source) } à { DEFINITE($target) } | { $before } → { $after }
   *[other] échange : { DEFINITE($card) } à { DEFINITE($target) }, { DEFINITE($exchanged) } à { DEFINITE($source) }
  }
nobles-answer-challenge = { DEFINITE($noble) } défie { DEFINITE($target) } | { $own } contre { $their } | gagne { $wins } % | égalité { $ties } %
nobles-answer-substitute = envoyer { DEFINITE($noble) } | { $own } | gagne { $wins } % | écus { $before } → { $after }
nobles-answer-lay = { $card } | { $effect ->
    [nothing] n’ajoute rien, un as décide
   *[score] +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } bonus
    }
  } | { $score } | { $outcome }
nobles-answer-lay-ace = { $card } | as, { $closeness ->
    [suit] même enseigne
    [colour] même couleur
   *[other] autre couleur
  }{ $against ->
    [wins] {" "}; bat l’autre as
    [tie] {" "}; égalité d’as
    [loses] {" "}; perd sur l’autre as
   *[none] { "" }
  } | | { $outcome }
nobles-score = { $mine } : { $theirs }
nobles-wins-short = { $wins } %
nobles-outcome-open = puis { $name } joue ses armes
nobles-outcome-win = victoire
nobles-outcome-lose = défaite
nobles-outcome-tie = égalité
nobles-outcome-wounded = { $noble } : une blessure
nobles-outcome-both = une blessure à chacun
nobles-outcome-falls = { $noble } périt
nobles-outcome-over = fin de la partie
nobles-passed = { $step ->
    [favour] aucune faveur possible
    [buy] rien à acheter
    [tithe] aucune dîme possible
    [equip] aucune armure à poser
   *[weapons] { "" }
  }
nobles-answer-done = { $step ->
    [favour] { $used ->
        [yes] continuer : { $next }
       *[no] pas de faveur | puis : { $next }
    }
    [buy] { $bought ->
        [yes] ne plus rien acheter
       *[no] ne rien acheter
    } | puis : { $next }
    [tithe] { $used ->
        [yes] continuer : { $next }
       *[no] pas de dîme | puis : { $next }
    }
    [equip] ne rien changer | puis : { $next }
    [challenge] pas de défi : fin du tour
    [substitute] { DEFINITE($noble) } reste | { $own } | gagne { $wins } %
   *[weapons] { $laid ->
        [0] aucune arme
       *[other] s’en tenir là
    } | { $score } | { $outcome }
  }

## Waiting

nobles-waiting = { $name } { $step ->
    [favour] peut demander une faveur…
    [buy] peut acheter…
    [tithe] peut prendre la dîme d’un roi…
    [equip] peut équiper sa cour…
    [challenge] peut lancer un défi…
    [substitute] peut envoyer un remplaçant…
   *[weapons] peut poser des armes…
  }

## The log

nobles-log-keeps = { $noble ->
    [none] { "" }
   *[other] { $seat } garde { DEFINITE($noble) }.
  }
nobles-log-court = { $seat } réunit sa cour : { $nobles }.
nobles-log-first = { $seat } commence, par tirage au sort.
nobles-log-hand = { $seat } reçoit { $weapons ->
    [none] { $count } { $count ->
        [one] arme
       *[other] armes
    }
   *[other] { DEFINITE($weapons) }
  }.
nobles-log-turn = — Tour { $number } : { $seat } reçoit { $gained } { $gained ->
    [one] écu
   *[other] écus
  } (total { $coins }).
nobles-log-favour = { $seat } pose { DEFINITE($card) } pour une faveur.
nobles-log-heals = { DEFINITE($noble) } guérit d’une blessure et { $wounds ->
    [0] n’en a plus
   *[other] en a encore { $wounds }
  }.
nobles-log-draws = { $seat } pioche { $weapon ->
    [none] une arme
   *[other] { DEFINITE($weapon) }
  }.
nobles-log-takes = { $seat } prend { DEFINITE($weapon) } dans la défausse.
nobles-log-looks = { $seat } regarde la main adverse{ $weapons ->
    [none] .
   *[other] {" "}: { $weapons }.
  }
nobles-log-reshuffle = La défausse, { $weapons } { $weapons ->
    [one] arme
   *[other] armes
  }, est mélangée : c’est la nouvelle pioche.
nobles-log-buys-weapon = { $seat } achète { $weapon ->
    [none] une arme
   *[other] { DEFINITE($weapon) }
  } pour { $paid } { $paid ->
    [one] écu
   *[other] écus
  } (reste { $coins }).
nobles-log-buys-noble = { $seat } achète { DEFINITE($noble) } pour sa cour à { $paid } { $paid ->
    [one] écu
   *[other] écus
  } (reste { $coins }).
nobles-log-tithe = { $seat } prend la dîme de { DEFINITE($king) } : { $gained } { $gained ->
    [one] écu
   *[other] écus
  } (total { $coins }).
nobles-log-arms = { $seat } pose { DEFINITE($armour) } sur { DEFINITE($noble) } comme armure.
nobles-log-moves-armour = { $seat } { $exchanged ->
    [none] passe l’armure { $armour } de { DEFINITE($source) } à { DEFINITE($target) }
   *[other] échange des armures : { DEFINITE($armour) } à { DEFINITE($target) }, { DEFINITE($exchanged) } à { DEFINITE($source) }
  }.
nobles-log-challenge = { DEFINITE($noble) } ({ $seat }) défie { DEFINITE($target) } ({ $challenged }).
nobles-log-substitute = { $seat } paie { $paid } { $paid ->
    [one] écu
   *[other] écus
  } (reste { $coins }) et envoie { DEFINITE($noble) } à la place de { DEFINITE($spared) }.
nobles-log-stands = { $seat } n’envoie personne d’autre : { DEFINITE($noble) } relève le défi.
nobles-log-unarmed = { DEFINITE($noble) } n’utilise aucune arme.
nobles-log-rolls = { DEFINITE($noble) } lance { $dice } : { $total } pour l’instant.
nobles-log-lays = { DEFINITE($noble) } utilise { DEFINITE($weapon) }{ $closeness ->
    [suit] , un as de son enseigne
    [colour] , un as de sa couleur
    [other] , un as de l’autre couleur
   *[none] {" "}: +{ $value }{ $suit ->
        [0] { "" }
       *[other] {" "}+{ $suit } pour l’enseigne
    }
  }.
nobles-log-score = { $noble } : { $strength }{ $armour ->
    [0] { "" }
   *[other] {" "}+ armure { $armour }
  }{ $queen ->
    [0] { "" }
   *[other] {" "}+ dame { $queen }
  } + jet { $dice }{ $weapons ->
    [0] { "" }
   *[other] {" "}+ armes { $weapons }
  } = { $total }.
nobles-log-wins = { DEFINITE($noble) } gagne { $by ->
    [ace] grâce à son as
   *[score] au score
  } : { $seat } reçoit { $gained } { $gained ->
    [one] écu
   *[other] écus
  } (total { $coins }).
nobles-log-tie = { $by ->
    [ace] Les deux as sont aussi proches
   *[score] Scores égaux
  } : duel nul, chacun prend une blessure et personne ne reçoit d’écu.
nobles-log-wounded = Blessure pour { DEFINITE($noble) } : { $wounds } sur { $bears }.
nobles-log-falls = { DEFINITE($noble) } tombe{ $armour ->
    [none] { "" }
   *[other] , { DEFINITE($armour) } va à la défausse
  } ; { $left ->
    [0] { $seat } n’a plus de noble
    [one] { $seat } n’a plus qu’un noble
   *[other] { $seat } a encore { $left } nobles
  }.
nobles-log-no-duel = { $late ->
    [yes] Aucun duel depuis { $turns } tours ; après 40, la partie s’arrête.
   *[no] { "" }
  }
nobles-log-over = — La fin. Blessures que les cours peuvent encore endurer : { $stamina }.

## The end

nobles-why-favoured = { $card } : une seule faveur par tour, et vous l’avez déjà eue.
nobles-why-favour-used = { $card } : vous avez déjà eu la faveur de cette enseigne ; chacune ne se demande qu’une fois par partie.
nobles-why-favour-idle = { $card } ne vous donne rien à présent : { $suit ->
    [hearts] cœur soigne une blessure, et aucun de vos nobles n’en a.
    [diamonds] carreau fait piocher des armes, s’il en reste, seulement si votre cour a moins de nobles que l’autre.
    [clubs] trèfle reprend une carte de la défausse, et celle-ci est vide.
   *[spades] pique montre la main adverse, et celle-ci est vide.
  }
nobles-why-three-weapons = Armes : vous en avez acheté trois ce tour-ci, c’est le maximum.
nobles-why-no-weapons = Armes : il n’en reste plus à piocher.
nobles-why-weapon-price = Armes : prix { $price }, et vous avez { $coins }.
nobles-why-one-noble = Nobles : vous en avez acheté un ce tour-ci, c’est le maximum.
nobles-why-full-court = Nobles : votre cour en compte trois, il n’y a plus de place.
nobles-why-no-nobles = Nobles : il n’en reste plus à acheter.
nobles-why-noble-price = Nobles : prix { $price }, et vous avez { $coins }.
nobles-why-tithed = { $noble } : une seule dîme par tour.
nobles-why-would-kill = { $noble } : une blessure de plus tuerait le roi, il ne paie donc pas la dîme.
nobles-why-no-king = { $noble } : seuls les rois paient la dîme.
nobles-why-no-armour = { $card } : seuls les deux et les trois servent d’armure.
nobles-why-wears = { $noble } : porte déjà { DEFINITE($armour) } ; on ne remplace pas l’armure des vivants.
nobles-why-fitted = { $noble } : l’armure { $armour } a été posée ou déplacée ce tour-ci et reste là jusqu’au prochain.
nobles-why-duelling = { $noble } : c’est ce noble qui est défié.
nobles-why-most-weapons = { $card } : { DEFINITE($noble) } n’a droit qu’à { $most ->
    [one] une arme, et l’a jouée.
   *[other] { $most } armes, et les a jouées.
  }
nobles-why-same-suit = { $card } : à cette table, { DEFINITE($noble) } ne peut jouer que des armes de son enseigne.
nobles-why-same-colour = { $card } : à cette table, { DEFINITE($noble) } ne peut jouer que des armes rouges ou noires comme sa carte.
nobles-curve = Résistance, tour par tour
nobles-figures = { $step ->
    [1] Résistance après chaque tour
   *[other] Résistance, 1 tour sur { $step }
  }
nobles-part = Tour { $part }
nobles-end-destroyed = { $whose ->
    [ours] Votre cour est tombée
    [theirs] L’autre cour est tombée
   *[watched] { $loser } a perdu sa cour
  }.
nobles-end-blow = { $how ->
    [tie] Le dernier duel, égalité à { $more } : { DEFINITE($noble) } ({ $name }) et { DEFINITE($target) } ({ $loser }) sont blessés.
    [tie-ace] Le dernier duel, égalité d’as : { DEFINITE($noble) } ({ $name }) et { DEFINITE($target) } ({ $loser }) sont blessés.
    [ace] Le dernier coup : { DEFINITE($noble) } ({ $name }) abat { DEFINITE($target) } ({ $loser }) avec { $weapons }, un as.
   *[score] Le dernier coup : { DEFINITE($noble) } ({ $name }) abat { DEFINITE($target) } ({ $loser }){ $weapons ->
        [none] { "" }
       *[other] {" "}avec { $weapons }
    }, { $more } à { $less }.
  }
nobles-end-both-destroyed = Les deux cours tombent dans le même duel : partie nulle.
nobles-end-no-duels = 40 tours sans duel : { $draw ->
    [yes] les deux cours peuvent endurer autant, partie nulle.
   *[no] { $name } gagne, sa cour peut endurer davantage.
  }
nobles-end-scores = Les nombres sont les blessures que chaque cour peut encore endurer.

## What is this?

nobles-explain = Deux cours de nobles. Un joueur qui n’a plus un seul noble a perdu.{ $asked ->
    [yes] {" "}Mettez le curseur sur un choix : cette page l’explique.
   *[no] { "" }
  }
nobles-about-noble = { $noble } : force { $strength } ; { $dice } { $dice ->
    [one] dé
   *[other] dés
  } ; dans un duel, { $weapons } { $weapons ->
    [one] arme
   *[other] armes
  } au plus. Endure { $bears } blessures ; à la dernière, ce noble est hors jeu.
nobles-about-noble-now = { DEFINITE($noble) } en ce moment : blessures { $wounds } sur { $bears } ; { $sum } avant les dés.
nobles-about-queen = Une dame dans la cour ajoute 3 au duelliste de cette cour, une seule fois quel que soit le nombre de dames ; jamais à une dame.
nobles-about-keep = Trois des six nobles que vous avez reçus forment votre cour. Les deux cours sont révélées quand toutes deux sont choisies ; les autres nobles sont mélangés et forment la pioche des nobles.
nobles-about-weapon = { DEFINITE($weapon) } comme arme ajoute { $value } dans un duel, et 2 de plus si le noble est de la même enseigne. { $armour ->
    [yes] C’est aussi une armure possible : posée sur un noble, elle ajoute { $value } à chacun de ses duels.
   *[no] { "" }
  }
nobles-about-weapon-same = { DEFINITE($weapon) } comme arme ajoute { $value } à un noble de la même enseigne ; à cette table les nobles n’utilisent que les armes de leur enseigne, et il n’y a pas de bonus pour cela. { $armour ->
    [yes] C’est aussi une armure possible : posée sur un noble, de n’importe quelle enseigne, elle ajoute { $value } à chacun de ses duels.
   *[no] { "" }
  }
nobles-about-ace = { DEFINITE($weapon) } est un as, une arme fatale : celui qui en utilise un bat celui qui n’en utilise pas, sans compter les points, et le perdant reçoit une blessure. Si les deux en utilisent, l’as le plus proche de son noble gagne : même enseigne, puis même couleur (rouge ou noire), puis l’autre. S’ils sont aussi proches, le duel est nul.
nobles-about-weapons = Dans un duel : une arme de 2 à 10 ajoute sa valeur, et 2 de plus si le noble est de la même enseigne ; un as bat tout sauf un as. Un 2 ou un 3 peut aussi servir d’armure.
nobles-about-same-suit = Option : les armes doivent être de l’enseigne de leur noble. Deux as font alors toujours un duel nul.
nobles-about-same-colour = Option : les armes doivent être de la couleur (rouge ou noire) de leur noble.
nobles-about-favour-hearts = La faveur de cœur guérit une blessure d’un de vos nobles.
nobles-about-favour-diamonds = La faveur de carreau fait piocher 3 armes, en plus de celles que vous achetez. Elle n’est ouverte que si l’autre cour compte plus de nobles que la vôtre.
nobles-about-favour-clubs = La faveur de trèfle vous fait prendre en main une carte au choix dans la défausse des armes.
nobles-about-favour-spades = La faveur de pique vous montre l’autre main jusqu’à ce que vous continuiez ; votre journal garde ce que vous avez vu. Tout le monde sait que vous regardez.
nobles-about-favour = Une faveur par tour, et chaque enseigne une fois par partie et par joueur. La carte reste face visible à côté de votre cour jusqu’à la fin de la partie.
nobles-about-buy-weapon = La première carte de la pioche des armes pour 1 écu, 3 au plus par tour. Quand la pioche est vide, on mélange la défausse pour en refaire une.
nobles-about-buy-noble = Le premier noble de la pioche des nobles pour 5 écus, un au plus par tour, tant que votre cour en compte moins de 3. Il sert aussitôt, sans blessure.
nobles-about-tithe = Une fois par tour, un de vos rois prend une blessure et vous recevez 1 écu : pour un remplaçant (2 écus) au tour de l’autre, ou pour votre prochain tour. Impossible si la blessure devait le tuer.
nobles-about-arm = Un 2 ou un 3 sert d’armure : il ajoute sa valeur à chaque duel de son noble, et ne va à la défausse qu’avec lui. Une par noble ; on ne la reprend ni ne la remplace jamais.
nobles-about-armour-suit = Option : une armure de l’enseigne de son noble ajoute 1 de plus.
nobles-about-move-armour = Une armure peut passer à un autre de vos nobles qui n’en a pas, ou s’échanger contre la sienne. Chaque armure n’est posée ou déplacée qu’une fois par tour.
nobles-about-challenge = Votre noble affronte un noble adverse en duel. Les deux lancent les dés ; vous posez vos armes d’abord, l’adversaire ensuite. Le gagnant reçoit 1 écu, le noble perdant une blessure ; un duel nul blesse les deux. Le joueur défié peut envoyer un autre noble, s’il en a un, pour 2 écus.
nobles-about-substitute = Pour 2 écus versés à la banque, un autre de vos nobles se bat à la place du noble défié.
nobles-about-done = { $step ->
    [favour] Passer à l’achat. Si vous voyez l’autre main, elle est de nouveau cachée ; votre journal garde ce que vous avez vu.
    [buy] Passer à la dîme. Vos écus vous restent : 2 envoient un remplaçant quand on vous défie, 5 achètent un noble.
    [tithe] Passer à l’armure. Aucun roi n’est blessé, et vous ne recevez pas d’écu.
    [equip] Passer au défi. Les 2 et les 3 de votre main restent des armes.
    [challenge] Sans défi, votre tour s’achève. Après 40 tours de suite sans duel, la cour qui peut encore endurer le plus de blessures gagne.
    [substitute] Le noble défié se bat lui-même, et vous gardez vos écus.
   *[weapons] Vous ne posez plus d’arme dans ce duel, quoi que pose l’autre joueur.
  }
nobles-about-discard = Défausse, la dernière carte d’abord ({ $count }) : { $cards }
nobles-about-fallen = Nobles hors jeu ({ $count }) : { $cards }
nobles-about-used = { $name }, cartes posées pour des faveurs ({ $count }) : { $cards }
nobles-now-deck = Cartes dans cette pioche : { $count }.
nobles-now-stamina = { $name } peut encore endurer { $count } { $count ->
    [one] blessure
   *[other] blessures
  }.
nobles-now-coins = { $name } a { $count } { $count ->
    [one] écu
   *[other] écus
  }.
nobles-now-favours = Faveurs qui restent à { $name } : { $suits }.
nobles-about-taken = { $name }, armes prises au vu de tous et encore en main : { $cards }

## The lobby

nobles-option-opening_hand = Main de départ
nobles-about-opening_hand = Armes distribuées à chacun au début. Les règles suivies ici n’en donnent pas ; d’autres éditions en donnent 6.
nobles-option-same_suit = Armes de l’enseigne seulement
nobles-about-same_suit = Un noble n’utilise que les armes de son enseigne (♥ ♦ ♣ ♠), as compris, sans le +2. Pas avec l’option de la couleur.
nobles-option-same_colour = Armes de la couleur seulement
nobles-about-same_colour = Un noble n’utilise que les armes de sa couleur (rouge ou noire), as compris. Pas avec l’option de l’enseigne.
nobles-option-armour_suit = +1 à l’armure de l’enseigne
nobles-about-armour_suit = Une armure de l’enseigne de son noble ajoute 1 de plus à chaque duel.
nobles-option-early_tithe = L’écu du roi avant l’achat
nobles-about-early_tithe = La dîme vient juste après les faveurs, et son écu peut servir à l’achat. Le texte dit les deux : sa liste met la dîme après l’achat, sa note sur les rois au début du tour.

## Help

nobles-first-won =
    Comment on gagne
    Détruisez tous les nobles de l’autre cour. Un roi supporte trois blessures, les autres deux ; la dernière tue.
nobles-first-round =
    Un tour
    Revenu, faveur, achat, dîme, armure ; puis un de vos nobles peut en défier un autre.
nobles-first-mind =
    Un duel
    Force, armure, dés et armes s’ajoutent : la plus forte somme blesse l’autre noble et rapporte un écu. Un as est fatal.
nobles-signs =
    SIGNES DU PLATEAU
    R  roi    D  dame    V  valet    A  as
    ♥ ♦ ♣ ♠  enseignes ; faveurs encore possibles
    ×  une blessure reçue    ○  encore supportable
    ●  points ; dans les sommes [5]
    ◉  écus    →  ce que le choix en ferait
    ✓  gardé    ►  doit jouer ; étape en cours
    ► ◄  les nobles du duel ou du choix
    ▲  la carte sous le curseur
    ▂ ▃ ▆ ▇  plus c’est haut, plus ce total est probable
    –  rien    { $sign-more }  d’autres cartes
    { $sign-away }  près d’un nom : absent
    ╭╴ ╶╮  une place libre, sans carte
nobles-R1 = Un roi ne paie pas la dîme si la blessure devait le tuer.
nobles-R2 = On ne reprend jamais une armure en main, et on ne la remplace pas tant que son noble vit. On peut la passer à un noble qui n’en a pas, ou l’échanger.
nobles-R3 = L’aide d’une dame vaut 3, une seule fois quel que soit le nombre de dames, et seulement pour un duelliste qui n’est pas une dame.
nobles-R4 = Quand un as est dans le duel, on ne compte pas de score final, et les autres armes n’importent pas. De deux as d’un même camp, le plus proche compte.
nobles-R5 = Si un duel nul vide les deux cours, la partie est nulle.
nobles-R6 = Après 40 tours de suite sans duel, en comptant ceux des deux joueurs, la cour qui peut encore endurer le plus de blessures gagne ; à égalité, la partie est nulle.
nobles-R7 = La dîme vient après l’achat : son écu sert donc à un remplaçant ou à un tour suivant. Ainsi le veut la liste des étapes du texte ; sa note sur les rois, comme le jeu publié, prend l’écu avant l’achat : c’est ce que fait l’option.
nobles-R8 = Une carte posée pour une faveur reste face visible à côté de la cour et ne va pas à la défausse.
nobles-R9 = Aucune arme n’est distribuée au début, sauf option ; d’autres éditions en distribuent 6.
nobles-problem = Choisissez « Armes de l’enseigne seulement » ou « Armes de la couleur seulement », ou aucune des deux.

## Headings of choices in columns

nobles-column-buy = acheter
nobles-column-coins = écus
nobles-column-worth = vous tirez
nobles-column-a-weapon = une arme
nobles-column-a-noble = un noble
nobles-column-worth-weapon = 2 à 10, ou un as
nobles-column-worth-noble = 11 à 13, et dés
nobles-column-no-weapons-brief = aucune
nobles-column-king = roi
nobles-column-wounds = sa résistance
nobles-column-lay-down = poser
nobles-column-favour = faveur
nobles-column-effect = effet
nobles-column-heals = résistance { $change }
nobles-column-draws = +{ $count } cartes
nobles-column-holds = { $count } cartes
nobles-column-favour-hearts = guérir { DEFINITE($target) }
nobles-column-favour-diamonds = piocher
nobles-column-favour-clubs = reprendre { DEFINITE($target) }
nobles-column-favour-spades = voir l’autre main
nobles-column-armour = armure
nobles-column-on = sur
nobles-column-from = { DEFINITE($card) } de { DEFINITE($source) }
nobles-column-swap = { DEFINITE($card) } contre { DEFINITE($exchanged) }
nobles-column-fights = combattant
nobles-column-wins = chances
nobles-column-change = écart
nobles-column-changed = { $how ->
    [better] +{ $by } %
    [worse] −{ $by } %
   *[same] 0 %
  }
nobles-column-send = envoyer { DEFINITE($noble) }
nobles-column-accepts = { $noble } reste
nobles-column-weapon = arme
nobles-column-adds = ajoute
nobles-column-score = score
nobles-column-then = issue
nobles-column-ace = as
nobles-column-suit = +{ $value } +{ $suit } enseigne
nobles-column-near = { $closeness ->
    [suit] même enseigne
    [colour] même couleur
   *[other] autre couleur
  }

## Duel des nobles : mots brefs du plateau et des tableaux de choix.

nobles-total = résistance { $mine } : { $theirs }{ $stands ->
    [ahead] {" "}· devant
    [behind] {" "}· derrière
   *[level] { "" }
  }
nobles-bears = endure { $count } { $count ->
    [one] blessure
   *[other] blessures
  }
nobles-left = résistance { $count }
nobles-held = { $count } { $count ->
    [one] carte
   *[other] cartes
  }
nobles-favours-left = faveurs
nobles-favours-none = plus de faveur
nobles-place-duels = au duel
nobles-place-fallen = tombé
nobles-place-wounded = blessure
nobles-place-healed = guérison
nobles-place-kept = gardé
nobles-place-keep = garder ?
nobles-kept = { $count } sur { $most } choisis
nobles-dealt-yours = Vos six nobles : trois formeront votre cour
nobles-dealt-theirs = Les six nobles { OF($name) }, cachés{ $kept ->
    [0] { "" }
   *[other] , dont { $kept } gardés
  }
nobles-dealt-legend = { $sign } une blessure à endurer
nobles-arms-left = 0–{ $count } { $count ->
    [one] carte
   *[other] cartes
  }
nobles-aid-title = En duel
nobles-aid-jack-short = valet : 2 armes, les autres 1
nobles-aid-ace = as : gagne ; 2 et 3 : armures

## Les règles des armes, quand la main est vide

nobles-rule-adds = 2 à 10
nobles-rule-adds-does = sa valeur
nobles-rule-suit = enseigne
nobles-rule-suit-does = 2 de plus
nobles-rule-ace = un as
nobles-rule-ace-does = bat le reste
nobles-rule-armour = 2 et 3
nobles-rule-armour-does = aussi armure
nobles-rule-only-suit = enseigne
nobles-rule-only-suit-does = que la sienne
nobles-rule-only-colour = couleur
nobles-rule-only-colour-does = que la sienne

## Tableaux de choix

nobles-column-brings = en duel
nobles-column-beats = bat tout sauf un as
nobles-column-beats-brief = bat le reste
nobles-note-favour = Une faveur par tour ; chaque enseigne une fois par partie.
nobles-note-favour-idle = { $card } ne vous donne rien à présent : { $why ->
    [hearts] aucun de vos nobles n’est blessé
    [diamonds] votre cour n’est pas la plus petite
    [weapons] il n’y a plus d’arme à piocher
    [clubs] la défausse est vide
   *[spades] la main adverse est vide
  }.
nobles-note-tithe = { $early ->
    [yes] L’écu peut encore servir à acheter ce tour-ci.
   *[no] Trop tard pour acheter ce tour-ci.
  }
nobles-note-armour = L’armure sert dans chaque duel.
nobles-note-chances = Chances de gagner, avant les armes.
nobles-chances-title = Chances, avant les armes
nobles-chances-of = { $yours ->
    [yes] battre
   *[no] { $name } bat
  }
nobles-chances-with = avec { $noble }
nobles-note-buy = Au plus 3 armes et 1 noble par tour.
nobles-note-then-lays = Ensuite, { $name } peut poser.
nobles-rules-duel = La fin d’un duel
nobles-rules-reach = Totaux possibles avec les dés
nobles-rules-examples = Exemples
nobles-rules-prices = Ce que les écus achètent
nobles-rule-higher = plus haut total
nobles-rule-higher-does = gagne 1 écu
nobles-rule-lower = plus bas total
nobles-rule-lower-does = prend 1 blessure
nobles-rule-tie = égalité
nobles-rule-tie-does = blesse les deux
nobles-rule-price-weapon = 1 écu
nobles-rule-price-weapon-does = une arme
nobles-rule-price-substitute = 2 écus
nobles-rule-price-substitute-does = un remplaçant
nobles-rule-price-noble = 5 écus
nobles-rule-price-noble-does = un noble
nobles-rules-favours = Ce que donne une faveur
nobles-rule-favour-hearts = guérir 1 blessure
nobles-rule-favour-diamonds = 3 armes, si moins de nobles
nobles-rule-favour-clubs = une carte de la défausse
nobles-rule-favour-spades = voir l’autre main
nobles-rules-tithe = La dîme
nobles-rule-tithe-king = roi
nobles-rule-tithe-king-does = subit 1 blessure
nobles-rule-tithe-you = vous
nobles-rule-tithe-you-does = recevez 1 écu
nobles-rule-tithe-turn = Une fois par tour.
nobles-rule-tithe-wound = Aucun roi n’en meurt.
nobles-rules-queen = Dame : +3 à vos rois et valets.
nobles-rules-weapons = Les armes en duel
nobles-ranks-dice = total avec dés
