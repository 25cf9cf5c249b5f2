"""Round robin: everybody meets everybody.

Knows: the record of a tournament, its history.
Must not know: other formats, or the tables at which games are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from netplay.tournament.history import History
from netplay.tournament.matching import cheapest_pairs
from netplay.tournament.record import Record, Round

from .drawing import BYE, in_groups, round_of, sizes_for

IN_TURN = 1 << 20
"""What it counts that the schedule of the first entrants has two meet in this round."""


class RoundRobin:
    """Rounds until all who are there have met. Those who were there at first meet by the circle method, in as few
    rounds as possible; late comers meet whoever is free."""

    def goes_on(self, record: Record) -> bool:
        """True if some have not met yet, and can sit at tables."""
        history, ids = History(record), [each.id for each in record.active]
        unmet = any(not history.have_met(*pair) for pair in combinations(ids, 2))
        return unmet and bool(sizes_for(record, len(ids)))

    def draw(self, record: Record) -> Round | None:
        """Returns the next round; None once all have met."""
        history, ids = History(record), [each.id for each in record.active]
        unmet = [pair for pair in combinations(ids, 2) if not history.have_met(*pair)]
        if not unmet:
            return None
        if record.plan.seats > 2:
            waiting = {id: sum(id in pair for pair in unmet) for id in ids}
            return in_groups(record, sorted(ids, key=lambda id: -waiting[id]), history)
        return self._in_pairs(record, ids, history)

    def _in_pairs(self, record: Record, ids: list[int], history: History) -> Round:
        in_turn = _circle(record)

        def cost(one: int, other: int) -> int | None:
            if history.have_met(one, other):
                return None
            return -(history.byes[one] + history.byes[other]) - IN_TURN * (frozenset((one, other)) in in_turn)

        pairs = cheapest_pairs(ids, cost)
        playing = {id for pair in pairs for id in pair}
        return round_of(record, pairs, [id for id in ids if id not in playing])


def _circle(record: Record) -> set[frozenset[int]]:
    """Returns who meets in this round by the schedule of those who were there at first."""
    first = sorted((each.id for each in record.entrants.values() if each.since == 0), key=record.lot)
    if len(first) % 2:
        first.append(BYE)
    return _turn(first, len(record.rounds)) if first else set()


def _turn(ids: Sequence[int], round: int) -> set[frozenset[int]]:
    """Returns the pairs of one turn of the circle: the first stays, the others move on by one in each round."""
    others, by = list(ids[1:]), round % max(1, len(ids) - 1)
    around = [ids[0], *others[by:], *others[:by]]
    return {frozenset((around[at], around[-1 - at])) for at in range(len(around) // 2)}
