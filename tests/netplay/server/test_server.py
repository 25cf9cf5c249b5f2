"""The server: deadlines, floods, peers that do not read, caps, and whatever one of them does, the others play on."""

from __future__ import annotations

import errno
import random
import socket
from contextlib import AsyncExitStack, suppress
from dataclasses import replace

import pytest
import trio
import trio.testing

import core
from netplay import door_launcher
from netplay.addresses import reachable, why_no_port
from netplay.cli.doors import keep_door
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.server.connection import CLOSED
from netplay.server.limits import UNLIMITED, Limits
from netplay.server.server import Server
from netplay.table.table import Table
from tests.netplay.lines import Hall, Peer, settled
from tests.netplay.room import hello


@pytest.fixture
async def hall(nursery) -> Hall:
    return Hall(nursery)


async def alive(hall: Hall, peer: Peer) -> None:
    """This peer is still answered at once."""
    start = trio.current_time()
    await peer.say(p.Ping(77))
    with trio.fail_after(5):
        assert await peer.until(lambda message: message == p.Pong(77))
    assert trio.current_time() - start < 1


# Coming, and wrong ways to come


async def test_a_peer_is_welcomed(autojump_clock, hall):
    peer = await hall.guest("Anna")
    assert [type(message).__name__ for message in peer.heard] == ["Welcome", "Lobby"]
    await alive(hall, peer)


async def test_hello_by_the_byte(autojump_clock, hall):
    peer = hall.peer()
    for byte in p.MAGIC + codec.encode(hello()):
        await peer.stream.send_all(bytes([byte]))
        await trio.sleep(0.05)
    assert await peer.until(lambda message: isinstance(message, p.Lobby))


async def test_who_says_nothing_is_let_go_after_ten_seconds(autojump_clock, hall):
    """[F 3]"""
    peer = hall.peer()
    assert (await peer.to_the_end()).code == "silence"
    assert trio.current_time() == pytest.approx(10, abs=2)


async def test_a_slow_drip_does_not_move_the_deadline(autojump_clock, hall, nursery):
    """[F 3]"""
    peer = hall.peer()

    async def drip():
        for byte in p.MAGIC + codec.encode(hello()):
            await peer.stream.send_all(bytes([byte]))
            await trio.sleep(1)

    nursery.start_soon(drip)
    assert (await peer.to_the_end()).text == "Nothing was heard for too long."
    assert trio.current_time() == pytest.approx(10, abs=2)
    nursery.cancel_scope.cancel()


async def test_a_drip_after_hello_is_no_message_either(autojump_clock, hall, nursery):
    peer, other = await hall.guest("Anna"), await hall.guest("Bert")

    async def drip():
        for byte in codec.encode(p.Chat("x" * 900)):
            await peer.stream.send_all(bytes([byte]))
            await trio.sleep(1)

    nursery.start_soon(drip)
    nursery.start_soon(pinging, other)
    assert (await peer.to_the_end()).code == "silence"
    assert 55 < trio.current_time() < 70
    await alive(hall, other)
    nursery.cancel_scope.cancel()


async def pinging(peer: Peer) -> None:
    while True:
        await trio.sleep(20)
        await peer.say(p.Ping(1))


async def test_a_silent_guest_is_let_go_and_their_seat_kept(autojump_clock, hall, nursery):
    """[F 5]"""
    silent, other = await hall.guest("Anna"), await hall.guest("Bert")
    nursery.start_soon(pinging, other)
    assert (await silent.to_the_end()).code == "silence"
    away = await other.until(lambda m: isinstance(m, p.Lobby) and not m.seats[0].here)
    assert away.seats[0].name == "Anna"
    back = await hall.guest("Anna", silent.heard[0].token)
    assert back.heard[-1].seats[0].here
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize(
    "start",
    [b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"SSH-2.0-OpenSSH_9.6\r\n", b"\r\n"],
    ids=["HTTP", "TLS", "SSH", "a line"],
)
async def test_another_protocol_is_told_what_this_is(autojump_clock, hall, start):
    """[F 40]"""
    line = hall.line()
    await line.send_all(start)
    heard = b""
    with trio.fail_after(5):
        while data := await line.receive_some(4096):
            heard += data
    assert b"This port is a Round Table game." in heard
    assert p.MAGIC not in heard
    await trio.sleep(hall.server.limits.parting + 0.1)
    assert not hall.server.connections


