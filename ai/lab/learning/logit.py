"""A conditional logit: the probability of an alternative is proportional to exp of its weights times its features.

Knows: features, as arrays.
Must not know: what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

PRIOR = 1e-3
"""The regularisation of weights towards 0, for features in standard deviations."""
STEPS = 25
"""Steps of Newton's method; it converges in fewer."""


class Part(NamedTuple):
    """Pauses with equally many seats, or questions with equally many answers, as arrays."""

    x: Any
    """Features (pauses, seats, features)."""
    y: Any
    """Shares of the win (pauses, seats); of a question 1 for the answer chosen."""
    counts: Any
    """The weight of each row. The pauses of a game together weigh as much as those of any other: otherwise the longest
    games, in which nobody gets on, would decide."""

    def only(self, which: Any) -> Part:
        """The rows selected."""
        return Part(self.x[which], self.y[which], self.counts[which])


def evenly(numbers: Any) -> Any:
    """Weights of rows by the numbers of their games, so that all games weigh alike."""
    return 1 / np.bincount(numbers)[numbers]


def fit(parts: Sequence[Part], expected: Any, trust: float) -> Any:
    """The weights of maximum likelihood, regularised towards the expected ones with this strength."""
    rows = np.concatenate([part.x.reshape(-1, part.x.shape[2]) for part in parts])
    spread, games = rows.std(axis=0) + 1e-9, float(sum(part.counts.sum() for part in parts))
    centre = expected * spread
    weights: Any = centre.copy()
    for _ in range(STEPS):
        slope: Any = -trust * (weights - centre)
        bend: Any = trust * np.eye(len(weights))
        for x, y, counts in parts:
            scaled = x / spread
            shares = chances(scaled, weights)
            means = np.einsum("ns,nsf->nf", shares, scaled)
            counted = shares * counts[:, None]
            slope += np.einsum("ns,nsf->f", (y - shares) * counts[:, None], scaled) / games
            bend += (np.einsum("ns,nsf,nsg->fg", counted, scaled, scaled) - (means.T * counts) @ means) / games
        weights = weights + cast("Any", np.linalg.solve(bend, slope))
    return weights / spread


def chances(x: Any, weights: Any) -> Any:
    """Each alternative's probability in each row."""
    return softmax(x @ weights)


def rounded(numbers: Any, digits: int) -> Any:
    """An array as lists of rounded numbers."""
    return cast("Any", np.round(numbers, digits)).tolist()


def softmax(logits: Any) -> Any:
    """Probabilities of the alternatives in each row."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
