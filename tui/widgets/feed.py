"""The feed: lines of text below each other, told one by one, the newest bright for a moment.

Knows: lines of styled text, and the pace at which people can follow.
Must not know: where lines come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget

from tui.draw.canvas import Canvas
from tui.draw.panels import heading
from tui.draw.styles import style
from tui.game_view.telling import NarrationLine, TellingQueue
from tui.text.wrap import wrap

from .drawing import Drawing
from .feed_lines import Column, FeedLines, Row
from .pace import HEAVY, HOLD, HURRY, PATIENCE, PAUSE

SPACED = 12
"""Rows of a feed that has room for a free row above a headline."""
STUB = 4
"""Columns of the line behind a headline, at least."""


class Feed(Widget):
    """Shows the last lines that fit; tells the lines of a queue one after the other."""

    DEFAULT_CSS = "Feed { height: 1fr; } Feed Drawing { height: 1fr; }"

    class LineTold(Message):
        """Another line has been told."""

    class LineLookedAt(Message):
        """The mouse is on a line, or has clicked it."""

        def __init__(self, mark: int | None, stays: bool) -> None:
            """`mark` is that of the line, None if the mouse is on none; `stays` is True for a click."""
            super().__init__()
            self.mark, self.stays = mark, stays

    def __init__(
        self, *, id: str | None = None, pause: float = PAUSE, ascii_only: bool = False,
        queue: TellingQueue | None = None,
    ) -> None:  # fmt: skip
        """`pause` is in seconds; `queue` holds the lines to tell, for others to see how far the telling has come."""
        super().__init__(id=id)
        self.queue = TellingQueue() if queue is None else queue
        self.lines = FeedLines()
        """The lines that have been told."""
        self._shown: list[int] = []
        """For each row that is drawn, the mark of its line."""
        self._under: int | None = None
        """The mark of the line that the mouse was on last."""
        self.notes: Sequence[tuple[str, Text]] = ()
        """Titles and texts below the lines while these leave room; the last one stays longest."""
        self.noted = False
        """True if the notes are wanted."""
        self._pause = pause
        self._ascii_only = ascii_only
        self._ticking = False
        self._rolling: NarrationLine | None = None
        """The line that was told last, if its words wait until what rolls lies still."""

    def compose(self) -> ComposeResult:
        yield Drawing()

    # Telling

    def add(self, lines: Iterable[NarrationLine]) -> None:
        """Tells these, one after the other, behind those that wait."""
        self.queue.add(lines)
        self._start()

    def replace(self, lines: list[Text], mark: int = 0, marks: list[int] | None = None) -> None:
        """Shows these lines at once; `marks` are theirs, or else `mark` is the mark of all."""
        self._rolling = None
        self.lines.replace(lines, marks or [mark] * len(lines))
        self.paint()

    def flush(self) -> None:
        """Tells what waits at once, as far as a line that stops."""
        if self.queue.can_tell:
            while self.queue.can_tell:
                self._tell()
            self._show()

    def go_on(self) -> None:
        """Goes on behind a line that stops."""
        if self.queue.held:
            self.queue.go_on()
            self._start()
            self.post_message(self.LineTold())

    def _start(self) -> None:
        if self.queue.can_tell and not self._ticking:
            self._ticking = True
            self.lines.age()
            self._tick()

    def _tick(self) -> None:
        """Tells the next line, with those that take no time before it, and comes again when it has been read."""
        if not self.queue.can_tell:
            self._ticking = False
            return
        beats = self._tell()
        while self.queue.can_tell and not (self._pause and beats):
            beats = self._tell()
        self._show()
        self.set_timer(self._pause * beats * self._hurry(beats) or 0.01, self._tick)

    def _hurry(self, beats: float) -> float:
        """The share of its time that a line keeps while so many others wait."""
        least = HOLD if beats >= HEAVY else HURRY if beats > 1 else 0
        return max(least, min(1, PATIENCE / (len(self.queue.waiting) + 1)))

    def _tell(self) -> float:
        """Tells the next line and returns its beats."""
        self._append_rolled()
        line = self.queue.next()
        if line.rolls and self._pause:
            self._rolling = line
        else:
            self.lines.append(line)
        return line.beats

    def settle(self) -> None:
        """Stops what rolls, so that its line is read."""
        if self._rolling is not None:
            self._append_rolled()
            self.paint()

    def _append_rolled(self) -> None:
        line, self._rolling = self._rolling, None
        if line is not None:
            self.lines.append(line)

    def _show(self) -> None:
        self.paint()
        self.post_message(self.LineTold())

    # Looking back

    def look_at(self, mark: int | None, follow: bool = False) -> None:
        """Highlights the lines with this mark; None: no line. With `follow` the feed scrolls to them, which it must not
        do under a mouse, or the mouse would be on another line."""
        if self.lines.look_at(mark, follow):
            self.paint()

    def on_resize(self, event: events.Resize) -> None:
        self.paint()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._point_at(self._mark_at(event))

    def on_leave(self) -> None:
        self._point_at(None)

    def on_click(self, event: events.Click) -> None:
        mark = self._mark_at(event)
        if mark is not None and not self.queue.telling:
            event.stop()
            self.post_message(self.LineLookedAt(mark, True))

    def _mark_at(self, event: events.MouseEvent) -> int | None:
        place = event.get_content_offset(self)
        return self._shown[place.y] if place is not None and 0 <= place.y < len(self._shown) else None

    def _point_at(self, mark: int | None) -> None:
        before, self._under = self._under, mark
        if before != mark:
            self.post_message(self.LineLookedAt(mark, False))

    # Painting

    def paint(self) -> None:
        """Draws the lines that are seen, wrapped."""
        width, height = self.size
        if width < 2 or height < 1:
            return
        column = Column(self.app.console, width - 2, height >= SPACED)
        canvas, shown = Canvas(width, height, self._ascii_only), self.lines.seen(column, height)
        self._shown = [row.mark for row in shown]
        for y, row in enumerate(shown):
            self._paint_row(canvas, y, row)
        self._paint_notes(canvas, len(shown))
        self.query_one(Drawing).show(canvas)

    def _paint_row(self, canvas: Canvas, y: int, row: Row) -> None:
        text, look = row.text.copy(), style("ink bold") if row.headline else row.text.style
        if isinstance(look, Style):
            text.stylize_before(look)
        after = canvas.write(1, y, text)
        if row.headline and row.last and (left := canvas.width - after - 2) >= STUB:
            canvas.put(after + 1, y, "─" * left, "line")
        if not (y or row.begins):  # the beginning of this line is above the feed
            canvas.put(0, y, "…", "dim")
        if row.fresh:
            canvas.paint(0, y, canvas.width, "bold")
        if row.mark == self.lines.looked_at:
            canvas.put(0, y, "▌", "gold")
            canvas.paint(0, y, canvas.width, "wash-gold")

    def _paint_goal(self, canvas: Canvas, used: int) -> None:
        """Draws the text of the last note, which says how the game is won, in a low feed that has nothing to tell yet:
        its rows would be empty."""
        lines = wrap(self.notes[-1][1], self.app.console, canvas.width - 2) if self.notes and not used else []
        for y, line in enumerate(lines if len(lines) <= canvas.height else []):
            canvas.write(1, y, line)

    def _paint_notes(self, canvas: Canvas, used: int) -> None:
        """Draws the notes at the bottom, as many as fit below `used` rows. None of them moves: when the lines come down
        to them, the topmost one goes."""
        bottom = canvas.height
        if not self.noted:
            self._paint_goal(canvas, used)
            return
        for title, text in reversed(self.notes):
            lines = wrap(text, self.app.console, canvas.width - 2)
            top = bottom - len(lines) - 2
            if top < used:
                break
            heading(canvas.part(1, top + 1, canvas.width - 2, 1), title)
            for y, line in enumerate(lines, top + 2):
                canvas.write(1, y, line)
                canvas.paint(0, y, canvas.width, "dim")
            bottom = top
