"""The launch request: what the command line or the home screen asks the session to do.

Knows: the choices and their defaults.
Must not know: how any of them is carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

import core
from ai import DEFAULT_LEVEL
from netplay.addresses import PORT, RELAY_PORT, parse_address
from netplay.game.pace import PACE
from netplay.invitations import Invitation
from netplay.phrases.phrase import parse

if TYPE_CHECKING:
    from netplay.table.saved import SavedTable


class LaunchRequest(msgspec.Struct, frozen=True):
    """The action at the start: `home`, `host`, `join` or `solo`, as the command line or the home screen says."""

    do: str = "home"
    name: str = ""
    host: str = ""
    port: int = PORT
    table: str = ""
    game: str = core.IDS[0]
    bots: int = 0
    level: str = DEFAULT_LEVEL
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pace: float = PACE
    resume: str | None = None
    """The unfinished game to resume, as `Journal.find` takes it; None for a new table."""
    branch: SavedTable | None = None
    """Alone: the table to go on with, from the middle of a game; None for a new one."""
    at_once: bool = False
    """Alone: deals as soon as the bots sit, without a lobby."""
    code: str = ""
    """The seat code to join with."""
    password: str = ""
    """The password or the phrase of the table, to open it with or to join with."""
    private: bool = False
    """Host: makes up a phrase, which friends type behind the address."""
    relay: str = ""
    """Host: the address of a relay through which friends come."""
    room: int = 0
    """Join: the room at the relay whose address this is; 0 for a table's address."""
    door_key: str = ""
    """A visitor of a door: opens a private line to the table."""
    stays: bool = False
    """A visitor of a door: calls this address only, since its sandbox allows no other."""
    certificate: tuple[str, str] | None = None
    """Host: the files of a certificate and its key, with which the door for browsers speaks TLS."""
    watch: bool = False
    """Joins as a spectator."""
    quiet: bool = False
    """Host: does not announce the table on the local network."""
    house: dict[str, Any] = msgspec.field(default_factory=dict)
    """Host: the settings of the table that were given, by their fields in `TableSettings`."""
    ssh: int | None = None
    """Host: the port of the ssh door; None for no such door."""
    web: int | None = None
    """Host: the port of the door for browsers; None for no such door."""
    web_urls: tuple[str, ...] = ()
    """Host: the addresses by which browsers reach that door through a proxy."""
    levels: tuple[str, ...] = ()
    """Alone: the level of each bot; empty if all have the same."""

    def __repr__(self) -> str:
        """Names the action only: the rest holds passwords, codes and cards."""
        return f"LaunchRequest({self.do!r})"


def invited(request: LaunchRequest, invitation: Invitation) -> LaunchRequest:
    """Returns the request to join where the invitation says, by what it says. Raises CannotJoin."""
    phrase = parse(invitation.phrase)
    room = phrase.room if phrase is not None else 0
    host, port = parse_address(invitation.address, RELAY_PORT if room else PORT)
    code, watch = request.code or invitation.code, request.watch or invitation.watch
    password = phrase.secret if phrase is not None else request.password
    return replace(request, host=host, port=port, code=code, watch=watch, password=password, room=room)
