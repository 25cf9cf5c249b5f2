"""The rows beside a dialog: blank, so that no halves of what lies below stand next to its frame.

Knows: rows of the screen.
Must not know: dialogs, what lies below.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from textual.geometry import Region

from tui.draw.styles import style

BLANK = "over-paper"
"""The style of a blank row."""
SCRAP = 7
"""Rows below a frame, at most, that show only what its lower edge has cut."""


def blank_rows(frame: Region, screen: int) -> range:
    """Returns the rows of the screen that a frame blanks: its own, and those below it where they are few."""
    return range(frame.y, screen if screen - frame.bottom <= SCRAP else frame.bottom)


class Beside:
    """Something drawn, but for the rows that a dialog takes."""

    def __init__(self, drawn: RenderableType, rows: range) -> None:
        self._drawn, self._rows = drawn, rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        blank = style(BLANK)
        for y, row in enumerate(Segment.split_lines(console.render(self._drawn, options))):
            yield from [Segment(" " * Segment.get_line_length(row), blank)] if y in self._rows else row
            yield Segment.line()
