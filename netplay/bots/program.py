"""Somebody's own program, which is told things as lines of JSON and answers with some.

Knows: processes, deadlines, how much a line may hold.
Must not know: tables, games, or what is said.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from errno import ENOEXEC
from typing import Any

import msgspec
import trio

LINE_BYTES = 64 * 1024
"""The most a line of an answer may take; an action takes a hundred."""
PARTING = 2.0
"""Seconds for the program to end by itself when nothing more will be said to it."""
QUOTED = 60
"""Bytes of what is no answer that are told."""
UNASKED = 0.002
"""Seconds without another byte after which it has said all that it had to say before it is asked."""


class Failed(Exception):
    """The program has not answered. The text is a sentence that says what it did instead."""


class Program:
    """A program, started when it is first asked. Who crashes, or is silent for longer than `patience` seconds, is
    killed, and started anew when it is asked again: `starts` counts how often it was."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self._command, self._patience = list(command), patience
        self._process: trio.Process | None = None
        self._heard = b""
        self.starts = 0

    def why_not(self) -> str:
        """A sentence why it cannot be started at all; empty if it may be."""
        if self._command and shutil.which(self._command[0]):
            return ""
        return f"There is no program {' '.join(self._command)!r:.80}, or it may not be run."

    async def ready(self) -> None:
        """Start it, if it does not run. Raises Failed."""
        if self._process is not None and self._process.poll() is None:
            return
        await self.kill()
        try:
            pipe = subprocess.PIPE
            self._process = await trio.lowlevel.open_process(
                self._command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Failed(f"The program could not be started: {_why(error)}.") from None
        self._heard = b""
        self.starts += 1

    async def ask(self, question: Any) -> Any:
        """Its answer, as plain data. Raises Failed."""
        await self.ready()
        await self._hear_out()
        with trio.move_on_after(self._patience):
            try:
                await self._say(question)
                return _understood(await self._line())
            except (trio.BrokenResourceError, trio.ClosedResourceError, EOFError):
                await self._give_up()
        await self.kill()
        raise Failed(f"The program did not answer within {self._patience:g} s.")

    async def tell(self, news: Any) -> None:
        """Say something that needs no answer, if it runs and listens."""
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError), trio.move_on_after(PARTING) as patience:
            await self._say(news)
        if patience.cancelled_caught:
            await self.kill()

    async def _hear_out(self) -> None:
        """Discards unrequested output, such as a second line behind an answer. Raises Failed if it does not end."""
        with trio.move_on_after(self._patience):
            while await self._says_something():
                pass
            self._heard = b""
            return
        await self.kill()
        raise Failed("The program talks without being asked.")

    async def _says_something(self) -> bool:
        if self._process is None or self._process.stdout is None:
            return False
        with trio.move_on_after(UNASKED):
            return bool(await self._process.stdout.receive_some(LINE_BYTES))
        return False

    async def _say(self, thing: Any) -> None:
        if self._process is not None and self._process.stdin is not None:
            await self._process.stdin.send_all(msgspec.json.encode(thing) + b"\n")

    async def _line(self) -> bytes:
        """Raises EOFError if it ends before the line does, and Failed if the line does not end."""
        assert self._process is not None
        assert self._process.stdout is not None
        while b"\n" not in self._heard:
            data = await self._process.stdout.receive_some(4096)
            if not data:
                raise EOFError
            self._heard += data
            if len(self._heard) > LINE_BYTES:
                await self.kill()
                raise Failed("The program answered with a line that is too long.")
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    async def _give_up(self) -> None:
        """It hears or says nothing any more. Raises Failed, with the status it ended with, if it has."""
        status = await self.kill()
        if status is None:
            raise Failed("The program is still running, but has closed its input or output.")
        raise Failed(f"The program ended (status {status}).")

    async def kill(self) -> int | None:
        """End it, and all that it has started, at once. The status of one that had ended by itself."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.poll() is None:
            with trio.move_on_after(0.2, shield=True):
                await process.wait()  # who has closed his output is about to end: then his own status is told
        status = process.returncode
        _kill(process)
        with trio.CancelScope(shield=True):
            await process.wait()
            await _close(process)
        return status

    async def end(self) -> None:
        """Nothing more will be said to it: it may end by itself, or is ended."""
        process = self._process
        if process is not None and process.stdin is not None:
            with trio.move_on_after(PARTING, shield=True):
                await process.stdin.aclose()
                await process.wait()
        await self.kill()


def _kill(process: trio.Process) -> None:
    """Kills the process with everything that it started: it has a process group of its own."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


async def _close(process: trio.Process) -> None:
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            await stream.aclose()


def _why(error: OSError | ValueError) -> str:
    """Returns the reason why an executable file cannot be started."""
    if isinstance(error, FileNotFoundError):
        return "what its first line (#!) names is not on this machine"
    if isinstance(error, OSError) and error.errno == ENOEXEC:
        return "its first line does not say by what it is run, such as #!/usr/bin/env python3"
    return str(error)


def _understood(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        what = f"{line[:QUOTED].decode(errors='replace')!r}, which is no JSON" if line.strip() else "an empty line"
        raise Failed(f"The program answered {what}.") from None
