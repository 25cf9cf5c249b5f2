"""The shelf: the games as boxes, four of them in sight, each with its picture.

Knows: the games' names and numbers of players, drawing parts.
Must not know: what a box does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

import core
from tui.boards import look as look_of
from tui.boards.look import players_of
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.text.words import Words
from tui.text.wrap import wrapped

IN_SIGHT = 4
"""Boxes at once, at most."""
GAP = 1
LOW, HIGH = 9, 17
"""Rows of a box whose name takes one row. The higher one has room for what the game is about."""
LARGE_SCREEN, TALL_SCREEN, HUGE_SCREEN, GIANT_SCREEN = (116, 30), (116, 40), (157, 46), (157, 50)
"""Columns and rows from which the boxes are high, from which their pictures are twice as large, from which they are as
wide as well, and from which their pictures are three times as large."""
PICTURE = 5
"""Rows of a picture, where it is not enlarged."""
LEAST_ROWS = 24
"""Rows of the screen from which there is a shelf."""


UPRIGHT_ROWS, ROOMY_ROWS = 40, 68
"""Rows of a narrow screen from which it has room for a shelf of two rows of boxes, and from which their pictures are
twice as large."""


class ShelfSize(NamedTuple):
    """The size of the shelf."""

    width: int
    high: bool
    across: int = IN_SIGHT
    """Boxes side by side."""
    picture: int = PICTURE
    """Rows of a picture."""
    free: int = 0
    """Free rows above a picture, below it, and below the shelf."""
    spared: int = 0
    """Rows that the text about a game takes less in wider boxes."""

    @property
    def least(self) -> int:
        """The rows of a box whose name takes one row."""
        return (HIGH if self.high else LOW) + self.picture - PICTURE - self.spared + 2 * self.free


SMALL, LARGE, UPRIGHT = ShelfSize(75, False), ShelfSize(115, True), ShelfSize(59, False, 2)
ROOMY = UPRIGHT._replace(picture=2 * PICTURE, free=1)
TALL = LARGE._replace(picture=2 * PICTURE + 1, spared=1)
HUGE = ShelfSize(155, True, picture=2 * PICTURE + 2, spared=2)
GIANT = HUGE._replace(picture=3 * PICTURE + 2)
HIGH_SHELVES = ((GIANT, GIANT_SCREEN), (HUGE, HUGE_SCREEN), (TALL, TALL_SCREEN), (LARGE, LARGE_SCREEN))
"""The shelves of high boxes with the screens that have room for them, the largest first."""


def fitting(columns: int, rows: int) -> ShelfSize | None:
    """Returns the shelf that fits a screen; None if there is no room for one."""
    if columns <= SMALL.width:
        fitting = ROOMY if rows >= ROOMY_ROWS else UPRIGHT
        return fitting if columns > fitting.width and rows >= UPRIGHT_ROWS else None
    if rows < LEAST_ROWS:
        return None
    fitting = (size for size, least in HIGH_SHELVES if columns >= least[0] and rows >= least[1])
    return next(fitting, SMALL)


def width(columns: int, rows: int) -> int:
    """Returns the columns of the shelf that fits a screen, or of the rows that stand in its place."""
    least = UPRIGHT if columns <= SMALL.width else SMALL
    return min((fitting(columns, rows) or least).width, columns - 1)


def shelf(size: ShelfSize, words: Words, last: str) -> Canvas:
    """Draws the boxes, among them the one of the game `last`, which stands out."""
    shown = in_sight(last)
    wide, tall = _each(size), box_rows(size, words)
    canvas = Canvas(size.width, rows(size, words), words.ascii_only)
    for at, (id, name) in enumerate(zip(shown, _names(shown, wide, words), strict=True)):
        down, along = divmod(at, size.across)
        room, number = canvas.part(along * (wide + GAP), down * tall, wide, tall), core.IDS.index(id)
        room.hot(number)
        lines = [*name, *[""] * (tall - size.least + 1 - len(name))]
        _box(room, size, id, lines, words, bright=id == last)
    _more(canvas, shown)
    return canvas


def about(words: Words, id: str) -> str:
    """Returns what a game is about, in one line."""
    key = f"home-about-{id}"
    return words(key if words.has(key) else f"{id}-blurb")


def about_rows(words: Words, columns: int) -> int:
    """Returns the rows of the longest of these lines in so many columns."""
    return max(len(wrapped(about(words, game), columns)) for game in core.IDS)


def in_sight(last: str) -> Sequence[str]:
    """Returns the games whose boxes are in sight: those around the game `last`, as many as there are places."""
    at = core.IDS.index(last) if last in core.IDS else 0
    first = max(0, min(at - IN_SIGHT // 2, len(core.IDS) - IN_SIGHT))
    return core.IDS[first : first + IN_SIGHT]


def _more(canvas: Canvas, shown: Sequence[str]) -> None:
    """Draws an arrow at each end beyond which there are more boxes."""
    middle = canvas.height // 2
    if shown[0] != core.IDS[0]:
        canvas.put(0, middle, "◄", "gold bold")
    if shown[-1] != core.IDS[-1]:
        canvas.right(canvas.width, middle, "►", "gold bold")


def rows(size: ShelfSize, words: Words) -> int:
    """Returns the rows of the shelf."""
    return box_rows(size, words) * -(-min(IN_SIGHT, len(core.IDS)) // size.across) + size.free


def box_rows(size: ShelfSize, words: Words) -> int:
    """Returns the rows of a box: one more if a name needs two."""
    return size.least + max(map(len, _names(core.IDS, _each(size), words))) - 1


def _each(size: ShelfSize) -> int:
    """Returns the columns of a box."""
    return (size.width + GAP) // min(size.across, len(core.IDS)) - GAP


def _names(games: Sequence[str], wide: int, words: Words) -> list[Sequence[str]]:
    """Returns the lines of each game's name in its box."""
    return [wrapped(words(f"{id}-name"), wide - 2) for id in games]


def _box(room: Canvas, size: ShelfSize, id: str, name: Sequence[str], words: Words, bright: bool) -> None:
    """Draws a game's box. Beside a line of its name that would touch them the box has no walls."""
    picture, colour, *_ = look_of(id)
    room.fill(0, 0, *room.size, "panel")
    panels.edge(room, "gold bold" if bright else "dim", heavy=bright)
    room.put(2, 0, f" {core.IDS.index(id) + 1} ", "gold bold")
    wide, look = room.width - 2, "ink" if bright else "soft-dim"
    for row, line in enumerate(name, 1):
        if cell_len(line) >= wide - 1:
            room.fill(0, row, room.width, 1, "panel")
        room.center(1, row, wide, line, "ink bold" if bright else "ink")
    top, high = 1 + len(name) + size.free, size.picture
    below = room.part(1, top, wide, room.height - 1 - top)
    pictures.place(below.part(0, 0, wide, high), picture, colour, most=pictures.THRICE)
    below.center(0, high + size.free, wide, players_of(words, id), look)
    if room.height >= HIGH:
        _about(below.part(1, high + 2, wide - 2, below.height - high - 2), words(f"{id}-blurb"), look)


def _about(room: Canvas, text: str, look: str) -> None:
    """Draws the first lines of what the game is about."""
    lines = wrapped(text, room.width)
    for row, line in enumerate(lines[: room.height]):
        more = "…" if row == room.height - 1 and len(lines) > room.height else ""
        room.put(0, row, panels.fitted(line + more, room.width), look)
