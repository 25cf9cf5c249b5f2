# Histrio on the board: short words that its drawings and tables are made of.

## The King in words, beside the scale

histrio_board-king = King: { $mark }
histrio_board-king-then = {" "}→ { $mark }
histrio_board-king-shared = {" "}→ { $mark } if others come
histrio_board-king-next = , then { $mark }
histrio_board-king-maybe = {" "}→ { $mark } if shared
histrio_board-king-or = {" "}→ { $mark }?
histrio_board-king-by = after this choice: { $mark }
histrio_board-king-by-meeting = as you meet others: { $mark }
histrio_board-king-by-brief = then: { $mark }
histrio_board-king-by-shared = if others come too: { $mark }
histrio_board-king-shared-brief = if others come: { $mark }
histrio_board-go = you go?
histrio_board-key-level = number: level

## The letters in cities: a caravel that waits, a friendly troupe

histrio_board-key-here = here now
histrio_board-key-friends = friends
histrio_board-key-friendly = friendly troupes

## The troupes in rows

histrio_board-head-actors = actors
histrio_board-head-festival = festival
histrio_board-head-levels = levels
histrio_board-would-show = would be
histrio_board-levels = levels { $levels }
histrio_board-head-requests-secret = secret requests
histrio_board-head-requests = requests
histrio_board-head-managers = managers
histrio_board-head-first = { $sign-first } starts
histrio_board-head-chosen = { $sign-done } chosen
histrio_board-leads = leads
histrio_board-goes-to = can go to
histrio_board-goes-to-brief = go to
histrio_board-managers = { $count ->
    [one] 1 manager
   *[other] { $count } managers
  }
histrio_board-tile-show = show now:
histrio_board-no-show = no show yet
histrio_board-tile-festival = festival now: +{ $coins }
histrio_board-ready = { $count } ready
histrio_board-and-more = { $name }, { $count } more
histrio_board-one-used = { $name } used
histrio_board-others-used = + { $count ->
    [one] 1 other used
   *[other] { $count } others used
  }
histrio_board-acrobats-used = { $count ->
    [one] 1 acrobat used
   *[other] { $count } acrobats used
  }
histrio_board-used = used: { $names }
histrio_board-spent = used
histrio_board-played = {" "}· { $count } played
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
    [one] 1 fewer comedian
   *[other] { $count } fewer comedians
  }
histrio_board-lack-no_tragedian = { $count ->
    [one] 1 fewer tragedian
   *[other] { $count } fewer tragedians
  }
histrio_board-lack-balance = sides differ by { $count }
histrio_board-lack-each = { $count } more of each
histrio_board-lack-mood = { $count } { $count ->
    [one] level
   *[other] levels
  } of { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
  }

## Beside the picture of what a question is about

histrio_board-figure-court = leaves you and moves the needle { $swing }
histrio_board-figure-keep = { $count ->
    [1] joins your troupe
   *[other] all join your troupe
  }
histrio_board-figure-end = leaves you; the needle is at its end and stays
histrio_board-figure-court-brief = needle { $swing }
histrio_board-figure-end-brief = to court; the needle stays
histrio_board-figure-at-court = { $card } at court
histrio_board-figure-steal = steals 1 écu from a player of your choice

## Headings

histrio_board-column-for-you = you get
histrio_board-column-a-request = a request
histrio_board-your-friends = your friends
histrio_board-column-king = King
histrio_board-column-keep = keep
histrio_board-column-send = send to court
histrio_board-column-festival = festival
histrio_board-column-would-pay = if met
histrio_board-column-would-pay-brief = pays
histrio_board-column-lacks = still needs
histrio_board-column-then-lacks = would need

## Notes below the choices

histrio_board-note-alike = Either way you earn as much.
histrio_board-note-festival = festival: pay now, without requests
histrio_board-note-court = { $moves ->
    [yes] Sending moves the King toward the actor’s talent, and helps
   *[no] Sending helps only
  } requests that want fewer such actors.
histrio_board-note-to-come = Still to come: { $cities }; the needle can move there again.
histrio_board-note-actors = Each { $mood ->
    [comedy] comedian pays 1 écu, and only a comedy
   *[tragedy] tragedian pays 1 écu, and only a tragedy
  } wins a prize.
histrio_board-note-again = { $names }, played in season 1, pays again by itself.
histrio_board-met-again = pays again
histrio_board-note-discard = Nobody sees which one.
histrio_board-note-stolen = You then have { $then }.

## A request whose discarding is asked about

histrio_board-one-each = you play one each festival
histrio_board-needs = needs
histrio_board-request-pays = pays { $coins }

## Below the King’s face

histrio_board-the-king = the King
histrio_board-end-king = King wanted

## The requests that a troupe holds at a festival

histrio_board-requests = { $count ->
    [0] no request
    [one] 1 request
   *[other] { $count } requests
  }

## The city under the cursor: who may come too, what its encounters do

histrio_board-city-chosen = chosen: { $city }
histrio_board-city-empty = no encounters: you draw a request
histrio_board-city-friends = your friends come: a request
histrio_board-city-alone = if alone
histrio_board-city-may = may come
histrio_board-city-shared = if they do
histrio_board-city-request = you draw a request
histrio_board-city-request-king = request, King { $mark }
histrio_board-city-king = King then
histrio_board-city-show = your show: { $show }
histrio_board-level = level
histrio_board-level-does = level { $level }: { $does }
histrio_board-met-1 = your cards return
histrio_board-met-2 = steals 1 écu
histrio_board-met-3 = manager, then { $count ->
    [one] +1 écu
   *[other] +{ $count } écus
  }
histrio_board-met-4 = no effect
histrio_board-met-5 = costs 1 écu
histrio_board-met-chameleon = counts as level 1
histrio_board-met-tightrope = to the next city
histrio_board-met-ox = closes your city
histrio_board-met-horse = a second city
histrio_board-met-fire_eater = needle 1 or 2
histrio_board-met-strongman = 1 écu from each
