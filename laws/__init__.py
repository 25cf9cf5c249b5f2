"""The laws that every game passes, ours and those of installed packages: of rules, recorded games and screens.

They are a plug-in of pytest: `pytest --pyargs laws --game goofspiel` tries one installed game. It needs pytest and
hypothesis. What a game says of itself for them is in its package `tests` (`docs/adding-a-game.md`).
"""
