histrio-name = Histrio
histrio-blurb = Travel with a troupe of actors, guess the King’s mood and perform before him. 45 minutes.
histrio-title = season { $season }/{ $seasons }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }/6
  }   the King wants { $mood ->
    [comedy] COMEDY
   *[tragedy] TRAGEDY
  }   { $ask ->
    [travel] phase: travel
    [shown] phase: acrobats
    [end] end of turn
    [disguise] festival
    [answer] festival
    [season] new season
    [over] game over
   *[other] phase: cities
  }

## Things

histrio-town-1 = Amboise
histrio-town-2 = Blois
histrio-town-3 = Chinon
histrio-town-4 = Dijon
histrio-town-5 = Embrun
histrio-town-6 = Foix
histrio-town-7 = Gien
histrio-town-8 = Hesdin
histrio-city = { $number } { $town }
histrio-actor = { $talent ->
    [comedian] comedian { $level }
   *[tragedian] tragedian { $level }
  }
histrio-bonus = { $count ->
    [one] bonus of 1 écu
   *[other] bonus of { $count } écus
  }
histrio-acrobat-chameleon = chameleon
histrio-acrobat-tightrope = tightrope walker
histrio-acrobat-ox = ox tamer
histrio-acrobat-horse = horse rider
histrio-acrobat-fire_eater = fire eater
histrio-acrobat-strongman = strong man
histrio-between = {" "}
histrio-short-chameleon = chameleon
histrio-short-tightrope = tightrope
histrio-short-ox = ox
histrio-short-horse = horse
histrio-short-fire_eater = fire
histrio-short-strongman = strong
histrio-clip-chameleon = cham
histrio-clip-tightrope = rope
histrio-clip-ox = ox
histrio-clip-horse = horse
histrio-clip-fire_eater = fire
histrio-clip-strongman = strong
histrio-code-chameleon = ch
histrio-code-tightrope = ti
histrio-code-ox = ox
histrio-code-horse = ho
histrio-code-fire_eater = fi
histrio-code-strongman = st
histrio-talent-comedian = comedian
histrio-talent-tragedian = tragedian
histrio-request = { $name } (pays { $pays })
histrio-request-brief = { $name } { $pays }
histrio-request-in_favour = In favour
histrio-request-full_house = Full house
histrio-request-pure_comedy = Pure comedy
histrio-request-pure_tragedy = Pure tragedy
histrio-request-mixed_bill = Mixed bill
histrio-request-star_turn = Star turn
histrio-request-understudies = Understudies
histrio-request-all_ages = All ages
histrio-request-ringmaster = Ringmaster
histrio-request-court_circle = Court circle
histrio-request-contrarian = Contrarian
histrio-no-show = no show
histrio-show = { $mood ->
    [comedy] comedy { $difference }
    [tragedy] tragedy { $difference }
   *[none] a tie
  }

## What is still missing for a request

histrio-missing = { $what ->
    [contrary] { $lacks }
   *[other] still missing { $lacks }
  }
histrio-lack-actor = { $count ->
    [one] 1 actor
   *[other] { $count } actors
  }
histrio-lack-comedian = { $count } { $sign }
histrio-lack-tragedian = { $count } { $sign }
histrio-lack-no_comedian = { $count } { $sign } too many
histrio-lack-no_tragedian = { $count } { $sign } too many
histrio-lack-no_comedian-brief = −{ $count } { $sign }
histrio-lack-no_tragedian-brief = −{ $count } { $sign }
histrio-lack-balance = off by { $count }
histrio-lack-level = { $count } of level { $level }
histrio-lack-levels = levels { $levels }
histrio-lack-acrobat = { $count ->
    [one] 1 acrobat
   *[other] { $count } acrobats
  }
histrio-lack-manager = { $count ->
    [one] 1 manager
   *[other] { $count } managers
  }
histrio-lack-pleasing = { $count } { $mood } { $count ->
    [one] level
   *[other] levels
  }
