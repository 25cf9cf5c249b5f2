"""Replays a finished game from its seed, and compares it with what was told of it.

Knows: the rules, and how bots decide.
Must not know: how the seed was agreed on, connections, files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import ai
import core
from netplay.game.bot_seats import BotSeat, DecisionRequest
from netplay.protocol.messages import BotInterval, Deal, Record

from .commitment import bot_luck_of
from .transcript import Transcript
from .verdict import Replayed, Unfair


def replay(
    deal: Deal, record: Record, seed: bytes, told: Transcript | None, breathe: Callable[[], None] = lambda: None
) -> Replayed:
    """Replays the game, and compares it with the transcript if there is one. Raises Unfair."""
    terms = deal.terms
    try:
        dealer = core.Dealer(core.game(terms.game), len(terms.seats), terms.options, seed=seed)
    except core.BadOptions:
        raise Unfair("other-terms") from None
    if told is not None and dealer.first_snapshot(told.began.seat).state != told.began.state:
        raise Unfair("first")
    if told is not None and len(told.reports) > len(record.steps):
        raise Unfair("shorter", len(record.steps) + 1)
    levels = {player: terms.bots.get(seat, "") for player, seat in enumerate(terms.seats)}
    bots = Bots(dealer, levels, record, bot_luck_of(seed), told.names if told else [])
    for number, played in enumerate(record.steps, 1):
        bots.check_mover(number, played.actor, told)
        try:
            step = bots.act(number, played.actor, dealer.game.unpack(played.action))
        except (core.IllegalAction, core.RulesFailed):
            raise Unfair("illegal", number) from None
        if told is not None:
            _check_told(told, number, step.report(told.began.seat))
        breathe()
    told_steps = len(told.reports) if told else len(record.steps)
    elsewhere = [seq for seq in told.elsewhere if not bots.level(seq, told.began.seat or 0)] if told else []
    return Replayed(told_steps, bots.count, bots.known, bots.thought, bots.stood_in, len(elsewhere))


def _check_told(told: Transcript, number: int, report: core.Report) -> None:
    """Checks that the reports of a step follow from the seed and the rules. Raises Unfair."""
    given = [*told.reports[number - 1 : number], *(each for each in told.odd if each.seq == number)]
    ours = _ENCODER.encode(report)
    if any(ours != _ENCODER.encode(each) for each in given):
        raise Unfair("report", number)


class Bots:
    """The bots of a replayed game: each decision is made again, from what the seat sees."""

    def __init__(
        self, dealer: core.Dealer[Any], levels: Mapping[int, str], record: Record, luck: bytes, names: Sequence[str]
    ) -> None:
        """`levels`: for each player, the level of the bot that has the seat; "" for none."""
        self.known = record.bots == ai.version(dealer.game.id)
        """True if the bots are of this version, and decide alike."""
        self.count = 0
        """Decisions that could be checked."""
        self.thought = 0
        """Decisions of searching bots. Their searches stop by time, so another machine may decide otherwise: nothing is
        claimed about them except that the lobby showed a bot."""
        self.stood_in: Counter[int] = Counter()
        """For each person, by player, the decisions that bots made in their place."""
        self._dealer, self._luck, self._names = dealer, luck, names
        self._levels = levels
        self._intervals: dict[int, list[BotInterval]] = {player: [] for player in levels}
        self._seats: dict[int, BotSeat] = {}
        for interval in record.bot_intervals:
            self._intervals.get(interval.player, []).append(interval)

    def level(self, number: int, player: int) -> str:
        """Returns the level of the bot that answered for a player in a step; "" for a person."""
        return self._interval(number, player).level

    def check_mover(self, number: int, player: int, told: Transcript | None) -> None:
        """Checks that the seat of a bot is played by that bot, and that the lobby showed who played. Raises Unfair."""
        level, always = self._interval(number, player).level, self._levels.get(player, "")
        shown = told.movers[number - 1] if told is not None and number <= len(told.movers) else None
        if (always and level != always) or (shown is not None and shown != level):
            raise Unfair("mover", number, self._name(player))

    def act(self, number: int, player: int, action: core.Action) -> core.Step:
        """Carries out a step. Raises Unfair if the bot would have decided otherwise; IllegalAction or RulesFailed."""
        interval = self._interval(number, player)
        if not interval.level or isinstance(action, core.TakeBack):
            return self._dealer.act(player, action)
        self.stood_in.update([] if self._levels.get(player) else [player])
        if ai.thinks(interval.level):
            self.thought += 1
            return self._dealer.act(player, action)
        self.count += 1
        if not self.known:
            return self._dealer.act(player, action)
        for choice in self._tries(number, player, interval):
            with suppress(core.RulesFailed):
                if choice != action:
                    self._fails_over(player, choice, number)
                return self._dealer.act(player, action)
        raise Unfair("bot", number, self._name(player))

    def _fails_over(self, player: int, choice: core.Action, number: int) -> None:
        """Checks that the rules reject the bot's choice, the only excuse for another action. Raises RulesFailed then,
        and Unfair if not."""
        self._dealer.act(player, choice)
        raise Unfair("bot", number, self._name(player))

    def _tries(self, number: int, player: int, interval: BotInterval) -> list[core.Action]:
        bot = self._seats.get(player)
        if bot is None or bot.level != interval.level:
            bot = self._seats[player] = BotSeat(self._dealer, player, interval.level, self._luck)
        seen = max(0, number - 1 - interval.lag)
        reports = self._dealer.history(player, bot.replica.seq)[: max(0, seen - bot.replica.seq)]
        ask = DecisionRequest(bot, seen, 0.0, reports)
        try:
            decided = ask.decide()
        except Exception:  # as at the table: a bot that cannot decide is helped by lot
            decided = None
        return ask.tries(decided, self._dealer.legal(player))

    def _interval(self, number: int, player: int) -> BotInterval:
        begun = [interval for interval in self._intervals.get(player, []) if interval.seq <= number]
        return begun[-1] if begun else BotInterval(0, player, "")

    def _name(self, player: int) -> str:
        return self._names[player] if player < len(self._names) else str(player + 1)


_ENCODER = msgspec.msgpack.Encoder()
