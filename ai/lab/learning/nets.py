"""Fits the nets by which knights and kings value states: what each seat saw at each pause is held against who won.

Knows: games of searches, the inputs of nets.
Must not know: how the games are spread over processes, or where a net is written.

The net of knights is a linear model fitted to the ends of games. A net with hidden units is fitted not only to the end,
but also to its own predictions at the next pauses of the game (`TRUST_IN_NEXT`, as in TD learning): most of what
decides between a pause and the end is luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ai.net import HiddenLayer, Inputs, Net
from ai.values import net_inputs_of, outcome_shares, values_module

from . import logit
from .searches import Job, answers_of, dealt

UNITS = {"knight": 0, "king": 32}
"""Hidden units of the net of each strength; without any it is a linear model."""
TRUST_IN_NEXT = 0.2
"""The weight of the prediction at the next pause in a target; the rest is the target there."""
ROUNDS = 3
"""The times that a net is fitted: first to the ends of games, then to targets from its own predictions."""
PASSES = 16
"""Passes through all pauses in each round, or more where there are few pauses:"""
STEPS = 2000
"""at least so many steps."""
BATCH = 256
"""Pauses in one step."""
PACE = 2e-3
"""The learning rate at the beginning; it decreases."""
DECAY = 1.0
"""Weight decay. Nets that may have large weights memorise games."""
WEIGHTS = (0, 2, 4)
"""The fields of `Layers` that decay: weights do, biases do not."""
CONSTANT = 0.01
"""An input with a smaller standard deviation is ignored: nothing was learnt about other values of it."""
HELD_BACK = 5
"""Every so many games one is held back to measure by."""

Row = tuple[int, Inputs, list[float]]
"""Of a pause: the number of the game, the inputs of each seat, and each seat's share of the win."""


def play(job: Job) -> list[Row]:
    """The pauses of some games."""
    return [row for number in job.numbers for row in pauses_of(job, number)]


def pauses_of(job: Job, number: int) -> Iterator[Row]:
    """The pauses of one game, with its outcome. None if it did not end."""
    pauses, inputs = values_module(job.game).pauses, net_inputs_of(job.game).inputs
    dealer = dealt(job, number)
    found = [inputs(state) for state, *_ in answers_of(job, number, dealer) if pauses(state)]
    if dealer.outcome is not None:
        shares = outcome_shares(dealer.outcome)
        yield from ((number, shown, shares) for shown in found)


class Pauses(NamedTuple):
    """Pauses, as arrays."""

    numbers: Any
    """The numbers of their games; the pauses of a game are consecutive."""
    inputs: Any
    """Inputs of the net (pauses, seats, inputs)."""
    valued: Any
    """True where there are inputs for a seat (pauses, seats); the value of others is 0."""
    shares: Any
    """Shares of the win (pauses, seats)."""

    def only(self, which: Any) -> Pauses:
        """The pauses selected."""
        return Pauses(*(part[which] for part in self))


def arranged(rows: Sequence[Row]) -> Pauses:
    """Rows as arrays."""
    width = next(len(each) for _, inputs, _ in rows for each in inputs if each)
    nothing = [0.0] * width
    return Pauses(
        np.array([number for number, _, _ in rows]),
        np.array([[each or nothing for each in inputs] for _, inputs, _ in rows]),
        np.array([[bool(each) for each in inputs] for _, inputs, _ in rows]),
        np.array([shares for _, _, shares in rows]),
    )


class Layers(NamedTuple):
    """A net while it is fitted, over inputs in standard deviations."""

    units: Any
    thresholds: Any
    says: Any
    base: Any
    straight: Any

    def activations(self, x: Any) -> Any:
        """The hidden units before the ReLU."""
        return x @ self.units + self.thresholds

    def chances(self, x: Any, valued: Any) -> Any:
        """Each seat's share of the win."""
        hidden = np.maximum(self.activations(x), 0)
        return logit.softmax(valued * (hidden @ self.says + x @ self.straight + self.base))

    def gradient(self, pauses: Pauses, wanted: Any, counts: Any) -> Layers:
        """The gradient of the cross-entropy."""
        x, valued = pauses.inputs, pauses.valued
        hidden = self.activations(x)
        off = (self.chances(x, valued) - wanted) * valued * counts[:, None] / len(x)
        back = off[:, :, None] * self.says * (hidden > 0)
        units, straight = np.einsum("nsf,nsu->fu", x, back), np.einsum("nsf,ns->f", x, off)
        says = np.einsum("nsu,ns->u", np.maximum(hidden, 0), off)
        return Layers(units, back.sum(axis=(0, 1)), says, off.sum(), straight)


