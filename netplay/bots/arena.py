"""A program in the arena of a hall: game after game against others, each over a connection of its own.

Knows: the client, the bot of one game, the ladder's next step.
Must not know: how the program decides, or what is in a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.client.tokens import TokenStore
from netplay.protocol.messages import Message

from .ladder import NOWHERE, Ladder

PATIENCE = 5.0
"""Seconds after which a hall without an open tournament is left."""


class Connects(NamedTuple):
    """Where the hall is, and how a client comes in there. `client` is replaced by tests."""

    host: str
    port: int
    name: str
    password: str = ""
    room: int = 0
    client: type[Client] = Client


class Visitor(Protocol):
    """A bot that plays over a client."""

    async def visit(self, client: Client) -> None: ...
    def changed(self, message: Message | None) -> None: ...


MakeBot = Callable[[Callable[[], None]], Visitor]
"""Returns a bot for one game; what it is given is called once the program was told how the game has ended."""


class Arena:
    """The visits of one program. The hall's key is kept on disk, by which a program that is started again goes on."""

    def __init__(
        self, connects: Connects, bot: MakeBot, say: Callable[[str], None], store: TokenStore
    ) -> None:  # fmt: skip
        self._connects, self._bot, self._say, self._store = connects, bot, say, store
        self._keys: dict[str, str] = {}
        self._ended = False
        self.trouble = ""
        """Why it has ended, if not by its own wish."""
        self.client: Client | None = None

    def leave(self) -> None:
        """Leaves the hall with a goodbye."""
        self._ended = True
        if self.client is not None:
            self.client.leave()

    def hang_up(self) -> None:
        """Leaves without a goodbye."""
        self._ended = True
        if self.client is not None:
            self.client.hang_up()

    async def run(self) -> None:
        """Plays game after game, until it is left, the arena is over, or the hall does not let it in."""
        while not self._ended:
            await self._visit()

    async def _visit(self) -> None:
        """One connection: to a table, through a game, and away."""
        to, ladder, told = self._connects, Ladder(), trio.Event()
        bot = self._bot(told.set)
        way = Way(self._key, password=to.password, hall=True, room=to.room)

        def changed(message: Message | None) -> None:
            self._remember(client)
            bot.changed(message)
            ladder.go_on(client)

        client = self.client = to.client(to.host, to.port, to.name, changed, way)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._leave_empty, client, ladder)
            nursery.start_soon(_leave_after, client, told)
            await bot.visit(client)
            nursery.cancel_scope.cancel()
        if client.trouble and not told.is_set():
            self._ended, self.trouble = True, str(client.trouble)

    def _key(self, id: str) -> str | None:
        return self._keys.get(id) or self._store.get(id, self._connects.name)

    def _remember(self, client: Client) -> None:
        """Keeps the hall's key, once there is one."""
        welcome, key = client.state.hall.welcome, client.hall_key
        if welcome is not None and key and self._keys.get(welcome.id) != key:
            self._keys[welcome.id] = key
            self._store.keep(welcome.id, self._connects.name, key, client.where)

    async def _leave_empty(self, client: Client, ladder: Ladder) -> None:
        """Leaves a hall that has no arena, or none any more."""
        while True:
            await trio.sleep(PATIENCE)
            if client.status == "open" and client.state.hall.in_list and ladder.open_tournament(client) is None:
                self._say(NOWHERE)
                self.leave()
                return


async def _leave_after(client: Client, told: trio.Event) -> None:
    """Leaves the table once the program was told how its game ended."""
    await told.wait()
    client.leave()
