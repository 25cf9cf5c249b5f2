"""Which process runs the tournaments of the hall: a row names it, with a term that rises with each one.

Knows: the schema, the leases of processes.
Must not know: connections, trio, tournaments.
"""

from __future__ import annotations

from typing import NamedTuple

from .connection import Database


class Leader(NamedTuple):
    """The process that runs the tournaments, and the term of its leadership. Without a process nobody has ever run
    them, or the last one has ended in order."""

    process: str | None = None
    term: int = 0


def leader(db: Database, process: str) -> Leader:
    """Returns the leader. This process becomes it if there is none whose lease runs."""
    found, served = _seen(db)
    if served:
        return found
    db.execute("SELECT 1 FROM round_table.desk FOR UPDATE")  # two that ask at once are told of the same one
    found, served = _seen(db)
    if served:
        return found
    db.execute("UPDATE round_table.desk SET owner = %s, term = term + 1", (process,))
    return Leader(process, found.term + 1)


def _seen(db: Database) -> tuple[Leader, bool]:
    """Returns the last leader, and whether its lease runs."""
    query = """SELECT d.owner, d.term, EXISTS (SELECT 1 FROM round_table.processes p
        WHERE p.id = d.owner AND p.expires > clock_timestamp()) FROM round_table.desk d"""
    row = db.execute(query).fetchone()
    return (Leader(row[0], row[1]), row[2]) if row else (Leader(), False)


def leads(db: Database, process: str, term: int) -> bool:
    """True if this is still the term of this process; no other can begin one before this transaction ends."""
    query = "SELECT 1 FROM round_table.desk WHERE owner = %s AND term = %s FOR UPDATE"
    return db.execute(query, (process, term)).fetchone() is not None


def give_up(db: Database, process: str) -> None:
    """Ends the leadership of a process that ends in order."""
    db.execute("UPDATE round_table.desk SET owner = NULL WHERE owner = %s", (process,))
