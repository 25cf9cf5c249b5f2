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
answers-higher = { $other } a un chiffre plus haut, mais trop peu suivi pour qu’on s’y fie.
answers-hardly-higher = { $other } est un peu plus haut, peut-être par hasard. Le choix le plus essayé est conseillé.
answers-skip = une touche : tout d’un coup
answers-hint-stopped = Recherche arrêtée, rien n’est joué. Choisissez, ou redemandez : { $key-hint }.
