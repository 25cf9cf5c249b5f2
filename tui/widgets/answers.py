"""The answers to a question: a list with a cursor, which is always in sight.

Knows: lines of styled text, the digits before them, and rows.
Must not know: what an answer does, or when a key counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from tui.draw.canvas import Canvas
from tui.text.wrap import wrap

from .drawing import Drawing

SIGN = 2
"""Columns of the digit before an answer; the further rows of a long one begin below its first letter."""
MORE = 1
"""Columns at the right, where arrows say that there is more above or below."""
NARROW = 45
"""Columns from which answers are said in full, also where some then take more than a row."""


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
        """The cursor is on another answer."""

    def __init__(self, *, id: str | None = None, ascii_only: bool = False) -> None:
        super().__init__(id=id)
        self._ascii_only = ascii_only
        self._answers: list[tuple[str, Text]] = []
        self._brief: Sequence[Text] = ()
        """What they say in fewer words; empty where there are none."""
        self._cursor: int | None = None
        self._top = 0
        """The first of all rows that is shown."""
        self._wrapped_for: dict[int, list[list[Text]]] = {}
        """The rows of each answer, for widths that were asked for."""

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

    def show(self, answers: Sequence[tuple[str, Text]], cursor: int | None, brief: Sequence[Text] = ()) -> None:
        """Show these from now on, each with what to press for it; in brief, where that is narrow."""
        self._answers, self._cursor, self._top = list(answers), cursor if answers else None, 0
        self._brief = brief
        self._wrapped_for = {}
        self.paint()

    def rows(self, width: int) -> int:
        """How many rows all of them take at this width."""
        return sum(len(lines) for lines in self._wrapped(width))

    def action_step(self, by: int) -> None:
        """Up or down; beyond the last one the first comes again."""
        if self._cursor is not None:
            self.cursor = (self._cursor + by) % len(self._answers)

    def action_go(self, number: int) -> None:
        """To the first answer, or the last."""
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
        """Draw the rows around the cursor."""
        width, height = self.size
        if width <= SIGN + MORE or not height:
            return
        wrapped = self._wrapped(width)
        rows = [(number, at, line) for number, lines in enumerate(wrapped) for at, line in enumerate(lines)]
        self._top = self._scrolled([number for number, _, _ in rows], height)
        canvas = Canvas(width, height, self._ascii_only)
        for y, (number, at, line) in enumerate(rows[self._top : self._top + height]):
            if not at:
                canvas.put(0, y, self._answers[number][0], "gold")
            canvas.write(SIGN, y, line)
            canvas.part(0, y, width, 1).hot(number)
            if number == self._cursor:
                canvas.paint(0, y, width, "raised")
        if self._top:
            canvas.put(width - MORE, 0, "↑", "dim")
        if self._top + height < len(rows):
            canvas.put(width - MORE, height - 1, "↓", "dim")
        self.query_one(Drawing).show(canvas)

    def _scrolled(self, numbers: Sequence[int], height: int) -> int:
        """The first row to show, moved no further than it takes to show all of the answer under the cursor."""
        mine = [row for row, number in enumerate(numbers) if number == self._cursor] or [0]
        top = min(max(self._top, mine[-1] - height + 1), mine[0])
        return max(0, min(top, len(numbers) - height))

    def _wrapped(self, width: int) -> list[list[Text]]:
        """The rows of each answer at this width."""
        if width not in self._wrapped_for:
            room, texts = max(1, width - SIGN - MORE), [text for _, text in self._answers]
            if self._brief and width < NARROW and any(text.cell_len > room for text in texts):
                texts = self._brief
            self._wrapped_for[width] = [wrap(text, self.app.console, room) for text in texts]
        return self._wrapped_for[width]
