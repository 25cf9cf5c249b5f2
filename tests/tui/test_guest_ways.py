"""How others join, as a guest sees it in the lobby and in a game: what the host sees, but for what opens the table."""

from __future__ import annotations

import pytest
import trio

from netplay import door_launcher
from netplay.client.route import Route
from netplay.door_launcher import DoorReply
from netplay.hall.one_table import OneTable
from netplay.protocol.messages import JoinAddresses, SshAddress, Stand, WebDoorAddress
from tests.netplay.test_process import reached
from tests.tui.in_lines import TextPlayer
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.test_qr import ADDRESS, NEEDS_SEGNO, modules_seen
from tests.tui.test_session import joined
from tui.app.settings import LANGUAGES
from tui.draw import qr
from tui.lines.play import NurseryTasks
from tui.lobby_view.lobby_text import ways_to
from tui.lobby_view.web_code import code_of
from tui.session.launch import LaunchRequest
from tui.session.session import Session
from tui.text.words import Words

KEY = "SHA256:" + "W" * 43
TOLD = JoinAddresses("192.168.1.5", 4747, ssh=SshAddress(4722, KEY), web=WebDoorAddress(8080))
OWN = Route("127.0.0.1", 4747)


def at_table(told: JoinAddresses | None = TOLD, route: Route = OWN) -> LocalTable:
    """A table of two, which has told how others join; the second has come by this address."""
    table = LocalTable("Anna", "Boris")
    if told is not None:
        table.deliver(OneTable(table.table).reached(told))
    table.clients[1].route = route
    return table


def guest(script):
    """Runs the script as a guest, at whose machine no table is open."""

    async def run(app, pilot):
        app.session.hosting = False
        app.look_again()
        await pilot.pause()
        await script(app, pilot)

    return run


def seen_by(client, *keys: str, **more) -> str:
    """What a guest sees after these keys, in one line."""

    async def script(app, pilot):
        await pilot.press(*keys)
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    return " ".join(show(client, guest(script), **more).seen.split())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_a_guest_sees_address_and_doors_where_a_host_does(phase, size):
    table = at_table()
    if phase == "playing":
        table.start()
    for keys in [("p",)] if phase == "playing" else [(), ("p",)]:
        seen = seen_by(table.clients[1], *keys, size=size)
        assert "join 192.168.1.5:4747" in seen
        assert "ssh -p 4722 NAME@192.168.1.5" in seen
        assert KEY in seen
        assert ADDRESS in seen
        assert "127.0.0.1" not in seen, "only this machine could use it"


@NEEDS_SEGNO
@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_a_guest_is_shown_the_code_of_the_door_for_browsers(phase):
    table, matrix = at_table(), code_of(ADDRESS)
    if phase == "playing":
        table.start()

    async def script(app, pilot):
        await pilot.press("p")
        await until(pilot, lambda: "QR code for telephones" in screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: "Join with a telephone" in screen_text(app))
        await pilot.pause()
        seen = modules_seen(app, len(matrix))
        assert [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]] == [list(row) for row in matrix]

    show(table.clients[1], guest(script))


@NEEDS_SEGNO
def test_a_large_lobby_shows_a_guest_the_code_beside_the_list():
    matrix = code_of(ADDRESS)

    async def script(app, pilot):
        seen = modules_seen(app, len(matrix))
        assert [row[qr.QUIET : -qr.QUIET] for row in seen[qr.QUIET : -qr.QUIET]] == [list(row) for row in matrix]

    show(at_table().clients[1], guest(script), size=(160, 50))


def test_who_joined_by_an_address_that_others_can_use_is_shown_that_one():
    seen = seen_by(at_table(route=Route("camelot.example", 5000)).clients[1])
    assert "Others join as you did: ./scripts/play join camelot.example:5000" in seen
    assert ADDRESS in seen, "the door answers to the name that the table tells"


@pytest.mark.parametrize("told", [None, JoinAddresses()])
def test_a_table_that_tells_nothing_is_joined_as_before(told):
    seen = seen_by(at_table(told).clients[1])
    assert "Others join as you did: ./scripts/play join 127.0.0.1:4747" in seen
    assert "QR" not in seen
    assert "ssh" not in seen


@pytest.mark.parametrize(("told", "shown"), [(None, False), (JoinAddresses("127.0.0.1", 4747), False), (TOLD, True)])
def test_the_visitor_of_a_door_is_not_shown_an_address_of_the_tables_machine_alone(told, shown):
    table = at_table(told)

    async def script(app, pilot):
        app.session.plan = LaunchRequest("join", "Boris", "127.0.0.1", stays=True)
        app.look_again()
        await pilot.pause()
        app.seen = screen_text(app)

    seen = show(table.clients[1], guest(script)).seen
    assert ("join 192.168.1.5:4747" in seen) == shown
    assert "127.0.0.1" not in seen


