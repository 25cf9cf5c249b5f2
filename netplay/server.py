"""The trio side of a table: a task per connection, a bounded outbox per peer, and a pace for bots.

Knows: streams, deadlines, limits.
Must not know: what a message means; that is the table's.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
from collections import Counter
from dataclasses import dataclass
from math import inf

import trio

import core

from . import wire
from .bots import Ask
from .failures import sketch
from .journal import Scribe
from .mail import Mail
from .outbox import Outbox, extend
from .protocol import MAGIC, Act, Bye, Hello, Message, Refused, Rejected, Resync
from .table import Table

log = logging.getLogger(__name__)


STRAY = (
    b"HTTP/1.0 400 Not a web site\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n"
    b"This port is a Round Table game. Join it with: python -m tui join HOST:PORT\r\n"
)
"""To a browser or another program, and to the person behind it."""
FORMER = Refused("version", "This table is a newer release than yours: please use the same release.")
CLOSED = wire.encode(Refused("closed", "The table has been closed."))


@dataclass(frozen=True)
class Limits:
    """How much one peer may cost. Times in seconds."""

    hello: float = 10.0
    """Until a new connection must have said hello."""
    silence: float = 60.0
    """Without a message (clients ping every 20) a peer is taken to be gone."""
    write: float = 20.0
    """Until what was sent must have been taken; a slow line takes a few seconds for a whole game."""
    outbox: int = 512 * 1024
    """Bytes that wait for a peer before it is dropped: a whole game, and a good many steps more."""
    peers: int = 60
    peers_per_address: int = 40
    """Friends in SSH sessions on one machine all come from one address."""
    reserve: int = 10
    """Connections beyond those, only for who comes back to a seat."""
    burst: int = 60
    per_second: float = 20.0
    """Messages a peer may send: a burst, and then so many a second. A quick player sends two a second."""
    resync: int = 15
    """A request for the whole game counts as so many messages: the answer is large. A client asks three times."""
    breath: float = 1.0
    """How long nothing is read from a peer that was too fast."""
    parting: float = 1.0
    """How long a line is kept for a last word to arrive."""


class Bucket:
    """A token bucket on trio's clock."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._rate = burst, per_second
        self._left, self._at = float(burst), trio.current_time()

    def take(self, cost: int = 1) -> bool:
        """May one more pass?"""
        now = trio.current_time()
        if now > self._at:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
            self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Connection:
    """One peer: its stream and what waits to be sent to it."""

    def __init__(self, stream: trio.abc.HalfCloseableStream, limits: Limits, address: str = "") -> None:
        self.stream = stream
        self.address = address
        """Where the peer is, as `origin` says it; empty for one that did not come over a network."""
        self.scope = trio.CancelScope()
        self._outbox = Outbox(limits.outbox, limits.write)
        self._patience = limits.write
        self._lead = MAGIC
        """What goes before the first message."""

    def post(self, data: bytes) -> None:
        """Send a message soon. Whoever does not read is dropped, and hinders nobody."""
        if not self._outbox.put(self._lead + data):
            self.scope.cancel()
        self._lead = b""

    def stray(self) -> None:
        """To somebody who does not speak our language at all."""
        self._lead = b""
        self.post(STRAY)
        self.finish()

    def part_from_former(self) -> None:
        """To a release before framing: say why it cannot play, so that it understands."""
        self._lead = b""
        self.post(wire.encode_former(FORMER))
        self.finish()

    def refuse(self, code: str, text: str) -> None:
        """Say why the line ends, and end it."""
        self.post(wire.encode(Refused(code, text)))
        self.finish()

    def finish(self) -> None:
        """Send what waits, and then no more."""
        self._outbox.close()
        self.scope.deadline = trio.current_time() + self._patience

    async def write(self) -> None:
        """Send what waits, as it comes; then end the line."""
        with contextlib.suppress(trio.BrokenResourceError, trio.ClosedResourceError):
            await self._outbox.pour(self.stream)
        self.scope.cancel()

    async def part(self, last_word: bytes = b"") -> None:
        """Close the line so that what was sent arrives: what the peer still says must be read until it has ended too,
        or its system may throw our last word away."""
        try:
            if not self._outbox.pouring:
                if last_word:
                    await self.stream.send_all(self._lead + last_word)
                await self.stream.send_eof()
                while await self.stream.receive_some(4096):
                    pass
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.BusyResourceError):
            pass
        finally:
            await trio.aclose_forcefully(self.stream)


