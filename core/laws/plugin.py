"""The plug-in of pytest: which games the laws are tried on.

Knows: the option `--game`, and the marks of laws.
Must not know: any law.

A law with the mark `every_game` gets what its arguments ask for: `game` (its rules) or `id`, once for each game; `tree`
once for each counted tree of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

MARKS = ("every_game: runs once for each game, or for each of those that --game names",)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("round table")
    group.addoption("--game", action="append", metavar="ID", help="try the laws on this game only (may be repeated)")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("every_game") is None:
        return
    ids = chosen(metafunc.config)
    for name, values in {"game": ids, "id": ids, "tree": _trees(ids)}.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [_value(name, each) for each in values], ids=values)


def chosen(config: pytest.Config) -> list[str]:
    """The ids of the games that are tried. Raises UsageError with a sentence for one that is not there."""
    import core

    asked = config.getoption("--game") or list(core.IDS)
    for id in asked:
        if id not in core.IDS:
            broken = core.games.registry().broken.get(id)
            raise pytest.UsageError(broken or f"There is no game {id}; there are {', '.join(core.IDS)}.")
    return asked


def _value(name: str, value: Any) -> Any:
    import core

    return core.game(value) if name == "game" else value


def _trees(ids: Sequence[str]) -> list[str]:
    from core.laws import golden

    return [name for id in ids for name in golden.trees(id)]
