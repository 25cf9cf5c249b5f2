"""The numbers of a process's visitors, of blocks that no other process has: an entrant of a tournament has the same
number at every process.

Knows: blocks, the people of the hall.
Must not know: SQL, or what the numbers are for.
"""

from __future__ import annotations

from netplay.table.people import People

from .schema import BLOCK
from .work import TakeNumbers


class VisitorNumbers:
    """Has a block taken before the last one is used up."""

    def __init__(self) -> None:
        self._taking = False

    def next_block(self, people: People) -> TakeNumbers | None:
        """Returns the work that takes the next block; None if there are numbers left, or it is being taken."""
        if self._taking or people.next_id % BLOCK < BLOCK // 2:
            return None
        self._taking = True
        return TakeNumbers()

    def taken(self, block: TakeNumbers, people: People) -> None:
        """A block is taken."""
        people.next_id, self._taking = block.first, False
