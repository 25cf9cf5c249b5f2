"""A game against bots in this process, for a lesson: its bots answer as planned as long as the learner does.

Knows: the dealer, bots, the plan of a lesson.
Must not know: words, screens, the network.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import core
from ai import Bot
from netplay.client.state import ClientState
from netplay.table.people import BOT_NAMES

from .lesson import LEARNER, Lesson, Step, follows

LEVEL = "page"
"""The level of the bots once the game goes otherwise than planned."""


class CoachedGame:
    """The source of a presenter, and the table that it is played at."""

    client_state: ClientState | None = None
    reading = False

    def __init__(self, lesson: Lesson, name: str, steps: Iterable[Step] = ()) -> None:
        """`steps` are those of a game that was left; what does not fit any more is dropped."""
        self.lesson = lesson
        self.game: core.Game[Any] = core.game(lesson.game)
        self.names: Sequence[str] = (name, *BOT_NAMES[1 : lesson.players])
        seed = bytes.fromhex(lesson.seed)
        self._dealer = core.Dealer(self.game, lesson.players, lesson.options, seed=seed)
        self._bot = Bot(LEVEL, random.Random(lesson.seed))
        self._others = [
            core.Replica(self.game, seat, self._dealer.first_snapshot(seat)) for seat in range(1, lesson.players)
        ]
        self.replica: core.Replica[Any] = core.Replica(
            self.game, LEARNER, self._dealer.first_snapshot(LEARNER), moments=True
        )
        self.steps: list[Step] = []
        self._take_up(steps)
        self._let_bots_act()

    @property
    def planned(self) -> bool:
        """True while the game goes as the coach would have it."""
        return follows(self.steps, self.lesson.steps)

    @property
    def advised(self) -> core.Action | None:
        """The answer of the coach to the open question; None if the game goes otherwise, or the plan has ended."""
        seat, action = self._next_step()
        return action if seat == LEARNER else None

    def act(self, action: core.Action) -> bool:
        """Carries out an answer of the learner, and what bots do after it. Returns False if it is not possible."""
        try:
            self._carry_out(LEARNER, action)
        except (core.IllegalAction, core.RulesFailed):
            return False
        self._let_bots_act()
        return True

    def _next_step(self) -> tuple[int | None, core.Action | None]:
        """The step of the plan that comes now; nothing if there is none."""
        at, plan = len(self.steps), self.lesson.steps
        if at >= len(plan) or not self.planned:
            return None, None
        seat, packed = plan[at]
        return seat, self.game.unpack(packed)

    def _take_up(self, steps: Iterable[Step]) -> None:
        for seat, packed in steps:
            try:
                self._carry_out(seat, self.game.unpack(packed))
            except (core.IllegalAction, core.RulesFailed):
                return

    def _let_bots_act(self) -> None:
        """Lets the bots act until only the learner is asked, or the game is over."""
        while self._dealer.outcome is None:
            asked = [seat for seat in self._dealer.to_act if seat != LEARNER]
            if not asked:
                return
            seat, action = self._next_step()
            if seat not in asked or action is None:
                seat = asked[0]
                action = self._bot.choose(self._others[seat - 1])
            self._carry_out(seat, action)

    def _carry_out(self, seat: int, action: core.Action) -> None:
        step = self._dealer.act(seat, action)
        self.steps.append((seat, self.game.pack(action)))
        for replica in (self.replica, *self._others):
            replica.follow(step.report(replica.seat))
