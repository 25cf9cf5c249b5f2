"""The explanation of what is shown: the arrows or the mouse point at a thing of the board, and a panel says what it is.

Knows: the things that the screen below shows, and where.
Must not know: games, or how a thing is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Region as Place

from tui.boards.guide import Explanation
from tui.draw import panels
from tui.draw.canvas import Canvas, Region
from tui.draw.cards import MEDIUM, Card
from tui.draw.cards import card as draw_card
from tui.draw.styles import style
from tui.screens.base import STYLES
from tui.screens.dialogs import DIALOGS, closing
from tui.screens.key_line import GAP, key_line
from tui.screens.lit_dialog import AIR, FRAME, LitDialog, Rows, first_row, framed, panel_rows
from tui.text.words import Words, rich
from tui.text.wrap import wrap
from tui.widgets.drawing import Drawing

ROWS = 12
"""Rows of the panel at most, its edges among them."""
WIDEST = 110
"""Columns of its text at most: longer lines are hard to read."""


APART = 2
"""Columns of the edge at least between the effect of Enter and the other keys, and between a card and the text."""
PICTURED = 60
"""Columns of the screen from which a card stands beside its text."""
HEAD = re.compile(r"(?:\A|(?<=\n\n))[^.:\n]{1,48}(?:[.:](?= )|:(?=\n))")
"""What a paragraph is about, at its beginning."""


def headed(text: Text, *, begins: bool = True) -> Text:
    """Lets the beginning of each paragraph that says what it is about stand out; names keep their colours. `begins`:
    that of the first one, too, which a title may say."""
    for head in HEAD.finditer(text.plain):
        if begins or head.start():
            text.stylize_before(style("gold bold"), head.start(), head.end())
    return text


def once(found: Explanation) -> Explanation:
    """Takes the beginning of a text that says its title again, with more, as the title instead."""
    again = re.match(rf"{re.escape(found.title)}\b[^.:\n]{{0,24}}[.:]\s+(?=\S)", found.text) if found.title else None
    if again is None:
        return found
    rest = found.text[again.end() :]
    return Explanation(again[0].rstrip(" .:\n\u00a0"), rest[:1].upper() + rest[1:])


class Thing(NamedTuple):
    """A thing that is shown."""

    drawing: str
    """The id of the drawing it is on."""
    region: Region
    x: int
    y: int
    """Its place on the screen."""

    def holds(self, x: int, y: int) -> bool:
        """True if this place of the screen is within it."""
        return self.x <= x < self.x + self.region.width and self.y <= y < self.y + self.region.height

    @property
    def place(self) -> Place:
        """The same as a region of the screen."""
        return Place(self.x, self.y, self.region.width, self.region.height)

    @property
    def middle(self) -> tuple[float, float]:
        """Twice the columns and the rows of its middle: a column is half as wide as a row is high."""
        return self.x + self.region.width / 2, 2 * (self.y + self.region.height / 2)


HARDLY = 2
"""Rows by which a high thing may begin below the one at its left, and still be read after it."""


def as_read(things: Sequence[Thing]) -> Sequence[Thing]:
    """Orders things from the top down, and those that begin in about the same row from left to right."""
    left, found = sorted(things, key=lambda thing: thing.y), list[Thing]()
    while left:
        first = left[0]
        below = first.y + min(HARDLY, -(-first.region.height // 2))
        row = [thing for thing in left if thing.y < below]
        found += sorted(row, key=lambda thing: (thing.x, thing.y))
        left = left[len(row) :]
    return found


class ShowsThings(Protocol):
    """The screen below."""

    def things(self) -> Sequence[Thing]:
        """Returns what it shows, in the order in which it is read."""
        ...

    def point(self, thing: Thing | None) -> None:
        """Marks a thing."""
        ...

    def edges(self) -> Sequence[int]:
        """Returns the rows at which a panel may begin without cutting anything in two."""
        ...

    def pictured(self, region: Region) -> Card | None:
        """Returns the card that a thing is; None: it is no card."""
        ...

    def explained(self, region: Region) -> tuple[Explanation, Sequence[str]]:
        """Returns what a thing is, and the names of the players that the text may mark."""
        ...


class ExplainScreen(LitDialog[str]):
    """Explains one thing after the other. Returns the thing that the help is to be opened at; "" for none."""

    CSS_PATH = [DIALOGS, STYLES / "help.tcss"]
    BINDINGS = [
        *[Binding(key, f"move('{key}')", show=False) for key in ("left", "right", "up", "down")],
        Binding("tab,space", "next(1)", show=False),
        Binding("shift+tab,backspace", "next(-1)", show=False),
        Binding("enter", "read_more", show=False),
        *closing("close"),
        *closing("read_more", "help")[-1:],
    ]

    def __init__(self, shown: ShowsThings, first: Thing | None = None) -> None:
        super().__init__()
        self._shown, self._things = shown, list(shown.things())
        self._at = self._things.index(first) if first and first in self._things else 0

    def compose(self) -> ComposeResult:
        yield Drawing(id="explained")

    def on_mount(self) -> None:
        self.call_after_refresh(self._draw)

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.look_again)

    def look_again(self) -> None:
        """Finds the same thing where it is now, or else the first."""
        before = self._things[self._at].region if self._things else None
        self._things = list(self._shown.things())
        same = (at for at, thing in enumerate(self._things) if before and thing.region[4:] == before[4:])
        self._at = next(same, 0)
        self._draw()

    def _draw(self) -> None:
        """Leaves light on the thing alone, and draws the panel where it leaves the thing in sight."""
        panel = self.query_one("#explained", Drawing)
        thing = self._things[self._at] if self._things else None
        self._shown.point(thing)
        rows, canvas = self._panel(thing)
        panel.styles.width = canvas.width
        panel.styles.offset = (0, rows.top)
        panel.show(canvas)
        self.light(thing.place if thing else None, rows)

    def _panel(self, thing: Thing | None) -> tuple[Rows, Canvas]:
        """The rows of the panel, and on it the name of the thing and its text."""
        words, (width, height) = self.app.words, self.app.size
        found, names = self._shown.explained(thing.region) if thing else (Explanation("", ""), ())
        named, found = found, once(found)
        text = headed(rich(found.text or words("help-explain-nothing"), names), begins=found is named)
        card = self._shown.pictured(thing.region) if thing and width >= PICTURED else None
        beside = card_width(card) + APART if card else 0
        loose = wrap(text, self.app.console, min(WIDEST, width - 4) - beside)
        lines = [line for line in loose if line.plain.strip()]
        least = max(len(lines), MEDIUM.height if card else 0)
        wanted = min(ROWS, least + FRAME, height // 2)
        rows = panel_rows(wanted, thing.place if thing else None, self._shown.edges(), height)
        shown = loose if len(loose) + FRAME + AIR <= rows.height else lines
        rows = framed(rows, max(len(shown), MEDIUM.height if card else 0))
        canvas = Canvas(width, rows.height, self.app.ascii_only)
        self._write(canvas, shown, rich(found.title or words("help-explain-title"), names).plain, card)
        return rows, canvas

    def _write(self, canvas: Canvas, lines: Sequence[Text], title: str, card: Card | None) -> None:
        """Writes a text below its title and above the keys, beside the card that it is about."""
        room, words = panels.panel(canvas, title, "gold"), self.app.words
        if card is not None:
            room = beside_card(room, card)
        top = first_row(len(lines), room.height)
        for row, line in enumerate(lines[: room.height]):
            room.write(0, top + row, line)
        lower = canvas.part(2, canvas.height - 1, canvas.width - 4, 1)
        if len(lines) > room.height:
            lower.put(0, 0, f" {panels.fitted(words('help-explain-more'), lower.width - 2)} ", "gold")
        else:
            _name_keys(lower, words)

    # Keys and mouse

    def action_next(self, way: int) -> None:
        """Goes to the next thing."""
        if self._things:
            self._at = (self._at + way) % len(self._things)
            self._draw()

    def action_move(self, key: str) -> None:
        """Goes to the nearest thing in a direction."""
        if self._things:
            self._at = nearest(self._things, self._at, key)
            self._draw()

    def action_read_more(self) -> None:
        """Opens the help at the thing."""
        self.dismiss(self._things[self._at].region.name if self._things else "")

    def action_close(self) -> None:
        """Goes back to what is shown."""
        self.dismiss("")

    def dismiss(self, result: str | None = None):
        self._shown.point(None)
        return super().dismiss(result)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        found = thing_at(self._things, event.screen_x, event.screen_y)
        if found is not None and found != self._at and not self._covered(event.screen_y):
            self._at = found
            self._draw()

    def _covered(self, y: int) -> bool:
        """True if the panel covers this row."""
        return self.query_one("#explained").region.contains(0, int(y))

    def on_click(self, event: events.Click) -> None:
        if self.takes(event) and self._covered(event.screen_y):
            self.action_read_more()


def card_width(card: Card) -> int:
    """Returns the columns of a card beside its explanation: as many as leave both sides whole beside its name."""
    return max(MEDIUM.width, cell_len(card.name) + 2)


def beside_card(room: Canvas, card: Card) -> Canvas:
    """Draws a card at the left of a room, if it is high enough; returns the room beside it."""
    wide = card_width(card)
    if room.height >= MEDIUM.height:
        draw_card(room.part(0, (room.height - MEDIUM.height) // 2, wide, MEDIUM.height), card)
    left = wide + APART
    return room.part(left, 0, room.width - left, room.height)


def _name_keys(edge: Canvas, words: Words) -> None:
    """Names the keys in the lower edge of the panel, in fewer words where it is short: the effect of Enter at its left
    end, the others at its right end."""
    forms = [words(f"help-explain-keys{each}").split(GAP) for each in ("", "-few")]
    fitting = (form for form in forms if sum(cell_len(key) + len(GAP) for key in form) + APART <= edge.width)
    first, *others = next(fitting, forms[-1])
    edge.write(0, 0, Text(" ").append_text(key_line(first)).append(" "))
    last = Text(" ").append_text(key_line(GAP.join(others))).append(" ")
    edge.write(edge.width - last.cell_len, 0, last)


def thing_at(things: Sequence[Thing], x: float, y: float) -> int | None:
    """The number of the smallest thing at a place of the screen."""
    here = [at for at, thing in enumerate(things) if thing.holds(int(x), int(y))]
    return min(here, key=lambda at: things[at].region.width * things[at].region.height, default=None)


AHEAD = {"right": (0, 1), "left": (0, -1), "down": (1, 1), "up": (1, -1)}
"""For each direction the axis along which it leads (0: columns, 1: rows), and the sign of what lies ahead."""
ASIDE = 2
"""The extra weight of lying aside."""


class Way(NamedTuple):
    """The way from one thing to another in a direction."""

    ahead: float
    off: float
    """The distance of their middles across the direction."""
    straight: bool
    """True if the other thing lies wholly ahead and shares columns or rows with this one."""

    @property
    def length(self) -> tuple[float, float]:
        """What is straight ahead does not lie aside, however far off its middle is; of two equally far ahead, the one
        whose middle is less far off is nearer."""
        return self.ahead + (0 if self.straight else ASIDE * self.off), self.off


def nearest(things: Sequence[Thing], start: int, key: str) -> int:
    """The number of the nearest thing in a direction; the same one, if there is none."""
    ways = {at: _way(things[start], thing, key) for at, thing in enumerate(things) if at != start}
    ahead = [at for at, way in ways.items() if way.ahead > 0]
    return min(ahead, key=lambda at: ways[at].length, default=start)


def _way(one: Thing, other: Thing, key: str) -> Way:
    """The way from one thing to another in the direction of an arrow."""
    axis, sign = AHEAD[key]
    gap = [
        abs(there - here) - wide for here, there, wide in zip(one.middle, other.middle, _reach(one, other), strict=True)
    ]
    ahead = sign * (other.middle[axis] - one.middle[axis])
    return Way(ahead, abs(other.middle[1 - axis] - one.middle[1 - axis]), gap[axis] >= 0 > gap[1 - axis])


def _reach(one: Thing, other: Thing) -> tuple[float, float]:
    """How far apart the middles of two things are that touch, in columns and in twice the rows."""
    return (one.region.width + other.region.width) / 2, one.region.height + other.region.height
