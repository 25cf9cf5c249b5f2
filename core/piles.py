"""Piles: everything in a game that somebody may not see lies in one.

Knows: faces, who may look at them, and how to find every pile of a state.
Must not know: any game, luck, or why a pile is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, cast, get_args, get_type_hints

import msgspec

Face = str
"""What one side of a component shows, as the game's component table names it: ``"gallantry-3"``.
Never an id that survives a shuffle: two equal cards have equal faces."""

Audience = int
"""The seats that may look, one bit a seat (bit 0 is seat 0). Build it with `only`, join it with ``|``."""

NOBODY: Audience = 0
EVERYONE: Audience = -1
"""All seats and the spectators. Spectators belong to this audience, and to what is left of it without some seats."""


def only(*seats: int) -> Audience:
    """The audience of exactly these seats."""
    audience = NOBODY
    for seat in seats:
        audience |= 1 << seat
    return audience


def sees(audience: Audience, seat: int | None) -> bool:
    """May `seat` (None: a spectator) look at what is shown to `audience`?"""
    return audience < 0 if seat is None else bool(audience >> seat & 1)


def hidden_from(piles: Iterable[Pile], seat: int | None) -> list[Pile]:
    """Those of the piles that `seat` (None: a spectator) may not look at, and in which something lies."""
    if seat is None:
        return [pile for pile in piles if pile.audience >= 0 and pile.faces]
    return [pile for pile in piles if not pile.audience >> seat & 1 and pile.faces]


class Pile(msgspec.Struct, array_like=True):
    """An ordered stack of faces, the top one first, and who may look at it.

    `kind` names the components its faces belong to, as in `Game.components`.
    In the state as one seat sees it, the faces that are hidden from this seat are None.
    """

    kind: str
    audience: Audience = NOBODY
    faces: list[Face | None] = []

    def __len__(self) -> int:
        return len(self.faces)

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) look?"""
        return sees(self.audience, seat)

    def known(self) -> list[Face]:
        """The faces that whoever holds this state sees: all of a pile, or none."""
        return [face for face in self.faces if face is not None]

    def hide(self) -> None:
        """Forget every face; their number stays."""
        self.faces = [None] * len(self.faces)


def piles_of(state: msgspec.Struct) -> Iterator[Pile]:
    """Every pile of a state, always in the same order: of each part first what is a pile itself."""
    found: list[Pile] = []
    _of_struct(state, found)
    return iter(found)


_Gather = Callable[[Any, list[Pile]], None]
"""Adds the piles of a field to a list: no generators, since every digest of every step goes through here."""

_Direct = Callable[[Any], Sequence[Pile]]
"""The fields that are piles, of a state or a part of it."""


@cache
def _plan(struct: type[msgspec.Struct]) -> tuple[_Direct | None, tuple[tuple[str, _Gather], ...]]:
    """What of a state are piles, taken all at once, and its other fields that can hold some: found once per type, so
    that walking a state is quick."""
    hints = get_type_hints(struct)
    direct = [name for name in struct.__struct_fields__ if hints[name] is Pile]
    gathers = ((name, _gather(hints[name])) for name in struct.__struct_fields__ if name not in direct)
    return _all_of(direct), tuple((name, gather) for name, gather in gathers if gather)


def _all_of(names: list[str]) -> _Direct | None:
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda struct: [getattr(struct, name) for name in names]) if names else None


def _gather(hint: Any) -> _Gather | None:
    if hint is Pile:
        return lambda pile, found: found.append(pile)
    if hint == list[Pile]:
        return lambda box, found: found.extend(box)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _of_struct if any(_plan(hint)) else None
    inner = next((gather for gather in map(_gather, get_args(hint)) if gather), None)
    return inner and (lambda box, found: _each(box, inner, found))


def _of_struct(struct: msgspec.Struct, found: list[Pile]) -> None:
    direct, others = _plan(type(struct))
    if direct:
        found += direct(struct)
    for name, gather in others:
        gather(getattr(struct, name), found)


def _each(box: Any, gather: _Gather, found: list[Pile]) -> None:
    """Through a list, the values of a dict, or an optional field."""
    if box is None:
        return
    if isinstance(box, (Pile, msgspec.Struct)):
        gather(box, found)
        return
    items: Any = cast("dict[Any, Any]", box).values() if isinstance(box, dict) else box
    for item in items:
        gather(item, found)
