"""The deal: everybody seated contributes to the seed, and then the game begins.

Knows: the commitment round, whose answers are awaited, and the terms that were announced.
Must not know: how a seed is made of the contributions, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import core
from netplay.audit.commitment import ServerDeal, seed_of
from netplay.game.saved import SavedDeal
from netplay.protocol.messages import Commit, Commitments, Grant, Message, Reveal, Sit, Stand, Start, Terms
from netplay.protocol.refusal import Refusal
from netplay.table.events import DealAnnounced, DealCalledOff
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phase import Handler, Reason, TableContext

from .reasons import BEING_DEALT, NO_DEAL
from .undealt import UndealtPhase


def terms_of(table: TableContext) -> Terms:
    """The terms of a deal at this moment. Everybody's commitment is bound to them."""
    seats = table.seats
    return Terms(
        table=table.id, number=table.deals, game=seats.game, rules=core.game(seats.game).fingerprint,
        stream=core.STREAM_VERSION, options=dict(seats.options), seats=seats.taken(),
        people={person.seat: person.id for person in table.people if person.seat is not None},
        bots=dict(seats.bots),
    )  # fmt: skip


class DealingPhase(UndealtPhase):
    """A deal has been announced. It is called off as soon as its terms are no longer those of the table."""

    def __init__(self, table: TableContext, event: DealAnnounced) -> None:
        super().__init__(table, event)
        self._commitment = event.commitment

    @property
    def commitment(self) -> ServerDeal:
        return self._commitment

    @property
    def due(self) -> float:
        return self._commitment.due

    def commit(self, person: Person, message: Commit) -> Outgoing:
        """The sender has committed to a nonce. Raises Refusal."""
        self._check_number(message.number)
        self._commitment.commit(person.seat, message.commitment)
        return self._go_on()

    def reveal(self, person: Person, message: Reveal) -> Outgoing:
        """The sender has revealed the nonce. Raises Refusal."""
        self._check_number(message.number)
        self._commitment.reveal(person.seat, message.nonce)
        return self._go_on()

    def _check_number(self, number: int) -> None:
        """Raises Refusal if another deal is meant."""
        if number != self._commitment.deal.terms.number:
            raise Refusal(*NO_DEAL)

    def _go_on(self) -> Outgoing:
        """Once no answer is missing: first all commitments are shown to everybody, then the cards are dealt."""
        commitment = self._commitment
        if not commitment.go_on(self.table.now()):
            return []
        deal = commitment.deal
        if not commitment.done:
            return self.table.to_all(Commitments(deal.terms.number, deal.parts))
        if not deal.parts:
            return self._call_off()
        return self.begin(seed_of(deal, commitment.nonce), SavedDeal(deal, commitment.nonce))

    # What ends the wait for somebody

    def tick(self) -> Outgoing:
        """After the time limit the missing answers are waited for no longer."""
        late = self.table.now() >= self._commitment.due
        return self._give_up(*self._commitment.awaited) if late else []

    def disconnected(self, person: Person) -> Outgoing:
        return self._give_up(person.seat)

    def _give_up(self, *seats: int | None) -> Outgoing:
        """No longer waits for these seats, and tells everybody. Before any nonce is revealed they are left out;
        afterwards a missing nonce voids the deal, or the table could choose the seed by leaving nonces out."""
        late = self._commitment.leave_out([seat for seat in seats if seat is not None])
        code = "unopened" if self._commitment.revealing else "left-out"
        told = [each for seat in late for each in self.table.notice(code, self.table.seats.name(seat))]
        return told + (self._void(late) if late and self._commitment.revealing else self._go_on())

    def _void(self, late: list[int]) -> Outgoing:
        """Calls the deal off. Its late players are not ready any more, so that it is not repeated at once."""
        for seat in late:
            if (holder := self.table.seats.holder(seat)) is not None:
                self.table.seats.be_ready(holder, False)
        return self._call_off() + self.table.lobby()

    # What ends the deal

    def seats_changed(self) -> Outgoing:
        """Calls the deal off if its terms are no longer those announced."""
        return [] if self._commitment.deal.terms == terms_of(self.table) else self._call_off()

    def _call_off(self) -> Outgoing:
        self.table.enter(DealCalledOff(abandoned=self.abandoned))
        return self.table.notice("deal-off")

    handled: ClassVar[Mapping[type[Message], Handler]] = {**UndealtPhase.handled, Commit: commit, Reveal: reveal}
    refused: ClassVar[Mapping[type[Message], Reason]] = {
        **UndealtPhase.refused,
        Sit: BEING_DEALT,
        Stand: BEING_DEALT,
        Grant: BEING_DEALT,
        Start: BEING_DEALT,
    }
