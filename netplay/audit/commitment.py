"""The fair deal: a seed that nobody can choose, neither the table nor anybody at it.

Knows: nonces, the hashes that bind to them (seals), and how a seed comes of all of them.
Must not know: connections, files, cards, or what becomes of the seed.

The table draws a nonce and shows its seal. Everybody who sits draws a nonce and sends its seal, bound to that of the
table and to what is about to be dealt (`Terms`). When all seals are shown to all, each opens his own; the table opens
its own only when the game is over. The seed is the hash of all. So whoever picks his nonce knows none of the others,
the table can change its mind no more when it learns them, and nobody but the table knows the seed during the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import msgspec

from netplay.protocol.messages import (
    NONCE_BYTES,
    Deal,
    Dealing,
    Message,
    Open,
    Part,
    Seal,
    Sealed,
    Terms,
)
from netplay.protocol.refusal import Refusal

CAPABILITY = "deal"
"""Who can take part says so in his hello, the table in its welcome."""
PATIENCE = 8.0
"""Seconds that the table waits for seals, and again for what was sealed. Who is later is left out, and all hear it."""
_HOST = 255
"""Stands for the table among the seats."""
_ENCODER = msgspec.msgpack.Encoder()


def bound(terms: Terms) -> bytes:
    """What the table binds itself to: a hash of all that is agreed upon before the cards."""
    plain = msgspec.structs.asdict(terms)
    for name in ("options", "people", "bots"):
        plain[name] = sorted(plain[name].items())
    return _hash(b"terms", _ENCODER.encode(list(plain.values())))


def table_seal(terms: Terms, nonce: bytes) -> bytes:
    """The table's seal of its nonce."""
    return _hash(b"seal", bound(terms), bytes([_HOST]), nonce)


def seal(deal: Deal, seat: int, nonce: bytes) -> bytes:
    """The seal of somebody on a seat, which holds for this deal of this table only."""
    return _hash(b"seal", bound(deal.terms), deal.seal, bytes([seat]), nonce)


def seed_of(deal: Deal, nonce: bytes) -> bytes:
    """The seed, by the parts of all, and the table's nonce."""
    parts = [_hash(b"part", bytes([part.seat]), part.seal, part.nonce) for part in deal.parts]
    return _hash(b"seed", bound(deal.terms), deal.seal, nonce, *parts)


def sealed_once(terms: Terms, parts: Sequence[Part]) -> bool:
    """Is there one seal of each who has sealed, and none of who does not play? Of several for one seat the table could
    open the one that it likes best."""
    seats = [part.seat for part in parts]
    return len(set(seats)) == len(seats) and terms.people.keys() >= set(seats)


def bot_luck_of(seed: bytes) -> bytes:
    """What breaks the ties of bots. It tells nothing of the seed."""
    return _hash(b"bots", seed)


def _hash(what: bytes, *parts: bytes) -> bytes:
    """Of so many parts, each with its length before it, so that no two lists of parts are hashed as one."""
    made = blake2b(digest_size=NONCE_BYTES, person=b"deal-" + what)
    for part in parts:
        made.update(len(part).to_bytes(4, "big") + part)
    return made.digest()


class Ceremony:
    """The table's side of one deal, until its seed is agreed upon."""

    def __init__(self, terms: Terms, nonce: bytes, now: float) -> None:
        self.deal = Deal(terms, table_seal(terms, nonce))
        self.nonce = nonce
        self.opening = False
        """Are all seals shown?"""
        self.done = False
        """Is all opened that will be?"""
        self.due = now + PATIENCE
        """Until when those who are awaited may answer."""
        self.awaited = sorted(terms.people)
        """The seats whose seal or nonce has not come."""
        self._parts: dict[int, Part] = {}

    def seal(self, seat: int | None, sealed: bytes) -> None:
        """Somebody has sealed his nonce. Raises Refusal."""
        if self.opening or seat is None or seat not in self.awaited:
            raise Refusal("no-deal", "Nobody is waiting for that seal.")
        self._parts[seat] = Part(seat, sealed)
        self.awaited.remove(seat)

    def open(self, seat: int | None, nonce: bytes) -> None:
        """Somebody has opened his nonce. Raises Refusal, also for another than he sealed."""
        if not self.opening or seat is None or seat not in self.awaited:
            raise Refusal("no-deal", "Nobody is waiting for that seal.")
        if seal(self.deal, seat, nonce) != self._parts[seat].seal:
            raise Refusal("other-seal", "That is not what you had sealed.")
        self._parts[seat] = Part(seat, self._parts[seat].seal, nonce)
        self.awaited.remove(seat)

    def leave_out(self, seats: Sequence[int]) -> list[int]:
        """Wait no longer for these; who of them had been waited for."""
        late = [seat for seat in self.awaited if seat in seats]
        self.awaited = [seat for seat in self.awaited if seat not in seats]
        return late

    def go_on(self, now: float) -> bool:
        """If nobody is waited for, the next part begins. Has it?"""
        if self.awaited or self.done:
            return False
        self.deal = msgspec.structs.replace(self.deal, parts=[self._parts[seat] for seat in sorted(self._parts)])
        if self.opening or not self._parts:
            self.done = True
        else:
            self.opening, self.awaited, self.due = True, sorted(self._parts), now + PATIENCE
        return True


