"""The journal: every game of this machine's tables, step by step, in one SQLite file, so that games outlive the host.

Knows: the journal's schema, and what of a table is saved.
Must not know: sockets, trio, or who is told what. The file holds every secret of its games: it is readable by its owner
only.

A step is committed before anybody is told of it. The file has a write-ahead log with synchronous=NORMAL: a commit is
handed to the system and takes some 0.15 ms, which is little enough for the thread that draws the screen. One commit in
two hundred checkpoints the log and waits for the disk, some 5 to 10 ms. A commit survives the end of the program, also
`kill -9`. A power failure or a system crash can lose the last steps, but never half a step, and never breaks the file;
clients return to a game that is some steps younger. FULL would lose nothing, and wait 3.5 ms for the disk at each step.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from core import Sentence
from netplay.audit.transcript import Transcript
from netplay.game.saved import CannotResume, SavedStep, damaged
from netplay.protocol.messages import STEPS
from netplay.table.saved import SavedTable, from_bytes
from netplay.table.table import Table

from .database import Database
from .entry import NOTHING_UNFINISHED, Entry, entry_of
from .retention import evict_tables, evict_transcripts
from .schema import HALL, KEPT_NAMES, TRANSCRIPTS, Forgotten, NotSaved


class Journal:
    """One journal file. It is opened when it is first needed. `kept` is the number of tables that it
    keeps, by default that of one person's machine."""

    def __init__(self, path: Path, kept: int | None = None) -> None:
        self.path, self._kept = path, kept
        self.database = Database(path)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file."""
        self.database.close()

    def there(self) -> bool:
        """True if the file exists. Raises NotSaved if its folder cannot be read."""
        with self.database.faults():
            return self.path.exists()

    def check(self) -> None:
        """Opens the file. Raises CannotResume if it is no journal, or damaged; NotSaved."""
        with self.database.faults():
            self.database.opened()

    def unreadable(self, error: NotSaved) -> Sentence:
        """Returns the sentence for a file that cannot be read."""
        text = "The journal {path} cannot be read: {reason}."
        return Sentence("journal-unreadable", text, path=str(self.path), reason=str(error))

    # Writing

    def write(
        self, entry: Entry, writer: bytes, header: bytes, steps: list[SavedStep], claim: bool
    ) -> list[Entry]:  # fmt: skip
        """Writes a table with its new steps, atomically; returns the unfinished games that were deleted for it. `claim`
        makes `writer` the only writer of this table; earlier ones fail from then on. Raises NotSaved, also Gone and
        Forgotten, or CannotResume."""
        evicted: list[Entry] = []
        with self.database.transaction() as db:
            first, row = entry.steps - len(steps) + 1, _row_of(entry, writer, header)
            if claim or not _continue(db, row, first - 1):
                _check_writer(db, entry.id, b"" if claim else writer, first - 1)
                db.execute(_upsert_of(tuple(row)), row)
                db.execute("DELETE FROM steps WHERE id = ? AND seq >= ?", (entry.id, first))
            if claim:
                evicted = [found for each in evict_tables(db, entry.id, self._kept) if (found := entry_of(each))]
            db.executemany(
                "INSERT INTO steps VALUES (?, ?, ?, ?, ?)",
                [(entry.id, seq, each.actor, _packed(each.action), _packed(each.luck))
                 for seq, each in enumerate(steps, first)],
            )  # fmt: skip
        return evicted

    def keep_told(self, told: Transcript) -> None:
        """Saves the transcript of a game at another host's table. Failures are ignored: the game was played anyway."""
        deal = told.began.deal
        if deal is None:
            return
        seat = -1 if told.began.seat is None else told.began.seat
        with suppress(NotSaved, CannotResume), self.database.transaction() as db:
            db.execute(TRANSCRIPTS)
            row = told.table, deal.terms.number, seat, time.time(), _packed(told)
            db.execute("INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?, ?)", row)
            evict_transcripts(db, told.table)

    # Reading

    def all_told(self) -> list[Transcript]:
        """Returns the transcripts of games at other tables, the last one first, without damaged ones. Raises NotSaved
        or CannotResume."""
        return [told for _, told in self.all_told_dated()]

    def all_told_dated(self) -> list[tuple[float, Transcript]]:
        """Returns the same, each with the time when it was saved. Raises NotSaved or CannotResume."""
        with self.database.faults():
            db = self.database.readable()
            if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'told'").fetchone():
                return []
            rows = db.execute("SELECT changed, told FROM told ORDER BY changed DESC, id").fetchall()
        found: list[tuple[float, Transcript]] = []
        for changed, data in rows:
            with suppress(ValueError, TypeError, RecursionError):
                found.append((float(changed), _TRANSCRIPT.decode(data)))
        return found

    def all_dealt(self) -> list[Entry]:
        """Returns all games of this machine's tables, the last one first. Raises NotSaved or CannotResume."""
        return [entry for entry in self._entries("1") if entry.players != ("",)]

    def unfinished(self, alone: bool | None = None) -> list[Entry]:
        """Returns the tables with an unfinished game, the last one first; with `alone`, only those of one person with
        bots, or only the others. Raises NotSaved or CannotResume."""
        found = self._entries("playing")
        return [each for each in found if alone is None or each.alone == alone]

    def _entries(self, which: str) -> list[Entry]:
        if not self.there():
            return []
        with self.database.faults():
            columns = ", ".join(Entry.__struct_fields__)
            query = f"SELECT {columns} FROM tables WHERE {which} ORDER BY changed DESC, id"
            rows = self.database.readable().execute(query).fetchall()
        return [entry for row in rows if (entry := entry_of(row))]

    def find(self, wanted: str, alone: bool | None = None) -> Entry:
        """Returns the unfinished game whose identity starts with `wanted`; for "" the last one. Raises CannotResume if
        there is none, or more than one."""
        try:
            found = [each for each in self.unfinished(alone) if each.id.startswith(wanted)]
        except NotSaved as error:
            raise CannotResume(self.unreadable(error)) from None
        if not found and not wanted:
            raise CannotResume(NOTHING_UNFINISHED)
        if not found or (wanted and len(found) > 1):
            text = "There is no unfinished game {said}, or more than one. --resume list shows them all."
            raise CannotResume(Sentence("not-unfinished", text, said=ascii(wanted)[1:-1][:20]))
        return found[0]

    def read(self, id: str) -> SavedTable:
        """Returns a table with all its steps. Raises NotSaved or CannotResume."""
        with self.database.faults():
            db = self.database.readable()
            row = db.execute("SELECT header, steps FROM tables WHERE id = ?", (id,)).fetchone()
            steps = "SELECT seq, actor, action, luck FROM steps WHERE id = ? ORDER BY seq LIMIT ?"
            rows = db.execute(steps, (id, STEPS + 1)).fetchall()
        if row is None:
            raise CannotResume(NOTHING_UNFINISHED)
        return assembled(row[0], row[1], rows)

    # The hall whose tables are in the file

    def write_hall(self, record: bytes) -> None:
        """Writes the record of the hall. Raises NotSaved or CannotResume."""
        with self.database.transaction() as db:
            db.execute(HALL)
            db.execute("INSERT OR REPLACE INTO hall VALUES (1, ?)", (record,))

    def read_hall(self) -> bytes | None:
        """Returns the record of the hall; None if there is none. Raises NotSaved or CannotResume."""
        if not self.there():
            return None
        with self.database.faults():
            db = self.database.readable()
            if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'hall'").fetchone():
                return None
            row = db.execute("SELECT record FROM hall").fetchone()
        return row[0] if row is not None and isinstance(row[0], bytes) else None

    def keep(self, name: str, data: bytes) -> None:
        """Writes what is kept under a name; empty data deletes it. Raises NotSaved or CannotResume."""
        with self.database.transaction() as db:
            db.execute(KEPT_NAMES)
            if data:
                db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, data))
            else:
                db.execute("DELETE FROM kept WHERE name = ?", (name,))

    def kept(self, name: str) -> bytes:
        """Returns what is kept under a name; empty for nothing. Raises NotSaved or CannotResume."""
        if not self.there():
            return b""
        with self.database.faults():
            db = self.database.readable()
            if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'kept'").fetchone():
                return b""
            row = db.execute("SELECT data FROM kept WHERE name = ?", (name,)).fetchone()
        return row[0] if row is not None and isinstance(row[0], bytes) else b""

    def headers(self) -> Iterator[tuple[str, bytes, bool, float]]:
        """Yields each table's identity, its header without steps, whether its game goes on, and when it last changed.
        Raises NotSaved or CannotResume."""
        with self.database.faults():
            rows = self.database.readable().execute("SELECT id, header, playing, changed FROM tables").fetchall()
        for id, header, playing, changed in rows:
            if isinstance(id, str) and isinstance(header, bytes) and isinstance(changed, float):
                yield id, header, bool(playing), changed

    def resume(self, wanted: str, alone: bool, now: Callable[[], float]) -> tuple[Entry, Table]:
        """Returns the table of an unfinished game, as `find` finds it, with `now` as its clock. Raises CannotResume."""
        entry = self.find(wanted, alone)
        try:
            saved = self.read(entry.id)
        except NotSaved as error:
            raise CannotResume(self.unreadable(error)) from None
        return entry, Table.resumed(saved, now=now)


