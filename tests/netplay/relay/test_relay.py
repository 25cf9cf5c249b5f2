"""A relay over sockets: whole tables through it, and callers who mean it no good."""

from __future__ import annotations

import random

import pytest
import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol import messages as p
from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import Host, Join, Take
from netplay.relay.relay import Limits, Relay
from netplay.relay.rooms import Bounds
from netplay.server.rate_limits import Rate
from netplay.server.relayed import RelayedTable
from netplay.server.server import Server
from netplay.table.table import Table
from netplay.transport.relay_calls import RelayRefuses, call

HERE, OWNER = "127.0.0.1", "a" * 32


async def opened(nursery: trio.Nursery, **limits) -> tuple[Relay, int]:
    relay = Relay(Limits(**limits))
    return relay, await nursery.start(relay.serve, HERE, 0)


async def relayed(nursery: trio.Nursery, port: int, room: int = 0) -> tuple[Server, RelayedTable]:
    """A table with a password that is reached through the relay alone."""
    table = Table("Camelot", "academy", random.Random(0), trio.current_time)
    table.admission.set_password("grail")
    server = Server(table)
    nursery.start_soon(server.keep_time)
    nursery.start_soon(server.play_bots)
    room = RelayedTable(server, (HERE, port), room, lambda: None)
    await nursery.start(room.run)
    return server, room


def guest(nursery: trio.Nursery, port: int, name: str, room: int, password: str = "grail") -> Client:
    client = Client(HERE, port, name, lambda message: None, Way(password=password, room=room))
    nursery.start_soon(client.run)
    return client


async def reached(condition, seconds: float = 30) -> None:
    with trio.fail_after(seconds):
        while not condition():
            await trio.sleep(0.02)


async def dialed(nursery: trio.Nursery, port: int) -> trio.SocketStream:
    """A connection to the relay, which is closed with the nursery."""
    stream = await trio.open_tcp_stream(HERE, port)

    async def keep() -> None:
        async with stream:
            await trio.sleep_forever()

    nursery.start_soon(keep)
    return stream


async def said(port: int, line: bytes) -> bytes:
    """All that the relay answers to these bytes."""
    stream, heard = await trio.open_tcp_stream(HERE, port), b""
    with trio.move_on_after(5):
        try:
            await stream.send_all(line)
            while data := await stream.receive_some(4096):
                heard += data
        except trio.BrokenResourceError:
            pass
    await trio.aclose_forcefully(stream)
    return heard


async def test_a_table_is_reached_through_a_relay_and_knows_where_its_guests_come_from(nursery):
    relay, port = await opened(nursery)
    server, room = await relayed(nursery, port)
    anna = guest(nursery, port, "Anna", room.room)
    await reached(lambda: anna.status == "open")
    assert [each.address for each in server.connections] == ["relay/127.0.0.1"]
    assert anna._line.binding
    anna.send(p.Chat("hello"))
    await reached(lambda: any(isinstance(line, p.Said) for line in server.table.chat.lines))
    anna.leave()
    await reached(lambda: relay.rooms.pairs == 0)
    nursery.cancel_scope.cancel()


async def test_a_wrong_phrase_and_an_empty_room_are_told_by_sentences(nursery):
    _, port = await opened(nursery)
    _, room = await relayed(nursery, port)
    wrong = guest(nursery, port, "Eve", room.room, "holy")
    empty = guest(nursery, port, "Eve", room.room % 9000 + 1000)
    await reached(lambda: wrong.status == empty.status == "closed")
    assert (wrong.trouble.code, empty.trouble.code) == ("password", "relay-nobody")
    nursery.cancel_scope.cancel()


async def test_what_is_no_relay_is_told_so(nursery):
    async def other(stream: trio.SocketStream) -> None:
        async with stream:
            await stream.send_all(b"HTTP/1.0 400 Bad\r\n\r\n")

    listeners = await nursery.start(trio.serve_tcp, other, 0)
    port = listeners[0].socket.getsockname()[1]
    client = guest(nursery, port, "Anna", 1234)
    await reached(lambda: client.status == "closed")
    assert client.trouble.code == "relay-no-relay"
    nursery.cancel_scope.cancel()


async def test_a_room_that_another_host_has_is_not_taken_and_another_is_found(nursery, monkeypatch):
    relay, port = await opened(nursery)
    _, one = await relayed(nursery, port)
    rooms = iter([one.room, one.room, 4321])
    monkeypatch.setattr("netplay.server.relayed.new_room", lambda: next(rooms))
    _, other = await relayed(nursery, port)
    assert other.room == 4321
    assert len(relay.rooms) == 2
    with pytest.raises(RelayRefuses, match="taken"):
        await call(await dialed(nursery, port), Host(4321, OWNER))
    nursery.cancel_scope.cancel()


