skeleton-name = Skeleton
skeleton-blurb = Draw a card, keep one of two: the highest wins. About 5 minutes.
skeleton-title = turn { $turn }

## The table

skeleton-field-deck = deck
skeleton-field-discard = discard
skeleton-field-hands = hand
skeleton-field-turn = turn

## Questions and answers: at most 79 and 78 columns, and no two answers alike

skeleton-ask-keep = Which card do you keep? The other is laid down for all to see.
skeleton-answer-keep = keep { $card }
skeleton-explain = You keep one card, and draw again in your next turn.
skeleton-about-keep = The { $card } stays in your hand; the other is laid down.

## The log

skeleton-log-draws = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
  }
skeleton-log-keeps = { $seat } lays down { $other }.
skeleton-log-shows = The hands: { $cards }.

## The end

skeleton-end-high = The highest card: { $name }.
skeleton-end-low = The lowest card: { $name }.
skeleton-curve = Points, turn by turn
skeleton-part = Turn { $part }

## Options, notes, signs, rules

skeleton-option-low = Low
skeleton-about-low = The lowest card wins.
skeleton-first-won =
    How it is won
    By the best card after three turns.
skeleton-first-round =
    A turn
    Draw a card, keep one of two.
skeleton-first-mind =
    Look
    What is laid down, everybody sees.
skeleton-signs =
    SIGNS ON THE BOARD
    { $sign-turn }  to act    ▒  a card face down
    { $sign-away }  beside a name: is away
rules-skeleton-aim =
    Aim
    Hold the highest card in the end.
rules-skeleton-turn =
    A turn
    Draw a card and keep one of your two; the other is laid down for all to see. After three turns of each player the
    cards are shown.
rules-skeleton-options =
    Options
    Low: the lowest card wins.
