"""Which tables and transcripts are kept when the journal is full.

Knows: the journal's schema.
Must not know: the file, or the content of a table.
"""

from __future__ import annotations

import sqlite3

from .schema import KEPT, KEPT_OF_ONE


def evict_tables(db: sqlite3.Connection, but: str) -> None:
    """Deletes the oldest tables above `KEPT`, never `but`, and finished ones before unfinished ones."""
    db.execute(
        "DELETE FROM tables WHERE id != :but AND id NOT IN "
        "(SELECT id FROM tables ORDER BY playing DESC, id = :but DESC, changed DESC LIMIT :kept)",
        {"but": but, "kept": KEPT},
    )
    db.execute("DELETE FROM steps WHERE id NOT IN (SELECT id FROM tables)")


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
