grail-name = Grail Cup
grail-blurb = Race along the forest path with the help of allies you draft again every round. 30 minutes.
grail-option-board = Path
grail-about-board = The path the race is run on. With shared starts, two numbers share a start space; with the forest alone, each has its own.
grail-value-forest = the forest
grail-value-pairs = the forest, shared starts
grail-option-open_allies = Allies set aside face up
grail-about-open_allies = For beginners: every ally that is set aside lies face up, including those left over from the draft.

# Words. $ally, $token, $cause, $kind, $side and $way are always keys, so that every sentence can choose its own form.
grail-ally = { $ally ->
    [witch] witch
    [squire] squire
    [fairy] fairy
    [smith] smith
    [wizard] wizard
    [princess] princess
    [priest] priest
    [horse] horse
   *[unicorn] unicorn
  }
grail-ally-name = { grail-ally }
# In at most 8 columns, for a narrow card.
grail-ally-card = { $ally ->
    [princess] princess
   *[other] { grail-ally }
  }
grail-token = { $token ->
    [boots] boots
    [goblin] goblin
    [bait] bait
    [fake_grail] fake grail
   *[magnet] magnet
  }
# In at most 8 columns, for a narrow card.
grail-token-card = { $token ->
    [fake_grail] fake
   *[other] { grail-token }
  }
grail-kind = { $kind ->
    [clover] clover
    [castle] castle
    [castle-clover] castle, clover
    [church] church
    [village] village
    [finish] finish
   *[plain] plain
  }
grail-space = { $kind ->
    [plain] { $space }
   *[other] { $space } ({ grail-kind })
  }
grail-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  }
grail-legend = { $sign ->
    [dragon] dragon
    [goal] goal
    [seal] seal
    [thief] thief
   *[spear] spear
  }

grail-title = round { $round }   { $phase ->
    [draft] draft{ $way ->
        [left] , to the left
        [right] , to the right
       *[none] { "" }
      }
    [call] calling { $number }: { grail-ally }
    [over] the end
   *[end] end of the round
  }
# In at most 7 columns, for the lower edge of a narrow card.
grail-status = { $status ->
    [open] aside
    [hand] in hand
    [mine] you
    [passed] passed
    [left] aside
    [nobody] aside
   *[unknown] ?
  }
grail-card = { $cause ->
    [curse] the curse
    [jump] the squire’s jump
    [witch] 1 witch
    [squire] 2 squire
    [fairy] 3 fairy
    [smith] 4 smith
    [wizard] 5 wizard
    [princess] 6 princess
    [priest] 7 priest
    [horse] 8 horse
    [unicorn] 9 unicorn
    [boots] clover: boots
    [goblin] clover: goblin
    [bait] clover: bait
    [fake_grail] clover: fake grail
   *[magnet] clover: magnet
  }

grail-fact-dragon = The dragon is on space { $space }.
grail-fact-ahead = The road ahead of space { $space }: { $spaces }.
grail-fact-seal = has the seal
grail-fact-revealed = revealed { $allies }
grail-fact-kept = { $count ->
    [one] keeps 1 ally
   *[other] keeps { $count } allies
  }
grail-fact-allies = Allies

# The board
grail-you = you
grail-cursed = cursed
grail-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
grail-stand = { grail-rank } · space { $space }
grail-stand-short = { grail-rank } · on { $space }
grail-spears = { $count ->
    [0] no spear
    [one] 1 spear
   *[other] { $count } spears
  }
# What each does, for a card of 2 rows of 11 columns.
grail-brief-witch = move 1, then curse
grail-brief-squire = point, then move 2
grail-brief-fairy = 3 clovers, move 1–3
grail-brief-smith = spear, then move 4
grail-brief-wizard = dragon, then move 5
grail-brief-princess = to the next castle
grail-brief-priest = to the next church
grail-brief-horse = move 2, 4 or 6
grail-brief-unicorn = past next knight

