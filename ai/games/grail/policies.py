"""The opponent policy of Grail Cup for four. A small net gives the picks of the draft; linear models give other answers
(`policy_features.py`).

Knows: the public standing, the pack, and the heuristic.
Must not know: an ally that is in no pack it is shown, or any token.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import cast

import msgspec

import core
from ai.net import Choices, softmax
from core.games.grail.actions import Keep
from core.games.grail.components import ALLIES
from core.games.grail.draft import picks, seat_along
from core.games.grail.outlook import ally_reaches
from core.games.grail.path import Reach, board, kinds
from core.games.grail.state import State, Way

from . import heuristic, policy_features
from .net_inputs import late, very_late

LANDS_ON = {"finish": 3.0, "clover": 1.0, "village": 0.5}
"""The input for the space on which an ally would have her knight land."""
BAD = -20.0
"""Spaces by which an ally is worse than the best at most."""


class Weights(msgspec.Struct, frozen=True):
    """A file of weights of the policy."""

    made: str
    """From which games."""
    keep: Choices
    """The net of picks in a draft."""
    answers: dict[str, dict[str, float]]
    """By question, for each figure of an answer its weight."""


@cache
def weights() -> Weights:
    """The weights of the policy."""
    path = Path(__file__).with_name("policies.json")
    return msgspec.json.decode(path.read_bytes(), type=Weights)


class OpponentPolicy:
    """The policy in one round: until its draft ends, nothing changes but the pack."""

    def __init__(self, state: State) -> None:
        self._round = state.round
        self._likely: dict[object, dict[str, float]] = {}

    def __call__(self, state: State, seat: int, legal: Sequence[core.Action]) -> list[float] | None:
        """The probability of each answer of this seat; None in later drafts."""
        ask = state.asked[0].ask
        if ask == "keep" and state.round == self._round:
            likely = self.keeps(state, seat)
            return [likely[cast("str", cast("Keep", action).ally)] for action in legal]
        table = weights().answers.get(ask)
        return policy_features.likely(table, state, seat, legal) if table else None

    def keeps(self, state: State, seat: int) -> Mapping[str, float]:
        """The probability that this seat keeps each ally of the pack, cached."""
        way = state.way if picks(state) else None
        key = seat, way, frozenset(state.pack.faces)
        if key not in self._likely:
            self._likely[key] = keep_probabilities(state, seat, way or "left")
        return self._likely[key]


def keep_probabilities(state: State, seat: int, way: Way) -> dict[str, float]:
    """The probability that each ally of the pack is kept."""
    pack = state.pack.known()
    logits = weights().keep.logits(pick_inputs(state, seat, way), pack)
    return dict(zip(pack, softmax(logits), strict=True))


def pick_inputs(state: State, seat: int, way: Way) -> list[float]:
    """The inputs of the net for a pick. Until the first player has chosen the way of the pack, it goes left."""
    rate = heuristic.evaluator(state, seat, core.Memory())
    rates = {ally: rate(Keep(ally)) for ally in state.pack.known()}
    found = [float(picks(state) == pick) for pick in range(len(state.at))]
    found += [float(ally in rates) for ally in ALLIES]
    found += [float(ally in state.face_up.faces) for ally in ALLIES]
    best = max(rates.values())
    found += [max(BAD, rates[ally] - best) / 5 if ally in rates else 0.0 for ally in ALLIES]
    found += [exp(rates[ally] - best) if ally in rates else 0.0 for ally in ALLIES]
    reaches = {ally: ally_reaches(state, seat, ally) for ally in rates}
    found += [farthest(state, seat, reaches[ally]) if ally in rates else 0.0 for ally in ALLIES]
    found += [landing(state, seat, reaches[ally]) if ally in rates else 0.0 for ally in ALLIES]
    here, first = state.at[seat], max(state.at)
    found += [here / 50, late(state, here), very_late(state, here), very_late(state, first), late(state, first)]
    for places in range(len(state.at)):
        found += sitting(state, seat, seat_along(state, seat, way, places))
    return [*found, state.line.index(seat) / 3, float(state.dragon == board(state).finish - 1)]


def farthest(state: State, seat: int, reaches: Sequence[Reach]) -> float:
    """Returns the farthest space that an ally takes her knight to without a spear."""
    return (reaches[-1].stop - state.at[seat]) / 5


def landing(state: State, seat: int, reaches: Sequence[Reach]) -> float:
    """The input for the space of the shortest move."""
    space = reaches[0].stop
    found = kinds(state, space) if space != state.at[seat] else ()
    return max((brings for kind, brings in LANDS_ON.items() if kind in found), default=0.0)


def sitting(state: State, seat: int, who: int) -> list[float]:
    """Inputs of a knight; of a rival also its place beside this seat."""
    space, spears, ahead = state.at[who], state.spears[who], state.dragon - state.at[who]
    left = board(state).finish - space
    held = [
        float(spears > 0), float(spears > 1), float(ahead == 1), float(2 <= ahead <= 3), float(4 <= ahead <= 6),
        float(ahead == 1 and not spears),
    ]  # fmt: skip
    if who == seat:
        return held
    before = float(state.line.index(who) < state.line.index(seat))
    return [
        (space - state.at[seat]) / 10, very_late(state, space), before, float(left <= 6), float(left <= 4),
        late(state, space), *held,
    ]  # fmt: skip
