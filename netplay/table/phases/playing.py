"""A game that goes on: actions of people and bots, the turn timers, and the bots that stand in.

Knows: the game on the table, when a time is up, and who is told of a step.
Must not know: how a bot decides, sockets, or the rules of any game. It is handed the time.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import ClassVar

import core
from netplay.game.bot_seats import DecisionRequest
from netplay.protocol.messages import (
    Abandon,
    Act,
    AddBot,
    Again,
    Consent,
    Free,
    Grant,
    Message,
    Ready,
    Sit,
    TableSettings,
    TakingBack,
)
from netplay.protocol.refusal import Refusal
from netplay.table import handlers
from netplay.table.abandoned import AbandonedGame
from netplay.table.events import GameAbandoned, GameBegan, GameEnded
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person
from netplay.table.phase import NOT_HOST, Handler, Reason, TableContext
from netplay.table.seats import STAND_IN, check_level
from netplay.table.taking_back import TakeBacks

from .dealt import DealtPhase, refused_with_game
from .reasons import NOT_OVER, PLAYING
from .timing import Timing


class PlayingPhase(DealtPhase):
    """The game on the table goes on."""

    name = "playing"
    closed = PLAYING

    def __init__(self, table: TableContext, event: GameBegan) -> None:
        super().__init__(table, event.play)
        self._take_backs = TakeBacks(table, event.play)
        self.timing = Timing(table, event.play, event.resumed)
        self.paused = event.paused

    def may_act_for_host(self, person: Person, kind: type[Message]) -> bool:
        """While the host is away, a player may let a bot stand in, so that the game goes on."""
        host = self.table.people.host
        away = host is not None and not self.table.people.here(host)
        return away and kind is AddBot and self._play.player(person.seat) is not None

    @property
    def taking_back(self) -> TakingBack | None:
        return self._take_backs.shown

    # Messages

    def sit(self, person: Person, message: Sit) -> Outgoing:
        """A player takes their own seat back from the bot that stands in. Raises Refusal for any other seat."""
        if message.seat != person.seat:
            raise Refusal(*PLAYING)
        return self.returned(person) + self.timing_changed()

    def add_bot(self, person: Person, message: AddBot) -> Outgoing:
        """A bot stands in for a player who is away, or whom the host names. Raises Refusal."""
        table = self.table
        check_level(message.level)
        holder, is_host = table.seats.holder(message.seat), person is table.people.host
        if not is_host and (message.level != STAND_IN or table.seats.stood_in(message.seat)):
            raise Refusal(*NOT_HOST)
        by_host = is_host and holder is not person
        if holder is None or (table.people.here(holder) and not by_host) or self._play.player(message.seat) is None:
            raise Refusal("not-away", "During a game a bot can play only for a player who is away.")
        new = table.seats.stand_in(message.seat, message.level)
        told = table.notice("bot-in", holder.name) if new else []
        return told + table.lobby() + self.timing_changed()

    def grant(self, person: Person, message: Grant) -> Outgoing:
        """The host gives the seat of an absent player to somebody without one, who plays on there. Raises Refusal."""
        if message.seat is None or not message.yes:
            return super().grant(person, message)
        table, holder = self.table, self.table.seats.holder(message.seat)
        newcomer = self._without_seat(message.person)
        if holder is None or table.people.here(holder) or self._play.player(message.seat) is None:
            raise Refusal("not-vacant", "Only the seat of a player who is away can be given to another player.")
        holder.seat = None
        table.forget(holder)
        table.seats.give(newcomer, message.seat)
        table.admission.asking.pop(newcomer.id, None)
        told = table.notice("took-over", newcomer.name, holder.name) + self.shown_to(newcomer)
        return told + (self.returned(newcomer) or table.lobby()) + self.timing_changed(newcomer)

    def _without_seat(self, id: int) -> Person:
        """The person of this number, who is here and can play the game, but has no seat. Raises Refusal."""
        person = self.table.people.everybody.get(id)
        if person is None or person.seat is not None or not self.table.people.here(person):
            raise Refusal("not-asking", "That request is not waiting any more.")
        if not self.shown_to(person):
            raise Refusal("other-rules", "Their program plays this game by other rules than this table.")
        return person

    def change_settings(self, person: Person, message: TableSettings) -> Outgoing:
        """Changes the table settings; the turn clock only so that nobody has less time. Raises Refusal."""
        handlers.check_limits(message)
        if (message.clock or inf) < (self.table.settings.clock or inf):
            raise Refusal("clock", "During a game the turn clock can only be made longer, or turned off.")
        return handlers.change_settings(self, person, message)

    def expelled(self, person: Person) -> None:
        """A bot plays on for a player whom the host removes."""
        seats, seat = self.table.seats, person.seat
        if seat is not None and self._play.player(seat) is not None and not seats.stood_in(seat):
            seats.stand_in(seat, STAND_IN)

    def abandon(self, person: Person, message: Abandon) -> Outgoing:
        """The host ends the game; its players are asked whether it may be disclosed, if its deal can be proven."""
        table, deal = self.table, self._play.deal
        told = table.notice("abandoned", person.name)
        table.enter(GameAbandoned(abandoned=AbandonedGame(self._play, deal.deal) if deal else None))
        table.seats.clear()
        return told + table.lobby() + table.phase.forgotten() + self.timing_changed()

    # Steps

    def act(self, person: Person, message: Act) -> Outgoing:
        """A player acts. Raises Refusal for a person who does not play."""
        player = self._play.player(person.seat)
        if player is not None and core.TakeBack.is_packed(message.action):
            self._take_backs.check_followed()
            if (wanted := self._play.asks_consent(player, message.action)) is not None:
                back = self.returned(person)
                return back + self._take_backs.ask(person, message, wanted) + self.timing_changed()
        told, step = self.attempt(person, message)
        if step is not None:
            self._check_end()
            told += self._single_move_made(person.seat) + self._report(step)
        return told + self.timing_changed()

    def consent(self, person: Person, message: Consent) -> Outgoing:
        """A player agrees that something is taken back, or does not."""
        return self._take_backs.answer(person, message) + self.timing_changed()

    def decision_requests(self) -> list[DecisionRequest]:
        """The decisions of bots; none while the game is paused or players are asked whether steps may be taken back."""
        return [] if self._bots_wait else self._play.decision_requests()

    def answered(self, request: DecisionRequest, action: core.Action | None, replaced: bool) -> Outgoing:
        """A bot acts. If another has decided in its place (`replaced`), everybody is told once in a game."""
        answer = None if self._bots_wait else self._play.answered(request, action, self.table.now())
        if answer is None:
            return []
        bot, seat = request.bot, self._play.seats[request.bot.player]
        name = self.table.seats.name(seat)
        if answer.step is None:
            return self.table.notice("stuck", name)
        self._check_end()
        told = self.table.notice("bot-failed", name) if answer.failed else []
        if replaced and not answer.failed and not bot.replaced:
            bot.replaced, told = True, self.table.notice("bot-replaced", name)
        return told + self._report(answer.step) + self._single_move_made(seat) + self.timing_changed()

    @property
    def _bots_wait(self) -> bool:
        """True while no bot may decide."""
        return self.paused or self._take_backs.pending

    def _check_end(self) -> None:
        """A step has been carried out: with an outcome, the game is over."""
        if self._play.over:
            self.table.enter(GameEnded(play=self._play))

    def _single_move_made(self, seat: int | None) -> Outgoing:
        """The bot that stood in for a single move leaves: the move has been made, by whomever."""
        seats = self.table.seats
        if seat is None or seat not in seats.single_move:
            return []
        seats.stand_down(seat)
        return self.table.lobby()

    def _report(self, step: core.Step) -> Outgoing:
        """A step, for everybody who follows the game, each as they may see it; after the last step the whole game."""
        followers = self.followers()
        reports = step.reports([player for player, _ in followers])
        told: Outgoing = [(peer, reports[player]) for player, peer in followers]
        return told + (self._result([peer for _, peer in followers]) if self._play.over else [])

    def _result(self, followers: list[Peer]) -> Outgoing:
        """The record of the finished game, with which its deal can be verified; and the lobby."""
        record = self._play.record()
        return ([(peer, record) for peer in followers] if record else []) + self.table.lobby()

    # Time

    @property
    def due(self) -> float:
        return self.timing.due

    def tick(self) -> Outgoing:
        """A bot stands in for those who have been away for too long, and makes one move for those whose time is up."""
        if self.table.now() < self.due:
            return []
        if self.table.now() < self.timing.timers.due:  # the players of a resumed game have been waited for
            return self.timing_changed()
        asked, away = self.timing.timers.up()
        told = [each for seat in away for each in self._stand_in(seat, "bot-in")]
        told += [each for seat in asked if seat not in away for each in self._stand_in(seat, "time-up")]
        return told + (self.table.lobby() if told else []) + self.timing_changed()

    def _stand_in(self, seat: int, notice: str) -> Outgoing:
        self.table.seats.stand_in(seat, STAND_IN, single_move=notice == "time-up")
        return self.table.notice(notice, self.table.seats.name(seat))

    def timing_changed(self, anew: Person | None = None) -> Outgoing:
        """Starts and stops the timers. If a deadline has changed, everybody is told; otherwise only `anew` is. With the
        last consent that was awaited, something is taken back."""
        back = self._taken_back() if self._take_backs.pending else []
        return back + self.timing.changed(anew, self.table.phase is self, self.paused)

    def _taken_back(self) -> Outgoing:
        if self._take_backs.is_void:
            return self._take_backs.drop() + self.table.lobby()
        step = self._take_backs.granted()
        return self._report(step) + self.table.lobby() if step is not None else []

    handled: ClassVar[Mapping[type[Message], Handler]] = {
        **DealtPhase.handled,
        Act: act,
        Consent: consent,
        Sit: sit,
        AddBot: add_bot,
        Grant: grant,
        TableSettings: change_settings,
        Abandon: abandon,
    }
    refused: ClassVar[Mapping[type[Message], Reason]] = {
        **refused_with_game(PLAYING),
        Free: PLAYING,
        Again: NOT_OVER,
        Ready: PLAYING,
    }
