"""A table as plain data, from which it can be loaded and go on unchanged.

Knows: what a table consists of.
Must not know: files, or when anything is saved.

The data holds every secret of the game and belongs on the host's machine only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

import core
from ai import split_level
from core import Sentence
from netplay.game.play import Play
from netplay.game.saved import CannotResume, SavedGame, damaged
from netplay.protocol.messages import SEATS, Line, Number, Option, TableSettings, Text

from .admission import Restrictions
from .people import Person

FORMAT = 2
"""The version of saved tables. A field added later has a default; any other change needs a new number."""
SINCE_THE_FIRST = 1
"""The version of a table that every release can read: nothing was taken back in its game, and it began at the start."""


class Place(msgspec.Struct, frozen=True):
    """The address of a table, as its host has set it; the port is saved elsewhere."""

    bind: str = ""
    """The one address it listens on; "" for all."""
    quiet: bool = False
    """True if it is not advertised on the local network."""
    phrase: str = ""
    """The phrase that protects the table, so that a host who comes back can tell it again; "" for none."""
    relay: str = ""
    """The address of the relay through which friends come; "" for none."""
    room: int = 0
    """The room at that relay; 0 before one was found."""

    def anew(self, bind: str, quiet: bool, relay: str = "") -> Place:
        """The address of the table when it is opened again: as before, except for what is given now."""
        room = self.room if relay in ("", self.relay) else 0
        return Place(bind or self.bind, quiet or self.quiet, self.phrase, relay or self.relay, room)


class SavedTable(msgspec.Struct, frozen=True):
    """A table, without its connections: people come back, each with their token."""

    id: Text
    name: Text
    people: list[Person]
    next_id: Number
    game: str
    options: dict[str, Option]
    bots: dict[int, str]
    chat: list[Line]
    play: SavedGame | None = None
    deals: int = 0
    """The number of deals announced so far."""
    host: int | None = 1
    """The number of the host; the first person in tables saved before this field existed."""
    house: TableSettings = TableSettings()
    shut: Restrictions = Restrictions()
    place: Place = Place()
    format: int = SINCE_THE_FIRST
    paused: bool = False
    """True while the organiser of the hall has stopped the game."""

    def check(self) -> None:
        """Raises CannotResume if people or seats contradict each other, or this release lacks one of the bots."""
        numbers = [each.id for each in self.people]
        if len(set(numbers)) < len(numbers) or any(number >= self.next_id for number in numbers):
            raise CannotResume(damaged("people"))
        people, bots = [each.seat for each in self.people if each.seat is not None], list(self.bots)
        count = core.game(self.game).seats[-1]
        plays = self.play.seats if self.play else []
        if not (_apart(people, count) and _apart(bots, count) and _apart(plays, SEATS)):
            raise CannotResume(damaged("seats"))
        if self.play is not None and len(plays) != self.play.players:
            raise CannotResume(damaged("players"))
        for level in self.bots.values():
            _check_bot(level)


def format_of(play: Play | None) -> int:
    """Returns the version of a saved table with this game: as low as can be, so that older releases read it."""
    return FORMAT if play is not None and (play.went_back or play.origin.begins) else SINCE_THE_FIRST


def to_bytes(table: SavedTable) -> bytes:
    """The table, encoded."""
    return _ENCODER.encode(table)


def from_bytes(data: bytes) -> SavedTable:
    """The table of these bytes. Raises CannotResume."""
    try:
        table = _decoded(data)
    except (ValueError, RecursionError) as error:
        text = "This is no saved table ({why})."
        raise CannotResume(Sentence("resume-no-table", text, why=type(error).__name__)) from None
    if not SINCE_THE_FIRST <= table.format <= FORMAT:
        text = "This table was saved by a newer version. Please continue with that one."
        raise CannotResume(Sentence("resume-newer", text))
    if table.game not in core.IDS:
        text = "This table plays a game that this version does not have."
        raise CannotResume(Sentence("resume-no-game", text))
    return table


def _decoded(data: bytes) -> SavedTable:
    """The table of these bytes, without the lines of chat that cannot be read: a game is worth more than a line."""
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError:
        found = _PLAIN.decode(data)
        chat = cast("list[Any]", found.get("chat") if isinstance(found.get("chat"), list) else [])
        return msgspec.convert({**found, "chat": [each for each in chat if _is_line(each)]}, SavedTable)


def _is_line(plain: Any) -> bool:
    """True if this is a line of chat."""
    try:
        msgspec.convert(plain, Line)
    except msgspec.ValidationError:
        return False
    return True


def _apart(seats: Sequence[int], count: int) -> bool:
    """True if these are seats of a table with so many, no two the same."""
    return len(set(seats)) == len(seats) and set(seats) <= set(range(count))


def _check_bot(level: str) -> None:
    """Raises CannotResume for a bot that this release lacks; a later release may have it."""
    try:
        split_level(level)
    except ValueError:
        text = "This table has a bot that this version does not have. Please continue with the version that saved it."
        raise CannotResume(Sentence("resume-no-bot", text)) from None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(SavedTable)
_PLAIN = msgspec.msgpack.Decoder(dict[str, Any])
