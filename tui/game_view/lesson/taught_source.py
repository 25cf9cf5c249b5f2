"""The game of a tutor as the source of a presenter.

Knows: the tutor, what a source is.
Must not know: what shows the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from tui.game_view.source import LiveGame

from .tutor import Tutor


class TaughtGame(LiveGame):
    """The game that a tutor teaches now. It is at no table."""

    def __init__(self, tutor: Tutor) -> None:
        super().__init__(lambda: None)
        self._tutor = tutor

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game as the learner sees it."""
        return self._tutor.replica

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        return self._tutor.names
