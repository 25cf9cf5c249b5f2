"""Styles told apart: what a bot does otherwise for having one, in games that are the same but for that.

Knows: matches, and what came of each game.
Must not know: where they are played, how results are shown, or what a style is made of.

The seat that was named first plays every game once plainly and once in each style; cards, seats and the others are the
same. So games are compared in pairs, and small differences are seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import mean, variance
from typing import NamedTuple

from ai import STYLES, join_level, split_level

from .balance import Setting
from .matches import Match, Played
from .tally import Tally

PLAIN = "plain"
SURE = 3.0
"""Standard errors beyond which a difference is no luck; with so many figures two would often be."""
LEAST = 10
"""Games below which nothing is sure: a few that happen to be alike would seem to leave no doubt."""


def settings(match: Match) -> list[Setting]:
    """The match with its first seat played plainly, then in each style."""
    first, *others = match.levels
    strength, _ = split_level(first)
    return [
        Setting(style or PLAIN, Match(match.game, (join_level(strength, style), *others), match.options, match.seed))
        for style in ("", *STYLES)
    ]


class Difference(NamedTuple):
    """A figure in some style: its mean, and how it differs from that of the plain games with the same numbers."""

    mean: float
    by: float = 0.0
    error: float = 0.0
    """One standard error of the difference; without end where there are too few games."""

    @property
    def sure(self) -> bool:
        """True if the difference is significant."""
        return abs(self.by) > SURE * self.error


def compared(tallies: Sequence[Tally]) -> dict[str, list[Difference]]:
    """For each figure its value in the plain games, which come first, and in each style."""
    columns = [{each.bout.number: figures(each) for each in tally.played} for tally in tallies]
    numbers = sorted(set[int].intersection(*map(set, columns)))
    names = dict.fromkeys(name for column in columns for number in numbers for name in column[number])
    tables = {name: [[column[number].get(name, 0.0) for number in numbers] for column in columns] for name in names}
    return {name: [_difference(table[0], column) for column in table] for name, table in tables.items()}


def _difference(plain: Sequence[float], styled_evaluator: Sequence[float]) -> Difference:
    apart = [other - one for one, other in zip(plain, styled_evaluator, strict=True)]
    error = sqrt(variance(apart) / len(apart)) if len(apart) >= LEAST else inf
    return Difference(mean(styled_evaluator), mean(apart), error)


def figures(played: Played) -> dict[str, float]:
    """Returns the figures of the play of the seat that was named first."""
    seat, scores = played.first_seat, played.scores
    rivals = [score for other, score in enumerate(scores) if other != seat]
    place = 1 + sum(len(each) for each in _better(played.ranking, seat))
    told = {"wins": played.won(seat), "place": place, "score": scores[seat], "best rival's score": max(rivals),
            "all rivals' score": mean(rivals), "steps": played.steps}  # fmt: skip
    return {**told, **{f"chose {kind}": count for kind, count in sorted(played.kinds[seat].items())}}


def _better(ranking: Sequence[Sequence[int]], seat: int) -> Iterable[Sequence[int]]:
    for place in ranking:
        if seat in place:
            return
        yield place
