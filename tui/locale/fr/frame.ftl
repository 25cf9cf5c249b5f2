# Ce qui encadre chaque jeu : la question, la dernière ligne, la fin, l’écran d’accueil, le salon et les leçons.

# Devant notre question
frame-yours = À VOUS
frame-continue = CONTINUER
frame-skipped = (passé : { $steps })

# La dernière ligne d’une partie
frame-enter-result = le résultat
frame-enter-now = retour au présent

# L’effet d’Enter, avec le choix sous le curseur
frame-does-academy-keep = garder : { $choice }
frame-does-academy-play = jouer : { $choice }
frame-does-academy-advance = avancer : { $choice }
frame-does-academy-split = poser { $choice }
frame-does-academy-arm = donner { $choice }
frame-does-academy-choose_stack = prendre le { $choice }
frame-does-grail-keep = garder : { $choice }
frame-does-grail-pass = passer { $choice }
frame-does-grail-point = désigner { $choice }
frame-does-grail-dragon = mettre le dragon en { $choice }
frame-does-grail-push = faire reculer { $choice }
frame-does-grail-steal = prendre une lance à { $choice }
frame-does-grail-choose = regarder sous { $choice }
frame-does-grail-lay = reposer : { $choice }
frame-does-grail-curse = maudire : { $choice }
frame-does-nobles-keep = garder { $choice }
frame-does-nobles-buy-weapon = acheter { $choice }
frame-does-nobles-buy-noble = acheter { $choice }
frame-does-nobles-tithe = blesser { $choice }
frame-does-nobles-arm = armure : { $choice }
frame-does-nobles-move-armour = armure : { $choice }
frame-does-nobles-lay = poser { $choice }
frame-does-nobles-favour = poser { $choice }
frame-does-histrio-travel = aller à { $choice }
frame-does-histrio-discard = défausser : { $choice }
frame-does-histrio-disguise = il sera { $choice }
frame-does-histrio-fire_eater = utiliser : { $choice }
frame-does-histrio-strongman = utiliser : { $choice }
frame-short-grail-keep = garder { $choice }
frame-short-grail-curse = maudire { $choice }
frame-short-grail-point = désigner { $choice }
frame-short-grail-push = reculer { $choice }
frame-short-grail-steal = lance { OF($choice) }
frame-short-grail-choose = regarder sous { $space }
frame-short-grail-lay = reposer { $choice }
frame-short-grail-dragon = dragon en { $space }
frame-short-grail-pass = { $way ->
    [left] passer à gauche
   *[right] passer à droite
  }
frame-short-histrio-ox = { $choice }
frame-short-histrio-tightrope = aller à { $goal }

# Notre score dans le titre
frame-you = vous

# La fin
frame-click-again = ou recliquez : { $does }
frame-won = VICTOIRE
frame-end-keys = ↑↓ 1-{ $count } choix   Esc voir la table

# L’écran d’accueil
frame-learn = Apprendre à jouer : un guide, des exercices, les règles
frame-home-solo = jouer
frame-home-options = d’abord les options
frame-home-learn = leçons et règles
frame-home-unfinished = les voir
frame-home-watch = la revoir
frame-home-table = rejoindre cette table
frame-home-keys = ↑↓ choix   ←→ un autre jeu   Esc quitter

# Le salon
frame-seats = Places : { $taken } sur { $all }
frame-lobby-start = lancer la partie
frame-lobby-later = pourquoi pas encore
frame-lobby-bot = asseoir le bot
frame-lobby-value = valeur suivante
frame-lobby-level = niveau suivant
frame-lobby-game = choisir un jeu
frame-lobby-how = Avant de commencer

# Les réglages
frame-settings-change = suivant : { $value }
frame-settings-open = ouvrir

# Les leçons
frame-learn-game = Une première partie guidée
frame-learn-exercises = Dix exercices
frame-learn-minutes = { $minutes } min
frame-learn-done = apprise
frame-learn-begun = en cours : Enter reprend
frame-learn-new = nouvelle
frame-learn-solved = { $solved } sur { $count }
frame-learn-help = Touches, signes et règles de tous les jeux, à lire et à parcourir
frame-learn-academy-game = Le guide joue toute une partie avec vous : le choix des cinq cartes, les sept pistes et quand chacune rapporte, la galanterie, les pénalités.
frame-learn-academy-exercises = La dernière carte d’un tour, ou les pions que la galanterie déplace : trouvez ce qui rapporte le plus, une piste par exercice.
frame-learn-grail-game = Le guide joue toute une course avec vous : le choix des alliés, leur ordre, châteaux, trèfles et églises, le dragon et les lances.
frame-learn-grail-exercises = Quel allié garder, quand une lance est bien employée, jusqu’où chevaucher : dix positions courtes sur le chemin de la coupe.
frame-learn-nobles-game = Le guide joue avec vous un duel de deux cours : écus, armes et armures, faveurs des quatre enseignes, qui défie qui, et les dés.
frame-learn-nobles-exercises = Quelle arme décide d’un duel, et quel défi vaut le risque : dix positions avec leurs chances.
frame-learn-histrio-game = Le guide joue une saison avec vous : voyager en secret, acteurs de comédie et de tragédie, l’humeur du Roi, les demandes et le festival.
frame-learn-histrio-exercises = Qui envoyer à la cour, quand un saltimbanque rapporte, quelle demande jouer : dix décisions avant et pendant le festival.