async def test_host_and_guests_come_back_when_the_relay_has_lost_everything(nursery):
    async with trio.open_nursery() as first:
        _, port = await opened(first)
        server, room = await relayed(nursery, port)
        anna = guest(nursery, port, "Anna", room.room)
        await reached(lambda: anna.status == "open")
        person = anna.state.table.welcome.person
        first.cancel_scope.cancel()
    await reached(lambda: anna.status == "lost" and not room.open)
    relay = Relay()
    await nursery.start(relay.serve, HERE, port)
    await reached(lambda: anna.status == "open" and room.open, 60)
    assert anna.state.table.welcome.person == person
    assert len(server.table.people.everybody) == 1
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize(
    "line", [b"\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"x" * 500, b"", b"ROUNDTABLERELAY1 host 12 34\n"]
)
async def test_what_is_no_call_is_hung_up_on(nursery, line):
    relay, port = await opened(nursery, line=0.3)
    assert await said(port, line) == b""
    assert (len(relay.rooms), relay.rooms.pairs, len(relay._waiting)) == (0, 0, 0)
    nursery.cancel_scope.cancel()


async def test_a_false_ticket_opens_nothing(nursery):
    _, port = await opened(nursery)
    assert await said(port, relay_lines.call(Take("0" * 32))) == b"no gone\n"
    nursery.cancel_scope.cancel()


async def test_a_guest_whom_no_host_takes_is_sent_away(nursery):
    relay, port = await opened(nursery, ticket=0.2)
    host = await dialed(nursery, port)
    await call(host, Host(1234, OWNER))
    assert await said(port, relay_lines.call(Join(1234))) == b"no nobody\n"
    assert relay.rooms.pairs == 0
    nursery.cancel_scope.cancel()


async def test_a_host_that_is_silent_or_talks_nonsense_loses_its_room(nursery):
    relay, port = await opened(nursery, silence=0.3)
    hosts = [await dialed(nursery, port) for _ in range(2)]
    for number, host in enumerate(hosts, 1234):
        await call(host, Host(number, OWNER))
    await hosts[0].send_all(b"nonsense\n")
    await reached(lambda: len(relay.rooms) == 0, 5)
    nursery.cancel_scope.cancel()


async def test_callers_that_say_nothing_make_room_for_others(nursery):
    """[F 4] A flood of silent calls, and a host and a guest meet meanwhile."""
    relay, port = await opened(nursery, calls=Rate(1000, 1000), callers=20, callers_per_address=5)
    idle = [await dialed(nursery, port) for _ in range(40)]
    _, room = await relayed(nursery, port)
    client = guest(nursery, port, "Anna", room.room)
    await reached(lambda: client.status == "open")
    assert len(relay._waiting) <= 5
    assert len(idle) == 40
    nursery.cancel_scope.cancel()


async def test_an_address_that_calls_too_often_is_hung_up_on(nursery):
    _, port = await opened(nursery, calls=Rate(3, 0.01))
    answers = [await said(port, relay_lines.call(Join(1234))) for _ in range(5)]
    assert answers == [b"no nobody\n"] * 3 + [b""] * 2
    nursery.cancel_scope.cancel()


async def test_guests_who_knock_without_end_do_not_use_up_the_calls_of_the_host(nursery):
    """The host calls once for each guest; each guest keeps to the rate of an address of their own."""
    _, port = await opened(nursery, calls=Rate(6, 0.01))
    _, room = await relayed(nursery, port)
    for number in range(12):
        stranger = await trio.open_tcp_stream(HERE, port, local_address=f"127.0.0.{2 + number % 4}")
        async with stranger:
            await call(stranger, Join(room.room))
    client = guest(nursery, port, "Anna", room.room)
    await reached(lambda: client.status == "open", 10)
    nursery.cancel_scope.cancel()


async def test_no_more_is_passed_on_than_the_rate_allows(nursery):
    _, port = await opened(nursery, rate=Rate(20_000, 20_000), bounds=Bounds(rooms=1))
    host = await dialed(nursery, port)
    await call(host, Host(1234, OWNER))
    one = await dialed(nursery, port)
    await one.send_all(relay_lines.call(Join(1234)))
    told = relay_lines.parse_guest(await host.receive_some(200))
    other = await dialed(nursery, port)
    await call(other, Take(told.ticket))
    nursery.start_soon(one.send_all, bytes(1_000_000))
    heard, start = 0, trio.current_time()
    with trio.move_on_after(2):
        while data := await other.receive_some(65536):
            heard += len(data)
    assert heard < 20_000 * (2 + trio.current_time() - start) + 2 * 16384
    nursery.cancel_scope.cancel()


async def test_a_relay_sees_nothing_of_what_is_said(nursery, monkeypatch):
    seen = bytearray()
    passed = Relay._send

    async def spied(self, caller, data: bytes) -> None:
        seen.extend(data)
        await passed(self, caller, data)

    monkeypatch.setattr(Relay, "_send", spied)
    _, port = await opened(nursery)
    _, room = await relayed(nursery, port)
    anna = guest(nursery, port, "Annabella", room.room)
    await reached(lambda: anna.status == "open")
    anna.send(p.Chat("the wolf is at the door"))
    await trio.sleep(0.5)
    assert len(seen) > 2000
    for word in ("annabella", "wolf", "camelot", "grail", anna.state.table.welcome.token.lower()):
        assert word.encode() not in bytes(seen).lower()
    nursery.cancel_scope.cancel()
