"""Measures how long the people of a table have been away. It is handed the time.

Knows: seconds, numbers of people.
Must not know: seats, connections.
"""

from __future__ import annotations

PATIENCE = 60.0
"""Seconds. A visit that is shorter does not end an absence: who looks in each minute holds no seat by that."""


class Absences:
    """For each person without a connection, the time at which the absence began."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        self._visits: dict[int, tuple[float, float]] = {}
        """For each person who has come back: when the last absence began, and when it ended."""

    def came(self, person: int, now: float) -> None:
        """A person has a connection again, or still."""
        since = self._since.pop(person, None)
        if since is not None:
            self._visits[person] = since, now

    def left(self, person: int, now: float) -> None:
        """A person's connection has ended. After a short visit the absence before it goes on."""
        since, came = self._visits.pop(person, (now, now - PATIENCE))
        self._since[person] = since if now - came < PATIENCE else now

    def forget(self, person: int) -> None:
        """A person belongs to the table no longer."""
        self._since.pop(person, None)
        self._visits.pop(person, None)

    def long(self, now: float) -> list[int]:
        """The people who have been away for long, the longest first."""
        return sorted(
            (each for each, since in self._since.items() if now - since >= PATIENCE), key=self._since.__getitem__
        )
