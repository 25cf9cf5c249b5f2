"""The legend below the tables of Medieval Academy's answers.

Knows: which signs are on the board and in the table.
Must not know: what a table tells.
"""

from __future__ import annotations

from core.games.academy.actions import ChooseStack
from core.games.academy.base import suit_of
from tui.boards.view import View
from tui.draw.signs import glyph

from ..tiles.piles import swords_lie_open
from .cards import copies

FEW = 5
"""Answers below which the legend has room for all signs on a low screen; below more it has a short row."""


def legend(view: View) -> list[str]:
    """The signs on the board and in the table that stand beside no word."""
    state, said = view.state, view.words
    held = any(suit_of(getattr(action, "card", None) or "") == "sword" for action in view.legal)
    chosen = bool(state.asked) and len(view.to_act) < state.seats and state.asked[0].ask in ("keep", "split", "arm")
    signs = {"sword": swords_lie_open(view) and not held, "first": True, "done": chosen and len(view.legal) <= FEW}
    shown = [name for name, there in signs.items() if there]
    row = "  ".join(said(f"academy_board-{name}", sign=glyph(name, view.ascii_only)) for name in shown)
    return [*_equal_cards(view), row]


def _equal_cards(view: View) -> list[str]:
    """What the number on a card of which there are several says."""
    counts = [copies(view, action) for action in view.legal]
    if any(isinstance(action, ChooseStack) for action in view.legal):
        stacks = [pile.known() for pile in view.state.exchange.stacks[1 - view.asked.seat]]
        counts += [stack.count(card) for stack in stacks for card in stack]
    several = sorted(count for count in counts if count > 1)
    return [view.words("academy_board-equal", count=several[0])] if several else []
