"""What is done in a store, each as one piece of a transaction. Each can be done again if it is not known whether the
transaction was committed.

Knows: the schema, owners and terms.
Must not know: connections, trio, or what becomes of the results.

A table's row names its owner, a process, and the term of its ownership, a number that only rises. Who takes a table
raises the term, under the lock of the row. What is written names owner and term in the same statement that locks
the row, so a former owner writes nothing. The process's own row says until when its ownership is respected.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from netplay.game.saved import SavedStep
from netplay.journal.entry import Entry

from . import leadership, schema
from .connection import Database
from .fields import Fields, amended, decode, encode

LIVE = "p.expires > clock_timestamp()"


class Work(Protocol):
    """One piece of work."""

    def run(self, db: Database, process: str) -> None:
        """Does it inside a transaction, and keeps the result."""
        ...


@dataclass
class Write:
    """Writes a table with its new steps. `fresh`: the table may be new to the store."""

    entry: Entry
    term: int
    header: bytes
    steps: list[SavedStep]
    listed: bytes
    fresh: bool = False
    lost: bool = False
    """True if the table has another owner, so that nothing was written."""

    def run(self, db: Database, process: str) -> None:
        """Writes, unless the table is lost."""
        entry = self.entry
        columns = entry.name, entry.game, entry.changed, entry.playing, entry.steps, self.header
        update = """UPDATE round_table.tables
            SET name = %s, game = %s, changed = %s, playing = %s, steps = %s, header = %s
            WHERE id = %s AND owner = %s AND term = %s AND closed IS NULL"""
        done = db.execute(update, (*columns, entry.id, process, self.term)).rowcount
        if not done and self.fresh:
            done = self._insert(db, process, columns)
        self.lost = not done
        if done:
            self._write_steps(db)

    def _insert(self, db: Database, process: str, columns: tuple[Any, ...]) -> int:
        insert = """INSERT INTO round_table.tables
            (name, game, changed, playing, steps, header, id, owner, term, listed, touched)
            VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, pg_current_xact_id()) ON CONFLICT DO NOTHING"""
        return db.execute(insert, (*columns, self.entry.id, process, self.term, self.listed)).rowcount

    def _write_steps(self, db: Database) -> None:
        id, first = self.entry.id, self.entry.steps - len(self.steps) + 1
        db.execute("DELETE FROM round_table.steps WHERE id = %s AND seq >= %s", (id, first))
        if self.steps:
            rows = [(id, seq, each.actor, _packed(each.action), _packed(each.luck))
                    for seq, each in enumerate(self.steps, first)]  # fmt: skip
            with db.cursor() as cursor:
                cursor.executemany("INSERT INTO round_table.steps VALUES (%s, %s, %s, %s, %s)", rows)


@dataclass
class Release:
    """Gives a table up that was put away; it goes on nowhere until somebody takes it."""

    id: str
    term: int

    def run(self, db: Database, process: str) -> None:
        """Gives it up, if it is still owned."""
        update = """UPDATE round_table.tables SET owner = NULL, touched = pg_current_xact_id()
            WHERE id = %s AND owner = %s AND term = %s"""
        db.execute(update, (self.id, process, self.term))


@dataclass
class Close:
    """Closes a table for good, unless another process owns it."""

    id: str

    def run(self, db: Database, process: str) -> None:
        """Closes it."""
        update = """UPDATE round_table.tables SET closed = clock_timestamp(), owner = NULL, term = term + 1,
            touched = pg_current_xact_id() WHERE id = %s AND closed IS NULL AND (owner IS NULL OR owner = %s)"""
        db.execute(update, (self.id, process))


@dataclass
class Take:
    """Takes a table that nobody owns whose lease runs, and reads it; or finds out who owns it. It may be asked for by
    its number, with which its identity begins."""

    asked: str
    id: str = ""
    term: int = 0
    """The term of the new ownership; 0 if it was not taken."""
    address: str = ""
    """The address of the process that owns it."""
    late: bool = False
    """True if that process is late with its renewal, and may be dead."""
    row: tuple[bytes, int] | None = None
    """Header and number of steps."""
    steps: list[tuple[Any, ...]] = field(default_factory=list[tuple[Any, ...]])

    def run(self, db: Database, process: str) -> None:
        """Takes it, or notes the owner."""
        self.id, self.term, self.address, self.late, self.row = self.asked, 0, "", False, None
        query = """SELECT id, owner, header, steps FROM round_table.tables
            WHERE starts_with(id, %s) AND closed IS NULL ORDER BY id LIMIT 1 FOR UPDATE"""
        found = db.execute(query, (self.asked,)).fetchone()
        if found is None:
            return
        self.id, owner, header, count = found
        if owner not in (None, process):
            self._note_owner(db, owner)
        if self.address:
            return
        self.row = bytes(header), count
        update = """UPDATE round_table.tables SET owner = %s, term = term + 1, touched = pg_current_xact_id()
            WHERE id = %s RETURNING term"""
        taken = db.execute(update, (process, self.id)).fetchone()
        self.term = taken[0] if taken else 0
        steps = "SELECT seq, actor, action, luck FROM round_table.steps WHERE id = %s ORDER BY seq"
        self.steps = db.execute(steps, (self.id,)).fetchall()

    def _note_owner(self, db: Database, owner: str) -> None:
        """Notes the address of the owner, if its lease runs."""
        query = f"""SELECT p.address, p.expires < clock_timestamp() + make_interval(secs => %s)
            FROM round_table.processes p WHERE p.id = %s AND {LIVE}"""
        row = db.execute(query.encode(), (schema.LEASE - schema.FRESH, owner)).fetchone()
        self.address, self.late = row or ("", False)


@dataclass
class Keep:
    """Saves a named record of the hall; one of its tournaments only if `term` is still that of this process as the one
    that runs them."""

    name: str
    data: bytes
    term: int = 0
    lost: bool = False
    """True if another process runs the tournaments, so that nothing was written."""

    def run(self, db: Database, process: str) -> None:
        """Saves it."""
        self.lost = self.term > 0 and not leadership.leads(db, process, self.term)
        if self.lost:
            return
        db.execute(
            """INSERT INTO round_table.records VALUES (%s, %s, pg_current_xact_id())
            ON CONFLICT (name) DO UPDATE SET data = excluded.data, touched = excluded.touched""",
            (self.name, self.data),
        )


@dataclass
class Amend:
    """Writes `changes` into the hall's record, and leaves what other processes have written there as it is."""

    changes: Fields
    done: bool = False
    """True once a transaction has done it, which may not be committed yet."""

    def run(self, db: Database, process: str) -> None:
        """Amends it."""
        row = db.execute("SELECT data FROM round_table.records WHERE name = %s FOR UPDATE", (schema.HALL,)).fetchone()
        if row is not None:
            data = encode(amended(decode(bytes(row[0])), self.changes))
            update = "UPDATE round_table.records SET data = %s, touched = pg_current_xact_id() WHERE name = %s"
            db.execute(update, (data, schema.HALL))
        self.done = True


