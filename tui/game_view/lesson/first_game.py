"""A coached first game as it is taught: the game, its coach, and where it was left.

Knows: the coached game, the coach, the progress of a learner.
Must not know: what shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from tui.boards import View

from .coach import Coach, Page
from .coached_game import CoachedGame
from .lesson import lesson
from .progress import Progress


class FirstGame:
    """Teaches a game by playing it. It goes on where it was left."""

    def __init__(self, game: str, name: str, progress: Progress) -> None:
        self._progress, self._learnt = progress, progress.of(game)
        self._table = CoachedGame(lesson(game), name, self._learnt.steps)
        if self._table.replica.outcome is not None:
            self._learnt.steps, self._learnt.met = [], []
            self._table = CoachedGame(lesson(game), name)
        self.coach = Coach(self._table, self._learnt.met)

    @property
    def replica(self) -> core.Replica[Any]:
        """The game as the learner sees it."""
        return self._table.replica

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        return self._table.names

    @property
    def advised(self) -> core.Action | None:
        """The answer of the coach to the open question, if there is one."""
        return self._table.advised

    @property
    def figures(self) -> bool:
        """True: the coach explains them."""
        return True

    def pages(self, view: View) -> Sequence[Page]:
        """The notes for the question of this view."""
        return self.coach.pages(view)

    def advice(self, view: View) -> str:
        """The coach's answer."""
        return self.coach.advice(view)

    def act(self, view: View, action: core.Action) -> bool:
        """Takes an answer, and remembers where the game stands; one that is over is not to be continued."""
        if not self._table.act(action):
            return False
        learnt = self._learnt
        over = self._table.replica.outcome is not None
        learnt.steps, learnt.met = ([], []) if over else ([*self._table.steps], [*self.coach.met])
        learnt.done = learnt.done or self.coach.done
        self._progress.save()
        return True

    def remarks(self) -> Sequence[Page]:
        """Nothing: the log tells what an answer did."""
        return ()

    def go_on(self) -> bool:
        """Nothing is waited for."""
        return True