class Server:
    """Serves one table, whose clock is trio's. `pace` is how long a bot takes to answer, in seconds, so that people can
    follow. The `scribe` writes the table down before anybody is told what has changed."""

    def __init__(
        self, table: Table, limits: Limits | None = None, pace: float = 0.0, scribe: Scribe | None = None
    ) -> None:
        self.table = table
        self._scribe = scribe
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
        listeners = await _listen(host, port)
        self.port = listeners[0].socket.getsockname()[1]
        if self._scribe is not None:
            self._scribe.port = self.port
        self._deliver([])
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.play_bots)
            nursery.start_soon(trio.serve_listeners, self._connect, listeners)
            task_status.started(self.port)

    async def _connect(self, stream: trio.SocketStream) -> None:
        """One connection, from its first byte to its last. Nothing that goes wrong here reaches any other."""
        try:
            address = str(stream.socket.getpeername()[0])
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        except OSError:
            return
        self._addresses[address] += 1
        try:
            if len(self._connections) < self.limits.peers + self.limits.reserve:
                await self.serve_stream(stream, self._addresses[address] > self.limits.peers_per_address)
        finally:
            self._addresses[address] -= 1
            self._addresses += Counter()

    async def serve_stream(self, stream: trio.abc.HalfCloseableStream, crowded: bool = False) -> None:
        """Serve one peer over any stream, until it leaves, fails or is dropped. If it is `crowded`, only those who
        come back to a seat are let in."""
        crowded = crowded or len(self._connections) >= self.limits.peers
        connection = Connection(stream, self.limits)
        self._connections.add(connection)
        try:
            with connection.scope:
                async with trio.open_nursery() as nursery:
                    nursery.start_soon(connection.write)
                    await self._read(connection, crowded)
                    self._deliver(self.table.leave(connection))
                    connection.finish()
        finally:
            self._deliver(self.table.leave(connection))
            closing = trio.current_effective_deadline() == -inf
            with trio.move_on_after(self.limits.parting, shield=True):
                await connection.part(CLOSED if closing else b"")
            self._connections.discard(connection)

    async def _read(self, connection: Connection, crowded: bool) -> None:
        """Read until the peer leaves. Its own mistakes are told to it; ours are logged, and end only its line."""
        try:
            with trio.CancelScope(deadline=trio.current_time() + self.limits.hello) as patience:
                await self._converse(connection, crowded, patience)
            if patience.cancelled_caught:
                connection.refuse("silence", "Nothing was heard for too long.")
        except wire.FormerVersion:
            connection.part_from_former()
        except wire.NotARoundTable:
            connection.stray()
        except wire.ProtocolError as error:
            connection.refuse("protocol", str(error))
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        except Exception as error:
            log.error("A connection failed: %s", sketch(error))
            connection.refuse("failed", "Something went wrong at the table. Please join again.")

    async def _converse(self, connection: Connection, crowded: bool, patience: trio.CancelScope) -> None:
        """Take what the peer says, message by message. `patience` ends when it has been silent for too long."""
        reader, bucket = wire.Reader.of_client(), Bucket(self.limits.burst, self.limits.per_second)
        greeted = False
        while data := await connection.stream.receive_some(4096):
            hasty = False
            for message in reader.feed(data):
                if not greeted:
                    self._greet(connection, message, crowded)
                    greeted = True
                elif bucket.take(self.limits.resync if isinstance(message, Resync) else 1):
                    self._deliver(self.table.receive(connection, message))
                else:
                    self._hold_back(connection, message)
                    hasty = True
                if isinstance(message, Bye):
                    return
                if self.table.people.at(connection) is not None:
                    extend(patience, self.limits.silence)
            if hasty:
                await trio.sleep(self.limits.breath)

    def _greet(self, connection: Connection, message: Message, crowded: bool) -> None:
        if not isinstance(message, Hello):
            raise wire.ProtocolError("The first message must say hello.")
        self._deliver(self.table.join(connection, message, connection.address, crowded))

    def _hold_back(self, connection: Connection, message: Message) -> None:
        number = message.n if isinstance(message, Act) else 0
        text = "That was too fast. Please wait a moment."
        connection.post(wire.encode(Rejected(number, "too-fast", text, self.table.seq)))

    def _deliver(self, mail: Mail) -> None:
        """Post what the table says, once it is written down; what goes to several is encoded once."""
        if self._scribe is not None and (news := self._scribe.keep()):
            mail = [*mail, *self.table.notice(news)]
        encoded: dict[int, bytes] = {}
        for connection, message in mail:
            data = encoded.get(id(message))
            if data is None:
                data = encoded[id(message)] = wire.encode(message)
            if isinstance(connection, Connection):
                connection.post(data)
                if isinstance(message, Refused):
                    connection.finish()
        if self.table.seats.bots:
            self._stir.set()

    async def play_bots(self) -> None:
        """Bots are asked one after the other, and each answers after its pause; woken when something has happened.
        Should the table fail over one in spite of everything, it is left alone until then."""
        while True:
            self._stir = trio.Event()
            try:
                idle = not await self._let_bot_act()
            except Exception as error:
                log.error("A bot could not act: %s", sketch(error))
                idle = True
            if idle:
                await self._stir.wait()

    async def _let_bot_act(self) -> bool:
        """Ask the first bot that should decide, and take its answer. False if there is none."""
        ask = next(iter(self.table.asks()), None)
        if ask is None:
            return False
        await trio.sleep_until(ask.since + self.pace)
        self._deliver(self.table.answered(ask, self._decision(ask)))
        return True

    def _decision(self, ask: Ask) -> core.Action | None:
        """What a bot does; None if it fails, which is noted."""
        try:
            return ask.decide()
        except Exception as error:
            log.error("A bot failed on seat %s: %s", ask.bot.player, sketch(error))
            return None


async def _listen(host: str | None, port: int) -> list[trio.SocketListener]:
    """Sockets on one port, for IPv4 and for IPv6 unless `host` says which. "Any free port" is another for each."""
    if not 0 <= port < 65536:
        raise OverflowError(f"There is no port {port}.")
    try:
        listeners = await trio.open_tcp_listeners(port, host=host)
    except ValueError:  # a name that no machine can have
        raise OSError(errno.EADDRNOTAVAIL, "no such address") from None
    for useless in listeners[1:] if port == 0 else ():
        await useless.aclose()
    return listeners[:1] if port == 0 else listeners


UNLIMITED = Limits(burst=10**9, per_second=inf)
"""For bots and benchmarks that play faster than people."""