# What each does, for a card of 5 rows of 24 columns.
grail-does-witch = Move 1, then curse an ally: when called, swap with its holder and move 1.
grail-does-squire = Point at a knight, then move 2. If that knight leads at the end of the round, jump just ahead.
grail-does-fairy = Look at the tokens on three clovers and rearrange them. Then move 1, 2 or 3.
grail-does-smith = Take a spear, then move 4.
grail-does-wizard = Move the dragon to a free space, then move 5.
grail-does-princess = Move to the next castle. The finish is a castle too.
grail-does-priest = Move to the next church, or stay if there is none ahead.
grail-does-horse = Move 2, 4 or 6.
grail-does-unicorn = Overtake: move to the first free space past the next knight. Ignore the dragon.
grail-does-curse = The witch has swapped with the holder of the cursed ally; now she moves 1.
grail-does-jump = The knight you pointed at is leading: move just ahead of that knight.
grail-does-boots = Move 4 forward.
grail-does-goblin = Move 2 back.
grail-does-bait = Move the dragon to another free space.
grail-does-fake_grail = Move another knight 2 back.
grail-does-magnet = Take a spear from another player.

# Questions
grail-ask-keep = Keep one ally{ $each ->
        [1] { "" }
       *[other] { " " }({ $mine } of { $each })
      }{ $last ->
    [yes] , face down; the other is set aside.
    [first] , then choose which way the others go.
   *[no] , face down, and pass the others on.
  }
grail-ask-pass = Which way do you pass the other allies?
grail-ask-ride = { $cause ->
    [fairy] The fairy: how far do you move?
   *[horse] The horse: how far do you ride?
  }
grail-ask-spear = The dragon on { $dragon } blocks your way. Spend a spear to get past?
grail-ask-curse = The witch: which ally do you curse?
grail-ask-point = The squire: which knight will lead at the end of the round?
grail-ask-choose = The fairy: which clover do you look under ({ $look } of { $looks })?
grail-ask-lay = The fairy: which token goes back on { $space } ({ $laid } of { $looks })?
grail-ask-dragon = { $cause ->
    [bait] The bait: where does the dragon go?
   *[wizard] The wizard: where does the dragon go? Then you move 5.
  }
grail-ask-steal = The magnet: which knight do you take a spear from?
grail-ask-push = The fake grail: which knight moves { $number } back?

# Answers
grail-way = { $moved ->
    [no] { $blocked ->
        [yes] the dragon holds { $whose ->
            [mine] you
           *[other] the knight
          } on { $space }
       *[no] stays on { $space }
      }
   *[yes] { $start } → { grail-space }, { $blocked ->
        [yes] stopped
       *[no] { grail-place }
      }
  }{ $past ->
    [none] { "" }
   *[other] {" "}(spear: { $past }, { $past_place })
  }
grail-way-short = { $moved ->
    [no] stays on { $space }
   *[yes] { $start } → { grail-space }
  }{ $past ->
    [none] { "" }
   *[other] , with a spear { $past }
  }
grail-answer-keep = { grail-ally } | { grail-keep-move } | { $ways } | { grail-keep-more }
grail-keep-move = { $ally ->
    [witch] move 1
    [squire] move 2
    [fairy] move 1–3
    [smith] move 4
    [wizard] move 5
    [princess] next castle
    [priest] next church
    [horse] move 2/4/6
   *[unicorn] overtake
  }
grail-keep-more = { $ally ->
    [witch] curse an ally
    [squire] point at a knight
    [fairy] swap clovers
    [smith] take a spear
    [wizard] move the dragon
   *[other] { "" }
  }
grail-keep-short = { grail-ally } | { $ways } | { $ally ->
    [witch] curse
    [squire] point
    [fairy] clovers
    [smith] a spear
    [wizard] dragon
   *[other] { "" }
  }
grail-answer-pass = { $way ->
    [left] to the left | { $seat } is next
   *[right] to the right | { $seat } is next
  }
grail-answer-curse = { grail-ally } | { $status ->
    [open] aside: nobody has it, no effect
    [mine] your own: no effect
    [passed] passed: another may have it
    [left] aside: nobody has it, no effect
   *[unknown] not seen: another may have it
  }
