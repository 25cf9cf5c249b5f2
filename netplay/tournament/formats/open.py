"""The open tournament: whoever is ready meets others who are, again and again, until the time is up.

Knows: the record of a tournament, its history, the time that it is handed.
Must not know: other formats, or the tables at which games are played.
"""

from __future__ import annotations

from collections.abc import Sequence

from netplay.tournament.grouping import grouped
from netplay.tournament.history import History, results
from netplay.tournament.matching import UNWANTED, cheapest_pairs
from netplay.tournament.record import Entrant, Pairing, Record, Round

from .drawing import round_of, sizes_for

PATIENCE = 20.0
"""Seconds that two who have just met wait for others to become free."""
RECORDED = 100
"""Games of an open tournament that are recorded one by one; of earlier ones only the sums are."""
APART = 1 << 16
"""The cost of a point of rating between two."""


def is_open(record: Record) -> bool:
    """True for an open tournament."""
    return record.plan.format == "open"


def waiting(record: Record) -> list[Entrant]:
    """Returns the entrants who are ready and in no game, by rating."""
    busy = {id for pairing in record.pairings if pairing.places is None for id in pairing.players}
    return sorted((each for each in record.active if each.ready and each.id not in busy), key=lambda each: -each.mu)


def drawn(record: Record, now: float) -> list[Pairing]:
    """Returns the games that can begin now; those who have just met are kept apart for a moment if others may come."""
    free, history = waiting(record), History(record)
    if record.plan.seats == 2:
        tables = _in_pairs(free, history)
    else:
        ids = [each.id for each in free]
        sizes = sizes_for(record, len(ids))
        tables = grouped(ids[: sum(sizes)], sizes, history.have_met)
    return round_of(record, [table for table in tables if not _too_soon(record, table, now)]).pairings


def _in_pairs(free: Sequence[Entrant], history: History) -> list[list[int]]:
    ratings = {each.id: each.mu for each in free}

    def cost(one: int, other: int) -> int:
        return history.have_met(one, other) * UNWANTED + int(abs(ratings[one] - ratings[other]) * APART)

    return [list(pair) for pair in cheapest_pairs(list(ratings), cost)]


def _too_soon(record: Record, table: Sequence[int], now: float) -> bool:
    """True if these have just played with each other, and somebody else may soon be free."""
    others = len(record.active) > len(table)
    latest = {id: set(pairing.players) for pairing in record.pairings for id in pairing.players}
    again = all(latest.get(id) == set(table) for id in table)
    return others and again and now < max(record.entrants[id].waiting for id in table) + PATIENCE


def end(record: Record) -> float:
    """Returns when no game begins any more; infinite if it goes on without end."""
    return record.began + 60 * record.plan.minutes if record.plan.minutes else float("inf")


def due(record: Record) -> float:
    """Returns when to draw again although nobody has come; infinite if nobody waits."""
    times = [each.waiting + PATIENCE for each in waiting(record)]
    return max(times) if len(times) > 1 else float("inf")


def fold(record: Record) -> None:
    """Keeps of games that are long over only what was won in them: an open tournament may have no end."""
    for round in record.rounds:
        while len(round.pairings) > RECORDED and round.pairings[0].places is not None:
            _add_sums(record, round)


def _add_sums(record: Record, round: Round) -> None:
    for id, points, first in results(round.pairings.pop(0).places or []):
        entrant = record.entrants[id]
        entrant.points, entrant.games, entrant.wins = (
            entrant.points + points, entrant.games + 1, entrant.wins + first
        )  # fmt: skip
