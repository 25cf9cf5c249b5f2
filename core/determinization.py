"""Imagination: full states that a seat cannot tell from the true one, drawn from one view as often as wanted.

Knows: piles, what is plausible in them, and what a seat remembers.
Must not know: any game, or why something is hidden.

What follows from the view is worked out once: which unseen faces may lie in which hidden places. Those that may lie
with the same are one batch, and batches are drawn from the choosiest to the least choosy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, MutableSequence, Sequence
from itertools import pairwise
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from .contract import Game
from .memory import Memory
from .piles import Face, Pile, piles_of

S = TypeVar("S", bound=msgspec.Struct)

TRIES = 200
"""Arrangements that are tried before one is found by exchanging: most views need one to five."""
SWAPS = 8
"""How often each place is then exchanged with another, so that what was found first does not matter."""


class Shuffler(Protocol):
    """A source of luck; `random.Random` will do."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


class Determinizer(Generic[S]):
    """Full states that agree with a masked one, and with what its seat remembers of this very view.

    The unseen faces are drawn from the components that are in no pile we see: every arrangement that
    `Game.plausible` and the memory allow is equally likely. Where so few are allowed that luck seldom meets one (in
    Histrio a draw in a hundred) one is found and its faces exchanged many times: nearly as likely as any other to which
    exchanges of two lead from it.

    Raises ValueError if the view does not fit the box, or the memory is of another view, be it an equal copy of this
    one: it would narrow nothing, and nobody would notice.
    """

    def __init__(self, game: Game[S], view: S, rng: Shuffler, memory: Memory | None = None) -> None:
        memory = memory or Memory()
        if not memory.fits(piles_of(view)):
            raise ValueError("What is remembered is of other piles than those of this view.")
        self._decode = game.decode
        self._view = game.encode(view)
        self._rng = rng
        self._hidden = list(_hidden(game, view, memory))

    def draw(self) -> S:
        """Returns a full state that shares nothing with any other. Raises ValueError if no arrangement is plausible."""
        full = self._decode(self._view)
        piles = list(piles_of(full))
        for hidden in self._hidden:
            hidden.fill(piles, self._rng)
        return full


def determinize(game: Game[S], view: S, rng: Shuffler, memory: Memory | None = None) -> S:
    """Returns one full state that agrees with a masked one; for many, use a `Determinizer`."""
    return Determinizer(game, view, rng, memory).draw()


Places = Callable[[Pile, Collection[Face]], Mapping[Face, int]]
"""The places of a pile of the view at which each of these faces may lie, as the bits of a number: bit 0 is the top."""


def _hidden(game: Game[Any], view: Any, memory: Memory) -> list[_Hidden]:
    """Returns the hidden places of this view, by kind."""
    unseen = {kind: Counter(faces) for kind, faces in game.components(view).items()}
    hidden: dict[str, list[tuple[int, Pile]]] = {}
    for number, pile in enumerate(piles_of(view)):
        unseen[pile.kind].subtract(pile.known())
        if None in pile.faces:
            hidden.setdefault(pile.kind, []).append((number, pile))

    def places(pile: Pile, faces: Collection[Face]) -> Mapping[Face, int]:
        return memory.places(pile, [face for face in faces if game.plausible(view, pile, face)])

    return [_Hidden(unknown, [*unseen[kind].elements()], places) for kind, unknown in hidden.items()]


_Set = int
"""Some members of one side, places or faces, by number: those whose bits are 1. Much quicker than sets of numbers."""


class _Batch(NamedTuple):
    """Members of one side, places or faces, that fit the same members of the other side."""

    each: list[int]
    others: list[int]
    room: int
    """How many of the others are free at most when its turn comes: all that no batch before it must take."""


class _Hidden:
    """The hidden places of one kind, numbered from 0 through all its piles, and the faces in them, numbered too."""

    def __init__(self, unknown: Sequence[tuple[int, Pile]], faces: list[Face], allowed: Places) -> None:
        self._spans: list[tuple[int, int, int]] = []
        """Of each pile: its number in the state, its first place, and the first place of the next."""
        places = 0
        for number, pile in unknown:
            self._spans.append((number, places, places + len(pile)))
            places += len(pile)
        if places != len(faces):
            kind = unknown[0][1].kind
            raise ValueError(f"{len(faces)} unseen faces for {places} hidden places in {kind!r} piles.")
        self._faces = faces
        self._homes = _homes([pile for _, pile in unknown], [range(a, b) for _, a, b in self._spans], faces, allowed)
        self._sides = [(True, _batches(self._homes))]
        """Either places are drawn for faces, or faces for places. What succeeded last is tried first; faces are drawn
        for places only when the first draw has failed."""

    def fill(self, piles: Sequence[Pile], rng: Shuffler) -> None:
        """Lay the faces into these piles of a full state."""
        laid = [self._faces[face] for face in self._arranged(rng)]
        for number, first, after in self._spans:
            piles[number].faces = [*laid[first:after]]

    def _arranged(self, rng: Shuffler) -> list[int]:
        """For each place the number of its face."""
        for _ in range(TRIES):
            by_faces, batches = self._sides[0]
            drawn = _drawn(batches, len(self._faces), rng)
            if drawn is not None:
                return drawn if by_faces else _turned_round(drawn)
            if len(self._sides) == 1:
                self._sides.append((False, _batches(_able(self._homes))))
            self._sides.reverse()
        return _exchanged(self._homes, rng)


