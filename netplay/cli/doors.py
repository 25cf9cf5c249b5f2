"""Opens the doors of a table or a hall without a screen, and tells the host where they are.

Knows: the ports of the doors, how a friend comes in by each.
Must not know: what happens behind a door.
"""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import trio

from netplay import door_launcher
from netplay.addresses import reachable, reached_at
from netplay.console import complain, tell
from netplay.invocation import command
from netplay.protocol import codec
from netplay.server.server import Server
from netplay.server.ways_in import tell_door


class Ports(NamedTuple):
    """The ports of the doors; None: no such door. All are bound to the address `bind`; None for all addresses."""

    bind: str | None = None
    ssh: int | None = None
    web: int | None = None
    urls: Sequence[str] = ()
    """The addresses by which browsers reach their door through a proxy."""
    certificate: tuple[str, str] | None = None
    """The files of a certificate and its key, with which the door for browsers speaks TLS."""
    results: str = ""
    """The folder with the results of tournaments, which browsers are shown."""


def ports_from(asked: argparse.Namespace, bind: str | None) -> Ports:
    """Returns the doors that a command line asks for."""
    certificate = (asked.web_cert, asked.web_key) if asked.web_cert else None
    return Ports(bind, asked.ssh, asked.web, asked.web_name, certificate)


OpenDoor = Callable[[Server, Ports, trio.Nursery], Awaitable[list[str] | None]]


async def open_doors(server: Server, ports: Ports, nursery: trio.Nursery) -> list[str] | None:
    """Opens the doors that have a port. Returns lines that tell where they are; None if one fails, which is told."""
    doors: tuple[tuple[OpenDoor, int | None], ...] = ((open_ssh, ports.ssh), (open_web, ports.web))
    lines: list[str] = []
    for open_door, port in doors:
        if port is not None:
            opened = await open_door(server, ports, nursery)
            if opened is None:
                return None
            lines += opened
    return lines


async def open_ssh(server: Server, ports: Ports, nursery: trio.Nursery) -> list[str] | None:
    """Opens the ssh door. Returns lines that tell where it is; None if it fails, which is told."""
    door = await _open(server, _wanted(server, ports, ports.ssh), nursery, door_launcher.SSH_DOOR)
    host = reachable(ports.bind, 0).rpartition(":")[0].strip("[]")
    return door and [
        f"With nothing installed, friends type: ssh -p {door.port} NAME@{host}",
        f"The key of that door: {door.fingerprint}",
    ]


async def open_web(server: Server, ports: Ports, nursery: trio.Nursery) -> list[str] | None:
    """Opens the door for browsers. Returns lines that tell where it is; None if it fails, which is told."""
    wanted = _wanted(server, ports, ports.web, ports.urls)
    if ports.certificate is not None:
        wanted.certificate, wanted.private_key = ports.certificate
    wanted.results = ports.results
    door = await _open(server, wanted, nursery, door_launcher.WEB_DOOR)
    if door is None:
        return None
    here = f"{door.scheme}://{reachable(ports.bind, door.port)}"
    server.web_urls = list(door.urls) or [here]
    if door.urls:
        return [f"In a browser, friends open: {' or '.join(door.urls)}", f"The proxy in front of it calls: {here}"]
    return [f"In a browser, friends open: {here}"]


def _wanted(
    server: Server, ports: Ports, port: int | None, urls: Sequence[str] = ()
) -> door_launcher.DoorRequest:  # fmt: skip
    """Returns what a door of the table or the hall is told."""
    premises = server.premises
    salt, password_hash = premises.admission.password_hash
    where = reached_at(ports.bind), server.port, premises.id, ports.bind, port or 0
    request = door_launcher.DoorRequest(*where, salt=salt, password_hash=password_hash, urls=list(urls))
    request.door_key = premises.admission.door_key
    return request


async def _open(
    server: Server, asked: door_launcher.DoorRequest, nursery: trio.Nursery, program: tuple[str, ...]
) -> door_launcher.DoorReply | None:
    """Returns what the door's process reports, of which everybody there is told; None if it fails, which is told."""
    try:
        door = await nursery.start(_keep_told, server, asked, program)
    except door_launcher.NoDoor as error:
        complain(codec.clean(error.sentence))
        return None
    tell_door(server, _kind(program), door)
    return door


async def _keep_told(
    server: Server, asked: door_launcher.DoorRequest, program: tuple[str, ...],
    task_status: trio.TaskStatus[door_launcher.DoorReply],
) -> None:  # fmt: skip
    """Keeps a door open; tells everybody there if it closes before the table does."""
    await keep_door(asked, program, task_status)
    tell_door(server, _kind(program), None)


def _kind(program: tuple[str, ...]) -> str:
    """Returns the kind of the door that this program opens."""
    return "ssh" if program == door_launcher.SSH_DOOR else "web"


async def keep_door(
    asked: door_launcher.DoorRequest, program: tuple[str, ...], task_status: trio.TaskStatus[door_launcher.DoorReply]
) -> None:
    """Keeps a door open; tells the host if it closes before the table does."""
    await door_launcher.keep_open(asked, program, task_status)
    who = "with nothing but ssh" if program == door_launcher.SSH_DOOR else "with a browser"
    tell(f"A door has closed by itself: nobody comes in {who} any more. Friends still join with {command('join')}.")
