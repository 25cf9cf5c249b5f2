"""The painter: sends only the cells of an update that the terminal does not show already, and only the changes of
style between them.

Textual sends whole regions with their full styles, which is several times as much on a slow connection. The painter
keeps a copy of what the terminal shows. Any other output to the terminal makes that copy wrong: call `invalidate` then.

Knows: Textual's updates, escape sequences for colours and positions.
Must not know: screens, or what is drawn on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import compress, count
from operator import ne
from typing import NamedTuple

from rich.cells import split_graphemes
from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual._time import get_time
from textual.strip import SGR_STYLES, Strip

OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "6": "25", "7": "27", "8": "28", "9": "29", "21": "24",
       "51": "54", "52": "54", "53": "55"}  # fmt: skip
"""The code that turns each attribute off (ECMA-48, select graphic rendition)."""
SEEN_ON_BLANKS = frozenset(("4", "7", "9", "21", "51", "52", "53"))
"""Attributes that show on a blank: lines through or around it, and reversed colours."""
NEAR = 4
"""Unchanged cells that are sent again rather than skipped, since moving the cursor takes as many bytes."""


class CellStyle(NamedTuple):
    """The look of a cell, as SGR codes."""

    attributes: frozenset[str] = frozenset()
    ink: str = "39"
    ground: str = "49"


PLAIN = CellStyle()


class Cell(NamedTuple):
    """One column of one row."""

    text: str
    """The character with its combining marks; empty in the further columns of a wide one."""
    style: CellStyle


Row = list[Cell | None]
"""The cells of a row; None where the terminal's content is unknown."""


@lru_cache(4096)
def cell_style(style: Style, system: ColorSystem) -> CellStyle:
    """Returns the codes of a style on a terminal with these colours."""
    bits = style._attributes & style._set_attributes  # as Textual reads them
    attributes = frozenset(code for bit, code in enumerate(SGR_STYLES) if bits & 1 << bit)
    ink = style.color.downgrade(system).get_ansi_codes() if style.color else ("39",)
    ground = style.bgcolor.downgrade(system).get_ansi_codes(False) if style.bgcolor else ("49",)
    return CellStyle(attributes, ";".join(ink), ";".join(ground))


@lru_cache(4096)
def cells(text: str, style: CellStyle) -> Sequence[Cell]:
    """Returns the cells of a text. Blanks keep only what shows on them, so that equal ones compare equal."""
    if text.isascii() and text.isprintable():  # each character has a column of its own
        blank = Cell(" ", _of_blank(style))
        return [blank if character == " " else Cell(character, style) for character in text]
    spans, _ = split_graphemes(text)
    found: list[Cell] = []
    for start, end, width in spans:
        character = text[start:end]
        found.append(Cell(character, _of_blank(style) if character == " " else style))
        found += [Cell("", style)] * (width - 1)
    return found


@cache
def _of_blank(style: CellStyle) -> CellStyle:
    return style if style.attributes & SEEN_ON_BLANKS else CellStyle(ground=style.ground)


@lru_cache(4096)
def transition(before: CellStyle, after: CellStyle) -> str:
    """Returns the shortest sequence that changes one style to another."""
    if before == after:
        return ""
    off = {OFF[code] for code in before.attributes - after.attributes}
    on = {code for code in after.attributes if code not in before.attributes or OFF[code] in off}
    colours = [code for code, old in zip(after[1:], before[1:], strict=True) if code != old]
    changed = ";".join([*sorted(off), *sorted(on), *colours])
    anew = ";".join([*sorted(after.attributes), *(code for code in after[1:] if code not in PLAIN)])
    return f"\x1b[{min(changed, anew and f'0;{anew}', key=len)}m"


@lru_cache(4096)
def _blank_after(before: CellStyle, ground: str) -> CellStyle:
    """Returns the style for a blank on this ground that differs least from the style before it."""
    return CellStyle(before.attributes - SEEN_ON_BLANKS, before.ink, ground)


UNKNOWN = (-1, -1)


