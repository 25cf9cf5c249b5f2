"""The value of a state of Histrio: écus, and what the troupe would earn at the festival.

Knows: all that lies before each player, as it was imagined.
Must not know: which of what it is shown is true.
"""

from __future__ import annotations

from typing import NamedTuple

from core.games.histrio.cards import levels, talents
from core.games.histrio.components import COMEDIAN, TURNS
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import favour
from core.games.histrio.state import State

from .heuristic import lean, prospects

ROLLOUT_DEPTH = 2
KING_ROLLOUT_DEPTH = 4
ROLLOUT_EPSILON = 0.1
NAMES = (
    "money", "money late", "prospects", "prospects early", "ahead", "favour late", "actors", "levels", "one-sided",
    "acrobats", "acrobats early", "spent", "managers", "travel cards", "few travel cards",
    "requests", "requests early", "paid again",
)  # fmt: skip

FEW = 3
"""Travel cards below which choice is poor."""


def pauses(state: State) -> bool:
    """At the start of a turn."""
    asked = state.asked
    return bool(asked) and asked[0].ask == "travel" and len(asked) == len(state.troupes)


def variant(state: State) -> str:
    """By the number of seasons."""
    return "one season" if state.options.seasons == 1 else ""


def iteration_share(players: int) -> float:
    """The factor for the iterations of a search."""
    return 1 / players


def king_factor(state: State) -> float:
    """Returns how many times longer a king searches than a knight."""
    return 10 if len(state.troupes) == 2 else 7


def exploration(players: int) -> float:
    """The exploration constant of the search."""
    return 0.6


def opponents_search(players: int) -> bool:
    """True if opponents have search trees, rather than answer as squires."""
    return players > 2


def features(state: State) -> list[list[float]]:
    """For each seat the figures in the order of `NAMES`."""
    left = time_left(state)
    leans = [lean(state, seat) for seat in state.seats]
    hopes = [prospects(state, seat, state.needle, leans[:seat] + leans[seat + 1 :]) for seat in state.seats]
    total = [troupe.money + hope for troupe, hope in zip(state.troupes, hopes, strict=True)]
    return [seat_figures(state, seat, left, hopes[seat], lead(total, seat)) for seat in state.seats]


class TimeLeft(NamedTuple):
    """The share of the season that is left, 1 if another season follows, and the share of the game."""

    season: float
    more: float
    game: float


def time_left(state: State) -> TimeLeft:
    season, more = (TURNS + 1 - state.turn) / TURNS, state.season < state.options.seasons
    return TimeLeft(season, float(more), (season + more) / 2)


def lead(totals: list[float], seat: int) -> float:
    """Returns the lead over the best other seat; below 0 if behind."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def seat_figures(state: State, seat: int, left: TimeLeft, hope: float, ahead: float) -> list[float]:
    """The figures of one player."""
    early, more, game_left = left
    troupe = state.troupes[seat]
    actors, cards = troupe.actors.known(), len(troupe.hand) + len(troupe.chosen)
    comedians = talents(actors).count(COMEDIAN)
    acrobats = len(troupe.acrobats)
    requests = len(unplayed(state, seat))
    return [
        troupe.money / 5, troupe.money / 5 * (1 - game_left), hope / 5, hope / 5 * early, ahead / 5 * (1 - game_left),
        favour(state, seat) / 5 * (1 - early), len(actors) / 5 * early, sum(levels(actors)) / 10 * early,
        abs(2 * comedians - len(actors)) / 5 * early,
        float(acrobats), acrobats * early, len(troupe.spent) * more, float(troupe.managers), cards / 5 * early,
        float(cards < FEW), float(requests), requests * early, len(troupe.played) * more,
    ]  # fmt: skip
