"""Visitors of a door, who may call one process of a hall only, are passed on to the others by it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest
import trio
import trio.testing

from netplay.client import client as clients
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.hall.directory import Clocks
from netplay.hall.saved import SavedHall
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.hall.shelf import Coming
from netplay.protocol import messages as p
from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import Pass
from netplay.server import passing
from netplay.server.connection import STRAY
from netplay.server.limits import IN_HALL, Limits
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.hall.building import Cupboard

LOOPBACK = "127.0.0.1"


class Elsewhere(Cupboard):
    """A shelf of a process whose tables are asked for in the store."""

    def take(self, id: str) -> Table:
        raise Coming(id)


class Process:
    """One process of a hall: what it serves, and its server."""

    def __init__(self, saved: SavedHall | None = None, limits: Limits = IN_HALL) -> None:
        clocks = Clocks(trio.current_time, trio.current_time)
        self.hall = SharedHall("Club", SharedDirectory(clocks, shelf=Elsewhere()), saved)
        self.server = Server(self.hall, limits)
        self.server.last_word = b""
        self.scope = trio.CancelScope()

    async def serve(self, task_status: trio.TaskStatus[int]) -> None:
        with self.scope:
            await self.server.serve(LOOPBACK, 0, task_status)

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.server.port}"

    def open_table(self) -> Table:
        return self.hall.directory.open("Camelot", "academy", {})

    def send_on(self, table: Table, address: str) -> None:
        """The store has told that a table is at this address."""
        self.server.deliver(self.hall.not_here(table.id, address))


@asynccontextmanager
async def hall_of_two(password: str = "", limits: Limits = IN_HALL):
    """Two processes that serve, whose records are the same."""
    one = Process(limits=limits)
    one.hall.protect(password)
    other = Process(msgspec.structs.replace(one.hall.saved(), next_id=100))
    async with trio.open_nursery() as nursery:
        for each in (one, other):
            await nursery.start(each.serve)
        one.hall.addresses = [one.address, other.address]
        other.hall.addresses = [other.address, one.address]
        yield nursery, one, other
        nursery.cancel_scope.cancel()


def visitor(process: Process, password: str = "") -> Client:
    """A client as a door runs it: it dials this process only."""
    door_key = process.hall.admission.door_key
    way = Way(hall=True, password=password, door_key=door_key, stays=True)
    return Client(LOOPBACK, process.server.port, "Vera", lambda message: None, way)


async def reached(condition) -> None:
    with trio.fail_after(20):
        while not condition():
            await trio.sleep(0.01)


@pytest.fixture
def dialed(monkeypatch):
    """The addresses that clients dial, each with what is said there first."""
    places, dial = [], clients.dial

    async def noted(place, said):
        places.append((place.port, said))
        return await dial(place, said)

    monkeypatch.setattr(clients, "dial", noted)
    return places


async def comes_to(client: Client, one: Process, other: Process, table: Table) -> None:
    await reached(lambda: client.state.hall.listed)
    client.send(p.JoinTable(table.id[:6]))
    await reached(lambda: one.hall._waiting)
    one.send_on(table, other.address)
    await reached(lambda: client.state.table.welcome is not None)


@pytest.mark.parametrize("password", ["", "secret"])
async def test_a_visitor_of_a_door_comes_to_a_table_of_another_process_and_back(dialed, password):
    async with hall_of_two(password) as (nursery, one, other):
        client, table = visitor(one, password), other.open_table()
        nursery.start_soon(client.run)
        await comes_to(client, one, other, table)
        assert client.state.table.welcome.table_id == table.id
        assert client.where == other.address
        home = one.open_table()
        client.send(p.ToList())
        await reached(lambda: client.state.hall.in_list)
        client.send(p.JoinTable(home.id[:6]))
        await reached(lambda: other.hall._waiting)
        other.send_on(home, one.address)
        await reached(lambda: client.state.table.welcome and client.state.table.welcome.table_id == home.id)
        here = one.server.port
        assert dialed == [(here, None), (here, Pass(other.address)), *dialed[2:]]
        assert {port for port, _ in dialed} == {here}


async def test_a_visitor_whose_process_dies_comes_back_to_the_one_of_the_door(monkeypatch, dialed):
    monkeypatch.setattr(clients, "BACKOFF", (0.01, 0.02))
    async with hall_of_two() as (nursery, one, other):
        client, table = visitor(one), other.open_table()
        nursery.start_soon(client.run)
        await comes_to(client, one, other, table)
        other.scope.cancel()
        await reached(lambda: (one.server.port, None) in dialed[1:])
        assert {port for port, _ in dialed} == {one.server.port}
        client.hang_up()


async def said(stream: trio.abc.Stream, call: bytes) -> bytes:
    """Returns all that a process says to a call."""
    heard = bytearray()
    with trio.fail_after(20):
        await stream.send_all(call)
        while data := await stream.receive_some(4096):
            heard += data
    return bytes(heard)


async def called(process: Process, call: bytes) -> bytes:
    async with await trio.open_tcp_stream(LOOPBACK, process.server.port) as stream:
        return await said(stream, call)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "example.org:80", "here", "[::1]:22", "127.0.0.1:99999"])
async def test_nobody_is_passed_on_to_an_address_that_is_not_the_halls(address):
    async with hall_of_two() as (_, one, _):
        assert await called(one, relay_lines.call(Pass(address))) == relay_lines.refusal("nobody")


@pytest.mark.parametrize(
    "call", [b"ROUNDTABLERELAY1 pass \n", b"ROUNDTABLERELAY1 " + 200 * b"x", b"ROUNDTABLERELAY1 join 1234\n"]
)
async def test_a_call_that_is_no_pass_is_refused(call):
    async with hall_of_two() as (_, one, _):
        assert await called(one, call) == relay_lines.refusal("nobody")


async def test_nobody_from_another_machine_is_passed_on():
    async with hall_of_two() as (nursery, one, other):
        for origin, heard in (("10.0.0.7", relay_lines.refusal("nobody")), (LOOPBACK, relay_lines.OK)):
            ours, theirs = trio.testing.memory_stream_pair()
            nursery.start_soon(one.server.serve_stream, theirs, origin)
            await ours.send_all(relay_lines.call(Pass(other.address)))
            with trio.fail_after(20):
                assert await ours.receive_some(len(heard)) == heard
            await ours.aclose()


async def test_a_process_that_is_gone_is_nobody(monkeypatch):
    async with hall_of_two() as (_, one, other):
        other.scope.cancel()
        await trio.testing.wait_all_tasks_blocked(0.05)
        assert await called(one, relay_lines.call(Pass(other.address))) == relay_lines.refusal("nobody")


async def test_a_hall_of_one_process_passes_nobody_on():
    async with hall_of_two() as (_, one, other):
        one.hall.addresses = []
        assert STRAY in await called(one, relay_lines.call(Pass(other.address)))


async def test_as_many_lines_are_passed_on_as_the_limits_say_and_no_more():
    async with hall_of_two(limits=replace(IN_HALL, peers=1)) as (_, one, other):
        call = relay_lines.call(Pass(other.address))
        async with await trio.open_tcp_stream(LOOPBACK, one.server.port) as first:
            await first.send_all(call)
            assert await first.receive_some(len(relay_lines.OK)) == relay_lines.OK
            assert await called(one, call) == relay_lines.refusal("full")
        await reached(lambda: one.server._passing.lines == 0)
        async with await trio.open_tcp_stream(LOOPBACK, one.server.port) as next_one:
            await next_one.send_all(call)
            assert await next_one.receive_some(len(relay_lines.OK)) == relay_lines.OK


async def test_a_peer_that_never_hangs_up_is_let_go_once_the_other_side_has(monkeypatch):
    monkeypatch.setattr(passing, "PARTING", 0.05)
    async with hall_of_two() as (_, one, other):
        stream = await trio.open_tcp_stream(LOOPBACK, one.server.port)
        await stream.send_all(relay_lines.call(Pass(other.address)))
        assert await stream.receive_some(len(relay_lines.OK)) == relay_lines.OK
        other.scope.cancel()
        await reached(lambda: one.server._passing.lines == 0)
        await stream.aclose()


async def test_lines_that_are_passed_on_take_no_place_of_callers():
    async with hall_of_two() as (nursery, one, other):
        client, table = visitor(one), other.open_table()
        nursery.start_soon(client.run)
        await comes_to(client, one, other, table)
        assert one.server.connections == ()
