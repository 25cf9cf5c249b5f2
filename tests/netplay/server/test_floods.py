"""Floods: a peer that sends too much, too often, over too many sockets, or nothing at all, costs the others nothing."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
import trio
import trio.testing

from netplay.client.admission import Way
from netplay.protocol import codec, directions
from netplay.protocol import messages as p
from netplay.secure_channel.wire import RefusedLine
from netplay.server.limits import UNLIMITED
from netplay.server.rate_limits import Rate, RateLimiter, TokenBucket, origin, to_evict
from netplay.transport.writer import ConnectionWriter
from tests.netplay.lines import Hall, Peer, settled
from tests.netplay.room import hello

CROWD = "203.0.113.5"
"""The address of a crowd."""


@pytest.fixture
async def hall(nursery) -> Hall:
    return Hall(nursery)


class Sent(list[bytes]):
    """A stream that keeps what is sent over it."""

    async def send_all(self, data: bytes) -> None:
        self.append(data)


async def latency(peer: Peer) -> float:
    """Seconds until this peer is answered."""
    start = trio.current_time()
    await peer.say(p.Ping(4242))
    with trio.fail_after(100):
        assert await peer.until(lambda message: message == p.Pong(4242))
    return trio.current_time() - start


def drain(nursery: trio.Nursery, *peers: Peer) -> None:
    """These peers read all the time, and say nothing."""
    for peer in peers:
        nursery.start_soon(peer.until)


# Fault 6 and 41: what one peer causes for the others


@pytest.mark.parametrize(("peers", "name", "outbox"), [(30, "{}", 20_000), (4, "\U00020000" * 6 + "{}", 8_000)])
async def test_a_volley_of_renames_drops_no_reading_peer(autojump_clock, nursery, peers, name, outbox):
    hall = Hall(nursery, replace(UNLIMITED, gallery=99, gallery_per_address=99, outbox=outbox))
    guests = [await hall.guest(f"Guest {n}") for n in range(peers)]
    drain(nursery, *guests[1:])
    await settled()
    await guests[0].say(*(p.Rename(name.format(n)) for n in range(59)))
    await settled()
    await trio.sleep(30)
    assert len(hall.server.connections) == peers
    assert not any(guest.ended for guest in guests)
    nursery.cancel_scope.cancel()


async def test_of_lobbies_that_wait_only_the_last_is_sent(autojump_clock):
    """[F 6 41]"""
    outbox, sent = ConnectionWriter(1000, 10), Sent()
    outbox.put(b"welcome ")
    for number in range(50):
        assert outbox.put(b"lobby %02d " % number, latest=True)
    outbox.put(b"began ")
    outbox.put(b"lobby 50 ", latest=True)
    outbox.close()
    await outbox.run(sent)
    assert sent == [b"welcome began lobby 50 "]
    assert outbox._size == 0


async def test_after_a_last_word_nothing_more_is_sent(autojump_clock):
    outbox, sent = ConnectionWriter(1000, 10), Sent()
    outbox.put(b"refused")
    outbox.close()
    assert outbox.put(b"told to all")
    await outbox.run(sent)
    assert sent == [b"refused"]


# Fault 4: silent sockets


async def test_seventy_five_silent_sockets_keep_nobody_out(autojump_clock, hall):
    """[F 4]"""
    owner = await hall.guest("Anna", address="203.0.113.5")
    token = owner.heard[0].token
    await owner.stream.aclose()
    await settled()
    for _ in range(75):
        hall.line(address="203.0.113.5")
    await settled()
    start = trio.current_time()
    assert (await hall.guest("Anna", token, "203.0.113.5")).heard[0].name == "Anna"
    assert isinstance((await hall.guest("Bert", address="203.0.113.6")).heard[0], p.Welcome)
    assert trio.current_time() - start < 1
    assert len(hall.server.connections) <= 8 + 2


async def test_too_many_calls_are_closed_until_the_address_was_quiet(autojump_clock, nursery):
    """[F 4 5] Each call costs a greeting and a parting, so that calling alone would be a flood."""
    hall = Hall(nursery, replace(UNLIMITED, calls=Rate(3, 2)))
    lines = [hall.line(address="203.0.113.5") for _ in range(5)]
    await settled()
    assert len(hall.server.connections) == 3
    heard = [bytes(await line.receive_some()) for line in lines]
    assert heard.count(b"") == 2, "not a byte is spent on them"
    assert isinstance((await hall.guest("Bert", address="203.0.113.6")).heard[0], p.Welcome)
    await trio.sleep(0.5)
    assert isinstance((await hall.guest("Anna", address="203.0.113.5")).heard[0], p.Welcome)
    nursery.cancel_scope.cancel()


async def test_silent_sockets_from_many_addresses_are_bounded_too(autojump_clock, hall):
    for number in range(100):
        hall.line(address=f"203.0.113.{number % 50}")
    await settled()
    assert len(hall.server.connections) <= hall.server.limits.callers
    assert isinstance((await hall.guest("Bert", address="198.51.100.1")).heard[0], p.Welcome)


async def test_refused_connections_count_like_waiting_ones(autojump_clock, nursery):
    """[F 4 5] A peer that speaks another protocol and stays for the answer is not kept longer than others."""
    hall = Hall(nursery, replace(UNLIMITED, callers=10, parting=1000.0))
    for number in range(50):
        await hall.line(address=f"203.0.113.{number}").send_all(b"GET / HTTP/1.1\r\n\r\n")
        await settled()
    assert len(hall.server.connections) <= 10
    assert isinstance((await hall.guest("Bert", address="198.51.100.1")).heard[0], p.Welcome)
    nursery.cancel_scope.cancel()


async def test_silent_spectators_refuse_no_newcomer(autojump_clock, hall):
    host = await hall.guest("Anna", address="127.0.0.1")
    stuffed = [await hall.guest(f"Mallory {n}", address="203.0.113.5") for n in range(38)]
    welcome = [peer for peer in stuffed if isinstance(peer.heard[0], p.Welcome)]
    assert len(welcome) == 4 + hall.server.limits.gallery_per_address
    assert stuffed[-1].heard[0].code == "full"
    for address in ("198.51.100.1", "198.51.100.2"):
        assert isinstance((await hall.guest("Bert", address=address)).heard[0], p.Welcome)
    await host.say(p.Free(1))
    await settled()
    newcomer = await hall.guest("Cleo", address="203.0.113.5")
    assert isinstance(newcomer.heard[0], p.Welcome), "there is a free seat"


async def by_other_rules(hall: Hall, name: str, token: str | None = None) -> Peer:
    """Joins with a program that lacks the game of the table."""
    peer = Peer(hall.line(address=CROWD))
    said = msgspec.structs.replace(hello(name, token), games={})
    await peer.stream.send_all(p.MAGIC + codec.encode(said))
    await peer.until(lambda message: isinstance(message, p.Lobby | p.Refused))
    return peer


async def gets_up(hall: Hall, name: str) -> Peer:
    """Takes a seat, and gets up from it."""
    peer = await hall.guest(name, address=CROWD)
    await peer.say(p.Stand())
    await settled()
    return peer


async def comes_back_by_other_rules(hall: Hall, name: str) -> Peer:
    """Takes a seat, and loses it by coming back with another program."""
    peer = await hall.guest(name, address=CROWD)
    return await by_other_rules(hall, name, peer.heard[0].token) if isinstance(peer.heard[0], p.Welcome) else peer


@pytest.mark.parametrize("way", [gets_up, by_other_rules, comes_back_by_other_rules])
async def test_people_without_a_seat_are_counted_however_they_lost_it(autojump_clock, hall, way):
    """Otherwise one address could fill the table."""
    await hall.guest("Anna", address="127.0.0.1")
    for number in range(38):
        await way(hall, f"Mallory {number}")
    seatless = [person for person, _ in hall.table.people.present() if person.seat is None]
    assert len(seatless) == hall.server.limits.gallery_per_address
    assert isinstance((await hall.guest("Bert", address="198.51.100.1")).heard[0], p.Welcome)


async def test_people_asking_for_a_seat_count_as_seatless(autojump_clock, hall):
    host = await hall.guest("Anna", address="127.0.0.1")
    await host.say(p.TableSettings(ask=True))
    asked = [await hall.guest(f"Mallory {number}", address=CROWD) for number in range(38)]
    assert sum(isinstance(peer.heard[0], p.Welcome) for peer in asked) == hall.server.limits.gallery_per_address
    assert isinstance((await hall.guest("Bert", address="198.51.100.1")).heard[0], p.Welcome)


async def test_spectators_are_counted_on_entry_and_not_on_hello(autojump_clock, hall):
    await hall.guest("Anna", address="127.0.0.1")
    full = hall.server.limits.gallery_per_address
    for number in range(full - 1):
        await gets_up(hall, f"Walter {number}")
    callers = [Peer(hall.line(address=CROWD)) for _ in range(5)]
    for number, peer in enumerate(callers):
        await peer.stream.send_all(p.MAGIC + codec.encode(p.greeting(f"Mallory {number}", can=p.CAPABILITIES)))
    await settled()
    for peer in callers:
        await peer.say(p.Enter(watch=True))
        await peer.until(lambda message: isinstance(message, p.Welcome | p.Refused))
    watching = [person for person, _ in hall.table.people.present() if person.seat is None]
    assert len(watching) == full


async def test_a_gallery_that_is_full_keeps_nobody_from_a_seat_and_the_host_from_nothing(autojump_clock, nursery):
    """Eight friends on one machine, and as many who watch as it takes, all come from one address."""
    hall = Hall(nursery, replace(UNLIMITED, gallery_per_address=2), "nobles")
    host, guest = [await hall.guest(name, address="127.0.0.1") for name in ("Anna", "Bert")]
    for name in ("Walter", "Wanda"):
        await hall.guest(name, address="127.0.0.1")
    await guest.say(p.Stand())
    told = await guest.until(lambda message: isinstance(message, p.Rejected))
    assert told.code == "gallery"
    await host.say(p.Stand())
    await settled()
    assert [seat.name for seat in map(hall.table.seats.shown, range(2))] == ["", "Bert"]
    newcomer = await hall.guest("Cleo", address="127.0.0.1")
    assert isinstance(newcomer.heard[0], p.Welcome)
    assert hall.table.seats.name(0) == "Cleo"
    nursery.cancel_scope.cancel()


async def test_spectators_from_everywhere_are_bounded_too(autojump_clock, nursery):
    hall = Hall(nursery, replace(UNLIMITED, gallery=2), "nobles")
    crowd = [await hall.guest(f"Guest {n}", address=f"203.0.113.{n}") for n in range(5)]
    assert [type(peer.heard[0]).__name__ for peer in crowd] == ["Welcome"] * 4 + ["Refused"]
    nursery.cancel_scope.cancel()


# Fault 7: bytes and work, for a person and an address


async def test_large_acts_are_counted_before_they_are_looked_at(autojump_clock, hall, monkeypatch):
    """[F 7]"""
    other, peer = await hall.guest("Bert"), await hall.guest("Anna")
    looked, right = [], codec.Reader.message
    monkeypatch.setattr(codec.Reader, "message", lambda self, body: looked.append(len(body)) or right(self, body))
    act = p.Act(1, 0, [[1] * 400] * 9)
    assert 3600 < len(codec.encode(act)) < directions.FROM_CLIENT_BYTES
    await peer.say(*[act] * 100)
    with trio.move_on_after(10):
        await peer.until()
    assert 5 < len([size for size in looked if size > 3000]) < 12, "two at once, and two in three seconds"
    assert await latency(other) < 0.1


async def test_a_new_connection_buys_nothing(autojump_clock, hall):
    """[F 7]"""
    await hall.guest("Zoe", address="127.0.0.1")
    answered, start = 0, trio.current_time()
    token = (await hall.guest("Mallory", address="203.0.113.5")).heard[0].token
    for _ in range(10):
        peer = await hall.guest("Mallory", token, "203.0.113.5")
        await peer.say(*[p.Ping(1)] * 60)
        with trio.move_on_after(0.5):
            await peer.until()
        answered += sum(isinstance(message, p.Pong) for message in peer.heard)
        await peer.stream.aclose()
        await settled()
    assert answered < 60 + 20 * (trio.current_time() - start) + 10


def dear_hello(can: tuple[str, ...] = ()) -> bytes:
    """The longest hello that is accepted."""
    said = msgspec.structs.replace(hello("Mallory"), can=[*can, "x" * 100, *("x" * 240 for _ in range(3))])
    data = codec.encode(said)
    assert 900 < len(data) - codec.PREFIX <= UNLIMITED.call_bytes
    return data


async def dear_calls(hall: Hall, calls: int, address: str) -> None:
    """Calls that ask to be let in at the greatest length, and go."""
    for _ in range(calls):
        line = hall.line(address=address)
        await line.send_all(p.MAGIC + dear_hello())
        await line.aclose()


async def test_a_return_does_not_pay_for_callers_that_are_gone(autojump_clock, nursery):
    """[F 7] All friends in SSH sessions have one address, and so has a visitor with a hundred calls."""
    hall = Hall(nursery)
    token = (await hall.guest("Bert", address="127.0.0.1")).heard[0].token
    await dear_calls(hall, 100, "127.0.0.1")
    await settled()
    start = trio.current_time()
    bert = await hall.guest("Bert", token, address="127.0.0.1")
    assert isinstance(bert.heard[0], p.Welcome)
    assert trio.current_time() - start < 0.1, "a key has a row of its own"
    cleo = await hall.guest("Cleo", address="127.0.0.1")
    assert isinstance(cleo.heard[0], p.Welcome)
    assert trio.current_time() - start < 2, "and the cheap go first"
    nursery.cancel_scope.cancel()


async def test_a_throttled_peer_is_not_told_that_it_was_silent(autojump_clock, nursery):
    hall = Hall(nursery, replace(UNLIMITED, others=Rate(8, 1), hello=3.0))
    await hall.guest("Zoe", address="127.0.0.1")
    start = trio.current_time()
    assert isinstance((await hall.guest("Anna", address="127.0.0.1")).heard[0], p.Welcome)
    assert trio.current_time() - start > 3, "longer than a silent one is kept"
    nursery.cancel_scope.cancel()


async def test_spectators_spend_nothing_of_returning_players(autojump_clock, nursery):
    hall = Hall(nursery)
    token = (await hall.guest("Bert", address="127.0.0.1")).heard[0].token
    for seat in range(1, 5):
        await hall.guest(f"Guest {seat}", address="203.0.113.9")
    crowd = [await hall.guest(f"Mallory {n}", address="127.0.0.1") for n in range(8)]
    drain(hall.nursery, *crowd)
    for peer in crowd:
        await peer.say(*(p.Chat("x" * 200) for _ in range(15)))
    await settled()
    start = trio.current_time()
    assert isinstance((await hall.guest("Bert", token, address="127.0.0.1")).heard[0], p.Welcome)
    assert trio.current_time() - start < 1
    nursery.cancel_scope.cancel()


async def test_chat_costs_more_and_its_backlog_is_bounded(autojump_clock, hall):
    peers = [await hall.guest(f"Guest {n}") for n in range(5)]
    for peer in peers[1:]:
        await peer.say(*(p.Chat("x" * 200) for _ in range(40)))
    with trio.move_on_after(5):
        await peers[0].until()
    said = [message for message in peers[0].heard if isinstance(message, p.Said)]
    assert 4 * 5 <= len(said) <= 4 * (6 + 2 * 5), "a few at once, and then two a second from each"
    assert await latency(peers[0]) < 0.1


async def test_spectators_share_the_budget_of_their_address(autojump_clock, nursery):
    hall = Hall(nursery)
    players = [await hall.guest(f"Guest {n}", address="127.0.0.1") for n in range(5)]
    crowd = [await hall.guest(f"Mallory {n}", address="203.0.113.5") for n in range(12)]
    drain(hall.nursery, *crowd)
    for peer in crowd:
        await peer.say(*(p.Chat("x" * 200) for _ in range(15)))
    with trio.move_on_after(10):
        await players[0].until()
    said = [message for message in players[0].heard if isinstance(message, p.Said)]
    assert len(said) < 20 + 4 * 10 + 5
    assert await latency(players[0]) < 0.1
    nursery.cancel_scope.cancel()


async def test_guesses_at_seat_codes_come_slowly(autojump_clock, hall):
    tried = 0
    with trio.move_on_after(30):
        while True:
            peer = Peer(hall.line(address="203.0.113.5"))
            await peer.send(p.MAGIC + codec.encode(p.greeting("Mallory", can=p.CAPABILITIES)))
            assert await peer.until(lambda message: isinstance(message, p.Challenge))
            await peer.say(p.Enter(key=b"x" * 32, only_back=True))
            assert (await peer.to_the_end()).code == "no-such-code"
            tried += 1
    assert 5 < tried < 20


@pytest.mark.parametrize(
    ("address", "code", "way"),
    [
        ("203.0.113.5", "password", Way(password="holy")), ("203.0.113.5", "no-such-key", Way(code="AAAABBBBCCCC")),
        ("relay/{}", "password", Way(password="holy")),
    ],
)  # fmt: skip
async def test_guesses_at_the_secret_of_a_private_line_come_slowly(autojump_clock, hall, address, code, way):
    """One guess a handshake. Through relays also from many addresses, since a relay may say what it likes of them."""
    hall.table.admission.set_password("grail")
    tried = 0
    with trio.move_on_after(30):
        while True:
            peer = Peer(hall.line(address=address.format(tried)))
            with pytest.raises(RefusedLine) as refused:
                await peer.make_private(way)
            assert refused.value.code == code
            tried += 1
    assert 5 < tried < 20


# The meter


def test_a_meter_is_earned_again_and_never_beyond_its_burst():
    meter = TokenBucket(Rate(10, 2), 0)
    assert meter.charge(10, 0) == 0
    assert meter.charge(4, 0) == 2
    assert meter.charge(0, 1) == 1
    assert meter.charge(0, 100) == 0
    assert meter.full(100)
    assert meter.charge(11, 100) == 0.5
    assert meter.charge(0, 50) == 0.5, "a clock that goes back earns nothing"


def test_a_leaving_peer_is_refunded_what_it_has_not_earned():
    meters, now, rate = RateLimiter(), [0.0], Rate(10, 2)
    with meters.charged("Anna", rate, 14, lambda: now[0]) as wait:
        assert wait == 2
        with meters.charged("Anna", rate, 6, lambda: now[0]) as longer:
            assert longer == 5
            now[0] = 1.0
        assert meters.charge("Anna", rate, 0, now[0]) == 1, "of the six none had been earned"
        now[0] = 2.0
    assert meters.charge("Anna", rate, 0, now[0]) == 0, "all has been waited for"
    assert meters.charge("Anna", rate, 1, now[0]) == 0.5


def test_what_is_not_there_is_not_taken_and_not_owed():
    meter = TokenBucket(Rate(2, 1), 0.0)
    assert [meter.take(1, 0.0) for _ in range(4)] == [True, True, False, False]
    assert meter.take(1, 1.0)
    assert not meter.take(1, 1.5)


def test_meters_that_are_full_are_forgotten():
    meters = RateLimiter()
    for number in range(10_000):
        meters.charge(f"198.51.{number // 250}.{number % 250}", Rate(10, 100), 1, float(number))
    assert len(meters._buckets) <= 256


def test_of_too_many_callers_the_dearest_makes_room_and_of_equals_the_oldest():
    assert to_evict(["b", "a", "a", "a"], "a", 9, 3, [9, 0, 2, 1]) == 2
    assert to_evict(["b", "a", "a", "a"], "a", 9, 3, [9, 1, 1, 0]) == 1
    assert to_evict(["b", "a", "a"], "c", 3, 2, [9, 0, 1]) == 2
    assert to_evict(["a", "b"], "c", 3, 2) is None
    assert to_evict(["a", "b", "b"], "c", 3, 2) == 1, "of an address that has most"
    assert to_evict(["b", "a"], "a", 9, 2) is None
    assert to_evict(["b", "a", "a"], "a", 9, 2) == 1
    assert to_evict(["", "", ""], "", 9, 2) is None, "who comes over no network has no neighbours"


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("203.0.113.5", "203.0.113.5"), ("::1", "::1"), ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"), ("", ""), ("a socket", "a socket"),
    ],
)  # fmt: skip
def test_where_somebody_comes_from(address, where):
    assert origin(address) == where


@pytest.mark.parametrize("address", ["192.0.2.5", "fd00::5", "::1", "127.0.0.1"])
def test_a_caller_from_the_own_address_is_on_this_machine(address):
    """A table may listen on one address only: there its own doors call it, and are not to be banned for one visitor."""
    assert origin(address, address) == "127.0.0.1"
    assert origin("192.0.2.6", address) == "192.0.2.6"


async def test_hello_of_a_saved_seat_is_heard_in_a_storm_of_hellos(autojump_clock, hall):
    owner = await hall.guest("Anna", address="127.0.0.1")
    token = owner.heard[0].token
    await owner.stream.aclose()
    for number in range(60):
        line = hall.line(address="203.0.113.5")
        await line.send_all((p.MAGIC + codec.encode(hello(f"Mallory {number}")))[:-1])
    start = trio.current_time()
    assert (await hall.guest("Anna", token, "127.0.0.1")).heard[0].name == "Anna"
    assert trio.current_time() - start < 1


async def test_between_messages_that_come_together_it_is_the_turn_of_others(nursery):
    """[F 7] However much a peer may send at once, nobody waits for all of it."""
    hall = Hall(nursery)
    anna, bert = await hall.guest("Anna"), await hall.guest("Bert")
    order, receive = [], hall.table.receive

    def heard(peer, message):
        order.append(type(message).__name__)
        return receive(peer, message)

    hall.table.receive = heard
    await bert.say(*[p.Rename(f"Bert {number}") for number in range(8)])
    await anna.say(p.Ping(1))
    await settled()
    assert order.index("Ping") < 8


async def test_a_lobby_before_a_step_is_sent_as_it_was():
    """A lobby tells whether a bot decided the next step: it is not replaced by a later lobby across that step."""
    outbox, (ours, theirs) = ConnectionWriter(1000, 20), trio.testing.memory_stream_pair()
    for data, latest, keeps in ((b"1", True, False), (b"2", True, False), (b"step", False, True), (b"3", True, False)):
        assert outbox.put(data, latest, keeps)
    outbox.close()
    await outbox.run(ours)
    assert await theirs.receive_some(100) == b"2step3"
