"""A table in lines: the connection, the lobby, the talk, and what the table replies to requests.

Knows: the session, the state of the client, and how each thing is worded in lines.
Must not know: games, or what may be typed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from netplay.client.state import ClientState
from netplay.protocol.messages import TableSettings
from tui.game_view.talk import TalkReader
from tui.lobby_view import lobby_text, problems, seat_text, talk_text
from tui.lobby_view.people_menu import code_lines
from tui.session.session import Session

from .output import Output


class TableLines:
    """Tells one person what is new at a table."""

    def __init__(self, output: Output, session: Callable[[], Session], typing: bool) -> None:
        """`typing` is True for a person at a terminal."""
        self._output, self._session, self._typing = output, session, typing
        self._words = output.words
        self._talk = TalkReader()

    def tell_connection(self, client: Any) -> None:
        """Says once that the connection is lost."""
        if client.status in ("lost", "connecting") and client.trouble:
            self._output.once("line", problems.line_down(self._words, client))
        elif client.status == "open":
            self._output.forget("line")

    def tell_news(self, client_state: ClientState) -> None:
        """Tells the talk, a seat code that was asked for, a refused request, and what the host has decided."""
        if self._typing and client_state.table.lobby is not None:
            self._output.once("hello", self._words("lines-hello"))
        for line in self._talk.new(client_state):
            self._output.say(talk_text.talk_line(self._words, client_state, line))
            if self._typing and talk_text.asks_us(client_state, line):
                self._output.ring()
        if client_state.requests.code is not None:
            code, client_state.requests.code = client_state.requests.code, None
            self._output.say("\n".join(code_lines(self._words, client_state, code)))
        if client_state.requests.rejected is not None:
            self._output.once("rejected", problems.rejected_line(self._words, client_state.requests.rejected))
        if client_state.table.lobby is not None and client_state.table.is_host:
            self._tell_settings(client_state.table.lobby.house)

    def tell_lobby(self, client_state: ClientState) -> None:
        """Tells the lobby when it has changed, and a seated person that they are waited for."""
        self._output.once("lobby", *self.lobby_lines(client_state))
        if self._typing and seat_text.unready(client_state):
            self._output.once("unready", self._words("lines-unready"))

    def lobby_lines(self, client_state: ClientState) -> list[str]:
        """The lobby as it is, with the ways for others to come in."""
        return lobby_text.lobby_lines(self._words, client_state, lobby_text.ways_to(self._words, self._session()))

    def _tell_settings(self, house: TableSettings) -> None:
        """Tells what has changed of who may come in, sit and watch."""
        for kind, line in lobby_text.admission_lines(self._words, house).items():
            self._output.changed(kind, line)
