"""The journal: every game of this machine's tables, step by step, in one SQLite file, so that a game outlives its host.

Knows: SQLite, the file, and what of a table has been written down.
Must not know: sockets, trio, or who is told what. The file holds every secret of its games: nobody else may read it.

What is written is committed before anybody is told of it. The file has a write-ahead log (WAL) with synchronous=NORMAL:
a commit is handed to the system and takes some 0.15 ms, little enough to be written where the screen is drawn; one in
two hundred takes the log into the file and waits for the disk, some 5 to 10 ms. Whatever was committed outlives the end
of the program, by `kill -9` too. A power cut, or a crash of the whole machine, can take the last steps with it: those
that the system had not yet brought to its disk. It never leaves half a step, nor a broken file, and clients
come back to a game that is so many steps younger. FULL would lose nothing, and wait 3.5 ms for the disk at every step.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import platformdirs
from msgspec import Meta

from core import Sentence
from netplay.audit.verification import Transcript
from netplay.game.play import Play
from netplay.game.saved import CannotResume, SavedStep, damaged
from netplay.protocol import codec
from netplay.protocol.messages import STEPS
from netplay.table.outgoing import Outgoing
from netplay.table.saved import SavedTable, from_bytes, to_bytes
from netplay.table.table import Table

APPLICATION = 0x524F5442
"""What SQLite calls the application id: by it a journal is known. It spells ROTB."""
VERSION = 1
"""Of the file's tables. A journal of a newer one is not touched."""
KEPT = 100
"""So many tables are kept: unfinished ones before those that are over, and of each those that were written to last."""
KEPT_OF_ONE = 40
"""So many games of one table of somebody else: it takes no others' place."""
LATEST = 2.0**35
"""Seconds since 1970 that a calendar can still show, a thousand years on."""
LARGEST = 2**24
"""Bytes of anything in the file: a table takes some 100 kB."""
PATIENCE = 0.05
"""Seconds to wait for another program that is writing into the same file."""
KIND = """
SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
FROM pragma_application_id, pragma_user_version
"""
SCHEMA = """
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
TOLD = """
CREATE TABLE IF NOT EXISTS told (
    id TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, changed REAL NOT NULL, told BLOB NOT NULL,
    PRIMARY KEY (id, deal, seat)
) WITHOUT ROWID;
"""
"""What we were told of games at tables of others. Older releases of this version do not look at it."""
NOTHING_UNFINISHED = Sentence("nothing-unfinished", "There is no unfinished game to go on with.")
_NOT_A_DATABASE, _CORRUPT, _BUSY = 26, 11, 5


class NotSaved(Exception):
    """The file cannot be written, or read, just now: the disk is full, it may only be read, or somebody else has it."""


class Gone(NotSaved):
    """The file or its log has been removed, emptied, or another put in its place: what is written would be read by
    nobody. What was in it must be written anew."""


class Forgotten(NotSaved):
    """The file does not have, or not any more, the steps before those that are to be written: all of the table must be
    written anew."""


class Entry(msgspec.Struct, frozen=True):
    """What is written of a table, but for its steps; also a row of the list of unfinished games."""

    id: str
    alone: bool
    """One person and bots, on his own machine."""
    port: Annotated[int, Meta(ge=0, lt=65536)]
    name: str
    game: str
    players: tuple[str, ...]
    """Their names, in the order of the game's seats."""
    changed: Annotated[float, Meta(ge=0, le=LATEST)]
    """When it was last written to, in seconds since 1970."""
    playing: bool
    """Does the game go on? One that is over does too until somebody was told of its end."""
    steps: Annotated[int, Meta(ge=0)]


