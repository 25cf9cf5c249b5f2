"""The tracks of Medieval Academy on the screen, each in a lane: its terms, its squares and discs, and its order."""
