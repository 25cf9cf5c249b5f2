"""A table that is opened in this program: its server, its address and its doors.

Knows: the server of netplay, saved games, how doors are started, how a table is announced.
Must not know: the client, screens.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Literal

import trio
from msgspec.structs import replace

from core import Sentence
from netplay import door_launcher
from netplay.addresses import LOOPBACK, PORT, reachable, reached_at, why_no_port
from netplay.discovery.advertise import advertise
from netplay.journal.journal import Journal
from netplay.journal.writer import JournalWriter
from netplay.server.privacy import NoRelay, open_relay, protect, told_address, told_relay
from netplay.server.server import Server
from netplay.server.ways_in import tell_address, tell_door
from netplay.table.table import Table

from .launch import LaunchRequest
from .ways_in import WaysIn

DOORS: tuple[Literal["ssh", "web"], ...] = ("ssh", "web")


class NotOpened(Exception):
    """The table cannot be opened; `sentence` says why."""

    def __init__(self, sentence: Sentence | str) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def requested_table(request: LaunchRequest, journal: Journal | None) -> tuple[LaunchRequest, Table]:
    """Returns a new table, or that of a game that goes on, which then fills in the request. Raises CannotResume."""
    if request.branch is not None:
        return _filled_in(request, Table.resumed(request.branch, now=trio.current_time))
    if request.resume is None or journal is None:
        return request, Table(request.table, request.game, now=trio.current_time, options=request.options)
    entry, table = journal.resume(request.resume, request.do == "solo", trio.current_time)
    return _filled_in(replace(request, port=entry.port if request.port == PORT else request.port), table)


def _filled_in(request: LaunchRequest, table: Table) -> tuple[LaunchRequest, Table]:
    game, bots = table.seats.game, len(table.seats.bots)
    return replace(request, table=table.name, game=game, bots=bots, branch=None), table


class OwnTable:
    """Serves one table for as long as its nursery runs. `changed` is called when a door is gone."""

    def __init__(self, request: LaunchRequest, language: str, changed: Callable[[], None]) -> None:
        self._request, self._changed = request, changed
        self._language = language
        """The language in which doors greet visitors who do not state one."""
        self._alone = request.do == "solo"
        self.table: Table | None = None
        """The table, once it is open."""
        self._writer: JournalWriter | None = None
        """Saves the game; None if it is not saved."""
        self.ways_in = WaysIn()

    @property
    def saving(self) -> bool:
        """True if the game is saved."""
        return self._writer is not None and self._writer.saving

    async def open(self, nursery: trio.Nursery, table: Table, journal: Journal | None) -> tuple[str, int]:
        """Serves the table, opens its doors and announces it. Returns host and port. Raises NotOpened."""
        self._set_up(table)
        self.table = table
        self._writer = JournalWriter(journal, table, self._alone) if journal else None
        server = Server(table, pace=self._request.pace, writer=self._writer)
        bind = LOOPBACK if self._alone else table.place.bind or None
        port = await self._listen(server, bind, nursery)
        if not self._alone:
            await self._tell_address(server, port, nursery)
        for kind in DOORS:
            await self._open_door(kind, nursery, server, bind)
        if not (self._alone or table.place.quiet):
            nursery.start_soon(advertise, server)
        return bind or LOOPBACK, server.port

    async def _tell_address(self, server: Server, port: int, nursery: trio.Nursery) -> None:
        """Finds what friends type to join. Raises NotOpened."""
        table = server.table
        self.ways_in.port = port
        self.ways_in.address = told_address(table, reachable(table.place.bind, port))
        try:
            self.ways_in.relay = await open_relay(server, nursery, self._changed)
        except NoRelay as error:
            raise NotOpened(error.sentence) from None
        self.ways_in.relayed = told_relay(table)
        tell_address(server, reachable(table.place.bind, port))

    def _set_up(self, table: Table) -> None:
        """Applies the settings, the address and the password of the request."""
        request = self._request
        table.settings = replace(table.settings, **request.house)
        table.place = table.place.anew(request.host, request.quiet, request.relay)
        if not self._alone:
            protect(table, request.password, self._language, phrase=request.private)

    async def _listen(self, server: Server, bind: str | None, nursery: trio.Nursery) -> int:
        """Listens on the port of the request; on a free one if another program has it. Raises NotOpened."""
        port = 0 if self._alone else self._request.port
        try:
            return await nursery.start(server.serve, bind, port)
        except (OSError, OverflowError) as error:
            cause = error if isinstance(error, OSError) else OSError()
            if cause.errno != errno.EADDRINUSE:
                raise NotOpened(why_no_port(port, cause)) from None
        self.ways_in.port_taken = port
        return await nursery.start(server.serve, bind, 0)

    async def _open_door(
        self, kind: Literal["ssh", "web"], nursery: trio.Nursery, server: Server, bind: str | None
    ) -> None:
        """Opens a door, if it was requested."""
        port = getattr(self._request, kind)
        if port is None:
            return
        salt, password_hash = server.table.admission.password_hash
        wanted = door_launcher.DoorRequest(
            reached_at(bind), server.port, server.table.id, bind, port, self._language or "en", salt, password_hash,
            list(self._request.web_urls), server.table.admission.door_key, *self._request.certificate or (),
        )  # fmt: skip
        try:
            opened = await nursery.start(self._keep_door, kind, server, wanted)
        except door_launcher.NoDoor as error:
            raise NotOpened(error.sentence) from None
        setattr(self.ways_in, kind, opened)
        tell_door(server, kind, opened)

    async def _keep_door(
        self, kind: str, server: Server, wanted: door_launcher.DoorRequest,
        task_status: trio.TaskStatus[door_launcher.DoorReply],
    ) -> None:  # fmt: skip
        """Runs a door until it ends."""
        program = door_launcher.SSH_DOOR if kind == "ssh" else door_launcher.WEB_DOOR
        await door_launcher.keep_open(wanted, program, task_status)
        setattr(self.ways_in, kind, None)
        tell_door(server, kind, None)
        self._changed()
