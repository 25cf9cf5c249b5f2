"""The stale-input guard: a key counts only for what was on the screen when it was pressed.

Knows: when something was shown, and when a key was pressed.
Must not know: screens, or what a key does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import inf
from time import monotonic

PATIENCE = 0.25
"""Seconds for which a screen that no key opened ignores keys: nobody can have read it before."""
CALM = 4
"""How many times as long Enter is ignored where one too many would do what nobody has read: longer than a keyboard
waits before a key that is held down repeats."""

HESITATION = (0.9, 3.5)
"""Seconds, at least and at most, before an only answer is given automatically."""
_RANDOM = random.SystemRandom()


def hesitation() -> float:
    """Returns a random number of seconds before an only answer is given automatically. Since a person's time varies as
    well, the other players cannot tell that there was no choice."""
    return _RANDOM.uniform(*HESITATION)


class StaleInputGuard:
    """Tells which keys count for something on the screen. At first it is covered, and none does."""

    def __init__(self, seconds: float = PATIENCE, clock: Callable[[], float] = monotonic) -> None:
        """`seconds`: how long it ignores keys if no key opened it. `clock`: the clock of the keys' times."""
        self._seconds, self._clock = seconds, clock
        self._since = inf

    @property
    def covered(self) -> bool:
        """True while no key counts, however long it waits."""
        return self._since == inf

    def cover(self) -> None:
        """Ignores keys from now on, because it is covered."""
        self._since = inf

    def show(self, by_itself: bool = False, since: float | None = None) -> None:
        """Accepts keys from now on, or `since` then; if it came by itself, after a moment."""
        now = self._clock()
        self._since = now + self._seconds if by_itself else now if since is None else since

    def counts(self, pressed: float) -> bool:
        """True if it was visible when the key was pressed."""
        return pressed >= self._since

    def released(self, pressed: float) -> bool:
        """True if it counts. One that does not makes the next wait for a moment too: a key that is held down counts for
        nothing until it has been let go."""
        if not self.counts(pressed):
            self._since = max(self._since, pressed + min(self._seconds, PATIENCE))
            return False
        return True
