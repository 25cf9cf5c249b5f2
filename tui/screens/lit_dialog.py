"""Dialogs that speak of one place of the screen: it keeps its light, all else lies in the shade, and their panel stands
as wide as the screen where it cuts nothing in two.

Knows: rows and columns of the screen, the screen below.
Must not know: games, lessons, what a dialog says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from textual.geometry import Region

from tui.draw.canvas import Canvas
from tui.draw.styles import style

from .dialogs import Dialog, Result
from .shade import BLANK, in_shade

EDGE = "gold"
"""The style of the frame around the place that a panel speaks of, as of the panel's own."""
WIDE = 0.5
"""The share of the screen's columns from which a place is wide."""


class Rows(NamedTuple):
    """The rows of the screen that a panel takes."""

    top: int
    height: int


FRAME = 2
"""Rows of a panel's edges."""
AIR = 2
"""Rows that a panel has free, above and below its text, where there is room."""


def panel_rows(height: int, place: Region | None, edges: Sequence[int], screen: int) -> Rows:
    """Returns the rows of a panel of at least this height that leaves a place in sight. It stands at the lower edge of
    the screen, from one of the edges; or else above the place and the part of the screen before it, which is the
    question, from an edge near that; or below the place."""
    tops = [edge for edge in edges if screen - edge >= height]
    top = max(tops, default=max(0, screen - height))
    if place is None or place.bottom <= top:
        return Rows(top, screen - top)
    if place.y >= height:
        starts = [edge for edge in edges if edge - 1 not in edges]  # the part of one row is the question
        before = max((edge for edge in starts if height <= edge < place.y), default=place.y)
        top = min((edge for edge in edges if 0 <= before - height - edge <= AIR), default=before - height)
        return Rows(top, before - top)
    return Rows(place.bottom, height) if place.bottom + height <= screen else Rows(screen - height, height)


def framed(canvas: Canvas, lines: int) -> Canvas:
    """Returns the rows of a panel's canvas that its frame takes, the lower ones: no more than so many lines want, with
    a free row on both sides where there is room."""
    height = min(canvas.height, lines + FRAME + AIR)
    return canvas.part(0, canvas.height - height, canvas.width, height)


def first_row(lines: int, room: int) -> int:
    """Returns the row at which so many lines begin that stand in the middle of so many rows."""
    return max(0, room - lines) // 2


TITLE = 1
"""Rows of the screen's title, which the frame around a place leaves as they are."""


class LitDialog(Dialog[Result]):
    """A dialog around which only one place of the screen below keeps its light."""

    lit: Region | None = None
    panel: Rows = Rows(0, 0)
    edges: Sequence[int] = ()

    def light(self, place: Region | None, panel: Rows, edges: Sequence[int] = ()) -> None:
        """Leaves this place in the light, None: none; the panel takes these rows. At the edges parts of the screen
        begin."""
        self.lit, self.panel, self.edges = place, panel, edges
        self.refresh()

    def drawn_over(self, below: RenderableType) -> RenderableType:
        """Returns the screen below in the shade, but for the place in the light."""
        lit = self.lit or Region()
        return Shaded(below, lit, self.panel, self.edges, ascii_only=self.app.ascii_only)


