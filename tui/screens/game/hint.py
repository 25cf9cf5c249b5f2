"""A hint on the screen: the row that shows the search for it, and the dialog with its result.

Knows: requests for hints, what a result holds, where the dialog and the last row are.
Must not know: how a search works, or what the answers mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
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
from tui.draw.styles import current, seat_style, style
from tui.game_view.hint_request import HintRequest
from tui.game_view.hints import LONGEST, is_unproven, left_out, ranked, reason
from tui.game_view.question import QuestionKey
from tui.input.bindings import named_binding
from tui.screens.dialogs import Dialog
from tui.screens.key_line import at_both_ends
from tui.text.words import letter, rich
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

from .recap_dialog import GAP, PARTED, in_columns

if TYPE_CHECKING:
    from tui.app.protocol import TableApp

TICK = 0.1
"""Seconds between two pictures of the row."""
BAR = 20
"""Columns of the bar that fills while a search runs."""
WIDTH = 72
"""Columns of the table of answers, at most."""
APART = 3
"""Columns between two columns of the table where the players are named."""
LEAST_BAR, LONGEST_BAR = 8, 28
"""Columns of a bar of chances behind a row, at least and at most."""
LED = 2
"""The parts of a brief answer that say where it leads: its name, and that."""
SCROLL_BAR = 2
"""Columns of the dialog beside its text, for a scroll bar and a free one before it."""
NAMES = ((14, 36), (8, 20), (0, 0))
"""The columns that a name may take if so many are left for an answer; else it takes fewer, or none. The letter before
a name tells players of one name apart."""

Said = tuple[Text, Text]
"""What a hint says above and below its table."""


class HintRow(Drawing):
    """Stands in place of the keys while a knight searches, and says why one does not."""

    if TYPE_CHECKING:
        app: TableApp  # pyright: ignore[reportIncompatibleMethodOverride]

    class Found(Message):
        """A search has come to a result."""

        def __init__(self, question: QuestionKey, thought: Thought) -> None:
            super().__init__()
            self.question, self.thought = question, thought

    def __init__(self, request: HintRequest, readable: Callable[[], bool], *, id: str | None = None) -> None:
        """`readable` is True if the question is on the screen, and nothing over it."""
        super().__init__(id=id)
        self._request, self._readable = request, readable
        self._open: QuestionKey = ()
        """The question that is open now: a sentence about any other is no longer true."""

    def on_mount(self) -> None:
        self.display = False
        self.set_interval(TICK, self._tick)

    def on_unmount(self) -> None:
        self._request.cancel()

    @property
    def searching(self) -> bool:
        """True while a search runs, or its result could not be shown yet."""
        return self._request.search is not None

    def search(self, question: QuestionKey, replica: core.Replica[Any]) -> None:
        """Starts a search about this question, unless there is one already or its result is known."""
        known, guest = self._request.known(question, replica), self.app.guest
        if known is not None:
            self.post_message(self.Found(question, known))
        elif guest is not None and not self._request.is_searching(question, replica):
            self._request.start(question, replica, guest.spawn, self.app.ALONE)
            self._tick()

    def stop(self) -> None:
        """Stops the search: nobody wants to know any more."""
        self._request.cancel()
        self.hush()

    def keep(self, question: QuestionKey) -> None:
        """Drops a search or a sentence about anything but the question that is open now."""
        if self._request.keep(question):
            self.hush()
        if question != self._open:
            self._open = question
            self.hush()

    def say(self, sentence: str) -> None:
        """Shows a sentence until `hush`."""
        width = self.app.size.width
        lines = wrap(Text(sentence, style("gold")), self.app.console, width - 2)
        canvas = Canvas(width, len(lines), self.app.ascii_only)
        for row, line in enumerate(lines):
            canvas.write(1, row, line)
        self._show(canvas)

    def hush(self) -> None:
        """A sentence has been read: the keys come back unless a search runs."""
        if not self.searching:
            self._take_place(False)

    def _tick(self) -> None:
        search = self._request.search
        if search is None:
            return
        if search.failed:
            self._request.take()
            self.say(self.app.words("table-hint-failed"))
        elif search.found is None:
            self._paint(search.seconds)
        elif self._can_be_read():
            self._request.take()
            self.hush()
            self.post_message(self.Found(self._request.question, search.found))

    def _can_be_read(self) -> bool:
        """True if the player neither reads anything else nor writes."""
        return self._readable() and not self.screen.query_one("#chat").display

    def _paint(self, seconds: float) -> None:
        """Draws how long the search has taken, of how long it may, and how to stop it."""
        words, width, stops = self.app.words, self.app.size.width, self.app.words("table-hint-stops")
        canvas = Canvas(width, 1, self.app.ascii_only)
        x = canvas.put(1, 0, words("table-hint-thinking", seconds=f"{seconds:.1f}"), "gold") + 3
        room = min(BAR, width - x - cell_len(stops) - 4)
        full = min(room, int(seconds / LONGEST * room))
        x = canvas.put(x, 0, "▮" * full, "gold")
        canvas.put(x, 0, "▯" * (room - full), "dim")
        canvas.right(width - 1, 0, stops, "dim")
        self._show(canvas)

    def _show(self, canvas: Canvas) -> None:
        self.show(canvas)
        self._take_place(True)

    def _take_place(self, here: bool) -> None:
        """Shows this row in place of the keys, or the keys."""
        self.display = here
        self.screen.query_one("#keys").display = not here


class HintDialog(Dialog[bool]):
    """A knight's choice and its reason. Returns True if the cursor is to go there. It closes once it is `stale`."""

    COLUMNS = 100
    BINDINGS = [
        Binding("enter", "close(True)", show=False),
        Binding("space", "close(False)", show=False),
        named_binding("leave", "close(False)", said=False),
        named_binding("hint", "close(False)", said=False),
    ]

    def __init__(self, title: Text, said: Said, figures: Callable[[int], Text], stale: Callable[[], bool]) -> None:
        """`title` is the advice; `said` stands above and below the table of answers, which `figures` returns in so many
        columns; `stale` is True once the question has changed."""
        super().__init__(by_itself=True)
        self._title, self._figures, self._stale = title, figures, stale
        self._said, self._below = said

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog wide"):
            yield Static(self._title, classes="heading")
            with VerticalScroll(classes="fit"):
                yield Static(Prose(self._said))
                yield Static(id="figures")
                yield Static(Prose(self._below))
            yield Static(classes="hint")

    def on_mount(self) -> None:
        self.on_resize()
        self.query(VerticalScroll).focus()  # none is left if the dialog has gone meanwhile

    def on_resize(self) -> None:
        super().on_resize()
        table = self._figures(self.across - SCROLL_BAR)
        for each in self.query("#figures").results(Static):
            each.update(table)
        for each in self.query(".hint").results(Static):
            each.update(at_both_ends(self.app.words("table-hint-keys"), self.across))

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.go_if_stale()

    def go_if_stale(self) -> None:
        """Closes the dialog if the question has changed."""
        if self._stale():
            self.dismiss(False)

    def action_close(self, there: bool) -> None:
        self.dismiss(there and not self._stale())

    def on_click(self, event: events.Click) -> None:
        if self.takes(event):
            self.dismiss(False)


