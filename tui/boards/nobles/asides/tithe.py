"""Duelling Nobles on the screen: the king that would pay the tithe, where this seat's hand is empty.

Knows: the king under the cursor, and the rules of the tithe.
Must not know: which kings may pay it, what its coin buys, or how rules are drawn.
"""

from __future__ import annotations

from core.games.nobles.components import RANKS, rank_of
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas

from .. import cards
from ..outcome import strength_before_dice

PAID = ("tithe-king", "tithe-you")
"""What the tithe does: each rule has a name for whom it is about, and says what happens to them."""
RULES = ("tithe-turn", "tithe-wound")
"""Its limits, each a short sentence."""


def draw_king(view: View, place: Canvas, king: str) -> None:
    """The card of a king that would pay the tithe, in its lower edge its wounds with the one that it would take."""
    face = cards.noble_card(view, king, place.width, strength_before_dice(view.state, king))
    panel_cards.card(place, face, chosen=True)
    taken, bears = view.state.wounds[king], RANKS[rank_of(king)].bears
    x = place.put(1, place.height - 1, cards.TAKEN * taken, "bad bold")
    x = place.put(x, place.height - 1, cards.TAKEN, cards.PREVIEW)
    place.put(x, place.height - 1, cards.BORNE * (bears - taken - 1), "ink")
