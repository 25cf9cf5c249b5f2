"""A spread: a page of the help, and below it those that follow as long as they are seen whole, in two columns where
there is room for these.

Knows: pages, and how one is drawn.
Must not know: the screen, or what is searched for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tui.draw.canvas import Canvas

from .pages import Page

WIDEST = 84
"""Columns of a page at most, as longer lines are hard to read."""
COLUMN, GAP = 56, 6
"""Columns of each of two pages beside each other at least, and between them."""
BETWEEN, CLOSE = 2, 1
"""Free rows between two pages below each other, and where one more page has room then."""
HIGH = 24
"""Rows of a spread, at least, on which other pages follow."""


class Spread(NamedTuple):
    """What is drawn, and the last page of it."""

    canvas: Canvas
    last: Page


class Placed(NamedTuple):
    """A page at its place."""

    x: int
    y: int
    page: Page
    drawn: Canvas


def spread(pages: Sequence[Page], room: tuple[int, int], draw: Callable[[Page, int], Canvas]) -> Spread:
    """Returns the first of these pages with those after it that have room, all of one chapter; a page without room
    stands alone. `draw` draws a page in so many columns."""
    width, height = room
    column = min(WIDEST, (width - GAP) // 2 if width >= 2 * COLUMN + GAP else width)
    forms = ([*_placed(pages, room, (column, between), draw)] for between in (BETWEEN, CLOSE))
    placed = max(forms, key=len) if height >= HIGH else []
    if not placed or placed[0].drawn.height > height or len(placed) == 1:
        return Spread(draw(pages[0], min(WIDEST, width)), pages[0])
    placed = _in_rows(placed, height)
    across = max(each.x for each in placed) + column
    canvas = Canvas(across, max(each.y + each.drawn.height for each in placed), placed[0].drawn.ascii_only)
    for each in placed:
        canvas.stamp(each.x, each.y, each.drawn)
    for x in {each.x for each in placed if each.x}:  # a line before each column but the first
        for y in range(canvas.height):
            canvas.put(x - GAP // 2, y, "│", "line")
    return Spread(canvas, placed[-1].page)


def _in_rows(placed: Sequence[Placed], height: int) -> Sequence[Placed]:
    """Returns pages in two columns of as many pages with each beside another, where they have room so."""
    columns = [[each for each in placed if each.x == x] for x in sorted({each.x for each in placed})]
    if len(columns) < 2 or len({len(column) for column in columns}) > 1:
        return placed
    tops = [0]
    for pair in zip(*columns, strict=True):
        tops.append(tops[-1] + max(each.drawn.height for each in pair) + BETWEEN)
    rows = [each._replace(y=y) for column in columns for y, each in zip(tops, column, strict=False)]
    return rows if tops[-1] - BETWEEN <= height else placed


def _placed(
    pages: Sequence[Page], room: tuple[int, int], shape: tuple[int, int], draw: Callable[[Page, int], Canvas]
) -> Iterator[Placed]:
    """Yields the pages at their places, down one column after the other, until one has no room. `shape`: the columns of
    a page, and the free rows between two."""
    (column, between), x, y = shape, 0, 0
    for page in pages:
        if page.place != pages[0].place:
            return
        drawn = draw(page, column)
        if y and y + drawn.height > room[1]:
            x, y = x + column + GAP, 0
        if x + column > room[0] or ((y or x) and drawn.height > room[1]):
            return
        yield Placed(x, y, page, drawn)
        y += drawn.height + between