def advice(thought: Thought, view: View, drawn: Board) -> Text:
    """The best answer by its name, as the title of a hint."""
    name = drawn.cells(view, thought.action)[0]
    return rich(view.words("table-hint-advises", choice=name), view.names)


def said(thought: Thought, view: View, drawn: Board) -> Said:
    """Why the best answer may be good, and by how much it is better than the next answer; and how many answers the
    table leaves out, and what a knight has done for it."""
    why = Text("\n").join(rich(each, view.names) for each in reason(drawn, view, thought)).append("\n")
    below = [*left_out(view.words, thought), view.words("table-hint-knight")]
    return why, Text("\n" + "\n".join(below), style("soft-dim"))


def figures(thought: Thought, view: View, drawn: Board, width: int = WIDTH) -> Text:
    """The best answers in so many columns, by the chance to win: how often the search followed each, and every player's
    chance below a heading of their own."""
    shown, seats = ranked(thought, view.own), len(view.names)
    tables = [[_head(view, name), *(_counts(option, seats, bool(name)) for option in shown)] for name, _ in NAMES]
    gaps = [APART if name else GAP for name, _ in NAMES]
    rooms = [
        min(width, WIDTH) - sum(each + gap for each in _widths(lines)) for lines, gap in zip(tables, gaps, strict=True)
    ]
    at = next((at for at, (_, least) in enumerate(NAMES) if rooms[at] >= least), -1)
    worded = _worded(shown, view, drawn, rooms[at])
    room = min(rooms[at], max(_numbered(each.action, view, drawn, worded[each.action]).cell_len for each in shown))
    first = Text(panels.fitted(view.words("table-hint-answer"), room))
    answers = [first, *(_answer(option.action, view, drawn, (worded[option.action], room)) for option in shown)]
    unproven = [row for row, each in enumerate(shown, 1) if is_unproven(thought, each, view.own)]
    table = _table(view, answers, tables[at], gaps[at], unproven)
    known = [None if row in unproven or not each.visits else each.expected for row, each in enumerate(shown, 1)]
    return _with_bars(table, known, width, view)


