# Autour des choix : notre place, ce qui continue tout seul, le pourquoi d’un conseil.
answers-place = { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $players }
answers-place-short = { $place ->
    [1] 1er
   *[other] { $place }e
  }
answers-again = cliquez encore
answers-because = Pourquoi : { $effect }.
answers-higher = Plus haut pour l’instant, mais trop peu essayé pour s’y fier : { $other }.
answers-hardly-higher = Un peu plus haut, mais bien moins essayé : { $other }.
answers-skip = une touche : tout d’un coup
answers-hint-stopped = Recherche arrêtée, rien n’est joué. Choisissez, ou redemandez : { $key-hint }.
