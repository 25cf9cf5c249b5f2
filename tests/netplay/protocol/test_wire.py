"""Bytes and messages: whatever a stranger sends, the worst that comes of it is a ProtocolError with a sentence."""

from __future__ import annotations

import base64
import random
import struct
from contextlib import suppress
from typing import get_args

import msgpack
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from netplay.protocol import codec, directions
from netplay.protocol import messages as p
from tests.netplay.messages import message, messages

KINDS = [*get_args(p.FromClient), *get_args(p.FromServer)]
CHAT = {"t": "chat", "text": "Hail"}


def reader(union=p.FromClient) -> codec.Reader:
    """A reader past the greeting."""
    made = codec.Reader.of_client() if union is p.FromClient else codec.Reader.of_server()
    assert list(made.feed(p.MAGIC)) == []
    return made


def read(data: bytes, union=p.FromClient):
    return list(reader(union).feed(data))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_every_message_arrives_as_it_was_sent(kind, data):
    sent = data.draw(message(kind))
    union = p.FromClient if kind in get_args(p.FromClient) else p.FromServer
    assert read(codec.encode(sent), union) == [sent]


@pytest.mark.parametrize("union", [p.FromClient, p.FromServer], ids=["client", "server"])
@given(data=st.data())
def test_however_bytes_are_split_the_same_messages_come(union, data):
    """[F 2]"""
    sent = data.draw(st.lists(messages(union), min_size=1, max_size=6))
    stream = p.MAGIC + b"".join(map(codec.encode, sent))
    make = codec.Reader.of_client if union is p.FromClient else codec.Reader.of_server
    assert list(make().feed(stream)) == sent
    slow = make()
    assert [each for i in range(len(stream)) for each in slow.feed(stream[i : i + 1])] == sent
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    torn = make()
    pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    assert [each for piece in pieces for each in torn.feed(piece)] == sent


def test_a_thousand_messages_in_one_segment_all_come():
    """[F 2]"""
    sent = [p.Chat("x" * 100) for _ in range(1000)]
    assert read(b"".join(map(codec.encode, sent))) == sent


@pytest.mark.parametrize("union", [p.FromClient, p.FromServer], ids=["client", "server"])
@given(data=st.data())
def test_mutated_frames_raise_nothing_but_protocol_errors(union, data):
    """[F 1 12]"""
    stream = bytearray(b"".join(map(codec.encode, data.draw(st.lists(messages(union), min_size=1, max_size=3)))))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(60):
        broken = bytearray(stream)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(broken))
            match rng.randrange(4):
                case 0:
                    broken[at] = rng.randrange(256)
                case 1:
                    broken[at:at] = rng.randbytes(rng.randint(1, 6))
                case 2:
                    del broken[at : at + rng.randint(1, 3)]
                    broken = broken or bytearray(b"\xc1")
                case _:
                    broken[at] = rng.choice(b"\x80\x90\xa0\xc1\xc4\xc7\xca\xcb\xd4\xd9\xdc\xdd\xde\xdf\xff\x7f")
        fed = reader(union)
        if (sentence := failure(fed, bytes(broken), 7)) is not None:
            assert sentence.isprintable()
            assert failure(fed, codec.encode(p.Ping(1)), 99) == "This connection has already failed."


@given(st.binary(max_size=400))
def test_noise_raises_nothing_but_protocol_errors(noise):
    """[F 12]"""
    for make in (codec.Reader.of_client, codec.Reader.of_server):
        for start in (b"", p.MAGIC):
            failure(make(), start + noise, 50)


def failure(fed: codec.Reader, data: bytes, step: int) -> str | None:
    """Feed it so many bytes at a time; the sentence of the ProtocolError, if it comes to that."""
    try:
        for start in range(0, len(data), step):
            list(fed.feed(data[start : start + step]))
    except codec.ProtocolError as error:
        return str(error)
    return None


def framed(body: bytes) -> bytes:
    """A body behind its length."""
    return struct.pack(">I", len(body)) + body


def packed(value) -> bytes:
    """A body as another implementation writes it."""
    return msgpack.packb(value, strict_types=False)


