"""Duelling Nobles on the screen: the sums that both duellists may reach by their dice, as hills on one scale.

Knows: what is sure of both sums, and in how many ways dice show each number.
Must not know: weapons, or what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from core.games.nobles.components import RANKS, rank_of, suit_of
from tui.boards.view import View
from tui.draw import charts
from tui.draw.canvas import Canvas

from .. import cards
from ..duel import Side, scene
from ..outcome import sums
from .titles import titled

LABEL = 3
"""Columns of a duellist's name before its hill."""
MOST = 4
"""Columns of a sum at most."""
LOW = 3
"""Rows of a hill below which only half of one stays free above it."""
NUMBER = 3
"""Columns of a sum's number, with the free one behind it."""


class Reach(NamedTuple):
    """The sums of a duellist, each with the number of ways in which its dice bring it, out of all ways."""

    side: Side
    ways: Mapping[int, int]

    def share(self, value: int) -> float:
        """The share of the ways that bring this sum."""
        return self.ways.get(value, 0) / sum(self.ways.values())


def reaches(view: View) -> Sequence[Reach]:
    """Both duellists, the one at the left of the board first; none without a duel whose dice are still to be rolled."""
    seen = scene(view)
    if not view.figures or seen is None or seen.over or any(side.dice for side in seen.sides.values()):
        return []
    left = view.seat or 0
    return [_reach(side) for side in sorted(seen.sides.values(), key=lambda side: side.seat != left)]


def _reach(side: Side) -> Reach:
    sure = side.strength + (side.armour or 0) + (side.queen or 0)
    return Reach(side, {sure + shown: ways for shown, ways in sums(RANKS[rank_of(side.noble)].dice).items()})


def draw(view: View, room: Canvas) -> bool:
    """A hill for each duellist below the title, and below both the sums. Returns False where there is no duel to come,
    or too little room."""
    found = reaches(view)
    values = sorted({value for each in found for value in each.ways})
    wide = min(MOST, (room.width - LABEL + 1) // (values[-1] - values[0] + 1)) if values else 0
    high = (room.height - 2) // 2
    if not wide or high < 1:
        return False
    scale = range(values[0], values[-1] + 1)
    titled(view, room, "rules-reach", LABEL + len(scale) * wide - (wide > 1))
    for at, each in enumerate(found):
        _hill(view, room.part(0, 1 + at * high, room.width, high), each, (scale, wide))
    _numbers(room.part(LABEL, 1 + 2 * high, room.width - LABEL, 1), scale, wide)
    return True


def _hill(view: View, room: Canvas, reach: Reach, shape: tuple[range, int]) -> None:
    """The name of a duellist, and a column for each sum as high as its share, a row lower than the room, or half a row
    where that is low."""
    noble, (scale, wide) = reach.side.noble, shape
    room.put(0, room.height - 1, cards.short(view, noble), f"{suit_of(noble)} bold")
    plot = room.part(LABEL, 0, len(scale) * wide - (wide > 1), room.height)
    plot.fill(0, 0, *plot.size, "tint-line")
    thick, top = max(1, wide - 1), 1 - (0.5 if room.height < LOW else 1) / room.height
    highest = max(map(reach.share, scale))
    columns = list[tuple[float, str]]()
    for share in map(reach.share, scale):
        bar = share / highest * top, f"seat{reach.side.seat}" if share else ""
        columns += [bar] * thick + [(0.0, "")] * (wide - thick)
    charts.peaks(plot, columns[: plot.width], 1)


def _numbers(room: Canvas, scale: range, wide: int) -> None:
    """The sums below the hills, as many as stand apart."""
    step = -(-NUMBER // wide)
    for value in scale[::step]:
        room.put((value - scale[0]) * wide, 0, str(value), "soft-dim")
