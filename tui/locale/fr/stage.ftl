# The stage: what is told of a moment, and how the end of a game is told.

## The end

stage-counted = C’est fini. On va compter les points…
stage-decided = C’est fini. Voici le résultat…

# Scenes
stage-nobody = À l’écart : { $allies }.
stage-next = ensuite : { $number } { $name }
stage-scores = Décompte, { $track } : { $pays }
stage-no-request = { $names } ne jouent aucune demande.
stage-beats = BAT
stage-tie = ÉGALITÉ
stage-falls = { $noble } TOMBE
stage-wounded = { $noble } : blessure { $wounds }

# Standings behind a round
stage-standings = Classement
stage-places = ▲▼ places gagnées ou perdues { $game ->
    [histrio] à ce festival
    [academy] dans ce tour
   *[other] dans cette manche
  }
stage-standings-told = Classement : { $all }.
stage-rose = { $count } de mieux
stage-fell = { $count } de moins

# The King at a festival, below his face
stage-pleased = est content
stage-displeased = n’est pas content

# Below the result, for a player who has not won
stage-lost = Défaite de { $count }{ $on ->
    [none] { "" }
   *[other] { " " }({ $less } de moins : { $on })
  } ; { $led ->
    [none] jamais en tête.
   *[other] dernière fois en tête : { $led }.
  }
stage-part = { $part ->
    [actors] acteurs
    [prize] spectacles
   *[requests] demandes
  }
stage-ahead = { $rest ->
    [0] { $count } d’avance sur { $name }, tout sur un point : { $on }.
   *[other] { $count } d’avance sur { $name } : { $on } +{ $more }, tout le reste { $rest }.
  }
