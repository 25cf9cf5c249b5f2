"""The connection of one process to the store: it does pieces of work in transactions, in a worker thread.

Knows: psycopg, trio's threads, how long a transaction may take.
Must not know: what the work means, tables, halls.

At most one statement of a transaction is under way until its reply has come, and the commit is the last one. So a
connection that was broken off cannot commit later what was broken off before its commit; and what was under way then
holds the locks of its rows, for which a second try waits.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence

import psycopg
import trio

from .connection import PATIENCE, Address, Database, break_off, is_fault_of_data, reason_of
from .work import Work


class Away(Exception):
    """The store cannot be reached, or does not write, at the moment."""


class Unacceptable(Exception):
    """The store does not take the data of this piece of work, and never will."""

    def __init__(self, work: Work, reason: str) -> None:
        super().__init__(reason)
        self.work = work


class Store:
    """One process's way to the store. `process` identifies it, and is never used again."""

    def __init__(self, address: Address, db: Database | None = None) -> None:
        self.address, self._db = address, db
        self.process = secrets.token_hex(8)
        self._attempt = 0
        """The number of the present attempt; a thread that belongs to an earlier one has been given up."""

    def do_now(self, *works: Work) -> None:
        """Does the work in one transaction, in this thread. Raises Away or Unacceptable."""
        self._db = self._done(self._db, works, self._attempt)

    async def do(self, works: Sequence[Work]) -> None:
        """Does the work in one transaction, without blocking other tasks. Raises Away or Unacceptable."""
        self._attempt += 1
        db, self._db = self._db, None
        finished = False
        try:
            with trio.move_on_after(PATIENCE if db is not None else 2 * PATIENCE):
                run = self._done, db, works, self._attempt
                self._db = await trio.to_thread.run_sync(*run, abandon_on_cancel=True)
                finished = True
        except (Away, Unacceptable):
            finished = True
            raise
        finally:
            if not finished:
                self._attempt += 1
                break_off(db)
        if not finished:
            raise Away("it does not respond")

    def _done(self, db: Database | None, works: Sequence[Work], attempt: int) -> Database | None:
        """Does the work, unless the attempt has been given up meanwhile; returns the connection that it used, None if
        the work was given up or failed."""
        try:
            db = self.address.connect() if db is None or db.closed or db.broken else db
        except psycopg.Error as error:
            raise Away(reason_of(error)) from None
        try:
            if attempt == self._attempt:
                self._do(db, works)
                return db
        except (psycopg.Error, OSError) as error:
            raise Away(reason_of(error)) from None
        finally:
            if attempt != self._attempt or db.broken or sys.exc_info()[0] is not None:
                db.close()
        return None

    def _do(self, db: Database, works: Sequence[Work]) -> None:
        """Does the work in one transaction; where the server does not take some data, finds out whose they are."""
        try:
            with db.transaction():
                for each in works:
                    each.run(db, self.process)
        except (psycopg.Error, UnicodeError, OverflowError) as error:
            if not is_fault_of_data(error):
                raise
            if len(works) == 1:
                raise Unacceptable(works[0], reason_of(error)) from None
            for each in works:
                self._do(db, [each])

    def close(self) -> None:
        """Closes the connection; the next piece of work opens a new one."""
        if self._db is not None:
            self._db.close()
            self._db = None
