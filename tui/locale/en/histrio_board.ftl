# Histrio on the board: short words that its drawings and tables are made of.

## The King in words, beside the scale

histrio_board-king = King: { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark } if shared
histrio_board-king-was = {" "}(was { $mark })

## The letters in cities: a caravel that waits, a used card, a friendly troupe

histrio_board-key-here = here now
histrio_board-key-been = been before
histrio_board-key-friends = friends

## The troupes in rows

histrio_board-head-actors = actors
histrio_board-tie = tie
histrio_board-none = none

## What a request lacks

histrio_board-lack-comedian = { $count ->
    [one] 1 more comedian
   *[other] { $count } more comedians
  }
histrio_board-lack-tragedian = { $count ->
    [one] 1 more tragedian
   *[other] { $count } more tragedians
  }
histrio_board-lack-no_comedian = { $count ->
    [one] 1 comedian too many
   *[other] { $count } comedians too many
  }
histrio_board-lack-no_tragedian = { $count ->
    [one] 1 tragedian too many
   *[other] { $count } tragedians too many
  }

## The legend below the hand

histrio_board-legend-talents = { $comedy }5 comedian, level 5   { $tragedy } tragedian
histrio_board-legend-level = level

## Beside the picture of what a question is about

histrio_board-figure-end = The needle is at its end and stays there.

## Headings

histrio_board-column-money = { $sign-coin }
