"""A browser's tab: what the screen paints goes out, what is typed comes in.

Knows: WebSocket messages (aiohttp), and the screen of a visit.
Must not know: who sits at the tab, or how a visit is admitted.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from tui.doors.web.pipes import QUESTION, PipedScreen, Told

PRESS = re.compile(r"\x1b\[<(?:[0-9]|1[0-9]|2[0-9]|3[01]);[0-9]{1,5};[0-9]{1,5}M")
"""A button of the mouse that is pressed, as terminals say it."""
NOTE = b"\x1b]7747;%s;%d\x07"
"""A notice to the page beside the output: a sequence that its terminal ignores, in a message of its own."""
UNSEEN = 5.0
"""Seconds for which a page may take to say that it shows a question."""


class Sitting:
    """A tab and its screen: what is painted goes out, what is typed goes in."""

    def __init__(self, socket: web.WebSocketResponse, screen: PipedScreen) -> None:
        self._socket, self._screen = socket, screen
        self._tasks: list[asyncio.Future[None]] = []
        self._touched = asyncio.get_running_loop().time()
        self.awake = asyncio.Event()
        """Set when it has painted something."""
        self._questions = self._seen = 0
        """The numbers of questions that have come up by themselves, and of those that the page shows."""
        self._asked_at = 0.0
        """The time when the last question came up."""

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
                if isinstance(data, Told):
                    await self._tell(data)
                else:
                    await self._socket.send_bytes(data)
        self.awake.set()

    async def _tell(self, told: Told) -> None:
        """Tells the page, in the order of what is painted. It confirms a question."""
        value = int(told.wanted)
        if told.what == QUESTION:
            self._questions += 1
            self._asked_at, value = asyncio.get_running_loop().time(), self._questions
        await self._socket.send_bytes(NOTE % (told.what.encode(), value))

    def _timely(self, text: str) -> str:
        """Drops the presses of the mouse that were made before the page showed the question they would answer."""
        late = asyncio.get_running_loop().time() - self._asked_at > UNSEEN
        return text if late or self._seen >= self._questions else PRESS.sub("", text)

    async def _listen(self) -> None:
        async for message in self._socket:
            said = understood(message.data) if message.type == WSMsgType.TEXT else None
            match said:
                case ["stdin", str(text)]:
                    self._touched = asyncio.get_running_loop().time()
                    await self._screen.type(self._timely(text))
                case ["seen", int(number)]:
                    self._seen = number
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
