"""One connection to a peer, as the server sees it: its stream, its writer, and how it ends.

Knows: streams, deadlines, the last messages to a peer.
Must not know: the table, or what other messages mean.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Generator, Sequence
from math import inf
from typing import TYPE_CHECKING

import trio

from netplay.invocation import command
from netplay.protocol import codec
from netplay.protocol.messages import MAGIC, Refused
from netplay.transport.line import Line
from netplay.transport.socket_io import immediate_write, receive_opened
from netplay.transport.writer import ConnectionWriter, Frame

from .limits import Limits

if TYPE_CHECKING:
    from netplay.secure_channel.records import Channel

STRAY = (
    b"HTTP/1.0 400 Not a web site\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n"
    + f"This port is a Round Table game. Join it with: {command('join')} HOST:PORT\r\n".encode()
)
"""Sent to a browser or another program, for the person who uses it."""
FORMER = Refused("version", "This table runs a newer version than yours: please use the same version.")
CLOSED = codec.encode(Refused("closed", "The table has been closed."))


class Connection:
    """One peer: its stream and its writer."""

    def __init__(self, stream: trio.abc.HalfCloseableStream, limits: Limits, address: str = "") -> None:
        self.stream = stream
        self.address = address
        """Source of the connection, as `origin` returns it; empty without a network."""
        self.scope = trio.CancelScope()
        self.parting = trio.CancelScope(shield=True)
        """Time in which a last message may arrive."""
        self.line = Line()
        self._writer = ConnectionWriter(limits.outbox, limits.write, immediate_write(stream), self.line)
        self._patience = limits.write
        self._lead = MAGIC
        """Bytes before the first message."""
        self.spent = 0
        """Bytes of messages from before it was let in."""
        self.guesses = 0
        """The number of handshakes that could be a guess."""
        self.owed = 0.0
        """Tokens for them that are not paid yet."""
        self._quiet_since = trio.current_time()
        """Time since which the peer is waited for; infinite while the peer waits for tokens."""
        self.evicted = False
        """True if it was closed for a new connection before it was let in."""

    @contextlib.contextmanager
    def queued(self) -> Generator[None]:
        """The peer waits for its tokens inside: it is not silent then."""
        self._quiet_since = inf
        try:
            yield
        finally:
            self._quiet_since = trio.current_time()

    def burden(self, cheap: int) -> float:
        """Returns how much of a burden a peer is that is not let in: what it has said in units of `cheap` bytes, its
        guesses, and the seconds for which it is waited for."""
        return max(0.0, trio.current_time() - self._quiet_since) + self.spent // cheap + self.guesses

    def receive(self, most: int) -> Awaitable[bytes | bytearray]:
        """Waits for data of the peer and returns it; nothing if the peer has closed."""
        return receive_opened(self.stream, self.line, most)

    def say(self, data: bytes) -> None:
        """Sends bytes that stand before the first message: those of a handshake."""
        if not self._writer.send([Frame(data)]):
            self.scope.cancel()

    def secure(self, channel: Channel, proof: bytes) -> None:
        """Makes the line private; the proof is the last that is sent in plain."""
        self.line.secure(channel, proof)
        self.say(b"")

    def post(self, frames: Sequence[Frame]) -> None:
        """Sends frames together; a peer that falls behind is dropped."""
        if self._lead:
            frames, self._lead = [Frame(self._lead), *frames], b""
        if not self._writer.send(frames):
            self.scope.cancel()

    def evict(self) -> None:
        """Closes the connection without a last message."""
        self.evicted = True
        self.scope.cancel()
        self.parting.cancel()

    def refuse_stranger(self) -> None:
        """Answers a peer of another protocol, and ends the connection."""
        self._lead = b""
        self.post([Frame(STRAY)])
        self.finish()

    def refuse_former(self) -> None:
        """Tells a release before framing why it cannot join, in its own framing, and ends the connection."""
        self._lead = b""
        self.post([Frame(codec.encode_former(FORMER))])
        self.finish()

    def refuse(self, code: str, text: str) -> None:
        """Sends the reason, and ends the connection."""
        self.post([Frame(codec.encode(Refused(code, text)))])
        self.finish()

    def finish(self) -> None:
        """Sends what is enqueued, then nothing more."""
        self._writer.close()
        self.scope.deadline = trio.current_time() + self._patience

    async def write(self) -> None:
        """Sends what is enqueued, as it comes; then ends the connection."""
        with contextlib.suppress(trio.BrokenResourceError, trio.ClosedResourceError):
            await self._writer.run(self.stream)
        self.scope.cancel()

    async def part(self, last_word: bytes = b"") -> None:
        """Closes the connection so that what was sent arrives. It reads until the peer has closed its side too: with
        unread data, the system might discard the last message."""
        try:
            if not self._writer.sending:
                if last_word:
                    await self.stream.send_all(self.line.sealed(self._lead + last_word) + self.line.last())
                await self.stream.send_eof()
                while await self.stream.receive_some(4096):
                    pass
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.BusyResourceError):
            pass
        finally:
            await trio.aclose_forcefully(self.stream)
