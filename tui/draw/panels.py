"""Panels, title lines, lines of keys, tables: what text stands in.

Knows: frames and columns.
Must not know: games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..canvas import Canvas


def fitted(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is longer than so many columns."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1) + "…" if width > 1 else text[:width]


def panel(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    title: str = "",
    colour: str = "line",
    *,
    bright: bool = False,
) -> None:
    """A box with a ground, rounded corners and a title in its upper edge; `bright`: what happens happens here."""
    canvas.fill(x, y, width, height, f"wash-{colour}" if bright else "panel")
    names = "gold" if bright else colour
    canvas.put(x, y, f"╭{'─' * (width - 2)}╮", names)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, "│", names)
        canvas.put(x + width - 1, row, "│", names)
    canvas.put(x, y + height - 1, f"╰{'─' * (width - 2)}╯", names)
    if title:
        canvas.put(x + 2, y, f" {fitted(title, width - 6)} ", "gold bold" if bright else "ink bold")


def heading(canvas: Canvas, x: int, y: int, width: int, title: str, colour: str = "dim") -> None:
    """A title with a line behind it, where a box would be too much."""
    after = canvas.put(x, y, fitted(title, width), f"{colour} bold") + 1
    canvas.put(after, y, "─" * (x + width - after), "line")


def badge(canvas: Canvas, x: int, y: int, text: str, colour: str = "gold") -> int:
    """A word or letter on a ground full of a colour; the column after it."""
    return canvas.put(x, y, f" {text} ", f"on-{colour} bold")


class Part(NamedTuple):
    """A part of a title line."""

    text: str
    style: str = ""
    weight: int = 1
    """How much it matters; the least goes first where there is no room."""


def title_line(canvas: Canvas, y: int, parts: Sequence[Part], right: Sequence[Part] = ()) -> None:
    """A ribbon across the canvas: parts from the left, and some at the right."""
    canvas.fill(0, y, canvas.width, 1, "title")
    left, ending = _dropped(list(parts), list(right), canvas.width - 2)
    x = 1
    for part in left:
        x = canvas.put(x, y, part.text, f"{part.style or 'heading'}") + 3
    x = canvas.width - 1
    for part in reversed(ending):
        canvas.right(x, y, part.text, part.style or "heading")
        x -= cell_len(part.text) + 3


def _dropped(left: list[Part], right: list[Part], room: int) -> tuple[list[Part], list[Part]]:
    while len(left) + len(right) > 1 and sum(cell_len(part.text) + 3 for part in left + right) - 3 > room:
        least = min(reversed(left + right), key=lambda part: part.weight)
        (right if least in right else left).remove(least)
    return left, right


class Key(NamedTuple):
    """A key and what it does."""

    key: str
    what: str
    weight: int = 1
    """How much it matters; the least goes first where there is no room."""


def key_line(canvas: Canvas, y: int, keys: Sequence[Key], x: int = 1) -> None:
    """A line of keys; the least important are left out where there is no room."""
    left = list(keys)
    while len(left) > 1 and sum(cell_len(key.key) + cell_len(key.what) + 4 for key in left) - 3 > canvas.width - 2 * x:
        left.remove(min(reversed(left), key=lambda key: key.weight))
    for key in left:
        x = canvas.put(x, y, key.key, "gold bold") + 1
        x = canvas.put(x, y, key.what, "dim") + 3


def table(
    canvas: Canvas,
    x: int,
    y: int,
    head: Sequence[str],
    rows: Sequence[Sequence[str | Text]],
    *,
    width: int = 0,
    marked: int | None = None,
    lefts: int = 1,
) -> int:
    """Columns, the first `lefts` at their left, the others at their right; a row may be marked. The row after it."""
    lines: list[Sequence[str | Text]] = [head, *rows] if head else list(rows)
    wide = [max(map(_length, column)) for column in zip(*lines, strict=True)]
    gap = 2
    spare = width - sum(wide) - gap * (len(wide) - 1)
    if width and spare < 0 < lefts:
        wide[0] = max(1, wide[0] + spare)
    for at, line in enumerate(lines):
        is_head = bool(head) and at == 0
        chosen = marked is not None and at == marked + bool(head)
        if chosen:
            canvas.fill(x - 1, y + at, max(width, sum(wide) + gap * (len(wide) - 1)) + 2, 1, "raised")
        column = x
        for number, (cell, room) in enumerate(zip(line, wide, strict=True)):
            start = column if number < lefts else column + room - min(room, _length(cell))
            if isinstance(cell, Text):
                cut = cell.copy()
                cut.truncate(room, overflow="ellipsis")
                canvas.write(start, y + at, cut)
            else:
                canvas.put(start, y + at, fitted(cell, room), "dim" if is_head else "bold" if chosen else "")
            column += room + gap
    return y + len(lines)


def _length(cell: str | Text) -> int:
    return cell_len(cell.plain if isinstance(cell, Text) else cell)
