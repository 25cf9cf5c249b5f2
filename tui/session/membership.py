"""This person's membership of the table of a session: whether they were let in, and the token of their seat.

Knows: tokens, the client, the table's address.
Must not know: how a table is opened or joined, screens.
"""

from __future__ import annotations

from netplay.client.client import Client
from netplay.protocol.messages import InHall, Lobby, Notice

from .launch import LaunchRequest
from .seat_tokens import SeatTokens


class Membership:
    """Membership of the table of one launch request, under the name that it asks for."""

    def __init__(self, tokens: SeatTokens, request: LaunchRequest) -> None:
        self._tokens, self._name = tokens, request.name
        self._local = request.do != "join"
        """True if the table is opened in this program."""
        self.code = request.code
        """The seat code to join with; empty once it was used."""
        self.admitted = False
        """True once the table has let this client in."""
        self._lobby_seen = False

    def token(self, table: str, client: Client | None) -> str | None:
        """Returns the token for the table with this identity, if one is known."""
        return self._tokens.get(table, self._name, self._address(client))

    def _address(self, client: Client | None) -> str:
        """The address of somebody else's table; "" for a table opened here."""
        return "" if self._local or client is None else client.where

    def remember(self, client: Client) -> None:
        """Keeps the token of the seat: on disk, if it is at somebody else's table. A seat code is used up by then."""
        welcome, hall = client.state.table.welcome, client.state.hall.welcome
        if hall is not None and hall.token:
            self._remember_organiser(hall, client)
        self.admitted = self.admitted or welcome is not None
        if welcome is None or not welcome.token:
            return
        if self._tokens.add(welcome.table_id, self._address(client), welcome.token):
            self.code = ""
        if not self._local:
            self._tokens.store(client.state, welcome, self._name, self._address(client))

    def _remember_organiser(self, hall: InHall, client: Client) -> None:
        """Keeps the key of the organiser by the identity of the hall, on disk too."""
        if self._tokens.add(hall.id, self._address(client), hall.token):
            self.code = ""
            self._tokens.store_hall(hall, self._name, self._address(client))

    def mention_kept_seats(self, client: Client, lobby: Lobby) -> None:
        """Remarks once that a seat waits here for this person under another name: its token is stored."""
        welcome = client.state.table.welcome
        if self._lobby_seen or welcome is None:
            return
        self._lobby_seen = True
        if not self._local:
            replica = client.state.games.replica
            for name in self._tokens.waiting_names(welcome, lobby, self._address(client)):
                client.state.talk.remark(Notice("kept-here", [name], seq=replica.seq if replica else None))

    def can_return(self, client: Client | None) -> bool:
        """True if there is a seat to return to. A table that was closed without a running game has none."""
        if client is None or client.status != "closed" or not self.admitted:
            return False
        refused = client.state.table.refused
        code = refused.code if refused is not None else ""
        return code != "kicked" and (code != "closed" or client.state.games.goes_on)
