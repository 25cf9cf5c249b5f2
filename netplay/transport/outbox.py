"""What waits to be sent over one line: bounded, and never waited for, so that nobody else waits for a slow peer.

What a line takes at once is sent at once; a task pours out what it does not take. To wake that task for every few bytes
would cost more than all else that a step costs to tell.

Knows: streams, deadlines.
Must not know: what the bytes mean.
"""

from __future__ import annotations

from contextlib import suppress

import trio

from .connection import Write


class Outbox:
    """Bytes on their way to one peer. Put them in from anywhere, and then `flush`; one task pours out what was left.
    Without `write` that is all.

    A peer does not keep up if more than `limit` bytes wait for it, or if it takes longer than `patience` seconds for
    those that are being sent.
    """

    def __init__(self, limit: int, patience: float, write: Write | None = None) -> None:
        self._limit = limit
        self._write = write
        self._patience = patience
        self._since = trio.current_time()
        self._rest = b""
        """What the line did not take of a piece."""
        self._waiting: list[bytes] = []
        self._size = 0
        self._latest: int | None = None
        """Which of those that wait is void when a later one of its kind comes."""
        self._closed = False
        self._lot = trio.lowlevel.ParkingLot()
        self.pouring = False
        """Is a piece half sent? Whoever stops `pour` then must not send anything else."""

    def put(self, data: bytes, latest: bool = False, keeps: bool = False) -> bool:
        """Send this with the next `flush`. False if the peer does not keep up: then nothing was put in. Of what is put
        in as the `latest` of its kind only the last one waits; but what was there before something that `keeps` it
        stays: a step is understood by the table as it was then."""
        if latest:
            self._forget_former()
        elif keeps:
            self._latest = None
        if self._size > self._limit or (self.pouring and trio.current_time() - self._since > self._patience):
            return False
        if not self._closed:
            self._latest = len(self._waiting) if latest else self._latest
            self._waiting.append(data)
            self._size += len(data)
        return True

    def flush(self) -> None:
        """Send what waits: what the line takes now, and the rest as it comes to take it."""
        if self._waiting and not self.pouring and self._write is not None:
            piece, sent = self._piece(), 0
            with suppress(OSError):  # whether the line is full or cut, the task will see
                sent = self._write(piece)
            if sent == len(piece):
                return
            self._begin(piece[sent:])
        self._lot.unpark()

    def _piece(self) -> bytes:
        """All that waits."""
        piece = self._rest + b"".join(self._waiting)
        self._rest, self._size, self._latest = b"", 0, None
        self._waiting.clear()
        return piece

    def _begin(self, piece: bytes) -> None:
        """This is sent next, and nothing before it."""
        self._rest, self.pouring, self._since = piece, True, trio.current_time()

    def _forget_former(self) -> None:
        if self._latest is not None:
            self._size -= len(self._waiting[self._latest])
            self._waiting[self._latest] = b""

    def close(self) -> None:
        """Send what waits, and then no more."""
        self._closed = True
        self._lot.unpark()

    async def pour(self, stream: trio.abc.SendStream) -> None:
        """Send what waits, as it comes, all that waits together in one piece, until closed."""
        while self._rest or self._waiting or not self._closed:
            if not (self._rest or self._waiting):
                await self._lot.park()
                continue
            self.pouring, self._since = True, trio.current_time()
            await stream.send_all(self._piece())
            self.pouring = False


def extend(scope: trio.CancelScope, seconds: float) -> None:
    """Let a scope last so long from now. Moving a deadline costs more than looking: it is moved once a second."""
    due = trio.current_time() + seconds
    if due - scope.deadline > 1:
        scope.deadline = due
