"""Grail Cup on the screen: the land, unrolled like a tapestry in bands, each with its piece of the road.

Knows: what is printed on the path, how it is folded into bands, and what is to be seen beside it.
Must not know: knights, dragon, what an answer would do.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from core.games.grail.components import BOARDS
from tui.draw import pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS

SHOWN = ("finish", "castle", "clover", "church", "village")
"""The kinds of spaces that have a sign and a picture, in the order in which signs stand."""
TREES = ("fir", "tree", "fir", "", "tree", "fir", "", "fir", "tree", "")
"""Trees of plain spaces, by the last digit of their number."""
GOES_ON = "▸"
"""Where the road goes on in the next band, and where it comes from the last."""
GOING = "─┄▸◂›‹-><"
"""What may touch the number of a space: a way that leads past it, with and without Unicode."""
GRASS, ROAD = "tint-leaf", "wash-leather"


class Fold(NamedTuple):
    """The folding of the road into bands."""

    spaces: int
    """Spaces a band."""
    cell: int
    """Columns from one space to the next."""
    band: int
    """Rows of a band. The last one is the road itself; above it stand knights, and behind them what is there to see.
    Without pictures knights stand on the road, below the numbers."""
    left: int = 1

    def where(self, space: int) -> tuple[int, int]:
        """The first column and the first row of a space."""
        row, column = divmod(space, self.spaces)
        return self.left + column * self.cell, row * self.band

    def room(self, canvas: Canvas, space: int) -> Canvas:
        """The room of a space."""
        return canvas.part(*self.where(space), self.cell, self.band)

    def rows(self, spaces: int) -> int:
        """The number of rows that so many spaces take."""
        return -(-spaces // self.spaces) * self.band

    @property
    def road(self) -> int:
        """The row of a band that is the road."""
        return self.band - 1

    @property
    def stands(self) -> int:
        """The row of a band where knights stand."""
        return self.road - self.painted

    @property
    def numbers(self) -> int:
        """The row of a band that has the numbers of the spaces."""
        return self.road - (not self.painted)

    @property
    def high(self) -> bool:
        """True if a row above the pictures is free, so that they do not hang from the road of the band above."""
        return self.band > 5

    def picture(self, room: Canvas, *, raised: bool = False) -> Canvas:
        """The room of the picture of a space: down on the road, or raised above the row where knights stand."""
        above = int(self.band > 3)
        return room.part(1, self.high + (not raised) * above, self.cell - 1, self.road - self.high - above)

    @property
    def painted(self) -> bool:
        """True if there is room for pictures."""
        return self.cell > 5

    @property
    def width(self) -> int:
        """Columns of the land."""
        return self.spaces * self.cell + (2 * self.left if self.painted else 1)


class Light(NamedTuple):
    """The colours of the land."""

    coloured: bool
    """True if the road has a ground of its own."""
    passed: int
    """The number of spaces from the first on beside which everything is faint."""


SMALL = Fold(17, 3, 2)
"""Without pictures: a sign for each space."""


def fitting(width: int, band: int) -> Fold:
    """Thirteen spaces a band, in the middle of so many columns."""
    cell = min(12, (width - 2) // 13)
    return Fold(13, cell, band, (width - 13 * cell) // 2)


def upright(width: int, band: int) -> Fold:
    """Ten spaces a band, in the middle of the columns of a narrow, high screen."""
    cell = (width - 2) // 10
    return Fold(10, cell, band, (width - 10 * cell) // 2)


@cache
def signs(path: str) -> tuple[tuple[str, ...], ...]:
    """The kinds of each space of a path, of those that are shown."""
    it = BOARDS[path]
    spaces = {
        "finish": (it.finish,), "castle": it.castle, "clover": it.clover, "church": it.church, "village": it.village,
    }  # fmt: skip
    return tuple(tuple(kind for kind in SHOWN if space in spaces[kind]) for space in range(it.finish + 1))


def land(path: str, fold: Fold, known: Mapping[int, str], plain: bool, passed: int = 0) -> Canvas:
    """The whole land with its road, and the tokens that are known to lie on clover spaces; what is to be seen beside
    the first spaces, so many of them, is faint. Not to be changed."""
    light = Light(bool(road()), passed if fold.painted else 0)
    return _land(path, fold, tuple(known.items()), plain, light)


def road() -> str:
    """The ground of the road; none where it could not be told from that of the way an answer leads."""
    theme = styles.current()
    return ROAD if theme.colours and not theme.marked else ""


@lru_cache(32)
def _land(path: str, fold: Fold, known: tuple[tuple[int, str], ...], plain: bool, light: Light) -> Canvas:
    """The same, drawn once for all that it depends on: nothing of it moves."""
    printed, tokens = signs(path), dict(known)
    canvas = Canvas(fold.width, fold.rows(len(printed)), plain)
    lay_bands(canvas, fold, light.coloured)
    for space, found in enumerate(printed):
        draw_space(fold.room(canvas, space), fold, space, (found, tokens.get(space)), faint=space < light.passed)
    if fold.painted:
        room = fold.room(canvas, len(printed))
        pictures.place(fold.picture(room), "grail")
    return canvas


def lay_bands(canvas: Canvas, fold: Fold, coloured: bool) -> None:
    """Grass, and the road through it; a line where it has no ground of its own."""
    for top in range(0, canvas.height, fold.band):
        canvas.fill(0, top, fold.width, fold.road, GRASS)
        canvas.fill(0, top + fold.road, fold.width, 1, ROAD if coloured else "")
        canvas.put(0, top + fold.road, ("" if coloured else "─") * fold.width, "dim")


def draw_turns(canvas: Canvas, fold: Fold, spaces: int) -> None:
    """A sign at the end of a band: the road goes on at the left of the next one; there too, where it has a margin. On a
    small road it is left out where it would touch a piece."""
    for row in range(fold.rows(spaces) // fold.band):
        y = row * fold.band + fold.road
        canvas.put(0, y, GOES_ON if row and fold.painted else "", "leather bold")
        onward = (row + 1) * fold.spaces < spaces and (fold.painted or not canvas.part(fold.width - 2, y, 1, 1).text())
        canvas.put(fold.width - 1, y, GOES_ON if onward else "", "leather bold")


def draw_space(
    room: Canvas, fold: Fold, space: int, shown: tuple[tuple[str, ...], str | None], *, faint: bool = False,
    raised: bool = False,
) -> None:  # fmt: skip
    """Draws a space: its kinds, and the token known to lie on it; its picture faint, or raised above knights."""
    found, token = shown
    if fold.painted:
        draw_stone(room, fold, found)
        room.put(1, fold.road, f"{space:>2}", "ink" if found else "soft-dim")
        picture, own = pictured(space, found, token)
        pictures.place(fold.picture(room, raised=raised), picture, own, faint or not (found or token))
    for at, kind in enumerate(found):
        room.put(at + 3 * fold.painted, fold.road, SIGNS[kind].glyph, sign_style(kind, fold.painted))


def draw_stone(room: Canvas, fold: Fold, found: tuple[str, ...]) -> None:
    """The ground of a space that is more than road: of the colour of its kind, or one half of each of two."""
    wide, left = fold.cell - 1, int(fold.painted)
    for at, kind in enumerate(found):
        start, end = (wide * each // len(found) for each in (at, at + 1))
        room.paint(left + start, fold.road, end - start, stone(kind))


def stone(kind: str) -> str:
    """The ground of a space of this kind; none where the road has none."""
    return f"low-{SIGNS[kind].style}" if road() else ""


def sign_style(kind: str, painted: bool) -> str:
    """The style of the sign of a kind: bright on its stone, else of the kind's colour. Only a painted road has stones:
    on a small one they would be a patchwork."""
    return "ink bold" if painted and road() else f"{SIGNS[kind].style} bold"


def draw_number(canvas: Canvas, fold: Fold, space: int, style: str) -> None:
    """Draws the number of a space on a small road, above the road, in the two columns of a piece. A painted road has it
    beside the signs."""
    if not fold.painted:
        x, y = fold.where(space)
        canvas.put(x, y + fold.numbers, f"{space:<2}" if style.startswith("on-") else str(space), style)


def pictured(space: int, found: tuple[str, ...], token: str | None) -> tuple[str, str]:
    """A castle, a church, a village, a clover or the token known to lie there, with its colour; else trees."""
    if token is not None:
        return token, "amber"
    return (found[0], SIGNS[found[0]].style) if found else (TREES[space % 10], "ink")
