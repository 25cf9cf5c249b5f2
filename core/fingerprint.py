"""The fingerprint of a game's rules: two programs with equal ones play the same game.

Knows: tables of components, and schemas of types.
Must not know: any game, state or rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, cast

import msgspec

Added = Mapping[str, tuple[bool | int | str, ...]]
"""Values of options that were added while the rules stayed, by option."""


def rules_fingerprint(version: Sequence[Any], tables: Mapping[str, Any], types: Sequence[Any], added: Added) -> str:
    """Returns a hash of the version, the tables of components with a name in capitals, and the shapes of the types, the
    last of which is that of the options. What was `added` does not count."""
    import json  # a program that starts makes no fingerprint, and loading this takes a moment

    constants = sorted(
        (name, repr(_without_added(cast("dict[Any, Any]", table), added) if isinstance(table, dict) else table))
        for name, table in tables.items() if name.isupper()
    )  # fmt: skip
    shapes = [_shape(_schema(each, types[-1], added)) for each in types]
    parts = json.dumps([*version, constants, shapes], sort_keys=True)
    return blake2b(parts.encode(), digest_size=8).hexdigest()


def _without_added(table: dict[Any, Any], added: Added) -> dict[Any, Any]:
    """Returns a table without the entries of values that were added."""
    new = {value for values in added.values() for value in values if isinstance(value, str)}
    return {key: value for key, value in table.items() if key not in new}


def _schema(kind: Any, options: type[msgspec.Struct], added: Added) -> dict[str, Any]:
    """Returns the schema of a type without the options, and the values of options, that were added."""
    schema = msgspec.json.schema(kind)
    fields = schema["$defs"].get(options.__name__, {}).get("properties", {})
    for name, values in added.items():
        if "enum" in fields.get(name, {}):
            fields[name]["enum"] = [each for each in fields[name]["enum"] if each not in values]
        else:
            fields.pop(name, None)
    return schema


def _shape(schema: Any) -> Any:
    """Returns a schema without titles and descriptions."""
    if isinstance(schema, dict):
        parts = cast("dict[str, Any]", schema)
        return {key: _shape(part) for key, part in parts.items() if key not in ("description", "title")}
    return [_shape(part) for part in cast("list[Any]", schema)] if isinstance(schema, list) else schema
