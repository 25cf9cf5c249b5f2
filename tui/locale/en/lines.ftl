# A table in lines (--lines)

lines-hello = ? and Enter: what can be typed. Enter alone: where you are, once more.
lines-next-door = Type the number of a table, or an address.
lines-nobody-next-door = Type the address of a table.
lines-unready = Type r when you are ready to play.
lines-no-answer = { $said } is not on the list of choices.
lines-not-asked = You are not being asked anything now.
lines-too-soon = This question has only just come: please choose again.
lines-unknown = “{ $said }” was not understood. ? says what can be typed.
lines-not-over = The game is not over yet.
lines-which-seat = Which seat? Type x and its number.
lines-leave-again = Type q again to leave.
lines-abandon-again = Type a again to abandon the game.
lines-no-deal = There is no deal to check now.
lines-no-why = Every possible choice is on the list.
lines-broken = d: more about it.
lines-table-trying = Trying again; q: leave.
lines-door-open = The door is open.
lines-door-closed = The door is closed: no newcomers.
lines-ask-on = You are asked before a newcomer sits.
lines-ask-off = Newcomers sit without your being asked.
lines-watch-free = Spectators may talk.
lines-watch-silent = Spectators watch in silence.
lines-watch-none = No new spectators may come.
lines-hint = A knight is thinking about it.
lines-help-game =
    A number: that choice. Enter: the question once more.
    s: how things stand. i and a number: more about that choice. i: more about the question.
    l: the whole log. l and a number: its last lines. r: what the last round, festival or duel brought. o: the result.
    h: what a knight would do. w: why something cannot be chosen. a: after a game the host opens the lobby again; during one, the host abandons it.
    u: takes your last choice back; at a table all have to agree, and you decide in the same way when another player asks.
lines-help-lobby =
    A number: sit on that seat. Enter: the lobby once more.
    r: ready, or no longer. w: only watch. n and a name: another name.
    The host: s starts. b and a seat: a bot, again: another level. c and a seat: another character. x and a seat: frees it.
    g and a game: plays that. o: the options. o and name=value: sets one.
    i: what the game and its options are. i and a name: what that option is.
lines-help-both = t and a text: talk. d: what was checked of the deal. p: players, seat codes, the door. q: leave. ?: this help.

# What signs are called, where they are heard and not seen

lines-card = { $case ->
    [definite] the{" "}
   *[nominative] { "" }
  }{ $rank } of { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
  }
lines-suit = { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
  }
lines-nobles-rank-king = king
lines-nobles-rank-queen = queen
lines-nobles-rank-jack = jack
lines-nobles-rank-ace = ace
lines-dice = plus { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
lines-wounds = wounds { $taken } of { $bears }
lines-times = { $count } times
lines-from-to = { $start } to { $end }
lines-best = the best
lines-pleases = pleases the King
lines-friendly = { $name } (friends)
lines-past = with a spear { $space }
lines-spears = { $count ->
    [one] 1 spear
   *[other] { $count } spears
  }
lines-grail-answer-choose = space { $space }: { $where ->
    [here] where you stand
    [ahead] { $gap } ahead of you
   *[behind] { $gap } behind you
  }
lines-grail-answer-dragon = space { $space }{ $kind ->
    [clover] , a clover
    [castle] , a castle
    [castle-clover] , a castle and clover
    [church] , a church
    [village] , a village
   *[plain] { "" }
  }{ $names ->
    [none] , behind all knights
   *[other] : { $gap } ahead of { $names }
  }
lines-unseen = unseen
lines-academy-log-cup = { $stays ->
    [yes] The cup stays at its end: { $end }.
   *[no] The cup moves from { $start } to { $end }.
  }
lines-academy-note-bet = bet on { $track }, cards played there { $count }
lines-academy-pays-bets = { $pays } per card there
lines-academy-pays-scrolls = 1 to 6 per scroll
lines-academy-round-hidden = “Unseen” is a coat of arms whose value you do not see.
lines-academy-end-hidden = “Unseen” is a coat of arms from the codex, given in alms face down: it counts under codex for the squire who has it now.
lines-histrio-between = ,{" "}
lines-histrio-part-encounter = { $number }: { $card }
lines-histrio-money = { $amount ->
    [0] { "" }
   *[other] {", "}{ $signed }
  }
lines-histrio-lack-comedian = { $count ->
    [one] 1 comedian
   *[other] { $count } comedians
  }
lines-histrio-lack-tragedian = { $count ->
    [one] 1 tragedian
   *[other] { $count } tragedians
  }
lines-histrio-lack-no_comedian = { $count ->
    [one] 1 comedian
   *[other] { $count } comedians
  } too many
lines-histrio-lack-no_tragedian = { $count ->
    [one] 1 tragedian
   *[other] { $count } tragedians
  } too many
lines-histrio-lack-level = { $count } { $count ->
    [one] actor
   *[other] actors
  } of level { $level }
lines-histrio-lack-contrary = wrong mood by { $count ->
    [one] 1 level
   *[other] { $count } levels
  }
lines-nobles-explain = Two courts of nobles: lose all of yours and you lose the game. i and the number of a choice explains it.
lines-academy-explain = Each card moves your disc along its track by its value. s says what each track pays, in which round it scores next, and how the discs lie on it, in order.
lines-grail-about-path = Knights on the same space stand in order; a knight who arrives stands behind those already there.
lines-histrio-explain = The needle is the King’s mood: tragedy below 0, comedy above it. When it crosses the middle, all managers at the theatre go home.
lines-talk-cut = That was too long for one line of talk: only the beginning was said.
lines-help-rules = The rules: ?? tells all of them, ? and a number one section:

lines-hall-title = { $hall }. Tables:
lines-hall-none = No table is open yet.
lines-hall-help = A table’s number: go there. n and a game ({ $games }): open a table. t and a text: talk. An empty line: the list again. q: leave. At a table, list: back here.
lines-hall-new = New in the list: { $table }
lines-hall-gone = Table { $number } is closed.
lines-hall-which = Which game? { $games }
lines-hall-organiser = You are the organiser: announce and a line, close and a table’s number, who.
