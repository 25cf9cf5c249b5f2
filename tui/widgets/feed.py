"""The feed: what happened and what was said, line by line, the newest bright for a moment.

Knows: lines of styled text, and the pace at which people can follow.
Must not know: where lines come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget

from tui.draw.canvas import Canvas
from tui.draw.panels import heading
from tui.text.wrap import Prose, wrap

from .drawing import Drawing

PAUSE = 0.28
"""Seconds between two lines that come together; half a second is a moment, and several lines are read faster."""
PATIENCE = 8
"""With more lines than this waiting, they come quicker, so that none is skipped and none lags far behind."""


HANG = 2
"""Columns by which the further rows of what somebody said stand back: none of them looks like a line of its own."""


class Spoken(Text):
    """What somebody said."""


def rows(line: Text, console: Console, width: int) -> list[Text]:
    """The rows of a line that is told."""
    if not isinstance(line, Spoken):
        return wrap(line, console, width)
    first, *more = wrap(line, console, width - HANG)
    for row in more:
        row.pad_left(HANG)
    return [first, *more]


class Told(Prose):
    """Lines that were told, for a widget that lays out what it is given."""

    def __init__(self, lines: Sequence[Text]) -> None:
        super().__init__(Text("\n").join(lines))
        self._lines = lines

    def rows(self, console: Console, width: int) -> list[Text]:
        """One below the other."""
        return [row for line in self._lines for row in rows(line, console, width)]


class Line(NamedTuple):
    """A line that is told. One without characters takes its time and shows nothing here: it is seen elsewhere."""

    text: Text
    mark: int = 0
    """How far things are told with it, as whoever adds it counts."""
    beats: float = 1
    """How many pauses pass before the next one."""
    stops: bool = False
    """Nothing more is told after it until `go_on`."""


class Row(NamedTuple):
    """A row of the feed."""

    text: Text
    fresh: bool
    """Is it news?"""
    mark: int
    """That of its line."""
    begins: bool
    """Does its line begin with it?"""


class Feed(Widget):
    """Shows the last lines that fit; `add` more, `flush` what waits."""

    DEFAULT_CSS = "Feed { height: 1fr; } Feed Drawing { height: 1fr; }"

    class Told(Message):
        """Another line is told."""

    class Looked(Message):
        """The mouse is on a line, or has clicked it."""

        def __init__(self, mark: int | None, stays: bool) -> None:
            """`mark` is that of the line; None: it is on none. `stays`: it was clicked."""
            super().__init__()
            self.mark, self.stays = mark, stays

    def __init__(self, *, id: str | None = None, pause: float = PAUSE, ascii_only: bool = False) -> None:
        super().__init__(id=id)
        self._lines: list[Text] = []
        self._marks: list[int] = []
        """For each line how far things had been told with it."""
        self._shown: list[int] = []
        """For each row that is drawn the mark of its line."""
        self._under: int | None = None
        """The mark of the line that the mouse was on last."""
        self._looked: int | None = None
        """The mark of the lines that are looked back at."""
        self._first: int | None = None
        """Which line is the first of them, if they are to be seen; else the last lines of all are."""
        self._waiting: list[Line] = []
        self.notes: Sequence[tuple[str, Text]] = ()
        """What stands below the lines while these leave room for it, the last one longest: titles and texts."""
        self.noted = False
        """Are they wanted?"""
        self._fresh = 0
        self.mark = 0
        """The mark of the line that was told last."""
        self.held = False
        """Was that a line that stops?"""
        self._pause = pause
        self._ascii_only = ascii_only
        self._ticking = False

    def compose(self) -> ComposeResult:
        yield Drawing()

    @property
    def telling(self) -> bool:
        """Is there more to come, or does the last line stop?"""
        return self.held or bool(self._waiting)

    def add(self, lines: Iterable[Line]) -> None:
        """These happened; they appear one after the other."""
        self._waiting += lines
        self._start()

    def replace(self, lines: list[Text], mark: int = 0, marks: list[int] | None = None) -> None:
        """Show these, as long known; `marks` are theirs, if not that of the last for all."""
        self._lines, self._waiting, self._fresh = lines, [], 0
        self._marks = marks or [mark] * len(lines)
        self._looked = self._first = None
        self.mark, self.held = mark, False
        self.paint()

    def flush(self) -> None:
        """Tell what waits at once, as far as a line that stops."""
        if self._waiting and not self.held:
            while self._waiting and not self.held:
                self._tell()
            self._show()

    def look(self, mark: int | None, follow: bool = False) -> None:
        """The lines with this mark are looked back at, and stand out; None: no line is. With `follow` they are brought
        to where they are seen, with some of before and after: not under a mouse, or it would be on another line."""
        first = self._marks.index(mark) if follow and mark in self._marks else None
        if (mark, first) != (self._looked, self._first):
            self._looked, self._first = mark, first
            self.paint()

    def go_on(self) -> None:
        """What stopped the telling has been seen."""
        if self.held:
            self.held = False
            self._start()
            self.post_message(self.Told())

    def _start(self) -> None:
        if self._waiting and not self.held and not self._ticking:
            self._ticking = True
            self._fresh = 0
            self._tick()

    def _tick(self) -> None:
        """Tell the next line, and come again when it has been read."""
        if not self._waiting or self.held:
            self._ticking = False
            return
        beats = self._tell()
        while self._waiting and not self.held and not self._pause:
            self._tell()
        self._show()
        hurry = min(1, PATIENCE / (len(self._waiting) + 1))
        self.set_timer(self._pause * beats * hurry or 0.01, self._tick)

    def _tell(self) -> float:
        """The next line is told; its beats."""
        line = self._waiting.pop(0)
        self.mark, self.held = line.mark, line.stops
        if line.text.plain:
            self._lines.append(line.text)
            self._marks.append(line.mark)
            self._fresh += 1
        return line.beats

    def _show(self) -> None:
        self.paint()
        self.post_message(self.Told())

    def on_resize(self, event: events.Resize) -> None:
        self.paint()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._look(self._mark_at(event), False)

    def on_leave(self) -> None:
        self._look(None, False)

    def on_click(self, event: events.Click) -> None:
        mark = self._mark_at(event)
        if mark is not None and not self.telling:
            event.stop()
            self.post_message(self.Looked(mark, True))

    def _mark_at(self, event: events.MouseEvent) -> int | None:
        place = event.get_content_offset(self)
        return self._shown[place.y] if place is not None and 0 <= place.y < len(self._shown) else None

    def _look(self, mark: int | None, stays: bool) -> None:
        before, self._under = self._under, mark
        if before != mark:
            self.post_message(self.Looked(mark, stays))

    def paint(self) -> None:
        """Draw the lines that are seen, wrapped."""
        width, height = self.size
        if width < 2 or height < 1:
            return
        canvas, shown = Canvas(width, height, self._ascii_only), self._seen(width - 2, height)
        self._shown = [row.mark for row in shown]
        for y, row in enumerate(shown):
            canvas.write(1, y, row.text)
            if not (y or row.begins):  # what is said before this is above
                canvas.put(0, y, "…", "dim")
            if row.fresh:
                canvas.paint(0, y, width, "bold")
            if row.mark == self._looked:
                canvas.put(0, y, "▌", "gold")
                canvas.paint(0, y, width, "wash-gold")
        self._note(canvas, len(shown))
        self.query_one(Drawing).show(canvas)

    def _seen(self, width: int, height: int) -> list[Row]:
        """The last rows; or those of the moment that is looked back at, in the middle unless they are among the last or
        the first. Of one that needs more than there are, the beginning."""
        first = len(self._lines) if self._first is None else self._first
        after = self._rows_from(first, width, height + 1)
        ours = sum(row.mark == self._looked for row in after)
        above = height - len(after) if len(after) <= height else max(0, height - ours) // 2
        return [*self._rows_before(first, width, above), *after][:height]

    def _rows_from(self, at: int, width: int, enough: int) -> list[Row]:
        """The rows of this line and those after it, until there are enough."""
        shown: list[Row] = []
        while at < len(self._lines) and len(shown) < enough:
            shown += self._rows_of(at, width)
            at += 1
        return shown

    def _rows_before(self, at: int, width: int, most: int) -> list[Row]:
        """The last rows before this line, so many at most."""
        shown: list[Row] = []
        while at and len(shown) < most:
            at -= 1
            shown[:0] = self._rows_of(at, width)
        return shown[max(0, len(shown) - most) :]

    def _rows_of(self, at: int, width: int) -> list[Row]:
        """The rows of a line."""
        fresh, told = at >= len(self._lines) - self._fresh, rows(self._lines[at], self.app.console, width)
        return [Row(row, fresh, self._marks[at], not number) for number, row in enumerate(told)]

    def _note(self, canvas: Canvas, used: int) -> None:
        """The notes at the bottom, as many as there is room for below so many rows. None of them moves: where the
        lines come down to it, the upmost one goes."""
        bottom = canvas.height
        for title, text in reversed(self.notes if self.noted else ()):
            lines = wrap(text, self.app.console, canvas.width - 2)
            top = bottom - len(lines) - 2
            if top < used:
                break
            heading(canvas.part(1, top + 1, canvas.width - 2, 1), title)
            for y, line in enumerate(lines, top + 2):
                canvas.write(1, y, line)
                canvas.paint(0, y, canvas.width, "dim")
            bottom = top