async def test_the_first_message_must_say_hello(autojump_clock, hall):
    peer = hall.peer()
    await peer.stream.send_all(p.MAGIC + codec.encode(p.Chat("hi")))
    assert await peer.to_the_end() == p.Refused("protocol", "The first message must say hello.")


@pytest.mark.parametrize(
    "rubbish",
    [b"\0\0\0\1\xc1", b"\0\0\x07\xd0" + b"\x91" * 2000, codec.encode(p.Lobby(1, "", {}, [])), b"\xdb\x7f\xff\xff\xff"],
)
async def test_rubbish_ends_the_line_with_a_sentence_and_only_this_one(autojump_clock, hall, rubbish):
    """[F 13]"""
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    await peer.say(p.Chat("before"))
    await peer.stream.send_all(rubbish + b"\x00" * 20000)
    last = await peer.to_the_end()
    assert (last.code, last.text[-1]) == ("protocol", ".")
    assert "before" in [m.text for m in peer.heard if isinstance(m, p.Said)]
    await alive(hall, other)


async def test_the_version_is_named_over_the_wire(autojump_clock, hall):
    """[F 27]"""
    peer = hall.peer()
    await peer.stream.send_all(p.MAGIC + codec.encode(p.Hello(99, 3, "Anna")))
    last = await peer.to_the_end()
    assert last.code == "version"
    assert f"{p.MAJOR}.{p.MINOR}" in last.text
    assert "99.3" in last.text


async def test_who_hangs_up_is_away_at_once(autojump_clock, hall):
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    await peer.stream.send_all(codec.encode(p.Chat("half a mess"))[:5])
    await peer.stream.aclose()
    lobby = await other.until(lambda m: isinstance(m, p.Lobby) and not m.seats[1].here)
    assert lobby.seats[1].name == "Anna"
    assert trio.current_time() < 1


async def test_goodbye_ends_the_line(autojump_clock, hall):
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    await peer.say(p.Chat("bye"), p.Bye(), p.Chat("never said"))
    await peer.to_the_end()
    assert trio.current_time() < 5
    lobby = await other.until(lambda m: isinstance(m, p.Lobby) and m.seats[1].person is None)
    assert lobby
    assert not any(isinstance(m, p.Said) and m.text == "never said" for m in other.heard)


async def test_a_second_session_ends_the_first(autojump_clock, hall):
    peer = await hall.guest("Anna")
    again = await hall.guest("x", peer.heard[0].token)
    assert (await peer.to_the_end()).code == "elsewhere"
    assert again.heard[0].name == "Anna"
    await alive(hall, again)


# Peers that do not read, and floods


async def test_a_peer_that_never_reads_is_dropped_and_hinders_nobody(autojump_clock, nursery):
    """[F 6]"""
    hall = Hall(nursery, replace(UNLIMITED, outbox=20_000))
    stuck = hall.line(trio.testing.lockstep_stream_pair)
    await stuck.send_all(p.MAGIC + codec.encode(hello("Stuck")))
    await settled()
    peer = await hall.guest("Anna")
    assert len(hall.server.connections) == 2
    lines = 0
    while len(hall.server.connections) == 2 and lines < 200:
        await peer.say(p.Chat("x" * 200))
        assert await peer.until(lambda m: isinstance(m, p.Said))
        lines += 1
    assert 50 < lines < 150, "twenty thousand bytes were kept for it, not more"
    assert trio.current_time() < 5
    assert not hall.table.seats.shown(0).here
    await alive(hall, peer)


async def test_a_peer_that_takes_too_long_for_a_piece_is_dropped_though_little_waits(autojump_clock, hall):
    stuck = hall.line(trio.testing.lockstep_stream_pair)
    await stuck.send_all(p.MAGIC + codec.encode(hello("Stuck")))
    peer = await hall.guest("Anna")
    await trio.sleep(19)
    await alive(hall, peer)
    await peer.say(p.Chat("still kept"))
    await settled()
    assert len(hall.server.connections) == 2
    await trio.sleep(2)
    await peer.say(p.Chat("and now not"))
    await trio.sleep(1.5)
    assert len(hall.server.connections) == 1
    await alive(hall, peer)


async def test_a_refused_peer_that_never_reads_does_not_stay(autojump_clock, hall):
    stuck = hall.line(trio.testing.lockstep_stream_pair)
    await stuck.send_all(p.MAGIC + codec.encode(p.Chat("no hello")))
    await trio.sleep(25)
    assert not hall.server.connections


