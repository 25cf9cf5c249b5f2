"""The common base of lobby and deal: no game is on the table, and the host may change the game and its settings.

Knows: the parts of a table that outlive a phase, and the game that was abandoned last.
Must not know: whether a deal has been announced, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import core
from netplay.audit.commitment import bot_luck_of
from netplay.game.play import Play
from netplay.game.saved import Origin, SavedDeal
from netplay.protocol.messages import Abandon, Act, AddBot, Again, Disclose, Free, Message, Pick, Ready
from netplay.protocol.refusal import Refusal
from netplay.table import handlers
from netplay.table.abandoned import AbandonedGame
from netplay.table.events import Event, GameBegan
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phase import Handler, Phase, Reason, TableContext
from netplay.table.strangers import stranger_notice

from .reasons import NO_GAME, NOT_ABANDONED, NOT_OVER, NOT_PLAYING


class UndealtPhase(Phase):
    """A phase without a game on the table."""

    def __init__(self, table: TableContext, event: Event) -> None:
        super().__init__(table)
        self._abandoned = event.abandoned

    @property
    def abandoned(self) -> AbandonedGame | None:
        return self._abandoned

    # What is going to be played

    def pick(self, person: Person, message: Pick) -> Outgoing:
        """Chooses the game and its options. Raises Refusal."""
        table = self.table
        strangers = table.seats.pick(message.game, message.options)
        told = [each for stranger in strangers for each in stranger_notice(table, stranger)]
        for gone in [each for each in table.people if each.seat is None and not table.people.here(each)]:
            table.forget(gone)
            told += table.notice("left", gone.name)
        return told + table.lobby() + self.seats_changed() + table.phase.forgotten()

    def ready(self, person: Person, message: Ready) -> Outgoing:
        """The sender is ready or no longer, for the game and the options that they see. Raises Refusal."""
        seats = self.table.seats
        if message.ready and message.game and (message.game, message.options) != (seats.game, seats.options):
            return []  # the present lobby is on its way to the sender
        seats.be_ready(person, message.ready)
        return self.table.lobby()

    def act(self, person: Person, message: Act) -> Outgoing:
        """Counts the action, and raises Refusal: there is no game. A repeated action is ignored."""
        if message.n <= person.last_n:
            return []
        person.last_n = message.n
        raise Refusal(*NOT_PLAYING)

    # The abandoned game

    def disclose(self, person: Person, message: Disclose) -> Outgoing:
        """The sender agrees to disclose the abandoned game, or does not. Raises Refusal."""
        table, game = self.table, self._abandoned
        if game is None or not game.is_asked(person.id, message.number):
            raise Refusal(*NOT_ABANDONED)
        if not message.agree:
            self._abandoned = None
            return table.notice("not-opened", person.name) + table.lobby()
        if person.id in game.agreed:
            return []
        game.agreed.append(person.id)
        told, record = table.notice("discloses", person.name), game.disclosed()
        return told + (table.notice("opened") + table.to_all(record) if record else []) + table.lobby()

    def shown_to(self, person: Person) -> Outgoing:
        """The disclosed game, for a player who was away when it was opened."""
        game = self._abandoned
        record = game.disclosed() if game and person.id in game.players else None
        return [(self.table.people.presence(person).peer, record)] if record else []

    def forgotten(self) -> Outgoing:
        """Without the answer of a player who has left, the abandoned game stays closed for good."""
        if self._abandoned is None or self._abandoned.can_open(self.table.people.everybody):
            return []
        self._abandoned = None
        return self.table.notice("never-opened") + self.table.lobby()

    def _stays_closed(self) -> Outgoing:
        """The next game begins: a missing answer counts as a refusal."""
        awaited, self._abandoned = self._abandoned.awaited if self._abandoned else [], None
        people = self.table.people.everybody
        return self.table.notice("not-opened", people[awaited[0]].name) if awaited else []

    # The game begins

    def begin(self, seed: bytes, deal: SavedDeal | None) -> Outgoing:
        """Deals from this seed, and shows the game to everybody. `deal` proves the seed; None without a proof."""
        table, unopened = self.table, self._stays_closed()
        seats, options = table.seats.taken(), table.seats.options
        dealer = core.Dealer(core.game(table.seats.game), len(seats), options, seed=seed)
        bot_luck = bot_luck_of(seed) if deal else table.draw(core.SEED_BYTES)
        origin = Origin(dict(options), seats, seed, bot_luck, deal)
        table.enter(GameBegan(play=Play(dealer, origin, table.seats.bots, table.now())))
        host = table.people.host
        told = unopened + table.notice("began", *([host.name] if host else [])) + table.lobby()
        told += [each for person, _ in table.people.present() for each in table.phase.shown_to(person)]
        return told + table.phase.timing_changed()

    handled: ClassVar[Mapping[type[Message], Handler]] = {
        **handlers.COMMON,
        Pick: pick,
        Ready: ready,
        AddBot: handlers.seat_bot,
        Free: handlers.free_seat,
        Act: act,
        Disclose: disclose,
    }
    refused: ClassVar[Mapping[type[Message], Reason]] = {Again: NOT_OVER, Abandon: NO_GAME}
