"""The codes by which friends join with a camera: what they say, and their modules where the package that makes codes is
installed.

Knows: the ways into a table, the package `segno` of the extra `doors`.
Must not know: how a code is drawn, or where it is shown.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from netplay.addresses import written
from netplay.client.hall import HallState
from netplay.invocation import command
from netplay.protocol.messages import JoinAddresses

LONGEST = 200
"""Characters of an address beyond which a code would be too large for any terminal."""


class JoinCode(NamedTuple):
    """A code that a host can show."""

    content: str
    """The text that a camera reads."""
    texts: str = "qr"
    """How the keys of its texts begin."""

    @property
    def is_typed(self) -> bool:
        """True if the text about it holds without the code as well."""
        return self.texts == "qr"


def web_addresses(address: str, web: Any) -> list[str]:
    """Returns the addresses for browsers of a table that is joined at `address`; none without a door for them."""
    if web is None:
        return []
    host = address.rpartition(":")[0].strip("[]")
    return list(web.urls) or ([f"{web.scheme}://{written(host, web.port)}"] if host else [])


def guest_address(told: JoinAddresses) -> str:
    """Returns the address that a table has told its guests; empty if it has told none."""
    return written(told.host, told.port) if told.host and told.port else ""


def join_codes(session: Any) -> list[JoinCode]:
    """Returns the codes of the table, the likeliest first: the address for browsers; and for its host the line that
    friends type if it has a phrase, so that nobody need read that out."""
    if session.client is not None and not session.hosting:
        return _guest_codes(session.client.state.join_addresses or JoinAddresses())
    opened = session.ways_in
    line = opened.relayed or (opened.address if " " in opened.address else "")
    codes = [JoinCode(each) for each in web_addresses(opened.address, opened.web)[:1]]
    codes += [JoinCode(command("join", line), "qr-line")] if line else []
    return [each for each in codes if code_of(each.content) is not None]


def _guest_codes(told: JoinAddresses) -> list[JoinCode]:
    """Returns the codes of somebody else's table."""
    codes = [JoinCode(each) for each in web_addresses(guest_address(told), told.web)[:1]]
    return [each for each in codes if code_of(each.content) is not None]


def hall_code(hall: HallState) -> JoinCode | None:
    """Returns the code of a hall's address for browsers; None without one, or where no code can be made."""
    address = hall.welcome.web if hall.welcome is not None else ""
    is_web = address.startswith(("http://", "https://"))
    return JoinCode(address) if is_web and code_of(address) is not None else None


@cache
def code_of(address: str) -> tuple[tuple[bool, ...], ...] | None:
    """Returns the modules of the code for an address; None where no code can be made."""
    if not address or len(address) > LONGEST:
        return None
    try:
        segno: Any = import_module("segno")
    except ImportError:
        return None
    made = segno.make(address, micro=False, error="l")
    return tuple(tuple(bool(module) for module in row) for row in made.matrix)