class CellWriter:
    """Writes cells, and tracks the cursor and the style in force. It begins and ends with the plain style.

    After a character with combining marks the cursor's position is unknown: some terminals give a mark a column.
    """

    def __init__(self) -> None:
        self._written: list[str] = []
        self._at = UNKNOWN
        self._style = PLAIN

    def write(self, x: int, y: int, cells: Sequence[Cell]) -> None:
        """Writes cells from a position on."""
        self._go(x, y)
        lost = False
        for at, cell in enumerate(cells, x):
            if cell.text:
                if lost:
                    self._at = UNKNOWN
                    self._go(at, y)
                self._turn(self._fitting(cell))
                self._written.append(cell.text)
                lost = len(cell.text) > 1
        self._at = UNKNOWN if lost else (x + len(cells), y)

    def text(self) -> str:
        """Returns all that was written."""
        self._turn(PLAIN)
        return "".join(self._written)

    def _go(self, x: int, y: int) -> None:
        on = x - self._at[0]
        if y != self._at[1] or on < 0:
            self._written.append(f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H")
        elif on:
            self._written.append(f"\x1b[{on}C" if on > 1 else "\x1b[C")

    def _fitting(self, cell: Cell) -> CellStyle:
        """Returns the style of a cell; for a blank, the one that differs least from the style in force."""
        if cell.text != " " or cell.style.attributes:
            return cell.style
        return _blank_after(self._style, cell.style.ground)

    def _turn(self, style: CellStyle) -> None:
        if style is not self._style:
            self._written.append(transition(self._style, style))
            self._style = style


class Painter:
    """A copy of what the terminal shows, and the difference of each update to it."""

    def __init__(self) -> None:
        self._rows: list[Row] = []
        self.begun = 0.0
        """When the copy was begun, as events count time."""

    def invalidate(self) -> bool:
        """Forgets the copy. Returns True if there was one."""
        known, self._rows = bool(self._rows), []
        return known

    def update(self, update: LayoutUpdate | ChopsUpdate, console: Console) -> Difference:
        """Returns the part of an update that is not shown yet. It must be written to the terminal."""
        return Difference(self.paint(update, console._color_system or ColorSystem.TRUECOLOR))

    def paint(self, update: LayoutUpdate | ChopsUpdate, system: ColorSystem) -> str:
        """Returns the sequence that makes the terminal show an update. It must be written to the terminal."""
        columns, rows = _size(update)
        if len(self._rows) != rows or len(self._rows[0]) != columns:
            self._rows = [[None] * columns for _ in range(rows)]
            self.begun = get_time()
        writer = CellWriter()
        for x, y, strips in _parts(update):
            new = [
                cell
                for strip in strips
                for text, style, _ in strip
                for cell in cells(text, cell_style(style, system) if style else PLAIN)
            ]
            self._put(writer, x, y, new[: columns - x])
        return writer.text()

    def _put(self, writer: CellWriter, x: int, y: int, new: list[Cell]) -> None:
        """Writes the cells of a part of a row that have changed."""
        row, end = self._rows[y], x + len(new)
        old = row[x:end]
        if old == new:
            return
        row[x:end] = new
        if x and new[0].text and old[0] is not None and not old[0].text:
            row[x - 1] = None  # half of a wide character is overwritten: what its other half shows is unknown
        if end < len(row) and (rest := row[end]) is not None and not rest.text:
            row[end] = None
        for first, last in _different(old, new) if any(old) else ((0, len(new)),):
            writer.write(x + first, y, new[first:last])


class Difference(CompositorUpdate):
    """The changes, ready to be written."""

    def __init__(self, text: str) -> None:
        self.text = text

    def render_segments(self, console: Console) -> str:
        """Returns the sequence to write; called by Textual."""
        return self.text


def _size(update: LayoutUpdate | ChopsUpdate) -> tuple[int, int]:
    """Returns the columns and rows of the screen."""
    if isinstance(update, LayoutUpdate):
        return update.region.size
    return update.chop_ends[0][-1], len(update.chop_ends)


def _parts(update: LayoutUpdate | ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Strip]]]:
    """Yields the parts of rows in an update, each with its position."""
    if isinstance(update, LayoutUpdate):
        for y, strips in enumerate(update.strips, update.region.y):
            yield update.region.x, y, strips
    else:
        for y, first, last in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=True):
                if strip is not None and x < last and first < end:
                    yield x, y, (strip,)


def _different(old: Row, new: list[Cell]) -> list[tuple[int, int]]:
    """Returns the ranges of changed cells. Ranges near each other are joined; wide characters stay whole."""
    runs: list[tuple[int, int]] = []
    for at in compress(count(), map(ne, old, new)):
        end = next((to for to in range(at + 1, len(new)) if new[to].text), len(new))
        first = runs.pop()[0] if runs and at - runs[-1][1] <= NEAR else at
        runs.append((first, end))
    return runs
