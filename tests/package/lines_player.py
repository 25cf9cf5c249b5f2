"""Plays a game in lines of text in another process, always by the first answer."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

SECONDS = 50.0
"""The longest that a game or an answer may take."""


class LinesPlayer:
    """A process of the program with `--lines`, and what it has printed."""

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        self.lines: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in iter(self._process.stdout.readline, ""):
            self.lines.append(line.rstrip("\n"))

    @property
    def text(self) -> str:
        """All that was printed."""
        return "\n".join(self.lines)

    def say(self, line: str) -> None:
        """Types a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def wait_for(self, *texts: str) -> str:
        """Returns the first line that holds one of these texts, once it is printed. Raises AssertionError."""
        return self._wait(texts, typed="")

    def play_until(self, *texts: str) -> str:
        """Answers by 1 until a line holds one of these texts; returns that line. Raises AssertionError."""
        return self._wait(texts, typed="1")

    def _wait(self, texts: Iterable[str], typed: str) -> str:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for line in [*self.lines]:
                if any(text in line for text in texts):
                    return line
            assert self._process.poll() is None, self.text
            if typed:
                self.say(typed)
            time.sleep(0.03)
        raise AssertionError(f"none of {texts} in:\n{self.text}")

    def end(self) -> int:
        """Ends the input; returns the exit status."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        return self._process.wait(SECONDS)

    def kill(self) -> None:
        """Ends the process if it runs."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
