goofspiel-name = Goofspiel
goofspiel-blurb = Bid secretly for one prize after the other: each card can be bid once. About 10 minutes.
goofspiel-title = round { $round } of 13

## The table

goofspiel-field-prizes = prizes to come
goofspiel-field-offer = to be won
goofspiel-field-carried = carried over
goofspiel-field-won = won
goofspiel-field-hands = hand
goofspiel-field-bids = bid
goofspiel-field-spent = spent
goofspiel-field-points = points
goofspiel-field-round = round

## Questions and answers

goofspiel-ask-bid = What do you bid? The highest bid wins; equal highest bids carry the prize over.
goofspiel-answer-bid = bid { $card }
goofspiel-explain = A card can be bid once in the game: a high one that is spent now is missing later.
goofspiel-about-bid = The { $card } is spent, whether you win or not.

## The log

goofspiel-log-round = { $prize ->
    [none] — Round { $round }: a hidden prize
   *[other] — Round { $round }: a prize of { $prize }
  }
goofspiel-log-bid = { $card ->
    [none] { $seat } has bid.
   *[other] { $seat } has bid { $card }.
  }
goofspiel-log-bids = For the prize of { $prize }: { $bids }.
goofspiel-log-wins = { $seat } wins { $prizes } and has { $points } points.
goofspiel-log-tie = { $left ->
    [yes] Tied at { $bid }: { $prizes } will go to the next winner.
   *[no] Tied at { $bid }: nobody gets { $prizes }.
  }

## The end

goofspiel-end-points = Most points: { $name }.
goofspiel-curve = Points, round by round
goofspiel-part = Round { $part }

## Options, notes, rules

goofspiel-option-hidden_prizes = Hidden prizes
goofspiel-about-hidden_prizes = The prize is turned up only after all have bid.
goofspiel-first-won =
    How it is won
    Most points in prizes after 13 rounds.
goofspiel-first-round =
    A round
    All bid a card in secret. The highest bid takes the prize.
goofspiel-first-mind =
    Ties
    Equal highest bids win nothing: the prize waits for the next winner.
goofspiel-signs =
    SIGNS ON THE BOARD
    { $sign-turn }  has yet to bid    ▒  a card face down
    { $sign-away }  beside a name: is away
rules-goofspiel-aim =
    Aim
    Win prizes worth more points than those of the others. The 13 prizes are worth 1 to 13 points.
rules-goofspiel-round =
    A round
    A prize is turned up. All bid one card of their hand, 1 to 13, face down. Then all bids are turned up, and the
    highest takes the prize. If the highest bid is tied, the prize goes to the winner of the next round, too. A card
    that was bid is spent.
rules-goofspiel-end =
    The end
    After 13 rounds the most points win. Prizes of a tied last round go to nobody.
rules-goofspiel-options =
    Options
    With hidden prizes, the prize is turned up only after all have bid.
