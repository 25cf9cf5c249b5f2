"""A banner: what is said in large on coloured grounds, side by side.

Knows: canvases, spaced letters.
Must not know: games, what a banner says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from . import panels
from .canvas import Canvas

TWO_LINES = 5
"""Rows of a banner that says the details below what is large."""
APART = "  ·  "
"""Stands between the two in one line."""


class Field(NamedTuple):
    """A part of the banner."""

    head: str
    """Said in large."""
    details: Sequence[str]
    """Said beside that, the longest form first."""
    ground: str
    """The style of its ground."""


def banner(room: Canvas, fields: Sequence[Field]) -> None:
    """Draws what is said of each winner on their ground; several stand side by side."""
    wide = room.width // len(fields)
    for at, said in enumerate(fields):
        field = room.part(at * wide, 0, wide - (at < len(fields) - 1), room.height)
        field.fill(0, 0, *field.size, said.ground)
        if field.height < TWO_LINES:
            _in_one_line(field, said)
        else:
            _in_two_lines(field, said)


def _in_two_lines(field: Canvas, said: Field) -> None:
    """Draws what is large, and below a free row the details."""
    middle, width = field.height // 2, field.width - 2
    head = next(each for each in _large(said.head, width) if cell_len(each) <= width)
    field.center(0, middle - 1, field.width, head, f"{said.ground} bold")
    detail = next(each for each in said.details if cell_len(each) <= width)
    field.center(0, middle + 1, field.width, detail, said.ground)


def _in_one_line(field: Canvas, said: Field) -> None:
    """Draws both in the middle row, as much as fits."""
    width = field.width - 2
    forms = [(head, detail and APART + detail) for detail in said.details for head in _large(said.head, width)]
    head, detail = next(form for form in forms if cell_len("".join(form)) <= width)
    x = (field.width - cell_len(head + detail)) // 2
    x = field.put(x, field.height // 2, head, f"{said.ground} bold")
    field.put(x, field.height // 2, detail, said.ground)


def _large(text: str, width: int) -> list[str]:
    """A text in large letters: spaced, or else as it is, or else cut."""
    return [" ".join(text.upper()), text.upper(), panels.fitted(text, width)]
