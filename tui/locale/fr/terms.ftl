# Ce qui se trouve sur les plateaux, et les mots qu’on y lit : la première ligne d’un texte est son titre.

## Academy

terms-academy-pays =
    gain d’une piste
    Sous le nom d’une piste, ou au bout de sa ligne dans une fenêtre basse, se trouve ce qu’elle rapporte. Les nombres précédés d’un plus, ou de « cases », sont les cases d’un déplacement de galanterie : +3 pour le premier, +2, +1. Les autres sont des points de Chevalerie selon la place, le premier d’abord ; les négatifs frappent les derniers, le dernier d’abord. « Par case » ou 6:6 12:12 : 6 points à partir de la case 6, 12 points sur la case 12. Derrière figure le tour du prochain décompte.
terms-academy-knight = { $knight ->
    [white] Chevalier Blanc
   *[black] Chevalier Noir
  }
terms-academy-order =
    ordre sur une piste
    À côté d’une piste figurent les pions dans l’ordre, chacun avec les cases parcourues. On compte depuis le départ, boucles comprises ; sur une même case, le pion du dessus est devant. Sur la piste, un petit chiffre après une lettre est la hauteur d’une pile dont on ne voit que le dessus : A³ est A posé sur deux autres.
terms-academy-lap =
    un pion marqué +
    Un pion marqué + a fait une boucle : il est 20 cases plus loin que ne le dit le nombre au-dessus. Toutes les pistes sauf le service sont des boucles ; après la case 19 revient la case 0. La liste à côté de la piste compte aussi les boucles.
terms-academy-squire =
    Un écuyer
    La tuile dit à qui est l’écuyer, ses blasons ou ses points, ce que ce tour rapporterait s’il était compté maintenant, et les cartes jouées.
terms-academy-coats =
    Blasons
    Chaque paiement de points de Chevalerie est un blason de cette valeur, positive ou négative. La tuile en montre le nombre ; sauf scores visibles, leur somme n’apparaît qu’à la fin, mais tous ont été annoncés.
terms-academy-hand =
    Vos cartes
    Une carte avance votre pion de son nombre sur sa piste.
    Une épée se joue aux joutes ou aux tournois.
    Vous jouez quatre des cinq cartes que vous gardez.
terms-academy-title =
    Le tour
    Six tours. Aux tours impairs on passe les cartes à gauche, aux tours pairs à droite ; après chaque tour, le joueur de gauche devient le fayot (★).
terms-academy-cup =
    La coupe
    Elle se trouve entre le chevalier blanc et le noir. Chaque carte d’épée l’avance vers le chevalier sur la piste duquel on la joue ; le côté où elle se trouve rapporte plus.
terms-academy-codex =
    Le codex
    Des blasons face cachée, numérotés ; sous chacun, ceux qui l’ont regardé. Un nombre doré est celui que vous avez vu.

## Grail

terms-grail-dragon =
    Le dragon
    Il occupe sa case seul. Un déplacement en avant qui le passerait ou finirait sur lui s’arrête juste derrière, à moins de dépenser une lance. <§3 à côté d’un nom : le dragon est 3 cases devant ce chevalier.
terms-grail-curse =
    Un allié maudit
    ! marque l’allié que la sorcière a maudit. Quand il est appelé, la sorcière échange sa case avec son détenteur avant qu’il n’agisse.
terms-grail-knight =
    Un chevalier
    S’ils sont plusieurs sur une case, celui de devant est le plus à droite. Des flèches de sa couleur montrent d’où vient un chevalier déplacé par le dernier allié.
terms-grail-knights =
    Un joueur
    Les joueurs sont dans l’ordre de la course : rang, case, ★ pour le sceau, ↑ pour chaque lance, et les alliés : ▮ ceux gardés face cachée, numéro et nom ceux qui ont été appelés. → dit où mènerait le choix sous le curseur.
terms-grail-seal =
    ★ · le sceau
    Qui a le sceau est premier joueur : il regarde les alliés d’abord et choisit dans quel sens on les passe. Le dé d’un village peut le donner à un autre ; si personne ne l’obtient dans une manche, il va au chevalier en dernière position.
terms-grail-hand =
    Les alliés en main
    Gardez-en un et passez les autres. Les petits numéros agissent d’abord, les grands en dernier.
