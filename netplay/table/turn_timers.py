"""How long people are waited for in a game: the turn clock, and the time until a bot sits in for who is away.

Knows: seconds, seats of the table, what each is asked.
Must not know: people, bots, messages, what follows when a time is up. It is handed the time.

Time passes only while somebody who plays is there: if everybody leaves, the table waits.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from math import inf

ASLEEP = 10.0
"""Seconds: who comes so late to look at the time was asleep, as a laptop is, and nobody's time has been running."""


class Hourglass:
    """Time that can be stopped, in seconds from its beginning. At first it stands still."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._passed, self._since = 0.0, inf

    @property
    def running(self) -> bool:
        """Does time pass?"""
        return self._since < inf

    @property
    def time(self) -> float:
        """How much has passed."""
        return self._passed + (self._now() - self._since if self.running else 0.0)

    def run(self, running: bool) -> None:
        """Let time pass, or stand still, from now on."""
        if running != self.running:
            self._passed, self._since = self.time, self._now() if running else inf

    def when(self, time: float) -> float:
        """When so much will have passed, on the clock that the glass is read by; infinite if it stands still."""
        return self._since + time - self._passed if self.running else inf


class Waits:
    """Since when each seat has been waited for, each by what keeps it waiting: another question is another wait."""

    def __init__(self, glass: Hourglass) -> None:
        self._glass = glass
        self._since: dict[int, tuple[Hashable, float]] = {}

    def note(self, waiting: Mapping[int, Hashable]) -> None:
        """These are waited for now. Who was waited for already, and for the same, still is."""
        before, now = self._since, self._glass.time
        self._since = {
            seat: before[seat] if seat in before and before[seat][0] == what else (what, now)
            for seat, what in waiting.items()
        }

    def again(self) -> None:
        """All waits begin now."""
        now = self._glass.time
        self._since = {seat: (what, now) for seat, (what, _) in self._since.items()}

    def ends(self, seconds: float) -> dict[int, float]:
        """For each seat, the time at which it has been waited for so long; for none, if there is no such limit."""
        return {seat: since + seconds for seat, (_, since) in self._since.items()} if seconds else {}


class Clocks:
    """Both limits of a table. `clock` and `stand_in` are seconds, 0 for none."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._glass = now, Hourglass(now)
        self._asked, self._away = Waits(self._glass), Waits(self._glass)
        self.clock = self.stand_in = 0
        self._awake = inf
        """By when somebody looks at the time, unless the machine is asleep."""

    def note(self, asked: Mapping[int, Hashable], away: Mapping[int, Hashable], anybody: bool) -> None:
        """Who is asked now, and what; who is away; and is anybody there who plays?"""
        self._slept()
        self._glass.run(anybody)
        self._asked.note(asked)
        self._away.note(away)
        self._awake = max(self._now(), self.due)

    @property
    def due(self) -> float:
        """When the first time is up, as things are."""
        ends = [*self._asked.ends(self.clock).values(), *self._away.ends(self.stand_in).values()]
        return self._glass.when(min(ends)) if ends else inf

    def up(self) -> tuple[list[int], list[int]]:
        """The seats whose time for a decision is up, and those that have been away for long enough."""
        if self._slept():
            return [], []
        now = self._glass.time
        asked, away = (
            [seat for seat, end in ends.items() if end <= now]
            for ends in (self._asked.ends(self.clock), self._away.ends(self.stand_in))
        )
        return asked, away

    def _slept(self) -> bool:
        """Was the machine asleep? Then all waits begin now."""
        if self._now() - self._awake <= ASLEEP:
            return False
        self._asked.again()
        self._away.again()
        self._awake = max(self._now(), self.due)
        return True

    @property
    def hands(self) -> tuple[dict[int, float], bool]:
        """For each seat that is asked, the time at which his is up; and is time running for them? It changes only when
        something happens."""
        ends = self._asked.ends(self.clock)
        return ends, self._glass.running or not ends

    def left(self) -> dict[int, float]:
        """For each seat that is asked, the seconds that he has left."""
        now = self._glass.time
        return {seat: max(0.0, end - now) for seat, end in self._asked.ends(self.clock).items()}
