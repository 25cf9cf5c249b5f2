"""The beat of a process: it renews its lease, and reads what the others have changed.

Knows: the schema, owners and terms.
Must not know: connections, trio, or what becomes of the results.

The transactions whose changes a reader has not seen have numbers from `pg_snapshot_xmin` on, taken before it reads. So
each beat reads what was touched by that one or a later one at the beat before; some rows come twice, none is missed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from . import schema
from .connection import Database
from .leadership import Leader, leader
from .work import LIVE


class Seen(NamedTuple):
    """A table as its row in the store has it."""

    id: str
    owner: str | None
    closed: bool
    listed: bytes


@dataclass
class Beat:
    """Renews the lease for `lease` seconds. `since` is the horizon of the last beat; "0" for the first one."""

    address: str
    lease: float
    since: str
    mine: dict[str, int]
    """The tables that this process believes to own, each with its term."""
    listed: dict[str, bytes]
    """The rows of the list that have changed here."""
    term: int = 0
    """The term in which this process believes to run the tournaments; 0 if another does."""
    horizon: str = ""
    processes: dict[str, str] = field(default_factory=dict[str, str])
    """The address of each process whose lease runs."""
    tables: list[Seen] = field(default_factory=list[Seen])
    """The tables that were touched."""
    lost: dict[str, str] = field(default_factory=dict[str, str])
    """The tables that another process has taken, each with its address; empty if that has died or closed it."""
    hall: bytes | None = None
    """The record of the hall, if it was touched."""
    leader: Leader = field(default_factory=Leader)
    """The process that runs the tournaments."""
    cups: dict[str, bytes] = field(default_factory=dict[str, bytes])
    """The records of tournaments that were touched; all of them when this process begins or ceases to run them."""
    told: dict[str, bytes] = field(default_factory=dict[str, bytes])
    """What the processes have told each other lately, by the names of its records, in order."""

    def run(self, db: Database, process: str) -> None:
        """Renews and reads."""
        renew = """INSERT INTO round_table.processes
            VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))
            ON CONFLICT (id) DO UPDATE SET address = excluded.address, expires = excluded.expires"""
        db.execute(renew, (process, self.address, self.lease))
        self._write_listed(db, process)
        row = db.execute("SELECT pg_snapshot_xmin(pg_current_snapshot())::text").fetchone()
        self.horizon = row[0] if row else "0"
        found = db.execute(f"SELECT id, address FROM round_table.processes p WHERE {LIVE} ORDER BY id".encode())
        self.processes = dict(found.fetchall())
        touched = """SELECT id, owner, closed IS NOT NULL, listed FROM round_table.tables
            WHERE touched >= %s::xid8"""
        self.tables = [Seen(id, owner, closed, bytes(listed))
                       for id, owner, closed, listed in db.execute(touched, (self.since,)).fetchall()]  # fmt: skip
        record = "SELECT data FROM round_table.records WHERE name = %s AND touched >= %s::xid8"
        row = db.execute(record, (schema.HALL, self.since)).fetchone()
        self.hall = bytes(row[0]) if row else None
        self._read_cups(db, process)
        self.told = self._records(db, schema.BUS, self.since)
        self._find_lost(db, process)

    def _read_cups(self, db: Database, process: str) -> None:
        """Finds out who runs the tournaments, and reads what has changed of them. What a former leader has replied is
        read after that, so none of its replies is missed."""
        self.leader = leader(db, process)
        term = self.leader.term if self.leader.process == process else 0
        self.cups = self._records(db, schema.TOURNAMENTS, self.since if term == self.term else "0")

    def _records(self, db: Database, prefix: str, since: str) -> dict[str, bytes]:
        """Returns the records whose names begin so and that were touched."""
        query = (
            "SELECT name, data FROM round_table.records WHERE starts_with(name, %s) AND touched >= %s::xid8 ORDER BY 1"
        )
        return {name: bytes(data) for name, data in db.execute(query, (prefix, since)).fetchall()}

    def _write_listed(self, db: Database, process: str) -> None:
        """Writes the changed rows of the list, of tables that are still owned."""
        update = """UPDATE round_table.tables SET listed = %s, touched = pg_current_xact_id()
            WHERE id = %s AND owner = %s AND term = %s"""
        rows = [(listed, id, process, self.mine[id]) for id, listed in sorted(self.listed.items()) if id in self.mine]
        if rows:
            with db.cursor() as cursor:
                cursor.executemany(update, rows)

    def _find_lost(self, db: Database, process: str) -> None:
        """Compares the terms of the tables that this process believes to own."""
        query = """SELECT t.id, t.owner = %s AND t.closed IS NULL, t.term, coalesce(p.address, '')
            FROM round_table.tables t LEFT JOIN round_table.processes p
            ON p.id = t.owner AND p.expires > clock_timestamp() WHERE t.id = ANY(%s)"""
        rows = db.execute(query, (process, list(self.mine))).fetchall()
        owned = {id for id, ours, term, _ in rows if ours and term == self.mine[id]}
        addresses = {id: address for id, _, _, address in rows}
        self.lost = {id: addresses.get(id, "") for id in self.mine if id not in owned}
