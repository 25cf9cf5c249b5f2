"""The client's side of a private line: which secret it shows to a table, and the handshake over a stream.

Knows: streams, the handshake, the secrets of admission.
Must not know: messages, what the person knows, when to try again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import trio

from netplay.secure_channel import wire
from netplay.secure_channel.wire import ChannelError, Frame, FrameReader
from netplay.transport.line import Line
from netplay.transport.socket_io import receive

from .admission import Admission

if TYPE_CHECKING:
    from collections.abc import Callable

    from netplay.secure_channel.handshake import Hello, Secret


async def open_private(stream: trio.abc.Stream, admission: Admission, line: Line) -> bytes:
    """Makes the line over this stream private; returns the data that has come already. Raises ChannelError, Locked,
    and what streams raise."""
    from netplay.secure_channel.handshake import ClientHandshake

    handshake, reader = ClientHandshake(), FrameReader()
    await stream.send_all(wire.PRIVATE_MAGIC)
    hello = handshake.heard(await _frame(stream, reader))
    secret = await compute(_secret, admission, hello)
    await stream.send_all(await compute(handshake.start, secret))
    proof = await compute(handshake.finish, await _frame(stream, reader))
    await stream.send_all(proof)
    handshake.check(await _frame(stream, reader))
    line.secure(handshake.channel, b"")
    return bytes(line.opened(reader.rest()))


async def compute(function: Callable[..., Any], *args: Any) -> Any:
    """Returns what the function returns; it runs in a thread, unless this process may start none."""
    try:
        return await trio.to_thread.run_sync(function, *args)
    except RuntimeError:  # "can't start new thread", in a sandbox
        return function(*args)


def _secret(admission: Admission, hello: Hello) -> Secret:
    """Returns the secret for the table that says this. Raises Locked."""
    from netplay.secure_channel.handshake import KEY, Secret

    key, password = admission.line_secret(hello.table, hello.salt)
    return Secret(KEY, *key) if key is not None else Secret.of_password(password)


async def _frame(stream: trio.abc.Stream, reader: FrameReader) -> Frame:
    """Returns the next frame of the handshake. Raises ChannelError, also if the table hangs up."""
    while (frame := reader.frame()) is None:
        if not (data := await receive(stream, 4096)):
            raise ChannelError("the table has hung up")
        reader.feed(data)
    return frame
