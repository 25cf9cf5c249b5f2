"""A journal on disks of every kind: without shared memory or locks, read-only, open to others, and full of games.
[F 50]"""

from __future__ import annotations

import random
import shutil
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

import core
from netplay.cli.table import list_unfinished
from netplay.cli.verify import check_all
from netplay.journal import opening, retention
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.protocol import messages as p
from tests.netplay.journal.saved_room import SavedRoom, close, gone_on, written
from tests.netplay.room import go_on

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and locks are others there")
NOBLES = core.game("nobles")


def mode_of(path: Path) -> str:
    with sqlite3.connect(path) as db:
        return db.execute("PRAGMA journal_mode").fetchone()[0]


def without_shared_memory(monkeypatch, path: Path) -> None:
    """A folder where SQLite would put the index of its log: the index cannot be made."""
    Path(f"{path}-shm").mkdir(parents=True)


class Without(sqlite3.Connection):
    """A connection on a disk where this method fails."""

    log, locks, error = True, False, ("locking protocol", 15)

    def execute(self, sql: str, *more):
        if self.log and sql == "PRAGMA journal_mode = WAL":
            self._fail()
        if self.locks and sql.startswith("BEGIN") and not self.dotfile:
            self._fail()
        return super().execute(sql, *more)

    def _fail(self) -> None:
        text, code = self.error
        error = sqlite3.OperationalError(text)
        error.sqlite_errorcode = code
        raise error


def where(connection: type[Without]):
    """SQLite's way to connect, on such a disk."""
    right = sqlite3.connect

    def connect(where: str, **how):
        db = right(where, factory=connection, **how)
        db.dotfile = "unix-dotfile" in where
        return db

    return connect


def without_a_log(monkeypatch, path: Path) -> None:
    monkeypatch.setattr(opening.sqlite3, "connect", where(Without))


def without_locks(monkeypatch, path: Path) -> None:
    disk = type("NoLocks", (Without,), {"locks": True, "error": ("disk I/O error", 10)})
    monkeypatch.setattr(opening.sqlite3, "connect", where(disk))


@POSIX
@pytest.mark.parametrize("spoil", [without_shared_memory, without_a_log, without_locks])
def test_a_disk_without_what_a_log_needs_keeps_the_game_all_the_same(spoil, path, monkeypatch):
    """[F 31]"""
    path.parent.mkdir(parents=True)
    spoil(monkeypatch, path)
    room = written(NOBLES, path)
    go_on(room, "Anna", 10, random.Random(4))
    assert room.writer.saving
    assert ("not-saved",) not in room.notices("Anna")
    there = gone_on(room, path)
    assert there.dealer.state == room.dealer.state
    there.join("Anna", room.token("Anna"))
    go_on(there, "Anna", 5, random.Random(4))
    assert there.writer.saving
    close(room, there)


@POSIX
def test_a_journal_with_a_log_goes_on_where_there_is_no_shared_memory(path, tmp_path, monkeypatch):
    """A file is copied to another disk, with steps that are only in its log."""
    room = written(NOBLES, path)
    go_on(room, "Anna", 10, random.Random(4))
    other = tmp_path / "other" / "journal.sqlite"
    other.parent.mkdir()
    for side in ("", "-wal"):
        shutil.copy(f"{path}{side}", f"{other}{side}")
    without_shared_memory(monkeypatch, other)
    there = gone_on(room, other)
    assert there.dealer.state == room.dealer.state
    close(room, there)
    assert mode_of(other) == "truncate" or mode_of(other) == "delete"


def test_a_disk_with_shared_memory_has_a_log(path):
    room = written(NOBLES, path)
    assert mode_of(path) == "wal"
    close(room)


def test_the_host_alone_is_told_which_file_cannot_be_written(path):
    room = SavedRoom("nobles", 3).attach(path)
    for name in ("Anna", "Bert"):
        room.join(name)
    room.ask("Bert", p.Ready(True))
    room.start("Anna")
    room.journal.database.connection.execute("PRAGMA query_only = ON")
    room.ask("Anna", p.Chat("Anybody?"))
    host, guest = (room.notices(name) for name in ("Anna", "Bert"))
    assert host[-2:] == [("journal-trouble", str(path), "attempt to write a readonly database"), ("not-saved",)]
    assert guest[-1] == ("not-saved",)
    assert not any(str(path) in each for each in guest)
    close(room)


