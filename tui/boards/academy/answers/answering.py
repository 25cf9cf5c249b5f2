"""Answers of Medieval Academy in words, with what each would do to the standing.

Knows: the forms in which the answers are listed.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from tui.boards.values import AnswerTable
from tui.boards.view import View

from ..about import explained
from ..words import Wording
from .brief import brief
from .cards import copies
from .reasons import because
from .rows import row
from .tables import tables
from .ways import without_way


class Answering(Wording):
    """The answers, each with its effect."""

    def row(self, view: View, action: core.Action) -> str:
        return row(self, view, action)

    def explain(self, view: View, action: core.Action | None) -> str:
        """What a card is for; at the end, the sign behind one of which there are several, in a sentence."""
        count = copies(view, action)
        more = [view.words("academy_board-copies", count=count)] if count > 1 else []
        return "\n\n".join([explained(self, view, action), *more])

    def brief_answers(self, view: View) -> list[str]:
        return [brief(self, view, action) for action in view.legal]

    def briefest_answers(self, view: View) -> list[str]:
        """Moves without from where to where, which the board shows for the answer under the cursor."""
        return [without_way(self, text) for text in self.brief_answers(view)]

    def tables(self, view: View) -> Sequence[AnswerTable]:
        return tables(self, view)

    def because(self, view: View, action: core.Action) -> str:
        """Whom a move passes or stays ahead of, and what its track would pay then."""
        return because(self, view, action) or super().because(view, action)
