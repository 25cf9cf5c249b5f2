"""Shares the rows of Histrio's board between the map and the troupes.

Knows: rows.
Must not know: columns, or what is drawn in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from core.games.histrio.state import State

LEAST = 11
"""Rows into which every table fits."""
SHAPES = (
    (11, 11, 7), (10, 11, 7), (8, 9, 7), (7, 8, 7), (7, 7, 7), (10, 11, 4), (10, 10, 4), (8, 9, 4), (9, 10, 4),
    (8, 8, 4), (7, 8, 4), (7, 7, 4), (6, 7, 4), (5, 7, 4), (5, 6, 4), (5, 5, 4),
    (8, 8, 2), (7, 8, 2), (7, 7, 2), (6, 8, 2), (5, 8, 2), (5, 7, 2), (5, 6, 2), (5, 5, 2), (4, 5, 2), (4, 4, 2),
    (4, 5, 1), (4, 4, 1), (3, 4, 1), (3, 3, 1), (2, 3, 1), (2, 2, 1), (2, 1, 1),
)  # fmt: skip
"""Rows of the outer cities, of the theatre and the cities beside it, and of a troupe."""

WORTH = 2
"""Rows that may stay free if troupes then have room for pictures, or rows of troupes have headings."""


class Layout(NamedTuple):
    """The rows of each part."""

    side: int
    middle: int
    troupe: int
    head: bool
    """True if a row holds the headings of the troupes' columns."""
    height: int


def layout(state: State, room: int) -> Layout:
    """The largest layout of so many rows at most."""
    return largest(len(state.troupes), len(state.friends), room)


@cache
def largest(players: int, friends: int, room: int) -> Layout:
    """The largest for so many troupes, where pictures of them count as more rows, and rows without headings as fewer;
    of those as large, the one with the larger troupes."""
    found = [*layouts(players, friends)]
    fitting = [each for each in found if each.height <= room] or [min(found, key=lambda each: each.height)]
    return max(fitting, key=lambda each: (each.height + WORTH * worth(each), each.troupe))


def worth(each: Layout) -> int:
    """1 if troupes have room for pictures, −1 if they are rows of figures without headings."""
    return (each.troupe > 2) - (each.troupe == 1 and not each.head)


def layouts(players: int, friends: int) -> Iterator[Layout]:
    """All layouts for so many troupes."""
    for side, middle, troupe in SHAPES:
        height = 2 * side + middle + players * troupe + bool(friends)
        if troupe == 1:
            yield Layout(side, middle, troupe, True, height + 1)
        yield Layout(side, middle, troupe, False, height)
