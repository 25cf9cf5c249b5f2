"""A game outlives its host: whatever anybody was told is in the journal."""

from __future__ import annotations

import random
import sqlite3
import stat
import sys
from pathlib import Path

import pytest
import trio
import trio.testing

import core
from netplay.game.saved import CannotResume
from netplay.journal import retention
from netplay.journal.entry import listed
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.protocol import messages as p
from netplay.server.connection import Connection
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.journal.saved_room import (
    GAMES,
    SavedRoom,
    close,
    gone_on,
    written,
)
from tests.netplay.room import go_on, replica

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
    del room.writer
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
        SavedRoom.deliver(room, mail)
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
        writer = JournalWriter(journal, table)
        monkeypatch.setattr(writer, "keep", lambda: order.append("written"))
        server = Server(table, UNLIMITED, writer=writer)
        connection = Connection(trio.testing.memory_stream_pair()[0], UNLIMITED)
        monkeypatch.setattr(connection, "post", lambda data, **more: order.append("told"))
        server.deliver(table.join(connection, p.greeting("Anna")))
    assert order[:2] == ["written", "told"]


async def test_a_table_that_goes_on_is_ours_and_listed_with_its_port_before_anybody_comes(path, nursery):
    room = written(core.game("nobles"), path)
    there = gone_on(room, path)
    server = Server(there.table, UNLIMITED, pace=1000.0, writer=there.writer)
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
    second.clock = 2000.0
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
    rooms = [SavedRoom("nobles") for _ in range(2)]
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


def test_who_has_played_is_named_with_the_game_also_when_they_have_left(path):
    """And so are a bot that was taken off, and somebody by the name that he had last."""
    room = SavedRoom("academy").attach(path)
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
    room = SavedRoom("nobles").attach(path)
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
    rooms[1].clock = 1001.0
    rooms[1].ask("Anna", p.Chat("Still here"))
    third = written(core.game("nobles"), path)
    third.clock = 1002.0
    go_on(third, "Anna", 2, random.Random(1))
    last = written(core.game("nobles"), path)
    assert third.table.id in {each.id for each in last.journal.unfinished()}
    assert len(last.journal.unfinished()) == 2
    (owners,) = last.journal.database.connection.execute("SELECT count(DISTINCT id) FROM steps").fetchone()
    assert owners == 1, "of who is forgotten no step is kept, and the last has none yet"
    close(*rooms, third, last)


def dealt(room: SavedRoom) -> None:
    """Anna plays with a page."""
    room.join("Anna")
    room.ask("Anna", p.AddBot(1, "page"))
    room.start("Anna")


def dealt_in_the_same_file(path: Path, count: int, clock: float) -> None:
    """Games of other programs, each for a moment."""
    for _ in range(count):
        room = SavedRoom("nobles").attach(path)
        room.clock = clock
        dealt(room)
        close(room)


def test_games_that_are_over_are_forgotten_before_those_that_are_not(path, monkeypatch):
    monkeypatch.setattr(retention, "KEPT", 2)
    room, over = written(core.game("nobles"), path), written(core.game("nobles"), path)
    over.clock = 2000.0
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
    there.clock = 3000.0
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
