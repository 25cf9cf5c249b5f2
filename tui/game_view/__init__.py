"""The presenter of a game: what is told, asked, looked back at, hinted and over, for a screen or for lines of text."""
