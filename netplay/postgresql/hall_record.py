"""The hall's own record in the store, of which each process writes only what has changed at it.

Knows: what a hall saves of itself, the fields of a record.
Must not know: SQL, beats, when work is committed.

A process that wrote the record whole would write over what another one has changed since it was read.
"""

from __future__ import annotations

import msgspec

from netplay.hall import saved as saved_halls
from netplay.hall.saved import SavedHall
from netplay.hall.shared_hall import SharedHall

from .fields import Fields, amended, changes, decode, encode
from .work import Amend


class HallRecord:
    """What one process knows of the record."""

    def __init__(self) -> None:
        self._known: Fields = {}
        """The fields of this process's hall, as it has last read or written them."""
        self._waiting: list[Amend] = []
        """What is to be written."""

    def begin(self, data: bytes) -> None:
        """Takes in the record from which the hall is opened."""
        self._known = decode(data)

    def changed(self, hall: SharedHall) -> Amend | None:
        """Returns the work that saves what has changed in this process's hall; None if nothing has."""
        fields = decode(record_of(hall))
        changed = changes(self._known, fields)
        if not changed:
            return None
        self._known = fields
        self._waiting.append(Amend(changed))
        return self._waiting[-1]

    def refused(self, work: Amend) -> None:
        """The store does not take this work."""
        self._waiting = [each for each in self._waiting if each is not work]

    def adopt(self, data: bytes, hall: SharedHall) -> None:
        """Takes over what other processes have changed. What has changed here and is not written yet stays. Raises
        CannotResume."""
        self._waiting = [each for each in self._waiting if not each.done]
        saved_halls.from_bytes(data)  # only a record that can be read is amended
        fields = decode(data)
        for each in self._waiting:
            fields = amended(fields, each.changes)
        hall.adopt(saved_halls.from_bytes(encode(fields)))
        self._known = decode(record_of(hall))


def record_of(hall: SharedHall) -> bytes:
    """Returns the record of the hall, without what other records hold: its tables, its members, and the numbers of its
    visitors."""
    first = hall.reception.organiser.id + 1
    saved: SavedHall = hall.saved()
    return saved_halls.to_bytes(msgspec.structs.replace(saved, tables=[], default="", members=[], next_id=first))
