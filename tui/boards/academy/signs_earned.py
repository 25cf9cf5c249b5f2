"""Medieval Academy on the screen: the points that a round has brought each squire, a sign of its track for each.

Knows: the earnings of a round.
Must not know: where the picture stands, or how points are earned.
"""

from __future__ import annotations

from collections.abc import Sequence

from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.text.words import rich

from .rounds import Earnings
from .terms import sign_of
from .words import signed

WIDEST = 3
"""Columns of a point, at most."""
SUM = 5
"""Columns behind the signs, for the sum of a squire with the gap before it."""
SPACED = 9
"""Rows up to which a free row parts two squires."""


def draw(view: View, earnings: Earnings, labels: Sequence[str], room: tuple[int, int]) -> Canvas | None:
    """Draws a row for each squire: losses at the left of a line, gains at the right, then the sum. Returns None where
    nothing was earned or lost, or where the room has too few columns or rows."""
    squires = view.state.squires
    lost, gained = ([_points(earnings, squire, way) for squire in squires] for way in (-1, 1))
    left, right = (max(map(len, each)) for each in (lost, gained))
    label = max(rich(each, view.names).cell_len for each in labels) + 1
    wide = min(WIDEST, (room[0] - label - 1 - SUM) // max(1, left + right))
    if wide < 1 or left + right == 0 or len(squires) > room[1]:
        return None
    step = 2 if 2 * len(squires) - 1 <= min(room[1], SPACED) else 1
    axis, high = label + left * wide, (len(squires) - 1) * step + 1
    canvas = Canvas(axis + 1 + right * wide + SUM, high, view.ascii_only)
    for y in range(high):
        canvas.put(axis, y, "│", "line")
    for at, squire in enumerate(squires):
        row = canvas.part(0, at * step, canvas.width, 1)
        row.write(0, 0, rich(labels[at], view.names))
        _put(row, axis - len(lost[at]) * wide, lost[at], wide)
        end = _put(row, axis + 1, gained[at], wide)
        row.put(end + 1, 0, signed(earnings.sum(squire)), "ink bold")
    return canvas


def _points(earnings: Earnings, squire: int, way: int) -> list[str]:
    """The track of each point that a squire has gained or, with `way` below 0, lost."""
    paid = [(track, earnings.points(track, squire) or 0) for track in earnings.tracks]
    return [track for track, points in paid for _ in range(max(0, points * way))]


def _put(row: Canvas, x: int, points: Sequence[str], wide: int) -> int:
    """Draws the sign of a track for each point, each so many columns wide; the column after them."""
    for track in points:
        sign, colour = sign_of(track, row.ascii_only)
        x = row.put(x, 0, sign.center(wide), f"on-{colour} bold")
    return x
