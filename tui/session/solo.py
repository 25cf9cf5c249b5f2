"""Sets up a table for one: seats the bots and, if requested, deals without a lobby.

Knows: the launch request, the client's lobby.
Must not know: servers, screens.
"""

from __future__ import annotations

from netplay.client.client import Client
from netplay.protocol.messages import AddBot, Start

from .launch import LaunchRequest


class SoloSetup:
    """The host's part at a table for one."""

    def __init__(self, seated: bool = False) -> None:
        self._seated = seated
        """True once the bots were asked to sit down; also for a resumed game, which has them."""

    def lobby_changed(self, client: Client, request: LaunchRequest) -> None:
        """Takes the next step: the bots first, then the deal."""
        lobby = client.state.table.lobby
        if lobby is None or lobby.phase != "lobby":
            return
        bots = [seat.bot for seat in lobby.seats if seat.bot]
        if not self._seated:
            levels = request.levels or (request.level,) * request.bots
            self._seated = all(client.send(AddBot(seat, level)) for seat, level in enumerate(levels, 1))
        elif request.at_once and len(bots) == request.bots and lobby.problem is None:
            client.send(Start())
