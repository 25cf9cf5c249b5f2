"""A table with a password: what a listener hears, and what who is in the middle can do."""

from __future__ import annotations

import random
from typing import Any

import pytest
import trio
import trio.testing

from netplay.client.admission import Way
from netplay.protocol import authentication, codec
from netplay.protocol import messages as p
from netplay.secure_channel import wire
from netplay.secure_channel.wire import ChannelError, RefusedLine
from netplay.server.line_opener import STEP
from tests.netplay.lines import Hall, Peer, play

WORD = Way(password="grail")


@pytest.fixture
def hall(nursery) -> Hall:
    hall = Hall(nursery)
    hall.table.admission.set_password("grail")
    return hall


class Tap:
    """A machine between two ends of a line: it hears everything, and may change what it passes on."""

    def __init__(self, nursery: trio.Nursery, change: Any = lambda number, data: data) -> None:
        self.heard, self._change, self._number = b"", change, 0
        self._nursery = nursery

    def pair(self) -> tuple[Any, Any]:
        """A pair of streams with this machine between them."""
        (ours, near), (far, theirs) = trio.testing.memory_stream_pair(), trio.testing.memory_stream_pair()
        for source, target in ((near, far), (far, near)):
            self._nursery.start_soon(self._pass_on, source, target)
        return ours, theirs

    async def _pass_on(self, source: Any, target: Any) -> None:
        try:
            while data := await source.receive_some(4096):
                self.heard += data
                self._number += 1
                await target.send_all(self._change(self._number, bytes(data)))
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        await target.aclose()


def tapped(hall: Hall, tap: Tap, name: str, way: Way = WORD) -> Any:
    """A client whose line to the hall is tapped."""
    line, hall.line = hall.line, lambda **more: line(tap.pair, **more)
    client = hall.client(name, way=way)
    return client


async def test_a_listener_to_a_whole_game_hears_no_name_card_talk_or_key(autojump_clock, hall, nursery):
    tap = Tap(nursery)
    clients = [tapped(hall, tap, "Annabella")]
    await trio.sleep(2)
    clients += [hall.client(name, way=WORD) for name in ("Balthasar", "Cleophas")]
    await trio.sleep(2)
    for client in clients:
        client.send(p.Ready(True))
    clients[0].send(p.Chat("the wolf is at the door"))
    clients[0].send(p.RequestSeatCode(clients[0].state.table.my_seat))
    await trio.sleep(2)
    code = clients[0].state.requests.code.code
    clients[0].send(p.Start())
    await trio.sleep(5)
    await play(clients, 400)
    await trio.sleep(2)
    assert hall.table.play.dealer.seq > 100
    tokens = [client.state.table.welcome.token for client in clients]
    lowered = tap.heard.replace(wire.PRIVATE_MAGIC, b"").lower()
    shown = {
        *(client.name for client in clients),
        *tokens,
        code,
        "wolf",
        "ROUNDTABLE2",
        "grail",
        "hello",
        "academy",
        "report",
        *_labels(hall),
    }
    assert len(shown) > 15
    assert len(tap.heard) > 50_000
    assert [each for each in shown if each.lower().encode() in lowered] == []
    hashes = [authentication.key_hash(key) for key in (*tokens, code)] + [hall.table.admission.password_hash[1]]
    assert [each for each in hashes if each in tap.heard] == []


def _labels(hall: Hall) -> set[str]:
    """The words of at least five letters in the game on the table, as it would be sent in plain."""
    state = hall.table.save().replace(hall.table.id.encode(), b"")
    words = "".join(chr(each) if chr(each).isalpha() and each < 128 else " " for each in state).split()
    return {word for word in words if len(word) >= 5}


async def test_the_same_words_are_found_in_the_record_of_a_plain_line(autojump_clock, nursery):
    """The search of the test above finds what is there."""
    hall, tap = Hall(nursery), Tap(nursery)
    client = tapped(hall, tap, "Annabella", Way())
    await trio.sleep(2)
    client.send(p.Chat("the wolf is at the door"))
    await trio.sleep(1)
    for word in ("annabella", "wolf", "roundtable2", client.state.table.welcome.token.lower()):
        assert word.encode() in tap.heard.lower()


