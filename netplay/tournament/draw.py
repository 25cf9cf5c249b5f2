"""A round that is being drawn, away from the tournament: that may change meanwhile.

Knows: the record of a tournament, its formats.
Must not know: connections, threads, what becomes of the round.
"""

from __future__ import annotations

from collections.abc import Mapping

from .formats.drawing import TournamentFormat
from .formats.knockout import Knockout
from .formats.round_robin import RoundRobin
from .formats.swiss import Swiss
from .record import Record, Round, from_bytes, to_bytes

FORMATS: Mapping[str, TournamentFormat] = {"swiss": Swiss(), "round-robin": RoundRobin(), "knockout": Knockout()}
"""The formats that have rounds."""


class Draw:
    """The next round of a tournament, of which this has a copy: it can be drawn in another thread."""

    def __init__(self, record: Record) -> None:
        self._record = from_bytes(to_bytes(record))
        self.entrants = {each.id for each in record.active}
        """Those among whom it is drawn."""

    def run(self) -> Round | None:
        """Returns the round; None if there is none any more."""
        return FORMATS[self._record.plan.format].draw(self._record)
