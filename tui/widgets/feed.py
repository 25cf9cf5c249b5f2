"""The feed: what happened and what was said, line by line, the newest bright for a moment.

Knows: lines of styled text, and the pace at which people can follow.
Must not know: where lines come from.
"""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.widget import Widget

from ..canvas import Canvas
from .drawing import Drawing

PAUSE = 0.28
"""Seconds between two lines that come together; half a second is a moment, and several lines are read faster."""
PATIENCE = 8
"""With more lines than this waiting, they come quicker, so that none is skipped and none lags far behind."""


class Feed(Widget):
    """Shows the last lines that fit; `add` more, `flush` what waits."""

    DEFAULT_CSS = "Feed { height: 1fr; } Feed Drawing { height: 1fr; }"

    def __init__(self, *, id: str | None = None, pause: float = PAUSE) -> None:
        super().__init__(id=id)
        self._lines: list[Text] = []
        self._waiting: list[Text] = []
        self._fresh = 0
        self._pause = pause
        self._ticking = False

    def compose(self):
        yield Drawing()

    def add(self, lines: list[Text]) -> None:
        """These happened; they appear one after the other."""
        self._waiting += lines
        if not self._ticking and self._waiting:
            self._ticking = True
            self._fresh = 0
            self._tick()

    def replace(self, lines: list[Text]) -> None:
        """Show these, as long known."""
        self._lines, self._waiting, self._fresh = lines, [], 0
        self.paint()

    def flush(self) -> None:
        """Show what waits at once."""
        if self._waiting:
            self._fresh += len(self._waiting)
            self._lines += self._waiting
            self._waiting = []
            self.paint()

    def _tick(self) -> None:
        if not self._waiting:
            self._ticking = False
            return
        if not self._pause:
            self.flush()
        else:
            self._fresh += 1
            self._lines.append(self._waiting.pop(0))
            self.paint()
        self.set_timer(self._pause * min(1, PATIENCE / (len(self._waiting) + 1)) or 0.01, self._tick)

    def on_resize(self, event: events.Resize) -> None:
        self.paint()

    def paint(self) -> None:
        """Draw the last lines, wrapped."""
        width, height = self.size
        if width < 2 or height < 1:
            return
        rows: list[tuple[Text, bool]] = []
        for at in range(len(self._lines) - 1, -1, -1):
            wrapped = self._lines[at].wrap(self.app.console, width - 2)
            fresh = at >= len(self._lines) - self._fresh
            rows[:0] = [(line, fresh) for line in wrapped]
            if len(rows) >= height:
                break
        canvas = Canvas(width, height, self.app.ascii_only)
        shown = rows[-height:]
        for y, (line, fresh) in enumerate(shown):
            if not fresh:
                line.stylize("dim", 0, 0)
            canvas.write(1, y, line)
            if fresh:
                canvas.paint(0, y, width, "bold")
        self.query_one(Drawing).show(canvas)
