"""Styles by name, their look in the theme of this terminal, and stand-ins for a screen without Unicode.

Knows: themes, and plain stand-ins for characters that are not ASCII.
Must not know: what styles and characters are used for.

A style is a name or several separated by spaces, laid over each other. A name is one of PLAIN, of MIXED, or a colour
of the theme (`gold`, `seat3`, `hearts`, a raw `#aabbcc`), and a colour may be used in these ways:

    hearts        writing in it
    faint-hearts  writing or a thin line, half of it
    soft-hearts   writing in it that is read on a stronger ground: half as bright as the text
    tint-hearts   a ground with a breath of it: a card, a lane, a tile
    breath-hearts half of that ground: what lies between two tinted things without a free row
    wash-hearts   a stronger ground: what is chosen, where something would go
    on-hearts     a ground full of it, with writing that is read on it: a piece, a badge
    over-hearts   a ground full of it, whatever is written there
    low-hearts    a ground half of it, whatever is written there

Where there are sixteen colours all strong grounds are the one of the theme, and `wash-good`, `wash-bad` and `low-bad`
are written in their colour instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache

from rich.style import Style

from . import themes
from .colours import contrast, mix, rgb
from .themes import DARK, THEMES, XTERM, Theme

INK, PAPER, ACCENT = DARK.colours["ink"], DARK.colours["paper"], DARK.colours["gold"]
SEATS = tuple(DARK.colours[name] for name in (*themes.GROUPS["seats"], *themes.GROUPS["squires"]))
"""A colour per player, and behind those one for each piece that is called by its colour; letters say the same to
readers without colours."""
SIXTEEN = {
    colour: XTERM.index(themes.SIXTEEN.colours[name])
    for theme in reversed([*THEMES.values()])
    for name, colour in theme.colours.items()
}
"""The stand-in of each colour where there are sixteen only. Players keep their own."""

PLAIN: Mapping[str, Style] = {
    "bold": Style(bold=True),
    "under": Style(underline=True),
    "reverse": Style(reverse=True),
}
"""Styles that are the same in every theme."""

MIXED: Mapping[str, str] = {
    "title": "over-bar heading bold",
    "cursor": "on-gold bold",
    "raised": "over-raised bold",
    "here": "over-raised bold",
    "panel": "over-panel",
    "red": "hearts",
    "talk": "sky",
}
"""Styles that are made of others."""

_current = DARK


FAINT = 3.0
"""The contrast to its ground up to which a letter is brightened that is drawn faintly on purpose."""
STEPS = 10
"""A letter is brightened by so many parts of the way to the colour that is read best."""


def use(theme: Theme) -> None:
    """Draw in this theme from now on: a process draws for one person on one terminal."""
    global _current
    _current = theme


def current() -> Theme:
    """The theme that is drawn in."""
    return _current


def fitting(wanted: str) -> Theme:
    """The theme of this name (the dark one, if there is none), as far as this terminal and its user allow."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "") == "dumb":
        return THEMES["mono"]
    return THEMES.get(wanted, DARK)


def seat_style(seat: int) -> Style:
    """The style of a player's name and letter."""
    return style(f"seat{seat}")


def style(names: str, theme: Theme | None = None) -> Style:
    """The style of these names in a theme, or in the one that is drawn in; KeyError for a name that is none."""
    return _style(names, (theme or _current).name)


@cache
def _style(names: str, theme: str) -> Style:
    result = Style.null()
    for name in names.split():
        result += _single(name, THEMES[theme])
    if result.reverse:  # a faint letter on a light ground is not legible
        result += Style(dim=False)
    return result


def legible(style: Style, theme: Theme | None = None, faint: bool = False) -> Style:
    """The style with its letters so bright, or so dark, that they are read on their ground; `faint`: drawn faintly on
    purpose, which they stay as far as they can still be read."""
    theme = theme or _current
    if style.reverse:
        return style + Style(dim=False)
    if style.bgcolor is None or style.bgcolor.triplet is None or not theme.colours:
        return style
    ground = style.bgcolor.triplet.hex
    ink = style.color.triplet.hex if style.color and style.color.triplet else theme.colours["ink"]
    wanted = min(FAINT, theme.least) if faint else theme.least
    if contrast(rgb(ink), rgb(ground)) >= wanted:
        return style
    return style + Style(color=_readable(ink, ground, wanted, theme.name))


@cache
def _readable(ink: str, ground: str, wanted: float, theme: str) -> str:
    """The colour nearest to that of a letter that has the wanted contrast to a ground; where colours cannot be mixed,
    or none is good enough, the one that is read best."""
    best = _best(ground, THEMES[theme])
    mixed = [] if THEMES[theme].faded else [mix(ink, best, share / STEPS) for share in range(1, STEPS)]
    return next((each for each in mixed if contrast(rgb(each), rgb(ground)) >= wanted), best)


def _best(ground: str, theme: Theme) -> str:
    """The colour of the letters that are read best on a ground. Bright black is dark on most terminals of sixteen
    colours, though not as xterm shows it."""
    inks = (theme.colours["heading"], theme.colours["ink"], theme.colours["paper"])
    if ground == theme.faded:
        return inks[0]
    return max(inks, key=lambda ink: contrast(rgb(ink), rgb(ground)))


