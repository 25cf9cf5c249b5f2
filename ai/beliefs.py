"""What others are likely to have done in secret, for who imagines worlds: a game's own inference, where it has one.

Knows: which games have one.
Must not know: how a search goes, or what a seat may not see.

An imagined world agrees with all that a seat saw, but in some of them somebody would have passed on the best card he
had. A game gives `belief(game, view, seat, log, habits)`: a function that says of such a world how likely it is beside
the likeliest, from 0 to 1, or if habits of knights are known, by itself; None if nothing can be said. It is asked of
worlds by the hundred, so it works out once what it can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import core

from .policies import Habits

GAMES = ("grail",)
Belief = Callable[[Any], float]
"""How likely an imagined world is."""


def belief_of(
    game: core.Game[Any], view: Any, seat: int, log: Sequence[core.Event], habits: Habits | None = None
) -> Belief | None:
    """What this seat may believe of worlds that agree with its view; None: all are alike."""
    if game.id not in GAMES:
        return None
    return import_module(f".games.{game.id}.beliefs", __package__).belief(game, view, seat, log, habits)
