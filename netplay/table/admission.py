"""The door of a table: what is asked of those who come, whom it is closed to, and the host's rules of the house.

Knows: keys, nonces, addresses as texts.
Must not know: sockets, seats, games.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Annotated

import msgspec
from msgspec import Meta

from netplay.protocol import authentication
from netplay.protocol.messages import MINOR, Enter, Hello, House
from netplay.protocol.messages import Challenge as Question
from netplay.protocol.refusal import Refusal

from .outgoing import Peer
from .people import Person


@dataclass(frozen=True)
class Room:
    """What there is room for beyond who has a seat already."""

    people: bool = True
    """For newcomers."""
    gallery: bool = True
    """For one more without a seat."""


ROOM = Room()


@dataclass(frozen=True)
class Caller:
    """Somebody who has said hello and has not come in yet."""

    hello: Hello
    nonce: bytes
    address: str


class Shut(msgspec.Struct, frozen=True):
    """Whom a door is closed to: who does not know the password, and who comes from one of these addresses."""

    salt: Annotated[bytes, Meta(max_length=authentication.NONCE_BYTES)] | None = None
    """None if there is no password."""
    lock: Annotated[bytes, Meta(max_length=authentication.HASH_BYTES)] = b""
    """What is kept of it."""
    banned: list[str] = []


class Admission:
    """Of one table, which is called `table`. The rules of the house are saved with the table, and whom it is closed
    to."""

    def __init__(self, table: str, house: House | None = None, shut: Shut | None = None) -> None:
        self.table = table
        self.house = house or House()
        self.asking: dict[int, int | None] = {}
        """Who has asked for a seat, where the host is asked first; and for which, if he said so."""
        self._callers: dict[Peer, Caller] = {}
        self._codes: dict[int, bytes] = {}
        """For each person whom one was shown for, the lock of his seat code."""
        self._lent: set[int] = set()
        """Those of them for whom the host was shown it, since they were away."""
        shut = shut or Shut()
        self._banned = set(shut.banned)
        self._salt, self._password = shut.salt, shut.lock

    # The rules of the house

    def close_with(self, password: str) -> None:
        """From now on newcomers need this password; "" for none."""
        self._salt = secrets.token_bytes(authentication.NONCE_BYTES) if password else None
        self._password = authentication.password_hash(password, self._salt) if self._salt else b""

    @property
    def locked(self) -> bool:
        """Is a password asked for?"""
        return self._salt is not None

    @property
    def shut(self) -> Shut:
        """Whom it is closed to."""
        return Shut(self._salt, self._password, sorted(self._banned))

    @property
    def lock(self) -> tuple[bytes | None, bytes]:
        """What is kept of the password: the salt, None without a password, and the lock."""
        return self._salt, self._password

    def ban(self, address: str) -> bool:
        """No newcomers from there. Not from this very machine: all who come through a tunnel seem to. Is it done?"""
        outside = address != "" and not _is_loopback(address)
        if outside:
            self._banned.add(address)
        return outside

    def check_newcomer(self, caller: Caller, enter: Enter, room: Room) -> None:
        """May somebody come in who has no seat yet? Raises Refusal."""
        if not room.people:
            raise Refusal("full", "This table has too many connections. Please try again later.")
        if caller.address in self._banned:
            raise Refusal("banned", "The host has closed this table to you.")
        if not self.house.open:
            raise Refusal("door-closed", "The host has closed the door of this table: nobody new can come in.")
        if self._salt is not None and not self._knows_password(caller, enter):
            raise Refusal("password", "This table asks for a password, and that was not it.")

    def _knows_password(self, caller: Caller, enter: Enter) -> bool:
        right = authentication.proof(self._password, caller.nonce, self.table)
        return secrets.compare_digest(right, enter.password)

    # Who stands before it

    def ask(self, peer: Peer, hello: Hello, address: str) -> Question:
        """What is asked of somebody who has said hello."""
        nonce = secrets.token_bytes(authentication.NONCE_BYTES)
        self._callers[peer] = Caller(hello, nonce, address)
        return Question(self.table, nonce, self._salt, MINOR)

    def take(self, peer: Peer) -> Caller | None:
        """Who has been asked over this connection; he is asked no more."""
        return self._callers.pop(peer, None)

    def knows(self, caller: Caller, people: Iterable[Person], enter: Enter) -> tuple[Person | None, bool]:
        """Whose key he has shown that he knows, and whether it was a seat code. It takes as long for a wrong key as for
        a right one."""
        found: Person | None = None
        by_code = False
        for person in people:
            for lock, is_code in ((person.lock, False), (self._codes.get(person.id, person.lock), True)):
                right = authentication.proof(lock, caller.nonce, self.table)
                if secrets.compare_digest(right, enter.key) and found is None:
                    found, by_code = person, is_code
        return found, by_code

    def came(self, person: Person, by_code: bool) -> None:
        """He has come in. A seat code opens no second time, and one that the host was shown for somebody who was away
        not when that one is here again."""
        if by_code or person.id in self._lent:
            self._drop_code(person)

    # Seat codes, and leave to sit

    def new_code(self, person: Person, lent: bool = False) -> str:
        """A seat code for somebody, instead of any that was shown for him before; `lent`: to the host, who passes it on
        to him."""
        code = authentication.new_code()
        self._codes[person.id] = authentication.key_hash(code)
        if lent:
            self._lent.add(person.id)
        return code

    def _drop_code(self, person: Person) -> None:
        self._codes.pop(person.id, None)
        self._lent.discard(person.id)

    def forget(self, person: Person) -> None:
        """He belongs to the table no more."""
        self._drop_code(person)
        self.asking.pop(person.id, None)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
