"""Staggered reset: after round III the discs go back, but their order is kept.

Knows: who is ahead of whom.
Must not know: why these tracks reset.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.academy.book import Book
from core.games.academy.state import AcademyTask, State
from core.games.academy.tracks import at_start, best
from core.scheduler import Work

STAGGERED = ("gallantry", "jousts", "tournaments", "education")
"""The tracks that keep their order; king goes back to 0."""


def change(book: Book) -> None:
    """Another reset after round III, of those tracks that reset at this table."""
    book.staggered = STAGGERED


def stagger(state: State, task: AcademyTask, chance: Chance) -> None:
    """The last goes to 0, the next to 1, and so on; discs at 0 all stay and the next one up goes to 1. [R3]"""
    track = state.tracks[task.track]
    lowest = 1 if at_start(track) else 0
    for distance, squire in enumerate(best(track)[::-1], lowest):
        track.walked[squire] = distance
    chance.say("staggers", track=task.track, squires=best(track), last=at_start(track))


WORK: dict[str, Work[State, AcademyTask]] = {"stagger": stagger}
