"""Saved games of either side can be checked; a client checks its game beside the line, and keeps what it was told."""

from __future__ import annotations

import copy
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest
import trio
import trio.testing
from msgspec.structs import replace

from netplay.audit.verification import verify, verify_saved
from netplay.client.game_checks import VERIFYING
from netplay.game.saved import CannotResume
from netplay.journal.journal import Journal
from netplay.journal.schema import KEPT, KEPT_OF_ONE
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.table.saved import to_bytes
from tests.netplay.fair import Fair
from tests.netplay.journal.saved_room import changed
from tests.netplay.lines import Hall, settled

ROOT = Path(__file__).parents[3]


def checked(path: Path, *more: str) -> tuple[int, list[str], str]:
    """What `python -m netplay verify` says: status, lines, complaint."""
    command = [sys.executable, "-m", "netplay", "verify", str(path), *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr.strip()


def saved(path: Path, lie: bool = False) -> Fair:
    """A game with its host's journal and with Bert's; a lying table opens another number."""
    hall = Fair("nobles", "Anna", "Bert")
    if lie:
        hall.forge = lambda person, message: (
            [msgspec.structs.replace(message, nonce=b"x" * 32)] if isinstance(message, p.Record) else [message]
        )
    with Journal(path / "host.sqlite") as journal:
        writer = JournalWriter(journal, hall.table)
        hall.start()
        hall.play()
        writer.keep()
    with Journal(path / "guest.sqlite") as journal:
        bert = hall.people[1].state
        journal.keep_told(bert.games.finished.transcript(bert.table.welcome))
    return hall


@pytest.mark.process
def test_a_saved_game_of_either_side_is_checked(tmp_path):
    hall = saved(tmp_path)
    for name, where in (("host", "hosted here"), ("guest", "at Camelot")):
        status, lines, complaint = checked(tmp_path / f"{name}.sqlite")
        assert (status, complaint) == (0, "")
        assert lines[0] == f"camelot, nobles, {where}, {hall.dealer.seq} steps, Anna, Bert: The deal was fair."
        assert "    This was deal number 1 at this table." in lines
    assert checked(tmp_path / "guest.sqlite", "came")[0] == 0
    assert checked(tmp_path / "guest.sqlite", "x") == (1, [], "There is no such game in that file.")


@pytest.mark.process
def test_a_lie_in_a_saved_game_is_said_and_is_the_status(tmp_path):
    saved(tmp_path, lie=True)
    status, (line,), _ = checked(tmp_path / "guest.sqlite")
    assert (status, line.partition(": ")[2]) == (1, "The number that the table opened does not fit its seal.")


@pytest.mark.process
def test_a_host_that_changes_its_own_journal_is_found_out(tmp_path):
    hall = saved(tmp_path)
    table = hall.table.saved()
    other = msgspec.structs.replace(table.play.deal, nonce=b"x" * 32)
    with Journal(tmp_path / "host.sqlite") as journal:
        (entry,) = journal.all_dealt()
        header = to_bytes(msgspec.structs.replace(table, play=msgspec.structs.replace(table.play, deal=other)))
        journal.write(entry, b"writer", header, table.play.steps, claim=True)
    status, lines, _ = checked(tmp_path / "host.sqlite")
    assert (status, lines[0].partition(": ")[2]) == (1, "The number that the table opened does not fit its seal.")


def test_a_host_that_puts_another_game_under_the_same_deal_is_found_out():
    hall, other = Fair("nobles", "Anna", "Bert"), Fair("nobles", "Anna", "Bert", seed=5)
    for each in (hall, other):
        each.start()
        each.play()
    table, another = hall.table.saved(), other.table.saved()
    play = msgspec.structs.replace(another.play, deal=table.play.deal)
    assert verify_saved(table.play, ["Anna", "Bert"]).fair is True
    assert verify_saved(play, ["Anna", "Bert"]).code == "first"


def test_a_saved_game_of_other_players_than_are_named_is_damaged(tmp_path):
    hall = saved(tmp_path)
    bert = hall.people[1].state
    told = bert.games.finished.transcript(bert.table.welcome)
    with pytest.raises(CannotResume, match="damaged"):
        verify_saved(hall.table.saved().play, ["Anna"])
    for damaged in (replace(told, names=["Anna"]), replace(told, began=replace(told.began, seat=7))):
        with pytest.raises(CannotResume, match="damaged"):
            verify(damaged)


@pytest.mark.process
def test_a_game_that_cannot_be_checked_keeps_no_other_from_it(tmp_path):
    """One of other rules, one whose header is damaged, one that can be checked; and what a guest was told, of which
    two are damaged."""
    hall = saved(tmp_path)
    table, bert = hall.table.saved(), hall.people[1].state
    older = msgspec.structs.replace(table, play=msgspec.structs.replace(table.play, fingerprint="older"))
    with Journal(tmp_path / "host.sqlite") as journal:
        (entry,) = journal.all_dealt()
        for id, header in (("older", to_bytes(older)), ("cut", b"x")):
            journal.write(msgspec.structs.replace(entry, id=id), b"writer", header, table.play.steps, claim=True)
        told = bert.games.finished.transcript(bert.table.welcome)
        journal.keep_told(told)
        for table, changes in (("few", {"names": ["Anna"]}), ("far", {"began": replace(told.began, seat=7)})):
            journal.keep_told(replace(told, table=table, **changes))
    changed("INSERT INTO told VALUES ('text', 1, 0, 1.0, 'text')")(tmp_path / "host.sqlite")
    status, lines, complaint = checked(tmp_path / "host.sqlite")
    said = {line.split(",")[0]: line.partition(": ")[2] for line in lines if not line.startswith(" ")}
    assert (status, complaint) == (1, "")
    assert said["camelot"] == "The deal was fair."
    older = "This game was saved by a version that plays it by other rules. Please continue with that one."
    assert said["older"] == older
    assert "This is no saved table" in said["cut"]
    assert said["few"] == said["far"] == "The saved game is damaged (players)."
    assert len([line for line in lines if line.endswith("The deal was fair.")]) == 2


@pytest.mark.process
def test_what_cannot_be_read_is_a_sentence(tmp_path):
    (tmp_path / "x").write_bytes(b"no journal at all, but a text that is long enough to be read as one" * 20)
    for name, words in (("nothing", "There is no file"), ("x", "is no journal of Round Table")):
        status, lines, complaint = checked(tmp_path / name)
        assert (status, lines) == (1, [])
        assert words in complaint
        assert "Traceback" not in complaint


@pytest.fixture
def told_by(tmp_path, monkeypatch):
    """Keeps so many games of a table, one after the other: what is kept then, as tables and numbers, the last first."""
    bert = saved(tmp_path).people[1].state
    told, moments = bert.games.finished.transcript(bert.table.welcome), iter(range(10**6))
    monkeypatch.setattr(time, "time", lambda: next(moments))

    def keep(table: str, games: int = 1) -> list[tuple[str, int]]:
        for number in range(games):
            terms = msgspec.structs.replace(told.began.deal.terms, number=number)
            began = msgspec.structs.replace(told.began, deal=msgspec.structs.replace(told.began.deal, terms=terms))
            journal.keep_told(msgspec.structs.replace(told, table=table, began=began))
        return [(each.table, each.began.deal.terms.number) for each in journal.all_told()]

    with Journal(tmp_path / "many.sqlite") as journal:
        yield keep


@pytest.mark.slow
def test_of_what_we_were_told_the_last_games_are_kept(told_by):
    of_one = [("Camelot", number) for number in range(KEPT + 4, KEPT + 4 - KEPT_OF_ONE, -1)]
    assert told_by("Camelot", KEPT + 5) == of_one
    for number in range(KEPT - KEPT_OF_ONE):
        kept = told_by(f"table {number}")
    assert kept[-KEPT_OF_ONE:] == of_one, "there is room for as many"
    assert len(kept) == KEPT
    for number in range(KEPT + 5):
        kept = told_by(f"table {number}")
    assert kept == [(f"table {number}", 0) for number in range(KEPT + 4, 4, -1)]


def test_a_table_that_tells_much_does_not_drive_out_what_others_told(told_by):
    told_by("honest", 5)
    for table in ("evil", "worse", "worst"):
        kept = Counter(table for table, _ in told_by(table, KEPT))
    assert kept["honest"] == 5
    assert kept.total() == KEPT


def test_of_a_game_the_last_that_we_were_told_is_kept_for_each_seat_and_for_who_looked_on(tmp_path):
    bert = saved(tmp_path).people[1].state
    told = bert.games.finished.transcript(bert.table.welcome)
    with Journal(tmp_path / "seats.sqlite") as journal:
        for seat in (0, None):
            began = msgspec.structs.replace(told.began, seat=seat)
            journal.keep_told(msgspec.structs.replace(told, began=began, record=None))
            journal.keep_told(msgspec.structs.replace(told, began=began))
        kept = {each.began.seat: each.record for each in journal.all_told()}
    assert kept == {0: told.record, None: told.record}, "who came back was told more"


def test_a_journal_in_which_nothing_was_told_is_read_all_the_same(tmp_path):
    with Journal(tmp_path / "new.sqlite") as journal:
        journal.check()
        assert journal.all_told() == []


# Real clients


async def begun(hall: Hall, *names: str) -> list:
    """Real clients at a table that has dealt."""
    people = await arrived(hall, *names)
    for client in people[1:]:
        client.send(p.Ready(True))
    await settled()
    people[0].send(p.Start())
    await settled()
    return people


async def arrived(hall: Hall, *names: str) -> list:
    """They come one after the other: the first is the host."""
    people = []
    for name in names:
        people.append(hall.client(name))
        await settled()
    return people


async def played(people: list) -> None:
    """The game, to its end."""
    rng = random.Random(1)
    while people[0].state.games.replica.outcome is None:
        client = next(each for each in people if each.state.games.replica.legal())
        client.send(client.state.act(rng.choice(list(client.state.games.replica.legal()))))
        await settled()
        await trio.sleep(0.1)


async def test_a_real_client_checks_its_game_beside_the_line(autojump_clock, nursery, monkeypatch):
    threads, told = [], []

    async def run_sync(function, *args, **_):
        """A clock that jumps must not wait for threads: what goes to one is run here."""
        threads.append(function)
        await trio.lowlevel.checkpoint()
        return function(*args)

    monkeypatch.setattr(trio.to_thread, "run_sync", run_sync)
    people = await begun(Hall(nursery, game="nobles"), "Anna", "Bert")
    people[1]._checks.keep = told.append
    await played(people)
    await settled()
    assert threads == [verify, verify]
    assert [each.state.games.finished.verdict.fair for each in people] == [True, True]
    (one,) = told
    assert verify(one).fair is True
    await trio.sleep(30)
    assert [each.state.games.finished.verdict.fair for each in people] == [True, True]
    assert told == [one], "it is kept once"


async def test_a_table_that_opens_game_after_game_is_left(autojump_clock, nursery, monkeypatch):
    """Fault 39: else each would have a thread, and all that was told of it, until it is checked."""
    people = await begun(Hall(nursery, game="nobles"), "Anna", "Bert")

    async def run_sync(*args, **_):
        await trio.sleep_forever()

    monkeypatch.setattr(trio.to_thread, "run_sync", run_sync)
    await played(people)
    client = people[1]
    for _ in range(VERIFYING - 1):
        client.state.audit.opened = copy.copy(client.state.games.finished)
        client._checks.update(client._nursery)
    client.state.audit.opened = copy.copy(client.state.games.finished)
    with pytest.raises(codec.ProtocolError, match="faster"):
        client._checks.update(client._nursery)


async def test_a_table_that_opens_nothing_is_not_waited_for_for_ever(autojump_clock, nursery, monkeypatch):
    monkeypatch.setattr("netplay.game.play.Play.record", lambda play: None)
    people, told = await begun(Hall(nursery, game="nobles"), "Anna", "Bert"), []
    people[1]._checks.keep = told.append
    await played(people)
    assert people[0].state.games.finished.verdict is None
    for _ in range(3):
        people[0].send(p.Chat("And the cards?"))
        await settled()
    await trio.sleep(11)
    assert [each.state.games.finished.verdict.code for each in people] == ["withheld"] * 2
    assert len(told) == 1, "however much is said meanwhile"


async def test_who_leaves_a_game_keeps_what_they_were_told(autojump_clock, nursery):
    told = []
    people = await begun(Hall(nursery, game="nobles"), "Anna", "Bert")
    people[1]._checks.keep = told.append
    people[1].hang_up()
    await settled()
    assert [(verify(each).code, verify(each).fair) for each in told] == [("unfinished", None)], "nobody has lied yet"


async def test_who_is_ended_in_a_game_keeps_what_they_were_told(autojump_clock, nursery):
    """As where the whole program ends, or begins something else."""
    told = []
    async with trio.open_nursery() as program:
        people = await begun(Hall(program, game="nobles"), "Anna", "Bert")
        people[1]._checks.keep = told.append
        program.cancel_scope.cancel()
    assert [verify(each).code for each in told] == ["unfinished"]


def test_only_a_game_that_is_over_can_be_withheld(tmp_path):
    bert = saved(tmp_path).people[1].state
    told = msgspec.structs.replace(bert.games.finished.transcript(bert.table.welcome), record=None)
    lost = msgspec.structs.replace(told, reports=told.reports[:-1])
    torn = msgspec.structs.replace(lost, reports=lost.reports[1:])
    other = msgspec.structs.replace(lost, began=msgspec.structs.replace(told.began, game="chess"))
    odd = msgspec.structs.replace(lost, odd=lost.reports[:1])
    assert [verify(each).code for each in (told, lost, torn, other, odd)] == [
        "withheld",
        "unfinished",
        "withheld",
        "withheld",
        "withheld",
    ]


@pytest.mark.parametrize("bots", [0, 1])
async def test_somebody_who_does_not_answer_is_left_out_after_a_while(autojump_clock, nursery, bots):
    hall = Hall(nursery)
    people = await arrived(hall, "Anna", "Bert", "Cleo")
    people[1].state.audit.party.receive = lambda message, person: []
    for seat in range(3, 3 + bots):
        people[0].send(p.AddBot(seat, "page"))
    for client in people[1:]:
        client.send(p.Ready(True))
    await settled()
    started = trio.current_time()
    people[0].send(p.Start())
    with trio.move_on_after(30):
        while people[0].state.games.replica is None:
            await trio.sleep(0.5)
    assert 7 < trio.current_time() - started < 10
    assert ("left-out", ["Bert"]) in [(m.code, m.names) for m in people[0].state.talk.lines if isinstance(m, p.Notice)]
