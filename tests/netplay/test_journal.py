"""A game outlives its host: what anybody was told is in the journal; one that cannot be used is said so."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
import trio
import trio.testing

import core
from netplay.client.state import ClientState
from netplay.game.saved import CannotResume
from netplay.journal import journal as journals
from netplay.journal import opening, retention
from netplay.journal.entry import listed
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import messages as p
from netplay.server.connection import Connection
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.room import Room, replica
from tests.netplay.test_resume import go_on

OF_THIS_RELEASE = Path(__file__).parent / "journals" / "1.sqlite"
"""Made by `python -m tests.netplay.test_journal`. It stays as it is: later releases must go on with it."""
GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "mine" / "journal.sqlite"


class Written(Room):
    """A room whose table is written down before anybody hears of anything, as the server does it."""

    def attach(self, path: Path) -> Written:
        self.journal = Journal(path)
        self.scribe = JournalWriter(self.journal, self.table, clock=lambda: 1000.0)
        self.scribe.port = 4747
        return self

    def deliver(self, mail) -> None:
        news = self.scribe.keep() if hasattr(self, "scribe") else []
        super().deliver([*mail, *news])


def written(game, path: Path) -> Written:
    """A game of Anna and bots that is journalled from its deal on."""
    room = Written(game.id, 3).attach(path)
    room.join("Anna")
    for seat in range(1, game.seats[0]):
        room.ask("Anna", p.AddBot(seat, "squire" if seat == 1 else "page"))
    room.ask("Anna", p.Chat("Hail"))
    room.start("Anna")
    return room


def gone_on(room: Room, path: Path, wanted: str = "") -> Written:
    """Another program goes on with the game."""
    there = Written(room.table.seats.game)
    with Journal(path) as journal:
        _, there.table = journal.resume(wanted, False, lambda: 9.0)
    there.acts = room.acts
    return there.attach(path)


def close(*rooms: Written) -> None:
    for room in rooms:
        room.journal.close()


# Going on


@GAMES
@pytest.mark.parametrize("steps", [0, 23])
def test_half_a_game_goes_on_exactly_alike_and_every_token_works(game, steps, path):
    room, rng = written(game, path), random.Random(4)
    go_on(room, "Anna", steps, rng)
    there = gone_on(room, path)
    assert there.table.save() == room.table.save(), "nothing that anybody was told is missing"
    back = there.join("Anna", room.token("Anna"))
    assert (back[0].person, back[0].table_id) == (1, room.table.id)
    assert replica(back).log == replica(room.heard["Anna"]).log
    here, over_there, state = len(room.bytes["Anna"]), len(there.bytes["Anna"]), rng.getstate()
    close(room)
    del room.scribe
    go_on(room, "Anna", 10**4, rng)
    rng.setstate(state)
    go_on(there, "Anna", 10**4, rng)
    assert room.bytes["Anna"][here:] == there.bytes["Anna"][over_there:]
    assert there.dealer.outcome is not None
    there.ask("Anna", p.Ping(1))
    assert there.journal.unfinished() == []
    close(there)


def test_each_step_is_in_the_file_before_anybody_is_told(path):
    room, rng = written(core.game("nobles"), path), random.Random(4)
    told = []

    def deliver(mail):
        Written.deliver(room, mail)
        reader = sqlite3.connect(path)
        (count,) = reader.execute("SELECT count(*) FROM steps").fetchone()
        reader.close()
        told.extend((message.seq, count) for _, message in mail if isinstance(message, core.Report))

    room.deliver = deliver
    go_on(room, "Anna", 12, rng)
    assert told == [(seq, seq) for seq in range(1, 13)]
    close(room)


async def test_the_server_writes_before_it_tells(path, monkeypatch):
    table, order = Table("Camelot"), []
    with Journal(path) as journal:
        scribe = JournalWriter(journal, table)
        monkeypatch.setattr(scribe, "keep", lambda: order.append("written"))
        server = Server(table, UNLIMITED, scribe=scribe)
        connection = Connection(trio.testing.memory_stream_pair()[0], UNLIMITED)
        monkeypatch.setattr(connection, "post", lambda data, **more: order.append("told"))
        server._deliver(table.join(connection, p.greeting("Anna")))
    assert order[:2] == ["written", "told"]


async def test_a_table_that_goes_on_is_ours_and_listed_with_its_port_before_anybody_comes(path, nursery):
    room = written(core.game("nobles"), path)
    there = gone_on(room, path)
    server = Server(there.table, UNLIMITED, pace=1000.0, scribe=there.scribe)
    port = await nursery.start(server.serve, "127.0.0.1", 0)
    (entry,) = there.journal.unfinished()
    assert entry.port == port, "there his friends look for it, should it be killed again"
    room.ask("Anna", p.Chat("Nobody hears this"))
    assert room.notices("Anna")[-1] == ("not-saved",)
    nursery.cancel_scope.cancel()
    close(room, there)


def test_the_list_of_what_is_unfinished(path):
    first, second = written(core.game("nobles"), path), written(core.game("academy"), path)
    go_on(second, "Anna", 5, random.Random(1))
    second.scribe._clock = lambda: 2000.0
    second.ask("Anna", p.Chat("It is late"))
    with Journal(path) as journal:
        late, early = journal.unfinished()
        assert (late.id, late.name, late.game, late.steps, late.port) == (
            second.table.id, "Camelot", "academy", 5, 4747,
        )  # fmt: skip
        assert (late.players[0], late.changed, early.changed) == ("Anna", 2000.0, 1000.0)
        assert listed(late)[0] == late.id
        assert listed(late)[2:5] == ("academy", "5", "Camelot")
        assert journal.unfinished(alone=True) == []
        assert journal.find(early.id[:8]) == early
        assert journal.find("") == late
        for wrong in ("nonsense", "\x1b[31m"):
            with pytest.raises(CannotResume, match="no unfinished game"):
                journal.find(wrong)
    close(first, second)


def test_a_game_is_not_found_by_a_beginning_that_it_shares_with_another(path):
    rooms = [Written("nobles") for _ in range(2)]
    for number, room in enumerate(rooms):
        room.table.id = f"camelot-{number}"
        dealt(room.attach(path))
    with Journal(path) as journal:
        assert journal.find("camelot-1").id == "camelot-1"
        with pytest.raises(CannotResume, match="or more than one"):
            journal.find("camelot")
    close(*rooms)


def test_a_game_that_is_abandoned_or_dealt_anew_leaves_nothing_behind(path):
    room, rng = written(core.game("nobles"), path), random.Random(4)
    go_on(room, "Anna", 30, rng)
    room.ask("Anna", p.Abandon())
    assert room.journal.unfinished() == room.journal.all_dealt() == []
    room.start("Anna")
    go_on(room, "Anna", 3, rng)
    assert gone_on(room, path).table.save() == room.table.save()
    close(room)


def test_who_has_played_is_named_with_the_game_also_when_he_has_left(path):
    """And so are a bot that was taken off, and somebody by the name that he had last."""
    room = Written("academy").attach(path)
    for peer in ("Anna", "Bert", "Cleo"):
        room.join(peer)
    room.ask("Anna", p.AddBot(3, "page"))
    for peer in ("Bert", "Cleo"):
        room.ask(peer, p.Ready(True))
    room.start("Anna")
    room.ask("Cleo", p.Rename("Cleopatra"))
    room.ask("Anna", p.Kick(room.table.seats.holder(2).id))
    while room.dealer.outcome is None:
        if asks := room.table.decision_requests():
            room.deliver(room.table.answered(asks[0], asks[0].decide()))
        else:
            at = room.dealer.to_act[0]
            room.act(("Anna", "Bert")[at], room.dealer.legal(at)[0])
    room.ask("Bert", p.Bye())
    (entry,) = room.journal.all_dealt()
    assert entry.players == ("Anna", "Bert", "Cleopatra", "Ector")
    room.ask("Anna", p.Again())
    room.ask("Anna", p.AddBot(1, "page"))
    room.start("Anna")
    (entry,) = room.journal.all_dealt()
    assert entry.players == ("Anna", "Yvain", "Bors", "Ector"), "another game is that of others"
    close(room)


def test_a_host_that_dies_as_the_game_ends_goes_on_to_tell_its_end(path):
    """The last step is written, and the host is killed before anybody hears of it, and again when he is back."""
    room, rng = written(core.game("nobles"), path), random.Random(4)
    left = written(core.game("nobles"), path.with_name("other.sqlite"))
    go_on(left, "Anna", 10**4, random.Random(4))
    go_on(room, "Anna", left.dealer.seq - 1, rng)
    heard = room.heard["Anna"][:]
    go_on(room, "Anna", 1, rng)
    assert room.dealer.outcome is not None
    assert heard[-1] != room.heard["Anna"][-1], "of which he may not have heard"
    back = gone_on(room, path)
    back.deliver([])
    there = gone_on(room, path)
    there.join("Anna", room.token("Anna"))
    assert replica(there.heard["Anna"]).outcome == room.dealer.outcome
    there.ask("Anna", p.Ping(1))
    assert there.journal.unfinished() == [], "now she has been told"
    close(room, left, back, there)


def test_a_lobby_is_not_written(path):
    room = Written("nobles").attach(path)
    room.join("Anna")
    assert not path.exists()
    with pytest.raises(CannotResume, match="no unfinished game"):
        room.journal.find("")
    close(room)


def test_only_the_last_tables_are_kept(path, monkeypatch):
    monkeypatch.setattr(retention, "KEPT", 2)
    rooms = [written(core.game("nobles"), path) for _ in range(2)]
    for room in rooms:
        go_on(room, "Anna", 2, random.Random(1))
    rooms[1].scribe._clock = lambda: 1001.0
    rooms[1].ask("Anna", p.Chat("Still here"))
    third = written(core.game("nobles"), path)
    third.scribe._clock = lambda: 1002.0
    go_on(third, "Anna", 2, random.Random(1))
    last = written(core.game("nobles"), path)
    assert third.table.id in {each.id for each in last.journal.unfinished()}
    assert len(last.journal.unfinished()) == 2
    (owners,) = last.journal.database.connection.execute("SELECT count(DISTINCT id) FROM steps").fetchone()
    assert owners == 1, "of who is forgotten no step is kept, and the last has none yet"
    close(*rooms, third, last)


def dealt(room: Written) -> None:
    """Anna plays with a page."""
    room.join("Anna")
    room.ask("Anna", p.AddBot(1, "page"))
    room.start("Anna")


def dealt_in_the_same_file(path: Path, count: int, clock: float) -> None:
    """Games of other programs, each for a moment."""
    for _ in range(count):
        room = Written("nobles").attach(path)
        room.scribe._clock = lambda: clock
        dealt(room)
        close(room)


def test_games_that_are_over_are_forgotten_before_those_that_are_not(path, monkeypatch):
    monkeypatch.setattr(retention, "KEPT", 2)
    room, over = written(core.game("nobles"), path), written(core.game("nobles"), path)
    over.scribe._clock = lambda: 2000.0
    go_on(over, "Anna", 10**4, random.Random(4))
    over.ask("Anna", p.Ping(1))
    dealt_in_the_same_file(path, 1, 3000.0)
    assert room.table.id in {each.id for each in room.journal.unfinished()}
    with pytest.raises(CannotResume):
        room.journal.read(over.table.id)
    over.ask("Anna", p.Chat("Well played"))
    room.journal.read(over.table.id)
    assert len(room.journal.unfinished()) == 2, "what is written now is kept, and nothing unfinished goes for it"
    close(room, over)


@pytest.mark.parametrize("resumed", [False, True])
def test_a_game_that_was_forgotten_as_it_went_on_is_written_anew(resumed, path, monkeypatch):
    """It is the oldest of too many that are not over; or it was when nobody had come back to it yet."""
    monkeypatch.setattr(retention, "KEPT", 2)
    room, rng = written(core.game("nobles"), path), random.Random(4)
    go_on(room, "Anna", 20, rng)
    there = gone_on(room, path) if resumed else room
    dealt_in_the_same_file(path, 3, 2000.0)
    assert room.table.id not in {each.id for each in room.journal.unfinished()}
    if resumed:
        there.join("Anna", room.token("Anna"))
    there.scribe._clock = lambda: 3000.0
    go_on(there, "Anna", 3, rng)
    assert gone_on(room, path, room.table.id).table.save() == there.table.save()
    assert "not-saved" not in [code for code, *_ in there.notices("Anna")]
    close(room, there)


def test_who_is_at_the_machine_gets_a_new_key_and_the_old_one_opens_nothing(path):
    room = written(core.game("nobles"), path)
    there = gone_on(room, path)
    key = there.table.host_key()
    assert there.join("Anna", key)[0].person == there.table.people.host_id == 1
    assert there.table.people.whose(room.token("Anna")) is None
    close(room, there)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_nobody_else_may_read_it(path):
    """[F 24]"""
    room = written(core.game("nobles"), path)
    rights = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    assert len(rights) == 3, "the file, its log and its index"
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert room.token("Anna").encode() not in b"".join(each.read_bytes() for each in path.parent.iterdir())
    close(room)


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
    assert not room.scribe.saving
    db.execute("PRAGMA max_page_count = 100000")
    go_on(room, "Anna", 5, rng)
    assert [code for code, *_ in room.notices("Anna") if "save" in code] == ["not-saved", "saved-again"]
    assert room.scribe.saving
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


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def killed(path: Path) -> Path:
    """What a program that were killed now would leave."""
    left = path.with_name("left")
    left.mkdir()
    for each in (path, path.with_name(f"{path.name}-wal")):
        shutil.copy(each, left)
    return left / path.name


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
    """The other one shows the first screen, and what it offers to go on with."""
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
    room = Written("nobles").attach(path)
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


# Files that are none


def foreign(path):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def newer(path):
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 2")
    db.close()


def garbled(path):
    data = bytearray(path.read_bytes())
    data[4096 * 2 : 4096 * 4] = random.Random(1).randbytes(4096 * 2)
    path.write_bytes(data)


def changed(what, *values):
    """A journal in which this was said to its database."""

    def spoil(path):
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(what, values)

    return spoil


def other_rules(path):
    now = core.game("nobles").fingerprint
    db = sqlite3.connect(path)
    (header,) = db.execute("SELECT header FROM tables").fetchone()
    assert now.encode() in header
    db.execute("UPDATE tables SET header = ?", (header.replace(now.encode(), b"0" * len(now)),))
    db.commit()
    db.close()


def an_unreadable_name(path):
    """SQLite says which table is damaged, and its name is no text."""
    data = bytearray(path.read_bytes())
    data[data.index(b"CREATE TABLE tables") + len(b"CREATE TAB")] = 0xCA
    path.write_bytes(data)


def with_a_view(path):
    """What is asked of a view may never end, or fill all memory."""
    db = sqlite3.connect(path)
    db.execute("ALTER TABLE steps RENAME TO others")
    db.execute("CREATE VIEW steps AS SELECT * FROM others")
    db.commit()
    db.close()


BAD = {
    "text": (lambda path: path.write_text("Dear diary, today I " * 300), "no journal of Round Table"),
    "another program's": (lambda path: (path.unlink(), foreign(path)), "no journal of Round Table"),
    "a newer release's": (newer, "newer release"),
    "garbled": (garbled, "damaged"),
    "cut off": (lambda path: os.truncate(path, 4096 * 2 + 100), "damaged"),
    "a step is missing": (changed("DELETE FROM steps WHERE seq = 7"), "damaged"),
    "another actor": (changed("UPDATE steps SET actor = 1 - actor"), "damaged"),
    "half a header": (changed("UPDATE tables SET header = substr(header, 1, 300)"), "no saved table"),
    "a name that is no text": (an_unreadable_name, "damaged"),
    "a view": (with_a_view, "damaged"),
    "a header that is none": (changed("UPDATE tables SET header = 5"), "damaged"),
    "lists in lists in lists": (changed("UPDATE steps SET action = ?", b"\x91" * 5000), "damaged"),
    "other rules": (other_rules, "other rules"),
}


@pytest.mark.parametrize(("spoil", "words"), BAD.values(), ids=BAD)
def test_a_journal_that_cannot_be_used_is_refused_and_left_as_it_is(spoil, words, path):
    """[F 32]"""
    room = written(core.game("nobles"), path)
    go_on(room, "Anna", 20, random.Random(4))
    close(room)
    spoil(path)
    before = path.read_bytes()
    with Journal(path) as journal, pytest.raises(CannotResume, match=words) as caught:
        journal.resume("", False, lambda: 0.0)
    assert str(caught.value)[-1] == "."
    assert path.read_bytes() == before


STRANGE = [
    "players = x'00'", "id = x'00'", "changed = 9e999", "changed = 1e300", "changed = -1e18", "changed = 'now'",
    "steps = 'many'", "steps = 9.5", "steps = -1", "port = 70000", "name = x'07'",
]  # fmt: skip
"""What no release writes into a row."""


@pytest.mark.parametrize("what", STRANGE)
def test_a_row_that_cannot_be_read_hides_no_other(what, path):
    """[F 32]"""
    room = written(core.game("nobles"), path)
    go_on(room, "Anna", 20, random.Random(4))
    close(room)
    other = written(core.game("grail"), path)
    close(other)
    changed(f"UPDATE tables SET {what} WHERE game = 'nobles'")(path)
    with Journal(path) as journal:
        assert [each.game for each in journal.unfinished()] == ["grail"]
        assert all(map(listed, journal.unfinished()))
        assert journal.resume("", False, lambda: 0.0)[0].game == "grail"


@pytest.mark.parametrize("spoil", [BAD["text"][0], BAD["another program's"][0], newer, garbled])
def test_no_game_is_written_into_a_file_that_is_not_ours(spoil, path):
    """[F 32]"""
    close(written(core.game("nobles"), path))
    spoil(path)
    before = path.read_bytes()
    room = written(core.game("nobles"), path)
    assert room.notices("Anna")[-1] == ("not-saved",)
    close(room)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_journal(path):
    path.parent.mkdir()
    path.touch()
    room = written(core.game("nobles"), path)
    assert len(room.journal.unfinished()) == 1
    close(room)


def test_the_journal_of_the_first_release_goes_on(tmp_path):
    """Each of its games, unless its rules have changed since: then that is said."""
    path = tmp_path / "journal.sqlite"
    shutil.copy(OF_THIS_RELEASE, path)
    with Journal(path) as journal:
        found = journal.unfinished()
    assert {entry.game for entry in found} >= {"academy", "grail", "histrio", "nobles"}
    for entry in found:
        there = Written(entry.game)
        try:
            with Journal(path) as journal:
                _, there.table = journal.resume(entry.id, False, lambda: 0.0)
        except CannotResume as error:
            assert error.sentence.code == "resume-rules"  # noqa: PT017
            continue
        assert there.table.seq == entry.steps == 25
        there.attach(path).acts = 25
        there.join("Anna", there.table.host_key())
        go_on(there, "Anna", 10**4, random.Random(1))
        assert there.dealer.outcome is not None
        close(there)


# The command line


@pytest.mark.process
def test_what_the_command_line_says_of_a_journal(path):
    room = written(core.game("nobles"), path)
    close(room)
    (entry,) = room.journal.unfinished()
    status, row, headings = said("--resume", "list", "--journal", str(path))
    close(room)
    assert status == 0
    assert row == f"{'   '.join(listed(entry)[:3])}   {entry.steps:<5}   Camelot   {', '.join(entry.players)}\n"
    assert headings == f"{'ID':<16}   {'Saved':<16}   {'Game':<6}   Moves   {'Table':<7}   Players\n"
    nothing = said("--resume", "--journal", str(path.with_name("none")), "--port", "0")
    assert nothing == (1, "", "There is no unfinished game to go on with.\n")
    listing = said("--resume", "list", "--journal", str(path.with_name("none")))
    assert listing == (0, "", "There is no unfinished game to go on with.\n")
    path.write_text("Dear diary " * 1000)
    status, _, sentence = said("--journal", str(path), "--port", "0")
    assert status == 1
    assert "no journal of Round Table" in sentence


@pytest.mark.process
def test_what_the_command_line_says_of_a_place_where_nobody_may_look(tmp_path):
    """Whether there is a file cannot be told: the same as with a folder that may not be entered, also for root."""
    path = tmp_path / ("n" * 300)
    sentence = f"The journal {path} cannot be read: File name too long.\n"
    for arguments in (["--resume", "--journal"], ["--resume", "list", "--journal"], ["verify"]):
        assert said(*arguments, str(path)) == (1, "", sentence)


@pytest.mark.process
def test_what_is_said_of_files_that_cannot_be_checked(path, tmp_path):
    """No option is named that `verify` does not have."""
    close(written(core.game("nobles"), path))
    newer(path)
    text = tmp_path / "text"
    text.write_text("Dear diary " * 1000)
    assert said("verify", str(path)) == (
        1, "", f"The journal {path} was written by a newer release. Please check it with that one.\n",
    )  # fmt: skip
    assert said("verify", str(text)) == (
        1, "", f"{text} is no journal of Round Table. Please name the file that the games are saved in.\n",
    )  # fmt: skip
    assert said("verify", str(tmp_path)) == (1, "", f"The journal {tmp_path} cannot be read: Is a directory.\n")
    assert said("verify", str(tmp_path / "none")) == (1, "", f"There is no file {tmp_path / 'none'}.\n")


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
