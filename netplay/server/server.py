"""The server of one table or a hall of many: a task per connection, bounded queues, rate limits, bots, turn timers.

Knows: streams, deadlines, limits.
Must not know: what a message means; that is the table's, or the hall's.
"""

from __future__ import annotations

import errno
import logging
import socket
from collections.abc import Callable
from math import inf

import trio

import core
from netplay.failures import redacted_traceback
from netplay.hall.one_table import OneTable
from netplay.hall.premises import Premises
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol.messages import Bye, Enter, Hello, InList, JoinAddresses, Lobby, Message, Refused
from netplay.secure_channel.wire import ChannelError
from netplay.table.admission import Capacity
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table
from netplay.transport.writer import Frame, extend

from .bot_scheduler import BotScheduler, Decide, decide_in_worker
from .connection import CLOSED, Connection
from .limits import GUESSES, Limits, cost_of
from .line_opener import LineOpener, PassOn
from .passing import Passing
from .payments import Payments
from .rate_limits import origin, to_evict
from .table_service import TableService, WriterOf

log = logging.getLogger(__name__)

PLAIN = "This table is private: its password protects it. Only a newer version can join. Please update."
"""The refusal of a plain line to a table with a password, as an older release shows it. This one calls again."""

_TURNED_AWAY = frozenset({Refused, InList})
"""The messages with which somebody is sent away."""


