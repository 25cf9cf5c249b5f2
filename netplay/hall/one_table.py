"""A single table as a server serves it: premises without a list.

Knows: one table.
Must not know: sockets, trio, files, halls.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from netplay.protocol.messages import Enter, Hello, JoinAddresses, Message
from netplay.table.admission import Admission, Capacity
from netplay.table.joins import recognized
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person
from netplay.table.table import Table

from .premises import News, Standing, standing_at


class OneTable:
    """One table; see `Premises`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.addresses: list[str] = []
        self._news = News((table,), ())

    @property
    def id(self) -> str:
        """The identity of the table."""
        return self.table.id

    @property
    def capacity(self) -> Callable[[str], Capacity]:
        """The room left for people from an address."""
        return self.table.capacity

    @capacity.setter
    def capacity(self, capacity: Callable[[str], Capacity]) -> None:
        self.table.capacity = capacity

    @property
    def admission(self) -> Admission:
        """What newcomers to the table must prove."""
        return self.table.admission

    @property
    def due(self) -> float:
        """The moment to call `tick`."""
        return self.table.due

    def key_holders(self) -> Iterable[Person]:
        """The people of the table."""
        return self.table.people

    def standing(self, peer: Peer) -> Standing | None:
        """The person at the other end of a connection, once they are let in."""
        return standing_at(self.table, peer)

    def recognized(self, peer: Peer, message: Message) -> Hashable | None:
        """Identifies the person whose key is shown by a connection that is not let in yet."""
        if not isinstance(message, Hello | Enter):
            return None
        person = recognized(self.table, peer, message)
        return person and (self.table.id, person.id)

    def join(self, peer: Peer, hello: Hello, address: str = "", binding: bytes = b"") -> Outgoing:
        """A new connection has said hello."""
        return self.table.join(peer, hello, address, binding)

    def receive(self, peer: Peer, message: Message) -> Outgoing:
        """A message from a connection. Raises ProtocolError."""
        return self.table.receive(peer, message)

    def leave(self, peer: Peer) -> Outgoing:
        """A connection has ended."""
        return self.table.leave(peer)

    def tick(self) -> Outgoing:
        """Time has passed, at least until `due`."""
        return self.table.tick()

    def reached(self, addresses: JoinAddresses) -> Outgoing:
        """Others join at these addresses from now on."""
        self.table.join_addresses = addresses
        return self.table.to_all(addresses)

    def relayed(self, table: Table, outgoing: Outgoing) -> Outgoing:
        """Returns what the table says by itself."""
        return outgoing

    def take_news(self) -> News:
        """Returns the table: it may always have changed."""
        return self._news
