"""A process of `python -m netplay` that can be killed and goes on from its journal, on the same port."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import trio


class Killable:
    """The process. `said` comes before the options of its command line."""

    def __init__(self, path: Path, *said: str) -> None:
        self.path, self.port, self._said = path, 0, said
        self.process: subprocess.Popen[str] | None = None

    async def start(self, *more: str) -> None:
        where = ["--port", str(self.port), "--journal", str(self.path), "--pace", "0"]
        command = [sys.executable, "-m", "netplay", *self._said, *where, *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = await self.line()
        assert " 127.0.0.1:" in line, "it goes on where it was"
        self.port = int(line.rpartition(":")[2])

    async def line(self) -> str:
        """The next line that it prints."""
        return await trio.to_thread.run_sync(self.process.stdout.readline)

    def kill(self) -> None:
        """As `kill -9` does it."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
