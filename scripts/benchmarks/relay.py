"""Benchmarks of the relay: its host alone, and with four clients that follow every step.

Knows: the table, its server and its clients.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.journal.journal import Journal
from netplay.protocol import codec
from netplay.protocol.messages import Again, Message, Ready, Stand, Start
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table
from scripts.benchmarks.host_alone import host_alone

TURNS, TURN = 9, 600
"""The number of turns in which the relay and its baseline are measured, and of actions in each."""


async def relay(count: int, password: str = "") -> tuple[float, float, float]:
    """(c) actions a second, bytes up and bytes down an action: until all four have applied each. With a password all
    lines are private."""
    table = Table("Bench", rng=random.Random(1))
    table.admission.set_password(password)
    server = Server(table, UNLIMITED)
    async with trio.open_nursery() as nursery:
        port = await nursery.start(server.serve, "127.0.0.1", 0)
        turn = Turn()
        names, way = ("Anna", "Boris", "Chloé", "Dmytro"), Way(password=password)
        clients = [Client("127.0.0.1", port, name, turn.heard, way) for name in names]
        turn.clients = clients
        for client in clients:
            nursery.start_soon(client.run)
            await turn.until(lambda client=client: client.status == "open" and client.state.table.lobby is not None)
        clients[3].send(Stand())
        up, done, spent, rng = 0, 0, 0.0, random.Random(1)
        while done < count:
            await deal(clients, turn)
            turn.down = turn.down if done else 0
            started = time.perf_counter()
            while done < count and clients[0].state.games.replica.outcome is None:
                client = clients[clients[0].state.games.replica.to_act[0]]
                act = client.state.act(rng.choice(client.state.games.replica.legal()))
                up += len(codec.encode(act)) if COUNT_BYTES else 0
                turn.want += 1
                client.send(act)
                await turn.until(turn.all_there)
                done += 1
            spent += time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return done / spent, up / done, turn.down / done


async def deal(clients: list[Client], turn: Turn) -> None:
    """A new game: if one is over, back to the lobby first, when each has checked it, which is measured elsewhere."""
    if clients[0].state.games.replica is not None:
        games = [client.state.games.current for client in clients]
        await turn.until(lambda: all(game.verdict is not None for game in games))
        clients[0].send(Again())
        await turn.until(lambda: all(client.state.games.replica is None for client in clients))
    for client in clients[:3]:
        client.send(Ready(True))
    await turn.until(lambda: clients[0].state.table.lobby.problem is None)
    clients[0].send(Start())
    await turn.until(lambda: all(client.state.games.replica is not None for client in clients))
    turn.want = 0


class Turn:
    """Wakes waiting tasks when something was heard."""

    def __init__(self) -> None:
        self.event = trio.Event()
        self.clients: list[Client] = []
        self.want = self.down = 0

    def heard(self, message: Message | None) -> None:
        if message is not None:
            self.down += len(codec.encode(message)) if COUNT_BYTES else 0
        self.event.set()

    def all_there(self) -> bool:
        return all(
            client.state.games.replica is not None and client.state.games.replica.seq >= self.want
            for client in self.clients
        )

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self.event = trio.Event()
            await self.event.wait()


COUNT_BYTES = False


async def bare(up: int, down: int, count: int) -> float:
    """The baseline: as many bytes to a bare trio server and from it to four streams, exchanges a second."""

    streams: list[trio.abc.Stream] = []

    async def serve(stream: trio.SocketStream) -> None:
        streams.append(stream)
        async for data in stream:
            if len(data) >= up:
                for each in streams:
                    await each.send_all(b"x" * down)

    async with trio.open_nursery() as nursery:
        listeners = await nursery.start(
            trio.serve_tcp,
            serve,
            0,
        )
        port = listeners[0].socket.getsockname()[1]
        clients = [await trio.open_tcp_stream("127.0.0.1", port) for _ in range(4)]
        got, event = [0] * 4, [trio.Event()]

        async def read(at: int) -> None:
            async for data in clients[at]:
                got[at] += len(data)
                event[0].set()

        for at in range(4):
            nursery.start_soon(read, at)
        while len(streams) < 4:
            await trio.sleep(0.01)
        started = time.perf_counter()
        for number in range(1, count + 1):
            await clients[number % 3].send_all(b"x" * up)
            while min(got) < number * down:
                event[0] = trio.Event()
                await event[0].wait()
        spent = time.perf_counter() - started
        nursery.cancel_scope.cancel()
    return count / spent


def as_guest(function: Callable[..., Awaitable[Any]], *args: Any) -> Any:
    """Run a trio function as a guest on asyncio, as the screens do."""

    async def host() -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        trio.lowlevel.start_guest_run(
            function, *args, run_sync_soon_threadsafe=loop.call_soon_threadsafe,
            run_sync_soon_not_threadsafe=loop.call_soon, done_callback=done.set_result,
        )  # fmt: skip
        return (await done).unwrap()

    return asyncio.run(host())


def relays() -> None:
    """(c) the relay: its host alone, and with four clients in the same process that follow every step."""
    global COUNT_BYTES
    COUNT_BYTES = True
    _, up, down = trio.run(relay, 200)
    COUNT_BYTES = False
    baseline = (bare, int(up), int(down / 4), TURN)
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder) / "journal.sqlite") as journal:
        for name, run in (("plain", trio.run), ("as guest", as_guest)):
            turns = [
                (run(*baseline), run(host_alone, TURN), run(host_alone, TURN, journal), run(relay, TURN // 2)[0])
                for _ in range(TURNS)
            ]
            theirs, off, on, followed = map(median, zip(*turns, strict=True))
            off_ratio, on_ratio, followed_ratio = (median(turn[at] / turn[0] for turn in turns) for at in (1, 2, 3))
            print(
                f"(c) relay {name}: bare trio with as many bytes {theirs:,.0f}/s; the host alone {off:,.0f} actions/s, "
                f"{off_ratio:.2f} of it (goal 0.5), with the journal {on:,.0f}, {on_ratio:.2f} of it (goal 0.4); "
                f"with four clients that follow {followed:,.0f}, {followed_ratio:.2f} of it"
            )
