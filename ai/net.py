"""A small net: what a position is worth as a seat sees it, by a line through its figures and one layer of units.

Knows: its numbers, which were fitted to games that were played.
Must not know: any game.

Pure Python, since it is asked once in a round of thought, of which the rest is pure Python, too: a library of matrices
would have to be at hand wherever somebody plays, and one row at a time is what it is worst at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from operator import mul
from typing import Any, Protocol

import msgspec

Shown = Sequence[Sequence[float] | None]
"""For each seat what a net is shown of a state; None for one by whose view the others are measured: to it, the state is
worth 0."""


def shares(pulls: Sequence[float]) -> list[float]:
    """The share of each of what pulls so strongly, in nats: as exp of that. They sum up to 1."""
    most = max(pulls)
    odds = [exp(pull - most) for pull in pulls]
    total = sum(odds)
    return [each / total for each in odds]


class Seen(Protocol):
    """What the module of a game gives in which knights or kings have a net."""

    KINGS_HORIZON: int
    """At the how manyth pause a king breaks thought off who has it."""

    def fits(self, state: Any) -> bool:
        """Was the net learnt from games with such options?"""
        ...

    def seen(self, state: Any) -> Shown:
        """What the net is shown of a full state at a pause."""
        ...


class Units(msgspec.Struct, frozen=True):
    """A layer of units, each of which is silent below its threshold."""

    weights: list[list[float]]
    """For each unit a weight for each figure that is shown."""
    thresholds: list[float]
    """For each unit what is added to their sum."""

    def felt(self, shown: Sequence[float]) -> Iterator[float]:
        """What each unit says of this."""
        for weights, threshold in zip(self.weights, self.thresholds, strict=True):
            yield max(0.0, sum(map(mul, weights, shown), threshold))


class Net(msgspec.Struct, frozen=True):
    """What a position is worth."""

    made: str
    """From which games it was learnt."""
    units: Units
    says: list[float]
    """For each unit the weight of what it says."""
    straight: list[float] = []
    """For each figure a weight besides; none if only the units have a say."""
    base: float = 0.0
    """What is said where all are silent."""

    def worth(self, shown: Sequence[float]) -> float:
        """What a position is worth, in nats, as somebody sees it."""
        units = sum(map(mul, self.says, self.units.felt(shown)), self.base)
        return sum(map(mul, self.straight, shown), units)


class Choices(msgspec.Struct, frozen=True):
    """How likely somebody is to choose each of several things."""

    units: Units
    says: dict[str, list[float]]
    """For each thing the weight of what each unit says."""
    bases: dict[str, float]
    """For each thing how readily it is chosen where all units are silent."""

    def pulls(self, shown: Sequence[float], among: Sequence[str]) -> list[float]:
        """How much each of these attracts, in nats: it is chosen as often as exp of that."""
        felt = list(self.units.felt(shown))
        return [sum(map(mul, self.says[each], felt), self.bases[each]) for each in among]
