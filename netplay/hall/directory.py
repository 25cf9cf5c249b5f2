"""The tables of a hall: opened, fetched, put away and closed, and their rows in the list.

Knows: tables, rows, limits. It is handed the time.
Must not know: the connections of visitors, sockets, files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf
from typing import Any, NamedTuple

import core
from netplay.game.saved import CannotResume
from netplay.protocol.hall_messages import number_of
from netplay.protocol.messages import ListedTable, Lobby
from netplay.protocol.refusal import Refusal
from netplay.table.admission import UNLIMITED, Capacity
from netplay.table.outgoing import Outgoing
from netplay.table.table import Table

from .limits import HallLimits
from .listing import Listing
from .premises import News
from .rows import row_of
from .shelf import NoShelf, Shelf, Unreadable

NO_SUCH_TABLE = "That table is closed, or has never been. Please choose another."


class Opener(NamedTuple):
    """Who has opened a table: a visitor, and the address they came from."""

    visitor: int
    address: str


class Clocks(NamedTuple):
    """The clocks of a hall."""

    now: Callable[[], float]
    """Seconds from any beginning, never going back."""
    day: Callable[[], float]
    """Seconds since 1970."""

    def minutes(self) -> int:
        """Returns the minutes since 1970."""
        return int(self.day() // 60)


class Directory:
    """All tables of one hall, by the number that the list has for each."""

    def __init__(self, clocks: Clocks, limits: HallLimits | None = None, shelf: Shelf | None = None) -> None:
        self.clocks, self.limits, self.shelf = clocks, limits or HallLimits(), shelf or NoShelf()
        self.listing = Listing()
        self.capacity: Callable[[str], Capacity] = lambda address: UNLIMITED
        self._awake: dict[str, Table] = {}
        self._ids: dict[str, str] = {}
        """The identity of each table, awake or put away."""
        self._openers: dict[str, Opener] = {}
        self._kept: set[str] = set()
        """The tables that are never put away."""
        self._dues: dict[str, float] = {}
        """The moment at which each table that waits for one must be told the time."""
        self._idle: dict[str, float] = {}
        """For each table that is awake and at which nobody is connected, until when it is waited for somebody."""
        self._touched: dict[Table, None] = {}
        self._gone: list[Table] = []

    # Look-up

    @property
    def awake(self) -> list[Table]:
        """The tables that are awake."""
        return list(self._awake.values())

    @property
    def identities(self) -> list[str]:
        """The identities of all tables, awake or put away."""
        return list(self._ids.values())

    def find(self, number: str) -> Table:
        """Returns the table of this number, fetched back if it was put away. Raises Refusal."""
        table = self._awake.get(number)
        if table is None and number in self._ids:
            table = self._fetched(number)
        if table is None:
            raise Refusal("no-such-table", NO_SUCH_TABLE)
        return table

    def row(self, number: str) -> ListedTable:
        """Returns the row of a table as it is now, wherever it is served. Raises Refusal."""
        if number in self._awake:
            return row_of(self._awake[number], 0)
        if number not in self.listing.rows:
            raise Refusal("no-such-table", NO_SUCH_TABLE)
        return self.listing.rows[number]

    def holds(self, table: Table) -> bool:
        """True if this table is awake in this hall."""
        return self._awake.get(number_of(table.id)) is table

    def serves(self, number: str) -> bool:
        """True if the table of this number is awake here."""
        return number in self._awake

    def _fetched(self, number: str) -> Table | None:
        """Returns a table that was put away; one that cannot go on is closed. Raises Refusal for one that must wait."""
        try:
            table = self.shelf.take(self._ids[number])
        except CannotResume:
            self._strike(number)
            return None
        except Unreadable:
            text = "That table cannot be read from the disk at the moment. Please try again later."
            raise Refusal("table-away", text) from None
        self._wake(table, self.listing.rows[number].since)
        return table

    # Opening and closing

    def put_saved(self, id: str, row: ListedTable) -> None:
        """Takes in a table that was open when the hall ended. One without a game on is fetched at once, so that it is
        closed in time if nobody comes back."""
        self._ids[row.id] = id
        self.listing.put(row)
        if row.state != "playing":
            with suppress(Refusal):
                self.find(row.id)

    def open(self, name: str, game: str, options: Mapping[str, Any], opener: Opener | None = None) -> Table:
        """Opens a table; one without an opener is the hall's own, and is never put away. Raises Refusal."""
        self._check_room(opener)
        if game not in core.IDS:
            raise Refusal("no-such-game", f"Unknown game. Choose from: {', '.join(core.IDS)}.")
        table = self._new_table(name, game)
        table.seats.pick(game, options)
        number = number_of(table.id)
        if opener is None:
            self._kept.add(number)
        else:
            self._openers[number] = opener
        self._ids[number] = table.id
        self._wake(table, self.clocks.minutes())
        self.save_hall()
        return table

    def save_hall(self) -> None:
        """Saves what a hall must remember beside its tables."""
        self.shelf.note_open()

    def keep(self, table: Table, kept: bool = True) -> None:
        """Never puts this table away, or no longer keeps it so."""
        (self._kept.add if kept else self._kept.discard)(number_of(table.id))
        self._idle.pop(number_of(table.id), None)
        self.touch(table)

    def _new_table(self, name: str, game: str) -> Table:
        table = Table(name, game, now=self.clocks.now)
        while number_of(table.id) in self._ids:
            table = Table(name, game, now=self.clocks.now)
        return table

    def _check_room(self, opener: Opener | None) -> None:
        """Raises Refusal if there are too many tables, or this opener has too many."""
        if len(self._ids) >= self.limits.tables:
            raise Refusal("hall-full", "The hall has no room for more tables. Please sit down at one of the list.")
        if opener is None:
            return
        visitors = Counter(each.visitor for each in self._openers.values())
        addresses = Counter(each.address for each in self._openers.values())
        if visitors[opener.visitor] >= self.limits.per_person:
            raise Refusal("tables-yours", "You have opened several tables already. Please use one of them.")
        if addresses[opener.address] >= self.limits.per_address:
            raise Refusal("tables-here", "Too many tables have been opened from your address. Please use one of them.")

    def close(self, table: Table) -> None:
        """Closes a table that nobody is at any more."""
        self._sleep(table)
        self._strike(number_of(table.id))

    def _strike(self, number: str) -> None:
        """Takes a table from the list."""
        self.listing.remove(number)
        if number in self._ids:
            self.shelf.close(self._ids[number])
        for each in (self._ids, self._openers):
            each.pop(number, None)
        self._kept.discard(number)
        self.save_hall()

    def _wake(self, table: Table, since: int) -> None:
        table.capacity = lambda address: self.capacity(address)
        number = number_of(table.id)
        self._awake[number] = table
        self.listing.put(row_of(table, since))
        self.touch(table)

    def _sleep(self, table: Table) -> None:
        number = number_of(table.id)
        del self._awake[number]
        self._dues.pop(number, None)
        self._idle.pop(number, None)
        self._touched.pop(table, None)
        self._gone.append(table)
        self.shelf.drop(table)

    # What becomes of tables

    def touch(self, table: Table, outgoing: Outgoing | None = None) -> None:
        """Takes note that a table may have changed, and of what it says; None if people have come or gone."""
        number = number_of(table.id)
        self._touched[table] = None
        due = table.due
        if due < inf:
            self._dues[number] = due
        else:
            self._dues.pop(number, None)
        if outgoing is None or any(type(message) is Lobby for _, message in outgoing):
            self._show(table, number)

    def _show(self, table: Table, number: str) -> None:
        """Brings the row of a table up to date."""
        before = self.listing.rows[number]
        began = before.state != table.phase.name and table.phase.name == "playing"
        self.listing.put(row_of(table, self.clocks.minutes() if began else before.since))
        if table.people.present():
            self._idle.pop(number, None)
        elif number not in self._kept:
            left = table.playing is None and all(person.seat is None for person in table.people)
            patience = self.limits.empty if left else self.limits.idle
            self._idle.setdefault(number, self.clocks.now() + patience)

    def take_news(self) -> News:
        """Returns the tables that may have changed since the last call, and those that are not awake any more."""
        news = News(list(self._touched), self._gone)
        self._touched, self._gone = {}, []
        return news

    # Time

    @property
    def due(self) -> float:
        """The moment to call `due_tables` or `put_away`; infinite if nobody is waited for."""
        return min(min(self._dues.values(), default=inf), min(self._idle.values(), default=inf))

    def due_tables(self) -> list[Table]:
        """Returns the tables that must be told the time."""
        now = self.clocks.now()
        return [self._awake[number] for number, due in self._dues.items() if due <= now]

    def put_away(self) -> None:
        """Puts away the tables at which nobody has been connected for long; closes those without a game."""
        now = self.clocks.now()
        for number in [number for number, until in self._idle.items() if until <= now]:
            self._put_away(self._awake[number], number)

    def _put_away(self, table: Table, number: str) -> None:
        if table.playing is None:
            self.close(table)
        elif self.shelf.put(table):
            self._sleep(table)
        else:
            self._idle[number] = self.clocks.now() + self.limits.idle
