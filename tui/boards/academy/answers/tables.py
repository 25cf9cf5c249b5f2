"""Medieval Academy's answers in columns below headings.

Knows: which table belongs to which answers.
Must not know: what a table tells, or how wide a column is.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.games.academy.actions import Advance, Arm, ChooseStack, Keep, Play, PlayTurned, Split
from tui.boards.values import AnswerTable
from tui.boards.view import View

from ..words import Wording
from .exchange import tables_of_cards, tables_of_stacks
from .move_tables import tables_of_moves

MOVES = (Keep, Arm, Play, PlayTurned, Advance)
"""Answers that move a disc, now or later."""


def tables(words: Wording, view: View) -> Sequence[AnswerTable]:
    """Moves with their places and gains; cards for a stack; stacks, and the squares of their cards; none for others,
    or where several kinds are mixed."""
    legal = view.legal
    if not legal:
        return ()
    if all(isinstance(action, MOVES) for action in legal):
        return tables_of_moves(words, view)
    cards = [action for action in legal if isinstance(action, Split) and action.card]
    if len(cards) == len(legal):
        return tables_of_cards(words, view, cards)
    stacks = [action for action in legal if isinstance(action, ChooseStack)]
    return tables_of_stacks(words, view, stacks) if len(stacks) == len(legal) else ()
