"""The layout of a game's screen: title, board, explanation, question, hand, answers and keys, each in its widget.

Knows: the widgets of the screen, and how many rows each gets.
Must not know: the table, whether an answer counts, or what is said; it is given a view and texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from tui.boards import Board, View, board
from tui.boards.guide import Explanation
from tui.boards.stage import draw_stage
from tui.draw.canvas import Canvas, Region
from tui.draw.signs import glyph
from tui.draw.styles import current, style
from tui.game_view.status_line import StatusLine, Tone
from tui.screens import key_row
from tui.screens.base import GuardedScreen
from tui.screens.listing import told
from tui.text.words import rich
from tui.text.wrap import wrap
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing
from tui.widgets.feed import Feed

from . import frame
from .room import (
    BOTTOM,
    FEW,
    KEYS,
    SIDE,
    TALL,
    aside_rows,
    board_width,
    bottom_rows,
    foot_rows,
    frame_rows,
    hand_room,
    is_explained,
    is_tight,
    is_upright,
    is_wide,
    news_rows,
)

SKIPPED = "  "
"""What stands between the steps that went by and the question."""
ROWS: Mapping[Tone, int] = {"waiting": 1}
"""The most rows of a sentence above the answers, if not two, without those of a coach: news and waiting move nothing
on the screen."""
PICTURED = 6
"""Rows from which a thing has pictures."""
APART = 3
"""Columns between the sentence above the answers and the bots that think meanwhile."""
STYLES: Mapping[Tone, str] = {
    "problem": "bad", "past": "wash-gold bold", "waiting": "dim", "result": "bold", "question": "wash-gold bold",
}  # fmt: skip
"""The style of the sentence above the answers."""
WORDED = 60
"""Columns from which our turn is said in words."""
YOURS = "on-gold bold"
"""The style of the block that stands before our question, and before no other sentence."""
WATCHED = "on-sky bold"
"""The style of the block before what one only watches."""


class GameLayout:
    """Draws the parts of a game into the widgets of its screen."""

    def __init__(self, screen: GuardedScreen[Any]) -> None:
        self._screen = screen
        self.folded = False
        """True if the rows that stand for the board have been put away, to leave room for answers."""
        self.pointed: tuple[str, Region] | None = None
        """The thing that is being explained, and the drawing it is on."""
        self.over: Region | None = None
        """The thing that the mouse is over."""
        self.foot = KEYS
        """Rows below the answers: that of the keys, and those of what else stands there."""
        self._layout: tuple[bool, bool, bool] | None = None
        """True each if the feed stands beside the board, and if the screen is too small for the board."""
        self._bottom = 0
        """Rows of the question, the hand and the answers."""
        self._stage_size = 0, 0
        """Columns and rows of the stage."""
        self._board_size = 0, 0
        """Columns and rows of the board; none while rows of text stand for it."""

    @property
    def _feed(self) -> Feed:
        return self._screen.query_one("#news", Feed)

    @property
    def _answers(self) -> Answers:
        return self._screen.query_one("#answers", Answers)

    @property
    def _size(self) -> tuple[int, int]:
        return self._screen.size

    def _drawing(self, name: str) -> Drawing:
        return self._screen.query_one(f"#{name}", Drawing)

    def _canvas(self, rows: int) -> Canvas:
        """A canvas as wide as the screen."""
        return Canvas(self._size[0], rows, self._screen.app.ascii_only)

    def show(self, view: View, drawn: Board, status: StatusLine) -> None:
        """Draws what depends on the answer under the cursor."""
        self._place_feed()
        rows = self.show_board(view, drawn)
        rows += aside_rows(*self._size) * (self._show_aside(view, drawn) and is_tight(*self._size))
        asked = self.show_question(view, status)
        rows += (asked if is_tight(*self._size) else 1) + news_rows(*self._size)
        self._show_bottom(view, drawn, self._size[1] - rows - 1 - self.foot)

    def show_title(self, view: View, drawn: Board, table: str, clocks: Mapping[int, float]) -> None:
        """Draws the first row, with the table's name and the seconds left to each seat that has a turn timer."""
        self._show("title", frame.title(view, drawn, self._size, table, frame.clocks(view, drawn, clocks)))

    def show_keys(self, view: View, there: Mapping[str, bool], effects: Sequence[str]) -> None:
        """Draws the last row: the effect of Enter and the keys, see `key_row`; or what the mouse is over, if it is
        explained nowhere else."""
        over = self.over if not is_explained(*self._size) else None
        row = key_row.keys(view, self._size, there, effects)
        if over is not None:
            row = frame.explanation_row(view, frame.about(view, board(view.game.id), over), self._size[0])
        self._drawing("keys").show(row)

    def hide_keys(self) -> None:
        """Leaves the last row free."""
        self._drawing("keys").show(self._canvas(1))

    def _show(self, name: str, canvas: Canvas) -> None:
        """Shows a drawing; without colours, with a mark on the thing that is being explained, unless that is so high
        that it has pictures: its frame says which it is."""
        if self.pointed is not None:
            on, region = self.pointed
            if on == name and not current().colours and region.height < PICTURED:
                for y in range(region.y, region.y + region.height):
                    canvas.paint(region.x, y, region.width, "cursor")
        self._drawing(name).show(canvas)

    def show_board(self, view: View, drawn: Board) -> int:
        """Draws the board; returns its rows."""
        if is_tight(*self._size):
            self._board_size = 0, 0
            return self._show_brief(view, drawn)
        width = board_width(self._size[0])
        room = self._size[1] - frame_rows(*self._size) - foot_rows(*self._size, self.foot)
        canvas = Canvas(width, drawn.height(view, width, room), self._screen.app.ascii_only)
        drawn.draw(view, canvas)
        self._board_size = canvas.size
        self._drawing("board").display = True
        self._show("board", canvas)
        return canvas.height

    def show_question(self, view: View, status: StatusLine) -> int:
        """Draws the sentence above the answers; returns its rows. A long one takes more rows from the feed."""
        if status.repeats and not is_wide(*self._size):
            status = status._replace(text=status.thinkers[0], thinkers=("", ""))
        most = ROWS.get(status.tone, 2) + status.text.count("\n")
        lines = self.sentence_rows(view, status)[:most]
        canvas = self._canvas(max(1, len(lines)))
        for row, (x, line) in enumerate(lines):
            canvas.write(x, row, line)
            canvas.paint(0, row, canvas.width, STYLES[status.tone])
        canvas.put(1, 0, self._block(view, status), WATCHED if status.badge else YOURS)
        if lines:
            x, last = lines[-1]
            self._add_thinkers(canvas, view, status, canvas.width - last.cell_len - APART - 1 - x)
        self._drawing("question").show(canvas)
        return canvas.height

    def sentence_rows(self, view: View, status: StatusLine) -> list[tuple[int, Text]]:
        """The rows of the sentence above the answers, each with the column where it begins: behind the block before a
        question. What a coach says below it begins at the edge where it needs the room."""
        block, console = self._block(view, status), self._screen.app.console
        start = 1 + cell_len(block) + bool(block)
        room = self._size[0] - 1 - start
        asked, *more = rich(status.text, view.names).split("\n") or [Text()]
        if status.before and cell_len(status.before) + len(SKIPPED) + asked.cell_len <= room:
            asked = Text.assemble((f"{status.before}{SKIPPED}", style("dim")), asked)
        if status.shorter and asked.cell_len > room:
            asked = rich(status.shorter, view.names)
        rows = [(start, row) for row in wrap(asked, console, room)]
        for line in more:
            x = start if line.cell_len <= room else 1
            rows += [(x, row) for row in wrap(line, console, self._size[0] - 1 - x)]
        return rows

    def _block(self, view: View, status: StatusLine) -> str:
        """The block before a question, which tells it from all that was told; empty before any other sentence. A single
        choice leaves nothing to decide, so it only asks to continue. Only the narrowest screens have a sign alone."""
        if status.badge:
            return f" {status.badge} "
        if status.tone != "question":
            return ""
        text = "frame-continue" if len(view.legal) == 1 else "frame-yours"
        said = view.words(text) if self._size[0] >= WORDED else ""
        return f" {' '.join(filter(None, (glyph('turn', view.ascii_only), said)))} "

    def _place_feed(self) -> None:
        """Puts the feed beside the board or below it, if that has changed: everything is laid out again then."""
        upright = is_upright(*self._size)
        wide, tight, _ = layout = is_wide(*self._size), is_tight(*self._size), upright
        if layout != self._layout:
            self._layout = layout
            side = self._screen.query_one("#side")
            self._screen.query_one("#middle").styles.layout = "horizontal" if wide else "vertical"
            self._screen.query_one("#bottom").styles.layout = "vertical" if upright else "horizontal"
            self._answers.spaced = upright
            side.styles.width = SIDE if wide else "100%"
            self._feed.noted = wide or is_upright(*self._size) or (tight and self._size[1] >= TALL)

    def _show_brief(self, view: View, drawn: Board) -> int:
        """Draws the rows of text that stand for the board, unless they are put away; returns how many there are."""
        canvas = self._canvas(0) if self.folded else frame.brief(view, drawn, self._size)
        shown = self._drawing("board")
        shown.display = bool(canvas.height)
        shown.show(canvas)
        return canvas.height

    def _show_aside(self, view: View, drawn: Board) -> bool:
        """Draws what the answer under the cursor means, or without a cursor what is good to know, if there is room for
        it; returns whether there is."""
        aside = self._drawing("aside")
        aside.display = is_explained(*self._size)
        if aside.display:
            width = SIDE if is_wide(*self._size) else self._size[0]
            title = "table-aside" if view.cursor is not None else "table-aside-idle"
            about = Explanation(view.words(title), drawn.beside(view))
            if self.over is not None:
                about = frame.about(view, drawn, self.over)
            size = width, aside_rows(*self._size)
            aside.show(frame.explanation(view, about, size, self._screen.app.console))
        return aside.display

    def _add_thinkers(self, canvas: Canvas, view: View, status: StatusLine, room: int) -> None:
        """Names the bots that think at the end of the last row, if there is room."""
        found = (text for each in status.thinkers if (text := rich(each, view.names)).cell_len <= room)
        said = next(found, Text())
        said.stylize_before(style("dim"))
        canvas.write(canvas.width - 1 - said.cell_len, canvas.height - 1, said)

    def _show_bottom(self, view: View, drawn: Board, free: int) -> None:
        """Draws the hand, and gives the answers their rows."""
        canvas = None if is_tight(*self._size) else drawn.hand(self._for_hand(view), hand_room(*self._size, self.foot))
        if is_tight(*self._size) or is_upright(*self._size):
            self._drawing("hand").display = canvas is not None
            width, rows = self._size[0] - 2, self._rows_below(view, canvas, free)
        else:
            width, rows = self._keep_hand(view, drawn, free, canvas.width if canvas is not None else 0)
            if self.foot > KEYS:
                rows = max(min(rows, free + 1), self._needed(width, canvas))
        if canvas is not None:
            self._show_hand(canvas)
        self._screen.query_one("#bottom").styles.height = rows
        self._bottom = rows
        self._stage_size = 0 if is_tight(*self._size) else width, rows
        self.show_stage(view, drawn)

    def _for_hand(self, view: View) -> View:
        """The view that the hand is drawn from: while all of it is pointed at, no card is lifted out of its frame."""
        whole = self.pointed is not None and self.pointed[0] == "hand" == self.pointed[1].name
        return replace(view, cursor=None) if whole else view

    def _show_hand(self, canvas: Canvas) -> None:
        """Draws the hand; all of it is one thing if nothing in it can be explained."""
        if not canvas.regions:
            canvas.named("hand")
        if is_upright(*self._size):
            self._drawing("hand").styles.width = canvas.width + 1
        self._show("hand", canvas)

    def _rows_below(self, view: View, hand: Canvas | None, free: int) -> int:
        """The rows of hand and answers below each other: as many as they need and are free."""
        tight, above = is_tight(*self._size), hand.height if hand is not None else 0
        least = BOTTOM + is_upright(*self._size) if not tight else FEW if view.legal else 1
        if view.seat is None:  # a spectator has no cards and answers nothing: on a low screen the feed takes these rows
            least = 0 if tight else BOTTOM
        rows = above + max(least, min(self._answers.rows(self._size[0] - 2, after=True), free - above))
        if (
            not view.legal and not tight and self.foot == KEYS
        ):  # a new layout is sent whole, so the old one stays meanwhile
            rows = max(rows, min(self._bottom, free))
        return rows

    def _keep_hand(self, view: View, drawn: Board, free: int, held: int) -> tuple[int, int]:
        """Keeps the room of the largest hand, so that the answers beside it stay where they are; returns their columns
        and rows. Answers that would need more rows there take the columns that a hand of `held` columns leaves; the
        stage takes all where there is no hand."""
        wide, high = drawn.hand_size(view, hand_room(*self._size, self.foot))
        least = BOTTOM if view.seat is not None or self._size[1] >= TALL else 0
        rows = bottom_rows(*self._size, free, max(least, high))
        across = self._size[0] - 3
        alone = not held and not view.legal
        if alone or (view.legal and self._answers.rows(across - wide) > self._answers.rows(across - held)):
            wide = held
        hand = self._drawing("hand")
        hand.display, hand.styles.width = bool(wide), wide + 1
        return self._size[0] - 2 - (wide + 1 if wide else 0), rows

    def _needed(self, width: int, hand: Canvas | None) -> int:
        """The rows that the hand and the answers beside it need at least: where something else stands below them, the
        feed needs the others."""
        held = hand.text().rstrip().count("\n") + 1 if hand is not None else 0
        return max(held, min(BOTTOM, self._answers.rows(width)))

    def show_stage(self, view: View, drawn: Board) -> None:
        """Draws what is happening in the rows of the answers, while there are none, the last event of a game included;
        or what the answer under the cursor leads to, where it is chosen on the board."""
        width, rows = self._stage_size
        chosen = drawn.on_board(view, self._board_size) if view.legal and all(self._board_size) else None
        self._answers.tell(told(view, chosen) if chosen else None)
        over = view.outcome is not None and view.news is None
        if view.legal or over or not width or rows < 2:
            self._answers.play(None)
            return
        canvas = Canvas(width, rows, self._screen.app.ascii_only)
        draw_stage(drawn, view, canvas, self._board_size)
        self._answers.play(canvas)
