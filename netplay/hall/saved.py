"""A hall as plain data, from which it can be opened again with the same identity, organiser and tables.

Knows: what a hall consists of, beside its tables.
Must not know: files, or when anything is saved.

The data belongs on the host's machine only.
"""

from __future__ import annotations

import msgspec

from core import Sentence
from netplay.game.saved import CannotResume, damaged
from netplay.protocol.messages import Number, Text
from netplay.table.admission import Restrictions
from netplay.table.people import Person

FORMAT = 1
"""The version of saved halls. A field added later has a default; any other change needs a new number."""


class SavedHall(msgspec.Struct, frozen=True):
    """A hall without its visitors and tables."""

    id: Text
    name: Text
    organiser: Person
    next_id: Number
    shut: Restrictions = Restrictions()
    default: Text = ""
    """The identity of the table for programs that name none; empty without one."""
    tables: list[str] = []
    """The identities of the tables that are open."""
    phrase: str = ""
    """The phrase that protects the hall, so that it can be told again; empty for none."""
    format: int = FORMAT
    members: list[Person] = []
    """The visitors who have a key, as entrants of tournaments have."""
    door_key: str = ""
    """What opens a private line to the doors of all its processes; empty in a record of an older version."""


def to_bytes(hall: SavedHall) -> bytes:
    """Returns the hall, encoded."""
    return msgspec.msgpack.encode(hall)


def from_bytes(data: bytes) -> SavedHall:
    """Returns the hall of these bytes. Raises CannotResume."""
    try:
        hall = msgspec.msgpack.decode(data, type=SavedHall)
    except (ValueError, RecursionError) as error:
        raise CannotResume(damaged(type(error).__name__)) from None
    if hall.format != FORMAT:
        text = "This hall was saved by a newer version. Please continue with that one."
        raise CannotResume(Sentence("resume-newer-hall", text))
    return hall
