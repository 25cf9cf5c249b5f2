### academy
rules-academy-aim =
    Le but
    Vous formez un écuyer pendant six tours ; à la fin, celui qui a le plus de points de Chevalerie est adoubé. À chaque tour, vous choisissez cinq cartes à l’échange et en jouez quatre : une carte avance votre pion de sa valeur sur l’une des sept pistes. Puis les pistes rapportent : certaines à chaque tour, le service du Roi aux tours III et VI, quêtes et charité seulement à la fin. Presque partout, c’est l’ordre qui compte, pas la distance : une case d’avance suffit.
rules-academy-draft =
    Échange
    Chacun reçoit cinq cartes Apprentissage. Tous en même temps, vous en gardez une et passez les autres : à gauche aux tours impairs, à droite aux tours pairs, jusqu’à ce que chacun en ait cinq. Personne n’attend son tour. Le paquet compte 52 cartes : 12 épées (deux 5, quatre 4, six 3) et, pour chacune des cinq autres sortes, 8 cartes (un 5, deux 4, trois 3, deux 2).
rules-academy-play =
    Jeu des cartes
    À partir du fayot (le premier joueur) et dans le sens horaire, chacun joue une carte, quatre fois. La carte fait avancer votre pion de sa valeur dans son entraînement ; une carte épée va tout entière aux joutes ou tout entière aux tournois. La cinquième carte n’est pas jouée. Après chaque tour, le joueur à gauche devient le fayot.
rules-academy-order =
    Ordre
    Le pion le plus avancé est devant. Sur une même case, le dernier arrivé est sur la pile, et devant. Sur la case 0, tous sont derniers : ils ne gagnent rien, mais subissent la pénalité de la dernière place. Les pistes font 20 cases et bouclent ; un pion qui a fait le tour continue.
rules-academy-scoring =
    Décompte
    Les pistes à décompter ce tour-ci le sont dans cet ordre. La troisième place ne rapporte qu’à quatre écuyers ou plus.
      1 Galanterie       à chaque tour : le troisième, le deuxième et le
                         premier avancent un de leurs pions de 1, 2 et
                         3 cases, où ils veulent
      2 Joutes           à chaque tour : 3, 2 et 1 point
      3 Tournois         à chaque tour : 3, 2 et 1 point
      4 Études           à chaque tour : −3 pour le dernier, −1 pour
                         l’avant-dernier
      5 Service du Roi   tours III et VI : 6 points sur les cases 6 à 11,
                         12 sur la case 12, où la piste s’arrête
      6 Quêtes           tour VI : 17, 10 et 4 points
      7 Charité          tour VI : −10 pour le dernier, −4 pour
                         l’avant-dernier
    Si plusieurs sont sur la case 0 en études ou en charité, chacun d’eux prend toute la pénalité du dernier, et personne celle de l’avant-dernier. Les points sont des blasons.
rules-academy-reset =
    Retour au départ
    Après le tour III, tous les pions reviennent à 0, sauf en quêtes et en charité.
rules-academy-end =
    La fin
    Après le tour VI, celui qui a le plus de points gagne. À égalité, c’est le plus galant : l’écuyer le plus avancé en galanterie.
rules-academy-reading =
    Lire le plateau
    Chaque piste est un couloir ; les pions d’une même case s’empilent, et celui du dessus est devant ; dans une fenêtre basse, ils se suivent, le premier devant. Un petit chiffre à côté d’une lettre dit combien il y en a, un + qu’un pion a fait un tour complet. À côté du couloir : l’ordre avec les distances et, s’il y a la place, dessous, ce que chaque écuyer aurait si la piste était décomptée maintenant. Quand le curseur est sur un choix, l’or montre où irait un pion, et « 3→5 » ce que deviendraient les points du tour. Dans la liste des choix, « +3 ce tour » est ce que la piste de ce choix vous paierait de plus, si elle était décomptée alors ; « évite −3 » est une perte qui vous serait épargnée. Un pavé ×2 sur une carte compte les cartes identiques. ★ est le fayot, ▼ un blason, ▮ une carte en main, ▒ un blason caché.
rules-academy-options =
    Options
    Tout ce qui suit ne se joue que si on le choisit au salon ; tout peut se combiner.
rules-academy-open_scores =
    Scores visibles
    Les points sont toujours affichés, sauf les blasons du codex.
