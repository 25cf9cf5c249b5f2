"""What waits to be sent over one line: bounded, and written by one task, so that nobody else waits for a slow peer.

Knows: streams, deadlines.
Must not know: what the bytes mean.
"""

from __future__ import annotations

from math import inf

import trio


class Outbox:
    """Bytes on their way to one peer. Put them in from anywhere; one task pours them out."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: list[bytes] = []
        self._size = 0
        self._closed = False
        self._lot = trio.lowlevel.ParkingLot()
        self.pouring = False
        """Is a piece half sent? Whoever stops `pour` then must not send anything else."""

    def put(self, data: bytes) -> bool:
        """Send this soon. False if the peer does not keep up: more than the limit waits already."""
        if self._size > self._limit:
            return False
        if not self._closed:
            self._waiting.append(data)
            self._size += len(data)
            self._lot.unpark()
        return True

    def close(self) -> None:
        """Send what waits, and then no more."""
        self._closed = True
        self._lot.unpark()

    async def pour(self, stream: trio.abc.SendStream, patience: float) -> None:
        """Send what waits, as it comes, all that waits together in one piece, until closed.

        Raises TooSlowError if the peer takes longer than `patience` for a piece.
        """
        with trio.CancelScope() as scope:
            while self._waiting or not self._closed:
                if not self._waiting:
                    await self._lot.park()
                    continue
                piece = b"".join(self._waiting)
                self._waiting.clear()
                self._size = 0
                scope.deadline = trio.current_time() + patience
                self.pouring = True
                await stream.send_all(piece)
                self.pouring = False
                scope.deadline = inf
        if scope.cancelled_caught:
            raise trio.TooSlowError
