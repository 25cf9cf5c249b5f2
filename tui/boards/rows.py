"""Rows of text that stand for a board where there is no room for one: cells side by side, cut and padded.

Knows: texts with marks for names, and how wide they are when the names are set in.
Must not know: games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len

from tui.draw.signs import glyph
from tui.text.words import END_OF_TINT, initial, mark, plain, shade, tint

from .base import Board
from .view import View

MOST = 11
"""Rows of a board at most: on a screen of 20 the answers keep four."""
TILE = 17
"""Columns that a player needs in a row of several."""


def wide(view: View, text: str) -> int:
    """Columns of a text with the names set in."""
    return cell_len(plain(text, view.names))


def cut(view: View, text: str, width: int) -> str:
    """A text in at most so many columns; a name that is too long is cut like any word."""
    if wide(view, text) <= width:
        return text
    kept, left = "", width - 1
    for character in text:
        shown = plain(character, view.names)
        if cell_len(shown) > left:
            named = character != shown and len(shown) > 1
            rest = tint(ord(character) - ord(mark(0)), shown[:left]) if named else ""
            return f"{kept}{rest}…{END_OF_TINT}"
        kept, left = kept + character, left - cell_len(shown)
    return kept


def padded(view: View, text: str, width: int) -> str:
    """A text in exactly so many columns."""
    text = cut(view, text, width)
    return text + " " * (width - wide(view, text))


def columns(view: View, cells: Sequence[str], width: int) -> str:
    """Cells of equal width side by side, with a space between two."""
    each = (width + 1) // max(1, len(cells)) - 1
    return " ".join(padded(view, cell, each) for cell in cells)


def aligned(view: View, lines: Sequence[Sequence[str]], left: int = 1, gap: int = 3) -> list[str]:
    """Rows of cells in columns as wide as their widest cell, with so many columns between: the first `left` columns
    begin below each other, the others end there."""
    widths = [max(wide(view, cell) for cell in column) for column in zip(*lines, strict=True)]
    return [(" " * gap).join(_in_column(view, line, widths, left)).rstrip() for line in lines]


def _in_column(view: View, line: Sequence[str], widths: Sequence[int], left: int) -> Iterator[str]:
    for at, (cell, width) in enumerate(zip(line, widths, strict=True)):
        blank = " " * (width - wide(view, cell))
        yield cell + blank if at < left else blank + cell


def number(value: int) -> str:
    """A number with a minus sign as wide as a digit."""
    return str(value).replace("-", "−")


def gained(value: int) -> str:
    """A change with its sign; a dot for none."""
    return "·" if value == 0 else f"{'+' * (value > 0)}{number(value)}"


BEST = "ink bold under"
"""The style of the highest figure of a column: no colour, since colours are players'."""


def rated(cells: Sequence[str], values: Sequence[int]) -> list[str]:
    """Cells of a column of figures, the highest marked; none where all are alike."""
    most = max(values)
    alike = most == min(values)
    return [cell if alike or value < most else shade(BEST, cell) for cell, value in zip(cells, values, strict=True)]


def rating(view: View) -> list[tuple[str, str]]:
    """The first head of a table with these marks, and what stands behind the heads: the words for the mark. In the
    shorter form the words stand in the place of the first head."""
    best = view.words("ending-best")
    return [(view.words("ending-made"), shade("dim", f"   {best}")), (shade("dim", best), "")]


def with_rating(lines: Sequence[str], rating: str, row: int = 0) -> list[str]:
    """A table with the words for these marks at the end of this row of its heads."""
    return [*lines[:row], f"{lines[row]}{rating}", *lines[row + 1 :]]


BROAD = 75
"""Columns of a table of the end, at most."""


def fitting(view: View, forms: Iterable[Sequence[str]], most: int = BROAD) -> Sequence[str]:
    """Of forms of a table, the longest first, the first that is not too wide; or else the last."""
    lines: Sequence[str] = []
    for lines in forms:
        if max(wide(view, line) for line in lines) <= most:
            break
    return lines


def several(view: View, cells: Sequence[str], width: int, least: int) -> list[str]:
    """The same in as few rows as cells of so many columns at least allow."""
    most = max(1, (width + 1) // (least + 1))
    lines = -(-len(cells) // most)
    across = -(-len(cells) // max(1, lines))
    blank = [*cells, *[""] * (lines * across - len(cells))]
    return [columns(view, blank[at : at + across], width) for at in range(0, len(blank), across)]


def filled(view: View, parts: Iterable[str], width: int, gap: str = "  ", most: int | None = None) -> list[str]:
    """Parts behind each other, with a gap between, in as few rows as hold each of them whole; of those that need more
    than the most rows there are, the first."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{gap}{part}" if lines else part
        if lines and wide(view, longer) <= width:
            lines[-1] = longer
        elif len(lines) == most:
            break
        else:
            lines.append(part)
    return [cut(view, line, width) for line in lines]


def person(drawn: Board, view: View, seat: int) -> str:
    """A player: sign for acting or absent, letter, name."""
    away = bool(view.away) and view.away[seat]
    sign = glyph("away" if away else "turn", view.ascii_only) if away or seat in view.to_act else " "
    return f"{sign}{initial(seat)} {mark(seat)}"


def tile(drawn: Board, view: View, seat: int, have: str, width: int) -> str:
    """A player and their belongings, never cut."""
    return f"{padded(view, person(drawn, view, seat), width - wide(view, have) - 1)} {have}"


def tiles(drawn: Board, view: View, order: Sequence[int], have: Sequence[str], width: int) -> list[str]:
    """Players side by side, each with their belongings: in one row or two."""
    most = max(1, (width + 1) // (TILE + 1))
    across = -(-len(order) // -(-len(order) // most))
    each = (width + 1) // across - 1
    cells = [tile(drawn, view, seat, what, each) for seat, what in zip(order, have, strict=True)]
    return [" ".join(cells[at : at + across]) for at in range(0, len(cells), across)]


def listed(who: str, parts: Sequence[str]) -> str:
    """Joins what is told of a player or a thing into one sentence."""
    return f"{who}: {', '.join(part.strip() for part in parts if part.strip())}."
