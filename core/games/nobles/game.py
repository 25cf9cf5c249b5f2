"""Duelling Nobles: the game as the table knows it.

Knows: its options, its box, and which tables its rules stand in.
Must not know: what any rule does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from core.chance import Chance
from core.contract import Event, Outcome
from core.memory import Memory
from core.piles import Face, Pile
from core.scheduler import AskingGame, Question, Task
from core.sentence import Sentence

from . import MANIFEST, rules, setup
from .actions import NoblesAction
from .components import NOBLES, WEAPONS
from .hands import may_lie, remembered
from .refusals import REFUSALS
from .state import NoblesOptions, State

BOX: Mapping[str, Mapping[Face, int]] = {"noble": NOBLES, "weapon": WEAPONS}


class Nobles(AskingGame[State, Question, Task]):
    """Duelling Nobles, after Jesse Carlucci."""

    id = MANIFEST.id
    seats = MANIFEST.seats
    options = NoblesOptions
    state = State
    actions = NoblesAction
    rules_number = 1
    rulings = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9")
    added: ClassVar[Mapping[str, tuple[bool | int | str, ...]]] = {"early_tithe": (True,)}
    answers = rules.ANSWERS
    refusals = REFUSALS
    handlers = rules.HANDLERS
    work = rules.WORK
    at_once = frozenset({"court"})
    bookkeeping = AskingGame.bookkeeping | {"openly_taken", "not_in_deck"}

    def begin(self, seats: int, options: NoblesOptions, chance: Chance) -> State:
        return setup.begin(options, chance)

    def players(self, state: State) -> int:
        return len(state.courts)

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        return BOX

    def is_over(self, state: State) -> bool:
        return bool(state.reason)

    def outcome(self, state: State) -> Outcome | None:
        return rules.final(state) if state.reason else None

    def plausible(self, state: State, pile: Pile, face: Face) -> bool:
        return pile.kind != "weapon" or may_lie(state, pile, face)

    def recall(self, view: State, seat: int | None, log: Sequence[Event]) -> Memory:
        return remembered(view, seat, log)

    def why_not(self, seats: int, options: Any) -> Sentence | None:
        if options.same_suit and options.same_colour:
            return Sentence("suit-and-colour", "Choose one of same_suit and same_colour, or neither.")
        return None


GAME = Nobles()
