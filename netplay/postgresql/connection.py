"""Connections to a PostgreSQL server: opened, checked, and broken off.

Knows: psycopg, the server's address, the schema.
Must not know: trio, tables, leases, or what is written.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import psycopg

from core import Sentence
from netplay.game.saved import CannotResume
from netplay.journal.schema import NotSaved

from . import schema

Database = psycopg.Connection[tuple[Any, ...]]
PATIENCE = 2.0
"""Seconds for a connection, and for one transaction; a server that takes longer counts as away."""
SETTINGS = ("statement_timeout = 2000", "lock_timeout = 1500", "idle_in_transaction_session_timeout = 3000",
            "synchronous_commit = on", "client_encoding = 'UTF8'")  # fmt: skip
"""A session that is cut off from its client keeps no lock for long."""


class Address:
    """The address of a store, as it was given on the command line."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        host = parts.netloc.rpartition("@")[2]
        self.shown = f"postgresql://{host}{parts.path}"
        """The address without name and password."""

    def connect(self) -> Database:
        """Returns a new connection. Raises psycopg.Error."""
        db = psycopg.connect(
            self.url, autocommit=True, connect_timeout=round(PATIENCE), application_name=schema.APPLICATION,
            keepalives_idle=5, keepalives_interval=2, keepalives_count=3, tcp_user_timeout=10_000,
        )  # fmt: skip
        try:
            for each in SETTINGS:
                db.execute(f"SET {each}".encode())
        except BaseException:
            db.close()
            raise
        return db

    def prepare(self, db: Database) -> None:
        """Creates the schema where there is none; writes nothing unless the store is ours. Raises CannotResume."""
        with db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (schema.CREATING,))
            row = db.execute(schema.KIND).fetchone()
            there, has_format, has_tables, has_desk = row or (False, False, False, False)
            if not there:
                for each in schema.CREATE:
                    db.execute(each.encode())
                db.execute(schema.BEGIN, (schema.APPLICATION, schema.VERSION))
            elif not (has_format and has_tables):
                raise CannotResume(self._foreign())
            else:
                self._check_format(db)
                for each in () if has_desk else schema.DESK:
                    db.execute(each.encode())

    def _check_format(self, db: Database) -> None:
        try:
            with db.transaction():
                row = db.execute(schema.FORMAT).fetchone()
        except psycopg.errors.UndefinedColumn:
            row = None
        if row is None or row[0] != schema.APPLICATION:
            raise CannotResume(self._foreign())
        if row[1] > schema.VERSION:
            text = "The store {path} was written by a newer version. Please continue with that one."
            raise CannotResume(Sentence("store-newer", text, path=self.shown))

    def _foreign(self) -> Sentence:
        text = "{path} has a schema round_table that is not ours; it is left as it is. Please give another database."
        return Sentence("store-foreign", text, path=self.shown)


def opened(url: str) -> tuple[Address, Database]:
    """Returns a store's address and a connection to it, with its schema. Raises CannotResume or NotSaved."""
    address = Address(url)
    try:
        db = address.connect()
        try:
            address.prepare(db)
        except BaseException:
            db.close()
            raise
    except CannotResume:
        raise
    except (psycopg.Error, ValueError) as error:
        raise NotSaved(reason_of(error)) from None
    return address, db


def reason_of(error: BaseException) -> str:
    """Returns the reason for a failure in one line."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def is_fault_of_data(error: Exception) -> bool:
    """True if a second try would fail likewise, since the server does not take these data."""
    return isinstance(error, psycopg.DataError | psycopg.IntegrityError | UnicodeError | OverflowError)


def break_off(db: Database | None) -> None:
    """Ends a connection that another thread may be waiting for: that thread fails at once."""
    if db is None:
        return
    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(db.fileno())) as end:
        end.shutdown(socket.SHUT_RDWR)
