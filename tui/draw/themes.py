"""Themes: which colour everything has, by a name that says what the thing is.

Knows: colours, and the names of what is coloured.
Must not know: canvases, screens, rules. Shapes and letters stand beside every colour; nothing is said by it alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

SEATS = 8
"""Most players at a table. Those that come behind them are the four pieces that are called by their colours: red,
yellow, blue and green."""

GROUPS: Mapping[str, tuple[str, ...]] = {
    "seats": tuple(f"seat{seat}" for seat in range(SEATS)),
    "squires": tuple(f"seat{SEATS + squire}" for squire in range(4)),
    "tracks": ("gallantry", "jousts", "tournaments", "education", "king", "quests", "charity", "sword"),
    "suits": ("hearts", "diamonds", "clubs", "spades"),
    "land": ("castle", "church", "village", "clover", "dragon", "spear"),
    "stage": ("comedy", "tragedy", "acrobat", "request"),
}
"""Colours that lie side by side on one board: within a group each differs from each."""

COMMON: tuple[str, ...] = ("paper", "ink", "dim", "line", "gold", "good", "bad", "panel", "bar", "raised", "heading")
"""Colours of every screen: the ground, the text, what matters less, frames, the player's own choices, gains, losses;
the ground of a panel, of the title line, of a selection; the text of a title."""

PAINTS: tuple[str, ...] = (
    "steel", "shade", "wood", "leather", "skin", "cloth", "leaf", "sky", "night", "white", "blood", "flame", "coal",
    "amber",
)  # fmt: skip
"""Colours of pictures, beside the colours above."""

XTERM = (
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip
"""The sixteen colours as xterm shows them; other terminals differ, most of them by little."""


@dataclass(frozen=True)
class Theme:
    """A colour for every name, and how strongly one colour is laid over another."""

    name: str
    colours: Mapping[str, str]
    """`#rrggbb` for each name; nothing at all in the theme without colours."""
    dark: bool = True
    tint: float = 0.12
    """The share of a colour in the ground of a lane, a tile, a card."""
    wash: float = 0.28
    """The share of a colour in the ground of what is marked."""
    faint: float = 0.5
    """The share of a colour in a thin line or in what is out of play."""
    least: float = 4.5
    """The least contrast of a letter to the ground it is written on."""
    marked: str = ""
    """The one ground for what is marked, where colours cannot be mixed: one on which all colours are read."""
    faded: str = ""
    """The one colour for what is faint, where colours cannot be mixed."""
    pointer: str = ""
    """The ground of the cursor, where gold is the colour of other things too."""


def _table(common: str, paints: str, **groups: str) -> dict[str, str]:
    """A colour for every name, in the order of COMMON, PAINTS and each of GROUPS."""
    colours = dict(zip((*COMMON, *PAINTS), f"{common} {paints}".split(), strict=True))
    for group, names in GROUPS.items():
        colours |= dict(zip(names, groups[group].split(), strict=True))
    return colours


def _sixteen(common: str, paints: str, **groups: str) -> dict[str, str]:
    """The same by the numbers of a terminal's sixteen colours."""
    return {name: XTERM[int(number)] for name, number in _table(common, paints, **groups).items()}


_SEATS = "#e1556d #4d84fe #c0ff9e #a96ab7 #bc6e31 #21ecff #a6a6f9 #f887c2"
"""Chosen by search, as those of every theme, so that any two of them, and each and the accent, are as far apart as can
be, the first five most of all, also for the colour-blind."""

_SQUIRES = "#e74961 #f7f23c #5b7ed9 #b2ffbc"
"""Yellow is yellow; chosen so that the colour-blind tell the four and the accent apart, too."""

