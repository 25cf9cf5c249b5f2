"""The queue of callers of one address that wait for tokens: the cheapest goes first.

Knows: a rate limiter, trio's clock.
Must not know: connections, messages.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import count

import trio

from .rate_limits import Rate, RateLimiter

LEAST = 0.001
"""Shortest wait in seconds, so that a rounding error cannot cause an endless loop."""


class Row:
    """The callers of one key that wait."""

    def __init__(self) -> None:
        self.places: list[tuple[int, int]] = []
        """The rank of each, and when it came; lower ranks go first."""
        self.changed = trio.Event()

    def stir(self) -> None:
        """Wakes all that wait."""
        self.changed.set()
        self.changed = trio.Event()


class CallerQueue:
    """A row for each key, as long as somebody waits in it."""

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter
        self._rows: dict[Hashable, Row] = {}
        self._order = count()

    async def wait(self, key: Hashable, rate: Rate, cost: float, rank: int) -> None:
        """Waits until no caller of a lower rank waits, nor an earlier one of this rank, and takes the tokens. A caller
        that leaves early has taken none."""
        row, place = self._rows.setdefault(key, Row()), (rank, next(self._order))
        row.places.append(place)
        try:
            while not self._takes(row, place, key, rate, cost):
                with trio.move_on_after(max(LEAST, self._limiter.lacks(key, rate, cost, trio.current_time()))):
                    await row.changed.wait()
        finally:
            row.places.remove(place)
            row.stir()
            if not row.places:
                del self._rows[key]

    def _takes(self, row: Row, place: tuple[int, int], key: Hashable, rate: Rate, cost: float) -> bool:
        """Takes the tokens if it is this caller's turn and there are enough; returns whether it did."""
        return min(row.places) == place and self._limiter.take(key, rate, min(cost, rate.burst), trio.current_time())
