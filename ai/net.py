"""A small neural net that values a position from one seat's view: a linear part and one hidden layer of ReLU units.

Knows: its weights.
Must not know: any game.

Pure Python. A net is evaluated once per search iteration, on one row, where a matrix library gains nothing and would
have to be installed wherever somebody plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from operator import mul
from typing import Any, Protocol

import msgspec

Inputs = Sequence[Sequence[float] | None]
"""The inputs of a net for each seat. None for a seat against which the others are measured; its value is 0."""


def softmax(logits: Sequence[float]) -> list[float]:
    """Probabilities proportional to exp of the logits; they sum to 1."""
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    total = sum(odds)
    return [each / total for each in odds]


class NetInputs(Protocol):
    """The functions of a game's module `net_inputs`, for games whose knights or kings have a net."""

    KING_ROLLOUT_DEPTH: int
    """After how many pauses a king with this net ends a rollout."""

    def fits(self, state: Any) -> bool:
        """True if the net was learnt from games with the options of this state."""
        ...

    def inputs(self, state: Any) -> Inputs:
        """The inputs for each seat, of a full state at a pause."""
        ...


class HiddenLayer(msgspec.Struct, frozen=True):
    """A layer of ReLU units."""

    weights: list[list[float]]
    """For each unit a weight for each input."""
    thresholds: list[float]
    """The bias of each unit."""

    def activations(self, inputs: Sequence[float]) -> Iterator[float]:
        """The output of each unit."""
        for weights, threshold in zip(self.weights, self.thresholds, strict=True):
            yield max(0.0, sum(map(mul, weights, inputs), threshold))


class Net(msgspec.Struct, frozen=True):
    """A net that values positions. The names of the fields are those of the weights files."""

    made: str
    """The games it was learnt from."""
    units: HiddenLayer
    says: list[float]
    """The output weight of each unit."""
    straight: list[float] = []
    """The linear weight of each input; empty without a linear part."""
    base: float = 0.0
    """The bias of the output."""

    def value(self, inputs: Sequence[float]) -> float:
        """The value of a position in nats."""
        units = sum(map(mul, self.says, self.units.activations(inputs)), self.base)
        return sum(map(mul, self.straight, inputs), units)


class Choices(msgspec.Struct, frozen=True):
    """A net that says how likely each of several things is chosen."""

    units: HiddenLayer
    says: dict[str, list[float]]
    """For each thing the output weight of each unit."""
    bases: dict[str, float]
    """For each thing the bias of its output."""

    def logits(self, inputs: Sequence[float], among: Sequence[str]) -> list[float]:
        """The logit of each of these things."""
        activations = list(self.units.activations(inputs))
        return [sum(map(mul, self.says[each], activations), self.bases[each]) for each in among]
