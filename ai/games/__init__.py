"""Bots' judgement of each game: a package a game, named like its rules in `core.games`."""
