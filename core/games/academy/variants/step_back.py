"""Stepping back: who was rewarded for his gallantry goes back one square on it.

Knows: whose gallantry move it was.
Must not know: where he moved, or whether he moved at all.
"""

from __future__ import annotations

from ....chance import Chance
from ..book import Book
from ..state import State
from ..tracks import place, put


def change(book: Book) -> None:
    """At once after his own move. [R13]"""
    book.after_move.append(step_back)


def step_back(state: State, chance: Chance) -> None:
    """One square back, on top of any disc there. This round's order was fixed before."""
    if state.mover is None:
        return
    squire, track = state.mover, state.tracks["gallantry"]
    start = track.walked[squire]
    end = start - 1
    put(track, squire, end)
    chance.say("steps_back", squire=squire, track="gallantry", start=start, end=end, place=place(track, squire))
