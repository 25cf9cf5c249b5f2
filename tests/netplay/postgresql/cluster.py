"""A real PostgreSQL server of our own, in a temporary folder, and a line to it that can be cut."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg
import trio

NAMES = count(1)
FAST = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")


def binaries() -> Path | None:
    """The folder of the server's programs: Debian's, or what the path names."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = found[-1] if found else shutil.which("initdb")
    return Path(program).parent if program else None


def unprivileged() -> list[str]:
    """What a command begins with so that it does not run as root, which the server refuses."""
    if os.getuid() != 0:
        return []
    return [shutil.which("setpriv") or "setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]


class Cluster:
    """A server; each test gets a database of its own."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rt-pg-"))
        self.folder.chmod(0o777)
        self.port = free_port()
        self._programs = programs
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        options += "".join(f" -c {each}" for each in FAST)
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        command = [*unprivileged(), str(self._programs / program), *words]
        subprocess.run(command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)

    def url(self, database: str = "postgres", port: int = 0) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """The name of a new, empty database."""
        name = f"club{next(NAMES)}"
        self.ask(f"CREATE DATABASE {name}")
        return name

    def ask(self, query: str, database: str = "postgres") -> list[tuple]:
        """The rows that a query returns."""
        with psycopg.connect(self.url(database), autocommit=True) as db:
            cursor = db.execute(query.encode())
            return cursor.fetchall() if cursor.description else []


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Cable:
    """A line to a port of this machine that passes bytes on while it is not cut. A cut line does not hang up."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.port = 0
        self._open = trio.Event()
        self._open.set()

    def cut(self) -> None:
        self._open = trio.Event()

    def mend(self) -> None:
        self._open.set()

    async def run(self, task_status: trio.TaskStatus[None] = trio.TASK_STATUS_IGNORED) -> None:
        (listener,) = await trio.open_tcp_listeners(0, host="127.0.0.1")
        self.port = listener.socket.getsockname()[1]
        task_status.started()
        await trio.serve_listeners(self._serve, [listener])

    async def _serve(self, near: trio.SocketStream) -> None:
        await self._open.wait()
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError, OSError):
            async with near, await trio.open_tcp_stream("127.0.0.1", self._target) as far, trio.open_nursery() as both:
                both.start_soon(self._pass, near, far, both)
                both.start_soon(self._pass, far, near, both)

    async def _pass(self, source: trio.SocketStream, target: trio.SocketStream, both: trio.Nursery) -> None:
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError):
            async for data in source:
                await self._open.wait()
                await target.send_all(data)
        both.cancel_scope.cancel()
