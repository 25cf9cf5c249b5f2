"""The panel of the coach, with their words and the keys that turn its pages.

Knows: canvases.
Must not know: widgets, lessons, where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.geometry import Size

from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.screens.key_line import key_line
from tui.screens.lit_dialog import first_row

WIDEST = 100
"""Columns of its text at most: longer lines are hard to read."""

LEAST = Size(60, 30)
"""Columns of a screen from which a picture stands beside the text, and rows from which it is large."""
GAP = 3
"""Columns between the picture and the text."""
SMALL, LARGE = Size(7 + GAP, 3), Size(11 + GAP, 5)
"""The columns of a picture with the gap, and its rows."""


class Portrait(NamedTuple):
    """The picture beside the coach's words, and its colour."""

    name: str
    colour: str


def portrait_size(screen: Size) -> Size:
    """Returns the columns of the picture beside the text, a gap among them, and its rows; none on a narrow screen."""
    if screen.width < LEAST.width:
        return Size(0, 0)
    return LARGE if screen.height >= LEAST.height else SMALL


def coach_panel(lines: Sequence[Text], title: str, keys: str, canvas: Canvas, portrait: tuple[Portrait, Size]) -> None:
    """Draws the panel: a picture, its text beside that in the middle; the keys stand at the left of its lower edge."""
    room, (picture, size) = panels.panel(canvas, "", "gold"), portrait
    canvas.put(2, 0, f" {title} ", "gold bold")
    if size.width:
        shown = room.part(0, first_row(size.height, room.height), size.width - GAP, size.height)
        pictures.place(shown, picture.name, picture.colour)
        room = room.part(size.width, 0, room.width - size.width, room.height)
    top = first_row(len(lines), room.height)
    for row, line in enumerate(lines):
        room.write(0, top + row, line)
    canvas.write(2, canvas.height - 1, Text(" ").append_text(key_line(keys)).append(" "))
