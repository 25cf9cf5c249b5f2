"""Likelihoods of determinized worlds, by the secret choices that other players made in them.

Knows: the manifests of bots: which games can say something about them.
Must not know: how a search works, or what a seat may not see.

Every determinized world agrees with all that a seat saw, but in some a rival passed on their best card. A game gives
`likelihood(game, view, seat, log, policy)`. It returns a function from a world to its likelihood relative to the most
likely one, from 0 to 1. With an opponent policy the likelihood is absolute. It is called for hundreds of worlds, so it
computes once what they share. None means that all worlds are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import core

from .policies import OpponentPolicy
from .registry import bots, needed

Likelihood = Callable[[Any], float]
"""Maps a determinized world to its likelihood."""


def likelihood_of(
    game: core.Game[Any], view: Any, seat: int, log: Sequence[core.Event], policy: OpponentPolicy | None = None
) -> Likelihood | None:
    """The likelihood of worlds that agree with this seat's view; None if all are equally likely."""
    if not bots(game.id).likelihoods:
        return None
    return needed(game.id, "likelihood").likelihood(game, view, seat, log, policy)