DARK = Theme(
    "dark",
    _table(
        "#171613 #e6dfd0 #8f8a7c #696356 #e8b84a #7bd88f #ff7b72 #23211d #3a2f1f #40351f #f3ead7",
        "#c4c8d0 #7c8088 #94683e #b8824e #e8b898 #94507a #5f9c5a #6ea4d8 #46406a #f4efe4 #d0453a #f08c3c "
        "#2c2a30 #e8b84a",
        seats=_SEATS,
        squires=_SQUIRES,
        tracks="#dc7fa6 #74aede #d96b52 #78bf90 #e8b84a #948fe8 #bfa97c #c8ccd4",
        suits="#ff7b72 #eda04e #7cc47f #a6b8e0",
        land="#b3a6d6 #84bce8 #d9a066 #74c47e #e2604e #d8d2c2",
        stage="#f0b848 #7f9cea #74c7a0 #d79ac0",
    ),
)
LIGHT = Theme(
    "light",
    _table(
        "#f6f0e2 #2a251e #6a6150 #958b75 #8a5c06 #2a7030 #b3352a #ece4d2 #e2d5b8 #f0d890 #2a251e",
        "#7d828c #a4a8b0 #7a5834 #a06a38 #d09a74 #8c4a6a #4a8a48 #2f6ca8 #5a5478 #fffaf0 #b3352a #d0600c "
        "#3a3440 #d8a024",
        seats="#b303af #3d04e1 #007852 #6a0a4c #760314 #0a5eed #034080 #d0004a",
        squires="#bf3050 #b4a200 #2038e0 #043d0a",
        tracks="#a83c70 #2468a0 #b04028 #2a7448 #8a5c06 #5450b8 #70602e #555b66",
        suits="#b8302a #965600 #2a7436 #34508c",
        land="#6a54a8 #2468a0 #8a5218 #2a7438 #b3352a #5c5648",
        stage="#8a6700 #3450b0 #1e7454 #98447c",
    ),
    dark=False,
    tint=0.1,
    wash=0.26,
    faint=0.55,
)
CONTRAST = Theme(
    "contrast",
    _table(
        "#000000 #ffffff #c8c8c8 #9a9a9a #ffd23c #7dff7d #ff8c84 #000000 #303030 #4a3800 #ffffff",
        "#e0e4ec #9a9ea8 #c08850 #d89858 #ffd0b0 #e070b0 #70e070 #80c8ff #7a70b0 #ffffff #ff5a4c #ffa040 "
        "#202020 #ffd23c",
        seats="#ed573c #727efe #cdfba7 #c96e7d #06dff4 #20b95e #9b83a8 #ffff02",
        squires="#ec716b #ffff08 #597ad6 #c1f2af",
        tracks="#ff92c4 #7cc8ff #ff8466 #70f0a0 #ffd23c #b0a8ff #e8cc90 #f0f4ff",
        suits="#ff7a70 #ffb858 #70f080 #b4d0ff",
        land="#ccb8ff #8cd4ff #ffb870 #70f080 #ff7a66 #ffffff",
        stage="#ffd23c #8cb0ff #70f0b8 #ffb0e0",
    ),
    tint=0.0,
    wash=0.25,
    faint=0.75,
    least=7.0,
)
SAFE = Theme(
    "safe",
    _table(
        "#171613 #e6dfd0 #8f8a7c #696356 #e8b84a #6fb4f0 #f386b9 #23211d #3a2f1f #40351f #f3ead7",
        "#c4c8d0 #7c8088 #94683e #b8824e #e8b898 #94507a #5f9c5a #6ea4d8 #46406a #f4efe4 #d0453a #f08c3c "
        "#2c2a30 #e8b84a",
        seats="#e34c4d #5876ff #b1ffbc #c35fa2 #f7f619 #21fae5 #baa6ff #0ebc85",
        squires=_SQUIRES,
        tracks="#9168dd #599dc1 #d66548 #688d77 #eaba4a #a0a9ff #c1ae82 #cdcfd8",
        suits="#d84697 #f2aa37 #77c37e #e5deff",
        land="#9a85a7 #74caff #df9e41 #a9e793 #d4574e #ded6cc",
        stage="#eba233 #6285e4 #aaeebb #c19dc4",
    ),
)
"""The dark theme, with colours that all three kinds of the colour-blind tell apart, on every board."""
SIXTEEN = Theme(
    "sixteen",
    _sixteen(
        "0 7 7 8 11 2 13 0 8 7 15",
        "15 8 3 3 15 5 2 12 8 15 9 11 0 11",
        seats="9 12 10 5 3 14 6 13",
        squires="9 11 12 10",
        tracks="13 12 9 10 11 14 3 15",
        suits="9 3 10 14",
        land="11 14 6 2 13 15",
        stage="11 14 13 6",
    ),
    tint=0.0,
    least=4.0,
    marked=XTERM[0],
    faded=XTERM[8],
    pointer=XTERM[15],
)
"""Black is the ground of nearly all, since no other carries every colour on every terminal; the cursor is reversed.
Good, bad and the dragon have colours that none of the first five players has."""
MONO = Theme("mono", {})
"""No colour at all, as NO_COLOR asks for: bold, dim, reverse and shapes say everything."""

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST, SAFE, SIXTEEN, MONO)}
