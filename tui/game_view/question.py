"""The open question of a game: what this seat is asked, its answers, and which input counts for them.

Knows: views, boards, and when something was shown and pressed.
Must not know: how answers are listed, or how one gets to the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import core
from tui.boards import View, board
from tui.input.stale_input import StaleInputGuard

QuestionKey = tuple[Any, ...]
"""Identifies a question, by its subject and all its answers; empty for none."""


def question_key(view: View) -> QuestionKey:
    """The key of the question that a view with its answers shows."""
    return (view.question, *view.legal)


class OpenQuestion:
    """The question that is shown to a player. It is hidden while something else is looked at, and comes back."""

    def __init__(self, patience: float) -> None:
        """`patience` is how many seconds it takes no input after it came up by itself."""
        self.key: QuestionKey = ()
        """The question that was shown last; empty if none was, or it has been answered."""
        self.legal: Sequence[core.Action] = ()
        """Its answers; none while it is hidden."""
        self.refused: Sequence[core.Refusal] = ()
        """Answers that are not legal, with their reasons."""
        self.digits: list[int] = []
        """The digit that gives each answer on a screen; more than 9 for none."""
        self.numbers: list[int] = []
        """The number that gives each answer where several digits can be typed."""
        self.refusal = ""
        """The reason why the last thing pointed at is no answer; empty once that has been read."""
        self.picked: int | None = None
        """The number of the answer that a first click has picked; a second one gives it."""
        self.guard = StaleInputGuard(patience)
        """Since when input counts for it."""

    def show(self, view: View, legal: Sequence[core.Action], refused: Sequence[core.Refusal]) -> bool:
        """Asks what is asked at this moment. Returns False if it was shown already."""
        key = (view.question, *legal)
        if key == self.key and self.legal:
            return False
        view.legal, view.refused = legal, refused
        drawn = board(view.game.id)
        self.key, self.legal, self.refused, self.refusal = key, legal, refused, ""
        self.digits = [drawn.digit(view, at) for at in range(len(legal))]
        self.numbers = [drawn.number(view, at) for at in range(len(legal))]
        self.picked = None
        self.guard.show(by_itself=True)
        return True

    def pick(self, number: int) -> bool:
        """Picks an answer. Returns True if it was picked already."""
        before, self.picked = self.picked, number
        return before == number

    def pause(self) -> None:
        """Takes no input for a moment, as if it had come up by itself."""
        if self.legal:
            self.guard.show(by_itself=True)

    def hide(self) -> None:
        """No answer can be given now."""
        if self.legal:
            self.legal = ()
            self.guard.cover()

    def close(self) -> None:
        """The question has been answered, or is no longer asked."""
        self.hide()
        self.key = ()

    def put_to(self, view: View) -> None:
        """Gives a view of now its answers, or none if the game has gone on and the question is not shown yet."""
        if question_key(view) != self.key or not self.legal:
            view.legal = ()
        else:
            view.refused = self.refused

    def is_open(self, key: QuestionKey) -> bool:
        """True if the question of this key is still the one that is shown."""
        return self.key is key and bool(self.legal)


class LoneAnswer(NamedTuple):
    """The only answer to a question, to be given by itself after a while if the question is still open."""

    question: OpenQuestion
    key: QuestionKey
    action: core.Action

    @property
    def is_due(self) -> bool:
        """True if the question has not changed meanwhile."""
        return self.question.is_open(self.key)
