"""The fair deal: the table and its players agree on a seed by commit and reveal, so that nobody can choose it.

Knows: nonces, commitments (hashes that bind to a nonce), and how the seed is derived from all nonces.
Must not know: connections, files, cards, or the use of the seed.

The table draws a nonce and publishes its commitment. Each player draws a nonce and sends a commitment, which is bound
to the table's commitment and to the `Terms` of the deal. When all commitments have been shown to all, the players
reveal their nonces; the table reveals its own when the game is over. The seed is the hash of all nonces. Nobody knows
another nonce when choosing their own, the table cannot change its nonce once it learns the others, and only the table
knows the seed during the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

import msgspec

from netplay.protocol.messages import (
    NONCE_BYTES,
    Commit,
    Commitments,
    Contribution,
    Deal,
    DealAnnounced,
    Message,
    Reveal,
    Terms,
)
from netplay.protocol.refusal import Refusal

CAPABILITY = "deal"
"""The capability of programs that take part: clients name it in `Hello`, the table in `Welcome`."""
PATIENCE = 8.0
"""Seconds that the table waits for commitments, and again for nonces. Late players are left out, and all are told."""
_HOST = 255
"""Stands for the table among the seats."""
_ENCODER = msgspec.msgpack.Encoder()


def bound(terms: Terms) -> bytes:
    """Returns the hash of all terms, to which commitments are bound."""
    plain = msgspec.structs.asdict(terms)
    for name in ("options", "people", "bots"):
        plain[name] = sorted(plain[name].items())
    return _hash(b"terms", _ENCODER.encode(list(plain.values())))


def table_commitment(terms: Terms, nonce: bytes) -> bytes:
    """Returns the table's commitment to its nonce."""
    return _hash(b"seal", bound(terms), bytes([_HOST]), nonce)


def commitment(deal: Deal, seat: int, nonce: bytes) -> bytes:
    """Returns the commitment of the player on a seat to a nonce. It is valid for this deal of this table only."""
    return _hash(b"seal", bound(deal.terms), deal.commitment, bytes([seat]), nonce)


def seed_of(deal: Deal, nonce: bytes) -> bytes:
    """Returns the seed that follows from all contributions and the table's nonce."""
    parts = [_hash(b"part", bytes([part.seat]), part.commitment, part.nonce) for part in deal.parts]
    return _hash(b"seed", bound(deal.terms), deal.commitment, nonce, *parts)


def one_commitment_each(terms: Terms, parts: Sequence[Contribution]) -> bool:
    """True if no seat has two commitments, and only players have any. With several for one seat, the table could reveal
    the one that suits it."""
    seats = [part.seat for part in parts]
    return len(set(seats)) == len(seats) and terms.people.keys() >= set(seats)


def bot_luck_of(seed: bytes) -> bytes:
    """Returns the random seed of the bots. It reveals nothing about the seed of the deal."""
    return _hash(b"bots", seed)


def _hash(what: bytes, *parts: bytes) -> bytes:
    """Hashes the parts, each with its length before it, so that no two lists of parts have the same input."""
    made = blake2b(digest_size=NONCE_BYTES, person=b"deal-" + what)
    for part in parts:
        made.update(len(part).to_bytes(4, "big") + part)
    return made.digest()


class ServerDeal:
    """The server's side of one deal, until its seed is agreed on."""

    def __init__(self, terms: Terms, nonce: bytes, now: float) -> None:
        self.deal = Deal(terms, table_commitment(terms, nonce))
        self.nonce = nonce
        self.revealing = False
        """True once all commitments are shown."""
        self.done = False
        """True once every nonce is revealed that will be."""
        self.due = now + PATIENCE
        """Time until which the awaited seats may answer."""
        self.awaited = sorted(terms.people)
        """The seats whose commitment or nonce is missing."""
        self._parts: dict[int, Contribution] = {}

    def commit(self, seat: int | None, made: bytes) -> None:
        """Takes a player's commitment. Raises Refusal."""
        if self.revealing or seat is None or seat not in self.awaited:
            raise Refusal("no-deal", "Nobody is waiting for that seal.")
        self._parts[seat] = Contribution(seat, made)
        self.awaited.remove(seat)

    def reveal(self, seat: int | None, nonce: bytes) -> None:
        """Takes a player's nonce. Raises Refusal, also if it does not match the commitment."""
        if not self.revealing or seat is None or seat not in self.awaited:
            raise Refusal("no-deal", "Nobody is waiting for that seal.")
        if commitment(self.deal, seat, nonce) != self._parts[seat].commitment:
            raise Refusal("other-seal", "That is not what you had sealed.")
        self._parts[seat] = Contribution(seat, self._parts[seat].commitment, nonce)
        self.awaited.remove(seat)

    def leave_out(self, seats: Sequence[int]) -> list[int]:
        """Stops waiting for these seats; returns those that were awaited."""
        late = [seat for seat in self.awaited if seat in seats]
        self.awaited = [seat for seat in self.awaited if seat not in seats]
        return late

    def go_on(self, now: float) -> bool:
        """Advances to the next stage if no seat is awaited; returns whether it did."""
        if self.awaited or self.done:
            return False
        self.deal = msgspec.structs.replace(self.deal, parts=[self._parts[seat] for seat in sorted(self._parts)])
        if self.revealing or not self._parts:
            self.done = True
        else:
            self.revealing, self.awaited, self.due = True, sorted(self._parts), now + PATIENCE
        return True


