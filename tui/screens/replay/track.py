"""The track of a replay: which step each column of the time line leads to, and where the rounds stand on it.

Knows: steps, rounds, columns.
Must not know: what is drawn there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.cells import cell_len

BEHIND = 2
"""Columns of a round behind its name, at least; a round with fewer is part of the one before it."""


class Stretch(NamedTuple):
    """A round on the track: its columns, the steps that these lead to, and its name before them."""

    start: int
    """Its first column, with the free one before it."""
    cells: range
    first: int
    last: int
    """Its first step, and the first of the next one or the end of the game."""
    ends: bool
    """True for the last round, whose last column is the end of the game."""
    name: str = ""

    def step(self, x: int) -> int:
        """The step that a column leads to; before the cells the first."""
        done = max(0, x - self.cells.start)
        return self.first + -(-done * (self.last - self.first) // max(1, len(self.cells) - self.ends))

    def column(self, step: int) -> int:
        """The column of a step of this round."""
        done = (step - self.first) * (len(self.cells) - self.ends) // max(1, self.last - self.first)
        return self.cells.start + min(len(self.cells) - 1, done)


class Track(NamedTuple):
    """All rounds, one behind the other."""

    stretches: Sequence[Stretch]
    word: str = ""
    """Stands before all of them: what their names have in common."""

    def behind(self, word: str) -> Track:
        """The same behind a word."""
        by = cell_len(word) + 1 if word else 0
        moved = [
            each._replace(start=each.start + by, cells=range(each.cells.start + by, each.cells.stop + by))
            for each in self.stretches
        ]
        return Track(moved, word) if len(moved) > 1 else self

    def column(self, step: int) -> int:
        """The column of a step."""
        return self.stretches[_last(step, [each.first for each in self.stretches])].column(step)

    def step(self, x: int) -> int:
        """The step that a column leads to."""
        return self.stretches[_last(x, [each.start for each in self.stretches])].step(x)


def _last(place: int, starts: Sequence[int]) -> int:
    """The number of the last stretch that starts there or before."""
    return max(0, bisect_right(starts, place) - 1)


def named_track(rounds: Sequence[int], names: Sequence[str], width: int) -> Track:
    """The track in so many columns. `rounds` are the steps with which rounds begin, and the end; `names` theirs, each
    with its number last: where not all have room, what they have in common stands before all of them."""
    whole = track(rounds, names, width)
    if len(whole.stretches) == len(names):
        return whole
    word, _, _ = names[0].rpartition(" ")
    numbers = ["".join(name.split()[-1:]) for name in names]
    return track(rounds, numbers, max(1, width - cell_len(word) - 1)).behind(word)


def track(rounds: Sequence[int], names: Sequence[str], width: int) -> Track:
    """The track in so many columns, each round behind its name; without names where only one has room."""
    kept = _kept(rounds, names, width)
    edges = [*(_edge(rounds, at, width) for at in kept), width]
    steps = [*(rounds[at] for at in kept), rounds[-1]]
    said = [names[at] if len(kept) > 1 else "" for at in kept]
    parts = zip(pairwise(edges), pairwise(steps), said, strict=True)
    return Track([_stretch(*each, width) for each in parts])


def _edge(rounds: Sequence[int], at: int, width: int) -> int:
    """The column where a round begins."""
    return round(rounds[at] / max(1, rounds[-1]) * width)


def _kept(rounds: Sequence[int], names: Sequence[str], width: int) -> Sequence[int]:
    """The numbers of the rounds that have room behind their names, the first among them."""
    kept = [0]
    for at in range(1, len(names)):
        start = _edge(rounds, at, width)
        fits = start + _before(start, names[at]) + BEHIND <= width
        before = _edge(rounds, kept[-1], width)
        if fits and before + _before(before, names[kept[-1]]) + BEHIND <= start:
            kept.append(at)
    return kept


def _before(start: int, name: str) -> int:
    """The columns before a round that begins there: a free one, unless it is the first, and its name."""
    return (start > 0) + (cell_len(name) + 1 if name else 0)


def _stretch(edges: tuple[int, int], steps: tuple[int, int], name: str, width: int) -> Stretch:
    """The round between two edges, behind its name."""
    (start, after), (first, last) = edges, steps
    return Stretch(start, range(start + _before(start, name), after), first, last, after == width, name)
