"""What the formats share: a drawn round, seats, and who has none.

Knows: the record of a tournament and its history, table sizes.
Must not know: any single format, or the tables at which games are played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import core
from netplay.tournament.grouping import grouped
from netplay.tournament.history import History
from netplay.tournament.matching import UNWANTED, cheapest_pairs
from netplay.tournament.record import Pairing, Record, Round
from netplay.tournament.table_sizes import table_sizes

BYE = 0
"""Stands for the opponent of whoever has none: no entrant has this number."""
SCORE = 1 << 20
"""The cost of a difference in the standings, beside that of a place."""
BYE_BEFORE = 1 << 46
"""The cost of each entrant who is after the one with the bye: more than all differences of a round."""
SECOND_BYE = UNWANTED << 16
"""The cost of each bye that an entrant has had already: more than all repeated meetings of a round."""


class TournamentFormat(Protocol):
    """How a round is drawn."""

    def draw(self, record: Record) -> Round | None:
        """Returns the next round; None once all is played."""
        ...

    def goes_on(self, record: Record) -> bool:
        """True if there is another round, without drawing it."""
        ...


def sizes_for(record: Record, count: int) -> list[int]:
    """Returns the sizes of the tables for so many entrants."""
    return table_sizes(count, record.plan.seats, core.game(record.plan.game).seats)


def round_of(record: Record, tables: Iterable[Sequence[int]], byes: Iterable[int] = ()) -> Round:
    """Returns the round of these tables. Who has sat first least often is seated first."""
    history, number = History(record), record.last_number
    pairings: list[Pairing] = []
    for table in tables:
        number += 1
        seated = sorted(table, key=lambda id: (history.first_seats[id], record.lot(id)))
        pairings.append(Pairing(number, seated))
    return Round(pairings, list(byes))


def sitting_out(ids: Sequence[int], count: int, history: History) -> list[int]:
    """Returns so many who have no table: those with the fewest byes, of these the last in the order given."""
    last_first = sorted(range(len(ids)), key=lambda at: (history.byes[ids[at]], -at))
    return [ids[at] for at in last_first[:count]]


def in_groups(record: Record, ids: Sequence[int], history: History) -> Round:
    """Returns a round at tables of any size."""
    sizes = sizes_for(record, len(ids))
    out = sitting_out(ids, len(ids) - sum(sizes), history)
    seated = [id for id in ids if id not in out]
    return round_of(record, grouped(seated, sizes, history.have_met), out)


def in_pairs(record: Record, ids: Sequence[int], history: History) -> Round:
    """Returns a round of pairs: nobody has a second bye while others have none, as few as possible meet again, and
    neighbours in the order given meet."""
    places = {id: place for place, id in enumerate(ids)}

    def cost(one: int, other: int) -> int:
        if other == BYE:
            return history.byes[one] * SECOND_BYE + (len(ids) - places[one]) * BYE_BEFORE
        apart = (history.points[one] - history.points[other]) // 60
        near = apart**2 * SCORE + (places[one] - places[other]) ** 2
        return history.have_met(one, other) * UNWANTED + near

    pairs = cheapest_pairs([*ids, BYE] if len(ids) % 2 else ids, cost)
    byes = [one for one, other in pairs if other == BYE]
    return round_of(record, [pair for pair in pairs if BYE not in pair], byes)
