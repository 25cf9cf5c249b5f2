"""The people of a table: its members, the keys by which they come back, and their connections.

Knows: names, tokens, connections, and what each person's program can.
Must not know: seats beyond their number, games, chat.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta

import core
from ai.registry import all_characters
from netplay.protocol import authentication, codec, names
from netplay.protocol.messages import MAJOR, MINOR, NAME_CELLS, Hello, Number, Option, Text
from netplay.protocol.refusal import Refusal

from .outgoing import Peer

MOST = 40
"""The most people a table remembers: eight players and a good many spectators."""
BOT_NAMES = ("Gawain", "Yvain", "Bors", "Ector", "Kay", "Lionel", "Erec", "Galahad")
"""The names of bots without a style, by seat: knights of the Round Table. No person is called so."""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
"""Suffixes of the name of a character that sits at a table more than once."""


class Person(msgspec.Struct):
    """A member of the table, present or away, as it is saved."""

    id: Number
    name: Text
    """Empty for a host who has never come."""
    token_hash: Annotated[bytes, Meta(max_length=authentication.HASH_BYTES)] = msgspec.field(name="lock")
    """The hash of the person's token. The token itself is kept by the person alone."""
    seat: int | None = None
    ready: bool = False
    last_n: Number = 0
    """The number of the person's last action that was handled."""


@dataclass(frozen=True)
class Presence:
    """The connection of a person, and what the program at its other end can do."""

    peer: Peer
    address: str
    """The address it comes from."""
    minor: int
    """The minor version of the program."""
    games: Mapping[str, str]
    """The games it plays, each with the fingerprint of its rules."""
    can: frozenset[str]


class Program(Protocol):
    """A program's description of itself in its hello."""

    @property
    def games(self) -> Mapping[str, str]: ...
    @property
    def can(self) -> Collection[str]: ...


FOLLOWS_BACK = "take-back"
"""What a program can that follows a game in which steps are taken back."""


def by_our_rules(program: Program, game: str, options: Mapping[str, Option]) -> bool:
    """True if this program plays this game by the same rules as this one, and knows all options that are used."""
    ours = core.game(game)
    return program.games.get(game) == ours.fingerprint and {*ours.additions(options)} <= {*program.can}