async def test_a_flood_waits_and_is_answered_in_the_end(autojump_clock, hall):
    """[F 7]"""
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    await peer.say(*(p.Ping(n) for n in range(200)))
    start = trio.current_time()
    assert await peer.until(lambda m: m == p.Pong(50)), "a burst goes through at once"
    assert trio.current_time() - start < 0.5
    await alive(hall, other)
    assert await peer.until(lambda m: m == p.Pong(199)), "and nothing is lost"
    assert 5 < trio.current_time() - start < 10
    await trio.sleep(5)
    await alive(hall, peer)


async def test_asking_for_the_whole_game_costs_more(autojump_clock, hall):
    """[F 41]"""
    peer = await hall.guest("Anna")
    start = trio.current_time()
    await peer.say(*(p.Resync() for _ in range(10)), p.Ping(5))
    assert await peer.until(lambda m: m == p.Pong(5))
    assert 4 < trio.current_time() - start < 6


# Caps


async def test_beyond_the_cap_only_who_owns_a_seat_is_let_in(autojump_clock, nursery):
    hall = Hall(nursery, Limits(peers=3))
    peers = [await hall.guest(f"Anna{n}") for n in range(3)]
    late = hall.peer()
    await late.greet("Late")
    assert await late.to_the_end() == p.Refused("full", "This table has too many connections. Please try again later.")
    again = await hall.guest("x", peers[1].heard[0].token)
    assert again.heard[0].name == "Anna1"
    assert (await peers[1].to_the_end()).code == "elsewhere"
    await peers[0].stream.aclose()
    await trio.sleep(hall.server.limits.parting + 0.1)
    assert isinstance((await hall.guest("Dora")).heard[0], p.Welcome)


async def test_silent_connections_cannot_keep_a_seat_from_its_owner(autojump_clock, nursery):
    hall = Hall(nursery, Limits(peers=3))
    owner = await hall.guest("Anna")
    token = owner.heard[0].token
    await owner.stream.aclose()
    for _ in range(5):
        hall.line()
    await settled()
    assert (await hall.guest("Anna", token)).heard[0].name == "Anna"


async def dial(stack: AsyncExitStack, port: int) -> Peer:
    """A peer over a real socket; the test fails if it takes more than five seconds."""
    stack.enter_context(trio.fail_after(5))
    return Peer(await stack.enter_async_context(await trio.open_tcp_stream("127.0.0.1", port)))


async def test_caps_on_real_sockets(nursery):
    """[F 4]"""
    server = Server(Table("Camelot"), Limits(peers=2))
    port = await nursery.start(server.serve, "127.0.0.1", 0)
    async with AsyncExitStack() as stack:
        peers = [await dial(stack, port) for _ in range(4)]
        for n, peer in enumerate(peers[:2]):
            await peer.greet(f"Anna{n}")
            assert isinstance(peer.heard[0], p.Welcome)
        await peers[2].greet("Late")
        assert (await peers[2].to_the_end()).code == "full"
        await peers[3].greet("x", peers[0].heard[0].token)
        assert peers[3].heard[0].name == "Anna0", "who has a seat comes in beyond all caps"
    nursery.cancel_scope.cancel()


async def test_caps_for_one_address(nursery):
    server = Server(Table("Camelot"), Limits(peers_per_address=1))
    port = await nursery.start(server.serve, "127.0.0.1", 0)
    async with AsyncExitStack() as stack:
        first, second = await dial(stack, port), await dial(stack, port)
        await first.greet("Anna")
        await second.greet("Bert")
        assert second.heard[0].code == "full"
        for peer in (first, second):
            await peer.stream.aclose()
        while server.connections:
            await trio.sleep(0.01)
        third = await dial(stack, port)
        await third.greet("Cleo")
        assert isinstance(third.heard[0], p.Welcome)
    nursery.cancel_scope.cancel()


async def test_a_thousand_who_come_and_go_leave_nothing_behind(autojump_clock, hall):
    """[F 4]"""
    for n in range(300):
        peer = hall.peer()
        if n % 3:
            await peer.stream.send_all((p.MAGIC + codec.encode(hello(f"Anna{n}")))[: n % 60])
        await peer.stream.aclose()
    await trio.sleep(15)
    assert not hall.server.connections
    assert len(hall.table.people.everybody) <= 5
    assert isinstance((await hall.guest("Dora")).heard[0], p.Welcome)


# When something fails


