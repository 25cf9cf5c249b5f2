"""The answers to a question: a list with a cursor that is always in sight.

Knows: lines of styled text, the digits before them, and rows.
Must not know: what an answer does, or when input counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from tui.draw.canvas import Canvas
from tui.text.wrap import wrap

from .drawing import Drawing

SIGN = 2
"""Columns of the digit before an answer; further rows of a long answer are indented by as many."""
MORE = 1
"""Columns at the right for the arrows that say there is more above or below."""
NARROW = 45
"""Columns from which answers are shown in full, even if some take more than a row then."""


class Row(NamedTuple):
    """A row of the list."""

    number: int
    """The number of its answer."""
    first: bool
    """True for the first row of an answer, which begins with its digit."""
    line: Text


class Answers(Widget, can_focus=True):
    """Shows as many answers as there is room for, the one under the cursor among them."""

    DEFAULT_CSS = "Answers { width: 1fr; height: 1fr; } Answers Drawing { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("home,pageup", "go(0)", show=False),
        Binding("end,pagedown", "go(-1)", show=False),
    ]

    class Walked(Message):
        """The cursor has moved to another answer."""

    def __init__(self, *, id: str | None = None, ascii_only: bool = False) -> None:
        super().__init__(id=id)
        self._ascii_only = ascii_only
        self.spaced = False
        """True if a row is left free below each answer, so that a finger finds it."""
        self._answers: list[tuple[str, Text]] = []
        self._brief: Sequence[Text] = ()
        """The answers in fewer words; empty where there are none."""
        self._cursor: int | None = None
        self._top = 0
        """The number of the first row that is shown."""
        self._wrapped_for: dict[int, list[list[Text]]] = {}
        """The rows of each answer, by width."""
        self._stage: Canvas | None = None
        """Drawn while there are no answers."""
        self._pinned: int | None = None
        """The number of the answer that stays in the last row, if not all answers are in sight."""

    def compose(self) -> ComposeResult:
        yield Drawing()

    @property
    def cursor(self) -> int | None:
        """The number of the answer under the cursor; None if there are no answers."""
        return self._cursor

    @cursor.setter
    def cursor(self, number: int | None) -> None:
        if number != self._cursor:
            self._cursor = number
            self.paint()
            self.post_message(self.Walked())

    def show(
        self, answers: Sequence[tuple[str, Text]], cursor: int | None, brief: Sequence[Text] = (),
        pinned: int | None = None,
    ) -> None:  # fmt: skip
        """Shows these answers, each behind the digit that gives it; those in `brief` where the list is narrow. The one
        of the number `pinned` stays in sight."""
        self._answers, self._cursor, self._top = list(answers), cursor if answers else None, 0
        self._brief = brief
        self._pinned = pinned
        self._wrapped_for = {}
        self.paint()

    def play(self, stage: Canvas | None) -> None:
        """Shows a drawing while there are no answers; None: nothing."""
        self._stage = stage
        if not self._answers:
            self.paint()

    def rows(self, width: int) -> int:
        """How many rows all answers take at this width."""
        return sum(len(lines) for lines in self._wrapped(width))

    def action_step(self, by: int) -> None:
        """Moves the cursor; beyond the last answer comes the first."""
        if self._cursor is not None:
            self.cursor = (self._cursor + by) % len(self._answers)

    def action_go(self, number: int) -> None:
        """Moves the cursor to the first answer, or the last."""
        if self._cursor is not None:
            self.cursor = number % len(self._answers)

    def on_mouse_scroll_up(self) -> None:
        if self._cursor:
            self.cursor = self._cursor - 1

    def on_mouse_scroll_down(self) -> None:
        if self._cursor is not None and self._cursor + 1 < len(self._answers):
            self.cursor = self._cursor + 1

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        """Draws the rows around the cursor."""
        width, height = self.size
        if width <= SIGN + MORE or not height:
            return
        if not self._answers and self._stage is not None:
            self.query_one(Drawing).show(self._stage)
            return
        rows = self._all_rows(width)
        pinned = [row for row in rows if row.number == self._pinned]
        scrolls = len(rows) > height > len(pinned)
        if pinned and scrolls:
            rows, height = [row for row in rows if row.number != self._pinned], height - len(pinned)
        self._top = self._scrolled([row.number for row in rows], height)
        canvas = Canvas(width, self.size.height, self._ascii_only)
        self._draw(canvas, rows[self._top : self._top + height])
        if pinned and scrolls:
            self._draw(canvas.part(0, height, width, len(pinned)), pinned)
        if self._top:
            canvas.put(width - MORE, 0, "↑", "dim")
        if self._top + height < len(rows):
            canvas.put(width - MORE, height - 1, "↓", "dim")
        self.query_one(Drawing).show(canvas)

    def _draw(self, canvas: Canvas, rows: Sequence[Row]) -> None:
        """Draws rows of answers, each to be clicked."""
        for y, (number, first, line) in enumerate(rows):
            if first:
                canvas.put(0, y, self._answers[number][0], "gold")
            canvas.write(SIGN, y, line)
            canvas.part(0, y, canvas.width, 1).hot(number)
            if number == self._cursor:
                canvas.paint(0, y, canvas.width, "raised")

    def _all_rows(self, width: int) -> list[Row]:
        """The rows of all answers."""
        return [
            Row(number, not at, line)
            for number, lines in enumerate(self._wrapped(width))
            for at, line in enumerate(lines)
        ]

    def _scrolled(self, numbers: Sequence[int], height: int) -> int:
        """The first row to show: as little moved as it takes to show the whole answer under the cursor."""
        mine = [row for row, number in enumerate(numbers) if number == self._cursor]
        top = min(max(self._top, mine[-1] - height + 1), mine[0]) if mine else self._top
        return max(0, min(top, len(numbers) - height))

    def _wrapped(self, width: int) -> list[list[Text]]:
        """The rows of each answer at this width."""
        if width not in self._wrapped_for:
            room, texts = max(1, width - SIGN - MORE), [text for _, text in self._answers]
            if self._brief and width < NARROW and any(text.cell_len > room for text in texts):
                texts = self._brief
            below = [Text()] if self.spaced else []
            self._wrapped_for[width] = [[*wrap(text, self.app.console, room), *below] for text in texts]
        return self._wrapped_for[width]
