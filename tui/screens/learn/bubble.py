"""The speech bubble of the coach: a panel that points at a place and leaves it in sight.

Knows: canvases, rows and columns of the screen.
Must not know: widgets, lessons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual.geometry import Region

from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.screens.key_line import key_line

WIDTH = 58
"""Columns of a bubble, at most."""
FRAME = 2
"""Rows of its edges."""
TIPS = {"below": "▲", "above": "▼", "right": "◄", "left": "►"}
"""The tip of a bubble, by the side of the place on which the bubble lies."""


class Stand(NamedTuple):
    """The place of a bubble."""

    x: int
    y: int
    side: str = ""
    """The side of the place on which it lies; empty if it points at nothing."""
    tip: int = 0
    """The column or the row of the tip, counted in the bubble."""


def stand(place: Region | None, size: tuple[int, int], screen: tuple[int, int]) -> Stand:
    """Returns where a bubble of this size stands: beside the place, with as much as possible of both in sight."""
    width, height = size
    if place is None:
        return Stand((screen[0] - width) // 2, max(0, (screen[1] - height) // 2))
    x = _within(place.x + place.width // 2 - width // 2, screen[0] - width)
    tip = _within(place.x + place.width // 2 - x, width - 3, 2)
    y = _within(place.y, screen[1] - height)
    across = _within(place.y + place.height // 2 - y, height - 2, 1)
    below, right = place.y + place.height, place.x + place.width
    ways = [
        (right + width <= screen[0], Stand(right, y, "right", across)),
        (place.x - width >= 0, Stand(place.x - width, y, "left", across)),
        (below + height <= screen[1], Stand(x, below, "below", tip)),
        (place.y - height >= 0, Stand(x, place.y - height, "above", tip)),
    ]
    if place.height < height:  # a low place is better pointed at from below or above
        ways = [*ways[2:], *ways[:2]]
    return next((there for fits, there in ways if fits), Stand(x, screen[1] - height))


def bubble(lines: Sequence[Text], title: str, keys: str, where: Stand, canvas: Canvas) -> None:
    """Draws a bubble with its tip; the keys stand in the lower edge."""
    room = panels.panel(canvas, "", "gold")
    beside = where.side == "below" and where.tip < cell_len(title) + 5
    canvas.put(canvas.width - cell_len(title) - 4 if beside else 2, 0, f" {title} ", "gold bold")
    for row, line in enumerate(lines):
        room.write(0, row, line)
    canvas.write(
        canvas.width - cell_len(keys) - 3, canvas.height - 1, Text(" ").append_text(key_line(keys)).append(" ")
    )
    x, y = {"below": (where.tip, 0), "above": (where.tip, canvas.height - 1), "right": (0, where.tip),
            "left": (canvas.width - 1, where.tip)}.get(where.side, (-1, -1))  # fmt: skip
    canvas.put(x, y, TIPS.get(where.side, ""), "gold bold")


def _within(wanted: int, most: int, least: int = 0) -> int:
    return max(least, min(wanted, most))
