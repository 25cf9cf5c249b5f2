"""Duelling Nobles on the screen: the rules that matter for the open question, where this seat's hand is empty.

Knows: which rules belong to which question, and how they share the room of a hand.
Must not know: what is legal, or how a hand of cards is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles.actions import BuyWeapon, Tithe
from core.games.nobles.components import RANKS
from core.games.nobles.rules import asked_now
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM
from tui.draw.hand import SIZES
from tui.draw.panels import fitted

from .. import cards
from ..words import say
from . import examples, reach, tithe
from .titles import WIDEST, titled

RULES = ("adds", "suit", "ace", "armour")
"""The rules of weapons: each has a name for the cards it is about, and says what they do."""
DUEL = ("higher", "lower", "tie", "ace")
"""The rules of a duel's end, likewise."""
RANKS_APART = 3
"""Columns between two columns of the table of ranks at most."""
BEFORE_DICE = ("challenge", "substitute")
"""The questions about a duel whose dice are still to be rolled."""
TITLES = {"tithe": "rules-tithe", "challenge": "rules-duel", "substitute": "rules-duel"}
"""The rules that matter more than those of weapons, by the question."""


def asked(view: View) -> str:
    """The question that this seat is asked; empty while it is asked none."""
    return asked_now(view.state) if view.seat in view.to_act else ""


class Place(NamedTuple):
    """The place of a hand, in columns and rows."""

    width: int
    height: int
    above: bool = False
    """True where the choices stand below it, on a narrow, high screen; they stand beside it else."""

    @property
    def margin(self) -> int:
        """The free columns before the choices."""
        return 0 if self.above else MARGIN

    @property
    def apart(self) -> int:
        """The columns between two lists of rules."""
        return APART - self.above


def empty_hand(view: View, place: Place) -> Canvas:
    """What matters for the question beside its choices, and behind that more of it where there is room; nothing at the
    end of the game."""
    canvas = Canvas(*place[:2], view.ascii_only)
    if view.outcome:
        return canvas
    room = _behind_picture(view, canvas, place)
    first = _first(view, room, place)
    title = _draw_first(view, room.part(0, 0, first, room.height))
    second = first + place.apart
    _draw_second(view, room.part(second, 0, max(0, room.width - second), room.height), title)
    return canvas


def _first(view: View, room: Canvas, place: Place) -> int:
    """The columns of what stands first: hills of sums take all but those of the rules behind them."""
    if asked(view) in BEFORE_DICE and reach.reaches(view):
        rules = rules_of(view, "rules-duel")
        beside = room.width - max(rules.width, cell_len(say(view, rules.title)) + 2) - place.apart - place.margin
        return beside if beside >= WIDEST else room.width
    beside = min(WIDEST, room.width - examples.WIDE - place.apart - place.margin)
    least = LEAST if view.state.turn.number else sum(_wide(_table(view))) + 2
    return beside if beside >= least else room.width


APART, MARGIN = 3, 2
"""Columns between two lists of rules at most, and before the choices."""
LEAST = 27
"""Columns of the first list at least where examples stand beside it."""
BESIDE = 30
"""Columns of the rules behind a hand."""


def behind_hand(view: View, hand: Canvas, place: Place) -> Canvas:
    """A hand, and in front of the choices the rules that matter where it leaves room for them, while this seat is
    asked."""
    rules, before = rules_of(view, TITLES.get(asked(view), "rules-duel")), asked(view) in BEFORE_DICE
    wide = min(BESIDE, place.width - hand.width - APART - place.margin) if place.above else BESIDE
    x = place.width - wide - place.margin
    if not view.legal or hand.width + APART > x or rules.width > wide:
        return hand
    canvas = Canvas(*place[:2], view.ascii_only)
    canvas.stamp(0, 0, hand)
    canvas.part(0, 0, *hand.size).named("hand")
    room = canvas.part(x, 0, wide, canvas.height)
    if not before or not reach.draw(view, room.part(0, 0, room.width, room.height - 1)):
        _told(view, room, rules)
    return canvas


