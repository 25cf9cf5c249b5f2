"""The value of a state of Grail Cup: how far the knights are, and what stands between them and the finish.

Knows: the public standing at the start of a round.
Must not know: allies or tokens; they are drawn anew or unknown.
"""

from __future__ import annotations

from math import exp

from core.games.grail.path import board
from core.games.grail.state import State

ROLLOUT_DEPTH = 1
KING_ROLLOUT_DEPTH = 1
ROLLOUT_EPSILON = 0.0
NAMES = (
    "spaces", "spaces late", "lead", "lead late", "behind the first", "behind the first late", "first", "last",
    "near", "very near", "spear", "more spears", "spears late",
    "held", "held late", "held with a spear", "shielded", "seal",
)  # fmt: skip

FAR = 12.0
"""Spaces before the finish at which a race is neither early nor late."""
HELD = 6
"""A dragon less than so many spaces ahead holds a knight up."""


def pauses(state: State) -> bool:
    """Before the first pick of a round."""
    if state.phase != "draft" or state.way is not None or not state.asked or state.asked[0].ask != "keep":
        return False
    return not any(kept.faces for kept in state.kept)


def variant(state: State) -> str:
    """The options change little."""
    return ""


def iteration_share(players: int) -> float:
    """The factor for the iterations of a search; at four one costs some three quarters of what it costs at three."""
    return {3: 1.5, 4: 5 / 3}.get(players, 5 / players)


def king_factor(state: State) -> float:
    """Returns how many times longer a king searches than a knight; with four players an iteration costs more."""
    return 6 if len(state.at) == 4 else 7


def exploration(players: int) -> float:
    """The exploration constant of the search."""
    return 0.6


def opponents_search(players: int) -> bool:
    """True if opponents have search trees, rather than answer as squires."""
    return False


def features(state: State) -> list[list[float]]:
    """For each seat the figures in the order of `NAMES`."""
    finish, at = board(state).finish, state.at
    late = 1 / (1 + (finish - max(at)) / FAR)
    ranked = sorted(at, reverse=True)
    return [seat_figures(state, seat, finish, late, ranked) for seat in state.seats]


def seat_figures(state: State, seat: int, finish: int, late: float, ranked: list[int]) -> list[float]:
    """The figures of one knight. `late` grows to 1 with the race; `ranked` are all spaces, the first one's first."""
    here, spears, ahead = state.at[seat], state.spears[seat], state.dragon - state.at[seat]
    best_other = ranked[1] if state.line[0] == seat else ranked[0]
    held = (HELD - ahead) / HELD if 0 < ahead < HELD else 0.0
    lead, behind = max(0, here - best_other), max(0, best_other - here)
    shielded = sum(1 for each in state.at if 0 < state.dragon - each < HELD) if state.dragon < here else 0
    return [
        here / 10, here / 10 * late, lead / 5, lead / 5 * late, behind / 5, behind / 5 * late,
        float(state.line[0] == seat), float(state.line[-1] == seat),
        exp((here - finish) / 12), exp((here - finish) / 5),
        float(spears > 0), min(max(spears - 1, 0), 3) / 3, float(spears > 0) * late,
        held * (spears == 0), held * (spears == 0) * late, held * (spears > 0), shielded / 2,
        float(state.seal == seat),
    ]  # fmt: skip
