"""Selects the tables and transcripts to delete when the journal is full.

Knows: the journal's schema, the columns of an entry.
Must not know: the file, or the content of a table.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from .entry import Entry
from .schema import KEPT, KEPT_OF_ONE

_TOO_MANY = (
    "id != :but AND id NOT IN (SELECT id FROM tables ORDER BY playing DESC, id = :but DESC, changed DESC LIMIT :kept)"
)


def evict_tables(db: sqlite3.Connection, but: str, kept: int | None = None) -> list[tuple[Any, ...]]:
    """Deletes the oldest tables above `kept`, by default `KEPT`, never `but`, and finished ones before
    unfinished ones. Returns the rows of unfinished ones, with the columns of an `Entry`, the latest first."""
    kept = KEPT if kept is None else kept
    if db.execute("SELECT count(*) FROM tables").fetchone()[0] <= kept:
        return []
    limits, columns = {"but": but, "kept": kept}, ", ".join(Entry.__struct_fields__)
    query = f"SELECT {columns} FROM tables WHERE playing AND {_TOO_MANY} ORDER BY changed DESC"
    evicted = db.execute(query, limits).fetchall()
    db.execute(f"DELETE FROM tables WHERE {_TOO_MANY}", limits)
    db.execute("DELETE FROM steps WHERE id NOT IN (SELECT id FROM tables)")
    return evicted


def evict_transcripts(db: sqlite3.Connection, table: str) -> None:
    """Deletes the oldest transcripts of this table above `KEPT_OF_ONE`, and of all tables above `KEPT`: tables with
    many transcripts lose some first."""
    db.execute(
        "DELETE FROM told WHERE id = :id AND (deal, seat) NOT IN "
        "(SELECT deal, seat FROM told WHERE id = :id ORDER BY changed DESC LIMIT :most)",
        {"id": table, "most": KEPT_OF_ONE},
    )
    db.execute(
        "DELETE FROM told WHERE (id, deal, seat) NOT IN (SELECT id, deal, seat FROM (SELECT *, "
        "row_number() OVER (PARTITION BY id ORDER BY changed DESC) AS latest FROM told) "
        "ORDER BY latest, changed DESC LIMIT ?)", (KEPT,)
    )  # fmt: skip
