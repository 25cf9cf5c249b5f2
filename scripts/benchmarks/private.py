"""Benchmarks of private lines: what encryption costs an action, a handshake its server; and a hundred thousand frames
that are not what was sent.

Knows: the handshake, the records, the relay of steps.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from statistics import median

import trio

from netplay.protocol import codec
from netplay.protocol.messages import CAPABILITIES, MAGIC, greeting
from netplay.secure_channel import wire
from netplay.secure_channel.handshake import ClientHandshake, Hello, Secret, TableHandshake
from netplay.secure_channel.records import Channel, Opener, Sealer
from netplay.secure_channel.wire import PRIVATE_MAGIC, ChannelError, FrameReader
from scripts.benchmarks.host_alone import host_alone
from scripts.benchmarks.relay import TURN, relay

TURNS, FRAMES, HANDSHAKES = 5, 100_000, 500
PEERS = 4
REPORT = bytes(200)
SECRET, HELLO = Secret.of_password(b"s" * 32), Hello("0123456789abcdef", b"s" * 16)


def privacy() -> None:
    """(p) what encryption costs the server's time for an action, and a handshake."""
    turns = [(trio.run(host_alone, TURN), _sealing(), trio.run(relay, TURN)[0], _private_relay()) for _ in range(TURNS)]
    alone, sealing, plain, private = map(median, zip(*turns, strict=True))
    share = median(turn[1] * turn[0] for turn in turns)
    print(
        f"(p) private: the host alone takes {1e6 / alone:,.0f} µs an action, encryption for {PEERS} peers "
        f"{1e6 * sealing:,.0f} µs more, {100 * share:.1f} % of it (goal 10 %); with four clients in this process "
        f"{plain:,.0f} actions/s plain, {private:,.0f} private"
    )
    start, finish = _handshake()
    print(f"(p) a handshake takes the table {1000 * start:.1f} ms to answer and {1000 * finish:.1f} ms to check")


def _private_relay() -> float:
    return trio.run(relay, TURN, "grail")[0]


def _sealing() -> float:
    """Seconds to open one action and to seal a report for each peer."""
    key, count = bytes(32), 2000
    sealers, opener, sender = [Sealer(key) for _ in range(PEERS)], Opener(key), Sealer(key)
    acts = [sender.seal(REPORT) for _ in range(count)]
    started = time.perf_counter()
    for act in acts:
        opener.feed(act)
        for sealer in sealers:
            sealer.seal(REPORT)
    return (time.perf_counter() - started) / count


def _agreed() -> tuple[Channel, Channel, list[bytes], tuple[float, float]]:
    """Returns the channels of client and table, the frames said, and the table's seconds."""
    client, table, reader = ClientHandshake(), TableHandshake(HELLO), FrameReader()
    said = [table.hello()]
    client.heard(HELLO.frame)
    said.append(client.start(SECRET))
    reader.feed(PRIVATE_MAGIC + said[-1])
    table.claimed(next(reader.frames()))
    begun = time.perf_counter()
    said.append(table.answer(SECRET))
    answered = time.perf_counter()
    reader.feed(said[-1])
    said.append(client.finish(next(reader.frames())))
    reader.feed(said[-1])
    checking = time.perf_counter()
    proof, channel = table.finish(next(reader.frames()))
    checked = time.perf_counter()
    return client.channel, channel, [*said, proof], (answered - begun, checked - checking)


def _handshake() -> tuple[float, float]:
    taken = [_agreed()[3] for _ in range(20)]
    return median(each[0] for each in taken), median(each[1] for each in taken)


# Mutations


def mutations() -> None:
    """(m) frames that are changed, cut, repeated or random, before the handshake and after it. None may lead on."""
    rng = random.Random(50)
    before = Counter(_before(rng) for _ in range(FRAMES))
    whole = Counter(_handshake_changed(rng) for _ in range(HANDSHAKES))
    after = Counter(_after(rng) for _ in range(FRAMES))
    for name, found in (("first frames", before), ("whole handshakes", whole), ("records", after)):
        told = ", ".join(f"{count:,} {what}" for what, count in sorted(found.items()))
        print(f"(m) mutated {name}: {told}")
    if "led on" in before + whole + after:
        raise SystemExit("A frame that was not sent led on.")


def _changed(data: bytes, rng: random.Random) -> bytes:
    """Returns other bytes than these."""
    changes: tuple[Callable[[bytes, int], bytes], ...] = (
        lambda data, at: data[:at] + bytes((data[at] ^ 1 << rng.randrange(8),)) + data[at + 1 :],
        lambda data, at: data[:at],
        lambda data, at: data[:at] + data[at:] * 2,
        lambda data, at: data[:at] + rng.randbytes(rng.randint(1, 40)) + data[at:],
        lambda data, at: rng.randbytes(rng.randint(1, 400)),
    )
    while (other := rng.choice(changes)(data, rng.randrange(len(data)))) == data:
        pass
    return other


_START = ClientHandshake()
_START.heard(HELLO.frame)
_FIRST = PRIVATE_MAGIC + _START.start(SECRET)


def _before(rng: random.Random) -> str:
    """What becomes of a changed beginning: the table refuses it, waits for more, or goes on to the arithmetic."""
    table, reader = TableHandshake(HELLO), FrameReader()
    table.hello()
    try:
        reader.feed(_changed(_FIRST, rng))
        frame = reader.frame()
        if frame is None:
            return "wait for more"
        table.claimed(frame)
    except ChannelError:
        return "refused"
    return "left to the proof"


def _handshake_changed(rng: random.Random) -> str:
    """What becomes of a handshake of which one frame of either side is changed: nobody gets to a channel."""
    at, client, table = rng.randrange(3), ClientHandshake(), TableHandshake(HELLO)
    to_table = FrameReader()
    table.hello()
    client.heard(HELLO.frame)

    def passed(number: int, data: bytes) -> bytes:
        return _changed(data, rng) if number == at else data

    try:
        to_table.feed(PRIVATE_MAGIC + passed(0, client.start(SECRET)))
        table.claimed(_next(to_table))
        to_client = FrameReader()
        to_client.feed(PRIVATE_MAGIC + passed(1, table.answer(SECRET)))
        to_table.feed(passed(2, client.finish(_next(to_client))))
        table.finish(_next(to_table))
    except ChannelError:
        return "refused"
    return "passed before what was added" if to_table.rest() or to_client.rest() else "led on"


def _next(reader: FrameReader) -> wire.Frame:
    frame = reader.frame()
    if frame is None:
        raise ChannelError("cut")
    return frame


_KEY = bytes(32)


def _after(rng: random.Random) -> str:
    """What becomes of a changed record behind one that is right: the first is read, of the second nothing."""
    sealer, opener, reader = Sealer(_KEY), Opener(_KEY), codec.Reader.of_client()
    first = MAGIC + codec.encode(greeting("Anna", can=CAPABILITIES))
    opened = opener.feed(sealer.seal(first))
    try:
        more = opener.feed(_changed(sealer.seal(b"an action"), rng))
    except ChannelError:
        more = b""
        found = "refused"
    else:
        found = "the record before what was added" if more == b"an action" else "led on" if more else "wait for more"
    assert opened == first
    assert len([*reader.bodies(opened)]) == 1
    return found
