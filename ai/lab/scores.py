"""Statistics of results: shares with their intervals, and ratings.

Knows: statistics.
Must not know: any game, or how a result came to be.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

Z = 1.96
"""Standard deviations on either side that hold 95 %."""
ELO = 400 / math.log(10)
"""Points of Elo that make e to one."""
LEAST_CHANGE, MOST_ROUNDS = 1e-6, 1000
"""Strengths are taken to be found when none changes by more than this part, or after so many rounds."""

Places = tuple[tuple[str, ...], ...]
"""The end of a game: who shares the first place, the second, and so on. A name may stand there more than once."""
Pairs = dict[tuple[str, str], float]
"""The number of times that the first was ahead of the second; a shared place counts one half."""


class Interval(NamedTuple):
    """A confidence interval of 95 %."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """True if this value lies in it."""
        return self.low <= value <= self.high


def wilson(won: float, of: int) -> Interval:
    """The interval of a share, by Wilson's score. A shared win counts as a part of one; that makes it a little wide.
    Everything is possible when nothing was played."""
    if of == 0:
        return Interval(0.0, 1.0)
    share, spread = won / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


class Rating(NamedTuple):
    """An Elo, as the difference to the name it is held against, with its interval."""

    elo: float
    interval: Interval


def ratings(games: Mapping[Places, int], against: str) -> dict[str, Rating]:
    """The Elo of everybody in these games, by Bradley and Terry over all pairs of a game. For each way that games
    ended, it is told how many did. `against` has 0; empty if it was in none."""
    pairs = _pairs(games)
    strengths = _strengths(pairs)
    if against not in strengths:
        return {}
    errors = _errors(pairs, strengths, against)
    elos = {name: ELO * math.log(strength / strengths[against]) for name, strength in strengths.items()}
    margins = {name: Z * ELO * error for name, error in errors.items()}
    return {name: Rating(elo, Interval(elo - margins[name], elo + margins[name])) for name, elo in elos.items()}


def _pairs(games: Mapping[Places, int]) -> Pairs:
    """Returns the number of wins between each two different names. A pair of a game of `n` players counts for `2 / n`,
    so that all pairs together count for `n - 1`. Every two that met have won and lost half a game in advance, so that
    no rating is infinite."""
    pairs: Pairs = {}
    for places, count in games.items():
        weight = count * 2 / sum(map(len, places))
        for one, other, ahead in _compared(places):
            pairs[one, other] = pairs.get((one, other), 0.5) + ahead * weight
            pairs[other, one] = pairs.get((other, one), 0.5) + (1 - ahead) * weight
    return pairs


def _compared(places: Places) -> Iterable[tuple[str, str, float]]:
    ranked = [(place, name) for place, names in enumerate(places) for name in names]
    for (above, one), (below, other) in combinations(ranked, 2):
        if one != other:
            yield one, other, 1.0 if above < below else 0.5


def _strengths(pairs: Pairs) -> dict[str, float]:
    """By Hunter's rounds: each name's wins over what it should have won, 1 on average."""
    strengths = {name: 1.0 for pair in pairs for name in pair}
    for _ in range(MOST_ROUNDS):
        after = {name: _stronger(name, pairs, strengths) for name in strengths}
        mean = sum(after.values()) / max(1, len(after))
        after = {name: strength / mean for name, strength in after.items()}
        settled = all(abs(after[name] / strengths[name] - 1) < LEAST_CHANGE for name in strengths)
        strengths = after
        if settled:
            break
    return strengths


def _stronger(name: str, pairs: Pairs, strengths: Mapping[str, float]) -> float:
    met = {other: count + pairs[other, name] for (one, other), count in pairs.items() if one == name}
    won = sum(count for (one, _), count in pairs.items() if one == name)
    return won / sum(count / (strengths[name] + strengths[other]) for other, count in met.items())


def _errors(pairs: Pairs, strengths: Mapping[str, float], against: str) -> dict[str, float]:
    """Returns the standard error of the logarithm of each strength, from the inverse of Fisher's information."""
    others = [name for name in strengths if name != against]
    information = [[_information(row, column, pairs, strengths) for column in others] for row in others]
    errors = {
        name: math.sqrt(row[at]) for at, (name, row) in enumerate(zip(others, _inverse(information), strict=True))
    }
    return {against: 0.0, **errors}


def _information(row: str, column: str, pairs: Pairs, strengths: Mapping[str, float]) -> float:
    def shared(one: str, other: str) -> float:
        chance = strengths[one] / (strengths[one] + strengths[other])
        return (pairs[one, other] + pairs[other, one]) * chance * (1 - chance)

    if row == column:
        return sum(shared(one, other) for one, other in pairs if one == row)
    return -shared(row, column) if (row, column) in pairs else 0.0


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; of a matrix that outweighs its rows on the diagonal, as information does."""
    size = len(matrix)
    rows = [[*row, *(float(at == number) for number in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
