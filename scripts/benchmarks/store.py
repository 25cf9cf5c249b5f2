"""Two halls that share a PostgreSQL store, and what is done to them: killed, paused, cut off, the database crashed.

Knows: the halls' processes, the store, clients who play at random and note all that they are told.
Must not know: any address but the loopback. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Awaitable, Callable
from statistics import median

import trio

from core import Report, Sentence
from netplay.addresses import CannotJoin
from netplay.protocol import messages as p

TABLES, FAULTS = 20, 10
"""Tables of a player, a bot and a spectator; faults, one after the other."""
PATIENCE = 60.0
"""Seconds after which a table that has not gone on counts as lost."""
QUIET = 10.0
"""Seconds of play before the first fault."""


def stores() -> None:
    """Prints the figures of halls that share a store."""
    from tests.netplay.postgresql.cluster import Cluster, binaries

    print("store")
    programs = binaries()
    if programs is None:
        print("  there is no PostgreSQL server on this machine")
        return
    cluster = Cluster(programs)
    try:
        trio.run(Club(cluster).run)
    finally:
        cluster.remove()


class Club:
    """Two halls, their lines to the store, and those who play."""

    def __init__(self, cluster) -> None:
        from tests.netplay.postgresql.club import HallProcess
        from tests.netplay.postgresql.cluster import Cable

        self.cluster, self.database = cluster, cluster.new_database()
        self.cables = [Cable(cluster.port) for _ in range(2)]
        self.halls: list[HallProcess] = []
        self.hosts: list = []
        self.watchers: list = []
        self.told: dict[tuple[str, int], set[bytes]] = {}
        """For each step of each table, what those who were told of it were told."""
        self.told_by: list = []
        self.waits: list[float] = []
        self.rng = random.Random(5)

    async def run(self) -> None:
        """Plays, does harm, and prints what came of it."""
        from tests.netplay.postgresql.club import HallProcess

        async with trio.open_nursery() as nursery:
            for cable in self.cables:
                await nursery.start(cable.run)
                self.halls.append(HallProcess(self.cluster.url(self.database, cable.port)))
            try:
                for hall in self.halls:
                    await hall.start()
                await self._play(nursery)
            finally:
                for hall in self.halls:
                    hall.kill()
                nursery.cancel_scope.cancel()

    async def _play(self, nursery: trio.Nursery) -> None:
        tables = int(os.environ.get("ROUND_TABLE_BENCH_TABLES", TABLES))
        for at in range(tables):
            await self._open(nursery, at)
        await trio.sleep(QUIET)
        quick = sorted(self.waits)
        print(f"  {tables} tables, an action to its report: median {1e3 * median(quick):.0f} ms, "
              f"99 % within {1e3 * quick[len(quick) * 99 // 100]:.0f} ms ({len(quick)} actions)")  # fmt: skip
        faults = [self._kill, self._pause, self._cut, self._crash]
        for number in range(FAULTS):
            await self._fault(faults[number % len(faults)])
        await self._judge()

    async def _open(self, nursery: trio.Nursery, at: int) -> None:
        from tests.netplay.postgresql.club import opened_table, reached

        host = await opened_table(nursery, f"Anna {at}", self.halls[at % 2].port)
        self._follow(host)
        nursery.start_soon(self._act, host)
        from tests.netplay.postgresql.club import Player

        watcher = Player(f"Bert {at}", self.halls[(at + 1) % 2].port, p.JoinTable(host.table[:6]))
        self._follow(watcher)
        nursery.start_soon(watcher.client.run)
        await reached(lambda: watcher.table)
        self.hosts.append(host)
        self.watchers.append(watcher)

    def _follow(self, player) -> None:
        """Notes what a player is told; the player acts at a human pace."""
        player.plays, heard = False, player.heard
        source = f"127.0.1.{len(self.told_by)}"  # each comes from an address of its own
        self.told_by.append(player)

        async def opened() -> trio.SocketStream:
            try:
                with trio.fail_after(10):
                    return await trio.open_tcp_stream(*player.client.route.here, local_address=source)
            except (OSError, trio.TooSlowError) as error:
                raise CannotJoin(Sentence("no-way", f"cannot be reached: {error}")) from None

        player.client._open = opened

        def noted(message: p.Message | None) -> None:
            if isinstance(message, Report):
                self.told.setdefault((player.table, message.seq), set()).add(message.digest)
            heard(message)

        player.client._changed = noted

    async def _act(self, player) -> None:
        """Acts now and then, and notes how long the report takes."""
        while not player.over:
            await trio.sleep(self.rng.uniform(1.0, 2.0))
            before, begun, replica = player.steps, time.perf_counter(), player.state.games.replica
            if replica is None or not replica.legal() or player.client.status != "open":
                continue
            player.move()
            while player.steps == before and time.perf_counter() < begun + 5:
                await trio.sleep(0.002)
            self.waits.append(time.perf_counter() - begun)

    # Faults

    async def _fault(self, fault: Callable[[int], Awaitable[str]]) -> None:
        """Does harm to a random hall at a random moment; prints how soon all tables go on."""
        await trio.sleep(self.rng.uniform(0, 2))
        begun, which = time.perf_counter(), self.rng.randrange(2)
        before = {host: host.steps for host in self.hosts if not host.over}
        late: dict = {}
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._watch, before, begun, late)
            name = await fault(which)
        found = sorted(late.values()) or [0.0]
        lost = len(before) - len(late)
        print(f"  {name}: {len(late)} tables told of new steps after {median(found):.1f} s (median), "
              f"{found[-1]:.1f} s (last); not within {PATIENCE:.0f} s: {lost}", flush=True)  # fmt: skip

    async def _watch(self, before: dict, begun: float, late: dict) -> None:
        """Notes when each table goes on."""
        while len(late) < len(before) and time.perf_counter() < begun + PATIENCE:
            for host, steps in before.items():
                if host not in late and (host.over or (host.steps > steps + 2 and host.client.status == "open")):
                    late[host] = time.perf_counter() - begun
            await trio.sleep(0.05)

    async def _kill(self, which: int) -> str:
        self.halls[which].kill()
        await trio.sleep(self.rng.uniform(6, 10))
        await self.halls[which].start()
        return "kill -9, started again after 6 to 10 s"

    async def _pause(self, which: int) -> str:
        self.halls[which].pause()
        await trio.sleep(7)
        self.halls[which].go_on()
        return "paused for 7 s"

    async def _cut(self, which: int) -> str:
        self.cables[which].cut()
        await trio.sleep(self.rng.choice([2.0, 8.0]))
        self.cables[which].mend()
        return "cut off from the store for 2 or 8 s"

    async def _crash(self, which: int) -> str:
        await trio.to_thread.run_sync(self.cluster.stop)
        await trio.sleep(2)
        await trio.to_thread.run_sync(self.cluster.start)
        return "the database crashed, started again after 2 s"

    # Afterwards

    async def _judge(self) -> None:
        """Prints whether anybody was told two things of one step, and whether all tables replay."""
        await trio.sleep(5)
        two = sum(len(digests) > 1 for digests in self.told.values())
        print(f"  {len(self.told)} steps were told; told in two ways: {two}")
        known = {host.table: host.steps for host in self.hosts}
        whole = sum(self._replayed(id) >= steps for id, steps in known.items())
        print(f"  tables that replay up to the last step told: {whole} of {len(known)}")

    def _replayed(self, id: str) -> int:
        """Returns the steps of a table, replayed from the store."""
        from netplay.journal.journal import assembled
        from netplay.table.table import Table

        ((header, count),) = self.cluster.ask(
            f"SELECT header, steps FROM round_table.tables WHERE id = '{id}'", self.database
        )
        steps = f"SELECT seq, actor, action, luck FROM round_table.steps WHERE id = '{id}' ORDER BY seq"
        saved = assembled(header, count, self.cluster.ask(steps, self.database))
        return Table.resumed(saved, now=time.monotonic).seq