class ClientDeals:
    """The client's side of the deals at a table: its nonces, and all that it was shown of the last deal, so that the
    table can be held to it. `draw` returns random bytes; tests replace it."""

    def __init__(self, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._draw = draw
        self.shown: Deal | None = None
        """The last deal as the table announced it, with the commitments once they were shown."""
        self.seat: int | None = None
        """The client's seat in it; None for a spectator."""
        self.nonce = b""
        self.numbers: dict[str, int] = {}
        """For each table, the highest number of a deal that was announced."""
        self.skipped = 0
        """Number of deals before this one that were not announced to this client."""
        self.opened = False
        """True while the nonce is revealed and no game has begun with it."""
        self.thrown = 0
        """Number of deals of this table that came to nothing after the nonce was revealed: no game began, or its game
        was not finished. Counted since the last game that was finished."""

    def receive(self, message: Message, person: int) -> list[Message]:
        """Handles a message about a deal; returns the answers."""
        match message:
            case DealAnnounced():
                return self._commit(message.deal, person)
            case Commitments():
                return self._reveal(message)
            case _:
                return []

    def remember(self, deal: Deal, person: int) -> None:
        """Restores a deal, shown to an earlier run of the program, from the journal of the host's own table."""
        self.shown, self.seat = deal, seat_of(deal.terms.people, person)
        self.nonce = next((part.nonce for part in deal.parts if part.seat == self.seat), b"")
        self.numbers[deal.terms.table] = deal.terms.number

    def handed_over(self) -> ClientDeals:
        """Moves what was shown of this deal to a new object, for the game that is dealt by it."""
        twin = ClientDeals(self._draw)
        twin.shown, twin.seat, twin.nonce = self.shown, self.seat, self.nonce
        twin.skipped, twin.thrown, twin.opened = self.skipped, self.thrown, self.opened
        self.shown, self.opened = None, False
        return twin

    def _commit(self, deal: Deal, person: int) -> list[Message]:
        """Commits to a nonce for a new deal. A number that was announced before is no new deal, and is not answered."""
        terms = deal.terms
        last = self.numbers.get(terms.table)
        self.skipped = 0 if last is None else terms.number - last - 1
        self.numbers[terms.table] = max(terms.number, last or 0)
        self.shown, self.nonce, self.opened = deal, b"", False
        self.seat = seat_of(terms.people, person)
        if self.seat is None or self.skipped < 0:
            return []
        self.nonce = self._draw(NONCE_BYTES)
        return [Commit(terms.number, commitment(deal, self.seat, self.nonce))]

    def _reveal(self, message: Commitments) -> list[Message]:
        """Reveals the nonce if its commitment is among those shown, and no seat has several."""
        shown = self.shown
        if shown is None or shown.parts or message.number != shown.terms.number:
            return []
        self.shown = msgspec.structs.replace(shown, parts=message.parts)
        if self.seat is None or not self.nonce or not one_commitment_each(shown.terms, message.parts):
            return []
        ours = [part.commitment for part in message.parts if part.seat == self.seat]
        if ours != [commitment(shown, self.seat, self.nonce)]:
            return []
        self.opened = True
        return [Reveal(message.number, self.nonce)]


def seat_of(people: Mapping[int, int], person: int) -> int | None:
    """Returns the seat of a person; None for a spectator."""
    return next((seat for seat, each in people.items() if each == person), None)