histrio-lack-contrary = wrong mood by { $count ->
    [one] 1 level
   *[other] { $count } levels
  }
histrio-lack-contrary-brief = wrong mood by { $count }

histrio-fact-there = here: { $names }
histrio-fact-managers = { $count ->
    [one] 1 manager at the theatre
   *[other] { $count } managers at the theatre
  }
histrio-fact-of = { $who }: { $parts }.
histrio-fact-played = { $count ->
    [one] 1 request played so far ({ $requests })
   *[other] { $count } requests played so far ({ $requests })
  }
histrio-fact-ready = acrobats: { $cards }
histrio-fact-spent = used acrobats: { $cards }
histrio-fact-travels = can travel to { $cities }
histrio-fact-anywhere = anywhere
histrio-fact-but = anywhere but { $cities }
histrio-fact-goes = can go to
histrio-fact-request = { $name } (pays { $pays }; { $state })
histrio-fact-requests = Your requests

## The board

histrio-loud-tragedy = TRAGEDY
histrio-loud-comedy = COMEDY
histrio-quiet-tragedy = tragedy
histrio-quiet-comedy = comedy
histrio-theatre = theatre
histrio-head-troupe = troupe
histrio-head-money = écus
histrio-head-comedians = comedians
histrio-head-tragedians = tragedians
histrio-head-show = show now
histrio-head-requests = secret
histrio-head-acrobats = acrobats
histrio-friendly = a friendly troupe   may still travel to { $cards }
histrio-panel-cards = can go to
histrio-panel-acrobats = acrobats
histrio-panel-requests = my requests
histrio-panel-none = no secret requests yet
histrio-met = met
histrio-played = played
histrio-coins = { $count ->
    [one] 1 écu
   *[other] { $count } écus
  }
histrio-hint-1 = all back
histrio-hint-2 = steals 1
histrio-hint-3 = manager
histrio-hint-4 = { "" }
histrio-hint-5 = costs 1
histrio-empty = no encounters
histrio-closed = closed by { $by }
histrio-wants = the King wants { $mood ->
    [comedy] COMEDY
   *[tragedy] TRAGEDY
  }
histrio-you = you
histrio-no-actors = no actors yet
histrio-secret = { $count ->
    [0] no secret request
    [one] 1 secret request
   *[other] { $count } secret requests
  }
histrio-pleases = pleases the King
histrio-best = the best show

## Questions

histrio-ask-travel = Where to? { $friend ->
    [none] { $cards ->
        [2] After this, all your cards return to your hand.
       *[other] All cards are revealed together.
      }
   *[other] { $cards ->
        [2] Then your cards return. Friends (secret): { $friend }.
       *[other] Your friends secretly go to { $friend }.
      }
  }
histrio-ask-shown = { $acrobat ->
    [tightrope] Tightrope walker: go to a neighbouring city, or stay?
    [horse] Horse rider: visit a second city as well?
    [ox] Ox tamer: close { $city ->
        [none] a city
       *[other] { $city }
      } to the other players?
   *[other] Use an acrobat before the cities are resolved?
  }
histrio-ask-end = The turn is ending. Use an acrobat?
histrio-ask-steal = { $city }: which player do you steal 1 écu from?
histrio-ask-court = { $city }: send { $actors ->
    [one] the actor
   *[other] one of the actors
  } you have just gained to court?
histrio-ask-discard = Keep only three requests: which one do you discard?
histrio-ask-disguise = What will your { $which ->
    [only] chameleon
    [first] first chameleon
   *[second] second chameleon
  } be?
histrio-ask-answer = { $cards ->
    [1] You meet none of your secret requests.
   *[other] Which secret request do you play? All reveal together.
  }

## Answers

histrio-swing = { $steps } toward { $way ->
    [comedy] comedy
   *[tragedy] tragedy
  }
