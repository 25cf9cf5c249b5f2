"""The table that a program opens, with all that was wished for or not at all; and those that it comes back to."""

from __future__ import annotations

import random
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import trio

from core import Sentence
from netplay import door_launcher
from netplay.client.state import ClientState
from netplay.client.tokens import TokenStore
from netplay.journal.journal import Journal
from netplay.protocol import messages as p
from netplay.protocol.messages import Notice, Refused
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.test_process import reached
from tui.lines.play import NurseryTasks
from tui.lobby_view.exit_warning import stakes
from tui.lobby_view.lobby_text import ways_to
from tui.session.launch import LaunchRequest
from tui.session.membership import Membership
from tui.session.rematch import Rematch
from tui.session.seat_tokens import SeatTokens
from tui.session.session import Session
from tui.text.words import Words


async def test_a_door_that_cannot_be_opened_is_the_end_of_the_table_and_of_its_other_doors(monkeypatch, autojump_clock):
    """Nobody hears of a table that will not be."""
    tried, announced = [], []

    async def closed(wanted, program, task_status):
        tried.append(program)
        raise door_launcher.NoDoor(Sentence("no-ssh-port", "There is no such door."))

    async def announce(server):
        announced.append(server)

    monkeypatch.setattr(door_launcher, "keep_open", closed)
    monkeypatch.setattr("tui.session.own_table.advertise", announce)
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(NurseryTasks(nursery), lambda message: None)
            session.begin(LaunchRequest(do="host", name="Anna", host="127.0.0.1", port=0, ssh=0, web=0))
    assert session.failure == "There is no such door."
    assert (tried, announced) == ([door_launcher.SSH_DOOR], [])
    assert session.client is None
    assert not session.hosting


async def test_a_table_whose_port_is_taken_takes_a_free_one_and_says_so(autojump_clock):
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with trio.fail_after(60):
            async with trio.open_nursery() as nursery:
                session = Session(NurseryTasks(nursery), lambda message: None)
                session.begin(LaunchRequest("host", "Anna", "127.0.0.1", taken, quiet=True))
                await reached(lambda: session.client is not None and session.client.state.table.lobby is not None)
                port = session.ways_in.address.rpartition(":")[2]
                assert port != str(taken)
                said = f"Another program has port {taken}, so this table uses port {port}."
                assert ways_to(Words("en"), session)[1] == said
                nursery.cancel_scope.cancel()


def test_a_rematch_starts_once_everybody_is_ready_unless_the_host_changes_something():
    sent = []
    rematch = Rematch()
    client = SimpleNamespace(send=lambda message: sent.append(message) or True, state=SimpleNamespace(
        table=SimpleNamespace(is_host=True)))  # fmt: skip
    waiting, ready = (p.Lobby(1, "grail", {}, [], problem=problem) for problem in ("Not ready yet: Bert.", None))
    assert rematch.ask(client, at_once=False)
    rematch.lobby_changed(client, waiting)
    rematch.sending(p.Chat("one moment"))
    rematch.lobby_changed(client, ready)
    rematch.lobby_changed(client, ready)
    assert sent == [p.Again(), p.Start()]
    assert rematch.ask(client, at_once=False)
    rematch.sending(p.Pick("academy", {}))
    rematch.lobby_changed(client, ready)
    assert sent[2:] == [p.Again()]


async def joined(nursery: trio.Nursery, name: str, port: int, home: Path) -> Session:
    """Somebody with a home of his own, at a table."""
    session = Session(NurseryTasks(nursery), lambda message: None, tokens=SeatTokens(TokenStore(home)))
    session.begin(LaunchRequest("join", name, "127.0.0.1", port))
    await reached(lambda: session.client is not None and session.client.state.table.lobby is not None)
    return session


@pytest.fixture
async def opened():
    """A table, its port, and a nursery for who comes; nobody waits for ever."""
    with trio.fail_after(30):
        async with trio.open_nursery() as nursery:
            server = Server(Table("Camelot"))
            port = await nursery.start(server.serve, "127.0.0.1", 0)
            yield nursery, server, port
            nursery.cancel_scope.cancel()


async def test_who_takes_another_name_comes_back_by_either(opened, tmp_path):
    nursery, _, port = opened
    bert = await joined(nursery, "Bert", port, tmp_path)
    bert.send(p.Rename("Zoe"))
    await reached(lambda: bert.client.state.table.called == "Zoe")
    assert bert.client.state.table.welcome.name == "Bert"
    bert.client.hang_up()
    await reached(lambda: bert.client.status == "closed")
    for name in ("Zoe", "Bert"):
        again = await joined(nursery, name, port, tmp_path)
        assert (again.client.state.table.called, again.client.state.table.my_seat) == ("Zoe", 0)
        again.client.hang_up()
        await reached(lambda again=again: again.client.status == "closed")


async def test_who_has_had_a_name_for_a_while_leaves_it_to_others_of_their_account(opened, tmp_path):
    nursery, _, port = opened
    bert = await joined(nursery, "Bert", port, tmp_path)
    for name in ("Zoe", "Max"):
        bert.send(p.Rename(name))
        await reached(lambda name=name: bert.client.state.table.called == name)
    zoe = await joined(nursery, "Zoe", port, tmp_path)
    assert (zoe.client.state.table.called, zoe.client.state.table.my_seat) == ("Zoe", 1)
    assert bert.client.status == "open"
    bert.client.hang_up()
    await reached(lambda: bert.client.status == "closed")
    again = await joined(nursery, "Max", port, tmp_path)
    assert (again.client.state.table.called, again.client.state.table.my_seat) == ("Max", 0)


