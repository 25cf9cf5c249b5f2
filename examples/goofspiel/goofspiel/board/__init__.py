"""The board of Goofspiel."""

from tui.boards.look import Look

LOOK = Look(picture="crown", colour="diamonds")