histrio-goes = { $start } → { $end }
histrio-answer-travel = { $town } | { $cards ->
    [none] empty: draw a request
   *[other] { $friends ->
        [yes] with your friends: { $cards }
       *[no] alone { $cards }{ $money }
      } | shared: needle { $goes }
  }
histrio-brief-travel = { $town } | { $cards ->
    [none] empty
   *[other] { $friends ->
        [yes] with friends
       *[no] { $cards }{ $money }
      }
  }
histrio-tried-travel = { $town } | { $cards ->
    [none] empty
   *[other] { $friends ->
        [yes] with friends
       *[no] { $cards }
      }
  }
histrio-answer-horse = horse rider to { $town } | { $barred ->
    [none] { $names ->
        [none] alone: { $cards ->
            [none] a request
           *[other] { $cards }{ $money }
          }
       *[other] with { $names }: needle { $goes }
      }
   *[other] closed by { $barred }: nothing
  }
histrio-answer-tightrope = tightrope walker: { $start } → { $city } | { $barred ->
    [none] { $names ->
        [none] alone: { $cards ->
            [none] a request
           *[other] { $cards }{ $money }
          }
       *[other] with { $names }: needle { $goes }
      }
   *[other] closed by { $barred }: nothing
  }
histrio-money = { $amount ->
    [0] { "" }
   *[other] {" "}({ $signed })
  }
histrio-still = stays
histrio-answer-ox = ox tamer: close { $city } | nothing there for { $names ->
    [none] { $more ->
        [1] the other player
       *[other] all others
      }
   *[other] { $more ->
        [0] { $names }
       *[other] { $names } and others
      }
  }
histrio-answer-fire_eater = fire eater: { $swing } | { $goes }
histrio-answer-strongman = strong man | { $names ->
    [none] nobody has an écu to take
   *[other] 1 écu { $count ->
        [one] from { $names }
       *[other] each from { $names }
      }
  }
histrio-passed = { $ask ->
    [answer] no secret request to play
   *[other] no more acrobats
  }
histrio-no-acrobat = no acrobat
histrio-answer-done = no acrobat now
histrio-answer-steal = steal 1 écu from { $victim } | who has { $money ->
    [one] 1 écu
   *[other] { $money } écus
  }
histrio-answer-court = send { $card } | needle { $goes }
histrio-answer-keep_all = keep { $count ->
    [one] { $cards }
   *[other] all: { $cards }
  }
histrio-answer-discard = { $name } | pays { $pays }, { $lacks ->
    [none] met now
   *[other] not yet: { $lacks }
  }
histrio-answer-disguise = { $talent ->
    [comedian] a comedian | { $show }
   *[tragedian] a tragedian | { $show }
  }
histrio-answer-answer = play { $name } | it pays { $pays } { $sign-coin }
histrio-answer-no_request = { $cards ->
    [1] continue
   *[other] play none, keep all hidden
  }

## The log

histrio-log-turn = — Season { $season }, turn { $turn }. First player: { $seat }.
histrio-log-season = — Season { $season }. Actors and encounters are discarded and shuffled; acrobats can be used again.
histrio-log-encounter = { $count ->
    [1] New in city { $end }
   *[other] New in cities { $start } to { $end }
  }: { $all }{ $last ->
    [yes] . The deck is now empty.
   *[no] { "" }
  }
histrio-part-encounter = { $card }
histrio-log-looks = { $card ->
    [none] { "" }
   *[other] You look: your friendly troupe will travel to { $card }.
  }
histrio-log-travels = { $horse ->
    [yes] Also: { $all }
   *[no] All reveal: { $all }
  }
histrio-part-travels = { $friendly ->
    [yes] { $seat }* → { $city }
   *[no] { $seat } → { $city }
  }
