"""Colours and characters: what styles are called, and how a screen without Unicode is drawn.

Knows: colours, and plain stand-ins for line-drawing characters.
Must not know: what they are used for.
"""

from __future__ import annotations

import os
import sys
from functools import cache

from rich.style import Style

INK, PAPER = "#e6dfd0", "#171613"
STYLES = {
    "dim": Style(color="#8f8a7c"),
    "bold": Style(bold=True),
    "gold": Style(color="#e8b84a"),
    "good": Style(color="#7bd88f"),
    "bad": Style(color="#ff7b72"),
    "title": Style(color="#f3ead7", bgcolor="#3a2f1f", bold=True),
    "cursor": Style(color="#171613", bgcolor="#e8b84a", bold=True),
    "raised": Style(bgcolor="#4a3d22", bold=True),
    "panel": Style(bgcolor="#23211d"),
    "red": Style(color="#ff7b72"),
    "reverse": Style(reverse=True),
    "under": Style(underline=True),
}
"""Named styles; several names separated by spaces are laid over each other."""

SEATS = ("#ff7b72", "#79b8ff", "#7bd88f", "#f2cc60", "#c99bff", "#ffa657", "#5fd7d7", "#ff9fce")
"""A colour a player; letters say the same to who sees no colours."""


def seat_style(seat: int) -> Style:
    """The style of a player's name and letter."""
    return Style(color=SEATS[seat % len(SEATS)], bold=True)


@cache
def style(names: str) -> Style:
    """The style of these names: those of STYLES, `seat0` to `seat7`, or a colour such as #aabbcc."""
    result = Style.null()
    for name in names.split():
        if name.startswith("#"):
            result += Style(color=name)
        elif name.startswith("seat"):
            result += seat_style(int(name[4:]))
        else:
            result += STYLES[name]
    return result


ASCII = str.maketrans(
    {
        **dict.fromkeys("\u00a0\u202f", " "),
        **dict.fromkeys("─━═╌┄", "-"),
        **dict.fromkeys("│┃║▏▕▌▐", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╯╰†", "+"),
        **dict(zip("·•◄►◂▸▲▼←→↑↓…–—−█▒░", ".*<><>^v<>^v~---#%:", strict=True)),
        **dict(zip("♠♥♦♣×’“”«»✓²³●○■□◆◇★⌂♜⚑§", 'shdcx\'""""v23oO##***vkF&', strict=True)),
        **dict(zip("àâçéèêëîïôùûüÀÂÇÉÈÊÎÔ", "aaceeeeiiouuuAACEEEIO", strict=True)),
    }
)
"""What stands for a character where only ASCII can be shown. Each is as wide as what it stands for."""


def needs_ascii() -> bool:
    """Can this terminal show ASCII only? By its encoding and its kind."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    return encoding != "utf8" or os.environ.get("TERM", "") in ("linux", "dumb", "vt100", "vt220", "ansi")