async def test_a_plain_line_is_refused_by_a_sentence_that_older_releases_show(autojump_clock, hall):
    peer = Peer(hall.line())
    await peer.greet("Anna")
    assert peer.heard[-1].code == "private"
    assert "update" in peer.heard[-1].text
    assert not hall.table.people.everybody


async def test_a_client_that_does_not_know_yet_calls_again_with_a_private_line(autojump_clock, hall):
    client = hall.client("Anna", way=Way(keys=lambda table: None))
    await trio.sleep(2)
    assert client.trouble.code == "password-needed"
    assert len(hall.calls) == 2


@pytest.mark.parametrize("private", [True, False])
async def test_who_has_a_seat_code_alone_asks_before_saying_anything_in_plain(autojump_clock, nursery, private):
    """The code is shown over a private line where the table has those; a table without a password is called again."""
    hall = Hall(nursery)
    hall.table.admission.set_password("grail" if private else "")
    anna = hall.client("Annabella", way=WORD if private else Way())
    await trio.sleep(2)
    anna.send(p.RequestSeatCode(anna.state.table.my_seat))
    await trio.sleep(1)
    code, tap, calls = anna.state.requests.code.code, Tap(nursery), len(hall.calls)
    anna.hang_up()
    again = tapped(hall, tap, "Annabella", Way(code=code))
    await trio.sleep(3)
    assert (again.status, again.state.table.my_seat) == ("open", 0)
    assert (b"Annabella" in tap.heard) is not private
    assert len(hall.calls) - calls == (1 if private else 2)


async def test_who_asks_first_comes_to_a_table_of_an_older_release(autojump_clock, nursery):
    """It does not know the first bytes of a private line, and says so in plain."""
    said: list[bytes] = []

    async def older(stream: Any) -> None:
        said.append(bytes(await stream.receive_some(4096)))
        if not said[-1].startswith(p.MAGIC):
            await stream.send_all(p.MAGIC + codec.encode(p.Refused("protocol", "The other side is no Round Table.")))
        await stream.aclose()

    hall = Hall(nursery)

    def line(**more: Any) -> Any:
        ours, theirs = trio.testing.memory_stream_pair()
        nursery.start_soon(older, theirs)
        return ours

    hall.line = line
    hall.client("Anna", way=Way(code="AAAABBBBCCCC"))
    await trio.sleep(1)
    assert [data[:12] for data in said[:2]] == [wire.PRIVATE_MAGIC[:12], p.MAGIC]


@pytest.mark.parametrize("way", [WORD, Way(keys=lambda table: "t" * 32, password="grail")])
async def test_who_knows_the_password_comes_in_also_with_a_key_that_the_table_has_forgotten(autojump_clock, hall, way):
    client = hall.client("Anna", way=way)
    await trio.sleep(3)
    assert client.status == "open"
    assert client._line.binding


async def test_a_key_opens_the_line_and_the_seat_without_the_password(autojump_clock, hall):
    anna = hall.client("Anna", way=WORD)
    await trio.sleep(2)
    token = anna.state.table.welcome.token
    anna.hang_up()
    again = hall.client("Anna", way=Way(keys=lambda table: token))
    await trio.sleep(3)
    assert (again.status, again.state.table.welcome.person) == ("open", anna.state.table.welcome.person)
    assert again._line.binding


async def test_the_key_of_the_doors_opens_a_line_but_not_the_table(autojump_clock, hall):
    """[F 4] A visit shows it on the loopback, and its visitor still needs the password."""
    peer = await Peer(hall.line()).make_private(Way(door_key=hall.table.admission.door_key))
    await peer.send(p.MAGIC + codec.encode(p.greeting("Mallory", can=p.CAPABILITIES)))
    await peer.until(lambda message: isinstance(message, p.Challenge))
    await peer.say(p.Enter())
    assert (await peer.to_the_end()).code == "password"