histrio-log-tightrope = { $seat }’s tightrope walker: the caravel goes from { $start } to { $end }.
histrio-log-ox = { $seat }’s ox tamer closes { $city } to all other players.
histrio-log-horse = { $seat }’s horse rider brings a second caravel.
histrio-log-fire_eater = { $seat }’s fire eater: { $swing }.
histrio-log-strongman = { $seat }’s strong man collects 1 écu from each.
histrio-log-city = { $city }: { $count ->
    [0] no player can get in.
    [one] { $names } alone.
   *[other] { $names } together.
  }{ $barred ->
    [none] { "" }
   *[other] {" "}The ox shuts out { $barred }.
  }
histrio-log-meets = { $kind ->
    [actor] { $seat } meets { $card }.
    [acrobat] { $seat } hires an acrobat: { $card }.
   *[bonus] { $seat } takes a { $card }.
  }
histrio-log-unpaid = { $seat } has no écu for { $card }, which is discarded.
histrio-log-court = { $seat } sends { $card } to court.
histrio-log-joins = { $seat }’s troupe gains { $cards }.
histrio-log-clears = Discarded in { $city }: { $cards }.
histrio-log-takes_back = { $friendly ->
    [yes] { $seat }*: the friendly troupe’s cards are reshuffled and its caravels leave the board.
   *[no] { $seat } takes back all travel cards and caravels.
  }
histrio-log-money = { $why ->
    [managers] { $seat } takes { $amount ->
        [one] 1 écu for the manager at the theatre.
       *[other] { $amount } écus, one for each manager at the theatre.
      }
    [wage] { $seat } pays { $amount ->
        [one] 1 écu
       *[other] { $amount } écus
      } in wages.
    [actors] { $seat } takes { $amount ->
        [one] 1 écu for an actor of the King’s mood.
       *[other] { $amount } écus, one for each actor of the King’s mood.
      }
    [show] { $seat } takes { $amount ->
        [one] 1 écu
       *[other] { $amount } écus
      } for the show.
   *[other] { "" }
  }
histrio-log-steals = { $seat } takes 1 écu from { $victim }.
histrio-log-manager = { $seat } sends a manager to the theatre and now has { $managers } there.
histrio-log-needle = { $way ->
    [stays] The needle stays at { $end }.
    [set] The needle is set: { $start } → { $end }.
   *[moves] The needle moves: { $start } → { $end }.
  }
histrio-log-mood = { $mood ->
    [comedy] The King’s mood changes to COMEDY!
   *[tragedy] The King’s mood changes to TRAGEDY!
  }{ $managers ->
    [none] { "" }
   *[other] {" "}All managers go home ({ $managers }).
  }
histrio-part-home = { $seat } { $count }
histrio-log-toss = A coin is tossed for the King’s mood: { $mood ->
    [comedy] comedy.
   *[tragedy] tragedy.
  }
histrio-log-draws = { $request ->
    [none] { $seat } draws a secret request.
   *[other] { $seat } draws a secret request: { $request }.
  }
histrio-log-discards = { $request ->
    [none] { $seat } discards a secret request.
   *[other] { $seat } discards a secret request: { $request }.
  }
histrio-log-reshuffles = The discarded requests are shuffled.
histrio-log-festival = — The festival of season { $season }! The King wants { $mood ->
    [comedy] comedy.
   *[tragedy] tragedy.
  }
histrio-log-disguised = { $count ->
    [1] { $seat }’s chameleon is revealed: { $talents }.
   *[other] { $seat }’s chameleons are revealed: { $talents }.
  }
histrio-log-show = { $mood ->
    [comedy] { $seat } performs a comedy, difference { $difference }
    [tragedy] { $seat } performs a tragedy, difference { $difference }
   *[none] { $seat } performs neither comedy nor tragedy
  }{ $best ->
    [yes] : the best show before the King!
   *[no] .
  }
histrio-log-request = { $lacks ->
    [none] { $again ->
        [yes] { $seat }’s request { $request } is met again and pays { $pays } écus.
       *[no] { $seat } plays the request { $request } and takes { $pays } écus.
      }
   *[other] { $seat }’s request { $request } does not pay again ({ $lacks }).
  }
