"""Goofspiel: what a squire bids: as much as the prize is worth.

Knows: the open cards, and its own hand.
Must not know: what others hold or have bid.
"""

from __future__ import annotations

import core
from ai.bot import Rate
from goofspiel.actions import Bid
from goofspiel.state import State

USUAL = 7
"""The worth of a prize that is not seen."""


def evaluator(state: State, seat: int, memory: core.Memory) -> Rate:
    """Rates a bid by how near it is to the worth of the prizes that lie there."""
    worth = sum(USUAL if face is None else int(face) for face in (*state.offer.faces, *state.carried.faces))
    return lambda action: -abs(int(action.card) - min(13, worth)) if isinstance(action, Bid) and action.card else 0.0


def noise(state: State, action: core.Action) -> float:
    """A bid that can be foretold is beaten by one more."""
    return 2.0
