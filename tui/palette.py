"""Colours and characters: what styles are called, and how a screen without Unicode or with few colours is drawn.

Knows: colours, and plain stand-ins for line-drawing characters.
Must not know: what they are used for, or which terminal this is.
"""

from __future__ import annotations

from functools import cache

from rich.style import Style

INK, PAPER, ACCENT = "#e6dfd0", "#171613", "#e8b84a"
STYLES = {
    "dim": Style(color="#8f8a7c"),
    "bold": Style(bold=True),
    "gold": Style(color="#e8b84a"),
    "good": Style(color="#7bd88f"),
    "bad": Style(color="#ff7b72"),
    "title": Style(color="#f3ead7", bgcolor="#3a2f1f", bold=True),
    "cursor": Style(color="#171613", bgcolor="#e8b84a", bold=True),
    "raised": Style(bgcolor="#40351f", bold=True),
    "panel": Style(bgcolor="#23211d"),
    "red": Style(color="#ff7b72"),
    "reverse": Style(reverse=True),
    "under": Style(underline=True),
}
"""Named styles; several names separated by spaces are laid over each other."""

SEATS = ("#e1556d", "#4d84fe", "#c0ff9e", "#a96ab7", "#bc6e31", "#21ecff", "#a6a6f9", "#f887c2")
"""A colour a player; letters say the same to who sees no colours. Chosen by search, so that any two of them, and each
and the accent, are as far apart as can be, the first five most of all, also for the colour-blind."""


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
        **dict.fromkeys("─━═╌┄", "-"),
        **dict.fromkeys("│┃║▏▕▌▐", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╯╰†", "+"),
        **dict(zip("·•◄►◂▸▲▼←→↑↓…–—−█▒░", ".*<><>^v<>^v~---#%:", strict=True)),
        **dict(zip("♠♥♦♣×’“”«»✓²³●○■□◆◇★⌂♜⚑§", 'shdcx\'""""v23oO##***vkF&', strict=True)),
        **dict(zip("àâçéèêëîïôùûüÀÂÇÉÈÊÎÔ", "aaceeeeiiouuuAACEEEIO", strict=True)),
    }
)
"""What stands for a character where only ASCII can be shown. Each is as wide as what it stands for."""

SIXTEEN = {
    INK: 7,
    PAPER: 0,
    ACCENT: 11,
    "#8f8a7c": 7,
    "#f3ead7": 15,
    "#3a2f1f": 4,
    "#40351f": 4,
    "#23211d": 0,
    "#35322c": 0,
    "#7bd88f": 10,
    "#ff7b72": 9,
    **dict(zip(SEATS, (9, 12, 10, 5, 3, 14, 6, 13), strict=True)),
}
"""Where there are sixteen colours only: which of them stands for a colour. Players keep their own."""
