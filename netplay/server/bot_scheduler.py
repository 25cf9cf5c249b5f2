"""Schedules bot decisions. Fast bots answer after a fixed delay; searching bots answer on a fixed beat, so that
response time reveals nothing about their hand.

Knows: the table's decision requests, trio's clock, and how long recent searches took.
Must not know: connections, or how a bot decides.

The beat of a searching bot depends on its strength and is longer than nearly all of its searches. The bot keeps to it
also if it has only one answer and does not search. If the last few searches took longer on this machine, all answers
wait for a later beat. One leak remains: a search that outlasts its beat delays the answer by a whole beat.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from importlib import import_module
from math import ceil, inf
from typing import Any

import trio

import core
from netplay.failures import redacted_traceback
from netplay.game.bot_seats import DecisionRequest
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table

log = logging.getLogger(__name__)

BEATS = {"knight": 1.0, "king": 1.5, "king of grail": 2.5, "king of histrio": 2.5}
"""Seconds of a searching bot's beat, by strength; longer than its longest search on one core (docs/strength.md)."""
RECENT = 5
"""Number of past searches that predict how long the next one takes."""
TIMEOUT = 15.0
"""Seconds for one search, queueing included; after it the fallback policy decides."""

Decide = Callable[[core.Replica[Any], bytes, str], Awaitable[core.Action]]
"""Returns the action of a bot, given its replica, its random seed and its level."""


async def decide_in_worker(replica: core.Replica[Any], luck: bytes, level: str) -> core.Action:
    """Returns what a bot of this level decides, found in a worker process. Raises whatever failed there."""
    workers = await trio.to_thread.run_sync(import_module, "netplay.server.workers")  # loading it takes a moment
    return await workers.decide(replica, luck, level)


def beat_of(strength: str, game: str) -> float:
    """Returns the beat of bots of this strength in this game, in seconds."""
    return BEATS.get(f"{strength} of {game}") or BEATS.get(strength, max(BEATS.values()))


class PendingDecision:
    """A decision request from when it came up until it is answered or void."""

    def __init__(self, request: DecisionRequest) -> None:
        self.request = request
        searches = request.bot.thinks
        self.since = max(request.since, trio.current_time()) if searches else request.since
        """Start of its time; a bot that takes over in the middle of a question starts then."""
        self.search = trio.CancelScope()
        self.ready = not searches
        """True if only the delay is waited for."""
        self.took = 0.0
        """Seconds from `since` to the end of the search; 0 without one."""
        self.found: core.Action | None = None
        """Result of the search; None if it failed."""

    def same(self, request: DecisionRequest) -> bool:
        """True if the request asks the same bot the same question."""
        return (self.request.bot, self.request.question) == (request.bot, request.question)


class BotScheduler:
    """Runs the bots of a table. `deliver` posts the messages that follow from an answer; `pace` returns the least delay
    of an answer, in seconds."""

    def __init__(
        self, table: Table, deliver: Callable[[Outgoing], None], pace: Callable[[], float],
        decide: Decide = decide_in_worker,
    ) -> None:  # fmt: skip
        self._table, self._deliver, self._pace, self._decide = table, deliver, pace, decide
        self._open: dict[int, PendingDecision] = {}
        """For each player whose bot is asked, the decision."""
        self._answered = -inf
        """Time of the last bot's answer; the next one lets people see it first."""
        self._took: dict[str, deque[float]] = {}
        """For each strength, seconds of the last searches."""
        self._changed = trio.Event()

    def stir(self) -> None:
        """Tells the scheduler that the table may have changed."""
        if self._open or self._table.seats.bots:
            self._changed.set()

    async def run(self) -> None:
        """Runs until cancelled. If the table raises, its bots stop until the next event."""
        async with trio.open_nursery() as nursery:
            while True:
                self._changed = trio.Event()
                try:
                    self._update(nursery)
                    again = self._answer_due()
                except Exception as error:
                    log.error("A bot could not act: %s", redacted_traceback(error))
                    again = inf
                with trio.CancelScope(deadline=again):
                    await self._changed.wait()

    def _update(self, nursery: trio.Nursery) -> None:
        """Takes in the table's current requests: starts new searches, and cancels those that are void."""
        before, self._open = self._open, {}
        for request in self._table.decision_requests():
            pending = before.get(request.bot.player)
            if pending is None or not pending.same(request):
                pending = PendingDecision(request)
                if request.bot.thinks:
                    nursery.start_soon(self._search, pending)
            else:
                del before[request.bot.player]
                if not request.bot.thinks:
                    pending.request = request
            self._open[request.bot.player] = pending
        for pending in before.values():
            pending.search.cancel()

    async def _search(self, pending: PendingDecision) -> None:
        with pending.search:
            try:
                pending.found = await self._find(pending.request)
            except Exception as error:
                seat = pending.request.bot.player
                log.error("A bot could not think on seat %s: %s", seat, redacted_traceback(error))
            pending.ready, pending.took = True, trio.current_time() - pending.since
            self._changed.set()

    async def _find(self, request: DecisionRequest) -> core.Action:
        """Returns the decision of a searching bot. Raises whatever fails."""
        view, begun = request.view(), trio.current_time()
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        with trio.fail_after(TIMEOUT):
            found = await self._decide(view, request.luck, request.bot.level)
        if found not in legal:
            raise ValueError("This cannot be answered.")
        self._took.setdefault(request.bot.strength, deque(maxlen=RECENT)).append(trio.current_time() - begun)
        return found

    def _answer_due(self) -> float:
        """Gives the earliest answer if it is due; returns its time."""
        times = {self._time(each): each for each in reversed(self._open.values()) if each.ready}
        when = min(times, default=inf)
        if when <= trio.current_time():
            self._answer(times[when])
        return when

    def _time(self, pending: PendingDecision) -> float:
        """Returns the time at which a decision is answered."""
        pace = self._pace()
        delay = self._beats(pending) if pending.request.bot.thinks else 0.0
        return max(pending.since + max(pace, delay), self._answered + pace)

    def _beats(self, pending: PendingDecision) -> float:
        """Returns the delay of a searching bot in seconds: as many beats as its last searches took, at least one."""
        bot = pending.request.bot
        beat = beat_of(bot.strength, bot.replica.game.id)
        longest = max([pending.took, *self._took.get(bot.strength, ())])
        return beat * max(1, ceil(longest / beat))

    def _answer(self, pending: PendingDecision) -> None:
        request, found = pending.request, pending.found
        action = self._decide_now(request) if found is None else found
        self._answered = trio.current_time()
        self._deliver(self._table.answered(request, action, replaced=request.bot.thinks and found is None))

    def _decide_now(self, request: DecisionRequest) -> core.Action | None:
        """Returns the decision of a fast bot, or of the fallback policy for a searching one; None if it failed."""
        try:
            return request.decide_quickly() if request.bot.thinks else request.decide()
        except Exception as error:
            log.error("A bot failed on seat %s: %s", request.bot.player, redacted_traceback(error))
            return None
