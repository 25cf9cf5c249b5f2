"""Bot seats: a bot at the table follows the reports of its seat like a person, and is asked for decisions.

Knows: replicas and `ai`; the dealer only as the source of snapshots.
Must not know: the dealer's state, connections, or when a bot decides.
"""

from __future__ import annotations

from collections.abc import Hashable, MutableSequence, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import core
from ai import DEFAULT_LEVEL, Bot, thinks


class BotRandom:
    """The random source of a bot. It uses the stream that cards are drawn from, and so is the same on every platform
    and release of Python."""

    def __init__(self, luck: bytes) -> None:
        self._stream = core.Stream(blake2b(luck, digest_size=core.SEED_BYTES, person=b"round-table-bot").digest())

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffles a list in place."""
        for last in range(len(x) - 1, 0, -1):
            other = self._stream.below(last + 1)
            x[last], x[other] = x[other], x[last]


class BotSeat:
    """A bot on one seat of a running game. Its replica begins with the game, so that it knows what a person on this
    seat could remember, also when it stands in for a person."""

    def __init__(self, dealer: core.Dealer[Any], player: int, level: str, luck: bytes) -> None:
        self.player = player
        self.level = level
        self.replica = core.Replica(dealer.game, player, dealer.first_snapshot(player))
        self.replaced = False
        """True once another bot has had to decide in its place in this game."""
        self._luck = luck

    @property
    def thinks(self) -> bool:
        """True if it searches, which takes time."""
        return thinks(self.level)

    @property
    def strength(self) -> str:
        """The level without the style."""
        return self.level.partition(":")[0]

    def luck(self, seq: int) -> bytes:
        """The seed of its random source after this step. It depends on the game and the step alone, so that a replayed
        game goes the same way, and reveals nothing of the deal."""
        return self._luck + bytes([self.player]) + seq.to_bytes(4, "big")


@dataclass(frozen=True, eq=False)
class DecisionRequest:
    """A request for a bot's decision. The table goes on meanwhile, and an answer that comes too late is ignored. Until
    the answer the replica is used for this request only."""

    bot: BotSeat
    seq: int
    """The number of the last step before the request."""
    since: float
    """The time when the question came up, on the table's clock."""
    reports: Sequence[core.Report]
    """The reports that the replica has not followed yet."""
    question: Hashable = ()
    """Differs from that of the next question to the same seat."""

    @property
    def luck(self) -> bytes:
        """The seed of the bot's random source for this decision."""
        return self.bot.luck(self.seq)

    def view(self) -> core.Replica[Any]:
        """The bot's replica, up to date. Raises BadReport."""
        for report in self.reports:
            if report.seq > self.bot.replica.seq:
                self.bot.replica.follow(report)
        return self.bot.replica

    def decide(self, level: str = "") -> core.Action:
        """The bot's decision, or that of a bot of another level. A bot that searches blocks this process meanwhile.
        Raises whatever the bot raises."""
        return Bot(level or self.bot.level, BotRandom(self.luck)).choose(self.view())

    def decide_quickly(self) -> core.Action:
        """The decision of a fast bot, for a searching bot that has failed. Raises whatever the bot raises."""
        return self.decide(DEFAULT_LEVEL)

    def tries(self, action: core.Action | None, legal: Sequence[core.Action]) -> list[core.Action]:
        """The actions to try in turn until the rules carry one out: the bot's own, if it is legal, then the others in
        random order."""
        others = list(legal)
        BotRandom(self.luck).shuffle(others)
        return [action, *others] if action is not None and action in legal else others
