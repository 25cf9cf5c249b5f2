"""What a knight would do in our seat: thought about for us alone.

Knows: how a thought is had, beside the program if it can be, and how long it has taken.
Must not know: screens; the table, which is told nothing of it.
"""

from __future__ import annotations

import logging
import secrets
from time import monotonic
from typing import Any

import core
from ai.knight import STRENGTHS, Thought, strength_of
from netplay.minds import thought, thought_here

from .guest import Guest

LEVEL = "knight"
PATIENCE = STRENGTHS[LEVEL].seconds
"""The longest that he thinks, in seconds."""
LUCK_BYTES = 16
log = logging.getLogger(__name__)


class Advice:
    """A thought about what the seat of this replica is asked. It has nothing to go by but the replica: that is what
    its player may see. It begins at once. `alone`: is this a process that may start no other?"""

    def __init__(self, guest: Guest, replica: core.Replica[Any], alone: bool = False) -> None:
        self._think = thought_here if alone else thought
        self.thought: Thought | None = None
        """What was found; None while it is thought about, and if it failed."""
        self.failed = False
        self._began = monotonic()
        self._scope = guest.spawn(self._find, replica)

    @property
    def seconds(self) -> float:
        """How long it has been thought about."""
        return monotonic() - self._began

    def stop(self) -> None:
        """Nobody wants it any more: the search is killed."""
        self._scope.cancel()

    async def _find(self, replica: core.Replica[Any]) -> None:
        """A search that fails costs nobody his game: it is written down, and there is no advice."""
        try:
            found = await self._think(replica, secrets.token_bytes(LUCK_BYTES), strength_of(LEVEL, replica))
        except Exception:
            log.warning("A knight who was asked for a hint failed.", exc_info=True)
            self.failed = True
        else:
            self.thought, self.failed = found, not found.options[0].visits
