"""Meters: pips, bars, a gauge with a needle, dice.

Knows: how a number is drawn.
Must not know: what it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from .canvas import Canvas
from .panels import edge


def pips(full: int, most: int, colour: str = "gold", shapes: tuple[str, str] = ("●", "·")) -> Text:
    """So many of so many, a sign for each: a text to be written, or to stand in a tile as a fact."""
    left = max(0, most - full)
    return Text.assemble((shapes[0] * min(full, most), colour), (shapes[1] * left, "dim"))


def bar(room: Canvas, share: float, colour: str = "gold") -> None:
    """A bar as wide as the room, filled by a share from 0 to 1, in half columns."""
    halves = round(max(0.0, min(1.0, share)) * room.width * 2)
    room.put(0, 0, "━" * room.width, "line")
    room.put(0, 0, "━" * (halves // 2) + "╸" * (halves % 2), colour)


class Scale(NamedTuple):
    """The scale of a gauge."""

    marks: Sequence[int]
    """The values that the needle may have, in order."""
    colours: tuple[str, str]
    """Of the marks below `middle`, and of the others."""
    middle: int = 0


def gauge(room: Canvas, scale: Scale, at: int, ghost: int | None = None) -> None:
    """A scale from one side of the room to the other with a needle: two rows, the needle above the scale. A mark
    whose number would touch the next one is a column wider: see `least`.

    `ghost`: where the needle would go.
    """
    step, x = max(1, room.width // len(scale.marks)), 0
    for mark in scale.marks:
        colour = scale.colours[mark >= scale.middle]
        wide = step + (1 < step <= len(str(abs(mark))) and mark != scale.marks[-1])
        room.fill(x, 1, wide, 1, f"{'over' if mark == at else 'wash'}-{colour}")
        room.center(x, 1, wide, str(abs(mark)), f"on-{colour} bold" if mark == at else colour)
        if mark == ghost:
            room.center(x, 0, wide, "▽", "gold")
        if mark == at:
            room.center(x, 0, wide, "▼", f"{colour} bold")
        x += wide


def least(marks: Sequence[int]) -> int:
    """Columns of a gauge whose numbers are a column apart."""
    return sum(len(str(abs(mark))) + 1 for mark in marks[:-1]) + max(2, len(str(abs(marks[-1]))))


PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8),
}  # fmt: skip
"""The pips of each side of a die, of nine places row by row."""
DIE_WIDTH, DIE_HEIGHT = 9, 5


def die(room: Canvas, face: int, colour: str = "ink", *, pip: str = "●") -> None:
    """A die, nine columns by five rows; a face of 0 is one that still rolls."""
    room = room.part(0, 0, DIE_WIDTH, DIE_HEIGHT)
    room.fill(0, 0, *room.size, f"tint-{colour}")
    edge(room, colour)
    for place in PIPS.get(face, ()):
        row, column = divmod(place, 3)
        room.put(2 + 2 * column, 1 + row, pip, f"{colour} bold")
    if face not in PIPS:
        room.center(0, 2, DIE_WIDTH, "?", "dim")


def small_die(face: int, colour: str = "ink") -> Text:
    """A die in one row: a text to be written."""
    return Text.assemble((f" {face or '?'} ", f"on-{colour} bold"))