async def test_a_failure_ends_one_line_and_touches_no_other(autojump_clock, hall, monkeypatch, caplog):
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    right = hall.table.receive

    def receive(connection, message):
        if message == p.Chat("trouble"):
            raise RuntimeError("a bug")
        return right(connection, message)

    monkeypatch.setattr(hall.table, "receive", receive)
    await peer.say(p.Chat("trouble"))
    last = await peer.to_the_end()
    assert last == p.Refused("failed", "Something went wrong at the table. Please join again.")
    assert "A connection failed: RuntimeError at netplay/server/server.py" in caplog.text
    assert "a bug" not in caplog.text, "what an exception says may hold secrets"
    await alive(hall, other)
    assert (await hall.guest("Anna", peer.heard[0].token)).heard[0].name == "Anna"


async def test_a_failure_over_who_leaves_ends_one_line_and_touches_no_other(autojump_clock, hall, monkeypatch, caplog):
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")

    def leave(connection):
        raise RuntimeError("a bug")

    with monkeypatch.context() as patched:
        patched.setattr(hall.table, "leave", leave)
        await peer.stream.aclose()
        await settled()
        assert len(hall.server.connections) == 1
    assert "The table failed over somebody who left: RuntimeError" in caplog.text
    assert "a bug" not in caplog.text, "what an exception says may hold secrets"
    await alive(hall, other)


async def test_a_broken_line_touches_no_other(autojump_clock, hall):
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    peer.stream.send_stream.close()
    peer.stream.receive_stream.close()
    for _ in range(3):
        await other.say(p.Chat("x"))
        await settled()
    assert len(hall.server.connections) == 1
    await alive(hall, other)


async def test_bots_play_for_who_watches(autojump_clock, hall):
    peer = await hall.guest("Anna")
    await peer.say(p.Stand(), *(p.AddBot(seat, "page") for seat in range(3)), p.Start())
    over = await peer.until(lambda m: isinstance(m, p.Lobby) and m.phase == "over")
    assert over
    assert len([m for m in peer.heard if isinstance(m, core.Report)]) == hall.table.seq


async def test_bots_take_their_time(autojump_clock, nursery):
    hall = Hall(nursery)
    hall.server.pace = 2.0
    peer = await hall.guest("Anna")
    await peer.say(p.Stand(), *(p.AddBot(seat, "page") for seat in range(3)), p.Start())
    for _ in range(5):
        assert await peer.until(lambda m: isinstance(m, core.Report))
    assert trio.current_time() == pytest.approx(10, abs=0.5)
    nursery.cancel_scope.cancel()


async def test_a_bot_that_cannot_act_stops_nobody(autojump_clock, hall, monkeypatch, caplog):
    """[F 36]"""

    def fail(ask, action, replaced):
        raise RuntimeError("a bug in the table")

    monkeypatch.setattr(hall.table, "answered", fail)
    peer = await hall.guest("Anna")
    await peer.say(p.Stand(), *(p.AddBot(seat, "page") for seat in range(3)), p.Start())
    assert await peer.until(lambda m: isinstance(m, p.Began))
    await settled()
    assert "A bot could not act: RuntimeError at netplay/server/bot_scheduler.py" in caplog.text
    assert "a bug" not in caplog.text
    await alive(hall, peer)


async def test_a_table_that_closes_says_so_to_everybody(autojump_clock):
    async with trio.open_nursery() as nursery:
        hall = Hall(nursery)
        peers = [await hall.guest("Anna"), await hall.guest("Bert"), hall.peer()]
        await settled()
        nursery.cancel_scope.cancel()
    for peer in peers:
        assert await peer.to_the_end() == p.Refused("closed", "The table has been closed.")
    assert codec.encode(peers[0].heard[-1]) == CLOSED


async def test_a_table_that_closes_never_sends_half_a_message_and_then_another(autojump_clock):
    """[F 42] Cancelled in the midst of a broadcast."""
    async with trio.open_nursery() as nursery:
        hall = Hall(nursery)
        stuck = hall.line(trio.testing.lockstep_stream_pair)
        await stuck.send_all(p.MAGIC + codec.encode(hello("Stuck")))
        await settled()
        part = await stuck.receive_some(20)
        await settled()
        nursery.cancel_scope.cancel()
    with suppress(trio.BrokenResourceError):
        part += await stuck.receive_some(10**6)
    assert part.startswith(p.MAGIC)
    assert b"closed" not in part


