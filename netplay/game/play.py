"""A game at a table: who plays it, what each is told of it, and how answers of people and bots are taken.

Knows: the dealer, the players by number and by their seats, the bots' asks.
Must not know: people, connections, or the rules of any game.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import ai
import core
from netplay.failures import redacted_traceback
from netplay.protocol.messages import Began, BotInterval, Option, Played, Record, Reported
from netplay.protocol.refusal import Refusal

from .bot_seats import BotSeat, DecisionRequest
from .saved import RECORDED, SavedDeal, SavedGame, save_game

log = logging.getLogger(__name__)


class Answered(NamedTuple):
    """What came of a bot's answer: the step, None if the rules can carry out nothing; and did the bot fail?"""

    step: core.Step | None
    failed: bool


class Play:
    """A running or finished game. `bots` says for each seat of the table that a bot has, or on which one stands in, its
    level; it belongs to the lobby, and is read whenever bots are asked."""

    def __init__(
        self, dealer: core.Dealer[Any], options: Mapping[str, Option], seats: Sequence[int], bots: Mapping[int, str],
        seed: bytes, bot_luck: bytes, now: float, deal: SavedDeal | None = None, stints: Sequence[BotInterval] = (),
        bots_of: str | None = None, stream: int | None = None,
    ) -> None:  # fmt: skip
        """`stream`: by which random stream luck was drawn, if not by that of this release."""
        self.dealer = dealer
        self.options = dict(options)
        self.seats = list(seats)
        """For each player, the seat of the table."""
        self.since = now
        """When the open questions came up, on the table's clock."""
        self.acted = {step.actor: step.seq for step in dealer.steps}
        """For each player, the step in which he last acted."""
        self.deal = deal
        """How the seed came to be; None if it cannot be proven."""
        self.stints = list(stints)
        """Whose answers were a bot's, and since when."""
        ours = ai.version(dealer.game.id)
        self.bots_of = ours if bots_of in (None, ours) else ""
        """The version of the bots that play; "" if they are of several."""
        self._seed, self._bot_luck = seed, bot_luck
        self._stream = core.STREAM_VERSION if stream is None else stream
        self._levels = bots
        self._bots: dict[int, BotSeat] = {}
        self._asked: tuple[int, Mapping[int, Hashable]] = (-1, {})
        """After which step whom; see `asked`."""
        self._stuck: set[int] = set()
        """The players on whose seat a bot can do nothing that the rules can carry out, until somebody else acts."""

    @classmethod
    def resumed(cls, saved: SavedGame, bots: Mapping[int, str], now: float) -> Play:
        """A saved game, where it was. Raises CannotResume."""
        stream = saved.stream if saved.stream == core.STREAM_VERSION else RECORDED
        return cls(
            saved.replayed(), saved.options, saved.seats, bots, saved.seed, saved.bot_luck, now, saved.deal,
            saved.stints, saved.bots, stream,
        )  # fmt: skip

    def saved(self, since: int = 0) -> SavedGame:
        """All of the game, as plain data; of its steps those after step `since`."""
        return save_game(
            self.dealer, self.options, self.seats, self._seed, self._bot_luck, self._stream, since, self.deal,
            self.stints, self.bots_of,
        )  # fmt: skip

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.dealer.game.id

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.dealer.outcome is not None

    def player(self, seat: int | None) -> int | None:
        """The player on a seat of the table; None if nobody plays there."""
        return self.seats.index(seat) if seat in self.seats else None

    def began(self, player: int | None) -> Began:
        """The whole game, as this player (None: a spectator) was told of it."""
        state = self.dealer.first_snapshot(player).state
        reports = [reported(report) for report in self.dealer.history(player)]
        return Began(self.game, self.seats, player, state, reports, self.deal and self.deal.deal)

    def record(self) -> Record | None:
        """All of the game, for all to see when it is over; None if it was dealt without proof."""
        if self.deal is None:
            return None
        steps = [Played(step.actor, step.action) for step in self.dealer.steps]
        return Record(self.deal.deal.terms.number, self.deal.nonce, steps, self.stints, self.bots_of)

    # What people do

    def act(self, player: int, seq: int, action: Sequence[Any], now: float) -> core.Step:
        """An action of a person who had seen so many steps. Raises Refusal, and then nothing has changed."""
        if not self.acted.get(player, 0) <= seq <= self.dealer.seq:
            raise Refusal("stale", "The game has moved on since. Please choose again.")
        try:
            step = self._carry_out(player, self.dealer.game.unpack(action), now)
        except core.IllegalAction as error:
            raise Refusal(error.code, str(error)) from None
        except core.RulesFailed:
            raise Refusal("rules-failed", "The rules of this program went wrong over that answer; nothing has changed. "
                                          "Choose another, or ask the host to abandon the game.") from None  # fmt: skip
        self._note(step.seq, player, "", 0)
        return step

    def _carry_out(self, player: int, action: core.Action, now: float) -> core.Step:
        """Raises IllegalAction or RulesFailed, and then nothing has changed; the latter is reported in the log."""
        try:
            step = self.dealer.act(player, action)
        except core.RulesFailed as error:
            log.error("The rules of %s failed after step %s: %s", self.game, self.dealer.seq, redacted_traceback(error))
            raise
        self.acted[player] = step.seq
        self.since = now
        self._stuck.clear()
        return step

    def _note(self, seq: int, player: int, level: str, lag: int) -> None:
        """Whose answer this step was."""
        last = next((each for each in reversed(self.stints) if each.player == player), BotInterval(0, player, ""))
        if (last.level, last.lag) != (level, lag):
            self.stints.append(BotInterval(seq, player, level, lag))

    def asked(self) -> Mapping[int, Hashable]:
        """The seats of the table that are asked now, and by what a question is told from the next: how often that seat
        has answered, and what it may answer."""
        dealer = self.dealer
        if self._asked[0] != dealer.seq:
            to_act = () if self.over else dealer.to_act
            asked = {self.seats[each]: (self.acted.get(each, 0), tuple(dealer.legal(each))) for each in to_act}
            self._asked = dealer.seq, asked
        return self._asked[1]

    # What bots do

    def asks(self) -> list[DecisionRequest]:
        """What bots should decide now; in the order of the players."""
        if not self._levels or self.over:
            return []
        asked = [self._bot(player) for player in self.dealer.to_act if player not in self._stuck]
        return [self._ask(bot) for bot in asked if bot is not None]

    def _ask(self, bot: BotSeat) -> DecisionRequest:
        reports, question = self.dealer.history(bot.player, bot.replica.seq), self.asked()[self.seats[bot.player]]
        return DecisionRequest(bot, self.dealer.seq, self.since, reports, question)

    def _bot(self, player: int) -> BotSeat | None:
        """The bot that plays for a player now."""
        level = self._levels.get(self.seats[player])
        bot = self._bots.get(player)
        if level is None:
            return self._bots.pop(player, None) and None
        if bot is None or bot.level != level:
            bot = self._bots[player] = BotSeat(self.dealer, player, level, self._bot_luck)
        return bot

    def answered(self, ask: DecisionRequest, action: core.Action | None, now: float) -> Answered | None:
        """A bot has answered, None if it could not; None if nobody waits for that answer any more. For an answer that
        cannot be, or over which the rules fail, another is drawn by lot."""
        player = ask.bot.player
        waiting = not self.over and player in self.dealer.to_act and self.acted.get(player, 0) <= ask.seq
        if not waiting or player in self._stuck or self._bot(player) is not ask.bot:
            return None
        legal = self.dealer.legal(player)
        fits, lag = action in legal, self.dealer.seq - ask.seq
        if not fits and lag:
            return None  # somebody else's answer has changed the question: it will be asked anew
        for choice in ask.tries(action, legal):
            with suppress(core.RulesFailed):
                step = self._carry_out(player, choice, now)
                self._note(step.seq, player, ask.bot.level, lag)
                return Answered(step, choice != action)
        self._stuck.add(player)
        return Answered(None, True)


def reported(report: core.Report) -> Reported:
    """A report as a message."""
    return Reported(report.seq, report.actor, report.action, report.told, report.digest)
