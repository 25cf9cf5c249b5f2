"""The result of a game in a dialog: the scores as they grew, the winner in large, and the others' distance.

Knows: banners, bars, a chart, and the dialog they stand in.
Must not know: the rules of any game; the board says what the scores count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.content import Content
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
from tui.screens.key_line import key_line
from tui.text.words import letter, rich
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

WIDTH = 66
"""Columns of the banner and the bars where the curves have no room beside them."""
BROAD = (74, 104)
"""Columns of the dialog's text from which the curves stand beside the bars, and at most."""
LEFT = 36
"""Columns of the bars beside the curves, at least."""
NAME, SHORT = 20, 12
"""Columns of a name, at most; the second beside the curves on a narrow screen."""
CROWN = 13
"""Columns of the crown and the space beside it."""
ROOMY = 32
"""Rows from which a screen is a high one."""
EDGES = 5
"""Columns of the dialog beside its text: the borders, the padding, the scroll bar."""
AROUND = 3
"""Rows of the dialog beside its scrolling part, the answers, and the free rows between: borders, keys."""
FEW = 3
"""Answers that leave a free row above them on a low screen."""
CHART, TALL = 9, 15
"""Rows of the chart with the marks below it; the second on a screen with rows to spare."""
LEAST = 6
"""Rows of the chart beside the bars, at least."""
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
    seat: int | None = None
    """The reader's own seat; None for a spectator."""
    won: str = ""
    """Said in the banner in place of the reader's own name."""


def end_of(view: View, replica: core.Replica[Any], outcome: core.Outcome) -> End:
    """The end of a game as the replica has seen it."""
    drawn = board(view.game.id)
    course = course_of(drawn, replica, outcome)
    of, names = drawn.text(view, "curve"), view.names
    part = partial(drawn.text, view, "part")
    return End(
        outcome, names, course, of, lambda number: part(part=number), drawn.trophy, view.seat, view.words("frame-won")
    )  # fmt: skip


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

    def compose_body(self) -> ComposeResult:
        yield Drawing(id="ranking")
        yield Static(Prose(self._body), id="why")
        yield Drawing(id="course")

    def on_mount(self) -> None:
        self.query_one(".heading").display = False
        self.tell("")
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
        for dialog in self.query(".dialog"):
            dialog.border_title = Content("   ".join(filter(None, (self._title, line))))

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
        columns, rows = self.app.size
        crowded = rows < ROOMY
        close = crowded and len(self._answers) > FEW
        self.query_one(".dialog").styles.width = min(columns, BROAD[1] + EDGES)
        self.query_one(VerticalScroll).styles.margin = (0, 0, 0 if close else 1, 0)
        self.query_one(".hint").styles.margin = (0 if crowded else 1, 0, 0, 0)
        left = rows - AROUND - (not close) - (not crowded) - len(self._answers)
        self.query_one(VerticalScroll).styles.max_height = left
        if self._share == 1:
            self.told()
        why = self.query_one("#why", Static)
        why.visible = self._share == 1
        broad = self._draw_broad(min(columns, BROAD[1] + EDGES) - EDGES, left, why)
        if not broad:
            self._draw_narrow(left, why, crowded)
        self.query_one(".hint", Static).update(key_line(self.app.words("frame-end-keys" if broad else self.keys_named)))

    def _draw_broad(self, width: int, left: int, why: Static) -> bool:
        """Draws the curves beside the bars and the decision, and below them what the scores are made of; returns False
        if there is no room for that."""
        decided, made = halves(self._body)
        if width < BROAD[0]:
            return False
        said = decision(decided, self.app.console, left_of(width))
        below = len(Prose(made).rows(self.app.console, width)) + 1 if made.plain else 0
        spare = left - below - len(self._end.names) - len(said) - 1
        banner = 5 if spare >= 12 else 3 if spare >= 4 else 1
        lower = max(len(self._end.names) + len(said) + 1, min(TALL, left - below - banner - 1), LEAST)
        if banner + lower + below > left:
            return False
        why.update(Prose(Text("\n").append_text(made) if made.plain else Text()))
        shown = overview(self._end, said, (width, banner, lower), self._share, self.app.ascii_only)
        self.query_one("#ranking", Drawing).show(shown)
        self.query_one("#course").display = False
        return True

    def _draw_narrow(self, left: int, why: Static, crowded: bool) -> None:
        """Draws the bars, all of the text, and the curves below each other."""
        rows, plain = self.app.size.height, self.app.ascii_only
        form = self._form(left) if crowded else HIGH
        why.update(Prose(closed(self._body) if form.close else self._body))
        self.query_one("#ranking", Drawing).show(ranking(self._end, form, self._share, plain))
        self.query_one("#course").display = True
        self.query_one("#course", Drawing).show(curves(self._end, TALL if rows >= SPARE else CHART, self._share, plain))

    def _form(self, left: int) -> Form:
        """The most spacious form in which `left` rows show all of the text below the bars."""
        said = Prose(self._body).rows(self.app.console, min(WIDTH, self.app.size.width - EDGES))
        players, lines = len(self._end.names), [line.plain for line in said]
        return next((form for form in LOW if form.rows(players, lines) <= left), LOW[-1])


