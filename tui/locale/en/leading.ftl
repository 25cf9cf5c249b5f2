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
leading-about = Your letter on the board, what you have so far and of what, your place, and who leads with how much; if that is you, who comes next. What is hidden is not told.
