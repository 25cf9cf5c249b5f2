"""The result of a game in a dialog: the scores as they grew, the winner in large, and the others' distance.

Knows: the result as it is drawn, and the dialog it stands in.
Must not know: the rules of any game; the board says what the scores count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tui.boards import View, board
from tui.game_view.loss import ahead_lines, behind_lines
from tui.game_view.outcome_text import tally_lines
from tui.input.bindings import named_binding
from tui.input.stale_input import CALM, StaleInputGuard
from tui.screens.base import airy, is_airy
from tui.screens.dialogs import FRAME, Chooser, title_in_edge
from tui.screens.key_line import key_line, two_ends
from tui.text import columns
from tui.text.words import plain, rich
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

from .recap_dialog import turned, width_of
from .result import (
    CHART,
    HEADS,
    HIGH,
    LEAST,
    LOW,
    SIDE_BY_SIDE,
    WIDTH,
    Broad,
    End,
    Form,
    course_rows,
    curves,
    left_of,
    overview,
    ranking,
    tall,
)

BROAD = (75, 128)
"""Columns of the dialog's text from which the curves stand beside the bars, and at most."""
ROOMY = 32
"""Rows from which a screen is a high one."""
EDGES = 5
"""Columns of the dialog beside its text: the borders, the padding, the scroll bar."""
AROUND = 3
"""Rows of the dialog beside its scrolling part, the answers, and the free rows between: borders, keys."""
FEW = 3
"""Answers that leave a free row above them on a low screen."""
SMALL, ROOM = 3, 8
"""Rows of a low banner, and those that a higher one leaves free."""
BETWEEN = "  "
"""What stands between two columns of a table, and in no sentence."""
FARTHEST = 6
"""Columns that two columns of a table stand farther apart on a broad screen, at most."""
SPARE = 46
"""Rows from which a screen has rows to spare."""
PICTURES = {"full": 30, "quick": 12, "off": 1}
"""In how many pictures the scores grow, by the setting `motion`."""
BEAT = 0.3
"""The number of pauses of the feed that pass between two pictures."""


class Why(NamedTuple):
    """The decision of the game, for whom, what the scores are made of, and what is known of the deal."""

    text: Text
    narrower: Sequence[tuple[Text, int]]
    """The same with the table of the scores in narrower forms, and the columns of each."""
    told: Text
    """The same with that table in words."""
    columns: int
    """The columns of the table in `text`."""
    longer: tuple[Text, int]
    """The same with the table at length, and its columns."""

    def at_length(self, room: int) -> Text:
        """Returns the text for so many columns of a broad screen."""
        text, columns = self.longer
        return text if columns <= room else self.text

    def within(self, room: int) -> Text:
        """Returns the text for so many columns."""
        forms = ((self.text, self.columns), *self.narrower)
        return next((text for text, columns in forms if columns <= room), self.told)


def why_it_ended(view: View, end: End, deal: str) -> Why:
    """Returns why the game ended as it did."""
    drawn = board(view.game.id)
    decided = [drawn.reason(view, end.outcome)]
    decided += behind_lines(view, end.outcome, end.course) or ahead_lines(view, end.outcome)
    rows, table = drawn.end(view), drawn.end_table(view)
    told = tally_lines(table._replace(title=""), view.names) if table else rows
    long = drawn.end_at_length(view)
    forms = turned(table, view.names) if table else []
    narrower = [(_said(view, decided, form, deal), width_of(form)) for form in forms]
    each = (_said(view, decided, rich("\n".join(made), view.names), deal) for made in (rows, told, long))
    text, in_words, longer = each
    return Why(text, narrower, in_words, _across(view, rows), (longer, _across(view, long)))


def _across(view: View, rows: Sequence[str]) -> int:
    """The columns of the table in these rows."""
    return max((cell_len(plain(row, view.names)) for row in rows if BETWEEN in row.strip()), default=0)


def _said(view: View, decided: Sequence[str], made: Text, deal: str) -> Text:
    """What has decided, what the scores are made of, and what is known of the deal, below each other."""
    parts = (rich("\n".join(decided), view.names), made, rich(deal, view.names))
    return Text("\n\n").join(part for part in parts if part)


