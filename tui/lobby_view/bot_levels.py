"""Levels of bots as they are chosen and said: a strength, and a style if one is wished.

Knows: how a level is written, and whether the table knows it.
Must not know: what a style does.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai import BLIND, LEVELS, STYLES, USUAL, leveled, parted
from netplay.client.state import ClientState

FORMER = LEVELS[:3]
"""The strengths that a table of any release knows."""


def strengths(client_state: ClientState | None) -> Sequence[str]:
    """The strengths that may be asked of this table."""
    return LEVELS if characters(client_state) else FORMER


def characters(client_state: ClientState | None) -> bool:
    """Does this table know styles?"""
    return bool(client_state and client_state.table.welcome and "characters" in client_state.table.welcome.can)


def stronger(now: str | None, known: Sequence[str]) -> str:
    """The next strength after this level, in the same style; from the last one to the first."""
    strength, style = _parted(now)
    return leveled(known[(known.index(strength) + 1) % len(known)], style) if strength in known else USUAL


def otherwise(now: str | None) -> str:
    """The next style after that of this level; who can have none becomes as strong as is usual first."""
    strength, style = _parted(now)
    styles = ("", *STYLES)
    return leveled(strength if strength not in ("", BLIND) else USUAL, styles[(styles.index(style) + 1) % len(styles)])


def _parted(level: str | None) -> tuple[str, str]:
    try:
        return parted(level or "")
    except ValueError:
        return "", ""


def as_words(level: str) -> dict[str, str]:
    """A level as texts take it; one that is not known here is said as it is written."""
    strength, style = _parted(level)
    return {"level": strength or level, "style": style}
