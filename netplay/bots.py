"""Bot seats: a bot at the table is told what a person in its seat is told, and answers.

Knows: replicas, `ai`.
Must not know: the dealer's state; it reads reports only.
"""

from __future__ import annotations

import logging
import random
from typing import Any

import core
from ai import Bot

log = logging.getLogger(__name__)


class BotSeat:
    """A bot on one seat of a running game."""

    def __init__(self, dealer: core.Dealer[Any], seat: int, level: str, rng: random.Random) -> None:
        self.level = level
        self._bot = Bot(level, rng)
        self._fallback = Bot("page", rng)
        self._replica = core.Replica(dealer.game, seat, dealer.snapshot(seat))

    def choose(self, dealer: core.Dealer[Any]) -> core.Action:
        """Catch up with what this seat was told since, and decide. A bot that fails plays as a page: no table waits
        for ever because of a heuristic."""
        for report in dealer.history(self._replica.seat, self._replica.seq):
            self._replica.follow(report)
        try:
            return self._bot.choose(self._replica)
        except Exception:
            log.exception("A bot failed on seat %s.", self._replica.seat)
            return self._fallback.choose(self._replica)