class Journal:
    """One file. It is opened when it is first needed; until then, nothing is looked at."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db: sqlite3.Connection | None = None
        self._places: list[Path] = []
        """Where the journal is, its log, and the index of that: beside the file itself if the journal is a link."""
        self._marks: list[_Mark | None] = []
        """Which files those are that are open: the journal, and its log as soon as something is in it."""

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._db is not None:
            self._db.close()
            self._db = None

    # What is written

    def write(self, entry: Entry, writer: bytes, header: bytes, steps: list[SavedStep], claim: bool) -> None:
        """Write a table down, with the steps that are new; all of it or nothing. `claim` makes `writer` the one who
        writes of this table from now on: whoever did so before can no more. Raises NotSaved, also Gone and Forgotten,
        or CannotResume."""
        with self._transaction() as db:
            first = entry.steps - len(steps) + 1
            self._check_ours(db, entry.id, b"" if claim else writer, first - 1)
            self._enter(db, entry, writer, header)
            if claim:
                self._forget_old(db, entry.id)
            db.execute("DELETE FROM steps WHERE id = ? AND seq >= ?", (entry.id, first))
            db.executemany(
                "INSERT INTO steps VALUES (?, ?, ?, ?, ?)",
                [(entry.id, seq, each.actor, _packed(each.action), _packed(each.luck))
                 for seq, each in enumerate(steps, first)],
            )  # fmt: skip

    def _check_ours(self, db: sqlite3.Connection, id: str, writer: bytes, before: int) -> None:
        """Raises NotSaved if another than `writer` writes of this table now, unless that is empty; Forgotten if so many
        steps of it have not been written."""
        row = db.execute("SELECT writer, steps FROM tables WHERE id = ?", (id,)).fetchone()
        if row is not None and writer and row[0] != writer:
            raise NotSaved("another program goes on with this table")
        if before > (0 if row is None else row[1]):
            raise Forgotten("what was written of this table is not there any more")

    def _enter(self, db: sqlite3.Connection, entry: Entry, writer: bytes, header: bytes) -> None:
        columns = {**msgspec.structs.asdict(entry), "players": "\n".join(entry.players), "writer": writer}
        columns["header"] = header
        names, holes = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        update = ", ".join(f"{name} = excluded.{name}" for name in columns)
        db.execute(f"INSERT INTO tables ({names}) VALUES ({holes}) ON CONFLICT (id) DO UPDATE SET {update}", columns)

    def _forget_old(self, db: sqlite3.Connection, but: str) -> None:
        """Keep as many tables as there may be, and in any case `but`: no unfinished one goes for one that is over."""
        db.execute(
            "DELETE FROM tables WHERE id != :but AND id NOT IN "
            "(SELECT id FROM tables ORDER BY playing DESC, id = :but DESC, changed DESC LIMIT :kept)",
            {"but": but, "kept": KEPT},
        )
        db.execute("DELETE FROM steps WHERE id NOT IN (SELECT id FROM tables)")

    def keep_told(self, told: Transcript) -> None:
        """Keep what we were told of a game at somebody else's table; of many, the last, and rather one of each table
        than many of one, so that a table that tells a great deal does not drive out what others told. What cannot be
        written is not: the game has been played all the same."""
        deal = told.began.deal
        if deal is None:
            return
        seat = -1 if told.began.seat is None else told.began.seat
        with suppress(NotSaved, CannotResume), self._transaction() as db:
            db.execute(TOLD)
            row = told.table, deal.terms.number, seat, time.time(), _PACK.encode(told)
            db.execute("INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?, ?)", row)
            db.execute(
                "DELETE FROM told WHERE id = :id AND (deal, seat) NOT IN "
                "(SELECT deal, seat FROM told WHERE id = :id ORDER BY changed DESC LIMIT :most)",
                {"id": told.table, "most": KEPT_OF_ONE},
            )
            db.execute(
                "DELETE FROM told WHERE (id, deal, seat) NOT IN (SELECT id, deal, seat FROM (SELECT *, "
                "row_number() OVER (PARTITION BY id ORDER BY changed DESC) AS latest FROM told) "
                "ORDER BY latest, changed DESC LIMIT ?)", (KEPT,)
            )  # fmt: skip

    # What is read

    def all_told(self) -> list[Transcript]:
        """What we were told of games at other tables, the last one first; a damaged one is passed over. Raises NotSaved
        or CannotResume."""
        with self._faults():
            db = self._opened()
            if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'told'").fetchone():
                return []
            rows = db.execute("SELECT told FROM told ORDER BY changed DESC, id").fetchall()
        found: list[Transcript] = []
        for (data,) in rows:
            with suppress(ValueError, TypeError, RecursionError):
                found.append(_TOLD.decode(data))
        return found

    def all_dealt(self) -> list[Entry]:
        """The games of tables of this machine, over or not, the last one first. Raises NotSaved or CannotResume."""
        return [entry for entry in self._entries("1") if entry.players != ("",)]

    def table(self, entry: Entry) -> SavedTable:
        """The table of a game, whole. Raises NotSaved or CannotResume."""
        return from_bytes(self.read(entry.id))

    def unfinished(self, alone: bool | None = None) -> list[Entry]:
        """The tables whose game is not over, the last one first; only those of one person with bots, or only the
        others, if `alone` says so. Raises NotSaved or CannotResume."""
        found = self._entries("playing")
        return [each for each in found if alone is None or each.alone == alone]

    def _entries(self, which: str) -> list[Entry]:
        if not self.there():
            return []
        with self._faults():
            columns = ", ".join(Entry.__struct_fields__)
            ask = f"SELECT {columns} FROM tables WHERE {which} ORDER BY changed DESC, id"
            rows = self._opened().execute(ask).fetchall()
        return [entry for row in rows if (entry := _entry_of(row))]

    def find(self, wanted: str, alone: bool | None = None) -> Entry:
        """The unfinished game whose identity begins so; for "" the last one. Raises CannotResume with a sentence for
        everything that may be wrong."""
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

    def read(self, id: str) -> bytes:
        """A table as `Table.resumed` takes it, whole. Raises NotSaved or CannotResume."""
        with self._faults():
            db = self._opened()
            row = db.execute("SELECT header, steps FROM tables WHERE id = ?", (id,)).fetchone()
            steps = "SELECT seq, actor, action, luck FROM steps WHERE id = ? ORDER BY seq LIMIT ?"
            rows = db.execute(steps, (id, STEPS + 1)).fetchall()
        if row is None:
            raise CannotResume(NOTHING_UNFINISHED)
        header, count = row
        if not isinstance(header, bytes) or not isinstance(count, int):
            raise CannotResume(damaged("header"))
        table = from_bytes(header)
        if table.play is None or count > STEPS or [each[0] for each in rows] != list(range(1, count + 1)):
            raise CannotResume(damaged("steps are missing, or too many"))
        try:
            steps = [SavedStep(actor, _unpacked(action), _unpacked(luck)) for _, actor, action, luck in rows]
        except (ValueError, TypeError, RecursionError) as error:
            raise CannotResume(damaged(type(error).__name__)) from None
        return to_bytes(msgspec.structs.replace(table, play=msgspec.structs.replace(table.play, steps=steps)))

    def resume(self, wanted: str, alone: bool, now: Callable[[], float]) -> tuple[Entry, Table]:
        """The table of an unfinished game, as `find` finds it, with its clock. Raises CannotResume."""
        entry = self.find(wanted, alone)
        try:
            data = self.read(entry.id)
        except NotSaved as error:
            raise CannotResume(self.unreadable(error)) from None
        return entry, Table.resumed(data, now=now)

    # The file

    def there(self) -> bool:
        """Is there a file? Raises NotSaved if nobody may look."""
        with self._faults():
            return self.path.exists()

    def check(self) -> None:
        """Open it now. Raises CannotResume if it is no journal of ours, or damaged; NotSaved."""
        with self._faults():
            self._opened()

    def unreadable(self, error: NotSaved) -> Sentence:
        """What is said when the file cannot be read."""
        text = "The journal {path} cannot be read: {reason}."
        return Sentence("journal-unreadable", text, path=str(self.path), reason=str(error))

    @contextmanager
    def _transaction(self) -> Generator[sqlite3.Connection]:
        with self._faults():
            self._check_there()
            db = self._opened()
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")
            if self._marks[1] is None:
                self._mark()

    @contextmanager
    def _faults(self) -> Generator[None]:
        """What goes wrong with the file, as a fault of ours."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code == _NOT_A_DATABASE:
                raise CannotResume(self._foreign()) from None
            if code == _CORRUPT:
                raise CannotResume(self._broken()) from None
            raise NotSaved(str(error)) from None
        except UnicodeError:  # SQLite names what is damaged, and its name is
            raise CannotResume(self._broken()) from None
        except OSError as error:
            raise NotSaved(error.strerror or type(error).__name__) from None

    def _check_there(self) -> None:
        """Raises Gone if what is open is not what has its name any more: SQLite would go on writing into it."""
        if self._lost():
            self._let_go()
            raise Gone("the file has been removed")

    def _lost(self) -> bool:
        if self._db is None:
            return False
        now = _mark(self.path), _mark(self._places[1])
        return any(was is not None and was != there for was, there in zip(self._marks, now, strict=True))

    def _mark(self) -> None:
        """Note which files are open. SQLite makes the log when it is first needed, and until then it may be empty."""
        file, log = _mark(self.path), _mark(self._places[1])
        self._marks = [file, log if log is not None and log.filled else None]

    def _let_go(self) -> None:
        """Close what is not there any more, and clear away what would spoil what comes next. An emptied log, or what
        belongs to an emptied file, is not to be taken into the file by whoever closes it last. Where the log has been
        removed, all of it can still be taken into the file; then its index goes, which a program that has both open
        would share with us, though our logs are two. If another log is there already, all that has been done."""
        file, log, index = self._places
        doomed: list[Path] = []
        if self._emptied(0):
            doomed = [file, log, index]
        elif self._emptied(1):
            doomed = [log, index]
        elif _mark(file) == self._marks[0] and _mark(log) is None:
            doomed = [index]
            self._take_log_in()
        for each in doomed:
            with suppress(OSError):
                each.unlink()
        self.close()

    def _take_log_in(self) -> None:
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _emptied(self, which: int) -> bool:
        """Is there nothing any more in the file, or in the log, that is open?"""
        was, there = self._marks[which], _mark(self._places[which])
        return was is not None and there == was._replace(filled=False)

    def _opened(self) -> sqlite3.Connection:
        if self._lost():
            self._let_go()
        if self._db is None:
            _make_private(self.path)
            db = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
            db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
            try:
                self._prepare(db)
            except BaseException:
                db.close()
                raise
            self._db, file = db, os.path.realpath(self.path)
            self._places = [Path(file), Path(f"{file}-wal"), Path(f"{file}-shm")]
            self._mark()
        return self._db

    def _prepare(self, db: sqlite3.Connection) -> None:
        """Nothing is written until it is known that the file is ours, and whole. Another program may be making it at
        the same moment: what it is is asked at once, and what is there by then is not made again."""
        application, version, parts = db.execute(KIND).fetchone()
        new = not application and not version and not parts
        if not new:
            self._check_whole(db, application, version)
        _keep_a_log(db)
        db.execute("PRAGMA synchronous = NORMAL")
        if new:
            begin = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
            db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} {begin} COMMIT;")

    def _check_whole(self, db: sqlite3.Connection, application: int, version: int) -> None:
        if application != APPLICATION:
            raise CannotResume(self._foreign())
        if version > VERSION:
            text = (
                "The journal {path} was written by a newer release. Please go on with that one, or give another: "
                "--journal PATH."
            )
            raise CannotResume(Sentence("journal-newer", text, path=str(self.path)))
        strange = db.execute("SELECT count(*) FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone()[0]
        if strange or db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise CannotResume(self._broken())

    def _foreign(self) -> Sentence:
        text = "{path} is no journal of Round Table, and is left as it is. Please give another: --journal PATH."
        return Sentence("journal-foreign", text, path=str(self.path))

    def _broken(self) -> Sentence:
        text = (
            "The journal {path} is damaged, and is left as it is. Please put it aside, or give another: --journal PATH."
        )
        return Sentence("journal-damaged", text, path=str(self.path))


class JournalWriter:
    """Writes one table into the journal, from the moment a game is dealt: what has changed, whenever it is asked to.
    `clock` gives the time of day."""

    def __init__(
        self, journal: Journal, table: Table, alone: bool = False, clock: Callable[[], float] = time.time
    ) -> None:
        self.port = 0
        self._journal, self._table, self._alone, self._clock = journal, table, alone, clock
        self._writer = secrets.token_bytes(8)
        self._claimed = False
        self._failing = False
        self._header: bytes = b""
        """As it was last written."""
        self._play: Play | None = table.play
        """The game that is in the journal."""
        self._steps = table.seq
        """How many of its steps are."""
        self._playing = False
        """Does it go on, as far as the journal says?"""
        self._told: Play | None = None
        """The game of whose end somebody has been told."""
        self._players: tuple[Play | None, tuple[str, ...]] = (None, ())
        """A game, and what those are called who play it."""

    @property
    def saving(self) -> bool:
        """Is a game of this table in the journal, as far as it has come?"""
        return self._claimed and not self._failing

    def keep(self) -> Outgoing:
        """Write down what has changed; the notices that all should be given, if there are any: that the game is not
        being saved any more, or that it is again. They are written down too, or a host that dies would count the next
        line of the talk like one that was told. Never fails otherwise: the game goes on."""
        mail: Outgoing = []
        while news := self._news():
            mail += self._table.notice(news)
        play = self._table.play
        if play is not None and play.over and self._table.people.present():
            self._told = play
        return mail

    def _news(self) -> str | None:
        """What is to be said of saving, when it has been tried."""
        try:
            written = self._write()
        except (NotSaved, CannotResume) as error:
            if isinstance(error, Gone):
                self._begin_anew()
            news, self._failing = None if self._failing else "not-saved", True
            return news
        if written and self._failing:
            self._failing = False
            return "saved-again"
        return None

    def _write(self) -> bool:
        """Was there anything to be written? It is now. Raises NotSaved or CannotResume."""
        table, play = self._table, self._table.play
        if play is None and not self._header and self._play is None:
            return False
        done = self._steps if play is self._play else 0
        header = to_bytes(table.saved(since=table.seq))
        playing = play is not None and not (play.over and self._told is play)
        if header == self._header and done == table.seq and self._claimed and playing == self._playing:
            return False
        steps = play.saved(since=done).steps if play else []
        try:
            self._journal.write(self._entry(playing), self._writer, header, steps, claim=not self._claimed)
        except Forgotten:
            self._begin_anew()
            return self._write()
        self._claimed, self._header, self._play, self._steps = True, header, play, table.seq
        self._playing = playing
        return True

    def _begin_anew(self) -> None:
        """Nothing of this table is in the file."""
        self._claimed, self._header, self._play, self._steps = False, b"", None, 0

    def _entry(self, playing: bool) -> Entry:
        table = self._table
        return Entry(
            id=table.id, alone=self._alone, port=self.port, name=table.name, game=table.seats.game,
            players=self._names(), changed=self._clock(), playing=playing, steps=table.seq,
        )  # fmt: skip

    def _names(self) -> tuple[str, ...]:
        """What the players are called; who has left since has played all the same."""
        seats, play = self._table.seats, self._table.play
        if play is None:
            return ()
        known, before = self._players
        if known is not play:
            before = ("",) * len(play.seats)
        here = [name if name and seats.holder(seat) is None else seats.name(seat)
                for seat, name in zip(play.seats, before, strict=True)]  # fmt: skip
        self._players = play, tuple(here)
        return self._players[1]


def _keep_a_log(db: sqlite3.Connection) -> None:
    """Begin to write ahead. SQLite itself does not wait for another program that begins at the same moment."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != _BUSY or time.monotonic() > late:
                raise
            time.sleep(PATIENCE / 50)


def journal_path() -> Path:
    """Where the journal of this machine is, unless another is named."""
    return platformdirs.user_data_path("round-table") / "journal.sqlite"


LISTED = ("ID", "Saved", "Game", "Moves", "Table", "Players")
"""What `listed` tells of a table, in its order."""


def listed(entry: Entry) -> tuple[str, ...]:
    """A row of the list of unfinished games."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.changed))
    said = (entry.id, when, entry.game, str(entry.steps), entry.name, ", ".join(entry.players))
    return tuple(map(codec.clean, said))


def _entry_of(row: tuple[Any, ...]) -> Entry | None:
    """What a row of the file says of a table; None if it is damaged: one that cannot be read hides no other."""
    said = dict(zip(Entry.__struct_fields__, row, strict=True))
    if not isinstance(said["players"], str):
        return None
    said |= {"players": said["players"].split("\n"), "alone": bool(said["alone"]), "playing": bool(said["playing"])}
    try:
        return msgspec.convert(said, Entry)
    except msgspec.ValidationError:
        return None


class _Mark(NamedTuple):
    """By what a file is known: its device, its number there, and that there is something in it."""

    device: int
    number: int
    filled: bool


def _mark(path: Path) -> _Mark | None:
    """Of the file that has this name now; None if none has."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return _Mark(status.st_dev, status.st_ino, status.st_size > 0)


def _make_private(path: Path) -> None:
    """Nobody else may read it, nor what SQLite puts beside it: that gets the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


_PACK = msgspec.msgpack.Encoder()
_UNPACK = msgspec.msgpack.Decoder(list[Any])
_TOLD = msgspec.msgpack.Decoder(Transcript)
_packed, _unpacked = _PACK.encode, _UNPACK.decode
