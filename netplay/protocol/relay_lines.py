"""The lines that a relay, or a process of a hall, hears before it passes anything on, and its answers.

Knows: the form of a line and its bounds.
Must not know: sockets, rooms, or what is said through a relay.

A host keeps one connection on which the relay tells of guests; for each guest it calls the relay once more and names
the guest's ticket. A visitor of a door, who may call one address only, has a process of a hall pass their line on to
another. From the answer `ok` on, bytes are passed on as they are.
"""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

LONGEST = 120
"""Bytes of a line."""
OK, PING = b"ok\n", b"ping\n"
TAKEN, FULL, NOBODY, GONE = "taken", "full", "nobody", "gone"
"""The codes of refusals: the room is another host's; there is no room for more; nobody waits in the room; the ticket is
no longer good."""
_MAGIC = b"ROUNDTABLERELAY1 "
_CALL = re.compile(
    _MAGIC + rb"(?:host ([1-9][0-9]{3}) ([0-9a-f]{32})|join ([1-9][0-9]{3})|take ([0-9a-f]{32})|pass ([!-~]{1,80}))\n"
)
_GUEST = re.compile(rb"guest ([0-9a-f]{32}) ([0-9a-f.:/]{0,60})\n")
_REFUSED = re.compile(rb"no (taken|full|nobody|gone)\n")


class Host(NamedTuple):
    """A host opens a room, or comes back to its own, which `owner` shows."""

    room: int
    owner: str


class Join(NamedTuple):
    """A guest calls the host of a room."""

    room: int


class Take(NamedTuple):
    """A host takes the guest with this ticket."""

    ticket: str


class Pass(NamedTuple):
    """A visitor of a door calls another process of the hall, by its address."""

    address: str


Call: TypeAlias = Host | Join | Take | Pass


class Guest(NamedTuple):
    """The relay tells a host of a guest, and where they come from."""

    ticket: str
    origin: str


def begins(data: bytes | bytearray) -> bool:
    """True if a stream that begins like this begins with a call."""
    return data.startswith(_MAGIC)


def call(said: Call) -> bytes:
    """Returns the line of a call."""
    words = " ".join(map(str, said))
    return f"ROUNDTABLERELAY1 {type(said).__name__.lower()} {words}\n".encode("ascii")


def parse_call(line: bytes) -> Call | None:
    """Returns what a caller wants; None if it is no call."""
    found = _CALL.fullmatch(line)
    if found is None:
        return None
    hosts, owner, joins, ticket, address = (part.decode("ascii") if part else "" for part in found.groups())
    if hosts:
        return Host(int(hosts), owner)
    return Join(int(joins)) if joins else Take(ticket) if ticket else Pass(address)


def guest(said: Guest) -> bytes:
    """Returns the line that tells a host of a guest."""
    return f"guest {said.ticket} {said.origin}\n".encode("ascii")


def parse_guest(line: bytes) -> Guest | None:
    """Returns the guest of such a line; None if it is another."""
    found = _GUEST.fullmatch(line)
    return Guest(found[1].decode("ascii"), found[2].decode("ascii")) if found else None


def refusal(code: str) -> bytes:
    """Returns the line of a refusal."""
    return f"no {code}\n".encode("ascii")


def parse_refusal(line: bytes) -> str:
    """Returns the code of a refusal; empty for any other line."""
    found = _REFUSED.fullmatch(line)
    return found[1].decode("ascii") if found else ""
