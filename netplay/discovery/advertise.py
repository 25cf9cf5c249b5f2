"""Tells the local network of a table or a hall, for as long as it is open.

Knows: what of a table, and of a hall, everybody may know; zeroconf, which is loaded in a thread of its own when there
is something to announce.
Must not know: who is at the table, or what is known of its game beyond which it is.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import trio

from netplay.addresses import Interface, heard_at
from netplay.hall.hall import Hall
from netplay.protocol.messages import SEATS
from netplay.server.server import Server
from netplay.table.table import Table

from .announcement import HALL, SERVICE, Announcement, LoopThread, lan_interfaces, sockets

PAUSE = 2.0
"""Seconds between two looks at the table; so often the network hears of it at most."""
LIFE = 60
"""Seconds until the network forgets a table that has ended without a word."""
GOODBYE = 1.5
"""Seconds for it to be taken down."""


def announcement_of(table: Table) -> Announcement:
    """Returns the public description of a table."""
    free = len(table.seats.free()) if table.play is None and table.settings.open else 0
    return Announcement(table.name, table.seats.game, free, table.playing is not None, table.admission.has_password)


def announcement_of_hall(hall: Hall) -> Announcement:
    """Returns the public description of a hall."""
    rows = hall.directory.listing.rows.values()
    free = min(SEATS, sum(row.sit for row in rows))
    return Announcement(hall.name, HALL, free, False, hall.admission.has_password, tables=len(rows))


def _sign_of(server: Server) -> Announcement:
    """Returns the public description of what a server serves."""
    premises = server.premises
    return announcement_of_hall(premises) if isinstance(premises, Hall) else announcement_of(server.table)


async def advertise(server: Server) -> None:
    """Announce the table or the hall of a server that listens, and what changes of it, until cancelled."""
    own = heard_at(server.addresses, lan_interfaces())
    if not own:
        return
    board = Advertiser(own, server.port, _sign_of(server))
    board.start()
    try:
        while True:
            await trio.sleep(PAUSE)
            board.show(_sign_of(server))
    finally:
        board.close()
        with trio.CancelScope(shield=True):
            await trio.to_thread.run_sync(board.join, GOODBYE)


class Advertiser:
    """Advertises a table by mDNS, under a random number, so that the name of this machine is not revealed."""

    def __init__(self, own: Sequence[Interface], port: int, sign: Announcement) -> None:
        self._own, self._port, self._sign = own, port, sign
        self._name = secrets.token_hex(8)
        self._aside = LoopThread(self._hang)
        self._news = asyncio.Event()
        self._closed = False

    def start(self) -> None:
        """Hang it up."""
        self._aside.start()

    def show(self, sign: Announcement) -> None:
        """Replaces the announcement."""
        if sign != self._sign:
            self._sign = sign
            self._aside.call(self._news.set)

    def close(self) -> None:
        """Take it down; does not wait."""
        self._closed = True
        self._aside.call(self._news.set)

    def join(self, seconds: float) -> None:
        """Wait until it is down, but not for longer."""
        self._aside.join(seconds)

    async def _hang(self) -> None:
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

        def info() -> AsyncServiceInfo:
            return AsyncServiceInfo(
                SERVICE, f"{self._name}.{SERVICE}", self._port, properties=self._sign.entries(),
                server=f"{self._name}.local.", parsed_addresses=[each.address for each in self._own],
                host_ttl=LIFE, other_ttl=LIFE,
            )  # fmt: skip

        async with AsyncZeroconf(interfaces=sockets(self._own)) as zeroconf:
            voice: Any = zeroconf  # each of these sends, and gives what is to be waited for until all is sent
            await (await voice.async_register_service(info()))
            while not self._closed:
                await self._news.wait()
                self._news.clear()
                if not self._closed:
                    await (await voice.async_update_service(info()))
            await (await voice.async_unregister_service(info()))
