"""Halls in this process, each with a line of its own to the store, which can be cut: they wait, and lose nothing."""

from __future__ import annotations

import time

import pytest
import trio

from netplay.client import client as clients
from netplay.hall.directory import Clocks
from netplay.journal.journal import assembled
from netplay.postgresql import committer, schema, shelf, store
from netplay.postgresql.shared import SharedProcess
from netplay.protocol import messages as p
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table

from .club import Player, opened_table, reached
from .cluster import Cable

pytestmark = pytest.mark.process
LEASE, SHORT = 1.5, 0.5


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(clients, "BACKOFF", (0.05, 0.2))
    for module, name, seconds in (
        (committer, "LEASE", LEASE), (shelf, "LEASE", LEASE),
        (schema, "LEASE", LEASE), (schema, "FRESH", LEASE / 2), (committer, "EVERY", 0.1), (committer, "RETRY", 0.05),
        (store, "PATIENCE", SHORT),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, seconds)


class CabledHall:
    """A hall that listens on the loopback, and its cable to the store."""

    def __init__(self, cluster, database: str) -> None:
        self.cluster, self.database = cluster, database
        self.cable = Cable(cluster.port)
        self.port = 0

    async def open(self, nursery: trio.Nursery) -> CabledHall:
        await nursery.start(self.cable.run)
        url = self.cluster.url(self.database, self.cable.port)
        clocks = Clocks(trio.current_time, time.time)
        self.process = await trio.to_thread.run_sync(SharedProcess, url, "Club", clocks)
        self.hall = self.process.hall
        self.server = Server(self.hall, UNLIMITED, pace=0.02)
        self.process.serve_by(self.server)
        self.port = await nursery.start(self.server.serve, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.port}"
        await nursery.start(self.process.run, self.address)
        return self


@pytest.fixture
async def club(cluster, database):
    async with trio.open_nursery() as nursery:
        halls = [CabledHall(cluster, database) for _ in range(2)]
        await halls[0].open(nursery)
        yield nursery, *halls
        nursery.cancel_scope.cancel()
    for each in halls:
        if each.port:
            each.process.store.close()


def saved_steps(hall: CabledHall, id: str) -> int:
    """The steps of a table in the store, which must replay."""
    ((header, count),) = hall.cluster.ask(
        f"SELECT header, steps FROM round_table.tables WHERE id = '{id}'", hall.database
    )
    steps = f"SELECT seq, actor, action, luck FROM round_table.steps WHERE id = '{id}' ORDER BY seq"
    saved = assembled(header, count, hall.cluster.ask(steps, hall.database))
    table = Table.resumed(saved, now=time.monotonic)
    return table.seq


async def cut_off(hall: CabledHall, player: Player) -> None:
    """Cuts a hall off, and waits until it has told a player so. Slow machines may have told them before."""
    await reached(lambda: not hall.hall.away)
    player.said.clear()
    hall.cable.cut()
    await reached(lambda: hall.hall.away and "store-away" in player.said)


async def test_a_hall_that_is_cut_off_waits_says_so_and_goes_on(club):
    nursery, hall, _ = club
    host = await opened_table(nursery, "Anna", hall.port)
    await cut_off(hall, host)
    told = host.steps
    await trio.sleep(2 * LEASE)
    assert host.steps == told, "nothing is told that is not saved"
    assert host.client.status == "open"
    hall.cable.mend()
    await reached(lambda: "store-back" in host.said)
    await reached(lambda: host.steps > told + 2 or host.over)
    host.plays = False
    known = host.steps
    assert saved_steps(hall, host.table) >= known


async def test_what_is_asked_of_a_hall_that_is_cut_off_is_put_off_in_a_sentence(club):
    nursery, hall, _ = club
    looker = Player("Cleo", hall.port, None)
    nursery.start_soon(looker.client.run)
    await reached(lambda: looker.state.hall.listed)
    hall.cable.cut()
    await reached(lambda: hall.hall.away)
    looker.client.send(p.OpenTable("Camelot", "academy"))
    await reached(lambda: looker.state.hall.turned_back)
    assert looker.state.hall.turned_back.code == "store-away"
    hall.cable.mend()
    await reached(lambda: not hall.hall.away)
    looker.client.send(p.OpenTable("Camelot", "academy"))
    await reached(lambda: looker.table)


async def test_a_hall_that_is_cut_off_for_long_sends_its_clients_on_and_drops_their_tables(club):
    nursery, hall, other = club
    await other.open(nursery)
    host = await opened_table(nursery, "Anna", hall.port)
    await reached(lambda: hall.hall.addresses == [hall.address, other.address])
    hall.cable.cut()
    await reached(lambda: host.client.where == other.address and host.client.status == "open")
    known = host.steps
    await reached(lambda: host.over or host.steps > known + 3)
    hall.cable.mend()
    await reached(lambda: not hall.hall.away)
    await reached(lambda: not hall.hall.directory.awake)
    host.plays = False
    known = host.steps
    assert saved_steps(other, host.table) >= known


async def test_when_all_halls_are_cut_off_all_come_back(club):
    nursery, hall, other = club
    await other.open(nursery)
    hosts = [await opened_table(nursery, name, each.port) for name, each in (("Anna", hall), ("Bert", other))]
    await reached(lambda: len(hall.hall.addresses) == len(other.hall.addresses) == 2)
    known = [each.steps for each in hosts]
    hall.cable.cut()
    other.cable.cut()
    await trio.sleep(2 * LEASE)
    hall.cable.mend()
    other.cable.mend()
    await reached(lambda: all(each.over or each.steps > was + 4 for each, was in zip(hosts, known, strict=True)))
    owned = [table.id for each in (hall, other) for table in each.hall.directory.awake]
    assert sorted(owned) == sorted({each.table for each in hosts})
