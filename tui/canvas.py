"""A canvas: a rectangle of characters that boards are drawn on.

Knows: columns, styles by name, which characters are wide.
Must not know: games, widgets.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

from .palette import ASCII, ground_of, ground_style, style


class Cell(NamedTuple):
    """One column of one row."""

    character: str = " "
    """Empty: the second column of a wide character."""
    names: str | Style = ""
    ground: str = ""
    """The styles of the ground it lies on."""

    @property
    def style(self) -> Style:
        over = style(self.names) if isinstance(self.names, str) else self.names
        return ground_style(self.ground) + over if self.ground else over


BLANK = Cell()


class Canvas:
    """Draw with `put`, `write`, `fill` and `box`; whatever falls outside is cut off. Nothing raw reaches the terminal.

    What is written keeps the ground it is written on, unless its own styles lay one.
    """

    def __init__(self, width: int, height: int, ascii_only: bool = False) -> None:
        self.width, self.height = width, height
        self.ascii_only = ascii_only
        self._cells: list[list[Cell]] = [[BLANK] * width for _ in range(height)]

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.width, self.height

    def put(self, x: int, y: int, text: str, names: str | Style = "") -> int:
        """Draw one line of text in a style; the column after it."""
        if self.ascii_only:
            text = text.translate(ASCII)
        for character in text:
            wide = cell_len(character) if character.isprintable() else 0
            if wide and 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                row = self._cells[y]
                own = ground_of(names) if isinstance(names, str) else ""
                row[x] = Cell(character, names, own or row[x].ground)
                if wide == 2:
                    row[x + 1] = Cell("", names, row[x].ground)
            x += wide
        return x

    def right(self, x: int, y: int, text: str, names: str | Style = "") -> None:
        """Draw a line of text that ends before column `x`."""
        self.put(x - cell_len(text), y, text, names)

    def center(self, x: int, y: int, width: int, text: str, names: str | Style = "") -> None:
        """Draw a line of text in the middle of so many columns."""
        self.put(x + max(0, width - cell_len(text)) // 2, y, text, names)

    def write(self, x: int, y: int, text: Text) -> int:
        """Draw a styled line; the column after it."""
        for segment in _segments(text):
            x = self.put(x, y, segment.text, segment.style or "")
        return x

    def box(self, x: int, y: int, width: int, height: int, title: str = "", names: str = "") -> None:
        """Draw a frame, a title in its upper edge."""
        self.put(x, y, "┌" + "─" * (width - 2) + "┐", names)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", names)
            self.put(x + width - 1, row, "│", names)
        self.put(x, y + height - 1, "└" + "─" * (width - 2) + "┘", names)
        if title:
            self.put(x + 1, y, f" {title} "[: width - 2], names)

    def fill(self, x: int, y: int, width: int, height: int, names: str = "") -> None:
        """Lay an empty ground of a style; what was drawn there is gone."""
        for row in self._cells[max(0, y) : max(0, y + height)]:
            for column in range(max(0, x), min(self.width, x + width)):
                row[column] = Cell(names=names, ground=ground_of(names))

    def stamp(self, x: int, y: int, other: Canvas) -> None:
        """Draw another canvas on this one, its ground too."""
        for row, cells in enumerate(other._cells):
            if 0 <= y + row < self.height:
                for column, cell in enumerate(cells):
                    if 0 <= x + column < self.width:
                        self._cells[y + row][x + column] = cell

    def paint(self, x: int, y: int, width: int, names: str) -> None:
        """Lay a style over what is drawn in a row."""
        if 0 <= y < self.height:
            for column in range(max(0, x), min(self.width, x + width)):
                under = self._cells[y][column]
                ground = ground_of(names) or under.ground
                self._cells[y][column] = Cell(under.character, _over(under.names, names), ground)

    def text(self) -> str:
        """What is drawn, without styles: for tests."""
        return "\n".join("".join(cell.character for cell in row).rstrip() for row in self._cells)

    def strips(self, base: Style) -> list[Strip]:
        """What is drawn, for a widget of this base style."""
        return [Strip(_row(row, base), self.width) for row in self._cells]


def _over(under: str | Style, names: str) -> str | Style:
    return f"{under} {names}" if isinstance(under, str) else under + style(names)


def _row(row: list[Cell], base: Style) -> list[Segment]:
    runs = (list(cells) for _, cells in groupby(row, key=lambda cell: cell[1:]))
    return [Segment("".join(cell.character for cell in cells), base + cells[0].style) for cells in runs]


def _segments(text: Text) -> list[Segment]:
    """The runs of one style of a styled line."""
    styles: list[Style] = [Style.null()] * len(text.plain)
    for span in text.spans:
        added = span.style if isinstance(span.style, Style) else style(span.style)
        for at in range(span.start, min(span.end, len(styles))):
            styles[at] += added
    pairs = zip(text.plain, styles, strict=True)
    return [Segment("".join(c for c, _ in run), key) for key, run in groupby(pairs, key=lambda pair: pair[1])]
