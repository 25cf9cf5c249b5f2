"""The visitors of a hall: where each of them is, and what of the list they have seen.

Knows: connections, the list.
Must not know: sockets, keys, or what happens at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf

from msgspec.structs import replace

from netplay.protocol.join_addresses import SINCE
from netplay.protocol.messages import InList, JoinAddresses, Message
from netplay.table.joins import Greeting
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.people import Person
from netplay.table.table import Table

from .listing import Listing


@dataclass
class Visit:
    """A visitor's way through the hall, over one connection."""

    person: Person
    greeting: Greeting
    table: Table | None = None
    """The table that the visitor is at, or asks to be let in to."""
    seen: int = 0
    """The version of the list that was last sent."""


class Visitors:
    """All visitors, by their connections. `gathering` is the time for which changes of the list are collected."""

    def __init__(self, listing: Listing, now: Callable[[], float], gathering: float) -> None:
        self._listing, self._now, self._gathering = listing, now, gathering
        self.visits: dict[Peer, Visit] = {}
        self.due = inf
        """The moment at which those in the list are told what has changed."""
        self._told = listing.version
        """The version of the list that they were told."""

    def ways_in(self, peers: Iterable[Peer], addresses: JoinAddresses | None, locked: bool) -> Outgoing:
        """Returns for these visitors how others join, as far as their programs know the message. Whether the hall is
        `locked` may have changed since the addresses are known."""
        if addresses is None:
            return []
        told = replace(addresses, locked=locked)
        return [(peer, told) for peer in peers if self.visits[peer].greeting.hello.minor >= SINCE]

    def in_list(self) -> list[Peer]:
        """Returns the connections of those who are at no table."""
        return [peer for peer, visit in self.visits.items() if visit.table is None]

    def at(self, table: Table) -> list[Peer]:
        """Returns the connections of those who are at a table, or at its door."""
        return [peer for peer, visit in self.visits.items() if visit.table is table]

    def to_list(self, peer: Peer, code: str = "", text: str = "") -> Outgoing:
        """A visitor is in the list again, and is told why, if it is not by their own wish."""
        self.visits[peer].table = None
        return [(peer, InList(code, text)), *self.changes(peer)]

    def changes(self, peer: Peer) -> Outgoing:
        """Returns what a visitor has not seen of the list."""
        visit, listing = self.visits[peer], self._listing
        messages = listing.since(visit.seen)
        visit.seen = listing.version
        return [(peer, message) for message in messages]

    def note_changes(self) -> None:
        """Sets the time at which those in the list are told what has changed, if anything has."""
        if self.due == inf and self._listing.version != self._told:
            self.due = self._now() + self._gathering

    def tell_changes(self) -> Outgoing:
        """Tells those in the list what has changed, once it is time. Most have seen the same version, and are sent the
        same messages."""
        if self._now() < self.due:
            return []
        self.due, self._told = inf, self._listing.version
        behind = [peer for peer in self.in_list() if self.visits[peer].seen != self._told]
        found: dict[int, list[Message]] = {}
        told: Outgoing = []
        for peer in behind:
            seen, self.visits[peer].seen = self.visits[peer].seen, self._told
            if seen not in found:
                found[seen] = self._listing.since(seen)
            told += [(peer, message) for message in found[seen]]
        return told
