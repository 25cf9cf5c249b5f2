"""The table this program is at: opened here, joined, or alone with bots.

Knows: the client, a table opened here, and membership of the table.
Must not know: screens.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec
import trio

import core
from netplay.addresses import written
from netplay.archive.recorder import GameRecorder
from netplay.archive.store import Archive, archive_folder
from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.game.saved import CannotResume
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.protocol.messages import Deal, Lobby, Message, ToList
from netplay.table.branch import taken_back

from .launch import LaunchRequest
from .membership import Membership
from .own_table import NotOpened, OwnTable, requested_table
from .rematch import Rematch
from .seat_tokens import SeatTokens
from .solo import SoloSetup
from .ways_in import WaysIn


class Runs(Protocol):
    """Runs the session's tasks."""

    def spawn(self, task: Callable[..., Awaitable[Any]], *args: Any) -> trio.CancelScope: ...


class Session:
    """At most one table at a time. `changed` is called whenever something is different."""

    def __init__(
        self, guest: Runs, changed: Callable[[Message | None], None], journal: Journal | None = None,
        tokens: SeatTokens | None = None, archive: Archive | None = None,
    ) -> None:  # fmt: skip
        self._guest, self._journal, self._changed = guest, journal, changed
        self._scope: trio.CancelScope | None = None
        self._serving: trio.CancelScope | None = None
        self._own: OwnTable | None = None
        """The table that is open here, or was last."""
        self.client: Client | None = None
        self.plan = LaunchRequest()
        self.failure = ""
        """The reason why there is no table, as a sentence."""
        self.language = ""
        """The language of this program, in which doors greet visitors who do not state one."""
        self._recorder = GameRecorder(archive) if archive is not None else None
        """Keeps each game that ends; None if games are not kept."""
        self._tokens = tokens or SeatTokens()
        self._solo = SoloSetup()
        self._membership = Membership(self._tokens, self.plan)
        self._rematch = Rematch()
        self._dealt: tuple[Deal, int] | None = None
        """The deal of the resumed game at a table opened here, and this client's number as a person there."""

    @property
    def journal(self) -> Journal | None:
        """The journal of the tables of this machine; None if they are not saved."""
        return self._journal

    @property
    def hosting(self) -> bool:
        """True if a table is open in this program."""
        return self._serving is not None

    @property
    def ways_in(self) -> WaysIn:
        """The ways to the table that is open here, or was last."""
        return self._own.ways_in if self._own else WaysIn()

    @property
    def saved(self) -> bool:
        """True if the game at the table that is open here can be resumed after this program has ended."""
        goes_on = self.client is not None and self.client.state.games.goes_on
        return goes_on and self.hosting and self._own is not None and self._own.saving

    @property
    def unfinished(self) -> Sequence[Entry]:
        """The games of this machine that are not over and can be resumed, the last one first; none while a table is
        open here."""
        if self._journal is None or self.hosting:
            return ()
        try:
            return self._journal.unfinished()
        except (CannotResume, NotSaved):
            return ()

    @property
    def connecting(self) -> str:
        """The address of the table that is being joined for the first time; empty if none is."""
        answered = self.client is not None and (self.client.status == "closed" or self.client.state.let_in)
        if self._scope is None or self.plan.do != "join" or self.failure or self._membership.admitted or answered:
            return ""
        return written(self.plan.host, self.plan.port)

    @property
    def at_once(self) -> bool:
        """True when playing alone against bots, without a lobby before a game."""
        return self.plan.do == "solo" and self.plan.at_once

    @property
    def can_return(self) -> bool:
        """True if there is a seat to return to; alone only while no game is over."""
        replica = self.client.state.games.replica if self.client is not None else None
        over = self.plan.do == "solo" and replica is not None and replica.outcome is not None
        return not over and self._membership.can_return(self.client)

    def series(self, game: str, names: Sequence[str]) -> list[int]:
        """Returns how often each of these players has won this game against exactly the others, in the latest games
        that are kept here; empty if none are kept."""
        return self._recorder.series(game, names) if self._recorder is not None else []

    def begin(self, plan: LaunchRequest) -> None:
        """Opens or joins a table, or plays alone. An earlier table is left."""
        self.end()
        self.plan, self.failure, self._own, self._solo = plan, "", None, SoloSetup()
        self._membership, self._dealt = Membership(self._tokens, plan), None
        if plan.do == "join":
            self._scope = self._guest.spawn(self._join, plan.host, plan.port)
        else:
            self._serving = self._guest.spawn(self._host, plan)

    def end(self) -> None:
        """Leaves the table; if it was opened here, closes it."""
        for scope in (self._scope, self._serving):
            if scope is not None:
                scope.cancel()
        self._scope = self._serving = None
        self.client = None

    def take_back(self, steps: int) -> bool:
        """Goes back to where the game was after so many steps. False unless it is this person's alone, and nobody has
        learned anything since.

        The table is opened anew with the game as it was then.
        """
        table = self._own.table if self._own is not None and self.hosting else None
        if table is None or table.play is None or self.plan.do != "solo":
            return False
        if steps + 1 not in table.play.dealer.can_be_taken_back:
            return False
        self.begin(msgspec.structs.replace(self.plan, branch=taken_back(table.saved(), steps), at_once=self.at_once))
        return True

    def unlock(self, password: str) -> None:
        """Begins again with the password of the table."""
        self.begin(msgspec.structs.replace(self.plan, password=password, code=self._membership.code))

    def beside(self, task: Callable[[], Awaitable[Any]]) -> None:
        """Runs a task beside the table."""
        self._guest.spawn(task)

    def step_out(self) -> None:
        """Disconnects for a while: the seat, and a table opened here, stay."""
        if self.client is not None:
            self._membership.remember(self.client)
            self.client.hang_up()

    @property
    def in_hall(self) -> bool:
        """True if the table is in a hall, or the list of one is shown."""
        return self.client is not None and self.client.state.hall.welcome is not None

    def to_list(self) -> None:
        """Leaves the table, and goes back to the list of the hall. A seat is kept while a game goes on."""
        if not self.send(ToList()):
            self.begin(msgspec.structs.replace(self.plan, code=""))

    def come_back(self) -> None:
        """Returns to the seat."""
        if self.client is not None:
            self._scope = self._guest.spawn(self._join, *self.client.route.here)

    def send(self, message: Message) -> bool:
        """Sends a request to the table. False if there is no connection that takes it."""
        self._rematch.sending(message)
        return self.client is not None and self.client.send(message)

    def rematch(self) -> bool:
        """Asks for another game with the same players; see `Rematch`. False if no connection takes it."""
        return self.client is not None and self._rematch.ask(self.client, self.at_once)

    def act(self, action: core.Action) -> bool:
        """Sends an action. False if one is still pending, or no connection takes it."""
        client = self.client
        if client is None or client.state.requests.pending is not None or client.state.games.current is None:
            return False
        return client.send(client.state.act(action))

    async def _host(self, plan: LaunchRequest) -> None:
        """Opens a table and joins it, until it is left."""
        try:
            self.plan, table = requested_table(plan, self._journal)
        except CannotResume as error:
            self._fail(error.sentence)
            return
        if table.play is not None:
            self._solo = SoloSetup(seated=True)
            if table.play.deal is not None and table.people.host is not None:
                self._dealt = table.play.deal.deal, table.people.host.id
        self._tokens.add(table.id, "", table.host_key())
        self._own = OwnTable(self.plan, self.language, lambda: self._changed(None))
        async with trio.open_nursery() as nursery:
            try:
                host, port = await self._own.open(nursery, table, self._journal)
            except NotOpened as error:
                self._fail(error.sentence)
            else:
                await self._join(host, port)
                await trio.sleep_forever()
            nursery.cancel_scope.cancel()

    def _fail(self, sentence: str) -> None:
        """Reports that there is no table, and why."""
        self.failure, self._serving = sentence, None
        self._changed(None)

    async def _join(self, host: str, port: int) -> None:
        plan, before = self.plan, self.client
        membership = self._membership
        way = Way(lambda table: membership.token(table, self.client), membership.code, plan.password, plan.watch)
        way = replace(way, door_key=plan.door_key, room=plan.room, hall=plan.do == "join", stays=plan.stays)
        keep = self._journal.keep_told if self._journal and plan.do == "join" else None
        client = Client(host, port, plan.name, self._heard, way, keep)
        if before is not None:
            client.state.audit.go_on_from(before.state.audit)
        elif self.hosting and self._dealt is not None:
            client.state.audit.party.remember(*self._dealt)
        self.client = client
        await client.run()

    def _heard(self, message: Message | None) -> None:
        client = self.client
        if client is not None:
            self._membership.remember(client)
            if isinstance(message, Lobby):
                self._membership.mention_kept_seats(client, message)
                self._rematch.lobby_changed(client, message)
                if self.plan.do == "solo":
                    self._solo.lobby_changed(client, self.plan)
            if self._recorder is not None:
                self._recorder.update(client.state)
        self._changed(message)


def archive_of(journal: Journal | None) -> Archive | None:
    """Returns where finished games are kept; None for a program that saves no games."""
    return Archive(archive_folder()) if journal is not None else None
