"""Medieval Academy: the book of rules that one table plays by, as a list of steps. Variants write into it.

Knows: of which parts a round consists, and in which order they come.
Must not know: what any step does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import chain
from typing import TypeVar

from ...chance import Chance
from .components import TrackTable
from .state import State

Step = Callable[[State, Chance], None]
"""Goes on with the game: does something, opens questions, or both."""
Steps = list[Step]
TurnOrder = Callable[[int, int], list[int]]
"""The squires in turn order: from the number of the round and the seat that began round I."""


class Book:
    """The rules in play: the boards, and the steps of a round. Complete when every variant has changed it."""

    def __init__(self, owners: list[int], turn_order: TurnOrder, tracks: dict[str, TrackTable]) -> None:
        self.owners = owners
        """The seat that plays each squire, or NEUTRAL."""
        self.turn_order = turn_order
        self.tracks = tracks
        """The boards' tracks, in scoring order."""
        self.setup: Steps = []
        """Before round I: what a variant lays out."""
        self.deal: Steps = []
        self.draft: Steps = []
        self.turns: Steps = []
        """In each of them one squire plays a card."""
        self.after_card: Steps = []
        """What follows a card that was played; it is `state.last`."""
        self.after_play: Steps = []
        self.before_scoring: Steps = []
        self.gallantry: Steps = []
        """Gallantry scores: the order is fixed."""
        self.move: Steps = []
        """One gallantry move, made by the next of `state.gallants`, then called `state.mover`."""
        self.after_move: Steps = []
        self.scoring: dict[str, Steps] = {}
        """How each other track scores, in order."""
        self.reset: Steps = []
        self.end: Steps = []

    def replace(self, old: str, new: str, table: TrackTable, steps: Steps) -> None:
        """Another board takes the place of one."""
        self.tracks = _renamed(self.tracks, old, new) | {new: table}
        self.scoring = _renamed(self.scoring, old, new) | {new: steps}

    @cached_property
    def phases(self) -> dict[str, tuple[Step, ...]]:
        """The phases of a round, in order, each with its steps."""
        return {
            "deal": (*self.deal,),
            "draft": (*self.draft,),
            "play": (*chain.from_iterable((turn, *self.after_card) for turn in self.turns), *self.after_play),
            "before_scoring": (*self.before_scoring,),
            "gallantry": (*self.gallantry, *(*self.move, *self.after_move) * 3),
            **{name: (*steps,) for name, steps in self.scoring.items()},
            "reset": (*self.reset,),
            "end": (*self.end,),
        }

    @cached_property
    def round(self) -> tuple[Step, ...]:
        """The steps of a round, in order."""
        return tuple(chain.from_iterable(self.phases.values()))


T = TypeVar("T")


def _renamed(table: dict[str, T], old: str, new: str) -> dict[str, T]:
    """The same table with another name in the old one's place."""
    return {new if name == old else name: value for name, value in table.items()}
