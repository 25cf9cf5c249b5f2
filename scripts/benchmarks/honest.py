"""Honest players whose waits are measured while others flood their server.

Knows: the client, the messages of a table, the memory of this process.
Must not know: who floods, or how a server is opened.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol.messages import AddBot, Message, Ping, Pong, Ready, Start

SECONDS = 4.0
"""Seconds of calm, and then of each flood."""
PACE = 1 / 15
"""Seconds between two questions of an honest player: a rate that is allowed for any length of time."""


class Taken(NamedTuple):
    """The measurements."""

    median: float
    p99: float
    memory: float
    """Megabytes."""


def memory() -> float:
    """The memory of this process, which is the server's, in megabytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 1e6


class Honest:
    """Two people in a game, who ask for answers and wait for them."""

    def __init__(self, way: Way | None = None) -> None:
        self.way = way or Way()
        """How they come to the table."""
        self.clients: list[Client] = []
        self._sent: dict[tuple[int, int], float] = {}
        self._took: list[float] = []
        self._number = 0

    def client(self, port: int, name: str) -> Client:
        """One of them."""
        at = len(self.clients)

        def heard(message: Message | None) -> None:
            if isinstance(message, Pong) and (at, message.n) in self._sent:
                self._took.append(time.perf_counter() - self._sent.pop((at, message.n)))

        self.clients.append(Client("127.0.0.1", port, name, heard, self.way))
        return self.clients[-1]

    async def measure(self) -> Taken:
        """Measures how long players wait. One that gets no answer at all has waited until now."""
        self._took, self._sent = [], {}
        end = trio.current_time() + SECONDS
        while trio.current_time() < end:
            self._number += 1
            for at, client in enumerate(self.clients):
                self._sent[at, self._number] = time.perf_counter()
                if not client.send(Ping(self._number)):
                    raise RuntimeError(f"{client.name} was thrown out: {client.trouble}")
            await trio.sleep(PACE)
        await trio.sleep(0.3)
        took = self._took + [time.perf_counter() - sent for sent in self._sent.values()]
        return Taken(median(took), quantiles(took, n=100)[-1], memory())


async def until(holds: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    with trio.fail_after(20):
        while not holds():
            await trio.sleep(0.01)


async def begin(port: int, honest: Honest, nursery: trio.Nursery) -> None:
    """Lets Anna and Boris sit down at the table and begin a game, with a bot."""
    for name in ("Anna", "Boris"):
        client = honest.client(port, name)
        nursery.start_soon(client.run)
        await until(lambda client=client: client.status == "open" and client.state.table.lobby is not None)
    anna, boris = honest.clients
    anna.send(AddBot(2, "page"))
    boris.send(Ready(True))
    await until(lambda: anna.state.table.lobby is not None and anna.state.table.lobby.problem is None)
    anna.send(Start())
    await until(lambda: boris.state.games.replica is not None)


async def returned(port: int, former: Client, nursery: trio.Nursery, way: Way) -> Client:
    """Another client of the same person, once it has the game."""
    welcome = former.state.table.welcome
    assert welcome is not None
    way = replace(way, keys={welcome.table_id: welcome.token}.get)
    client = Client("127.0.0.1", port, former.name, lambda message: None, way)
    nursery.start_soon(client.run)
    with trio.fail_after(60):
        while client.status != "open" or client.state.games.replica is None:
            await trio.sleep(0.005)
    return client
