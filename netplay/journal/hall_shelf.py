"""The tables of a hall in one journal: put away, fetched back, and read again when the hall is opened again.

Knows: the journal, its writers, saved tables and halls.
Must not know: sockets, trio, or who is told what.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from netplay.game.saved import CannotResume
from netplay.hall import saved as saved_halls
from netplay.hall.hall import Hall
from netplay.hall.rows import row_of_saved
from netplay.hall.saved import SavedHall
from netplay.hall.shelf import Unreadable
from netplay.protocol.messages import ListedTable
from netplay.table.saved import from_bytes
from netplay.table.table import Table

from .journal import Journal
from .schema import NotSaved
from .writer import JournalWriter

log = logging.getLogger(__name__)


class HallShelf:
    """A hall's tables in a journal. `now` is the clock of tables that are fetched."""

    def __init__(self, journal: Journal, now: Callable[[], float]) -> None:
        self._journal, self._now = journal, now
        self.hall: Hall | None = None
        """The hall whose record is saved; None while it is being opened."""
        self._writers: dict[Table, JournalWriter] = {}

    def writer_of(self, table: Table) -> JournalWriter:
        """Returns what saves a table that is awake."""
        if table not in self._writers:
            self._writers[table] = JournalWriter(self._journal, table, from_opening=True)
        return self._writers[table]

    def put(self, table: Table) -> bool:
        """Puts a table away, once the journal holds all of it."""
        writer = self.writer_of(table)
        writer.keep()
        return writer.saving

    def drop(self, table: Table) -> None:
        """Writes this table no more."""
        self._writers.pop(table, None)

    def close(self, id: str) -> None:
        """Does nothing: the hall's record lists the tables that are open."""

    def take(self, id: str) -> Table:
        """Returns the table of this identity that was put away. Raises CannotResume or Unreadable."""
        try:
            return Table.resumed(self._journal.read(id), now=self._now)
        except NotSaved as error:
            raise Unreadable(str(error)) from None

    def note_open(self) -> None:
        """Saves the hall's record. A failure is logged: the hall goes on."""
        if self.hall is None:
            return
        try:
            self._journal.write_hall(saved_halls.to_bytes(self.hall.saved()))
        except (NotSaved, CannotResume) as error:
            log.error("The hall could not be saved: %s", error)

    def keep(self, name: str, data: bytes) -> None:
        """Keeps data under a name. A failure is logged: the hall goes on."""
        try:
            self._journal.keep(name, data)
        except (NotSaved, CannotResume) as error:
            log.error("%s could not be saved: %s", name, error)

    def kept(self, name: str) -> bytes:
        """Returns what is kept under a name; empty for nothing, and for what cannot be read."""
        try:
            return self._journal.kept(name)
        except (NotSaved, CannotResume) as error:
            log.error("%s could not be read: %s", name, error)
            return b""

    def saved_hall(self) -> SavedHall | None:
        """Returns the hall that the journal holds; None if there is none. Raises CannotResume or NotSaved."""
        record = self._journal.read_hall()
        return None if record is None else saved_halls.from_bytes(record)

    def rows(self, saved: SavedHall) -> list[tuple[str, ListedTable]]:
        """Returns the identity and the row of each table that was open; those that cannot be read are left out. Raises
        CannotResume or NotSaved."""
        found: list[tuple[str, ListedTable]] = []
        wanted = set(saved.tables)
        for id, header, playing, changed in self._journal.headers():
            if id in wanted:
                try:
                    table = from_bytes(header)
                    table.check()
                except CannotResume as error:
                    log.error("The table %s cannot be read: %s", id, error)
                    continue
                found.append((id, row_of_saved(table, playing, int(changed // 60))))
        return found
