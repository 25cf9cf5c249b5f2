"""Duelling Nobles on the screen: the king that would pay the tithe, where this seat's hand is empty.

Knows: the king under the cursor, and the rule of the tithe.
Must not know: which kings may pay it, or what its coin buys.
"""

from __future__ import annotations

from core.games.nobles.actions import Tithe
from core.games.nobles.components import RANKS, rank_of
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM
from tui.draw.panels import fitted

from .. import cards
from ..outcome import strength_before_dice
from ..words import say
from .titles import titled

RULES = ("tithe-turn", "tithe-wound")
"""The rules that neither the question nor the table of kings tells, each a short sentence."""


def draw(view: View, room: Canvas) -> None:
    """The king under the cursor as a card, beside it the rules of the tithe; the rules alone if no king is."""
    paying = isinstance(view.cursor, Tithe)
    left = MEDIUM.width + 2 if paying else 1
    text = room.part(left, 0, room.width - left, room.height)
    titled(view, text, "rules-tithe")
    if isinstance(view.cursor, Tithe):
        _king(view, room.part(0, 0, *MEDIUM), view.cursor.king)
    for y, rule in enumerate(RULES, 2):
        text.put(0, y, fitted(say(view, f"rule-{rule}"), text.width), "soft-dim")


def _king(view: View, place: Canvas, king: str) -> None:
    """The card of a king, in its lower edge its wounds; the table tells what they would be."""
    face = cards.noble_card(view, king, place.width, strength_before_dice(view.state, king))
    panel_cards.card(place, face, chosen=True)
    taken, bears = view.state.wounds[king], RANKS[rank_of(king)].bears
    x = place.put(1, place.height - 1, cards.TAKEN * taken, "bad bold")
    place.put(x, place.height - 1, cards.BORNE * (bears - taken), "ink")
