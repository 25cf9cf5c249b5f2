"""The room next door: what is announced, what is believed of it, and which address comes first."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
import trio
from textual.widgets import OptionList

from netplay.addresses import (
    Interface,
    best,
    heard_at,
    lan_address,
    nearest,
)
from netplay.discovery import announcement
from netplay.discovery.advertise import Advertiser, advertise, announcement_of
from netplay.discovery.announcement import Announcement, FoundTable, read
from netplay.discovery.browse import MOST, TableBrowser
from netplay.protocol.messages import (
    MAJOR,
    SEATS,
    TABLE_CELLS,
    AddBot,
    Again,
    Bye,
    Free,
    Start,
    TableSettings,
)
from netplay.server.server import Server
from tests.netplay.room import Room
from tests.tui.local import screen_text, show, until
from tui.app.app import RoundTable
from tui.app.settings import LANGUAGES, Settings
from tui.screens.home.found_tables import table_line
from tui.screens.home.home import Home
from tui.screens.home.join import JoinForm
from tui.screens.home.listed_games import ListedGames
from tui.session.launch import LaunchRequest
from tui.text.words import Words

LOOPBACK = "127.0.0.1"
HOME = Interface("wlan0", "192.168.1.7", 24)
DOCKER, BRIDGE = Interface("docker0", "172.17.0.1", 16), Interface("br-6f2c", "172.18.0.1", 16)
VPN, TAIL = Interface("wg0", "10.8.0.2", 24), Interface("tailscale0", "100.101.1.2", 32)
UNIQUE, SIXTH = Interface("eth0", "fd00::7", 64), Interface("eth0", "2001:db8::7", 64)
LINK, PUBLIC = Interface("eth1", "169.254.3.4", 16), Interface("eth0", "93.184.216.5", 24)
OWN = [HOME]


# Which address comes first


@pytest.mark.parametrize(
    ("here", "first"),
    [
        ([DOCKER, VPN, TAIL, LINK, HOME], "192.168.1.7"),
        ([DOCKER, VPN, PUBLIC], "93.184.216.5"),
        ([DOCKER, BRIDGE, VPN], "10.8.0.2"),
        ([LINK, DOCKER, TAIL], "100.101.1.2"),
        ([LINK, BRIDGE], "172.18.0.1"),
        ([Interface("lo", LOOPBACK, 8), LINK], "169.254.3.4"),
        ([UNIQUE, SIXTH, PUBLIC], "93.184.216.5"),
        ([UNIQUE, HOME], "192.168.1.7"),
        ([UNIQUE, SIXTH], "2001:db8::7"),
        ([VPN, UNIQUE], "fd00::7"),
    ],
)
def test_no_address_of_a_tunnel_or_a_container_is_offered_before_a_better_one(here, first, monkeypatch):
    adapters = [type("Adapter", (), {"nice_name": each.name, "ips": [ip(each)]}) for each in here]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    fourth = [each.address for each in here if ":" not in each.address]
    monkeypatch.setattr("netplay.addresses._leading_out", lambda: fourth[0] if fourth else "")
    assert lan_address() == first
    assert first in [each.address for each in best(here)]


def ip(of: Interface) -> object:
    return type("IP", (), {"ip": of.address, "network_prefix": of.bits})


def test_of_two_real_interfaces_the_one_that_leads_out_is_offered(monkeypatch):
    other = Interface("eth0", "10.0.0.4", 24)
    adapters = [type("Adapter", (), {"nice_name": each.name, "ips": [ip(each)]}) for each in (other, HOME)]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr("netplay.addresses._leading_out", lambda: HOME.address)
    assert lan_address() == HOME.address


def test_who_listens_in_one_family_is_offered_at_an_address_of_that_family(monkeypatch):
    """A table that listens on `::` takes no call of IPv4, and the other way round."""
    adapters = [type("Adapter", (), {"nice_name": each.name, "ips": [ip(each)]}) for each in (HOME, UNIQUE)]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr("netplay.addresses._leading_out", lambda: HOME.address)
    assert [lan_address(bind) for bind in (None, "", "0.0.0.0")] == [HOME.address] * 3
    assert lan_address("::") == UNIQUE.address


def test_containers_and_tunnels_are_not_spoken_into_if_there_is_a_network():
    assert best([DOCKER, VPN, TAIL, LINK, HOME, PUBLIC]) == [HOME, PUBLIC]
    assert best([DOCKER, VPN]) == [VPN]
    assert best([Interface("lo", LOOPBACK, 8)]) == []


def test_of_a_neighbour_the_address_in_our_own_network_comes_first():
    assert nearest(["10.9.9.9", "192.168.1.40"], [HOME]) == ["192.168.1.40", "10.9.9.9"]
    assert nearest(["172.17.0.9", "10.9.9.9"], [HOME, DOCKER]) == ["10.9.9.9", "172.17.0.9"]
    assert nearest(["93.184.216.9"], [PUBLIC]) == ["93.184.216.9"]


@pytest.mark.parametrize(
    "address", ["8.8.8.8", LOOPBACK, "::1", "0.0.0.0", "::", "224.0.0.251", "ff02::fb", "fe80::1", "93.184.216.9"]
)
def test_addresses_that_are_of_no_network_of_ours_are_left_out(address):
    assert nearest([address], OWN) == []


# What is believed


SIGN = Announcement("Anna’s table", "grail", 3, False, False)


def entries(**other: bytes) -> dict[bytes, bytes | None]:
    said = {key.encode(): value.encode() for key, value in SIGN.entries().items()}
    return {**said, **{key.encode(): value for key, value in other.items()}}


def seen(addresses: tuple[str, ...] = ("192.168.1.9",), port: int = 4747, **other: bytes) -> FoundTable | None:
    return read(entries(**other), addresses, port, OWN)


def test_what_is_announced_is_what_is_read():
    assert seen() == FoundTable(SIGN, "192.168.1.9", 4747)
    other = replace(SIGN, playing=True, locked=True, free=0, table="ж" * 300)
    said = {key.encode(): value.encode() for key, value in other.entries().items()}
    assert all(len(key) + len(value) < 255 for key, value in said.items())
    found = read(said, ["192.168.1.9"], 1, OWN)
    assert found
    assert found.sign == replace(other, table="ж" * (TABLE_CELLS - 1) + "…")


@pytest.mark.parametrize(
    "other",
    [
        {"table": b""}, {"table": b"\xff\xfe"}, {"table": b"\x1b\x07\n"}, {"game": b""}, {"free": b"9"},
        {"free": b"-1"}, {"free": b"1e9"}, {"free": "٣".encode()}, {"free": b""}, {"version": b""},
    ],
)  # fmt: skip
def test_what_is_no_table_is_left_out(other):
    assert seen(**other) is None


@pytest.mark.parametrize("port", [None, 0, -1, 65536])
def test_ports_that_do_not_exist_are_left_out(port):
    assert read(entries(), ["192.168.1.9"], port, OWN) is None


def test_nothing_reaches_the_terminal_raw():
    found = seen(table=b"\x1b]0;evil\x07[@click=x]" + "\u202e\U000e0041漢".encode() * 99, game=b"\x1b[2Jchess")
    assert found
    assert found.sign.table.startswith("]0;evil[@click=x]漢")
    assert found.sign.game == "[2Jchess"
    for words in map(Words, LANGUAGES):
        line = table_line(found, words, 60)
        assert line.cell_len == 60
        assert line.plain.endswith("192.168.1.9:4747")
        assert line.plain.isprintable()


def test_a_table_at_which_every_seat_is_free_is_one():
    found = seen(free=str(SEATS).encode())
    assert found
    assert found.sign.free == SEATS


def test_a_table_of_another_minor_release_speaks_our_language():
    found = seen(version=f"{MAJOR}.99".encode())
    assert found
    assert not found.foreign


def test_far_too_many_addresses_are_not_looked_at():
    assert seen(("8.8.8.8",) * 8 + ("192.168.1.9",)) is None


def test_a_table_of_another_release_is_shown_as_such():
    found = seen(version=f"{MAJOR + 1}.0".encode())
    assert found
    assert found.foreign
    assert "another version" in table_line(found, Words("en"), 80).plain


# What is announced


def test_the_sign_says_what_everybody_may_know():
    room = Room("grail")
    for name in ("Anna", "Boris"):
        room.join(name)
    assert announcement_of(room.table) == Announcement(room.table.name, "grail", 6, playing=False, locked=False)
    room.table.admission.set_password("open sesame")
    room.table.settings = TableSettings(open=False)
    assert announcement_of(room.table) == Announcement(room.table.name, "grail", 0, playing=False, locked=True)
    assert "open sesame" not in str(announcement_of(room.table).entries())


def test_at_a_table_that_plays_nobody_sits_down_until_its_lobby_is_open_again():
    room = Room("nobles")
    room.play("Anna", "Boris")
    room.ask("Boris", Bye())
    assert (announcement_of(room.table).playing, announcement_of(room.table).free) == (True, 0)
    room.ask("Anna", AddBot(1, "page"))
    while room.dealer.outcome is None:
        if asks := room.table.decision_requests():
            room.deliver(room.table.answered(asks[0], asks[0].decide()))
        else:
            room.act("Anna", room.dealer.legal(0)[0])
    room.ask("Anna", Free(1))
    room.ask("Anna", Free(1))
    assert (announcement_of(room.table).playing, announcement_of(room.table).free) == (False, 0)
    room.ask("Anna", Again())
    assert (announcement_of(room.table).playing, announcement_of(room.table).free) == (False, 1)


def test_the_network_hears_of_a_table_only_when_something_has_changed():
    board, told = Advertiser(OWN, 4747, SIGN), []
    board._aside.call = told.append
    board.show(replace(SIGN))
    assert not told
    board.show(replace(SIGN, free=2))
    assert len(told) == 1


def test_nobody_is_told_of_a_table_that_only_this_machine_can_join():
    loopback, sixth = Interface("lo", LOOPBACK, 8), Interface("wlan0", "fd00::7", 64)
    assert heard_at([LOOPBACK], best([loopback, HOME])) == []
    assert heard_at(["0.0.0.0"], [HOME, sixth]) == [HOME]
    assert heard_at(["0.0.0.0", "::"], [HOME, sixth]) == [HOME, sixth]
    assert heard_at(["192.168.1.7"], [HOME, sixth]) == [HOME]


def test_tests_announce_nothing():
    assert announcement.lan_interfaces() == []


def test_an_address_is_spoken_on_that_is_chosen_and_none_that_begins_alike(monkeypatch):
    near = HOME._replace(address="192.168.1.70")
    monkeypatch.setattr("netplay.discovery.announcement.interfaces", lambda: [HOME, near, VPN])
    monkeypatch.setenv(announcement.CHOSEN, f"{near.address},{VPN.address}")
    assert announcement.lan_interfaces() == [near, VPN]


def test_from_addresses_of_ipv4_everybody_is_reached():
    assert announcement.sockets([SIXTH, HOME]) == [HOME.address]
    assert announcement.sockets([SIXTH]) == [SIXTH.address]


# Two sides, over the loopback


@pytest.fixture
def looking(monkeypatch):
    """Somebody who looks for tables on the loopback."""
    monkeypatch.setenv(announcement.CHOSEN, LOOPBACK)
    neighbours = TableBrowser()
    neighbours.start()
    yield neighbours
    neighbours.close()
    neighbours.join(5)


def holds(condition: Callable[[], bool]) -> None:
    """Wait until it is so, but not for ever."""
    for _ in range(500):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError("It never was so.")


def signs_at(looking: TableBrowser, port: int) -> list[Announcement]:
    """What is told of the table at this port: somebody may be playing on this machine, too."""
    return [each.sign for each in looking.found if (each.host, each.port) == (LOOPBACK, port)]


def host(*more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "netplay", "--bind", LOOPBACK, "--port", "0", "--no-journal", *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.mark.process
def test_a_table_of_another_process_is_found_and_forgotten(looking):
    with host("--table", "\x1b[31mCamelot", "--game", "nobles") as loud, host("--table", "Hush", "--quiet") as quiet:
        try:
            assert loud.stdout
            port = int(loud.stdout.readline().rpartition(":")[2])
            holds(lambda: bool(signs_at(looking, port)))
            assert signs_at(looking, port) == [Announcement("[31mCamelot", "nobles", 2, False, False)]
            assert "Hush" not in [each.sign.table for each in looking.found]
            loud.terminate()
            holds(lambda: not signs_at(looking, port))
            assert loud.wait(10) == 0
        finally:
            loud.kill()
            quiet.kill()


@pytest.mark.process
def test_what_changes_at_the_table_is_heard_of(looking, monkeypatch):
    monkeypatch.setattr("netplay.discovery.advertise.PAUSE", 0.05)
    room = Room("academy")
    room.join("Anna")
    server = Server(room.table)

    async def run() -> None:
        async with trio.open_nursery() as nursery:
            await nursery.start(server.serve, LOOPBACK, 0)
            nursery.start_soon(advertise, server)
            await reached(lambda: [sign.free for sign in signs_at(looking, server.port)] == [4])
            for seat in (1, 2):
                room.ask("Anna", AddBot(seat, "page"))
            await reached(lambda: [sign.free for sign in signs_at(looking, server.port)] == [2])
            room.ask("Anna", Start())
            room.table.tick()
            nursery.cancel_scope.cancel()

    trio.run(run)
    holds(lambda: not signs_at(looking, server.port))


async def reached(condition: Callable[[], bool]) -> None:
    with trio.fail_after(10):
        while not condition():
            await trio.sleep(0.02)


def test_who_floods_the_network_gets_no_more_than_their_places():
    asked: list[str] = []

    class Slow(TableBrowser):
        async def _answer(self, zeroconf, name):
            asked.append(name)
            await asyncio.sleep(60 if int(name.partition(".")[0]) else 0)
            return FoundTable(SIGN, "192.168.1.9", 4747)

    async def run() -> None:
        neighbours = Slow()
        for number in range(1000):
            neighbours.heard(None, announcement.SERVICE, f"{number}.{announcement.SERVICE}", Change("Added"))
            neighbours.heard(None, announcement.SERVICE, f"{number}.elsewhere.", Change("Added"))
        await asyncio.sleep(0.05)
        assert neighbours.found == (FoundTable(SIGN, "192.168.1.9", 4747),), (
            "who answers is seen beside those who do not"
        )
        for number in range(1000):
            neighbours.heard(None, announcement.SERVICE, f"{number}.{announcement.SERVICE}", Change("Updated"))
            neighbours.heard(None, announcement.SERVICE, f"{number}.{announcement.SERVICE}", Change("Removed"))
        await asyncio.sleep(0.05)
        assert not neighbours.found
        assert not neighbours._asked

    asyncio.run(run())
    assert len(set(asked)) == MOST


class Answering(TableBrowser):
    """Each table says what a test lets it say, as soon as it may."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[str, FoundTable | None] = {}
        self.may = asyncio.Event()

    async def _answer(self, zeroconf, name):
        await self.may.wait()
        return self.answers[name]

    async def hear(self, name: str, change: str) -> None:
        self.heard(None, announcement.SERVICE, name, Change(change))
        await turns()


