"""Standard input and output for a table in lines: typed or piped, as long as both are there.

Knows: file descriptors, signals, when a prompt stands.
Must not know: what is said, or what is typed.
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

from netplay.failures import redacted_traceback
from netplay.journal.journal import Journal
from tui.session.launch import LaunchRequest
from tui.session.session import Session
from tui.text.words import Words

from .lines import Lines
from .play import play

CHUNK = 4096
PROMPT = "> "
LOCAL = 3
"""Where in what termios tells of a terminal stands what it does with keys."""
log = logging.getLogger(__name__)


class Console:
    """What is typed, and what is written; between the two a prompt, if a person sees both."""

    def __init__(self) -> None:
        self.typing = sys.stdin.isatty() and sys.stdout.isatty()
        self._prompted = False
        self._usual: list[Any] | None = None
        """How the terminal was before what is typed was hidden; None: as it is."""

    async def read(self) -> bytes:
        """What has come in; nothing at its end. Read without Python's buffers, which a thread that is given up would
        keep locked."""
        data = await trio.to_thread.run_sync(os.read, sys.stdin.fileno(), CHUNK, abandon_on_cancel=True)
        self._prompted = False
        return data

    async def write(self, text: str) -> None:
        """Raises OSError if nobody reads any more."""
        if self.typing:
            text, self._prompted = f"{chr(10) if self._prompted else ''}{text}{PROMPT}", True
        await trio.to_thread.run_sync(self._put, text, abandon_on_cancel=True)

    def hide(self, hidden: bool) -> None:
        """Show no more what is typed, but the end of the line; or leave the terminal as it was. On Windows all is
        shown."""
        if not self.typing or sys.platform == "win32":
            return
        import termios

        keyboard = sys.stdin.fileno()
        with suppress(termios.error):  # whose terminal is gone sees nothing
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
    """Who ends the program from outside, or closes the terminal: the table hears of it. Ctrl-C asks first, where ending
    would cost something."""
    ends = [number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    with trio.open_signal_receiver(*ends) as told:
        async for number in told:
            if number != signal.SIGINT or not any(each.interrupted() for each in at_table):
                scope.cancel()


def _to_its_end(main: Callable[[], Awaitable[int]], failed: str) -> int:
    """The exit status. A failure of ours is written down and gets this sentence, Ctrl-C none."""
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
    """Be at a table in lines; the exit status."""
    console = Console()
    at_table: list[Lines] = []

    def lines(say: Callable[[str], None]) -> Lines:
        at_table.append(Lines(words, say, typing=console.typing, lone_done=lone_done, hide=console.hide))
        return at_table[0]

    async def main() -> int:
        ended = 0
        async with trio.open_nursery() as nursery:
            nursery.start_soon(_until_told, nursery.cancel_scope, at_table)
            ended = await play(
                plan, lines, console.read, console.write, lambda guest, heard: Session(guest, heard, journal)
            )
            nursery.cancel_scope.cancel()
        return ended

    status = _to_its_end(main, words("table-failed", do=plan.do))
    console.hide(False)
    if console.typing:
        print()
    return status
