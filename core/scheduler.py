"""Games that go on by asking: rules open questions, players answer them, and the rules go on to the next.

Knows: open questions and who is asked, what is still to be done, and where an answer or a task is carried out.
Must not know: any one game.

A state says itself how it goes on: `asked` holds the open questions, `todo` what is to be done once they are
answered, by name and in order. So a saved game can be read, and a step added to a game later moves no other.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from .chance import Chance
from .contract import Action, Game, Refusal


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An open question: what is asked, and of which seat. Games add what it is about."""

    ask: str
    seat: int


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A piece of work that the rules still have to do, by its name. Games add what it is about."""

    do: str


Q = TypeVar("Q", bound=Question)
T = TypeVar("T", bound=Task)


class Asking(Protocol[Q, T]):
    """The fields that the state of every such game has besides its own."""

    asked: list[Q]
    """The open questions; the first is to be answered, or all of its kind if they are asked at once."""
    todo: list[T]
    """The tasks to carry out when no question is open, the next one first."""


S = TypeVar("S", bound=msgspec.Struct)
Answers = Callable[[S, Q], Sequence[Action]]
"""All answers to a question: from the state and the question."""
Refusals = Callable[[S, Q], Iterable[Refusal]]
"""What might be wanted as an answer to a question, and why it cannot be given: from the state and the question. What
can be given after all is left out of it."""
Handler = Callable[[S, Q, Any, Chance], None]
"""What an answer does: state, question, action, chance."""
Work = Callable[[S, T, Chance], None]
"""What does a task: state, task, chance. It may open questions, and put further tasks before or behind the others."""


def tasks(*names: str) -> list[Task]:
    """Tasks that say all by their names."""
    return [Task(name) for name in names]


class AskingGame(Game[S], Generic[S, Q, T]):
    """A game whose state is `Asking`. It gives its beginning and three tables; the rest follows."""

    answers: Mapping[str, Answers[S, Q]]
    """For each question, its answers."""
    refusals: Mapping[str, Refusals[S, Q]] = {}
    """For each question of which something can be said, what cannot be answered, and why."""
    handlers: Mapping[type[Action], Handler[S, Q]]
    """For each kind of action, what it does. The question it answers is no longer open then."""
    work: Mapping[str, Work[S, T]]
    """For each task, what does it."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """The questions that are asked of several seats at the same time, to be answered in any order."""
    bookkeeping = frozenset({"asked", "todo"})

    @abstractmethod
    def begin(self, seats: int, options: Any, chance: Chance) -> S:
        """The state before anything is asked, its first tasks in `todo`."""

    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        state = self.begin(seats, options, chance)
        self.proceed(state, chance)
        return state

    def proceed(self, state: Any, chance: Chance) -> None:
        """Carries out tasks until a question is open or the game is over."""
        while not state.asked and not self.is_over(state):
            task = state.todo.pop(0)
            self.work[task.do](state, task, chance)

    def open_questions(self, state: Any) -> Sequence[Q]:
        """The questions that may be answered now, at most one a seat."""
        asked = state.asked
        if not asked or asked[0].ask not in self.at_once:
            return asked[:1]
        return [question for question in asked if question.ask == asked[0].ask]

    def simultaneous(self, state: Any) -> str:
        asked = state.asked
        return asked[0].ask if asked and asked[0].ask in self.at_once else ""

    def question(self, state: Any, seat: int) -> Q | None:
        """The question that is open for this seat."""
        for question in self.open_questions(state):
            if question.seat == seat:
                return question
        return None

    def to_act(self, state: S) -> tuple[int, ...]:
        questions = self.open_questions(state)
        if len(questions) == 1:  # nearly always; this is asked several times a step
            return (questions[0].seat,)
        return tuple(sorted([question.seat for question in questions]))

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        question = self.question(state, seat)
        return self.answers[question.ask](state, question) if question else []

    def refused(self, state: S, seat: int) -> Sequence[Refusal]:
        question = self.question(state, seat)
        if question is None or question.ask not in self.refusals:
            return ()
        legal = self.legal(state, seat)
        return [each for each in self.refusals[question.ask](state, question) if each.action not in legal]

    def apply(self, state: Any, seat: int, action: Action, chance: Chance) -> None:
        question = self.question(state, seat)
        if question is None:
            raise ValueError(f"Seat {seat} is not asked.")
        state.asked.remove(question)
        self.handlers[type(action)](state, question, action, chance)
        self.proceed(state, chance)
