"""Values of states for a game that says little about them, or nothing.

Knows: the rules of a game, as any game has them.
Must not know: any one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core


class PlainValues:
    """The functions that a game's module `values` may leave out. Without the module a rollout goes to the end of the
    game, and what counts is who has won."""

    NAMES: Sequence[str] = ("points",)
    ROLLOUT_DEPTH = 1
    KING_ROLLOUT_DEPTH = 2
    ROLLOUT_EPSILON = 0.1

    def __init__(self, game: core.Game[Any]) -> None:
        self._game = game

    def features(self, state: Any) -> Sequence[Sequence[float]]:
        """For each seat its points, which are known at the end only."""
        outcome = self._game.outcome(state)
        scores = outcome.scores if outcome else [0] * self._game.players(state)
        return [[float(score)] for score in scores]

    def pauses(self, state: Any) -> bool:
        """False: nothing is known of a state that is not the last."""
        return False

    def variant(self, state: Any) -> str:
        """The options change little."""
        return ""

    def iteration_share(self, players: int) -> float:
        """The factor for the iterations of a search."""
        return 1.0

    def king_factor(self, state: Any) -> float:
        """Returns how many times longer a king searches than a knight."""
        return 5.0

    def exploration(self, players: int) -> float:
        """The exploration constant of the search."""
        return 0.6

    def opponents_search(self, players: int) -> bool:
        """True: opponents have search trees, rather than answer as squires."""
        return True
