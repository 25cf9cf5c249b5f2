"""The boards: for each game a package with its board, its guide and its look, found by the game's id.

Knows: where games of this tree have their boards (`tui.boards.<id>`), and installed ones (`<package>.board`).
Must not know: what a board draws.

What boards are made of is loaded when it is first asked for: the main menu needs the looks only.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from core.games import package_of, part

from .look import Look, Moment

if TYPE_CHECKING:
    from .base import Board
    from .values import AnswerGrid, Standing, Standings, Tally
    from .view import View

LATER = {
    "AnswerGrid": "values", "Board": "base", "Standing": "values", "Standings": "values", "Tally": "values",
    "View": "view",
}  # fmt: skip
"""The modules of the names that are loaded when they are asked for."""


def module(game_id: str, name: str = "") -> ModuleType | None:
    """A module of the package with a game's board; None if there is none of this name."""
    return part(game_id, package_of(game_id, "board", __name__), name)


@cache
def look(game_id: str) -> Look:
    """The look of a game."""
    return getattr(module(game_id), "LOOK", Look())


@cache
def board(game_id: str) -> Board:
    """The board of a game; a plain one where it has none."""
    found = module(game_id, "board")
    return found.TheBoard() if found is not None else import_module(f"{__name__}.plain").plain_board(game_id)


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)


__all__ = ["AnswerGrid", "Board", "Look", "Moment", "Standing", "Standings", "Tally", "View", "board", "look"]
