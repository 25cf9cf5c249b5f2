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
answers-higher = Peut-être mieux, mais essayé trop peu de fois pour le savoir : { $other }.
answers-hardly-higher = Peut-être un peu mieux, mais essayé trop peu de fois pour le savoir : { $other }.
answers-unproven = trop peu testé
answers-skip = une touche : tout d’un coup
answers-hint-stopped = Recherche arrêtée, rien n’est joué. Choisissez, ou redemandez : { $key-hint }.
