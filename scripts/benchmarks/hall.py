"""A hall of many tables: how soon all at a table are told, and what tables, a start and the list cost.

Knows: the hall, its server and its journal; clients in this process, the hall in another.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import trio

import core
from netplay.cli.hall import opened
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.limits import HallLimits
from netplay.hall.saved import SavedHall, to_bytes
from netplay.journal.entry import Entry
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
    ListedTable,
    Lobby,
    Message,
    OpenTable,
    Ready,
    Start,
    greeting,
)
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.people import Person
from netplay.table.saved import SavedTable
from netplay.table.saved import to_bytes as table_bytes
from netplay.table.table import Table

TABLES, AT_EACH, SAVED = 200, 3, 1000
"""Tables in play; clients at each, of whom one plays with bots and the others watch; tables in the file."""
HUMAN, BOTS = 2.0, 1.0
"""Seconds in which a player and a bot decide."""
LONG = 20.0
"""Seconds for which the tables are watched."""


def halls() -> None:
    """Prints the figures of a hall."""
    print("hall")
    _list_bytes()
    _start()
    tables = int(os.environ.get("ROUND_TABLE_BENCH_TABLES", TABLES))
    trio.run(_in_play, tables)


def _list_bytes() -> None:
    """The list of a thousand tables with people of random names."""
    rng = random.Random(1)
    rows = [_row(rng, at) for at in range(SAVED)]
    size = len(codec.pack_rows(rows))
    print(f"  list of {SAVED} tables  {size / 1000:6.1f} kB for a newcomer")


def _row(rng: random.Random, at: int) -> ListedTable:
    people = [_name(rng) for _ in range(rng.randint(1, 5))]
    return ListedTable(
        f"{rng.randrange(16**6):06x}", f"{people[0]}'s table", rng.choice(core.IDS), people=people, free=at % 4,
        present=len(people), state="playing", watch=True, since=28_000_000 + rng.randrange(500),
    )  # fmt: skip


def _name(rng: random.Random) -> str:
    """A name of two to four syllables."""
    return "".join(rng.choice("bdfgklmnrstv") + rng.choice("aeiou") for _ in range(rng.randint(2, 4))).title()


def _start() -> None:
    """The time to open a hall with a thousand saved tables again, each in the middle of a game."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "hall.sqlite")
        _write_tables(path)
        asked = argparse.Namespace(name=None, default=None)

        async def start() -> float:
            begun = time.perf_counter()
            with Journal(path, KEPT_IN_HALL) as journal:
                hall, _ = opened(asked, journal)
                took = time.perf_counter() - begun
                assert len(hall.directory.identities) == SAVED
            return took

        print(f"  start with {SAVED} saved tables  {median(trio.run(start) for _ in range(3)):5.2f} s")


def _write_tables(path: Path) -> None:
    """Writes the same game again and again, at tables of their own."""
    rng = random.Random(2)
    table = Table("Bench", "academy", rng)
    table.people = type(table.people)([Person(seat + 1, _name(rng), bytes(32), seat) for seat in range(3)], 4, 1)
    played = _played(table, 60)
    ids = [f"{at:06x}{at:010x}" for at in range(SAVED)]
    with Journal(path, KEPT_IN_HALL) as journal:
        for id in ids:
            assert played.play is not None
            steps = played.play.steps
            header = table_bytes(
                msgspec.structs.replace(played, id=id, play=msgspec.structs.replace(played.play, steps=[]))
            )
            entry = Entry(id, False, 4747, "Bench", "academy", ("A", "B", "C"), time.time(), True, len(steps))
            journal.write(entry, b"bench", header, steps, True)
        hall = Hall("Bench", Directory(Clocks(lambda: 0.0, time.time)))
        journal.write_hall(to_bytes(SavedHall(hall.id, "Bench", hall.reception.organiser, 2, tables=ids)))


def _played(table: Table, steps: int) -> SavedTable:
    """The table in the middle of a game."""
    from netplay.game.play import Play
    from netplay.game.saved import Origin, save_game

    dealer, rng = core.Dealer(core.game("academy"), 3, {}, seed=bytes(32)), random.Random(3)
    while dealer.seq < steps and dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    saved = save_game(dealer, Origin({}, [0, 1, 2], bytes(32), bytes(32)))
    table.load(Play.resumed(saved, {}, 0.0))
    return table.saved()


# Tables in play


class Watcher:
    """A spectator that reads of its table no more than the numbers of the steps."""

    def __init__(self, name: str, number: str, told: Callable[[int], None]) -> None:
        self._name, self._number, self._told = name, number, told
        self.began = False

    async def run(self, port: int) -> None:
        """Comes to the table through the hall, and hears all there is to hear."""
        reader = codec.Reader.of_server()
        stream = await trio.open_tcp_stream("127.0.0.1", port)
        hello = greeting(self._name, None, (*CAPABILITIES, HALL))
        await stream.send_all(MAGIC + codec.encode(hello))
        async for data in stream:
            for body in reader.bodies(data):
                if self.began:
                    self._step(msgspec.msgpack.decode(body))
                else:
                    await self._come_in(stream, reader.message(body))

    async def _come_in(self, stream: trio.SocketStream, message: Message) -> None:
        answers: dict[type[Message], Message] = {Challenge: Enter(watch=True), InHall: JoinTable(self._number)}
        if (answer := answers.get(type(message))) is not None:
            await stream.send_all(codec.encode(answer))
        self.began = self.began or isinstance(message, Lobby)

    def _step(self, plain: dict[str, Any]) -> None:
        if plain.get("t") == "report":
            self._told(plain["seq"])


