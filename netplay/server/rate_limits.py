"""What people cost a table: counted for a person who has a seat, and for all others by where they come from, so that
neither a second connection nor a new one buys more.

Knows: points and seconds.
Must not know: connections, messages. It is handed the time.

What is said is not turned down: whoever has spent his points waits until he has earned them again, and what he says
meanwhile waits in his own line. Whoever calls too often is: he has no line yet in which to wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from netplay.addresses import LOOPBACK

FORGOTTEN = 256
"""With more meters than this, those that are full again are forgotten."""


@dataclass(frozen=True)
class Rate:
    """So many points at once, and then so many a second."""

    burst: float
    per_second: float


class TokenBucket:
    """The points of one person or address; below nothing they are owed."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._at = rate, rate.burst, now

    def charge(self, cost: float, now: float) -> float:
        """Take so many points; the seconds until they are earned."""
        self._earn(now)
        self._left -= cost
        return max(0.0, -self._left / self._rate.per_second)

    def give_back(self, points: float, now: float) -> None:
        """These are not spent after all: who had to earn them has gone before he had."""
        self._earn(now)
        self._left += points

    def take(self, cost: float, now: float) -> bool:
        """Take so many points if they are there; False if they are not, and then nothing is owed."""
        self._earn(now)
        there = self._left >= cost
        self._left -= cost if there else 0
        return there

    def full(self, now: float) -> bool:
        """Is nothing spent that is not earned again?"""
        self._earn(now)
        return self._left >= self._rate.burst

    def _earn(self, now: float) -> None:
        if now > self._at:
            self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
            self._at = now


class RateLimiter:
    """One for each who costs something."""

    def __init__(self) -> None:
        self._meters: dict[Hashable, TokenBucket] = {}

    def charge(self, who: Hashable, rate: Rate, cost: float, now: float) -> float:
        """Take so many points from somebody; the seconds until they are earned."""
        return self._of(who, rate, now).charge(cost, now)

    @contextmanager
    def charged(self, who: Hashable, rate: Rate, cost: float, now: Callable[[], float]) -> Generator[float]:
        """Take so many points from somebody who waits here until they are earned; the seconds that this takes. Who goes
        before is given back what he has not earned: those who come after him do not pay for him."""
        wait, start = self.charge(who, rate, cost, now()), now()
        try:
            yield wait
        finally:
            left = wait - (now() - start)
            if left > 0:
                self._of(who, rate, now()).give_back(min(cost, left * rate.per_second), now())

    def take(self, who: Hashable, rate: Rate, cost: float, now: float) -> bool:
        """Take so many points from somebody who has them; False if he has not."""
        return self._of(who, rate, now).take(cost, now)

    def _of(self, who: Hashable, rate: Rate, now: float) -> TokenBucket:
        if who not in self._meters:
            self._forget(now)
            self._meters[who] = TokenBucket(rate, now)
        return self._meters[who]

    def _forget(self, now: float) -> None:
        if len(self._meters) >= FORGOTTEN:
            self._meters = {who: meter for who, meter in self._meters.items() if not meter.full(now)}


def who_goes(origins: Sequence[str], new: str, most: int, most_here: int) -> int | None:
    """Who makes room for one more from `new`, among those who wait to come in, in the order in which they came: of
    those who are too many the oldest. Silent ones are let go so, and who says at once what he wants is in before. None
    if there is room; who comes over no network ("") is counted with all others alone."""
    if new and 0 < most_here <= origins.count(new):
        return origins.index(new)
    return origins.index(Counter(origins).most_common(1)[0][0]) if len(origins) >= most else None


def origin(address: str, here: str = "") -> str:
    """Where somebody comes from who calls at `here`: of IPv6 the network that one subscriber has, since he may use all
    its addresses. Who calls from that very address is on this machine, whatever its name there."""
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
