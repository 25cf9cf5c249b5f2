"""Waiting until parts of the app have handled the messages sent to them before.

Knows: that each has a message queue of its own.
Must not know: what is in them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from inspect import Signature

from textual.message_pump import MessagePump

TIMEOUT = 5.0
"""Seconds that one queue is waited for: a dialog that closes never handles what it was sent."""


class Handled(asyncio.Event):
    """Set by calling it. Textual looks up the parameters of what it calls, which takes as long as the call of a dozen
    methods; this says that there are none."""

    __signature__ = Signature()

    def __call__(self) -> None:
        self.set()


async def wait_for_queues(owners: Iterable[MessagePump | None], timeout: float = TIMEOUT) -> None:
    """Waits until each owner, in this order, has handled all messages sent to it before; None is passed over. Gives up
    one owner after `timeout` seconds."""
    for owner in owners:
        handled = Handled()
        if owner is not None and owner.call_later(handled):
            with suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await handled.wait()