def halves(text: Text) -> tuple[Text, Text]:
    """The decision of a game, and all that follows the first empty line of its text."""
    first, gap, _ = text.plain.partition("\n\n")
    return text[: len(first)], text[len(first) + len(gap) :] if gap else Text()


def decision(text: Text, console: Console, width: int) -> list[Text]:
    """The rows of the decision; behind its first line, the loser's own stands out."""
    first, *own = text.split("\n", allow_blank=True)
    rows = wrap(first, console, width)
    for each in own:
        each.stylize(style("gold bold"))
        rows += wrap(each, console, width)
    return rows


def left_of(width: int) -> int:
    """The columns of the bars beside the curves."""
    return max(LEFT, width * 2 // 5)


def overview(
    end: End, said: Sequence[Text], size: tuple[int, int, int], share: float = 1.0, ascii_only: bool = False
) -> Canvas:
    """The winner's banner, below it at the left the bars and the decision, and at the right the curves. `size`: the
    columns, the rows of the banner, and those below it."""
    width, banner, lower = size
    canvas, left = Canvas(width, banner + 1 + lower, ascii_only), left_of(width)
    _head(canvas.part(0, 0, width, banner), end, share)
    count = len(end.names)
    _bars(canvas.part(0, banner + 1, left, count), end.outcome if share == 1 else _ranking_at(end, share), end)
    for row, line in enumerate(said if share == 1 else (), banner + count + 2):
        canvas.write(0, row, line)
    _course(canvas.part(left + 3, banner + 1, width - left - 3, lower), end, share)
    return canvas


def closed(text: Text) -> Text:
    """A text without its empty lines."""
    return Text("\n").join(line for line in text.split("\n") if line.plain)


def ranking(end: End, form: Form, share: float = 1.0, ascii_only: bool = False) -> Canvas:
    """The winner's banner, and below it a bar for each player, the best first. With a smaller `share`, the ranking when
    that share of the game was over, below the name of that part of the game."""
    count = len(end.names)
    top = form.banner + form.above
    canvas = Canvas(WIDTH, top + count + form.below, ascii_only)
    head, bars = canvas.part(0, 0, WIDTH, form.banner), canvas.part(0, top, WIDTH, count)
    if form.banner:
        _head(head, end, share)
    _bars(bars, end.outcome if share == 1 else _ranking_at(end, share), end)
    return canvas


def curves(end: End, rows: int = CHART, share: float = 1.0, ascii_only: bool = False) -> Canvas:
    """The curves of the scores over the whole game in at least `rows` rows, below a free row and their title."""
    rows = max(rows, len(end.names) + 1)
    canvas = Canvas(WIDTH, rows + 2, ascii_only)
    _course(canvas.part(0, 1, WIDTH, rows + 1), end, share)
    return canvas


def _course(room: Canvas, end: End, share: float) -> None:
    """The curves below their title."""
    course = end.course
    of = end.of if cell_len(end.of) < room.width else end.of.partition(",")[0]
    panels.heading(room.part(0, 0, room.width, 1), of)
    seats = [seat for group in end.outcome.ranking for seat in group]
    lines = [Curve(letter(seat), f"seat{seat}", [scores[seat] for scores in course.scores]) for seat in seats]
    firsts = {part: at for at, part in reversed([*enumerate(course.parts)])}
    marks = sorted((at / max(1, len(course.parts) - 1), str(part)) for part, at in firsts.items())
    charts.chart(room.part(0, 1, room.width, room.height - 1), lines, marks, share)


def _head(head: Canvas, end: End, share: float) -> None:
    """The banner of the winner, or of how far the game has come."""
    if share < 1:
        _count(_crowned(head, end.trophy, "dim"), end.part(end.course.parts[end.course.at(share)]))
    else:
        _banner(_crowned(head, end.trophy, "gold"), end)


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


def _banner(room: Canvas, end: End) -> None:
    """The winner's name on their colour, for themselves that they have won; several winners stand side by side."""
    winners = end.outcome.ranking[0]
    wide = room.width // len(winners)
    for at, seat in enumerate(winners):
        field = room.part(at * wide, 0, wide - (at < len(winners) - 1), room.height)
        field.fill(0, 0, *field.size, f"on-seat{seat}")
        name = panels.fitted(end.won if end.won and seat == end.seat else end.names[seat], field.width - 2)
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
    longest = NAME if room.width >= WIDTH else SHORT
    start = 8 + min(longest, max(map(cell_len, names)))
    for row, (place, seat) in enumerate(places):
        room.right(3, row, f"{place}.", "dim")
        panels.badge(room, 4, row, letter(seat), f"seat{seat}")
        room.put(8, row, panels.fitted(names[seat], longest), f"seat{seat} bold")
        room.right(start + 2 + wide, row, scores[seat], "bold")
        _bar(room.part(start + wide + 3, row, room.width, 1), outcome.scores[seat] / most, f"seat{seat}")


def _bar(room: Canvas, share: float, colour: str) -> None:
    """A bar in half columns. The rest is left blank, so that it can be read without colours."""
    halves = round(max(0.0, min(1.0, share)) * room.width * 2)
    room.put(0, 0, "█" * (halves // 2) + "▌" * (halves % 2), colour)
