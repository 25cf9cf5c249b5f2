"""An app at a terminal: bounded input, only changed cells as output, output latency, titles and signals.

Knows: Textual's app, its private parts, and the terminal.
Must not know: screens, settings, tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any

from rich.console import RenderableType
from textual import events
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.app import App
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome
from textual.message_pump import MessagePump
from textual.reactive import Reactive
from textual.screen import Screen

from tui.draw import styles

from .capabilities import has_title
from .latency import OutputLatency
from .message_queues import wait_for_queues
from .painter import Painter
from .reduced_colours import AS_XTERM, colour_filters
from .textual_internals import overrides

INPUT_TIMEOUT = 5.0
"""Seconds that the next key waits for the one before."""
ROUNDS = 3
"""The least number of times that all queues are waited for."""
LOOK_AGAIN = 0.005
"""Seconds between two looks whether a new screen can be seen."""
SWITCH_INTERVAL = 0.0001
"""Seconds that the thread that writes to the terminal waits for the interpreter. Python's default of 0.005 is as long
as it takes to draw a board."""


class TerminalApp(App[str]):
    """An app with the driver, the painter and the latency measurement of this package."""

    ansi_theme_dark = Reactive(AS_XTERM, init=False)
    ansi_theme_light = Reactive(AS_XTERM, init=False)
    output: OutputLatency | None = None
    """Measures how fast the terminal takes what is written; None where nothing is written."""
    handling: float | None = None
    """The time of the key or click that is being handled; None if none is."""
    ending = False
    """True once the app has been told to exit."""

    def __init__(self) -> None:
        super().__init__()
        self._painter = Painter()
        self._colour_filters = colour_filters(self.console.color_system)

    def fail(self, error: BaseException) -> None:
        """Ends the app because of an unhandled error."""
        raise NotImplementedError

    def first_screen(self) -> Screen[Any]:
        """Returns the screen that the app starts with."""
        raise NotImplementedError

    def get_default_screen(self) -> Screen[Any]:
        """Returns the first screen; see Textual. It is not pushed, and so lacks the callback that is taken from a
        screen when another replaces it."""
        screen = self.first_screen()
        screen._push_result_callback(screen, None)
        return screen

    async def switch_below(self, old: Screen[Any], screen: Screen[Any]) -> None:
        """Replaces a screen by another one; those above it stay."""
        at = self._screen_stack.index(old) + 1
        above = self._screen_stack[at:]
        del self._screen_stack[at:]
        switched = self.switch_screen(screen)
        self._screen_stack.extend(above)
        await switched

    def exit(self, *args: Any, **more: Any) -> None:
        """Ends the app; see Textual."""
        self.ending = True
        super().exit(*args, **more)

    def exit_on_signals(self) -> None:
        """Exits on SIGTERM and SIGHUP, so that the terminal is restored and the table is told."""
        for name in ("SIGTERM", "SIGHUP"):
            if number := getattr(signal, name, None):
                with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                    asyncio.get_running_loop().add_signal_handler(number, self.exit)

    def write_sequence(self, sequence: str) -> None:
        """Writes an escape sequence to the terminal, if that knows titles."""
        if self._driver is not None and not self.is_headless and has_title():
            self._driver.write(sequence)

    def tell_page(self, **about: object) -> None:
        """Tells the page of a browser something beside what is painted, if the app is served to one."""
        driver: Any = self._driver
        if self.is_web:
            driver.write_meta(about)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Returns Textual's filters and those that a terminal of few colours needs."""
        plain = [] if styles.current().colours else [Monochrome()]
        return [*super().get_line_filters(), *plain, *self._colour_filters]

    def on_resize(self, event: events.Resize) -> None:
        """Repaints: the terminal has another size, or has shown another program meanwhile. The size that is reported at
        the start is handled after the first paint."""
        if event.time > self._painter.begun:
            self.action_repaint()

    def action_repaint(self) -> None:
        """Sends the whole screen again, because another program has written to the terminal."""
        if self._painter.invalidate():
            self.refresh()

    @property
    def takes_input(self) -> bool:
        """True if what is on the screen can be seen, so that the next key may go there."""
        return True

    def input_began(self, pressed: float) -> None:
        """Notes that a key or a click of this time is handled from now on."""
        self.handling = pressed

    async def input_handled(self) -> None:
        """Waits until all is done that the key or click led to, and what it brought up can be seen. Gives up after
        `INPUT_TIMEOUT` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(INPUT_TIMEOUT):
                await self._settle()
        self.handling = None

    async def _settle(self) -> None:
        """Waits until the queues on the way of an event stay as they are. An action takes several rounds: a key goes to
        the widget and back to the app, its message to the screen, and the focus moves after that."""
        before: list[MessagePump] = []
        for rounds in count():
            if rounds >= ROUNDS and before == self._receivers():
                break
            before = self._receivers()
            await wait_for_queues(before)
        while not (self.takes_input or self.ending):
            await asyncio.sleep(LOOK_AGAIN)

    def _receivers(self) -> list[MessagePump]:
        """Returns whatever may have an event to handle: the app, and what has the focus or the mouse, up to the
        screen."""
        ends = [self.focused, self.mouse_over] if self.screen_stack else []
        paths = [[each, *each.ancestors] for each in ends if each is not None]
        top = self.screen_stack[-1:]
        return [self, *dict.fromkeys(node for path in paths for node in path if node is not self), *top, self]

    def get_driver_class(self) -> type[Driver]:
        """Returns the driver that reads in order; on Windows that of Textual."""
        found = super().get_driver_class()
        if found.__module__ == "textual.drivers.web_driver":
            from .browser_driver import BrowserDriver

            return BrowserDriver
        if found.__module__ == "textual.drivers.linux_driver":
            from .driver import TerminalDriver

            return TerminalDriver
        return found

    @overrides(App)
    def _build_driver(self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None) -> Driver:
        """Builds the driver and measures the latency of the file that it writes to."""
        driver = super()._build_driver(headless, inline, mouse, size)
        if (file := getattr(driver, "_file", None)) is not None:
            self.output = OutputLatency(file)
            vars(driver)["_file"] = self.output
            sys.setswitchinterval(SWITCH_INTERVAL)
        return driver

    @overrides(App)
    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Writes only the changed cells of an update, and nothing if no cell has changed."""
        update: Any = renderable
        if (
            isinstance(update, LayoutUpdate | ChopsUpdate)
            and self._driver
            and not (self._batch_count or self.is_headless)
        ):
            update = self._painter.update(update, self.console)
            cursor = self.screen.outer_size.clamp_offset(self.cursor_position)
            if not update.text and cursor == self._previous_cursor_position:
                update = None
        super()._display(screen, update)

    @overrides(App)
    def _handle_exception(self, error: Exception) -> None:
        """Ignores a missing widget while the app ends, when screens are mounted no more; fails on any other error."""
        if not (self.ending and isinstance(error, NoMatches)):
            super()._handle_exception(error)

    @overrides(App)
    def _fatal_error(self) -> None:
        """Fails with the error that is being handled."""
        if (error := sys.exc_info()[1]) is not None:
            self.fail(error)
