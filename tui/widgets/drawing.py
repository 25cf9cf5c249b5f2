"""A drawing: a widget that shows a canvas and sends the terminal only the rows that changed.

Knows: canvases, Textual's lines.
Must not know: what is drawn.
"""

from __future__ import annotations

from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ..canvas import Canvas, Cell, strip
from ..palette import current


class Drawing(Widget):
    """Shows the canvas it is given."""

    DEFAULT_CSS = "Drawing { height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._strips: list[Strip] = []
        self._rows: list[list[Cell]] = []
        self._look: tuple[Style, str] | None = None
        """The base style and the theme that the strips are drawn in."""

    def show(self, canvas: Canvas) -> None:
        """Show this from now on."""
        before, self._rows = self._rows, canvas.rows()
        look, self._look = self._look, (self.rich_style, current().name)
        if len(before) != len(self._rows) or look != self._look:
            self._strips = [strip(row, self._look[0]) for row in self._rows]
            self.styles.height = len(self._rows)
            self.refresh(layout=True)
            return
        changed = [y for y, row in enumerate(self._rows) if row != before[y]]
        for y in changed:
            self._strips[y] = strip(self._rows[y], self._look[0])
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self._strips):
            return Strip.blank(width, self.rich_style)
        return self._strips[y].adjust_cell_length(width, self.rich_style)
