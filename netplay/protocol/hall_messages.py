"""Messages between a hall of many tables and those who look at its list.

Knows: their fields, types and bounds.
Must not know: sockets, the people in a hall, or what happens at a table.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .fields import MANY, SEATS, STATE_BYTES, MessageBase, Names, Number, Options, Text

LIST_BYTES = 1024 * 1024
"""Bytes of a list of tables before it is compressed; one of a thousand tables takes some 120 kB."""
TABLES = 2000
"""Tables of a list; a hall holds fewer."""
NUMBER = 6
"""Letters of a table's number: the first ones of its identity."""


def number_of(table: str) -> str:
    """Returns the number by which a hall names the table of this identity."""
    return table[:NUMBER]


class OpenTable(MessageBase, frozen=True, tag="open-table"):
    """Open a table in the hall, and come in as its host. Since 2.6."""

    name: Text = ""
    """The name of the table; empty for that of the person."""
    game: Text = ""
    """Empty for the first game of the hall."""
    options: Options = {}


class JoinTable(MessageBase, frozen=True, tag="join-table"):
    """Go to a table of the list; the table then asks for its key. Since 2.6."""

    table: Text
    """The number of the table in the list."""


class ToList(MessageBase, frozen=True, tag="to-list"):
    """Leave the table, as with `Bye`, and go back to the list of the hall. Since 2.6."""


class Announce(MessageBase, frozen=True, tag="announce"):
    """Organiser: tell a line to everybody in the hall, at the tables too. Since 2.6."""

    text: Text


class CloseTable(MessageBase, frozen=True, tag="close-table"):
    """Organiser: close a table; who is there goes back to the list. Since 2.6."""

    table: Text


class AskWhereabouts(MessageBase, frozen=True, tag="who-is-where"):
    """Organiser: ask who is where. Since 2.6."""


class ListedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the list, as everybody in the hall may see it."""

    id: Text
    """The number of the table in this hall, see `number_of`."""
    name: Text
    game: Text
    options: Options = {}
    people: Annotated[list[Text], Meta(max_length=SEATS)] = []
    """The names of the people who have seats, in the order of these."""
    bots: Number = 0
    free: Number = 0
    """The number of free seats."""
    watching: Number = 0
    present: Number = 0
    """The number of people who are connected."""
    state: Literal["lobby", "playing", "over"] = "lobby"
    sit: bool = False
    """True if a newcomer may sit down, or ask for a seat."""
    ask: bool = False
    """True if the host is asked before."""
    watch: bool = False
    """True if a newcomer may watch."""
    since: Number = 0
    """The time when it was opened, or its game began: minutes since 1970."""
    paused: bool = False
    """True while the organiser has stopped its game."""


class InHall(MessageBase, frozen=True, tag="hall"):
    """The client is let into the hall; the list follows. Since 2.6."""

    id: Text
    """The hall's identity."""
    hall: Text
    """The hall's name."""
    person: Number
    name: Text
    """The client's name in the hall."""
    token: Text = ""
    """The key of the organiser, sent to them only."""
    organiser: bool = False
    time: Number = 0
    """The hall's clock: minutes since 1970."""
    minor: Number = 0
    can: Names = []
    web: Text = ""
    """The hall's address for browsers; empty without a door for them."""

    def __repr__(self) -> str:
        """Omits the token, which makes an organiser."""
        return f"InHall({self.id!r}, {self.hall!r}, {self.person}, {self.name!r})"


class TableList(MessageBase, frozen=True, tag="tables"):
    """All tables of the hall: a list of `ListedTable`, compressed by zlib. See `codec.rows`."""

    packed: Annotated[bytes, Meta(max_length=STATE_BYTES)]


class TablesChanged(MessageBase, frozen=True, tag="tables-changed"):
    """Changes of the list since the last."""

    rows: Annotated[list[ListedTable], Meta(max_length=MANY)] = []
    gone: Names = []
    """The tables that are closed."""


class InList(MessageBase, frozen=True, tag="in-list"):
    """The client is at no table any more, but in the list; the changes of the list follow."""

    code: Text = ""
    text: Text = ""
    """Why, if the client has not asked for it."""


class Moved(MessageBase, frozen=True, tag="moved"):
    """The table is served at another address of this hall; the client calls there, and goes to the table. Sent to
    clients with the capability `moved`. Since 2.7."""

    address: Text
    """Host and port, as people write them."""
    table: Text
    """The number of the table."""


class HallAddresses(MessageBase, frozen=True, tag="hall-addresses"):
    """All addresses of this hall, for a client whose line is cut. Sent to clients with the capability `moved`, after
    `InHall` and whenever they change. Since 2.7."""

    addresses: Names


class Whereabout(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person in the hall, and the table that they are at."""

    name: Text
    table: Text = ""
    """Empty for a person in the list."""
    person: Number = 0
    """Their number in the hall."""


class Whereabouts(MessageBase, frozen=True, tag="whereabouts"):
    """Who is where, for the organiser."""

    people: Annotated[list[Whereabout], Meta(max_length=TABLES)]


FromVisitor = OpenTable | JoinTable | ToList | Announce | CloseTable | AskWhereabouts
"""What a hall alone handles."""
