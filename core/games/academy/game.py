"""Medieval Academy: the game as the table knows it.

Knows: its options, its box, and which tables its rules stand in.
Must not know: what any rule or variant does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from core.chance import Chance
from core.contract import Event, Outcome
from core.memory import Memory
from core.piles import Face
from core.scheduler import AskingGame

from . import MANIFEST, rules, scoring, setup
from .actions import AcademyAction
from .recall import remembered
from .refusals import REFUSALS
from .state import AcademyOptions, AcademyTask, SquireQuestion, State
from .variants import codex, lancelot


class Academy(AskingGame[State, SquireQuestion, AcademyTask]):
    """Medieval Academy, by Nicolas Poncin."""

    id = MANIFEST.id
    seats = MANIFEST.seats
    options = AcademyOptions
    state = State
    actions = AcademyAction
    rules_number = 1
    rulings = (*(f"R{number}" for number in range(1, 19)), *(f"C{number}" for number in range(1, 7)))
    answers = rules.ANSWERS
    refusals = REFUSALS
    handlers = rules.HANDLERS
    work = rules.WORK
    at_once = frozenset({"keep", "split", "arm"})
    only_for: ClassVar[Mapping[str, tuple[int, ...]]] = {"two_player": (2,)}
    drawn = dict.fromkeys(("asked", "order", "starter"), range(max(MANIFEST.seats)))

    def begin(self, seats: int, options: AcademyOptions, chance: Chance) -> State:
        return setup.begin(seats, options, chance)

    def players(self, state: State) -> int:
        return state.seats

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        cards, shields = lancelot.cards(state), codex.box(state)
        return {**cards, **shields} if shields else cards

    def is_over(self, state: State) -> bool:
        return state.over

    def outcome(self, state: State) -> Outcome | None:
        return scoring.final(state) if state.over else None

    def recall(self, view: State, seat: int | None, log: Sequence[Event]) -> Memory:
        return remembered(view, seat, log)


GAME = Academy()
