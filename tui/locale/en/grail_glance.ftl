# Grail Cup on a small screen: what its lists and tables say in few columns.

# In the list of allies: who has one, or how much of that is known, in at most 14 columns
grail_glance-held = { $status ->
    [open] set aside
    [left] set aside
    [nobody] set aside
    [hand] your hand
    [mine] you
    [passed] passed on
   *[unknown] not seen
  }
# Between the letters of two players: the squire's, and the knight it points at.
grail_glance-points = points at

# What stands in the columns
# What an ally does, in at most 17 columns
grail_glance-does = { $ally ->
    [witch] move 1, curse
    [squire] point, move 2
    [fairy] clovers, move 1–3
    [smith] spear, move 4
    [wizard] dragon, move 5
    [princess] to next castle
    [priest] to next church
    [horse] move 2, 4 or 6
   *[unicorn] pass next knight
  }
grail_glance-or = { $others } or { $last }
# The spaces that a knight comes to if it spends a spear, behind those without one
grail_glance-past = or { $spaces } ({ $about ->
    [none] { "" }
   *[other] { $about },{ " " }
  }spear)
# Behind the kind of a space: the letters of the knights that stand there already
grail_glance-behind = behind { $who }
# What the knight pointed at needs to lead at the end of the round: nothing more, or so many spaces
grail_glance-leads = leads now
grail_glance-lacks = { $count ->
    [one] 1 more space
   *[other] { $count } more spaces
  }
# Where the squire jumps then; the second at least, the third if that knight has reached the finish by then
grail_glance-jump = to { $space }
grail_glance-jump-on = to { $space } or beyond
grail_glance-too-late = { $who ->
    [you] no: you have won
   *[other] no: it has won
  }
# Where the squire jumps at least, and at most because of the dragon; and where it goes then for a spear
grail_glance-jump-span = to { $space }–{ $last }
grail_glance-beyond = beyond
# Why the curse of an ally will not work, in at most 17 columns
grail_glance-cursing = { $status ->
    [mine] yours: no effect
   *[open] aside: no effect
  }
# The same in few words
grail_glance-in-vain = no effect
# What it takes a knight to pass the dragon; free: it is behind the knight
grail_glance-passing = { $how ->
    [spear] costs a spear
    [stop] stops on { $space }
   *[free] is past it
  }

# On the card of the witch: when the curse of an ally works, in at most 26 columns
grail_glance-cursed = Works if another has it.

# Sentences below the choices: what they lead to
grail_glance-note-curse = Allies are called from 1 to 9. You swap with the holder when that ally is called.
grail_glance-note-dragon = Without a spear a knight stops just behind it.
grail_glance-note-pass = The whole draft goes that way round: each player keeps one and passes the others on.
grail_glance-note-lay = Only you see what goes back. It is revealed when a knight lands there.
grail_glance-note-push = The space it is pushed to has no effect.
grail_glance-note-spear = A spear spent goes back to the supply. The dragon stays on { $dragon }.
grail_glance-note-steal = { $count ->
    [one] It is your only spear then: it gets you past the dragon once.
   *[other] You have { $count } spears then: each gets you past the dragon once.
  }
grail_glance-on-road = Choose on the road: arrows, or type the number.
# The same of clovers: only the numbers of these are underlined
grail_glance-on-clover = Choose an underlined number: arrows, or type it.
grail_glance-note-choose = There: boots, goblin, bait, fake grail, magnet.
grail_glance-note-point = First you move to { $space }. You jump when the round ends, if that knight leads then.
# The same where the least space of the jump is the same for all knights
grail_glance-note-point-all = First you move to { $space }. If that knight leads when the round ends, you jump { $where }.
grail_glance-landing = { $kind ->
    [clover] A clover: you reveal its token and apply it.
    [village] A village: its die has 3 spears, 2 thieves who take a spear, and 1 seal.
    [castle] A castle: nothing happens there.
   *[church] A church: nothing happens there.
  }

# The table of players: the space of each, in a few columns
grail_glance-on = on { $space }
