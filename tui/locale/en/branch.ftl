branch-undo-none = There is nothing of yours to take back yet.
branch-undo-title = Go back to this moment?
branch-undo-body = You play on from here. What came after is lost.
branch-undo-stay = Stay where the game is
branch-undo-go = Go back to this moment
branch-play-title = Play on from here
branch-play-body = You take the seat of { $name }, bots the others.
branch-play-closed = The table never showed this game in full, so nobody here knows where the hidden cards lay.
branch-play-over = The game is over here. Go back to an earlier step, and play on from there.
branch-play-stay = Go on watching
branch-play-lay = Play on: the hidden cards as they lay
branch-play-anew = Play on: the hidden cards drawn again, as they may lie by what you saw
branch-table = What if, { $name }
branch-undo-seen = A player has seen a card since, or luck has decided: that stands.
branch-undo-sent = The others are asked…
branch-log-reconsidered = { $seat } chooses again.
branch-log-undone = { $steps ->
    [one] { $seat } takes a step back; all agree.
   *[other] { $seat } takes { $steps } steps back; all agree.
  }
branch-asking = You have asked to take this back. The others are thinking about it.
branch-asked = { $steps ->
    [one] { $name } would like to take a step back. { $key-undo }: decide
   *[other] { $name } would like to take { $steps } steps back. { $key-undo }: decide
  }
branch-asked-title = Take it back?
branch-asked-body = { $steps ->
    [one] { $name } would like to take the last step back. Nobody has seen a card since, and luck has decided nothing. One refusal is enough to let it stand.
   *[other] { $name } would like to take the last { $steps } steps back. Nobody has seen a card since, and luck has decided nothing. One refusal is enough to let them stand.
  }
branch-asked-later = Decide later
branch-asked-yes = Agree: take it back
branch-asked-no = Refuse: what was done stands
branch-ask-title = Ask to go back to this moment?
branch-ask-body = All other players have to agree. What came after this moment is taken back.
branch-ask-go = Ask the others
branch-mark-undone = (undone)
branch-mark-as-it-lay = (what if)
branch-mark-drawn-anew = (what if, drawn again)
