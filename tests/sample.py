"""A sample of the tests: each test in one of its cases, and each law of the games in each game; no slow test.

Knows: pytest's items, the names of their cases, the ids of the games.
Must not know: any test.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable

import pytest

import core

LAW_GAMES = 8
"""How many games each law is tried on in a sample."""


def sample(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Returns the items of the sample, in their order. Which case of a test is in it depends on the name of the test
    alone, so that languages, sizes and games are spread over the tests."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("slow") is None:
            cases[_shared_name(item)].append(item)
    chosen = {id(each[zlib.crc32(name.encode()) % len(each)]) for name, each in cases.items()}
    return [item for item in items if id(item) in chosen]


def _shared_name(item: pytest.Item) -> str:
    """The name that all cases of a test share, of which one is enough; those of a law share that of their game too."""
    test, _, case = item.nodeid.partition("[")
    if item.get_closest_marker("every_game") is None:
        return test
    return f"{test} {next((word for word in case.rstrip(']').split('-') if word in core.IDS), '')}"
