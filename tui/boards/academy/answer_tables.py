"""Medieval Academy's answers in columns below headings: cards, where each would take a disc, and what that brings.

Knows: where a card of an answer lies, and the short words for what it does.
Must not know: how wide a column is, or where the answers are listed.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.academy.actions import Advance, Arm, Keep, Play, PlayTurned, Split
from tui.boards.values import AnswerTable
from tui.boards.view import View

from .words import Wording

MOVES = (Keep, Play, PlayTurned, Advance)
"""Answers that move a disc, now or later."""
COLUMNS = 3
"""The card, the way of the disc, the gain."""


def tables(words: Wording, view: View) -> Sequence[AnswerTable]:
    """The tables of the open question, from the longest wording to the briefest; none if discs do not move by it."""
    if not view.legal or not all(isinstance(action, MOVES) for action in view.legal):
        return ()
    found: list[AnswerTable] = []
    for column, texts in (("way", words.brief_answers(view)), ("place", words.briefest_answers(view))):
        rows = [words.parted(text) for text in texts]
        if all(len(row) == COLUMNS for row in rows):
            heads = [words.text(view, f"column-{head}") for head in ("card", column, "gain")]
            found.append(AnswerTable(heads, rows))
    return found


def copies(view: View, action: core.Action) -> int:
    """The number of equal cards that an answer chooses one of; 1 for an answer without a card."""
    state, question = view.state, view.question
    card = getattr(action, "card", None)
    if not card or question is None:
        return 1
    pile = {
        Keep: lambda: state.packs[question.squire],
        Play: lambda: state.hands[question.squire],
        Split: lambda: state.exchange.dealt[question.seat],
        Arm: lambda: state.exchange.shares[question.seat],
    }.get(type(action))  # fmt: skip
    return pile().known().count(card) if pile else 1
