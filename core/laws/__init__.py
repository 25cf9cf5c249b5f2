"""The laws that every game passes, ours and those of installed packages: of its rules and recorded games.

They are a plug-in of pytest, with those of screens in `tui.laws`: `pytest --pyargs core.laws tui.laws --game goofspiel`
tries one installed game. They need pytest and hypothesis. What a game says of itself for them is in its package `tests`
(`docs/adding-a-game.md`).
"""
