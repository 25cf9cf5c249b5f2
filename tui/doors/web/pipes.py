"""A visit's process that speaks to a browser: Textual's web driver at the ends of two pipes, with bounded queues.

Knows: processes, and the packets of Textual's web driver.
Must not know: who types, or how the packets reach a browser.
"""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from netplay.protocol import codec
from tui.doors.visit.home import COMMAND
from tui.doors.visit.screen import GRACE, bounded, gone
from tui.terminal.paste_limiter import PasteLimiter

BEGIN = b"__GANGLION__\n"
"""The first bytes the driver sends."""
DATA, META = b"D", b"M"
LONGEST = 4 * 1024 * 1024
"""Bytes of one packet."""
LAST_WORD = 1000
"""Bytes of what a process may say when it ends."""
WRITING, QUESTION = "writing", "question"
"""Packets of a process beside its output: whether it waits for text, and that a question has come up by itself."""
DRIVER = {
    "TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver",
    "TEXTUAL_COLOR_SYSTEM": "truecolor",
    "TEXTUAL_FPS": "30",
}


class Told(NamedTuple):
    """Something that a process says beside what it paints."""

    what: str
    wanted: bool


class PipedScreen:
    """One visit's."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._pastes = PasteLimiter()

    async def start(self, home: Path, environment: Mapping[str, str], size: tuple[int, int]) -> None:
        """Begin. Raises OSError."""
        columns, rows = bounded(*size)
        shown = {**environment, **DRIVER, "COLUMNS": str(columns), "ROWS": str(rows)}
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, cwd=home, env=shown, start_new_session=True
        )

    async def painted(self) -> AsyncIterator[bytes | Told]:
        """Yields painted output as it comes, and what is said beside it; the next is read when the last was taken. Ends
        with the process."""
        out = self._process.stdout if self._process is not None else None
        with suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            while out is not None and await out.readuntil(b"\n") != BEGIN:
                pass
            while out is not None:
                kind, size = await out.readexactly(1), int.from_bytes(await out.readexactly(4), "big")
                if size > LONGEST:
                    return
                data = await out.readexactly(size)
                if kind == DATA:
                    yield data
                elif kind == META:
                    said = _understood(data)
                    if said == {"type": "exit"}:
                        return
                    if told := _told(said):
                        yield told

    async def last_word(self) -> str:
        """The sentence with which it ends, cleaned; empty if there is none."""
        error = self._process.stderr if self._process is not None else None
        if error is None:
            return ""
        with suppress(TimeoutError):
            said = await asyncio.wait_for(error.read(LAST_WORD), GRACE)
            return codec.clean(said.decode(errors="replace"), 300)
        return ""

    async def type(self, text: str) -> None:
        """Passes typed text on; returns when there is room for more."""
        if text := self._pastes.limit(text):  # an empty packet would be the end of all keys
            await self._send(DATA, text.encode(errors="replace"))

    async def resize(self, columns: int, rows: int) -> None:
        """The visitor's window has another size."""
        columns, rows = bounded(columns, rows)
        await self._tell({"type": "resize", "width": columns, "height": rows})

    async def focus(self, here: bool) -> None:
        """Tells the process that the tab gains or loses focus."""
        await self._tell({"type": "focus" if here else "blur"})

    async def end(self) -> None:
        """Ask it to end, and wait until it is gone."""
        process = self._process
        if process is None:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._tell({"type": "quit"}), GRACE)
        drained = asyncio.ensure_future(_drain(process.stdout))
        try:
            await gone(process)
        finally:
            drained.cancel()

    async def _tell(self, meta: dict[str, Any]) -> None:
        await self._send(META, json.dumps(meta).encode())

    async def _send(self, kind: bytes, data: bytes) -> None:
        pipe = self._process.stdin if self._process is not None else None
        if pipe is not None:
            with suppress(OSError, RuntimeError):
                pipe.write(kind + len(data).to_bytes(4, "big") + data)
                await pipe.drain()


def _understood(meta: bytes) -> Any:
    """A packet as plain data; None if it is malformed."""
    with suppress(ValueError, RecursionError):
        return json.loads(meta)
    return None


def _told(said: Any) -> Told | None:
    """Returns the part of a packet that is passed on; None for any other request of a process to a browser."""
    match said:
        case {"type": "writing", "wanted": bool(wanted)}:
            return Told(WRITING, wanted)
        case {"type": "question"}:
            return Told(QUESTION, True)
        case _:
            return None


async def _drain(pipe: asyncio.StreamReader | None) -> None:
    """Reads and discards output, so that a process which still writes can end."""
    while pipe is not None and await pipe.read(65536):
        pass
