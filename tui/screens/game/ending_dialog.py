"""The result of a game in a dialog: the scores as they grew, the winner in large, and the others' distance.

Knows: banners, bars, a chart, and the dialog they stand in.
Must not know: the rules of any game; the board says what the scores count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.timer import Timer
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import core
from tui.boards import View, board
from tui.boards.course import Course, course_of
from tui.draw import charts, panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.charts import Curve
from tui.draw.styles import style
from tui.game_view.loss import loss_line
from tui.input.bindings import named_binding
from tui.screens.dialogs import Chooser
from tui.text.words import letter, rich
from tui.text.wrap import Prose
from tui.widgets.drawing import Drawing

WIDTH = 66
"""Columns of the banner and the bars."""
NAME = 20
"""Columns of a name, at most."""
CROWN = 13
"""Columns of the crown and the space beside it."""
ROOMY = 32
"""Rows from which a screen is a high one."""
EDGES = 5
"""Columns of the dialog beside its text: the borders, the padding, the scroll bar."""
AROUND = 7
"""Rows of the dialog beside its scrolling part and the answers: borders, heading, keys, and the rows between."""
HEADING = 2
"""Rows of the heading and the space below it."""
FEW = 3
"""Answers that leave a free row above them on a low screen."""
CHART, TALL = 9, 15
"""Rows of the chart with the marks below it; the second on a screen with rows to spare."""
SPARE = 46
"""Rows from which a screen has rows to spare."""
PICTURES = {"full": 30, "quick": 12, "off": 1}
"""In how many pictures the scores grow, by the setting `motion`."""
BEAT = 0.3
"""The number of pauses of the feed that pass between two pictures."""


class Form(NamedTuple):
    """The height of the parts above the bars, and their distance."""

    banner: int
    """Rows of the banner; a banner of one row has no crown, 0 is none."""
    above: int = 0
    """Free rows above the bars."""
    below: int = 1
    """Free rows below the bars."""
    close: bool = False
    """True if the text below has no empty lines either."""

    def rows(self, players: int, said: Sequence[str]) -> int:
        """Rows of everything, down to the last line of the text."""
        return self.banner + self.above + players + self.below + sum(not self.close or bool(line) for line in said)


HIGH = Form(5, 1)
"""On a high screen."""
LOW = (
    Form(3, 1), Form(3), Form(1), Form(1, close=True), Form(1, below=0, close=True), Form(0, below=0, close=True),
)  # fmt: skip
"""On a low one: the first form that leaves in sight what the scores are made of, or else the last. Without a banner
the winner is the first of the bars."""


@dataclass(frozen=True)
class End:
    """The end of a game, and the course of its scores."""

    outcome: core.Outcome
    names: Sequence[str]
    course: Course
    of: str
    """The title of the curves."""
    part: Callable[[int], str]
    """Names a part of the game, such as a round or a turn, by its number."""
    trophy: str = "crown"
    """The picture beside the winner's name."""


def end_of(view: View, replica: core.Replica[Any], outcome: core.Outcome) -> End:
    """The end of a game as the replica has seen it."""
    drawn = board(view.game.id)
    course = course_of(drawn, replica, outcome)
    of, names = drawn.text(view, "curve"), view.names
    return End(outcome, names, course, of, lambda part: drawn.part(view, part), drawn.trophy)


def why_it_ended(view: View, end: End, deal: str) -> Text:
    """The decision of the game, for whom, what the scores are made of, and what is known of the deal."""
    drawn = board(view.game.id)
    lines, more = [drawn.reason(view, end.outcome)], drawn.end(view)
    lines += filter(None, [loss_line(view, end.outcome, end.course)])
    lines += ["", *more] if more else []
    lines += ["", deal] if deal else []
    return rich("\n".join(lines), view.names)


