"""A browser's page at a web door, driven by HTTP and WebSocket: its tabs, and what they are shown.

Knows: aiohttp's client, the messages between a page and its door, the door in this process.
Must not know: what a visit shows.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pyte

from netplay.door_launcher import DoorRequest
from tui.doors.visit.home import Limits
from tui.doors.web.door import Door

HERE = "127.0.0.1"
TAB, OTHER = "a" * 32, "b" * 32
PATIENCE = 20.0
"""Seconds for one thing to happen, on a busy machine."""
STUB = Path(__file__).with_name("stub.py")
"""Says who it is, then every packet that it gets; ends, or does worse, when it is typed to."""


class Page:
    """A browser at a door."""

    def __init__(self, port: int, http: aiohttp.ClientSession) -> None:
        self.base, self.http = f"http://{HERE}:{port}", http

    async def tab(
        self, tab: str = TAB, origin: str | None = None, size: str = "width=80&height=24", **headers: str
    ) -> Tab:
        """Opens a tab's WebSocket, with these headers besides."""
        headers = {"Origin": self.base if origin is None else origin, **headers}
        socket = await self.http.ws_connect(f"{self.base}/ws/{tab}?{size}", headers=headers)
        return Tab(socket)


class Tab:
    """One tab, and what it has been shown."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket, self.raw = socket, b""
        self.notes: list[tuple[bytes, bytes]] = []
        """What the page was told beside what is painted."""
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)
        self._task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        async for message in self.socket:
            data = message.data if message.type == aiohttp.WSMsgType.BINARY else message.data.encode()
            self.notes += re.findall(rb"\x1b\]7747;(\w+);(\d+)\x07", data)
            self.raw += data
            self._stream.feed(data)

    @property
    def shown(self) -> str:
        return "\n".join(self.screen.display)

    async def say(self, *what: object) -> None:
        await self.socket.send_str(json.dumps(list(what)))

    async def sees(self, text: str) -> str:
        """Wait until it is on the screen."""
        await holds(lambda: text in self.shown or self._task.done())
        assert text in self.shown
        return self.shown

    async def told(self, text: str) -> bytes:
        """Wait until it was sent."""
        await holds(lambda: text.encode() in self.raw or self._task.done())
        assert text.encode() in self.raw
        return self.raw

    async def over(self) -> bytes:
        """Wait until the door has hung up; all that was sent."""
        await asyncio.wait_for(self._task, PATIENCE)
        return self.raw


async def holds(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(limits: Limits | None = None, urls: Sequence[str] = ()):
    """A door in this process, and a page at it."""
    folder = Path(tempfile.mkdtemp(prefix="web-door-"))
    door = Door(DoorRequest(HERE, 1, "table", HERE, 0, urls=list(urls)), limits, folder / "tabs")
    server = await door.open()
    try:
        async with aiohttp.ClientSession() as http:
            yield door, Page(server.sockets[0].getsockname()[1], http)
    finally:
        server.close()
        await door.close(0)
        assert not door.tabs.root.exists(), "no tab had a seat"
        folder.rmdir()


def at_a_door(script: Callable[[Door, Page], Awaitable[None]], *urls: str, **limits: float) -> None:
    """Runs a script with a door that has these limits, and is reached by these addresses through a proxy."""

    async def run() -> None:
        async with opened(Limits(**limits), urls) as (door, page):
            await script(door, page)

    asyncio.run(run())
