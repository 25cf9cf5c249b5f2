"""The journal's schema, its limits, and the errors of reading and writing it.

Knows: SQL, sizes.
Must not know: the file, sockets, or who is told what.
"""

from __future__ import annotations

APPLICATION = 0x524F5442
"""SQLite's application id, which identifies a journal. It spells ROTB."""
VERSION = 1
"""Version of the schema. A journal of a newer version is not touched."""
KEPT = 100
"""Number of tables that are kept, and of transcripts; unfinished tables before finished ones, the latest first."""
KEPT_OF_ONE = 40
"""Number of transcripts that are kept of one table, so that it takes no place of others."""
LATEST = 2.0**35
"""Latest time in seconds since 1970, a thousand years on; a calendar can show it."""
LARGEST = 2**24
"""Bytes of any value in the file; a table takes some 100 kB."""
KIND = """
SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
FROM pragma_application_id, pragma_user_version
"""
TABLES = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, writer BLOB NOT NULL, alone INTEGER NOT NULL, port INTEGER NOT NULL, name TEXT NOT NULL,
    game TEXT NOT NULL, players TEXT NOT NULL, changed REAL NOT NULL, playing INTEGER NOT NULL, steps INTEGER NOT NULL,
    header BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS steps (
    id TEXT NOT NULL, seq INTEGER NOT NULL, actor INTEGER NOT NULL, action BLOB NOT NULL, luck BLOB NOT NULL,
    PRIMARY KEY (id, seq)
) WITHOUT ROWID;
"""
TRANSCRIPTS = """
CREATE TABLE IF NOT EXISTS told (
    id TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, changed REAL NOT NULL, told BLOB NOT NULL,
    PRIMARY KEY (id, deal, seat)
) WITHOUT ROWID;
"""
"""Transcripts of games at tables of other hosts. Older releases of this version ignore them."""
HALL = """
CREATE TABLE IF NOT EXISTS hall (one INTEGER PRIMARY KEY CHECK (one = 1), record BLOB NOT NULL);
"""
"""The record of the hall whose tables are in the file. Older releases of this version ignore it."""
KEPT_NAMES = """
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
"""
"""What a hall keeps by name, as its tournaments. Older releases of this version ignore it."""
KEPT_IN_HALL = 3000
"""Number of tables that are kept in the file of a hall."""


class NotSaved(Exception):
    """The file cannot be written, or read, at the moment: the disk is full, it is read-only, or it is locked."""


class Gone(NotSaved):
    """The file or its log has been removed, truncated or replaced: whatever is written would be lost. All of its
    content must be written again."""


class Forgotten(NotSaved):
    """The file lacks steps before those that are to be written: all of the table must be written again."""
