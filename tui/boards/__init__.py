"""The boards, one module a game; each has the id of its game and a class `TheBoard`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .base import Board, Standing, Tally, View


@cache
def board(game_id: str) -> Board:
    """The board of a game."""
    return import_module(f".{game_id}", __package__).TheBoard()


__all__ = ["Board", "Standing", "Tally", "View", "board"]
