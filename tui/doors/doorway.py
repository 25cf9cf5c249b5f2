"""The common part of all doors: a program that is told what it needs, ends with its input, and bounds its callers.

Knows: connections, their addresses, how `netplay.door_launcher` starts a door.
Must not know: what is spoken on a connection.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import ssl
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from netplay.door_launcher import DoorRequest, read_request
from netplay.failures import log_path, log_to_file, redacted_traceback
from netplay.server.rate_limits import origin, to_evict
from tui.doors.line import Line

log = logging.getLogger(__name__)

HANDSHAKE = 10.0
"""Seconds that a caller has for the handshake of TLS."""
STAY = 90.0
"""Seconds until a caller must have come in; a door's library keeps state for callers that only talk."""
STARTING = 2
"""Screens that may start at once, so that many callers slow nobody at the table."""


@dataclass(eq=False)
class Caller:
    """A caller that has not been let in yet."""

    origin: str
    line: Line


C = TypeVar("C", bound=Caller)


class Callers(Generic[C]):
    """Callers that are not admitted yet, in the order of their arrival. Beyond the limits, in all or from one address,
    the oldest is dropped, and so are those that take too long."""

    def __init__(self, kind: Callable[[str, Line], C], most: int, most_per_address: int) -> None:
        self._kind = kind
        self._most, self._most_per_address = most, most_per_address
        self._waiting: dict[C, None] = {}
        self.lines: dict[C, asyncio.Task[Any] | None] = {}
        """Every line that stands, also of those who are in, and the task that serves it."""

    def __len__(self) -> int:
        return len(self._waiting)

    async def serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, talk: Callable[[C, Any], Awaitable[None]]
    ) -> None:
        """Serves one caller, from the first byte to the last. No failure here reaches another caller."""
        peer = writer.get_extra_info("peername")
        caller = self._kind(origin(str(peer[0]) if peer else ""), Line(reader, writer))
        self._make_room(caller.origin)
        self._waiting[caller] = None
        self.lines[caller] = asyncio.current_task()
        late = asyncio.get_running_loop().call_later(STAY, self._send_away, caller)
        try:
            await caller.line.serve(lambda sock: talk(caller, sock))
        except Exception as error:
            log.error("A line failed: %s", redacted_traceback(error))
        finally:
            late.cancel()
            self.let_in(caller)
            del self.lines[caller]

    def let_in(self, caller: C) -> None:
        """Takes the caller off the list of those that wait."""
        self._waiting.pop(caller, None)

    def _make_room(self, origin: str) -> None:
        waiting = list(self._waiting)
        gone = to_evict([caller.origin for caller in waiting], origin, self._most, self._most_per_address)
        if gone is not None:
            self._send_away(waiting[gone])

    def _send_away(self, caller: C) -> None:
        """Disconnects the caller unless they have come in."""
        if caller in self._waiting:
            self.let_in(caller)
            caller.line.hang_up()


async def listen(
    answer: Callable[..., Coroutine[Any, Any, None]], wanted: DoorRequest, tls: ssl.SSLContext | None = None
) -> asyncio.Server:
    """Take lines where the table does. Raises OSError, OverflowError."""
    everywhere = None if wanted.door else "0.0.0.0"  # "any free port" is another for IPv4 than for IPv6
    more = {"ssl": tls, "ssl_handshake_timeout": HANDSHAKE} if tls is not None else {}
    return await asyncio.start_server(answer, wanted.bind or everywhere, wanted.door, **more)


async def end_of_input() -> None:
    """Until who has started us closes our input, or is gone."""
    loop, reader = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.read(1024):
        pass


def program(name: str, run: Callable[[DoorRequest], Coroutine[Any, Any, None]], library: str) -> int:
    """A door's program, and its exit status. What its library says is not written down: it may be a stranger's word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the table, which then closes us
    log_to_file(log_path().with_name(f"{name}-door.log"))
    for said in (library, "asyncio"):
        logging.getLogger(said).setLevel(logging.CRITICAL)
    if wanted := read_request():
        asyncio.run(run(wanted))
    return 0
