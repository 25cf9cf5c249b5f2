"""Goofspiel: what a state is worth: points, and the cards that are left to bid with.

Knows: all hands, as they were imagined.
Must not know: which of what it is shown is true.
"""

from __future__ import annotations

from goofspiel.state import State

NAMES = ("points", "strength")
ROLLOUT_DEPTH = 2


def features(state: State) -> list[list[float]]:
    """For each seat its points, and the sum of its hand in points."""
    hands = [sum(map(int, hand.known())) for hand in state.hands]
    return [[float(points), hand / 10] for points, hand in zip(state.points, hands, strict=True)]


def pauses(state: State) -> bool:
    """At the start of a round."""
    return len(state.asked) == len(state.hands)