def _behind_picture(view: View, room: Canvas, at: Place) -> Canvas:
    """The room of rules: behind the back of a card while one would be bought, but where it would leave examples no
    room, or behind the king that would pay the tithe."""
    coin = room.width >= 2 * MEDIUM.width + tithe.PAYS + WIDEST
    size = HELD if room.width > HELD_FROM and room.height > HELD.height else MEDIUM
    place, left = room.part(0, 0, *size), size.width + 2
    if view.state.turn.number and asked(view) == "tithe" and isinstance(view.cursor, Tithe):
        tithe.draw_king(view, place, view.cursor.king)
        if coin:
            left += tithe.draw_coin(view, room.part(size.width, 0, room.width - size.width, size.height), size)
    elif isinstance(view.cursor, BuyWeapon) and not at.above:
        panel_cards.card(place, cards.BACK, chosen=True)
        place.center(0, place.height // 2, place.width, " ? ", "gold bold")
    else:
        return room if at.above else room.part(1, 0, room.width - 1, room.height)
    return room.part(left, 0, room.width - left, room.height)


HELD = SIZES[0]
"""The size of cards that are held where there is most room."""
HELD_FROM = 2 * HELD.width + tithe.PAYS + WIDEST
"""Columns from which the pictures before the rules are as large."""


def _draw_first(view: View, room: Canvas) -> str:
    """Draws what matters for the question: the ranks while a court is chosen, then the tithe, the sums of the duel to
    come or else its end, or weapons; returns its title."""
    title = "aid-title" if not view.state.turn.number else TITLES.get(asked(view), "rules-weapons")
    if title == "aid-title":
        _ranks(view, room)
    elif asked(view) in BEFORE_DICE and reach.draw(view, room.part(0, 0, room.width, room.height - 1)):
        return "rules-reach"
    else:
        draw(view, room, title)
    return title


def _draw_second(view: View, room: Canvas, first: str) -> None:
    """Draws what goes with the first: weapons as examples, or how the duel ends, whose sums are told; nothing beside
    the tithe, which is told with its coins."""
    if first in ("aid-title", "rules-weapons"):
        examples.draw(view, room, "rules-weapons" if first == "aid-title" else "rules-examples")
    elif first == "rules-reach":
        rules = rules_of(view, "rules-duel")
        if room.width >= max(rules.width, cell_len(say(view, rules.title))):
            _told(view, room, rules)


class Rules(NamedTuple):
    """Rules below their title: what they are about, and what they say; below them sentences."""

    title: str
    rows: Sequence[tuple[str, str]]
    sentences: Sequence[str] = ()

    @property
    def first(self) -> int:
        """The columns of what they are about, with those behind it."""
        return max(cell_len(name) for name, _ in self.rows) + 2

    @property
    def width(self) -> int:
        """The columns of all."""
        return self.first + max(cell_len(does) for _, does in self.rows)


def rules_of(view: View, title: str) -> Rules:
    """The rules with this title, as the options have them."""
    names = {"rules-duel": DUEL, "rules-tithe": tithe.PAID}.get(title) or _of_weapons(view)
    rows = [(say(view, f"rule-{name}"), say(view, f"rule-{name}-does")) for name in names]
    sentences = tithe.RULES if title == "rules-tithe" else ()
    return Rules(title, rows, [say(view, f"rule-{name}") for name in sentences])


def draw(view: View, room: Canvas, title: str) -> None:
    """The rules with this title."""
    _told(view, room, rules_of(view, title))


def _told(view: View, room: Canvas, rules: Rules) -> None:
    """Rules below their title, less bright what they say, as no choice is among them."""
    titled(view, room, rules.title)
    count = len(rules.rows) + len(rules.sentences)
    y = min(1, room.height - count)  # beside the first choice
    for name, does in rules.rows:
        room.put(0, y, name, "ink")
        room.put(rules.first, y, fitted(does, room.width - rules.first), "soft-dim")
        y += 1
    for line in rules.sentences:
        room.put(0, y, fitted(line, room.width), "soft-dim")
        y += 1


def _ranks(view: View, room: Canvas) -> None:
    """What each rank brings into a duel with its dice, and how many weapons it lays; below that what queens add."""
    rows = _table(view)
    wide = _wide(rows)
    gap = max(1, min(RANKS_APART, (room.width - sum(wide)) // 2))
    titled(view, room, "aid-title")
    for y, row in enumerate(rows, 1):
        x, style = 0, "ink" if y > 1 else "dim"
        for at, cell in enumerate(row):
            room.put(x + (at > 0) * (wide[at] - cell_len(cell)) // 2, y, cell, style)
            x += wide[at] + gap
    told = wrap(say(view, "rules-queen"), room.width)
    for y, line in enumerate(told, min(len(rows) + 2, room.height - max(2, len(told)))):
        room.put(0, y, line, "soft-dim")


def _table(view: View) -> Sequence[Sequence[str]]:
    """The cells of the table of ranks, below its heads."""
    head = ["", *(say(view, name) for name in ("ranks-dice", "pile-weapons"))]
    return [head, *([say(view, f"name-{rank}"), _reach(view, rank), str(can.weapons)] for rank, can in RANKS.items())]


def _wide(rows: Sequence[Sequence[str]]) -> Sequence[int]:
    """The columns of each column of a table."""
    return [max(map(cell_len, column)) for column in zip(*rows, strict=True)]


def _reach(view: View, rank: str) -> str:
    """The least and the highest sum of a rank by its dice; without figures its strength and its dice."""
    can = RANKS[rank]
    if not view.figures:
        return f"{can.strength} + {view.words('nobles_board-dice', count=can.dice)}"
    return cards.reach(can.strength, can.dice)


def _of_weapons(view: View) -> Sequence[str]:
    """The rules of weapons at this table."""
    options = view.state.options
    if options.same_suit:
        return ["adds", "only-suit", "ace", "armour"]
    return [*RULES[:1], *(["only-colour"] if options.same_colour else []), *RULES[1:]]
