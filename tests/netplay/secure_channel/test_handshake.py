"""The handshake of a private line: known answers, and what any change of it leads to."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from spake2 import SPAKE2_A, SPAKE2_B

from netplay.secure_channel import key_schedule, wire
from netplay.secure_channel.handshake import ClientHandshake, Hello, TableHandshake
from netplay.secure_channel.wire import PRIVATE_MAGIC, ChannelError, NotPrivate, RefusedLine, WrongSecret
from tests.netplay.secure_channel.pair import HELLO, RIGHT, WRONG, generator, shaken

NAMES = ("hello", "start", "answer", "client_proof", "table_proof")


def test_the_package_agrees_with_its_own_known_answers():
    """The vectors are those of the package's tests: another release would not play with this one if they changed."""
    one, other = SPAKE2_A(b"password", entropy_f=generator(b"A")), SPAKE2_B(b"password", entropy_f=generator(b"B"))
    assert one.start().hex() == "416fc960df73c9cf8ed7198b0c9534e2e96a5984bfc5edc023fd24dacf371f2af9"
    said = other.start()
    assert said.hex() == "42354e97b88406922b1df4bea1d7870f17aed3dba7c720b313edae315b00959309"
    assert one.finish(said).hex() == "a480bca13fa04464bb644f10e340125e96c9494f7399fef7c2bda67eb0fdf06d"


def test_a_handshake_sends_just_what_the_library_computes():
    said = shaken(seed=b"known")[2]
    value, table = b"\x00" + RIGHT.value, PRIVATE_MAGIC + b"table " + HELLO.table.encode()
    one = SPAKE2_A(value, PRIVATE_MAGIC + b"client", table, entropy_f=generator(b"knownA"))
    other = SPAKE2_B(value, PRIVATE_MAGIC + b"client", table, entropy_f=generator(b"knownB"))
    x, y = one.start(), other.start()
    assert said["start"] == bytes((wire.START, 37, 0, 0, 0, 0)) + x
    assert said["answer"] == bytes((wire.ANSWER, 33)) + y
    transcript = hashlib.sha256(2 * PRIVATE_MAGIC + said["hello"].removeprefix(PRIVATE_MAGIC) + said["start"])
    transcript.update(said["answer"])
    keys = key_schedule.derived(one.finish(y), transcript.digest())
    proof = hmac.new(keys.client_proof, transcript.digest(), "sha256").digest()
    assert said["client_proof"] == bytes((wire.CLIENT_PROOF, 32)) + proof


def test_what_is_said_stays_what_it_was_in_the_first_release():
    """A known answer of our own: a change here is a new version of the private line, with a new magic."""
    said = shaken(seed=b"frozen")[2]
    whole = hashlib.sha256(b"".join(said[name] for name in NAMES)).hexdigest()
    assert whole[:12] == "31abbb1dfa58"


def test_keys_follow_rfc_5869():
    """HKDF by hand, from HMAC alone."""
    secret, salt, info = b"k" * 32, b"t" * 32, key_schedule.LABEL + b"keys"
    extracted, block, whole = hmac.new(salt, secret, "sha256").digest(), b"", b""
    for number in range(1, 6):
        block = hmac.new(extracted, block + info + bytes((number,)), "sha256").digest()
        whole += block
    assert b"".join(key_schedule.derived(secret, salt)) == whole
    follows = hmac.new(b"k" * 32, key_schedule.LABEL + b"rekey" + b"\x01", "sha256").digest()
    assert key_schedule.next_key(b"k" * 32) == follows


def test_both_sides_have_the_same_keys_and_each_connection_its_own():
    client, table, _ = shaken()
    other = shaken()[0]
    assert client.binding == table.binding != other.binding
    assert table.opener.feed(client.sealer.seal(b"to the table")) == b"to the table"
    assert client.opener.feed(table.sealer.seal(b"to the client")) == b"to the client"


def test_a_wrong_secret_is_noticed_by_the_table_before_it_proves_anything():
    said: list[str] = []
    with pytest.raises(WrongSecret, match="the client"):
        shaken(lambda name, data: said.append(name) or data, of_client=WRONG)
    assert said == ["hello", "start", "answer", "client_proof"]