def _with_bars(table: Text, known: Sequence[Sequence[float] | None], width: int, view: View) -> Text:
    """The table with the players' chances as a bar in their colours behind each row, below a heading, if it has room
    and colours."""
    lines = list(table.split("\n"))
    room = min(LONGEST_BAR, width - APART - max(line.cell_len for line in lines))
    if room < LEAST_BAR or not current().colours:
        return table
    sign, free = "=" if view.ascii_only else "━", Text(" " * APART)
    ends = [free + _shares(chances, room, sign) if chances else Text() for chances in known]
    ends[0].stylize_before(style("here"))
    heading = Text(panels.fitted(view.words("table-hint-bars"), room), style("soft-dim"))
    for line, end in zip(lines[-len(ends) - 1 :], [free + heading, *ends], strict=True):
        line.append_text(end)
    return Text("\n", no_wrap=True).join(lines)


def _shares(chances: Sequence[float], room: int, sign: str) -> Text:
    """Chances side by side, each in its player's colour."""
    stops = [round(room * sum(chances[:at])) for at in range(len(chances) + 1)]
    return Text.assemble(*((sign * (end - start), seat_style(at)) for at, (start, end) in enumerate(pairwise(stops))))


def _table(view: View, answers: list[Text], lines: list[list[Text]], gap: int, unproven: Sequence[int]) -> Text:
    """The answers with their figures, below two rows of heads; the best one stands out. The `unproven` rows say so in
    place of the figures."""
    widths = [max(answer.cell_len for answer in answers), *_widths(lines)]
    rows = [in_columns([answer, *line], widths, gap=gap) for answer, line in zip(answers, lines, strict=True)]
    for row in unproven:
        rows[row] = _without_figures(view, [answers[row], lines[row][-1]], widths, gap)
    rows[1].stylize_before(style("here"))
    head = [_above(view, widths, gap), rows[0]]
    for each in head:
        each.stylize_before(style("soft-dim"))
    return Text("\n", no_wrap=True).join([*head, *rows[1:]])


def _without_figures(view: View, cells: list[Text], widths: list[int], gap: int) -> Text:
    """The row of an answer that was tried too little: its name and how often it was tried, and that between them."""
    first, *seats, last = widths
    room = sum(seats, gap * len(seats[1:]))
    said = view.words("answers-unproven")
    between = said.center(room) if cell_len(said) <= room else "?".rjust(seats[0]).ljust(room)
    row = in_columns([cells[0], Text(between), cells[1]], [first, room, last], gap=gap)
    row.stylize(style("soft-dim"))
    return row


