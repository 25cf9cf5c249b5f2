"""The course of the scores: what each player had, from the beginning of a game to its end.

Knows: the moments that a replica keeps, and that a game has parts that follow each other.
Must not know: what the scores count, or how the course is drawn.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import core

from .base import Board
from .values import Standing

LOOKS = 120
"""The number of moments sampled, roughly at most: as many as a chart has columns."""


@dataclass(frozen=True)
class Course:
    """The scores at moments that follow each other, equally many of each part of the game; the last is the end."""

    parts: Sequence[int]
    """The number of the part of each moment: of the round, the turn."""
    scores: Sequence[Sequence[int]]
    """Each player's score then, by seat."""

    def at(self, share: float) -> int:
        """The moment at this share of the course, from 0 to 1."""
        return min(len(self.scores) - 1, max(0, round(share * (len(self.scores) - 1))))

    def ends(self) -> dict[int, int]:
        """The last moment of each part, by the number of the part."""
        return {part: at for at, part in enumerate(self.parts)}

    def begins(self) -> dict[int, int]:
        """The first moment of each part, by the number of the part."""
        return {part: at for at, part in reversed([*enumerate(self.parts)])}


def course_of(board: Board, replica: core.Replica[Any], outcome: core.Outcome) -> Course:
    """The course of a game that is over, as far as this seat could follow it."""

    @cache
    def then(line: int) -> Standing:
        return board.standing(replica.moment(line))

    lines = len(replica.log)
    last = then(lines - 1).part if lines else 0
    looks = max(1, LOOKS // max(1, last))
    seen = [then(line) for part in range(1, last + 1) for line in _within(lines, part, looks, then)]
    return Course([*(each.part for each in seen), last], [*(each.scores for each in seen), outcome.scores])


def _within(lines: int, part: int, looks: int, then: Callable[[int], Standing]) -> Iterator[int]:
    """Yields `looks` lines of a part of the log, in even steps up to its last line: a part never goes back."""
    first, after = (bisect_left(range(lines), each, key=lambda line: then(line).part) for each in (part, part + 1))
    if first < after:
        yield from (max(first, first + (after - first) * look // looks - 1) for look in range(1, looks + 1))