async def turns() -> None:
    """Everybody who waits for nothing has had his turn."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_is_known_is_heard_also_where_all_places_are_taken_and_goes_when_they_cannot_be_read():
    async def run() -> None:
        neighbours, names = Answering(), [f"{number}.{announcement.SERVICE}" for number in range(MOST)]
        neighbours.may.set()
        for port, name in enumerate(names, 1):
            neighbours.answers[name] = FoundTable(SIGN, f"192.168.1.{port}", port)
            neighbours.heard(None, announcement.SERVICE, name, Change("Added"))
        await neighbours.hear(names[0], "Updated")
        assert len(neighbours.found) == MOST
        neighbours.answers[names[0]] = news = FoundTable(replace(SIGN, free=0), "192.168.1.1", 1)
        await neighbours.hear(names[0], "Updated")
        assert neighbours.found[0] == news
        neighbours.answers[names[0]] = None
        await neighbours.hear(names[0], "Updated")
        assert [found.port for found in neighbours.found] == list(range(2, MOST + 1))

    asyncio.run(run())


def test_who_comes_goes_comes_and_goes_is_gone():
    async def run() -> None:
        neighbours, name = Answering(), f"1.{announcement.SERVICE}"
        neighbours.answers[name] = FoundTable(SIGN, "192.168.1.9", 4747)
        await neighbours.hear(name, "Added")
        neighbours.heard(None, announcement.SERVICE, name, Change("Removed"))
        await neighbours.hear(name, "Added")
        await neighbours.hear(name, "Removed")
        neighbours.may.set()
        await turns()
        assert not neighbours.found

    asyncio.run(run())


class Change:
    def __init__(self, name: str) -> None:
        self.name = name


def test_the_same_place_is_shown_once_as_it_was_said_first():
    neighbours = TableBrowser()
    other = FoundTable(replace(SIGN, table="Liar"), "192.168.1.9", 4747)
    third = FoundTable(SIGN, "192.168.1.9", 4748)
    neighbours._known = {"a": FoundTable(SIGN, "192.168.1.9", 4747), "b": other, "c": third}
    neighbours._publish()
    assert neighbours.found == (FoundTable(SIGN, "192.168.1.9", 4747), third)


# On the screen


@pytest.fixture
def alone(monkeypatch):
    """The main menu does not look around by itself."""
    monkeypatch.setattr(ListedGames, "browse", lambda self: None)
    monkeypatch.setattr("tui.screens.home.home.REFRESH", 0.05)
    monkeypatch.setattr("tui.screens.home.join.REFRESH", 0.05)


def neighbours_of(*found: FoundTable) -> TableBrowser:
    known = TableBrowser()
    known.found = found
    return known


FOUND = (
    FoundTable(SIGN, "192.168.1.9", 4747),
    FoundTable(Announcement("[b]Camelot", "chess", 0, False, True), "192.168.1.10", 4748),
    FoundTable(replace(SIGN, table="Third", playing=True), "fd00::9", 4747),
)


@pytest.mark.parametrize("size", [(80, 24), (120, 46)])
@pytest.mark.usefixtures("alone")
@pytest.mark.process
def test_the_first_screen_lists_the_tables_next_door(size):
    far = [FoundTable(replace(SIGN, table=f"Far {at}"), f"192.168.2.{at}", 4747) for at in range(4)]

    async def script(app, pilot):
        app.screen.listed.browser = neighbours_of(*FOUND, *far)
        await until(pilot, lambda: "Anna’s table" in screen_text(app))
        await pilot.pause()  # the menu grows by a layout of its own
        app.seen = screen_text(app)
        await pilot.press("down", "down", "down")
        app.screen.listed.browser.found = FOUND[1:]
        await pilot.press("up")
        app.screen.listed.browser.found = FOUND
        await until(pilot, lambda: "Anna’s table" in screen_text(app))
        rows = app.screen.query_one(OptionList)
        wanted = next(at for at, row in enumerate(rows.options) if "Anna’s table" in str(row.prompt))
        for _ in range(wanted + 1):
            if rows.highlighted != wanted:
                await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()

    begun = []
    seen = run(script, size, begun).seen
    assert "Anna’s table · Grail Cup · 3 seats free" in seen
    assert "[b]Camelot · chess · no free seat · password" in seen
    assert all(text in seen for text in ("Third · Grail Cup · a game is on", "[fd00::9]:4747"))
    assert ("Far 3" in seen) is (size[1] > 40), "as many as there is room for; `join` lists them all"
    assert [(plan.do, plan.host, plan.port) for plan in begun] == [("join", "192.168.1.9", 4747)]


def run(script, size, begun):
    async def with_plans(app, pilot):
        app.begin = begun.append
        await script(app, pilot)

    return show(None, with_plans, size)


@pytest.mark.usefixtures("alone")
def test_the_cursor_stays_where_it_was_when_a_table_comes_or_goes():
    async def script(app, pilot):
        app.screen.listed.browser = neighbours_of()
        menu = app.screen.query_one("#menu")
        menu.highlighted = menu.get_option_index("settings")
        held = menu.get_option_at_index(menu.highlighted).id
        app.screen.listed.browser.found = FOUND
        await until(pilot, lambda: "Anna’s table" in screen_text(app))
        assert menu.get_option_at_index(menu.highlighted).id == held == "settings"
        app.screen.listed.browser.found = ()
        await until(pilot, lambda: "Anna’s table" not in screen_text(app))
        assert menu.get_option_at_index(menu.highlighted).id == held

    show(None, script)


@pytest.mark.usefixtures("alone")
@pytest.mark.process
def test_one_chooses_a_table_where_one_would_type_its_address():
    async def script(app, pilot):
        app.screen.listed.browser = known = neighbours_of()
        await pilot.press("j")
        await until(pilot, lambda: "Looking for tables" in screen_text(app))
        app.screen._since -= 60
        await until(pilot, lambda: "No table has been found" in screen_text(app))
        known.deaf = True
        await until(pilot, lambda: "There is no network" in screen_text(app))
        known.deaf, known.found = False, FOUND
        await until(pilot, lambda: "Tables on this network" in screen_text(app))
        await pilot.press("down", "down")
        known.found = FOUND[1:]
        await until(pilot, lambda: "Anna’s table" not in screen_text(app).partition("Tables on this network")[2])
        await pilot.press("up", "down", "enter")
        await until(pilot, lambda: isinstance(app.screen, Home))

    begun = []
    run(script, (80, 24), begun)
    assert [(plan.do, plan.host, plan.port) for plan in begun] == [("join", "192.168.1.10", 4748)]


@pytest.mark.usefixtures("alone")
def test_join_without_an_address_asks_for_one():
    plan = LaunchRequest("join", "Anna", code="ABCD-EFGH-JKMN", watch=True)

    async def go() -> None:
        settings = Settings(name="Anna", language="en")
        settings.save = lambda: None
        app = RoundTable(plan, settings, pause=0, patience=0)
        async with app.run_test() as pilot:
            await until(pilot, lambda: isinstance(app.screen, JoinForm))
            begun = []
            app.begin = begun.append
            await until(pilot, lambda: "Which table?" in screen_text(app))
            await pilot.pause()
            await pilot.press(*"camelot:5", "enter")
            await until(pilot, lambda: bool(begun))
            assert begun == [msgspec.structs.replace(plan, host="camelot", port=5)]
            app.exit()

    asyncio.run(go())


@pytest.mark.usefixtures("alone")
@pytest.mark.process
def test_a_click_chooses_a_table_and_leaving_the_screen_ends_the_search():
    async def script(app, pilot):
        app.screen.listed.browser = known = neighbours_of(*FOUND)
        known.close = lambda: begun.append("closed")
        await pilot.press("j")
        await until(pilot, lambda: len(app.screen.query_one(OptionList).options) == 3)
        await pilot.pause()
        await pilot.click("#found", offset=(5, 2))
        await until(pilot, lambda: isinstance(app.screen, Home))

    begun = []
    run(script, (80, 24), begun)
    assert (begun[0].host, begun[0].port, begun[1:]) == ("fd00::9", 4747, ["closed"])
