"""A driver that hands the app one key at a time, and reads no more while many are pending.

Textual queues whatever is typed, so that a key may reach what was on the screen before the last key was handled. Here
the next key waits until all that the last one led to is done: a line is read and closed, a dialog is shown.

Knows: Textual's driver, the app's message queues.
Must not know: terminals, or what a key does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from threading import Event
from typing import Any, Protocol

from textual import events
from textual.driver import Driver
from textual.message import Message

PENDING = 256
"""Messages that wait for the app before no more input is read."""
POLL = 0.02
"""Seconds between two looks whether fewer wait."""
PAINT = 0.02
"""Seconds in which the app handles and paints most input, if nothing else is asked of it meanwhile."""
LARGEST = (1000, 500)
"""Columns and rows above which a size that the terminal reports is ignored. The size that the system reports holds."""
INPUT = (events.Key, events.Paste, events.MouseDown, events.MouseUp)
"""Events that may change what is on the screen."""


class InputHandler(Protocol):
    """The app, as the driver knows it."""

    def post_message(self, message: Message) -> bool: ...
    def input_began(self, pressed: float) -> None: ...
    async def input_handled(self) -> None: ...
    def exit(self) -> None: ...


class OneAtATime(Driver):
    """Sends an event of input when the one before has been handled."""

    exit_event: Event
    _app: InputHandler  # type: ignore[assignment]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waiting: deque[Message] = deque()
        self._arrived = asyncio.Event()
        """Set when a message has come."""
        self._sending: asyncio.Task[None] | None = None
        """Sends what waits; only the event loop touches it."""

    def process_message(self, message: Message) -> None:
        """Takes a message of the terminal. Runs in the input thread, which blocks while too many wait."""
        if isinstance(message, events.Resize) and not _plausible(message):
            return
        self._waiting.append(message)
        self._loop.call_soon_threadsafe(self._begin)
        while len(self._waiting) >= PENDING and not self.exit_event.wait(POLL):
            pass

    def send_message(self, message: Message) -> None:
        """Sends a message to the app."""
        self._app.post_message(message)

    def _begin(self) -> None:
        self._arrived.set()
        if self._sending is None or self._sending.done():
            self._sending = self._loop.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._waiting:
            message = self._waiting.popleft()
            begun = isinstance(message, INPUT)
            if begun:
                self._app.input_began(message.time)
            super().process_message(message)
            if begun:
                await self._until_more()
                await self._app.input_handled()

    async def _until_more(self) -> None:
        """Waits for the next message, but no longer than a paint takes. To ask whether the input is handled takes time
        of the app, which paints sooner without."""
        self._arrived.clear()
        if not self._waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._arrived.wait(), PAINT)


def _plausible(size: events.Resize) -> bool:
    return 0 < size.size.width <= LARGEST[0] and 0 < size.size.height <= LARGEST[1]
