"""A seat's copy of a game as plain data with names, for programs that are not ours.

Knows: how states, piles, actions and log lines are built.
Must not know: any one game, or more than a replica holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

import core

MOST_SEATS = 8


def view(replica: core.Replica[Any]) -> dict[str, Any]:
    """The state as the replica's seat sees it."""
    return _plain(replica.state)


def action(action: core.Action) -> dict[str, Any]:
    """An action: what to `do`, and with what."""
    return {"do": action.__struct_config__.tag, **_fields(action)}


def log(lines: Iterable[core.Event]) -> list[dict[str, Any]]:
    """Lines of the log: keys and arguments, no prose."""
    return [{"key": line.key, "args": _plain(line.args)} for line in lines]


def _plain(value: Any) -> Any:
    if isinstance(value, core.Pile):
        return {"kind": value.kind, "seen_by": _audience(value.audience), "faces": list(value.faces)}
    if isinstance(value, msgspec.Struct):
        return _fields(value)
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in cast("dict[Any, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in cast("Sequence[Any]", value)]
    return value


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct, without those that are left out of it."""
    fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
    return {name: _plain(value) for name, value in fields.items() if value is not msgspec.UNSET}


def _audience(audience: core.Audience) -> str | list[int]:
    """The seats that may look, or `everyone`, which spectators are too."""
    if audience == core.EVERYONE:
        return "everyone"
    return [seat for seat in range(MOST_SEATS) if core.sees(audience, seat)]
