"""How a track of Medieval Academy stands: as it is, while a disc walks on it, and as an answer would make it.

Knows: discs, their order, and what the order would pay.
Must not know: how anything is drawn, or what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import core
from core.games.academy.book import Book
from core.games.academy.components import KNIGHTS, LOOP
from core.games.academy.scoring import by_square, paid_places
from core.games.academy.state import State, Track
from core.games.academy.tracks import at_start, best, put, worst
from core.games.academy.variants.duel import pays

from .academy_words import Move

WALKS = ("plays", "moves", "steps_back")
"""Events in which a disc walks."""


@dataclass
class Standing:
    """One track at one moment."""

    track: Track
    """The discs as they lie."""
    order: Track
    """The discs as they would lie after the answer under the cursor; the same where there is none."""
    path: range = range(0)
    """The distances from where a disc comes to where it goes, or as far as it has come; empty if none moves."""
    mover: int | None = None
    """The squire of that disc."""
    ahead: bool = False
    """Is the way still to be gone, by an answer?"""
    earns: Mapping[int, int] = field(default_factory=dict[int, int])
    """What each squire would have from this track if it were scored so; who has nothing is not named."""

    @property
    def ranked(self) -> list[int]:
        """The squires in their order, those at the start last."""
        return [*best(self.order), *at_start(self.order)]

    def stacks(self, own: list[int]) -> dict[int, list[int]]:
        """The discs on each square, from the lowest to the top. Those at 0 have no order: there our own is the top."""
        idle = sorted(at_start(self.track), key=lambda squire: (squire in own, -squire))
        stacks: dict[int, list[int]] = {}
        for squire in [*idle, *reversed(best(self.track))]:
            stacks.setdefault(self.track.walked[squire] % LOOP, []).append(squire)
        return stacks


def copied(track: Track) -> Track:
    """A track on which discs may be moved to see what would be."""
    return Track([*track.walked], [*track.stacked])


def after(track: Track, move: Move) -> Standing:
    """The track under an answer that moves a disc on it."""
    order = copied(track)
    if move.start != move.end or not move.squares:
        put(order, move.squire, move.end)
    return Standing(track, order, range(move.start, move.end + 1), move.squire, ahead=True)


def walking(track: Track, event: core.Event, phase: float) -> Standing:
    """The track while, and after, a disc has walked on it."""
    args = event.args
    start, end, squire = args["start"], args["end"], args["squire"]
    now = start + round((end - start) * phase)
    moving = copied(track)
    put(moving, squire, now)
    path = range(start, now + 1) if now >= start else range(start, now - 1, -1)
    return Standing(moving, track if phase == 1 else moving, path, squire)


def earnings(state: State, book: Book, name: str, track: Track, cup: int) -> dict[int, int]:
    """What each squire would have from a track whose discs lie so: points, or squares of a gallantry move."""
    table, earned = book.tracks[name], dict[int, int]()
    places = pays(name, cup) if name in KNIGHTS else table.moves or table.best
    earned |= dict(zip(best(track), paid_places(state, places), strict=False))
    for squires, value in zip(worst(track), table.worst, strict=False):
        earned |= dict.fromkeys(squires, value)
    if table.squares:
        times = len(state.scrolls.taken) if state.options.scrolls else 1
        earned |= {squire: times * by_square(table.squares, walked) for squire, walked in enumerate(track.walked)}
    return {squire: value for squire, value in earned.items() if value}
