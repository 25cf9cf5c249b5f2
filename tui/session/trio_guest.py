"""Trio in guest mode on Textual's asyncio loop: one thread, so that a trio task may call the app directly.

Knows: both loops. No other file does.
Must not know: what the tasks do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import trio

from .tasks import Task, spawn


class Guest:
    """Trio's guest loop: runs trio tasks beside the app. Start it inside the running asyncio loop.

    `failed` is called if a task raises; all tasks end then.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._nursery: trio.Nursery | None = None
        self._done: asyncio.Future[Any] | None = None

    async def start(self) -> None:
        """Starts the guest run; returns when tasks can be spawned."""
        loop = asyncio.get_running_loop()
        self._done, ready = loop.create_future(), loop.create_future()
        trio.lowlevel.start_guest_run(
            self._main,
            ready,
            run_sync_soon_threadsafe=loop.call_soon_threadsafe,
            run_sync_soon_not_threadsafe=loop.call_soon,
            done_callback=self._ended,
            host_uses_signal_set_wakeup_fd=True,
        )
        await asyncio.wait([ready, self._done], return_when=asyncio.FIRST_COMPLETED)

    def _ended(self, outcome: Any) -> None:
        """Takes the outcome of the run: it was stopped, or a task raised."""
        if self._done is not None:
            self._done.set_result(None)
        try:
            outcome.unwrap()
        except BaseException as error:
            self._failed(error)

    async def _main(self, ready: asyncio.Future[Any]) -> None:
        async with trio.open_nursery() as self._nursery:
            ready.set_result(None)
            await trio.sleep_forever()

    def spawn(self, task: Task, *args: Any) -> trio.CancelScope:
        """Starts a task. The returned scope cancels it."""
        if self._nursery is None:
            raise RuntimeError("The guest run has not been started.")
        return spawn(self._nursery, task, *args)

    async def stop(self) -> None:
        """Cancels all tasks and waits until they have ended."""
        if self._nursery is None or self._done is None:
            return
        self._nursery.cancel_scope.cancel()
        await self._done
