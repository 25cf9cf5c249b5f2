"""Ratings of entrants, after each game that was played to its end.

Knows: openskill, whose Plackett-Luce model rates games for two and for more alike.
Must not know: points, pairings to come.
"""
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportMissingTypeStubs=false
# pyright: reportUnknownArgumentType=false, reportMissingImports=false

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .record import Entrant

BASE, SCALE = 1000, 40
"""A rating as it is shown: so much for nothing known, and so much for one of openskill's points."""


def rate(entrants: Mapping[int, Entrant], places: Sequence[Sequence[int]]) -> None:
    """Changes the ratings of those who have played."""
    from openskill.models import PlackettLuce  # only a tournament needs it

    model = PlackettLuce()
    playing = [(place, entrants[id]) for place, shared in enumerate(places) for id in shared]
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for _, each in playing]
    ranks = [float(place) for place, _ in playing]
    for (_, entrant), (rated,) in zip(playing, model.rate(teams, ranks=ranks), strict=True):
        entrant.mu, entrant.sigma = rated.mu, rated.sigma


def shown(entrant: Entrant) -> int:
    """Returns the rating as people read it: what is likely reached at least."""
    return max(0, round(BASE + SCALE * (entrant.mu - 3 * entrant.sigma)))
