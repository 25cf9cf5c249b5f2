"""All about a choice: above all what it leads to, the cards it is about beside what is said of it, and below that what
it would change, as the board draws it.

Knows: cards and parts of a board, a text whose paragraphs say first what they are about.
Must not know: any one game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from tui.boards import Board, View
from tui.draw import cards
from tui.draw.canvas import Canvas, Region, cut
from tui.draw.cards import LARGE, Card
from tui.screens.base import STYLES
from tui.screens.dialogs import APART, DIALOGS, Reader
from tui.screens.help.explaining import HEAD
from tui.screens.key_line import key_line
from tui.text.wrap import Prose, wrap
from tui.widgets.drawing import Drawing

WIDEST = 108
"""Columns of the sheet at most."""
EDGES = 6
"""Columns of the sheet beside what is drawn: its margins, its padding, the scroll bar and a free one before that."""
BESIDE = 3
"""Columns between the cards and the text."""
LONGEST = 36
"""Columns of a head at most: what is longer is a sentence of its own."""
COLUMN, ROOM = 20, 40
"""Columns of a head at most that stands beside its text, and those the text has at least."""
GAP = 2
"""Columns between a head and its text; two spaces side by side part the columns of a table."""
SECOND = 70
"""Columns of a sheet from which two cards are shown, side by side."""


class Told(NamedTuple):
    """What is said of a choice."""

    title: str
    text: Text
    public: Callable[[int], Text]
    """What all know of the table, in so many columns, below the pictures; an empty text: nothing."""


class Shown(NamedTuple):
    """The pictures of an explanation."""

    cards: Sequence[Card] = ()
    parts: Callable[[int], Canvas | None] = lambda width: None
    """The parts of the board that a choice would change, drawn in so many columns."""
    scenery: Callable[[int], Canvas | None] = lambda width: None
    """What a choice leads to, drawn large in so many columns, above all else."""


class Headed(Prose):
    """A text in paragraphs. What each is about stands in a column before it, or in a row above it where the columns are
    few, or where a list follows; tables keep their columns."""

    def rows(self, console: Console, width: int) -> list[Text]:
        parts = list(self.text.split("\n\n"))
        heads = [head_of(part) for part in parts]
        column = max((cell_len(head.plain) for head in heads if head), default=0) + GAP
        column = column if column <= COLUMN and width - column >= ROOM else 0
        blocks = [_block(part, head, column, (console, width)) for part, head in zip(parts, heads, strict=True)]
        return [line for at, block in enumerate(blocks) for line in ([Text()] if at else []) + block]


def head_of(part: Text) -> Text | None:
    """What a paragraph is about, if that stands out at its beginning and what follows is no table."""
    found = HEAD.match(part.plain)
    marked = found is not None and any(not span.start and span.end == found.end() for span in part.spans)
    if found is None or not marked or "   " in part.plain.partition("\n")[0]:
        return None
    head = part[: found.end()]
    head.right_crop(len(head) - len(head.plain.rstrip(" .:\u00a0")))
    return head if head.cell_len <= LONGEST else None


def _block(part: Text, head: Text | None, column: int, room: tuple[Console, int]) -> list[Text]:
    """The rows of a paragraph: behind its head, or below it where heads have no column."""
    console, width = room
    found = HEAD.match(part.plain)
    if head is None or found is None:
        return wrap(part, console, width)
    told, is_list = part[found.end() + 1 :], part.plain[found.end()] == "\n"
    if not column or is_list:
        return [head, *wrap(told if is_list else capital(told), console, width)]
    lines = wrap(capital(told), console, width - column)
    first = head.copy()
    first.pad_right(column - first.cell_len)
    return [(first if not at else Text(" " * column)).append_text(line) for at, line in enumerate(lines)]


def capital(told: Text) -> Text:
    """A text as it stands alone: with a capital letter."""
    text = told.copy()
    text.plain = told.plain[:1].upper() + told.plain[1:]
    return text


class AboutChoice(Reader):
    """All about a choice, from which Tab leads to what else is shown."""

    CSS_PATH = [DIALOGS, STYLES / "help.tcss"]
    BINDINGS = [Binding("tab", "things", show=False)]

    def __init__(self, told: Told, explain_things: Callable[[], None], shown: Shown) -> None:
        super().__init__(told.title, Headed(told.text))
        self._public = told.public
        self._explain_things, self._shown = explain_things, shown

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page about"):
            yield Static(Text(self._title), classes="heading")
            with VerticalScroll():
                yield Drawing(id="scenery")
                with Horizontal():
                    yield Drawing(id="cards")
                    yield Static(self._body, id="said")
                yield Drawing(id="parts")
                yield Static(id="public")
            yield Static(key_line(self._hint), classes="hint")

    def on_resize(self) -> None:
        super().on_resize()
        width = min(self.app.size.width, WIDEST) - EDGES
        beside = side_by_side(self._shown.cards[: 1 + (width >= SECOND)], self.app.ascii_only)
        self._show(self.query_one("#cards", Drawing), beside)
        self.query_one("#said").styles.width = width - (beside.width if beside else 0)
        self._show(self.query_one("#scenery", Drawing), self._shown.scenery(width))
        self._show(self.query_one("#parts", Drawing), self._shown.parts(width))
        below, public = self.query_one("#public", Static), self._public(width)
        below.display, below.styles.width = bool(public), width
        below.update(Prose(public))

    @staticmethod
    def _show(drawing: Drawing, canvas: Canvas | None) -> None:
        """Shows what is drawn; hides the place where nothing is."""
        drawing.display = canvas is not None
        if canvas is not None:
            drawing.styles.width = canvas.width
            drawing.show(canvas)

    def keys_named(self, scrolls: bool) -> str:
        """Returns the keys that do something, as far as they have room beside the note that more follows."""
        words, named = self.app.words, super().keys_named(scrolls)
        every = APART.join((named, words("help-explain-others")))
        wanted = cell_len(every) + scrolls * cell_len(APART + words("table-reader-more"))
        return every if wanted <= self.query_one(".hint").size.width else named

    def action_things(self) -> None:
        """Closes the text, and explains one thing after the other."""
        self.dismiss()
        self.app.call_next(self._explain_things)


def side_by_side(shown: Sequence[Card], ascii_only: bool) -> Canvas | None:
    """Draws cards beside each other, with free columns behind the last; None if there are none."""
    if not shown:
        return None
    step = LARGE.width + 1
    canvas = Canvas(step * len(shown) - 1 + BESIDE, LARGE.height, ascii_only)
    for at, face in enumerate(shown):
        cards.card(canvas.part(at * step, 0, *LARGE), face)
    return canvas


def parts_of(drawn: Board, view: View, width: int) -> Canvas | None:
    """Draws the parts of the board that the answer under the cursor would change, those of one row beside each other;
    None if there are none."""
    keys = drawn.parts_shown(view, view.cursor) if view.cursor is not None else ()
    if not keys:
        return None
    width = min(width, drawn.parts_across)
    canvas = Canvas(width, drawn.height(view, width, ROWS), view.ascii_only)
    drawn.draw(view, canvas)
    found = sorted(filter(None, map(canvas.region_named, keys)), key=attrgetter("y", "x"))
    bands = [_around(list(band)) for _, band in groupby(found, key=attrgetter("y"))]
    return _stacked(canvas, bands) if bands else None


ROWS = 13
"""Rows of the board of which parts are shown: so few that each is low."""


def _around(found: Sequence[Region]) -> Region:
    """The smallest rectangle around places."""
    x, y = min(each.x for each in found), min(each.y for each in found)
    right, bottom = max(each.x + each.width for each in found), max(each.y + each.height for each in found)
    return Region(x, y, right - x, bottom - y, "")


def _stacked(drawn: Canvas, bands: Sequence[Region]) -> Canvas:
    """Parts of a canvas one below the other, in their columns."""
    left = min(each.x for each in bands)
    width, height = max(each.x + each.width for each in bands) - left, sum(each.height for each in bands)
    canvas, y = Canvas(width, height, drawn.ascii_only), 0
    for each in bands:
        canvas.stamp(each.x - left, y, cut(drawn, each))
        y += each.height
    return canvas
