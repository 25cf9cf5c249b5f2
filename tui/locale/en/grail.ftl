grail-name = Grail Cup
grail-blurb = Race along the forest path, carried by allies that are drafted anew every round. 3 to 8 knights, 30 minutes.
grail-option-board = Path
grail-about-board = Which path is raced on.
grail-value-forest = the forest
grail-option-open_allies = Allies set aside are open
grail-about-open_allies = For learners: every ally that is set aside lies face up, also what is left over from the draft.

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
grail-token = { $token ->
    [boots] boots
    [goblin] goblin
    [bait] bait
    [fake_grail] fake grail
   *[magnet] magnet
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
grail-legend = { $dragon } dragon  { $goal } goal  ★ seal

grail-title = round { $round }   { $phase ->
    [draft] draft, { $pick } of { $picks }{ $way ->
        [left] , to the left
        [right] , to the right
       *[none] { "" }
      }
    [call] calling { $number }: { grail-ally }
    [over] the end
   *[end] end of the round
  }   spears left: { $spears }
grail-status = { $status ->
    [open] open aside
    [hand] in your hand
    [mine] yours
    [passed] passed on
    [left] left aside
    [nobody] nobody
   *[unknown] { "" }
  }
grail-card = { $cause ->
    [curse] the curse
    [jump] the squire's jump
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

# What each does, for a card of 5 rows of 24 columns.
grail-does-witch = Move 1. Then curse an ally by name: when it is called, swap spaces with its holder and move 1.
grail-does-squire = Point at a knight, then move 2. If he leads when the round ends, jump ahead of him.
grail-does-fairy = Look at the tokens of three clovers, lay them back as you like. Then move 1, 2 or 3.
grail-does-smith = Take a spear, then move 4.
grail-does-wizard = Put the dragon on another free space, then move 5.
grail-does-princess = Move to the next castle. The finish is a castle too.
grail-does-priest = Move to the next church; if there is none ahead, stay.
grail-does-horse = Move 2, 4 or 6.
grail-does-unicorn = Overtake: move to the first free space ahead of the next knight. No dragon stops you.
grail-does-curse = The witch has swapped spaces with the holder of the cursed ally, and now moves 1.
grail-does-jump = The knight you pointed at leads: move to the space right ahead of him.
grail-does-boots = Move 4 forward.
grail-does-goblin = Move 2 back.
grail-does-bait = Put the dragon on another free space.
grail-does-fake_grail = Move another knight 2 back.
grail-does-magnet = Take a spear from another player.

# Questions
grail-ask-keep = Keep an ally, face down; the others are passed on.
grail-ask-pass = Which way do the other allies go round?
grail-ask-ride = { $cause ->
    [fairy] The fairy: how far do you move?
   *[horse] The horse: how far do you ride?
  }
grail-ask-spear = The dragon stands in your way, on { $dragon }. Spend a spear to go past?
grail-ask-curse = The witch: which ally do you curse?
grail-ask-point = The squire: at whose knight do you point? Who will lead when the round ends?
grail-ask-choose = The fairy: look at the tokens on which clovers? { $left ->
    [one] One more.
   *[other] { $left } more.
  }
grail-ask-lay = The fairy: which of the tokens do you lay back on { grail-space }?
grail-ask-dragon = { $cause ->
    [bait] The bait: where does the dragon go?
   *[wizard] The wizard: where does the dragon go? You move 5 after that.
  }
grail-ask-steal = The magnet: from whom do you take a spear?
grail-ask-push = The fake grail: which knight goes { $number } back?

# Answers
grail-way = { $moved ->
    [no] { $blocked ->
        [yes] the dragon holds { $whose ->
            [mine] you
           *[other] him
          } on { $space }
       *[no] stays on { $space }
      }
   *[yes] { $start } → { grail-space }, { $blocked ->
        [yes] stopped
       *[no] { grail-place }
      }
  }{ $past ->
    [none] { "" }
   *[other] {" "}(↑ { $past })
  }
grail-way-short = { $moved ->
    [no] stays on { $space }
   *[yes] { $start } → { grail-space }
  }{ $past ->
    [none] { "" }
   *[other] , ↑ { $past }
  }
grail-way-stop = { $space }
grail-way-past = ↑ { $space }
grail-answer-keep = { grail-ally } ({ $number }): { $ally ->
    [witch] 1, a curse
    [squire] point, 2
    [fairy] clovers, 1–3
    [smith] a spear, 4
    [wizard] the dragon, 5
    [princess] castle
    [priest] church
    [horse] 2, 4 or 6
   *[unicorn] overtakes
  }; { $ways }
grail-answer-pass = { $way ->
    [left] To the left: { $seat } is next
   *[right] To the right: { $seat } is next
  }
grail-answer-curse = { grail-ally } ({ $number }){ $status ->
    [open] , which lies open aside
    [mine] , your own: nothing would happen
    [passed] , which you passed on
    [left] , which you left aside
   *[unknown] { "" }
  }
grail-answer-point = { $knight }: on { grail-space }, { grail-place }
grail-answer-choose = { grail-space }: { $where ->
    [here] where you stand
    [ahead] { $gap } ahead of you
   *[behind] { $gap } behind you
  }
grail-answer-lay = { $token ->
    [boots] boots: 4 forward
    [goblin] goblin: 2 back
    [bait] bait: moves the dragon
    [fake_grail] fake grail: moves another knight 2 back
   *[magnet] magnet: takes a spear from another player
  }
grail-answer-ride = { $steps ->
    [one] Move 1
   *[other] Move { $steps }
  }: { $ways }
grail-answer-past = Past it: { grail-space }, { grail-place }; { $left ->
    [0] last spear
    [one] 1 spear left
   *[other] { $left } spears left
  }
grail-answer-stop = { $moved ->
    [no] Stay on { grail-space }
   *[yes] Stop on { grail-space }, { grail-place }
  }
grail-answer-dragon = { grail-space }{ $names ->
    [none] , behind all knights
   *[other] : { $gap } ahead of { $names }
  }
grail-answer-steal = { $knight } has { $spears ->
    [one] 1 spear
   *[other] { $spears } spears
  }, { grail-place } in the race
grail-answer-push = { $knight }: { $ways }

# The table of a round
grail-tally = Round { $round } of the race
grail-tally-from = from
grail-tally-to = to
grail-tally-how = by
grail-tally-by = { $cause ->
    [swap] swap
    [curse] the curse
   *[jump] the jump
  }

# Log
grail-log-round = — Round { $round }. { $seat } is first player.
grail-log-aside = { $allies ->
    [none] { $hidden ->
        [one] One ally is set aside, face down.
       *[other] { $hidden } allies are set aside, face down.
      }
   *[other] Set aside, open: { $allies }.
  }
grail-log-pack = { $allies ->
    [none] { "" }
   *[other] { $seat } looks at: { $allies }.
  }
grail-log-keeps = { $ally ->
    [none] { $seat } keeps an ally.
   *[other] { $seat } keeps the { grail-ally }.
  }
grail-log-passes = { $way ->
    [left] { $seat } passes the others to the left.
   *[right] { $seat } passes the others to the right.
  }
grail-log-extra = { $ally ->
    [none] One more ally is set aside, face down.
   *[other] One more ally is set aside: the { grail-ally }.
  }
grail-log-adds = { $ally ->
    [none] { $seat } is handed the last ally and takes up the one set aside.
   *[other] { $seat } takes up the one set aside: the { grail-ally }.
  }
grail-log-leaves = { $ally ->
    [none] What is left over is set aside, face down.
   *[other] Left over and set aside: the { grail-ally }.
  }
grail-log-nobody = { $cursed ->
    [yes] { $number }, the { grail-ally }: nobody. The curse comes to nothing.
   *[no] { $number }, the { grail-ally }: nobody.
  }
grail-log-reveals = { $number }, the { grail-ally }: { $seat }!
grail-log-curses = { $seat } curses the { grail-ally }.
grail-log-own_curse = The cursed { grail-ally } is the witch's own: nothing happens.
grail-log-swaps = { $same ->
    [yes] The curse! { $seat } and { $knight } change places on { $start }.
   *[no] The curse! { $seat } and { $knight } swap: { $seat } { $start } → { $end }, { $knight } { $end } → { $start }.
  }
grail-log-points = { $seat }'s squire points at { $knight }.
grail-log-jumps = The round ends and { $knight } leads: { $seat }'s squire jumps.
grail-log-no_jump = The round ends; { $knight } does not lead, and { $seat }'s squire stays.
grail-log-chooses = { $seat } chooses the clover on { $space }.
grail-log-looks = { $tokens ->
    [none] { $seat } looks at the tokens of { $spaces } and lays them back in secret.
   *[other] { $seat } looks at the tokens of { $spaces }: { $tokens }.
  }
grail-log-lays = { $token ->
    [none] { "" }
   *[other] { $seat } lays on { $space }: { grail-token }.
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
    [priest] { $seat } has no way to a church ahead and stays on { $space }.
    [unicorn] Nobody is ahead of { $seat }, who stays on { $space }.
   *[other] { $seat } stays on { $space }.
  }
grail-log-blocked = The dragon on { $dragon } stops { $seat }.
grail-log-dragon = { $seat } moves the dragon: { $start } → { $end }.
grail-log-spear = { $seat } takes a spear and has { $spears }.
grail-log-spends = { $seat } spends a spear to pass the dragon; { $spears ->
    [0] none is left
   *[other] { $spears } left
  }.
grail-log-loses = The thief takes a spear: { $seat } has { $spears ->
    [0] none left
   *[other] { $spears } left
  }.
grail-log-no_spear = { $cause ->
    [magnet] Nobody else has a spear to take.
   *[other] No spear is left for { $seat }.
  }
grail-log-steals = { $seat } takes a spear from { $knight } and has { $spears }.
grail-log-pushes = { $seat } sends { $knight } back.
grail-log-village = { $side ->
    [seal] Village on { $space }: { $seat } rolls the seal.
    [thief] Village on { $space }: { $seat } rolls a thief.
   *[spear] Village on { $space }: { $seat } rolls a spear.
  }
grail-log-seal = { $seat } takes the seal, to be first player of the next round.
grail-log-clover = Clover on { $space }: { $seat } turns up the { grail-token }.
grail-log-covers = { "" }
grail-log-wins = { $seat } reaches the finish in round { $round }!

# The end
grail-end-finish = { $name } reaches the finish and holds the Grail Cup.
grail-end-how = { $round ->
    [one] It took 1 round
   *[other] It took { $round } rounds
  }{ $ally ->
    [none] .
   *[other] ; the { grail-ally } was called last.
  }
    The numbers are the spaces where the knights stand.

# i: about the thing under the cursor
grail-about-path = Knights on one space stand in their order, the one in front first; who arrives stands behind those already there. A small letter shows where a knight came from when the ally called last was played.
grail-about-space = { $names ->
    [none] Space { grail-space }: nobody.
   *[other] Space { grail-space }: { $names }.
  }{ $dragon ->
    [yes] {" "}The dragon is here.
   *[no] { "" }
  }
grail-about-plain = Nothing happens here.
grail-about-start = A start space.
grail-about-clover = A clover: whoever ends here by an effect of his own turns up the token that lies here, and what it says happens. Then a new token is laid face down. Boots 4 forward, goblin 2 back, bait moves the dragon, fake grail moves another knight 2 back, magnet takes a spear from somebody.
grail-about-castle = A castle: where the princess leads. By itself it does nothing.
grail-about-church = A church: where the priest leads. By itself it does nothing.
grail-about-village = A village: whoever ends here by an effect of his own rolls the die. Half of its sides give a spear, two are a thief who takes one, and one gives the seal of the first player, for the next round.
grail-about-finish = The finish. Whoever comes here has won at once, by whatever means. It stops every longer move and counts as a castle.
grail-about-spear = A spear passes the dragon once. Going past, the dragon's space counts as a step; a move that would end on it ends one space further. Without a spear the move ends right behind the dragon.
grail-about-witch = Witch, 1. Move 1. Then, moved or not, name one of the other allies: it is cursed for this round. When its holder reveals it, you first swap spaces with him, whatever the dragon does, then you move 1 and your landing counts; only then he acts. If nobody holds it, or you yourself, nothing happens.
grail-about-squire = Squire, 2. Point at another knight, then move 2. If that knight leads when the round ends, you jump to the space right ahead of him. The dragon stops the jump or costs a spear, and your landing counts.
grail-about-fairy = Fairy, 3. Choose three clover spaces openly. You alone look at their tokens, and lay them back on these spaces in any order, in secret. Then move 1, 2 or 3.
grail-about-smith = Smith, 4. Take a spear, if one is left; then move 4.
grail-about-wizard = Wizard, 5. Put the dragon on another space that is free of knights, anywhere but on the finish; then move 5.
grail-about-princess = Princess, 6. Move to the next castle ahead; the finish is one. A dragon in between stops you or costs a spear.
grail-about-priest = Priest, 7. Move to the next church ahead; if there is none, you do not move. A dragon in between stops you or costs a spear.
grail-about-horse = Horse, 8. Move 2, 4 or 6, as you like.
grail-about-unicorn = Unicorn, 9. Move to the first free space ahead of the next knights: knights on consecutive spaces are passed together, and so is a dragon among them or in between. Knights on your own space do not count. Nobody ahead: you do not move.
grail-about-cursing = You may also curse an ally that lies aside, for nothing to happen. Allies are called from 1 to 9, so you will stand where its holder stands by then.
grail-about-curse = The curse. The witch has swapped spaces with the holder of the cursed ally; now she moves 1 under the normal rules and her landing counts. Then the cursed ally acts.
grail-about-jump = The squire's jump. The knight he pointed at leads, and he moves to the space right ahead of him, like any move forward.
grail-about-boots = Boots: move 4 forward. The dragon stops you or costs a spear, and where you land counts again.
grail-about-goblin = Goblin: move 2 back, past the dragon as if it were not there, and where you land counts again.
grail-about-bait = Bait: put the dragon on another space that is free of knights, anywhere but on the finish. You must.
grail-about-fake_grail = Fake grail: choose another knight, who moves 2 back. You must, even if he cannot move. Where he lands, nothing happens to him.
grail-about-magnet = Magnet: take a spear from another player of your choice, if anybody has one.

grail-help =
    Knights race along the forest path. Whoever reaches the finish, space 50, wins at once. Every round everybody drafts an ally, and the allies act in the order of their numbers.

    THE SCREEN  ♣ clover, ♜ castle, † church, ⌂ village, ⚑ finish; plain spaces show their number. Capital letters are the knights, the front one first; <§> is the dragon. At the right the nine allies: ► is being called, ! is cursed. Below, everybody in the order of the race, with space, ★ for the seal and ↑ for each spear. Where only ASCII can be shown: c clover, k castle, + church, v village, F finish.

    DRAFT  Some of the nine allies are set aside. The first player looks at the rest, keeps one in secret, and says which way the others go round; each keeps one. What is left over is set aside, too. With three players the draft goes round twice and everybody has two. With eight the last player is handed one ally, adds the one set aside, and keeps one of the two.

    CALLING  The allies are called from 1 to 9. Whoever holds the one called reveals it and plays it out before the next is called.
    1 witch: move 1, then curse an ally. When it is called you swap spaces with its holder and move 1.
    2 squire: point at a knight, move 2. If he leads when the round ends, jump right ahead of him.
    3 fairy: look at three clover tokens and lay them back as you like, then move 1, 2 or 3.
    4 smith: take a spear, then move 4.
    5 wizard: move the dragon, then move 5.
    6 princess: to the next castle.   7 priest: to the next church.
    8 horse: move 2, 4 or 6.
    9 unicorn: to the first free space ahead of the next knights; no dragon stops it.

    DRAGON  A move forward that would pass the dragon or end on it stops right behind it, unless you spend a spear to go past. Moves back ignore it. It stands only on spaces without knights.

    LANDING  Only the move of your own ally, or of your own token, counts: in a village you roll the die for a spear, a thief or the seal; on a clover you turn up the token. Tokens that move you on lead to another landing. Who is moved by somebody else does not land.

    FIRST PLAYER  Whoever rolled the seal last in the round before; otherwise the knight in last position.

    ORDER  Who is further is ahead; on one space, who came first. A knight that does not leave his space keeps his place.

grail-C1 = The path is a reconstruction: where clovers, castles, churches, villages and the dragon stand, and that every start number has a space of its own, where the rule book lets two knights share one.
grail-C2 = What the allies do is a reconstruction in details; the names of fairy, wizard and horse are ours.
grail-R1 = The priest does not move if there is no church ahead.
grail-R2 = Going past the dragon, its space counts as a step; a move that would end on it ends one space further.
grail-R3 = The dragon must be put on another space than the one where it stands.
grail-R4 = The unicorn does not move if nobody is ahead.
grail-R5 = The squire's jump is a move of your own ally: the dragon stops it or costs a spear, the landing counts, and a seal rolled then is one of this round. You cannot point at yourself.
grail-R6 = A curse comes to nothing if nobody holds the ally, or if it is the witch's own second ally.
grail-R7 = You land only if the effect moved you, by a space or more or by a swap onto another space, even if the step after the swap is blocked or leads back. Blocked at once or nowhere to go: nothing happens.
grail-R8 = A knight whom a move leaves on his space has not moved and keeps his place in its order.
grail-R9 = Witch and cursed holder on one space exchange places in its order, and nobody has moved.
