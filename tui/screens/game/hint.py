"""A hint: while a knight thinks about our answer, and what he would do, over the board.

Knows: the question he was asked, what a thought holds, where the dialog and the last row are.
Must not know: how he thinks; what the answers mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

import core
from ai.search import Option, Thought
from tui.boards import Board, View
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.draw.styles import seat_style, style
from tui.game_view.hints import PATIENCE, Advice, reason, tried
from tui.screens.base import does
from tui.screens.dialogs import Dialog
from tui.text.words import letter, rich
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

from .tally import GAP, in_columns

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

Question = tuple[Any, ...]
"""What is asked and every answer; empty for none."""
TICK = 0.1
"""Seconds between two pictures of the row."""
BAR = 20
"""Columns of the bar that fills while a knight thinks."""
WIDTH = 72
"""Columns of the table of answers, at most."""
AROUND_TEXT = 6
"""Columns of the dialog on both sides of a text."""
NAMES = ((14, 36), (8, 20), (0, 0))
"""How many columns a name may take if so many are left for an answer; else it takes fewer, or none. The letter before
it tells those of one name apart."""


class HintRow(Drawing):
    """Stands in place of the keys while a knight thinks, and says why he does not."""

    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]

    class Found(Message):
        """He knows what he would do."""

        def __init__(self, question: Question, thought: Thought) -> None:
            super().__init__()
            self.question, self.thought = question, thought

    def __init__(self, readable: Callable[[], bool], *, id: str | None = None) -> None:
        """`readable`: is the question on the screen, and nothing over it?"""
        super().__init__(id=id)
        self._readable = readable
        self._advice: Advice | None = None
        self._about: tuple[Question, int] = ((), 0)
        """The question that he thinks about or has thought about, and after which step of the game."""
        self._known: Thought | None = None
        """What he said of it: asked again he says the same."""
        self._asked: Question = ()
        """What is asked now: a sentence about anything else is no longer true."""

    def on_mount(self) -> None:
        self.display = False
        self.set_interval(TICK, self._tick)

    def on_unmount(self) -> None:
        if self._advice is not None:
            self._advice.stop()

    @property
    def thinking(self) -> bool:
        """Is there a thought on its way, or one that could not be shown yet?"""
        return self._advice is not None

    def think(self, question: Question, replica: core.Replica[Any]) -> None:
        """Let a knight think about this question, unless he does or has."""
        about = (question, replica.seq)
        if about == self._about and self._known is not None:
            self.post_message(self.Found(question, self._known))
        elif (about != self._about or self._advice is None) and self.app.guest is not None:
            self.stop()
            self._about, self._known = about, None
            self._advice = Advice(self.app.guest, replica, self.app.ALONE)
            self._tick()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._advice is not None:
            self._advice.stop()
            self._advice = None
        self.hush()

    def keep(self, question: Question) -> None:
        """This is what is asked now: a thought about anything else is not wanted any more, nor a sentence."""
        if self._advice is not None and self._about[0] != question:
            self.stop()
        if question != self._asked:
            self._asked = question
            self.hush()

    def say(self, sentence: str) -> None:
        """This, until `hush`."""
        width = self.app.size.width
        lines = wrap(Text(sentence, style("gold")), self.app.console, width - 2)
        canvas = Canvas(width, len(lines), self.app.ascii_only)
        for row, line in enumerate(lines):
            canvas.write(1, row, line)
        self._show(canvas)

    def hush(self) -> None:
        """A sentence has been read: the keys come back, unless he thinks."""
        if self._advice is None:
            self._stand_in(False)

    def _tick(self) -> None:
        advice = self._advice
        if advice is None:
            return
        if advice.failed:
            self.stop()
            self.say(self.app.words("table-hint-failed"))
        elif advice.thought is None:
            self._paint(advice.seconds)
        elif self._can_be_read():
            self._known = advice.thought
            self.stop()
            self.post_message(self.Found(self._about[0], advice.thought))

    def _can_be_read(self) -> bool:
        """Does nobody read anything else, or write?"""
        return self._readable() and not self.screen.query_one("#chat").display

    def _paint(self, seconds: float) -> None:
        """How long he has thought, of how long he may, and how to stop him."""
        words, width, stops = self.app.words, self.app.size.width, self.app.words("table-hint-stops")
        canvas = Canvas(width, 1, self.app.ascii_only)
        x = canvas.put(1, 0, words("table-hint-thinking", seconds=f"{seconds:.1f}"), "gold") + 3
        room = min(BAR, width - x - cell_len(stops) - 4)
        full = min(room, int(seconds / PATIENCE * room))
        x = canvas.put(x, 0, "▮" * full, "gold")
        canvas.put(x, 0, "▯" * (room - full), "dim")
        canvas.right(width - 1, 0, stops, "dim")
        self._show(canvas)

    def _show(self, canvas: Canvas) -> None:
        self.show(canvas)
        self._stand_in(True)

    def _stand_in(self, here: bool) -> None:
        """Only one of the two rows is on the screen."""
        self.display = here
        self.screen.query_one("#keys").display = not here


class HintDialog(Dialog[bool]):
    """What a knight would do and why. Gives True if the cursor shall go there. Once it is `stale` it goes."""

    BINDINGS = [
        Binding("enter", "close(True)", show=False),
        Binding("space", "close(False)", show=False),
        does("leave", "close(False)", said=False),
        does("hint", "close(False)", said=False),
    ]

    def __init__(self, said: Text, figures: Callable[[int], Text], stale: Callable[[], bool]) -> None:
        """`figures`: in so many columns."""
        super().__init__(by_itself=True)
        self._said, self._figures, self._stale = said, figures, stale

    def compose(self) -> ComposeResult:
        words = self.app.words
        with Vertical(classes="dialog wide"):
            yield Static(Text(words("table-hint-title")), classes="heading")
            with VerticalScroll(classes="fit"):
                yield Static(Prose(self._said))
                yield Static(id="figures")
            yield Static(Text(words("table-hint-keys")), classes="hint")

    def on_mount(self) -> None:
        self.on_resize()
        self.query(VerticalScroll).focus()  # none is left if the dialog has gone meanwhile

    def on_resize(self) -> None:
        super().on_resize()
        for each in self.query("#figures").results(Static):
            each.update(self._figures(self.app.size.width - AROUND_TEXT))

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.go_if_stale()

    def go_if_stale(self) -> None:
        """The question may have changed."""
        if self._stale():
            self.dismiss(False)

    def action_close(self, there: bool) -> None:
        self.dismiss(there and not self._stale())

    def on_click(self, event: events.Click) -> None:
        if self.takes(event):
            self.dismiss(False)


def said(thought: Thought, view: View, drawn: Board) -> Text:
    """What he would do, what he looked at, and by how much it is better than the next answer."""
    answer = rich(drawn.answer(view, thought.action), view.names, "bold")
    return answer.append(f"\n\n{reason(view.words, thought, view.own)}\n", "not bold")


def figures(thought: Thought, view: View, drawn: Board, width: int = WIDTH) -> Text:
    """The best answers, in so many columns: how often he followed each, and everybody's chance to win with it."""
    shown = tried(thought)
    tables = [[_head(view, name), *(_counts(option, bool(name)) for option in shown)] for name, _ in NAMES]
    rooms = [min(width, WIDTH) - sum(each + GAP for each in _widths(lines)) for lines in tables]
    at = next((at for at, (_, least) in enumerate(NAMES) if rooms[at] >= least), -1)
    lines, room, widths = tables[at], rooms[at], _widths(tables[at])
    heads = [view.words(f"table-hint-{key}") for key in ("answers", "answer")]
    first = Text(next((head for head in heads if cell_len(head) <= room), panels.fitted(heads[-1], room)))
    answers = [first, *(_answer(option, view, drawn, room) for option in shown)]
    rows = [in_columns([answer, *line], [room, *widths]) for answer, line in zip(answers, lines, strict=True)]
    rows[0].stylize_before(style("dim"))
    rows[1].stylize_before("bold")
    return Text("\n", no_wrap=True).join(rows)


def _widths(lines: list[list[Text]]) -> list[int]:
    """Columns of each column."""
    return [max(cell_len(line[column].plain) for line in lines) for column in range(len(lines[0]))]


def _head(view: View, width: int) -> list[Text]:
    """What stands above the figures, with names of so many columns, if any."""
    seats = [
        Text(f"{letter(at)} {panels.fitted(name, width)}" if width else letter(at), seat_style(at))
        for at, name in enumerate(view.names)
    ]
    return [Text(view.words("table-hint-visits")), *seats]


def _counts(option: Option, named: bool) -> list[Text]:
    return [Text(str(option.visits)), *(_chance(share, named) for share in option.expected)]


def _chance(share: float, roomy: bool) -> Text:
    return Text(f"{100 * share:.0f} %" if roomy else f"{100 * share:.0f}")


def _answer(option: Option, view: View, drawn: Board, room: int) -> Text:
    """An answer as its list says it, with the digit that gives it, in one line."""
    digit = drawn.digit(view, view.legal.index(option.action))
    text = Text().append(f"{digit} " if digit < 10 else "  ", style("gold"))
    text.append_text(rich(drawn.answer(view, option.action), view.names))
    return panels.fitted_line(text, room)