async def test_who_has_no_key_to_a_seat_that_waits_is_not_told_that_they_have(opened, tmp_path):
    nursery, _, port = opened
    first = await joined(nursery, "Dan", port, tmp_path / "first")
    first.client.hang_up()
    await reached(lambda: first.client.status == "closed")
    other = await joined(nursery, "Dan", port, tmp_path / "other")
    await reached(lambda: other.client.state.table.welcome.name == "Dan 2")
    assert "kept-here" not in notices(other)
    again = await joined(nursery, "Daniel", port, tmp_path / "first")
    await reached(lambda: "kept-here" in notices(again))


def notices(session: Session) -> list[str]:
    """What our own program and the table have remarked."""
    client_state = session.client.state if session.client is not None else None
    return (
        [line.code for line in client_state.talk.lines if isinstance(line, Notice)] if client_state is not None else []
    )


async def test_a_try_that_fails_takes_nobody_the_way_back_to_their_seat(opened, tmp_path):
    """The host's machine has failed, and does not listen yet."""
    nursery, _, port = opened
    dan = await joined(nursery, "Dan", port, tmp_path)
    dan.step_out()
    await reached(lambda: dan.client.status == "closed")
    assert dan.can_return
    knew = dan.client.state.audit.party
    dan.client.route.here = dan.client.route.here._replace(port=await free_port())
    for _ in range(2):
        before = dan.client
        dan.come_back()
        await reached(lambda before=before: dan.client is not before and dan.client.status == "closed")
        assert "Nothing is listening" in dan.client.trouble
        assert dan.can_return
        assert dan.client.state.audit.party is knew, "of deals it knows what it was shown"


async def free_port() -> int:
    """A port at which nobody listens."""
    (listener,) = await trio.open_tcp_listeners(0, host="127.0.0.1")
    port = listener.socket.getsockname()[1]
    await listener.aclose()
    return port


async def test_there_is_no_seat_at_a_table_that_was_closed_before_a_game(opened, tmp_path):
    nursery, _, port = opened
    dan = await joined(nursery, "Dan", port, tmp_path)
    dan.client.state.table.refused, dan.client.status = Refused("closed", "The table has been closed."), "closed"
    assert not dan.can_return
    assert stakes(Words("en"), dan) == ""


@pytest.mark.parametrize(("seated", "host"), [(False, 1), (True, 1), (False, 2)], ids=["watches", "sits", "host"])
def test_a_token_without_a_seat_behind_it_is_not_stored(monkeypatch, tmp_path, seated, host):
    """The table forgets him: his key would only drive out others."""
    monkeypatch.setattr("tui.session.seat_tokens.token_store_path", lambda: tmp_path)
    membership = Membership(SeatTokens(), LaunchRequest(do="join", name="Anna"))
    client: Any = SimpleNamespace(where="camelot:4747", state=ClientState())
    seats = [p.Seated(person=1, name="Bert"), p.Seated(), p.Seated()]
    later = [seats[0], p.Seated(person=2, name="Anna") if seated else p.Seated(), p.Seated()]
    welcome = p.Welcome(2, "secret", "Camelot", "Anna", 0, "table-1", p.MINOR, [])
    for message in (welcome, p.Lobby(host, "academy", {}, seats), p.Lobby(host, "academy", {}, later)):
        client.state.receive(message)
        membership.remember(client)
    kept = TokenStore(tmp_path).get("table-1", "Anna", "camelot:4747")
    assert kept == ("secret" if seated or host == 2 else None)
    assert membership.token("table-1", client) == "secret", "while the program lasts"


def test_the_organisers_key_is_kept_for_the_next_run_by_the_hall_s_identity(monkeypatch, tmp_path):
    monkeypatch.setattr("tui.session.seat_tokens.token_store_path", lambda: tmp_path)
    plan = LaunchRequest(do="join", name="Olga", code="abc")
    client: Any = SimpleNamespace(where="camelot:4747", state=ClientState())
    first = Membership(SeatTokens(), plan)
    client.state.receive(p.InHall("hall-1", "Club", 1, "Olga", "secret", organiser=True))
    first.remember(client)
    assert first.code == "", "the code is used up"
    later = Membership(SeatTokens(), plan)
    assert later.token("hall-1", client) == "secret"
    assert later.token("hall-2", client) is None


async def test_a_game_of_our_own_that_is_gone_on_with_was_dealt_before_our_eyes(tmp_path):
    """The program that was shown it is another one; but the table is ours, and its journal says how it was."""
    with Journal(tmp_path / "journal.sqlite") as journal, trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            first = Session(NurseryTasks(nursery), lambda message: None, journal)
            first.begin(LaunchRequest("solo", "Anna", game="nobles", bots=1, level="page", at_once=True, pace=0))
            await reached(lambda: first.client is not None and first.client.state.games.replica is not None)
            first.end()
            again = Session(NurseryTasks(nursery), lambda message: None, journal)
            again.begin(LaunchRequest("solo", "Anna", resume="", pace=0))
            await reached(lambda: again.client is not None and again.client.state.games.replica is not None)
            await reached(lambda: plays(again) or again.client.state.games.current.verdict is not None)
            verdict = again.client.state.games.current.verdict
            nursery.cancel_scope.cancel()
    assert (verdict.fair, verdict.code) == (True, "fair")


def plays(session: Session) -> None:
    """He answers, if he is asked."""
    client_state = session.client.state
    if client_state.requests.pending is None and (legal := client_state.games.replica.legal()):
        session.act(random.choice(list(legal)))
