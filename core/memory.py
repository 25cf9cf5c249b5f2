"""Memory: what a person in a seat could have written down of the cards that lie hidden from it now.

Knows: piles of one view, and which faces may lie in them.
Must not know: any game; each folds its own log into a memory (`Game.recall`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from .piles import Face, Pile


class Memory:
    """The faces that the hidden places of one view may hold, by what its seat saw. It may narrow too little, never too
    much: the truth is always allowed.

    Piles are the view's own, told apart by identity: a memory belongs to one view and lives no longer than it. What it
    knows it knows of no copy, however equal: see `fits`.
    """

    def __init__(self) -> None:
        self._within: dict[int, frozenset[Face]] = {}
        self._without: dict[int, frozenset[Face]] = {}
        self._by_place: dict[int, tuple[frozenset[Face], ...]] = {}
        self._piles: list[Pile] = []
        """Kept, so that no other pile can come to have the same identity."""

    def within(self, pile: Pile, faces: Iterable[Face]) -> None:
        """Only these faces may lie in this pile. Said twice, only those that were named both times."""
        self._piles.append(pile)
        held = self._within.get(id(pile))
        self._within[id(pile)] = frozenset(faces) if held is None else held.intersection(faces)

    def without(self, pile: Pile, faces: Iterable[Face]) -> None:
        """None of these faces lies in this pile."""
        self._piles.append(pile)
        self._without[id(pile)] = self._without.get(id(pile), frozenset()).union(faces)

    def placed(self, pile: Pile, faces: Sequence[Iterable[Face]]) -> None:
        """At each place of this pile, from the top, only these faces may lie: it says more than what may lie in the
        whole pile, if each was laid there at another time. Raises ValueError if these are not as many as the places."""
        if len(faces) != len(pile):
            raise ValueError(f"What may lie at {len(faces)} places was said of a pile of {len(pile)}.")
        self._by_place[id(pile)] = tuple(map(frozenset[Face], faces))
        self.within(pile, frozenset[Face]().union(*faces))

    def fits(self, piles: Iterable[Pile]) -> bool:
        """True if these are the piles of the view that something is remembered of. An empty memory fits any view."""
        return {*self._within, *self._without} <= {id(pile) for pile in piles}

    def may(self, pile: Pile, face: Face) -> bool:
        """True if this face may lie in this pile."""
        within = self._within.get(id(pile))
        if within is not None and face not in within:
            return False
        return face not in self._without.get(id(pile), ())

    def may_at(self, pile: Pile, place: int, face: Face) -> bool:
        """True if this face may lie at this place of the pile; the top is place 0."""
        by_place = self._by_place.get(id(pile))
        return (by_place is None or face in by_place[place]) and self.may(pile, face)

    def places(self, pile: Pile, box: Collection[Face]) -> dict[Face, int]:
        """Returns the places of the pile at which each of these faces may lie, as the bits of a number: bit 0 is the
        top. Faces that may not lie in it at all are left out."""
        by_place = self._by_place.get(id(pile))
        if by_place is None:
            return dict.fromkeys(self.faces(pile, box), (1 << len(pile)) - 1)
        return {
            face: sum(1 << at for at, here in enumerate(by_place) if face in here) for face in self.faces(pile, box)
        }

    def faces(self, pile: Pile, box: Collection[Face]) -> list[Face]:
        """Returns those of these faces that may lie in this pile, in their order."""
        within, without = self._within.get(id(pile)), self._without.get(id(pile), ())
        return [face for face in box if (within is None or face in within) and face not in without]
