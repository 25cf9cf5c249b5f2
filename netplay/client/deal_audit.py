"""The client's audit of deals: its side of the commitment, and what contradicts an earlier telling of a game.

Knows: commitments, replicated games, and when deals were announced.
Must not know: the lobby, chat, sockets, trio, screens.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import core
from netplay.audit.commitment import ClientDeals
from netplay.audit.transcript import Anomaly
from netplay.audit.verdict import THROWN
from netplay.protocol import codec
from netplay.protocol.messages import Commitments, DealAnnounced, Message, Welcome

from .replicated_game import ReplicatedGame
from .requests import Requests
from .stand_in_notices import StandInNotices

FOLLOWED = 4
"""Number of games whose telling is remembered, should the table tell one anew."""
MOMENT = 1.0
"""Least number of seconds between the deals of a table that throws away one after the other."""


class DealAudit:
    """Watches the deals of one table across games and connections."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.party = ClientDeals()
        """This client's side of the commitments."""
        self.there = False
        """True if this client has seen the table over this connection, so that later games are dealt in its sight."""
        self.opened: ReplicatedGame | None = None
        """A game that was opened and is not yet verified."""
        self._followed: dict[tuple[str, int, int | None], ReplicatedGame] = {}
        """The last games with a commitment, each as it was last told to a seat."""
        self.stand_ins = StandInNotices()
        """The table's notices about bots on this client's seat."""
        self._unfinished = False
        """True if the last game that began has not come to its end, and this client has not ended it."""
        self._dealt = -inf
        """The time when the last deal was announced."""

    def take_opened(self) -> ReplicatedGame | None:
        """Returns the opened game to be verified, once."""
        opened, self.opened = self.opened, None
        return opened

    def go_on_from(self, before: DealAudit) -> None:
        """Remembers what an earlier connection of this program was shown of deals and told of games."""
        self.party, self._followed, self._unfinished = before.party, before._followed, before._unfinished

    def take_part(self, message: DealAnnounced | Commitments, welcome: Welcome | None) -> list[Message]:
        """Answers a deal of this table. Raises ProtocolError for the deal of another: its name could fill memory."""
        if welcome is None or (isinstance(message, DealAnnounced) and message.deal.terms.table != welcome.table_id):
            raise codec.ProtocolError("The table deals in the name of another.")
        if isinstance(message, DealAnnounced):
            self._note_thrown(message.deal.terms.table)
        return self.party.receive(message, welcome.person)

    def _note_thrown(self, table: str) -> None:
        """Counts the deal before this one as thrown away, if its nonces were known or its game was abandoned: whoever
        looked at the cards could wait for better ones."""
        now, same = self._now(), table in self.party.numbers
        self.party.thrown = self.party.thrown + (self.party.opened or self._unfinished) if same else 0
        if self.party.opened and self.party.thrown > THROWN and now - self._dealt < MOMENT:
            raise codec.ProtocolError("The table deals faster than players could play, and throws all of it away.")
        self._dealt, self._unfinished = now, False

    def begin(self, game: ReplicatedGame, requests: Requests) -> None:
        """Compares a game that is told from its beginning with how it was told before."""
        before = self._followed.pop(game.key, None)
        if game.proven:
            self._followed[game.key] = game
        if len(self._followed) > FOLLOWED:
            del self._followed[next(iter(self._followed))]
        game.hold_against(self.party, before, self.there)
        self._unfinished = game.proven
        if before is not None:
            self._check_missed(game, len(before.reports), requests)

    def _check_missed(self, game: ReplicatedGame, known: int, requests: Requests) -> None:
        """Checks this seat's moves after the first `known` reports, which are told together. Those from the time of a
        disconnection are only counted, since another program may have sent them."""
        ours = [each for each in game.reports[known:] if each.actor == game.replica.seat]
        missed = [each.seq for each in ours if not requests.has_sent(each.action, 0)]
        if missed and self.there and not self.stand_ins.recent:
            game.anomaly = game.anomaly or Anomaly("not-yours", missed[0])
        game.elsewhere += missed
        self.stand_ins.settle()

    def end(self) -> None:
        """Notes that a game came to its end."""
        self._unfinished, self.party.thrown = False, 0

    def abandon(self) -> None:
        """Notes that this client itself asks the table to abandon the game: nobody else has chosen then."""
        self._unfinished = False

    def check_own(self, game: ReplicatedGame, report: core.Report, requests: Requests) -> None:
        """Checks that an action reported as this client's own was sent since the last one, or that the table has told
        of a bot that answers for it."""
        last = max((each.seq for each in game.reports[:-1] if each.actor == report.actor), default=0)
        if game.movers[-1]:
            code = "" if self.stand_ins.told else "bot-untold"
        else:
            code = "" if requests.has_sent(report.action, last) else "not-yours"
        if code and game.anomaly is None:
            game.anomaly = Anomaly(code, report.seq)
        self.stand_ins.settle()
