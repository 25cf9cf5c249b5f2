"""The code by which a telephone joins: what it says, and its modules where the package that makes codes is installed.

Knows: the ways into a table, the package `segno` of the extra `doors`.
Must not know: how a code is drawn, or where it is shown.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from netplay.addresses import written

LONGEST = 200
"""Characters of an address beyond which a code would be too large for any terminal."""


def web_addresses(address: str, web: Any) -> list[str]:
    """Returns the addresses for browsers of a table that is joined at `address`; none without a door for them."""
    if web is None:
        return []
    return list(web.urls) or [f"{web.scheme}://{written(address.rpartition(':')[0].strip('[]'), web.port)}"]


def web_address(session: Any) -> str:
    """Returns the address that a code says; empty where no door for browsers is open."""
    opened = session.ways_in
    return next(iter(web_addresses(opened.address, opened.web)), "")


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
