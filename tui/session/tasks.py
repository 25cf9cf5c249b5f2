"""Tasks that can be cancelled one by one.

Knows: trio's nurseries.
Must not know: what the tasks do.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import trio

Task = Callable[..., Awaitable[Any]]


def spawn(nursery: trio.Nursery, task: Task, *args: Any) -> trio.CancelScope:
    """Starts a task. The returned scope cancels it."""
    scope = trio.CancelScope()

    async def scoped() -> None:
        with scope:
            await task(*args)

    nursery.start_soon(scoped)
    return scope
