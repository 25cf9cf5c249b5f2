home-bots = { $bots }, level { $level }
home-play = Play { $game } · { $bots }
home-options = Options: bots, levels, rules of the game
home-finished = Finished games and statistics
home-settings = Settings: name, language, colours, keys
home-group-continue = Continue
home-group-together = With friends
home-group-finished = Last games
home-group-more = More
home-about-academy = Draft cards, train on seven tracks, be knighted in six rounds · 30 min
home-about-grail = Race along the forest path with allies drafted every round · 30 min
home-about-nobles = Two courts of nobles duel with weapons, armour and dice · 30 min
home-about-histrio = Tour with your actors, read the King’s mood, win royal favour · 45 min
home-quit-again = Press Esc again to quit.
home-unfinished = { $game } with { $others }
home-unfinished-more = { $count ->
    [one] 1 more unfinished game
   *[other] { $count } more unfinished games
  }
home-unfinished-title = Unfinished games
home-unfinished-does = continue
home-won = Won { $wins } of { $games }
