"""A hall of many tables: how soon all at a table are told, and what tables, a start and the list cost.

Knows: the hall, its server and its journal; clients that follow nothing, so that nearly only the hall works.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from pathlib import Path
from statistics import median

import msgspec
import trio

import core
from netplay.cli.hall import opened
from netplay.game.play import Play
from netplay.game.saved import Origin, save_game
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
    Act,
    AddBot,
    Challenge,
    Enter,
    InHall,
    JoinTable,
    ListedTable,
    Message,
    OpenTable,
    Start,
    Welcome,
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
    dealer, rng = core.Dealer(core.game("academy"), 3, {}, seed=bytes(32)), random.Random(3)
    while dealer.seq < steps and dealer.outcome is None:
        actor = dealer.to_act[0]
        dealer.act(actor, rng.choice(list(dealer.legal(actor))))
    saved = save_game(dealer, Origin({}, [0, 1, 2], bytes(32), bytes(32)))
    table.load(Play.resumed(saved, {}, 0.0))
    return table.saved()


# Tables in play


class Visitor:
    """One that comes through the hall to a table, and then reads no more than the numbers of the steps."""

    def __init__(self, name: str, wish: OpenTable | JoinTable, told: Callable[[int], None]) -> None:
        self._name, self._wish, self._told = name, wish, told
        self._stream: trio.SocketStream | None = None
        self.table = ""
        """The identity of the table, once it has welcomed this one."""
        self._acts = 0

    async def run(self, port: int) -> None:
        """Hears all there is to hear."""
        reader = codec.Reader.of_server()
        self._stream = await trio.open_tcp_stream("127.0.0.1", port)
        can = tuple(each for each in CAPABILITIES if each != "deal")
        await self._stream.send_all(MAGIC + codec.encode(greeting(self._name, None, (*can, HALL))))
        async for data in self._stream:
            for body in reader.bodies(data):
                plain = msgspec.msgpack.decode(body)
                if plain["t"] == "report":
                    self._told(plain["seq"])
                elif not self.table:
                    await self._come_in(reader.message(body))

    async def _come_in(self, message: Message) -> None:
        if isinstance(message, Welcome):
            self.table = message.table_id
        answers: dict[type[Message], Message] = {Challenge: Enter(), InHall: self._wish}
        if (answer := answers.get(type(message))) is not None:
            await self.say(answer)

    async def say(self, *messages: Message) -> None:
        """Sends these now."""
        assert self._stream is not None
        await self._stream.send_all(b"".join(map(codec.encode, messages)))

    async def act(self, play: Play, action: core.Action) -> None:
        """Asks for an action."""
        self._acts += 1
        await self.say(Act(self._acts, play.dealer.seq, play.dealer.game.pack(action)))


class Watched:
    """The visitors of one table, and how long each action of the player took to be told to all of them."""

    def __init__(self, at: int, hall: Hall) -> None:
        self._at, self._hall = at, hall
        self.sent: tuple[int, float] = 0, 0.0
        """The number of the step that was asked for, and when."""
        self._told = 0
        self.took: list[float] = []
        wish = OpenTable(f"Table {at}", "academy")
        self._player = Visitor(f"Anna {at}", wish, self._hear)
        self._table: Table | None = None

    def _hear(self, seq: int) -> None:
        if seq == self.sent[0]:
            self._told += 1
            if self._told == AT_EACH:
                self.took.append(time.perf_counter() - self.sent[1])

    async def open(self, nursery: trio.Nursery, port: int) -> None:
        """Opens the table, seats bots, lets the others come, and begins."""
        nursery.start_soon(self._player.run, port)
        await _have(lambda: self._player.table)
        number = number_of(self._player.table)
        self._table = self._hall.directory.find(number)
        await self._player.say(AddBot(1, "squire"), AddBot(2, "squire"), Start())
        await _have(lambda: self._table is not None and self._table.playing)
        others = [Visitor(f"Bert {self._at} {each}", JoinTable(number), self._hear) for each in range(AT_EACH - 1)]
        for each in others:
            nursery.start_soon(each.run, port)
        await _have(lambda: all(each.table for each in others))

    async def play(self, rng: random.Random) -> None:
        """Acts at a human pace, until cancelled."""
        while True:
            await trio.sleep(HUMAN * rng.uniform(0.5, 1.5))
            play = self._table.playing if self._table is not None else None
            if play is not None and 0 in play.dealer.to_act:
                self._told, self.sent = 0, (play.dealer.seq + 1, time.perf_counter())
                await self._player.act(play, rng.choice(list(play.dealer.legal(0))))


async def _have(holds: Callable[[], object]) -> None:
    with trio.fail_after(120):
        while not holds():
            await trio.sleep(0.01)


async def _in_play(tables: int) -> None:
    """Prints how soon all at a table are told of an action, in a process that serves the hall and plays its clients."""
    limits = replaced(UNLIMITED, peers=5000, peers_per_address=5000, gallery=5000, gallery_per_address=5000)
    limits = replaced(limits, callers=1000, callers_per_address=1000)
    with tempfile.TemporaryDirectory() as folder, Journal(Path(folder, "hall.sqlite"), KEPT_IN_HALL) as journal:
        shelf = HallShelf(journal, trio.current_time)
        room = HallLimits(per_address=5000, people=5000)
        hall = Hall("Bench", Directory(Clocks(trio.current_time, time.time), room, shelf))
        shelf.hall = hall
        server = Server(hall, limits, pace=BOTS)
        server.writer_of = shelf.writer_of
        async with trio.open_nursery() as nursery:
            port = await nursery.start(server.serve, "127.0.0.1", 0)
            await _measure([Watched(at, hall) for at in range(tables)], port, nursery)
            nursery.cancel_scope.cancel()


async def _measure(watched: list[Watched], port: int, nursery: trio.Nursery) -> None:
    before, rng = _resident(), random.Random(4)
    for each in watched:
        await each.open(nursery, port)
    for each in watched:
        nursery.start_soon(each.play, random.Random(rng.random()))
    await trio.sleep(3)
    for each in watched:
        each.took.clear()
    used = time.process_time()
    await trio.sleep(LONG)
    used = time.process_time() - used
    took = sorted(seconds for each in watched for seconds in each.took)
    p99, count = took[int(len(took) * 0.99)], len(watched)
    print(f"  {count} tables, {count * AT_EACH} clients  {len(took)} actions of players, told to all within")
    print(
        f"    median {1000 * median(took):6.1f} ms   p99 {1000 * p99:6.1f} ms   at {100 * used / LONG:3.0f} % of a core"
    )
    print(f"    {(_resident() - before) / count / 1000:6.0f} kB of memory a table, with three clients and their lines")


def _resident() -> int:
    """Returns the bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
