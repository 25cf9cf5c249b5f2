"""Output latency: whether the terminal takes what is written to it without delay.

Knows: files that are written to, clocks.
Must not know: what is written, or what is done about a slow terminal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO, Any

DELAY = 0.05
"""Seconds from which a single write counts as delayed."""
WINDOW = 10.0
"""Seconds in which delayed writes are added up."""
SLOW = (4, 1.0)
"""Delayed writes, and seconds of delay in all, from which the terminal is slow. A terminal that was only stopped for a
while stays below."""


class OutputLatency:
    """Wraps the file of a terminal, and times each write. Textual writes in a thread of its own, so that a slow
    terminal holds up nothing until its queue is full; frames drawn before are then still being sent."""

    def __init__(self, file: IO[str], clock: Callable[[], float] = monotonic) -> None:
        self._file, self._clock = file, clock
        self._delays: deque[tuple[float, float]] = deque(maxlen=200)
        """Each delayed write: when it ended, and how long it took."""
        self.slow = False
        """True once the terminal has been slow."""

    def write(self, text: str) -> int:
        """Writes text, as files do. A terminal that has gone takes nothing and raises no error."""
        return self._timed(self._file.write, text)

    def flush(self) -> None:
        """Flushes the file."""
        self._timed(self._file.flush)

    def _timed(self, do: Callable[..., Any], *args: Any) -> Any:
        started, done = self._clock(), 0
        with suppress(OSError):  # an error would end the writer thread, which Textual then joins for ever
            done = do(*args)
        now = self._clock()
        if now - started >= DELAY:
            self._delays.append((now, now - started))
            recent = [delay for when, delay in self._delays if now - when <= WINDOW]
            self.slow = self.slow or (len(recent) >= SLOW[0] and sum(recent) >= SLOW[1])
        return done

    def __getattr__(self, name: str) -> Any:
        """Returns any other attribute of the file."""
        return getattr(self._file, name)
