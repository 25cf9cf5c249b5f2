"""One process of a hall that shares a store with others: opened, served, and ended in order.

Knows: the store, the hall, the server.
Must not know: SQL, the command line.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
import trio

from netplay.hall.directory import Clocks
from netplay.hall.saved import from_bytes
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.journal.schema import NotSaved
from netplay.server.server import Server

from .committer import Committer
from .connection import opened
from .hall_record import record_of
from .schema import HALL
from .shelf import SharedShelf
from .store import Away, Store, Unacceptable
from .work import Farewell, Find, TakeNumbers, Tell, Work

PAUSED = 1e9
"""The pace of bots while nothing can be saved."""


class SharedProcess:
    """One process of a shared hall. `url` is the address of the store."""

    def __init__(self, url: str, name: str, clocks: Clocks) -> None:
        """Raises CannotResume or NotSaved."""
        address, db = opened(url)
        self.store = Store(address, db)
        self.shelf = SharedShelf(address.shown, self.store.process, clocks.now)
        try:
            self.hall = self._open_hall(name, clocks)
        except BaseException:
            self.store.close()
            raise
        self.shelf.hall = self.hall
        self.hall.bus.publish = lambda data: self.shelf.submit(Tell(data))
        self.hall.bus.publish_reply = lambda data: self.shelf.submit(Tell(data, self.shelf.cups.term))
        self._pace = 0.0

    def _open_hall(self, name: str, clocks: Clocks) -> SharedHall:
        """Returns the hall of this store. The first process makes it; where two are the first, the record of one
        counts for both."""
        directory = SharedDirectory(clocks, shelf=self.shelf)
        found = self.find(HALL)
        if found is None:
            found = self.find(HALL, record_of(SharedHall(name or "Round Table", directory)))
        saved, numbers = from_bytes(found or b""), TakeNumbers()
        self.shelf.record.begin(found or b"")
        self._do_now(numbers)
        return SharedHall(name or saved.name, directory, msgspec.structs.replace(saved, next_id=numbers.first))

    def find(self, name: str, otherwise: bytes | None = None) -> bytes | None:
        """Returns a named record of the hall; saves and returns `otherwise` where there is none. Raises NotSaved."""
        asked = Find(name, otherwise)
        self._do_now(asked)
        return asked.data

    def _do_now(self, work: Work) -> None:
        try:
            self.store.do_now(work)
        except (Away, Unacceptable) as error:
            raise NotSaved(str(error)) from None

    def kept(self, name: str) -> bytes | None:
        """Returns a named record of the hall; None if there is none. Raises NotSaved."""
        return self.find(name)

    def serve_by(self, server: Server) -> None:
        """Lets a server save and send through the store."""
        committer = Committer(self.store, self.shelf, server.post)
        self.shelf.committer, self.shelf.deliver = committer, server.deliver
        server.last_word = b""  # clients call again, and find their tables at another process
        server.writer_of, server.dispatch = self.shelf.writer_of, committer.dispatch
        self._pace = server.pace
        self.shelf.paused = lambda paused: self._pause(server, paused)

    def _pause(self, server: Server, paused: bool) -> None:
        server.pace = PAUSED if paused else self._pace
        server.stir_bots()

    async def run(self, address: str, task_status: trio.TaskStatus[None] = trio.TASK_STATUS_IGNORED) -> None:
        """Serves until cancelled, reached by clients at this address. Started once the tables are known."""
        committer = self.shelf.committer
        assert committer is not None
        self.shelf.address = address
        await committer.run(task_status.started)

    def end(self) -> None:
        """Saves what is left, and gives up all tables, so that other processes can take them at once. If the store is
        away, they do so when the lease ends."""
        committer = self.shelf.committer
        works = committer.left() if committer is not None else []
        with suppress(Away, Unacceptable):
            self.store.do_now(*works, Farewell())
        self.store.close()
