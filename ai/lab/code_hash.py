"""A hash of the code that plays: games of one file, and of one cluster, must be of the same bots and rules.

Knows: the sources of `core` and `ai`.
Must not know: what they do.

The version of a game's bots would not do here. In the lab bots are changed between two runs, long before a version is
raised, and those that search are bound to the release of Python as well.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

ROOMS = ("ai", "core")


@cache
def code_hash() -> str:
    """A hash of all code and weights in `ai` and `core`, without docstrings and comments, and of Python's release."""
    made = blake2b(repr(sys.version_info[:2]).encode(), digest_size=8)
    for room in ROOMS:
        files = Path(__file__).parents[2].joinpath(room).rglob("*.*")
        for path in sorted(path for path in files if path.suffix in (".py", ".json")):
            text = path.read_text(encoding="utf-8")
            made.update((statements(text) if path.suffix == ".py" else text).encode() + b"\0")
    return made.hexdigest()


def statements(source: str) -> str:
    """The syntax tree of a module, without strings that only people read."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(node, name, [each for each in block if not _is_prose(each)])
    return ast.dump(tree)


def _is_prose(node: object) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
