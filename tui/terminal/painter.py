"""What is painted: of each update only those cells that the terminal does not show already, and of their styles only
what is different from the cell before.

Textual paints whole regions, each with all of its style; on a line that is slow, and in a program that looks at what
it is sent, that is several times as much. So we keep the picture that the terminal shows. Whatever else writes there
makes it unknown: `forget` then.

Knows: Textual's updates, how terminals are told of colours and places.
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
from textual.strip import SGR_STYLES, Strip

OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "6": "25", "7": "27", "8": "28", "9": "29", "21": "24",
       "51": "54", "52": "54", "53": "55"}  # fmt: skip
"""What turns an attribute off again (ECMA-48, select graphic rendition)."""
SEEN_ON_BLANKS = frozenset(("4", "7", "9", "21", "51", "52", "53"))
"""Attributes that are seen where there is no character: lines through or around it, and the colours exchanged."""
NEAR = 4
"""Cells that are painted again rather than passed over: to go on elsewhere takes as many bytes."""


class Look(NamedTuple):
    """How a cell looks, as terminals are told of it."""

    attributes: frozenset[str] = frozenset()
    ink: str = "39"
    ground: str = "49"


PLAIN = Look()


class Cell(NamedTuple):
    """One column of one row."""

    text: str
    """What stands there, with what is set over it; empty: the further columns of what is wide."""
    look: Look


Row = list[Cell | None]
"""None: nobody knows what is there."""


@lru_cache(4096)
def look(style: Style, system: ColorSystem) -> Look:
    """How a style looks on a terminal with these colours."""
    bits = style._attributes & style._set_attributes  # as Textual reads them
    attributes = frozenset(code for bit, code in enumerate(SGR_STYLES) if bits & 1 << bit)
    ink = style.color.downgrade(system).get_ansi_codes() if style.color else ("39",)
    ground = style.bgcolor.downgrade(system).get_ansi_codes(False) if style.bgcolor else ("49",)
    return Look(attributes, ";".join(ink), ";".join(ground))


@lru_cache(4096)
def cells(text: str, look: Look) -> Sequence[Cell]:
    """The columns of a text. A blank looks as its ground does."""
    spans, _ = split_graphemes(text)
    found: list[Cell] = []
    for start, end, width in spans:
        character = text[start:end]
        found.append(Cell(character, _of_blank(look) if character == " " else look))
        found += [Cell("", look)] * (width - 1)
    return found


@cache
def _of_blank(look: Look) -> Look:
    return look if look.attributes & SEEN_ON_BLANKS else Look(ground=look.ground)


@lru_cache(4096)
def turned(before: Look, after: Look) -> str:
    """What makes all that is written from now on look like this."""
    if before == after:
        return ""
    off = {OFF[code] for code in before.attributes - after.attributes}
    on = {code for code in after.attributes if code not in before.attributes or OFF[code] in off}
    colours = [code for code, old in zip(after[1:], before[1:], strict=True) if code != old]
    changed = ";".join([*sorted(off), *sorted(on), *colours])
    anew = ";".join([*sorted(after.attributes), *(code for code in after[1:] if code not in PLAIN)])
    return f"\x1b[{min(changed, anew and f'0;{anew}', key=len)}m"


NOWHERE = (-1, -1)


class Pen:
    """Writes cells, and remembers where the cursor is and how what is written looks. It begins plain, and ends so.

    Behind a letter with marks nobody knows where the cursor is: some terminals give a mark a column of its own.
    """

    def __init__(self) -> None:
        self._written: list[str] = []
        self._at = NOWHERE
        self._look = PLAIN

    def write(self, x: int, y: int, cells: Sequence[Cell]) -> None:
        """Write these from there on."""
        self._go(x, y)
        lost = False
        for at, cell in enumerate(cells, x):
            if cell.text:
                if lost:
                    self._at = NOWHERE
                    self._go(at, y)
                self._turn(self._fitting(cell))
                self._written.append(cell.text)
                lost = len(cell.text) > 1
        self._at = NOWHERE if lost else (x + len(cells), y)

    def text(self) -> str:
        """All that was written."""
        self._turn(PLAIN)
        return "".join(self._written)

    def _go(self, x: int, y: int) -> None:
        on = x - self._at[0]
        if y != self._at[1] or on < 0:
            self._written.append(f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H")
        elif on:
            self._written.append(f"\x1b[{on}C" if on > 1 else "\x1b[C")

    def _fitting(self, cell: Cell) -> Look:
        """For a blank, the look that differs least from what is written now."""
        if cell.text != " " or cell.look.attributes:
            return cell.look
        return Look(self._look.attributes - SEEN_ON_BLANKS, self._look.ink, cell.look.ground)

    def _turn(self, look: Look) -> None:
        if look is not self._look:
            self._written.append(turned(self._look, look))
            self._look = look


class Shown:
    """The picture that the terminal shows."""

    def __init__(self) -> None:
        self._rows: list[Row] = []

    def forget(self) -> bool:
        """Something else has written there. Was there anything we knew?"""
        known, self._rows = bool(self._rows), []
        return known

    def update(self, update: LayoutUpdate | ChopsUpdate, console: Console) -> Difference:
        """The same update, as far as it is not shown yet. It must be written then."""
        return Difference(self.paint(update, console._color_system or ColorSystem.TRUECOLOR))

    def paint(self, update: LayoutUpdate | ChopsUpdate, system: ColorSystem) -> str:
        """What is to be written so that the terminal shows this too."""
        columns, rows = _size(update)
        if len(self._rows) != rows or len(self._rows[0]) != columns:
            self._rows = [[None] * columns for _ in range(rows)]
        pen = Pen()
        for x, y, strips in _parts(update):
            new = [
                cell
                for strip in strips
                for text, style, _ in strip
                for cell in cells(text, look(style, system) if style else PLAIN)
            ]
            self._put(pen, x, y, new[: columns - x])
        return pen.text()

    def _put(self, pen: Pen, x: int, y: int, new: list[Cell]) -> None:
        """Write a part of a row, as far as it is not there yet."""
        row, end = self._rows[y], x + len(new)
        old = row[x:end]
        if old == new:
            return
        row[x:end] = new
        if x and new[0].text and old[0] is not None and not old[0].text:
            row[x - 1] = None  # half of what was wide has been written over, and nobody knows how the rest looks
        if end < len(row) and (rest := row[end]) is not None and not rest.text:
            row[end] = None
        for first, last in _different(old, new):
            pen.write(x + first, y, new[first:last])


class Difference(CompositorUpdate):
    """What is different, ready to be written."""

    def __init__(self, text: str) -> None:
        self.text = text

    def render_segments(self, console: Console) -> str:
        return self.text


def _size(update: LayoutUpdate | ChopsUpdate) -> tuple[int, int]:
    """Columns and rows of the screen that is updated."""
    if isinstance(update, LayoutUpdate):
        return update.region.size
    return update.chop_ends[0][-1], len(update.chop_ends)


def _parts(update: LayoutUpdate | ChopsUpdate) -> Iterator[tuple[int, int, Iterable[Strip]]]:
    """The parts of rows that are in it, each with its place."""
    if isinstance(update, LayoutUpdate):
        for y, strips in enumerate(update.strips, update.region.y):
            yield update.region.x, y, strips
    else:
        for y, first, last in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=True):
                if strip is not None and x < last and first < end:
                    yield x, y, (strip,)


def _different(old: Row, new: list[Cell]) -> list[tuple[int, int]]:
    """From where to where something is different; what lies near together is one, and what is wide stays whole."""
    runs: list[tuple[int, int]] = []
    for at in compress(count(), map(ne, old, new)):
        end = next((to for to in range(at + 1, len(new)) if new[to].text), len(new))
        first = runs.pop()[0] if runs and at - runs[-1][1] <= NEAR else at
        runs.append((first, end))
    return runs
