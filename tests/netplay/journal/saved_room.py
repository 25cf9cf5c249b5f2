"""Rooms whose table is saved in a journal, and ways to change the file."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import core
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import messages as p
from tests.netplay.room import Room, go_on

OF_THIS_RELEASE = Path(__file__).parents[1] / "journals" / "1.sqlite"
"""Made by `python -m tests.netplay.journal.saved_room`. It stays as it is: later releases must go on with it."""
GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


class SavedRoom(Room):
    """A room whose table is written down before anybody hears of anything, as the server does it."""

    def attach(self, path: Path) -> SavedRoom:
        self.journal, self.clock = Journal(path), 1000.0
        self.writer = JournalWriter(self.journal, self.table, clock=lambda: self.clock)
        self.writer.port = 4747
        return self

    def deliver(self, mail) -> None:
        news = self.writer.keep() if hasattr(self, "writer") else []
        super().deliver([*mail, *news])


def written(game, path: Path) -> SavedRoom:
    """A game of Anna and bots that is journalled from its deal on."""
    room = SavedRoom(game.id, 3).attach(path)
    room.join("Anna")
    for seat in range(1, game.seats[0]):
        room.ask("Anna", p.AddBot(seat, "squire" if seat == 1 else "page"))
    room.ask("Anna", p.Chat("Hail"))
    room.start("Anna")
    return room


def gone_on(room: Room, path: Path, wanted: str = "") -> SavedRoom:
    """Another program goes on with the game."""
    there = SavedRoom(room.table.seats.game)
    with Journal(path) as journal:
        _, there.table = journal.resume(wanted, False, lambda: 9.0)
    there.acts = room.acts
    return there.attach(path)


def close(*rooms: SavedRoom) -> None:
    for room in rooms:
        room.journal.close()


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def killed(path: Path) -> Path:
    """What a program that were killed now would leave."""
    left = path.with_name("left")
    left.mkdir()
    for each in (path, path.with_name(f"{path.name}-wal")):
        shutil.copy(each, left)
    return left / path.name


def changed(what, *values):
    """A journal in which this was said to its database."""

    def spoil(path):
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(what, values)

    return spoil


def said(*arguments: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "netplay", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    return done.returncode, done.stdout, done.stderr


def keep_this_release() -> None:
    """Make the journal that later releases must go on with: 25 steps of each game."""
    OF_THIS_RELEASE.parent.mkdir(exist_ok=True)
    for game in core.all_games():
        room = written(game, OF_THIS_RELEASE)
        go_on(room, "Anna", 25, random.Random(4))
        close(room)
    db = sqlite3.connect(OF_THIS_RELEASE)
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("VACUUM")
    db.close()


if __name__ == "__main__":
    keep_this_release()
