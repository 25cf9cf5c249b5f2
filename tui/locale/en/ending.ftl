# The end of a game: what its banner says, and what the scores are made of.
ending-wins = { $name } wins
ending-lost = { $count ->
    [0] you lost the tie-break
   *[other] you lost by { $count }
  }
ending-behind = You were { $less } behind on { $on }.
ending-led = { $until ->
    [none] You never led.
   *[other] You last led during { $until }.
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
ending-signs = still standing (× wounds taken, ○ left)
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
ending-every = every { $count }{ $count ->
    [2] nd
   *[other] th
  } { $game ->
    [academy] round
    [grail] round
   *[other] turn
  }
ending-leads = leads
ending-of = of { $count }
ending-spaces = space { $space } of { $finish }
ending-wounds = stamina { $count }
ending-to = to { $yours ->
    [yes] your
   *[no] { $name }’s
  } { $count }
ending-best = best
ending-worst = worst
