"""Bot seats: a bot at the table is told what a person in its seat is told, from the first card on, and is asked.

Knows: replicas, `ai`.
Must not know: the dealer's state; it reads reports only.
"""

from __future__ import annotations

from collections.abc import Hashable, MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import core
from ai import DEFAULT_LEVEL, Bot, thinks

PACE = 0.7
"""Seconds a bot takes to answer if nobody says otherwise, so that people can follow."""


class Lots:
    """Random order, drawn from the same stream that cards are: the same on every platform and release of Python."""

    def __init__(self, luck: bytes) -> None:
        self._stream = core.Stream(blake2b(luck, digest_size=core.SEED_BYTES, person=b"round-table-bot").digest())

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Bring a list into random order."""
        for last in range(len(x) - 1, 0, -1):
            other = self._stream.below(last + 1)
            x[last], x[other] = x[other], x[last]


class BotSeat:
    """A bot on one seat of a running game. Its replica begins with the game, so that it knows what a person there could
    remember, also when it stands in for somebody."""

    def __init__(self, dealer: core.Dealer[Any], player: int, level: str, luck: bytes) -> None:
        self.player = player
        self.level = level
        self.replica = core.Replica(dealer.game, player, dealer.first_snapshot(player))
        self.replaced = False
        """Has another had to decide for it in this game?"""
        self._luck = luck

    @property
    def thinks(self) -> bool:
        """Does it take its time?"""
        return thinks(self.level)

    @property
    def strength(self) -> str:
        """Its level without the style."""
        return self.level.partition(":")[0]

    def luck(self, seq: int) -> bytes:
        """What its luck after this step comes from: the same whenever it is asked for, so that a game that is played
        over goes the same way. It betrays nothing of the deal."""
        return self._luck + bytes([self.player]) + seq.to_bytes(4, "big")


@dataclass(frozen=True, eq=False)
class DecisionRequest:
    """A decision that is asked for. It may take its time: the table goes on, and an answer that comes too late is
    ignored. Only who answers this ask may use the replica meanwhile."""

    bot: BotSeat
    seq: int
    """The last step there was."""
    since: float
    """When this came up, on the table's clock."""
    reports: Sequence[core.Report]
    """What the replica has not followed yet."""
    question: Hashable = ()
    """By what this question is told from the next one to the same seat."""

    @property
    def luck(self) -> bytes:
        """What the bot's luck comes from."""
        return self.bot.luck(self.seq)

    def view(self) -> core.Replica[Any]:
        """What the bot sees and remembers now. Raises BadReport."""
        for report in self.reports:
            if report.seq > self.bot.replica.seq:
                self.bot.replica.follow(report)
        return self.bot.replica

    def decide(self, level: str = "") -> core.Action:
        """What the bot does, or one of another level in its place. Raises whatever its heuristic raises. One that
        thinks keeps this process busy for as long as it does."""
        return Bot(level or self.bot.level, Lots(self.luck)).choose(self.view())

    def decide_quickly(self) -> core.Action:
        """What is done in the place of a bot that thinks and could not. Raises whatever the heuristic raises."""
        return self.decide(DEFAULT_LEVEL)

    def tries(self, action: core.Action | None, legal: Sequence[core.Action]) -> list[core.Action]:
        """What is carried out for the bot, or if the rules fail over it, what next: its answer, if it is one, and then
        the others by lot."""
        others = list(legal)
        Lots(self.luck).shuffle(others)
        return [action, *others] if action is not None and action in legal else others
