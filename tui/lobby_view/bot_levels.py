"""Levels of bots as they are chosen and worded: a strength, and optionally a style.

Knows: how a level is written, and whether the table knows it.
Must not know: what a style does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ai import DEFAULT_LEVEL, LEVELS, STYLES, UNSTYLED, join_level, split_level

if TYPE_CHECKING:
    from netplay.client.state import ClientState

FORMER = LEVELS[:3]
"""The strengths that tables of all releases know."""


def strengths(client_state: ClientState | None) -> Sequence[str]:
    """Returns the strengths that this table knows."""
    return LEVELS if characters(client_state) else FORMER


def characters(client_state: ClientState | None) -> bool:
    """True if this table knows styles."""
    return bool(client_state and client_state.table.welcome and "characters" in client_state.table.welcome.can)


def stronger(now: str | None, known: Sequence[str]) -> str:
    """Returns the level with the next strength and the same style; the first follows the last."""
    strength, style = _parted(now)
    return join_level(known[(known.index(strength) + 1) % len(known)], style) if strength in known else DEFAULT_LEVEL


def otherwise(now: str | None) -> str:
    """Returns the level with the next style. A level that can have none gets the usual strength first."""
    strength, style = _parted(now)
    styles = ("", *STYLES)
    return join_level(
        strength if strength not in ("", UNSTYLED) else DEFAULT_LEVEL, styles[(styles.index(style) + 1) % len(styles)]
    )


def _parted(level: str | None) -> tuple[str, str]:
    try:
        return split_level(level or "")
    except ValueError:
        return "", ""


def as_words(level: str) -> dict[str, str]:
    """Returns a level as arguments of texts; an unknown one as it is written."""
    strength, style = _parted(level)
    return {"level": strength or level, "style": style}