histrio-log-no_request = { $seat } plays no request.
histrio-log-over = The last festival is over. Count your écus.

## The end

histrio-why-used = { $city }: that travel card is used; you get all back when one or none is left.
histrio-why-spent = { $card }: used already this season.
histrio-why-window = { $card }: { $window ->
    [shown] is used right after travel cards are shown.
   *[other] is used at the end of the turn.
  }
histrio-why-not-there = { $city }: the ox tamer can close only a city where your caravel waits.
histrio-why-poor = { $victim }: has no écu to steal.
histrio-why-joined = { $card }: only an actor you have just gained can go to court.
histrio-why-unmet = { $request }: its condition is not met; { $lacks }.
histrio-curve = Écus by turn{ $seasons ->
    [1] { "" }
   *[other] , │ new season
  }
histrio-figures = Écus after { $step ->
    [1] each turn
    [2] every 2nd turn
   *[other] every { $step }th turn
  }
histrio-part = Season { $season }, turn { $turn }
histrio-lap = Season { $season }
histrio-after = after season { $season }, turn { $turn }
histrio-end-money = { $name } has the most écus and wins.
histrio-end-shared = { $name } have the same number of écus and share the win.
histrio-end-told = { $name }, season { $season }: { $show ->
    [none] { "" }
   *[other] { $show },{" "}
  }écus { $actors } for actors, { $prize } for the show, { $requests } for requests
histrio-tally-title = Festival of season { $season }: the King wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
  }
histrio-tally-troupe = troupe
histrio-tally-show = show
histrio-tally-actors = actors
histrio-tally-prize = prize
histrio-tally-requests = requests
histrio-tally-sum = earned
histrio-tally-money = écus now

## What things are (i)

histrio-explain = The needle shows the King’s mood: tragedy left of the middle, comedy right of it. When it crosses the middle, all managers at the theatre go home.

    Round the theatre lie eight cities, and the road from 1 to 8. Each shows its encounters, newest first (many in one row: actors by talent): { $comedian } and { $tragedian } are comedians and tragedians with their level, + is a bonus, words are acrobats. Troupes are named by their letters: here are those whose caravels have just arrived (on a low board just the letter on its colour, or behind { $ship }), coming those that only you know of, been those whose travel card for the city is used (where there is room); “you go?” is where you would go. A letter with * is a friendly troupe.

    With a troupe are its managers at the theatre and, where there is room, the cities it can still go to. The number of an actor is the actor’s level. The show is the comedians’ levels minus the tragedians’. Beside it stand the écus that actors and show would earn if the festival were now. ■ (in a row: played) is a request already played, which pays again if it is met again. Acrobats that are said to be used have been used this season.
histrio-about-city = No encounters: every player who comes here draws a secret request.
histrio-about-card = { $card }: { $effect }
histrio-about-closed = { $by }’s ox tamer has closed it: no other player resolves or draws anything here this turn.
histrio-about-friends = Your friendly troupe comes here: you will share the city.
histrio-about-rivals = { $names ->
    [none] No other troupe can travel here this turn.
   *[other] May also come: { $names }.
  }
histrio-effect-1 = take back your used travel cards and caravels{ $letter ->
    [none] { "" }
   *[other] {" "}({ $letter })
  }
