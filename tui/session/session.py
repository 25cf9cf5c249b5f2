"""The table this program is at: opened here, joined, or alone with bots.

Knows: the server and the client of netplay, and how to come back to a seat.
Must not know: screens.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal, Protocol

import msgspec
import trio

import core
from netplay import door_launcher
from netplay.addresses import (
    LOOPBACK,
    PORT,
    reachable,
    reached_at,
    why_no_port,
)
from netplay.client.client import Client, Way
from netplay.client.state import ClientState
from netplay.client.tokens import TokenStore, token_store_path
from netplay.discovery.advertise import announce
from netplay.game.saved import CannotResume
from netplay.journal.journal import Entry, Journal, JournalWriter, NotSaved
from netplay.protocol.messages import AddBot, Deal, Lobby, Message, Notice, Start, Welcome
from netplay.server.server import Server
from netplay.table.table import Table

from .launch import LaunchRequest

DOORS: tuple[Literal["ssh", "web"], ...] = ("ssh", "web")


class Runs(Protocol):
    """What runs the session's tasks."""

    def spawn(self, task: Callable[..., Awaitable[Any]], *args: Any) -> trio.CancelScope: ...


class Session:
    """At most one table at a time. `changed` is called whenever something is different."""

    def __init__(self, guest: Runs, changed: Callable[[Message | None], None], journal: Journal | None = None) -> None:
        self._guest = guest
        self._journal = journal
        self._scribe: JournalWriter | None = None
        """Where the games of tables that are opened here are saved; None: nowhere."""
        self._changed = changed
        self._scope: trio.CancelScope | None = None
        self._serving: trio.CancelScope | None = None
        self.client: Client | None = None
        self.plan = LaunchRequest()
        self._seated = False
        """Have the bots of a table for one been asked to sit down?"""
        self.failure = ""
        """Why there is no table, as a sentence."""
        self.address = ""
        """What friends type to join the table that is open here."""
        self.ssh: door_launcher.Opened | None = None
        """Its ssh door."""
        self.web: door_launcher.Opened | None = None
        """Its door for browsers."""
        self.language = ""
        """Of who sits here: visitors who do not say theirs are spoken to in it."""
        self._token_store = TokenStore(token_store_path())
        self._tokens: dict[tuple[str, str], str] = {}
        """For the identity of each table that we have been at, and its address, the key to our seat."""
        self._kept: tuple[str, str, str] | None = None
        """The key that was kept on disk last, the address at which it was given, and what we were called."""
        self._arrived = False
        """Have we seen who sits at the table that we have joined?"""
        self._been_there = False
        """Have we been let in there?"""
        self._dealt: tuple[Deal, int] | None = None
        """How the unfinished game was dealt with which we go on at a table of our own, and who we are there."""

    @property
    def hosting(self) -> bool:
        """Is a table open in this program?"""
        return self._serving is not None

    @property
    def saved(self) -> bool:
        """Can the game at the table that is open here be gone on with when this program has ended?"""
        goes_on = self.client is not None and self.client.state.games.goes_on
        return goes_on and self.hosting and self._scribe is not None and self._scribe.saving

    @property
    def unfinished(self) -> Entry | None:
        """The last game of this machine that is not over, to be gone on with; None while a table is open here."""
        if self._journal is None or self.hosting:
            return None
        try:
            return next(iter(self._journal.unfinished()), None)
        except (CannotResume, NotSaved):
            return None

    @property
    def at_once(self) -> bool:
        """Playing alone against bots, with no lobby before a game?"""
        return self.plan.do == "solo" and self.plan.at_once

    @property
    def can_return(self) -> bool:
        """Is there a seat to come back to? There may be none any more at a table that was closed without a game that
        goes on."""
        client = self.client
        if client is None or client.status != "closed" or not self._been_there:
            return False
        code = client.state.table.refused.code if client.state.table.refused is not None else ""
        return code != "kicked" and (code != "closed" or client.state.games.goes_on)

    def begin(self, plan: LaunchRequest) -> None:
        """Open, join, or play alone. An earlier table is left."""
        self.end()
        self.plan, self.failure, self.address, self._seated, self._arrived = plan, "", "", False, False
        self._been_there, self._dealt = False, None
        self.ssh = self.web = None
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

    def unlock(self, password: str) -> None:
        """The same once more, with the password of the table."""
        self.begin(replace(self.plan, password=password))

    def beside(self, task: Callable[[], Awaitable[Any]]) -> None:
        """Do something while we are at the table."""
        self._guest.spawn(task)

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
        if (
            client is None
            or client.status != "open"
            or client.state.requests.pending is not None
            or client.state.games.current is None
        ):
            return False
        return client.send(client.state.act(action))

    async def _host(self, plan: LaunchRequest) -> None:
        """Open a table and sit at it, until we leave."""
        alone = plan.do == "solo"
        try:
            table = self._table(plan, alone)
        except CannotResume as error:
            self._fail(error.sentence)
            return
        server = self._server(table, alone)
        bind = LOOPBACK if alone else table.place.bind or None
        async with trio.open_nursery() as nursery:
            if await self._reachable(server, bind, nursery):
                if not (alone or table.place.quiet):
                    nursery.start_soon(announce, server)
                await self._join(bind or LOOPBACK, server.port)
                await trio.sleep_forever()
            nursery.cancel_scope.cancel()

    def _server(self, table: Table, alone: bool) -> Server:
        """What the table is served by: ours, by the rules of the plan, and saved."""
        plan = self.plan
        self._tokens[table.id, ""] = table.host_key()
        table.door.house = msgspec.structs.replace(table.door.house, **plan.house)
        table.place = table.place.anew(plan.host, plan.quiet)
        if plan.password and not alone:
            table.door.close_with(plan.password)
        self._scribe = JournalWriter(self._journal, table, alone) if self._journal else None
        return Server(table, pace=plan.pace, scribe=self._scribe)

    async def _reachable(self, server: Server, bind: str | None, nursery: trio.Nursery) -> bool:
        """Take the port, and open the doors that are wished for; False if one cannot be: there is no table then, and
        that is why."""
        plan, alone = self.plan, self.plan.do == "solo"
        try:
            port = await nursery.start(server.serve, bind, 0 if alone else plan.port)
        except (OSError, OverflowError) as error:
            self._fail(why_no_port(plan.port, error if isinstance(error, OSError) else OSError()))
            return False
        self.address = "" if alone else reachable(server.table.place.bind, port)
        for kind in DOORS:
            if not await self._opened(kind, nursery, server, bind):
                return False
        return True

    async def _opened(
        self, kind: Literal["ssh", "web"], nursery: trio.Nursery, server: Server, bind: str | None
    ) -> bool:
        """Open a door of our table, if it is wished for; if it cannot be, there is no table, and that is why."""
        wished = getattr(self.plan, kind)
        if wished is None:
            return True
        salt, lock = server.table.door.lock
        language = self.language or "en"
        wanted = door_launcher.Wanted(
            reached_at(bind), server.port, server.table.id, bind, wished, language, salt, lock
        )
        try:
            setattr(self, kind, await nursery.start(self._keep_door, kind, wanted))
        except door_launcher.NoDoor as error:
            self._fail(error.sentence)
            return False
        return True

    async def _keep_door(
        self, kind: str, wanted: door_launcher.Wanted, task_status: trio.TaskStatus[door_launcher.Opened]
    ) -> None:
        """A door, for as long as it is there."""
        program = door_launcher.SSH_DOOR if kind == "ssh" else door_launcher.WEB_DOOR
        await door_launcher.keep_open(wanted, program, task_status)
        setattr(self, kind, None)
        self._changed(None)

    def _table(self, plan: LaunchRequest, alone: bool) -> Table:
        """A new table, or that of an unfinished game. The plan becomes that of the table. Raises CannotResume."""
        if plan.resume is None or self._journal is None:
            return Table(plan.table, plan.game, now=trio.current_time, options=plan.options)
        entry, table = self._journal.resume(plan.resume, alone, trio.current_time)
        port = entry.port if plan.port == PORT else plan.port
        self.plan = replace(plan, table=table.name, game=entry.game, bots=len(table.seats.bots), port=port)
        if table.play is not None and table.play.deal is not None and table.people.host is not None:
            self._dealt = table.play.deal.deal, table.people.host.id
        self._seated = True
        return table

    def _fail(self, sentence: str) -> None:
        """There is no table, and why."""
        self.failure, self._serving = sentence, None
        self._changed(None)

    async def _join(self, host: str, port: int) -> None:
        plan = self.plan
        way = Way(self._key_of, plan.code, plan.password, plan.watch)
        keep = self._journal.keep_told if self._journal and plan.do == "join" else None
        client, before = Client(host, port, plan.name, self._heard, way, keep), self.client
        if before is not None:
            client.state.audit.go_on_from(before.state.audit)
        elif self.hosting and self._dealt is not None:
            client.state.audit.party.remember(*self._dealt)
        self.client = client
        await client.run()

    def _key_of(self, table: str) -> str | None:
        """Our key at this table: from this run of the program, or from an earlier one."""
        where = self._where
        return self._tokens.get((table, where)) or self._token_store.get(table, self.plan.name, where)

    @property
    def _where(self) -> str:
        """The address of somebody else's table; "" at our own."""
        return "" if self.hosting or self.client is None else self.client.where

    def _heard(self, message: Message | None) -> None:
        client = self.client
        if client is not None:
            self._remember(client)
            self._look_round(client, message)
            if message is not None and self.plan.do == "solo":
                self._set_up_alone(client, message)
        self._changed(message)

    def _remember(self, client: Client) -> None:
        """Keep the key to our seat: on disk, if it is at somebody else's table."""
        welcome = client.state.table.welcome
        self._been_there = self._been_there or welcome is not None
        if welcome is None or not welcome.token:
            return
        table = welcome.table_id, self._where
        if self._tokens.get(table) != welcome.token:
            self._tokens[table] = welcome.token
            self.plan = replace(self.plan, code="")
        if (
            not self.hosting
            and welcome.minor > 0
            and self._kept != (welcome.token, self._where, client.state.table.called)
        ):
            self._keep(client.state, welcome)

    def _keep(self, client_state: ClientState, welcome: Welcome) -> None:
        """On disk, once there is something to come back to: the table forgets who only watches. Who took another name
        there is likely to come back by that one."""
        if client_state.table.my_seat is None and not client_state.table.is_host:
            return
        former = self._kept[2] if self._kept and self._kept[:2] == (welcome.token, self._where) else ""
        self._kept = welcome.token, self._where, client_state.table.called
        if former and self._token_store.get(welcome.table_id, former, self._where) == welcome.token:
            self._token_store.take(welcome.table_id, former, self._where)  # somebody else may be called so from now on
        for name in (
            self.plan.name,
            *([client_state.table.called] if client_state.table.called != welcome.name else []),
        ):
            self._token_store.keep(welcome.table_id, name, welcome.token, self._where)

    def _look_round(self, client: Client, message: Message | None) -> None:
        """Who comes under another name than last time hears of a seat of his that waits: its key is here."""
        welcome = client.state.table.welcome
        if self._arrived or welcome is None or not isinstance(message, Lobby):
            return
        self._arrived = True
        seq = client.state.games.replica.seq if client.state.games.replica is not None else None
        for name in [seat.name for seat in message.seats if seat.person is not None and not seat.here]:
            kept = None if self.hosting else self._token_store.get(welcome.table_id, name, self._where)
            if kept and kept != welcome.token:  # the one that we were given just now is kept under our name
                client.state.talk.remark(Notice("kept-here", [name], seq=seq))

    def _set_up_alone(self, client: Client, message: Message) -> None:
        """Alone, the bots sit down by themselves, and if so planned the cards are dealt at once."""
        lobby, plan = client.state.table.lobby, self.plan
        if lobby is None or not isinstance(message, Lobby) or lobby.phase != "lobby":
            return
        bots = [seat.bot for seat in lobby.seats if seat.bot]
        if not self._seated:
            self._seated = True
            for seat in range(1, 1 + plan.bots):
                client.send(AddBot(seat, plan.level))
        elif plan.at_once and len(bots) == plan.bots and lobby.problem is None:
            client.send(Start())
