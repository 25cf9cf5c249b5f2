"""What peers pay for: messages, handshakes and guesses, each from the right bucket.

Knows: the limits, the buckets, the queue of callers, who has a seat.
Must not know: messages, tables, streams.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import TYPE_CHECKING

import trio

from .caller_queue import CallerQueue
from .limits import WRONG_KEY, Limits
from .rate_limits import Rate, RateLimiter

if TYPE_CHECKING:
    from netplay.hall.premises import Standing

    from .connection import Connection

RELAYED = "relay/"
"""The beginning of the addresses of those who come through a relay, as the relay tells them."""


class Payments:
    """The buckets of one server."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._limiter = limits, RateLimiter()
        self._queues = CallerQueue(self._limiter)

    def may_call(self, address: str) -> bool:
        """True if this address may connect once more now, which it has then paid for."""
        return not address or self._limiter.take(("calls", address), self._limits.calls, 1, trio.current_time())

    async def earn(self, key: Hashable, rate: Rate, cost: float, patience: trio.CancelScope) -> None:
        """Waits until the tokens are earned, which nearly always they are; the time does not count as the peer's
        silence."""
        wait = self._limiter.charge(key, rate, cost, trio.current_time())
        if wait:
            with self._limiter.refunding(key, rate, cost, wait, trio.current_time):
                patience.deadline += wait
                await trio.sleep(wait)

    def bucket(self, connection: Connection, standing: Standing) -> tuple[Hashable, Rate]:
        """Returns what messages are paid from: seated players have a bucket each, other peers of one address share
        one."""
        if standing.seated:
            return standing.key, self._limits.seated
        return ("inside", connection.address), self._limits.others

    async def queue(self, connection: Connection, patience: trio.CancelScope) -> None:
        """Waits in the queue of the address for what the peer owes; the time does not count as its silence."""
        left, patience.deadline = patience.deadline - trio.current_time(), inf
        rank = connection.spent // self._limits.cheap_bytes
        owed, connection.owed = connection.owed, 0.0
        await self._queues.wait(("outside", connection.address), self._limits.others, owed, rank)
        patience.deadline = trio.current_time() + left

    async def before_guess(self, address: str, patience: trio.CancelScope) -> None:
        """Waits until earlier wrong guesses are paid for."""
        for key in _guess_buckets(address):
            await self.earn(key, self._limits.others, 0, patience)

    def charge_guess(self, address: str) -> None:
        """Charges a wrong key or password."""
        for key in _guess_buckets(address):
            self._limiter.charge(key, self._limits.others, WRONG_KEY, trio.current_time())


def _guess_buckets(address: str) -> list[Hashable]:
    """Returns the buckets that a guess is charged to. All who come through relays share one more: the addresses there
    are what a relay says, and it may say any."""
    return [("guesses", address), *([("guesses", RELAYED)] if address.startswith(RELAYED) else [])]