def test_a_door_that_closes_is_shown_no_longer():
    table = at_table()

    async def script(app, pilot):
        assert ADDRESS in screen_text(app)
        table.deliver(OneTable(table.table).reached(JoinAddresses("192.168.1.5", 4747)))
        await until(pilot, lambda: ADDRESS not in screen_text(app))
        assert "QR" not in screen_text(app)

    show(table.clients[1], guest(script))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_of_a_locked_table_learns_that_more_is_needed_but_not_what(language):
    told = JoinAddresses("192.168.1.5", 4747, relay="relay.example:4748", room=4177, locked=True)
    table = at_table(told)
    words = Words(language)

    async def script(app, pilot):
        app.session.plan = LaunchRequest("join", "Boris", "relay.example", 4748, room=4177, password="a-11-b-c")
        app.look_again()
        await pilot.pause()
        app.seen = screen_text(app)

    seen = show(table.clients[1], guest(script), language=language).seen
    assert words("lobby-locked") in seen
    assert f"join relay.example:4748/4177-{words('cli-word-phrase')}" in seen
    assert "join 192.168.1.5:4747" in seen
    assert "a-11-b-c" not in seen


def test_a_spectator_who_can_ask_for_nothing_is_shown_the_address():
    table = at_table(without_web(TOLD))
    table.clients[1].send(Stand())
    seen = seen_by(table.clients[1], "p")
    assert "join 192.168.1.5:4747" in seen
    assert "As a spectator you have nothing to do here" in seen


def without_web(told: JoinAddresses) -> JoinAddresses:
    return JoinAddresses(told.host, told.port, ssh=told.ssh)


def test_in_lines_a_guest_is_told_in_the_lobby_and_beside_the_choices_about_people():
    table = at_table()
    boris = TextPlayer(table, 1)
    assert any("join 192.168.1.5:4747" in line for line in boris.lines)
    assert any(ADDRESS in line for line in boris.lines)
    table.start()
    assert any("join 192.168.1.5:4747" in line for line in boris.type("p"))


async def test_a_table_opened_here_tells_its_guests_its_address_and_doors(monkeypatch, tmp_path):
    """A host with two doors and a guest, over sockets; then the door for browsers ends."""
    ended = trio.Event()

    async def open_until(wanted, program, task_status):
        task_status.started(DoorReply(4722, KEY) if program == door_launcher.SSH_DOOR else DoorReply(8080))
        await (trio.sleep_forever() if program == door_launcher.SSH_DOOR else ended.wait())

    monkeypatch.setattr(door_launcher, "keep_open", open_until)
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            host = Session(NurseryTasks(nursery), lambda message: None)
            host.begin(LaunchRequest("host", "Anna", "127.0.0.1", 0, quiet=True, ssh=0, web=0))
            await reached(lambda: host.client is not None and host.client.state.table.lobby is not None)
            port = int(host.ways_in.address.rpartition(":")[2])
            boris = await joined(nursery, "Boris", port, tmp_path)
            assert boris.client.state.join_addresses.port == port
            assert ways_to(Words("en"), boris) == ways_to(Words("en"), host)
            ended.set()
            await reached(lambda: boris.client.state.join_addresses.web is None)
            assert not [line for line in ways_to(Words("en"), boris) if "http" in line]
            nursery.cancel_scope.cancel()


async def test_the_phrase_of_a_private_table_is_on_its_hosts_screen_alone(tmp_path):
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            host = Session(NurseryTasks(nursery), lambda message: None)
            host.begin(LaunchRequest("host", "Anna", "127.0.0.1", 0, quiet=True, private=True))
            await reached(lambda: host.client is not None and host.client.state.table.lobby is not None)
            address, phrase = host.ways_in.address.split(" ")
            boris = Session(NurseryTasks(nursery), lambda message: None)
            boris.begin(LaunchRequest("join", "Boris", "127.0.0.1", int(address.rpartition(":")[2]), password=phrase))
            await reached(lambda: boris.client is not None and boris.client.state.table.lobby is not None)
            lines = "\n".join(ways_to(Words("en"), boris))
            assert phrase in "\n".join(ways_to(Words("en"), host))
            assert phrase not in lines
            assert Words("en")("lobby-locked") in lines
            nursery.cancel_scope.cancel()