@POSIX
def test_the_rights_of_others_are_taken_from_a_journal_and_its_side_files(path):
    """[F 24]"""
    room = written(NOBLES, path)
    kept = {each: each.read_bytes() for each in path.parent.iterdir()}
    close(room)
    for each, data in kept.items():
        each.write_bytes(data)
        each.chmod(0o666)
    with Journal(path) as journal:
        assert len(journal.unfinished()) == 1
        files = [each for each in path.parent.iterdir() if each.is_file()]
        assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    assert len(files) == 3


# A disk that can only be read


def read_only(monkeypatch, path: Path) -> None:
    """Nothing can be written beside the file; the tests may run as root, whom no rights stop."""
    makes = opening.make_private

    def refuses(place: Path) -> None:
        if place.parent == path.parent:
            raise OSError(30, "Read-only file system")
        makes(place)

    monkeypatch.setattr("netplay.journal.database.make_private", refuses)


def killed(path: Path) -> SavedRoom:
    """A game whose host was killed: its last steps are only in the log."""
    room = written(NOBLES, path)
    go_on(room, "Anna", 10, random.Random(4))
    kept = {each: each.read_bytes() for each in path.parent.iterdir()}
    close(room)
    for each, data in kept.items():
        each.write_bytes(data)
    return room


def test_games_on_a_read_only_disk_are_listed_and_read(path, monkeypatch, capsys):
    room = killed(path)
    read_only(monkeypatch, path)
    before = {each: each.read_bytes() for each in path.parent.iterdir()}
    assert list_unfinished(path) == 0
    assert room.table.id in capsys.readouterr().out
    assert check_all(path, "") in (0, 1)
    assert room.table.id in capsys.readouterr().out
    with Journal(path) as journal:
        assert len(journal.read(room.table.id).play.steps) == 10, "also those that are only in the log"
    assert {each: each.read_bytes() for each in path.parent.iterdir()} == before


def test_nothing_is_left_of_a_copy_that_was_read(path, monkeypatch, tmp_path):
    killed(path)
    read_only(monkeypatch, path)
    monkeypatch.setattr(opening.tempfile, "tempdir", str(tmp_path))
    before = set(tmp_path.iterdir())
    with Journal(path) as journal:
        assert journal.unfinished()
        (copy,) = set(tmp_path.iterdir()) - before
        assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert set(tmp_path.iterdir()) == before


def test_a_game_of_a_read_only_disk_goes_on_unsaved_and_that_is_said(path, monkeypatch):
    room = killed(path)
    read_only(monkeypatch, path)
    there = gone_on(room, path)
    there.join("Anna", room.token("Anna"))
    assert there.dealer.seq == 10
    assert there.notices("Anna")[-1] == ("not-saved",)
    assert not there.writer.saving
    close(there)


def test_a_damaged_file_of_a_read_only_disk_is_called_by_its_own_name(path, monkeypatch, capsys):
    path.parent.mkdir()
    path.write_bytes(b"no database " * 500)
    read_only(monkeypatch, path)
    assert list_unfinished(path) == 1
    assert str(path) in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_copied(path, monkeypatch):
    path.parent.mkdir()
    read_only(monkeypatch, path)
    with Journal(path) as journal, pytest.raises(NotSaved):
        journal.all_told()


# Too many games


def test_the_host_is_told_which_unfinished_game_was_deleted(path, monkeypatch):
    monkeypatch.setattr(retention, "KEPT", 2)
    rooms = [written(NOBLES, path) for _ in range(2)]
    for at, room in enumerate(rooms):
        room.clock = 1000.0 + at
        go_on(room, "Anna", 1, random.Random(4))
    late = written(NOBLES, path)
    ((_, told),) = [each for each in late.notices("Anna") if each[0] == "game-evicted"]
    assert rooms[0].table.id in told
    assert "nobles" in told
    assert [each.id for each in late.journal.unfinished()].count(rooms[0].table.id) == 0
    close(late, *rooms)


def test_a_finished_game_is_deleted_first_and_nobody_is_bothered(path, monkeypatch):
    monkeypatch.setattr(retention, "KEPT", 2)
    over, going = written(NOBLES, path), written(NOBLES, path)
    go_on(over, "Anna", 10**4, random.Random(4))
    over.ask("Anna", p.Chat("Good game"))
    late = written(NOBLES, path)
    assert {each.id for each in late.journal.unfinished()} == {going.table.id, late.table.id}
    assert not [each for each in late.notices("Anna") if each[0] == "game-evicted"]
    close(late, over, going)
