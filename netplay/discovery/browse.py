"""Looks for tables in the local network, for as long as somebody wants to know.

Knows: zeroconf, which is loaded in a thread of its own when somebody looks.
Must not know: screens, or how one joins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from netplay.addresses import Interface

from .announcement import SERVICE, FoundTable, LoopThread, lan_interfaces, read, sockets

if TYPE_CHECKING:
    from zeroconf import Zeroconf

MOST = 200
"""Tables that are known at a time, with those that have not answered yet."""
MOST_OF_ONE = 4
"""Tables that are known of one address: whoever announces more hides no others."""
MOST_WAITING = 2000
"""Names of announcements that wait until there is room to ask them."""
ANSWER = 3000
"""Milliseconds in which a table must say where it is."""


class TableBrowser:
    """The tables next door. `found` may be read from any thread at any time; it is replaced, never changed."""

    def __init__(self) -> None:
        self.found: tuple[FoundTable, ...] = ()
        """Tables in the order in which they were found; each address once."""
        self._aside = LoopThread(self._look)
        self._closed = asyncio.Event()
        self._own: Sequence[Interface] = ()
        self._known: dict[str, FoundTable] = {}
        """Tables by the name of the announcement."""
        self._asked: dict[str, asyncio.Task[None]] = {}
        """Pending queries, by the name of the announcement."""
        self._stale: set[str] = set()
        """Names that have announced something new since they were last asked."""
        self._waiting: dict[str, None] = {}
        """Names that were announced when there was no room."""
        self.deaf = False
        """True if there is no network to look in."""

    def start(self) -> None:
        """Begin to look."""
        self._aside.start()

    def close(self) -> None:
        """Look no more; does not wait."""
        self._aside.call(self._closed.set)

    def join(self, seconds: float) -> None:
        """Wait until everything is closed, but not for longer."""
        self._aside.join(seconds)

    async def _look(self) -> None:
        try:
            await self._listen()
        except Exception:
            self.deaf = True
            raise

    async def _listen(self) -> None:
        self._own = lan_interfaces()
        if not self._own:
            self.deaf = True
            return
        from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

        async with AsyncZeroconf(interfaces=sockets(self._own)) as ears:
            browser = AsyncServiceBrowser(ears.zeroconf, SERVICE, handlers=[self.heard])
            await self._closed.wait()
            for task in self._asked.values():
                task.cancel()
            await browser.async_cancel()

    def heard(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: Any) -> None:
        """Handles an announcement that appears, changes or goes."""
        if state_change.name == "Removed":
            self._forget(name)
        elif name.endswith(f".{SERVICE}"):
            if name in self._known or name in self._asked or self._has_room():
                self._begin_to_ask(zeroconf, name)
            elif len(self._waiting) < MOST_WAITING:
                self._waiting[name] = None

    def _begin_to_ask(self, zeroconf: Zeroconf, name: str) -> None:
        self._stale.add(name)
        if name not in self._asked:
            self._asked[name] = asyncio.ensure_future(self._ask(zeroconf, name))

    def _ask_waiting(self, zeroconf: Zeroconf) -> None:
        """Asks names that wait, as long as there is room."""
        while self._waiting and self._has_room():
            name = next(iter(self._waiting))
            del self._waiting[name]
            self._begin_to_ask(zeroconf, name)

    def _has_room(self) -> bool:
        return len(self._known.keys() | self._asked.keys()) < MOST

    def _forget(self, name: str) -> None:
        if (task := self._asked.pop(name, None)) is not None:
            task.cancel()
        self._stale.discard(name)
        self._waiting.pop(name, None)
        self._known.pop(name, None)
        self._publish()

    async def _ask(self, zeroconf: Zeroconf, name: str) -> None:
        """Ask where it is, until there is nothing new. Each is waited for by itself."""
        try:
            while name in self._stale:
                self._stale.discard(name)
                found = await self._answer(zeroconf, name)
                self._take(name, found)
                self._publish()
        finally:
            if self._asked.get(name) is asyncio.current_task():
                del self._asked[name]
                if not self._closed.is_set():
                    self._ask_waiting(zeroconf)

    def _take(self, name: str, found: FoundTable | None) -> None:
        """Notes where a table is, unless its address has announced too many."""
        others = sum(each.host == found.host for key, each in self._known.items() if key != name) if found else 0
        if found is None or others >= MOST_OF_ONE:
            self._known.pop(name, None)
        else:
            self._known[name] = found

    async def _answer(self, zeroconf: Zeroconf, name: str) -> FoundTable | None:
        from zeroconf import Error
        from zeroconf.asyncio import AsyncServiceInfo

        try:
            info = AsyncServiceInfo(SERVICE, name)
            if not await info.async_request(zeroconf, ANSWER):
                return None
            return read(info.properties, info.parsed_addresses(), info.port, self._own)
        except (Error, ValueError, LookupError):  # what is announced cannot be read
            return None

    def _publish(self) -> None:
        places = {(found.host, found.port): found for found in reversed(self._known.values())}
        self.found = tuple(reversed(places.values()))
