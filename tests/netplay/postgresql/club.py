"""Halls of one club in processes of their own, and clients who play at random."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import trio

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.protocol import messages as p


class HallProcess:
    """`python -m netplay hall --store …`, which can be killed and paused."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, 0
        self.reached_at = ""
        """The address that it is given, if any."""
        self.folder: Path | None = None
        """Where it writes the results of tournaments, if that is not the user's own folder."""
        self.arena = ""
        """The game of the arena that it holds, if any."""
        self.code = ""
        """What makes the organiser."""
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> str:
        """Returns the line in which it tells its address."""
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--store", self.url, "--pace", "0"]
        where += ["--address", self.reached_at] if self.reached_at else []
        where += ["--arena", self.arena] if self.arena else []
        command = [sys.executable, "-m", "netplay", "hall", *where]
        env = {**os.environ, "XDG_DATA_HOME": str(self.folder)} if self.folder else None
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        line = await trio.to_thread.run_sync(self._process.stdout.readline)
        assert self.reached_at or " 127.0.0.1:" in line
        self.code = ""
        self.port = self.port if self.reached_at else int(line.rpartition(":")[2])
        while not self.code:
            told = await trio.to_thread.run_sync(self._process.stdout.readline)
            self.code = told.rpartition("--seat ")[2].strip() if "--seat " in told else ""
        return line

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As `kill -9` does it."""
        self._end(signal.SIGKILL)

    def end(self) -> None:
        """As Ctrl-C does it."""
        self._end(signal.SIGINT)

    def _end(self, number: int) -> None:
        if self._process is not None:
            self.go_on()
            self._process.send_signal(number)
            self._process.communicate()
            self._process = None

    def pause(self) -> None:
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._process.pid, signal.SIGCONT)


class Player:
    """A client that plays at random whenever it is asked, and the sentences it has been told. `stays`: it dials this
    port only, as a visitor of a door does."""

    def __init__(
        self, name: str, port: int, wish: p.OpenTable | p.JoinTable | None, code: str = "", stays: bool = False
    ) -> None:  # fmt: skip
        self.rng = random.Random(name)
        self.said: list[str] = []
        way = Way(hall=wish is None, wish=wish, code=code, stays=stays)
        self.client = Client("127.0.0.1", port, name, self.heard, way)
        self.state = self.client.state
        self.plays = True

    def heard(self, message: p.Message | None) -> None:
        client, state = self.client, self.client.state
        if client.trouble:
            self.said.append(str(client.trouble))
        if isinstance(message, p.Notice | p.Rejected):
            self.said.append(message.code)
        self.move() if self.plays and client.status == "open" and state.requests.pending is None else None

    def move(self) -> None:
        replica = self.state.games.replica
        if replica is not None and (legal := replica.legal()):
            self.client.send(self.state.act(self.rng.choice(list(legal))))

    @property
    def steps(self) -> int:
        """The number of steps that the client knows of."""
        return len(self.state.games.reports) if self.state.games.current else 0

    @property
    def table(self) -> str:
        welcome = self.state.table.welcome
        return welcome.table_id if welcome else ""

    @property
    def over(self) -> bool:
        return self.state.games.finished is not None


async def reached(condition: Callable[[], object], seconds: float = 60) -> None:
    """Waits until it is so."""
    with trio.fail_after(seconds):
        while not condition():
            await trio.sleep(0.02)


async def opened_table(nursery: trio.Nursery, name: str, port: int, bots: int = 1) -> Player:
    """A player who has opened a table and begun a game with bots."""
    host = Player(name, port, p.OpenTable(f"{name}'", "academy"))
    nursery.start_soon(host.client.run)
    await reached(lambda: host.state.table.lobby)
    for seat in range(1, bots + 1):
        host.client.send(p.AddBot(seat, "page"))
    await reached(lambda: host.state.table.lobby.problem is None)
    host.client.send(p.Start())
    await reached(lambda: host.steps > 3)
    return host
