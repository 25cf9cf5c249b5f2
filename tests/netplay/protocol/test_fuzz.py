"""Fuzz: frames that were made wrong, against both ends. Nothing comes of them but a ProtocolError."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from netplay.client.state import ClientState
from netplay.protocol import codec, directions
from netplay.protocol import messages as p
from tests.mutation import mutated
from tests.netplay.messages import messages
from tests.netplay.room import Room, hello

FRAMES = int(os.environ.get("FUZZ_FRAMES", "50000"))
"""At each end."""
SECONDS = 6 * FRAMES / 1000 + 60
"""Of one core: far more than it takes, so that only a hang is one."""


def bent(body: bytes, rng: random.Random) -> bytes:
    """The bytes with a few of them wrong."""
    data = bytearray(body)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(data)


def hostile(body: bytes, rng: random.Random) -> bytes:
    """A frame, wrong by its bytes or by what it says, and framed as it should be."""
    if rng.random() < 0.4:
        made = bent(body, rng)
    else:
        try:
            made = msgspec.msgpack.encode(mutated(msgspec.msgpack.decode(body), rng))
        except (OverflowError, msgspec.MsgspecError):
            made = bent(body, rng)
    return len(made).to_bytes(codec.PREFIX, "big") + made


def bodies(said: list[p.Message]) -> list[bytes]:
    """How these were sent, but for the longest, which are looked at elsewhere."""
    return [body for message in said if len(body := codec.encode(message)[codec.PREFIX :]) < 1500]


def said_by_clients(room: Room) -> list[bytes]:
    act = p.Act(1, 0, room.dealer.game.pack(room.dealer.legal(room.dealer.to_act[0])[0]))
    secret = bytes(32)
    return bodies(
        [
            hello("Bert"), p.Enter(secret, secret), p.Rename("Eve"), p.Sit(3), p.Stand(), p.AddBot(3, "page"),
            p.Free(2), p.Pick("grail", {"open_allies": True}), p.Ready(True), p.Start(), p.Again(), p.Abandon(),
            p.Chat("Hail"), act, p.Commit(1, secret), p.Reveal(1, secret), p.Disclose(), p.Resync(), p.Ping(1),
            p.Kick(2, True), p.TableSettings(), p.Grant(1, True), p.RequestSeatCode(1), p.Bye(),
        ]
    )  # fmt: skip


def played(seed: int) -> Room:
    """A table at which three people are playing."""
    room = Room("academy", seed)
    room.play("Anna", "Bert", "Cleo")
    return room


@pytest.mark.slow
def test_mutated_frames_do_no_harm_to_a_table():
    """[F 1 11 12] Faults 8 to 12: only the protocol's own error, and the game of the others is as it was."""
    rng, started = random.Random(1), time.process_time()
    room, read = played(0), 0
    said = said_by_clients(room)
    for number in range(FRAMES):
        if number % 1000 == 0:
            room = played(number)
        peer = rng.choice(("Bert", "Bert", "Anna"))
        if room.table.people.at(peer) is None:
            room = played(number)
        read += hears(room, peer, hostile(rng.choice(said), rng))
    assert read > FRAMES / 10, "many are understood, and turned down by the table"
    assert time.process_time() - started < SECONDS


def hears(room: Room, peer: str, frame: bytes) -> bool:
    """The server's end; was it a message?"""
    reader, got = codec.Reader.of_client(), False
    try:
        for message in reader.feed(p.MAGIC + frame):
            got = True
            stranger = f"stranger {len(room.heard)}"
            if isinstance(message, p.Hello):
                room.table.join(stranger, message)
                room.table.leave(stranger)
            else:
                room.table.receive(peer, message)
    except codec.ProtocolError:
        pass
    return got


def told_by_a_table() -> tuple[list[p.Message], list[bytes]]:
    """What a client hears first, and bodies of all that a table says."""
    room, rng = played(3), random.Random(3)
    room.ask("Cleo", p.Chat("Hail"))
    for _ in range(12):
        seat = rng.choice(room.dealer.to_act)
        room.act(("Anna", "Bert", "Cleo")[seat], rng.choice(list(room.dealer.legal(seat))))
    room.act("Bert", ["nonsense"])
    more: list[Any] = [
        p.Refused("full", "No."),
        p.Pong(1),
        p.Challenge("x", bytes(16)),
        p.SeatCode(1, "ABCD"),
        p.Unknown("wave"),
    ]
    more.append(p.Record(1, bytes(32), [p.Played(0, ["keep"])], [p.BotInterval(1, 0, "page", 0)]))
    first = [each for each in room.heard["Bert"] if isinstance(each, p.Welcome | p.Lobby | p.Began)]
    return first, bodies([*room.heard["Bert"], *more])


@pytest.mark.slow
def test_mutated_frames_do_no_harm_to_a_client():
    """[F 39] Only the protocol's own error."""
    rng, started = random.Random(2), time.process_time()
    first, said = told_by_a_table()
    client_state, read = ClientState(), 0
    for number in range(FRAMES):
        if number % 200 == 0:
            client_state = ClientState()
            for message in first:
                client_state.receive(message)
        reader = codec.Reader.of_server()
        try:
            for message in reader.feed(p.MAGIC + hostile(rng.choice(said), rng)):
                read += 1
                client_state.receive(message)
        except codec.ProtocolError:
            continue
    assert read > FRAMES / 10, "many are understood"
    assert time.process_time() - started < SECONDS


@settings(max_examples=300)
@given(messages(p.FromClient), st.integers(0, 200), st.binary(max_size=3))
def test_what_is_read_quickly_is_what_is_read_with_care(message, at, more):
    body = codec.encode(message)[4:]
    for changed in (body, body[:at] + more + body[at + len(more) :], body[:at] + more + body[at:]):
        quick, reader = directions.FROM_CLIENT.read_quickly(changed), codec.Reader.of_client()
        if quick is not None:
            assert codec.cleaned(quick) == reader._read_slowly(changed)
            assert len(changed) <= directions.SHORT


@settings(max_examples=300)
@given(st.text(st.characters(max_codepoint=160, exclude_categories=["Cs"]), max_size=5) | st.text(max_size=5))
@example("\x1b")
@example("\x7f")
@example("a\u3164b")
def test_a_text_that_is_taken_as_it_is_holds_nothing_to_clean(text):
    for message in (p.Chat(text), p.Act(1, 1, ["play", [text]])):
        (read,) = codec.Reader.of_client().feed(p.MAGIC + codec.encode(message))
        assert read == codec.cleaned(message)