grail-answer-point = { $knight } | on { grail-space } | { grail-place }
grail-answer-choose = { $space } | { $where ->
    [here] where you stand
    [ahead] { $gap } ahead of you
   *[behind] { $gap } behind you
  }
grail-answer-lay = { $token ->
    [boots] boots | forward 4 spaces
    [goblin] goblin | back 2 spaces
    [bait] bait | moves the dragon
    [fake_grail] fake grail | moves another knight 2 back
   *[magnet] magnet | takes a spear from another player
  }
grail-answer-ride = { $steps ->
    [one] move 1
   *[other] move { $steps }
  } | { $ways }
grail-answer-past = spend a spear | { grail-space }, { grail-place } | { $left ->
    [0] your last spear
   *[other] { $left } left
  }
grail-answer-stop = { $moved ->
    [no] stay on { grail-space }
   *[yes] stop on { grail-space } | { grail-place }
  }
grail-answer-dragon = { grail-space } | { $names ->
    [none] behind all knights
   *[other] { $gap } ahead of { $names }
  }
grail-answer-steal = { $knight } | { $spears ->
    [one] 1 spear
   *[other] { $spears } spears
  } | { grail-place } in the race
grail-answer-push = { $knight } | { $ways }

# The table of a round
grail-tally = Round { $round } of the race
# The knights on one space after a round, in their order
grail-tally-shared = Space { $space }, from the front: { $names }.
# Below the bars of the standings: what their thick part shows
grail-tally-gained = thick: moved in this round
grail-tally-from = from
grail-tally-to = to
grail-tally-how = by
grail-tally-by = { $cause ->
    [swap] swap
    [curse] the curse
   *[jump] squire’s jump
  }
grail-tally-told = { $ways ->
    [none] { $knight } stays on { $end }
   *[other] { $knight } { $start } to { $end }: { $ways }
  }{ $spears ->
    [0] { "" }
    [one] ; 1 spear
   *[other] ; { $spears } spears
  }

# Log
grail-log-start = Start spaces are drawn by lot: { $all }.
grail-log-round = — Round { $round }. { $seat } is first player.
grail-log-aside = { $allies ->
    [none] { $hidden ->
        [one] One ally is set aside face down.
       *[other] { $hidden } allies are set aside face down.
      }
   *[other] { $count ->
        [one] One ally is set aside face up
       *[other] Set aside face up
      }: { $allies }.
  }
grail-log-pack = { $allies ->
    [none] { "" }
   *[other] { $many ->
        [yes] { $seat } looks at { $count } allies.
       *[no] { $seat } looks at: { $allies }.
      }
  }
grail-log-keeps = { $ally ->
    [none] { $seat } keeps an ally.
   *[other] { $seat } keeps the { grail-ally }.
  }
grail-log-passes = { $way ->
    [left] { $seat } chooses to pass the others to the left.
   *[right] { $seat } chooses to pass the others to the right.
  }
grail-log-extra = { $ally ->
    [none] One more ally is set aside face down.
   *[other] One more ally is set aside: the { grail-ally }.
  }
grail-log-adds = { $ally ->
    [none] { $seat } is passed the last ally and picks up the one set aside.
   *[other] { $seat } picks up the ally set aside: the { grail-ally }.
  }
grail-log-leaves = { $ally ->
    [none] The ally left over is set aside face down.
   *[other] The ally left over is set aside: the { grail-ally }.
  }
grail-log-nobody = { $cursed ->
    [yes] { $number }, the { grail-ally }: set aside. The curse has no effect.
   *[no] { $number }, the { grail-ally }: set aside.
  }
grail-log-reveals = { $number }, the { grail-ally }: { $seat }!
grail-log-curses = { $seat } curses the { grail-ally }.
grail-log-own_curse = The witch has cursed her own { grail-ally }: nothing happens.
grail-log-swaps = { $same ->
    [yes] The curse! { $seat } and { $knight } change places on { $start }.
   *[no] The curse! { $seat } and { $knight } swap: { $seat } { $start } → { $end }, { $knight } { $end } → { $start }.
  }
