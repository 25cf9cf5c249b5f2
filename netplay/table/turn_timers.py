"""Turn timers: the time to decide, and the time until a bot stands in for a player who is away.

Knows: seconds, seats of the table, and the question that each seat is asked.
Must not know: people, bots, messages, or what follows when a time is up. It is handed the time.

Time passes only while somebody who plays is present: if everybody leaves, the table waits.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from math import inf

GATHERING = 60.0
"""Seconds for which the players of a resumed game are waited for, after the first of them."""
ASLEEP = 10.0
"""Seconds. If the clock is read later than this after a deadline, the machine was asleep, as a laptop is: all timers
start again."""


class Stopwatch:
    """A clock that can be stopped, in seconds since it was made. It is stopped at first."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._passed, self._since = 0.0, inf

    @property
    def running(self) -> bool:
        """True while time passes."""
        return self._since < inf

    @property
    def time(self) -> float:
        """The seconds that have passed while it ran."""
        return self._passed + (self._now() - self._since if self.running else 0.0)

    def run(self, running: bool) -> None:
        """Starts or stops."""
        if running != self.running:
            self._passed, self._since = self.time, self._now() if running else inf

    def when(self, time: float) -> float:
        """Returns the moment when this time will be reached, on the stopwatch's clock; infinite while stopped."""
        return self._since + time - self._passed if self.running else inf


class WaitTimes:
    """For each seat, the time since which it is waited for and the reason; another reason starts another wait."""

    def __init__(self, watch: Stopwatch) -> None:
        self._watch = watch
        self._since: dict[int, tuple[Hashable, float]] = {}

    def __bool__(self) -> bool:
        """True if any seat is waited for."""
        return bool(self._since)

    def note(self, waiting: Mapping[int, Hashable]) -> None:
        """Takes in the seats that are waited for now. A wait for the same reason goes on."""
        before, now = self._since, self._watch.time
        self._since = {
            seat: before[seat] if seat in before and before[seat][0] == reason else (reason, now)
            for seat, reason in waiting.items()
        }

    def restart(self) -> None:
        """Starts all waits again."""
        now = self._watch.time
        self._since = {seat: (reason, now) for seat, (reason, _) in self._since.items()}

    def give(self, seats: Collection[int], seconds: float) -> None:
        """Lets the waits of these seats begin later."""
        self._since |= {seat: (self._since[seat][0], self._since[seat][1] + seconds) for seat in seats}

    def ends(self, seconds: float) -> dict[int, float]:
        """For each seat, the time at which a limit of so many seconds is reached; empty without a limit (0)."""
        return {seat: since + seconds for seat, (_, since) in self._since.items()} if seconds else {}


class Gathering:
    """The return of the players to a resumed game: nobody's time runs until all are back, or for a minute after the
    first one."""

    def __init__(self, now: Callable[[], float], resumed: bool) -> None:
        self._now = now
        self._ends = inf if resumed else 0.0
        """The end of the wait; infinite until somebody is back."""

    def note(self, anybody: bool, everybody: bool) -> None:
        """Takes in whether any of the players is present, and whether all are."""
        if everybody or self.over:
            self._ends = 0.0
        elif anybody and self._ends == inf:
            self._ends = self._now() + GATHERING

    @property
    def noted(self) -> bool:
        """True if all is settled for good: nobody is waited for any more, whoever comes or goes."""
        return self._ends == 0.0

    @property
    def over(self) -> bool:
        """True if nobody is waited for any more."""
        return self._now() >= self._ends

    @property
    def due(self) -> float:
        """The end of the wait; infinite once it was noted, or while nobody is back."""
        return self._ends or inf


class TurnTimers:
    """Both limits of a game. `clock` and `stand_in` are seconds, 0 for none."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._watch = now, Stopwatch(now)
        self._asked, self._away = WaitTimes(self._watch), WaitTimes(self._watch)
        self.clock = self.stand_in = 0
        self._expected = inf
        """The latest moment of the next reading of the clock, unless the machine is asleep."""

    def note(self, asked: Mapping[int, Hashable], away: Mapping[int, Hashable], anybody: bool) -> None:
        """Takes in the question of each seat that is asked, the seats whose players are away, and whether any player is
        present."""
        if not (asked or away or self._asked or self._away or anybody or self._watch.running):
            self._expected = inf
            return
        self._check_sleep()
        self._watch.run(anybody)
        self._asked.note(asked)
        self._away.note(away)
        self._expected = max(self._now(), self.due)

    def give(self, seats: Collection[int], seconds: float) -> None:
        """Gives more time to these seats, which are asked. The next question has the usual limit."""
        self._asked.give(seats, seconds)

    @property
    def due(self) -> float:
        """The moment of the first limit; infinite if there is none."""
        ends = [*self._asked.ends(self.clock).values(), *self._away.ends(self.stand_in).values()]
        return self._watch.when(min(ends)) if ends else inf

    def up(self) -> tuple[list[int], list[int]]:
        """The seats whose time to decide is up, and those that have been away for too long."""
        if self._check_sleep():
            return [], []
        now = self._watch.time
        asked, away = (
            [seat for seat, end in ends.items() if end <= now]
            for ends in (self._asked.ends(self.clock), self._away.ends(self.stand_in))
        )
        return asked, away

    def _check_sleep(self) -> bool:
        """True if the machine was asleep; then all waits start again."""
        if self._now() - self._expected <= ASLEEP:
            return False
        self._asked.restart()
        self._away.restart()
        self._expected = max(self._now(), self.due)
        return True

    @property
    def deadlines(self) -> tuple[dict[int, float], bool]:
        """For each seat that is asked, the time at which its limit is reached, and whether time passes for them. It
        changes only when something happens."""
        ends = self._asked.ends(self.clock)
        return ends, self._watch.running or not ends

    def left(self) -> dict[int, float]:
        """For each seat that is asked, the seconds left."""
        now = self._watch.time
        return {seat: max(0.0, end - now) for seat, end in self._asked.ends(self.clock).items()}
