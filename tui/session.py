"""The table this program is at: opened here, joined, or alone with bots.

Knows: the server and the client of netplay, and how to come back to a seat.
Must not know: screens.
"""

from __future__ import annotations

from collections.abc import Callable

import trio

import core
from netplay.address import lan_address, why_no_port
from netplay.client import Client
from netplay.protocol import AddBot, Message, Pick, Start
from netplay.server import Server
from netplay.table import Table

from .guest import Guest
from .plan import Plan

LOOPBACK = "127.0.0.1"


class Session:
    """At most one table at a time. `changed` is called whenever something is different."""

    def __init__(self, guest: Guest, changed: Callable[[Message | None], None]) -> None:
        self._guest = guest
        self._changed = changed
        self._scope: trio.CancelScope | None = None
        self._serving: trio.CancelScope | None = None
        self.client: Client | None = None
        self.plan = Plan()
        self.failure = ""
        """Why there is no table, as a sentence."""
        self.address = ""
        """What friends type to join the table that is open here."""
        self._tokens: dict[tuple[str, int], str] = {}

    @property
    def hosting(self) -> bool:
        """Is a table open in this program?"""
        return self._serving is not None

    @property
    def alone(self) -> bool:
        """Playing alone against bots, with no lobby between two games?"""
        return self.plan.do == "solo"

    @property
    def can_return(self) -> bool:
        """Is there a seat to come back to?"""
        client = self.client
        return client is not None and client.status == "closed" and (client.host, client.port) in self._tokens

    def begin(self, plan: Plan) -> None:
        """Open, join, or play alone. An earlier table is left."""
        self.end()
        self.plan, self.failure, self.address = plan, "", ""
        if plan.do == "join":
            self._scope = self._guest.spawn(self._join, plan.host, plan.port)
        else:
            self._serving = self._guest.spawn(self._host, plan)

    def end(self) -> None:
        """Leave the table; if it was opened here, close it."""
        for scope in (self._scope, self._serving):
            if scope is not None:
                scope.cancel()
        self._scope = self._serving = None
        self.client = None

    def step_out(self) -> None:
        """Go away for a while: the seat, and a table opened here, stay."""
        if self.client is not None:
            self._remember(self.client)
            self.client.hang_up()

    def come_back(self) -> None:
        """Back to the seat."""
        if self.client is not None:
            self._scope = self._guest.spawn(self._join, self.client.host, self.client.port)

    def send(self, message: Message) -> bool:
        """Ask the table for something; False if there is no line to it."""
        return self.client is not None and self.client.send(message)

    def act(self, action: core.Action) -> bool:
        """Carry out an action of ours. False if one is still on its way, or there is no line."""
        client = self.client
        if client is None or client.status != "open" or client.mirror.pending is not None:
            return False
        return client.send(client.mirror.act(action))

    async def _host(self, plan: Plan) -> None:
        alone = plan.do == "solo"
        table = Table(plan.table, plan.game)
        server = Server(table, pace=plan.pace)
        bind = LOOPBACK if alone else plan.host or None
        async with trio.open_nursery() as nursery:
            try:
                port = await nursery.start(server.serve, bind, 0 if alone else plan.port)
            except (OSError, OverflowError) as error:
                self.failure = why_no_port(plan.port, error if isinstance(error, OSError) else OSError())
                self._serving = None
                self._changed(None)
                return
            self.address = "" if alone else f"{plan.host or lan_address()}:{port}"
            await self._join(bind or LOOPBACK, port)
            await trio.sleep_forever()

    async def _join(self, host: str, port: int) -> None:
        client = Client(host, port, self.plan.name, self._heard, self._tokens.get((host, port)))
        self.client = client
        await client.run()

    def _heard(self, message: Message | None) -> None:
        client = self.client
        if client is not None:
            self._remember(client)
            if message is not None and self.alone:
                self._set_up_alone(client, message)
        self._changed(message)

    def _remember(self, client: Client) -> None:
        if client.mirror.token:
            self._tokens[client.host, client.port] = client.mirror.token

    def _set_up_alone(self, client: Client, message: Message) -> None:
        """Alone, nobody needs a lobby: as soon as we are at the table, the bots sit down and the cards are dealt."""
        lobby, plan = client.mirror.lobby, self.plan
        if message is not lobby or lobby.phase != "lobby":
            return
        if any(seat.bot for seat in lobby.seats):
            if lobby.problem is None and sum(seat.bot is not None for seat in lobby.seats) == plan.bots:
                client.send(Start())
            return
        if plan.options:
            client.send(Pick(plan.game, plan.options))
        for seat in range(1, 1 + plan.bots):
            client.send(AddBot(seat, plan.level))
