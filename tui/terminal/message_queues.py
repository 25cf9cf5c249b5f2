"""Waiting until parts of the app have come to what was sent to them before.

Knows: that each has a line of messages of its own.
Must not know: what is in them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from textual.message_pump import MessagePump

PATIENCE = 5.0
"""Seconds that one part of the app is waited for: a dialog that closes never comes to what it was sent."""


async def taken_by(pumps: Iterable[MessagePump | None], patience: float = PATIENCE) -> None:
    """Until each of these, in this order, has come to all that was sent to it before."""
    for pump in pumps:
        passed = asyncio.Event()
        if pump is not None and pump.call_later(passed.set):
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(passed.wait(), patience)
