"""What a knight would do in our seat: thought about for us alone.

Knows: how a thought is had, beside the program if it can be, how long it has taken, when it may be had, what it says.
Must not know: screens, what the answers mean; the table is told nothing of it.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from time import monotonic
from typing import Any

import core
from ai.search import STRENGTHS, Option, Thought, strength_of
from netplay.protocol.messages import Lobby
from netplay.server.workers import search_in_thread, search_in_worker
from tui.session.trio_guest import Guest
from tui.text.words import Words

LEVEL = "knight"
PATIENCE = STRENGTHS[LEVEL].seconds
"""The longest that he thinks, in seconds."""
CLOSE, CLEAR = 0.03, 0.12
"""Shares of the win by which the best answer is hardly better than the next, and by which it is much better."""
FEW = 4
"""Answers that are told of."""
LUCK_BYTES = 16
log = logging.getLogger(__name__)


class Advice:
    """A thought about what the seat of this replica is asked. It has nothing to go by but the replica: that is what
    its player may see. It begins at once. `alone`: is this a process that may start no other?"""

    def __init__(self, guest: Guest, replica: core.Replica[Any], alone: bool = False) -> None:
        self.thought: Thought | None = None
        """What was found; None while it is thought about, and if it failed."""
        self.failed = False
        self._began = monotonic()
        self._scope = guest.spawn(self._find, replica, alone)

    @property
    def seconds(self) -> float:
        """How long it has been thought about."""
        return monotonic() - self._began

    def stop(self) -> None:
        """Nobody wants it any more: the search is killed."""
        self._scope.cancel()

    async def _find(self, replica: core.Replica[Any], alone: bool) -> None:
        self.thought = await advised(replica, alone)
        self.failed = self.thought is None


async def advised(replica: core.Replica[Any], alone: bool = False) -> Thought | None:
    """What a knight has found out; None if he has failed, which costs nobody his game and is written down."""
    think = search_in_thread if alone else search_in_worker
    try:
        found = await think(replica, secrets.token_bytes(LUCK_BYTES), strength_of(LEVEL, replica))
    except Exception:
        log.warning("A knight who was asked for a hint failed.", exc_info=True)
        return None
    return found if found.options[0].visits else None


def why_none(lobby: Lobby | None, replica: core.Replica[Any] | None, legal: Sequence[core.Action]) -> str:
    """Why he cannot be asked about these answers now: the end of a key; empty if there is no reason."""
    if lobby is not None and not lobby.house.hints:
        return "off"
    if replica is not None and replica.seat is None:
        return "watching"
    if replica is None or replica.outcome is not None or not legal:
        return "not-asked"
    return "one" if len(legal) == 1 else ""


def reason(words: Words, thought: Thought, seat: int) -> str:
    """What he looked at, and by how much his answer is better than the next."""
    looked = words("table-hint-looked", count=thought.iterations, visits=thought.options[0].visits)
    return f"{looked} {words(f'table-hint-{lead(thought, seat)}')}"


def lead(thought: Thought, seat: int) -> str:
    """Whether the best answer is the only good one, for this seat. The best is the one he came back to most: another
    that he left early may have promised more until then."""
    best, *others = [option for option in thought.options if option.visits]
    if not others:
        return "alone"
    if max(other.expected[seat] for other in others) > best.expected[seat] + CLOSE:
        return "seldom"
    first = best.expected[seat] - others[0].expected[seat]
    return "close" if first < CLOSE else "clear" if first > CLEAR else "better"


def tried(thought: Thought) -> list[Option]:
    """The answers that are told of: those he followed, the best first."""
    return [option for option in thought.options if option.visits][:FEW]
