"""What is told, asked and hinted of a game, without Textual: for the screen and for the lines."""
