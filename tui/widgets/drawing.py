"""A drawing: a widget that shows a canvas and sends the terminal only what has changed.

Knows: canvases, Textual's lines, what may be clicked.
Must not know: what is drawn, or what an answer does.
"""

from __future__ import annotations

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.draw.canvas import Canvas, Cell, strip
from tui.draw.styles import current


def _difference(y: int, before: list[Cell], now: list[Cell], width: int) -> Region:
    """From the first column of a row that differs to the last; both halves of a wide character."""
    if len(before) != len(now):
        return Region(0, y, width, 1)
    differ = [x for x, (old, new) in enumerate(zip(before, now, strict=True)) if old != new]
    first, last = max(0, differ[0] - 1), min(width, differ[-1] + 2)
    return Region(first, y, last - first, 1)


class Drawing(Widget):
    """Shows the canvas it is given."""

    DEFAULT_CSS = "Drawing { height: auto; }"

    class Pointed(Message):
        """The mouse is on what is an answer, or has clicked it."""

        def __init__(self, answer: int, pressed: float | None) -> None:
            """`pressed` is when it was clicked; None: it was not."""
            super().__init__()
            self.answer, self.pressed = answer, pressed

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._strips: list[Strip] = []
        self._rows: list[list[Cell]] = []
        self._look: tuple[Style, str] | None = None
        """The base style and the theme that the strips are drawn in."""
        self._own: Style | None = None
        """The base style, until a rule for it changes: to look it up takes as long as to paint many a change."""
        self._canvas: Canvas | None = None
        self._under: int | None = None
        """The answer that the mouse was on last."""

    def show(self, canvas: Canvas) -> None:
        """Show this from now on."""
        self._canvas = canvas
        before, self._rows = self._rows, canvas.rows()
        look, self._look = self._look, (self._base(), current().name)
        if len(before) != len(self._rows) or look != self._look:
            self._strips = [strip(row, self._look[0]) for row in self._rows]
            self.styles.height = len(self._rows)
            self.refresh(layout=True)
            return
        changed = [y for y, row in enumerate(self._rows) if row != before[y]]
        for y in changed:
            self._strips[y] = strip(self._rows[y], self._look[0])
        if changed:
            self.refresh(*(_difference(y, before[y], self._rows[y], self.size.width) for y in changed))

    def _base(self) -> Style:
        if self._own is None:
            self._own = self.rich_style
        return self._own

    def notify_style_update(self) -> None:
        """Rules for it have changed; see Textual."""
        super().notify_style_update()
        self._own = None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        before, self._under = self._under, self._answer(event)
        if self._under is not None and self._under != before:
            self.post_message(self.Pointed(self._under, None))

    def on_click(self, event: events.Click) -> None:
        answer = self._answer(event)
        if answer is not None:
            event.stop()
            self.post_message(self.Pointed(answer, event.time))

    def _answer(self, event: events.MouseEvent) -> int | None:
        place = event.get_content_offset(self)
        return self._canvas.answer_at(place.x, place.y) if self._canvas is not None and place is not None else None

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self._strips):
            return Strip.blank(width, self._base())
        return self._strips[y].adjust_cell_length(width, self._base())
