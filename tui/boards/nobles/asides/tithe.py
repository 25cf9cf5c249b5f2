"""Duelling Nobles on the screen: what a tithe costs and brings, where this seat's hand is empty.

Knows: the king under the cursor, and the rule of the tithe.
Must not know: which kings may pay it, or what its coin buys.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.nobles.actions import Tithe
from core.games.nobles.components import RANKS, TITHE, rank_of
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM
from tui.draw.panels import fitted

from .. import cards
from ..outcome import strength_before_dice
from ..words import say

RULES = ("tithe-king", "tithe-coin", "tithe-last")
"""The rules of the tithe: whom each is about, and what it says of them."""
Told = tuple[str, str, str]
"""A row: what it is about, as it is now, and, if the answer under the cursor changes it, as it would be."""


def draw(view: View, room: Canvas) -> None:
    """The king under the cursor as a card, beside it its wounds and the coins before and after; else the rule."""
    paying = isinstance(view.cursor, Tithe)
    left = MEDIUM.width + 2 if paying else 1
    text = room.part(left, 0, room.width - left, room.height)
    text.put(0, 0, fitted(say(view, "rules-tithe"), text.width), "soft-dim")
    if isinstance(view.cursor, Tithe):
        _king(view, room.part(0, 0, *MEDIUM), view.cursor.king)
        rows = [*_changes(view, view.cursor.king), _rule(view, RULES[-1])]
    else:
        rows = [_rule(view, name) for name in RULES]
    _rows(text.part(0, 2, text.width, text.height - 2), rows, "ink" if paying else "dim")


def _king(view: View, place: Canvas, king: str) -> None:
    """The card of a king, in its lower edge the wounds that it would have."""
    face = cards.noble_card(view, king, place.width, strength_before_dice(view.state, king))
    panel_cards.card(place, face, chosen=True)
    taken, bears = view.state.wounds[king], RANKS[rank_of(king)].bears
    x = place.put(1, place.height - 1, cards.TAKEN * taken, "bad bold")
    x = place.put(x, place.height - 1, cards.TAKEN, cards.PREVIEW)
    place.put(x, place.height - 1, cards.BORNE * (bears - taken - 1), "ink")


def _changes(view: View, king: str) -> list[Told]:
    """The wounds of a king and this seat's coins, each before and after."""
    taken, bears, coins = view.state.wounds[king], RANKS[rank_of(king)].bears, view.state.coins[view.own]
    before, after = (cards.TAKEN * wounds + cards.BORNE * (bears - wounds) for wounds in (taken, taken + 1))
    return [
        (say(view, "rule-wounds"), before, after),
        (say(view, "column-coins"), str(coins), str(coins + TITHE)),
    ]


def _rule(view: View, name: str) -> Told:
    return say(view, f"rule-{name}"), say(view, f"rule-{name}-does"), ""


def _rows(room: Canvas, rows: Sequence[Told], style: str) -> None:
    """The rows below each other; a rule is dim, what the cursor would make of a number is gold."""
    first = max(cell_len(name) for name, *_ in rows) + 2
    for y, (name, now, then) in enumerate(rows):
        room.put(0, y, name, "dim")
        x = room.put(first, y, fitted(now, room.width - first), style if then else "dim")
        if then:
            room.put(x, y, f" → {then}", "gold bold")
