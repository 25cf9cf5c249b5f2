"""The board of Grail Cup."""
