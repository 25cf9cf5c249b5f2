"""Plain data, made wrong at random: what somebody sends who knows the form of what he sends."""

from __future__ import annotations

import random
from typing import Any

import msgspec

HOSTILE = (-1, 0, 1, 2, 7, 8, 100, 4096, -4096, 2**31, 2**63, True, None, "", "x", [], {}, 1.5, "\x1b[2J", [[[]]])


def places(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each part of plain data."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [*([path] if path else []), *(way for key, each in inside for way in places(each, (*path, key)))]


def mutated(plain: Any, rng: random.Random, others: tuple[Any, ...] = HOSTILE) -> Any:
    """A copy in which a few parts are wrong: another value, one too few, one twice, or another part of it."""
    copy = _copy(plain)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = places(copy)
        if not ways:
            break
        *way, last = rng.choice(ways)
        inside = copy
        for key in way:
            inside = inside[key]
        match rng.randrange(6):
            case 0:
                del inside[last]
            case 1 if isinstance(inside, list):
                inside.insert(last, _copy(inside[last]))
            case 2:
                inside[last] = _copy(_at(copy, rng.choice(ways)))
            case 3 if type(inside[last]) is int:
                inside[last] += rng.choice((-1, 1))
            case _:
                inside[last] = _copy(rng.choice(others))
    return copy


def _at(plain: Any, way: tuple[Any, ...]) -> Any:
    for key in way:
        plain = plain[key]
    return plain


def _copy(plain: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(plain))
