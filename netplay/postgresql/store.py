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
import threading
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
        self._used: Database | None = None
        """The connection that the present attempt uses."""
        self._succeeded = False
        """True once the present attempt has done its work."""
        self._handing_over = threading.Lock()

    def do_now(self, *works: Work) -> None:
        """Does the work in one transaction, in this thread. Raises Away or Unacceptable."""
        self._done(works, self._attempt)

    async def do(self, works: Sequence[Work]) -> None:
        """Does the work in one transaction, without blocking other tasks. Raises Away or Unacceptable."""
        self._attempt, self._succeeded = self._attempt + 1, False
        try:
            with trio.move_on_after(PATIENCE if self._db is not None else 2 * PATIENCE):
                await trio.to_thread.run_sync(self._done, works, self._attempt, abandon_on_cancel=True)
        finally:
            done = self._give_up()
        if not done:
            raise Away("it does not respond")

    def _give_up(self) -> bool:
        """Ends the present attempt; false if it was not done. Then its connection is broken off, a new one too."""
        with self._handing_over:
            self._attempt += 1
            used, self._used = self._used, None
        break_off(used)
        return self._succeeded

    def _done(self, works: Sequence[Work], attempt: int) -> None:
        """Does the work and hands the connection back, unless the attempt has been given up meanwhile."""
        db = self._begun(attempt)
        if db is None:
            return
        try:
            self._do(db, works)
        except (psycopg.Error, OSError) as error:
            raise Away(reason_of(error)) from None
        finally:
            self._hand_back(db, attempt, whole=sys.exc_info()[0] is None)

    def _begun(self, attempt: int) -> Database | None:
        """Returns an open connection, which is broken off if the attempt is given up; None if it has been."""
        db = self._taken(attempt)
        if db is None or db.closed:
            try:
                db = self.address.connect()
            except psycopg.Error as error:
                raise Away(reason_of(error)) from None
        with self._handing_over:
            if attempt == self._attempt:
                self._used = db
                return db
        db.close()
        return None

    def _taken(self, attempt: int) -> Database | None:
        """Takes the connection that is kept. An attempt that was given up before its thread began leaves it there."""
        with self._handing_over:
            db = self._db if attempt == self._attempt else None
            if db is not None:
                self._db = None
            return db

    def _hand_back(self, db: Database, attempt: int, whole: bool) -> None:
        """Keeps the connection for the next piece of work if it can still be used; closes it otherwise."""
        with self._handing_over:
            if attempt == self._attempt:
                self._used = None
                if whole and not db.closed:
                    self._db, self._succeeded = db, True
                    return
        db.close()

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