histrio-effect-2 = steal 1 écu from another player
histrio-effect-3 = send a manager to the theatre, then take 1 écu for each manager there ({ $count } now)
histrio-effect-4 = no effect
histrio-effect-5 = pay 1 écu; if you cannot, the card is discarded
histrio-effect-bonus = take the écus
histrio-about-travel = Alone in a city, you take its encounters one by one, and may then send one of the actors to court. If others come too, nobody takes anything: the actors move the needle, and each player draws a secret request.
histrio-about-chameleon = At the festival, before anything else, you secretly choose whether it counts as a level-1 comedian or tragedian in the difference. In every other way it is not an actor.
histrio-about-tightrope = After travel cards are revealed, once a season: move your caravel to a neighbouring city, which it visits instead. Afterwards it marks the city of your travel card. 1 and 8 are not neighbours.
histrio-about-ox = After travel cards are revealed, once a season: close the city where your caravel stands to all other players for this turn. They resolve nothing and draw nothing there, and their cards are used. Friendly troupes are not affected.
histrio-about-horse = After travel cards are revealed, once a season: openly play one more travel card, and visit that city too with a second caravel.
histrio-about-fire_eater = At the end of the turn, once a season: move the needle 1 or 2 marks in either direction.
histrio-about-strongman = At the end of the turn, once a season: take 1 écu from every other player who has any.
histrio-about-done = You use no more acrobats now. They can still be used later this season.
histrio-about-steal = A level-2 actor steals 1 écu from another player of your choice.
histrio-about-court = The actor goes to court instead of joining your troupe, and the needle moves toward the actor’s talent, by the actor’s level. What the actor did when you met stands.
histrio-about-festival = A festival pays 1 écu for each actor of the King’s mood, { $show } for a show of that mood, or { $best } if it is the best.
histrio-about-keep_all = All the actors you have just gained join your troupe. The needle stays where it is.
histrio-about-discard = You may hold only three requests you have not played. The one you discard goes face down; nobody sees it.
histrio-about-disguise = A chameleon counts as level 1 of the talent you choose, but only in the difference. All chameleons are revealed together.
histrio-about-answer = At each festival you may play one request whose condition you meet; it pays, and stays face up. A request played in season one pays again by itself in season two if you meet it again. To play none, you lay a blank card face down.
histrio-needs-in_favour = a show that pleases the King
histrio-needs-full_house = six or more actors
histrio-needs-pure_comedy = three or more comedians, and no tragedian
histrio-needs-pure_tragedy = three or more tragedians, and no comedian
histrio-needs-mixed_bill = as many comedians as tragedians, two or more of each
histrio-needs-star_turn = an actor of level 5
histrio-needs-understudies = three or more actors of level 1
histrio-needs-all_ages = actors of all five levels
histrio-needs-ringmaster = two or more acrobats, used or not, chameleons too
histrio-needs-court_circle = two or more of your managers at the theatre
histrio-needs-contrarian = a show of the mood the King is not in

## Options

histrio-option-seasons = Seasons
histrio-about-seasons = Two seasons, or one for a short game that ends after the first festival.

## Help

histrio-first-won =
    How it is won
    The most écus after { $seasons ->
        [1] the festival
       *[other] both festivals
      }. Each actor of the King’s mood pays 1; a show that pleases the King pays more.
histrio-first-round =
    A turn
    Choose a city in secret. Alone there, you take all it offers. If others come too, nobody does, and its actors move the King’s needle.
histrio-first-mind =
    To bear in mind
    The needle’s side is the mood the King is in. Requests are secret; one a season can be played at the festival.
histrio-signs =
    SIGNS ON THE BOARD
    { $sign-comedy }  comedian    { $sign-tragedy }  tragedian, with the level
    { $sign-acrobat }  acrobat     ◉  écus
    ch ti ox  chameleon, tightrope walker, ox tamer
    ho fi st  horse rider, fire eater, strong man
    ★  first player
    ✓  has chosen; a request that is met
    ►  to act
    { $sign-thinking }  is thinking    { $sign-away }  is away
    ×A  a city that A’s ox tamer has closed to others
    ▲A  a caravel that waits; also A on its colour
    A*  a friendly troupe    ?A  you go there in secret
    { $sign-manager }  a manager at the theatre
    { $sign-request }  secret requests
    ■  a request that was played
    ▼  the needle    ▽ ◂ ▸  where it would stop
    ▽  with the cursor on a city: if others come too
    ·  none    →  what would come of it
    ╭╴ ╶╮  no card lies here; a used travel card
