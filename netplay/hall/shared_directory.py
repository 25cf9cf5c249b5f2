"""The tables of a hall that several processes serve: those of this process, and the rows of all others.

Knows: tables, rows, and which of them another process has written.
Must not know: the store, sockets, or who is at a table.
"""

from __future__ import annotations

import re

from netplay.protocol.hall_messages import NUMBER, number_of
from netplay.protocol.messages import ListedTable
from netplay.table.table import Table

from .directory import Directory

NUMBERS = re.compile(f"[0-9a-f]{{{NUMBER}}}")
"""The numbers that tables have."""


class SharedDirectory(Directory):
    """A directory that lists tables of other processes too. Those are fetched, or found elsewhere, when asked for."""

    def find(self, number: str) -> Table:
        """Returns the table of this number, fetched if another process has just opened it. Raises Refusal or Coming."""
        if number not in self._ids and NUMBERS.fullmatch(number):
            return self.shelf.take(number)
        return super().find(number)

    def is_awake(self, id: str) -> bool:
        """True if this process serves the table of this identity."""
        table = self._awake.get(number_of(id))
        return table is not None and table.id == id

    def show(self, id: str, row: ListedTable) -> None:
        """Lists a table that another process serves, or that is put away."""
        if not self.is_awake(id):
            self._ids[row.id] = id
            self.listing.put(row)

    def hide(self, id: str) -> None:
        """Takes a table from the list that another process has closed."""
        number = number_of(id)
        if self._ids.get(number) == id and not self.is_awake(id):
            del self._ids[number]
            self.listing.remove(number)

    def take_in(self, table: Table) -> None:
        """Serves a table from now on that has been fetched."""
        number = number_of(table.id)
        known = self.listing.rows.get(number)
        self._ids[number] = table.id
        self._wake(table, known.since if known else self.clocks.minutes())

    def lose(self, table: Table) -> None:
        """Drops a table that another process serves now; it stays in the list."""
        self._openers.pop(number_of(table.id), None)
        self._kept.discard(number_of(table.id))
        self._sleep(table)
