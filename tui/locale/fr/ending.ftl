# The end of a game: what its banner says, and what the scores are made of.
ending-wins = { $name } gagne
ending-shares = { $name } gagne à égalité
ending-share = Victoire partagée
ending-draw = Partie nulle
ending-lost = { $count ->
    [0] défaite au départage
   *[other] défaite de { $count }
  }
ending-behind = Vous aviez { $less } de retard sur { $name } : { $on }.
ending-led = { $led ->
    [none] Jamais en tête.
   *[other] Dernière fois en tête : { $led }.
  }
ending-after = { $game ->
    [academy] après le tour { $number }
    [grail] après la manche { $number }
    [nobles] après le tour { $number }
   *[other] fin : { $part }
  }
ending-rounds = { $count } { $count ->
    [one] manche
   *[other] manches
  }
ending-start = départ
ending-allies = alliés
ending-tokens = jetons
ending-swaps = échanges
ending-space = case
ending-standing = encore debout
ending-signs = debout (× blessure, ○ reste)
ending-none = aucun
ending-out = hors jeu
ending-walked = Galanterie, qui départage : { $squires }.
ending-won = { $count ->
    [0] au départage
   *[other] avec { $count } d’avance
  }
ending-unit = { $game ->
    [academy] tour
    [grail] manche
    [nobles] tour
    [histrio] tour
   *[other] { "" }
  }
ending-again = { $game ->
    [histrio] nouvelle saison
   *[other] { "" }
  }
ending-leads = surligné : 1er
ending-of = sur { $count }
ending-spaces = case { $space } sur { $finish }
ending-wounds = résistance { $count }
ending-to = contre { $count } { $yours ->
    [yes] pour vous
   *[no] pour { $name }
  }
ending-made = détail
ending-best = souligné : meilleur
