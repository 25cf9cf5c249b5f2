"""A caller's connection, relayed between their socket and the server behind it: bounded both ways, whatever that server
does.

Knows: asyncio's streams.
Must not know: what is said.

An SSH server reads and answers all it is sent, and lets unread output pile up. So the relay reads no faster than a
caller may send, and closes a connection that does not read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

from netplay.server.rate_limits import Rate, TokenBucket

SPEECH = Rate(96 * 1024, 24 * 1024)
"""Bytes at once, and a second: a greeting takes some three thousand, a key a hundred."""
PATIENCE = 20.0
"""Seconds until what was sent must have been taken."""
MOST = 64 * 1024
"""Bytes that may wait for a caller who does not read, before their screen stops painting."""
LAST_WORD = 2.0
"""Seconds for what waits to arrive when the line ends."""


class Line:
    """One caller's connection. `held` is called with True when it stops reading, with False when it reads again."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        writer.transport.set_write_buffer_limits(high=MOST)
        self.held: Callable[[bool], None] = lambda held: None
        self._work: asyncio.Task[None] | None = None
        self._over = False
        """True if it was closed, perhaps before any talk."""

    async def serve(self, server: Callable[[socket.socket], Awaitable[None]]) -> None:
        """Relays to the server, which is given its end of a pair of sockets, until either side closes."""
        ours, theirs = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=ours)
        serving = asyncio.ensure_future(server(theirs))
        self._work = asyncio.ensure_future(self._relay(reader, writer))
        if self._over:
            self._work.cancel()
        try:
            await asyncio.wait([serving, self._work], return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                with suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(self._work, LAST_WORD)
        finally:
            self._work.cancel()
            writer.transport.abort()
            await asyncio.wait([self._work])
            with suppress(asyncio.CancelledError):
                await asyncio.wait([serving], timeout=LAST_WORD)
            serving.cancel()
            self._writer.transport.abort()

    def hang_up(self) -> None:
        """End the line without a word, be it before it serves."""
        self._over = True
        if self._work is not None:
            self._work.cancel()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one of both has ended."""
        ways = [asyncio.ensure_future(self._inward(writer)), asyncio.ensure_future(self._outward(reader))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()

    async def _inward(self, server: asyncio.StreamWriter) -> None:
        clock = asyncio.get_running_loop().time
        meter = TokenBucket(SPEECH, clock())
        with suppress(OSError):
            while data := await self._reader.read(8192):
                server.write(data)
                await server.drain()
                await asyncio.sleep(meter.charge(len(data), clock()))

    async def _outward(self, server: asyncio.StreamReader) -> None:
        with suppress(OSError, TimeoutError):
            while data := await server.read(32768):
                self._writer.write(data)
                if self._writer.transport.get_write_buffer_size() > MOST:
                    self.held(True)
                    await asyncio.wait_for(self._writer.drain(), PATIENCE)
                    self.held(False)
            await asyncio.wait_for(self._flushed(), LAST_WORD)

    async def _flushed(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()
