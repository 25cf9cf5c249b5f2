"""The legend below the tables of Medieval Academy's answers.

Knows: which signs are on the board and in the table.
Must not know: what a table tells.
"""

from __future__ import annotations

from core.games.academy.actions import Play
from core.games.academy.base import suit_of
from tui.boards.view import View
from tui.draw.signs import glyph

from ..tiles.piles import swords_lie_open

FEW = 5
"""Answers below which the legend has room for all signs on a low screen; below more it has a short row."""


def legend(view: View) -> list[str]:
    """The signs on the board and in the table that stand beside no word."""
    state, said = view.state, view.words
    playing = any(suit_of(action.card) == "sword" for action in view.legal if isinstance(action, Play))
    chosen = bool(state.asked) and len(view.to_act) < state.seats and state.asked[0].ask in ("keep", "split", "arm")
    signs = {"sword": playing or swords_lie_open(view), "first": True, "done": chosen and len(view.legal) <= FEW}
    shown = [name for name, there in signs.items() if there]
    return ["  ".join(said(f"academy_board-{name}", sign=glyph(name, view.ascii_only)) for name in shown)]
