"""A conditional logit: of several, one is chosen, or wins, as often as exp of its weights times its figures.

Knows: figures, as arrays.
Must not know: what they are of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

PRIOR = 1e-3
"""How strongly weights of which nothing is known are drawn to 0, for figures in standard deviations."""
STEPS = 25
"""Of Newton's method; it comes to rest in fewer."""


class Part(NamedTuple):
    """Pauses with so many seats, or questions with so many answers, as arrays."""

    x: Any
    """Figures (pauses, seats, figures)."""
    y: Any
    """Shares of the win (pauses, seats); of a question 1 for what was chosen."""
    counts: Any
    """How much each counts. Pauses of a game together count as much as those of any other: else what is learnt would be
    true of the longest games, in which nobody gets on."""

    def only(self, which: Any) -> Part:
        """Some of them."""
        return Part(self.x[which], self.y[which], self.counts[which])


def evenly(numbers: Any) -> Any:
    """How much pauses count that belong to the games of these numbers."""
    return 1 / np.bincount(numbers)[numbers]


def fit(parts: Sequence[Part], expected: Any, trust: float) -> Any:
    """The weights that make what happened likeliest, being expected near others, with this much trust in those."""
    rows = np.concatenate([part.x.reshape(-1, part.x.shape[2]) for part in parts])
    spread, games = rows.std(axis=0) + 1e-9, sum(part.counts.sum() for part in parts)
    centre = expected * spread
    weights = centre.copy()
    for _ in range(STEPS):
        slope, bend = -trust * (weights - centre), trust * np.eye(len(weights))
        for x, y, counts in parts:
            scaled = x / spread
            shares = chances(scaled, weights)
            means = np.einsum("ns,nsf->nf", shares, scaled)
            counted = shares * counts[:, None]
            slope += np.einsum("ns,nsf->f", (y - shares) * counts[:, None], scaled) / games
            bend += (np.einsum("ns,nsf,nsg->fg", counted, scaled, scaled) - (means.T * counts) @ means) / games
        weights += np.linalg.solve(bend, slope)
    return weights / spread


def chances(x: Any, weights: Any) -> Any:
    """Each seat's chance to win at each pause."""
    return shares_of(x @ weights)


def shares_of(worths: Any) -> Any:
    """The share of each in its row, by what it is worth in nats."""
    odds = np.exp(worths - worths.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
