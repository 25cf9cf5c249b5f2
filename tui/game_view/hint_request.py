"""A player's request for a hint: the running search, the question it is about, and when it is dropped.

Knows: questions, the lobby's rule on hints, how long a search has run.
Must not know: how a search works (it is loaded when the first one is asked for), or how its result is shown.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

import trio

import core
from netplay.protocol.messages import Lobby

from .question import QuestionKey

if TYPE_CHECKING:
    from ai.search import Thought

Spawn = Callable[[Callable[[], Awaitable[None]]], object]
"""Starts a trio task beside the program."""


class HintSearch:
    """One search about what the seat of a replica is asked."""

    def __init__(self, replica: core.Replica[Any], alone: bool) -> None:
        """`alone` keeps the search in this process."""
        self._replica, self._alone = replica, alone
        self._began, self._scope = monotonic(), trio.CancelScope()
        self.found: Thought | None = None
        """The result; None while the search runs, and if it failed."""
        self.failed = False

    @property
    def seconds(self) -> float:
        """Seconds since the search began."""
        return monotonic() - self._began

    async def run(self) -> None:
        """Searches until there is a result, or `stop`."""
        from .hints import find_hint  # the search takes a moment to load, and is seldom asked for

        with self._scope:
            self.found = await find_hint(self._replica, self._alone)
            self.failed = self.found is None

    def stop(self) -> None:
        """Kills the search."""
        self._scope.cancel()


class HintRequest:
    """At most one search at a time, and the result of the last one while its question is open."""

    def __init__(self) -> None:
        self._search: HintSearch | None = None
        self._about: tuple[QuestionKey, int] = ((), 0)
        """The question of the last search, and the step of the game at which it was asked."""
        self._known: Thought | None = None

    @property
    def search(self) -> HintSearch | None:
        """The search that has not been cancelled or taken; it may be over."""
        return self._search

    @property
    def question(self) -> QuestionKey:
        """The question of the last search."""
        return self._about[0]

    def known(self, question: QuestionKey, replica: core.Replica[Any]) -> Thought | None:
        """The result that was found for this question at this step before."""
        return self._known if self._about == (question, replica.seq) else None

    def is_searching(self, question: QuestionKey, replica: core.Replica[Any]) -> bool:
        """True if there is a search about this question at this step already."""
        return self._search is not None and self._about == (question, replica.seq)

    def start(
        self, question: QuestionKey, replica: core.Replica[Any], spawn: Spawn, alone: bool = False,
        done: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Starts a search in place of any other; `done` is called when it has come to a result, or failed."""
        self.cancel()
        search = self._search = HintSearch(replica, alone)
        self._about, self._known = (question, replica.seq), None

        async def run() -> None:
            await search.run()
            if self._search is search:
                done()

        spawn(run)

    def cancel(self) -> None:
        """Stops the search, if any."""
        if self._search is not None:
            self._search.stop()
            self._search = None

    def keep(self, question: QuestionKey) -> bool:
        """Stops a search about anything but the question that is open now. Returns True if it was stopped."""
        stale = self._search is not None and self.question != question
        if stale:
            self.cancel()
        return stale

    def take(self) -> Thought | None:
        """Ends the request with the result of its search, which is remembered; None if the search failed."""
        self._known = self._search.found if self._search is not None else None
        self._search = None
        return self._known


def hint_refusal(lobby: Lobby | None, replica: core.Replica[Any] | None, legal: Sequence[core.Action]) -> str:
    """Returns the reason why no hint can be requested for these answers, as the end of a text key; empty if one can."""
    if lobby is not None and not lobby.house.hints:
        return "off"
    if replica is not None and replica.seat is None:
        return "watching"
    if replica is None or replica.outcome is not None or not legal:
        return "not-asked"
    return "one" if len(legal) == 1 else ""
