"""A flood from the address of honest players: of callers who may be let in, the cheap go first, and keys have a row of
their own."""

from __future__ import annotations

from contextlib import suppress

import pytest
import trio

from netplay.client.admission import Admission, Way
from netplay.protocol import codec
from netplay.protocol import messages as p
from netplay.secure_channel.handshake import ClientHandshake, Hello, Secret
from netplay.secure_channel.wire import CLIENT_PROOF, PRIVATE_MAGIC, Frame
from netplay.server.caller_queue import CallerQueue
from netplay.server.rate_limits import Rate, RateLimiter, origin
from tests.cases import each_value
from tests.netplay.lines import Hall, Peer, settled
from tests.netplay.server.test_floods import dear_hello

SHARED = [("127.0.0.1", 1 / 3), (origin("2001:db8::5"), 1 / 3), ("203.0.113.5", 1 / 15)]
"""All users of a machine, a whole IPv6 network, all behind one router; and the seconds between two calls."""


async def flood(hall: Hall, data: bytes, address: str, pause: float) -> None:
    """Calls at this pace for ever, says all of it at once, and keeps every line that is not closed."""
    while True:
        peer = Peer(hall.line(address=address))
        await peer.stream.send_all(data)
        hall.nursery.start_soon(read_all, peer.stream)
        await trio.sleep(pause)


async def read_all(stream: trio.abc.ReceiveStream) -> None:
    """Reads what comes, whatever it is, until the line ends."""
    with suppress(trio.BrokenResourceError):
        while await stream.receive_some(4096):
            pass


def handshake_with_a_guess() -> bytes:
    """All that an attacker says to make a table do the arithmetic of a handshake, at no cost of its own."""
    client = ClientHandshake()
    client.heard(Hello("x", b"salt").frame)
    return PRIVATE_MAGIC + client.start(Secret.of_password(b"guess")) + Frame(CLIENT_PROOF, bytes(32)).encoded


def calls(enters: str, can: tuple[str, ...] = ("door",)) -> bytes:
    """What an attacker says: the longest hello, and then an answer to the challenge or none."""
    if enters == "by guessing":
        return handshake_with_a_guess()
    answers = {
        "not": b"", "as a newcomer": codec.encode(p.Enter()), "with a false key": codec.encode(p.Enter(key=b"x" * 64)),
    }  # fmt: skip
    return p.MAGIC + dear_hello(can) + answers[enters]


@pytest.mark.parametrize(
    ("enters", "shared"), each_value(["not", "as a newcomer", "with a false key", "by guessing"], SHARED)
)
async def test_a_player_gets_back_within_two_seconds_of_a_flood_from_its_address(
    autojump_clock, nursery, enters, shared
):
    """[F 4 7 43]"""
    address, pause = shared
    hall = Hall(nursery)
    if enters == "by guessing":
        hall.table.admission.set_password("grail")
    else:
        await hall.guest("Anna", address="198.51.100.1")
    (peer, welcome), taken = await bert_comes(hall, address), []
    nursery.start_soon(flood, hall, calls(enters), address, pause)
    for _ in range(20):
        await trio.sleep(3)
        await peer.stream.aclose()
        start = trio.current_time()
        peer, back = await bert_comes(hall, address, welcome.token)
        taken.append(trio.current_time() - start)
        assert isinstance(back, p.Welcome)
        assert back.name == "Bert"
    assert max(taken) <= 2
    nursery.cancel_scope.cancel()


async def bert_comes(hall: Hall, address: str, token: str | None = None) -> tuple[Peer, p.Message]:
    """Bert over a new line, with the key that he was given, and the first answer of the table."""
    peer, way = Peer(hall.line(address=address)), Way(keys=lambda table: token, password="grail")
    if hall.table.admission.has_password:
        await peer.make_private(way)
    await peer.send(p.MAGIC + codec.encode(p.greeting("Bert", can=p.CAPABILITIES)))
    door = await peer.until(lambda message: isinstance(message, p.Challenge | p.Refused))
    if not isinstance(door, p.Challenge):
        return peer, p.Refused("hung-up", "The table hung up.")
    await peer.say(Admission(way).answer(door, peer.line.binding))
    answer = await peer.until(lambda message: isinstance(message, p.Welcome | p.Refused))
    return peer, answer or p.Refused("hung-up", "The table hung up.")


@pytest.mark.parametrize("enters", ["not", "as a newcomer", "with a false key"])
@pytest.mark.parametrize(("address", "pause"), SHARED)
async def test_a_newcomer_comes_in_through_a_flood_from_its_address(autojump_clock, nursery, address, enters, pause):
    """[F 4 7] It says less than the attacker, so it overtakes."""
    hall = Hall(nursery)
    await hall.guest("Anna", address="198.51.100.1")
    nursery.start_soon(flood, hall, calls(enters), address, pause)
    await trio.sleep(20)
    start = trio.current_time()
    bert = await hall.guest("Bert", address=address)
    assert trio.current_time() - start < 2
    assert isinstance(bert.heard[0], p.Welcome) or bert.heard[0].code == "full"
    nursery.cancel_scope.cancel()


async def test_a_hello_of_more_than_a_kilobyte_is_refused(autojump_clock, nursery):
    hall = Hall(nursery)
    peer = Peer(hall.line(address="203.0.113.5"))
    await peer.stream.send_all(p.MAGIC + (1025).to_bytes(4, "big"))
    refused = await peer.to_the_end()
    assert (refused.code, refused.text) == ("protocol", "A message is larger than 1024 bytes.")
    nursery.cancel_scope.cancel()


async def test_who_is_let_in_may_say_longer_things(autojump_clock, nursery):
    hall = Hall(nursery)
    anna = await hall.guest("Anna")
    await anna.say(p.Act(1, 0, [[1] * 400] * 9), p.Ping(7))
    assert await anna.until(lambda message: message == p.Pong(7))
    nursery.cancel_scope.cancel()


async def test_the_cheapest_caller_goes_first_and_of_equals_the_earliest(autojump_clock, nursery):
    queue, order = CallerQueue(RateLimiter()), []

    async def wait(name: str, rank: int) -> None:
        await queue.wait("address", Rate(1, 1), 1, rank)
        order.append((name, trio.current_time()))

    start = trio.current_time()
    for name, rank in (("first", 0), ("dear", 2), ("cheap", 0), ("also cheap", 0), ("middling", 1)):
        nursery.start_soon(wait, name, rank)
        await settled()
    await trio.sleep(10)
    assert [name for name, _ in order] == ["first", "cheap", "also cheap", "middling", "dear"]
    assert [round(time - start) for _, time in order] == [0, 1, 2, 3, 4]


async def test_a_caller_that_leaves_has_taken_nothing(autojump_clock, nursery):
    queue = CallerQueue(RateLimiter())
    await queue.wait("address", Rate(1, 1), 1, 0)
    with trio.move_on_after(0.5):
        await queue.wait("address", Rate(1, 1), 1, 0)
    start = trio.current_time()
    await queue.wait("address", Rate(1, 1), 5, 0)
    assert trio.current_time() - start == pytest.approx(0.5, abs=0.01), "and nobody waits for more than a full bucket"
