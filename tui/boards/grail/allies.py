"""Grail Cup on the screen: the nine allies, as cards or as a list.

Knows: where each ally is as far as this seat has seen, and what each looks like.
Must not know: what else there is to know; a seat's view holds no more.
"""

from __future__ import annotations

import textwrap
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.grail.components import ALLIES
from core.games.grail.draft import all_picks
from core.games.grail.recall import packs_held
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, card
from tui.draw.panels import edge, fitted, fitted_line
from tui.text.words import letter, mark, rich

from .aim import Aim, Spots
from .moment import is_turned, told
from .said import said

COLOURS = {
    "witch": "quests", "squire": "clover", "fairy": "gallantry", "smith": "steel", "wizard": "jousts",
    "princess": "request", "priest": "castle", "horse": "leather", "unicorn": "spear",
}  # fmt: skip
NAME = 10
"""Columns of a name in the list."""
UNSURE = "?"
"""Stands in the place of a holder who is not known."""
HELD_BY_NOBODY = ("open", "left")
"""The states of allies that lie aside, as far as this seat has seen."""
ROOMY = 82
"""Columns in which the cards lie over each other's right edges, so that a name of eight columns breaks no edge."""


class Court(NamedTuple):
    """The data that the allies are drawn from."""

    view: View
    aim: Aim
    spots: Spots
    known: dict[str, str]
    """The state of each ally, as `whereabouts` gives it."""

    @property
    def state(self) -> State:
        return self.view.state

    def name(self, ally: str, room: int) -> str:
        """The name of an ally, shortened if there are too few columns."""
        whole = said(self.view, "ally-name", ally=ally)
        return whole if cell_len(whole) <= room else said(self.view, "ally-card", ally=ally)

    def holder(self, ally: str) -> int | None:
        """The player who has revealed an ally in this round."""
        return self.state.holder(ally) if ally in self.state.called else None

    def status(self, ally: str) -> str:
        """The state of an ally in a word, if no knight has revealed it."""
        return said(self.view, "status", status=self._state_of(ally), ally=ally)

    def held(self, ally: str) -> str:
        """The same in a few words: who has it, or how much of that is known."""
        return self.view.words("grail_glance-held", status=self._state_of(ally), ally=ally)

    def _state_of(self, ally: str) -> str:
        return "nobody" if ally in self.state.called else self.known.get(ally, "unknown")

    def is_out(self, ally: str) -> bool:
        """True if the ally does nothing more in this round, or nothing that this seat chooses."""
        return ally != self.state.calling and (ally in self.state.called or self.known.get(ally) in HELD_BY_NOBODY)


def court(view: View, aim: Aim, spots: Spots) -> Court:
    return Court(view, aim, spots, whereabouts(view))


def whereabouts(view: View) -> dict[str, str]:
    """The state of each ally as this seat has seen it since the round began: aside, in hand, kept, or passed on."""
    state: State = view.state
    known: dict[str, str] = {}
    if view.seat is not None:
        for held in packs_held(state, view.seat, view.log):
            known |= dict.fromkeys(held.passed, "left" if held.pick == all_picks(state) - 1 else "passed")
        known |= dict.fromkeys(state.kept[view.seat].known(), "mine")
        if state.phase == "draft":  # those that were called last round lie there still, and are nobody's any more
            known |= dict.fromkeys(state.pack.known(), "hand")
        else:
            known |= dict.fromkeys(state.revealed[view.seat].known(), "mine")
    return known | dict.fromkeys(state.face_up.known(), "open")


# As cards


def ally_face(view: View, ally: str, width: int) -> Card:
    """The face of an ally's card, with what it does where the card is wide enough; the name is set by itself."""
    texts = said(view, f"brief-{ally}"), view.words("grail_glance-does", ally=ally)
    forms = [textwrap.wrap(text, columns) for columns in (width - 4, width - 2) for text in texts]
    notes = next((form for form in forms if len(form) <= 2), forms[-1][:2]) if width > 11 else []
    number, notes = str(ALLIES.index(ally) + 1), (*notes, "")[:2] if notes else ()
    return Card(COLOURS[ally], number, "", ally, notes=notes, corner=False)


