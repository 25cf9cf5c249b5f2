"""The processor time that one action costs a server in a process of its own, with three players and a spectator.

Knows: the table and the hall, their server and journal; clients that follow every step in another process.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.

The server's processor time counts, not the time of day, so that other programs on the machine disturb little.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from subprocess import PIPE, Popen
from typing import NamedTuple

import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.journal.hall_shelf import HallShelf
from netplay.journal.journal import Journal
from netplay.journal.schema import KEPT_IN_HALL
from netplay.journal.writer import JournalWriter
from netplay.protocol.messages import JoinTable, OpenTable, Stand
from netplay.server.garbage import collect_seldom
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table
from scripts.benchmarks.relay import Turn, deal

ACTIONS = 1500
GOAL = 130
"""Microseconds of a processor, for one table that is not saved."""
KINDS = {
    "table": "one table, alone",
    "saved": "one table, with its journal",
    "hall": "a table of a hall, with its journal",
}
LIFE = 300.0
"""Seconds after which a server ends whatever happens."""


class Cost(NamedTuple):
    """Microseconds of a processor for one action."""

    median: float
    undisturbed: float
    """The best tenth: other programs slow the processor's caches, and this machine may have many."""


def action_costs() -> None:
    """Prints what an action costs each kind of server."""
    print("processor time of the server for an action that three players and a spectator are told")
    for kind, called in KINDS.items():
        goal = f"   goal {GOAL} µs" if kind == "table" else ""
        cost = cost_of(kind)
        print(f"  {called:<36} median {cost.median:5.0f} µs   undisturbed {cost.undisturbed:5.0f} µs{goal}")


def cost_of(kind: str) -> Cost:
    """Returns what a server of this kind spends on one action."""
    with Popen([sys.executable, "-m", __spec__.name if __spec__ else __name__, kind], stdout=PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            return trio.run(_play, int(server.stdout.readline()), server.pid, kind == "hall")
        finally:
            server.kill()


def spent_by(pid: int) -> float:
    """Returns the seconds that a process has been on a processor."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


# The clients


async def _play(port: int, pid: int, in_hall: bool) -> Cost:
    turn, choose, done, spent = Turn(), random.Random(1), 0, list[float]()
    async with trio.open_nursery() as nursery:
        await _come(turn, port, in_hall, nursery)
        while done < ACTIONS:
            await deal(turn.clients, turn)
            while done < ACTIONS and turn.clients[0].state.games.replica.outcome is None:
                before = spent_by(pid)
                await _act(turn, choose)
                done += 1
                spent.append(1e6 * (spent_by(pid) - before))
        nursery.cancel_scope.cancel()
    return Cost(median(spent), quantiles(spent, n=10)[0])


async def _come(turn: Turn, port: int, in_hall: bool, nursery: trio.Nursery) -> None:
    """Three players and a spectator come to the table, or to one that the first of them opens."""
    wish: OpenTable | JoinTable | None = OpenTable("Bench", "academy") if in_hall else None
    for name in ("Anna", "Boris", "Chloé", "Dmytro"):
        client = Client("127.0.0.1", port, name, turn.heard, Way(wish=wish))
        turn.clients.append(client)
        nursery.start_soon(client.run)
        await turn.until(lambda client=client: client.status == "open" and client.state.table.lobby is not None)
        if in_hall and client.state.table.welcome is not None:
            wish = JoinTable(client.state.table.welcome.table_id[:6])
    turn.clients[3].send(Stand())


async def _act(turn: Turn, choose: random.Random) -> None:
    """One action, until all have followed it."""
    state = turn.clients[turn.clients[0].state.games.replica.to_act[0]].state
    turn.want += 1
    turn.clients[turn.clients[0].state.games.replica.to_act[0]].send(
        state.act(choose.choice(list(state.games.replica.legal())))
    )
    await turn.until(turn.all_there)


# The server


async def _serve(kind: str, folder: Path) -> None:
    """Serves until it is killed, and prints its port."""
    with Journal(folder / "journal.sqlite", KEPT_IN_HALL) as journal, trio.move_on_after(LIFE):
        server = _hall(journal) if kind == "hall" else _table(journal if kind == "saved" else None)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect_seldom)  # as the commands `table` and `hall` do
            print(await nursery.start(server.serve, "127.0.0.1", 0), flush=True)


def _table(journal: Journal | None) -> Server:
    table = Table("Bench", rng=random.Random(1))
    return Server(table, UNLIMITED, writer=JournalWriter(journal, table) if journal is not None else None)


def _hall(journal: Journal) -> Server:
    shelf = HallShelf(journal, trio.current_time)
    hall = Hall("Bench", Directory(Clocks(trio.current_time, time.time), shelf=shelf))
    shelf.hall = hall
    server = Server(hall, UNLIMITED)
    server.writer_of = shelf.writer_of
    return server


def main(kind: str) -> None:
    """Serves in this process; with the variable PROFILE, writes there what it spends its time on."""
    with tempfile.TemporaryDirectory() as folder:
        if not (path := os.environ.get("PROFILE")):
            trio.run(_serve, kind, Path(folder))
            return
        from cProfile import Profile

        profile = Profile(time.thread_time)
        profile.runcall(trio.run, _profiled, kind, Path(folder))
        profile.dump_stats(path)


async def _profiled(kind: str, folder: Path) -> None:
    """Serves for a while."""
    with trio.move_on_after(float(os.environ.get("PROFILE_SECONDS", "30"))):
        await _serve(kind, folder)


if __name__ == "__main__":
    main(sys.argv[1])
