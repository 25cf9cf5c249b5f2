"""Terminal input with back-pressure: bounds pending keys and bytes, and handles suspend and resume.

Textual's drivers read whatever is typed at once and queue it without a bound. A byte that is not UTF-8 ends the
program. After SIGSTOP and SIGCONT they take the raw terminal for its original state. The drivers here do not.

Knows: Textual's drivers and their private parts, terminals.
Must not know: what a key does.
"""

from __future__ import annotations

import asyncio
import os
import selectors
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from threading import Event
from typing import Any

from textual import events
from textual._keyboard_protocol import MODIFIER_FUNCTIONAL_KEYS
from textual._parser import ParseError
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.driver import Driver
from textual.drivers.linux_driver import LinuxDriver
from textual.drivers.web_driver import WebDriver
from textual.message import Message

from tui.input.keys import by_place

from .message_queues import wait_for_queues
from .paste_limiter import PasteLimiter
from .textual_internals import overrides

PENDING = 256
"""Messages that are sent to the app before the driver waits for it."""
READ_SIZE = 4096
"""Bytes read from the terminal at once."""
MODIFIERS = {*MODIFIER_FUNCTIONAL_KEYS, "caps_lock", "num_lock", "scroll_lock"}
"""Keys that do nothing alone."""
LARGEST = (1000, 500)
"""Columns and rows above which a size that the terminal reports is ignored. The size that the system reports holds."""


class BackPressureDriver(Driver):
    """Reads no more keys while many are pending."""

    exit_event: Event

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._sent = 0

    def process_message(self, message: Message) -> None:
        """Sends a message of the terminal to the app. Runs in the input thread, which blocks while too many wait."""
        if isinstance(message, events.Resize) and not _plausible(message):
            return
        super().process_message(message)
        self._sent += 1
        if self._sent >= PENDING:
            self._sent = 0
            self._wait_for(asyncio.run_coroutine_threadsafe(input_handled(self._app), self._loop))

    def _wait_for(self, handled: Future[None]) -> None:
        while not self.exit_event.is_set():
            with suppress(TimeoutError):
                return handled.result(0.1)


class BrowserDriver(BackPressureDriver, WebDriver):
    """The driver of an app that is served to a browser, through pipes."""


class TerminalDriver(BackPressureDriver, LinuxDriver):
    """The driver of an app at a terminal."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._in_application_mode = False
        self._original_attributes: list[Any] | None = None
        """The attributes of the terminal before application mode."""
        self._key_protocol_pushes = 0
        """How often the keyboard protocol was pushed on the terminal's stack."""

    # Application mode

    def start_application_mode(self) -> None:
        """Enters application mode. In the background, where this fails, it is tried again on SIGCONT."""
        before = self._writer_thread
        super().start_application_mode()
        if self._writer_thread is before:
            return
        self._in_application_mode = True
        self._key_protocol_pushes += 1
        if self._original_attributes is None:
            self._original_attributes = self.attrs_before
        self.attrs_before = self._original_attributes

    def stop_application_mode(self) -> None:
        """Leaves application mode, and restores the terminal as it was."""
        if self._key_protocol_pushes > 1:
            self.write(f"\x1b[<{self._key_protocol_pushes - 1}u")
        super().stop_application_mode()
        self._in_application_mode, self._key_protocol_pushes, self._original_attributes = False, 0, None

    @overrides(LinuxDriver)
    def _sigcont_application(self, *args: Any) -> None:
        """Handles SIGCONT. If the app did not suspend itself, the terminal may be changed, and is set up again: later
        in the event loop, since the signal may have interrupted a write."""
        if self._in_application_mode and self._auto_restart:
            self._loop.call_soon_threadsafe(self._restart_application_mode)
        else:
            super()._sigcont_application(*args)

    def _restart_application_mode(self) -> None:
        if not self._in_application_mode:
            return
        self._in_application_mode, self._must_signal_resume = False, True
        self.exit_event.set()
        if self._key_thread is not None:
            self._key_thread.join()
        self.exit_event.clear()
        self.close()
        self.start_application_mode()

    # Input

    def run_input_thread(self) -> None:
        """Reads the terminal until the app exits or the terminal has gone."""
        with selectors.SelectSelector() as ready:
            ready.register(self.fileno, selectors.EVENT_READ)
            self._read_all(ready)

    def _read_all(self, ready: selectors.BaseSelector) -> None:
        parser, decode = InputParser(), getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            text = ""
            if ready.select(0.1):
                if not (data := self._read_bytes()):
                    self._loop.call_soon_threadsafe(self._app.exit)
                    return
                text = decode(data)
            for message in parser.parse(text):
                self.process_message(message)

    def _read_bytes(self) -> bytes:
        """Returns some bytes; none if the terminal has gone."""
        try:
            return os.read(self.fileno, READ_SIZE)
        except OSError:
            return b""


class InputParser:
    """Turns what a terminal sends into Textual's messages."""

    def __init__(self) -> None:
        self._limiter, self._parser = PasteLimiter(), XTermParser()

    def parse(self, text: str) -> Iterator[Message]:
        """Yields the messages in this text, and those that a pause completes, such as a lone Esc. Input that cannot be
        parsed, such as a mouse on a screen without size, is dropped."""
        try:
            if text := self._limiter.limit(text):
                yield from _usable(self._parser.feed(text))
            yield from _usable(self._parser.tick())
        except (ArithmeticError, ValueError, ParseError):
            self._parser = XTermParser()


def _usable(messages: Iterable[Message]) -> Iterator[Message]:
    """Drops keys that do nothing alone, such as Shift, which some terminals report. Maps Ctrl with a Cyrillic letter to
    the Latin letter on the same key, as terminals with the older protocol do."""
    for message in messages:
        if not isinstance(message, events.Key):
            yield message
        elif message.key not in MODIFIERS:
            key = by_place(message.key)
            yield message if key == message.key else events.Key(key, None)


def with_back_pressure(driver: type[Driver]) -> type[Driver]:
    """Returns the driver of this module for one of Textual's; any other driver unchanged."""
    return {LinuxDriver: TerminalDriver, WebDriver: BrowserDriver}.get(driver, driver)


async def input_handled(app: App[Any]) -> None:
    """Waits until the app, the screen and the focused widget have handled all that was sent to them before."""
    await wait_for_queues([app, *app.screen_stack[-1:], app.focused if app.screen_stack else None])


def _plausible(size: events.Resize) -> bool:
    return 0 < size.size.width <= LARGEST[0] and 0 < size.size.height <= LARGEST[1]
