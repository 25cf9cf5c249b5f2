"""The seats of a visitor in one file: it exists before the visit begins, and the visit can create no other.

Knows: files, the tokens of seats, the name that a visitor goes by.
Must not know: how the visitor came, or what a token opens.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from netplay.client.tokens import Entry, name_key

MOST = 12
"""Seats that are kept of one visitor, those that were written last."""
LONGEST = 16 * 1024
"""Bytes of a file that is read."""


class Record(msgspec.Struct):
    """The content of the file."""

    called: str = ""
    """The name that the visitor has typed."""
    seats: list[Entry] = []


class SeatFile:
    """The file of one visitor. One that cannot be read or written costs a seat code, not a game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def make(self) -> None:
        """Makes an empty file that nobody else may read, unless there is one."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600))

    @property
    def record(self) -> Record:
        """The content of the file; an empty one if it is damaged."""
        with suppress(OSError, ValueError, RecursionError):
            file = os.open(self.path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
            with os.fdopen(file, "rb") as opened:
                return msgspec.json.decode(opened.read(LONGEST), type=Record)
        return Record()

    def write(self, record: Record) -> None:
        """Writes the file anew, in place: a visit may make no draft."""
        data = msgspec.json.encode(record)
        self.make()
        with suppress(OSError):
            file = os.open(self.path, os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                os.pwrite(file, data, 0)
                os.ftruncate(file, len(data))
            finally:
                os.close(file)

    # As a `TokenStore`

    def get(self, table: str, name: str, where: str = "") -> str | None:
        """Returns the token of the seat under this name at the table with this identity, wherever it was given."""
        return next((each.token for each in reversed(self.record.seats) if _is(each, table, name)), None)

    def keep(self, table: str, name: str, token: str, where: str = "") -> None:
        """Keeps a token, in place of the former one of this name at this table."""
        record = self.record
        others = [each for each in record.seats if not _is(each, table, name)]
        record.seats = [*others, Entry(table, token, name_key(name))][-MOST:]
        self.write(record)

    def take(self, table: str, name: str, where: str = "") -> str | None:
        """Returns the same as `get`, and removes that token under all names."""
        token, record = self.get(table, name), self.record
        if token is not None:
            record.seats = [each for each in record.seats if (each.table, each.token) != (table, token)]
            self.write(record)
        return token

    # The visitor's name

    @property
    def called(self) -> str:
        """The name that the visitor has typed; empty if none."""
        return self.record.called

    def call(self, name: str) -> None:
        """Keeps the name that the visitor has typed; "" for none."""
        record = self.record
        record.called = name
        self.write(record)


def _is(entry: Entry, table: str, name: str) -> bool:
    return entry.table == table and entry.name == name_key(name)