grail-log-points = { $seat }’s squire points at { $knight }.
grail-log-jumps = At the end of the round { $knight } leads: { $seat }’s squire jumps.
grail-log-no_jump = At the end of the round { $knight } is not leading: { $seat }’s squire stays.
grail-log-chooses = { $seat } chooses the clover on { $space }.
grail-log-looks = { $tokens ->
    [none] { $seat } looks at the tokens on { $spaces } and puts them back in secret.
   *[other] { $seat } looks at the tokens on { $spaces }: { $tokens }.
  }
grail-log-lays = { $token ->
    [none] { "" }
   *[other] { $seat } puts the { grail-token } on { $space }.
  }
grail-log-moves = { $cause ->
    [boots] The boots carry { $seat } on: { $start } → { grail-space }, { grail-place }.
    [goblin] The goblin drives { $seat } back: { $start } → { grail-space }, { grail-place }.
    [fake_grail] The fake grail leads { $seat } back: { $start } → { grail-space }, { grail-place }.
    [jump] { $seat } jumps: { $start } → { grail-space }, { grail-place }.
    [unicorn] { $seat } overtakes: { $start } → { grail-space }, { grail-place }.
    [curse] The witch moves on: { $seat } { $start } → { grail-space }, { grail-place }.
   *[other] { $seat } moves { $steps }: { $start } → { grail-space }, { grail-place }.
  }
grail-log-stays = { $cause ->
    [priest] There is no church ahead of { $seat }, who stays on { $space }.
    [unicorn] Nobody is ahead of { $seat }, who stays on { $space }.
   *[other] { $seat } stays on { $space }.
  }
grail-log-blocked = { $kept ->
    [yes] { $seat } keeps the spear and stops at the dragon on { $dragon }.
   *[no] The dragon on { $dragon } stops { $seat }.
  }
grail-log-dragon = { $seat } moves the dragon: { $start } → { $end }.
grail-log-spear = { $seat } takes a spear (now { $spears }).
grail-log-spends = { $seat } spends a spear to pass the dragon; { $spears ->
    [0] none are left
   *[other] { $spears } left
  }.
grail-log-loses = The thief takes a spear: { $seat } has { $spears ->
    [0] none left
   *[other] { $spears } left
  }.
grail-log-no_spear = { $cause ->
    [magnet] Nobody else has a spear to take.
   *[other] No spears are left for { $seat }.
  }
grail-log-steals = { $seat } takes a spear from { $knight } and now has { $spears }.
grail-log-pushes = { $seat } sends { $knight } back.
grail-log-village = { $side ->
    [seal] { $seat } rolls the village die on { $space }: the seal.
    [thief] { $seat } rolls the village die on { $space }: a thief takes a spear, if any.
   *[spear] { $seat } rolls the village die on { $space }: a spear.
  }
grail-log-seal = { $seat } takes the seal: first player next round, unless another gets it later.
grail-log-clover = Clover on { $space }: { $seat } reveals the { grail-token }.
grail-log-covers = { "" }
grail-log-wins = { $seat } reaches the finish in round { $round }!

# The end
grail-why-aside = The { grail-ally } has been set aside this round, for all to see.
grail-why-kept = You have kept the { grail-ally } already.
grail-why-elsewhere = The { grail-ally } is not in the hand you are choosing from.
grail-why-curse-own = The witch cannot curse herself.
grail-why-own-knight = { $knight }: that is your own knight; choose another.
grail-why-looked = Space { $space }: the fairy has chosen this clover already.
grail-why-dragon-here = Space { $space }: the dragon is there now and has to move.
grail-why-dragon-knights = Space { $space }: the dragon is never put where a knight stands.
grail-why-dragon-finish = Space { $space }: the dragon is never put on the finish.
grail-why-spearless = { $knight }: has no spear to take.
grail-curve = Spaces along the road, round by round
grail-figures = Spaces after { $step ->
    [1] each round
    [2] every 2nd round
   *[other] every { $step }th round
  }