terms-grail-status =
    où est un allié
    Ce qui se lit sous un allié ou à côté, pour autant que vous l’ayez vu. « Passé » : vous l’avez passé lors du choix, un autre l’a peut-être gardé. « Écarté » : il n’est pas en jeu cette manche. « Maudit » : à son appel, la sorcière échange sa case avec son détenteur. « À vous » : vous le gardez. « Jamais vu » : un autre l’a peut-être. Une fois appelé, on y lit qui l’avait, ou « absent ».
terms-grail-recap =
    avec une lance : 31
    Où finirait un chevalier qui dépense une lance pour passer le dragon. ↑ est une lance : ↑↑, c’est deux, ↑4, c’est quatre.
terms-grail-title =
    La manche
    Chaque manche a un choix, où chacun garde un allié, et l’appel des alliés de 1 à 9. Puis qui a obtenu le sceau devient premier joueur.

## Histrio

terms-histrio-city =
    Une ville
    Sans rival, un joueur prend ses cartes rencontre. À plusieurs, personne ne les prend : ses acteurs déplacent l’aiguille, et chaque joueur pioche une demande secrète.
terms-histrio-alone =
    seul dans une ville
    Ce que vous prendriez si personne d’autre ne venait dans cette ville : ses acteurs, et ce qu’ils coûtent ou rapportent.
terms-histrio-shared =
    plusieurs dans une ville
    Ce qui arriverait si d’autres y venaient aussi : les cartes rencontre sont défaussées, l’aiguille se déplace, et chaque joueur présent pioche une demande secrète.
terms-histrio-caravels =
    caravelles : ici A · attendu B · venus C
    Les lettres derrière le nom d’une ville sont des troupes. Ici : la caravelle vient d’arriver ; faute de place, sa lettre est seule sur sa couleur, ou derrière { $sign-ship }. Attendu (ou ?) : vous seul le savez. Venus : leur carte voyage de cette ville a servi, et ils ne peuvent y revenir avant d’avoir repris toutes leurs cartes.
terms-histrio-needle =
    L’aiguille
    Elle montre l’humeur du Roi : tragédie à gauche du milieu, comédie à droite. Les acteurs envoyés à la cour, et ceux d’une ville où l’on se rencontre, la déplacent de leurs niveaux ; ▽ est l’endroit où elle s’arrêterait.
terms-histrio-theatre =
    { $sign-manager } · le théâtre
    { $sign-manager } est un régisseur au théâtre, avec la lettre de son joueur. Un acteur de niveau 3 en envoie un, puis rapporte 1 écu pour chacun de tous ceux qui y sont. Quand l’humeur du Roi change, tous rentrent.
terms-histrio-troupe =
    Une troupe
    Ses acteurs, ses saltimbanques, ses écus, ses demandes secrètes ({ $sign-request } en main, ■ jouées), ses régisseurs, et le spectacle tel qu’il est. Un point à la place d’une ville : cette carte Voyage est utilisée. { $sign-first } est le premier joueur de ce tour, qui use des saltimbanques et pioche les demandes en premier ; après chaque tour, c’est son voisin de gauche.
terms-histrio-show =
    spectacle : com. 4
    Le spectacle : les niveaux de tous les comédiens contre ceux de tous les tragédiens. com. 4 : les comédiens ont 4 d’avance ; égalité : aucun côté n’en a, et un tel spectacle ne plaît à personne. Il est vif s’il plairait au Roi maintenant.
terms-histrio-forecast =
    festival : +7
    Une prévision : ce que le festival rapporterait à cette troupe si la saison s’achevait maintenant. 1 écu par acteur au goût du Roi ; pour un spectacle de son humeur 3 écus, 5 en deuxième saison, et le double si c’est le meilleur. Les demandes ne sont pas comptées. Parmi les choix : ce qu’il rapporterait après chacun.
terms-histrio-coins =
    { $sign-coin } · écus
    L’argent qui fait gagner. Le montant de qui en a le plus est doré, avec « en tête » s’il y a la place.
terms-histrio-requests =
    Demandes secrètes
    On garde au plus trois demandes non jouées. À chaque festival, vous pouvez en jouer une qui est remplie. Derrière chacune se trouve ce qu’elle rapporte.
