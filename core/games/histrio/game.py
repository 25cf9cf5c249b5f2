"""Histrio: the game as the table knows it.

Knows: its options, its box, and which tables its rules stand in.
Must not know: what any rule does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from core.chance import Chance
from core.contract import Event, Outcome
from core.memory import Memory
from core.piles import Face, Pile
from core.scheduler import AskingGame, Question

from . import MANIFEST, rules, setup
from .actions import HistrioAction
from .cards import blank
from .components import COPIES, ENCOUNTERS, MASKS, REQUESTS, TRAVEL
from .notes import remembered
from .refusals import REFUSALS
from .requests import may_lie
from .state import Errand, HistrioOptions, State


@cache
def box(players: int, friends: int) -> Mapping[str, Mapping[Face, int]]:
    """The contents of the box for so many; each has travel cards and masks of their own."""
    blanks = {blank(seat): 1 for seat in range(players)}
    found: dict[str, Mapping[Face, int]] = {
        "encounter": ENCOUNTERS,
        "request": {**dict.fromkeys(REQUESTS, COPIES), **blanks},
    }
    for seat in range(players):
        found |= {f"travel-{seat}": TRAVEL, f"mask-{seat}": MASKS}
    return found | {f"friendly-{seat}": TRAVEL for seat in range(friends)}


class Histrio(AskingGame[State, Question, Errand]):
    """Histrio, by Bruno Cathala and Christian Martinez."""

    id = MANIFEST.id
    seats = MANIFEST.seats
    options = HistrioOptions
    state = State
    actions = HistrioAction
    rules_number = 1
    rulings = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "C1", "C2", "C3", "C4")
    answers = rules.ANSWERS
    refusals = REFUSALS
    handlers = rules.HANDLERS
    work = rules.WORK
    at_once = frozenset({"travel", "disguise", "answer"})
    drawn = {**dict.fromkeys(("asked", "start"), range(max(MANIFEST.seats))), "needle": (-1, 1)}

    def begin(self, seats: int, options: HistrioOptions, chance: Chance) -> State:
        return setup.begin(seats, options, chance)

    def players(self, state: State) -> int:
        return len(state.troupes)

    def components(self, state: State) -> Mapping[str, Mapping[Face, int]]:
        return box(len(state.seats), len(state.friends))

    def is_over(self, state: State) -> bool:
        return state.over

    def outcome(self, state: State) -> Outcome | None:
        return rules.final(state) if state.over else None

    def plausible(self, state: State, pile: Pile, face: Face) -> bool:
        """A blank lies with its owner; an answer is the player's blank, or a request that the player meets."""
        return pile.kind != "request" or may_lie(state, pile, face)

    def recall(self, view: State, seat: int | None, log: Sequence[Event]) -> Memory:
        return remembered(view, seat, log)


GAME = Histrio()
