"""A visit's process in a pseudo-terminal: what is typed goes in, what it paints comes out, and neither piles up.

Knows: terminals, processes.
Must not know: who types.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import signal
import struct
import termios
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from tui.doors.visit.home import COMMAND

READ = 32 * 1024
"""Bytes that are taken from the screen at once."""
GRACE = 3.0
"""Seconds that a process has to end by itself."""
LARGEST = (500, 200)
"""Columns and rows that are painted at most."""
RESTORE = b"\x1b[<u\x1b[?1000;1002;1003;1004;1006;1015;2004l\x1b[?25h\x1b[?1049l\x1b[0m"
"""Gives a terminal back that a process has left as it was."""


class Screen:
    """`painted` is given what is to be shown; `full` is called with True while no more can be typed, then with
    False."""

    def __init__(self, painted: Callable[[bytes], None], full: Callable[[bool], None]) -> None:
        self._painted, self._full = painted, full
        self._terminal = -1
        self._process: asyncio.subprocess.Process | None = None
        self._typed = bytearray()
        self._holds: set[str] = set()
        self.awake = asyncio.Event()
        """Set when it has painted something."""
        self.over = asyncio.Event()
        """Set when it has ended and all its output is taken."""

    async def start(self, home: Path, environment: Mapping[str, str], size: tuple[int, int]) -> None:
        """Begin. Raises OSError."""
        self._terminal, inside = pty.openpty()
        try:
            _quiet(inside)
            os.set_blocking(self._terminal, False)
            self.resize(*size)
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=inside, stdout=inside, stderr=inside, cwd=home, env=environment, start_new_session=True
            )
        finally:
            os.close(inside)
        self._listen()

    def resize(self, columns: int, rows: int) -> None:
        """The visitor's window has another size."""
        if self._terminal >= 0:
            columns, rows = bounded(columns, rows)
            fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, data: bytes) -> None:
        """Passes typed bytes on. Those that the process does not take yet wait."""
        self._typed += data
        self._press()

    def hold(self, why: str, held: bool) -> None:
        """Stops reading from the process while there is a reason."""
        self._holds = self._holds | {why} if held else self._holds - {why}
        self._listen()

    async def end(self) -> int | None:
        """Hang up, and wait until the process is gone; its exit status."""
        process = self._process
        if process is None:  # nobody waited until it stood
            self._close()
            return None
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGHUP)
        try:
            await gone(process)
        finally:
            self._close()
        return process.returncode

    async def left(self) -> int | None:
        """The exit status of a process that has ended by itself."""
        return await self._process.wait() if self._process is not None else None

    def _listen(self) -> None:
        if self._terminal < 0 or self.over.is_set():
            return
        loop = asyncio.get_running_loop()
        if self._holds:
            loop.remove_reader(self._terminal)
        else:
            loop.add_reader(self._terminal, self._read)

    def _read(self) -> None:
        try:
            data = os.read(self._terminal, READ)
        except BlockingIOError:
            return
        except OSError:  # nobody has the other end open any more
            data = b""
        if data:
            self.awake.set()
            self._painted(data)
        else:
            self._close()

    def _press(self) -> None:
        """Hand on what was typed, as far as it is taken."""
        if self._terminal < 0:
            return
        loop, waited = asyncio.get_running_loop(), bool(self._typed)
        try:
            del self._typed[: os.write(self._terminal, self._typed)]
        except BlockingIOError:
            pass
        except OSError:  # there is nobody to take it
            self._typed.clear()
        if self._typed:
            loop.add_writer(self._terminal, self._press)
            self._full(True)
        elif waited:
            loop.remove_writer(self._terminal)
            self._full(False)

    def _close(self) -> None:
        if self._terminal >= 0:
            loop = asyncio.get_running_loop()
            loop.remove_reader(self._terminal)
            loop.remove_writer(self._terminal)
            os.close(self._terminal)
            self._terminal = -1
        self.awake.set()
        self.over.set()


def bounded(columns: int, rows: int) -> tuple[int, int]:
    """A size that is painted."""
    return max(1, min(columns, LARGEST[0])), max(1, min(rows, LARGEST[1]))


async def gone(process: asyncio.subprocess.Process) -> None:
    """Wait until a process that was asked to end has ended; who takes too long is killed."""
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _quiet(terminal: int) -> None:
    """Nothing that is typed before the screen stands is shown, or ends the process: it waits."""
    modes = termios.tcgetattr(terminal)
    modes[3] &= ~(termios.ECHO | termios.ISIG | termios.ICANON)
    termios.tcsetattr(terminal, termios.TCSANOW, modes)