NOT_MESSAGES = {
    "a map as a key": b"\x83\xa1t\xa4chat\xa4text\xa1a\x80\x01",
    "no map": packed([1, 2]),
    "nil": packed(None),
    "a number": packed(7),
    "no kind": packed({"text": "Hail"}),
    "a kind that is no text": packed({"t": 5}),
    "a server's message": packed({"t": "lobby"}),
    "a key that is no text": packed({1: 2, **CHAT}),
    "a byte too many": packed(CHAT) + b"\xc0",
    "a message cut short": packed(CHAT)[:-1],
    "nothing": b"",
    "a missing key": packed({"t": "chat"}),
    "text too long": packed({"t": "chat", "text": "x" * 1001}),
    "text as bytes": packed({"t": "chat", "text": b"Hail"}),
    "bytes as text": packed({"t": "seal", "number": 1, "seal": base64.b64encode(bytes(32)).decode()}),
    "text as list": packed({"t": "chat", "text": ["Hail"]}),
    "invalid UTF-8": packed({"t": "chat", "text": "@@"}).replace(b"@@", b"\xff\xfe"),
    "a lone surrogate": packed({"t": "chat", "text": "@@@"}).replace(b"@@@", b"\xed\xa0\x80"),
    "an overlong form": packed({"t": "chat", "text": "@@"}).replace(b"@@", b"\xc0\xaf"),
    "bool as seat": packed({"t": "sit", "seat": True}),
    "float as seat": packed({"t": "sit", "seat": 1.0}),
    "minus nought as seat": packed({"t": "sit", "seat": -0.0}),
    "NaN as seat": packed({"t": "sit", "seat": float("nan")}),
    "infinity as seat": packed({"t": "sit", "seat": float("inf")}),
    "text as seat": packed({"t": "sit", "seat": "1"}),
    "nil as seat": packed({"t": "sit", "seat": None}),
    "seat -1": packed({"t": "sit", "seat": -1}),
    "seat 8": packed({"t": "sit", "seat": 8}),
    "seat 2^64-1": packed({"t": "sit", "seat": 2**64 - 1}),
    "number -1": packed({"t": "ping", "n": -1}),
    "number 2^31": packed({"t": "ping", "n": 2**31}),
    "int as bool": packed({"t": "ready", "ready": 1}),
    "float in an action": packed({"t": "act", "n": 1, "seq": 0, "action": ["ride", 1.5]}),
    "NaN in an action": packed({"t": "act", "n": 1, "seq": 0, "action": [float("nan")]}),
    "a map in an action": packed({"t": "act", "n": 1, "seq": 0, "action": [{}]}),
    "bytes in an action": packed({"t": "act", "n": 1, "seq": 0, "action": [b"x"]}),
    "an action three lists deep": packed({"t": "act", "n": 1, "seq": 0, "action": [[["keep"]]]}),
    "an action of 501 values": packed({"t": "act", "n": 1, "seq": 0, "action": [None] * 501}),
    "an ext": packed({"t": "chat", "text": msgpack.ExtType(5, b"x")}),
    "an ext of an unknown kind with nothing in it": b"\xc7\x00\x05",
    "a timestamp": packed({"t": "ping", "n": msgpack.Timestamp(1, 0)}),
    "a timestamp beyond all years": packed({"t": "ping", "n": msgpack.Timestamp(2**62, 0)}),
    "a byte that means nothing": b"\xc1",
    "1020 lists deep": b"\x91" * 1020 + b"\xc0",
    "10000 lists deep": b"\x91" * 10000 + b"\xc0",
    "4000 lists deep in an unknown field": packed(CHAT).replace(b"\x82", b"\x83")
    + b"\xa4glow"
    + b"\x91" * 4000
    + b"\xc0",
    "1100 values in a list of an unknown field": packed(CHAT | {"glow": [None] * 1100}),
    "a key that is no text in an unknown field": packed(CHAT | {"glow": {1: 2}}),
    "1020 maps deep": b"\x81\xa1t" * 1020 + b"\xc0",
    "a depth hidden in an unknown key of hello": packed({"t": "hello"})[:-5] + b"\x91" * 1000,
    "16000 empty maps": b"\xdd" + struct.pack(">I", 16000) + b"\x80" * 16000,
}


@pytest.mark.parametrize("data", NOT_MESSAGES.values(), ids=NOT_MESSAGES)
def test_what_is_no_message_is_a_protocol_error_with_a_sentence(data):
    """[F 8 10 11 12]"""
    with pytest.raises(codec.ProtocolError, match=r"^A message .+\.$"):
        read(framed(data))


LOBBY = {"t": "lobby", "host": 1, "game": "academy", "options": {}, "seats": []}
TERMS = {"table": "", "number": 1, "game": "", "rules": "", "stream": 1, "seats": [], "people": {}, "bots": {}}
LISTS = {
    **{name: lambda many, name=name: LOBBY | {name: ["x"] * many} for name in ("watching", "names")},
    **{name: lambda many, name=name: LOBBY | {name: [1] * many} for name in ("watchers", "asking")},
    "options": lambda many: LOBBY | {"options": {str(each): True for each in range(many)}},
    "options of a deal": lambda many: {
        "t": "dealing",
        "deal": {"terms": TERMS | {"options": {str(each): 1 for each in range(many)}}, "seal": bytes(32)},
    },
}


