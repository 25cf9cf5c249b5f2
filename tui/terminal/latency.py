"""What stands between the program and its terminal: it notes whether the line is slow, by how long what is written
waits to be taken, and takes itself what a terminal that has gone would refuse.

Knows: files that are written to, clocks.
Must not know: what is written, or what is done about it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO, Any

WAIT = 0.05
"""Seconds of one write from which on the terminal has not taken it at once."""
WINDOW = 10.0
"""Seconds that are looked back upon."""
SLOW = (4, 1.0)
"""So many writes that waited, and so many seconds in all: no terminal that somebody has only stopped for a while."""


class Gauge:
    """Stands before the file that a terminal is written through. Textual writes in a thread of its own: so a slow line
    holds nothing up here until much waits, and moments of before are still being sent."""

    def __init__(self, file: IO[str], clock: Callable[[], float] = monotonic) -> None:
        self._file, self._clock = file, clock
        self._waits: deque[tuple[float, float]] = deque(maxlen=200)
        """When a write had waited, and how long."""
        self.slow = False
        """Has the line once been slow?"""

    def write(self, text: str) -> int:
        return self._timed(self._file.write, text)

    def flush(self) -> None:
        self._timed(self._file.flush)

    def _timed(self, do: Callable[..., Any], *args: Any) -> Any:
        started, done = self._clock(), 0
        with suppress(OSError):  # the window was closed: a thread that ends over it is waited for in vain, for ever
            done = do(*args)
        now = self._clock()
        if now - started >= WAIT:
            self._waits.append((now, now - started))
            recent = [waited for when, waited in self._waits if now - when <= WINDOW]
            self.slow = self.slow or (len(recent) >= SLOW[0] and sum(recent) >= SLOW[1])
        return done

    def __getattr__(self, name: str) -> Any:
        """All else is as the file has it."""
        return getattr(self._file, name)
