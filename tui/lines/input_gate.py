"""Decides when a typed or piped line counts.

Knows: what has been asked of the table, whether a question is open, and which commands may come early.
Must not know: what a line does.

A line typed at a terminal counts at once. A piped line waits until it can be meant: until a question is open, or the
lobby has replied to what was asked for before.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import trio

from netplay.client.client import Client
from netplay.protocol.messages import Chat, Message, Start
from tui.input import keys
from tui.input.layouts import number_typed
from tui.session.session import Session

from .commands import AT_ONCE, BOTH
from .game_lines import GameLines
from .output import Menu

LEAVING = ("q", "quit")


def latin(word: str) -> str:
    """A letter by its place on the keyboard, a number also on the digits' keys of AZERTY; else a word in lower case."""
    return number_typed(keys.in_latin(word).lower())


class InputGate:
    """Lets lines through one by one."""

    def __init__(self, session: Callable[[], Session], game: GameLines, menu: Menu, typing: bool) -> None:
        """`typing` is True for a person at a terminal, whose lines never wait."""
        self._session, self._game, self._menu, self._typing = session, game, menu, typing
        self.locked = False
        """True while the next line is a password."""
        self.over = False
        """True once nothing more is told or waited for."""
        self._waits = self._starting = False
        self._stir = trio.Event()

    def stirred(self) -> None:
        """Something has changed, so a line that waits may be meant now."""
        self._stir.set()
        self._stir = trio.Event()

    def sent(self, message: Message) -> None:
        """A request is being sent, whose reply later lines have to wait for."""
        self._waits = not isinstance(message, (Chat, Start))
        self._starting = isinstance(message, Start)

    def replied(self) -> None:
        """The table has sent something."""
        self._waits = False

    def started(self) -> None:
        """The game that was asked for has begun, or cannot."""
        self._starting = False

    def rejected(self) -> None:
        """The last request was turned down or could not be sent."""
        self._waits = self._starting = False

    @property
    def at_table(self) -> bool:
        """True once the table has sent its lobby."""
        client = self._session().client
        return client is not None and client.state.table.lobby is not None

    @property
    def ready(self) -> bool:
        """True if a piped line can be meant for what there is now."""
        client = self._session().client
        if self.locked or self._menu.choices:
            return True
        if self._in_list(client):
            return not self._busy
        if client is None or client.status != "open" or self._busy:
            return False
        replica, lobby = client.state.games.replica, client.state.table.lobby
        if replica is not None and lobby is not None:
            asked = bool(self._game.presenter.question.legal)
            return asked or replica.seat is None or (replica.outcome is not None and not self._game.is_last)
        return lobby is not None and lobby.phase == "lobby" and not self._session().at_once

    @property
    def _busy(self) -> bool:
        """True while something that was asked for is on its way."""
        return self._waits or self._starting or self._game.presenter.hint.search is not None

    @property
    def _answered(self) -> bool:
        """True once the table has shown itself, or it is known why it does not."""
        client = self._session().client
        shown = self.at_table or self._in_list(client)
        return self.over or self.locked or shown or (client is not None and bool(client.trouble))

    def _in_list(self, client: Client | None) -> bool:
        """True while the list of a hall is shown."""
        return client is not None and client.status == "open" and client.state.hall.in_list and not self.at_table

    def may_be_meant(self, line: str) -> bool:
        """True if a piped line can be obeyed now. A command that needs nothing from other players waits only for what
        was asked for before it."""
        client, name = self._session().client, latin(line.partition(" ")[0])
        early = AT_ONCE if self._game.replica is not None else BOTH if self.at_table else LEAVING
        if self.locked or name not in early:
            return self.ready
        if client is None or client.status != "open":
            return True
        return not self._busy and client.state.requests.pending is None

    async def listen(self, lines: AsyncIterator[tuple[str, float]], obey: Callable[[str, float], None]) -> None:
        """Obeys line by line, each with when it was typed, until there are no more. The end of piped input waits for a
        hint that was asked for, and until it is known whether there is a table at all."""
        async for line, when in lines:
            await trio.lowlevel.checkpoint()
            while not self._typing and not self.may_be_meant(line):
                await self._stir.wait()
            obey(line, when)
        while not self._typing and (self._game.presenter.hint.search is not None or not self._answered):
            await self._stir.wait()