rules-academy-excalibur =
    Excalibur
    Juste avant le décompte, le fayot peut mettre un de ses pions en haut de sa pile : sur toute piste sauf le Service du Roi, à toute distance sauf 0, une fois par tour.
rules-academy-step_back =
    Recul en galanterie
    L’écuyer qui gagne une avancée de galanterie, même sans effet, recule ensuite d’une case en galanterie, par-dessus tout pion qui s’y trouve.
rules-academy-staggered_reset =
    Retour échelonné
    Après le tour III, galanterie, joutes, tournois et études gardent leur ordre : le dernier va à 0, le suivant à 1, et ainsi de suite. Tous ceux qui étaient à 0 y restent.
rules-academy-knights_duel =
    Variante Joutes & Tournois
    Les pistes du Chevalier Blanc et du Chevalier Noir remplacent joutes et tournois. Une carte épée avance votre pion sur l’une d’elles et tire la coupe d’autant de cases vers ce chevalier. En II, IV et VI, le côté de la coupe rapporte 8, 5, 2, l’autre 5, 3, 1 ; coupe au centre, les deux rapportent 5, 3, 1. Puis les deux pistes et la coupe reviennent au départ. Pas de retour au départ après le tour III.
rules-academy-gallantry_bets =
    Variante de galanterie
    Quand tous ont vu leurs cartes, avant les échanges, chacun à son tour relève un challenge : il choisit à découvert un entraînement. Les écuyers que la galanterie récompense y avancent : de 1, 2 ou 3 cases pour chaque carte qu’ils y ont jouée ce tour-ci.
rules-academy-secret_codex =
    Variante des études
    Codex secrets : un −3, un −1 et des zéros, autant que d’écuyers, sont posés face cachée sur des places numérotées. Chaque carte études jouée permet d’en regarder un ; le plateau retient ce que vous avez vu, et montre à tous qui a regardé où. Au décompte, le premier en études prend un blason, puis le deuxième, et ainsi de suite, ceux à 0 en dernier. Les zéros sont rendus, les autres restent cachés jusqu’à la fin.
rules-academy-scrolls =
    Variante du service du Roi
    Des rouleaux de parchemin se trouvent sur les cases 6 et 12. Une carte service prend tous ceux qui sont sous votre pion ou derrière lui. Un tour où un rouleau est pris rapporte à chaque écuyer les points de sa case, deux fois pour deux rouleaux ; les autres tours, rien. Pris seul, celui de la case 6 est mis de côté jusqu’à ce que celui de la case 12 soit pris ; alors les deux reviennent, et tous les pions repartent de 0. Pas de retour au départ après le tour III.
rules-academy-dragon_bonus =
    Variante des quêtes
    Le dragon : les quêtes ne donnent pas de blasons. En VI, le premier gagne un point par blason positif qu’il a, le deuxième un pour deux ; le dernier, ou tous ceux à 0, en perdent un pour deux.
rules-academy-alms =
    Variante de charité
    L’aumône : la charité ne donne pas de blasons. Tout à la fin, le premier donne un de ses blasons d’études au dernier et peut lui prendre jusqu’à deux blasons de 1 à 3 points. À quatre écuyers ou plus, le deuxième fait de même avec l’avant-dernier, pour un blason au plus.
rules-academy-lancelot =
    Lancelot, à deux
    Chaque joueur a deux écuyers, R et J contre B et V, et la somme des deux compte. Chacun partage ses six cartes en deux tas, et les quatre tas sont révélés. Le fayot prend un des tas de l’autre, puis l’autre un des siens ; les deux tas restants reviennent à leurs auteurs. Puis chacun donne en secret trois de ses six cartes à chacun de ses écuyers. Dans l’ordre du tour, qui change à chaque tour, un écuyer joue ses trois cartes d’affilée.
rules-academy-karadoc =
    Karadoc, à deux
    Karadoc est un troisième écuyer, neutre. Aux échanges, il garde toujours la plus haute carte ; au jeu, il en révèle une au hasard. Tout ce qu’il faut choisir pour lui, le fayot le choisit. Il prend des blasons, mais ne peut pas gagner.
### grail
rules-grail-aim =
    Le but
    Des chevaliers font la course sur le sentier de la forêt. Pas de points : le premier à l’arrivée, la case 50, gagne aussitôt, même au milieu d’une manche. À chaque manche, chacun choisit un allié en secret. Puis les alliés agissent dans l’ordre de leurs numéros, de 1 à 9, et chacun fait avancer son chevalier à sa façon. Le dragon barre la route, et seule une lance permet de le passer. Trèfles et villages réservent des surprises, bonnes ou mauvaises.