@pytest.mark.parametrize("made", LISTS.values(), ids=LISTS)
def test_a_list_is_no_longer_than_anything_at_a_table(made):
    """Fault 39: what a table tells of a deal is kept, and many deals of it."""
    assert len(read(framed(packed(made(p.MANY))), p.FromServer)) == 1
    with pytest.raises(codec.ProtocolError, match="not of a known form"):
        read(framed(packed(made(p.MANY + 1))), p.FromServer)


TWICE = {
    "a field": b"\x83\xa1t\xa4chat\xa4text\xa1a\xa4text\xa1b",
    "the kind": b"\x83\xa1t\xa4chat\xa4text\xa1a\xa1t\xa4chat",
    "an option": b"\x83\xa1t\xa4pick\xa4game\xa1a\xa7options\x82\xa1a\xc3\xa1a\xc2",
    "in a field of a newer release": b"\x83\xa1t\xa4chat\xa4text\xa1a\xa4glow\x82\xa1a\x01\xa1a\x02",
    "in a message of a newer release": b"\x83\xa1t\xa4wave\xa4glow\x01\xa4glow\x02",
    "a number in a longer form": b"\x82\xa1t\xa4ping\xa1n\xcd\x00\x07",
}


@pytest.mark.parametrize("data", TWICE.values(), ids=TWICE)
def test_what_two_readers_could_read_differently_is_refused(data):
    """Fault 11: a key that is there twice."""
    with pytest.raises(codec.ProtocolError, match="says something twice"):
        read(framed(data))


def test_a_state_that_says_something_twice_is_refused():
    with pytest.raises(codec.ProtocolError, match="says something twice"):
        codec.scrub(b"\x82\xa1a\x01\xa1a\x02")


@pytest.mark.parametrize("steps", [[[0, ["keep"], 1]], [[0, ["keep"], {"of": "a newer release"}]]], ids=str)
def test_a_list_of_fields_that_goes_on_is_refused(steps):
    """Fault 11: extra fields."""
    plain = {
        "t": "record",
        "number": 1,
        "nonce": bytes(32),
        "steps": [[0, ["keep"]]],
        "stints": [[1, 0, "page", 0]],
    }
    assert isinstance(read(framed(packed(plain)), p.FromServer)[0], p.Record)
    for more in (plain | {"steps": steps}, plain | {"stints": [[1, 0, "page", 0, 5]]}):
        with pytest.raises(codec.ProtocolError, match="not of a known form"):
            read(framed(packed(more)), p.FromServer)


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_an_action_that_goes_on_is_none(game):
    """Fault 11: extra fields."""
    dealer = core.Dealer(game, game.seats[0], seed=bytes(32))
    plain = game.pack(dealer.legal(dealer.to_act[0])[0])
    assert game.pack(game.unpack(plain)) == plain
    with pytest.raises(core.IllegalAction):
        game.unpack([*plain, 0])


@pytest.mark.parametrize("union", [p.FromClient, p.FromServer], ids=["client", "server"])
def test_a_message_that_is_too_large_is_refused_by_its_length_alone(union):
    """[F 1]"""
    limit = directions.FROM_CLIENT_BYTES if union is p.FromClient else directions.FROM_SERVER_BYTES
    for length in (limit + 1, 2**31, 2**32 - 1):
        fed = reader(union)
        assert failure(fed, struct.pack(">I", length), 1) == f"A message is larger than {limit} bytes."
        assert len(fed._bytes) == 4
    assert failure(reader(union), struct.pack(">I", limit) + b"\xc1", 4096) is None, "it may still come"


@pytest.mark.parametrize("length", [0, 1, 2**31 - 1, 2**31, 2**32 - 1])
@pytest.mark.parametrize(
    "mark", [b"\xdb", b"\xc6", b"\xdd", b"\xdf", b"\xc9"], ids=["str", "bin", "list", "map", "ext"]
)
def test_a_claimed_length_within_a_message_costs_nothing(mark, length):
    """[F 9]"""
    fed = reader()
    with pytest.raises(codec.ProtocolError):
        list(fed.feed(framed(mark + struct.pack(">I", length))))
    assert len(fed._bytes) == 0


def test_the_bytes_are_msgpack_behind_their_length():
    data = codec.encode(p.Act(1, 2, ["keep", None]))
    assert struct.unpack(">I", data[:4]) == (len(data) - 4,)
    assert msgpack.unpackb(data[4:]) == {"t": "act", "n": 1, "seq": 2, "action": ["keep", None]}


def test_a_message_of_an_unknown_kind_is_named():
    assert read(framed(packed({"t": "wa\x1bve", "of": {"the": ["hand"]}}))) == [p.Unknown("wave")]


def test_fields_that_are_not_known_are_passed_over():
    later = packed(CHAT | {"colour": "red", "mood": {"of": ["gold", 1.5, None]}})
    assert read(framed(later)) == [p.Chat("Hail")]


