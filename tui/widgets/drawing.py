"""A widget that shows a canvas and redraws only what has changed.

Knows: canvases, Textual's strips, which places of a canvas are answers.
Must not know: what is drawn, or what an answer does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.draw.canvas import Canvas, Cell, Spot, segments_of
from tui.draw.canvas import Region as CanvasRegion
from tui.draw.styles import current


def _difference(y: int, before: list[Cell], now: list[Cell], width: int) -> Region:
    """The region from the first differing column of a row to the last, with both halves of wide characters."""
    if len(before) != len(now):
        return Region(0, y, width, 1)
    differ = [x for x, (old, new) in enumerate(zip(before, now, strict=True)) if old != new]
    first, last = max(0, differ[0] - 1), min(width, differ[-1] + 2)
    return Region(first, y, last - first, 1)


class Drawing(Widget):
    """Shows a canvas."""

    DEFAULT_CSS = "Drawing { height: auto; }"

    class Pointed(Message):
        """The mouse is on an answer, or has clicked it."""

        def __init__(self, drawing: Drawing, answer: int, pressed: float | None, selects: bool = False) -> None:
            """`pressed` is when it was clicked, None if the mouse is only on it; `selects` if a click only moves the
            cursor there."""
            super().__init__()
            self.drawing, self.answer, self.pressed, self.selects = drawing, answer, pressed, selects

    class Over(Message):
        """The mouse has come over another thing that can be explained, or another answer; None: nothing of the kind."""

        def __init__(self, region: CanvasRegion | None, answer: int | None) -> None:
            super().__init__()
            self.region, self.answer = region, answer

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._strips: list[Strip] = []
        self._rows: list[list[Cell]] = []
        self._theme: tuple[Style, str] | None = None
        """The base style and the theme in which the strips are drawn."""
        self._own: Style | None = None
        """The base style, cached until a style rule changes: looking it up costs as much as many a repaint."""
        self._canvas: Canvas | None = None
        self._under: Spot | None = None
        """The last thing under the mouse."""
        self._over: tuple[CanvasRegion | None, int | None] = (None, None)
        """Its explainable thing, and the answer it is."""
        self._pressed: float | None = None
        """The time at which the mouse was last pressed here."""

    @property
    def canvas(self) -> Canvas | None:
        """The canvas that is shown; None before the first."""
        return self._canvas

    def show(self, canvas: Canvas) -> None:
        """Shows this canvas from now on."""
        self._canvas = canvas
        before, self._rows = self._rows, canvas.rows()
        theme, self._theme = self._theme, (self._base(), current().name)
        if len(before) != len(self._rows) or theme != self._theme:
            self._strips = [self._strip(row) for row in self._rows]
            self.styles.height = len(self._rows)
            self.refresh(layout=True)
            return
        changed = [y for y, row in enumerate(self._rows) if row != before[y]]
        for y in changed:
            self._strips[y] = self._strip(self._rows[y])
        if changed:
            self.refresh(*(_difference(y, before[y], self._rows[y], self.size.width) for y in changed))

    def _strip(self, row: list[Cell]) -> Strip:
        return Strip(segments_of(row, self._base()), len(row))

    def _base(self) -> Style:
        if self._own is None:
            self._own = self.rich_style
        return self._own

    def notify_style_update(self) -> None:
        """Drops the cached base style; see Textual."""
        super().notify_style_update()
        self._own = None

    @property
    def regions(self) -> Sequence[CanvasRegion]:
        """The things of the drawing that can be explained."""
        return self._canvas.regions if self._canvas is not None else ()

    def region_of(self, answer: int) -> CanvasRegion | None:
        """The cells of the drawing where a click is this answer."""
        return self._canvas.region_of(answer) if self._canvas is not None else None

    def on_leave(self) -> None:
        self._under = None
        self._move_over(None)

    def _move_over(self, region: CanvasRegion | None) -> None:
        over = region, self._under.answer if self._under else None
        if over != self._over:
            self._over = over
            self.post_message(self.Over(*over))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        before, self._under = self._under, self._spot(event)
        place = event.get_content_offset(self)
        self._move_over(self._canvas.region_at(place.x, place.y) if self._canvas and place else None)
        if self._under is not None and (before is None or self._under.answer != before.answer):
            self.post_message(self.Pointed(self, self._under.answer, None, self._under.selects))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._pressed = event.time

    def on_click(self, event: events.Click) -> None:
        """A click counts from when the mouse was pressed, since Textual makes the click itself later."""
        spot = self._spot(event)
        if spot is not None:
            event.stop()
            pressed = event.time if self._pressed is None else self._pressed
            self.post_message(self.Pointed(self, spot.answer, pressed, spot.selects))

    def _spot(self, event: events.MouseEvent) -> Spot | None:
        place = event.get_content_offset(self)
        return self._canvas.spot_at(place.x, place.y) if self._canvas is not None and place is not None else None

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self._strips):
            return Strip.blank(width, self._base())
        return self._strips[y].adjust_cell_length(width, self._base())
