"""The games of the table, by id. A game is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from core.contract import Game

SEATS: Mapping[str, range] = {
    "academy": range(2, 6),
    "grail": range(3, 9),
    "nobles": range(2, 3),
    "histrio": range(2, 6),
}
"""For how many players each game is: known before its rules are loaded."""
IDS = tuple(SEATS)
"""Every game, in the order in which lobbies offer them."""


@cache
def game(id: str) -> Game[Any]:
    """The rules of one game. Raises LookupError with a sentence for an unknown id."""
    if id not in IDS:
        raise LookupError(f"There is no game called {id!r:.40}; there are {', '.join(IDS)}.")
    return import_module(f".{id}", __package__).GAME


def all_games() -> tuple[Game[Any], ...]:
    """Returns all games, in the order of `IDS`."""
    return tuple(game(id) for id in IDS)
