"""A line to a peer, as quick as it can be: what is there is taken, and what is taken is sent, without a detour.

trio's stream first tries to read, then waits, then reads; and who sends has a turn of the scheduler to wait even if all
was taken at once. Of what a step costs to tell, that was a third. A stream that is no socket, and one on a system where
a socket is no file, is used as trio does.

Knows: streams, sockets.
Must not know: what the bytes mean, who waits for them.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import trio

Write = Callable[[bytes], int]
"""Sends as much as is taken without waiting; how many bytes that was. Raises OSError."""


def at_once(stream: trio.abc.SendStream) -> Write | None:
    """What writes to a stream without waiting; None for one that only a task can write to."""
    socket = _socket(stream)
    return None if socket is None else lambda data: os.write(socket.fileno(), data)


async def hear(stream: trio.abc.ReceiveStream, most: int) -> bytes | bytearray:
    """What has come over a stream, at most so many bytes; nothing if the other side has ended. Waits until something
    has come. Raises BrokenResourceError and ClosedResourceError, as the stream does."""
    socket = _socket(stream)
    while socket is not None:
        if socket.fileno() < 0:
            raise trio.ClosedResourceError("this line was closed here")
        try:
            await trio.lowlevel.wait_readable(socket)
            return os.read(socket.fileno(), most)
        except BlockingIOError:  # woken for nothing
            continue
        except OSError as error:
            raise trio.BrokenResourceError(str(error)) from error
    return await stream.receive_some(most)


def _socket(stream: object) -> trio.socket.SocketType | None:
    return stream.socket if os.name == "posix" and isinstance(stream, trio.SocketStream) else None
