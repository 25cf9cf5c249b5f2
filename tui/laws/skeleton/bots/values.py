"""Skeleton: what a state is worth.

Knows: all hands, as they were imagined.
Must not know: which of what it is shown is true.
"""

from __future__ import annotations

from ..state import State

NAMES = ("points",)


def features(state: State) -> list[list[float]]:
    """For each seat one number per name."""
    sign = -1 if state.options.low else 1
    return [[sign * max(map(float, hand.known()))] for hand in state.hands]


def pauses(state: State) -> bool:
    """At the start of a turn."""
    return bool(state.asked)
