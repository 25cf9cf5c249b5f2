"""Bots. A bot is given what a person in its seat has: a replica, and nothing else.

Knows: the games through `core`, and a package of heuristics and values for each.
Must not know: the network, the screen, or anything a bot's seat may not see.

`page` plays at random, and `squire` takes the action that the game's heuristic rates highest. `knight` searches
(`search.py`) and values states by fitted weights (`values.py`). `king` searches longer, and in some games deeper or
with a net. Every strength but the page may have a style (`styles.py`); strength and style together are the level.
"""

from .bot import Bot, Evaluator, Rate, Shuffler, best_action, bonus_of, heuristic, noise_of, styled_evaluator
from .levels import DEFAULT_LEVEL, LEVELS, QUICK_LEVELS, UNSTYLED, join_level, split_level, thinks
from .styles import STYLES
from .version import version

__all__ = [
    "DEFAULT_LEVEL", "LEVELS", "QUICK_LEVELS", "STYLES", "UNSTYLED", "Bot", "Evaluator", "Rate", "Shuffler",
    "best_action", "bonus_of", "heuristic", "join_level", "noise_of", "split_level", "styled_evaluator", "thinks",
    "version",
]  # fmt: skip
