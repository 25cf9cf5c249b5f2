# The stage: what is told of a moment, and how the end of a game is told.

## The end

stage-counted = It is over. The scores are about to be counted…
stage-decided = It is over. The result is coming…

# Scenes
stage-nobody = Set aside: { $allies }.
stage-next = next: { $number } { $name }
stage-scores = { $track } scores: { $pays }
stage-no-request = { $names } play no request.
stage-beats = BEATS
stage-tie = TIE
stage-falls = { $noble } FALLS
stage-wounded = { $noble } wounded { $wounds }

# Standings behind a round
stage-standings = Standings
stage-places = ▲▼ places won or lost { $game ->
    [histrio] at this festival
   *[other] in this round
  }
stage-standings-told = Standings: { $all }.
stage-rose = up { $count }
stage-fell = down { $count }

# The King at a festival, below his face
stage-pleased = is pleased
stage-displeased = is not pleased

# Below the result, for a player who has not won
stage-lost = You lost by { $count }{ $on ->
    [none] { "" }
   *[other] { " " }({ $less } fewer on { $on })
  }; { $led ->
    [none] you never led.
   *[other] you last led { $led }.
  }
stage-part = { $part ->
    [actors] actors
    [prize] shows
   *[requests] requests
  }
stage-ahead = { $rest ->
    [0] { $count } ahead of { $name }, all of it on { $on }.
   *[other] { $count } ahead of { $name }: +{ $more } on { $on }, { $rest } on all else.
  }
