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


HEADS = 2
"""Rows directly above the settings: the game, and the heading of its options."""


class Counted(NamedTuple):
    """How many rows there are of each kind."""

    above: int
    """Rows above the settings, of which the last `HEADS` belong to the settings."""
    options: int
    """Options of the game."""
    rules: int
    """Rules of the table, their own heading among them."""


def placed(counted: Counted, widths: tuple[int, int, int]) -> Sequence[Place]:
    """Returns the places of the rows above the settings, of the options and of the rules. `widths`: of everything, of
    a row above, and of a column of settings."""
    whole, seat, column = widths
    above, options, rules = counted
    first = max(above, BESIDE)
    count = max(1, (whole + GAP) // (column + GAP))
    rows, rules_at = _columns(options, rules, count)
    at = [*range(options), *(rules_at + each for each in range(rules))]
    seats = [Place(0, y if y < above - HEADS else first - above + y, seat) for y in range(above)]
    return [*seats, *(Place(each // rows * (column + GAP), first + each % rows, column) for each in at)]


def _columns(options: int, rules: int, count: int) -> tuple[int, int]:
    """Returns the rows of a column, and the place at which the rules begin: a column of their own where that takes no
    more rows; their heading never is the last row of a column."""
    rows = max(1, -(-(options + rules) // count))
    apart = max(rules, -(-options // max(1, count - 1)))
    if count > 1 and apart <= max(rows, rules):
        return apart, apart * (count - 1)
    while rules and options % rows == rows - 1:
        rows += 1
    return rows, options


def scrolled(top: int, line: int, height: int, lines: int) -> int:
    """Returns the first line to show, as little moved as it takes to show this line."""
    return max(0, min(max(top, line - height + 1), line, lines - height))
