"""Grail Cup: the game as the table knows it.

Knows: its options, its box, and which tables its rules stand in.
Must not know: what any rule does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from core.chance import Chance
from core.contract import Event, Outcome
from core.memory import Memory
from core.piles import NOBODY, Face, Pile, only
from core.scheduler import AskingGame

from . import MANIFEST, rules, setup
from .actions import GrailAction
from .components import ALLIES, BOARDS, TOKENS
from .recall import remembered
from .refusals import REFUSALS
from .state import GrailOptions, KnightQuestion, KnightTask, State

BOX: Mapping[str, Mapping[Face, int]] = {"ally": dict.fromkeys(ALLIES, 1), "token": TOKENS}


class GrailCup(AskingGame[State, KnightQuestion, KnightTask]):
    """Grail Cup, by Bruno Faidutti."""

    id = MANIFEST.id
    seats = MANIFEST.seats
    options = GrailOptions
    state = State
    actions = GrailAction
    rules_number = 1
    rulings = ("C1", "C2", "R1", "R8", "R2", "R3", "R4", "R5", "R9", "R6", "R7")
    added: ClassVar[Mapping[str, tuple[bool | int | str, ...]]] = {"board": ("pairs",)}
    answers = rules.ANSWERS
    refusals = REFUSALS
    handlers = rules.HANDLERS
    work = rules.WORK
    bookkeeping = AskingGame.bookkeeping | {"moved"}
    drawn = {
        **dict.fromkeys(("asked", "first", "line", "seal"), range(max(MANIFEST.seats))),
        "at": {space for printed in BOARDS.values() for space in printed.starts.values()},
        "spears": (0, 1), "pack": [only(seat) for seat in range(max(MANIFEST.seats))],
    }  # fmt: skip

    def begin(self, seats: int, options: GrailOptions, chance: Chance) -> State:
        return setup.begin(seats, options, chance)

    def players(self, state: State) -> int:
        return len(state.at)

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        return BOX

    def is_over(self, state: State) -> bool:
        return state.over

    def outcome(self, state: State) -> Outcome | None:
        """Returns the outcome: a player who reached the finish has won; the others are ranked by position. There are no
        ties."""
        if not state.over:
            return None
        return Outcome(tuple((seat,) for seat in state.line), tuple(state.at), "finish")

    def plausible(self, state: State, pile: Pile, face: Face) -> bool:
        """An ally that was called and not revealed is held by nobody: it lies face down aside."""
        held = pile.kind == "ally" and pile.audience != NOBODY
        return not (held and face in state.called)

    def recall(self, view: State, seat: int | None, log: Sequence[Event]) -> Memory:
        return remembered(view, seat, log)


GAME = GrailCup()
