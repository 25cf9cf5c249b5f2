"""What a client knows of its table, without any input or output: messages in, and what to answer.

Knows: the lobby, the chat, and the replica of the running game.
Must not know: sockets, trio, screens.
"""

from __future__ import annotations

from typing import Any

import core

from . import wire
from .protocol import Act, Began, Lobby, Message, Pong, Refused, Rejected, Resync, Said, Told, Welcome

RESYNCS = 3
"""How often in a game a copy that has lost step asks for the whole game again."""


class Mirror:
    """The table as one client knows it. A server is a stranger too: whatever does not fit raises ProtocolError."""

    def __init__(self) -> None:
        self.welcome: Welcome | None = None
        self.lobby: Lobby | None = None
        self.chat: list[Said] = []
        self.refused: Refused | None = None
        self.rejected: Rejected | None = None
        """The last request that was turned down, until the next is made."""
        self.replica: core.Replica[Any] | None = None
        self.seats: list[int] = []
        """For each player of the game, the seat of the table."""
        self.pending: Act | None = None
        """The action that was sent and not yet answered."""
        self._n = 0
        self._resyncs = 0

    @property
    def token(self) -> str | None:
        """The key to our seat."""
        return self.welcome.token if self.welcome else None

    @property
    def is_host(self) -> bool:
        """Do we decide about game, options, bots and start?"""
        return bool(self.lobby and self.welcome and self.lobby.host == self.welcome.person)

    @property
    def my_seat(self) -> int | None:
        """Our seat of the table, in the lobby."""
        if not self.lobby or not self.welcome:
            return None
        people = [seated.person for seated in self.lobby.seats]
        return people.index(self.welcome.person) if self.welcome.person in people else None

    def names(self) -> list[str]:
        """The names of the players of the game, in the order of the game's seats."""
        if self.lobby is None:
            return [str(seat + 1) for seat in self.seats]
        return [self.lobby.seats[seat].name if seat < len(self.lobby.seats) else "" for seat in self.seats]

    def away(self) -> list[bool]:
        """Who of the players is not here."""
        lobby = self.lobby
        return [bool(lobby and seat < len(lobby.seats) and not lobby.seats[seat].here) for seat in self.seats]

    def act(self, action: core.Action) -> Act:
        """The message that asks for an action."""
        if self.replica is None:
            raise ValueError("There is no game.")
        self._n += 1
        self.rejected = None
        self.pending = Act(self._n, self.replica.seq, self.replica.game.pack(action))
        return self.pending

    def receive(self, message: Message) -> list[Message]:
        """Take in what the server says; what to answer at once."""
        match message:
            case Welcome():
                self._greet(message)
            case Lobby():
                self._look(message)
            case Said():
                self.chat = [*self.chat, message][-500:]
            case Began():
                return self._begin(message)
            case Told():
                return self._follow(message)
            case Rejected():
                self.rejected, self.pending = message, None
            case Refused():
                self.refused = message
            case Pong():
                pass
        return []

    def _greet(self, welcome: Welcome) -> None:
        """A new connection tells everything anew."""
        if self.welcome is None or self.welcome.token != welcome.token:
            self.pending, self.replica = None, None
        self._n = max(self._n, welcome.n)
        self.welcome, self.refused, self.chat = welcome, None, []

    def _look(self, lobby: Lobby) -> None:
        if lobby.game not in core.IDS:
            raise wire.ProtocolError("The table plays a game that is not known here.")
        self.lobby = lobby
        if lobby.phase == "lobby":
            self.replica, self.pending = None, None
            self._resyncs = 0

    def _begin(self, began: Began) -> list[Message]:
        if began.game not in core.IDS:
            raise wire.ProtocolError("The table plays a game that is not known here.")
        game = core.game(began.game)
        if len(began.seats) not in game.seats or (began.seat is not None and began.seat >= len(began.seats)):
            raise wire.ProtocolError("The table plays with a number of players that cannot be.")
        try:
            replica = core.Replica(game, began.seat, core.Snapshot(0, wire.scrub(began.state)), moments=True)
            for told in began.told:
                replica.follow(told.report())
        except core.BadReport as error:
            raise wire.ProtocolError(str(error)) from None
        self.seats, self.replica = began.seats, replica
        self.pending = self.rejected = None
        return []

    def _follow(self, told: Told) -> list[Message]:
        """One step further. A copy that has lost step asks for the whole game, once in a while, and goes on."""
        if self.replica is None:
            return []
        try:
            self.replica.follow(told.report())
        except core.BadReport as error:
            self._resyncs += 1
            if self._resyncs > RESYNCS:
                raise wire.ProtocolError(f"This copy of the game keeps losing step: {error}") from None
            self.replica = None
            return [Resync()]
        if self.pending and told.actor == self.replica.seat:
            self.pending = None
        return []
