"""The server of a relay: it reads one line of each caller, and then passes bytes on between a guest and a host.

Knows: streams, deadlines, rates.
Must not know: what is said; it is encrypted between the ends, and nothing of it is kept.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

import trio

from netplay.failures import redacted_traceback
from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import Guest, Host, Join, Take
from netplay.server.rate_limits import Rate, RateLimiter, TokenBucket, origin, to_evict
from netplay.transport.relay_calls import read_line

from .rooms import Bounds, Pair, Refused, Room, Rooms

log = logging.getLogger(__name__)
CALLS, PASSED_ON, PINGS = Rate(60, 5), Rate(1024 * 1024, 64 * 1024), Rate(10, 0.5)
HOST_CALLS = Rate(240, 40)
CHUNK = 16 * 1024
"""Bytes that are read at once; so much may wait for a slow end."""


@dataclass(frozen=True)
class Limits:
    """Limits of a relay. Times in seconds."""

    bounds: Bounds = field(default_factory=Bounds)
    calls: Rate = CALLS
    """Connections from one address; excess ones are closed before reading."""
    host_calls: Rate = HOST_CALLS
    """The same for an address that has a room: it calls once for each guest, so that guests of other addresses who
    knock without end would use up its calls."""
    callers: int = 100
    callers_per_address: int = 12
    """Connections that have not said what they want."""
    line: float = 10.0
    """Time to say it."""
    ticket: float = 10.0
    """Time for a host to take a guest."""
    silence: float = 90.0
    """Time without a byte after which a connection is closed; clients and hosts ping every 20 s."""
    half: float = 5.0
    """Time for the other direction once one has ended."""
    life: float = 24 * 3600.0
    """The longest that two ends are connected; they call again."""
    rate: Rate = PASSED_ON
    """Bytes of each direction: a whole game at once, and ten times what a lively one needs."""
    write: float = 20.0
    """Time in which an end must take what was sent."""


@dataclass(eq=False)
class Caller:
    """A connection to the relay."""

    stream: trio.SocketStream
    origin: str
    scope: trio.CancelScope = field(default_factory=trio.CancelScope)
    sending: trio.Lock = field(default_factory=trio.Lock)
    taken: trio.Event = field(default_factory=trio.Event)
    """Set when the host has called for this guest."""
    over: trio.Event = field(default_factory=trio.Event)
    """Set when what is passed on to it has ended."""


class Relay:
    """One relay."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.rooms = Rooms(self.limits.bounds)
        self._limiter = RateLimiter()
        self._waiting: dict[Caller, None] = {}
        """Callers that have not said what they want, the oldest first."""

    async def serve(
        self, host: str | None, port: int, task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED
    ) -> None:
        """Listens until cancelled; `task_status` gets the port. Raises OSError."""
        listeners = await trio.open_tcp_listeners(port, host=host)
        for useless in listeners[1:] if port == 0 else ():
            await useless.aclose()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(trio.serve_listeners, self._connect, listeners[:1] if port == 0 else listeners)
            task_status.started(listeners[0].socket.getsockname()[1])

    async def _connect(self, stream: trio.SocketStream) -> None:
        """Serves one connection. An error in it affects no other."""
        try:
            address, here = (str(end[0]) for end in (stream.socket.getpeername(), stream.socket.getsockname()))
        except OSError:
            return
        caller = Caller(stream, origin(address, here))
        if not self._may_call(caller.origin):
            return
        self._make_room(caller.origin)
        self._waiting[caller] = None
        try:
            with caller.scope:
                await self._answer(caller)
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.BusyResourceError):
            pass
        except Exception as error:
            log.error("A connection failed: %s", redacted_traceback(error))
        finally:
            self._waiting.pop(caller, None)
            await trio.aclose_forcefully(stream)

    def _may_call(self, address: str) -> bool:
        """True if a connection from this address is read; it is counted."""
        hosts = self.rooms.is_host(address)
        rate = self.limits.host_calls if hosts else self.limits.calls
        return self._limiter.take(("host calls" if hosts else "calls", address), rate, 1, trio.current_time())

    def _make_room(self, address: str) -> None:
        """Closes a caller that has said nothing, if there are too many."""
        waiting, limits = list(self._waiting), self.limits
        gone = to_evict([each.origin for each in waiting], address, limits.callers, limits.callers_per_address)
        if gone is not None:
            self._waiting.pop(waiting[gone], None)
            waiting[gone].scope.cancel()

    async def _answer(self, caller: Caller) -> None:
        """Does what a caller wants."""
        line = b""
        with trio.move_on_after(self.limits.line):
            line = await read_line(caller.stream)
        self._waiting.pop(caller, None)
        said = relay_lines.parse_call(line)
        try:
            if isinstance(said, Host):
                await self._host(caller, said)
            elif isinstance(said, Join):
                await self._join(caller, said)
            elif isinstance(said, Take):
                await self._take(caller, said)
        except Refused as refused:
            await self._send(caller, relay_lines.refusal(refused.code))

    async def _send(self, caller: Caller, data: bytes) -> None:
        """Sends, and gives up a caller that does not take it in time. Raises BrokenResourceError."""
        with trio.move_on_after(self.limits.write) as patience:
            async with caller.sending:
                await caller.stream.send_all(data)
        if patience.cancelled_caught:
            raise trio.BrokenResourceError("nobody reads")

    # Hosts

    async def _host(self, caller: Caller, said: Host) -> None:
        """Keeps a room for as long as its host pings. Raises Refused."""
        room, former = self.rooms.open(said.room, said.owner, caller, caller.origin)
        if former is not None:
            former.scope.cancel()
        try:
            await self._send(caller, relay_lines.OK)
            await self._hear_pings(caller)
        finally:
            self.rooms.close(room, caller)

    async def _hear_pings(self, caller: Caller) -> None:
        """Answers the pings of a host until it is silent for too long, or says anything else."""
        meter = TokenBucket(PINGS, trio.current_time())
        while True:
            line = b""
            with trio.move_on_after(self.limits.silence):
                line = await read_line(caller.stream)
            if line != relay_lines.PING or not meter.take(1, trio.current_time()):
                return
            await self._send(caller, relay_lines.PING)

    # Guests

    async def _join(self, caller: Caller, said: Join) -> None:
        """Tells the host of a guest, and waits until both have talked. Raises Refused."""
        pair = self.rooms.knock(said.room, caller, caller.origin)
        try:
            await self._tell_host(pair.room, Guest(pair.ticket, caller.origin))
            with trio.move_on_after(self.limits.ticket) as patience:
                await caller.taken.wait()
            if patience.cancelled_caught:
                raise Refused(relay_lines.NOBODY)
            await caller.over.wait()
        finally:
            self.rooms.leave(pair)

    async def _tell_host(self, room: Room, guest: Guest) -> None:
        """Raises Refused if the host's connection fails."""
        try:
            await self._send(room.host, relay_lines.guest(guest))
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.BusyResourceError):
            raise Refused(relay_lines.NOBODY) from None

    async def _take(self, caller: Caller, said: Take) -> None:
        """Passes bytes on between a host and the guest it takes. Raises Refused."""
        pair = self.rooms.take(said.ticket)
        pair.guest.taken.set()
        try:
            for end in (caller, pair.guest):
                await self._send(end, relay_lines.OK)
            with trio.move_on_after(self.limits.life):
                await self._pass_both_ways(caller, pair)
        finally:
            pair.guest.over.set()

    async def _pass_both_ways(self, host: Caller, pair: Pair) -> None:
        guest: Caller = pair.guest
        async with trio.open_nursery() as nursery:
            for source, target in ((host, guest), (guest, host)):
                nursery.start_soon(self._pass_on, source, target, nursery.cancel_scope)

    async def _pass_on(self, source: Caller, target: Caller, both: trio.CancelScope) -> None:
        """Passes on one direction until it ends; then the other has a moment more."""
        meter = TokenBucket(self.limits.rate, trio.current_time())
        try:
            while data := await self._heard(source):
                await trio.sleep(meter.charge(len(data), trio.current_time()))
                await self._send(target, bytes(data))
            await target.stream.send_eof()
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            both.cancel()
        both.deadline = min(both.deadline, trio.current_time() + self.limits.half)

    async def _heard(self, source: Caller) -> bytes | bytearray:
        """Returns the next bytes; none after too long a silence."""
        with trio.move_on_after(self.limits.silence):
            return await source.stream.receive_some(CHUNK)
        return b""
