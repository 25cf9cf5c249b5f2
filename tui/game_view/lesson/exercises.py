"""Exercises: positions of a game with one right answer, and what is said of the answers.

Knows: the files of exercises, the dealer, boards that speak.
Must not know: what shows them, how they were found.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

import core
from netplay.table.people import BOT_NAMES
from tui.boards import View, board
from tui.text.words import Words

from .coach import Page
from .lesson import EXERCISES, LEARNER, Step, path_of
from .progress import Progress


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is known of its answers."""

    id: str
    players: int
    seed: str
    steps: list[Step]
    """The game up to the position."""
    right: list[list[Any]]
    """The right answers, packed; several if they come to the same."""
    asks: str
    """Ends the key of the question."""
    why: str
    """Ends the key of the reason why the right answer is right."""
    rule: str = ""
    """Ends the key of the rule that it turns on; empty if the reason says it all."""
    options: dict[str, Any] = {}
    facts: dict[str, int | str] = {}
    """The variables of the reason."""
    others: list[tuple[list[Any], str, dict[str, int | str]]] = []
    """The faults of other answers: the answer, the end of the key of the reason, and its variables."""


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """Returns the exercises of a game."""
    data = path_of(game, EXERCISES).read_bytes()
    return tuple(msgspec.json.decode(data, type=list[Exercise]))


def position(game: core.Game[Any], exercise: Exercise) -> core.Replica[Any]:
    """Returns the game as the learner sees it when the question of an exercise is open."""
    seed = bytes.fromhex(exercise.seed)
    dealer = core.Dealer(game, exercise.players, exercise.options, seed=seed)
    replica = core.Replica(game, LEARNER, dealer.first_snapshot(LEARNER), moments=True)
    for seat, packed in exercise.steps:
        replica.follow(dealer.act(seat, game.unpack(packed)).report(LEARNER))
    return replica


class Exercises:
    """Teaches by exercises. It begins with the first one that has not been solved."""

    def __init__(self, game: str, name: str, progress: Progress) -> None:
        self._game, self._name = core.game(game), name
        self._text = f"learn_{game}"
        self._progress, self.learnt = progress, progress.of(game)
        self.all = exercises(game)
        unsolved = [at for at, each in enumerate(self.all) if each.id not in self.learnt.solved]
        self.at = unsolved[0] if unsolved else 0
        """The number of the exercise that is open."""
        self._said: Sequence[Page] = ()
        self._mistakes = 0
        """Wrong answers to the exercise that is open."""
        self._first = self.at
        """The number of the exercise with which it has begun."""
        self._open()

    @property
    def exercise(self) -> Exercise:
        """The exercise that is open."""
        return self.all[self.at]

    @property
    def replica(self) -> core.Replica[Any]:
        """The position of the exercise."""
        return self._position

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        return (self._name, *BOT_NAMES[1 : self.exercise.players])

    @property
    def advised(self) -> core.Action | None:
        """None: it would be the solution."""
        return None

    @property
    def figures(self) -> bool:
        """False: they would be the solution."""
        return False

    def pages(self, view: View) -> Sequence[Page]:
        """The question, with a note on the game at the first one; none before a second try, which follows the verdict
        on the first."""
        if self._mistakes:
            return ()
        number = view.words("learn-exercise", number=self.at + 1, count=len(self.all))
        note = f"{self._text}-note"
        noted = [view.words(note)] if self.at == self._first and view.words.has(note) else []
        return [Page("\n".join([number, self._asked(view), *noted]), "question")]

    def advice(self, view: View) -> str:
        """The exercise's question, beside that of the game."""
        return self._asked(view)

    def act(self, view: View, action: core.Action) -> bool:
        """Judges an answer."""
        packed = self._game.pack(action)
        right = packed in self.exercise.right
        if right and self.exercise.id not in self.learnt.solved:
            self.learnt.solved = [*self.learnt.solved, self.exercise.id]
            self._progress.save()
        self._mistakes = 0 if right else self._mistakes + 1
        self._said = [Page(self._verdict(view, action, right), "question")]
        return True

    def remarks(self) -> Sequence[Page]:
        """The verdict on the last answer."""
        return self._said

    def go_on(self) -> bool:
        """Opens the next exercise, unless a second try at this one is left. Returns False after the last one."""
        if self._tries_again:
            return True
        if self.at + 1 == len(self.all):
            return False
        self.at += 1
        self._open()
        return True

    def _open(self) -> None:
        self._position = position(self._game, self.exercise)
        self._said, self._mistakes = (), 0

    @property
    def _tries_again(self) -> bool:
        """True after a first mistake, unless only the right answer is left."""
        return self._mistakes == 1 and len(self.exercise.others) > 1

    def _asked(self, view: View) -> str:
        return view.words(f"{self._text}-asks-{self.exercise.asks}")

    def _verdict(self, view: View, action: core.Action, right: bool) -> str:
        """Returns whether an answer is right, and what is worse about one that is not. Before a second try the
        solution is left out."""
        drawn, words = board(view.game.id), view.words
        if right:
            return "\n".join([words("learn-right"), *self._why(words)])
        worse = self._worse(view, self._game.pack(action))
        said = [words("learn-wrong", answer=drawn.answer(view, action)), worse]
        if self._tries_again:
            return "\n".join(filter(None, [*said, words("learn-again")]))
        best = drawn.answer(view, self._game.unpack(self.exercise.right[0]))
        said.append(words("learn-better", answer=best))
        return "\n".join(filter(None, [*said, *self._why(words)]))

    def _why(self, words: Words) -> list[str]:
        """Returns why the right answer is right, and the rule that it turns on."""
        exercise = self.exercise
        why = words(f"{self._text}-why-{exercise.why}", **exercise.facts)
        return [why, words(f"{self._text}-rule-{exercise.rule}")] if exercise.rule else [why]

    def _worse(self, view: View, packed: Any) -> str:
        """Returns what is worse about an answer."""
        for other, why, facts in self.exercise.others:
            if other == packed:
                return view.words(f"{self._text}-worse-{why}", **facts)
        return ""