# Whole games


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
async def test_a_whole_game_of_clients_and_a_spectator(autojump_clock, nursery, game):
    hall, rng = Hall(nursery, UNLIMITED, game.id), random.Random(5)
    clients = []
    for n in range(game.seats[0] + 1):
        clients.append(hall.client(f"Anna{n}"))
        await settled()
    *players, watcher = clients
    watcher.send(p.Stand())
    for client in players[1:]:
        client.send(p.Ready(True))
    await settled()
    assert players[0].state.table.lobby.problem is None
    players[0].send(p.Start())
    await settled()
    dealer = hall.table.play.dealer
    for _ in range(5000):
        if dealer.outcome is not None:
            break
        client = players[rng.choice(dealer.to_act)]
        assert client.send(client.state.act(rng.choice(client.state.games.replica.legal())))
        await settled()
        assert client.state.requests.pending is None
    assert dealer.outcome is not None
    for client in clients:
        client_state = client.state
        assert client_state.games.replica.outcome == dealer.outcome
        assert client_state.games.replica.state == core.mask(game, dealer.state, client_state.games.replica.seat)
        assert (client_state.table.lobby.phase, client_state.requests.rejected, client.status) == ("over", None, "open")
    nursery.cancel_scope.cancel()


# Ports


@pytest.mark.parametrize(
    ("port", "error", "words"),
    [
        (
            4747,
            OSError(errno.EADDRINUSE, "Address already in use"),
            "Port 4747 cannot be used: another program has it, perhaps a table that is open already.",
        ),
        (80, PermissionError(errno.EACCES, "Permission denied"), "Port 80 needs special rights."),
        (4747, OSError(errno.EADDRNOTAVAIL, "x"), "This machine has no such address."),
        (4747, socket.gaierror(-2, "x"), "This machine has no such address."),
        (70000, OSError(), "There is no port 70000"),
        (4747, OSError(), "Port 4747 cannot be used; the system does not say why."),
    ],
)
def test_why_a_port_cannot_be_had(port, error, words):
    """[F 40]"""
    sentence = why_no_port(port, error)
    assert sentence.startswith(words)
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("host", "port"), [("192.0.2.77", 0), ("no.such.machine.invalid", 0), ("a" * 90, 0), ("é" * 90, 0)]
)
async def test_an_address_that_is_not_ours_is_an_os_error(host, port):
    with trio.fail_after(20), pytest.raises(OSError, match=r"."):
        await Server(Table("Camelot")).serve(host, port)


@pytest.mark.parametrize("port", [-1, 65536, 70000, 2**40])
async def test_a_port_that_is_none_is_an_overflow(port):
    with pytest.raises(OverflowError):
        await Server(Table("Camelot")).serve("127.0.0.1", port)


async def test_a_port_in_use_is_an_os_error(nursery):
    port = await nursery.start(Server(Table("Camelot")).serve, "127.0.0.1", 0)
    with pytest.raises(OSError, match=r"in use") as caught:
        await Server(Table("Camelot")).serve("127.0.0.1", port)
    assert (
        why_no_port(port, caught.value)
        == f"Port {port} cannot be used: another program has it, perhaps a table that is open already. "
        "Join that one, or start with --port 0 for any port that is free."
    )
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize(
    ("bind", "shown"), [("127.0.0.1", "127.0.0.1:5"), ("::1", "[::1]:5"), ("camelot.example", "camelot.example:5")]
)
def test_what_friends_type(bind, shown):
    assert reachable(bind, 5) == shown


@pytest.mark.parametrize("bind", [None, "", "0.0.0.0", "::"])
def test_what_friends_type_when_all_addresses_listen(bind, monkeypatch):
    monkeypatch.setattr("netplay.addresses.lan_address", lambda bind: "192.168.1.5")
    assert reachable(bind, 5) == "192.168.1.5:5"


async def test_a_door_that_has_gone_before_its_table_is_spoken_of(monkeypatch, capsys, autojump_clock):
    async def gone(wanted, program, task_status):
        task_status.started(door_launcher.DoorReply(4722))
        await trio.sleep(5)

    monkeypatch.setattr(door_launcher, "keep_open", gone)
    async with trio.open_nursery() as nursery:
        door = await nursery.start(
            keep_door, door_launcher.DoorRequest("::1", 1, "table", None, 4722), door_launcher.WEB_DOOR
        )
        assert door.port == 4722
        assert not capsys.readouterr().out
    assert "nobody comes in with a browser any more" in capsys.readouterr().out