rules-grail-setup =
    Mise en place
    Chacun tire un numéro différent de 1 à 9 : plus il est grand, plus on part de l’arrière. Le 9 part de la case 0, le 8 de la case 1, et ainsi de suite jusqu’au 1, qui part de la case 8 ; avec les départs partagés, certains numéros partagent une case. Les joueurs qui ont tiré 7, 8 ou 9 prennent une lance ; si personne ne les a tirés, le chevalier en dernière position en prend une. Celui-ci prend toujours le sceau du premier joueur. Il y a 12 lances en tout.
rules-grail-draft =
    Choix des alliés
    Quelques-uns des neuf alliés sont écartés : à trois joueurs un face cachée, à quatre trois face visible et un cachée, à cinq deux et un, à six un et un, à sept ou huit seulement un face cachée. Le premier joueur regarde les autres, en garde un en secret, et dit dans quel sens ils passent ; chacun en garde un. Celui qui reste est écarté aussi. À trois, on fait deux tours, un allié de plus est écarté entre les deux, et chacun a deux alliés. À huit, le dernier joueur reçoit un allié, y ajoute celui qui était écarté, et garde l’un des deux.
rules-grail-calling =
    Appel
    Les alliés sont appelés de 1 à 9. Le joueur qui a l’allié appelé le révèle et le joue en entier avant l’appel suivant.
    1 sorcière : avancez de 1, puis maudissez un allié. À son appel, vous échangez vos cases avec son joueur et avancez de 1.
    2 écuyer : désignez un chevalier, avancez de 2. S’il mène à la fin de la manche, sautez juste devant lui.
    3 fée : regardez trois jetons trèfle et reposez-les à votre guise, puis avancez de 1, 2 ou 3.
    4 forgeron : prenez une lance, puis avancez de 4.
    5 magicien : déplacez le dragon, puis avancez de 5.
    6 princesse : au prochain château.
    7 prêtre : à la prochaine église.
    8 cheval : avancez de 2, 4 ou 6.
    9 licorne : à la première case libre devant les prochains chevaliers ; le dragon ne l’arrête pas.
rules-grail-dragon =
    Dragon
    Un déplacement en avant qui passerait le dragon ou finirait sur lui s’arrête juste derrière, sauf si vous dépensez une lance pour passer ; s’il devait alors finir sur lui, il va une case plus loin. En arrière, on l’ignore, mais un recul qui finirait sur lui va une case plus loin. Il ne se pose que sur des cases sans chevalier.
rules-grail-landing =
    Effet des cases
    Vous appliquez l’effet d’une case si votre propre allié, ou votre propre jeton, vous y a mené. Au village, vous lancez le dé : trois de ses faces sont une lance, deux un voleur qui vous en prend une, une le sceau. Sur un trèfle, vous révélez le jeton ; s’il vous déplace, vous appliquez aussi l’effet de la nouvelle case. Un chevalier déplacé par un autre joueur ne subit pas la case.
rules-grail-tokens =
    Jetons
    Il y en a 18. Bottes (4) : vous avancez de 4. Gobelin (4) : vous reculez de 2. Appât (4) : vous déplacez le dragon. Faux Graal (3) : un autre chevalier de votre choix recule de 2. Aimant (3) : vous prenez une lance à un autre joueur. Un jeton révélé retourne dans la réserve, et un autre est posé à sa place, face cachée.
rules-grail-first =
    Premier joueur
    Le joueur qui a obtenu le sceau en dernier à la manche précédente ; sinon le chevalier en dernière position.
rules-grail-order =
    Ordre
    Le plus avancé est devant ; sur une même case, le premier arrivé. Un chevalier qui reste sur sa case y garde son rang.
rules-grail-reading =
    L’écran
    ♣ trèfle, ♜ château, † église, ⌂ village, ⚑ arrivée ; les cases de chemin montrent leur numéro. S’il y a la place, ce sont des images ; un jeton que vous savez posé sur un trèfle est montré à sa place. Le chemin va vers la droite, rangée après rangée. Les majuscules sont les chevaliers, celui de devant le plus à droite ; <§ ou la bête rouge est le dragon. Une flèche → mène à ce que le choix sous le curseur y placerait. Les neuf alliés, en cartes ou en liste : ► est appelé, le rouge est maudit. Dessous, tous dans l’ordre de la course : leur case, ↑ pour chaque lance, à combien de cases est le dragon devant eux, et ★ pour le sceau, qui désigne le premier joueur. La touche { $key-why } dit pourquoi une case, un allié ou un chevalier n’est pas proposé. En ASCII seul : c trèfle, k château, + église, v village, F arrivée.
