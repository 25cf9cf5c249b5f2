"""The sheet of a dialog: a frame as wide as the screen at its lower edge, and the screen below it in the shade.

Knows: rows of the screen as they are drawn.
Must not know: dialogs, what lies below.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from tui.draw.styles import style

from .shade import in_shade

EDGE = "over-panel gold"
"""The style of the frame."""
GROUND = "over-panel"
"""The style of what the frame holds, beside the dialog's own columns."""
SIGNS, ASCII_SIGNS = ("╭─╮", "│ │", "╰─╯"), ("+-+", "| |", "+-+")
"""The first sign of a row of the frame, those between, the last: of its upper edge, its sides, its lower edge."""


class Sheet(NamedTuple):
    """The rows of the screen that a dialog takes, its edges among them."""

    top: int = 0
    height: int = 0

    def row(self, y: int) -> int | None:
        """Returns which signs a row of the screen has: 0 the upper edge, 1 the sides, 2 the lower edge; None beside."""
        if not self.top <= y < self.top + self.height:
            return None
        return 0 if y == self.top else 2 if y == self.top + self.height - 1 else 1


class BottomSheet:
    """Something drawn with a sheet over it; what is left of it lies in the shade, unless a slow line is spared that."""

    def __init__(self, drawn: RenderableType, sheet: Sheet, *, shaded: bool, ascii_only: bool) -> None:
        self._drawn, self._sheet, self._shaded = drawn, sheet, shaded
        self._signs = ASCII_SIGNS if ascii_only else SIGNS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for y, row in enumerate(Segment.split_lines(console.render(self._drawn, options))):
            at = self._sheet.row(y)
            if at is not None:
                yield from self._frame(at, Segment.get_line_length(row))
            else:
                yield from in_shade(row) if self._shaded else row
            yield Segment.line()

    def _frame(self, at: int, width: int) -> Iterable[Segment]:
        first, between, last = self._signs[at]
        within = style(GROUND if at == 1 else EDGE)
        yield Segment(first, style(EDGE))
        yield Segment(between * (width - 2), within)
        yield Segment(last, style(EDGE))
