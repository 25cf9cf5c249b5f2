"""Skeleton: the game as the table knows it.

Knows: its options, its box, and which tables its rules stand in.
Must not know: what any rule does.
"""

from __future__ import annotations

from collections.abc import Mapping

from core import AskingGame, Chance, Face, Outcome, Question, Task

from . import MANIFEST, rules
from .actions import SkeletonAction
from .components import CARDS
from .state import SkeletonOptions, State


class Skeleton(AskingGame[State, Question, Task]):
    """Skeleton."""

    id = MANIFEST.id
    seats = MANIFEST.seats
    options = SkeletonOptions
    state = State
    actions = SkeletonAction
    rules_number = 1
    answers = rules.ANSWERS
    handlers = rules.HANDLERS
    work = rules.WORK

    def begin(self, seats: int, options: SkeletonOptions, chance: Chance) -> State:
        return rules.begin(seats, options, chance)

    def players(self, state: State) -> int:
        return len(state.hands)

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        return {"card": dict.fromkeys(CARDS, 1)}

    def is_over(self, state: State) -> bool:
        return state.over

    def outcome(self, state: State) -> Outcome | None:
        return rules.final(state) if state.over else None


GAME = Skeleton()
