"""Medieval Academy: the book of rules that one table plays by: of which tasks a round consists. Variants write into it.

Knows: the parts of a round, and by which names their tasks go, in which order.
Must not know: what any task does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TypeVar

from .components import TrackTable
from .state import AcademyTask

TurnOrder = Callable[[int, int], list[int]]
"""The squires in turn order: from the number of the round and the seat that began round I."""

ROUND = ("deal", "draft", "play", "scoring", "end")
"""The phases of a round, in order."""


class Book:
    """The rules in play: the boards, and the tasks of a round. Complete when every variant has changed it."""

    def __init__(self, owners: list[int], turn_order: TurnOrder, tracks: dict[str, TrackTable]) -> None:
        self.owners = owners
        """The seat that plays each squire, or NEUTRAL."""
        self.turn_order = turn_order
        self.tracks = tracks
        """The boards' tracks, in scoring order."""
        self.setup: list[str] = []
        """Before round I: what a variant lays out."""
        self.deal: list[str] = []
        self.draft: list[str] = []
        self.play: list[str] = []
        self.after_card: list[str] = []
        """What follows a card that was played; these tasks tell whose, where, and its value."""
        self.before_scoring: list[str] = []
        self.gallant: list[str] = []
        """What a squire does whose gallantry is rewarded; these tasks tell who, and by how many squares."""
        self.scores: dict[str, list[str]] = {}
        """How each track scores, in order; these tasks tell which."""
        self.staggered: tuple[str, ...] = ()
        """The tracks that keep their order when they reset."""
        self.end: list[str] = []

    def replace(self, old: str, new: str, table: TrackTable, names: list[str]) -> None:
        """Another board takes the place of one."""
        self.tracks = _renamed(self.tracks, old, new) | {new: table}
        self.scores = _renamed(self.scores, old, new) | {new: names}

    @property
    def resetting(self) -> list[str]:
        """The tracks whose discs go back after round III."""
        return [name for name, table in self.tracks.items() if table.resets]

    def parts(self, task: AcademyTask) -> list[AcademyTask]:
        """Returns the tasks that this one stands for; they have its parameters."""
        if task.do == "scoring":
            return [*tasks(self.before_scoring), *self.scorings, AcademyTask("reset")]
        names = self.scores[task.track] if task.do == "score" else self.plans[task.do]
        return [AcademyTask(name, task.track, task.squire, task.amount) for name in names]

    @cached_property
    def plans(self) -> dict[str, list[str]]:
        """The tasks that stand for several, by name."""
        return {
            "round": list(ROUND),
            "deal": self.deal,
            "draft": self.draft,
            "play": self.play,
            "card played": self.after_card,
            "gallant": self.gallant,
            "end": self.end,
        }

    @property
    def scorings(self) -> list[AcademyTask]:
        """Every track scores, gallantry first."""
        return [AcademyTask("score", track) for track in self.scores]


def tasks(names: Iterable[str]) -> list[AcademyTask]:
    """Tasks that say all by their names."""
    return [AcademyTask(name) for name in names]


T = TypeVar("T")


def _renamed(table: dict[str, T], old: str, new: str) -> dict[str, T]:
    """Returns the same table with one name replaced."""
    return {new if name == old else name: value for name, value in table.items()}
