"""Bounded send queue of one connection. Enqueueing never blocks; a peer that falls behind is dropped.

Knows: streams, deadlines.
Must not know: what the bytes mean.

Data that the socket takes at once is sent at once, and a task sends the rest. Waking the task for every message would
cost more than everything else about relaying a step.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import trio

from .line import Line
from .socket_io import Write


class Frame(msgspec.Struct, frozen=True):
    """Bytes that are sent together, and what becomes of other frames that are still enqueued."""

    data: bytes
    latest: bool = False
    """It replaces the one before it that is marked so."""
    keeps: bool = False
    """It preserves what was enqueued before it: a step only makes sense with the lobby as it was then."""


class ConnectionWriter:
    """Frames on their way to one peer. Any task may `send`, or `put` and `flush`; one task runs `run` and sends what is
    left. Without `write`, that task sends everything.

    A peer falls behind if more than `limit` bytes are enqueued, or if it takes longer than `patience` seconds for the
    data that is being sent. What is sent goes through `line`.
    """

    def __init__(self, limit: int, patience: float, write: Write | None = None, line: Line | None = None) -> None:
        self._limit = limit
        self._line = line or Line()
        self._write = write
        self._patience = patience
        self._since = trio.current_time()
        self._rest = b""
        """Unsent rest of the data that is being sent."""
        self._waiting: list[bytes] = []
        self._size = 0
        self._latest: int | None = None
        """Index of the frame that a later one of its kind replaces."""
        self._closed = False
        self._lot = trio.lowlevel.ParkingLot()
        self.sending = False
        """True while data is half sent: a task that cancels `run` then must not send anything else."""

    def send(self, frames: Sequence[Frame]) -> bool:
        """Sends frames together: what the socket takes now, and the rest later. Returns False, and leaves out what is
        left of them, if the peer has fallen behind. One frame is not enqueued if nothing waits before it."""
        if len(frames) == 1 and self._write is not None and not (self._waiting or self.sending or self._closed):
            self._send_now(self._write, self._line.sealed(frames[0].data))
            return True
        taken = all(self.put(each.data, each.latest, each.keeps) for each in frames)
        self.flush()
        return taken

    def put(self, data: bytes, latest: bool = False, keeps: bool = False) -> bool:
        """Enqueues a frame, see `Frame`, for the next `flush`; returns False, and enqueues nothing, if the peer has
        fallen behind."""
        if latest:
            self._drop_former()
        elif keeps:
            self._latest = None
        if self._size > self._limit or (self.sending and trio.current_time() - self._since > self._patience):
            return False
        if not self._closed:
            self._latest = len(self._waiting) if latest else self._latest
            self._waiting.append(data)
            self._size += len(data)
        return True

    def flush(self) -> None:
        """Sends what is enqueued: what the socket takes now, and the rest later."""
        if self._write is None or self.sending:
            self._lot.unpark()
        elif self._waiting:
            self._send_now(self._write, self._take())

    def _send_now(self, write: Write, data: bytes) -> None:
        """Sends what the socket takes; the task sends the rest, or finds out what is wrong with the connection."""
        try:
            sent = write(data)
        except OSError:
            sent = 0
        if sent < len(data):
            self._rest, self.sending, self._since = data[sent:], True, trio.current_time()
            self._lot.unpark()

    def _take(self) -> bytes:
        """Empties the queue; returns its data."""
        data = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
        data = self._rest + self._line.sealed(data)
        self._rest, self._size, self._latest = b"", 0, None
        self._waiting.clear()
        return data

    def _drop_former(self) -> None:
        if self._latest is not None:
            self._size -= len(self._waiting[self._latest])
            self._waiting[self._latest] = b""

    def close(self) -> None:
        """Accepts no more frames; `run` ends when all is sent."""
        self._closed = True
        self._lot.unpark()

    async def run(self, stream: trio.abc.SendStream) -> None:
        """Sends what is enqueued, as it comes, until closed."""
        while self._rest or self._waiting or not self._closed:
            if not (self._rest or self._waiting):
                await self._lot.park()
                continue
            self.sending, self._since = True, trio.current_time()
            await stream.send_all(self._take())
            self.sending = False
        if last := self._line.last():
            await stream.send_all(last)


def extend(scope: trio.CancelScope, seconds: float) -> None:
    """Moves the deadline of a scope to so many seconds from now. Moving it is expensive, so it is done at most once a
    second."""
    due = trio.current_time() + seconds
    if due - scope.deadline > 1:
        scope.deadline = due