grail-part = Round { $part }
grail-end-finish = { $name } reaches the finish and wins the Grail Cup.

# i: about the thing under the cursor
grail-about-path = Shared spaces. The knight furthest to the right is in front; one who arrives stands behind the others.
# As allies are passed on: what choosing the way means, and what comes after the draft
grail-about-passing =
    Which way. The next player picks first from what you pass on.

    After the draft. Allies are called from 1 to 9. The player who kept the one called reveals it and plays it. What you pass on you have seen: it is marked “passed”.
# While we choose, and while we do not
# Behind a space in an explanation: it takes a spear to come there
grail-for-spear = { $spear ->
    [yes] , costs a spear
   *[no] { "" }
  }
grail-about-space = { $names ->
    [none] Space { grail-space }{ grail-for-spear }: no knight there.
   *[other] Space { grail-space }{ grail-for-spear }: { $names }.
  }{ $dragon ->
    [yes] {" "}The dragon is here.
   *[no] { "" }
  }
grail-about-plain = Nothing happens here.
grail-about-start = A start space.
grail-about-clover = If your own effect brings you here, you reveal the token under the clover and apply it. A new one is laid.
grail-about-tokens = Under a clover: boots (4 forward), goblin (2 back), bait (move the dragon), fake grail (a knight 2 back) or magnet (a spear).
grail-about-castle = A castle: the princess brings you here. It does nothing by itself.
grail-about-church = A church: the priest brings you here. It does nothing by itself.
grail-about-village = A village. Stop here by your own effect and you roll the die. Three sides give you a spear, two bring a thief who takes one, and one gives you the seal of the first player for the next round.
grail-about-finish = The finish. The first knight to get here, by whatever means, wins at once. Longer moves stop here. It counts as a castle.
grail-about-spear = A spear. It gets you past the dragon once. The dragon’s space counts as a step; if the move would end on it, it ends one space further. Without a spear you stop just behind the dragon.
# What the cards of these do not say, which stand beside the choices
grail-more-witch = The curse. When that ally is called this round, you swap spaces with its holder, wherever the dragon is; then you move 1 and resolve the space. Only then does the ally act. Nothing happens if nobody holds it, or you do.
grail-more-squire = The jump. The dragon stops it or costs a spear, and you resolve the space you land on.
grail-more-princess = A dragon in your way stops you, unless you spend a spear.
grail-more-priest = A dragon in your way stops you, unless you spend a spear.
grail-more-boots = The dragon stops you or costs a spear, and you resolve the new space.
grail-more-unicorn = Knights on consecutive spaces are passed together, and so is a dragon among them or in the way. Knights on your own space do not count. If nobody is ahead, do not move.
# All of it
grail-about-witch =
    Witch, 1. Move 1. Then curse another ally, even if you did not move.

    { grail-more-witch }
grail-about-squire = Squire, 2. Point at another knight, then move 2. If that knight leads at the end of the round, jump to the space just ahead. { grail-more-squire }
grail-about-fairy = Fairy, 3. Openly choose three clover spaces. Look at their tokens, you alone, and secretly put them back on those spaces in any order. Then move 1, 2 or 3.
grail-about-smith = Smith, 4. Take a spear, if any are left, then move 4.
grail-about-wizard = Wizard, 5. Move the dragon to another space without knights, anywhere but the finish, then move 5.
grail-about-princess = Princess, 6. Move to the next castle ahead; the finish counts as one. { grail-more-princess }
grail-about-priest = Priest, 7. Move to the next church ahead; if there is none, do not move. { grail-more-priest }
grail-about-horse = Horse, 8. Move 2, 4 or 6, as you choose.
grail-about-unicorn = Unicorn, 9. Move to the first free space past the next knights ahead. { grail-more-unicorn }
grail-about-cursing = You may also curse an ally that has been set aside, so that nothing happens. Allies are called from 1 to 9, so you will go to wherever its holder stands by then.
grail-about-curse = The curse. The witch has swapped spaces with the holder of the cursed ally; now she moves 1 by the normal rules and resolves the space she lands on. Then the cursed ally acts.
grail-about-jump = The squire’s jump. The knight pointed at is leading, so you move to the space just ahead, like any other move forward.
grail-about-boots = Boots: move 4 forward. { grail-more-boots }
grail-about-goblin = Goblin: move 2 back, ignoring the dragon; if you would end on it, you end one space further back. Resolve the new space.
grail-about-bait = Bait: you must move the dragon to another space without knights, anywhere but the finish.
grail-about-fake_grail = Fake grail: you must choose another knight, even one who cannot move. That knight moves 2 back; if it would end on the dragon, it ends one space further back. The space it comes to has no effect.
grail-about-magnet = Magnet: take a spear from a player of your choice, if anyone else has one.

