"""A canvas: a rectangle of characters that boards are drawn on.

Knows: columns, styles by name, which characters are wide.
Must not know: games, widgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise, repeat
from operator import itemgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from .styles import ASCII_CELLS, current, ground_of, ground_style, legible, style

LOUD = "wash-seat"
"""The ground of players who are to act, on which what matters less would not be read."""


class Cell(NamedTuple):
    """One column of one row."""

    character: str = " "
    """With the marks that are set over it; empty: the second column of a wide character."""
    names: str | Style = ""
    ground: str = ""
    """The styles of the ground it lies on."""
    lines: bool = False
    """True for a part of a frame or a picture, which keeps its colour on every ground; letters are made legible."""

    @property
    def style(self) -> Style:
        names = "soft-dim" if self.names == "dim" and self.ground.startswith(LOUD) else self.names
        over = style(names) if isinstance(names, str) else names
        look = ground_style(self.ground) + over if self.ground else over
        return look if self.lines else legible(look, faint=is_faint(names))


@lru_cache(1 << 15)
def cell(character: str, names: str | Style, ground: str) -> Cell:
    """The one cell of this kind: a board makes thousands whenever the cursor moves, and rows of the same ones are
    compared at once."""
    return Cell(character, names, ground, "─" <= character < "■" or names == "line")


BLANK = cell(" ", "", "")


@cache
def is_faint(names: str | Style) -> bool:
    """True if what has this style is drawn faintly on purpose."""
    return isinstance(names, str) and any(name.startswith("faint-") for name in names.split())


class Spot(NamedTuple):
    """A rectangle that may be clicked, as the whole canvas counts columns and rows."""

    x: int
    y: int
    width: int
    height: int
    answer: int
    selects: bool = False
    """True if a click only moves the cursor to the answer: the rest of it has still to be chosen."""

    def holds(self, x: int, y: int) -> bool:
        """True if this place is within it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Region(NamedTuple):
    """A rectangle with a name, as the whole canvas counts columns and rows."""

    x: int
    y: int
    width: int
    height: int
    name: str
    """The name of the thing in the game's guide; of a part of the board that is no such thing, one for lessons."""
    about: int | str | None = None
    """Which one it is, where there are several: a seat, a space, a card."""
    explained: bool = True
    """True if the game's guide explains it."""

    @property
    def key(self) -> str:
        """The name by which a lesson points at it."""
        return self.name if self.about is None else f"{self.name}-{self.about}"

    def holds(self, x: int, y: int) -> bool:
        """True if this place is within it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


DRAWN = str.maketrans("\u00a0\u202f", "  ")
"""Spaces that hold lines together are drawn as spaces: Python takes them for unprintable."""


@cache
def columns(character: str) -> int:
    """The columns of a character; 0 if it cannot be printed or combines with the one before it."""
    return cell_len(character) if character.isprintable() else 0


MARKS = 4
"""So many marks over one character are drawn; no language needs more, and a tower would reach into other rows."""


def marked(under: str, mark: str) -> str:
    """A cell with a combining mark added; unchanged where none may be added: over a blank, over enough marks, or if it
    would become wider."""
    if not mark.isprintable() or not under.strip() or len(under) > MARKS:
        return under
    return under + mark if cell_len(under + mark) == cell_len(under) else under


@lru_cache(4096)
def narrow(text: str) -> bool:
    """True if every character is one column wide."""
    return all(columns(character) == 1 for character in text)


class Canvas:
    """Draw with `put`, `write` and `fill`; whatever falls outside is cut off. Nothing raw reaches the terminal.

    What is written keeps the ground it is written on, unless its own styles lay one.
    """

    def __init__(self, width: int, height: int, ascii_only: bool = False) -> None:
        self.width, self.height = width, height
        self.ascii_only = ascii_only
        self.clipped: list[str] = []
        """Text that was cut off, character by character, for tests. Parts share the list of the whole."""
        self._spots: list[Spot] = []
        self._regions: list[Region] = []
        self._left = self._top = 0
        self._cells: list[list[Cell]] = [[BLANK] * width for _ in range(height)]

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.width, self.height

    def part(self, x: int, y: int, width: int, height: int) -> Canvas:
        """A rectangle of this canvas with an origin of its own: what is drawn there is drawn here, and cut off at its
        edges. It ends with this canvas at the latest; one that begins outside it has no room at all."""
        part, within = Canvas(0, 0, self.ascii_only), x >= 0 <= y
        part.width = max(0, min(width, self.width - x)) if within else 0
        part.height = max(0, min(height, self.height - y)) if within else 0
        part._left, part._top = self._left + x, self._top + y
        part._cells, part.clipped = self._cells, self.clipped
        part._spots, part._regions = self._spots, self._regions
        return part

    def named(self, name: str, about: int | str | None = None) -> Canvas:
        """Names this rectangle as a thing that the game's guide explains; returns it. What is named later lies
        above."""
        return self._named(name, about, True)

    def named_part(self, name: str, about: int | str | None = None) -> Canvas:
        """Names this rectangle as a part of the board, so that a lesson can point at it; returns it."""
        return self._named(name, about, False)

    def _named(self, name: str, about: int | str | None, explained: bool) -> Canvas:
        if self.width > 0 and self.height > 0:
            self._regions.append(Region(self._left, self._top, self.width, self.height, name, about, explained))
        return self

    def region_named(self, key: str) -> Region | None:
        """The first rectangle of this key."""
        return next((region for region in self._regions if region.key == key), None)

    def hot(self, answer: int, *, selects: bool = False) -> None:
        """A click in this rectangle is this answer to the question: its number among the legal ones. With `selects` it
        only moves the cursor there, since it is one part of the answer. What is laid later lies above."""
        self._spots.append(Spot(self._left, self._top, self.width, self.height, answer, selects))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """The rectangle to be clicked at this place."""
        x, y = self._left + x, self._top + y
        return next((spot for spot in reversed(self._spots) if spot.holds(x, y)), None)

    @property
    def regions(self) -> Sequence[Region]:
        """All that can be explained, as the whole canvas counts."""
        return [region for region in self._regions if region.explained]

    def region_at(self, x: int, y: int) -> Region | None:
        """The thing that can be explained at this place."""
        x, y = self._left + x, self._top + y
        return next((region for region in reversed(self.regions) if region.holds(x, y)), None)

    def region_of(self, answer: int) -> Region | None:
        """The cells where a click is this answer."""
        spots = (spot for spot in reversed(self._spots) if spot.answer == answer)
        found = (self.region_at(spot.x - self._left, spot.y - self._top) for spot in spots)
        return next(filter(None, found), None)

    def put(self, x: int, y: int, text: str, names: str | Style = "") -> int:
        """Draw one line of text in a style; the column after it."""
        if not text.isascii():
            text = text.translate(ASCII_CELLS if self.ascii_only else DRAWN)
        own = ground_of(names) if isinstance(names, str) else ""
        row = self._cells[self._top + y] if 0 <= y < self.height else []
        if row and x >= 0 and x + len(text) <= self.width and narrow(text):
            first, end = self._left + x, self._left + x + len(text)
            grounds = repeat(own) if own else [under.ground for under in row[first:end]]
            row[first:end] = map(cell, text, repeat(names), grounds)
            return x + len(text)
        return self._put_one_by_one(x, row, text, names, own)

    def _put_one_by_one(self, x: int, row: list[Cell], text: str, names: str | Style, own: str) -> int:
        """The same, where something is wide, has marks set over it, or is cut off."""
        last = None
        for character in text:
            wide, at = columns(character), self._left + x
            if not wide:
                if last is not None and not self.ascii_only:
                    row[last] = cell(marked(row[last].character, character), names, row[last].ground)
                continue
            last = None
            if row and x >= 0 and x + wide <= self.width:
                last, ground = at, own or row[at].ground
                row[at] = cell(character, names, ground)
                if wide == 2:
                    row[at + 1] = cell("", names, ground)
            elif character != " ":
                self.clipped.append(character)
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

    def fill(self, x: int, y: int, width: int, height: int, names: str = "") -> None:
        """Lay an empty ground of a style; what was drawn there is gone."""
        filled, blank = self._columns(x, width), cell(" ", names, ground_of(names))
        for row in range(max(0, y), min(self.height, y + height)):
            self._cells[self._top + row][filled.start : filled.stop] = [blank] * len(filled)

    def stamp(self, x: int, y: int, other: Canvas) -> None:
        """Draw another canvas on this one, its ground too, and what may be clicked on it."""
        for spot in other._spots:
            left, top = spot.x - other._left + x + self._left, spot.y - other._top + y + self._top
            self._spots.append(spot._replace(x=left, y=top))
        for region in other._regions:
            left, top = region.x - other._left + x + self._left, region.y - other._top + y + self._top
            self._regions.append(region._replace(x=left, y=top))
        for row, cells in enumerate(other.rows()):
            if 0 <= y + row < self.height:
                for column, drawn in enumerate(cells):
                    if 0 <= x + column < self.width:
                        self._cells[self._top + y + row][self._left + x + column] = drawn
                    elif drawn.character.strip():
                        self.clipped.append(drawn.character)

    def paint(self, x: int, y: int, width: int, names: str) -> None:
        """Lay a style over what is drawn in a row."""
        if 0 <= y < self.height:
            row = self._cells[self._top + y]
            for at in self._columns(x, width):
                under = row[at]
                ground = ground_of(names) or under.ground
                row[at] = cell(under.character, _over(under.names, names), ground)

    def text(self) -> str:
        """The drawn text without styles, for tests."""
        return "\n".join("".join(each.character for each in row).rstrip() for row in self.rows())

    def segments(self, base: Style) -> list[list[Segment]]:
        """Returns the rows as rich segments, for a widget of this base style."""
        return [segments_of(row, base) for row in self.rows()]

    def rows(self) -> list[list[Cell]]:
        """The cells of this rectangle."""
        rows = self._cells[self._top : self._top + self.height]
        return [row[self._left : self._left + self.width] for row in rows]

    def _columns(self, x: int, width: int) -> range:
        """So many columns from `x`, as far as they lie within, as the whole canvas counts them."""
        return range(self._left + max(0, x), self._left + min(self.width, x + width))


def cut(drawn: Canvas, place: Region) -> Canvas:
    """Returns a copy of a rectangle of a canvas, as the whole counts it, in which nothing is to be clicked."""
    copy = Canvas(place.width, place.height, drawn.ascii_only)
    rows = drawn.part(place.x, place.y, place.width, place.height).rows()
    copy._cells = [list(row) for row in rows]
    return copy


def _over(under: str | Style, names: str) -> str | Style:
    return f"{under} {names}" if isinstance(under, str) else under + style(names)


def segments_of(row: Sequence[Cell], base: Style) -> list[Segment]:
    """Returns a row of cells as runs of one style, for a widget of this base style."""
    theme, runs, before = current().name, list[Segment](), None
    for (names, ground, lines), run in groupby(row, key=itemgetter(1, 2, 3)):
        text, look = "".join([each[0] for each in run]), _look(names, ground, lines, base, theme)
        if before == (names, ground, look):  # a line and a letter that needed no other colour
            runs[-1] = Segment(runs[-1].text + text, look)
        else:
            runs.append(Segment(text, look))
        before = names, ground, look
    return runs


@lru_cache(4096)
def _look(names: str | Style, ground: str, lines: bool, base: Style, theme: str) -> Style:
    """The look of a cell of these styles on a widget of this base style, in the present theme."""
    look = base + Cell(" ", names, ground, lines).style
    return look if lines else legible(look, faint=is_faint(names))


def _segments(text: Text) -> list[Segment]:
    """The runs of one style of a styled line."""
    if not text.spans:
        return [Segment(text.plain, Style.null())]
    spans = [(span.start, span.end, _as_style(span.style)) for span in text.spans]
    cuts = sorted({0, len(text), *(at for start, end, _ in spans for at in (start, end) if 0 < at < len(text))})
    runs = []
    for first, last in pairwise(cuts):
        added = (each for start, end, each in spans if start <= first < end)
        runs.append(Segment(text.plain[first:last], sum(added, Style.null())))
    return runs


def _as_style(found: str | Style) -> Style:
    return found if isinstance(found, Style) else style(found)
