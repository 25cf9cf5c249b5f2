"""Entry of one table in the journal, and the list of unfinished games.

Knows: the columns of an entry, and how they are shown in a list.
Must not know: the file.
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from core import Sentence
from netplay.protocol import plain_text

from .schema import LATEST

NOTHING_UNFINISHED = Sentence("nothing-unfinished", "There is no unfinished game to resume.")
LISTED = ("ID", "Saved", "Game", "Moves", "Table", "Players")
"""The headings of `listed`."""


class Entry(msgspec.Struct, frozen=True):
    """A table in the journal, without its steps; also a row of the list of unfinished games."""

    id: str
    alone: bool
    """True for one person with bots, on their own machine."""
    port: Annotated[int, Meta(ge=0, lt=65536)]
    name: str
    game: str
    players: tuple[str, ...]
    """The players' names, in the order of the game's seats."""
    changed: Annotated[float, Meta(ge=0, le=LATEST)]
    """Time of the last change, in seconds since 1970."""
    playing: bool
    """True if the game goes on. A finished game goes on until somebody was told of its end."""
    steps: Annotated[int, Meta(ge=0)]


def entry_of(row: tuple[Any, ...]) -> Entry | None:
    """Returns the entry of a row; None if the row is damaged, so that it does not hide the others."""
    columns = dict(zip(Entry.__struct_fields__, row, strict=True))
    if not isinstance(columns["players"], str):
        return None
    players = columns["players"].split("\n")
    columns |= {"players": players, "alone": bool(columns["alone"]), "playing": bool(columns["playing"])}
    try:
        return msgspec.convert(columns, Entry)
    except msgspec.ValidationError:
        return None


def listed(entry: Entry) -> tuple[str, ...]:
    """Returns a row of the list of unfinished games, under the headings of `LISTED`."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.changed))
    columns = (entry.id, when, entry.game, str(entry.steps), entry.name, ", ".join(entry.players))
    return tuple(map(plain_text.clean, columns))