def _above(view: View, widths: list[int], gap: int) -> Text:
    """The row above the heads: what the chances are, and the first word over the games that were played for them."""
    first, *seats, last = widths
    room = sum(seats, gap * len(seats[1:]))
    chances = _across(view.words("table-hint-chances"), room)
    heads = [Text(), Text(chances), Text(_trials(view)[0])]
    return in_columns(heads, [first - max(0, cell_len(chances) - room), cell_len(chances), last], gap=gap)


def _across(text: str, width: int) -> str:
    """A heading over several columns, in the middle of a line as wide as they are; alone where it is wider."""
    free = width - cell_len(text) - 2
    return f"{'─' * (free // 2)} {text} {'─' * (free - free // 2)}" if free > 1 else text.rjust(width)


def _widths(lines: list[list[Text]]) -> list[int]:
    """The width of each column."""
    return [max(cell_len(line[column].plain) for line in lines) for column in range(len(lines[0]))]


def _head(view: View, width: int) -> list[Text]:
    """The heads of the figures, with names of so many columns, if any."""
    seats = [
        Text(f"{letter(at)} {panels.fitted(name, width)}" if width else letter(at), seat_style(at))
        for at, name in enumerate(view.names)
    ]
    first, last = _trials(view)
    return [*seats, Text(last.rjust(cell_len(first)))]


def _trials(view: View) -> tuple[str, str]:
    """The head of the last column, in two rows."""
    first, _, last = view.words("table-hint-visits").partition(" ")
    return first, last


def _counts(option: Option, seats: int, named: bool) -> list[Text]:
    """Every player's chance by an answer and how often it was tried; dashes for one that was left aside."""
    if not option.visits:
        return [Text("–", style("dim"))] * (seats + 1)
    return [*(_chance(share, named) for share in option.expected), Text(str(option.visits))]


def _chance(share: float, roomy: bool) -> Text:
    return Text(f"{100 * share:.0f} %" if roomy else f"{100 * share:.0f}")


def _worded(shown: Sequence[Option], view: View, drawn: Board, room: int) -> Mapping[core.Action, str]:
    """The longest wording in which all answers of a hint fit in so many columns. If none does: the briefest one for
    those of which it shows where they lead, provided that they are most, and the full one for the others."""
    forms, named = _forms(view, drawn), [option.action for option in shown]

    def fitting(told: Mapping[core.Action, str]) -> Sequence[core.Action]:
        return [each for each in named if _numbered(each, view, drawn, told[each]).cell_len <= room]

    if (found := next((form for form in forms if len(fitting(form)) == len(named)), None)) is not None:
        return found
    whole, briefest = forms[0], forms[-1]
    led = fitting({action: PARTED.join(told.split(PARTED)[:LED]) for action, told in briefest.items()})
    return whole | ({action: briefest[action] for action in led} if 2 * len(led) > len(named) else {})


def _forms(view: View, drawn: Board) -> Sequence[dict[core.Action, str]]:
    """All answers in words, in full and then in fewer."""
    briefer = (drawn.brief_answers(view), drawn.briefest_answers(view))
    whole = [drawn.answer(view, action) for action in view.legal]
    shorter = [[PARTED.join(filter(None, drawn.parted(row))) for row in rows] for rows in briefer if rows]
    return [dict(zip(view.legal, told, strict=True)) for told in (whole, *shorter)]


def _answer(action: core.Action, view: View, drawn: Board, told: tuple[str, int]) -> Text:
    """An answer in these words and so many columns, with the digit that gives it. Its last parts are left out where
    they have no room."""
    answer, room = told
    parts = answer.split(PARTED)
    shorter = (PARTED.join(parts[:count]) for count in range(len(parts), 0, -1))
    texts = [_numbered(action, view, drawn, each) for each in shorter]
    return panels.fitted_line(next((each for each in texts if each.cell_len <= room), texts[-1]), room)


def _numbered(action: core.Action, view: View, drawn: Board, answer: str = "") -> Text:
    """An answer behind the digit that gives it; in full without words of its own."""
    answer = answer or drawn.answer(view, action)
    digit = drawn.digit(view, view.legal.index(action))
    text = Text().append(f"{digit} " if digit < 10 else "  ", style("gold"))
    return text.append_text(rich(answer, view.names))
