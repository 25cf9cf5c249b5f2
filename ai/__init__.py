"""How bots decide. A bot is handed what a person in its seat has: a replica, and nothing else.

Knows: the games through `core`, and a heuristic for each.
Must not know: the network, the screen, or anything a bot's seat may not see.

`page` plays at random; `squire` takes the action that its game's heuristic rates highest; `knight` thinks ahead
(`knight.py`), by what states are worth (`values`), and `king` thinks longer, in Histrio farther, in Duelling Nobles and
Grail Cup for four by other judges than knights. All but the page may have a style (`characters.py`), which is written
behind the strength: "knight:bold". Both together are a bot's level.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from importlib import import_module
from math import inf
from typing import Any, Protocol

import core

from .styles import AGAINST, CHARACTERS, STYLES
from .version import version as version

Rate = Callable[[core.Action], float]
"""How good an answer to the question before a seat is, in any unit."""
Eye = Callable[[Any, int, core.Memory], Rate]
"""A heuristic: how a seat rates its answers, judged by its own view of the state and by what it remembers of the
hidden cards. What does not depend on the answer is worked out once; so it holds as long as the state stays as it is."""

QUICK = ("page", "squire")
"""The strengths that answer at once, from the weakest to the strongest."""
LEVELS = (*QUICK, "knight", "king")
"""All of them; the others think, and take their time."""
BLIND = LEVELS[0]
"""The one that has no style, since it prefers nothing."""
USUAL = QUICK[-1]
"""Who plays if nobody says otherwise, who stands in for people, and who decides for a bot that cannot."""
SAME = 1e-9
"""Ratings that lie no farther apart are equals. Those of like answers may differ in their last digits, and not
everywhere in the same way: since Python 3.12 `sum` rounds otherwise, and so may another machine's `exp`. Who checks a
game decides once more what a bot did, and would take an honest one for a cheat."""


class Luck(Protocol):
    """What breaks ties; `random.Random` will do."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


def parted(level: str) -> tuple[str, str]:
    """The strength and the style of a level; style "" for a plain mind. Raises ValueError if there is no such bot."""
    strength, colon, style = level.partition(":")
    if strength in LEVELS and (not colon or (style in STYLES and strength != BLIND)):
        return strength, style
    styles = ", ".join(f":{each}" for each in STYLES)
    raise ValueError(f"There is no bot called {level!r:.20}; there are {', '.join(LEVELS)}, and {styles} may follow.")


def leveled(strength: str, style: str) -> str:
    """A strength and a style as one level; who can have no style has none."""
    return f"{strength}:{style}" if style and strength != BLIND else strength


def thinks(level: str) -> bool:
    """Does a bot of this level take its time? So does one that is not known here."""
    return level.partition(":")[0] not in QUICK


class Bot:
    """A player for one seat. `rng` breaks ties, so equal seeds play alike."""

    def __init__(self, level: str, rng: Luck) -> None:
        self._strength, self._style = parted(level)
        self.level = level
        self._rng = rng

    def choose(self, replica: core.Replica[Any]) -> core.Action:
        """One of the legal actions of the replica's seat. Raises ValueError if it has none. Equal luck decides alike on
        every machine. Who thinks takes the time that his iterations need, but he decides alike only where Python is of
        the same release, and a machine reckons alike to the last digit."""
        legal = list(replica.legal())
        if not legal or replica.seat is None:
            raise ValueError("This seat is not asked anything.")
        if thinks(self.level):
            knight = import_module(".search", __package__)
            strength = knight.strength_of(self.level, replica)._replace(seconds=inf)
            return knight.think(replica, self._rng, *strength).action
        if self._strength == "page":
            self._rng.shuffle(legal)
            return legal[0]
        eye = styled(replica.game, self._style)
        return favourite(replica.game.id, legal, self._rng, eye(replica.state, replica.seat, replica.recall()))


def favourite(game_id: str, legal: list[core.Action], rng: Luck, rate: Rate) -> core.Action:
    """The answer that is rated highest; among equals (`SAME`), and where taste has a say, by lot. Shuffles the
    answers."""
    rng.shuffle(legal)
    liking = taste(game_id)
    rated = [rate(action) + liking(action) * place / len(legal) for place, action in enumerate(legal)]
    enough = max(rated) - SAME
    return next(action for action, rating in zip(legal, rated, strict=True) if rating >= enough)


def heuristic(game_id: str) -> Eye:
    """The heuristic of a game: the function `eye` of the module with its name."""
    return import_module(f".games.{game_id}.heuristic", __package__).eye


def styled(game: core.Game[Any], style: str) -> Eye:
    """The heuristic of a game as somebody with this style has it: some answers are rated higher for what they are."""
    eye = heuristic(game.id)
    if not style:
        return eye
    liking = liking_of(game, style)

    def look(state: Any, seat: int, memory: core.Memory) -> Rate:
        rate = eye(state, seat, memory)
        return lambda action: rate(action) + liking(action)

    return look


def liking_of(game: core.Game[Any], style: str) -> Rate:
    """How much somebody with this style likes an answer for what it is, in the unit of the game's heuristic."""
    likes = CHARACTERS[game.id][style].manner.likes

    def liking(action: core.Action) -> float:
        said = game.pack(action)
        words = said[:1] if said[0] in AGAINST else said
        return sum([worth for word, worth in likes.items() if word in words])

    return liking


def taste(game_id: str) -> Callable[[core.Action], float]:
    """How much worse than the best an answer may be, by lot, so that others cannot foretell it: the function `taste` of
    a game's module; without one, never."""
    return getattr(import_module(f".games.{game_id}.heuristic", __package__), "taste", lambda action: 0.0)