class Shaded:
    """Something drawn in the shade, but for one place, which stands in a frame. Of a wide place its upper and lower
    edges take the rows above and below it, whose rest is blank, as is the rest of a part of the screen that begins in
    the lower one; of a small one, which has neighbours, and where the panel, the title or the end of the screen is,
    they are in its own rows: whole where these are blank, else corners. So they are where the question is. A place as
    wide as the screen has no frame, nor has a small one that touches its neighbours."""

    def __init__(
        self, drawn: RenderableType, lit: Region, panel: Rows, parts: Sequence[int] = (), *, ascii_only: bool = False
    ) -> None:  # fmt: skip
        """`parts`: the rows at which parts of the screen begin."""
        self._drawn, self._lit, self._panel, self._parts = drawn, lit, panel, parts
        self._ascii_only = ascii_only

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = list(Segment.split_lines(console.render(self._drawn, options)))
        framed = self._is_framed(rows, options.max_width)
        edges = self._edges(options.max_width, len(rows)) if framed else {}
        scraps = self._scraps(edges)
        drawn = partial(self._row, edges=edges) if framed else self._row_without_frame
        for y, row in enumerate(rows):
            yield from [Segment(" " * options.max_width, style(BLANK))] if y in scraps else drawn(y, row)
            yield Segment.line()

    def _scraps(self, edges: Mapping[int, str]) -> range:
        """The rows that are left of a part of the screen whose first one the lower edge of the frame takes."""
        below = self._lit.bottom
        after = [part for part in self._parts if part > below]
        cut = below in edges and below in self._parts and after
        return range(below + 1, min(after) if cut else below + 1)

    def _edges(self, width: int, screen: int) -> Mapping[int, str]:
        """The rows of the upper and the lower edge, each with its corners."""
        taken = {*range(self._panel.top, self._panel.top + self._panel.height), *self._single, *range(TITLE)}
        free = {y for y in range(screen) if y not in taken} if self._is_wide(width) else set[int]()
        above, below = self._lit.y - 1, self._lit.bottom
        corners = ("++", "++") if self._ascii_only else ("╭╮", "╰╯")
        return {
            above if above in free else self._lit.y: corners[0],
            below if below in free else self._lit.bottom - 1: corners[1],
        }

    def _is_framed(self, rows: Sequence[list[Segment]], width: int) -> bool:
        """True if a frame stands around the place, within the screen and in free columns."""
        if self._lit.x <= 0 and self._lit.right >= width:
            return False
        return self._is_wide(width) or self._stands_free(rows)

    def _is_wide(self, width: int) -> bool:
        return self._lit.width >= width * WIDE

    def _stands_free(self, rows: Sequence[list[Segment]]) -> bool:
        """True if nothing is written in the columns before and behind the place, where a frame stands."""
        beside = self._lit.x - 1, self._lit.right
        return all(_is_free(row, column) for row in rows[self._lit.y : self._lit.bottom] for column in beside)

    @property
    def _single(self) -> set[int]:
        """The parts of the screen of one row, as the question: no edge takes them."""
        return {part for part in self._parts if part + 1 in self._parts}

    def _row_without_frame(self, y: int, row: list[Segment]) -> Iterable[Segment]:
        if not self._lit.y <= y < self._lit.bottom:
            return in_shade(row)
        before, within, behind = Segment.divide(row, [self._lit.x, self._lit.right, Segment.get_line_length(row)])
        return [*in_shade(before), *within, *in_shade(behind)]

    def _row(self, y: int, row: list[Segment], edges: Mapping[int, str]) -> Iterable[Segment]:
        lit, width = self._lit.y <= y < self._lit.bottom, Segment.get_line_length(row)
        if not lit and (y not in edges or self._lit.height <= 1):
            return in_shade(row)
        start, end = max(0, self._lit.x - 1), min(width, self._lit.right + 1)
        left, _, within, _, right = Segment.divide(row, [start, start + 1, end - 1, end, width])
        before, behind = (Segment(sign, style(EDGE)) for sign in self._signs(y, edges))
        flat = Segment(("-" if self._ascii_only else "─") * (end - start - 2), style(EDGE))
        if lit:
            edge = y in edges and self._lit.height > 1 and _is_blank(within)
            return [*in_shade(left), before, *([flat] if edge else within), behind, *in_shade(right)]
        around = [Segment(" " * columns, style(BLANK)) for columns in (start, width - end)]
        return [around[0], before, flat, behind, around[1]]

    def _signs(self, y: int, edges: Mapping[int, str]) -> str:
        """The two sides of the frame in this row."""
        if self._lit.height == 1:
            return "[]"
        return edges.get(y, "||" if self._ascii_only else "││")


def _is_free(row: Iterable[Segment], column: int) -> bool:
    """True if a column of a row is blank or beside the screen."""
    segments = list(row)
    if not 0 <= column < Segment.get_line_length(segments):
        return True
    _, there, *_ = Segment.divide(segments, [column, column + 1, Segment.get_line_length(segments)])
    return _is_blank(there)


def _is_blank(segments: Iterable[Segment]) -> bool:
    """True if nothing is written there."""
    return not any(each.text.strip() for each in segments)