class People:
    """The members of one table, in the order in which they first came. One of them is the host for as long as the table
    lasts, present or away."""

    def __init__(
        self, everybody: Iterable[Person] = (), next_id: int = 1, host_id: int | None = None, most: int = MOST
    ) -> None:  # fmt: skip
        self.everybody = {person.id: person for person in everybody}
        self.next_id = next_id
        self.host_id = host_id
        self._most = most
        self._here: dict[int, Presence] = {}
        self._at: dict[Peer, Person] = {}
        self._presences: tuple[tuple[Person, Presence], ...] | None = None
        """Those who are connected; None once somebody has come or gone."""

    # Look-up

    def __iter__(self) -> Iterator[Person]:
        return iter(self.everybody.values())

    def at(self, peer: Peer) -> Person | None:
        """The person at the other end of this connection."""
        return self._at.get(peer)

    def here(self, person: Person) -> bool:
        """True if this person is connected."""
        return person.id in self._here

    def presence(self, person: Person) -> Presence:
        """The connection of this person. Raises LookupError for a person who is away."""
        return self._here[person.id]

    def present(self) -> list[tuple[Person, Peer]]:
        """Returns all connected people, each with their connection."""
        return [(person, presence.peer) for person, presence in self.presences()]

    def presences(self) -> tuple[tuple[Person, Presence], ...]:
        """Returns all connected people, each with their connection and what their program can do: the same tuple until
        somebody comes or goes."""
        if self._presences is None:
            here = self._here
            self._presences = tuple([(person, here[id]) for id, person in self.everybody.items() if id in here])
        return self._presences

    @property
    def host(self) -> Person | None:
        """The host, present or away; None before anybody has come."""
        return self.everybody.get(self.host_id or 0)

    def whose(self, token: str | None) -> Person | None:
        """The person with this token. A wrong token takes as long as a right one."""
        found, wanted = None, authentication.key_hash(token or "")
        for person in self:
            if secrets.compare_digest(person.token_hash, wanted):
                found = person
        return found

    def plays(self, person: Person, game: str, options: Mapping[str, Option]) -> bool:
        """True if this person's program plays this game by the table's rules. It is assumed of a person who is away,
        and checked when they come back."""
        return not self.here(person) or by_our_rules(self.presence(person), game, options)

    # Coming and going

    def newcomer(self, name: str) -> tuple[Person, str]:
        """A new member and the token for their place. The first one becomes the host. Raises Refusal."""
        if len(self.everybody) >= self._most:
            raise Refusal("full", "This table is full. Please try again later.")
        person, token = self._added(self._free_name(name))
        if self.host is None:
            self.host_id = person.id
        return person, token

    def _added(self, name: str) -> tuple[Person, str]:
        token = authentication.new_token()
        while self.next_id in self.everybody:
            self.next_id += 1
        person = self.everybody[self.next_id] = Person(self.next_id, name, authentication.key_hash(token))
        self.next_id += 1
        return person, token

    def host_key(self) -> str:
        """A new token for the host, in place of the former one. If there is no host yet, the first person to show this
        token is."""
        if self.host is not None:
            return self.new_key(self.host)
        person, token = self._added("")
        self.host_id = person.id
        return token

    def new_key(self, person: Person) -> str:
        """A new token for this person, in place of the former one."""
        token = authentication.new_token()
        person.token_hash = authentication.key_hash(token)
        return token

    def connect(self, person: Person, peer: Peer, hello: Hello, address: str = "") -> Peer | None:
        """Connects this person; returns the former connection, if there was one."""
        before = self._here.get(person.id)
        if before is not None:
            del self._at[before.peer]
        self._here[person.id] = Presence(peer, address, hello.minor, hello.games, frozenset(hello.can))
        self._at[peer] = person
        self._presences = None
        return before.peer if before else None

    def disconnect(self, person: Person) -> None:
        """Marks this person as away."""
        presence = self._here.pop(person.id, None)
        if presence is not None:
            del self._at[presence.peer]
            self._presences = None

    def forget(self, person: Person) -> None:
        """Removes this person; their token opens nothing any more."""
        self.disconnect(person)
        del self.everybody[person.id]

    def rename(self, person: Person, name: str) -> None:
        """Changes the name of this person. Raises Refusal."""
        person.name = self._free_name(name, but=person)

    def _free_name(self, wanted: str, but: Person | None = None) -> str:
        """The name, cleaned, with a number behind it if it looks like another person's. Raises Refusal."""
        name = codec.clean(wanted[:1000])
        if sentence := codec.why_no_name(name, NAME_CELLS):
            raise Refusal("bad-name", sentence)
        others = (person.name for person in self if person is not but)
        taken = {look for each in others for look in names.looks(each)} | _looks_of_bots()
        numbered = (f"{codec.cut(name, NAME_CELLS - 3)} {number}" for number in range(2, self._most + 3))
        return next(each for each in chain([name], numbered) if not names.looks(each) & taken)


def load_looks() -> None:
    """Loads by what names are compared: otherwise the first that need it hold all others up for a tenth of a second."""
    names.looks("é")
    _looks_of_bots()


@cache
def _looks_of_bots() -> frozenset[str]:
    """The looks of bots' names, for which no person's name may be taken."""
    called = (*BOT_NAMES, *(each.name + number for each in all_characters() for number in NUMERALS))
    return frozenset(look for name in called for look in names.looks(name))


def check_version(hello: Hello) -> None:
    """Raises Refusal for a program with another major version."""
    if hello.major != MAJOR:
        raise Refusal("version", f"This table speaks version {MAJOR}.{MINOR} and you speak version "
                                 f"{hello.major}.{hello.minor}: please use the same version.")  # fmt: skip