### histrio
rules-histrio-aim =
    Le but
    Des troupes vont de ville en ville engager des acteurs, et jouent devant le Roi à la fin de chaque saison. Le joueur le plus riche en écus après deux saisons gagne. Une saison dure six tours. À chaque tour, chacun choisit une ville en secret. Sans rival, vous prenez ce qui s’y trouve : acteurs, saltimbanques, écus. À plusieurs, personne ne prend rien : les acteurs changent l’humeur du Roi, et vous piochez des demandes secrètes. Quelques écus viennent en route, la plupart aux festivals : pour les acteurs et les spectacles au goût du Roi, et pour les demandes. Au début, chacun a 3 écus, et chaque ville une carte rencontre.
rules-histrio-travel =
    Voyage
    Tous ensemble et en secret, chacun choisit une de ses huit cartes Voyage. On les révèle ensemble, et les caravelles vont devant les villes. Puis, à partir du premier joueur, on peut utiliser les saltimbanques qui agissent en route. Une carte utilisée reste chez vous, et votre caravelle marque sa ville, jusqu’à ce que vous repreniez tout : avec un acteur de niveau 1, ou quand il ne vous reste en main qu’une carte ou aucune.
rules-histrio-cities =
    Les villes
    Les villes sont résolues dans l’ordre, de 1 à 8.
rules-histrio-alone =
    Sans rival dans une ville
    Vous prenez ses cartes rencontre, la plus récente d’abord. Un bonus, ce sont des écus. Un saltimbanque reste devant vous. Un acteur agit selon son niveau :
      1  reprenez toutes vos cartes Voyage utilisées et vos caravelles
      2  volez 1 écu à un autre joueur
      3  placez un régisseur au théâtre (vous en avez trois), puis prenez 1 écu par régisseur qui s’y trouve
      4  rien
      5  payez 1 écu, sinon il s’en va
    Ensuite, vous pouvez envoyer à la cour un des acteurs obtenus : l’aiguille va vers son talent, d’autant de crans que son niveau. Les autres rejoignent votre troupe.
rules-histrio-together =
    À plusieurs dans une ville
    Personne n’a ses cartes rencontre. Elles sont défaussées ; les acteurs déplacent l’aiguille de la somme de leurs niveaux, comédiens contre tragédiens. Chaque joueur présent pioche une demande secrète ; on n’en garde pas plus de trois. Dans une ville vide, chacun en pioche une, même sans rival.
rules-histrio-king =
    Le Roi
    Son humeur est le côté de l’aiguille. Quand elle change, tous les régisseurs du théâtre rentrent chez eux.
rules-histrio-turn_end =
    Fin du tour
    On peut utiliser les saltimbanques de fin de tour, le joueur suivant à gauche devient premier joueur, et une nouvelle carte rencontre arrive dans chaque ville. S’il n’y en a plus, le festival commence.
rules-histrio-acrobats =
    Saltimbanques
    Chacun une fois par saison.
      cam.    caméléon : festival ; compte comme niveau 1 d’un des talents
      funam.  funambule : en route ; votre caravelle va en ville voisine
      bœuf    dresseur de bœuf : en route ; ferme votre ville aux autres
      caval.  cavalier : en route ; une carte et une caravelle de plus
      feu     cracheur de feu : fin du tour ; déplace l’aiguille de 1 ou 2
      herc.   hercule : fin du tour ; 1 écu de chaque autre joueur
rules-histrio-festival =
    Le festival
    1 écu par acteur au goût du Roi. La différence de votre spectacle est le côté le plus fort moins l’autre, en niveaux ; son humeur est celle du côté le plus fort. Un spectacle conforme à l’humeur du Roi rapporte 3 écus en saison 1 et 5 en saison 2 ; celui d’entre eux dont la différence est la plus grande rapporte le double (tous, à égalité). Puis chacun peut jouer une demande secrète remplie. En saison 2, la demande de la saison 1 rapporte encore, si elle est de nouveau remplie.
