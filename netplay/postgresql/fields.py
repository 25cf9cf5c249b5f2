"""A record as its fields, so that two processes can change different fields of it and lose nothing.

Knows: msgpack.
Must not know: what the fields mean, the store.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import msgspec

Fields: TypeAlias = dict[str, Any]
"""The fields of a record by name; a field that has fields of its own is `Fields`, too."""


def decode(data: bytes) -> Fields:
    """Returns the fields of an encoded record. Raises msgspec.DecodeError."""
    return msgspec.msgpack.decode(data, type=dict[str, Any])


def encode(fields: Fields) -> bytes:
    """Returns a record, encoded."""
    return msgspec.msgpack.encode(fields)


def changes(before: Fields, after: Fields) -> Fields:
    """Returns the fields of `after` that differ from those of `before`."""
    found: Fields = {}
    for name, value in after.items():
        former = before.get(name)
        if isinstance(value, dict) and isinstance(former, dict):
            value = changes(cast(Fields, former), cast(Fields, value))
            if not value:
                continue
        elif value == former:
            continue
        found[name] = value
    return found


def amended(fields: Fields, changed: Fields) -> Fields:
    """Returns the fields with what has changed in them."""
    result = dict(fields)
    for name, value in changed.items():
        former = result.get(name)
        nested = isinstance(value, dict) and isinstance(former, dict)
        result[name] = amended(cast(Fields, former), cast(Fields, value)) if nested else value
    return result
