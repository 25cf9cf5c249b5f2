"""The screen of a game."""
