"""A journal that cannot be written: the host is told, and nothing that is saved gets lost."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import core
from netplay.client.state import ClientState
from netplay.game.saved import CannotResume
from netplay.journal import journal as journals
from netplay.journal import opening
from netplay.journal.entry import listed
from netplay.journal.journal import Journal
from netplay.protocol import messages as p
from tests.netplay.journal.saved_room import (
    SavedRoom,
    close,
    emptied,
    gone_on,
    killed,
    written,
)
from tests.netplay.room import go_on

# When it cannot be written


def test_a_full_disk_is_said_once_and_so_is_its_end(path):
    """[F 31]"""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    db = room.journal.database.connection
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(60):
        go_on(room, "Anna", 1, rng)
        room.ask("Anna", p.Chat("Hail " * 40))
    assert [code for code, *_ in room.notices("Anna") if "save" in code] == ["not-saved"]
    assert room.dealer.seq == 60, "the game goes on"
    assert not room.writer.saving
    db.execute("PRAGMA max_page_count = 100000")
    go_on(room, "Anna", 5, rng)
    assert [code for code, *_ in room.notices("Anna") if "save" in code] == ["not-saved", "saved-again"]
    assert room.writer.saving
    assert gone_on(room, path).dealer.state == room.dealer.state, "what was missing has been written"
    close(room)


def test_what_is_said_after_a_host_died_unsaved_is_heard_also_by_who_had_heard_more(path):
    """The talk that was not saved is lost, and the table counts on from before it: nobody may take the new lines for
    those that he knows."""
    room = written(core.game("nobles"), path)
    client_state, heard = ClientState(), len(room.heard["Anna"])
    for message in room.heard["Anna"]:
        client_state.receive(message)
    room.journal.database.connection.execute("PRAGMA query_only = ON")
    for text in ("Lost", "Lost too"):
        room.ask("Anna", p.Chat(text))
    for message in room.heard["Anna"][heard:]:
        client_state.receive(message)
    there = gone_on(room, path)
    there.join("Anna", room.token("Anna"))
    for text in ("Where were we?", "Here"):
        there.ask("Anna", p.Chat(text))
    for message in there.heard["Anna"]:
        client_state.receive(message)
    said = [line.text for line in client_state.talk.lines if isinstance(line, p.Said)]
    assert said == ["Hail", "Lost", "Lost too", "Where were we?", "Here"]
    assert client_state.talk.count == len(client_state.talk.lines)
    close(room, there)


def test_that_a_game_is_saved_again_is_itself_saved(path):
    room = written(core.game("nobles"), path)
    room.journal.database.connection.execute("PRAGMA query_only = ON")
    room.ask("Anna", p.Chat("Anybody?"))
    room.journal.database.connection.execute("PRAGMA query_only = OFF")
    room.ask("Anna", p.Chat("Good"))
    assert room.notices("Anna")[-2:] == [("not-saved",), ("saved-again",)]
    assert gone_on(room, path).table.chat.lines == room.table.chat.lines
    close(room)


def test_a_file_that_may_only_be_read_is_said(path):
    """[F 31]"""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    room.journal.database.connection.execute("PRAGMA query_only = ON")
    go_on(room, "Anna", 3, rng)
    assert room.notices("Anna")[-1] == ("not-saved",)
    assert room.dealer.seq == 3
    close(room)


def test_a_place_where_no_file_can_be_is_said(tmp_path):
    """[F 31]"""
    (tmp_path / "file").write_text("no folder")
    room = written(core.game("nobles"), tmp_path / "file" / "journal.sqlite")
    assert room.notices("Anna")[-1] == ("not-saved",)
    assert room.dealer


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("what", ["the folder", "the file", "put aside"])
def test_a_file_that_is_removed_is_said_and_all_is_written_anew(what, path):
    """[F 31] SQLite would go on writing into a file that has no name any more, and nobody would know."""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    go_on(room, "Anna", 10, rng)
    if what == "put aside":
        path.rename(path.with_name("aside"))
        close(written(core.game("histrio"), path))
    elif what == "the file":
        path.unlink()
    else:
        shutil.rmtree(path.parent)
    go_on(room, "Anna", 1, rng)
    assert room.notices("Anna")[-2:] == [("not-saved",), ("saved-again",)]
    go_on(room, "Anna", 3, rng)
    assert gone_on(room, path, room.table.id).table.save() == room.table.save()
    close(room)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("checkpoint", [False, True])
@pytest.mark.parametrize("linked", [False, True])
@pytest.mark.parametrize(
    ("spoil", "which"), [(Path.unlink, "-wal"), (emptied, "-wal"), (emptied, "")],
    ids=["log removed", "log emptied", "file emptied"],
)  # fmt: skip
def test_a_log_that_is_removed_or_emptied_is_said_and_all_is_written_anew(spoil, which, linked, checkpoint, path):
    """SQLite would go on writing into it, and nobody could read that. Some of the file may be in its log only."""
    if linked:
        path.parent.mkdir()
        path.symlink_to(path.with_name("elsewhere"))
    room, rng = written(core.game("nobles"), path), random.Random(4)
    if checkpoint:
        room.journal.database.connection.execute("PRAGMA wal_checkpoint")
    go_on(room, "Anna", 10, rng)
    spoil(Path(f"{path.resolve()}{which}"))
    go_on(room, "Anna", 1, rng)
    assert room.notices("Anna")[-2:] == [("not-saved",), ("saved-again",)]
    go_on(room, "Anna", 3, rng)
    assert path.is_symlink() == linked
    assert gone_on(room, killed(path.resolve())).table.save() == room.table.save()
    room.ask("Anna", p.Chat("Good"))
    assert room.notices("Anna")[-1] == ("saved-again",), "once"
    close(room)


WATCHING = """
import sys
from pathlib import Path
from netplay.journal.journal import Journal
with Journal(Path(sys.argv[1])) as journal:
    for _ in sys.stdin:
        print(*(each.id for each in journal.unfinished()), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("spoil", [Path.unlink, emptied], ids=["removed", "emptied"])
@pytest.mark.process
def test_a_log_that_is_removed_while_two_programs_have_it_open(spoil, path):
    """The other one shows the main menu, and what it offers to go on with."""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    command = [sys.executable, "-c", WATCHING, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as other:

        def seen() -> str:
            other.stdin.write("\n")
            return other.stdout.readline().strip()

        assert seen() == room.table.id
        spoil(path.with_name(f"{path.name}-wal"))
        go_on(room, "Anna", 10, rng)
        assert room.notices("Anna")[-2:] == [("not-saved",), ("saved-again",)]
        assert seen() == room.table.id
        go_on(room, "Anna", 10, rng)
        other.stdin.close()
        assert other.wait(20) == 0
    go_on(room, "Anna", 10, rng)
    assert room.notices("Anna")[-1] == ("saved-again",)
    assert gone_on(room, killed(path)).table.save() == room.table.save()
    close(room)


def test_a_program_that_is_stopped_as_it_writes_leaves_what_was_there(path, monkeypatch):
    """[F 42] Between the header of a step and the step itself."""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    go_on(room, "Anna", 10, rng)
    before = room.table.save()

    def stopped(value):
        raise KeyboardInterrupt

    with monkeypatch.context() as now:
        now.setattr(journals, "_packed", stopped)
        with pytest.raises(KeyboardInterrupt):
            go_on(room, "Anna", 1, rng)
    assert gone_on(room, path).table.save() == before
    room.ask("Anna", p.Chat("Once more"))
    assert gone_on(room, path).table.save() == room.table.save() != before
    assert "not-saved" not in [code for code, *_ in room.notices("Anna")]
    close(room)


def test_no_name_from_outside_becomes_the_name_of_a_file(path, tmp_path):
    """[F 17] Tables and people may be called as they like: there is one journal, and a line of its list is one line."""
    room = SavedRoom("nobles").attach(path)
    room.table.name = "../../etc/\x1b[31mpasswd\nCamelot"
    room.join("Anna", name="..-..-Anna")
    room.ask("Anna", p.AddBot(1, "page"))
    room.start("Anna")
    files = {each.name for each in tmp_path.rglob("*") if each.is_file()}
    assert files == {path.name, f"{path.name}-wal", f"{path.name}-shm"}
    (entry,) = room.journal.unfinished()
    assert all(cell.isprintable() for cell in listed(entry))
    close(room)


def test_a_journal_of_a_hundred_thousand_steps_is_refused_before_they_are_read(path):
    """[F 32] A file that somebody else has made."""
    room = written(core.game("nobles"), path)
    go_on(room, "Anna", 2, random.Random(4))
    close(room)
    db = sqlite3.connect(path)
    count = "WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
    db.execute(f"INSERT INTO steps {count} SELECT ?, i, 0, x'90', x'90' FROM n", (room.table.id,))
    db.execute("UPDATE tables SET steps = 100000")
    db.commit()
    db.close()
    with Journal(path) as journal, pytest.raises(CannotResume, match="too many"):
        journal.read(room.table.id)


def test_a_writer_that_was_replaced_writes_no_more(path):
    room, rng = written(core.game("nobles"), path), random.Random(4)
    there = gone_on(room, path)
    there.join("Anna", room.token("Anna"))
    before = there.table.save()
    go_on(room, "Anna", 4, rng)
    assert room.notices("Anna")[-1] == ("not-saved",)
    assert gone_on(room, path).table.save() == before
    close(room, there)


@pytest.mark.timed
def test_another_program_that_writes_is_waited_for_only_a_moment(path):
    room = written(core.game("nobles"), path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    started = time.perf_counter()
    room.ask("Anna", p.Chat("Anybody?"))
    assert time.perf_counter() - started < 1
    assert room.notices("Anna")[-1] == ("not-saved",)
    other.execute("ROLLBACK")
    other.close()
    room.ask("Anna", p.Chat("Good"))
    assert room.notices("Anna")[-1] == ("saved-again",)
    close(room)


def meanwhile(monkeypatch, moment, does):
    """Something is done just before the first statement that begins like this."""

    class Slow(sqlite3.Connection):
        def execute(self, statement, *more):
            if statement.startswith(moment):
                monkeypatch.undo()
                does()
            return super().execute(statement, *more)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *where, **more: connect(*where, factory=Slow, **more))


def test_two_programs_that_make_the_file_at_the_same_moment_both_write_into_it(path, monkeypatch):
    other = Journal(path)
    meanwhile(monkeypatch, "PRAGMA synchronous", other.check)
    room = written(core.game("nobles"), path)
    assert ("not-saved",) not in room.notices("Anna")
    assert [entry.game for entry in other.unfinished(alone=False)] == ["nobles"]
    other.close()
    close(room)


def test_a_program_that_makes_the_file_at_the_same_moment_is_waited_for(path, monkeypatch):
    path.parent.mkdir()
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def makes() -> None:
        other.execute("BEGIN EXCLUSIVE")
        threading.Timer(opening.PATIENCE / 3, other.execute, ["ROLLBACK"]).start()

    meanwhile(monkeypatch, "PRAGMA journal_mode", makes)
    with Journal(path) as journal:
        journal.check()
    other.close()
