"""The legend below the tables of Medieval Academy's answers.

Knows: which cards there are several of.
Must not know: what a table tells.
"""

from __future__ import annotations

from core.games.academy.actions import ChooseStack
from tui.boards.view import View

from .cards import copies


def legend(view: View) -> list[str]:
    """What the number on a card of which there are several says."""
    counts = [copies(view, action) for action in view.legal]
    if any(isinstance(action, ChooseStack) for action in view.legal):
        stacks = [pile.known() for pile in view.state.exchange.stacks[1 - view.asked.seat]]
        counts += [stack.count(card) for stack in stacks for card in stack]
    several = sorted(count for count in counts if count > 1)
    return [view.words("academy_board-equal", count=several[0])] if several else []
