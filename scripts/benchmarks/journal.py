"""Benchmarks of a finished game's verification, and of a host that resumes.

Knows: the journal, a host's process.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import timeit
from pathlib import Path
from statistics import median

import trio

import core
from netplay.audit.verification import verify
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from scripts.benchmarks.relay import Turn

ROUNDS = 5
"""Each pair of measurements is taken so often, in turns; the median ratio is printed."""


def verifying() -> None:
    """(g) the whole game checked by one client, and how long that is beside playing it."""
    from tests.netplay.fair import Fair

    for game_id in core.IDS:
        seats = core.game(game_id).seats
        for kind, bots in (("people", 0), ("squires", min(seats[-1], 4) - 1)):
            names = ("Anna", "Bert", "Cleo", "Dora")[: 1 if bots else min(seats[-1], 4)]
            hall = Fair(game_id, *names, bots=("squire",) * bots)
            hall.start()
            started = time.process_time()
            hall.play()
            spent = time.process_time() - started
            client_state = hall.people[0].state
            told = client_state.games.finished.transcript(client_state.table.welcome)
            ours = min(timeit.repeat(lambda told=told: verify(told), number=1, repeat=ROUNDS, timer=time.process_time))
            assert verify(told).fair
            print(
                f"(g) verify {game_id}, {len(names) + bots} seats, {kind}: {1e3 * ours:.0f} ms for "
                f"{len(told.reports)} steps, which took {1e3 * spent:.0f} ms to play at a table: {ours / spent:.2f} ×"
            )


def half_a_game(path: Path) -> tuple[str, int]:
    """A journal with a game of one person and three squires in it that has got half way: her key, and the steps."""
    from tests.netplay.fair import Fair

    hall = Fair("academy", "Anna", bots=("squire",) * 3)
    with Journal(path) as journal:
        writer = JournalWriter(journal, hall.table)
        hall.start()
        for _ in range(90):
            hall.step()
        writer.keep()
    return hall.people[0].state.table.token or "", hall.dealer.seq


async def called(port: int, key: str) -> bool:
    """True if a table answers there, and our game is on it if we have a key."""
    turn = Turn()
    async with trio.open_nursery() as nursery:
        client = Client("127.0.0.1", port, "Anna", turn.heard, Way(keys=lambda table: key or None))
        nursery.start_soon(client.run)
        await turn.until(lambda: client.status == "closed" or client.state.table.lobby is not None)
        nursery.cancel_scope.cancel()
    return client.state.table.lobby is not None and (client.state.games.replica is not None) == bool(key)


async def until_playable(key: str, *arguments: str) -> float:
    """Seconds from the start of a host's process until a client that calls all the time is at its table."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "netplay", "--bind", "127.0.0.1", "--port", str(port), *arguments]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        with trio.fail_after(60):
            while not await called(port, key):
                await trio.sleep(0.005)
        return time.perf_counter() - started
    finally:
        process.kill()
        process.wait()


def resuming() -> None:
    """(h) from the start of a host that goes on until its players can, against one that opens a new table."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite"
        key, steps = half_a_game(path)
        pairs = []
        for number in range(ROUNDS):
            twin = Path(folder) / f"{number}.sqlite"
            twin.write_bytes(path.read_bytes())
            again = trio.run(until_playable, key, "--resume", "--journal", str(twin))
            pairs.append((again, trio.run(until_playable, "", "--no-journal")))
    ours, theirs = map(median, zip(*pairs, strict=True))
    print(
        f"(h) a host goes on after {steps} steps: playable {ours:.2f} s after its start, a new table {theirs:.2f} s: "
        f"{median(a / b for a, b in pairs):.2f} ×"
    )
