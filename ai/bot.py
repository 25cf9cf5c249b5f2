"""One bot in one seat: it chooses an action from the replica of its seat.

Knows: the heuristic of each game, styles; loads the search when a searching level is first used.
Must not know: the network, the screen, or anything the seat may not see.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import partial
from importlib import import_module
from math import inf
from typing import Any, Protocol

import core

from .levels import split_level, thinks
from .registry import bots, module
from .styles import OPPOSING_ACTIONS

Rate = Callable[[core.Action], float]
"""Rates an answer to the open question of a seat, in any unit."""
Evaluator = Callable[[Any, int, core.Memory], Rate]
"""A heuristic. Takes a seat's view of the state, the seat, and what it remembers of hidden cards. The rating function
holds as long as the state does not change: what does not depend on the answer is computed once."""

TIE_TOLERANCE = 1e-9
"""Ratings no farther apart are ties. Python 3.12 rounds `sum` differently, and `exp` differs between machines in the
last digit; a verifier must still find the decision of an honest bot."""


class Shuffler(Protocol):
    """Breaks ties; `random.Random` is one."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


class Bot:
    """A player for one seat. `rng` breaks ties: equal seeds give equal decisions."""

    def __init__(self, level: str, rng: Shuffler) -> None:
        self._strength, self._style = split_level(level)
        self.level = level
        self._rng = rng

    def choose(self, replica: core.Replica[Any]) -> core.Action:
        """Returns one of the legal actions of the replica's seat. Raises ValueError if there is none.

        Quick levels decide alike on every machine. A searching level takes the time its iterations need, and decides
        alike only on the same release of Python and with the same floating-point library.
        """
        legal = list(replica.legal())
        if not legal or replica.seat is None:
            raise ValueError("This seat is not asked anything.")
        if thinks(self.level):
            search = import_module(".search", __package__)
            strength = search.strength_of(self.level, replica)._replace(seconds=inf)
            return search.think(replica, self._rng, strength).action
        if self._strength == "page":
            self._rng.shuffle(legal)
            return legal[0]
        evaluator = styled_evaluator(replica.game, self._style)
        rate = evaluator(replica.state, replica.seat, replica.recall())
        return best_action(legal, self._rng, rate, noise_of(replica.game.id, replica.state))


def best_action(legal: list[core.Action], rng: Shuffler, rate: Rate, noise: Rate) -> core.Action:
    """The action with the highest rating. Ties (`TIE_TOLERANCE`) and noise are decided by `rng`. Shuffles `legal`."""
    rng.shuffle(legal)
    rated = [rate(action) + noise(action) * place / len(legal) for place, action in enumerate(legal)]
    enough = max(rated) - TIE_TOLERANCE
    return next(action for action, rating in zip(legal, rated, strict=True) if rating >= enough)


def heuristic(game_id: str) -> Evaluator:
    """The heuristic of a game: the function `evaluator` of its bots' module `heuristic`. Without one every answer is
    as good as every other."""
    return getattr(module(game_id, "heuristic"), "evaluator", lambda state, seat, memory: lambda action: 0.0)


def styled_evaluator(game: core.Game[Any], style: str) -> Evaluator:
    """The heuristic of a game with the bonuses of a style added; the heuristic itself for the style ""."""
    evaluator = heuristic(game.id)
    if not style:
        return evaluator
    bonus = bonus_of(game, style)

    def styled(state: Any, seat: int, memory: core.Memory) -> Rate:
        rate = evaluator(state, seat, memory)
        return lambda action: rate(action) + bonus(action)

    return styled


def bonus_of(game: core.Game[Any], style: str) -> Rate:
    """The bonus a style gives an action for its kind or its words, in the unit of the game's heuristic."""
    bonuses = bots(game.id).characters[style].style.bonuses

    def bonus(action: core.Action) -> float:
        packed = game.pack(action)
        words = packed[:1] if packed[0] in OPPOSING_ACTIONS else packed
        return sum([worth for word, worth in bonuses.items() if word in words])

    return bonus


def noise_of(game_id: str, state: Any) -> Rate:
    """The most that is added to an action's rating at random, so that it cannot be predicted: the function `noise` of
    the game's heuristic, or 0 for every action."""
    return partial(getattr(module(game_id, "heuristic"), "noise", _quiet), state)


def _quiet(state: Any, action: core.Action) -> float:
    return 0.0
