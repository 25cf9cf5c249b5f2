# Who leads, in the first row of every game
leading-leads = { $name } { $score } { $count ->
    [one] leads
   *[other] lead
  }
leading-won = { $name } { $score } won
leading-next = then { $name } { $score }
leading-shared = level with { $name }
leading-many = { $count } others
leading-level = all level
leading-hidden-academy = others hidden
