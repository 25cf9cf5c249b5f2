"""Passes the lines of visitors on to other processes of the hall: those of a door may call this one only.

Knows: streams, and how many are passed on at most.
Must not know: what is said over them, which halls there are, or who may be passed on.

Nothing is read faster than it is taken, so the limits of the other process hold for who is passed on, too.
"""

from __future__ import annotations

from typing import TypeAlias

import trio

from netplay.addresses import PORT, parse_address
from netplay.protocol import relay_lines

from .connection import Connection

DIAL = 5.0
"""Seconds until the other process must have accepted."""
CHUNK = 16 * 1024
"""Bytes that are passed on at once."""
PARTING = 5.0
"""Seconds that one direction has after the other has ended."""
Stream: TypeAlias = trio.abc.HalfCloseableStream


class Passing:
    """The lines that are passed on, at most so many at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.lines = 0
        """How many there are."""

    async def run(self, connection: Connection, address: str) -> None:
        """Passes bytes on between a peer and the process at this address, until one of them ends."""
        if self.lines >= self._most:
            connection.say(relay_lines.refusal(relay_lines.FULL))
            return
        self.lines += 1
        try:
            await self._dial(connection, address)
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        finally:
            self.lines -= 1

    async def _dial(self, connection: Connection, address: str) -> None:
        try:
            with trio.fail_after(DIAL):
                stream = await trio.open_tcp_stream(*parse_address(address, PORT))
        except (OSError, trio.TooSlowError):
            connection.say(relay_lines.refusal(relay_lines.NOBODY))
            return
        async with stream:
            await connection.stream.send_all(relay_lines.OK)
            await _pass_both_ways(connection.stream, stream)


async def _pass_both_ways(one: Stream, other: Stream) -> None:
    async with trio.open_nursery() as nursery:
        nursery.start_soon(_pass_on, other, one, nursery.cancel_scope)
        await _pass_on(one, other, nursery.cancel_scope)


async def _pass_on(source: Stream, target: Stream, both: trio.CancelScope) -> None:
    """Passes on one direction until it ends; then the other has a moment more."""
    try:
        while data := await source.receive_some(CHUNK):
            await target.send_all(data)
        await target.send_eof()
    except (trio.BrokenResourceError, trio.ClosedResourceError):
        both.cancel()
    both.deadline = min(both.deadline, trio.current_time() + PARTING)
