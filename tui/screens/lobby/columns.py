"""The places of a lobby's rows on a low screen: seats below each other, and below them the settings in columns.

Knows: columns and rows.
Must not know: what a row says, Textual's list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MOST = 3
"""Columns of settings, at most."""
BESIDE = 9
"""Lines that the panel beside the seats needs, at least: the settings begin below it."""
GAP = 2
"""Columns of the screen between two columns of settings."""


class Place(NamedTuple):
    """The place of a row: its first column, its line, and its width."""

    x: int
    y: int
    width: int


def column_width(width: int, widest: int) -> int:
    """Returns the width of as many columns as have room for the widest setting."""
    count = max(1, min(MOST, (width + GAP) // (widest + GAP)))
    return (width + GAP) // count - GAP


def placed(above: int, settings: int, widths: tuple[int, int, int]) -> Sequence[Place]:
    """Returns the places of the rows above the settings, of which the last one is their heading, and of the settings.
    `widths`: of everything, of a row above, and of a column of settings."""
    whole, seat, column = widths
    first = max(above, BESIDE)
    rows = -(-settings // max(1, (whole + GAP) // (column + GAP)))
    seats = [Place(0, y if y < above - 1 else first - 1, seat) for y in range(above)]
    return [*seats, *(Place(at // rows * (column + GAP), first + at % rows, column) for at in range(settings))]


def scrolled(top: int, line: int, height: int, lines: int) -> int:
    """Returns the first line to show, as little moved as it takes to show this line."""
    return max(0, min(max(top, line - height + 1), line, lines - height))
