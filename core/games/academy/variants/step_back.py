"""Stepping back: a squire that was rewarded for gallantry goes back one square on it.

Knows: which squire's gallantry move it was.
Must not know: where it moved, or whether it moved at all.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.academy.book import Book
from core.games.academy.state import AcademyTask, State
from core.games.academy.tracks import place, put
from core.scheduler import Work


def change(book: Book) -> None:
    """At once after the squire's own move. [R13]"""
    book.gallant.append("step back")


def step_back(state: State, task: AcademyTask, chance: Chance) -> None:
    """One square back, on top of any disc there. This round's order was fixed before."""
    squire, track = task.squire, state.tracks["gallantry"]
    start = track.walked[squire]
    end = start - 1
    put(track, squire, end)
    chance.say("steps_back", squire=squire, track="gallantry", start=start, end=end, place=place(track, squire))


WORK: dict[str, Work[State, AcademyTask]] = {"step back": step_back}
