"""Duelling Nobles on the screen: the king that would pay the tithe, and its coin, where this seat's hand is empty.

Knows: the king under the cursor, and the rules of the tithe.
Must not know: which kings may pay it, what its coin buys, or how rules are drawn.
"""

from __future__ import annotations

from core.games.nobles.components import RANKS, TITHE, rank_of
from tui.boards.view import View
from tui.draw import cards as panel_cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.signs import glyph

from .. import cards
from ..outcome import strength_before_dice
from ..words import say

PAID = ("tithe-king", "tithe-you")
"""What the tithe does: each rule has a name for whom it is about, and says what happens to them."""
RULES = ("tithe-turn", "tithe-wound")
"""Its limits, each a short sentence."""


PAYS = 5
"""Columns between the king and the coin, with the free ones behind that."""


def draw_coin(view: View, room: Canvas, size: Size) -> int:
    """Behind the king a sign that points to the coin that it would pay, on a card so large; the columns of both."""
    room.center(0, room.height // 2, 3, glyph("turn", view.ascii_only), "gold bold")
    panel_cards.card(room.part(3, 0, *size), Card("gold", name=say(view, "coins", count=TITHE), picture="coin"))
    return 3 + size.width


def draw_king(view: View, place: Canvas, king: str) -> None:
    """The card of a king that would pay the tithe, in its lower edge its wounds with the one that it would take."""
    face = cards.noble_card(view, king, place.width, strength_before_dice(view.state, king))
    panel_cards.card(place, face, chosen=True)
    taken, bears = view.state.wounds[king], RANKS[rank_of(king)].bears
    x = place.put(1, place.height - 1, cards.TAKEN * taken, "bad bold")
    x = place.put(x, place.height - 1, cards.TAKEN, cards.PREVIEW)
    place.put(x, place.height - 1, cards.BORNE * (bears - taken - 1), "ink")