def test_a_table_with_another_secret_cannot_prove_it():
    """Whoever stands in the table's place and lets every proof pass."""
    client = ClientHandshake()
    client.heard(HELLO.frame)
    table = TableHandshake(HELLO)
    table.hello()
    reader = wire.FrameReader()
    reader.feed(PRIVATE_MAGIC + client.start(RIGHT) + table.answer(WRONG))
    table.claimed(next(reader.frames()))
    client.finish(next(reader.frames()))
    with pytest.raises(WrongSecret, match="the table"):
        client.check(wire.Frame(wire.TABLE_PROOF, b"p" * 32))


@pytest.mark.parametrize("name", NAMES)
def test_no_handshake_survives_a_change_of_one_of_its_bytes(name):
    whole = shaken()[2]
    for at in range(len(whole[name])):

        def change(which: str, data: bytes, at: int = at) -> bytes:
            return data[:at] + bytes((data[at] ^ 1 << at % 8,)) + data[at + 1 :] if which == name else data

        with pytest.raises(ChannelError):
            shaken(change)


@pytest.mark.parametrize("name", NAMES)
def test_no_handshake_survives_what_is_cut_repeated_or_replaced(name):
    former, changes = shaken()[2], []
    changes += [lambda data, at=at: data[:at] for at in range(len(former[name]))]
    changes += [lambda data: data * 2, lambda data: data + b"\0", lambda data: former[name]]
    changes += [lambda data, other=other: former[other] for other in NAMES if other != name]
    for change in changes if name != "hello" else changes[:-5] + changes[-4:]:  # each hello of a table is the same
        with pytest.raises(ChannelError):
            shaken(lambda which, data, change=change: change(data) if which == name else data)


@pytest.mark.parametrize("side", [b"A", b"B"])
def test_a_reflected_element_is_refused(side):
    """What the client has said comes back to it, under its own name or the table's."""
    client = ClientHandshake()
    client.heard(HELLO.frame)
    element = client.start(RIGHT)[-33:]
    with pytest.raises(ChannelError):
        client.finish(wire.Frame(wire.ANSWER, side + element[1:]))


@pytest.mark.parametrize(
    "point",
    [
        bytes((1,)) + bytes(31), bytes(32), bytes((0xEC, *[0xFF] * 30, 0x7F)), b"\xff" * 32,
        bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
    ],
)  # fmt: skip
def test_points_of_small_order_are_refused(point):
    """The neutral element, points of order 2, 4 and 8, and bytes that are no point: the key would not be secret."""
    client = ClientHandshake()
    client.heard(HELLO.frame)
    client.start(RIGHT)
    with pytest.raises(ChannelError):
        client.finish(wire.Frame(wire.ANSWER, b"B" + point))


def test_frames_out_of_order_end_the_handshake():
    table = TableHandshake(HELLO)
    table.hello()
    start = wire.Frame(wire.START, bytes(4) + b"A" + bytes(32))
    table.claimed(start)
    with pytest.raises(ChannelError):
        table.claimed(start)
    with pytest.raises(ChannelError):
        table.finish(wire.Frame(wire.CLIENT_PROOF, bytes(32)))
    with pytest.raises(ChannelError):
        ClientHandshake().finish(wire.Frame(wire.ANSWER, bytes(33)))


def test_another_identity_of_the_table_leads_to_other_keys():
    """The client is told another identity than the table has: the roles are part of the key."""
    other = Hello("ffffffffffffffff", HELLO.salt)
    with pytest.raises(WrongSecret):
        shaken(lambda name, data: PRIVATE_MAGIC + other.frame.encoded if name == "hello" else data)


def test_a_reader_stores_no_more_than_a_frame_of_a_stranger():
    reader = wire.FrameReader()
    reader.feed(PRIVATE_MAGIC + bytes((wire.START, 200)))
    with pytest.raises(ChannelError):
        reader.frame()
    with pytest.raises(NotPrivate):
        next(_fed(b"GET / HTTP/1.0\r\n\r\n").frames())
    with pytest.raises(NotPrivate):
        next(_fed(b"ROUNDTABLE2\n\0").frames())
    assert [*_fed(b"ROUND").frames()] == []


def test_a_refusal_names_its_reason_by_letters_alone():
    with pytest.raises(RefusedLine) as caught:
        next(_fed(PRIVATE_MAGIC + wire.Frame(wire.REFUSAL, b"pass\x1b[2Jword").encoded).frames())
    assert caught.value.code == "pass2Jword"


def _fed(data: bytes) -> wire.FrameReader:
    reader = wire.FrameReader()
    reader.feed(data)
    return reader
