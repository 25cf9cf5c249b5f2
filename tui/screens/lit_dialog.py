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

from tui.draw.styles import style

from .dialogs import Dialog, Result
from .shade import in_shade

EDGE = "gold"
"""The style of the frame around the place that a panel speaks of, as of the panel's own."""
WIDE = 0.4
"""The share of the screen's columns from which a place is wide."""


class Rows(NamedTuple):
    """The rows of the screen that a panel takes."""

    top: int
    height: int


CORNERS = "╭╮┏┓+"
"""The upper corners of a frame."""
FRAME = 2
"""Rows of a panel's edges."""
AIR, LOOSE = 2, 5
"""Rows that a panel has free, above and below its text, where there is room; and the most that it has so that it begins
where a part of the screen does."""


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


def framed(rows: Rows, lines: int) -> Rows:
    """Returns the rows of a panel that its frame takes: all of them, so that no slices of cards are seen above it, or
    else the lower ones that so many lines want, with a free row on both sides."""
    spare = rows.height - lines - FRAME
    height = rows.height if spare <= LOOSE else lines + FRAME + AIR
    return Rows(rows.top + rows.height - height, height)


def first_row(lines: int, room: int) -> int:
    """Returns the row at which so many lines begin that stand in the middle of so many rows."""
    return max(0, room - lines) // 2


class LitDialog(Dialog[Result]):
    """A dialog around which only one place of the screen below keeps its light."""

    lit: Region | None = None
    panel: Rows = Rows(0, 0)

    def light(self, place: Region | None, panel: Rows) -> None:
        """Leaves this place in the light, None: none; the panel takes these rows."""
        self.lit, self.panel = place, panel
        self.refresh()

    def look_again(self) -> None:
        """Finds the place again, which the screen below has moved."""

    def drawn_over(self, below: RenderableType) -> RenderableType:
        """Returns the screen below in the shade, but for the place in the light."""
        return Shaded(below, self.lit or Region(), self.panel, ascii_only=self.app.ascii_only)


class Shaded:
    """Something drawn in the shade, but for one place, which stands in a frame where nothing is written in the columns
    before and behind it, and where it has no frame of its own. The frame hides nothing: its upper and lower edges stand
    in the rows above and below a wide place, or in the place's own first and last rows, where these are blank and no
    panel is. Else a wide place has no frame, and a narrow one corners."""

    def __init__(self, drawn: RenderableType, lit: Region, panel: Rows, *, ascii_only: bool = False) -> None:
        self._drawn, self._lit, self._panel, self._ascii_only = drawn, lit, panel, ascii_only

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = list(Segment.split_lines(console.render(self._drawn, options)))
        has_frame = self._is_framed(rows, options.max_width)
        edges = self._edges(rows, options.max_width) if has_frame else {}
        drawn = partial(self._row, edges=edges) if has_frame else self._row_without_frame
        for y, row in enumerate(rows):
            yield from drawn(y, row)
            yield Segment.line()

    def _edges(self, rows: Sequence[list[Segment]], width: int) -> Mapping[int, str]:
        """The rows of the upper and the lower edge, each with its corners."""
        above, below = self._lit.y - 1, self._lit.bottom
        beside = {above, below}.intersection(range(len(rows))) if self._lit.width >= width * WIDE else set[int]()
        beside -= {*range(self._panel.top, self._panel.top + self._panel.height)}
        free = {y for y in beside if _is_blank(self._parted(rows[y])[2])}
        corners = ("++", "++") if self._ascii_only else ("╭╮", "╰╯")
        return {
            above if above in free else self._lit.y: corners[0],
            below if below in free else self._lit.bottom - 1: corners[1],
        }

    def _is_framed(self, rows: Sequence[list[Segment]], width: int) -> bool:
        """True if a frame stands around the place, within the screen and in free columns."""
        if (self._lit.x <= 0 and self._lit.right >= width) or self._has_own_frame(rows):
            return False
        beside = self._lit.x - 1, self._lit.right
        free = all(_is_free(row, column) for row in rows[self._lit.y : self._lit.bottom] for column in beside)
        return free and (self._lit.width < width * WIDE or self._is_whole(rows, width))

    def _has_own_frame(self, rows: Sequence[list[Segment]]) -> bool:
        """True if one frame is drawn in the place already."""
        first = self._parted(rows[self._lit.y])[2] if self._lit.height > 1 else ()
        inside = "".join(each.text for each in first).strip()
        return len(inside) > 1 and [each for each in inside if each in CORNERS] == [inside[0], inside[-1]]

    def _is_whole(self, rows: Sequence[list[Segment]], width: int) -> bool:
        """True if nothing is written where the upper and the lower edge would be, so that both are whole."""
        return self._lit.height == 1 or all(_is_blank(self._parted(rows[y])[2]) for y in self._edges(rows, width))

    def _parted(self, row: list[Segment]) -> Sequence[Sequence[Segment]]:
        """A row in five parts: what is before the frame, its left side, what is within it, its right side, the rest."""
        width = Segment.get_line_length(row)
        start, end = max(0, self._lit.x - 1), min(width, self._lit.right + 1)
        return [*Segment.divide(row, [start, start + 1, end - 1, end, width])]

    def _row_without_frame(self, y: int, row: list[Segment]) -> Iterable[Segment]:
        if not self._lit.y <= y < self._lit.bottom:
            return in_shade(row)
        before, within, behind = Segment.divide(row, [self._lit.x, self._lit.right, Segment.get_line_length(row)])
        return [*in_shade(before), *within, *in_shade(behind)]

    def _row(self, y: int, row: list[Segment], edges: Mapping[int, str]) -> Iterable[Segment]:
        lit = self._lit.y <= y < self._lit.bottom
        if not lit and (y not in edges or self._lit.height <= 1):
            return in_shade(row)
        left, _, within, _, right = self._parted(row)
        before, behind = (Segment(sign, style(EDGE)) for sign in self._signs(y, edges))
        if y in edges and self._lit.height > 1 and _is_blank(within):
            columns = sum(map(len, (each.text for each in within)))
            within = [Segment(("-" if self._ascii_only else "─") * columns, style(EDGE))]
        return [*in_shade(left), before, *within, behind, *in_shade(right)]

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
