"""Opponent policies: the probability of each answer of a knight, for games where it was learnt.

Knows: the manifests of bots: which games have one, and for how many players.
Must not know: how a search works, or what a seat may not see.

A game gives `OpponentPolicy(state)` for searches that begin in this state. Called with a state, a seat and its answers,
it returns their probabilities, or None where nothing was learnt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core

from .registry import bots, needed

OpponentPolicy = Callable[[Any, int, Sequence[core.Action]], Sequence[float] | None]
"""Maps a state, a seat and its answers to the probability of each; None if unknown."""


def policy_of(game: core.Game[Any], state: Any) -> OpponentPolicy | None:
    """The opponent policy for searches from this state; None if there is none for this game and number of players."""
    if bots(game.id).policy_players != game.players(state):
        return None
    return needed(game.id, "policies").OpponentPolicy(state)