def journal_path() -> Path:
    """Returns the default path of this user's journal."""
    return platformdirs.user_data_path("round-table") / "journal.sqlite"


def assembled(header: object, count: object, rows: list[tuple[Any, ...]]) -> SavedTable:
    """Returns a table of this header and this number of steps, whose rows begin with their number. Raises
    CannotResume."""
    if not isinstance(header, bytes) or not isinstance(count, int):
        raise CannotResume(damaged("header"))
    table = from_bytes(header)
    if table.play is None and not count:
        return table
    if table.play is None or count > STEPS or [each[0] for each in rows] != list(range(1, count + 1)):
        raise CannotResume(damaged("steps are missing, or too many"))
    play = msgspec.structs.replace(table.play, steps=_steps_of(rows))
    return msgspec.structs.replace(table, play=play)


def _check_writer(db: sqlite3.Connection, id: str, writer: bytes, before: int) -> None:
    """Raises NotSaved if the table has another writer, unless `writer` is empty; Forgotten if fewer steps than `before`
    are saved of it."""
    row = db.execute("SELECT writer, steps FROM tables WHERE id = ?", (id,)).fetchone()
    if row is not None and writer and row[0] != writer:
        raise NotSaved("another program has resumed this table")
    saved = 0 if row is None else int(row[1])
    if before > saved:
        raise Forgotten("what was written of this table is not there any more")


