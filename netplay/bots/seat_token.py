"""The token of the seat that an external bot keeps in a game, on disk.

Knows: the store of tokens, what a client knows of its table.
Must not know: the program, or how it plays.
"""

from __future__ import annotations

from netplay.client.state import ClientState
from netplay.client.tokens import TokenStore


class SeatToken:
    """The token of the seat that the bot keeps in a game. While a program uses the token it is not on disk, so that of
    two programs of one name neither takes the other's seat."""

    def __init__(self, store: TokenStore, name: str) -> None:
        self._store, self._name = store, name
        self._taken: tuple[str, str] | None = None
        self.where = ""
        """The address of the table."""

    def key(self, table: str) -> str | None:
        """Returns the token of the seat at this table."""
        token = self._store.take(table, self._name, self.where)
        self._taken = (table, token) if token else None
        return token

    def keep(self, client_state: ClientState) -> None:
        """Stores the token if a game goes on, for the next program of this name."""
        kept, welcome = self._taken, client_state.table.welcome
        if welcome is not None:
            playing = (
                client_state.table.lobby is not None
                and client_state.table.lobby.phase != "lobby"
                and client_state.table.my_seat is not None
            )
            kept = (welcome.table_id, welcome.token) if playing and welcome.token else None
        if kept is not None:
            self._store.keep(kept[0], self._name, kept[1], self.where)