terms-histrio-missing =
    demande : 2 { $sign-comedy }, 1 { $sign-tragedy } de trop
    Ce qui vous sépare encore d’une demande : ici il manque deux comédiens, et il y a un tragédien de trop. ✓ : elle est remplie.
terms-histrio-friends =
    Troupes amies
    À deux joueurs, chacun a une troupe amie : A* voyage en secret pour A, vers une des villes derrière son nom. Elle ne prend rien, mais la ville où elle se trouve est partagée.
terms-histrio-acrobats =
    Saltimbanques
    Chacun sert une fois par saison, à son moment : après la révélation des cartes voyage, à la fin d’un tour ou au festival. Ceux qui ont déjà servi sont dits utilisés.
terms-histrio-hand =
    Vos cartes voyage
    Une par ville, de 1 à 8. Une carte utilisée revient avec toutes les autres : par un acteur de niveau 1, ou quand il vous en reste une ou aucune.
terms-histrio-title =
    Le tour
    Deux saisons de six tours, chacune avec un festival à la fin. Dans un tour : cartes voyage en secret, saltimbanques de la route, villes de 1 à 8, saltimbanques de fin de tour.

## Nobles

terms-nobles-noble =
    Un noble
    Roi 13, dame 12, valet 11 : c’est sa force. × est une blessure reçue, ○ une qu’il endure encore ; la dernière est mortelle. L’armure est à côté de lui.
terms-nobles-sum =
    force : 16 + 2 dés
    Ce qu’un noble apporte au duel : ce qui est sûr (16), et les dés qu’il lance. Au-dessous, le détail : sa propre force (13), l’aide d’une dame de sa cour, et son armure, avec sa carte (+3♦).
terms-nobles-wounds =
    blessures ×○○
    × est une blessure que le noble a reçue, ○ une qu’il endure encore. La dernière le sort du jeu, et une cour sans nobles a perdu.
terms-nobles-stamina =
    résistance 7 ×○○○○○○○
    Les blessures (○) que tous les nobles de cette cour peuvent encore endurer ; × sont celles reçues. Amenez l’autre cour à 0 et vous gagnez ; après 40 tours sans duel, la cour qui en endure le plus gagne.
terms-nobles-income = Prenez 1 écu. Il vient tout seul. Les écus achètent armes et nobles, et envoient un remplaçant en duel.
terms-nobles-buy = Des armes à 1 écu chacune, trois par tour au plus ; un noble à 5, si votre cour en a moins de trois.
terms-nobles-equip = Posez des 2 et des 3 comme armures sur vos nobles, ou déplacez des armures entre eux. Elles ajoutent leur nombre dans tous les duels de leur noble.
terms-nobles-duel = Les deux lancent leurs dés ; celui qui défie pose ses armes, puis le défié. Le total le plus haut gagne 1 écu et blesse l’autre noble. La cour qui perd tous ses nobles perd la partie.
terms-nobles-coins =
    { $sign-coin } · écus
    Ils achètent des armes (1) et des nobles (5), et un remplaçant au duel (2). Chaque tour en apporte un, chaque duel gagné un autre.
terms-nobles-discard = Les armes utilisées sont ici, face visible. La faveur de trèfle en reprend une ; quand la pioche est vide, on les mélange pour en faire une nouvelle.
terms-nobles-fallen = Les nobles qui ont quitté le jeu. La cour dont le dernier noble tombe a perdu.
terms-nobles-sums =
    Les sommes d’un duel
    Force, dés, armure, aide de la dame, et une ligne par arme qui peut être posée : une à poser maintenant, une pour après, – aucune ; seul un valet en pose deux. La dernière ligne est le total ; 23 → 30 est ce que l’arme sous le curseur en ferait.
terms-nobles-near =
    un as et son enseigne
    Un as bat tout, sauf un autre as. Derrière lui se lit s’il est proche de son noble : de la même enseigne, de la même couleur, ou de l’autre. L’as le plus proche gagne.
terms-nobles-hand =
    Vos armes
    Une arme ajoute son nombre dans un duel, et 2 de plus si elle est de l’enseigne de son noble. Les 2 et les 3 peuvent aussi être des armures ; un as gagne le duel.

# The picture of quests: a map, or what this language calls them by.
terms-picture-quests = map
