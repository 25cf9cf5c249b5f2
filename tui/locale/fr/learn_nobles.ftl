learn_nobles-welcome = Bienvenue ! Deux cours de nobles s’affrontent, et qui détruit tous les nobles de l’autre cour gagne. Un roi se bat avec 13, une dame avec 12, un valet avec 11. Avant le premier duel, on choisit les cours.
learn_nobles-court = Voici vos six nobles ; trois d’entre eux formeront votre cour. Chaque carte montre sa force, ses dés et, en ○, les blessures qu’elle endure. L’autre joueur choisit en même temps, et les deux choix restent secrets jusqu’au bout.
learn_nobles-duel = Un duel a eu lieu. Chaque camp compte force, armure et dés ; une dame dans la cour ajoute 3 à un roi ou à un valet. Le plus haut score gagne un écu, et le perdant est blessé : × est une blessure, ○ une qu’il peut encore endurer.
learn_nobles-buy = Votre tour commence par 1 écu de revenu. Une arme coûte 1 écu, et vous pouvez en acheter jusqu’à trois par tour. Avec 5 écus, vous pourriez remplacer un noble tombé.
learn_nobles-healed = Au deuxième duel, votre roi a blessé la dame. Puis l’autre joueur a posé un cœur à côté de sa cour et l’a guérie : c’est une faveur. Bientôt, vous pourrez en demander une aussi.
learn_nobles-tithe = La dîme : un de vos rois peut prendre une blessure pour vous donner un écu, mais jamais la dernière. Un écu est peu pour une blessure : demandez-vous à quoi il servira.
learn_nobles-equip = Les 2 et les 3 sont de piètres armes mais de bonnes armures. Sur un noble, ils comptent à chaque duel jusqu’à sa chute. Un noble n’en porte qu’une ; elle peut passer à un autre noble, mais ne revient pas en main.
learn_nobles-challenge = À présent, un de vos nobles peut en défier un de l’autre cour. Le nombre est ce qu’un noble apporte, et « + 2 dés » veut dire qu’il lance aussi deux dés. Cherchez la meilleure rencontre, pas seulement l’adversaire le plus faible.
learn_nobles-weapons = Les dés sont jetés ; place aux armes. Qui a lancé le défi pose les siennes, puis l’autre joueur répond. Une arme ajoute sa valeur, et 2 de plus si elle est de l’enseigne de son noble. Un roi ou une dame en utilise une, un valet deux. Une arme utilisée est perdue.
learn_nobles-substitute = On vous défie. Pour 2 écus, vous pouvez envoyer un autre noble que celui qui a été choisi.
learn_nobles-ace = Un as gagne le duel : il bat tout sauf un autre as, quels que soient les scores, pour une blessure comme toujours. Si les deux camps en utilisent un, l’as le plus proche de son noble gagne : d’abord la même enseigne, puis la même couleur.
learn_nobles-falls = Un noble qui a toutes les blessures qu’il peut endurer tombe, et son armure avec lui. Une cour sans nobles a perdu.
learn_nobles-favour = Les faveurs : une fois par tour, vous pouvez poser une arme pour la faveur de son enseigne, chaque enseigne une fois par partie. ♥ guérit une blessure, ♦ fait piocher trois armes si vous avez moins de nobles, ♣ prend une carte dans la défausse, ♠ montre l’autre main.
learn_nobles-look = L’autre main vous est ouverte jusqu’à ce que vous continuiez. Elle ne contient aucun as ! Ce que vous avez vu reste dans votre journal.
learn_nobles-tie = Un duel nul : les deux nobles sont blessés, et personne ne reçoit d’écu. Parfois, on ne peut espérer mieux.
learn_nobles-end = Leur dernier noble n’endure plus qu’une blessure : si vous gagnez ce duel, vous gagnez la partie. Vous savez maintenant l’essentiel. Jouez jusqu’au bout, puis essayez les exercices.
learn_nobles-do-3 = Les rois sont forts et solides. Gardez R♣.
learn_nobles-do-4 = Gardez le roi suivant, R♦.
learn_nobles-do-5 = Trois rois : gardez aussi R♠.
learn_nobles-do-15 = Votre main est vide. Achetez une arme.
learn_nobles-do-17 = Un écu n’achèterait rien. Pas de dîme cette fois : passez à l’armure.
learn_nobles-do-18 = Posez 2♦ sur R♣ : 13 devient 15.
learn_nobles-do-20 = R♣ contre D♦ : 15 et deux dés contre 12 et un dé.
learn_nobles-do-37 = Demandez l’écu à R♣, indemne : avec un de plus, c’est un remplaçant.
learn_nobles-do-39 = R♠ a deux blessures : c’est lui qui a le plus besoin d’armure.
learn_nobles-do-41 = R♦ contre D♦ : vous avez un carreau pour frapper.
learn_nobles-do-42 = 9♦ est de l’enseigne de R♦ : 9 et 2 de plus. Gardez l’as.
learn_nobles-do-52 = R♠ a son armure et vous tenez un as. Qu’il se batte.
learn_nobles-do-55 = 20 à 30 : les nombres n’y suffiront pas. Posez l’as !
learn_nobles-do-62 = Encore un écu, et vous pouvez envoyer un remplaçant. Demandez-le à R♦.
learn_nobles-do-66 = D♦ n’endure plus qu’une blessure : achevez-la avec R♣.
learn_nobles-do-67 = 27 à 17, vous ne craignez guère. Gardez vos armes.
learn_nobles-do-76 = R♠ n’endure plus qu’une blessure. Envoyez R♦ pour 2 écus.
learn_nobles-do-80 = 22 à 35 : seul un as peut aider, et A♦ est de l’enseigne de R♦.
learn_nobles-do-82 = Posez 9♠ pour voir l’autre main.
learn_nobles-do-83 = Quand vous en avez assez vu, continuez.
learn_nobles-do-90 = V♣ n’endure plus qu’une blessure : défiez-le avec R♣.
learn_nobles-do-91 = Au plus, ils ajoutent 6 et 5 à 15. Avec 6♥, rien à craindre.
learn_nobles-do-103 = 8♠ donne 27 partout. R♠ tombe ; mais un nul blesse aussi leur roi.
learn_nobles-do-105 = Posez 8♥ pour guérir R♣.
learn_nobles-do-113 = R♦ contre R♥ : vous avez de fortes armes pour lui.
learn_nobles-do-114 = Ils mènent 24 à 21. 8♦, de l’enseigne de R♦, porte à 31.
learn_nobles-asks-weapons = Personne ne pose d’arme après vous. Laquelle posez-vous, s’il en faut une ?
learn_nobles-asks-challenge = Lequel de vos nobles lance un défi, et à qui ?
learn_nobles-why-weapons-score = Elle donne { $mine } à { $theirs } : assez pour gagner, sans dépenser une meilleure carte.
learn_nobles-why-weapons-ace = Rien d’autre ne peut gagner ce duel : un as bat n’importe quel score.
learn_nobles-why-weapons-spare = Vous menez déjà { $mine } à { $theirs } : inutile de dépenser une carte.
learn_nobles-why-weapons-hopeless = { $theirs ->
    [0] Rien dans votre main ne bat leur as. Gardez vos armes pour un duel qui peut se gagner.
   *[other] Rien dans votre main ne suffit : { $mine } à { $theirs } au mieux. Gardez vos armes pour un duel qui peut se gagner.
  }
learn_nobles-why-challenge = Votre noble apporte { $lead } de plus que le leur, en comptant chaque dé à sa moyenne.
learn_nobles-worse-weapons-lost = Elle ne donne que { $mine } à { $theirs }, et le duel est perdu.
learn_nobles-worse-weapons-lost-ace = Leur as la bat, et le duel est perdu.
learn_nobles-worse-weapons-tie = Elle donne { $mine } à { $theirs } : un duel nul, qui blesse aussi votre noble.
learn_nobles-worse-weapons-tie-ace = Les deux as sont aussi proches : un duel nul, qui blesse aussi votre noble.
learn_nobles-worse-weapons-dear = Elle gagne aussi, mais cette carte peut mieux servir.
learn_nobles-worse-weapons-vain = Le duel est perdu de toute façon, et la carte aussi.
learn_nobles-worse-challenge-more = Là, vous n’apportez que { $lead } de plus.
learn_nobles-worse-challenge-less = { $lead ->
    [0] Là, vous n’apportez rien de plus qu’eux.
   *[other] Là, vous apportez { $lead } de moins qu’eux.
  }
learn_nobles-worse-challenge-none = Ce serait laisser passer une belle occasion.
