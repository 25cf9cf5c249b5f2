"""Doors: how somebody sits at a table with nothing installed. Whoever comes by one gets the game's own screen, in a
process of his own that is shut in (`cage.py`) and joins the table like any other program."""
