"""The schema of a shared store, and how it is created.

Knows: SQL, sizes and times.
Must not know: connections, tables of a game, trio.
"""

from __future__ import annotations

VERSION = 1
"""Version of the schema. A store of a newer version is not touched."""
APPLICATION = "Round Table"
CREATING = 0x524F5442
"""The advisory lock under which the schema is created."""
LEASE = 4.0
"""Seconds for which a process may serve its tables after the beginning of its last renewal."""
FRESH = 2.0
"""Seconds after its last renewal for which clients are sent on to a process; then they wait for it, or for its end."""
ORPHANED = 300.0
"""Seconds after which a table without a game is closed whose process has died."""
TOMBSTONE = 3600.0
"""Seconds for which closed tables are remembered, so that every process hears of it."""

KIND = """
SELECT to_regnamespace('round_table') IS NOT NULL,
    to_regclass('round_table.format') IS NOT NULL,
    to_regclass('round_table.tables') IS NOT NULL,
    to_regclass('round_table.desk') IS NOT NULL
"""
FORMAT = "SELECT application, version FROM round_table.format"
DESK = (
    """CREATE TABLE round_table.desk (
        one integer PRIMARY KEY CHECK (one = 1), owner text, term bigint NOT NULL)""",
    "INSERT INTO round_table.desk VALUES (1, NULL, 0)",
)
"""The process that runs the tournaments. The first stores have no such table; older processes know nothing of it."""
CREATE = (
    "CREATE SCHEMA round_table",
    """CREATE TABLE round_table.format (
        one integer PRIMARY KEY CHECK (one = 1), application text NOT NULL, version integer NOT NULL)""",
    """CREATE TABLE round_table.processes (
        id text PRIMARY KEY, address text NOT NULL, expires timestamptz NOT NULL)""",
    """CREATE TABLE round_table.tables (
        id text PRIMARY KEY, owner text, term bigint NOT NULL, closed timestamptz, touched xid8 NOT NULL,
        name text NOT NULL, game text NOT NULL, changed double precision NOT NULL, playing boolean NOT NULL,
        steps integer NOT NULL, listed bytea NOT NULL, header bytea NOT NULL)""",
    "CREATE INDEX ON round_table.tables (touched)",
    "CREATE INDEX ON round_table.tables (owner)",
    """CREATE TABLE round_table.steps (
        id text NOT NULL REFERENCES round_table.tables ON DELETE CASCADE, seq integer NOT NULL, actor integer NOT NULL,
        action bytea NOT NULL, luck bytea NOT NULL, PRIMARY KEY (id, seq))""",
    """CREATE TABLE round_table.records (
        name text PRIMARY KEY, data bytea NOT NULL, touched xid8 NOT NULL)""",
    *DESK,
)
BEGIN = "INSERT INTO round_table.format VALUES (1, %s, %s)"
"""Tables, the steps of their games, named records of the hall, and the processes that serve it."""
HALL = "hall"
"""The name of the record of the hall itself."""
TOURNAMENTS = "tournament"
"""How the names of records begin that only the process writes which runs the tournaments."""
NUMBERS = "numbers"
"""The name of the record that counts the blocks of visitors' numbers."""
BLOCK = 1 << 16
"""Numbers in a block."""
BLOCKS = (1 << 14) - 1
"""Blocks until the first one is given again: no visitor has so great a number as a bot of a tournament."""
BUS = "bus/"
"""How the names of records begin that hold what one process tells the others; milliseconds since 1970 follow."""
TOLD = 120.0
"""Seconds after which such a record is removed."""
