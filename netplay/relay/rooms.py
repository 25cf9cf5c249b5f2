"""The rooms of a relay: who hosts in which, and which guests wait to be taken.

Knows: numbers, addresses, tickets, bounds.
Must not know: sockets, trio, or what is said in a room.
"""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from netplay.protocol.relay_lines import FULL, GONE, NOBODY, TAKEN


@dataclass(frozen=True)
class Bounds:
    """The most that a relay holds at once, in all and of one address."""

    rooms: int = 200
    rooms_per_address: int = 4
    waiting_per_room: int = 8
    """Guests that wait to be taken."""
    pairs: int = 400
    """Guests that were taken, or wait."""
    pairs_per_room: int = 60
    pairs_per_address: int = 40
    """Guests of one address; a club may share one."""


class Refused(Exception):
    """A caller cannot have what they want; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(eq=False)
class Room:
    """A room, and the connection of its host."""

    number: int
    owner: str
    host: Any
    origin: str
    waiting: dict[str, Pair] = field(default_factory=dict)
    """The guests that wait, by their tickets."""


@dataclass(eq=False)
class Pair:
    """A guest, and once it is taken the host's connection for it."""

    room: Room
    guest: Any
    origin: str
    ticket: str = field(default_factory=lambda: secrets.token_hex(16))


class Rooms:
    """All rooms of one relay. Nothing of them outlives their connections."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self._bounds = bounds or Bounds()
        self._rooms: dict[int, Room] = {}
        self._pairs: set[Pair] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def pairs(self) -> int:
        """The number of guests that wait or were taken."""
        return len(self._pairs)

    def is_host(self, origin: str) -> bool:
        """True if a room was opened from this address."""
        return any(room.origin == origin for room in self._rooms.values())

    def open(self, number: int, owner: str, host: Any, origin: str) -> tuple[Room, Any | None]:
        """Opens a room, or gives it back to its owner; returns it, and the owner's former connection, if there is one.
        Raises Refused."""
        former = self._rooms.get(number)
        if former is not None:
            if not secrets.compare_digest(former.owner, owner):
                raise Refused(TAKEN)
            replaced, former.host, former.origin = former.host, host, origin
            return former, replaced
        here = sum(room.origin == origin for room in self._rooms.values())
        if len(self._rooms) >= self._bounds.rooms or here >= self._bounds.rooms_per_address:
            raise Refused(FULL)
        room = self._rooms[number] = Room(number, owner, host, origin)
        return room, None

    def close(self, room: Room, host: Any) -> None:
        """Closes a room whose host is gone, unless they have come back over another connection."""
        if room.host is host:
            self._rooms.pop(room.number, None)

    def knock(self, number: int, guest: Any, origin: str) -> Pair:
        """Lets a guest wait for the host of a room. Raises Refused."""
        room, bounds = self._rooms.get(number), self._bounds
        if room is None:
            raise Refused(NOBODY)
        mine = Counter(pair.room.number for pair in self._pairs)[number]
        theirs = sum(pair.origin == origin for pair in self._pairs)
        if len(room.waiting) >= bounds.waiting_per_room or mine >= bounds.pairs_per_room:
            raise Refused(FULL)
        if len(self._pairs) >= bounds.pairs or theirs >= bounds.pairs_per_address:
            raise Refused(FULL)
        pair = Pair(room, guest, origin)
        room.waiting[pair.ticket] = pair
        self._pairs.add(pair)
        return pair

    def take(self, ticket: str) -> Pair:
        """Returns the guest with this ticket, who then waits no more. Raises Refused."""
        for room in self._rooms.values():
            if (pair := room.waiting.pop(ticket, None)) is not None:
                return pair
        raise Refused(GONE)

    def leave(self, pair: Pair) -> None:
        """Forgets a guest."""
        pair.room.waiting.pop(pair.ticket, None)
        self._pairs.discard(pair)