def _row_of(entry: Entry, writer: bytes, header: bytes) -> dict[str, Any]:
    return {**msgspec.structs.asdict(entry), "players": "\n".join(entry.players), "writer": writer, "header": header}


def _continue(db: sqlite3.Connection, row: dict[str, Any], before: int) -> bool:
    """Writes the row of a table of which this writer has saved so many steps, as nearly always; otherwise changes
    nothing, and returns False."""
    return db.execute(_update_of(tuple(row)), {**row, "before": before}).rowcount == 1


@cache
def _update_of(columns: tuple[str, ...]) -> str:
    """Returns the statement that changes a row with these columns."""
    update = ", ".join(f"{name} = :{name}" for name in columns)
    return f"UPDATE tables SET {update} WHERE id = :id AND writer = :writer AND steps = :before"


@cache
def _upsert_of(columns: tuple[str, ...]) -> str:
    """Returns the statement that writes a row with these columns."""
    names, holes = ", ".join(columns), ", ".join(f":{name}" for name in columns)
    update = ", ".join(f"{name} = excluded.{name}" for name in columns)
    return f"INSERT INTO tables ({names}) VALUES ({holes}) ON CONFLICT (id) DO UPDATE SET {update}"


def _steps_of(rows: list[tuple[Any, ...]]) -> list[SavedStep]:
    """Returns the steps of these rows. Raises CannotResume."""
    try:
        plain = [(actor, _unpacked(action), _unpacked(luck)) for _, actor, action, luck in rows]
        return msgspec.convert(plain, list[SavedStep])
    except (ValueError, TypeError, RecursionError) as error:
        raise CannotResume(damaged(type(error).__name__)) from None


_TRANSCRIPT = msgspec.msgpack.Decoder(Transcript)
_packed = msgspec.msgpack.Encoder().encode
_unpacked = msgspec.msgpack.Decoder(list[Any]).decode
