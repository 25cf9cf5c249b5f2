"""The answers to a question: a list with a cursor that is always in sight.

Knows: rows of answers, and which of them there is room for.
Must not know: what an answer does, or when input counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from tui.draw import styles
from tui.draw.canvas import Canvas

from .answer_rows import GAP, Listing, Row, Told, laid_out, neighbour, neighbour_on_board, told_rows
from .drawing import Drawing
from .row_spacing import airy, apart, headed, tight, without_notes

MORE = 1
"""Columns at the right for the arrows that say there is more above or below."""


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
        self._stage: Canvas | None = None
        """Drawn while there are no answers."""
        self._told: Told | None = None
        """Stands for the answers while they are chosen on the board."""
        self._listing = Listing()
        self._cursor: int | None = None
        self._top = 0
        """The number of the first row that is shown."""
        self._rows_for: dict[tuple[int, str], list[Row]] = {}
        """The rows of all answers, by width and by the theme in which they are coloured."""
        self._picked = ""
        """The text on the answer under the cursor if one more click gives it."""
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
            self._cursor, self._picked = number, ""
            self.paint()
            self.post_message(self.Walked())

    @property
    def first_words(self) -> str:
        """The first column of the answer under the cursor; empty if there are no answers."""
        cells = self._listing.answers[self._cursor] if self._cursor is not None else ()
        return cells[0].plain if cells else ""

    def pick(self, number: int, said: str) -> None:
        """Moves the cursor to an answer that one more click gives, and says so where its row has room."""
        self.cursor = number
        self._picked = said
        self.paint()

    def show(self, listing: Listing, cursor: int | None, pinned: int | None = None) -> None:
        """Shows these answers. The one of the number `pinned` stays in sight."""
        self._listing, self._cursor, self._top = listing, cursor if listing.answers else None, 0
        self._pinned, self._picked = pinned, ""
        self._rows_for = {}
        self.paint()

    def play(self, stage: Canvas | None) -> None:
        """Shows a drawing while there are no answers; None: nothing."""
        self._stage = stage
        if not self._listing.answers:
            self.paint()

    def tell(self, told: Told | None) -> None:
        """Shows what the answer under the cursor leads to, as all are chosen on the board; None: lists them."""
        if told != self._told:
            self._told = told
            self.paint()

    def rows(self, width: int, *, after: bool = False) -> int:
        """The number of rows that all answers take at this width, without notes; `after`: with what is told below."""
        rows = self._all_rows(width)
        return len(rows if after and self._listing.after else without_notes(rows))

    def action_step(self, by: int) -> None:
        """Moves the cursor up or down; beyond the last answer comes the first."""
        if self._cursor is not None:
            rows, told = self._shown_rows(), self._told
            there = neighbour_on_board(told.places, self._cursor, by) if told else neighbour(rows, self._cursor, by)
            self.cursor = there

    def action_go(self, number: int) -> None:
        """Moves the cursor to the first answer, or the last."""
        if self._cursor is not None:
            self.cursor = number % len(self._listing.answers)

    def on_mouse_scroll_up(self) -> None:
        if self._cursor:
            self.cursor = self._cursor - 1

    def on_mouse_scroll_down(self) -> None:
        if self._cursor is not None and self._cursor + 1 < len(self._listing.answers):
            self.cursor = self._cursor + 1

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        """Draws the rows around the cursor."""
        width, height = self.size
        if width <= MORE or not height:
            return
        if not self._listing.answers and self._stage is not None:
            self.query_one(Drawing).show(self._stage)
            return
        size = width - MORE, height
        rows = told_rows(self._told, self.app.console, size) if self._told else self._shown_rows()
        if self._listing.airy and not self._told:
            rows = airy(rows, height)
        rows = tight(rows, height, below=not self._told)  # the free row above notes gives way first, then notes
        if len(rows) > height:
            rows = rows[:height] if self._told else without_notes(rows)
        if self._listing.tables and not self._told:
            rows = headed(rows, height)
        pinned = [row for row in rows if row.is_of(self._pinned)]
        scrolls = len(rows) > height > len(pinned)
        if pinned and scrolls:
            rows, height = [row for row in rows if not row.is_of(self._pinned)], height - len(pinned)
        self._top = self._scrolled(rows, height)
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
        """Draws rows of answers, each to be clicked; the cursor lights those with text."""
        for y, (line, spots, marked) in enumerate(rows):
            canvas.write(0, y, line)
            for number, x, width, key in spots:
                canvas.part(x, y, width, 1).hot(number)
                if number == self._cursor and line.plain.strip():
                    canvas.paint(x, y, width, "cursor" if self._picked else marked)
                    canvas.paint(x, y, key, "cursor")
                    if self._picked and line.cell_len + cell_len(self._picked) + GAP < x + width:
                        canvas.right(x + width - 1, y, self._picked, "cursor")

    def _scrolled(self, rows: Sequence[Row], height: int) -> int:
        """The first row to show: as little moved as it takes to show the whole answer under the cursor."""
        mine = [at for at, row in enumerate(rows) if row.is_of(self._cursor)]
        top = min(max(self._top, mine[-1] - height + 1), mine[0]) if mine else self._top
        return max(0, min(top, len(rows) - height))

    def _all_rows(self, width: int) -> list[Row]:
        """The rows of all answers at this width."""
        key = width, styles.current().name
        if key not in self._rows_for:
            rows = laid_out(self._listing, self.app.console, width - MORE)
            self._rows_for[key] = apart(rows) if self.spaced else rows
        return self._rows_for[key]

    def _shown_rows(self) -> list[Row]:
        """The same as they are shown: side by side where they may be, and would else fill all rows or more."""
        width, height = self.size
        rows, grid = self._all_rows(width), self._listing.grid
        if grid is None or not grid.flush or self.spaced or len(rows) < height:
            return rows
        found = laid_out(self._listing._replace(tables=()), self.app.console, width - MORE)
        return found if any(len(row.spots) > 1 for row in found) else rows
