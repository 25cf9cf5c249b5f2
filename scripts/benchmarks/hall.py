"""A hall of many tables: how soon all at a table are told, and what tables, a start and the list cost.

Knows: the hall and its journal; the benchmark of tables in play.
Must not know: sockets. Everything here is bounded and ends by itself.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
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
from netplay.hall.saved import SavedHall, to_bytes
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.journal.schema import KEPT_IN_HALL
from netplay.protocol import codec
from netplay.protocol.messages import ListedTable
from netplay.table.people import Person
from netplay.table.saved import SavedTable
from netplay.table.saved import to_bytes as table_bytes
from netplay.table.table import Table
from scripts.benchmarks.hall_in_play import in_play

TABLES, SAVED = 200, 1000
"""Tables in play, and in the file."""


def halls() -> None:
    """Prints the figures of a hall."""
    print("hall")
    _list_bytes()
    _start()
    in_play(int(os.environ.get("ROUND_TABLE_BENCH_TABLES", TABLES)))


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
