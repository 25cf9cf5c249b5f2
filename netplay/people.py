"""The people of a table: who belongs to it, by which key they come back, and who of them is here.

Knows: names, tokens, connections, and what each person's program can.
Must not know: seats beyond their number, games, chat.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

import core

from . import wire
from .mail import Peer, Refusal
from .protocol import MAJOR, MINOR, NAME_CELLS, Hello

MOST = 40
"""The most people a table remembers: eight players and a good many spectators."""
BOT_NAMES = ("Gawain", "Yvain", "Bors", "Ector", "Kay", "Lionel", "Erec", "Galahad")
"""What a bot is called on each seat: knights of the Round Table. Nobody else is called so."""
TOKEN_BYTES = 24
"""192 bit: not to be guessed, so that a plain hash of it can be kept."""


class Person(msgspec.Struct):
    """Somebody who belongs to the table, here or away: all that is kept of him."""

    id: int
    name: str
    lock: bytes
    """A hash of his token, which alone opens it: the token itself is kept by nobody but him."""
    seat: int | None = None
    ready: bool = False
    last_n: int = 0
    """The number of his last action that was dealt with."""


@dataclass(frozen=True)
class Presence:
    """How somebody is here: over which connection, and what his program is."""

    peer: Peer
    minor: int
    """Its minor version."""
    games: Mapping[str, str]
    """The games it plays, and the fingerprints of their rules."""
    can: frozenset[str]


class People:
    """Everybody of one table, in the order in which they first came."""

    def __init__(self, everybody: Iterable[Person] = (), next_id: int = 1) -> None:
        self.everybody = {person.id: person for person in everybody}
        self.next_id = next_id
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
        """Whoever came first of those who are here."""
        return next((person for person in self if self.here(person)), None)

    def owner(self, token: str | None) -> Person | None:
        """Whose token this is; as slow for a wrong one as for a right one."""
        found, lock = None, _lock(token or "")
        for person in self:
            if secrets.compare_digest(person.lock, lock):
                found = person
        return found

    def plays(self, person: Person, game: str) -> bool:
        """Does his program play this game by the same rules as the table? Of who is away it is taken to; that is looked
        at when he comes back."""
        return not self.here(person) or self.presence(person).games.get(game) == core.game(game).fingerprint

    # Coming and going

    def newcomer(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token that opens his place. Raises Refusal."""
        if len(self.everybody) >= MOST:
            raise Refusal("full", "This table is full. Please try again later.")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(self.next_id, self._free_name(name), _lock(token))
        self.next_id += 1
        self.everybody[person.id] = person
        return person, token

    def new_key(self, id: int) -> str | None:
        """Another token for somebody, instead of the one he had; None if there is no such person."""
        person, token = self.everybody.get(id), secrets.token_urlsafe(TOKEN_BYTES)
        if person is None:
            return None
        person.lock = _lock(token)
        return token

    def connect(self, person: Person, peer: Peer, hello: Hello) -> Peer | None:
        """This person is here now, over this connection; the one he had until now, if any."""
        before = self._here.get(person.id)
        if before is not None:
            del self._at[before.peer]
        self._here[person.id] = Presence(peer, hello.minor, hello.games, frozenset(hello.can))
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
        name = wire.clean(wanted)
        if sentence := wire.why_no_name(name, NAME_CELLS):
            raise Refusal("bad-name", sentence)
        taken = {wire.name_key(each) for each in (*(p.name for p in self if p is not but), *BOT_NAMES)}
        numbered = (f"{wire.cut(name, NAME_CELLS - 3)} {number}" for number in range(2, MOST + 3))
        return next(each for each in (name, *numbered) if wire.name_key(each) not in taken)


def check_version(hello: Hello) -> None:
    """Raises Refusal for a program whose messages are others."""
    if hello.major != MAJOR:
        raise Refusal("version", f"This table speaks version {MAJOR}.{MINOR} and you speak version "
                                 f"{hello.major}.{hello.minor}: please use the same release.")  # fmt: skip


def _lock(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=32, person=b"round-table-key").digest()