class EndingDialog(Chooser):
    """Lets the scores grow to the end, then shows the winner's banner, a bar for each player, the reason, the curves of
    the scores, and what to do now. Any key shows the end at once. On a low screen the middle scrolls."""

    BINDINGS = [
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        named_binding("rematch", "rematch", said=False),
    ]
    keys_named = "table-end-keys"

    def __init__(self, title: str, end: End, why: Text, answers: Sequence[str], by_itself: bool) -> None:
        super().__init__(title, why, answers, by_itself)
        self._end = end
        self._share = 1.0
        """The share of the game that is shown; 1 when nothing moves."""
        self._growing: Timer | None = None
        self.told: Callable[[], None] = lambda: None
        """Called whenever the end is shown."""
        self._close = False
        """True if the text below the bars is shown without its empty lines."""

    def compose_body(self) -> ComposeResult:
        yield Drawing(id="ranking")
        yield Static(Prose(self._body), id="why")
        yield Drawing(id="course")

    def on_mount(self) -> None:
        pictures = PICTURES[self.app.settings.motion] if self.app.pause else 1
        if pictures > 1 and self.by_itself:
            self._share = 0.0
            self._growing = self.set_interval(BEAT * self.app.pause, lambda: self._grow(1 / pictures))
        self._draw()

    def on_resize(self) -> None:
        super().on_resize()
        self._draw()

    def on_key(self, event: events.Key) -> None:
        """The first key only shows the end."""
        if self._share < 1:
            event.stop()
            event.prevent_default()
            self._grow(1)

    def on_click(self) -> None:
        if self._share < 1:
            self._grow(1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click while the scores grow only shows the end, also on an answer."""
        if self._share < 1:
            event.prevent_default()
            self._grow(1)

    @property
    def growing(self) -> bool:
        """True while the scores grow."""
        return self._share < 1

    def offer(self, answer: str) -> None:
        """Adds one more choice, once."""
        if answer not in self._answers:
            self._answers = [*self._answers, answer]
            self.query_one(OptionList).add_option(Option(Text(f"{len(self._answers)} {answer}")))
            self._draw()

    def tell(self, line: str) -> None:
        """Says something new beside the title."""
        said = Text(self._title)
        if line:
            said.append(f"   {line}", style("ink"))
        for heading in self.query(".heading").results(Static):
            heading.update(said)

    def action_rematch(self) -> None:
        """Chooses the rematch, if there is one."""
        wanted = [self.app.words(f"table-end-{each}") for each in ("rematch", "anew")]
        at = next((at for at, answer in enumerate(self._answers) if answer in wanted), None)
        if at is not None:
            self.dismiss(at)

    def action_page(self, by: int) -> None:
        """Scrolls a page up or down."""
        scroll = self.query_one(VerticalScroll)
        (scroll.scroll_page_up if by < 0 else scroll.scroll_page_down)(animate=False)

    def _grow(self, by: float) -> None:
        """Shows more of the game."""
        self._share = min(1.0, self._share + by)
        if self._share > 1 - by / 2:
            self._share = 1.0
            if self._growing is not None:
                self._growing.stop()
        self._draw()

    def _draw(self) -> None:
        rows, plain = self.app.size.height, self.app.ascii_only
        crowded = rows < ROOMY
        self.query_one(".heading").display = not crowded
        close = crowded and len(self._answers) > FEW
        self.query_one(VerticalScroll).styles.margin = (0, 0, 0 if close else 1, 0)
        around = AROUND - HEADING * crowded - close + len(self._answers)
        left = rows * 95 // 100 - around
        self.query_one(VerticalScroll).styles.max_height = left
        form = self._form(left) if crowded else HIGH
        why = self.query_one("#why", Static)
        if form.close != self._close:
            self._close = form.close
            why.update(Prose(closed(self._body) if form.close else self._body))
        why.visible = self._share == 1
        if self._share == 1:
            self.told()
        self.query_one("#ranking", Drawing).show(ranking(self._end, form, self._share, plain))
        self.query_one("#course", Drawing).show(curves(self._end, TALL if rows >= SPARE else CHART, self._share, plain))

    def _form(self, left: int) -> Form:
        """The most spacious form in which `left` rows show all of the text below the bars."""
        said = Prose(self._body).rows(self.app.console, min(WIDTH, self.app.size.width - EDGES))
        players, lines = len(self._end.names), [line.plain for line in said]
        return next((form for form in LOW if form.rows(players, lines) <= left), LOW[-1])


def closed(text: Text) -> Text:
    """A text without its empty lines."""
    return Text("\n").join(line for line in text.split("\n") if line.plain)


def ranking(end: End, form: Form, share: float = 1.0, ascii_only: bool = False) -> Canvas:
    """The winner's banner, and below it a bar for each player, the best first. With a smaller `share`, the ranking when
    that share of the game was over, below the name of that part of the game."""
    names, count = end.names, len(end.names)
    top = form.banner + form.above
    canvas = Canvas(WIDTH, top + count + form.below, ascii_only)
    head, bars = canvas.part(0, 0, WIDTH, form.banner), canvas.part(0, top, WIDTH, count)
    if form.banner and share < 1:
        _count(_crowned(head, end.trophy, "dim"), end.part(end.course.parts[end.course.at(share)]))
    elif form.banner:
        _banner(_crowned(head, end.trophy, "gold"), end.outcome.ranking[0], names)
    _bars(bars, end.outcome if share == 1 else _ranking_at(end, share), end)
    return canvas


def curves(end: End, rows: int = CHART, share: float = 1.0, ascii_only: bool = False) -> Canvas:
    """The curves of the scores over the whole game in at least `rows` rows, below a free row and their title."""
    rows = max(rows, len(end.names) + 1)
    canvas, course = Canvas(WIDTH, rows + 2, ascii_only), end.course
    panels.heading(canvas.part(0, 1, WIDTH, 1), end.of)
    seats = [seat for group in end.outcome.ranking for seat in group]
    lines = [Curve(letter(seat), f"seat{seat}", [scores[seat] for scores in course.scores]) for seat in seats]
    firsts = {part: at for at, part in reversed([*enumerate(course.parts)])}
    marks = sorted((at / max(1, len(course.parts) - 1), str(part)) for part, at in firsts.items())
    charts.chart(canvas.part(0, 2, WIDTH, rows), lines, marks, share)
    return canvas


def _ranking_at(end: End, share: float) -> core.Outcome:
    """The ranking when this share of the game was over, as if that had been the end."""
    scores = tuple(end.course.scores[end.course.at(share)])
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return core.Outcome(tuple((seat,) for seat in order), scores, "")


def _crowned(room: Canvas, trophy: str, colour: str) -> Canvas:
    """Draws the trophy and returns the rest of the banner; one row is too low for a trophy."""
    start = CROWN if room.height > 1 else 0
    if start:
        pictures.place(room.part(0, 0, start, room.height), trophy, colour)
    return room.part(start, 0, room.width - start, room.height)


def _count(field: Canvas, text: str) -> None:
    """Draws how far the game has come, in place of the winner."""
    field.fill(0, 0, *field.size, "tint-gold")
    field.center(0, field.height // 2, field.width, text, "gold bold")


def _banner(room: Canvas, winners: Sequence[int], names: Sequence[str]) -> None:
    """The winner's name on their colour; several winners stand side by side."""
    wide = room.width // len(winners)
    for at, seat in enumerate(winners):
        field = room.part(at * wide, 0, wide - (at < len(winners) - 1), room.height)
        field.fill(0, 0, *field.size, f"on-seat{seat}")
        name = panels.fitted(names[seat], field.width - 2)
        spaced = " ".join(name.upper())
        shown = spaced if cell_len(spaced) <= field.width - 4 else name
        field.center(0, field.height // 2, field.width, shown, f"on-seat{seat} bold")


def _bars(room: Canvas, outcome: core.Outcome, end: End) -> None:
    """A row for each player: place, letter, name, bar, score. The longest bar is the highest score of the end, or of
    now if a player loses some of it again."""
    names = end.names
    places = [
        (1 + sum(map(len, outcome.ranking[:at])), seat) for at, group in enumerate(outcome.ranking) for seat in group
    ]
    scores = [str(score).replace("-", "−") for score in outcome.scores]
    wide, most = max(map(len, scores)), max(1, *end.outcome.scores, *outcome.scores)
    start = 8 + min(NAME, max(map(cell_len, names)))
    for row, (place, seat) in enumerate(places):
        room.right(3, row, f"{place}.", "dim")
        panels.badge(room, 4, row, letter(seat), f"seat{seat}")
        room.put(8, row, panels.fitted(names[seat], NAME), f"seat{seat} bold")
        room.right(start + 2 + wide, row, scores[seat], "bold")
        _bar(room.part(start + wide + 3, row, room.width, 1), outcome.scores[seat] / most, f"seat{seat}")


def _bar(room: Canvas, share: float, colour: str) -> None:
    """A bar in half columns. The rest is left blank, so that it can be read without colours."""
    halves = round(max(0.0, min(1.0, share)) * room.width * 2)
    room.put(0, 0, "█" * (halves // 2) + "▌" * (halves % 2), colour)
