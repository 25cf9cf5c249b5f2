"""When bots answer: each in its time after it was asked. Those that think do so in other processes meanwhile.

Knows: what the table asks of bots, and when that came up, by trio's clock.
Must not know: connections, or how a bot decides.

A bot's time should tell nobody what it thinks about. Quick ones answer a fixed pause after they were asked. Those that
think answer on a beat of their strength, which is longer than nearly all of its thoughts; also when there is only one
answer and nothing to think about. On a machine where the last few thoughts took longer, all wait for a later beat. What
remains: a thought that outlasts its beat comes a whole one later, and tells that it was long, but not how long.
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
from netplay.table.outgoing import Mail
from netplay.table.table import Table

log = logging.getLogger(__name__)

BEATS = {"knight": 1.0, "king": 1.5, "king of grail": 2.5, "king of histrio": 2.5}
"""Seconds between the moments at which a bot of this strength answers that thinks; but no sooner than a quick one. More
than its longest thoughts take on one core (docs/strength.md)."""
RECENT = 5
"""So many thoughts say how long one takes at present."""
WALL = 15.0
"""Seconds, waiting for its turn included: who has not decided by then hangs, and another decides in its place."""

Think = Callable[[core.Replica[Any], bytes, str], Awaitable[core.Action]]
"""What a bot of a level does that sees this and has this luck."""


async def in_another_process(replica: core.Replica[Any], luck: bytes, level: str) -> core.Action:
    """What a bot of this level finds best. Raises what went wrong there."""
    minds = await trio.to_thread.run_sync(import_module, "netplay.server.workers")  # loading it takes a moment
    return await minds.decided(replica, luck, level)


def beat_of(strength: str, game: str) -> float:
    """The beat on which a bot of this strength answers in this game."""
    return BEATS.get(f"{strength} of {game}") or BEATS.get(strength, max(BEATS.values()))


class Question:
    """One that a bot has been asked, until it is answered or nobody wants to know any more."""

    def __init__(self, ask: DecisionRequest) -> None:
        self.ask = ask
        self.since = max(ask.since, trio.current_time()) if ask.bot.thinks else ask.since
        """From when on its time counts: who sits down in the middle of a question begins to think then."""
        self.thinking = trio.CancelScope()
        self.ready = not ask.bot.thinks
        """Is there nothing to wait for but the time?"""
        self.took = 0.0
        """Seconds from when it came up until somebody had thought about it; none where there was nothing to think."""
        self.found: core.Action | None = None
        """What came of thinking; None if that failed."""

    def same(self, ask: DecisionRequest) -> bool:
        """Is it still this that is asked?"""
        return (self.ask.bot, self.ask.question) == (ask.bot, ask.question)


class BotScheduler:
    """Asks the bots of a table. `deliver` posts what comes of an answer; `pace` says how long a bot takes at least, in
    seconds."""

    def __init__(
        self, table: Table, deliver: Callable[[Mail], None], pace: Callable[[], float],
        think: Think = in_another_process,
    ) -> None:  # fmt: skip
        self._table, self._deliver, self._pace, self._think = table, deliver, pace, think
        self._open: dict[int, Question] = {}
        """For each player whose bot is asked, what."""
        self._answered = -inf
        """When the last bot answered: the next one lets people see that first."""
        self._took: dict[str, deque[float]] = {}
        """For each strength, how many seconds the last thoughts took."""
        self._stirred = trio.Event()

    def stir(self) -> None:
        """Something has happened at the table."""
        if self._open or self._table.seats.bots:
            self._stirred.set()

    async def run(self) -> None:
        """Ask and bring answers, until cancelled. Should the table fail over one in spite of everything, all bots are
        left alone until something happens."""
        async with trio.open_nursery() as nursery:
            while True:
                self._stirred = trio.Event()
                try:
                    self._look(nursery)
                    again = self._bring()
                except Exception as error:
                    log.error("A bot could not act: %s", redacted_traceback(error))
                    again = inf
                with trio.CancelScope(deadline=again):
                    await self._stirred.wait()

    def _look(self, nursery: trio.Nursery) -> None:
        """What is asked now. Whoever thinks begins at once, and stops when nobody wants to know any more."""
        before, self._open = self._open, {}
        for ask in self._table.asks():
            question = before.get(ask.bot.player)
            if question is None or not question.same(ask):
                question = Question(ask)
                if ask.bot.thinks:
                    nursery.start_soon(self._ponder, question)
            else:
                del before[ask.bot.player]
                if not ask.bot.thinks:
                    question.ask = ask
            self._open[ask.bot.player] = question
        for question in before.values():
            question.thinking.cancel()

    async def _ponder(self, question: Question) -> None:
        """Think about a question."""
        with question.thinking:
            try:
                question.found = await self._find(question.ask)
            except Exception as error:
                log.error("A bot could not think on seat %s: %s", question.ask.bot.player, redacted_traceback(error))
            question.ready, question.took = True, trio.current_time() - question.since
            self._stirred.set()

    async def _find(self, ask: DecisionRequest) -> core.Action:
        """What a bot that thinks does. Raises whatever goes wrong."""
        view, begun = ask.view(), trio.current_time()
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        with trio.fail_after(WALL):
            found = await self._think(view, ask.luck, ask.bot.level)
        if found not in legal:
            raise ValueError("This cannot be answered.")
        self._took.setdefault(ask.bot.strength, deque(maxlen=RECENT)).append(trio.current_time() - begun)
        return found

    def _bring(self) -> float:
        """Bring the answer whose time has come; when to look again."""
        times = {self._time(each): each for each in reversed(self._open.values()) if each.ready}
        when = min(times, default=inf)
        if when <= trio.current_time():
            self._answer(times[when])
        return when

    def _time(self, question: Question) -> float:
        """When a question is answered, if that can be done by then."""
        pace = self._pace()
        moment = self._moment(question) if question.ask.bot.thinks else 0.0
        return max(question.since + max(pace, moment), self._answered + pace)

    def _moment(self, question: Question) -> float:
        """Seconds until who thinks answers: so many beats, one if it can be."""
        bot = question.ask.bot
        beat = beat_of(bot.strength, bot.replica.game.id)
        longest = max([question.took, *self._took.get(bot.strength, ())])
        return beat * max(1, ceil(longest / beat))

    def _answer(self, question: Question) -> None:
        ask, found = question.ask, question.found
        action = self._quickly(ask) if found is None else found
        self._answered = trio.current_time()
        self._deliver(self._table.answered(ask, action, replaced=ask.bot.thinks and found is None))

    def _quickly(self, ask: DecisionRequest) -> core.Action | None:
        """What a bot does that answers at once, or one in the place of a bot that could not think; None if that fails
        too."""
        try:
            return ask.decide_quickly() if ask.bot.thinks else ask.decide()
        except Exception as error:
            log.error("A bot failed on seat %s: %s", ask.bot.player, redacted_traceback(error))
            return None
