"""Learning on the screen: the list of lessons, and a game with a coach beside it."""
