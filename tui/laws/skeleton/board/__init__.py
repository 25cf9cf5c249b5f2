"""The board of Skeleton."""

from tui.boards.look import Look

LOOK = Look(picture="shield", colour="sky")
