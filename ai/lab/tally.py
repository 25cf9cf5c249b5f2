"""The standing of levels and seats over the games of a match.

Knows: the results of games, Elo ratings and intervals.
Must not know: bots and processes, and how results are shown.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from .execution import Run, here
from .matches import Bout, Fault, Match, Played, Thought
from .scores import Interval, Rating, ratings, wilson


class Result(msgspec.Struct, frozen=True):
    """The result of a level, or of a seat."""

    won: float
    games: int
    fair: float
    """The share of the wins if all were equally strong."""
    elo: Rating | None = None

    @property
    def share(self) -> float:
        """The share of the wins."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """The interval of the share."""
        return wilson(self.won, self.games)


class Tally:
    """The games of one match, each counted once, in whatever order they come."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._played: dict[int, Played] = {}

    def count(self, played: Played) -> None:
        """Counts a game, unless it has been counted."""
        self._played.setdefault(played.bout.number, played)

    @property
    def played(self) -> list[Played]:
        """The games in the order of their numbers, so that sums do not depend on which ended first."""
        return [self._played[number] for number in sorted(self._played)]

    @property
    def faults(self) -> list[Fault]:
        """Every decision that failed."""
        return [fault for each in self.played for fault in each.faults]

    @property
    def levels(self) -> list[str]:
        """Each level once, in the order of the match."""
        return list(dict.fromkeys(self.match.levels))

    def shares(self) -> dict[str, float]:
        """Returns each level's share of the wins."""
        return {level: self._result(level).share for level in self.levels}

    def by_level(self) -> dict[str, Result]:
        """Returns the result of each level. Elo ratings are relative to the level named last."""
        ends = Counter(each.places for each in self.played)
        elos = ratings(ends, self.levels[-1]) if len(self.levels) > 1 else {}
        return {level: self._result(level, elos.get(level)) for level in self.levels}

    def _result(self, level: str, elo: Rating | None = None) -> Result:
        played = self.played
        won = sum(each.won(seat) for each in played for seat, who in enumerate(each.seated) if who == level)
        fair = self.match.levels.count(level) / len(self.match.levels)
        return Result(won, len(played), fair, elo)

    def by_seat(self) -> list[Result]:
        """Returns the result of each seat, over all levels."""
        played, seats = self.played, len(self.match.levels)
        return [Result(sum(each.won(seat) for each in played), len(played), 1 / seats) for seat in range(seats)]

    def thought(self) -> dict[str, Thought]:
        """Returns the time that each level took."""
        total = dict.fromkeys(self.levels, Thought())
        for each in self.played:
            for level, thought in each.thought.items():
                total[level] = total[level].and_(thought)
        return total

    def steps(self) -> float:
        """Returns the mean length of a game, in actions."""
        return sum(each.steps for each in self.played) / max(1, len(self._played))


def tally(match: Match, games: int, run: Run = here) -> Tally:
    """Plays the first `games` games of a match, and counts them."""
    result = Tally(match)
    for played in run([Bout(match, number) for number in range(games)]):
        result.count(played)
    return result
