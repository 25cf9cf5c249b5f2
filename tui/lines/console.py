"""Standard input and output for a table in lines, at a terminal or through pipes.

Knows: file descriptors, signals, the terminal's echo, when a prompt stands.
Must not know: what the lines say.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import trio

from netplay.addresses import written
from netplay.failures import redacted_traceback
from netplay.journal.journal import Journal
from tui.session.launch import LaunchRequest
from tui.session.session import Session, archive_of
from tui.text.words import Words

from .lines import Lines
from .play import play
from .rows import in_rows

CHUNK = 4096
PROMPT = "> "
LOCAL = 3
"""The index of the local modes in what `termios.tcgetattr` returns."""
log = logging.getLogger(__name__)


class Console:
    """Reads and writes; shows a prompt between the two if a person sees both."""

    def __init__(self) -> None:
        self.typing = sys.stdin.isatty() and sys.stdout.isatty()
        self._prompted = False
        self._usual: list[Any] | None = None
        """The terminal's modes before its echo was turned off; None while it is on."""

    async def read(self) -> bytes:
        """The bytes that have come in; b"" at the end. Python's buffers are not used: an abandoned thread would keep
        them locked."""
        data = await trio.to_thread.run_sync(os.read, sys.stdin.fileno(), CHUNK, abandon_on_cancel=True)
        self._prompted = False
        return data

    async def write(self, text: str) -> None:
        """Writes a text. Raises OSError if nobody reads any more."""
        if self.typing:
            text, self._prompted = f"{chr(10) if self._prompted else ''}{text}{PROMPT}", True
        await trio.to_thread.run_sync(self._put, text, abandon_on_cancel=True)

    def hide(self, hidden: bool) -> None:
        """Turns the echo of what is typed off, except for line ends, or restores the terminal. Does nothing without
        `termios`."""
        if not self.typing:
            return
        try:
            import termios
        except ImportError:
            return
        keyboard = sys.stdin.fileno()
        with suppress(termios.error):  # the terminal may be gone
            if hidden and self._usual is None:
                self._usual = termios.tcgetattr(keyboard)
                mode = [*self._usual]
                mode[LOCAL] = mode[LOCAL] & ~termios.ECHO | termios.ECHONL
                termios.tcsetattr(keyboard, termios.TCSANOW, mode)
            elif not hidden and self._usual is not None:
                termios.tcsetattr(keyboard, termios.TCSANOW, self._usual)
                self._usual = None

    def _put(self, text: str) -> None:
        encoding = sys.stdout.encoding or "ascii"
        data = text.encode(encoding, "replace")
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]


async def _until_told(scope: trio.CancelScope, at_table: Sequence[Lines]) -> None:
    """Cancels the scope when a signal ends the program or its terminal is closed, so that the table hears of it. Ctrl-C
    asks first where ending would lose something."""
    ends = [number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    with trio.open_signal_receiver(*ends) as told:
        async for number in told:
            if number != signal.SIGINT or not any(each.interrupted() for each in at_table):
                scope.cancel()


def _to_its_end(main: Callable[[], Awaitable[int]], failed: str) -> int:
    """Runs `main` and returns the exit status. An unexpected error is logged and the sentence `failed` printed."""
    status = 0
    try:
        status = trio.run(main)
    except* KeyboardInterrupt:
        pass
    except* Exception as group:
        log.error("A table in lines failed: %s", redacted_traceback(group.exceptions[0]))
        print(failed, file=sys.stderr)
        status = 1
    return status


def run(plan: LaunchRequest, words: Words, journal: Journal | None, lone_done: bool) -> int:
    """Runs a table in lines at standard input and output; returns the exit status."""
    console = Console()
    at_table: list[Lines] = []

    def lines(say: Callable[[str], None]) -> Lines:
        say = in_rows(say) if console.typing else say
        at_table.append(Lines(words, say, typing=console.typing, lone_done=lone_done, hide=console.hide))
        return at_table[0]

    async def main() -> int:
        ended = 0
        if plan.do == "join":
            await console.write(words("table-connecting-to", where=written(plan.host, plan.port)) + "\n")
        async with trio.open_nursery() as nursery:
            nursery.start_soon(_until_told, nursery.cancel_scope, at_table)
            ended = await play(
                plan,
                lines,
                console.read,
                console.write,
                lambda guest, heard: Session(guest, heard, journal, archive=archive_of(journal)),
            )
            nursery.cancel_scope.cancel()
        return ended

    status = _to_its_end(main, words("table-failed", do=plan.do))
    console.hide(False)
    if console.typing:
        print()
    return status
