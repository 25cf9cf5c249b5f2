"""Where a hall keeps the tables that are put away.

Knows: tables.
Must not know: files.
"""

from __future__ import annotations

from typing import Protocol

from netplay.table.table import Table


class Unreadable(Exception):
    """A table cannot be fetched at the moment, but perhaps later."""


class Coming(Exception):
    """A table is being fetched: the hall is told once it is there."""


class Shelf(Protocol):
    """Keeps tables that nobody is at, and what a hall must remember when it is started again."""

    def put(self, table: Table) -> bool:
        """Puts a table away. False if it cannot be kept: then it must stay awake."""
        ...

    def take(self, id: str) -> Table:
        """Returns the table of this identity that was put away. Raises CannotResume, Unreadable or
        Coming."""
        ...

    def drop(self, table: Table) -> None:
        """A table is not awake any more."""
        ...

    def close(self, id: str) -> None:
        """The table of this identity is closed for good."""
        ...

    def note_open(self) -> None:
        """The hall itself has changed, or which tables are open: it must be saved."""
        ...

    def keep(self, name: str, data: bytes) -> None:
        """Keeps data under a name, in place of what was kept there; empty data for nothing any more."""
        ...

    def kept(self, name: str) -> bytes:
        """Returns what is kept under a name; empty for nothing."""
        ...


class NoShelf:
    """Keeps nothing: all tables of the hall stay awake."""

    def put(self, table: Table) -> bool:
        """Cannot keep the table."""
        return False

    def take(self, id: str) -> Table:
        """Raises Unreadable: nothing is ever put away."""
        raise Unreadable(id)

    def drop(self, table: Table) -> None:
        """Does nothing."""

    def close(self, id: str) -> None:
        """Does nothing."""

    def note_open(self) -> None:
        """Remembers nothing."""

    def keep(self, name: str, data: bytes) -> None:
        """Keeps nothing."""

    def kept(self, name: str) -> bytes:
        """Returns nothing."""
        return b""
