"""Computations of a hall in a thread, so that they do not hold up its tables.

Knows: trio's threads, how what follows from a result is sent.
Must not know: what is computed, halls, tournaments.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

import trio

from netplay.failures import redacted_traceback
from netplay.table.outgoing import Outgoing

log = logging.getLogger(__name__)
ResultT = TypeVar("ResultT")


class Computing:
    """Computes in threads while `nursery` runs. `deliver` saves and sends what follows."""

    def __init__(self, nursery: trio.Nursery, deliver: Callable[[Outgoing], None]) -> None:
        self._nursery, self._deliver = nursery, deliver

    def compute(self, work: Callable[[], ResultT], done: Callable[[ResultT | None], Outgoing]) -> Outgoing:
        """Computes, and passes the result on; None if it fails. Returns what is sent at once, which is nothing."""
        self._nursery.start_soon(self._run, work, done)
        return []

    async def _run(self, work: Callable[[], ResultT], done: Callable[[ResultT | None], Outgoing]) -> None:
        found: ResultT | None = None
        try:
            found = await trio.to_thread.run_sync(work, abandon_on_cancel=True)
        except Exception as error:
            log.error("A computation has failed: %s", redacted_traceback(error))
        self._deliver(done(found))
