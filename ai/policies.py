"""What knights do, as kings know them: how likely each answer of theirs is, where a game has learnt that.

Knows: which games have learnt it, and for how many players.
Must not know: how a search goes, or what a seat may not see.

A game gives `Habits(state)`, for thoughts that begin in this state: called with a state in thought, a seat and its
answers it says how likely each is, or None where nothing was learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import core

GAMES = {"grail": 4}
"""The games, with the number of players for which it was learnt."""
Habits = Callable[[Any, int, Sequence[core.Action]], Sequence[float] | None]
"""How likely a knight in this seat gives each of its answers; None if nobody knows."""


def habits_of(game: core.Game[Any], state: Any) -> Habits | None:
    """What knights do in this game, as far as it was learnt."""
    if GAMES.get(game.id) != game.players(state):
        return None
    return import_module(f".games.{game.id}.policies", __package__).Habits(state)
