"""Opens SQLite files on disks of every kind: without shared memory, without locks, or read-only.

Knows: SQLite's journal modes and lock methods, file permissions.
Must not know: the journal's schema, or what is written.

A write-ahead log needs an index in shared memory, which network disks and some containers lack. There the file gets a
rollback journal, and where a disk has no locks either, a lock file beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .schema import LARGEST

PATIENCE = 0.05
"""Seconds to wait for another program that is writing to the file."""
SIDES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside a database."""
_PERMISSION, _BUSY, _READ_ONLY, _INPUT_OUTPUT, _CANNOT_OPEN, _PROTOCOL = 3, 5, 8, 10, 14, 15


class Method(NamedTuple):
    """One way to open a database file."""

    locks: str
    """SQLite's name of the lock method; "" for the system's."""
    log: bool
    """True for the write-ahead log, false for a rollback journal."""


METHODS = (Method("", True), Method("", False), Method("unix-dotfile", False))
"""The ways to open a file, in the order in which they are tried."""


def code_of(error: sqlite3.Error) -> int:
    """Returns SQLite's primary error code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def make_private(path: Path) -> None:
    """Creates the file for its owner only, and takes the rights of others from a file that exists, and from its side
    files. SQLite gives new side files the permissions of the file."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, *(Path(f"{path}{side}") for side in SIDES)):
        with suppress(OSError):
            if stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(0o600)


def connect(path: Path, method: Method) -> sqlite3.Connection:
    """Returns a connection by this method. Raises sqlite3.Error."""
    where = path.absolute().as_uri() + (f"?vfs={method.locks}" if method.locks else "")
    db = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None, uri=True)
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    if not method.log:
        _avoid_shared_memory(db)
    return db


def _avoid_shared_memory(db: sqlite3.Connection) -> None:
    """Leaves the write-ahead log, which a file of another disk may have. Nobody else can use it meanwhile, so that its
    index needs no shared memory."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    if db.execute("PRAGMA journal_mode").fetchone()[0] == "wal":
        db.execute("PRAGMA journal_mode = TRUNCATE")
    db.execute("PRAGMA locking_mode = NORMAL")
    db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # gives the lock back


def start_journal(db: sqlite3.Connection, method: Method) -> None:
    """Sets how changes are made atomic, and tries it. Raises sqlite3.Error."""
    if not method.log:
        db.execute("PRAGMA journal_mode = TRUNCATE")
        db.execute("PRAGMA synchronous = FULL")
    elif _start_log(db) != "wal":
        raise sqlite3.OperationalError("this disk cannot have a write-ahead log")
    else:
        db.execute("PRAGMA synchronous = NORMAL")
    db.execute("BEGIN IMMEDIATE")
    db.execute("ROLLBACK")


def _start_log(db: sqlite3.Connection) -> str:
    """Switches to the write-ahead log; returns the mode. SQLite itself does not wait for another program that does so
    right now."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if code_of(error) != _BUSY or time.monotonic() > late:
                raise
            time.sleep(PATIENCE / 50)


def needs_another_method(error: sqlite3.Error) -> bool:
    """True if the disk may lack what the method needs: shared memory, or locks. Without shared memory, SQLite calls a
    file read-only that is not."""
    return isinstance(error, sqlite3.OperationalError) and code_of(error) in (
        0, _READ_ONLY, _INPUT_OUTPUT, _CANNOT_OPEN, _PROTOCOL,
    )  # fmt: skip


def cannot_be_written(error: Exception) -> bool:
    """True if a file might still be read."""
    codes = (_PERMISSION, _READ_ONLY, _INPUT_OUTPUT, _CANNOT_OPEN)
    return isinstance(error, OSError) or (isinstance(error, sqlite3.Error) and code_of(error) in codes)


class ReadingCopy:
    """A private copy of a file on a disk that cannot be written: SQLite cannot read a write-ahead log there."""

    def __init__(self, path: Path) -> None:
        """Raises OSError."""
        self._folder = tempfile.TemporaryDirectory(prefix="round-table-")
        self.path = Path(self._folder.name, path.name)
        try:
            for side in ("", "-wal", "-journal"):
                if Path(f"{path}{side}").is_file():
                    shutil.copyfile(f"{path}{side}", f"{self.path}{side}")
        except OSError:
            self.remove()
            raise

    def remove(self) -> None:
        """Removes the copy."""
        self._folder.cleanup()
