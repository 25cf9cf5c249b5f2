"""Benchmark of fifty spectators, of whom five have stopped reading.

Knows: the server and its clients.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import random
import socket
import time
from statistics import median
from typing import Any

import trio

from netplay.client.client import Client
from netplay.protocol import codec
from netplay.protocol.messages import MAGIC, greeting
from netplay.server.limits import UNLIMITED, Limits
from netplay.server.server import Server
from netplay.table import people
from netplay.table.table import Table
from scripts.benchmarks.relay import Turn, deal

CROWD, STOPPED = 50, 5
"""The number of spectators, and of those that do not read."""
CROWDED = Limits(
    seated=UNLIMITED.seated, others=UNLIMITED.others, callers_per_address=100, peers=100, peers_per_address=100,
    gallery=100, gallery_per_address=100,
)  # fmt: skip
SMALL = 4096
"""Bytes that a system holds for a peer: few, so that who does not read is felt at once."""


class SmallServer(Server):
    async def _connect(self, stream: trio.SocketStream) -> None:
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        await super()._connect(stream)


async def look_on(port: int, reads: bool, task_status: Any) -> None:
    """Watch the table, or come and read no more."""
    line = trio.socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    await line.connect(("127.0.0.1", port))
    async with trio.SocketStream(line) as stream:
        await stream.send_all(MAGIC + codec.encode(greeting("Eve", None, ())))
        await stream.receive_some(SMALL)
        task_status.started()
        while reads:
            await stream.receive_some(65536)
        await trio.sleep_forever()


async def crowd(stopped: int, count: int = 400) -> float:
    """(f) p99 of an action in seconds, until all players have applied it, before so many who look on."""
    table = Table("Bench", rng=random.Random(1))
    server = SmallServer(table, CROWDED)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        turn = Turn()
        turn.clients = [Client("127.0.0.1", port, name, turn.heard) for name in ("Anna", "Boris", "Chloé")]
        for client in turn.clients:
            nursery.start_soon(client.run)
            await turn.until(lambda client=client: client.status == "open" and client.state.table.lobby is not None)
        await deal(turn.clients, turn)
        for number in range(CROWD):
            await nursery.start(lambda reads, task_status: look_on(port, reads, task_status), number >= stopped)
        spent = [await one_action(turn, random.Random(number)) for number in range(count)]
        late = [each for each in server._connections if each._writer.sending and each._writer._size > SMALL]
        assert len(late) == stopped, "the table waits for who does not read, and has not given them up yet"
        nursery.cancel_scope.cancel()
    warm = sorted(spent[count // 4 :])
    return warm[int(len(warm) * 0.99)]


async def one_action(turn: Turn, rng: random.Random) -> float:
    """Seconds from a click to when all have applied it; a game that is over is followed by another."""
    if turn.clients[0].state.games.replica.outcome is not None:
        await deal(turn.clients, turn)
    client = turn.clients[turn.clients[0].state.games.replica.to_act[0]]
    act = client.state.act(rng.choice(client.state.games.replica.legal()))
    started = time.perf_counter()
    turn.want += 1
    client.send(act)
    await turn.until(turn.all_there)
    return time.perf_counter() - started


def crowds() -> None:
    """(f) fifty who look on, of whom five have stopped reading."""
    most, people.MOST = people.MOST, 100
    try:
        pairs = [(trio.run(crowd, STOPPED), trio.run(crowd, 0)) for _ in range(3)]
    finally:
        people.MOST = most
    some, none = map(median, zip(*pairs, strict=True))
    print(
        f"(f) p99 of an action before {CROWD} who look on: {1e3 * some:.1f} ms if {STOPPED} of them do not read, else "
        f"{1e3 * none:.1f} ms: {median(a / b for a, b in pairs):.2f} × (goal 1.5)"
    )