class Server:
    """Serves one table or a hall, whose clock is trio's. `pace` is the least time in which a bot answers, in seconds,
    so that people can follow. `writer` saves each change of the table before anybody is told of it."""

    def __init__(
        self, served: Table | Premises, limits: Limits | None = None, pace: float = 0.0,
        writer: JournalWriter | None = None, decide: Decide = decide_in_worker,
    ) -> None:  # fmt: skip
        self.premises: Premises = OneTable(served) if isinstance(served, Table) else served
        self.writer_of: WriterOf = lambda table: writer
        """Returns what saves a table; set for a hall."""
        self.dispatch: Callable[[Outgoing], None] = self.post
        """Sends messages; set for a store in which changes are saved later, so that they wait for that."""
        self.last_word = CLOSED
        """What is sent to all when the server ends; empty where another process goes on in its place."""
        self.limits = limits or Limits()
        self.premises.capacity = self._capacity
        self.pace = pace
        self.port = 0
        self.addresses: list[str] = []
        """The addresses on which it listens."""
        self.web_urls: list[str] = []
        """The addresses for browsers, if there is a door for them."""
        self.ways_in = JoinAddresses()
        """How others join, as everybody there has been told; see `ways_in.py`."""
        self._connections: dict[Connection, None] = {}
        self._payments = Payments(self.limits)
        self.lines = LineOpener(self.premises, self.limits, self._payments)
        self._passing = Passing(self.limits.peers)
        self._decide = decide
        self._services: dict[Table, TableService] = {}
        """For each table that is awake, what is done for it."""
        self._bots: trio.Nursery | None = None
        """Runs the bots of all tables."""
        self._sooner = trio.Event()
        self._awaited = inf
        """Time of the next tick of the table."""

    @property
    def table(self) -> Table:
        """The table for those who name none. Raises LookupError in a hall without one."""
        if self.premises.table is None:
            raise LookupError("there is no such table")
        return self.premises.table

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The connections, the oldest first."""
        return tuple(self._connections)

    async def serve(
        self,
        host: str | None,
        port: int,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Listens until cancelled; `task_status` gets the port. Raises OSError if the port is not available."""
        listeners = await _listen(host, port)
        self.port = listeners[0].socket.getsockname()[1]
        self.addresses = [str(each.socket.getsockname()[0]) for each in listeners]
        for service in self._services.values():
            service.found_at(self.port)
        self.deliver([])
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.play_bots)
            nursery.start_soon(self.keep_time)
            nursery.start_soon(trio.serve_listeners, self._connect, listeners)
            task_status.started(self.port)

    async def _connect(self, stream: trio.SocketStream) -> None:
        """Serves one connection. An error in it affects no other."""
        try:
            address, here = (str(end[0]) for end in (stream.socket.getpeername(), stream.socket.getsockname()))
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        except OSError:
            return
        await self.serve_stream(stream, origin(address, here))

    async def serve_stream(self, stream: trio.abc.HalfCloseableStream, address: str = "") -> None:
        """Serves one peer over any stream, until it leaves, fails or is dropped."""
        if not self._payments.may_call(address):
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
                await connection.part(self.last_word if closing else b"")
            self._connections.pop(connection, None)

    def _see_off(self, connection: Connection) -> None:
        """Tells the table that the peer has left. If the table raises, other connections go on."""
        try:
            self.deliver(self.premises.leave(connection))
        except Exception as error:
            log.error("The table failed over somebody who left: %s", redacted_traceback(error))

    def _make_room(self, address: str) -> None:
        """Closes a waiting connection if there are too many for a new one."""
        limits, at = self.limits, self.premises.standing
        callers = [each for each in self._connections if at(each) is None and not each.evicted]
        origins, burdens = [each.address for each in callers], [each.burden(limits.cheap_bytes) for each in callers]
        gone = to_evict(origins, address, limits.callers, limits.callers_per_address, burdens)
        if gone is not None:
            callers[gone].evict()

    async def _read(self, connection: Connection) -> None:
        """Reads until the peer leaves. Its errors are reported to it; internal ones are logged, and end this connection
        only."""
        try:
            with trio.CancelScope(deadline=trio.current_time() + self.limits.hello) as patience:
                await self._converse(connection, patience)
            if patience.cancelled_caught:
                connection.refuse("silence", "Nothing was heard for too long.")
        except PassOn as call:
            self._connections.pop(connection, None)
            await self._passing.run(connection, call.address)
        except codec.FormerVersion:
            connection.refuse_former()
        except codec.NotARoundTable:
            connection.refuse_stranger()
        except codec.ProtocolError as error:
            connection.refuse("protocol", str(error))
        except (trio.BrokenResourceError, trio.ClosedResourceError, ChannelError):
            pass
        except Exception as error:
            log.error("A connection failed: %s", redacted_traceback(error))
            connection.refuse("failed", "Something went wrong at the table. Please join again.")

    async def _converse(self, connection: Connection, patience: trio.CancelScope) -> None:
        """Handles the peer's messages as fast as its rate limit allows. Between two messages that arrive together,
        other tasks run. `patience` is cancelled when the peer is silent for too long."""
        reader, greeted = codec.Reader.of_client(), False
        reader.limit, most = self.limits.call_bytes, reader.limit
        data = await self.lines.open(connection, patience)
        while data:
            for number, body in enumerate(reader.bodies(data)):
                if number:
                    await trio.lowlevel.checkpoint()
                message = await self._take(connection, reader, body, patience)
                if not greeted:
                    if not self._greet(connection, message):
                        return
                    greeted = True
                else:
                    self.deliver(self.premises.receive(connection, message))
                if isinstance(message, Bye):
                    return
                if reader.limit == most or self.premises.standing(connection) is not None:
                    reader.limit = most
                    extend(patience, self.limits.silence)
            data = await connection.receive(4096)

    async def _take(
        self, connection: Connection, reader: codec.Reader, body: bytes, patience: trio.CancelScope
    ) -> Message:
        """Waits until a message is paid for, and returns it."""
        standing = self.premises.standing(connection)
        if standing is None:
            return await self._take_of_caller(connection, reader, body, patience)
        key, rate = self._payments.bucket(connection, standing)
        reading = len(body) / self.limits.decoding
        if reading > 1:  # a shorter one is read first, and paid for with what it asks for
            await self._payments.earn(key, rate, reading, patience)
            reading = 0
        message = reader.message(body)
        await self._payments.earn(key, rate, reading + cost_of(message), patience)
        if isinstance(message, Enter):  # to a table of the hall
            await self._before_guess(connection, message, patience)
        return message

    async def _take_of_caller(
        self, connection: Connection, reader: codec.Reader, body: bytes, patience: trio.CancelScope
    ) -> Message:
        """Returns a message of a peer that is not let in. A hello that is only challenged is paid for by the call. What
        comes after it waits in the queue of its address, or in a bucket of its own with a key that opens a seat."""
        first, connection.spent = not connection.spent, connection.spent + len(body)
        connection.owed += len(body) / self.limits.decoding
        message = reader.message(body)
        known = self.premises.recognized(connection, message)
        connection.owed += cost_of(message)
        with connection.queued():
            if known is not None:
                await self._payments.earn(("back", known), self.limits.seated, connection.owed, patience)
            elif not (first and isinstance(message, Hello) and "door" in message.can):
                await self._payments.queue(connection, patience)
                await self._before_guess(connection, message, patience)
        return message

    async def _before_guess(self, connection: Connection, message: Message, patience: trio.CancelScope) -> None:
        """Waits before a message that may be a guess until earlier ones are paid for."""
        if isinstance(message, Enter) and (message.password or message.only_back):
            await self._payments.before_guess(connection.address, patience)

    def _greet(self, connection: Connection, message: Message) -> bool:
        """Answers the hello; False if the peer is sent away, since the line to a table with a password is private."""
        if not isinstance(message, Hello):
            raise codec.ProtocolError("The first message must say hello.")
        binding = connection.line.binding
        if self.premises.admission.has_password and not binding:
            connection.refuse("private", PLAIN)
            return False
        self.deliver(self.premises.join(connection, message, connection.address, binding))
        return True

    def _capacity(self, address: str) -> Capacity:
        """Returns what there is room for, for a peer of this address."""
        at, limits = self.premises.standing, self.limits
        inside = [(each.address, person) for each in self._connections if (person := at(each)) is not None]
        watching = [where for where, person in inside if person.watching]
        here = sum(where == address for where, _ in inside)
        crowded = len(inside) >= limits.peers or here >= limits.peers_per_address
        gallery = len(watching) >= limits.gallery or watching.count(address) >= limits.gallery_per_address
        return Capacity(not crowded, not gallery)

    def deliver(self, outgoing: Outgoing) -> None:
        """Saves the changes, then sends the messages."""
        self.dispatch(self._saved(outgoing))
        if self.premises.due < self._awaited:
            self._sooner.set()

    def post(self, outgoing: Outgoing) -> None:
        """Sends messages. One to several peers is encoded once; several to one peer are sent together."""
        frames: dict[int, Frame] = {}
        told: dict[Connection, list[Frame]] = {}
        away = False
        for connection, message in outgoing:
            frame = frames.get(id(message))
            if frame is None:
                frame = frames[id(message)] = _frame_of(message)
                away |= type(message) in _TURNED_AWAY
            if isinstance(connection, Connection):
                told.setdefault(connection, []).append(frame)
        for connection, theirs in told.items():
            connection.post(theirs)
        if away:
            self._turn_away(outgoing)

    def _saved(self, outgoing: Outgoing) -> Outgoing:
        """Saves the tables that may have changed, and tells their bots; returns what is to be sent."""
        news = self.premises.take_news()
        for table in news.gone:
            if table in self._services:
                self._services.pop(table).stop()
        for table in news.touched:
            service = self._service_of(table)
            if notices := service.keep():
                outgoing = [*outgoing, *self.premises.relayed(table, notices)]
            service.stir(self._bots)
        return outgoing

    def _service_of(self, table: Table) -> TableService:
        """Returns what is done for a table, from its first message on."""
        if table not in self._services:
            bots = BotScheduler(table, lambda told: self._deliver_of(table, told), lambda: self.pace, self._decide)
            self._services[table] = TableService(table, self.writer_of(table), bots)
            self._services[table].found_at(self.port)
        return self._services[table]

    def _deliver_of(self, table: Table, outgoing: Outgoing) -> None:
        """Delivers what a table says by itself."""
        self.deliver(self.premises.relayed(table, outgoing))

    def _turn_away(self, outgoing: Outgoing) -> None:
        """Ends refused connections, but those of visitors in a hall; a wrong key or password is charged to its
        address."""
        for connection, refused in outgoing:
            if isinstance(connection, Connection) and isinstance(refused, Refused | InList):
                if isinstance(refused, Refused):
                    connection.finish()
                if refused.code in GUESSES:
                    self._payments.charge_guess(connection.address)

    async def play_bots(self) -> None:
        """Runs the bots of all tables until cancelled."""
        async with trio.open_nursery() as self._bots:
            self.deliver([])
            self.stir_bots()
            await trio.sleep_forever()

    def stir_bots(self) -> None:
        """Tells the bots of all tables that they may be asked, or may decide at another pace."""
        for service in self._services.values():
            service.stir(self._bots)

    async def keep_time(self) -> None:
        """Runs the turn timers until cancelled. If a table raises, they pause for a second."""
        while True:
            self._sooner, self._awaited = trio.Event(), self.premises.due
            with trio.CancelScope(deadline=self._awaited):
                await self._sooner.wait()
            try:
                self.deliver(self.premises.tick())
            except Exception as error:
                log.error("The time could not be kept: %s", redacted_traceback(error))
                await trio.sleep(1)


def _frame_of(message: Message) -> Frame:
    kind = type(message)
    return Frame(codec.encode(message), latest=kind is Lobby, keeps=kind is core.Report)


async def _listen(host: str | None, port: int) -> list[trio.SocketListener]:
    """Returns listeners on one port, for IPv4 and IPv6 unless `host` is given. Port 0, any free port, would differ
    between them, so then there is only one."""
    if not 0 <= port < 65536:
        raise OverflowError(f"There is no port {port}.")
    try:
        listeners = await trio.open_tcp_listeners(port, host=host)
    except ValueError:  # a name that no machine can have
        raise OSError(errno.EADDRNOTAVAIL, "no such address") from None
    for useless in listeners[1:] if port == 0 else ():
        await useless.aclose()
    return listeners[:1] if port == 0 else listeners
