"""The people of a table: who belongs to it, by which key they come back, and who of them is here.

Knows: names, tokens, connections, and what each person's program can.
Must not know: seats beyond their number, games, chat.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

import core
from ai.styles import all_characters
from netplay.protocol import authentication, codec, names
from netplay.protocol.messages import MAJOR, MINOR, NAME_CELLS, Hello, Number, Text
from netplay.protocol.refusal import Refusal

from .outgoing import Peer

MOST = 40
"""The most people a table remembers: eight players and a good many spectators."""
BOT_NAMES = ("Gawain", "Yvain", "Bors", "Ector", "Kay", "Lionel", "Erec", "Galahad")
"""What a plain bot is called on each seat: knights of the Round Table. Nobody else is called so."""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
"""What follows the name of a character that sits at a table several times."""


class Person(msgspec.Struct):
    """Somebody who belongs to the table, here or away: all that is kept of him."""

    id: Number
    name: Text
    """Empty for a host who has not come yet."""
    lock: Annotated[bytes, Meta(max_length=authentication.HASH_BYTES)]
    """Of his token, see `keys`: the token itself is kept by nobody but him."""
    seat: int | None = None
    ready: bool = False
    last_n: Number = 0
    """The number of his last action that was dealt with."""


@dataclass(frozen=True)
class Presence:
    """How somebody is here: over which connection, and what his program is."""

    peer: Peer
    address: str
    """Where from."""
    minor: int
    """Its minor version."""
    games: Mapping[str, str]
    """The games it plays, and the fingerprints of their rules."""
    can: frozenset[str]


def by_our_rules(games: Mapping[str, str], game: str) -> bool:
    """Does a program that plays these games, by these fingerprints, play this one by the same rules as ours?"""
    return games.get(game) == core.game(game).fingerprint


class People:
    """Everybody of one table, in the order in which they first came. One of them is the host: it is his table, for as
    long as it lasts, whether he is here or not."""

    def __init__(self, everybody: Iterable[Person] = (), next_id: int = 1, host_id: int | None = None) -> None:
        self.everybody = {person.id: person for person in everybody}
        self.next_id = next_id
        self.host_id = host_id
        self._here: dict[int, Presence] = {}
        self._at: dict[Peer, Person] = {}

    # Who is who

    def __iter__(self) -> Iterator[Person]:
        return iter(self.everybody.values())

    def at(self, peer: Peer) -> Person | None:
        """Who is at the other end of this connection."""
        return self._at.get(peer)

    def here(self, person: Person) -> bool:
        """Is this person connected?"""
        return person.id in self._here

    def presence(self, person: Person) -> Presence:
        """How somebody is here. Raises LookupError for who is away."""
        return self._here[person.id]

    def present(self) -> list[tuple[Person, Peer]]:
        """Everybody who is here, and where to write to him."""
        here = self._here
        return [(person, here[id].peer) for id, person in self.everybody.items() if id in here]

    @property
    def host(self) -> Person | None:
        """Whose table it is."""
        return self.everybody.get(self.host_id or 0)

    def whose(self, token: str | None) -> Person | None:
        """Whose token this is; as slow for a wrong one as for a right one."""
        found, lock = None, authentication.key_hash(token or "")
        for person in self:
            if secrets.compare_digest(person.lock, lock):
                found = person
        return found

    def plays(self, person: Person, game: str) -> bool:
        """Does his program play this game by the same rules as the table? Of who is away it is taken to; that is looked
        at when he comes back."""
        return not self.here(person) or by_our_rules(self.presence(person).games, game)

    # Coming and going

    def newcomer(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token that opens his place. Raises Refusal. A table that belongs to nobody is his."""
        if len(self.everybody) >= MOST:
            raise Refusal("full", "This table is full. Please try again later.")
        person, token = self._added(self._free_name(name))
        if self.host is None:
            self.host_id = person.id
        return person, token

    def _added(self, name: str) -> tuple[Person, str]:
        token = authentication.new_token()
        person = self.everybody[self.next_id] = Person(self.next_id, name, authentication.key_hash(token))
        self.next_id += 1
        return person, token

    def host_key(self) -> str:
        """A new token for the host, instead of the one he had. If there is no host yet, there is one from now on:
        whoever comes with this key, by whatever name."""
        if self.host is not None:
            return self.new_key(self.host)
        person, token = self._added("")
        self.host_id = person.id
        return token

    def new_key(self, person: Person) -> str:
        """Another token for somebody, instead of the one he had."""
        token = authentication.new_token()
        person.lock = authentication.key_hash(token)
        return token

    def connect(self, person: Person, peer: Peer, hello: Hello, address: str = "") -> Peer | None:
        """This person is here now, over this connection; the one he had until now, if any."""
        before = self._here.get(person.id)
        if before is not None:
            del self._at[before.peer]
        self._here[person.id] = Presence(peer, address, hello.minor, hello.games, frozenset(hello.can))
        self._at[peer] = person
        return before.peer if before else None

    def disconnect(self, person: Person) -> None:
        """This person is away now."""
        presence = self._here.pop(person.id, None)
        if presence is not None:
            del self._at[presence.peer]

    def forget(self, person: Person) -> None:
        """This person belongs to the table no more, and his token opens nothing."""
        self.disconnect(person)
        del self.everybody[person.id]

    def rename(self, person: Person, name: str) -> None:
        """Another name for somebody. Raises Refusal."""
        person.name = self._free_name(name, but=person)

    def _free_name(self, wanted: str, but: Person | None = None) -> str:
        """The name, cleaned; if somebody has it already, with a number behind it."""
        name = codec.clean(wanted[:1000])
        if sentence := codec.why_no_name(name, NAME_CELLS):
            raise Refusal("bad-name", sentence)
        others = (person.name for person in self if person is not but)
        taken = {look for each in others for look in names.looks(each)} | _looks_of_bots()
        numbered = (f"{codec.cut(name, NAME_CELLS - 3)} {number}" for number in range(2, MOST + 3))
        return next(each for each in (name, *numbered) if not names.looks(each) & taken)


@cache
def _looks_of_bots() -> frozenset[str]:
    """What nobody else's name may be taken for."""
    called = (*BOT_NAMES, *(each.name + number for each in all_characters() for number in NUMERALS))
    return frozenset(look for name in called for look in names.looks(name))


def check_version(hello: Hello) -> None:
    """Raises Refusal for a program whose messages are others."""
    if hello.major != MAJOR:
        raise Refusal("version", f"This table speaks version {MAJOR}.{MINOR} and you speak version "
                                 f"{hello.major}.{hello.minor}: please use the same release.")  # fmt: skip
