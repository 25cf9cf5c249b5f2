"""A browser's tab: what the screen paints goes out, what is typed comes in.

Knows: WebSocket messages (aiohttp), and the screen of a visit.
Must not know: who sits at the tab, or how a visit is admitted.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from .pipes import PipedScreen


class Sitting:
    """A tab and its screen: what is painted goes out, what is typed goes in."""

    def __init__(self, socket: web.WebSocketResponse, screen: PipedScreen) -> None:
        self._socket, self._screen = socket, screen
        self._tasks: list[asyncio.Future[None]] = []
        self._touched = asyncio.get_running_loop().time()
        self.awake = asyncio.Event()
        """Set when it has painted something."""

    def begin(self) -> None:
        """Both ways."""
        self._tasks = [asyncio.ensure_future(self._paint()), asyncio.ensure_future(self._listen())]

    async def over(self, idle: float) -> bool:
        """Wait until either has ended; False if nobody has touched a key for so many seconds."""
        try:
            while (left := self._touched + idle - asyncio.get_running_loop().time()) > 0:
                done, _ = await asyncio.wait(self._tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                if done:
                    done.pop().result()
                    return True
            return False
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks)

    async def _paint(self) -> None:
        with suppress(OSError):
            async for data in self._screen.painted():
                self.awake.set()
                await self._socket.send_bytes(data)
        self.awake.set()

    async def _listen(self) -> None:
        async for message in self._socket:
            said = understood(message.data) if message.type == WSMsgType.TEXT else None
            match said:
                case ["stdin", str(text)]:
                    self._touched = asyncio.get_running_loop().time()
                    await self._screen.type(text)
                case ["resize", {"width": int(columns), "height": int(rows)}]:
                    await self._screen.resize(columns, rows)
                case ["ping", str(data)]:
                    await self._socket.send_json(["pong", data[:40]])
                case ["focus" | "blur" as which]:
                    await self._screen.focus(which == "focus")
                case _:
                    return


def understood(text: str) -> Any:
    """A browser's message as plain data; None if it is malformed."""
    with suppress(ValueError, RecursionError):
        return json.loads(text)
    return None
