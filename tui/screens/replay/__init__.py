"""Finished games: their list, the replay of one, and statistics over all."""
