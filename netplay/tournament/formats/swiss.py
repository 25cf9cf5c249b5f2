"""Swiss: in each round those meet who have about as many points, and nobody twice while that can be avoided.

Knows: the record of a tournament, its history.
Must not know: other formats, or the tables at which games are played.
"""

from __future__ import annotations

from netplay.tournament.history import History
from netplay.tournament.record import Record, Round

from .drawing import in_groups, in_pairs, sizes_for


class Swiss:
    """As many rounds as are planned."""

    def goes_on(self, record: Record) -> bool:
        """True if there is another round."""
        return len(record.rounds) < record.plan.rounds and bool(sizes_for(record, len(record.active)))

    def draw(self, record: Record) -> Round | None:
        """Returns the next round; None once all are played."""
        if len(record.rounds) >= record.plan.rounds:
            return None
        history = History(record)
        ids = sorted((each.id for each in record.active), key=lambda id: -history.points[id])
        return (in_pairs if record.plan.seats == 2 else in_groups)(record, ids, history)
