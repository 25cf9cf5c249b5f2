"""The trio side of a table: a task per connection, a bounded outbox per peer, and a pace for bots.

Knows: streams, deadlines, limits.
Must not know: what a message means; that is the table's.
"""

from __future__ import annotations

import logging
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from math import inf

import trio

from . import wire
from .protocol import MAGIC, Hello, Message, Refused, Rejected
from .table import Mail, Table

log = logging.getLogger(__name__)

PORT = 4747
"""Where a table listens if nobody says otherwise; unassigned, and easy to say aloud."""


@dataclass(frozen=True)
class Limits:
    """How much one peer may cost. Times in seconds."""

    hello: float = 10.0
    """Until a new connection must have said hello."""
    silence: float = 60.0
    """Without a message (clients ping every 20) a peer is taken to be gone."""
    write: float = 20.0
    """Until a message must have been taken; a slow line takes a few seconds for a whole game."""
    outbox: int = 400
    """Messages that wait for a peer before it is dropped: more than a whole round of any game."""
    peers: int = 60
    peers_per_address: int = 40
    """Friends in SSH sessions on one machine all come from one address."""
    burst: int = 60
    per_second: float = 20.0
    """Messages a peer may send: a burst, and then so many a second. A quick player sends two a second."""


class Bucket:
    """A token bucket on trio's clock."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._rate = burst, per_second
        self._left, self._at = float(burst), trio.current_time()

    def take(self) -> bool:
        """May one more pass?"""
        now = trio.current_time()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """One peer: its stream and what waits to be sent to it."""

    def __init__(self, stream: trio.abc.Stream, limits: Limits) -> None:
        self.stream = stream
        self.scope = trio.CancelScope()
        self._limits = limits
        self._send, self._waiting = trio.open_memory_channel[bytes](limits.outbox)

    def post(self, message: Message) -> None:
        """Queue a message. Whoever does not read is dropped, and hinders nobody."""
        try:
            self._send.send_nowait(wire.encode(message))
        except trio.WouldBlock:
            self.scope.cancel()
        except trio.ClosedResourceError:
            pass
        if isinstance(message, Refused):
            self._send.close()

    def finish(self) -> None:
        """Send what waits, and then no more."""
        self._send.close()

    async def write(self) -> None:
        """Send what waits, as it comes; several messages that wait together go in one piece."""
        await self._put(MAGIC)
        async for data in self._waiting:
            pieces = [data]
            while True:
                try:
                    pieces.append(self._waiting.receive_nowait())
                except (trio.WouldBlock, trio.EndOfChannel):
                    break
            await self._put(b"".join(pieces))

    async def _put(self, data: bytes) -> None:
        with trio.fail_after(self._limits.write):
            await self.stream.send_all(data)


class Server:
    """Serves one table. `pace` is how long a bot takes to answer, in seconds, so that people can follow."""

    def __init__(self, table: Table, limits: Limits | None = None, pace: float = 0.0) -> None:
        self.table = table
        self.limits = limits or Limits()
        self.pace = pace
        self.port = 0
        self._connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._stir = trio.Event()

    async def serve(
        self,
        host: str | None,
        port: int,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Listen until cancelled; `task_status` gets the port. Raises OSError if the port cannot be had."""
        listeners = await trio.open_tcp_listeners(port, host=host)
        self.port = listeners[0].socket.getsockname()[1]
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._play_bots)
            nursery.start_soon(trio.serve_listeners, self._connect, listeners)
            task_status.started(self.port)

    async def _connect(self, stream: trio.SocketStream) -> None:
        """One connection, from its first byte to its last. Nothing that goes wrong here reaches any other."""
        try:
            address = str(stream.socket.getpeername()[0])
        except OSError:
            return
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        self._addresses[address] += 1
        try:
            await self.serve_stream(stream, crowded=self._crowded(address))
        finally:
            self._addresses[address] -= 1
            self._addresses += Counter()

    def _crowded(self, address: str) -> bool:
        return len(self._connections) >= self.limits.peers or self._addresses[address] > self.limits.peers_per_address

    async def serve_stream(self, stream: trio.abc.Stream, crowded: bool = False) -> None:
        """Serve one peer over any stream, until it leaves, fails or is dropped."""
        connection = Connection(stream, self.limits)
        self._connections.add(connection)
        try:
            with connection.scope:
                async with trio.open_nursery() as nursery:
                    nursery.start_soon(self._write, connection)
                    await self._read(connection, crowded)
                    connection.finish()
        finally:
            self._connections.discard(connection)
            self._deliver(self.table.leave(connection))
            with trio.move_on_after(1, shield=True):
                await stream.aclose()

    async def _write(self, connection: Connection) -> None:
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError, trio.TooSlowError):
            await connection.write()
        connection.scope.cancel()

    async def _read(self, connection: Connection, crowded: bool) -> None:
        """Read until the peer leaves. Its own mistakes are told to it; ours are logged, and end only its line."""
        if crowded:
            connection.post(Refused("full", "This table has too many connections. Please try again later."))
            return
        try:
            await self._converse(connection)
        except wire.NotARoundTable:
            await self._turn_away(connection)
        except wire.ProtocolError as error:
            connection.post(Refused("protocol", str(error)))
        except trio.TooSlowError:
            connection.post(Refused("silence", "Nothing was heard for too long."))
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        except Exception:
            log.exception("A connection failed.")
            connection.post(Refused("failed", "Something went wrong at the table. Please join again."))

    async def _turn_away(self, connection: Connection) -> None:
        """A browser or another program: tell the person behind it in plain text."""
        text = b"\r\nThis port is a Round Table game. Join it with: python -m tui join HOST:PORT\r\n"
        with trio.move_on_after(self.limits.write):
            await connection.stream.send_all(text)

    async def _converse(self, connection: Connection) -> None:
        reader = wire.Reader.of_client()
        bucket = Bucket(self.limits.burst, self.limits.per_second)
        greeted = False
        deadline = trio.current_time() + self.limits.hello
        while True:
            patience = self.limits.silence if greeted else deadline - trio.current_time()
            with trio.fail_after(max(0, patience)):
                data = await connection.stream.receive_some(4096)
            if not data:
                return
            for message in reader.feed(data):
                if not greeted:
                    self._greet(connection, message)
                    greeted = True
                elif bucket.take():
                    self._deliver(self.table.receive(connection, message))
                else:
                    number = getattr(message, "n", 0)
                    connection.post(Rejected(number, "too-fast", "That was too fast. Please wait a moment.", 0))

    def _greet(self, connection: Connection, message: Message) -> None:
        if not isinstance(message, Hello):
            raise wire.ProtocolError("The first message must say hello.")
        self._deliver(self.table.join(connection, message))

    def _deliver(self, mail: Mail) -> None:
        for connection, message in mail:
            if isinstance(connection, Connection):
                connection.post(message)
        self._stir.set()

    async def _play_bots(self) -> None:
        """Bots act one after the other, each after its pause; woken by whatever happens at the table."""
        while True:
            player = self.table.bot_to_act()
            if player is None:
                self._stir = trio.Event()
                await self._stir.wait()
                continue
            await trio.sleep(self.pace)
            self._deliver(self.table.act_for_bot(player))


def lan_address() -> str:
    """The address of this machine that friends on the network most likely reach. Sends nothing."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()


UNLIMITED = Limits(burst=10**9, per_second=inf)
"""For bots and benchmarks that play faster than people."""