async def test_a_wrong_password_costs_one_guess_and_tells_nothing(autojump_clock, hall):
    """The table sends no proof, and answers after the same time."""
    tap, took = Tap(hall.nursery), []
    for password in ("holy", "grail!"):
        start = trio.current_time()
        with pytest.raises(RefusedLine):
            await Peer(hall.line(tap.pair)).make_private(Way(password=password))
        took.append(round(trio.current_time() - start, 3))
    assert took == [2 * STEP, 2 * STEP]
    assert bytes((wire.TABLE_PROOF, 32)) not in tap.heard
    payments, rate = hall.server._payments, hall.server.limits.others
    assert payments._limiter.lacks(("guesses", ""), rate, rate.burst, trio.current_time()) > 4


async def test_a_proof_that_was_given_on_one_line_is_worth_nothing_on_another(autojump_clock, hall):
    """A player who knows the password stands between the table and another player, whose key he wants to use."""
    anna = hall.client("Anna", way=WORD)
    await trio.sleep(2)
    token = anna.state.table.welcome.token
    middle = await Peer(hall.line()).make_private(WORD)
    await middle.send(p.MAGIC + codec.encode(p.greeting("Anna", can=p.CAPABILITIES)))
    door = await middle.until(lambda message: isinstance(message, p.Challenge))
    victim = await Peer(hall.line()).make_private(Way(keys=lambda table: token))
    from netplay.client.admission import Admission

    with pytest.raises(codec.ProtocolError):
        Admission(Way(keys=lambda table: token)).answer(door, victim.line.binding)
    own = p.Challenge(door.table, victim.line.binding, door.salt, door.minor)
    await middle.say(Admission(Way(keys=lambda table: token)).answer(own, victim.line.binding))
    assert (await middle.to_the_end()).code == "password"


@pytest.mark.parametrize("change", ["flipped", "cut", "repeated", "moved"])
async def test_a_line_that_is_tampered_with_ends_cleanly_and_is_made_again(autojump_clock, hall, change):
    rng, held = random.Random(change), []

    def tampered(number: int, data: bytes) -> bytes:
        if not client.state.table.welcome or number % 5:
            return data
        at = rng.randrange(len(data))
        if change == "moved":
            held.append(data)
            return held.pop(0) if len(held) > 1 else b""
        changed = {
            "flipped": data[:at] + bytes((data[at] ^ 64,)) + data[at + 1 :],
            "cut": data[:at],
            "repeated": 2 * data,
        }
        return changed[change]

    client = tapped(hall, Tap(hall.nursery, tampered), "Anna")
    await trio.sleep(2)
    for _ in range(30):
        client.send(p.Chat("well then"))
        await trio.sleep(4)
    assert len(hall.calls) > 2
    assert client.status in ("open", "lost"), client.trouble
    said = [line.text for line in hall.table.chat.lines if isinstance(line, p.Said)]
    assert set(said) == {"well then"}
    assert {person.name for person in hall.table.people} <= {"Anna", "Anna 2", "Anna 3"}


@pytest.mark.slow
async def test_random_bytes_at_any_moment_of_a_private_line_change_nothing(autojump_clock, hall):
    """A part of what `scripts/bench mutations` does."""
    rng = random.Random(50)
    client = hall.client("Anna", way=WORD)
    await trio.sleep(2)
    before = hall.table.save()
    for number in range(60):
        peer = Peer(hall.line(address=f"198.51.100.{number}"))
        if number % 3 == 0:
            await peer.make_private(WORD)
            data = bytearray(peer.line.sealed(p.MAGIC + codec.encode(p.greeting("Mallory", can=p.CAPABILITIES))))
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        else:
            data = bytearray(wire.PRIVATE_MAGIC + bytes((wire.START, 37)) + rng.randbytes(rng.randrange(60)))
        await peer.stream.send_all(bytes(data))
        await peer.stream.send_eof()
        with trio.move_on_after(60):
            while await peer.stream.receive_some(4096):
                pass
    await trio.sleep(1)
    assert hall.table.save() == before
    assert client.status == "open"
    assert len(hall.server.connections) == 1


async def test_the_end_of_a_private_line_is_authenticated(autojump_clock, hall):
    """The table says that it has closed; a machine in the middle can only cut."""
    peer = await Peer(hall.line()).make_private(WORD)
    await peer.send(p.MAGIC + codec.encode(p.Bye()))
    await peer.to_the_end()
    peer.line.check_end()
    other = await Peer(hall.line()).make_private(WORD)
    with pytest.raises(ChannelError):
        other.line.check_end()
