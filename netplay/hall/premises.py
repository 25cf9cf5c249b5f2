"""What a server serves: one table, or a hall of many.

Knows: tables, admission, and what a server asks of either.
Must not know: sockets, trio, files, or the rules of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from netplay.protocol.messages import Hello, JoinAddresses, Message
from netplay.table.admission import Admission, Capacity
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person
from netplay.table.table import Table


class Standing(msgspec.Struct, frozen=True):
    """A person who has been let in, as the limits of a server see them."""

    key: Hashable
    """Identifies the person while the server runs."""
    seated: bool
    """True for the holder of a seat."""
    watching: bool
    """True for a spectator at a table; false for a visitor who looks at the list of a hall."""


def standing_at(table: Table, peer: Peer) -> Standing | None:
    """Returns the standing of a person at this table; None for a connection that is not let in there."""
    person = table.people.at(peer)
    return person and Standing((table.id, person.id), person.seat is not None, person.seat is None)


class News(NamedTuple):
    """The tables that may have changed since the last news, and those that are held no longer."""

    touched: Iterable[Table]
    gone: Iterable[Table]


class Premises(Protocol):
    """One table, or a hall of many, as the server sees it. A connection that has been let in has a standing."""

    @property
    def id(self) -> str:
        """The identity that is stated on a private line."""
        ...

    @property
    def capacity(self) -> Callable[[str], Capacity]:
        """The room left for people from an address; set by the server."""
        ...

    @capacity.setter
    def capacity(self, capacity: Callable[[str], Capacity]) -> None: ...

    @property
    def table(self) -> Table | None:
        """The table for those who name none."""
        ...

    @property
    def admission(self) -> Admission:
        """What newcomers must prove, on a private line too."""
        ...

    @property
    def addresses(self) -> Sequence[str]:
        """The addresses of the processes that serve it, this one first, to which the visitors of a door are passed on;
        none for a single process."""
        ...

    @property
    def due(self) -> float:
        """The moment to call `tick`; infinite if nobody is waited for."""
        ...

    def key_holders(self) -> Iterable[Person]:
        """The people whose keys open a private line."""
        ...

    def standing(self, peer: Peer) -> Standing | None:
        """The person at the other end of a connection, once they are let in."""
        ...

    def recognized(self, peer: Peer, message: Message) -> Hashable | None:
        """Identifies the person whose key is shown by a connection that is not let in yet; nothing changes."""
        ...

    def join(self, peer: Peer, hello: Hello, address: str = "", binding: bytes = b"") -> Outgoing:
        """A new connection has said hello."""
        ...

    def receive(self, peer: Peer, message: Message) -> Outgoing:
        """A message from a connection. Raises ProtocolError for what no program should have sent."""
        ...

    def leave(self, peer: Peer) -> Outgoing:
        """A connection has ended."""
        ...

    def tick(self) -> Outgoing:
        """Time has passed, at least until `due`."""
        ...

    def reached(self, addresses: JoinAddresses) -> Outgoing:
        """Others join at these addresses from now on, which everybody is told."""
        ...

    def relayed(self, table: Table, outgoing: Outgoing) -> Outgoing:
        """Takes note of what a table says by itself, as when a bot has decided; returns what is sent."""
        ...

    def take_news(self) -> News:
        """Returns what has become of the tables since the last call."""
        ...
