# Medieval Academy on the board: headings of choices in columns, and what stands in them.
academy_board-head-card = card
academy_board-head-track = track
academy_board-head-onto = move on
academy_board-head-way = disc goes
academy_board-head-place = place
academy_board-head-gain = you get
academy_board-head-when = pays in
academy_board-head-take = take
academy_board-head-squares = squares
academy_board-head-now = points now
academy_board-head-cards = cards
academy_board-head-pays = points
academy_board-head-later = points later
academy_board-head-moves = gallantry
# The same where there is no room for it: the squares that gallantry moves a disc
academy_board-head-few = moves
# On what the gains of a stack depend
academy_board-by-one = gain if one squire plays all three
academy_board-gain = { $kind ->
    [none] no change
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      }
    [short] { $squares } { $squares ->
        [one] square
       *[other] squares
      } to { $more }
   *[points] { $more } { $count ->
        [one] point
       *[other] points
      }
  }
# A place, and on which of two tracks
academy_board-place-on = { $track } { $place }
academy_board-when = { $round ->
    [now] this round
   *[other] round { $round }
  }
academy_board-soon = { $round ->
    [now] now
   *[other] in { $round }
  }

# In the tiles of the squires
# One of our own two squires; without its colour where that has no room beside its letter
academy_board-your = your { $colour }
academy_board-held = { $count } in hand
academy_board-cards-of = { $name }’s cards:
academy_board-both-hands = both hold:
academy_board-gets-cards = gets { $count } cards
academy_board-this-round-short = now
academy_board-waiting = in hand:
academy_board-squares-yet = { $squares } so far
academy_board-stack-rest = stack { $number }: the 3 cards left
academy_board-rest = the 3 cards left
academy_board-discs = { $count ->
    [one] disc
   *[other] discs
  }

# Beside the choices of a gallantry move
academy_board-movers = Gallantry: moves by place
# Below that: in which order they move
academy_board-movers-order = lower places move first
academy_board-moves-none = no move
academy_board-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
  }

# In a lane: what a track pays; what gallantry pays
academy_board-pays = pays { $pays }
academy_board-pays-moves = moves { $pays }

# In the table at the end: the sum of a player’s two squires
academy_board-both = both

# In a tile: the cards that a squire has played
academy_board-played = played:

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = lap

# In the head of the lanes: the back of a card that is held
academy_board-back = held

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = card → track
academy_board-head-paid = for you
academy_board-head-soon = when
academy_board-head-brief = for you
academy_board-head-said = for you
academy_board-paid = { $kind ->
    [none] no change
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      }
    [short] { $squares } { $squares ->
        [one] square
       *[other] squares
      } to { $more }
   *[points] { $when ->
        [now] { $more } now
       *[other] { $more } in { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] same
    [squares] move { $more }
    [short] { $squares } to { $more }
   *[points] { $when ->
        [now] { $more } now
       *[other] { $more } in { $when }
      }
  }
academy_board-said = { $kind ->
    [none] no change
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      } to move a disc
    [short] { $squares } { $squares ->
        [one] square
       *[other] squares
      } to { $more } points { $when ->
        [now] now
       *[other] in { $when }
      }
   *[points] { $more } { $count ->
        [one] point
       *[other] points
      } { $when ->
        [now] now
       *[other] in { $when }
      }
  }

# Above what tracks pay: whose points these are, where there is room for it
academy_board-head-track-pays = track pays

# In a lane: no disc has moved yet; what gallantry pays, in short
academy_board-level = all on 0
academy_board-each = { $earned } each

# Above the order of high lanes, which tells below each squire what it would be paid
academy_board-head-order = 1st → last, pay

academy_board-pays-move = move { $pays }
# On a card: so many equal ones are drawn as one; in a narrow tile: so many are given to its squire
academy_board-equal = { $count } { $count ->
    [one] card
   *[other] cards
  }
academy_board-copies = { $count } equal cards are there to choose from; this takes one of them.

# In a tile with two squires: what becomes of the stacks, and the stack that its player has got
academy_board-next-split = Then each player takes one of the other’s two stacks.
academy_board-next-stack = { $you ->
    [next] Next, you choose from the other two stacks.
    [now] Next, { $name } chooses one of yours.
   *[none] Next, { $name } chooses from the other two stacks.
  }

# A stack that is not chosen from now, and its squares
academy_board-stack-made = { $own ->
    [yes] your stack { $number }
   *[no] stack { $number }
  }
academy_board-stack-made-worth = { $name }: { $squares }

# The cards taken until now
academy_board-so-far = cards so far:

# Above a stack: its number, unless that stands before it as a key; its squares
academy_board-stack = { $called ->
    [none] stack { $number }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
      }
   *[keyed] stack: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
      }
  }
academy_board-stack-short = { $called ->
    [none] stack { $number }: { $squares }
   *[keyed] stack: { $squares }
  }

# Above a stack that may be taken, behind its key: what it would bring, and its squares
academy_board-worth = stack: { $points } { $count ->
    [one] point
   *[other] points
  }, { $squares } { $squares ->
    [one] square
   *[other] squares
  }
academy_board-worth-short = { $points } { $count ->
    [one] point
   *[other] points
  }, { $squares } { $squares ->
    [one] square
   *[other] squares
  }
