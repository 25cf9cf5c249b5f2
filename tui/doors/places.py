"""The places of a door: how many visits there may be at once, and which one makes room when all are taken.

Knows: where visits come from, and which of them have come to the table.
Must not know: how a visit is shown, or what is said on its connection.

A visitor that never comes to the table would otherwise hold a place for hours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from netplay.server.rate_limits import to_evict
from tui.doors.visit.home import Home, Limits


@dataclass(eq=False)
class Place:
    """One visit's."""

    origin: str
    """The address of the visitor."""
    end: Callable[[], object]
    """Ends the visit."""
    home: Home | None = None
    """The visit's home, once it has one."""
    lost: bool = False
    """True if it has made room for another."""

    @property
    def at_table(self) -> bool:
        """True if the table has let the visitor in."""
        return self.home is not None and self.home.at_table


class Places:
    """The places of one door, in the order in which they were taken."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._taken: dict[Place, None] = {}

    @property
    def taken_now(self) -> tuple[Place, ...]:
        """The taken places, the oldest first."""
        return tuple(self._taken)

    def room(self, origin: str) -> bool:
        """True if there is room for one more from that address. If all places are taken, the oldest visit goes that has
        not come to the table, of those from the address with most visits."""
        here = sum(place.origin == origin for place in self._taken) >= self._limits.visits_per_address
        if not here and len(self._taken) < self._limits.visits:
            return True
        spare = [place for place in self._taken if not place.at_table and (place.origin == origin or not here)]
        gone = to_evict([place.origin for place in spare], "", len(spare), 0) if spare else None
        if gone is not None:
            self._send_away(spare[gone])
        return gone is not None

    def _send_away(self, place: Place) -> None:
        place.lost = True
        del self._taken[place]
        place.end()

    @contextmanager
    def taken(self, origin: str, end: Callable[[], object]) -> Iterator[Place]:
        """Holds a place for as long as the visit goes on."""
        place = Place(origin, end)
        self._taken[place] = None
        try:
            yield place
        finally:
            self._taken.pop(place, None)
