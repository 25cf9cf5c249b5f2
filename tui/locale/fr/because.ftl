# Pourquoi un conseil dit ce qu’il dit : la fin d’une phrase.
because-grail = { $how ->
    [passes] vous dépassez { $names }
    [loses] { $names } vous repasse devant
    [ahead] vous restez devant { $names }
   *[behind] vous vous rapprochez de { $names }
  }
because-nobles = vous gagnez à { $wins } % aux dés, { $how ->
    [only] et il n’y a pas d’autre défi
    [best] et aucun autre défi n’a plus de chances
   *[less] même si { $noble } contre { $target } aurait { $other } %
  }
because-nobles-keep = { $rank ->
    [king] un roi a le plus haut total et endure trois blessures
    [queen] une dame ajoute 3 aux rois et aux valets de votre cour
   *[jack] un valet peut poser deux armes dans un duel
  }
because-nobles-favour = { $suit ->
    [hearts] { $noble } pourra endurer une blessure de plus
    [diamonds] les armes piochées par faveur ne coûtent pas d’écus
    [clubs] vous connaissez cette carte, et non celles de la pioche
   *[spades] vous saurez ce que { $name } peut poser en duel
  }
because-nobles-weapon = une arme ajoute 2 à 10 en duel, ou c’est un as{ $held ->
    [0] , et vous n’en avez aucune
   *[other] { "" }
  }
because-nobles-noble = un nouveau noble est sans blessure : votre cour en endurera 2 ou 3 de plus
because-nobles-tithe = { $coins ->
    [1] votre prochain tour commencera avec un écu de plus
   *[other] { $coins } écus suffisent pour envoyer un remplaçant
  }
because-nobles-armour = { $noble } battrait { $target } à { $then } % au lieu de { $now } %
because-nobles-substitute = { $noble } gagne à { $wins } % aux dés, { $spared } à { $other } %
because-nobles-lay = { $how ->
    [ace] un as bat tout, sauf un as plus proche
    [saves] elle n’ajoute rien à côté d’un as, mais quitte votre main
    [leads] vous prenez l’avantage, { $after } à { $theirs }
    [level] vous égalisez à { $after }
    [more] votre avance passe à { $by }
   *[less] votre retard n’est plus que de { $by }
  }
because-nobles-done = { $step ->
    [favour] vos armes restent en main pour les duels
    [buy] vos écus restent ({ $coins }) : 2 envoient un remplaçant, 5 achètent un noble
    [tithe] aucun de vos rois n’est blessé pour cela
    [equip] les 2 et les 3 qui ne sont pas des armures restent des armes
    [challenge] votre meilleur défi ne gagnerait qu’à { $wins } % aux dés
    [substitute] { $noble } gagne à { $wins } % aux dés, et vous gardez 2 écus
   *[weapons] vos armes restent en main pour d’autres duels
  }
because-histrio-found = un { $card }
because-histrio = { $found ->
    [none] seul, vous n’y trouvez rien
   *[other] seul, vous y trouvez { $found }
  }{ $how ->
    [most] , et aucune ville ne rapporte plus : { $paid }
    [pays] , et cela rapporte { $paid }
    [costs] , même si cela coûte { $paid }
   *[none] { "" }
  }
