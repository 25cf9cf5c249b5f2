# What stands around the answers: our place, what goes on by itself, why a hint says what it says.
answers-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players }
answers-place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
answers-again = click again
answers-because = Why: { $effect }.
answers-higher = Perhaps better, but tried in too few games to know: { $other }.
answers-hardly-higher = Perhaps a little better, but tried in too few games to know: { $other }.
answers-unproven = too few to tell
answers-skip = any key shows the rest
answers-hint-stopped = The search has stopped; nothing was chosen. Choose now, or ask again: { $key-hint }.
