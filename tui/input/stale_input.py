"""A key counts for what was on the screen when it was pressed, not for what has come since.

Knows: when something was shown, and when a key was pressed.
Must not know: screens, or what a key does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import inf
from time import monotonic

PATIENCE = 0.25
"""Seconds in which nobody can have read what came by itself: a key pressed then was meant for what was there before."""

HESITATION = (0.9, 3.5)
"""Seconds before an answer is given by itself."""
_HASTE = random.SystemRandom()


def hesitation() -> float:
    """Seconds before a question that has but one answer is answered by itself: at random, as a person takes now more
    and now less, so that nobody learns from it that there was no choice."""
    return _HASTE.uniform(*HESITATION)


class StaleInputGuard:
    """Something that is shown and asks for keys. At first it is covered, and no key counts."""

    def __init__(self, seconds: float = PATIENCE, clock: Callable[[], float] = monotonic) -> None:
        """`seconds` is how long what comes by itself takes no keys; `clock` is that of the keys' own times."""
        self._seconds, self._clock = seconds, clock
        self._since = inf

    def cover(self) -> None:
        """It cannot be seen: no key counts."""
        self._since = inf

    def show(self, by_itself: bool = False, since: float | None = None) -> None:
        """It can be seen, from now on or `since` then. What comes by itself, and no key asked for, waits a moment."""
        now = self._clock()
        self._since = now + self._seconds if by_itself else now if since is None else since

    def counts(self, pressed: float) -> bool:
        """Was it there to be read when the key was pressed?"""
        return pressed >= self._since
