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
STEPS = (1, 2, 5, 10, 20, 50, 100)
"""The distances between the parts that are shown, where not all have room."""


class Player(NamedTuple):
    """A row of figures."""

    letter: str
    colour: str


class Column(NamedTuple):
    """The figures at the end of a part."""

    head: str
    values: Sequence[int]
    """Of each player, in their order."""


def figures(room: Canvas, players: Sequence[Player], columns: Sequence[Column], unit: str = "") -> int:
    """A row for each player below the heads of the columns. Where not all columns have room, every second, fifth, tenth
    … is shown, and always the last. Returns the distance between two that are shown."""
    left = max(cell_len(unit), *(len(each.letter) + 2 for each in players)) + 1
    least = max(cell_len(text) for each in columns for text in (each.head, *map(_number, each.values))) + 2
    room.put(0, 0, unit, "ink")
    for row, player in enumerate(players, 1):
        badge(room, 0, row, player.letter, player.colour)
    most = max(1, (room.width - left) // least)
    step = next((step for step in STEPS if -(-len(columns) // step) <= most), STEPS[-1])
    shown = columns[::-1][::step][:most][::-1]  # the last among them
    wide = max(least, min(WIDE, (room.width - left) // len(shown)))
    for at, column in enumerate(shown):
        _column(room.part(left + at * wide, 0, wide, room.height), players, column)
    for at, (before, after) in enumerate(pairwise(shown), 1):
        if _begins_again(before, after):
            room.put(left + at * wide, 0, "│", "ink")
    return step


def _column(room: Canvas, players: Sequence[Player], column: Column) -> None:
    """The head and the figures of a column; those of the leaders stand on their colour, unless all have the same."""
    room.right(room.width - 1, 0, column.head, "ink")
    most = max(column.values)
    led = min(column.values) < most
    for row, (player, value) in enumerate(zip(players, column.values, strict=True), 1):
        leads = led and value == most
        if leads:
            room.fill(0, row, room.width, 1, f"on-{player.colour}")
        room.right(room.width - 1, row, _number(value), f"on-{player.colour} bold" if leads else "ink")


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _begins_again(before: Column, after: Column) -> bool:
    """True if the heads are numbers that begin again."""
    return before.head.isdigit() and after.head.isdigit() and int(after.head) <= int(before.head)
