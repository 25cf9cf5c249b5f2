"""The pictures in an explanation of Grail Cup: the ally or token that an answer is about, and the road it leads along.

Knows: which cards and which spaces an answer is about.
Must not know: where an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.grail.actions import Curse, Keep, Lay
from core.games.grail.components import ALLIES
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.cards import Card

from ..hand import face
from ..words import Teller
from .excerpt import around_way


class Pictured(Teller):
    """The pictures of answers, of allies and of tokens."""

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        named = action.ally if isinstance(action, (Keep, Curse)) else action.token if isinstance(action, Lay) else None
        cause = view.question.cause if view.question is not None else ""
        name = named or (cause if cause != "draft" else "")
        return [face(view, name)] if name else []

    def card_shown(self, view: View, term: str, about: int | str | None = None) -> Card | None:
        return face(view, term) if term in ALLIES else None

    def scenery(self, view: View, width: int) -> Canvas | None:
        return around_way(view, width)
