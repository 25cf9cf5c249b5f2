"""The ssh door of a table.

Knows: SSH (asyncssh), which callers are admitted, and which key opens which seat.
Must not know: cards, or what is on anybody's screen.

A caller gets the game's own screen at this table, and nothing else: no shell, command, subsystem, forwarding, agent or
file. Beyond name and key, a caller can only describe their terminal. A key counts only once its owner has signed with
it; showing a public key, which is no secret, opens nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from contextlib import suppress
from functools import partial
from pathlib import Path

import asyncssh
import platformdirs

from core import Sentence
from netplay.atomic_files import write_atomically
from netplay.door_launcher import DoorReply as Found
from netplay.door_launcher import DoorRequest, refusal, write_reply
from netplay.ports import why_no_door_port
from tui.doors import doorway
from tui.doors.ssh.callers import Caller, Door
from tui.doors.ssh.session import LOGIN, Reception

log = logging.getLogger(__name__)

KEEPALIVE = 15.0
"""Seconds between two questions whether a line still stands; the third that is not answered ends it."""


class Listener:
    """Serves the callers of a door over SSH, with the door's own host key."""

    def __init__(self, door: Door, host_key: asyncssh.SSHKey) -> None:
        self._door, self._key = door, host_key

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serves one caller, from the first byte to the last."""
        await self._door.callers.serve(reader, writer, self._talk)

    async def _talk(self, caller: Caller, sock: socket.socket) -> None:
        """Speaks SSH with the caller until the connection ends."""
        try:
            line = await asyncssh.run_server(
                sock,
                server_factory=partial(Reception, self._door, caller),
                server_host_keys=[self._key],
                server_version="RoundTable",
                login_timeout=LOGIN,
                keepalive_interval=KEEPALIVE,
                encoding=None,
                line_editor=False,
                compression_algs=None,
                host_based_auth=False,
                gss_host=None,
                agent_forwarding=False,
                x11_forwarding=False,
                allow_scp=False,
                window=64 * 1024,
            )
            await line.wait_closed()
        except (asyncssh.Error, OSError) as error:
            log.debug("A caller has gone: %s", type(error).__name__)


# The process


def host_key(path: Path) -> asyncssh.SSHKey:
    """The door's own key, which nobody else may read; made when there is none. Raises OSError, KeyImportError."""
    try:
        file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except FileNotFoundError:
        return _new_host_key(path)
    with os.fdopen(file, "rb") as opened:
        os.fchmod(opened.fileno(), 0o600)
        return asyncssh.import_private_key(opened.read(64 * 1024))


def _new_host_key(path: Path) -> asyncssh.SSHKey:
    """A key, written whole or not at all; of two doors that make one at once, the first has it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    key = asyncssh.generate_private_key("ssh-ed25519", comment="round-table")
    with write_atomically(path, key.export_private_key()) as draft, suppress(FileExistsError):
        os.link(draft, path)
    return host_key(path)


async def run(wanted: DoorRequest) -> None:
    """Keep the door open until the table is closed."""
    data = platformdirs.user_data_path("round-table")
    try:
        key = host_key(data / "ssh_host_key")
        door = Door(wanted, data / "ssh-seats")
        server = await doorway.listen(Listener(door, key).answer, wanted)
    except (OSError, OverflowError) as error:
        write_reply(refusal(why_no_door_port("ssh", wanted.door, error)))
        return
    except asyncssh.KeyImportError:
        text = "The key of the ssh door, {path}, is damaged. Please put it aside: a new one is made then."
        write_reply(refusal(Sentence("no-ssh-key", text, path=str(data / "ssh_host_key"))))
        return
    write_reply(Found(server.sockets[0].getsockname()[1], key.get_fingerprint()))
    await doorway.end_of_input()
    server.close()
    await door.see_off(1.5)
