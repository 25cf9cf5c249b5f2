"""Looking back: the earlier moment of a game that is shown instead of now.

Knows: the marks of lines, by which moments are named.
Must not know: keys, mice, or what a moment looks like.
"""

from __future__ import annotations

from collections.abc import Iterable


class LookBack:
    """The moment that is looked back at, if any."""

    def __init__(self) -> None:
        self.at: int | None = None
        """The number of events told at that moment; None while the game is shown as it is now."""
        self.stays = False
        """True if it is shown until a key leads back, not only while the mouse is on its line."""

    @property
    def active(self) -> bool:
        """True if an earlier moment is shown."""
        return self.at is not None

    def look(self, mark: int | None, stays: bool = False) -> None:
        """Shows the moment of this mark, or with None the game as it is now."""
        self.at, self.stays = mark, stays and mark is not None

    def neighbour(self, by: int, marks: Iterable[int]) -> int | None:
        """The mark of the moment `by` steps from the one that is shown, as far as `marks` go; None if there is none."""
        told = sorted(set(marks))
        if not told or self.at is None:
            return None
        near = min(range(len(told)), key=lambda number: abs(told[number] - (self.at or 0)))
        return told[max(0, min(len(told) - 1, near + by))]
