"""Effect of floods on a relay: the time that players wait whose game goes through it, how soon one is back, and the
relay's memory.

Knows: the relay, tables, the floods of `floods`.
Must not know: any address but the loopback. Relay and flood are processes of their own; each flood ends after some
seconds.
"""

from __future__ import annotations

import multiprocessing
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import NamedTuple

import trio

from netplay.client.admission import Way
from netplay.protocol.relay_lines import Host, Join, Take
from netplay.protocol.relay_lines import call as call_line
from netplay.relay.relay import Relay
from netplay.server.relayed import RelayedTable
from netplay.server.server import Server
from netplay.table.table import Table
from netplay.transport.relay_calls import RelayRefuses, call
from scripts.benchmarks.floods import AGAIN, GOAL
from scripts.benchmarks.honest import SECONDS, Honest, Taken, begin, memory, returned, until

HERE, ELSEWHERE, PASSWORD = "127.0.0.1", "127.0.0.2", "grail"
BACK = 10
"""Seconds in which a player should be back through a flooded relay."""
SPAWN = multiprocessing.get_context("spawn")
GONE = (OSError, RelayRefuses, trio.BrokenResourceError, trio.ClosedResourceError)


class Target(NamedTuple):
    """What is flooded: a relay, and a room at it in which others play."""

    port: int
    room: int


# Who floods


async def _dialed(target: Target) -> trio.SocketStream:
    """A connection to the relay from another address than that of the players."""
    return await trio.open_tcp_stream(HERE, target.port, local_address=ELSEWHERE)


async def _says(target: Target, line: bytes, pause: float, stays: bool = True) -> None:
    """Calls, says this line, and holds the connection; when it is cut, calls again."""
    while True:
        with suppress(*GONE):
            async with await _dialed(target) as stream:
                await stream.send_all(line)
                while stays and await stream.receive_some(65536):
                    pass
        await trio.sleep(pause)


async def calls(target: Target, nursery: trio.Nursery) -> None:
    """Connections that are closed at once, as many as can be."""
    for _ in range(8):
        nursery.start_soon(_says, target, b"", 0.01, False)


async def silent(target: Target, nursery: trio.Nursery) -> None:
    """75 callers that say nothing."""
    for _ in range(75):
        nursery.start_soon(_says, target, b"", AGAIN)


async def rooms(target: Target, nursery: trio.Nursery) -> None:
    """60 hosts that want a room each."""
    for number in range(60):
        nursery.start_soon(_says, target, call_line(Host(1000 + number, secrets.token_hex(16))), AGAIN)


async def knocks(target: Target, nursery: trio.Nursery) -> None:
    """20 guests that want into the room of the others, and say nothing there."""
    for _ in range(20):
        nursery.start_soon(_says, target, call_line(Join(target.room)), 0.2)


async def tickets(target: Target, nursery: trio.Nursery) -> None:
    """Guessed tickets, five a second."""
    for _ in range(5):
        nursery.start_soon(_says, target, call_line(Take(secrets.token_hex(16))), AGAIN)


async def bytes_(target: Target, nursery: trio.Nursery) -> None:
    """Four hosts of rooms of their own that send their guests as much as is taken."""
    for number in range(4):
        nursery.start_soon(_pours, target, 2000 + number, nursery)


async def _pours(target: Target, room: int, nursery: trio.Nursery) -> None:
    with suppress(*GONE):
        host = await _dialed(target)
        await call(host, Host(room, secrets.token_hex(16)))
        nursery.start_soon(_says, target, call_line(Join(room)), AGAIN)
        told = bytes(await host.receive_some(4096))
        taker = await _dialed(target)
        await call(taker, Take(told.split()[1].decode()))
        while True:
            await taker.send_all(bytes(65536))


FLOODS: dict[str, Callable[[Target, trio.Nursery], Awaitable[None]]] = {
    "calls": calls, "silent callers": silent, "rooms": rooms, "knocks": knocks, "guessed tickets": tickets,
    "bytes": bytes_,
}  # fmt: skip


def flood(kind: str, target: Target, begun: Event) -> None:
    """Floods a relay; runs in a process of its own until it is ended."""

    async def run() -> None:
        with trio.move_on_after(4 * SECONDS):
            async with trio.open_nursery() as nursery:
                await FLOODS[kind](target, nursery)
                await trio.sleep(0.5)
                begun.set()
                await trio.sleep_forever()

    trio.run(run)


# The relay


def serve(told: Connection) -> None:
    """Runs a relay in a process of its own; tells its port, and its memory whenever it is asked."""

    async def run() -> None:
        async with trio.open_nursery() as nursery:
            told.send(await nursery.start(Relay().serve, HERE, 0))
            while await trio.to_thread.run_sync(told.recv):
                told.send(memory())
            nursery.cancel_scope.cancel()

    trio.run(run)


class Measured(NamedTuple):
    """The measurements of one flood."""

    calm: Taken
    during: Taken
    back: float
    """Seconds until a player was back; infinite if they were not."""
    grown: float
    """Megabytes by which the relay has grown."""


async def measured(kind: str) -> Measured:
    """Measures a game through a relay in calm and during a flood."""
    ours, theirs = SPAWN.Pipe()
    relay = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
    relay.start()
    port = await trio.to_thread.run_sync(ours.recv)
    async with trio.open_nursery() as nursery:
        server = Server(Table("Bench", rng=random.Random(1), now=trio.current_time))
        server.table.admission.set_password(PASSWORD)
        room = RelayedTable(server, (HERE, port), 0, lambda: None)
        await nursery.start(room.run)
        target = Target(port, room.room)
        honest = Honest(Way(password=PASSWORD, room=room.room))
        await begin(port, honest, nursery)
        await honest.measure()
        calm, before = await honest.measure(), _asked(ours)
        attacker = SPAWN.Process(target=flood, args=(kind, target, begun := SPAWN.Event()), daemon=True)
        attacker.start()
        await until(begun.is_set)
        during = await honest.measure()
        honest.clients[1].hang_up()
        back = await _back(port, honest, nursery)
        attacker.terminate()
        grown = _asked(ours) - before
        nursery.cancel_scope.cancel()
    ours.send(False)
    await trio.to_thread.run_sync(relay.join)
    return Measured(calm, during, back, grown)


def _asked(relay: Connection) -> float:
    relay.send(True)
    return relay.recv()


async def _back(port: int, honest: Honest, nursery: trio.Nursery) -> float:
    """Returns the seconds until a player who has hung up is back in the game."""
    started = trio.current_time()
    with trio.move_on_after(2 * BACK):
        await returned(port, honest.clients[1], nursery, honest.way)
        return trio.current_time() - started
    return float("inf")


def relay_floods() -> None:
    """(j) every flood of a relay through which others play, from an address of its own."""
    for kind in FLOODS:
        calm, during, back, grown = trio.run(measured, kind)
        print(
            f"(j) relay, {kind}: median {1e3 * calm.median:.2f} → {1e3 * during.median:.2f} ms, "
            f"p99 {1e3 * calm.p99:.2f} → {1e3 * during.p99:.2f} ms ({during.p99 / calm.p99:.1f} ×; goal {GOAL}), "
            f"back in {back:.1f} s (goal {BACK}), the relay has grown by {grown:.1f} MB"
        )
