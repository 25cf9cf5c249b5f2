"""How bots decide. A bot is handed what a person in its seat has: a replica, and nothing else.

Knows: the games through `core`, and a heuristic for each.
Must not know: the network, the screen, or anything a bot's seat may not see.

`page` plays at random; `squire` takes the action that its game's heuristic rates highest; `knight` thinks ahead
(`knight.py`), by what states are worth (`values`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import core

Rate = Callable[[Any, int, core.Action, core.Memory], float]
"""A heuristic: how good `action` is for `seat`, in any unit, judged by the seat's own view of the state and by what
it remembers of the hidden cards."""

QUICK = ("page", "squire")
"""The levels that answer at once, from the weakest to the strongest."""
LEVELS = (*QUICK, "knight")
"""All of them; the others think, and take their time."""
USUAL = QUICK[-1]
"""Who plays if nobody says otherwise, who stands in for people, and who decides for a bot that cannot."""


class Luck(Protocol):
    """What breaks ties; `random.Random` will do."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


class Bot:
    """A player for one seat. `rng` breaks ties, so equal seeds play alike."""

    def __init__(self, level: str, rng: Luck) -> None:
        if level not in LEVELS:
            raise ValueError(f"There is no bot called {level!r:.20}; there are {', '.join(LEVELS)}.")
        self.level = level
        self._rng = rng

    def choose(self, replica: core.Replica[Any]) -> core.Action:
        """One of the legal actions of the replica's seat. Raises ValueError if it has none."""
        legal = list(replica.legal())
        if not legal or replica.seat is None:
            raise ValueError("This seat is not asked anything.")
        if self.level not in QUICK:
            knight = import_module(".knight", __package__)
            return knight.think(replica, self._rng, *knight.STRENGTHS[self.level]).action
        if self.level == "page":
            self._rng.shuffle(legal)
            return legal[0]
        rate, state, seat, memory = heuristic(replica.game.id), replica.state, replica.seat, replica.recall()
        return favourite(replica.game.id, legal, self._rng, lambda action: rate(state, seat, action, memory))


def favourite(
    game_id: str, legal: list[core.Action], rng: Luck, rate: Callable[[core.Action], float]
) -> core.Action:  # fmt: skip
    """The answer that is rated highest; among equals, and where taste has a say, by lot. Shuffles the answers."""
    rng.shuffle(legal)
    liking = taste(game_id)
    rated = [rate(action) + liking(action) * place / len(legal) for place, action in enumerate(legal)]
    return legal[rated.index(max(rated))]


def heuristic(game_id: str) -> Rate:
    """The heuristic of a game: the function `rate` of the module with its name."""
    return import_module(f".{game_id}", __package__).rate


def taste(game_id: str) -> Callable[[core.Action], float]:
    """How much worse than the best an answer may be, by lot, so that others cannot foretell it: the function `taste` of
    a game's module; without one, never."""
    return getattr(import_module(f".{game_id}", __package__), "taste", lambda action: 0.0)


@cache
def release() -> str:
    """A hash of how bots decide here: of the code of bots and rules. Where it is another, a bot may decide otherwise
    without anybody having lied."""
    made = blake2b(digest_size=8)
    for room in ("ai", "core"):
        files = Path(__file__).parents[1].joinpath(room).rglob("*.*")
        for path in sorted(path for path in files if path.suffix in (".py", ".json")):
            made.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return made.hexdigest()
