"""Grail Cup on the screen: the nine allies, as cards or as a list.

Knows: where each ally is as far as this seat has seen, and what each looks like.
Must not know: what else there is to know; a seat's view holds no more.
"""

from __future__ import annotations

import textwrap
from dataclasses import replace
from functools import lru_cache
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
HELD_BY_NOBODY = ("open", "left")
"""The states of allies that lie aside, as far as this seat has seen."""
SLIM, WIDEST = 8, 15
"""Columns of a card without edges at its sides, which the longest name fills, and of the widest one."""


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

    @property
    def held_by_us(self) -> str:
        """The word for ourselves as the holder of an ally."""
        return self.view.words("grail_glance-held", status="mine", ally="")

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
    """The face of an ally's card, with what it does where the card is wide enough; the name is set by itself. A narrow
    card has no edges at its sides."""
    texts = said(view, f"brief-{ally}"), view.words("grail_glance-does", ally=ally)
    forms = [textwrap.wrap(text, columns) for columns in (width - 4, width - 2) for text in texts]
    notes = next((form for form in forms if len(form) <= 2), forms[-1][:2]) if width > 11 else []
    number, notes = str(ALLIES.index(ally) + 1), (*notes, "")[:2] if notes else ()
    return Card(COLOURS[ally], number, "", ally, notes=notes, corner=False, walls=width > SLIM)


def draw_name(room: Canvas, text: str, style: str) -> None:
    """The name of a card between its edges, or as wide as a narrow one."""
    inner = room if room.width <= SLIM else room.part(1, 0, room.width - 2, room.height)
    inner.center(0, room.height - 2, inner.width, fitted(text, inner.width), style)


def draw_cards(canvas: Canvas, it: Court) -> None:
    """All nine side by side, a column apart, in the order in which they are called, as wide as there is room for; slim
    ones where there is none for edges around the longest name."""
    wide = min(WIDEST, (canvas.width + 1) // len(ALLIES) - 1)
    wide = SLIM if wide < SLIM + 2 else wide
    left = (canvas.width - (wide + 1) * len(ALLIES) + 1) // 2
    for at, ally in enumerate(ALLIES):
        draw_ally(canvas.part(left + at * (wide + 1), 0, wide, canvas.height), it, ally)


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


def draw_ally(room: Canvas, it: Court, ally: str) -> None:
    """An ally's card: number, picture, name, and in its lower edge who has answered or where it lies."""
    room.named(ally)
    room.part(0, room.height - 1, room.width, 1).named("status", ally)
    chosen, now = ally == it.aim.ally, ally == it.state.calling
    faint = it.is_out(ally) and not chosen
    turning = told(it.view, "reveals")
    if turning and turning["ally"] == ally and it.view.phase < 1:
        draw_turning(room, it.view, COLOURS[ally])
        return
    face, coloured = ally_face(it.view, ally, room.width), bool(styles.current().colours)
    cursed = is_threatened(it, ally) or (now and ally == it.state.cursed)
    if cursed and not falls(it):
        face = replace(face, colour="bad")
    room.stamp(0, 0, drawn_card(Look(face, *room.size, chosen, faint, room.ascii_only, coloured)))
    if now and not chosen:
        edge(room, "ink bold", walls=face.walls)
        room.put(1, 0, f"{ALLIES.index(ally) + 1}►", "ink bold")
    style = "ink bold" if now else "dim" if faint else f"{COLOURS[ally]} bold"
    draw_name(room, it.name(ally, room.width - 2 * face.walls), style)
    if cursed:
        draw_curse(room, it, ally)
    draw_holder(room.part(0, room.height - 1, room.width, 1), it, ally)
    if ally in it.spots.allies:
        room.hot(it.spots.allies[ally])


def draw_turning(room: Canvas, view: View, colour: str) -> None:
    """A card that turns: its back grows narrow, and its face wide."""
    wide = max(3, round(room.width * abs(1 - 2 * view.phase)))
    card(room.part((room.width - wide) // 2, 0, wide, room.height), Card(colour, face_down=not is_turned(view)))


def draw_curse(room: Canvas, it: Court, ally: str) -> None:
    """The curse is named in the upper edge of the card, behind the number. While it falls, it reddens one row after
    another."""
    for row in range(round(it.view.phase * room.height) * falls(it)):
        room.paint(0, row, room.width, "wash-bad")
    said_so = said(it.view, "cursed", ally=ally)
    if room.width <= SLIM:
        marked = f"{ALLIES.index(ally) + 1}{'►' if ally == it.state.calling else ' '}{said_so}"
        room.center(0, 0, room.width, fitted(marked if cell_len(marked) <= SLIM else said_so, SLIM), "bad bold")
        return
    free = room if cell_len(said_so) > room.width - 4 else room.part(3, 0, room.width - 4, 1)
    free.center(0, 0, free.width, fitted(said_so, free.width), "bad bold")


def falls(it: Court) -> bool:
    """True while a curse is told."""
    return bool(told(it.view, "curses")) and it.view.phase < 1


def draw_holder(room: Canvas, it: Court, ally: str) -> None:
    """In the lower edge of a card, between its corners, or instead of it on a slim one: who has revealed the ally, else
    where it lies."""
    slim, holder = room.width <= SLIM, it.holder(ally)
    inner = room if slim else room.part(1, 0, room.width - 2, 1)
    inner.put(0, 0, " " * inner.width * slim)
    if holder is None:
        text = Text.assemble((it.status(ally), status_style(it, ally)))
    else:
        text = revealed_by(it, ally, holder, inner.width)
    if text and text.cell_len + 2 <= inner.width:
        text = Text.assemble(" ", text, " ")
    inner.write((inner.width - min(text.cell_len, inner.width)) // 2, 0, fitted_line(text, inner.width))


def revealed_by(it: Court, ally: str, holder: int, width: int) -> Text:
    """The holder of a revealed ally by name, ourselves as for an ally that is still to be called; the squire's with the
    knight it points at, by letters."""
    pointed = it.state.pointed if ally == "squire" else None
    if pointed is None:
        ours = Text.assemble((it.held_by_us, f"seat{holder} bold"), end="")
        return ours if holder == it.view.seat else rich(mark(holder), it.view.names)
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
    canvas.fill(0, 0, width * columns, rows, "panel")
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
    """Who has an ally, and that it is cursed; the curse alone, where that is not known or has no room."""
    if not is_threatened(it, ally):
        return it.held(ally)
    cursed, known = said(it.view, "cursed", ally=ally), it.known.get(ally, "unknown")
    both = f"{it.status(ally)}, {cursed}"
    return both if known != "unknown" and cell_len(both) <= width else cursed
