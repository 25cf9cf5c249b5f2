"""A drawing: a widget that shows a canvas and sends the terminal only the rows that changed.

Knows: canvases, Textual's lines.
Must not know: what is drawn.
"""

from __future__ import annotations

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ..canvas import Canvas


class Drawing(Widget):
    """Shows the canvas it is given."""

    DEFAULT_CSS = "Drawing { height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._strips: list[Strip] = []

    def show(self, canvas: Canvas) -> None:
        """Show this from now on."""
        strips = canvas.strips(self.rich_style)
        before, self._strips = self._strips, strips
        if len(before) != len(strips):
            self.styles.height = len(strips)
            self.refresh(layout=True)
            return
        changed = [y for y, strip in enumerate(strips) if strip != before[y]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self._strips):
            return Strip.blank(width, self.rich_style)
        return self._strips[y].adjust_cell_length(width, self.rich_style)
