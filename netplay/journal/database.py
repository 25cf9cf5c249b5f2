"""The journal's SQLite file: opening and checking it, transactions, and noticing that it has been replaced.

Knows: SQLite, the file, its write-ahead log and the index of that.
Must not know: tables, games, or what is written.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from core import Sentence
from netplay.game.saved import CannotResume

from .opening import (
    METHODS,
    Method,
    ReadingCopy,
    cannot_be_written,
    code_of,
    connect,
    make_private,
    needs_another_method,
    start_journal,
)
from .schema import APPLICATION, KIND, TABLES, VERSION, Gone, NotSaved

_NOT_A_DATABASE, _CORRUPT = 26, 11
_FAULTS = (sqlite3.Error, UnicodeError, OSError)


class Database:
    """A journal's file. It is opened when it is first needed. `shown` is its path in sentences."""

    def __init__(self, path: Path, shown: Path | None = None) -> None:
        self.path, self._shown = path, shown or path
        self._copy: ReadingCopy | None = None
        self._of_copy: Database | None = None
        """The copy that is read if the file cannot be written."""
        self.connection: sqlite3.Connection | None = None
        self._places: list[Path] = []
        """The journal, its log and the index of that, with links resolved."""
        self._name, self._log = str(path), ""
        """The names of the journal and its log, which are looked at twice a step: a text is looked up more quickly than
        a path."""
        self._identities: list[Identity | None] = []
        """Identities of the open journal and its log; None for a log that is empty yet."""

    def close(self) -> None:
        """Closes the file."""
        if self._of_copy is not None and self._copy is not None:
            self._of_copy.close()
            self._copy.remove()
            self._of_copy = self._copy = None
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    @contextmanager
    def transaction(self) -> Generator[sqlite3.Connection]:
        """Commits what is done inside, or nothing of it. Raises NotSaved, also Gone, or CannotResume."""
        try:
            self._check_there()
            db = self.connection or self.opened()
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")
            if self._identities[1] is None:
                self._identify()
        except _FAULTS as error:  # not by `faults`: this is done for every step
            raise self._translated(error) from None

    @contextmanager
    def faults(self) -> Generator[None]:
        """Translates errors of SQLite and the file to NotSaved and CannotResume."""
        try:
            yield
        except _FAULTS as error:
            raise self._translated(error) from None

    def _translated(self, error: Exception) -> NotSaved | CannotResume:
        """Returns the error that is raised in place of one of SQLite or the file."""
        if isinstance(error, sqlite3.Error):
            code = code_of(error)
            if code == _NOT_A_DATABASE:
                return CannotResume(self._foreign())
            return CannotResume(self._broken()) if code == _CORRUPT else NotSaved(str(error))
        if isinstance(error, OSError):
            return NotSaved(error.strerror or type(error).__name__)
        return CannotResume(self._broken())  # SQLite quotes a damaged name in its error, which is no text then

    def opened(self) -> sqlite3.Connection:
        """Returns the connection, opened if needed. To be called within `faults`."""
        if self._lost():
            self._let_go()
        if self.connection is None:
            make_private(self.path)
            self.connection, file = self._connected(), os.path.realpath(self.path)
            self._log = f"{file}-wal"
            self._places = [Path(file), Path(self._log), Path(f"{file}-shm")]
            self._identify()
        return self.connection

    def readable(self) -> sqlite3.Connection:
        """Returns a connection to read by: that of a copy, if the file cannot be written. To be called within
        `faults`."""
        if self._of_copy is not None:
            return self._of_copy.opened()
        try:
            return self.opened()
        except (OSError, sqlite3.Error) as error:
            if not (cannot_be_written(error) and self.path.is_file()):
                raise
        self._copy = ReadingCopy(self.path)
        self._of_copy = Database(self._copy.path, self._shown)
        return self._of_copy.opened()

    def _connected(self) -> sqlite3.Connection:
        """Returns a connection by the first method that works on this disk. Raises the error of the first one."""
        first: sqlite3.Error | None = None
        for method in METHODS:
            try:
                return self._connected_by(method)
            except sqlite3.Error as error:
                first = first or error
                if not needs_another_method(error):
                    break
        assert first is not None
        raise first

    def _connected_by(self, method: Method) -> sqlite3.Connection:
        db = connect(self.path, method)
        try:
            self._prepare(db, method)
        except BaseException:
            db.close()
            raise
        return db

    # A file that was removed or replaced

    def _check_there(self) -> None:
        """Raises Gone if the open file no longer has its name: SQLite would go on writing to it."""
        if self._lost():
            self._let_go()
            raise Gone("the file has been removed")

    def _lost(self) -> bool:
        return self.connection is not None and (self._is_another(self._name, 0) or self._is_another(self._log, 1))

    def _is_another(self, name: str, which: int) -> bool:
        """True if the file of this name is not the one that is open, or there is none."""
        was = self._identities[which]
        return was is not None and was != identity(name)

    def _identify(self) -> None:
        """Notes the identities of the open files. SQLite creates the log on first use, so it may be empty until
        then."""
        file, log = identity(self.path), identity(self._places[1])
        self._identities = [file, log if log is not None and log.filled else None]

    def _let_go(self) -> None:
        """Closes a lost file, and removes what would damage its successor.

        A truncated log, or the log of a truncated file, must not be checkpointed when it is closed. If the log was
        removed, all of it can still be checkpointed; then its index is removed, which another program that has both
        open would share, though its log is another one. If there is a new log already, somebody has done this.
        """
        file, log, index = self._places
        doomed: list[Path] = []
        if self._truncated(0):
            doomed = [file, log, index]
        elif self._truncated(1):
            doomed = [log, index]
        elif identity(file) == self._identities[0] and identity(log) is None:
            doomed = [index]
            self._checkpoint()
        for each in doomed:
            with suppress(OSError):
                each.unlink()
        self.close()

    def _checkpoint(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _truncated(self, which: int) -> bool:
        """True if the open file, or its log, is still there and empty now."""
        was, there = self._identities[which], identity(self._places[which])
        return was is not None and there == msgspec.structs.replace(was, filled=False)

    # Opening

    def _prepare(self, db: sqlite3.Connection, method: Method) -> None:
        """Writes nothing before the file is known to be a journal, and intact. Another program may be creating it at
        the same moment: its kind is read in one statement, and existing tables are not created again."""
        application, version, parts = db.execute(KIND).fetchone()
        new = not application and not version and not parts
        if not new:
            self._check_whole(db, application, version)
        start_journal(db, method)
        if new:
            begin = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
            db.executescript(f"BEGIN IMMEDIATE; {TABLES} {begin} COMMIT;")

    def _check_whole(self, db: sqlite3.Connection, application: int, version: int) -> None:
        if application != APPLICATION:
            raise CannotResume(self._foreign())
        if version > VERSION:
            text = (
                "The journal {path} was written by a newer version. Please continue with that one, or give another: "
                "--journal PATH."
            )
            raise CannotResume(Sentence("journal-newer", text, path=str(self._shown)))
        strange = db.execute("SELECT count(*) FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone()[0]
        if strange or db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise CannotResume(self._broken())

    def _foreign(self) -> Sentence:
        text = "{path} is no journal of Round Table, and is left as it is. Please give another: --journal PATH."
        return Sentence("journal-foreign", text, path=str(self._shown))

    def _broken(self) -> Sentence:
        text = (
            "The journal {path} is damaged, and is left as it is. Please put it aside, or give another: --journal PATH."
        )
        return Sentence("journal-damaged", text, path=str(self._shown))


class Identity(msgspec.Struct, frozen=True):
    """Identity of a file: its device, its inode, and whether it has content."""

    device: int
    number: int
    filled: bool


def identity(path: Path | str) -> Identity | None:
    """Returns the identity of the file that has this name now; None if there is none."""
    try:
        status = os.stat(path)  # quicker than the path's own, and asked twice a step
    except FileNotFoundError:
        return None
    return Identity(status.st_dev, status.st_ino, status.st_size > 0)
