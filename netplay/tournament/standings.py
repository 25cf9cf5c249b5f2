"""The standings: who is before whom, and why.

Knows: the record of a tournament, its history.
Must not know: words, or how opponents are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from netplay.protocol.tournament_messages import Reason, Standing

from .history import History
from .ratings import shown
from .record import Record


class _Key(NamedTuple):
    """What decides, in this order; more is better."""

    points: int
    met: int
    """What was won in games among those with as many points, if all of them have met."""
    opponents: int
    """The points of all opponents."""
    wins: int


_REASONS: tuple[Reason, ...] = ("", "met", "opponents", "wins")


def standings(record: Record) -> list[Standing]:
    """Returns all entrants in order. Those whom nothing separates share a place, in the order of their lots."""
    history = History(record)
    keys = {id: _key(record, history, id) for id in record.entrants}
    order = sorted(keys, key=lambda id: (*(-part for part in keys[id]), record.lot(id)))
    places: list[int] = []
    for at, id in enumerate(order):
        places.append(places[-1] if at and keys[id] == keys[order[at - 1]] else at + 1)
    reasons: list[Reason] = [_reason(keys[one], keys[other]) for one, other in pairwise(order)]
    if order:
        reasons.append("")
    return [
        _row(record, history, id, place, why)
        for id, place, why in zip(order, places, reasons, strict=True)
    ]  # fmt: skip


def _row(record: Record, history: History, id: int, place: int, why: Reason) -> Standing:
    it = record.entrants[id]
    return Standing(
        id, it.name, place, history.points[id], history.games[id], shown(it), why, it.level, it.gone, it.ready
    )


def _key(record: Record, history: History, id: int) -> _Key:
    points = history.points[id]
    if record.plan.format == "knockout":
        return _Key(points, 0, 0, 0)
    level = [other for other in record.entrants if history.points[other] == points]
    opponents = sum(history.points[other] * times for other, times in history.opponents(id))
    return _Key(points, _among(history, id, level), opponents, history.wins[id])


def _among(history: History, id: int, level: Sequence[int]) -> int:
    """Returns what an entrant has won of those with as many points; nothing counts unless all of them have met."""
    if not all(history.have_met(*pair) for pair in combinations(level, 2)):
        return 0
    return sum(history.ahead[id, other] for other in level)


def _reason(one: _Key, other: _Key) -> Reason:
    """Returns what separates two neighbours; empty for points, or for nothing."""
    at = next((at for at in range(len(one)) if one[at] != other[at]), 0)
    return _REASONS[at]
