"""Fits a small net of figures to games that were played on: by what each seat has, beside what the others have.

Knows: figures and shares of the win, as arrays.
Must not know: which game they are of, or how it was played.

Adam, a batch at a time, in an order that follows from the seed; the step shrinks with each round through the games.
What comes out is the same for the same seed on one machine; another may round its sums otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ai.values import Net, Unit

ROUNDS = 12
"""Times through all games."""
BATCH = 256
"""Pauses from which a step is taken."""
STEP, SHRINKS = 3e-3, 0.75
"""The first round's step, and by how much each later one's is shorter."""
MEMORY = (0.9, 0.999)
"""Of Adam: how much of the slope is remembered, and of its square."""
TOUCH = 1e-4
"""How strongly the units are drawn to saying nothing."""
DIGITS = 5


class Sides(NamedTuple):
    """Pauses as a net sees them: for each seat its own figures and those of the others, in standard deviations."""

    own: Any
    others: Any


class Parts(NamedTuple):
    """What is fitted, as arrays: `into` (units, own figures and then those of the others), `bias`, `say`, `line`."""

    into: Any
    bias: Any
    say: Any
    line: Any


def fit(x: Any, y: Any, units: int, seed: int) -> Net:
    """The net of so many units that makes what happened likeliest. `x`: figures (pauses, seats, figures); `y`: shares
    of the win (pauses, seats)."""
    flat = x.reshape(-1, x.shape[2])
    centre, spread = flat.mean(axis=0), flat.std(axis=0) + 1e-9
    sides, rng = beside((x - centre) / spread), np.random.default_rng(seed)
    parts = first_parts(rng, units, x.shape[2])
    pace = Pace(parts)
    for turn in range(ROUNDS):
        for batch in batches(rng, len(y)):
            slopes = slopes_of(parts, Sides(sides.own[batch], sides.others[batch]), y[batch])
            pace.step(parts, slopes, STEP * SHRINKS**turn)
    return net_of(parts, centre, spread)


def beside(x: Any) -> Sides:
    """Each seat's figures, and the average of the others'."""
    return Sides(x, (x.sum(axis=1, keepdims=True) - x) / (x.shape[1] - 1))


def first_parts(rng: Any, units: int, figures: int) -> Parts:
    """Units that each look at something else, and say little yet."""
    into = rng.normal(0, 0.5 / np.sqrt(2 * figures), (units, 2 * figures))
    return Parts(into, np.zeros(units), rng.normal(0, 0.3 / np.sqrt(units), units), np.zeros(figures))


def batches(rng: Any, number: int) -> Iterator[Any]:
    """All pauses once, in an order by lot."""
    order = rng.permutation(number)
    yield from (order[first : first + BATCH] for first in range(0, number, BATCH))


def answers(parts: Parts, sides: Sides) -> tuple[Any, Any]:
    """How far each unit is on for each seat (pauses, seats, units), and what each seat is worth (pauses, seats)."""
    own, others = np.split(parts.into, 2, axis=1)
    on = np.tanh(sides.own @ own.T + sides.others @ others.T + parts.bias)
    return on, on @ parts.say + sides.own @ parts.line


def shares_of(worth: Any) -> Any:
    """Each seat's chance to win at each pause."""
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def slopes_of(parts: Parts, sides: Sides, y: Any) -> Parts:
    """How the surprise grows with each part."""
    on, worth = answers(parts, sides)
    error = (shares_of(worth) - y) / len(y)
    through = error[..., None] * parts.say * (1 - on**2)
    own, others = (np.einsum("nsu,nsf->uf", through, each) for each in sides)
    return Parts(
        np.hstack([own, others]) + TOUCH * parts.into,
        through.sum(axis=(0, 1)),
        np.einsum("ns,nsu->u", error, on) + TOUCH * parts.say,
        np.einsum("ns,nsf->f", error, sides.own),
    )


class Pace:
    """How far each part goes at a step, by the slopes there have been: the method Adam."""

    def __init__(self, parts: Parts) -> None:
        self._steps = 0
        self._slopes = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]

    def step(self, parts: Parts, slopes: Parts, length: float) -> None:
        """Change the parts by one step down the slopes."""
        self._steps += 1
        keep, keep_square = MEMORY
        for part, slope, mean, square in zip(parts, slopes, self._slopes, self._squares, strict=True):
            mean += (1 - keep) * (slope - mean)
            square += (1 - keep_square) * (slope**2 - square)
            sure, sure_square = mean / (1 - keep**self._steps), square / (1 - keep_square**self._steps)
            part -= length * sure / (np.sqrt(sure_square) + 1e-8)


def net_of(parts: Parts, centre: Any, spread: Any) -> Net:
    """The same for figures as they are, not in standard deviations."""
    own, others = np.split(parts.into, 2, axis=1)
    bias = parts.bias - (own + others) @ (centre / spread)
    units = zip(own / spread, others / spread, bias, parts.say, strict=True)
    return Net(
        plain(parts.line / spread),
        tuple(Unit(plain(mine), plain(theirs), *plain((of, say))) for mine, theirs, of, say in units),
    )


def plain(numbers: Sequence[float]) -> tuple[float, ...]:
    """Numbers as they are written down."""
    return tuple(round(float(number), DIGITS) for number in numbers)


def chances(x: Any, net: Net) -> Any:
    """Each seat's chance to win at each pause, by a net."""
    into = np.array([[*unit.own, *unit.others] for unit in net.units])
    bias, say = (np.array([getattr(unit, name) for unit in net.units]) for name in ("bias", "say"))
    return shares_of(answers(Parts(into, bias, say, np.array(net.line)), beside(x))[1])
