"""Panels, title lines, lines of keys, tables: what text stands in.

Knows: frames and columns.
Must not know: games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, split_graphemes
from rich.text import Text

from .canvas import Canvas


def fitted(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is longer than so many columns. It is as wide as that then: a column that
    a wide character would have needed is left free behind the ellipsis."""
    if cell_len(text) <= width:
        return text
    if width < 2:
        return text[: _longest(text, width)]
    kept = text[: _longest(text, width - 1)]
    return kept + "…" + " " * (width - 1 - cell_len(kept))


def _longest(text: str, width: int) -> int:
    """The longest part of a text that fits into so many columns, with all combining marks."""
    end, wide = 0, 0
    for start, stop, columns in split_graphemes(text)[0]:
        wide += columns
        if wide > width:
            return start
        end = stop
    return end


def fitted_line(text: Text, width: int) -> Text:
    """The same of a styled line."""
    cut = text.copy()
    cut.plain = fitted(text.plain, width)
    return cut


def edge(room: Canvas, names: str, *, heavy: bool = False, walls: bool = True) -> None:
    """A line around the room, with rounded corners; heavy around what is chosen. Without `walls` only above and
    below."""
    width, height = room.size
    left, flat, right, wall, low_left, low_right = "┏━┓┃┗┛" if heavy else "╭─╮│╰╯"
    room.put(0, 0, left + flat * (width - 2) + right, names)
    for row in range(1, height - 1 if walls else 0):
        room.put(0, row, wall, names)
        room.put(width - 1, row, wall, names)
    room.put(0, height - 1, low_left + flat * (width - 2) + low_right, names)


def panel(room: Canvas, title: str = "", colour: str = "line", *, bright: bool = False) -> Canvas:
    """A box with a ground, rounded corners and a title in its upper edge, around the room that is left: within the
    edge, a column free at each side. `bright`: what happens happens here."""
    room.fill(0, 0, *room.size, f"wash-{colour}" if bright else "panel")
    edge(room, "gold" if bright else colour)
    if title:
        room.put(2, 0, f" {fitted(title, room.width - 6)} ", "gold bold" if bright else "ink bold")
    return room.part(2, 1, room.width - 4, room.height - 2)


def heading(room: Canvas, title: str, colour: str = "dim", *, bold: bool = True) -> None:
    """A title with a line behind it in the first row, where a box would be too much."""
    after = room.put(0, 0, fitted(title, room.width), f"{colour} bold" if bold else colour) + 1
    room.put(after, 0, "─" * (room.width - after), "line")


def badge(canvas: Canvas, x: int, y: int, text: str, colour: str = "gold") -> int:
    """A word or letter on a ground full of a colour; the column after it."""
    return canvas.put(x, y, f" {text} ", f"on-{colour} bold")


class Part(NamedTuple):
    """A part of a title line."""

    text: str
    style: str = ""
    weight: int = 1
    """Its importance; the least important goes first where there is no room."""


def title_line(room: Canvas, parts: Sequence[Part], right: Sequence[Part] = ()) -> None:
    """A ribbon across the room: parts from the left, and some at the right."""
    room.fill(0, 0, room.width, 1, "title")
    left, ending = _dropped(list(parts), list(right), room.width - 2)
    x = 1
    for part in left:
        x = room.put(x, 0, part.text, f"{part.style or 'heading'}") + 3
    x = room.width - 1
    for part in reversed(ending):
        room.right(x, 0, part.text, part.style or "heading")
        x -= cell_len(part.text) + 3


def _dropped(left: list[Part], right: list[Part], room: int) -> tuple[list[Part], list[Part]]:
    while len(left) + len(right) > 1 and sum(cell_len(part.text) + 3 for part in left + right) - 3 > room:
        least = min(reversed(left + right), key=lambda part: part.weight)
        (right if least in right else left).remove(least)
    return left, right


ENTER, KEYS_APART = "Enter", 2
"""The key whose effect stands at the left end of a line of keys, and the columns between two keys."""


class Key(NamedTuple):
    """A key and what it does."""

    key: str
    what: str
    weight: int = 1
    """Its importance; the least important goes first where there is no room."""


def key_line(room: Canvas, keys: Sequence[Key]) -> None:
    """A line of keys: the effect of Enter at its left end, the others at its right end. The least important are left
    out where there is no room."""
    kept = list(keys)
    while len(kept) > 1 and _wide(kept) > room.width - 2:
        kept.remove(min(reversed(kept), key=lambda key: key.weight))
    entered = [key for key in kept if key.key == ENTER]
    others = [key for key in kept if key.key != ENTER]
    for key in entered:
        room.put(room.put(1, 0, key.key, "gold bold") + 1, 0, key.what, "ink bold")
    x = max(1, room.width - 1 - _wide(others))
    for key in others:
        x = room.put(room.put(x, 0, key.key, "gold") + 1, 0, key.what, "soft-dim") + KEYS_APART


def _wide(keys: Sequence[Key]) -> int:
    """The columns of keys beside each other."""
    between = KEYS_APART * (len(keys) - 1) + any(key.key == ENTER for key in keys[:-1])
    return sum(cell_len(key.key) + 1 + cell_len(key.what) for key in keys) + max(0, between)


GAP = 2
"""Columns between two columns of a table."""
Cell = str | Text


class Table(NamedTuple):
    """Rows of cells."""

    head: Sequence[str]
    """Of each column; empty: the table has no head."""
    rows: Sequence[Sequence[Cell]]
    lefts: int = 1
    """So many columns begin at their left, the others end at their right."""
    marked: int | None = None
    """The row that stands out."""


def table(room: Canvas, it: Table) -> int:
    """Draw a table as wide as it needs; where it is wider than the room, its first column is cut. The row after it."""
    lines: list[Sequence[Cell]] = [it.head, *it.rows] if it.head else list(it.rows)
    wide = [max(map(_length, column)) for column in zip(*lines, strict=True)]
    spare = room.width - sum(wide) - GAP * (len(wide) - 1)
    if spare < 0 < it.lefts:
        wide[0] = max(1, wide[0] + spare)
    marked = -1 if it.marked is None else it.marked + bool(it.head)
    if marked >= 0:
        room.fill(0, marked, room.width, 1, "raised")
    for y, line in enumerate(lines):
        style = "dim" if it.head and y == 0 else "bold" if y == marked else ""
        _row(room.part(0, y, room.width, 1), _columns(line, wide, it.lefts), style)
    return len(lines)


def columns(lines: Sequence[Sequence[Cell]]) -> int:
    """The columns of a table of these lines."""
    wide = [max(map(_length, column)) for column in zip(*lines, strict=True)]
    return sum(wide) + GAP * (len(wide) - 1)


def _columns(line: Sequence[Cell], wide: Sequence[int], lefts: int) -> list[tuple[int, int, Cell]]:
    """The beginning of each cell, and its width."""
    starts = [sum(wide[:at]) + GAP * at for at in range(len(wide))]
    over = [0 if at < lefts else wide[at] - min(wide[at], _length(cell)) for at, cell in enumerate(line)]
    return [(starts[at] + over[at], wide[at], cell) for at, cell in enumerate(line)]


def _row(room: Canvas, cells: Sequence[tuple[int, int, Cell]], style: str) -> None:
    for x, width, cell in cells:
        if isinstance(cell, Text):
            room.write(x, 0, fitted_line(cell, width))
        else:
            room.put(x, 0, fitted(cell, width), style)


def _length(cell: Cell) -> int:
    return cell_len(cell.plain if isinstance(cell, Text) else cell)
