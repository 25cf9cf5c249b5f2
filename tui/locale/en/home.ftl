home-play = Play { $game } · { $bots }
home-options = Options: bots, levels, rules of the game
home-group-continue = Continue
home-group-together = With friends
home-group-finished = Last games
home-group-more = More
home-keys = Enter play   ←→ game   ↑↓ more   { $key-options } options   { $key-help } rules
