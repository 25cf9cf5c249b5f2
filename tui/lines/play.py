"""Runs a table in lines: reads what is typed, writes what is told, and ends when either does.

Knows: where lines are read and written, and how many are kept for a slow reader.
Must not know: what they say.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import trio

from netplay.protocol.messages import Message
from tui.session.launch import LaunchRequest
from tui.session.session import Session
from tui.session.tasks import Task, spawn

from .lines import Lines

LONGEST = 4096
"""Bytes of a typed line; the rest of it is dropped."""
WAITING = 20_000
"""Lines that are kept until they are read: about ten games. Whatever comes beyond is dropped, so that no table fills
the memory."""
PARTING = 2.0
"""Seconds for the last lines to be written."""

Reads = Callable[[], Awaitable[bytes]]
Writes = Callable[[str], Awaitable[Any]]


class NurseryTasks:
    """Runs the session's tasks in a nursery, as `Guest` does beside the screens."""

    def __init__(self, nursery: trio.Nursery) -> None:
        self._nursery = nursery

    def spawn(self, task: Task, *args: Any) -> trio.CancelScope:
        """Starts a task; returns the scope that cancels it."""
        return spawn(self._nursery, task, *args)


async def typed(read: Reads) -> AsyncIterator[tuple[str, float]]:
    """The lines that come in, each with when it came; the last one may lack its end."""
    rest = b""
    while data := await read():
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield line[:LONGEST].decode("utf-8", "replace"), monotonic()
        rest = rest[:LONGEST]
    if rest:
        yield rest.decode("utf-8", "replace"), monotonic()


async def _pour(told: trio.MemoryReceiveChannel[str], write: Writes, scope: trio.CancelScope) -> None:
    """Writes what is told, everything that waits at once, so that nobody waits for a slow reader. If writing fails,
    everything ends."""
    async for line in told:
        waiting = [line]
        while told.statistics().current_buffer_used:
            waiting.append(told.receive_nowait())
        try:
            await write("".join(f"{each}\n" for each in waiting))
        except OSError:
            scope.cancel()
            return


async def play(plan: LaunchRequest, lines: Callable[[Callable[[str], None]], Lines], read: Reads, write: Writes,
               session: Callable[[Any, Callable[[Message | None], None]], Session]) -> int:  # fmt: skip
    """Is at a table until that ends, or the input does; returns the exit status."""
    sender, receiver = trio.open_memory_channel[str](WAITING)

    def tell(line: str) -> None:
        with suppress(trio.WouldBlock):
            sender.send_nowait(line)

    async with trio.open_nursery() as outer:
        outer.start_soon(_pour, receiver, write, outer.cancel_scope)
        at_table = lines(tell)
        async with trio.open_nursery() as nursery:
            with at_table.scope:
                at_table.session = session(NurseryTasks(nursery), at_table.heard)
                at_table.session.begin(plan)
                await at_table.listen(typed(read))
                while at_table.asks_before_it_ends():
                    await at_table.listen(typed(read))
            nursery.cancel_scope.cancel()
        sender.close()
        outer.cancel_scope.deadline = trio.current_time() + PARTING
    return at_table.status