def test_a_message_of_just_the_limit_is_read_by_the_byte():
    sent = p.Pick("academy", {"a" * 900 + str(n): "b" * 900 for n in range(2)})
    data = codec.encode(sent)
    assert 3500 < len(data) < directions.FROM_CLIENT_BYTES
    fed = reader()
    assert [each for i in range(len(data)) for each in fed.feed(data[i : i + 1])] == [sent]


def test_trailing_bytes_begin_the_next_message():
    fed = reader()
    assert list(fed.feed(codec.encode(p.Ping(1)) + codec.encode(p.Ping(2))[:-1])) == [p.Ping(1)]
    assert list(fed.feed(codec.encode(p.Ping(2))[-1:])) == [p.Ping(2)]


STRANGERS = {
    "HTTP": b"GET / HTTP/1.1\r\nHost: camelot\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32),
    "SSH": b"SSH-2.0-OpenSSH_9.6\r\n",
    "another version": b"ROUNDTABLE9\n",
    "a frame at once": codec.encode(p.Ping(1)),
    "a line": b"\n",
}


@pytest.mark.parametrize("start", STRANGERS.values(), ids=STRANGERS)
@pytest.mark.parametrize("step", [1, 1000])
def test_another_protocol_is_known_by_its_first_bytes(start, step):
    for make in (codec.Reader.of_client, codec.Reader.of_server):
        assert "no Round Table" in failure(make(), start, step)


@pytest.mark.parametrize("step", [1, 1000])
def test_a_release_before_framing_is_known_by_its_first_bytes(step):
    for make in (codec.Reader.of_client, codec.Reader.of_server):
        assert "an older version" in failure(make(), p.FORMER_MAGIC + packed({"t": "hello", "protocol": 1}), step)


def test_text_is_cleaned_wherever_it_stands():
    """[F 14]"""
    dirty, clean = "a\x1b[2Jb\u202ec", "a[2Jbc"
    lobby = p.Lobby(1, dirty, {dirty: dirty}, [p.Seated(name=dirty)], [dirty], problem=dirty)
    reported = core.Report(1, 0, [dirty], [[dirty], dirty, None, True, 5], b"\x1b")
    for sent in (p.Said(dirty, dirty), p.Welcome(1, dirty, dirty, dirty), p.Refused(dirty, dirty), lobby, reported,
                 p.Rejected(1, dirty, dirty, 1), p.Began(dirty, [0], 0, b"\x1b", [reported]),
                 p.Notice(dirty, [dirty])):  # fmt: skip
        (got,) = read(codec.encode(sent), p.FromServer)
        assert "\x1b[" not in repr(got)
        assert dirty not in str(msgspec.to_builtins(got))
        assert clean in str(msgspec.to_builtins(got))
    assert read(codec.encode(p.Chat(dirty))) == [p.Chat(clean)]


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_the_faces_and_states_of_our_games_go_through_unchanged(game):
    for seats in game.seats:
        dealer = core.Dealer(game, seats, seed=bytes(core.SEED_BYTES))
        for faces in game.components(dealer.state).values():
            assert [codec.cleaned(face) for face in faces] == list(faces)
        for seat in (None, *range(seats)):
            data = dealer.snapshot(seat).state
            assert codec.scrub(data) == data
            assert len(data) < p.STATE_BYTES / 4


@pytest.mark.parametrize(
    "state",
    [b"", b"\xc1", b"\x91" * 5000, b"\xdd\xff\xff\xff\xff", b"\xc0\xc0", b"\xa2\xff\xfe", b"\xd6\xff\x00\x00\x00\x01",
     b"\xc7\x0c\xff" + bytes(4) + b"\x7f" + bytes(7), b"\x81\x90\x01", b"\x81\x80\x01", b"\xd4\x05\x00"],
)  # fmt: skip
def test_a_state_from_a_stranger_is_read_or_refused(state):
    with pytest.raises(codec.ProtocolError, match=r"The game that was sent|a value that"):
        codec.scrub(state)


@given(st.data())
def test_mutated_states_never_leak_anything_else(data):
    game = core.all_games()[0]
    state = bytearray(core.Dealer(game, game.seats[0], seed=bytes(32)).snapshot(0).state)
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(rng.randint(1, 5)):
        state[rng.randrange(len(state))] = rng.randrange(256)
    with suppress(codec.ProtocolError, core.BadReport):
        core.Replica(game, 0, core.Snapshot(0, codec.scrub(bytes(state)))).legal()


def test_tokens_are_in_no_repr():
    """[F 18]"""
    assert "secret" not in repr(p.Welcome(1, "secret", "Camelot", "Anna"))
    assert "secret" not in repr(p.Hello(1, 0, "Anna", token="secret"))