def _single(name: str, theme: Theme) -> Style:
    if name in PLAIN:
        return PLAIN[name]
    if name in GROUNDLESS and (theme.marked or not theme.colours):
        return GROUNDLESS[name]
    if name in MIXED:
        return _style(MIXED[name], theme.name)
    way, dash, colour = name.partition("-")
    if not dash:
        way, colour = "plain", name
    if colour not in DARK.colours and not colour.startswith("#"):
        raise KeyError(name)
    bold = Style(bold=True) if way == "plain" and name.startswith("seat") else Style.null()
    if not theme.colours:
        return COLOURLESS.get(name, COLOURLESS.get(way, Style.null())) + bold
    full = theme.pointer if name == "on-gold" and theme.pointer else theme.colours.get(colour, colour)
    return WAYS[way](theme, full) + bold


def _written(theme: Theme, colour: str) -> str:
    """The colour in which a player's name is written: on paper a bright one is darker than the player's pieces."""
    paper = theme.colours["paper"]
    if colour not in _players(theme.name) or contrast(rgb(colour), rgb(paper)) >= theme.least:
        return colour
    return _readable(colour, paper, theme.least, theme.name)


@cache
def _players(theme: str) -> frozenset[str]:
    """The colours of players and of their squires."""
    return frozenset(THEMES[theme].colours[name] for group in ("seats", "squires") for name in themes.GROUPS[group])


def _on(theme: Theme, colour: str) -> Style:
    inks = (theme.colours["paper"], theme.colours["ink"])
    return Style(color=max(inks, key=lambda ink: contrast(rgb(ink), rgb(colour))), bgcolor=colour)


def _wash(theme: Theme, colour: str) -> Style:
    if not theme.marked:
        return Style(bgcolor=_mixed(theme, colour, theme.wash))
    judged = colour in (theme.colours["good"], theme.colours["bad"])
    return Style(color=colour if judged else None, bgcolor=theme.marked)


def _low(theme: Theme, colour: str) -> Style:
    if theme.faded and colour == theme.colours["bad"]:
        return _wash(theme, colour)
    return Style(bgcolor=theme.faded or _mixed(theme, colour, theme.faint))


def _mixed(theme: Theme, colour: str, share: float) -> str:
    return mix(theme.colours["paper"], colour, share)


WAYS: Mapping[str, Callable[[Theme, str], Style]] = {
    "plain": lambda theme, colour: Style(color=_written(theme, colour)),
    "soft": lambda theme, colour: Style(
        color=theme.colours["ink"] if theme.faded else mix(colour, theme.colours["ink"], 0.5)
    ),
    "faint": lambda theme, colour: Style(color=theme.faded or _mixed(theme, colour, theme.faint)),
    "tint": lambda theme, colour: Style(bgcolor=_mixed(theme, colour, theme.tint)),
    "breath": lambda theme, colour: Style(bgcolor=_mixed(theme, colour, theme.tint / 2)),
    "wash": _wash,
    "on": _on,
    "over": lambda theme, colour: Style(bgcolor=colour),
    "low": _low,
}
"""The ways of a colour, and what each is in a theme."""

GROUNDLESS: Mapping[str, Style] = {"here": Style(bold=True)}
"""What needs no ground to be seen, where the only ground that can be laid is that of the cursor."""

COLOURLESS: Mapping[str, Style] = {
    "on": Style(reverse=True, bold=True),
    "faint": Style(dim=True),
    "dim": Style(dim=True),
    "line": Style(dim=True),
    "gold": Style(bold=True),
    "over-bar": Style(reverse=True),
    "over-raised": Style(reverse=True),
}
"""The remainder of a way, or of one name, without colours."""


@cache
def has_ground(name: str) -> bool:
    """True if this single name lays a ground, in a theme that can."""
    return _style(name, DARK.name).bgcolor is not None


@cache
def ground_of(names: str) -> str:
    """Those of the names that lay a ground."""
    return " ".join(name for name in names.split() if has_ground(name))


def ground_style(names: str, theme: Theme | None = None) -> Style:
    """Only the ground of these names, without their writing."""
    return _ground_style(names, (theme or _current).name)


@cache
def _ground_style(names: str, theme: str) -> Style:
    full = _style(names, theme)
    return Style(bgcolor=full.bgcolor, reverse=full.reverse or None)


ASCII = str.maketrans(
    {
        **dict.fromkeys("\u00a0\u202f", " "),
        **dict.fromkeys("─━═╌┄╴╶╺╸▁▂▃▔", "-"),
        **dict.fromkeys("▅▆▇", "#"),
        **dict.fromkeys("▀▄", "="),
        **dict.fromkeys("│┃║▏▕▌▐╵╷╎", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼┿╔╗╚╝╠╣╦╩╬╭╮╯╰┏┓┗┛┠┨┷┯╒╕╘╛†", "+"),
        **dict(zip("·•◄►◂▸▲▼△▽←→↑↓–—−█▒░▓╱╲╳", ".*<><>^v^o<>^v---#%:%/\\X", strict=True)),
        **dict(zip("♠♥♦♣♡×’“”«»‹›✓²³⁴⁵●○■□▣◆◇★⌂♜♞⚑§°", "shdch" + 'x\'""""<>v2345oO###***vkjF&o', strict=True)),
        **dict(zip("◉◎◡◠♔♙≡▤▮▯◊◘₂₃₄₅", "$o)(W!=H#.<]2345", strict=True)),
        **dict(zip("àâäçéèêëîïôöùûüÿ", "aaaceeeeiioouuuy", strict=True)),
        **dict(zip("ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ", "AAACEEEEIIOOUUUY", strict=True)),
        "…": "...",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
    }
)
"""The stand-ins in a text that may only have ASCII."""

ASCII_CELLS = ASCII | str.maketrans("œŒæÆ…", "oOaA~")
"""The same where it is drawn: each is as wide as what it stands for. Our own texts come there without those that are
longer; what is cut off ends on a wave."""
