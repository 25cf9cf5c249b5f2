"""The pictures in an explanation of Medieval Academy: the card of an answer, and the tracks on which it would move.

Knows: which cards and which tracks an answer is about.
Must not know: where an explanation is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from tui.boards.view import View
from tui.draw.cards import Card

from ..about import explained
from ..hand.faces import face
from ..words import Wording


class Pictured(Wording):
    """The pictures of answers."""

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        card = getattr(action, "card", None)
        return [face(self, view, card)] if card else []

    def parts_shown(self, view: View, action: core.Action) -> Sequence[str]:
        """The tracks, below the numbers of their squares."""
        tracks = self.tracks_meant(view, action)
        return ["squares", *tracks] if tracks else []

    def told_beside(self, view: View, action: core.Action | None) -> str:
        """Leaves out who stands on the tracks that are drawn."""
        shown = action is not None and self.parts_shown(view, action)
        return explained(self, view, action, ranked=False) if shown else self.explain(view, action)
