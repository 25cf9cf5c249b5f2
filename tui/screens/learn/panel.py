"""The panel of the coach, with their words and the keys that turn its pages.

Knows: canvases.
Must not know: widgets, lessons, where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.screens.key_line import key_line
from tui.screens.lit_dialog import first_row

WIDEST = 100
"""Columns of its text at most: longer lines are hard to read."""


def coach_panel(lines: Sequence[Text], title: str, keys: str, canvas: Canvas) -> None:
    """Draws the panel, with its text in the middle; the keys stand at the left of its lower edge."""
    room = panels.panel(canvas, "", "gold")
    canvas.put(2, 0, f" {title} ", "gold bold")
    top = first_row(len(lines), room.height)
    for row, line in enumerate(lines):
        room.write(0, top + row, line)
    canvas.write(2, canvas.height - 1, Text(" ").append_text(key_line(keys)).append(" "))
