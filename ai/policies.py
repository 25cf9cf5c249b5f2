"""Opponent policies: the probability of each answer of a knight, for games where it was learnt.

Knows: which games have one, and for how many players.
Must not know: how a search works, or what a seat may not see.

A game gives `OpponentPolicy(state)` for searches that begin in this state. Called with a state, a seat and its answers,
it returns their probabilities, or None where nothing was learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import core

GAMES = {"grail": 4}
"""The games with an opponent policy, and the number of players it was learnt for."""
OpponentPolicy = Callable[[Any, int, Sequence[core.Action]], Sequence[float] | None]
"""Maps a state, a seat and its answers to the probability of each; None if unknown."""


def policy_of(game: core.Game[Any], state: Any) -> OpponentPolicy | None:
    """The opponent policy for searches from this state; None if there is none for this game and number of players."""
    if GAMES.get(game.id) != game.players(state):
        return None
    return import_module(f".games.{game.id}.policies", __package__).OpponentPolicy(state)