class Watched:
    """The clients of one table, and how long each action of the player took to be told to all of them."""

    def __init__(self, at: int, port: int) -> None:
        self.at, self.port = at, port
        self.sent: dict[int, float] = {}
        """For each step of the player's, when it was sent."""
        self.told: dict[int, int] = {}
        self.took: list[float] = []
        self.host = Client("127.0.0.1", port, f"Anna {at}", self._heard, Way(wish=OpenTable(f"Table {at}", "academy")))

    def _heard(self, message: Message | None) -> None:
        if isinstance(message, core.Report):
            self._told(message.seq)

    def _told(self, seq: int) -> None:
        if seq in self.sent:
            self.told[seq] = self.told.get(seq, 0) + 1
            if self.told[seq] == AT_EACH:
                self.took.append(time.perf_counter() - self.sent.pop(seq))

    async def open(self, nursery: trio.Nursery) -> None:
        """Opens the table, seats bots, lets the others come, and begins."""
        host = self.host
        nursery.start_soon(host.run)
        await _have(lambda: host.state.table.lobby is not None)
        number = number_of(host.state.table.welcome.table_id)
        for seat in (1, 2):
            host.send(AddBot(seat, "squire"))
        watchers = [Watcher(f"Bert {self.at} {each}", number, self._told) for each in range(AT_EACH - 1)]
        for each in watchers:
            nursery.start_soon(each.run, self.port)
        await _have(lambda: all(each.began for each in watchers))
        host.send(Ready(True))
        host.send(Start())
        await _have(lambda: host.state.games.replica is not None)

    async def play(self, rng: random.Random) -> None:
        """Acts at a human pace, until cancelled."""
        host = self.host
        while True:
            await trio.sleep(HUMAN * rng.uniform(0.5, 1.5))
            replica = host.state.games.replica
            legal = list(replica.legal()) if replica is not None else []
            if replica is not None and legal and host.state.requests.pending is None:
                self.sent[replica.seq + 1] = time.perf_counter()
                host.send(host.state.act(rng.choice(legal)))


async def _have(holds) -> None:
    with trio.fail_after(120):
        while not holds():
            await trio.sleep(0.05)


async def _in_play(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "scripts.benchmarks.hall", str(Path(folder, "hall.sqlite"))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            await _measure(tables, int(process.stdout.readline()), process.pid)
        finally:
            process.kill()
            process.wait()


async def _measure(tables: int, port: int, pid: int) -> None:
    before, rng = resident(pid), random.Random(4)
    async with trio.open_nursery() as nursery:
        watched = [Watched(at, port) for at in range(tables)]
        for each in watched:
            await each.open(nursery)
        for each in watched:
            nursery.start_soon(each.play, random.Random(rng.random()))
        await trio.sleep(3)
        for each in watched:
            each.took.clear()
        used = _processor(pid)
        await trio.sleep(LONG)
        used = _processor(pid) - used
        took = sorted(seconds for each in watched for seconds in each.took)
        after = resident(pid)
        nursery.cancel_scope.cancel()
    p99 = took[int(len(took) * 0.99)]
    print(f"  {tables} tables, {tables * AT_EACH} clients  {len(took)} actions of players, told to all within")
    print(
        f"    median {1000 * median(took):6.1f} ms   p99 {1000 * p99:6.1f} ms   at {100 * used / LONG:3.0f} % of a core"
    )
    print(f"    {(after - before) / tables / 1000:6.0f} kB of memory a table, its three connections included")


def resident(pid: int) -> int:
    """Returns the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _processor(pid: int) -> float:
    """Returns the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# The hall's own process


async def _serve(path: str) -> None:
    limits = replaced(UNLIMITED, peers=5000, peers_per_address=5000, gallery=5000, gallery_per_address=5000)
    limits = replaced(limits, callers=1000, callers_per_address=1000)
    with Journal(Path(path), KEPT_IN_HALL) as journal:
        shelf = HallShelf(journal, trio.current_time)
        room = HallLimits(per_address=5000, people=5000)
        hall = Hall("Bench", Directory(Clocks(trio.current_time, time.time), room, shelf))
        shelf.hall = hall
        server = Server(hall, limits, pace=BOTS)
        server.writer_of = shelf.writer_of
        async with trio.open_nursery() as nursery:
            print(await nursery.start(server.serve, "127.0.0.1", 0), flush=True)


if __name__ == "__main__":
    trio.run(_serve, sys.argv[1])
