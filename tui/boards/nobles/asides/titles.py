"""Duelling Nobles on the screen: the title of what stands beside the choices.

Knows: how wide such a title is at most.
Must not know: what stands below it.
"""

from __future__ import annotations

from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, heading

from ..words import say

WIDEST = 34
"""Columns of a title with its line, at most: that of the choices is not far."""


def titled(view: View, room: Canvas, title: str, widest: int = WIDEST) -> None:
    """A title in the first row with a line behind it, both in at most so many columns."""
    row = room.part(0, 0, min(widest, room.width), 1)
    heading(row, fitted(say(view, title), row.width), "soft-dim", bold=False)
