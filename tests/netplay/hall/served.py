"""A hall behind a server, and clients who come to it over streams in memory."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import trio
import trio.testing

from netplay.client.admission import Way
from netplay.client.client import Client
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.limits import HallLimits
from netplay.journal.hall_shelf import HallShelf
from netplay.journal.journal import Journal
from netplay.journal.schema import KEPT_IN_HALL
from netplay.server.computing import Computing
from netplay.server.limits import IN_HALL, Limits
from netplay.server.server import Server
from tests.netplay.lines import Peer


class Served:
    """A hall, its server and its journal, if a file is given."""

    def __init__(
        self, nursery: trio.Nursery, path: Path | None = None, limits: Limits = IN_HALL, **hall: Any
    ) -> None:  # fmt: skip
        self.nursery = nursery
        self.journal = Journal(path, KEPT_IN_HALL) if path else None
        self.shelf = HallShelf(self.journal, trio.current_time) if self.journal else None
        directory = Directory(Clocks(trio.current_time, time.time), HallLimits(**hall), self.shelf)
        saved = self.shelf.saved_hall() if self.shelf else None
        self.hall = Hall("Club", directory, saved)
        if self.shelf and saved:
            for id, row in self.shelf.rows(saved):
                directory.put_saved(id, row)
        self.hall.desk.lead()
        self.server = Server(self.hall, limits)
        if self.shelf:
            self.shelf.hall = self.hall
            self.shelf.note_open()
            self.server.writer_of = self.shelf.writer_of
        self.hall.desk.compute = Computing(nursery, self.server.deliver).compute
        self.lines: list[Any] = []
        nursery.start_soon(self.server.play_bots)
        nursery.start_soon(self.server.keep_time)

    def line(self, address: str = "") -> trio.abc.HalfCloseableStream:
        ours, theirs = trio.testing.memory_stream_pair()
        self.nursery.start_soon(self.server.serve_stream, theirs, address)
        self.lines.append(ours)
        return ours

    def peer(self, address: str = "") -> Peer:
        return Peer(self.line(address))

    def client(self, name: str, way: Way | None = None) -> Client:
        """A real client whose line runs through memory."""
        served = self

        class Local(Client):
            async def _open(self):
                return served.line()

        client = Local("camelot", 4747, name, lambda message: None, way or Way(hall=True))
        self.nursery.start_soon(client.run)
        return client
