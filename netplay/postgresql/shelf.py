"""The tables of one process of a shared hall, in the store: taken, written, given up, and heard of from the others.

Knows: pieces of work and their results, the hall.
Must not know: SQL, sockets, or when work is committed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from netplay.game.saved import CannotResume, SavedStep
from netplay.hall.shared_directory import SharedDirectory
from netplay.hall.shared_hall import SharedHall
from netplay.hall.shelf import Coming, Unreadable
from netplay.journal.entry import Entry
from netplay.journal.journal import assembled
from netplay.journal.writer import JournalWriter
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import ListedTable
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table

from . import committer
from .beat import Beat, Seen
from .hall_record import HallRecord
from .schema import LEASE
from .tournament_records import TournamentRecords
from .visitor_numbers import VisitorNumbers
from .work import Amend, Close, Release, Take, TakeNumbers, Work, Write

log = logging.getLogger(__name__)


class SharedShelf:
    """A hall's tables in a store; see `Shelf`. `where` is the store in sentences, `now` the clock of tables that are
    fetched."""

    def __init__(self, where: str, process: str, now: Callable[[], float]) -> None:
        self.path, self._now = where, now
        self.cups = TournamentRecords(process)
        """The records of the tournaments."""
        self.address = ""
        """The address at which clients reach this process."""
        self.hall: SharedHall | None = None
        """The hall; None while it is being opened."""
        self.committer: committer.Committer | None = None
        self.deliver: Callable[[Outgoing], None] = lambda outgoing: None
        """Saves what has changed and sends messages: the server's."""
        self.paused: Callable[[bool], None] = lambda paused: None
        """Called with True when nothing can be saved, and with False once it can again."""
        self._writers: dict[Table, JournalWriter] = {}
        self._terms: dict[str, int] = {}
        """The tables that this process owns, each with its term."""
        self._unborn: set[str] = set()
        """Those of them that the store does not hold yet."""
        self._taking: set[str] = set()
        """The tables that are asked for, by their numbers: a second one would raise the term of the first."""
        self._late: set[str] = set()
        """What was asked for whose owner is late with its renewal; it is asked for again at each beat."""
        self._listed: dict[str, bytes] = {}
        """The rows of this process's tables, as the store holds them."""
        self._owners: dict[str, str] = {}
        """The owner of each table of another process."""
        self._processes: dict[str, str] = {}
        """The address of each process whose lease runs."""
        self._horizon = "0"
        self._numbers = VisitorNumbers()
        self.record = HallRecord()

    # What the hall asks: see `Shelf`

    def writer_of(self, table: Table) -> JournalWriter:
        """Returns what saves a table that is awake."""
        if table not in self._writers:
            self._writers[table] = JournalWriter(self, table, from_opening=True)
        return self._writers[table]

    def put(self, table: Table) -> bool:
        """Puts a table away: it is given up once all of it is saved."""
        self.writer_of(table).keep()
        return True

    def drop(self, table: Table) -> None:
        """Gives a table up that is not awake any more."""
        self._writers.pop(table, None)
        self._listed.pop(table.id, None)
        self._unborn.discard(table.id)
        if (term := self._terms.pop(table.id, 0)) > 0:
            self.submit(Release(table.id, term))

    def close(self, id: str) -> None:
        """Closes a table for good."""
        self.submit(Close(id))

    def take(self, id: str) -> Table:
        """Begins to fetch a table. Raises Coming."""
        if self.committer is None:
            raise Unreadable(id)
        if number_of(id) not in self._taking:
            self._taking.add(number_of(id))
            self.submit(Take(id))
        raise Coming(id)

    def note_open(self) -> None:
        """Saves the hall's record, if it has changed."""
        if self.hall is None:
            return
        for work in (self.record.changed(self.hall), self.cups.members_of(self.hall)):
            if work is not None:
                self.submit(work)

    def keep(self, name: str, data: bytes) -> None:
        """Saves a named record of the hall; one of its tournaments only if this process runs them."""
        if (work := self.cups.keeping(name, data)) is not None:
            self.submit(work)

    def kept(self, name: str) -> bytes:
        """Returns a record of the tournaments as it was read last."""
        return self.cups.kept(name)

    # What a journal's writer asks

    def write(
        self, entry: Entry, writer: bytes, header: bytes, steps: list[SavedStep], claim: bool
    ) -> list[Entry]:  # fmt: skip
        """Writes a table with its new steps, later; returns nothing, since no game is deleted for it."""
        if entry.id not in self._terms:
            self._terms[entry.id] = 1
            self._unborn.add(entry.id)
            self._listed[entry.id] = _row_of(self.hall, entry.id)
        fresh = entry.id in self._unborn
        self.submit(Write(entry, self._terms[entry.id], header, steps, self._listed.get(entry.id, b""), fresh))
        return []

    def submit(self, work: Work) -> None:
        """Has a piece of work done, for which the next messages wait."""
        if self.committer is not None:
            self.committer.submit(work)

    # What the committer tells

    def beat(self) -> Beat:
        """Returns the next beat, with the rows that have changed here."""
        mine = {id: term for id, term in self._terms.items() if id not in self._unborn}
        changed = {id: row for id in mine if (row := _row_of(self.hall, id)) and row != self._listed.get(id)}
        if (block := self._numbers.next_block(self._hall.reception.people)) is not None:
            self.submit(block)
        return Beat(self.address, LEASE, self._horizon, mine, changed, self.cups.term)

    def done(self, work: Work) -> None:
        """A piece of work is committed."""
        match work:
            case Beat():
                self._heard(work)
            case Take():
                self._taken(work)
            case Write() if not work.lost:
                self._unborn.discard(work.entry.id)
            case TakeNumbers():
                self._numbers.taken(work, self._hall.reception.people)
            case _:
                pass

    def dropped(self, entry: committer.Entry) -> None:
        """Messages are not told since they tell of what was not saved. Who is at no lost table is told anew where they
        are."""
        hall = self._hall
        ids = {work.entry.id for work in entry.works if isinstance(work, Write) and work.lost}
        known = {peer for table in hall.directory.awake if table.id in ids for peer in hall.at(table)}
        for peer in dict.fromkeys(peer for peer, _ in entry.outgoing if peer not in known):
            self._post(hall.show_again(peer))

    def refused(self, work: Work, reason: str) -> None:
        """The store does not take this work: its table goes back to what was saved last."""
        log.error("The store does not take what is to be saved: %s", reason)
        if isinstance(work, Write):
            self._lose(work.entry.id, "")
        elif isinstance(work, Amend):
            self.record.refused(work)

    def went_away(self, reason: str) -> None:
        """Nothing can be saved: all tables wait, and all are told."""
        clocks = self._hall.wait_for_store(True)
        self.paused(True)
        self._post([*self._hall.tell_everybody("store-away"), *clocks])

    def lapsed(self) -> None:
        """The lease may have ended: who is at a table is sent on to another process, if one is known."""
        if others := [each for each in self._hall.addresses if each != self.address]:
            self._post(self._hall.send_all_on(others[0]))

    def came_back(self) -> None:
        """Everything is saved again: the tables go on."""
        clocks = self._hall.wait_for_store(False)
        self._post(self._hall.tell_everybody("store-back"))
        self.paused(False)
        self.deliver(clocks)

    @property
    def _hall(self) -> SharedHall:
        assert self.hall is not None
        return self.hall

    def _post(self, outgoing: Outgoing) -> None:
        """Sends what waits for nothing to be saved."""
        if self.committer is not None and outgoing:
            self.committer.post(outgoing)

    def _lose(self, id: str, address: str) -> None:
        """Drops a table that another process owns now, at this address; empty if it is closed, or its owner has
        died."""
        hall = self._hall
        self._terms.pop(id, None)
        for table in [each for each in hall.directory.awake if each.id == id]:
            if self.committer is not None:
                self.committer.forget(hall.at(table))
            self._post(hall.lost(table, address))

    # What a beat tells of the other processes

    def _heard(self, beat: Beat) -> None:
        self._listed |= beat.listed
        self._horizon = beat.horizon
        for id, address in beat.lost.items():
            self._lose(id, address)
        died = self._processes.keys() - beat.processes.keys()
        self._processes = beat.processes
        for seen in beat.tables:
            self._see(seen)
        for id in [id for id, owner in self._owners.items() if owner in died]:
            del self._owners[id]
            _show_deserted(self._hall.directory, id)
        for asked in self._late:
            self.submit(Take(asked))
            self.deliver([])  # each by itself, so that few of them fit into a transaction if the store is slow
        self._late = set()
        if beat.hall is not None:
            self._adopt(beat.hall)
        self.deliver(self.cups.heard(beat, self._hall, bool(died)))
        self.deliver(self._hall.bus.read(beat.told))
        if self.cups.changed_hands(beat):
            self._hall.desk.requests.send_again()
        others = sorted({*beat.processes.values()} - {self.address})
        self.deliver(self._hall.note_addresses([self.address, *others]))
        self._hall.visitors.note_changes()
        self.deliver([])

    def _see(self, seen: Seen) -> None:
        """Takes in the row of a table that has changed."""
        directory = self._hall.directory
        self._owners.pop(seen.id, None)
        if seen.id in self._terms or directory.is_awake(seen.id):
            return
        if seen.closed:
            self.deliver(self._hall.gone(seen.id))
            return
        try:
            row = _decode(seen.listed)
        except msgspec.DecodeError:
            log.error("The row of the table %s cannot be read.", codec.clean(seen.id, 40))
            return
        if row.id != number_of(seen.id):
            return
        served = seen.owner in self._processes
        directory.show(seen.id, row if served else _deserted(row))
        if served and seen.owner is not None:
            self._owners[seen.id] = seen.owner

    def _adopt(self, record: bytes) -> None:
        try:
            self.record.adopt(record, self._hall)
        except CannotResume as error:
            log.error("The record of the hall cannot be read: %s", error)

    # Tables that were asked for

    def _taken(self, take: Take) -> None:
        """A table was taken, or is found elsewhere, or nowhere."""
        if take.late:
            self._late.add(take.asked)
            return
        self._taking.discard(number_of(take.asked))
        hall = self._hall
        if not take.term:
            self.deliver(hall.not_here(take.id, take.address) if take.address else hall.not_found(take.id))
            return
        try:
            saved = assembled(*(take.row or (None, None)), take.steps)
            table = Table.resumed(saved, now=self._now)
        except CannotResume as error:
            log.error("The table %s cannot go on: %s", codec.clean(take.id, 40), error)
            self.close(take.id)
            self.deliver(hall.not_found(take.id))
            return
        self._terms[take.id] = take.term
        self.deliver(hall.arrived(table))


def _row_of(hall: SharedHall | None, id: str) -> bytes:
    """Returns the row of a table in the list, encoded; empty if it is not listed."""
    row = hall.directory.listing.rows.get(number_of(id)) if hall is not None else None
    return _encode(row) if row is not None else b""


def _show_deserted(directory: SharedDirectory, id: str) -> None:
    """Lists a table whose process has died as one that nobody is at."""
    row = directory.listing.rows.get(number_of(id))
    if row is not None:
        directory.show(id, _deserted(row))


def _deserted(row: ListedTable) -> ListedTable:
    return msgspec.structs.replace(row, present=0, watching=0)


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ListedTable).decode
