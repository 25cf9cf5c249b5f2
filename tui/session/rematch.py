"""The rematch that the host has asked for: it begins as soon as everybody is ready.

Knows: requests to the table, and what a lobby says.
Must not know: how the table is reached, or screens.
"""

from __future__ import annotations

from netplay.client.client import Client
from netplay.protocol.messages import Again, Chat, Lobby, Message, Start


class Rematch:
    """Another game with the same players."""

    def __init__(self) -> None:
        self._wanted = False
        """True if the game starts as soon as everybody is ready."""

    def ask(self, client: Client, at_once: bool) -> bool:
        """Asks for it. For the host this opens the lobby again; the game starts once everybody is ready, or `at_once`
        without this program. False if the connection does not take it."""
        if not client.state.table.is_host:
            return client.send(client.state.table.toggled())
        sent = client.send(Again())
        self._wanted = sent and not at_once
        return sent

    def sending(self, message: Message) -> None:
        """Takes note of another request: whoever changes something wants no game to start by itself."""
        self._wanted = self._wanted and isinstance(message, Chat)

    def lobby_changed(self, client: Client, lobby: Lobby) -> None:
        """Starts it, once everybody is ready."""
        if self._wanted and lobby.phase == "lobby" and lobby.problem is None:
            self._wanted = False
            client.send(Start())
