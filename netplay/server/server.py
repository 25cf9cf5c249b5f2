"""The server of one table: a task per connection, bounded queues to the peers, rate limits, bots and turn timers.

Knows: streams, deadlines, limits.
Must not know: what a message means; that is the table's.
"""

from __future__ import annotations

import errno
import logging
import socket
from math import inf

import trio

import core
from netplay.failures import redacted_traceback
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol.messages import Bye, Enter, Hello, Lobby, Message, Refused
from netplay.secure_channel.wire import ChannelError
from netplay.table.admission import Capacity
from netplay.table.joins import recognized
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table
from netplay.transport.writer import extend

from .bot_scheduler import BotScheduler, Decide, decide_in_worker
from .connection import CLOSED, Connection
from .limits import GUESSES, Limits, cost_of
from .line_opener import LineOpener
from .payments import Payments
from .rate_limits import origin, to_evict

log = logging.getLogger(__name__)

PLAIN = "This table is private: its password protects it. Only a newer version can join. Please update."
"""The refusal of a plain line to a table with a password, as an older release shows it. This one calls again."""


class Server:
    """Serves one table, whose clock is trio's. `pace` is the least time in which a bot answers, in seconds, so that
    people can follow. `writer` saves each change before anybody is told of it."""

    def __init__(
        self, table: Table, limits: Limits | None = None, pace: float = 0.0, writer: JournalWriter | None = None,
        decide: Decide = decide_in_worker,
    ) -> None:  # fmt: skip
        self.table = table
        self._journal_writer = writer
        self.limits = limits or Limits()
        table.capacity = self._capacity
        self.pace = pace
        self.port = 0
        self.addresses: list[str] = []
        """The addresses on which it listens."""
        self._connections: dict[Connection, None] = {}
        self._payments = Payments(self.limits)
        self.lines = LineOpener(table, self.limits, self._payments)
        self._bots = BotScheduler(table, self.deliver, lambda: self.pace, decide)
        self._sooner = trio.Event()
        self._awaited = inf
        """Time of the next tick of the table."""

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
        if self._journal_writer is not None:
            self._journal_writer.port = self.port
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
                await connection.part(CLOSED if closing else b"")
            del self._connections[connection]

    def _see_off(self, connection: Connection) -> None:
        """Tells the table that the peer has left. If the table raises, other connections go on."""
        try:
            self.deliver(self.table.leave(connection))
        except Exception as error:
            log.error("The table failed over somebody who left: %s", redacted_traceback(error))

    def _make_room(self, address: str) -> None:
        """Closes a waiting connection if there are too many for a new one."""
        limits, at = self.limits, self.table.people.at
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
                    self.deliver(self.table.receive(connection, message))
                if isinstance(message, Bye):
                    return
                if self.table.people.at(connection) is not None:
                    reader.limit = most
                    extend(patience, self.limits.silence)
            data = await connection.receive(4096)

    async def _take(
        self, connection: Connection, reader: codec.Reader, body: bytes, patience: trio.CancelScope
    ) -> Message:
        """Waits until a message is paid for, and returns it."""
        if self.table.people.at(connection) is None:
            return await self._take_of_caller(connection, reader, body, patience)
        await self._charge(connection, len(body) / self.limits.decoding, patience)
        message = reader.message(body)
        await self._charge(connection, cost_of(message), patience)
        return message

    async def _charge(self, connection: Connection, cost: float, patience: trio.CancelScope) -> None:
        """Waits until the tokens of a message are earned. Seated players have a bucket each. Other peers of one address
        share one."""
        person = self.table.people.at(connection)
        if person is not None and person.seat is not None:
            await self._payments.earn(person.id, self.limits.seated, cost, patience)
        else:
            await self._payments.earn(("inside", connection.address), self.limits.others, cost, patience)

    async def _take_of_caller(
        self, connection: Connection, reader: codec.Reader, body: bytes, patience: trio.CancelScope
    ) -> Message:
        """Returns a message of a peer that is not let in. A hello that is only challenged is paid for by the call. What
        comes after it waits in the queue of its address, or in a bucket of its own with a key that opens a seat."""
        first, connection.spent = not connection.spent, connection.spent + len(body)
        connection.owed += len(body) / self.limits.decoding
        message = reader.message(body)
        known = recognized(self.table, connection, message) if isinstance(message, Hello | Enter) else None
        connection.owed += cost_of(message)
        with connection.queued():
            if known is not None:
                await self._payments.earn(("back", known.id), self.limits.seated, connection.owed, patience)
            elif not (first and isinstance(message, Hello) and "door" in message.can):
                await self._payments.queue(connection, patience)
                if isinstance(message, Enter) and (message.password or message.only_back):
                    await self._payments.before_guess(connection.address, patience)
        return message

    def _greet(self, connection: Connection, message: Message) -> bool:
        """Answers the hello; False if the peer is sent away, since the line to a table with a password is private."""
        if not isinstance(message, Hello):
            raise codec.ProtocolError("The first message must say hello.")
        binding = connection.line.binding
        if self.table.admission.has_password and not binding:
            connection.refuse("private", PLAIN)
            return False
        self.deliver(self.table.join(connection, message, connection.address, binding))
        return True

    def _capacity(self, address: str) -> Capacity:
        """Returns what there is room for, for a peer of this address."""
        at, limits = self.table.people.at, self.limits
        inside = [(each.address, person) for each in self._connections if (person := at(each)) is not None]
        watching = [where for where, person in inside if person.seat is None]
        here = sum(where == address for where, _ in inside)
        crowded = len(inside) >= limits.peers or here >= limits.peers_per_address
        gallery = len(watching) >= limits.gallery or watching.count(address) >= limits.gallery_per_address
        return Capacity(not crowded, not gallery)

    def deliver(self, outgoing: Outgoing) -> None:
        """Saves the change, then enqueues the table's messages. A message to several peers is encoded once."""
        if self._journal_writer is not None and (news := self._journal_writer.keep()):
            outgoing = [*outgoing, *news]
        encoded: dict[int, bytes] = {}
        for connection, message in outgoing:
            data = encoded.get(id(message))
            if data is None:
                data = encoded[id(message)] = codec.encode(message)
            if isinstance(connection, Connection):
                connection.post(data, latest=isinstance(message, Lobby), keeps=isinstance(message, core.Report))
                if isinstance(message, Refused):
                    self._turn_away(connection, message)
        for connection in dict.fromkeys(peer for peer, _ in outgoing):
            if isinstance(connection, Connection):
                connection.flush()
        self._bots.stir()
        if self.table.due < self._awaited:
            self._sooner.set()

    def _turn_away(self, connection: Connection, refused: Refused) -> None:
        """Ends a refused connection; a wrong key or password is charged to its address."""
        connection.finish()
        if refused.code in GUESSES:
            self._payments.charge_guess(connection.address)

    async def play_bots(self) -> None:
        """Runs the bots until cancelled."""
        await self._bots.run()

    async def keep_time(self) -> None:
        """Runs the table's turn timers until cancelled. If the table raises, they pause for a second."""
        while True:
            self._sooner, self._awaited = trio.Event(), self.table.due
            with trio.CancelScope(deadline=self._awaited):
                await self._sooner.wait()
            try:
                if outgoing := self.table.tick():
                    self.deliver(outgoing)
            except Exception as error:
                log.error("The time could not be kept: %s", redacted_traceback(error))
                await trio.sleep(1)


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
