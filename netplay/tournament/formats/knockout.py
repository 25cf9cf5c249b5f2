"""Knockout: the first of each table goes on, until one is left.

Knows: the record of a tournament, its results.
Must not know: other formats, or the tables at which games are played.
"""

from __future__ import annotations

from netplay.tournament.history import History
from netplay.tournament.record import Pairing, Record, Round

from .drawing import in_groups, round_of, sitting_out, sizes_for

REPLAYS = 2
"""Games in which a first place can be shared again; then the lot decides."""


class Knockout:
    """Rounds of those who have won every game so far. In pairs, byes in the first round make the number of those who go
    on a power of two."""

    def goes_on(self, record: Record) -> bool:
        """True if several are left, and can sit at tables."""
        count = len(going_on(record))
        return count > 1 and bool(sizes_for(record, count))

    def draw(self, record: Record) -> Round | None:
        """Returns the next round; None once one is left."""
        ids, history = going_on(record), History(record)
        if len(ids) < 2:
            return None
        if record.plan.seats > 2:
            return in_groups(record, ids, history)
        out = sitting_out(ids, 2 ** (len(ids) - 1).bit_length() - len(ids), history)
        playing = [id for id in ids if id not in out]
        return round_of(record, zip(playing[::2], playing[1::2], strict=True), out)


def going_on(record: Record) -> list[int]:
    """Returns those who have lost no game: the winners in the order of their games, so that the bracket stays, after
    those who had a bye."""
    lost = {id for pairing in record.pairings for shared in (pairing.places or [])[1:] for id in shared}
    left = [each.id for each in record.active if each.id not in lost]
    latest = record.rounds[-1].pairings if record.rounds else []
    order = {id: at for at, pairing in reversed([*enumerate(latest)]) for id in pairing.players}
    return sorted(left, key=lambda id: order.get(id, -1))


def replayed(record: Record, pairing: Pairing) -> Pairing | None:
    """Returns another game of those who share the first place; None if one is first alone. After several such games, or
    if they are too few for a game, the lot decides."""
    places = pairing.places or []
    if not places or len(places[0]) < 2:
        return None
    first, rest = sorted(places[0], key=record.lot), places[1:]
    if pairing.replay < REPLAYS and sizes_for(record, len(first)) == [len(first)]:
        return Pairing(record.last_number + 1, first, replay=pairing.replay + 1)
    pairing.places, pairing.decided = [first[:1], first[1:], *rest], True
    return None
