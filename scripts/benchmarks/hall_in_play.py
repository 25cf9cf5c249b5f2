"""A hall in play: how soon all at a table are told of an action, and what its tables take of memory and processor.

Knows: the hall, its server and its journal, in a process of their own; clients in another.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

import msgspec
import trio

import core
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.limits import HallLimits
from netplay.journal.hall_shelf import HallShelf
from netplay.journal.journal import Journal
from netplay.journal.schema import KEPT_IN_HALL
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import (
    CAPABILITIES,
    HALL,
    MAGIC,
    AddBot,
    Challenge,
    Enter,
    InHall,
    JoinTable,
    Message,
    OpenTable,
    Start,
    Welcome,
    greeting,
)
from netplay.server.garbage import collect_seldom
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from scripts.benchmarks.action_cost import LIFE, spent_by

AT_EACH = 3
"""Clients at each table, of whom one plays with bots and the others watch."""
HUMAN, BOTS = 2.0, 1.0
"""Seconds in which a player and a bot decide."""
LONG = 20.0
"""Seconds for which the tables are watched."""


def in_play(tables: int) -> None:
    """Prints the figures of so many tables in play."""
    with Popen([sys.executable, "-m", __name__], stdout=PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            trio.run(_measure, tables, int(server.stdout.readline()), server.pid)
        finally:
            server.kill()


# The clients


class Spectator:
    """One that comes through the hall to a table, and then reads no more than the numbers of the steps."""

    def __init__(self, name: str, number: str, told: Callable[[int], None]) -> None:
        self._name, self._wish, self._told = name, JoinTable(number), told
        self._stream: trio.SocketStream | None = None
        self.watches = False
        """True once the table has welcomed this one."""

    async def run(self, port: int) -> None:
        """Hears all there is to hear."""
        reader = codec.Reader.of_server()
        self._stream = await trio.open_tcp_stream("127.0.0.1", port)
        await self._stream.send_all(MAGIC + codec.encode(greeting(self._name, None, (*CAPABILITIES, HALL))))
        async for data in self._stream:
            for body in reader.bodies(data):
                plain = msgspec.msgpack.decode(body)
                if plain["t"] == "report":
                    self._told(plain["seq"])
                elif not self.watches:
                    await self._come_in(reader.message(body))

    async def _come_in(self, message: Message) -> None:
        assert self._stream is not None
        self.watches = isinstance(message, Welcome)
        answers: dict[type[Message], Message] = {Challenge: Enter(), InHall: self._wish}
        if (answer := answers.get(type(message))) is not None:
            await self._stream.send_all(codec.encode(answer))


class Watched:
    """A table with a player, two bots and spectators, and how long each action took to be told to all people there."""

    def __init__(self, at: int, port: int) -> None:
        self._at, self._port = at, port
        self._sent: tuple[int, float] = 0, 0.0
        """The number of the step that was asked for, and when."""
        self._told = 0
        self.took: list[float] = []
        wish = OpenTable(f"Table {at}", "academy")
        self._player = Client("127.0.0.1", port, f"Anna {at}", self._heard, Way(wish=wish))

    def _heard(self, message: Message | None) -> None:
        if isinstance(message, core.Report):
            self._hear(message.seq)

    def _hear(self, seq: int) -> None:
        if seq == self._sent[0]:
            self._told += 1
            if self._told == AT_EACH:
                self.took.append(time.perf_counter() - self._sent[1])

    async def open(self, nursery: trio.Nursery) -> None:
        """Opens the table, seats bots, lets the others come, and begins."""
        state = self._player.state
        nursery.start_soon(self._player.run)
        await _have(lambda: state.table.welcome is not None and state.table.lobby is not None)
        assert state.table.welcome is not None
        number = number_of(state.table.welcome.table_id)
        for message in (AddBot(1, "squire"), AddBot(2, "squire"), Start()):
            self._player.send(message)
        await _have(lambda: state.games.current is not None)
        others = [Spectator(f"Bert {self._at} {each}", number, self._hear) for each in range(AT_EACH - 1)]
        for each in others:
            nursery.start_soon(each.run, self._port)
        await _have(lambda: all(each.watches for each in others))

    async def play(self, rng: random.Random) -> None:
        """Acts at a human pace, until cancelled."""
        state = self._player.state
        while True:
            await trio.sleep(HUMAN * rng.uniform(0.5, 1.5))
            replica = state.games.replica
            if replica.outcome is None and 0 in replica.to_act:
                self._told, self._sent = 0, (replica.seq + 1, time.perf_counter())
                self._player.send(state.act(rng.choice(list(replica.legal()))))


async def _have(holds: Callable[[], object]) -> None:
    with trio.fail_after(120):
        while not holds():
            await trio.sleep(0.01)


async def _measure(tables: int, port: int, server: int) -> None:
    """Plays at so many tables, and prints how soon all are told."""
    watched, before, rng = [Watched(at, port) for at in range(tables)], _resident(server), random.Random(4)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(collect_seldom)  # or pauses of the clients would count as the server's
        for each in watched:
            await each.open(nursery)
        for each in watched:
            nursery.start_soon(each.play, random.Random(rng.random()))
        await trio.sleep(3)
        for each in watched:
            each.took.clear()
        used = spent_by(server)
        await trio.sleep(LONG)
        _print(watched, spent_by(server) - used, _resident(server) - before)
        nursery.cancel_scope.cancel()


def _print(watched: list[Watched], used: float, memory: int) -> None:
    took = sorted(seconds for each in watched for seconds in each.took)
    p99, count = took[int(len(took) * 0.99)], len(watched)
    print(f"  {count} tables, {count * AT_EACH} clients  {len(took)} actions of players, told to all within")
    print(
        f"    median {1000 * median(took):6.1f} ms   p99 {1000 * p99:6.1f} ms   longest {1000 * took[-1]:6.1f} ms   "
        f"the server at {100 * used / LONG:3.0f} % of a core"
    )
    print(f"    {memory / count / 1000:6.0f} kB of the server's memory a table, with three connections")


def _resident(pid: int) -> int:
    """Returns the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# The server


async def _serve(folder: Path) -> None:
    """Serves a hall until it is killed, and prints its port."""
    limits = replaced(UNLIMITED, peers=5000, peers_per_address=5000, gallery=5000, gallery_per_address=5000)
    limits = replaced(limits, callers=1000, callers_per_address=1000)
    with Journal(folder / "hall.sqlite", KEPT_IN_HALL) as journal, trio.move_on_after(LIFE):
        shelf = HallShelf(journal, trio.current_time)
        room = HallLimits(per_address=5000, people=5000)
        hall = Hall("Bench", Directory(Clocks(trio.current_time, time.time), room, shelf))
        shelf.hall = hall
        server = Server(hall, limits, pace=BOTS)
        server.writer_of = shelf.writer_of
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect_seldom)
            print(await nursery.start(server.serve, "127.0.0.1", 0), flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        trio.run(_serve, Path(where))
