"""The driver of a terminal: bounded input in order, the real size, suspend and resume.

Textual's drivers end the program on a byte that is not UTF-8, and take COLUMNS and LINES for the size of the terminal.
After SIGSTOP and SIGCONT they take the raw terminal for its original state. The driver here does not.

Knows: Textual's drivers and their private parts, terminals.
Must not know: what a key does.
"""

from __future__ import annotations

import os
import selectors
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from .capabilities import reported_size
from .input_parser import InputParser
from .one_at_a_time import OneAtATime
from .sequences import decoder
from .textual_internals import overrides

POLL = 0.1
"""Seconds after which it is seen that the app exits."""
READ_SIZE = 4096
"""Bytes read from the terminal at once."""
STANDARD_ERROR = 2
"""The file that is written to."""


class TerminalDriver(OneAtATime, LinuxDriver):
    """The driver of an app at a terminal."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._in_application_mode = False
        self._original_attributes: list[Any] | None = None
        """The attributes of the terminal before application mode."""
        self._key_protocol_pushes = 0
        """The number of times that the keyboard protocol was pushed on the terminal's stack."""

        self._size = self._size or self._get_terminal_size()

    @overrides(LinuxDriver)
    def _get_terminal_size(self) -> tuple[int, int]:
        """Returns the size that the system reports. COLUMNS and LINES, which a shell may have left in the environment,
        count only where it reports none, as on a serial line."""
        return reported_size(self.fileno, STANDARD_ERROR) or super()._get_terminal_size()

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
        parser, decode = InputParser(), decoder()
        while not self.exit_event.is_set():
            text, patience = "", parser.patience
            if ready.select(POLL if patience is None else min(POLL, patience)):
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
