"""Piles: everything in a game that somebody may not see lies in one.

Knows: faces, who may look at them, and how to find every pile of a state.
Must not know: any game, luck, or why a pile is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, groupby
from operator import attrgetter, itemgetter
from types import UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

Face = str
"""What one side of a component shows, as the game's component table names it: ``"gallantry-3"``. Never empty.
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
    """True if `seat` (None: a spectator) is in `audience`."""
    return audience < 0 if seat is None else bool(audience >> seat & 1)


def hidden_from(piles: Iterable[Pile], seat: int | None) -> list[tuple[Pile, list[Face | None]]]:
    """Returns the piles that `seat` (None: a spectator) may not look at, and of which a face is known, each with its
    faces."""
    if seat is None:
        return [(pile, faces) for pile in piles if pile.audience >= 0 and any(faces := pile.faces)]
    return [(pile, faces) for pile in piles if not pile.audience >> seat & 1 and any(faces := pile.faces)]


class Pile(msgspec.Struct, array_like=True, gc=False):
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
        """True if `seat` (None: a spectator) may look."""
        return sees(self.audience, seat)

    def known(self) -> list[Face]:
        """The faces that whoever holds this state sees: all of a pile, or none."""
        if None in self.faces:
            return [face for face in self.faces if face is not None]
        return cast("list[Face]", self.faces.copy())


def piles_of(state: msgspec.Struct) -> Iterator[Pile]:
    """Every pile of a state, always in the same order: of each part first what is a pile itself.

    Raises TypeError if a part of it is of a type in which a pile could lie and would not be found: all would see it.
    """
    found: list[Pile] = []
    _of_part(found, state)
    return iter(found)


PLAIN = (str, int, float, bool, bytes, type(None), msgspec.UnsetType)
"""Types in which no pile can lie. So are choices of words (`Literal`)."""
BOXES = (list, dict, tuple, set, frozenset, Union, UnionType)
"""What holds parts of other types. Piles are looked for in lists, in the values of dicts, and in what may be several
parts, if all that have piles have them alike; in the other boxes none may lie."""

_Gather = Callable[[list[Pile], Any], object]
"""Adds the piles of a field to a list: no generators, since every digest of every step goes through here."""
_Place = tuple[str, _Gather]
"""A field in which piles lie, by its path from the part, and what gathers them."""


def _of_part(found: list[Pile], part: msgspec.Struct) -> None:
    if gather := _of_struct(type(part)):
        gather(found, part)


@cache
def _of_struct(struct: type[msgspec.Struct]) -> _Gather | None:
    """Returns the function that gathers the piles of a state or of a part of it; None if it has none. The function is
    found once per type, so that walking a state is quick."""
    runs = [_run(gather, [path for path, _ in run]) for gather, run in groupby(_places(struct), itemgetter(1))]

    def gather_all(found: list[Pile], part: Any) -> None:
        for get, gather in runs:
            gather(found, get(part))

    return gather_all if runs else None


def _places(struct: type[msgspec.Struct], path: str = "") -> list[_Place]:
    """Returns where piles lie in such a part: first the fields that are piles, then the others, through parts of it."""
    hints = get_type_hints(struct)
    direct = [name for name in struct.__struct_fields__ if hints[name] is Pile]
    places: list[_Place] = [(path + name, _one) for name in direct]
    for name in struct.__struct_fields__:
        if name not in direct and (gather := _gather(hints[name])):
            inside = gather is _of_part and _is_part(hints[name])
            places += _places(hints[name], f"{path}{name}.") if inside else [(path + name, gather)]
    return places


def _run(gather: _Gather, paths: list[str]) -> tuple[Callable[[Any], Any], _Gather]:
    """Returns what gets fields of one kind that stand next to each other, and what gathers the piles of all of them."""
    get = attrgetter(*paths)
    if len(paths) == 1:
        return get, gather
    return get, _all if gather is _one else _of_lists if gather is _all else _each(gather)


def _gather(hint: Any) -> _Gather | None:
    """Returns the function that gathers the piles of such a field: through a list, the values of a dict, or an optional
    field."""
    if hint is Pile:
        return _one
    if hint in PLAIN or get_origin(hint) is Literal:
        return None
    if _is_part(hint):
        return _of_part if _of_struct(hint) else None
    inner = {gather for gather in map(_gather, get_args(hint)) if gather} if get_origin(hint) in BOXES else None
    if inner is None or len(inner) > 1:
        raise TypeError(f"No pile would be found in {hint}: a state says of every part what can lie in it.")
    return _through(hint, *inner) if inner else None


def _is_part(hint: Any) -> bool:
    """True for a struct that is no pile."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, Pile)


def _through(hint: Any, inner: _Gather) -> _Gather:
    """Returns the function that gathers piles through a container, given the one for its members."""
    box_type = get_origin(hint)
    if box_type in (tuple, set, frozenset):
        raise TypeError(f"No pile would be found in {hint}: piles lie in lists and dicts.")
    if box_type not in (list, dict):
        return lambda found, box: box is None or inner(found, box)
    each = _all if inner is _one else _of_lists if inner is _all and box_type is list else _each(inner)
    return each if box_type is list else lambda found, box: each(found, box.values())


def _one(found: list[Pile], pile: Pile) -> None:
    found.append(pile)


def _all(found: list[Pile], piles: Iterable[Pile]) -> None:
    found += piles


def _of_lists(found: list[Pile], lists: Iterable[Iterable[Pile]]) -> None:
    found += chain.from_iterable(lists)


def _each(gather: _Gather) -> _Gather:
    def gather_each(found: list[Pile], box: Iterable[Any]) -> None:
        for item in box:
            gather(found, item)

    return gather_each
