"""Duelling Nobles' hand while no weapon is in it: places for weapons, the one that would be bought, and their rules.

Knows: what weapons do, and the answer under the cursor.
Must not know: what is legal, or where the hand lies.
"""

from __future__ import annotations

from textwrap import wrap

from core.games.nobles.actions import BuyWeapon
from tui.boards.view import View
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import MEDIUM

from .cards import BACK
from .words import say

RULES = ("empty-adds", "aid-suit", "empty-ace", "empty-armour")
"""The rules of weapons, the most important first."""


def draw(view: View, size: tuple[int, int]) -> Canvas:
    """A place for a card with the rules of weapons beside it; the back of a card while one would be bought."""
    canvas = Canvas(*size, view.ascii_only)
    buys = isinstance(view.cursor, BuyWeapon)
    place = canvas.part(1, int(not buys), *MEDIUM)
    if buys:
        cards.card(place, BACK, chosen=True)
        place.center(0, place.height // 2, place.width, "?", "on-gold bold")
    else:
        cards.empty(place, "")
    text = canvas.part(MEDIUM.width + 3, 0, canvas.width - MEDIUM.width - 3, canvas.height)
    text.put(0, 0, say(view, "would-draw" if buys else "no-weapons"), "gold bold" if buys else "ink bold")
    options = view.state.options
    only = "suit" if options.same_suit else "colour" if options.same_colour else "none"
    lines = [line for name in RULES for line in wrap(say(view, name, only=only), text.width)]
    for y, line in enumerate(lines[: text.height - 1], 1):
        text.put(0, y, line, "dim")
    return canvas
