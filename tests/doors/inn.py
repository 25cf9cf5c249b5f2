"""An ssh door in this process, with a small program in the place of the game's screen, and callers who use asyncssh.

Knows: the door, asyncssh's client.
Must not know: what a test asks of either.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

asyncssh = pytest.importorskip("asyncssh", reason="needs the extra `doors`")

from netplay import door_launcher  # noqa: E402
from netplay.protocol import authentication  # noqa: E402
from tui.doors.ssh import callers as ssh_callers  # noqa: E402
from tui.doors.ssh import server as ssh  # noqa: E402
from tui.doors.visit.home import Limits  # noqa: E402

TABLE, PASSWORD = "a-table", "Excalibur"
PROGRAM = r"""
import json, os, sys, tty
from pathlib import Path
tty.setraw(0)
home = os.environ["HOME"]
said = json.loads(Path(home, "job.json").read_bytes())
print("HERE", said, sorted(os.environ), os.environ["TERM"], sep="|", end="|\n", flush=True)
while key := os.read(0, 1):
    match key:
        case b"q": sys.exit(0)
        case b"t": Path(home, "at-table").write_text("yes")
        case b"k": os.kill(os.getpid(), 9)
        case b"s": print("SIZE", *os.get_terminal_size(), end="|", flush=True)
        case b"f":
            while True: os.write(1, b"x" * 4096)
        case _: pass
"""
KEYS = {name: asyncssh.generate_private_key("ssh-ed25519", comment=name) for name in ("boris", "thief", "door")}


class Inn:
    """A door, and people who call there."""

    def __init__(self, folder: Path, password: str = "", limits: Limits | None = None) -> None:
        salt = secrets.token_bytes(16) if password else None
        lock = authentication.password_hash(password, salt) if salt else b""
        wanted = door_launcher.DoorRequest("127.0.0.1", 1, TABLE, "127.0.0.1", 0, "en", salt, lock)
        self.door = ssh_callers.Door(wanted, folder / "seats", limits)
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Inn]:
        server = await asyncio.start_server(ssh.Listener(self.door, KEYS["door"]).answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await self.door.see_off(2)
            await until(lambda: not self.door.visits.homes)
            await all_gone()

    def line(self, name: str = "anna", key: str = "", password: str | None = None, **more):
        """A connection that says who he is."""
        said = {"client_keys": [KEYS[key]] if key else None, "password": password}
        said |= {"preferred_auth": ["publickey", "password"] if key else ["password"], **more}
        return asyncssh.connect(
            "127.0.0.1", self.port, username=name, known_hosts=None, config=None, agent_path=None, **said
        )

    async def raw(self, data: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that speaks as it likes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(data)
        return reader, writer


def run(inn: Inn, test: Callable[[Inn], Awaitable[None]]) -> None:
    """A test at an open door, which ends."""

    async def bounded() -> None:
        async with asyncio.timeout(30), inn.open():
            await test(inn)

    asyncio.run(bounded())


async def all_gone() -> None:
    """Whatever still goes on comes to its end."""
    if left := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(left, timeout=3)


async def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def sit(conn, **more):
    """His screen, and what it was told."""
    process = await conn.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None, **more)
    said = await process.stdout.readuntil(b"|\n")
    return process, said.decode()
