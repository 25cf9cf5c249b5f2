"""Secrecy: a state as a seat sees it, a full state that a seat cannot tell from the true one, and a digest.

Knows: piles and their audiences.
Must not know: any game, or why something is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, MutableSequence
from hashlib import blake2b
from typing import Any, Protocol, TypeVar

import msgspec

from .contract import Game
from .memory import Memory
from .piles import Face, Pile, hidden_from, piles_of

S = TypeVar("S", bound=msgspec.Struct)

DIGEST_BYTES = 8
"""Enough to notice two peers drifting apart by accident (one in 2**64); it guards against no forger."""


class Shuffler(Protocol):
    """What `imagine` needs of a source of luck; `random.Random` has it."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


def mask(game: Game[S], state: S, seat: int | None) -> S:
    """A copy of the state as `seat` (None: a spectator) sees it: every face outside its view is None."""
    return game.decode(seen(game, state, seat))


def digest(game: Game[S], state: S, piles: Iterable[Pile] | None = None) -> bytes:
    """A short hash of what everybody sees; all peers of a game have the same. `piles` are those of the state, for who
    has them at hand."""
    return blake2b(seen(game, state, None, piles), digest_size=DIGEST_BYTES).digest()


def seen(game: Game[S], state: S, seat: int | None, piles: Iterable[Pile] | None = None) -> bytes:
    """The bytes of the state as `seat` sees it. The faces it does not see are put aside just while they are made:
    much quicker than a copy, and every step of every peer needs it."""
    hidden = [(pile, pile.faces) for pile in hidden_from(piles or piles_of(state), seat)]
    try:
        for pile, faces in hidden:
            pile.faces = [None] * len(faces)
        return game.encode(state)
    finally:
        for pile, faces in hidden:
            pile.faces = faces


def imagine(game: Game[S], view: S, rng: Shuffler, memory: Memory | None = None) -> S:
    """A full state that agrees with a masked one, and with what its seat remembers.

    The unseen faces are drawn from the components that are in no pile we see, each arrangement that
    `Game.plausible` and the memory of this very view allow being possible. Raises ValueError if there is none.
    """
    memory = memory or Memory()
    full = game.clone(view)
    hidden: dict[str, list[tuple[Pile, Pile]]] = {}
    unseen = {kind: Counter(faces) for kind, faces in game.components(view).items()}
    for pile, seen in zip(piles_of(full), piles_of(view), strict=True):
        unseen[pile.kind].subtract(pile.known())
        if None in pile.faces:
            hidden.setdefault(pile.kind, []).append((pile, seen))
    for kind, unknown in hidden.items():
        faces = [face for face, count in unseen[kind].items() for _ in range(count)]
        rng.shuffle(faces)
        _fill(unknown, faces, rng, lambda pile, face: game.plausible(view, pile, face) and memory.may(pile, face))
    return full


Fits = Callable[[Pile, Face], bool]
"""May this face lie in this pile of the view?"""


def _fill(unknown: list[tuple[Pile, Pile]], faces: list[Face], rng: Shuffler, fits: Fits) -> None:
    """`unknown` pairs each pile to fill with the same pile of the view, known by identity."""
    places = [(pile, seen, at) for pile, seen in unknown for at in range(len(pile))]
    if len(places) != len(faces):
        raise ValueError(f"{len(faces)} unseen faces for {len(places)} hidden places in {unknown[0][0].kind!r} piles.")
    arranged = _arranged([seen for _, seen, _ in places], faces, rng, fits)
    for (pile, _, at), face in zip(places, arranged, strict=True):
        pile.faces[at] = face


def _arranged(places: list[Pile], faces: list[Face], rng: Shuffler, fits: Fits) -> list[Face]:
    """The faces in an order that is plausible place by place: a random matching, by augmenting paths."""
    allowed = {(id(pile), face): fits(pile, face) for pile in places for face in set(faces)}
    homes = [[allowed[id(pile), face] for face in faces] for pile in places]
    if all(map(all, homes)):
        return faces
    holder: list[int | None] = [None] * len(faces)

    def settle(place: int, tried: set[int]) -> bool:
        options = [i for i in range(len(faces)) if homes[place][i] and i not in tried]
        options.sort(key=lambda i: holder[i] is not None)
        for i in options:
            if i in tried:
                continue
            tried.add(i)
            occupant = holder[i]
            if occupant is None or settle(occupant, tried):
                holder[i] = place
                return True
        return False

    order = list(range(len(places)))
    rng.shuffle(order)
    if not all(settle(place, set()) for place in order):
        raise ValueError("No arrangement of the unseen faces is plausible.")
    at = {place: face for face, place in zip(faces, holder, strict=True) if place is not None}
    return [at[place] for place in range(len(places))]