def fit(pauses: Pauses, wanted: Any, units: int, seed: int) -> Layers:
    """The net of maximum likelihood for these targets. Inputs must be in standard deviations."""
    rng = np.random.default_rng(seed)
    width = pauses.inputs.shape[2]
    start = Layers(
        rng.normal(size=(width, units)) / np.sqrt(width), np.zeros(units),
        rng.normal(size=units) / np.sqrt(units), np.zeros(()), np.zeros(width),
    )  # fmt: skip
    counts = 1 / np.sqrt(np.bincount(pauses.numbers)[pauses.numbers])
    counts /= counts.mean()

    def gradient(net: Sequence[Any], part: Any) -> Layers:
        return Layers(*net).gradient(pauses.only(part), wanted[part], counts[part])

    passes = max(PASSES, STEPS * BATCH // len(wanted))
    parts = [part for _ in range(passes) for part in batches(len(wanted), rng, BATCH)]
    return Layers(*descend(start, parts, gradient, DECAY))


def line(pauses: Pauses) -> Layers:
    """The linear model of maximum likelihood for the ends of games. It does not learn from its own predictions: they
    cannot be right everywhere, and it learnt worse from them."""
    width = pauses.inputs.shape[2]
    x = np.concatenate([pauses.inputs, pauses.valued[:, :, None]], axis=2)
    part = logit.Part(x, pauses.shares, logit.evenly(pauses.numbers))
    weights = logit.fit([part], np.zeros(width + 1), logit.PRIOR)
    return Layers(np.zeros((width, 0)), np.zeros(0), np.zeros(0), weights[-1], weights[:-1])


def descend(
    start: Sequence[Any], parts: Sequence[Any], gradient: Callable[[Sequence[Any], Any], Sequence[Any]], decay: float
) -> list[Any]:
    """Adam with weight decay and a decreasing learning rate, a step for each part. Returns the parameters."""
    net, steps = list(start), len(parts)
    means, squares = [np.zeros_like(each) for each in net], [np.zeros_like(each) for each in net]
    for step, part in enumerate(parts, 1):
        pace = PACE * (1 - step / steps) + PACE / 200
        for at, slope in enumerate(gradient(net, part)):
            means[at] = 0.9 * means[at] + 0.1 * slope
            squares[at] = 0.999 * squares[at] + 0.001 * slope**2
            stride = means[at] / (1 - 0.9**step) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
            net[at] = net[at] * (1 - pace * decay * (at in WEIGHTS)) - pace * stride
    return net


def batches(count: int, rng: Any, size: int) -> Iterator[Any]:
    """The indices of all rows in random order, so many at once."""
    order = rng.permutation(count)
    size = min(size, count)
    return (order[first : first + size] for first in range(0, count - size + 1, size))


def targets(pauses: Pauses, chances: Any) -> Any:
    """The target of each pause: the outcome of the game, and a little of each prediction between."""
    wanted = pauses.shares.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if pauses.numbers[at] == pauses.numbers[at + 1]:
            wanted[at] = TRUST_IN_NEXT * chances[at + 1] + (1 - TRUST_IN_NEXT) * wanted[at + 1]
    return wanted


def bootstrapped(pauses: Pauses, units: int) -> Layers:
    """The net with so many hidden units, fitted to the ends of games and then to its own predictions."""
    net, wanted = Layers(0, 0, 0, 0, 0), pauses.shares
    for number in range(ROUNDS):
        net = fit(pauses, wanted, units, number)
        wanted = targets(pauses, net.chances(pauses.inputs, pauses.valued))
    return net


def cross_entropy(pauses: Pauses, chances: Any) -> float:
    """The mean surprise of the ends of games under these predictions, in nats."""
    return float(-(pauses.shares * np.log(chances + 1e-12)).sum(axis=1).mean())


def learn(rows: Sequence[Row], units: int, by: str) -> Net:
    """The net with so many hidden units, fitted to these pauses. `by` describes the games."""
    pauses = arranged(rows)
    centre = pauses.inputs[pauses.valued].mean(axis=0)
    spread = pauses.inputs[pauses.valued].std(axis=0)
    spread[spread < CONSTANT] = np.inf
    scaled = pauses._replace(inputs=(pauses.inputs - centre) / spread * pauses.valued[:, :, None])
    kept = pauses.numbers % HELD_BACK == 0
    learnt, measured = scaled.only(~kept), scaled.only(kept)
    net = bootstrapped(learnt, units) if units else line(learnt)
    found = cross_entropy(measured, net.chances(measured.inputs, measured.valued))
    return written(net, centre, spread, f"{by}: {len(rows)} pauses, surprise {found:.3f}")


def written(net: Layers, centre: Any, spread: Any, made: str) -> Net:
    """The net over inputs as they are, rounded."""
    units, straight = net.units / spread[:, None], net.straight / spread
    parts = units.T, net.thresholds - centre @ units, net.says, straight, net.base - centre @ straight
    weights, low, says, line, base = (logit.rounded(each, 5) for each in parts)
    return Net(made, HiddenLayer(weights, low), says, line, base)


def as_text(net: Net) -> str:
    """The text of a net's file, a line for each hidden unit."""
    units = ",\n".join(f"   {json.dumps(unit)}" for unit in net.units.weights)
    parts = {name: json.dumps(part) for name, part in msgspec.to_builtins(net).items()}
    low = json.dumps(net.units.thresholds)
    weights = f"[\n{units}\n  ]" if units else "[]"
    parts["units"] = f'{{\n  "weights": {weights},\n  "thresholds": {low}\n }}'
    return "{\n" + ",\n".join(f' "{name}": {part}' for name, part in parts.items()) + "\n}"
