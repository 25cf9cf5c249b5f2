"""Games that go on by asking: rules open questions, players answer them, and the rules go on to the next.

Knows: open questions, who is asked, which answers there are, and where an answer is carried out.
Must not know: any one game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .chance import Chance
from .contract import Action, Game


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An open question: what is asked, and of which seat. Games add what it is about."""

    ask: str
    seat: int


S = TypeVar("S", bound=msgspec.Struct)
Answers = Callable[[Any, Any], Sequence[Action]]
"""All answers to a question: from the state and the question."""
Handler = Callable[[Any, Any, Any, Chance], None]
"""What an answer does: state, question, action, chance."""


class AskingGame(Game[S], Generic[S]):
    """A game whose state has `asked`. It gives the two tables and `proceed`; the rest follows."""

    answers: ClassVar[Mapping[str, Answers]]
    """For each question, its answers."""
    handlers: ClassVar[Mapping[type[Action], Handler]]
    """For each kind of action, what it does. The question it answers is no longer open then."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """The questions that are asked of several seats at the same time, to be answered in any order."""

    @abstractmethod
    def proceed(self, state: S, chance: Chance) -> None:
        """Go on, when a question has been answered, until one is open or the game is over."""

    def open_questions(self, state: Any) -> Sequence[Any]:
        """The questions that may be answered now, at most one a seat."""
        asked = state.asked
        if not asked or asked[0].ask not in self.at_once:
            return asked[:1]
        return [question for question in asked if question.ask == asked[0].ask]

    def question(self, state: Any, seat: int) -> Any | None:
        """The question that is open for this seat."""
        return next((question for question in self.open_questions(state) if question.seat == seat), None)

    def to_act(self, state: S) -> tuple[int, ...]:
        return tuple(sorted(question.seat for question in self.open_questions(state)))

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        question = self.question(state, seat)
        return self.answers[question.ask](state, question) if question else []

    def apply(self, state: Any, seat: int, action: Action, chance: Chance) -> None:
        question = self.question(state, seat)
        if question is None:
            raise ValueError(f"Seat {seat} is not asked.")
        state.asked.remove(question)
        self.handlers[type(action)](state, question, action, chance)
        self.proceed(state, chance)