def draw_name(room: Canvas, text: str, style: str, seen: int = 0) -> None:
    """The name of a card between its edges, of which the right one may not be seen; over the left one where it needs
    that. So many columns are seen, all of them unless said otherwise."""
    end = min(seen or room.width, room.width - 1)
    text = fitted(text, end)
    wide = cell_len(text)
    room.put(min((room.width - wide) // 2, end - wide), room.height - 2, text, style)


def draw_cards(canvas: Canvas, it: Court) -> None:
    """All nine side by side, in the order in which they are called, as wide as there is room for. Where that is not
    the same for all, more is seen of those whose names are long."""
    wide = min(15, max(10 if canvas.width >= ROOMY else 9, canvas.width // 9))
    others = ALLIES[:-1]
    room = min((wide + 1) * len(others), canvas.width - wide)
    if wide * len(others) <= room < (wide + 1) * len(others):  # between all of them there is no gap, or the same
        room = wide * len(others)
    least, more = divmod(room, len(others))
    roomy = sorted(others, key=lambda ally: -cell_len(it.name(ally, NAME)))[:more]
    left = (canvas.width - wide - room) // 2
    starts = list(accumulate((least + (ally in roomy) for ally in others), initial=left))
    places = list(zip(ALLIES, starts, [*starts[1:], canvas.width], strict=True))
    for ally, start, end in sorted(places, key=lambda place: (place[0] == it.aim.ally, place[0] == it.state.calling)):
        draw_ally(canvas.part(start, 0, wide, canvas.height), it, ally, min(wide, end - start))


class Look(NamedTuple):
    """The style of a card."""

    face: Card
    width: int
    height: int
    chosen: bool
    faint: bool
    plain: bool
    coloured: bool


@lru_cache(128)
def drawn_card(look: Look) -> Canvas:
    """A card, drawn once for all that it depends on. Not to be changed."""
    canvas = Canvas(look.width, look.height, look.plain)
    card(canvas, look.face, chosen=look.chosen, faint=look.faint)
    return canvas


def draw_ally(room: Canvas, it: Court, ally: str, seen: int) -> None:
    """An ally's card: number, picture, name, and in its lower edge who has answered or where it lies. The next card
    leaves so many columns of it to be seen."""
    room.part(0, 0, seen, room.height).named(ally)
    room.part(0, room.height - 1, seen, 1).named("status", ally)
    chosen, now = ally == it.aim.ally, ally == it.state.calling
    faint = it.is_out(ally) and not chosen
    turning = told(it.view, "reveals")
    if turning and turning["ally"] == ally and it.view.phase < 1:
        draw_turning(room, it.view, COLOURS[ally])
        return
    face, coloured = ally_face(it.view, ally, room.width), bool(styles.current().colours)
    room.stamp(0, 0, drawn_card(Look(face, *room.size, chosen, faint, room.ascii_only, coloured)))
    if now and not chosen:
        edge(room, "ink bold")
        room.put(1, 0, f"{ALLIES.index(ally) + 1}►", "ink bold")
    style = "ink bold" if now else "dim" if faint else f"{COLOURS[ally]} bold"
    draw_name(room, it.name(ally, seen - 1), style, seen)
    if is_threatened(it, ally) or (now and ally == it.state.cursed):
        draw_curse(room, it, ally)
    draw_holder(room.part(0, room.height - 1, room.width, 1), it, ally)
    if ally in it.spots.allies:
        room.hot(it.spots.allies[ally])


def draw_turning(room: Canvas, view: View, colour: str) -> None:
    """A card that turns: its back grows narrow, and its face wide."""
    wide = max(3, round(room.width * abs(1 - 2 * view.phase)))
    card(room.part((room.width - wide) // 2, 0, wide, room.height), Card(colour, face_down=not is_turned(view)))


def draw_curse(room: Canvas, it: Court, ally: str) -> None:
    """The curse lies on the upper edge of the card and reddens it, behind the number. While it falls, it reddens one
    row after another."""
    falls = bool(told(it.view, "curses")) and it.view.phase < 1
    for row in range(round(it.view.phase * room.height)) if falls else (0, room.height - 2, room.height - 1):
        room.paint(0, row, room.width, "wash-bad")
    said_so = said(it.view, "cursed", ally=ally)
    edge = room if cell_len(said_so) > room.width - 3 else room.part(3, 0, room.width - 3, 1)
    edge.center(0, 0, edge.width, fitted(said_so, edge.width), "bad bold")


def draw_holder(room: Canvas, it: Court, ally: str) -> None:
    """In the lower edge of a card, between its corners: who has revealed the ally, else where it lies."""
    inner, holder = room.part(1, 0, room.width - 2, 1), it.holder(ally)
    if holder is None:
        text = Text.assemble((it.status(ally), status_style(it, ally)))
    else:
        text = revealed_by(it, ally, holder, inner.width)
    if text and text.cell_len + 2 <= inner.width:
        text = Text.assemble(" ", text, " ")
    inner.write((inner.width - min(text.cell_len, inner.width)) // 2, 0, fitted_line(text, inner.width))


def revealed_by(it: Court, ally: str, holder: int, width: int) -> Text:
    """The holder of a revealed ally by name; the squire's with the knight it points at, by letters."""
    pointed = it.state.pointed if ally == "squire" else None
    if pointed is None:
        return rich(mark(holder), it.view.names)
    one, other = ((letter(seat), f"seat{seat} bold") for seat in (holder, pointed))
    between = (it.view.words("grail_glance-points"), "→")
    forms = [Text.assemble(one, (f" {sign} ", "dim"), other) for sign in between]
    return next((form for form in forms if form.cell_len <= width), forms[-1])


def is_kept(it: Court, ally: str) -> bool:
    """True if this seat keeps it and it is still to be called."""
    return it.known.get(ally) == "mine" and ally not in it.state.called


def is_threatened(it: Court, ally: str) -> bool:
    """True if the ally is cursed and still to be called."""
    return ally == it.state.cursed and ally not in it.state.called


def status_style(it: Court, ally: str) -> str:
    """The style of where an ally is: in our colour if this seat keeps it, faint if it does nothing more."""
    if is_kept(it, ally):
        return f"seat{it.view.own}"
    return "dim" if it.is_out(ally) else "soft-dim"


# As a list


def draw_heads(room: Canvas, it: Court) -> None:
    """The headings of the list: the allies, and who has each."""
    room.put(3, 0, it.view.words("grail_board-head-ally"), "soft-dim")
    start = where_at(it)
    room.put(start, 0, fitted(it.view.words("grail_board-head-where"), room.width - start), "soft-dim")


def where_at(it: Court) -> int:
    """The column of where an ally is: the same for all, behind the longest name."""
    return max(13, 4 + max(cell_len(it.name(ally, NAME)) for ally in ALLIES))


def draw_list(canvas: Canvas, it: Court, columns: int = 1) -> None:
    """The nine in the order in which they are called: who answered, what lies aside, what we hold."""
    rows, width = -(-len(ALLIES) // columns), canvas.width // columns
    for at, ally in enumerate(ALLIES):
        draw_line(canvas.part(at // rows * width, at % rows, width, 1), it, ally)


def draw_line(room: Canvas, it: Court, ally: str) -> None:
    """An ally in one row."""
    now, out, bad = ally == it.state.calling, it.is_out(ally), is_threatened(it, ally)
    room.named(ally)
    style = "bold gold" if now else "bold" if is_kept(it, ally) else "dim" if out else "ink"
    room.fill(0, 0, room.width, 1, f"tint-{COLOURS[ally]}" if not out else "panel")
    room.put(0, 0, "►" if now else " ", "gold")
    room.put(1, 0, str(ALLIES.index(ally) + 1), style)
    room.put(3, 0, fitted(it.name(ally, NAME), NAME), "bad" if bad else style)
    if ally == it.aim.ally:
        room.paint(0, 0, room.width, "raised bold")
    start = where_at(it)
    draw_answered(room.part(start, 0, room.width - start, 1).named("status", ally), it, ally)
    if ally in it.spots.allies:
        room.hot(it.spots.allies[ally])


def draw_answered(room: Canvas, it: Court, ally: str) -> None:
    """Draws the holder of a revealed ally by name, the squire's with the knight it points at; else where the ally
    lies."""
    holder = it.holder(ally)
    if holder is None:
        bad, text = is_threatened(it, ally), whereabouts_said(it, ally, room.width - 1)
        room.put(0, 0, fitted(text, room.width), "bad" if bad else status_style(it, ally))
        return
    room.write(0, 0, fitted_line(revealed_by(it, ally, holder, room.width), room.width))


def whereabouts_said(it: Court, ally: str, width: int) -> str:
    """Who has an ally, and that it is cursed; of the two the curse, where there is no room for both."""
    if not is_threatened(it, ally):
        return it.held(ally)
    cursed, known = said(it.view, "cursed", ally=ally), it.known.get(ally, "unknown")
    both = f"{UNSURE} {cursed}" if known in ("passed", "unknown") else f"{it.status(ally)}, {cursed}"
    return both if cell_len(both) <= width else cursed
