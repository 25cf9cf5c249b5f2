# What is said of an installed game that does not say it itself: `plain-title` stands in for `<id>-title`.

plain-title = in play
plain-ask = It is your turn: choose.
plain-explain = Choose what to do.
plain-you = you
plain-end = { $name } has won.
plain-curve = Course of the points
plain-figures = Points after { $step ->
    [1] each part
    [2] every 2nd part
   *[other] every { $step }th part
  }
plain-part = Part { $part }
plain-blurb = A game of an installed package.
plain-problem = This game cannot be played with these options.
plain-signs =
    SIGNS ON THE BOARD
    { $sign-turn }  to act    ▒  a card that you do not see
    { $sign-away }  beside a name: is away
plain-opening = To begin with: { $all }
