"""The client's audit of deals: its side of the commitment, and what contradicts an earlier telling of a game.

Knows: commitments, replicated games, and when deals were announced.
Must not know: the lobby, chat, sockets, trio, screens.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from netplay.audit.commitment import Party
from netplay.audit.verification import THROWN, Anomaly
from netplay.protocol import codec
from netplay.protocol.messages import Dealing, Message, Reported, Sealed, Welcome

from .replicated_game import ReplicatedGame
from .requests import Requests

FOLLOWED = 4
"""Number of games whose telling is remembered, should the table tell one anew."""
HASTE = 2.0
"""A game abandoned within so many seconds counts as thrown away by its table: nobody can have seen the deal."""
MOMENT = 1.0
"""Least number of seconds between the deals of a table that throws away one after the other."""


class DealAudit:
    """Watches the deals of one table across games and connections."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.party = Party()
        """This client's side of the commitments."""
        self.there = False
        """True if this client has seen the table over this connection, so that later games are dealt in its sight."""
        self.opened: ReplicatedGame | None = None
        """A game that was opened and is not yet verified."""
        self._followed: dict[tuple[str, int, int | None], ReplicatedGame] = {}
        """The last games with a commitment, each as it was last told to a seat."""
        self._begun = -inf
        """When the last game began; -inf if it came to its end."""
        self._dealt = -inf
        """When the last deal was announced."""

    def take_opened(self) -> ReplicatedGame | None:
        """Returns the opened game to be verified, once."""
        opened, self.opened = self.opened, None
        return opened

    def go_on_from(self, before: DealAudit) -> None:
        """Remembers what an earlier connection of this program was shown of deals and told of games."""
        self.party, self._followed = before.party, before._followed

    def take_part(self, message: Dealing | Sealed, welcome: Welcome | None) -> list[Message]:
        """Answers a deal of this table. Raises ProtocolError for the deal of another: its name could fill memory."""
        if welcome is None or (isinstance(message, Dealing) and message.deal.terms.table != welcome.table_id):
            raise codec.ProtocolError("The table deals in the name of another.")
        if isinstance(message, Dealing):
            self._note_thrown()
        return self.party.receive(message, welcome.person)

    def _note_thrown(self) -> None:
        """Counts the deal before this one as thrown away, if its nonces were known or its game ended at once."""
        now = self._now()
        if self.party.opened or now - self._begun < HASTE:
            self.party.thrown += 1
        if self.party.opened and self.party.thrown > THROWN and now - self._dealt < MOMENT:
            raise codec.ProtocolError("The table deals faster than people would, and throws all of it away.")
        self._dealt, self._begun = now, -inf

    def begin(self, game: ReplicatedGame) -> None:
        """Compares a game that is told from its beginning with how it was told before."""
        before = self._followed.pop(game.key, None)
        if game.proven:
            self._followed[game.key] = game
        if len(self._followed) > FOLLOWED:
            del self._followed[next(iter(self._followed))]
        game.hold_against(self.party, before, self.there)
        self._begun = self._now() if before is None else self._begun

    def end(self) -> None:
        """Notes that a game came to its end."""
        self._begun, self.party.thrown = -inf, 0

    def check_own(self, game: ReplicatedGame, reported: Reported, requests: Requests) -> None:
        """Checks that an action reported as this client's own was sent since the last one.

        Actions from the time of a disconnection pass, since another program may have sent them; so do a bot's.
        """
        last = max((each.seq for each in game.reports[:-1] if each.actor == reported.actor), default=0)
        sent = requests.has_sent(reported.action, last)
        if game.movers[-1] == "" and not sent and game.doubt is None:
            game.doubt = Anomaly("not-yours", reported.seq)
