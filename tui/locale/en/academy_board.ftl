# Medieval Academy on the board: headings of choices in columns, and what stands in them.
academy_board-head-card = card
academy_board-head-track = track
academy_board-head-way = disc goes
academy_board-head-place = place
academy_board-head-gain = for you
academy_board-head-when = when
academy_board-head-take = take
academy_board-head-squares = squares
academy_board-head-now = points now
academy_board-head-cards = cards
academy_board-head-pays = points
academy_board-head-later = points later
academy_board-head-moves = gallantry
academy_board-head-few = moves
# Above the gains of a stack: on what they depend
academy_board-by-one = gain if one squire plays all three
academy_board-gain = { $kind ->
    [none] no change
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      }
    [avoids] avoids { $before }
    [less] { $after }, not { $before }
    [coming] { $lacking } more { $lacking ->
        [one] square
       *[other] squares
      } to { $square }: { $more }
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
# The same in the draft
academy_board-held-draft = { $count } kept
academy_board-cards-of = { $name }’s cards:
academy_board-both-hands = both hold:
academy_board-gets-cards = gets { $count } cards
# What points a round would bring its squire if it were scored now, in fewer and fewer words
academy_board-this-round-short = if scored:
academy_board-this-round-least = now:
academy_board-waiting = in hand:
academy_board-squares-yet = { $squares } so far
academy_board-stack-rest = stack { $number }: the 3 cards left
academy_board-rest = the 3 cards left
academy_board-rest-short = 3 cards left
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

# In the head of the lanes: what the sign behind a disc stands for
academy_board-lap = lap

# In the head of the lanes: the back of a card that is held
academy_board-back = held

# Choices in few words: what a move would bring, and in which round it is paid
academy_board-head-played = card → track
academy_board-paid = { $kind ->
    [none] no change
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      }
    [avoids] { $when ->
        [now] avoids { $before } now
       *[other] avoids { $before } in { $when }
      }
    [less] { $when ->
        [now] { $after }, not { $before } now
       *[other] { $after }, not { $before } in { $when }
      }
    [coming] { $lacking } more to { $square }: { $more }
   *[points] { $when ->
        [now] { $more } now
       *[other] { $more } in { $when }
      }
  }
academy_board-brief = { $kind ->
    [none] same
    [squares] { $more } { $count ->
        [one] square
       *[other] squares
      }
    [avoids] avoids { $before }
    [less] { $after }, not { $before }
    [coming] { $lacking } to { $square }: { $more }
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
    [avoids] avoids { $before } { $when ->
        [now] now
       *[other] in { $when }
      }
    [less] { $after }, not { $before } { $when ->
        [now] now
       *[other] in { $when }
      }
    [coming] { $lacking } more { $lacking ->
        [one] square
       *[other] squares
      } to { $square }: { $more } { $when ->
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
# The same by itself, for lists that have another column for the round
academy_board-more = { $kind ->
    [avoids] avoids { $before }
    [less] { $after }, not { $before }
   *[points] { $more }
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

# Below the cards for a stack: what becomes of the stacks
academy_board-note-split = Then each player takes one of the other’s two stacks.
# In a tile with two squires: what their player does while stacks are made, and with the stacks later
academy_board-making = { $done ->
    [yes] has made two stacks
   *[no] is making two stacks
  }
academy_board-taking = { $you ->
    [next] next, you take one of theirs
    [now] then takes one of yours
   *[none] then takes one of the other two
  }
# Above the cards that two squires hold of which it is not known who has which
academy_board-each-has = each has { $count } of these:

# A stack that is not chosen from now, and its squares; of ours the other player takes one or the other
academy_board-stack-made = { $own ->
    [yes] { $number ->
        [1] you give
       *[other] or
      }
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

# In a tile, behind the star of the first player
academy_board-first = first

# Behind a card in a list: of how many equal ones it is one
academy_board-one-of = 1 of { $count }
# Below cards that are taken while others have been taken already: what their figures count
academy_board-note-alone = Each card as if played alone: those you have are not counted.