histrio-R1 = The needle starts at comedy 1 or tragedy 1 by the toss of a coin, in season two as well.
histrio-R2 = The first player is drawn at random; the role passes to the left after every turn, through both seasons.
histrio-R3 = If all three of a player’s managers are at the theatre, a level-3 actor simply pays that player for the managers there.
histrio-R4 = A player who holds more than three unplayed requests at once discards one of them, of their choice, face down.
histrio-R5 = With two players, your own friendly troupe counts as company too. Alone, it clears a city without effect; two of them without a player move the needle, and nobody draws.
histrio-R6 = Each player plays at most one request a season, all at once, and may keep one that is met. One played in season one pays again by itself if it is met again.
histrio-R7 = The ox closes a city for the whole turn, whatever caravels leave or arrive. If only players who are shut out are there, its encounters stay. Friendly troupes are not affected and count as company.
histrio-R8 = Two caravels of one player in a city count as one troupe. A waiting caravel whose card has been taken back still visits its city, then goes home.
histrio-C1 = Reconstructed: the needle has eight marks on each side, and no zero.
histrio-C2 = Reconstructed: how many encounters there are of each kind, and all the acrobats, except that there are an ox and a horse.
histrio-C3 = Reconstructed: the conditions and payments of all secret requests, except the 4 écus of In favour.
histrio-C4 = The names of the cities are ours.

## Headings of choices in columns

histrio-column-city = city
histrio-column-alone = if alone you meet
histrio-column-shared = King if others come too
histrio-column-needle-head = King then
histrio-column-show = your show
histrio-column-met = you meet
histrio-column-stays = stays { $mark }
histrio-column-to = to { $city }
histrio-column-send-brief = send { $card }
histrio-column-needle = { $start } → { $end }


## Words beside signs and marks of the board, and in columns of choices

histrio-here = here
histrio-coming = coming
histrio-been = been
histrio-friends-left = { $name }’s friends can go to { $cities }
histrio-friends-left-brief = { $name }’s friends: { $cities }
histrio-friends-all = { $name }’s friends can go anywhere
histrio-friends-all-brief = { $name }’s friends: all

histrio-column-mask = chameleon
histrio-column-earns = earns
histrio-column-money = écus
histrio-column-to-head = city
histrio-column-stay = stay in { $city }
histrio-column-nobody = nobody
histrio-column-victim = steal from
histrio-column-theirs = they have
histrio-column-request-head = request
histrio-column-pays = pays
histrio-column-play = play
histrio-friends-of = { $name }’s friends
histrio-note-kept = { $last ->
    [yes] This is the last festival.
   *[no] What you keep may pay in season 2.
  }
histrio-column-stay-brief = stay
histrio-figure-chameleon = counts only in the show, as level 1
histrio-figure-tightrope = moves your caravel ({ $letter }) to a neighbouring city
histrio-figure-ox = others get nothing there; their cards are used
histrio-figure-horse = brings you to a second city
histrio-figure-fire_eater = moves the needle 1 or 2 marks
histrio-figure-strongman = takes 1 écu from each other player
histrio-note-later = Others can also use one now: { $names }.
histrio-troupe-all = can go anywhere
histrio-column-still = stays
histrio-head-play = show
histrio-column-choice = choice
histrio-verdict-yes = pleases
histrio-verdict-no = displeases
histrio-verdict-best = best show
histrio-used = { $count } used
histrio-end-show = show { $season }
histrio-end-start = start
histrio-end-cities = cities
histrio-end-actors = actors
histrio-end-mood = { $mood ->
    [comedy] comedy
    [tragedy] tragedy
   *[none] a tie
  }
histrio-end-requests = requests
histrio-end-all = écus
histrio-column-keep-all = keep all
