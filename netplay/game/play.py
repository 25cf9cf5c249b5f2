"""A game at a table: its players, what each of them is sent, and how actions of people and bots are carried out.

Knows: the dealer, the players by number and by seat, and the bots that play for them.
Must not know: people, connections, or the rules of any game.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

import ai
import core
from netplay.failures import redacted_traceback
from netplay.protocol.messages import Began, BotInterval, Played, Record
from netplay.protocol.refusal import Refusal

from .bot_seats import BotSeat, DecisionRequest
from .saved import RECORDED, Origin, SavedGame, SavedStep, save_game, save_steps

log = logging.getLogger(__name__)
TAKEN_BACK = 100
"""How often a player can take something back in a game: what is recorded of a game is bounded."""
BY_THE_PLAYER = ("", 0)
"""A step that no bot decided: no level, and no lag."""


class Answered(NamedTuple):
    """The result of a bot's answer."""

    step: core.Step | None
    """None if the rules can carry out nothing."""
    failed: bool
    """True if another action than the bot's was carried out, or none."""


class Play:
    """A game, going on or over. `levels` has the level of the bot on each seat of the table that a bot has, or on which
    one stands in; it belongs to the seats of the table and is read whenever bots are asked."""

    def __init__(
        self, dealer: core.Dealer[Any], origin: Origin, levels: Mapping[int, str], now: float,
        bot_intervals: Sequence[BotInterval] = (),
    ) -> None:  # fmt: skip
        self.dealer = dealer
        self.seats = list(origin.seats)
        """For each player, the seat of the table."""
        self.players: Mapping[int | None, int] = {seat: player for player, seat in enumerate(self.seats)}
        """For each seat of the table on which somebody plays, the player."""
        self.since = now
        """The time when the open questions came up, on the table's clock."""
        self.acted = {step.actor: step.seq for step in dealer.steps}
        """For each player, the number of their last step."""
        self.went_back = any(core.TakeBack.is_packed(step.action) for step in dealer.steps)
        """True if something was ever taken back in this game: programs that cannot follow that cannot follow it."""
        self.deal = origin.deal
        """The commitment behind the seed; None if the seed cannot be proven."""
        self.bot_intervals = list(bot_intervals)
        """The intervals in which a bot played for a player, in order."""
        self._decided = {each.player: (each.level, each.lag) for each in bot_intervals}
        """For each player, how their last step was decided; `BY_THE_PLAYER` if none is noted."""
        ours = ai.version(dealer.game.id)
        self.bots_of = ours if origin.bots in (None, ours) else ""
        """The version of the bots that play; "" if they are of several."""
        self.origin, self._levels = replace(origin, bots=self.bots_of), levels
        self._bots: dict[int, BotSeat] = {}
        self._without_steps: SavedGame | None = None
        """The game as it is saved, but for its steps; None while that is to be found."""
        self._asked: tuple[int, Mapping[int, Hashable]] = (-1, {})
        """The number of a step, and the questions after it; see `asked`."""
        self._stuck: set[int] = set()
        """The players whose bot has no action that the rules can carry out, until somebody else acts."""

    @classmethod
    def resumed(cls, saved: SavedGame, levels: Mapping[int, str], now: float) -> Play:
        """The saved game, at its last step. Raises CannotResume."""
        stream = saved.stream if saved.stream == core.STREAM_VERSION else RECORDED
        origin = Origin(
            saved.options, saved.seats, saved.seed, saved.bot_luck, saved.deal, stream, saved.bots, saved.branch,
            saved.begins,
        )  # fmt: skip
        return cls(saved.replayed(), origin, levels, now, saved.bot_intervals)

    def saved(self, since: int = 0) -> SavedGame:
        """The game as plain data, with its steps after step `since`."""
        if self._without_steps is None:
            self._without_steps = save_game(self.dealer, self.origin, self.bot_intervals, self.dealer.seq)
        steps = self.saved_steps(since)
        return msgspec.structs.replace(self._without_steps, steps=steps) if steps else self._without_steps

    def saved_steps(self, since: int) -> list[SavedStep]:
        """The steps after step `since` as plain data."""
        return save_steps(self.dealer, since)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.dealer.game.id

    @property
    def over(self) -> bool:
        """True once the game has an outcome."""
        return self.dealer.outcome is not None

    def player(self, seat: int | None) -> int | None:
        """The player on a seat of the table; None if nobody plays there."""
        return self.players.get(seat)

    def began(self, player: int | None) -> Began:
        """The whole game so far, as this player may see it (None: a spectator)."""
        state = self.dealer.first_snapshot(player).state
        deal, reports = self.deal and self.deal.deal, self.dealer.history(player)
        return Began(self.game, self.seats, player, state, reports, deal, self.origin.branch)

    def record(self) -> Record | None:
        """The whole game in the open, to be verified when it is over; None if it was dealt without a proof."""
        if self.deal is None:
            return None
        steps = [Played(step.actor, step.action) for step in self.dealer.steps]
        return Record(self.deal.deal.terms.number, self.deal.nonce, steps, self.bot_intervals, self.bots_of)

    # Actions of people

    def act(self, player: int, seq: int, action: Sequence[Any], now: float) -> core.Step:
        """Carries out the action of a person who had seen so many steps. Raises Refusal, and then nothing has
        changed."""
        if not self.acted.get(player, 0) <= seq <= self.dealer.seq:
            raise Refusal("stale", "The game has moved on since. Please choose again.")
        return self._by_a_person(player, self._unpacked(action), now)

    def _unpacked(self, action: Sequence[Any]) -> core.Action:
        try:
            return self.dealer.game.unpack(action)
        except core.IllegalAction as error:
            raise Refusal(error.code, str(error)) from None

    def _by_a_person(self, player: int, action: core.Action, now: float) -> core.Step:
        try:
            step = self._carry_out(player, action, now)
        except core.IllegalAction as error:
            raise Refusal(error.code, str(error)) from None
        except core.RulesFailed:
            raise Refusal("rules-failed", "That move failed and was undone. "
                                          "Choose another, or ask the host to abandon the game.") from None  # fmt: skip
        self._note_interval(step.seq, player, "", 0)
        return step

    # Taking back

    def asks_consent(self, player: int, action: Sequence[Any]) -> core.TakeBack | None:
        """What a player wants to take back, if others have to agree: anything but a secret choice of their own before
        all have chosen. None for any other action. Raises Refusal for what nobody can agree to."""
        if not core.TakeBack.is_packed(action):
            return None
        if (
            sum(core.TakeBack.is_packed(step.action) and step.actor == player for step in self.dealer.steps)
            >= TAKEN_BACK
        ):
            raise Refusal("take-back-often", "You have taken back so much in this game that it has to stand now.")
        wanted = self._unpacked(action)
        if not isinstance(wanted, core.TakeBack) or wanted == self.dealer.secret_choice(player):
            return None
        possible = self.dealer.can_be_taken_back
        if not wanted.steps or wanted.steps != possible[-len(wanted.steps) :]:
            raise Refusal("take-back-seen", "That cannot be taken back: a card has been seen since, or luck decided.")
        return wanted

    def take_back(self, player: int, action: core.TakeBack, now: float) -> core.Step:
        """Takes steps back, to which all have agreed. Raises Refusal, and then nothing has changed."""
        step = self._by_a_person(player, action, now)
        self.acted = dict.fromkeys(range(self.dealer.seats), step.seq)
        return step

    def _carry_out(self, player: int, action: core.Action, now: float) -> core.Step:
        """Raises IllegalAction, or RulesFailed after logging it; then nothing has changed."""
        try:
            step = self.dealer.act(player, action)
        except core.RulesFailed as error:
            log.error("The rules of %s failed after step %s: %s", self.game, self.dealer.seq, redacted_traceback(error))
            raise
        self.acted[player] = step.seq
        self.went_back |= isinstance(action, core.TakeBack)
        self.since = now
        self._stuck.clear()
        return step

    def _note_interval(self, seq: int, player: int, level: str, lag: int) -> None:
        """Starts another interval if this step was decided otherwise than the player's last one."""
        if self._decided.get(player, BY_THE_PLAYER) != (level, lag):
            self._decided[player] = level, lag
            self.bot_intervals.append(BotInterval(seq, player, level, lag))
            self._without_steps = None

    def asked(self) -> Mapping[int, Hashable]:
        """The seats of the table that are asked now, each with what tells its question from the next one: the number of
        its last step, and its legal actions."""
        dealer = self.dealer
        if self._asked[0] != dealer.seq:
            to_act = () if self.over else dealer.to_act
            asked = {self.seats[each]: (self.acted.get(each, 0), tuple(dealer.legal(each))) for each in to_act}
            self._asked = dealer.seq, asked
        return self._asked[1]

    # Actions of bots

    def decision_requests(self) -> list[DecisionRequest]:
        """The decisions that bots should make now, in the order of the players."""
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
            bot = self._bots[player] = BotSeat(self.dealer, player, level, self.origin.bot_luck)
        return bot

    def answered(self, request: DecisionRequest, action: core.Action | None, now: float) -> Answered | None:
        """Carries out a bot's action, or a random one in place of an action that is missing, illegal, or that the rules
        fail over. Returns None for an answer that nobody waits for any more."""
        if not self._is_awaited(request):
            return None
        player = request.bot.player
        legal, lag = self.dealer.legal(player), self.dealer.seq - request.seq
        if action not in legal and lag:
            return None  # another player's action has changed the question: it will be asked anew
        for choice in request.tries(action, legal):
            with suppress(core.RulesFailed):
                step = self._carry_out(player, choice, now)
                self._note_interval(step.seq, player, request.bot.level, lag)
                return Answered(step, choice != action)
        self._stuck.add(player)
        return Answered(None, True)

    def _is_awaited(self, request: DecisionRequest) -> bool:
        """True if the bot still plays and the player has not acted since."""
        player = request.bot.player
        waiting = not self.over and player in self.dealer.to_act and self.acted.get(player, 0) <= request.seq
        return waiting and player not in self._stuck and self._bot(player) is request.bot
