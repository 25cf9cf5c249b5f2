"""Rate limits. Seated players have a token bucket each; everyone else shares one per source address, so reconnecting
buys nothing.

Knows: tokens and seconds.
Must not know: connections, messages. It is handed the time.

An exhausted bucket delays messages instead of dropping them: the peer waits until the tokens are earned, and its next
messages wait in its own connection. Connection attempts are refused instead, since nothing of theirs can wait yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from netplay.addresses import LOOPBACK

MOST_BUCKETS = 256
"""Above this many buckets, full ones are evicted."""


@dataclass(frozen=True)
class Rate:
    """Size of a token bucket, and tokens earned per second."""

    burst: float
    per_second: float


class TokenBucket:
    """The tokens of one peer or address; a negative number is owed."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._tokens, self._at = rate, rate.burst, now

    def charge(self, cost: float, now: float) -> float:
        """Takes tokens, also more than there are; returns the seconds until they are earned."""
        self._earn(now)
        self._tokens -= cost
        return max(0.0, -self._tokens / self._rate.per_second)

    def refund(self, tokens: float, now: float) -> None:
        """Refunds tokens reserved by a peer that disconnected before they were earned."""
        self._earn(now)
        self._tokens += tokens

    def take(self, cost: float, now: float) -> bool:
        """Takes tokens if there are enough; returns whether there were."""
        self._earn(now)
        there = self._tokens >= cost
        self._tokens -= cost if there else 0
        return there

    def lacks(self, cost: float, now: float) -> float:
        """Returns the seconds until there are so many tokens, at most a full bucket; takes none."""
        self._earn(now)
        return max(0.0, (min(cost, self._rate.burst) - self._tokens) / self._rate.per_second)

    def full(self, now: float) -> bool:
        """True if the bucket is full."""
        self._earn(now)
        return self._tokens >= self._rate.burst

    def _earn(self, now: float) -> None:
        if now > self._at:
            self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
            self._at = now


class RateLimiter:
    """A token bucket for each key, made on first use."""

    def __init__(self) -> None:
        self._buckets: dict[Hashable, TokenBucket] = {}

    def charge(self, key: Hashable, rate: Rate, cost: float, now: float) -> float:
        """Takes tokens; returns the seconds until they are earned."""
        return self._bucket(key, rate, now).charge(cost, now)

    @contextmanager
    def charged(self, key: Hashable, rate: Rate, cost: float, now: Callable[[], float]) -> Generator[float]:
        """Takes tokens, and yields the seconds to wait inside until they are earned. Tokens that are not earned when
        the block is left early are refunded, so that later peers of the same key do not pay for them."""
        wait = self.charge(key, rate, cost, now())
        with self.refunding(key, rate, cost, wait, now):
            yield wait

    @contextmanager
    def refunding(
        self, key: Hashable, rate: Rate, cost: float, wait: float, now: Callable[[], float]
    ) -> Generator[float]:
        """Yields; inside, the caller waits so many seconds for the tokens that it was charged. Those that are not
        earned when the block is left early are refunded."""
        start = now()
        try:
            yield wait
        finally:
            left = wait - (now() - start)
            if left > 0:
                self._bucket(key, rate, now()).refund(min(cost, left * rate.per_second), now())

    def take(self, key: Hashable, rate: Rate, cost: float, now: float) -> bool:
        """Takes tokens if there are enough; returns whether there were."""
        return self._bucket(key, rate, now).take(cost, now)

    def lacks(self, key: Hashable, rate: Rate, cost: float, now: float) -> float:
        """Returns the seconds until there are so many tokens; takes none."""
        return self._bucket(key, rate, now).lacks(cost, now)

    def _bucket(self, key: Hashable, rate: Rate, now: float) -> TokenBucket:
        if key not in self._buckets:
            self._evict(now)
            self._buckets[key] = TokenBucket(rate, now)
        return self._buckets[key]

    def _evict(self, now: float) -> None:
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}


def to_evict(
    origins: Sequence[str], new: str, most: int, most_here: int, burdens: Sequence[float] = ()
) -> int | None:  # fmt: skip
    """Returns the index of the waiting connection that is closed for a new one from `new`; None if there is room.
    `origins` are the addresses of all waiting connections, the oldest first. Of the address with too many, the one
    with the greatest of `burdens` goes, the oldest of several. Peers without a network ("") only count in total."""
    if new and 0 < most_here <= origins.count(new):
        full = new
    elif len(origins) >= most:
        full = Counter(origins).most_common(1)[0][0]
    else:
        return None
    there = [index for index, each in enumerate(origins) if each == full]
    return max(there, key=lambda index: burdens[index]) if burdens else there[0]


def origin(address: str, here: str = "") -> str:
    """Returns the source of a connection from `address` to `here`, for rate limits. For IPv6 it is the /64 network,
    since a subscriber may use all its addresses. A connection from `here` itself is local, however it is addressed."""
    if address and address == here:
        return LOOPBACK
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return address if known.is_loopback else str(ip_network((known, 64), strict=False))
