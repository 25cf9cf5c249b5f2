"""Admission to a table: what a connection must prove before it is let in, and who is kept out.

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
from netplay.protocol.messages import MINOR, Challenge, Enter, Hello
from netplay.protocol.refusal import Refusal

from .outgoing import Peer
from .people import Person


@dataclass(frozen=True)
class Capacity:
    """The room that is left, beyond the people who have a seat already."""

    people: bool = True
    """True if there is room for a newcomer."""
    spectators: bool = True
    """True if there is room for one more person without a seat."""


UNLIMITED = Capacity()


@dataclass(frozen=True)
class Caller:
    """A connection that has said hello and is not let in yet."""

    hello: Hello
    nonce: bytes
    address: str


class Restrictions(msgspec.Struct, frozen=True):
    """Restrictions on newcomers, as they are saved: a password, and banned addresses."""

    salt: Annotated[bytes, Meta(max_length=authentication.NONCE_BYTES)] | None = None
    """None without a password."""
    password_hash: Annotated[bytes, Meta(max_length=authentication.HASH_BYTES)] = msgspec.field(
        name="lock", default=b""
    )
    banned: list[str] = []


class Admission:
    """Admission to the table of this identity. The restrictions are saved with the table; nothing else is, but a hall
    keeps the key of its doors, which open the way to all its processes."""

    def __init__(self, table: str, restrictions: Restrictions | None = None, door_key: str = "") -> None:
        self.table = table
        self.asking: dict[int, int | None] = {}
        """The people who have asked the host for a seat, each with the seat they named, if any."""
        self._callers: dict[Peer, Caller] = {}
        self._codes: dict[int, bytes] = {}
        """For each person with a seat code, the hash of it."""
        self._lent: set[int] = set()
        """The people whose seat code was shown to the host, since they were away."""
        self.kept_door_key = door_key or authentication.new_token()
        """What opens a private line to the doors of this table while it has a password."""
        restrictions = restrictions or Restrictions()
        self._banned = set(restrictions.banned)
        self._salt, self._password = restrictions.salt, restrictions.password_hash
        self.had_password = False
        """True once a password was replaced or dropped while the table was open: its doors still call privately."""

    # Restrictions

    def set_password(self, password: str) -> None:
        """Requires this password of newcomers from now on; "" for none."""
        self.had_password = self.had_password or self.has_password
        self._salt = secrets.token_bytes(authentication.NONCE_BYTES) if password else None
        self._password = authentication.password_hash(password, self._salt) if self._salt else b""

    @property
    def restrictions(self) -> Restrictions:
        """The restrictions on newcomers, to be saved."""
        return Restrictions(self._salt, self._password, sorted(self._banned))

    def adopt(self, restrictions: Restrictions) -> None:
        """Takes over the restrictions that another process has set."""
        self._banned = set(restrictions.banned)
        self._salt, self._password = restrictions.salt, restrictions.password_hash

    @property
    def door_key(self) -> str:
        """What opens a private line to the doors of this table, and nothing else; empty without a password, since lines
        are plain then."""
        return self.kept_door_key if self.has_password else ""

    @property
    def has_password(self) -> bool:
        """True if newcomers need a password."""
        return self._salt is not None

    @property
    def password_hash(self) -> tuple[bytes | None, bytes]:
        """The salt, None without a password, and the hash."""
        return self._salt, self._password

    def ban(self, address: str) -> bool:
        """Keeps newcomers from this address out; True if that is done. The own machine cannot be banned: everybody who
        comes through a tunnel seems to come from there."""
        outside = address != "" and not is_loopback(address)
        if outside:
            self._banned.add(address)
        return outside

    def check_newcomer(self, caller: Caller, enter: Enter, capacity: Capacity, is_open: bool) -> None:
        """Raises Refusal for a newcomer for whom there is no room, who is banned, or does not know the password, and
        for all if the table is not open."""
        if not capacity.people:
            raise Refusal("full", "This table has too many connections. Please try again later.")
        if caller.address in self._banned:
            raise Refusal("banned", "The host has closed this table to you.")
        if not is_open:
            text = "The host has closed the door of this table: no new players or spectators can come in."
            raise Refusal("door-closed", text)
        if self._salt is not None and not self._knows_password(caller, enter):
            raise Refusal("password", "This table asks for a password, and the one given is wrong.")

    def _knows_password(self, caller: Caller, enter: Enter) -> bool:
        right = authentication.proof(self._password, caller.nonce, self.table)
        return secrets.compare_digest(right, enter.password)

    # Identity

    def challenge(self, peer: Peer, hello: Hello, address: str, binding: bytes = b"") -> Challenge:
        """The challenge to a connection that has said hello. On a private line the nonce is its `binding`."""
        nonce = binding or secrets.token_bytes(authentication.NONCE_BYTES)
        self._callers[peer] = Caller(hello, nonce, address)
        return Challenge(self.table, nonce, self._salt, MINOR)

    def take(self, peer: Peer) -> Caller | None:
        """The caller over this connection, if it was challenged; the challenge cannot be answered again."""
        return self._callers.pop(peer, None)

    def caller(self, peer: Peer) -> Caller | None:
        """The caller over this connection, if it was challenged and has not answered."""
        return self._callers.get(peer)

    def identify(self, caller: Caller, people: Iterable[Person], enter: Enter) -> tuple[Person | None, bool]:
        """The person whose key the caller has proven to know, and whether it was a seat code. A wrong key takes as long
        as a right one."""
        found: Person | None = None
        by_code = False
        for person in people:
            codes = ((person.token_hash, False), (self._codes.get(person.id, person.token_hash), True))
            for hashed, is_code in codes:
                right = authentication.proof(hashed, caller.nonce, self.table)
                if secrets.compare_digest(right, enter.key) and found is None:
                    found, by_code = person, is_code
        return found, by_code

    def hash_of_key(self, key_id: bytes, people: Iterable[Person]) -> bytes | None:
        """The hash of the key that goes by this id on a private line: a token, a seat code, or that of the doors."""
        tokens = [person.token_hash for person in people]
        hashes = [*tokens, *self._codes.values(), authentication.key_hash(self.kept_door_key)]
        return next((each for each in hashes if authentication.key_id(each) == key_id), None)

    def came(self, person: Person, by_code: bool) -> None:
        """A person has been let in: a seat code that was used or lent opens nothing any more."""
        if by_code or person.id in self._lent:
            self._drop_code(person)

    # Seat codes

    def new_code(self, person: Person, lent: bool = False) -> str:
        """A seat code for this person, in place of any former one. `lent`: it is shown to the host, who passes it on,
        and expires when the person is back."""
        code = authentication.new_code()
        self._codes[person.id] = authentication.key_hash(code)
        if lent:
            self._lent.add(person.id)
        return code

    def _drop_code(self, person: Person) -> None:
        self._codes.pop(person.id, None)
        self._lent.discard(person.id)

    def forget(self, person: Person) -> None:
        """Drops the seat code and the request of a person who belongs to the table no longer."""
        self._drop_code(person)
        self.asking.pop(person.id, None)


def is_loopback(address: str) -> bool:
    """True for an address of the own machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
