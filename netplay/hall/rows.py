"""Rows of the list: what everybody in a hall may know of a table, from its public state alone.

Knows: the people, seats and settings of a table, and a table as it is saved.
Must not know: the game that is played, beyond whether it goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

import core
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import ListedTable, TableSettings
from netplay.table.people import Person
from netplay.table.saved import SavedTable
from netplay.table.table import Table


def row_of(table: Table, since: int) -> ListedTable:
    """Returns the row of a table that is awake."""
    seats, present = table.seats, table.people.present()
    state, free = table.phase.name, len(seats.free())
    watching = sum(person.seat is None for person, _ in present)
    row = ListedTable(
        number_of(table.id), table.name, seats.game, dict(seats.options), _names(table.people),
        len(seats.bots.keys() - {person.seat for person in table.people}), free, watching, len(present), state,
        since=since, paused=table.phase.paused,
    )  # fmt: skip
    return _with_doors(row, table.settings)


def row_of_saved(saved: SavedTable, playing: bool, since: int) -> ListedTable:
    """Returns the row of a table that is put away. Its header is enough, without the steps of its game."""
    taken = {each.seat for each in saved.people if each.seat is not None} | saved.bots.keys()
    bots = len(saved.bots.keys() - {each.seat for each in saved.people})
    free = max(0, core.game(saved.game).seats[-1] - len(taken))
    state = "lobby" if saved.play is None else "playing" if playing else "over"
    row = ListedTable(
        number_of(saved.id), saved.name, saved.game, dict(saved.options), _names(saved.people), bots, free,
        state=state, since=since, paused=saved.paused and playing,
    )  # fmt: skip
    return _with_doors(row, saved.house)


def _names(people: Iterable[Person]) -> list[str]:
    """Returns the names of those who sit, in the order of their seats."""
    return [name for _, name in sorted((each.seat, each.name) for each in people if each.seat is not None)]


def _with_doors(row: ListedTable, settings: TableSettings) -> ListedTable:
    """Returns the row with what a newcomer may do there."""
    sit = settings.open and row.state == "lobby" and row.free > 0
    return msgspec.structs.replace(
        row, sit=sit, ask=sit and settings.ask, watch=settings.open and settings.watch != "none"
    )
