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
from typing import Any

from rich.console import RenderableType
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.app import App
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.drivers.web_driver import WebDriver
from textual.filter import LineFilter, Monochrome
from textual.reactive import Reactive
from textual.screen import Screen

from tui.draw import styles

from .capabilities import has_title
from .latency import OutputLatency
from .painter import Painter
from .reduced_colours import AS_XTERM, colour_filters
from .textual_internals import overrides

SWITCH_INTERVAL = 0.0001
"""Seconds that the thread that writes to the terminal waits for the interpreter. Python's default of 0.005 is as long
as it takes to draw a board."""


class TerminalApp(App[str]):
    """An app with the driver, the painter and the latency measurement of this package."""

    ansi_theme_dark = Reactive(AS_XTERM, init=False)
    ansi_theme_light = Reactive(AS_XTERM, init=False)
    output: OutputLatency | None = None
    """Measures how fast the terminal takes what is written; None where nothing is written."""
    ending = False
    """True once the app has been told to exit."""

    def __init__(self) -> None:
        super().__init__()
        self._painter = Painter()
        self._colour_filters = colour_filters(self.console.color_system)

    def fail(self, error: BaseException) -> None:
        """Ends the app because of an unhandled error."""
        raise NotImplementedError

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
        if isinstance(self._driver, WebDriver):
            self._driver.write_meta(about)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Returns Textual's filters and those that a terminal of few colours needs."""
        plain = [] if styles.current().colours else [Monochrome()]
        return [*super().get_line_filters(), *plain, *self._colour_filters]

    def on_resize(self) -> None:
        """Repaints: the terminal has another size, or has shown another program meanwhile."""
        self.action_repaint()

    def action_repaint(self) -> None:
        """Sends the whole screen again, because another program has written to the terminal."""
        if self._painter.invalidate():
            self.refresh()

    def get_driver_class(self) -> type[Driver]:
        """Returns the driver with back-pressure; on Windows that of Textual."""
        found = super().get_driver_class()
        if sys.platform == "win32":
            return found
        from .driver import with_back_pressure

        return with_back_pressure(found)

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
