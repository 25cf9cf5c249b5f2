"""Direct reads and writes on a socket, without the detours of trio's stream.

Knows: streams, sockets.
Must not know: what the bytes mean, or who waits for them.

trio's stream first tries to read, then waits, then reads; a sender yields to the scheduler even if all was sent at
once. That was a third of the time to relay a step. Streams other than sockets, and systems on which a socket has no
file descriptor, use trio's way.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import trio

from .line import Line

Write = Callable[[bytes], int]
"""Sends as much as fits without waiting; returns the number of bytes. Raises OSError."""


def immediate_write(stream: trio.abc.SendStream) -> Write | None:
    """Returns a function that writes to the stream without waiting; None if only a task can write to it."""
    socket = _socket(stream)
    if socket is None:
        return None
    number = socket.fileno  # asked anew each time: a closed socket has none, and its former one may be another's
    return lambda data: os.write(number(), data)


async def receive(stream: trio.abc.ReceiveStream, most: int) -> bytes | bytearray:
    """Waits for data and returns at most `most` bytes; nothing if the peer has closed. Raises BrokenResourceError and
    ClosedResourceError, as the stream does."""
    socket = _socket(stream)
    while socket is not None:
        number = socket.fileno()
        if number < 0:
            raise trio.ClosedResourceError("this line was closed here")
        try:
            await trio.lowlevel.wait_readable(number)
            return os.read(socket.fileno(), most)
        except BlockingIOError:  # a spurious wake-up
            continue
        except OSError as error:
            raise trio.BrokenResourceError(str(error)) from error
    return await stream.receive_some(most)


async def receive_opened(stream: trio.abc.ReceiveStream, line: Line, most: int) -> bytes | bytearray:
    """Waits for data that came through the line, and returns it; nothing if the peer has closed. Raises what `receive`
    does, and ChannelError."""
    while data := await receive(stream, most):
        if opened := line.opened(data):
            return opened
    return b""


def _socket(stream: object) -> trio.socket.SocketType | None:
    return stream.socket if os.name == "posix" and isinstance(stream, trio.SocketStream) else None
