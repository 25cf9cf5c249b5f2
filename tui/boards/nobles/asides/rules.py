"""Duelling Nobles on the screen: the rules that matter for the open question, where this seat's hand is empty.

Knows: which rules belong to which question, and how they share the room of a hand.
Must not know: what is legal, or how a hand of cards is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.nobles.actions import BuyWeapon
from core.games.nobles.components import RANKS
from core.games.nobles.rules import asked_now
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM
from tui.draw.panels import fitted

from .. import cards
from ..words import say
from . import tithe
from .titles import titled

RULES = ("adds", "suit", "ace", "armour")
"""The rules of weapons: each has a name for the cards it is about, and says what they do."""
DUEL = ("higher", "lower", "tie")
"""The rules of a duel's end, likewise."""
RANKS_APART = 3
"""Columns between two columns of the table of ranks at most."""
ENDS = ("challenge", "substitute")
"""The questions for which a duel's end matters more than weapons."""


def asked(view: View) -> str:
    """The question that this seat is asked; empty while it is asked none."""
    return asked_now(view.state) if view.seat in view.to_act else ""


def empty_hand(view: View, size: tuple[int, int]) -> Canvas:
    """What matters for the question beside its choices: the ranks while a court is chosen, then rules of duels; the
    back of a card beside those of weapons while one would be bought, a king beside those of the tithe; nothing at the
    end of the game."""
    canvas = Canvas(*size, view.ascii_only)
    if view.outcome:
        return canvas
    if not view.state.turn.number:
        _ranks(view, canvas.part(1, 0, canvas.width - 1, canvas.height))
    elif asked(view) == "tithe":
        tithe.draw(view, canvas)
    elif isinstance(view.cursor, BuyWeapon):
        place = canvas.part(0, 0, *MEDIUM)
        panel_cards.card(place, cards.BACK, chosen=True)
        place.center(0, place.height // 2, place.width, " ? ", "gold bold")
        _told_rules(view, canvas.part(MEDIUM.width + 2, 0, canvas.width - MEDIUM.width - 2, canvas.height))
    else:
        _told_rules(view, canvas.part(1, 0, canvas.width - 1, canvas.height))
    return canvas


def _told_rules(view: View, room: Canvas) -> None:
    """The rules that matter for the question below their title: what they are about, and less bright what they say, as
    no choice is among them."""
    title = "rules-duel" if asked(view) in ENDS else "rules-weapons"
    rules = [(say(view, f"rule-{name}"), say(view, f"rule-{name}-does")) for name in _rules(view)]
    first = max(cell_len(name) for name, _ in rules) + 2
    titled(view, room, title)
    for y, (name, does) in enumerate(rules, min(2, room.height - len(rules))):
        room.put(0, y, name, "ink")
        room.put(first, y, fitted(does, room.width - first), "soft-dim")


def _ranks(view: View, room: Canvas) -> None:
    """What each rank brings into a duel with its dice, and how many weapons it lays; below that what queens add."""
    head = ["", *(say(view, name) for name in ("ranks-dice", "pile-weapons"))]
    rows = [[say(view, f"name-{rank}"), _reach(view, rank), str(can.weapons)] for rank, can in RANKS.items()]
    wide = [max(map(cell_len, column)) for column in zip(head, *rows, strict=True)]
    gap = max(1, min(RANKS_APART, (room.width - sum(wide)) // 2))
    titled(view, room, "aid-title")
    for y, row in enumerate((head, *rows), 1):
        x, style = 0, "ink" if y > 1 else "dim"
        for at, cell in enumerate(row):
            room.put(x + (at > 0) * (wide[at] - cell_len(cell)) // 2, y, cell, style)
            x += wide[at] + gap
    room.put(0, len(rows) + 3, fitted(say(view, "rules-queen"), room.width), "soft-dim")


def _reach(view: View, rank: str) -> str:
    """The least and the highest sum of a rank by its dice; without figures its strength and its dice."""
    can = RANKS[rank]
    if not view.figures:
        return f"{can.strength} + {view.words('nobles_board-dice', count=can.dice)}"
    return cards.reach(can.strength, can.dice)


def _rules(view: View) -> Sequence[str]:
    """The rules of the question that this seat is asked, or those of weapons at this table."""
    options = view.state.options
    if asked(view) in ENDS:
        return DUEL
    if options.same_suit:
        return ["adds", "only-suit", "ace", "armour"]
    return [*RULES[:1], *(["only-colour"] if options.same_colour else []), *RULES[1:]]