class Party:
    """One person's side of the deals at a table: his nonces, and all that he was shown of the last deal, so that he can
    hold the table to it. `draw` is for tests."""

    def __init__(self, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._draw = draw
        self.shown: Deal | None = None
        """The last deal as the table announced it, and its seals when they were shown."""
        self.seat: int | None = None
        """Our seat in it, None for who watches."""
        self.nonce = b""
        self.numbers: dict[str, int] = {}
        """For each table, the number of its last deal that we heard of."""
        self.skipped = 0
        """So many deals we were not shown before this one."""
        self.opened = False
        """Have we opened our nonce, and has no game come of it?"""
        self.thrown = 0
        """So many deals before this one were thrown away when our nonce was known, since a game came to its end."""

    def receive(self, message: Message, person: int) -> list[Message]:
        """What the table says of a deal; what to answer."""
        match message:
            case Dealing():
                return self._seal(message.deal, person)
            case Sealed():
                return self._open(message)
            case _:
                return []

    def remember(self, deal: Deal, person: int) -> None:
        """What the journal of our own table says of a deal: the program before this one was shown it."""
        self.shown, self.seat = deal, seat_of(deal.terms.people, person)
        self.nonce = next((part.nonce for part in deal.parts if part.seat == self.seat), b"")
        self.numbers[deal.terms.table] = deal.terms.number

    def handed_over(self) -> Party:
        """What we were shown of this deal, for the game that is dealt by it, and for no other."""
        twin = Party(self._draw)
        twin.shown, twin.seat, twin.nonce = self.shown, self.seat, self.nonce
        twin.skipped, twin.thrown = self.skipped, self.thrown
        self.shown, self.opened = None, False
        return twin

    def _seal(self, deal: Deal, person: int) -> list[Message]:
        """A deal is announced: seal a nonce for it. A number that has been there is no new deal: it is not sealed."""
        terms = deal.terms
        last = self.numbers.get(terms.table)
        self.skipped = 0 if last is None else terms.number - last - 1
        self.numbers[terms.table] = max(terms.number, last or 0)
        self.shown, self.nonce, self.opened = deal, b"", False
        self.seat = seat_of(terms.people, person)
        if self.seat is None or self.skipped < 0:
            return []
        self.nonce = self._draw(NONCE_BYTES)
        return [Seal(terms.number, seal(deal, self.seat, self.nonce))]

    def _open(self, sealed: Sealed) -> list[Message]:
        """All seals are shown. Ours is opened if it is among them, and nobody has several."""
        shown = self.shown
        if shown is None or shown.parts or sealed.number != shown.terms.number:
            return []
        self.shown = msgspec.structs.replace(shown, parts=sealed.parts)
        ours = [part for part in sealed.parts if part.seat == self.seat]
        if self.seat is None or not self.nonce or [part.seal for part in ours] != [seal(shown, self.seat, self.nonce)]:
            return []
        if not sealed_once(shown.terms, sealed.parts):
            return []
        self.opened = True
        return [Open(sealed.number, self.nonce)]


def seat_of(people: Mapping[int, int], person: int) -> int | None:
    """On which seat somebody sits."""
    return next((seat for seat, each in people.items() if each == person), None)