class EndingDialog(Chooser):
    """Lets the scores grow to the end, then shows the winner's banner, a bar for each player, the reason, the curves of
    the scores, and what to do now. Any key shows the end at once. On a low screen the middle scrolls."""

    BINDINGS = [
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        named_binding("rematch", "rematch", said=False),
    ]
    keys_named = "table-end-keys"

    def __init__(self, title: str, end: End, why: Why, answers: Sequence[str], by_itself: bool) -> None:
        super().__init__(title, why.text, answers, by_itself)
        self._end, self._why = end, why
        self._keys = ""
        """The other keys than Enter, with what they do."""
        self._line = ""
        """Said beside the title."""
        self._share = 1.0
        """The share of the game that is shown; 1 when nothing moves."""
        self._growing: Timer | None = None
        self.told: Callable[[], None] = lambda: None
        """Called once, when the end is shown."""
        self._is_told = False
        self._enter: StaleInputGuard | None = None
        """Decides which Enter counts once the end is in sight; None before. One too many, or one that is held down,
        would begin another game before the result was seen; other keys count at once."""
        self._drawn_for: Size | None = None
        """The size of the terminal for which it was drawn: its own size changes by drawing."""

    def compose_body(self) -> ComposeResult:
        yield Drawing(id="ranking")
        yield Static(Prose(self._body), id="why")
        yield Drawing(id="course")

    def on_mount(self) -> None:
        self.query_one(".heading").display = False
        pictures = PICTURES[self.app.settings.motion] if self.app.pause else 1
        if pictures > 1 and self.by_itself:
            self._share = 0.0
            self._growing = self.set_interval(BEAT * self.app.pause, lambda: self._grow(1 / pictures))
        self.tell("")
        self._draw()

    def takes(self, event: events.InputEvent) -> bool:
        if isinstance(event, events.Key) and event.key == "enter" and self._enter and self._share == 1:
            return self._enter.released(event.time) and super().takes(event)
        return super().takes(event)

    def on_resize(self) -> None:
        super().on_resize()
        if self.app.size != self._drawn_for:
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

    def name_keys(self) -> None:
        """Names the keys, first of all what Enter does: the choice under the cursor."""
        at = self.query_one(OptionList).highlighted
        does = [f"Enter {self.does(at)}"] if at is not None and at < len(self._answers) else []
        hint, others = self.query_one(".hint", Static), self._keys.split("   ")
        row = two_ends(does, others, hint.size.width) if hint.size.width else key_line("   ".join([*does, *others]))
        hint.update(row)

    @property
    def growing(self) -> bool:
        """True while the scores grow."""
        return self._share < 1

    def offer(self, answer: str) -> None:
        """Adds one more choice, once."""
        if answer not in self._answers:
            self._answers = [*self._answers, answer]
            self.query_one(OptionList).add_option(Option(airy(Text(f"{len(self._answers)} {answer}"), self.app.size)))
            self._draw()

    def tell(self, line: str) -> None:
        """Says something new beside the title, which is that of the curves while they grow."""
        self._line, title = line, self._end.of if self.growing else self._title
        for dialog in self.query(".dialog"):
            dialog.border_title = title_in_edge("   ".join(filter(None, (title, line))))

    def action_rematch(self) -> None:
        """Chooses the rematch, if there is one."""
        wanted = self.app.words("table-end-rematch")
        if wanted in self._answers:
            self.dismiss(self._answers.index(wanted))

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

    def _tell_once(self) -> None:
        """Says that the end is shown; at each drawing it would draw the screen below, and then this one again."""
        if self._share == 1 and not self._is_told:
            self._is_told = True
            self.tell(self._line)
            self._enter = StaleInputGuard(self.app.patience * CALM)
            self._enter.show(by_itself=True)
            self.told()

    def _draw(self) -> None:
        columns, rows = self._drawn_for = self.app.size
        crowded = rows < ROOMY
        close = crowded and len(self._answers) > FEW
        self.query_one(".dialog").styles.width = min(columns, BROAD[1] + EDGES) - FRAME
        self.query_one(VerticalScroll).styles.margin = (0, 0, 0 if close else 1, 0)
        self.query_one(".hint").styles.margin = (0 if crowded else 1, 0, 0, 0)
        each = 2 if is_airy(columns, rows) else 1
        left = rows - AROUND - (not close) - (not crowded) - each * len(self._answers)
        self.query_one(VerticalScroll).styles.max_height = left
        self._tell_once()
        why = self.query_one("#why", Static)
        why.visible = self._share == 1
        broad = self._draw_broad(self._across, left, why)
        if not broad:
            self._draw_narrow(left, why, crowded)
        self._keys = self.app.words("frame-end-keys" if broad else self.keys_named, count=len(self._answers))
        self.call_after_refresh(self.name_keys)

    @property
    def _across(self) -> int:
        """The columns of the dialog's text."""
        return min(self.app.size.width - EDGES, BROAD[1])

    def _draw_broad(self, width: int, left: int, why: Static) -> bool:
        """Draws the curves beside the bars and the decision, and below them what the scores are made of; returns False
        if there is no room for that."""
        decided, made = halves(self._why.at_length(width))
        if width < BROAD[0]:
            return False
        said = decision(decided, self.app.console, left_of(width))
        below = len(Prose(made).rows(self.app.console, width)) if made.plain else 0
        form, lower = self._broad_form(len(said), below, left - 1)
        if form is None:
            form, lower = self._broad_form(len(said), below, left)
        if form is None:
            return False
        apart = Text("\n" * form.below).append_text(_spread(made, width)).append("\n" * form.apart)
        why.update(Prose(apart if made.plain else Text()))
        shown = overview(self._end, said, (width, form, lower), self._share, self.app.ascii_only)
        self._close_up(left - shown.height - (form.below + below + form.apart if below else 0))
        self.query_one("#ranking", Drawing).show(shown)
        self.query_one("#course").display = False
        return True

    def _close_up(self, free: int) -> None:
        """On a low screen, takes a free row between the choices and the keys, and another if it would be a single one
        on one side of the frame."""
        if free > 0 and self.app.size.height < ROOMY:
            self.query_one(".hint").styles.margin = (2 if free == 2 else 1, 0, 0, 0)

    def _broad_form(self, said: int, below: int, left: int) -> tuple[Broad | None, int]:
        """The most spacious form in which everything has room in `left` rows, and the rows below its banner."""
        for form in SIDE_BY_SIDE:
            players = len(self._end.names)
            least = max(players + form.inner + said, players + HEADS, LEAST)
            spare = left - form.banner - form.gap - least - (form.below + below + form.apart if below else 0)
            if spare >= (ROOM if form.banner > SMALL else 0):
                return form, max(least, course_rows(players, least + spare))
        return None, 0

    def _draw_narrow(self, left: int, why: Static, crowded: bool) -> None:
        """Draws the bars, all of the text, and the curves below each other."""
        rows, plain = self.app.size.height, self.app.ascii_only
        text = self._why.within(self._across)
        form = self._form(text, left) if crowded else HIGH
        why.update(Prose(closed(text) if form.close else text if crowded else self._apart(text)))
        wide = min(WIDTH, self._across)
        self.query_one("#ranking", Drawing).show(ranking(self._end, form, self._share, plain, wide))
        self.query_one("#course").display = True
        high = tall(len(self._end.names)) - 1 if rows >= SPARE else CHART
        self.query_one("#course", Drawing).show(curves(self._end, high, self._share, plain, wide))

    def _apart(self, text: Text) -> Text:
        """A text with the columns of its table as far apart as there is room for."""
        decided, made = halves(text)
        return Text("\n\n").join(each for each in (decided, _spread(made, self._across) if made else made) if each)

    def _form(self, text: Text, left: int) -> Form:
        """The most spacious form in which `left` rows show all of the text below the bars."""
        said = Prose(text).rows(self.app.console, self._across)
        players, lines = len(self._end.names), [line.plain for line in said]
        return next((form for form in LOW if form.rows(players, lines) <= left), LOW[-1])


def halves(text: Text) -> tuple[Text, Text]:
    """The decision of a game, and all that follows the first empty line of its text."""
    first, gap, _ = text.plain.partition("\n\n")
    return text[: len(first)], text[len(first) + len(gap) :] if gap else Text()


def _spread(made: Text, width: int) -> Text:
    """The same with the columns of its table, the first of its paragraphs, as far apart as there is room for."""
    table, rest = halves(made)
    spaced = Text("\n").join(columns.spread([*table.split("\n")], width, FARTHEST))
    return Text("\n\n").join(each for each in (spaced, rest) if each)


def decision(text: Text, console: Console, width: int) -> list[Text]:
    """The rows of the decision; the loser's own lines run on behind each other where that takes fewer rows."""
    first, *own = text.split("\n", allow_blank=True)
    forms = [
        [row for each in lines for row in wrap(each, console, width)]
        for lines in (own, [Text(" ").join(own)] * bool(own))
    ]
    return [*wrap(first, console, width), *min(forms, key=len)]


def closed(text: Text) -> Text:
    """A text without its empty lines."""
    return Text("\n").join(line for line in text.split("\n") if line.plain)
