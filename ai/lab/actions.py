"""Every action that a game has, in a fixed order: what a learner calls action 17 is the same in every game and release
with the same rules.

Knows: what the fields of actions can hold: as the module `domains` of a game's bots lists it, or else by their types.
Must not know: when an action is possible, or who learns.

A module `domains` has `DOMAINS`: what a field can hold, by its name (`card`) or by the action's tag and its own
(`arm.card`); and `FITS`: by the action's tag, which of all combinations can ever be, where that is not all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import core
from ai.registry import module

Fits = Callable[[Any], bool]


@cache
def all_actions(game_id: str) -> Sequence[core.Action]:
    """Every action of a game, in the order of its action types and of the tables of its box."""
    actions = core.game(game_id).actions
    kinds: tuple[type[core.Action], ...] = get_args(actions) or (actions,)
    return tuple(action for kind in kinds for action in _of_kind(game_id, kind))


@cache
def numbers(game_id: str) -> Mapping[core.Action, int]:
    """The place of each of them."""
    return {action: number for number, action in enumerate(all_actions(game_id))}


def _of_kind(game_id: str, kind: type[core.Action]) -> Iterator[core.Action]:
    tag, values = str(kind.__struct_config__.tag), [_domain(game_id, kind, name) for name in kind.__struct_fields__]
    listed: Mapping[str, Fits] = getattr(module(game_id, "domains"), "FITS", {})
    return filter(listed.get(tag, lambda action: True), (kind(*chosen) for chosen in product(*values)))


def _domain(game_id: str, kind: type[core.Action], name: str) -> Iterable[Any]:
    """What a field of an action can hold."""
    listed: Mapping[str, Iterable[Any]] = getattr(module(game_id, "domains"), "DOMAINS", {})
    tagged = f"{kind.__struct_config__.tag}.{name}"
    if tagged in listed or name in listed:
        return listed[tagged if tagged in listed else name]
    hint, masked = get_type_hints(kind, include_extras=True)[name], name in kind.secret
    return [value for value in _by_type(game_id, hint, tagged) if value is not None or not masked]


def _by_type(game_id: str, hint: Any, field: str) -> Sequence[Any]:
    """What a type can hold in a game: a number without bounds is a seat, a text a face of the box."""
    if get_origin(hint) in (Union, UnionType):
        return list(dict.fromkeys(value for each in get_args(hint) for value in _by_type(game_id, each, field)))
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        return _within(hint, field)
    known: dict[Any, Callable[[], Sequence[Any]]] = {
        type(None): lambda: (None,), bool: lambda: (False, True), str: lambda: _faces(game_id),
        int: lambda: range(core.SEATS[game_id][-1]),
    }  # fmt: skip
    if hint not in known:
        raise _unknown(field)
    return known[hint]()


def _within(hint: Any, field: str) -> range:
    """The numbers between two bounds."""
    meta = next((each for each in get_args(hint) if isinstance(each, msgspec.Meta)), None)
    if meta is None or meta.ge is None or meta.le is None:
        raise _unknown(field)
    return range(int(meta.ge), int(meta.le) + 1)


def _faces(game_id: str) -> Sequence[str]:
    """Every face in the box, with each number of players."""
    game, found = core.game(game_id), dict[str, None]()
    for seats in game.seats:
        state = core.Dealer(game, seats, seed=bytes(core.SEED_BYTES)).state
        found |= {str(face): None for faces in game.components(state).values() for face in faces}
    return list(found)


def _unknown(field: str) -> LookupError:
    return LookupError(f"It is not known what {field} can hold: list it in DOMAINS of the bots' module `domains`.")