rules-histrio-between =
    Entre les saisons
    Tous les acteurs et toutes les cartes rencontre vont dans une nouvelle pioche, et chaque ville en reçoit une. Les saltimbanques resservent ; cartes Voyage, caravelles et demandes restent. La place de l’aiguille se joue à pile ou face.
rules-histrio-requests =
    Demandes secrètes
    deux de chaque
      En faveur 4       un spectacle qui plaît au Roi
      Grande troupe 4   six acteurs ou plus
      Pure comédie 7    trois comédiens ou plus, aucun tragédien
      Pure tragédie 7   trois tragédiens ou plus, aucun comédien
      Tragicomédie 4    autant de comédiens que de tragédiens, deux ou plus de chaque
      Vedette 3         un acteur de niveau 5
      Doublures 5       trois acteurs de niveau 1 ou plus
      Tous les âges 6   des acteurs des cinq niveaux
      M. Loyal 3        deux saltimbanques ou plus
      La cour 5         deux de vos régisseurs ou plus au théâtre
      Contre-pied 3     un spectacle de l’humeur que le Roi n’a pas
rules-histrio-two =
    À deux joueurs
    Chacun a une troupe amie (une lettre avec *), dont vous voyez la carte avant de choisir la vôtre. Elle ne prend rien : seule, elle vide simplement une ville, et avec d’autres elle compte comme une troupe de plus. Deux troupes amies sans joueur déplacent l’aiguille. Aucun acteur ni saltimbanque ne la touche, et elle ne joue à aucun festival.
rules-histrio-reading =
    L’écran
    ◡3 est un comédien de niveau 3, ◠5 un tragédien de niveau 5 (C3 et T5 en caractères simples). Un spectacle qui plairait au Roi en ce moment est en gras, et à côté se trouvent les écus que la troupe gagnerait si le festival avait lieu à présent. Pour voyager, tapez le numéro de la ville. Sous chaque explication figure tout ce que chaque troupe a devant elle, face visible.
### nobles
rules-nobles-aim =
    Le but
    Un duel pour deux joueurs, avec un jeu de 52 cartes, des dés et des écus : détruisez tous les nobles de l’autre cour. À votre tour, vous prenez un écu, achetez des armes et pouvez défier un noble adverse avec l’un des vôtres. Les deux lancent leurs dés, ajoutent leur force et posent des armes. Le score le plus haut gagne un écu, le perdant reçoit une blessure. Un noble qui a reçu toutes les blessures qu’il endure quitte le jeu.
rules-nobles-cards =
    Cartes
    Les 12 rois, dames et valets sont les nobles ; les 40 autres cartes sont les armes. Un noble montre sa force et ses dés, ses blessures (×) et celles qu’il peut encore endurer (○) ; son armure est à côté. L’enseigne d’une carte est son ♥, ♦, ♣ ou ♠ ; sa couleur, rouge ou noire.
      roi       force 13 ; endure 3 blessures ; 2 dés ; 1 arme au duel
      dame      force 12 ; endure 2 blessures ; 1 dé ; 1 arme au duel
      valet     force 11 ; endure 2 blessures ; 1 dé ; 2 armes au duel
rules-nobles-setup =
    Mise en place
    De six nobles, vous en gardez trois : c’est votre cour. Les deux joueurs choisissent en même temps ; puis les cours sont révélées, les autres nobles forment la pioche des nobles, et on tire au sort qui commence. Au début, ni écus ni armes, sauf option.
rules-nobles-turn =
    Votre tour, dans cet ordre
      1 Revenu     Vous recevez 1 écu.
      2 Faveur     Une fois par tour, posez une arme pour la faveur de
                   son enseigne ; chaque enseigne une fois par partie.
                   ♥ guérit une blessure d’un de vos nobles
                   ♦ fait piocher 3 armes, si vous avez moins de nobles
                   ♣ prend une carte au choix dans la défausse
                   ♠ vous montre l’autre main, le temps de cette étape
      3 Achat      Des armes à 1 écu, 3 au plus par tour. Un noble à 5,
                   un au plus par tour, si la cour en a moins de trois.
      4 Dîme       Une fois par tour, un roi prend une blessure et vous
                   recevez 1 écu ; pas si cela devait le tuer.
      5 Armure     Les 2 et les 3 de votre main servent d’armures, une
                   par noble. On peut déplacer ou échanger les armures,
                   chaque carte une fois par tour.
      6 Défi       Un de vos nobles contre un adverse ; ou aucun, et le
                   tour s’achève. Le joueur défié peut envoyer un autre
                   noble pour 2 écus.
      7 Duel       S’il y a eu défi.
