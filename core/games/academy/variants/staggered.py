"""Staggered reset: after round III the discs go back, but their order is kept.

Knows: who is ahead of whom.
Must not know: why these tracks reset.
"""

from __future__ import annotations

from ....chance import Chance
from ..book import Book, Step
from ..components import RESET_AFTER
from ..rules import resetting
from ..state import State, Track
from ..tracks import at_start, best, send_back

STAGGERED = ("gallantry", "jousts", "tournaments", "education")
"""The tracks that keep their order; king goes back to 0."""


def change(book: Book) -> None:
    """Another reset after round III."""
    book.reset = [staggered_reset(book)]


def staggered_reset(book: Book) -> Step:
    """The reset of the tracks that reset at this table."""

    def step(state: State, chance: Chance) -> None:
        if state.round != RESET_AFTER:
            return
        back = resetting(book)
        chance.say("reset", tracks=back)
        for name in back:
            if name in STAGGERED:
                track = state.tracks[name]
                stagger(track)
                chance.say("staggers", track=name, squires=best(track), last=at_start(track))
            else:
                send_back(state.tracks[name])

    return step


def stagger(track: Track) -> None:
    """The last goes to 0, the next to 1, and so on; discs at 0 all stay and the next one up goes to 1. [R3]"""
    lowest = 1 if at_start(track) else 0
    for distance, squire in enumerate(best(track)[::-1], lowest):
        track.walked[squire] = distance