@dataclass
class Find:
    """Reads a named record; saves `data` where there is none, unless that is None."""

    name: str
    data: bytes | None = None

    def run(self, db: Database, process: str) -> None:
        """Reads it."""
        if self.data is not None:
            db.execute(
                "INSERT INTO round_table.records VALUES (%s, %s, pg_current_xact_id()) ON CONFLICT DO NOTHING",
                (self.name, self.data),
            )
        row = db.execute("SELECT data FROM round_table.records WHERE name = %s", (self.name,)).fetchone()
        self.data = bytes(row[0]) if row else None


@dataclass
class Tell:
    """Tells all processes something, which they read at their next beats. `token` is used for nothing else; `term` as
    with `Keep`."""

    data: bytes
    term: int = 0
    token: str = field(default_factory=lambda: secrets.token_hex(8))
    lost: bool = False

    def run(self, db: Database, process: str) -> None:
        """Saves it under the time and the token, once."""
        self.lost = self.term > 0 and not leadership.leads(db, process, self.term)
        if self.lost:
            return
        insert = """INSERT INTO round_table.records
            SELECT %s || (extract(epoch FROM clock_timestamp()) * 1000)::bigint || '/' || %s, %s, pg_current_xact_id()
            WHERE NOT EXISTS (SELECT 1 FROM round_table.records
                WHERE starts_with(name, %s) AND split_part(name, '/', 3) = %s)"""
        db.execute(insert, (schema.BUS, self.token, self.data, schema.BUS, self.token))


