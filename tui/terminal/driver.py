"""How keys come in: no faster than they are understood, whatever bytes they are, and whoever stops and wakes us.

Textual reads whatever is typed at once and keeps it until the app comes to it, so who types on and on fills the
memory, and nothing else is heard before he was; a byte that is not UTF-8 ends the program; and who was stopped by
another hand than Ctrl-Z takes the terminal, raw as it still is, for how it was found.

Knows: Textual's drivers, terminals.
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

from .message_queues import taken_by
from .paste_limiter import Pastes

UNREAD = 256
"""Keys that may wait for the app; who types more waits himself."""
READ = 4096
"""Bytes that are taken from the terminal at once."""
SILENT = {*MODIFIER_FUNCTIONAL_KEYS, "caps_lock", "num_lock", "scroll_lock"}
"""Keys that do nothing alone."""
LARGEST = (1000, 500)
"""Columns and rows that a terminal may say it has. (What the system says of it holds anyway.)"""


class Unhurried(Driver):
    """Reads no more keys while many wait."""

    exit_event: Event

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._sent = 0

    def process_message(self, message: Message) -> None:
        """Hand on a key, or what else the terminal says; in the thread that reads."""
        if isinstance(message, events.Resize) and not _may_be(message):
            return
        super().process_message(message)
        self._sent += 1
        if self._sent >= UNREAD:
            self._sent = 0
            self._wait_for(asyncio.run_coroutine_threadsafe(all_taken(self._app), self._loop))

    def _wait_for(self, taken: Future[None]) -> None:
        while not self.exit_event.is_set():
            with suppress(TimeoutError):
                return taken.result(0.1)


class InBrowser(Unhurried, WebDriver):
    """At the end of the pipes that a door has laid."""


class AtTerminal(Unhurried, LinuxDriver):
    """At a terminal."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._standing = False
        """Is the terminal ours?"""
        self._found: list[Any] | None = None
        """How it was before that."""
        self._pushed = 0
        """How often it was told how to report keys."""

    # Taking it, and giving it back

    def start_application_mode(self) -> None:
        """Take the terminal; in the background, where it is not to be had, the same is tried when we are woken."""
        before = self._writer_thread
        super().start_application_mode()
        if self._writer_thread is before:
            return
        self._standing, self._pushed = True, self._pushed + 1
        if self._found is None:
            self._found = self.attrs_before
        self.attrs_before = self._found

    def stop_application_mode(self) -> None:
        """Give it back as it was found."""
        if self._pushed > 1:
            self.write(f"\x1b[<{self._pushed - 1}u")
        super().stop_application_mode()
        self._standing, self._pushed, self._found = False, 0, None

    def _sigcont_application(self, *args: Any) -> None:
        """We were woken. If it was not we who went to sleep, whoever had the terminal meanwhile may have changed it.
        (Not at once: what we were stopped in may be writing.)"""
        if self._standing and self._auto_restart:
            self._loop.call_soon_threadsafe(self._take_again)
        else:
            super()._sigcont_application(*args)

    def _take_again(self) -> None:
        if not self._standing:
            return
        self._standing, self._must_signal_resume = False, True
        self.exit_event.set()
        if self._key_thread is not None:
            self._key_thread.join()
        self.exit_event.clear()
        self.close()
        self.start_application_mode()

    # Reading

    def run_input_thread(self) -> None:
        """Read until we go, or the terminal has gone."""
        with selectors.SelectSelector() as ready:
            ready.register(self.fileno, selectors.EVENT_READ)
            self._read(ready)

    def _read(self, ready: selectors.BaseSelector) -> None:
        keys, decode = Keys(), getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            text = ""
            if ready.select(0.1):
                if not (data := self._typed()):
                    self._loop.call_soon_threadsafe(self._app.exit)
                    return
                text = decode(data)
            for event in keys.read(text):
                self.process_message(event)

    def _typed(self) -> bytes:
        """Some bytes; none if nobody is there any more."""
        try:
            return os.read(self.fileno, READ)
        except OSError:
            return b""


class Keys:
    """What a terminal sends, as Textual's messages."""

    def __init__(self) -> None:
        self._pastes, self._parser = Pastes(), XTermParser()

    def read(self, text: str) -> Iterator[Message]:
        """What this says; the like of an Esc that nothing follows is said when nothing is left to read. What cannot be
        understood, such as a mouse on a screen without size, is passed over."""
        try:
            if text := self._pastes.cut(text):
                yield from _keys_in(self._parser.feed(text))
            yield from _keys_in(self._parser.tick())
        except (ArithmeticError, ValueError, ParseError):
            self._parser = XTermParser()


def _keys_in(found: Iterable[Message]) -> Iterator[Message]:
    """Without the keys that do nothing alone, such as Shift, of which some terminals tell; and what is pressed with
    Ctrl under a Cyrillic layout by its place, as those terminals that tell less have it."""
    for each in found:
        if not isinstance(each, events.Key):
            yield each
        elif each.key not in SILENT:
            place = by_place(each.key)
            yield each if place == each.key else events.Key(place, None)


def at_ends_of(driver: type[Driver]) -> type[Driver]:
    """The driver that does what this one of Textual's does, without haste."""
    return {LinuxDriver: AtTerminal, WebDriver: InBrowser}.get(driver, driver)


async def all_taken(app: App[Any]) -> None:
    """Until the app, the screen and what has the focus have come to all that was sent before."""
    await taken_by([app, *app.screen_stack[-1:], app.focused if app.screen_stack else None])


def _may_be(size: events.Resize) -> bool:
    return 0 < size.size.width <= LARGEST[0] and 0 < size.size.height <= LARGEST[1]
