"""The trio side of a table: a task per connection, a bounded outbox per peer, and a pace for bots (`asking.py`).

Knows: streams, deadlines, limits.
Must not know: what a message means; that is the table's.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import socket
from collections.abc import Hashable
from dataclasses import dataclass
from math import inf

import trio

from netplay.failures import redacted_traceback
from netplay.invocation import command
from netplay.journal.journal import JournalWriter
from netplay.protocol import codec
from netplay.protocol.messages import (
    MAGIC,
    Bye,
    Chat,
    Enter,
    Hello,
    House,
    Lobby,
    Message,
    Pick,
    Ready,
    Refused,
    Rename,
    Reported,
    Resync,
    Sit,
    Stand,
)
from netplay.table.admission import Room
from netplay.table.outgoing import Mail
from netplay.table.table import Table
from netplay.transport.connection import at_once, hear
from netplay.transport.outbox import Outbox, extend

from .bot_scheduler import BotScheduler, Think, in_another_process
from .rate_limits import Rate, RateLimiter, origin, who_goes

log = logging.getLogger(__name__)


STRAY = (
    b"HTTP/1.0 400 Not a web site\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n"
    + f"This port is a Round Table game. Join it with: {command('join')} HOST:PORT\r\n".encode()
)
"""To a browser or another program, and to the person behind it."""
FORMER = Refused("version", "This table is a newer release than yours: please use the same release.")
CLOSED = codec.encode(Refused("closed", "The table has been closed."))


SEATED, OTHERS, CALLS = Rate(60, 20), Rate(200, 40), Rate(120, 20)


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
    callers: int = 40
    callers_per_address: int = 8
    """Connections that have not come in yet. Beyond those the oldest goes: an honest one comes in at once."""
    calls: Rate = CALLS
    """How often somebody may call from one address. Who calls more often is hung up on, before he costs anything: to
    come, be asked for a key and go is more work than most messages are."""
    peers: int = 60
    peers_per_address: int = 40
    """Friends in SSH sessions on one machine all come from one address. Who has a seat comes in beyond that."""
    gallery: int = 30
    gallery_per_address: int = 12
    """Who has no seat, so that none of them takes the place of somebody who would play."""
    seated: Rate = SEATED
    """What a person with a seat may spend, in points; see `WORK`. A quick player spends two a second."""
    others: Rate = OTHERS
    """What all others from one address may spend together."""
    decoding: int = 128
    """Bytes that cost a point to look at."""
    parting: float = 1.0
    """How long a line is kept for a last word to arrive."""


WORK: dict[type[Message], int] = {
    Hello: 5,
    Enter: 5,
    Resync: 15,
    Chat: 10,
    Rename: 5,
    **dict.fromkeys((Sit, Stand, Ready, Pick, House), 3),
}
"""What a message costs beyond looking at it, in points: the whole game is a large answer, and what everybody is told of
costs everybody. All others cost one."""


def _work(message: Message) -> int:
    return WORK.get(type(message), 1)


WRONG_KEY, GUESSES = 100, ("password", "no-such-code")
"""What it costs to be turned away at the door: guesses at keys and passwords come slowly."""


class Connection:
    """One peer: its stream and what waits to be sent to it."""

    def __init__(self, stream: trio.abc.HalfCloseableStream, limits: Limits, address: str = "") -> None:
        self.stream = stream
        self.address = address
        """Where the peer is, as `origin` says it; empty for one that did not come over a network."""
        self.scope = trio.CancelScope()
        self.parting = trio.CancelScope(shield=True)
        """While its last word may still arrive."""
        self._outbox = Outbox(limits.outbox, limits.write, at_once(stream))
        self._patience = limits.write
        self._lead = MAGIC
        """What goes before the first message."""
        self.evicted = False
        """Has it made room for others, before it came in?"""

    def post(self, data: bytes, latest: bool = False, keeps: bool = False) -> None:
        """Send a message with the next `flush`; see `Outbox.put`. Who does not read is dropped, and hinders nobody."""
        if not self._outbox.put(self._lead + data, latest, keeps):
            self.scope.cancel()
        self._lead = b""

    def flush(self) -> None:
        """Send what was posted."""
        self._outbox.flush()

    def evict(self) -> None:
        """Make room, without a word."""
        self.evicted = True
        self.scope.cancel()
        self.parting.cancel()

    def stray(self) -> None:
        """To somebody who does not speak our language at all."""
        self._lead = b""
        self.post(STRAY)
        self.finish()

    def part_from_former(self) -> None:
        """To a release before framing: say why it cannot play, so that it understands."""
        self._lead = b""
        self.post(codec.encode_former(FORMER))
        self.finish()

    def refuse(self, code: str, text: str) -> None:
        """Say why the line ends, and end it."""
        self.post(codec.encode(Refused(code, text)))
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
        self, table: Table, limits: Limits | None = None, pace: float = 0.0, scribe: JournalWriter | None = None,
        think: Think = in_another_process,
    ) -> None:  # fmt: skip
        self.table = table
        self._scribe = scribe
        self.limits = limits or Limits()
        table.room = self._room
        self.pace = pace
        self.port = 0
        self.addresses: list[str] = []
        """Where it listens."""
        self._connections: dict[Connection, None] = {}
        """In the order in which they came."""
        self._meters = RateLimiter()
        self._asking = BotScheduler(table, self._deliver, lambda: self.pace, think)
        self._sooner = trio.Event()
        self._awaited = inf
        """When the table is looked at next."""

    async def serve(
        self,
        host: str | None,
        port: int,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Listen until cancelled; `task_status` gets the port. Raises OSError if the port cannot be had."""
        listeners = await _listen(host, port)
        self.port = listeners[0].socket.getsockname()[1]
        self.addresses = [str(each.socket.getsockname()[0]) for each in listeners]
        if self._scribe is not None:
            self._scribe.port = self.port
        self._deliver([])
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.play_bots)
            nursery.start_soon(self.keep_time)
            nursery.start_soon(trio.serve_listeners, self._connect, listeners)
            task_status.started(self.port)

    async def _connect(self, stream: trio.SocketStream) -> None:
        """One connection, from its first byte to its last. Nothing that goes wrong here reaches any other."""
        try:
            address, here = (str(end[0]) for end in (stream.socket.getpeername(), stream.socket.getsockname()))
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        except OSError:
            return
        await self.serve_stream(stream, origin(address, here))

    async def serve_stream(self, stream: trio.abc.HalfCloseableStream, address: str = "") -> None:
        """Serve one peer over any stream, until it leaves, fails or is dropped."""
        if address and not self._meters.take(("calls", address), self.limits.calls, 1, trio.current_time()):
            await trio.aclose_forcefully(stream)
            return
        self._make_room(address)
        connection = Connection(stream, self.limits, address)
        self._connections[connection] = None
        try:
            with connection.scope:
                async with trio.open_nursery() as nursery:
                    nursery.start_soon(connection.write)
                    await self._read(connection)
                    self._see_off(connection)
                    connection.finish()
        finally:
            self._see_off(connection)
            closing = trio.current_effective_deadline() == -inf
            with connection.parting as parting:
                parting.deadline = trio.current_time() + self.limits.parting
                await connection.part(CLOSED if closing else b"")
            del self._connections[connection]

    def _see_off(self, connection: Connection) -> None:
        """Who is at this connection is there no more. Should the table fail over that, no other line ends."""
        try:
            self._deliver(self.table.leave(connection))
        except Exception as error:
            log.error("The table failed over somebody who left: %s", redacted_traceback(error))

    def _make_room(self, address: str) -> None:
        """For one more who has not come in yet."""
        limits, at = self.limits, self.table.people.at
        callers = [each for each in self._connections if at(each) is None and not each.evicted]
        origins = [each.address for each in callers]
        gone = who_goes(origins, address, limits.callers, limits.callers_per_address)
        if gone is not None:
            callers[gone].evict()

    async def _read(self, connection: Connection) -> None:
        """Read until the peer leaves. Its own mistakes are told to it; ours are logged, and end only its line."""
        try:
            with trio.CancelScope(deadline=trio.current_time() + self.limits.hello) as patience:
                await self._converse(connection, patience)
            if patience.cancelled_caught:
                connection.refuse("silence", "Nothing was heard for too long.")
        except codec.FormerVersion:
            connection.part_from_former()
        except codec.NotARoundTable:
            connection.stray()
        except codec.ProtocolError as error:
            connection.refuse("protocol", str(error))
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        except Exception as error:
            log.error("A connection failed: %s", redacted_traceback(error))
            connection.refuse("failed", "Something went wrong at the table. Please join again.")

    async def _converse(self, connection: Connection, patience: trio.CancelScope) -> None:
        """Take what the peer says, message by message, as fast as it may speak; between two that came together it is
        others' turn. `patience` ends when it has been silent for too long."""
        reader, greeted = codec.Reader.of_client(), False
        while data := await hear(connection.stream, 4096):
            for number, body in enumerate(reader.bodies(data)):
                if number:
                    await trio.lowlevel.checkpoint()
                await self._charge(connection, len(body) / self.limits.decoding, patience)
                message = reader.message(body)
                await self._charge(connection, _work(message), patience)
                if isinstance(message, Enter) and (message.password or message.only_back):
                    await self._earn(("guesses", connection.address), self.limits.others, 0, patience)
                if not greeted:
                    self._greet(connection, message)
                    greeted = True
                else:
                    self._deliver(self.table.receive(connection, message))
                if isinstance(message, Bye):
                    return
                if self.table.people.at(connection) is not None:
                    extend(patience, self.limits.silence)

    async def _charge(self, connection: Connection, cost: float, patience: trio.CancelScope) -> None:
        """Whoever has a seat spends his own points, all others those of where they come from: who has come in, and who
        has not. Wait until they are earned: then what he says waits in his own line, and nobody else for him."""
        person = self.table.people.at(connection)
        if person is not None and person.seat is not None:
            await self._earn(person.id, self.limits.seated, cost, patience)
        else:
            where = "outside" if person is None else "inside"
            await self._earn((where, connection.address), self.limits.others, cost, patience)

    async def _earn(self, who: Hashable, rate: Rate, cost: float, patience: trio.CancelScope) -> None:
        """Wait until so many points are earned; while we let somebody wait, his silence is not his."""
        with self._meters.charged(who, rate, cost, trio.current_time) as wait:
            if wait:
                patience.deadline += wait
                await trio.sleep(wait)

    def _greet(self, connection: Connection, message: Message) -> None:
        if not isinstance(message, Hello):
            raise codec.ProtocolError("The first message must say hello.")
        self._deliver(self.table.join(connection, message, connection.address))

    def _room(self, address: str) -> Room:
        """What there is room for, of people from there."""
        at, limits = self.table.people.at, self.limits
        inside = [(each.address, person) for each in self._connections if (person := at(each)) is not None]
        watching = [where for where, person in inside if person.seat is None]
        here = sum(where == address for where, _ in inside)
        crowded = len(inside) >= limits.peers or here >= limits.peers_per_address
        gallery = len(watching) >= limits.gallery or watching.count(address) >= limits.gallery_per_address
        return Room(not crowded, not gallery)

    def _deliver(self, mail: Mail) -> None:
        """Post what the table says, once it is written down; what goes to several is encoded once."""
        if self._scribe is not None and (news := self._scribe.keep()):
            mail = [*mail, *news]
        encoded: dict[int, bytes] = {}
        for connection, message in mail:
            data = encoded.get(id(message))
            if data is None:
                data = encoded[id(message)] = codec.encode(message)
            if isinstance(connection, Connection):
                connection.post(data, latest=isinstance(message, Lobby), keeps=isinstance(message, Reported))
                if isinstance(message, Refused):
                    self._turn_away(connection, message)
        for connection in dict.fromkeys(peer for peer, _ in mail):
            if isinstance(connection, Connection):
                connection.flush()
        self._asking.stir()
        if self.table.due < self._awaited:
            self._sooner.set()

    def _turn_away(self, connection: Connection, refused: Refused) -> None:
        """Who is refused is parted from; a wrong key or password costs where it came from."""
        connection.finish()
        if refused.code in GUESSES:
            who = ("guesses", connection.address)
            self._meters.charge(who, self.limits.others, WRONG_KEY, trio.current_time())

    async def play_bots(self) -> None:
        """Bots are asked, and each answers in its time, until cancelled."""
        await self._asking.run()

    async def keep_time(self) -> None:
        """Tell the table when somebody has taken too long. Should it fail over that, it is left alone for a while."""
        while True:
            self._sooner, self._awaited = trio.Event(), self.table.due
            with trio.CancelScope(deadline=self._awaited):
                await self._sooner.wait()
            try:
                if mail := self.table.tick():
                    self._deliver(mail)
            except Exception as error:
                log.error("The time could not be kept: %s", redacted_traceback(error))
                await trio.sleep(1)


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


UNLIMITED = Limits(seated=Rate(10**9, 10**9), others=Rate(10**9, 10**9), calls=Rate(10**9, 10**9))
"""For bots and benchmarks that play faster than people."""
