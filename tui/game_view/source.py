"""The source of a presented game: a live table, or any other replica with the names of its players.

Knows: replicas, and the client's state of a table.
Must not know: how a game is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import core
from netplay.client.state import ClientState


class GameSource(Protocol):
    """A game to present. Nothing but the replica and the names is needed; a recorded game has no client state."""

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game that is presented; None while there is none."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The players' names as the table sends them, in the order of the game's seats."""
        ...

    @property
    def client_state(self) -> ClientState | None:
        """The state of the table that this program is at; None if it is at none."""
        ...

    @property
    def reading(self) -> bool:
        """True if the presented game is no longer the one at the table: nobody is away, waited for or timed in it."""
        ...


class LiveGame:
    """The game at a table, or the finished one while a guest still reads its scores after the host went on."""

    def __init__(self, client_state: Callable[[], ClientState | None]) -> None:
        self._client_state = client_state
        self._last: core.Replica[Any] | None = None
        self._left = False

    @property
    def client_state(self) -> ClientState | None:
        """The state of the table; None while this program is at none."""
        return self._client_state()

    @property
    def reading(self) -> bool:
        """True if a guest who has asked for no rematch still looks at a finished game while the host has set up the
        table again."""
        client_state, last = self.client_state, self._last
        if client_state is None or last is None or self._left:
            return False
        if client_state.table.is_host or client_state.table.plays_on:
            return False
        games = client_state.games
        return games.replica is not last and games.finished is not None and games.finished.replica is last

    @property
    def replica(self) -> core.Replica[Any] | None:
        """The game at the table, or the last one shown while its scores are read or there is no table."""
        client_state = self.client_state
        return self._last if client_state is None or self.reading else client_state.games.replica

    @property
    def names(self) -> Sequence[str]:
        """The players' names; those of the finished game while it is read."""
        if self.client_state is None:
            return []
        games = self.client_state.games
        return games.finished.names if self.reading and games.finished else games.names()

    @property
    def last(self) -> core.Replica[Any] | None:
        """The game that was shown last."""
        return self._last

    def show(self, replica: core.Replica[Any] | None) -> None:
        """Remembers the game that is shown from now on."""
        self._last, self._left = replica, False

    def leave(self) -> None:
        """Stops reading a finished game, in favour of what is at the table now."""
        self._left = True
