"""The rows beside a dialog: blank, so that no halves of what lies below stand next to its frame.

Knows: rows of the screen.
Must not know: dialogs, what lies below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from textual.geometry import Region

from tui.draw.styles import style

BLANK = "over-paper"
"""The style of a blank row."""
SCRAP = 7
"""Rows below a frame, at most, that show only what its lower edge has cut."""


def blank_rows(frame: Region, screen: int, things: Sequence[Region] = ()) -> range:
    """Returns the rows of the screen that a frame blanks: its own and those of the things that it would leave a half
    of, and those below it where they are few."""
    rows = whole(range(frame.y, frame.bottom), innermost(things))
    return range(rows.start, screen if screen - rows.stop <= SCRAP else rows.stop)


def whole(rows: range, things: Sequence[Region]) -> range:
    """Returns the rows with those of all things that they, or the rows added so, would cut in two."""
    met = [each for each in things if each.y < rows.stop and rows.start < each.bottom]
    extended = range(min([rows.start, *(each.y for each in met)]), max([rows.stop, *(each.bottom for each in met)]))
    return rows if extended == rows else whole(extended, things)


def innermost(things: Iterable[Region]) -> Sequence[Region]:
    """Returns the things that have no other within them."""
    apart = list(dict.fromkeys(things))
    return [each for each in apart if not any(each != other and each.contains_region(other) for other in apart)]


class Beside:
    """Something drawn, but for the rows that a dialog takes."""

    def __init__(self, drawn: RenderableType, rows: range) -> None:
        self._drawn, self._rows = drawn, rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        blank = style(BLANK)
        for y, row in enumerate(Segment.split_lines(console.render(self._drawn, options))):
            yield from [Segment(" " * Segment.get_line_length(row), blank)] if y in self._rows else row
            yield Segment.line()
