"""The boards: for each game a module with its id and a class `TheBoard`, and modules of its own beside it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .base import Board
from .values import AnswerGrid, Standing, Standings, Tally
from .view import View


@cache
def board(game_id: str) -> Board:
    """The board of a game."""
    return import_module(f".{game_id}.board", __package__).TheBoard()


__all__ = ["AnswerGrid", "Board", "Standing", "Standings", "Tally", "View", "board"]
