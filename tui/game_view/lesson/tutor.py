"""The interface of lessons and exercises for the screen of a taught game and its reader of lines.

Knows: views, pages of a coach.
Must not know: lessons, exercises, what shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import core
from tui.boards import View

from .coach import Page


class Tutor(Protocol):
    """Teaches one game: it has the game to present, and speaks at its questions."""

    @property
    def replica(self) -> core.Replica[Any]:
        """The game as the learner sees it; another one once an exercise is over."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        ...

    @property
    def advised(self) -> core.Action | None:
        """The answer that is advised to the open question; None if there is none, or it would be the solution."""
        ...

    @property
    def figures(self) -> bool:
        """True if answers are listed with what they would bring."""
        ...

    def pages(self, view: View) -> Sequence[Page]:
        """The note before the question of this view is answered."""
        ...

    def advice(self, view: View) -> str:
        """The sentence that stands beside the question; empty for none."""
        ...

    def act(self, view: View, action: core.Action) -> bool:
        """Takes an answer to the question of this view. Returns False if it is not possible."""
        ...

    def remarks(self) -> Sequence[Page]:
        """The note on the last answer, before the game goes on."""
        ...

    def go_on(self) -> bool:
        """Goes on after the remarks have been read. Returns False if nothing more is taught."""
        ...
