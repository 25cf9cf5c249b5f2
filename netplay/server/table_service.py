"""What a server does for one table beside its messages: saves it, and plays its bots.

Knows: the table, its journal writer, the scheduler of its bots.
Must not know: connections, or whether there are other tables.
"""

from __future__ import annotations

from collections.abc import Callable

import trio

from netplay.journal.writer import JournalWriter
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table

from .bot_scheduler import BotScheduler

WriterOf = Callable[[Table], JournalWriter | None]
"""Returns what saves a table; None if it is not saved."""


class TableService:
    """Serves one table until it is stopped. Without bots it has no task."""

    def __init__(self, table: Table, writer: JournalWriter | None, bots: BotScheduler) -> None:
        self.table, self.writer, self._bots = table, writer, bots
        self._scope = trio.CancelScope()
        self._runs = False
        """True once the scheduler has been started, which happens once."""

    def found_at(self, port: int) -> None:
        """Tells the journal on which port the table is found; 0 while the server does not listen."""
        if self.writer is not None and port:
            self.writer.port = port

    def keep(self) -> Outgoing:
        """Saves what has changed; returns notices, as `JournalWriter.keep`."""
        return self.writer.keep() if self.writer is not None else []

    def stir(self, nursery: trio.Nursery | None) -> None:
        """Tells the scheduler of the bots that the table may have changed; starts it with the first bot."""
        if not self._runs and nursery is not None and self.table.seats.bots:
            self._runs = True
            nursery.start_soon(self._run)
        self._bots.stir()

    async def _run(self) -> None:
        with self._scope:
            await self._bots.run()

    def stop(self) -> None:
        """Ends the service: the table is put away or closed."""
        self._scope.cancel()
