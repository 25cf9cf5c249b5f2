"""Everybody at a table is told how others join, whenever that changes, and nothing by which they could do more."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import trio
from msgspec.structs import replace

from netplay import door_launcher
from netplay.cli.doors import Ports, open_doors
from netplay.client.admission import Way
from netplay.door_launcher import DoorReply
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.protocol.messages import greeting
from netplay.server.server import Server
from netplay.server.ways_in import tell_address, tell_door
from netplay.table.table import Table
from tests.netplay.hall.building import Building
from tests.netplay.lines import Hall, settled
from tests.netplay.room import Room
from tests.netplay.test_process import reached

KEY = "SHA256:" + "W" * 43
ADDRESS = "192.168.1.5:4747"
TOLD = p.JoinAddresses("192.168.1.5", 4747)
SSH, WEB = DoorReply(4722, KEY), DoorReply(4780)
PHRASE = "lion-42-maple-river"


async def test_who_is_there_and_who_comes_later_are_told_the_same(nursery):
    hall = Hall(nursery)
    tell_address(hall.server, ADDRESS)
    anna = hall.client("Anna")
    await settled()
    assert anna.state.join_addresses == TOLD
    tell_door(hall.server, "ssh", SSH)
    tell_door(hall.server, "web", WEB)
    bert = hall.client("Bert")
    await settled()
    told = replace(TOLD, ssh=p.SshAddress(4722, KEY), web=p.WebDoorAddress(4780))
    assert anna.state.join_addresses == bert.state.join_addresses == told
    tell_door(hall.server, "web", None)
    await settled()
    assert anna.state.join_addresses == bert.state.join_addresses == replace(told, web=None)
    assert {anna.status, bert.status} == {"open"}


async def test_who_comes_to_a_table_of_an_earlier_version_knows_no_addresses_of_the_one_before(nursery):
    hall = Hall(nursery)
    tell_address(hall.server, ADDRESS)
    anna = hall.client("Anna")
    await settled()
    anna.state.receive(p.Welcome(1, "", "Camelot", "Anna", minor=7))
    assert anna.state.join_addresses is None


def test_a_table_that_has_none_to_tell_sends_what_earlier_versions_sent(room: Room):
    assert not any(isinstance(each, p.JoinAddresses) for each in room.join("Anna"))


@pytest.mark.parametrize("relay", ["", "relay.example:4748"])
async def test_neither_phrase_nor_any_key_is_in_the_bytes_that_a_guest_is_sent(nursery, relay):
    hall = Hall(nursery)
    table = hall.table
    table.place = replace(table.place, phrase=PHRASE, relay=relay, room=4177 if relay else 0)
    table.admission.set_password(PHRASE)
    sent = []
    dispatch = hall.server.dispatch
    hall.server.dispatch = lambda outgoing: (sent.extend(outgoing), dispatch(outgoing))[1]
    tell_address(hall.server, ADDRESS)
    tell_door(hall.server, "web", WEB)
    anna, bert = (hall.client(name, way=Way(password=PHRASE)) for name in ("Anna", "Bert"))
    await reached(lambda: bert.state.table.lobby is not None and anna.state.table.lobby is not None)
    told = bert.state.join_addresses
    assert told.locked
    assert (told.relay, told.room) == ((relay, 4177) if relay else (None, 0))
    data = b"".join(codec.encode(message) for _, message in sent if isinstance(message, p.JoinAddresses))
    secrets = [PHRASE, table.admission.door_key, *(each.state.table.token for each in (anna, bert))]
    assert data
    assert not any(secret.encode() in data for secret in secrets if secret)
    assert table.admission.password_hash[0] not in data


@pytest.mark.parametrize(
    ("urls", "told"),
    [
        (["https://a.example"], ["https://a.example"]),
        (["https://стіл.example", "https://a.example"], ["https://a.example"]),
        ([f"https://{n}.example" for n in range(9)], [f"https://{n}.example" for n in range(4)]),
    ],
)
def test_what_the_wire_does_not_take_is_left_out_and_nobody_is_cut_off(urls, told):
    server = Server(Table("Camelot"))
    tell_door(server, "web", DoorReply(4780, urls=urls))
    assert server.ways_in.web.urls == told
    tell_door(server, "web", DoorReply(4780, urls=["https://стіл.example"]))
    assert server.ways_in.web is None, "the port alone would lead past the proxy"
    tell_door(server, "ssh", DoorReply(4722, "no key"))
    assert server.ways_in.ssh is None
    reader = codec.Reader.of_server()
    assert list(reader.feed(p.MAGIC + codec.encode(server.ways_in))) == [server.ways_in]


@pytest.mark.parametrize("address", ["my host:4747", "стіл.example:4747", "a;b:4747", "-x:4747"])
def test_an_address_that_the_wire_does_not_take_is_not_sent(address):
    server = Server(Table("Camelot"))
    tell_address(server, address)
    assert server.ways_in.host is None
    reader = codec.Reader.of_server()
    assert list(reader.feed(p.MAGIC + codec.encode(server.ways_in))) == [server.ways_in]


@pytest.mark.parametrize("kind", ["ssh", "web"])
async def test_a_door_without_a_screen_is_told_and_so_is_its_end(kind, monkeypatch, nursery, autojump_clock):
    async def open_a_while(wanted, program, task_status):
        task_status.started(SSH if kind == "ssh" else WEB)
        await trio.sleep(5)

    monkeypatch.setattr(door_launcher, "keep_open", open_a_while)
    hall = Hall(nursery)
    await open_doors(hall.server, Ports("127.0.0.1", **{kind: 0}), nursery)
    anna = hall.client("Anna")
    await trio.sleep(1)
    assert getattr(anna.state.join_addresses, kind).port in (4722, 4780)
    await trio.sleep(6)
    assert getattr(anna.state.join_addresses, kind) is None


def test_a_visitor_of_an_earlier_version_who_would_end_the_line_is_not_told():
    building = Building()
    older = replace(greeting("Cleo", can=("door", p.HALL)), minor=7)
    for peer, hello in (("Anna", greeting("Anna", can=("door", p.HALL))), ("Cleo", older)):
        building.deliver(building.hall.join(peer, hello))
        building.deliver(building.hall.receive(peer, p.Enter()))
    building.deliver(building.hall.reached(TOLD))
    told = {peer: [each for each in heard if each == TOLD] for peer, heard in building.heard.items()}
    assert told == {"Anna": [TOLD], "Cleo": []}


def test_visitors_of_a_hall_are_told_in_the_list_and_a_password_that_came_later_counts():
    building = Building()
    building.enter("Anna")
    server = SimpleNamespace(premises=building.hall, ways_in=p.JoinAddresses(), deliver=building.deliver)
    tell_address(server, ADDRESS)
    assert building.last("Anna", p.JoinAddresses) == TOLD
    building.enter("Bert")
    assert building.last("Bert", p.JoinAddresses) == TOLD
    building.hall.admission.set_password("xyzzy")
    building.deliver(building.hall.reached(server.ways_in))
    assert building.last("Bert", p.JoinAddresses) == replace(TOLD, locked=True)
