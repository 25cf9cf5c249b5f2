"""Figures: what each of several had at the end of each part of a game, as a table in which the leader is marked.

Knows: columns of numbers.
Must not know: what the numbers count.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.cells import cell_len

from .canvas import Canvas
from .panels import badge

WIDE = 7
"""Columns of a column of figures, at most."""
GAPS = (2, 1)
"""Free columns before a figure: the fewer only where all parts have room by that."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
"""The distances between the parts that are shown, where not all have room."""
MARK = 2
"""Columns between the meanings of two marks."""
AGAIN = "│"
"""Stands where the numbers of the parts begin again."""


class Player(NamedTuple):
    """A row of figures."""

    letter: str
    colour: str


class Column(NamedTuple):
    """The figures at the end of a part."""

    head: str
    values: Sequence[int]
    """Of each player, in their order."""
    told: bool = True
    """False while the figures are still to be told."""


class Terms(NamedTuple):
    """What stands at the edges of a table of figures."""

    unit: str = ""
    """The word for a part, before the heads of the columns."""
    leads: str = ""
    """Said below the table: what the full ground of a figure means."""
    again: str = ""
    """What begins where the numbers of the parts begin again; said below the table."""


class Figures:
    """A row for each player below the heads of the columns, and below them what the marks mean. Where not all columns
    have room, every second, fifth, tenth … is shown, and always the last."""

    def __init__(self, width: int, players: Sequence[Player], columns: Sequence[Column], terms: Terms) -> None:
        self._players, self._columns, self._terms = players, columns, terms
        self._left = max(cell_len(terms.unit), *(len(each.letter) + 2 for each in players)) + 1
        room = width - self._left
        widest = max(cell_len(text) for each in columns for text in (each.head, *map(_number, each.values)))
        least = next((widest + gap for gap in GAPS if len(columns) * (widest + gap) <= room), widest + GAPS[0])
        self.step, self._shown = _chosen(columns, max(1, room // least))
        """The distance between the parts that are shown: 1 if all are."""
        self._wide = max(least, min(WIDE, room // len(self._shown)))

    def draw(self, room: Canvas) -> None:
        """Draws the table from the first row of the room."""
        room.put(0, 0, self._terms.unit, "ink")
        for row, player in enumerate(self._players, 1):
            badge(room, 0, row, player.letter, player.colour)
        for at, column in enumerate(self._shown):
            _column(room.part(self._left + at * self._wide, 0, self._wide, room.height), self._players, column)
        parted = [at for at, pair in enumerate(pairwise(self._shown), 1) if _begins_again(*pair)]
        for at in parted:
            room.put(self._left + at * self._wide, 0, AGAIN, "ink")
        self._legend(room.part(0, len(self._players) + 1, room.width, 1), bool(parted))

    def _legend(self, room: Canvas, parted: bool) -> None:
        """What the marks mean, as far as there are any: the leader's ground, and the line between the heads."""
        led = any(each.told and _leaders(each.values) for each in self._columns)
        said = [self._terms.leads] if led and self._terms.leads else []
        if parted and self._terms.again:
            said.append(f"{AGAIN} {self._terms.again}")
        line = (" " * MARK).join(said)
        room.put(max(0, min(self._left, room.width - cell_len(line))), 0, line, "dim")


def _column(room: Canvas, players: Sequence[Player], column: Column) -> None:
    """The head and the figures of a column; those of the leaders stand on their colour, unless all have the same."""
    room.right(room.width - 1, 0, column.head, "ink")
    leaders = _leaders(column.values)
    for row, (player, value) in enumerate(zip(players, column.values, strict=True) if column.told else (), 1):
        leads = row - 1 in leaders
        if leads:
            room.fill(0, row, room.width, 1, f"on-{player.colour}")
        room.right(room.width - 1, row, _number(value), f"on-{player.colour} bold" if leads else "ink")


def _leaders(values: Sequence[int]) -> list[int]:
    """The rows of those who have most; none where all have the same."""
    most = max(values)
    return [row for row, value in enumerate(values) if value == most] if min(values) < most else []


def _chosen(columns: Sequence[Column], most: int) -> tuple[int, Sequence[Column]]:
    """At most so many columns at even distances, by the numbers of the parts if these count on, the last among them;
    and their distance."""
    numbers = _numbers(columns)
    if numbers is None:
        step = next((step for step in STEPS if -(-len(columns) // step) <= most), STEPS[-1])
        return step, columns[::-1][::step][:most][::-1]
    for step in STEPS:
        kept = [each for each, at in zip(columns, numbers, strict=True) if at % step == 0 or at == numbers[-1]]
        if len(kept) <= most:
            return step, kept
    return STEPS[-1], columns[-1:]


def _numbers(columns: Sequence[Column]) -> list[int] | None:
    """The numbers of the parts; None if they begin again, or are no numbers."""
    if not all(each.head.isdigit() for each in columns) or any(map(_begins_again, columns, columns[1:])):
        return None
    return [int(each.head) for each in columns]


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _begins_again(before: Column, after: Column) -> bool:
    """True if the heads are numbers that begin again."""
    return before.head.isdigit() and after.head.isdigit() and int(after.head) <= int(before.head)
