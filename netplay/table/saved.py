"""A table as plain data: all that it is, so that it can be made again and go on alike.

Knows: what a table consists of.
Must not know: files, or when anything is saved. What is written here holds every secret of the game: it belongs to the
host's machine alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

import core
from ai import split_level
from core import Sentence
from netplay.game.saved import CannotResume, SavedGame, damaged
from netplay.protocol.messages import SEATS, House, Line, Number, Option, Text

from .admission import Shut
from .people import Person

FORMAT = 1
"""Of saved tables. What is added later has a default; whatever else changes needs a new number."""


class Place(msgspec.Struct, frozen=True):
    """Where a table is to be found, as its host once said it; its port is noted elsewhere."""

    bind: str = ""
    """The one address that it listens on; "" for all."""
    quiet: bool = False
    """Is it not announced on the local network?"""

    def anew(self, bind: str, quiet: bool) -> Place:
        """Where it is to be found when it is opened again: as before, but for what is said now."""
        return Place(bind or self.bind, quiet or self.quiet)


class SavedTable(msgspec.Struct, frozen=True):
    """A table. Who of its people is here is not saved: they come back, each with his token."""

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
    """How many there have been."""
    host: int | None = 1
    """Whose table it is; before this was written, whoever came first."""
    house: House = House()
    shut: Shut = Shut()
    place: Place = Place()
    format: int = FORMAT

    def check(self) -> None:
        """Raises CannotResume if two people are one, somebody sits where nobody can, or is a bot that this release does
        not have."""
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


def to_bytes(table: SavedTable) -> bytes:
    """The table as bytes."""
    return _ENCODER.encode(table)


def from_bytes(data: bytes) -> SavedTable:
    """The table of these bytes. Raises CannotResume."""
    try:
        table = _decoded(data)
    except (ValueError, RecursionError) as error:
        text = "This is no saved table ({why})."
        raise CannotResume(Sentence("resume-no-table", text, why=type(error).__name__)) from None
    if table.format != FORMAT:
        text = "This table was saved by a newer release. Please go on with that one."
        raise CannotResume(Sentence("resume-newer", text))
    if table.game not in core.IDS:
        text = "This table plays a game that this release does not have."
        raise CannotResume(Sentence("resume-no-game", text))
    return table


def _decoded(data: bytes) -> SavedTable:
    """The table of these bytes; a line of the talk that cannot be read is less than a game, and left out."""
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError:
        found = _PLAIN.decode(data)
        talk = cast("list[Any]", found.get("chat") if isinstance(found.get("chat"), list) else [])
        return msgspec.convert({**found, "chat": [each for each in talk if _is_line(each)]}, SavedTable)


def _is_line(plain: Any) -> bool:
    """Is this a line of the talk?"""
    try:
        msgspec.convert(plain, Line)
    except msgspec.ValidationError:
        return False
    return True


def _apart(seats: Sequence[int], count: int) -> bool:
    """Are these seats of so many, and no two the same?"""
    return len(set(seats)) == len(seats) and set(seats) <= set(range(count))


def _check_bot(level: str) -> None:
    """Raises CannotResume if there is no such bot: a later release may have more."""
    try:
        split_level(level)
    except ValueError:
        text = "This table has a bot that this release does not have. Please go on with the release that saved it."
        raise CannotResume(Sentence("resume-no-bot", text)) from None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(SavedTable)
_PLAIN = msgspec.msgpack.Decoder(dict[str, Any])
