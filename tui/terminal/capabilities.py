"""What the terminal can show: characters, colours, a title; and whether a shell is behind it.

Knows: what the environment says of the terminal, escape sequences, how colours look to people.
Must not know: screens, or what a colour is used for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from rich.color import Color, ColorSystem
from rich.palette import Palette
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color as Blend
from textual.filter import LineFilter

from netplay.protocol import codec
from tui.draw.colours import contrast, difference, nearest, rgb
from tui.draw.styles import SIXTEEN
from tui.draw.themes import XTERM as XTERM_COLOURS

PLAIN = ("linux", "dumb", "vt100", "vt102", "vt220", "ansi")
"""Kinds of terminal that have neither box drawing beyond the basics nor a title."""
LEGIBLE = 3.0
"""The least contrast between a letter and its ground, as a ratio of luminances (WCAG)."""
TITLE_CELLS = 80


def needs_ascii(environment: Mapping[str, str] = os.environ, encoding: str | None = None) -> bool:
    """Can this terminal show ASCII only? By its kind, its locale, and if that says nothing, Python's own encoding.

    Python takes the locale C for UTF-8, so what it says of its output is not enough.
    """
    if environment.get("TERM", "") in PLAIN:
        return True
    locale = next((environment[key] for key in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(key)), "")
    if locale in ("C", "POSIX"):
        return True
    _, _, codeset = locale.partition("@")[0].partition(".")
    name = codeset or encoding or getattr(sys.stdout, "encoding", None) or "ascii"
    return name.lower().replace("-", "").replace("_", "") != "utf8"


def has_title(environment: Mapping[str, str] = os.environ) -> bool:
    """Can a title be set?"""
    return environment.get("TERM", "dumb") not in PLAIN


def has_shell() -> bool:
    """Is there a shell that has started this program, goes on while it sleeps, and can wake it?"""
    try:
        return os.getsid(os.getppid()) == os.getsid(0) and os.getpgid(os.getppid()) != os.getpgrp()
    except (AttributeError, OSError):  # as on Windows; or the parent has ended
        return False


KEEP_TITLE, GIVE_BACK_TITLE = "\x1b[22;2t", "\x1b]2;\x07\x1b[23;2t"
"""Remember the title that the terminal has; give it back, or where that is not known, none."""


def title(text: str) -> str:
    """What sets the title of the terminal."""
    return f"\x1b]2;{codec.clean(text, TITLE_CELLS)}\x07"


# Colours

XTERM = Palette([rgb(colour) for colour in XTERM_COLOURS])
"""The sixteen colours as xterm shows them; other terminals differ, most of them by little."""
_XTERM = tuple(tuple(XTERM[number]) for number in range(16))
AS_XTERM = TerminalTheme(XTERM[0], XTERM[7], [XTERM[n] for n in range(8)], [XTERM[n] for n in range(8, 16)])
"""What Textual makes of the sixteen where it draws again what was drawn in them, as below a dialog: each stays so."""
_STEPS = (0, 95, 135, 175, 215, 255)
CUBE = [*product(_STEPS, _STEPS, _STEPS), *((grey, grey, grey) for grey in range(8, 248, 10))]
"""The colours 16 to 255, which all terminals of 256 colours share."""
_CUBE = tuple(CUBE)


class Fewer(LineFilter):
    """Colours as a terminal of 256 or 16 has them: the nearest to the eye, and letters that can be read."""

    def __init__(self, system: ColorSystem) -> None:
        super().__init__()
        self._style = style_of_256 if system == ColorSystem.EIGHT_BIT else style_of_16

    def apply(self, segments: list[Segment], background: Blend) -> list[Segment]:
        return [Segment(text, style and self._style(style), control) for text, style, control in segments]


def fewer_colors(system: str | None) -> list[LineFilter]:
    """The filters that a terminal with these colours needs; rich's names: `truecolor`, `256`, `standard`."""
    systems = {"256": ColorSystem.EIGHT_BIT, "standard": ColorSystem.STANDARD}
    return [Fewer(systems[system])] if system in systems else []


@lru_cache(4096)
def style_of_256(style: Style) -> Style:
    """The style in the colours 16 to 255; a letter keeps as much contrast to its ground as it needs and had."""
    ground = _nearest_of_256(style.bgcolor)
    color = _nearest_of_256(style.color)
    ink = _triplet(style.color)
    if ink is not None and color is not None and ground is not None:
        under, wanted = CUBE[ground], _wanted(style)
        if wanted > contrast(CUBE[color], under):
            color = next((number for number in _from_nearest(ink) if contrast(CUBE[number], under) >= wanted), color)
    return style + Style(color=_ansi(color, 16) or style.color, bgcolor=_ansi(ground, 16) or style.bgcolor)


@lru_cache(4096)
def style_of_16(style: Style) -> Style:
    """The style in sixteen colours. A letter that would lose the contrast it needs and had is white or black, and
    what is faint, grey rather than unseen."""
    color, ground = _nearest_of_16(style.color), _nearest_of_16(style.bgcolor)
    if color is not None and ground is not None:
        left = contrast(XTERM[color], XTERM[ground])
        if left < LEGIBLE <= _wanted(style):
            color = max((15, 0), key=lambda number: contrast(XTERM[number], XTERM[ground]))
        elif color == ground and style.color != style.bgcolor:
            color = 8
    return style + Style(color=_ansi(color) or style.color, bgcolor=_ansi(ground) or style.bgcolor)


def _wanted(style: Style) -> float:
    """The contrast that a letter of this style needs: what is drawn faintly on purpose may stay faint."""
    ink, ground = _triplet(style.color), _triplet(style.bgcolor)
    return min(LEGIBLE, contrast(ink, ground)) if ink and ground else 0.0


def _triplet(color: Color | None) -> tuple[int, ...] | None:
    return tuple(color.triplet) if color is not None and color.triplet is not None else None


def _ansi(number: int | None, first: int = 0) -> Color | None:
    return None if number is None else Color.from_ansi(first + number)


def _nearest_of_256(color: Color | None) -> int | None:
    """The place in the cube of the nearest colour."""
    triplet = _triplet(color)
    return None if triplet is None else _nearest(triplet, _CUBE)


def _nearest_of_16(color: Color | None) -> int | None:
    """The number of the colour that stands for this one: as the palette says, else the nearest."""
    if color is None or color.triplet is None:
        return None
    stands_for = SIXTEEN.get(color.triplet.hex)
    return _nearest(tuple(color.triplet), _XTERM) if stands_for is None else stands_for


@lru_cache(4096)
def _from_nearest(color: tuple[int, ...]) -> list[int]:
    """The places in the cube, those first that look most like the colour."""
    return sorted(range(len(CUBE)), key=lambda number: difference(color, CUBE[number]))


@lru_cache(4096)
def _nearest(color: tuple[int, ...], among: tuple[tuple[int, ...], ...]) -> int:
    return nearest(color, among)