grail-first-won =
    How it is won
    The first knight to reach the finish, space { $finish }, wins at once, even in the middle of a round.
grail-first-round =
    A round
    Draft allies in secret. Then they are called from 1 to 9, and the player who holds the one called plays it.
grail-first-mind =
    To bear in mind
    The dragon stops a knight who would pass it, unless a spear is spent. You resolve the space your own ally or token brings you to.
grail-signs =
    SIGNS ON THE BOARD
    ⚑  finish    ♜  castle    †  church
    ♣  clover: if you stop there, its token is revealed
    ⌂  village: you roll its die (3 ↑, 2 thieves, 1 ★)
    12  nothing happens here
    A  a knight    ›  ‹  the way it has gone
    →A A←  where the knight would stop    ─  the way there
    ▼  where the choice leads (@ in ASCII)
    →A↑  where you would stop if you spend a spear
    <§  the dragon; <§3 beside a name: 3 spaces ahead
    →§  where the dragon would go    ┄  the squire’s jump
    ►  to act; an ally being called    ▸◂  the way goes on
    ★  the seal: first player, looks at the allies first
    passed  you passed it on    ?  who has it is unknown
    cursed  the witch swaps with its holder when called
    ↑  a spear
    ▮  an ally kept face down
    !  a cursed ally    →  the knight it points at
    ◄ ► ▲ ▼  the way the cards are passed
    ✓  a chosen clover
    { $sign-away }  is away
    +  more knights stand here than are shown

grail-C1 = The path is reconstructed: where the clovers, castles, churches, villages and the dragon are, and that every starting number has a space of its own. The rule book lets two knights start on one space: the path with shared starts does so, and which numbers share is a guess.
grail-C2 = Details of what the allies do are reconstructed; the names of the fairy, wizard and horse are ours.
grail-R1 = The priest does not move if there is no church ahead.
grail-R2 = When you go past the dragon, its space counts as a step; a move that would end on it ends one space further.
grail-R3 = The dragon must be moved to a space other than the one it is on.
grail-R4 = The unicorn does not move if nobody is ahead.
grail-R5 = The squire’s jump is a move of your own ally: the dragon stops it or costs a spear, you resolve the space you land on, and a seal rolled then counts for this round. You cannot point at yourself.
grail-R6 = A curse has no effect if nobody holds the ally, or if it is the witch’s own second ally.
grail-R7 = You resolve a space only if the effect moved you, by at least one space or by a swap to another space, even if the step after the swap is blocked or leads back. If you are blocked at once, or have nowhere to go, nothing happens.
grail-R8 = A knight whose move ends on the space where it began has not moved, and keeps their place there.
grail-R9 = If the witch and the holder of the cursed ally share a space, they exchange places there, and nobody has moved.

# Instead of what moved a knight, where nothing did.
grail-tally-still = { $why ->
    [blocked] the dragon was in the way
    [priest] no church ahead
    [unicorn] nobody ahead
    [over] the race ended first
    [stays] nowhere to go
   *[none] did not move
  }
grail-total = { $space } of { $finish }
grail-tally-spears = spears
