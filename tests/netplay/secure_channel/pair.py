"""Both sides of a private line in one place, and a deterministic source of randomness for known answers."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from netplay.secure_channel import wire
from netplay.secure_channel.handshake import ClientHandshake, Hello, Secret, TableHandshake
from netplay.secure_channel.records import Channel

RIGHT, WRONG = Secret.of_password(b"r" * 32), Secret.of_password(b"w" * 32)
HELLO = Hello("0123456789abcdef", b"s" * 16)
Change = Callable[[str, bytes], bytes]
"""Changes what is under way: its name (hello, start, answer, client_proof, table_proof) and its bytes."""


def generator(seed: bytes) -> Callable[[int], bytes]:
    """The generator of the tests of the `spake2` package: SHA-256 of the seed and a counter."""

    def blocks():
        counter = 0
        while True:
            yield from sha256(b"prng-%d-%s" % (counter, seed)).digest()
            counter += 1

    stream = blocks()
    return lambda count: bytes(next(stream) for _ in range(count))


def unchanged(name: str, data: bytes) -> bytes:
    return data


def shaken(
    change: Change = unchanged, of_client: Secret = RIGHT, of_table: Secret = RIGHT, seed: bytes | None = None
) -> tuple[Channel, Channel, dict[str, bytes]]:
    """The channels of client and table, and all that was said. Raises ChannelError of the first side that notices."""
    entropy = [generator(seed + side) for side in (b"A", b"B")] if seed is not None else []
    client, table = ClientHandshake(*entropy[:1]), TableHandshake(HELLO, *entropy[1:])
    said: dict[str, bytes] = {}

    def passed(name: str, data: bytes) -> bytes:
        said[name] = data
        return change(name, data)

    to_client, to_table = wire.FrameReader(), wire.FrameReader()
    to_table.feed(wire.PRIVATE_MAGIC)

    def hear(reader: wire.FrameReader, name: str, data: bytes) -> wire.Frame:
        reader.feed(passed(name, data))
        frame = reader.frame()
        if frame is None or reader.rest():
            raise wire.ChannelError("cut, or more than was said")
        return frame

    client.heard(hear(to_client, "hello", table.hello()))
    table.claimed(hear(to_table, "start", client.start(of_client)))
    answer = hear(to_client, "answer", table.answer(of_table))
    proof, channel = table.finish(hear(to_table, "client_proof", client.finish(answer)))
    client.check(hear(to_client, "table_proof", proof))
    return client.channel, channel, said
