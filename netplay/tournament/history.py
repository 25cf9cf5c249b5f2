"""What has happened in a tournament so far: points, meetings and byes of each entrant.

Knows: results, the points for a place.
Must not know: how opponents are found, or the order of the standings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from netplay.protocol.tournament_messages import WIN

from .record import Pairing, Record


class Result(NamedTuple):
    """What one entrant has got from one game."""

    player: int
    points: int
    first: bool
    """True for the first place, shared or not."""


def results(places: Sequence[Sequence[int]]) -> Iterator[Result]:
    """Yields what each player gets: the first `WIN`, the last nothing, the others in even steps between; players who
    share places share their points."""
    above, others = 0, sum(map(len, places)) - 1
    for shared in places:
        below = others + 1 - above - len(shared)
        points = WIN * (2 * below + len(shared) - 1) // (2 * others) if others else WIN
        yield from (Result(player, points, above == 0) for player in shared)
        above += len(shared)


class History:
    """The sums over all rounds. Whoever is not in a game counts nothing, but for a bye."""

    def __init__(self, record: Record) -> None:
        self.points: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()
        self.games: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        """How often two have met, by both numbers, the smaller one first."""
        self.ahead: Counter[tuple[int, int]] = Counter()
        """By two entrants, how much the first was placed before the second: two for each game, one for a tie."""
        self.first_seats: Counter[int] = Counter()
        for each in record.entrants.values():
            self.points[each.id], self.games[each.id], self.wins[each.id] = each.points, each.games, each.wins
        self._bye_counts = record.plan.format in ("swiss", "knockout")
        for round in record.rounds:
            for id in round.byes:
                self.byes[id] += 1
                self.points[id] += WIN if self._bye_counts else 0
            for pairing in round.pairings:
                self._add(pairing, record.plan.format == "knockout")

    def _add(self, pairing: Pairing, knockout: bool) -> None:
        self.first_seats[pairing.players[0]] += 1
        for pair in combinations(sorted(pairing.players), 2):
            self.met[pair] += 1
        for player, points, first in results(pairing.places or []):
            self.games[player] += 1
            self.wins[player] += first
            winner = first and len((pairing.places or [[]])[0]) == 1
            self.points[player] += WIN * winner if knockout else points
        for better, worse in combinations(pairing.places or [], 2):
            for one in better:
                for other in worse:
                    self.ahead[one, other] += 2
        for shared in pairing.places or []:
            for one, other in combinations(shared, 2):
                self.ahead[one, other] += 1
                self.ahead[other, one] += 1

    def have_met(self, one: int, other: int) -> int:
        """Returns how often two entrants have met."""
        return self.met[min(one, other), max(one, other)]

    def opponents(self, id: int) -> Iterator[tuple[int, int]]:
        """Yields each opponent of an entrant, and how often they have met."""
        for (one, other), times in self.met.items():
            if id in (one, other):
                yield (other if id == one else one), times
