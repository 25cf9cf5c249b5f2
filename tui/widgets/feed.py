"""The feed: what happened and what was said, line by line, the newest bright for a moment.

Knows: lines of styled text, and the pace at which people can follow.
Must not know: where lines come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ..canvas import Canvas
from ..wrap import wrap
from .drawing import Drawing

PAUSE = 0.28
"""Seconds between two lines that come together; half a second is a moment, and several lines are read faster."""
PATIENCE = 8
"""With more lines than this waiting, they come quicker, so that none is skipped and none lags far behind."""
MOMENT = 2.0
"""Pauses that a line of several frames takes: about half a second."""


class Feed(Widget):
    """Shows the last lines that fit; `add` more, `flush` what waits."""

    DEFAULT_CSS = "Feed { height: 1fr; } Feed Drawing { height: 1fr; }"

    class Told(Message):
        """Another line is shown, or another frame of the last one."""

    def __init__(self, *, id: str | None = None, pause: float = PAUSE) -> None:
        super().__init__(id=id)
        self._lines: list[Text] = []
        self._waiting: list[tuple[Text, int]] = []
        self._fresh = 0
        self.frame = self._frames = 1
        """The frame of the last line that is shown now, and how many it has."""
        self._pause = pause
        self._ticking = False

    def compose(self):
        yield Drawing()

    @property
    def left(self) -> int:
        """How many lines wait to be told."""
        return len(self._waiting)

    @property
    def telling(self) -> bool:
        """Is there more to come, be it a frame?"""
        return bool(self._waiting) or self.frame < self._frames

    def add(self, lines: list[Text], frames: Sequence[int] = ()) -> None:
        """These happened; they appear one after the other. One with several frames is a moment, and takes longer."""
        self._waiting += zip_longest(lines, frames, fillvalue=1)
        if not self._ticking and self._waiting:
            self._ticking = True
            self._fresh = 0
            self._tick()

    def replace(self, lines: list[Text]) -> None:
        """Show these, as long known."""
        self._lines, self._waiting, self._fresh = lines, [], 0
        self.frame = self._frames = 1
        self.paint()

    def flush(self) -> None:
        """Show what waits at once."""
        if self.telling:
            self._fresh += len(self._waiting)
            self._lines += [line for line, _ in self._waiting]
            self._waiting = []
            self.frame = self._frames = 1
            self.paint()
            self.post_message(self.Told())

    def _tick(self) -> None:
        if not self.telling:
            self._ticking = False
            return
        if not self._pause:
            self.flush()
        elif self.frame < self._frames:
            self.frame += 1
        else:
            self._fresh += 1
            line, self._frames = self._waiting.pop(0)
            self.frame = 1
            self._lines.append(line)
            self.paint()
        self.post_message(self.Told())
        self.set_timer(self._wait() or 0.01, self._tick)

    def _wait(self) -> float:
        """Seconds until the next line or frame."""
        pause = self._pause * min(1, PATIENCE / (len(self._waiting) + 1))
        return pause if self._frames == 1 else MOMENT * pause / self._frames

    def on_resize(self, event: events.Resize) -> None:
        self.paint()

    def paint(self) -> None:
        """Draw the last lines, wrapped."""
        width, height = self.size
        if width < 2 or height < 1:
            return
        rows: list[tuple[Text, bool]] = []
        for at in range(len(self._lines) - 1, -1, -1):
            wrapped = wrap(self._lines[at], self.app.console, width - 2)
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
