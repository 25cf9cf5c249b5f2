"""A program in a pseudo-terminal: its screen and its keys.

Knows: pexpect and pyte.
Must not know: any program.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pexpect
import pyte

ROOT = Path(__file__).parents[1]


class Tty:
    """The screen of a program and the keys sent to it. `patience` is how many seconds one thing may take to appear."""

    def __init__(
        self, argv: Sequence[str], env: Mapping[str, str], size: tuple[int, int] = (80, 24), patience: float = 60.0
    ) -> None:
        self.patience = patience
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child = pexpect.spawn(
            argv[0], list(argv[1:]), cwd=ROOT, env={**env}, dimensions=size[::-1], timeout=patience
        )  # fmt: skip
        self.child.delaybeforesend = None  # by default pexpect waits before each key

    def read(self, seconds: float = 0.05) -> str:
        """Reads the output of so many seconds and returns what the screen shows."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                data = self.child.read_nonblocking(65536, timeout=left)
            except (pexpect.TIMEOUT, pexpect.EOF):
                break
            self.raw += data
            try:
                self.stream.feed(data)
            except TypeError:  # a program killed while painting leaves half a sequence, which pyte cannot continue
                self.stream = pyte.ByteStream(self.screen)
        return "\n".join(self.screen.display)

    def wait(self, *texts: str) -> str:
        """Waits until the screen shows one of the texts. Raises AssertionError with the screen if none appears."""
        deadline = time.monotonic() + self.patience
        shown = ""
        while time.monotonic() < deadline:
            alive = self.child.isalive()
            shown = self.read(0.05 if alive else 1.0)  # an ended program has more output to read
            if any(text in shown for text in texts):
                return shown
            if not alive:
                break
        raise AssertionError(f"None of {texts} appeared:\n{shown}")

    def end(self) -> int | None:
        """Waits for the end of the program and returns its exit status."""
        deadline = time.monotonic() + self.patience
        while self.child.isalive() and time.monotonic() < deadline:
            self.read()
        self.read(0.2)
        self.child.close(force=True)
        return self.child.exitstatus