rules-nobles-duel =
    Le duel
    Les deux camps lancent leurs dés. Chacun compte force, armure et dés, et 3 de plus s’il a une dame dans sa cour et que le duelliste n’en est pas une. Le joueur qui a lancé le défi pose ses armes, ou aucune, face visible ; puis c’est au joueur défié. Une arme ajoute sa valeur, et 2 de plus si elle est de l’enseigne de son noble. Le score le plus haut gagne.
rules-nobles-aces =
    Les as
    Un as gagne le duel, pour une blessure : celui qui en utilise un bat celui qui n’en utilise pas, quels que soient les scores. Si les deux en utilisent, l’as le plus proche de son noble gagne : la même enseigne avant la même couleur, avant l’autre couleur. S’ils sont aussi proches, le duel est nul.
rules-nobles-after =
    Ce que cela coûte
    Le joueur gagnant reçoit 1 écu, le noble perdant une blessure. Un duel nul blesse les deux, et personne ne reçoit d’écu. Les armes utilisées vont à la défausse. Un noble qui a toutes les blessures qu’il peut endurer est hors jeu, et son armure va à la défausse. Quand la pioche des armes est vide, on mélange la défausse pour en refaire une.
rules-nobles-end =
    La fin
    Dès qu’une cour est vide : l’autre joueur gagne ; si les deux le sont, la partie est nulle. Après 40 tours de suite sans duel, la cour qui peut encore endurer le plus de blessures gagne.
rules-nobles-secrets =
    Secrets
    Les mains et les pioches sont cachées, pas leur taille. Tout le reste est visible : « détail » montre la défausse et les nobles hors jeu. Les armes prises au vu de tous dans la défausse restent affichées à côté de la main où elles sont allées. Ce que la faveur de pique vous a montré reste dans votre journal.
rules-nobles-options =
    Options
      Main de départ : autant d’armes pour chacun au début.
      Armes de l’enseigne seulement : un noble n’utilise que les armes de
        son enseigne, as compris, et le +2 disparaît. Deux as font alors
        toujours un duel nul, chacun étant de l’enseigne de son noble.
      Armes de la couleur seulement : de même avec la couleur du noble ;
        le +2 pour l’enseigne demeure.
      +1 à l’armure de l’enseigne : elle compte 1 de plus sur un noble de
        la même enseigne.
      L’écu du roi avant l’achat : la dîme vient juste après la faveur, et
        son écu peut servir à l’achat. Il y a deux façons, car le texte en
        a deux : sa liste met la dîme après l’achat, sa note sur les rois
        au début du tour, comme le jeu publié.
      L’enseigne ne limite jamais les armures ni les faveurs.
rules-nobles-differs =
    Différences avec le jeu publié
    Les textes de ce jeu ne s’accordent pas entre eux. Si vous en connaissez un autre, vous remarquerez :
      — Ailleurs, chacun reçoit six armes au début ; ici aucune, sauf
        option.
      — Dans une version web et dans une critique, une dame a elle-même 3
        de force en plus pour chaque autre noble de sa cour ; ici elle
        ajoute 3 à un autre duelliste.
      — Ailleurs, une fois par tour, on peut défausser trois armes d’une
        même enseigne pour 3 écus ; pas ici.
      — Ailleurs, l’écu du roi, les armures et les faveurs viennent avant
        le revenu et l’achat ; ici, l’ordre est celui donné plus haut.
      — Ailleurs, on paie toutes les armes avant de piocher la première ;
        ici, on les achète une par une.
      — Un texte permet plusieurs faveurs par tour, et la version web
        défausse la carte ; ici, c’est une par tour, et la carte reste à
        côté de la cour.
      — Deux as font simplement un duel nul dans la version web ; ici, le
        plus proche gagne.
      — Dans la version web, un valet n’a sa seconde arme que s’il attaque ;
        ici, dans les deux cas.
      — Un texte renouvelle la pioche des nobles et ne désigne le vainqueur
        qu’à son tour suivant ; ici, la pioche s’épuise et la partie
        s’achève aussitôt.
      — La limite de 40 tours ne figure dans aucun des textes que nous
        avons vus ; les options d’enseigne figurent dans l’un d’eux.
