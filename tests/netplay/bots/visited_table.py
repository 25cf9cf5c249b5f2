"""A table that external bots visit, over lines in memory, and programs that answer for them."""

from __future__ import annotations

import json
import random
from typing import Any

import trio
import trio.testing

from netplay.audit.verification import verify
from netplay.bots.external_bot import ExternalBot
from netplay.client.client import Client
from netplay.protocol import messages as p
from netplay.server.limits import UNLIMITED
from netplay.server.server import Server
from netplay.table.table import Table

COME = ["At the table Camelot, as Greedy.", "It sits on seat 2."]
"""What it says when it has come."""


async def reached(condition) -> None:
    """Wait until it is so."""
    while not condition():
        await trio.sleep(0.01)


class Scripted:
    """Answers as a function of the question says, and keeps all questions."""

    def __init__(self, answer) -> None:
        self.starts, self._answer, self.asked, self.told = 0, answer, [], []

    async def ready(self) -> None:
        self.starts = self.starts or 1

    async def ask(self, question):
        await trio.sleep(0.1)
        self.asked.append(json.loads(json.dumps(question)))
        answer = self._answer(question)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def tell(self, news) -> None:
        self.told.append(news)


class VisitedTable:
    """A table with Anna, its host, and visitors, over lines in memory, on a clock that jumps."""

    def __init__(self, game: str, nursery: trio.Nursery) -> None:
        self.table, self.nursery = Table("Camelot", game, random.Random(1), trio.current_time), nursery
        self.server = Server(self.table, UNLIMITED)
        self.lines: dict[Client, trio.StapledStream[Any, Any]] = {}
        nursery.start_soon(self.server.play_bots)
        self.anna = self.client("Anna", lambda message: None)
        nursery.start_soon(self.anna.run)

    def client(self, name: str, changed) -> Client:
        world = self

        class Local(Client):
            async def _open(self):
                ours, theirs = trio.testing.memory_stream_pair()
                world.nursery.start_soon(world.server.serve_stream, theirs)
                world.lines[self] = theirs
                return ours

            async def _verify(self, game, told):
                game.verdict = verify(told)

        return Local("camelot", 4747, name, changed)

    def cut(self, client: Client) -> None:
        """His line is gone."""
        stream = self.lines[client]
        stream.send_stream.close()
        stream.receive_stream.close()

    async def visitor(self, program: Scripted) -> tuple[Client, list[str]]:
        """A visitor who has come in, and what he says."""
        said: list[str] = []
        visitor = ExternalBot(program, said.append, random.Random(2))
        client = self.client("Greedy", visitor.changed)
        self.nursery.start_soon(visitor.visit, client)
        await reached(lambda: client.state.table.lobby is not None)
        return client, said

    async def play(self, bots: int = 1, enough=lambda: False) -> None:
        """Anna makes room for bots, and deals when the visitor is ready; to the end, or until it is enough."""
        await reached(lambda: self.anna.state.table.lobby is not None and self.anna.state.table.lobby.seats[1].ready)
        self.anna.send(p.Stand())
        for seat in (0, 2, 3)[:bots]:
            self.anna.send(p.AddBot(seat, "page"))
        self.anna.send(p.Start())
        await reached(lambda: self.table.play is not None and (self.table.play.over or enough()))
        await trio.testing.wait_all_tasks_blocked()
