"""A table that friends reach through a relay: the host calls the relay, and once more for each guest.

Knows: streams, the lines of a relay, when to call again.
Must not know: messages, or how guests find the room.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from contextlib import suppress

import trio

from netplay.phrases.phrase import new_room
from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import TAKEN, Guest, Host, Take
from netplay.transport.relay_calls import RelayRefuses, call, read_line

from .payments import RELAYED
from .server import Server

CONNECT = 10.0
"""Seconds until a connection must stand."""
PING, SILENCE = 20.0, 60.0
"""Seconds between pings, and without an answer after which the relay is called again."""
BACKOFF = (0.5, 15.0)
"""Seconds before the first new try, and at most; doubled each time, with jitter."""
FAILURES = (OSError, RelayRefuses, trio.TooSlowError, trio.BrokenResourceError, trio.ClosedResourceError)
"""The errors of a call to a relay."""
ROOMS_TRIED = 20
"""Rooms that are tried for a new table before another host's."""


class RelayedTable:
    """A room at a relay whose guests come to this server. `changed` is called when the relay is lost or back."""

    def __init__(self, server: Server, relay: tuple[str, int], room: int, changed: Callable[[], None]) -> None:
        self._server, self._relay, self._changed = server, relay, changed
        self.room = room or new_room()
        self._new = not room
        """True until friends may have been told the room: another may be taken instead."""
        self._owner = secrets.token_hex(16)
        self.open = False
        """True while guests can come."""

    async def run(self, task_status: trio.TaskStatus[None] = trio.TASK_STATUS_IGNORED) -> None:
        """Keeps the room until cancelled. Raises OSError or RelayRefuses if a new table finds no room."""
        stream = await self._first_room() if self._new else None
        self._become(stream is not None)
        task_status.started()
        async with trio.open_nursery() as guests:
            await self._call_again(stream, guests)

    async def _call_again(self, stream: trio.SocketStream | None, guests: trio.Nursery) -> None:
        """Keeps the room; calls the relay again whenever it is lost. Guests that talk are not concerned."""
        pause = BACKOFF[0]
        while True:
            with suppress(*FAILURES):
                stream = stream or await self._called(Host(self.room, self._owner))
                self._become(True)
                await self._keep_room(stream, guests)
            stream = None
            pause = BACKOFF[0] if self.open else min(2 * pause, BACKOFF[1])
            self._become(False)
            await trio.sleep(pause * random.uniform(0.7, 1.3))

    async def _first_room(self) -> trio.SocketStream:
        """Opens a room that no other host has. Raises OSError, RelayRefuses, TooSlowError."""
        for _ in range(ROOMS_TRIED):
            try:
                return await self._called(Host(self.room, self._owner))
            except RelayRefuses as refused:
                if refused.code != TAKEN:
                    raise
                self.room = new_room()
        raise RelayRefuses(TAKEN)

    async def _called(self, said: Host | Take) -> trio.SocketStream:
        """Returns a connection to the relay that has agreed to this. Raises OSError, RelayRefuses, TooSlowError."""
        with trio.fail_after(CONNECT):
            stream = await trio.open_tcp_stream(*self._relay)
        try:
            await call(stream, said)
        except BaseException:
            await trio.aclose_forcefully(stream)
            raise
        return stream

    async def _keep_room(self, stream: trio.SocketStream, guests: trio.Nursery) -> None:
        """Hears of guests until the connection ends."""
        async with stream, trio.open_nursery() as nursery:
            nursery.start_soon(self._ping, stream, nursery.cancel_scope)
            await self._hear(stream, guests)
            nursery.cancel_scope.cancel()

    async def _hear(self, stream: trio.SocketStream, guests: trio.Nursery) -> None:
        while True:
            line = b""
            with trio.move_on_after(SILENCE):
                line = await read_line(stream)
            if (guest := relay_lines.parse_guest(line)) is not None:
                guests.start_soon(self._serve, guest)
            elif line != relay_lines.PING:
                return

    async def _ping(self, stream: trio.SocketStream, scope: trio.CancelScope) -> None:
        try:
            while True:
                await trio.sleep(PING)
                await stream.send_all(relay_lines.PING)
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            scope.cancel()

    async def _serve(self, guest: Guest) -> None:
        """Serves a guest. Whatever fails here costs this guest only."""
        try:
            stream = await self._called(Take(guest.ticket))
        except FAILURES:
            return
        await self._server.serve_stream(stream, RELAYED + guest.origin)

    def _become(self, is_open: bool) -> None:
        if self.open != is_open:
            self.open = is_open
            self._changed()
