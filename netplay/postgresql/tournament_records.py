"""The records of a shared hall's tournaments: what every process has read of them, and in which term one writes them.

Knows: beats, the desk of the hall, its members.
Must not know: SQL, sockets, how a tournament goes on.
"""

from __future__ import annotations

import logging

import msgspec

from netplay.hall.shared_hall import SharedHall
from netplay.hall.tournaments import deeds
from netplay.table.outgoing import Outgoing
from netplay.table.people import Person

from .beat import Beat
from .leadership import Leader
from .schema import TOURNAMENTS
from .work import Keep

log = logging.getLogger(__name__)
MEMBERS = f"{TOURNAMENTS}-members"
"""The name of the record of all who have entered a tournament."""


class TournamentRecords:
    """What one process knows of the records, which the process that leads writes alone."""

    def __init__(self, process: str) -> None:
        self._process = process
        self.term = 0
        """The term in which this process leads; 0 if another does."""
        self._leader = Leader()
        self._records: dict[str, bytes] = {}

    def kept(self, name: str) -> bytes:
        """Returns a record as it was saved; empty for none."""
        return self._records.get(name, b"")

    def keeping(self, name: str, data: bytes) -> Keep | None:
        """Returns the work that saves a record; None for one that is another process's to write, or has not changed."""
        if not name.startswith(TOURNAMENTS):
            return Keep(name, data)
        return Keep(name, data, self.term) if self.term else None

    def members_of(self, hall: SharedHall) -> Keep | None:
        """Returns the work that saves the members of the hall, if they have changed."""
        data = msgspec.msgpack.encode(list(hall.reception.members.values()))
        if not self.term or data == self.kept(MEMBERS):
            return None
        self._records[MEMBERS] = data
        return Keep(MEMBERS, data, self.term)

    def heard(self, beat: Beat, hall: SharedHall, died: bool) -> Outgoing:
        """A beat has read what has changed, and which process leads now. That one fetches the tables of a process that
        has `died`: their games go on though nobody may come back. Returns what is sent."""
        term = beat.leader.term if beat.leader.process == self._process else 0
        before, self.term = self.term, term
        if term and term == before:  # what was read this process has written itself
            if died:
                hall.desk.tables.fetch_all()
            return []
        self._records = self._records | beat.cups if term == before else beat.cups
        if MEMBERS in beat.cups:
            self._adopt(hall)
        if term == before:
            return hall.desk.reread(beat.cups.keys()) if beat.cups else []
        return deeds.take_over(hall.desk) if term else hall.desk.follow()

    def _adopt(self, hall: SharedHall) -> None:
        try:
            hall.reception.adopt(msgspec.msgpack.decode(self._records[MEMBERS], type=list[Person]))
        except msgspec.DecodeError:
            log.error("The members of the hall cannot be read: their record may be of another version.")

    def changed_hands(self, beat: Beat) -> bool:
        """True if another process leads than at the last beat."""
        before, self._leader = self._leader, beat.leader
        return before != beat.leader