@dataclass
class TakeNumbers:
    """Takes a block of numbers for visitors, which no other process has. `first` is the first of them."""

    first: int = 0

    def run(self, db: Database, process: str) -> None:
        """Takes the next block."""
        count = """INSERT INTO round_table.records VALUES (%s, '1', pg_current_xact_id())
            ON CONFLICT (name) DO UPDATE SET touched = excluded.touched, data =
            convert_to((convert_from(records.data, 'UTF8')::integer %% %s + 1)::text, 'UTF8') RETURNING data"""
        row = db.execute(count, (schema.NUMBERS, schema.BLOCKS)).fetchone()
        self.first = int(bytes(row[0])) * schema.BLOCK if row else 0


@dataclass
class Renew:
    """Renews the lease of this process for `lease` seconds, unless it has ended: then only a beat renews it, which
    finds out what was lost meanwhile."""

    lease: float
    renewed: bool = False

    def run(self, db: Database, process: str) -> None:
        """Renews it."""
        update = f"""UPDATE round_table.processes p SET expires = clock_timestamp() + make_interval(secs => %s)
            WHERE p.id = %s AND {LIVE}"""
        self.renewed = db.execute(update.encode(), (self.lease, process)).rowcount > 0


@dataclass
class Farewell:
    """Gives up all tables of a process that ends in order, and its lease."""

    def run(self, db: Database, process: str) -> None:
        """Ends the lease."""
        db.execute(
            "UPDATE round_table.tables SET owner = NULL, touched = pg_current_xact_id() WHERE owner = %s", (process,)
        )
        leadership.give_up(db, process)
        db.execute("DELETE FROM round_table.processes WHERE id = %s", (process,))


@dataclass
class Sweep:
    """Closes tables without a game whose processes have died; removes what is long closed, and what was long told."""

    def run(self, db: Database, process: str) -> None:
        """Sweeps."""
        db.execute(
            """UPDATE round_table.tables t SET closed = clock_timestamp(), owner = NULL, term = term + 1,
            touched = pg_current_xact_id() WHERE closed IS NULL AND NOT playing
            AND changed < extract(epoch FROM clock_timestamp()) - %s AND NOT EXISTS (
            SELECT 1 FROM round_table.processes p WHERE p.id = t.owner
            AND p.expires > clock_timestamp() - make_interval(secs => %s))""",
            (schema.ORPHANED, schema.ORPHANED),
        )
        old = "clock_timestamp() - make_interval(secs => %s)"
        db.execute(f"DELETE FROM round_table.tables WHERE closed < {old}".encode(), (schema.TOMBSTONE,))
        db.execute(f"DELETE FROM round_table.processes WHERE expires < {old}".encode(), (schema.TOMBSTONE,))
        db.execute(
            """DELETE FROM round_table.records WHERE starts_with(name, %s)
            AND split_part(name, '/', 2)::bigint / 1000 < extract(epoch FROM clock_timestamp()) - %s""",
            (schema.BUS, schema.TOLD),
        )


_packed = msgspec.msgpack.Encoder().encode
