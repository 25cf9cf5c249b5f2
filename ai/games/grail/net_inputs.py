"""Inputs of the net of Grail Cup, for each seat: its own knight, then the others in their order in the race.

Knows: the public standing at the start of a round.
Must not know: allies or tokens; they are drawn anew or unknown.
"""

from __future__ import annotations

from math import exp

from ai.net import Inputs
from core.games.grail.path import board, next_castle, next_church
from core.games.grail.state import State

from .values import FAR, HELD

KING_ROLLOUT_DEPTH = 1
OWN = (
    "spaces", "late", "very late", "a spear", "two spears", "three spears", "a spear late",
    "held without a spear", "held with a spear", "held without a spear late",
    "first in line", "second in line", "third in line", "last in line", "first player",
    "race late", "race very late", "round", "lead", "ahead", "lead late", "to the castle", "to the church",
    "six to go", "five to go", "four to go", "three to go", "one to go", "dragon next",
)  # fmt: skip
RIVAL = ("spaces", "very late", "before", "a spear", "held", "first player")
"""Of each other seat."""
NEAR = 5.0
"""Spaces before the finish at which a race is not yet very late."""
ARMED = 0.4
"""The share of that for a knight with a spear."""
NO_CHURCH = 1.5
"""Tens of spaces to go where there is no church any more."""


def fits(state: State) -> bool:
    """True: the options change little."""
    return True


def inputs(state: State) -> Inputs:
    """The inputs for each seat."""
    return [[*own(state, seat), *race(state, seat), *goals(state, seat), *rivals(state, seat)] for seat in state.seats]


def late(state: State, space: int) -> float:
    """Returns the nearness of a space to the finish, from 0 to 1."""
    return exp((space - board(state).finish) / FAR)


def very_late(state: State, space: int) -> float:
    """Likewise, but little before the last spaces."""
    return exp((space - board(state).finish) / NEAR)


def held(state: State, seat: int) -> float:
    """Returns how strongly the dragon holds up a knight without a spear, from 0 to 1."""
    ahead = state.dragon - state.at[seat]
    return (HELD - ahead) / HELD if 0 < ahead < HELD else 0.0


def own(state: State, seat: int) -> list[float]:
    """Inputs of a knight alone."""
    here, spears, stuck = state.at[seat], state.spears[seat], held(state, seat)
    end = late(state, here)
    return [
        here / 50, end, very_late(state, here), float(spears > 0), float(spears > 1), float(spears > 2),
        (spears > 0) * end, stuck * (spears == 0), stuck * (spears > 0), stuck * (spears == 0) * end,
    ]  # fmt: skip


def race(state: State, seat: int) -> list[float]:
    """Inputs of its place among the others, and of the race."""
    place, first = state.line.index(seat), max(state.at)
    lead = state.at[seat] - max(space for other, space in enumerate(state.at) if other != seat)
    return [
        *[float(place == each) for each in range(len(state.at))], float(state.first == seat),
        late(state, first), very_late(state, first), state.round / 10,
        lead / 10, max(0, lead) / 5, lead / 10 * very_late(state, first),
    ]  # fmt: skip


def goals(state: State, seat: int) -> list[float]:
    """Inputs of the spaces before it."""
    here, church = state.at[seat], next_church(state, seat)
    left = board(state).finish - here
    return [
        (next_castle(state, seat) - here) / 10, NO_CHURCH if church is None else (church - here) / 10,
        *[float(left <= spaces) for spaces in (6, 5, 4, 3)], float(left == 1), float(state.dragon - here == 1),
    ]  # fmt: skip


def rivals(state: State, seat: int) -> list[float]:
    """Inputs of the others, the foremost first."""
    found: list[float] = []
    for other in state.line:
        if other != seat:
            space, armed = state.at[other], state.spears[other] > 0
            found += [
                space / 50, very_late(state, space), (space - state.at[seat]) / 10, float(armed),
                held(state, other) * (ARMED if armed else 1.0), float(state.first == other),
            ]  # fmt: skip
    return found