def _drawn(batches: Sequence[_Batch], size: int, rng: Shuffler) -> list[int] | None:
    """Batch by batch at random: for each of the other side its partner, or None if somebody met none that was free.

    A batch draws from as many as could be free at most: who draws one that is not begins anew. So no arrangement is
    likelier for lying where others left room.
    """
    partners = [-1] * size
    for each, others, room in batches:
        free = [other for other in others if partners[other] < 0]
        free += [-1] * (room - len(free))
        rng.shuffle(free)
        for one, other in zip(each, free, strict=False):
            if other < 0:
                return None
            partners[other] = one
    return partners


def _turned_round(partners: Sequence[int]) -> list[int]:
    """The partners of the other side."""
    turned = [-1] * len(partners)
    for other, one in enumerate(partners):
        turned[one] = other
    return turned


def _exchanged(homes: Sequence[_Set], rng: Shuffler) -> list[int]:
    """A matching by augmenting paths, then many exchanges of two faces that both places allow."""
    lies = _matching(homes, rng)
    order = list(range(len(lies)))
    for _ in range(SWAPS):
        rng.shuffle(order)
        for one, two in pairwise(order):
            if homes[two] >> lies[one] & homes[one] >> lies[two] & 1:
                lies[one], lies[two] = lies[two], lies[one]
    return _turned_round(lies)


def _members(some: _Set) -> list[int]:
    return [number for number in range(some.bit_length()) if some >> number & 1]


def _batches(partners: Sequence[_Set]) -> list[_Batch]:
    """Returns the members of one side, grouped by what they fit, those with the fewest choices first."""
    found: dict[_Set, list[int]] = {}
    for one, others in enumerate(partners):
        found.setdefault(others, []).append(one)
    batches: list[_Batch] = []
    for others in sorted(found, key=int.bit_count):
        each = found[others]
        inside = sum(len(found[before]) for before in found if before != others and not before & ~others)
        batches.append(_Batch(each, _members(others), max(len(each), others.bit_count() - inside)))
    return batches


def _homes(piles: list[Pile], spans: list[range], faces: list[Face], allowed: Places) -> list[_Set]:
    """For each face the places where it may lie."""
    counts = Counter(faces)
    homes = dict.fromkeys(counts, 0)
    for pile, span in zip(piles, spans, strict=True):
        for face, places in allowed(pile, counts).items():
            homes[face] |= places << span.start
    while _settled(homes, counts, spans):
        pass
    return [homes[face] for face in faces]


def _able(homes: Sequence[_Set]) -> list[_Set]:
    """For each place the faces that may lie there: as many places as faces."""
    able = [0] * len(homes)
    for face, places in enumerate(homes):
        for place in _members(places):
            able[place] |= 1 << face
    return able


def _settled(homes: dict[Face, _Set], counts: Counter[Face], spans: list[range]) -> bool:
    """Strikes out what cannot be, by counting: where faces fill all their places, no others lie there; and where a pile
    needs all that may lie in it, they lie nowhere else. True if anything was struck out."""
    before = sum(map(int.bit_count, homes.values()))
    for full in {*homes.values()}:
        inside = {face for face, places in homes.items() if not places & ~full}
        if sum(counts[face] for face in inside) == full.bit_count():
            for face in homes.keys() - inside:
                homes[face] &= ~full
    for span in spans:
        pile = (1 << span.stop) - (1 << span.start)
        able = [face for face, places in homes.items() if places & pile]
        if sum(counts[face] for face in able) == len(span):
            for face in able:
                homes[face] &= pile
    return sum(map(int.bit_count, homes.values())) < before


def _matching(homes: Sequence[_Set], rng: Shuffler) -> list[int]:
    """A place for each face. Raises ValueError if there is not one for all."""
    holder: list[int | None] = [None] * len(homes)

    def settle(face: int, tried: set[int]) -> bool:
        options = [place for place in _members(homes[face]) if place not in tried]
        rng.shuffle(options)
        options.sort(key=lambda place: holder[place] is not None)
        for place in options:
            if place in tried:
                continue
            tried.add(place)
            occupant = holder[place]
            if occupant is None or settle(occupant, tried):
                holder[place] = face
                return True
        return False

    if not all(settle(face, set()) for face in range(len(homes))):
        raise ValueError("No arrangement of the unseen faces is plausible.")
    return _turned_round([face for face in holder if face is not None])
