"""Tells everybody at a table, or in a hall, how others join.

Knows: the server, what a door says of itself, which forms an address may have on the wire.
Must not know: how an address is found, or a door opened.

What has another form than the wire allows is left out: guests could not read the message, and would be cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from netplay.addresses import CannotJoin, parse_address
from netplay.door_launcher import DoorReply
from netplay.protocol.join_addresses import URLS, Host, Port, Relay, SshAddress, WebDoorAddress

from .server import Server


def tell_address(server: Server, address: str) -> None:
    """Tells the address of what this server serves, as its host's own screen shows it, and the relay of its table."""
    host, port = _parts(address)
    place = server.premises.table.place if server.premises.table is not None else None
    relay, room = (place.relay, place.room) if place is not None else ("", 0)
    locked = server.premises.admission.has_password
    _tell(server, host=host, port=port, relay=_fitting(Relay, relay), room=room, locked=locked)


def tell_door(server: Server, kind: str, door: DoorReply | None) -> None:
    """Tells where a door, `ssh` or `web`, is open; None if it is closed."""
    find: Callable[[DoorReply], Any] = _ssh if kind == "ssh" else _web
    _tell(server, **{kind: find(door) if door is not None else None})


def _tell(server: Server, **changes: Any) -> None:
    """Tells everybody there what has changed."""
    server.ways_in = replace(server.ways_in, **changes)
    server.deliver(server.premises.reached(server.ways_in))


def _parts(address: str) -> tuple[str | None, int | None]:
    """Returns host and port of an address; None for what cannot be sent."""
    try:
        host, port = parse_address(address, 0)
    except CannotJoin:
        return None, None
    return _fitting(Host, host), _fitting(Port, port)


def _ssh(door: DoorReply) -> SshAddress | None:
    return _fitting(SshAddress, {"port": door.port, "fingerprint": door.fingerprint})


def _web(door: DoorReply) -> WebDoorAddress | None:
    """Returns the door for browsers; None if it has addresses of its own of which none can be sent."""
    parts = partial(dict[str, Any], port=door.port, scheme=door.scheme)
    urls = [each for each in door.urls if _fitting(WebDoorAddress, parts(urls=[each])) is not None]
    return _fitting(WebDoorAddress, parts(urls=urls[:URLS])) if urls or not door.urls else None


def _fitting(kind: Any, value: Any) -> Any:
    """Returns a value as the wire takes it; None if it does not."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None
