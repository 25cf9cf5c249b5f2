"""Benchmarks of the screen in a pseudo-terminal: start, key to paint, bytes.

Knows: programs in a terminal.
Must not know: any address but the loopback. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time
from pathlib import Path
from statistics import median

from scripts.benchmarks.paints import paints

ROUNDS = 5
"""Each pair of measurements is taken so often, in turns; the median ratio is printed."""


class Screen:
    """A program in a pseudo-terminal, timed."""

    def __init__(self, argv: list[str]) -> None:
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            environment = {
                **os.environ,
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                "XDG_CONFIG_HOME": os.devnull,
                "PYTHONDONTWRITEBYTECODE": "",
            }
            os.execve(sys.executable, [sys.executable, *argv], environment)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, text: bytes, limit: float = 20.0) -> float:
        """Seconds from the start until the text was painted."""
        seen = b""
        while text not in seen and time.perf_counter() - self.started < limit:
            seen += self.read(1.0)
        return time.perf_counter() - self.started

    def read(self, patience: float) -> bytes:
        ready, _, _ = select.select([self.fd], [], [], patience)
        try:
            return os.read(self.fd, 65536) if ready else b""
        except OSError:
            return b""

    def key(self, key: bytes) -> tuple[float, int]:
        """Seconds from a key to the first byte painted, and how many bytes."""
        while self.read(0.15):
            pass
        pressed = time.perf_counter()
        os.write(self.fd, key)
        first = self.read(2.0)
        latency, size = time.perf_counter() - pressed, len(first)
        while more := self.read(0.1):
            size += len(more)
        return latency, size

    def echo(self, sign: bytes, limit: float) -> float:
        """Seconds from a letter to its picture."""
        pressed, seen = time.perf_counter(), b""
        os.write(self.fd, sign)
        while sign not in seen and time.perf_counter() - pressed < limit:
            seen += self.read(1.0)
        return time.perf_counter() - pressed

    def spent(self) -> float:
        """Seconds of a processor that it has had, all its threads together."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def close(self) -> None:
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def screens() -> None:
    """(e) start to first paint, and key to paint, against a bare Textual app; and what is sent."""
    ours_argv = ["-m", "tui", "--name", "Anna", "--lang", "en"]
    game_argv = ["-m", "tui", "solo", "academy", "--name", "Anna", "--lang", "en", "--pace", "0"]
    bare_argv = ["scripts/bare_app.py"]
    starts = []
    for _ in range(ROUNDS):
        pair = []
        for argv, text in ((ours_argv, b"Quit"), (bare_argv, b"Quit")):
            screen = Screen(argv)
            pair += [screen.until(text), screen.spent()]
            screen.close()
        starts.append(pair)
    ours, spent, theirs, spent_there = map(median, zip(*starts, strict=True))
    ratio, busy = median(a / b for a, _, b, _ in starts), median(a / b for _, a, _, b in starts)
    print(
        f"(e) start to first paint {ours:.2f} s, bare Textual {theirs:.2f} s: {ratio:.2f} × (goal 1.3); "
        f"of a processor {spent:.2f} s and {spent_there:.2f} s: {busy:.2f} ×"
    )
    game, bare_screen = Screen(game_argv), Screen(bare_argv)
    game.until(b"Keep one")
    bare_screen.until(b"Quit")
    pairs = []
    for number in range(12):
        key = b"\x1b[B" if number % 2 == 0 else b"\x1b[A"
        pairs.append((*game.key(key), *bare_screen.key(key)))
    game.close()
    bare_screen.close()
    latency, size, bare_latency, bare_size = (median(column) for column in zip(*pairs, strict=True))
    ratio = median(pair[0] / pair[2] for pair in pairs)
    print(
        f"(e) key to paint {1e3 * latency:.1f} ms and {size:.0f} bytes, "
        f"bare Textual {1e3 * bare_latency:.1f} ms and {bare_size:.0f} bytes: {ratio:.2f} × (goal 1.4)"
    )
    paints()
