# The end of a game: what its banner says, and what the scores are made of.
ending-wins = { $name } wins
ending-shares = { $name } shares the win
ending-share = You share the win
ending-draw = A draw
ending-lost = { $count ->
    [0] you lost the tie-break
   *[other] you lost by { $count }
  }
ending-behind = You were { $less } behind { $name } on { $on }.
ending-led = { $led ->
    [none] You never led.
   *[other] You last led { $led }.
  }
ending-after = after { $game ->
    [academy] round { $number }
    [grail] round { $number }
    [nobles] turn { $number }
   *[other] { $part }
  }
ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
ending-start = start
ending-allies = allies
ending-tokens = tokens
ending-swaps = swaps
ending-space = space
ending-standing = still standing
ending-signs = standing (× wound, ○ left)
ending-none = none
ending-out = out of the game
ending-walked = Gallantry, which breaks ties: { $squires }.
ending-won = { $count ->
    [0] on the tie-break
   *[other] by { $count }
  }
ending-unit = { $game ->
    [academy] round
    [grail] round
    [nobles] turn
    [histrio] turn
   *[other] { "" }
  }
ending-again = { $game ->
    [histrio] new season
   *[other] { "" }
  }
ending-leads = highlighted: leader
ending-of = of { $count }
ending-spaces = space { $space } of { $finish }
ending-wounds = stamina { $count }
ending-to = to { $yours ->
    [yes] your
   *[no] { $name }’s
  } { $count }
ending-made = made up of
ending-best = underlined: best
