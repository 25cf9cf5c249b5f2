"""Tokens of this person's seats: those of this run of the program in memory, those at other people's tables on disk.

Knows: the token store, what a client knows of its table.
Must not know: connections, screens.
"""

from __future__ import annotations

from typing import Protocol

from netplay.client.state import ClientState
from netplay.client.tokens import TokenStore, token_store_path
from netplay.protocol.messages import InHall, Lobby, Welcome


class SeatStore(Protocol):
    """Tokens of seats that outlive this run of the program."""

    def get(self, table: str, name: str, where: str = "") -> str | None:
        """Returns the token of the seat under this name, given at this address if possible."""
        ...

    def keep(self, table: str, name: str, token: str, where: str = "") -> None:
        """Keeps a token that was given at this address."""
        ...

    def take(self, table: str, name: str, where: str = "") -> str | None:
        """Returns the same as `get`, and removes the token."""
        ...


class SeatTokens:
    """Remembers tokens by the identity of the table and its address; "" is the address of a table opened here."""

    def __init__(self, store: SeatStore | None = None) -> None:
        self._store = store or TokenStore(token_store_path())
        self._tokens: dict[tuple[str, str], str] = {}
        self._kept: tuple[str, str, str] | None = None
        """The token that was last stored on disk, the table's address, and this client's name there."""

    def get(self, table: str, name: str, where: str) -> str | None:
        """Returns the token from this run of the program, or from an earlier one."""
        return self._tokens.get((table, where)) or self._store.get(table, name, where)

    def add(self, table: str, where: str, token: str) -> bool:
        """Remembers a token for this run of the program. False if it was known."""
        known = self._tokens.get((table, where)) == token
        self._tokens[table, where] = token
        return not known

    def store(self, client_state: ClientState, welcome: Welcome, name: str, where: str) -> None:
        """Stores the token of a seat at somebody else's table, by the name asked for and by the one used there.

        A spectator's token is not stored, since the table forgets spectators.
        """
        table, now = client_state.table, (welcome.token, where, client_state.table.called)
        if welcome.minor == 0 or now == self._kept or (table.my_seat is None and not table.is_host):
            return
        self._drop_former_name(welcome, where)
        self._kept = now
        for each in (name, *([table.called] if table.called != welcome.name else [])):
            self._store.keep(welcome.table_id, each, welcome.token, where)

    def store_hall(self, hall: InHall, name: str, where: str) -> None:
        """Stores the key of the organiser of a hall."""
        self._store.keep(hall.id, name, hall.token, where)

    def _drop_former_name(self, welcome: Welcome, where: str) -> None:
        """Removes the token under a name that this client no longer uses there: others may take that name."""
        former = self._kept[2] if self._kept and self._kept[:2] == (welcome.token, where) else ""
        if former and self._store.get(welcome.table_id, former, where) == welcome.token:
            self._store.take(welcome.table_id, former, where)

    def waiting_names(self, welcome: Welcome, lobby: Lobby, where: str) -> list[str]:
        """Returns the names of absent players whose tokens are stored here: seats that this person can take back."""
        absent = [seat.name for seat in lobby.seats if seat.person is not None and not seat.here]
        tokens = {name: self._store.get(welcome.table_id, name, where) for name in absent}
        return [name for name, token in tokens.items() if token and token != welcome.token]
