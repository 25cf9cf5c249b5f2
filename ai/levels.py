"""Levels of bots: a strength, and a style behind it, as in "knight:bold".

Knows: the names of strengths and styles.
Must not know: how a bot decides.
"""

from __future__ import annotations

from .styles import STYLES

QUICK_LEVELS = ("page", "squire")
"""The strengths that answer at once, the weakest first."""
LEVELS = (*QUICK_LEVELS, "knight", "king")
"""All strengths. Those that are not quick search."""
UNSTYLED = LEVELS[0]
"""The strength that has no style, since it prefers nothing."""
DEFAULT_LEVEL = QUICK_LEVELS[-1]
"""The level of a bot if none is named, of a stand-in for a person, and of the fallback for a bot that fails."""


def split_level(level: str) -> tuple[str, str]:
    """The strength and the style of a level; the style is "" if it has none. Raises ValueError for an unknown level."""
    strength, colon, style = level.partition(":")
    if strength in LEVELS and (not colon or (style in STYLES and strength != UNSTYLED)):
        return strength, style
    styles = ", ".join(f":{each}" for each in STYLES)
    raise ValueError(f"There is no bot called {level!r:.20}; there are {', '.join(LEVELS)}, and {styles} may follow.")


def join_level(strength: str, style: str) -> str:
    """The level of a strength and a style. A strength that can have no style stands alone."""
    return f"{strength}:{style}" if style and strength != UNSTYLED else strength


def thinks(level: str) -> bool:
    """True if a bot of this level searches, and so takes its time; also for an unknown level."""
    return level.partition(":")[0] not in QUICK_LEVELS
