"""The list of a hall, and what of it has changed since somebody has last seen it.

Knows: rows, and the order in which they changed.
Must not know: tables, connections.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from netplay.protocol import codec
from netplay.protocol.messages import MANY, ListedTable, Message, TableList, TablesChanged

ItemT = TypeVar("ItemT")
STALE = 30
"""The whole list is packed anew once one of so many rows has changed; fewer changes are sent behind it."""
REMEMBERED = 1000
"""Closed tables that are remembered. Who has not looked since so many were closed is sent the whole list."""


class Listing:
    """The rows, each with the version of the list in which it last changed."""

    def __init__(self, rows: Iterable[ListedTable] = ()) -> None:
        self.rows = {row.id: row for row in rows}
        self.version = 1
        self._changed = dict.fromkeys(self.rows, 1)
        """For each row, the version in which it last changed; the latest are last."""
        self._gone: dict[str, int] = {}
        """The same for tables that were closed."""
        self._complete_since = 0
        """The version since which all closed tables are remembered."""
        self._whole: tuple[int, TableList] | None = None
        """The whole list as it was packed last, and its version then."""

    def put(self, row: ListedTable) -> bool:
        """Takes in a row; returns whether anything has changed."""
        if self.rows.get(row.id) == row:
            return False
        self.version += 1
        self.rows[row.id] = row
        self._changed.pop(row.id, None)
        self._changed[row.id] = self.version
        self._gone.pop(row.id, None)
        return True

    def remove(self, id: str) -> None:
        """Takes a row from the list."""
        if self.rows.pop(id, None) is None:
            return
        self.version += 1
        del self._changed[id]
        self._gone[id] = self.version
        if len(self._gone) > REMEMBERED:
            self._complete_since = self._gone.pop(next(iter(self._gone)))

    def since(self, version: int) -> list[Message]:
        """Returns the messages to somebody who has seen this version of the list; 0 for a newcomer."""
        if version > self._complete_since:
            return self._changes(version)
        packed, whole = self._packed()
        return [whole, *self._changes(packed)]

    def _changes(self, version: int) -> list[Message]:
        rows = [self.rows[id] for id in _after(self._changed, version)]
        gone = _after(self._gone, version)
        changes = [TablesChanged(rows=each) for each in _chunks(rows[::-1])]
        return [*changes, *(TablesChanged(gone=each) for each in _chunks(gone[::-1]))]

    def _packed(self) -> tuple[int, TableList]:
        """Returns the whole list as it was a moment ago, and its version then. Many may come while tables change, and
        to pack a thousand rows for each would take 10 ms."""
        whole = self._whole
        if whole is None or whole[0] <= self._complete_since or STALE * (self.version - whole[0]) > len(self.rows):
            whole = self._whole = self.version, TableList(codec.pack_rows(self.rows.values()))
        return whole


def _after(versions: dict[str, int], version: int) -> list[str]:
    """Returns what has changed after this version, the latest first."""
    found: list[str] = []
    for id in reversed(versions):
        if versions[id] <= version:
            break
        found.append(id)
    return found


def _chunks(items: list[ItemT]) -> Iterator[list[ItemT]]:
    """Yields the items, as many at a time as a message may hold."""
    for at in range(0, len(items), MANY):
        yield items[at : at + MANY]
