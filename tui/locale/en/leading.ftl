# Who leads, in the first row of every game
leading-leads = { $name } { $score } { $count ->
    [one] leads
   *[other] lead
  }
leading-won = { $name } { $score } won
leading-next = then { $name } { $score }
leading-shared = level with { $name }
leading-many = { $count } others
leading-level = { $players ->
    [2] tied
   *[other] all tied
  }
leading-hidden-academy = others’ hidden
leading-title = Who leads
leading-ours = You: { $ours }.
leading-letter = Your letter on the board: { $letter }.
leading-wins-nobles = Stamina: the wounds a court can still bear. At 0 it has lost; after 40 turns without a duel, the higher stamina wins.
