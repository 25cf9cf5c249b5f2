"""The lobby: people take seats, the host chooses the game, and has it dealt.

Knows: the parts of a table that outlive a phase.
Must not know: what becomes of a deal once it is announced, sockets, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import core
from netplay.audit.commitment import CAPABILITY, ServerDeal
from netplay.protocol import messages
from netplay.protocol.messages import NONCE_BYTES, Bye, Commit, Grant, Message, Reveal, Sit, Stand, Start
from netplay.protocol.refusal import Refusal
from netplay.table import handlers, joins
from netplay.table.events import DealAnnounced
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person
from netplay.table.phase import Handler, Reason
from netplay.table.strangers import stranger_notice

from .dealing import terms_of
from .reasons import NO_DEAL
from .undealt import UndealtPhase


class LobbyPhase(UndealtPhase):
    """No game is on the table, and none is being dealt."""

    seats_newcomers = True

    def sit(self, person: Person, message: Sit) -> Outgoing:
        """The sender takes a seat, or asks for it where the host decides. Raises Refusal."""
        table = self.table
        if table.settings.ask and person.seat is None and person is not table.people.host:
            new, table.admission.asking[person.id] = person.id not in table.admission.asking, message.seat
            return (table.notice("asks", person.name) if new else []) + table.lobby()
        table.seats.sit(person, message.seat)
        table.admission.asking.pop(person.id, None)
        return table.lobby()

    def stand(self, person: Person, message: Stand) -> Outgoing:
        """The sender gives the seat up. Raises Refusal."""
        table = self.table
        if person.seat is not None:
            joins.check_gets_up(table, person, table.people.presence(person).address)
        table.seats.stand(person)
        return table.lobby()

    def grant(self, person: Person, message: Grant) -> Outgoing:
        """The host gives a seat to somebody who asked, or does not. Raises Refusal."""
        asker = handlers.asker_of(self.table, message)
        if not message.yes:
            return handlers.turn_down(self.table, asker) + self.table.lobby()
        told = self._seat_asker(asker)
        del self.table.admission.asking[asker.id]
        return told + self.table.lobby()

    def _seat_asker(self, asker: Person) -> Outgoing:
        """The seat that was asked for, or another one. If the asker's program plays the game by other rules, everybody
        is told. Raises Refusal if no seat is free."""
        table = self.table
        if not table.people.plays(asker, table.seats.game, table.seats.options):
            return stranger_notice(table, asker)
        free, wanted = table.seats.free(), table.admission.asking[asker.id]
        if not free:
            raise Refusal("seat-taken", "There is no free seat.")
        table.seats.sit(asker, wanted if wanted in free else free[0])
        table.seats.established.add(asker.id)
        return []

    def start(self, person: Person, message: Start) -> Outgoing:
        """The host has the cards dealt, with a proof if all programs can take part in one. Raises Refusal."""
        problem = self.table.seats.problem()
        if problem.sentence:
            raise Refusal("cannot-start", problem.sentence)
        return self.deal()

    def deal(self) -> Outgoing:
        """Has the cards dealt to those who have seats. Whoever of them is away takes no part in the proof."""
        table = self.table
        table.deals += 1
        seated = [each for each, _ in table.people.present() if each.seat is not None]
        older = [each.name for each in seated if CAPABILITY not in table.people.presence(each).can]
        if older or not seated:
            told = table.notice("unproven", *older[:1]) if older else []
            return told + self.begin(table.draw(core.SEED_BYTES), None)
        commitment = ServerDeal(terms_of(table), table.draw(NONCE_BYTES), table.now())
        table.enter(DealAnnounced(commitment=commitment, abandoned=self.abandoned))
        return table.to_all(messages.DealAnnounced(commitment.deal))

    handled: ClassVar[Mapping[type[Message], Handler]] = {
        **UndealtPhase.handled,
        Sit: sit,
        Stand: stand,
        Grant: grant,
        Start: start,
        Bye: handlers.bye_and_stand,
    }
    refused: ClassVar[Mapping[type[Message], Reason]] = {**UndealtPhase.refused, Commit: NO_DEAL, Reveal: NO_DEAL}
