"""The plug-in of pytest for the laws of screens: which tables of a game they are tried on.

Knows: the games that are tried, by the plug-in of `core.laws`.
Must not know: any law.

A law with the mark `every_game` gets `table` once for each table of a game: numbers of players and options.
"""

from __future__ import annotations

import pytest

from core.laws.plugin import chosen


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("every_game") is None or "table" not in metafunc.fixturenames:
        return
    from .tables import various

    tables = [(id, number) for id in chosen(metafunc.config) for number in range(len(various(id)))]
    metafunc.parametrize("table", tables, ids=[f"{id}-{number}" for id, number in tables])
