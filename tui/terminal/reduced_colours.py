"""Colours for terminals that have 256 or 16 of them.

Knows: palettes, contrast, Textual's line filters.
Must not know: screens, or what a colour is used for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from rich.color import Color, ColorSystem
from rich.palette import Palette
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color as Blend
from textual.filter import LineFilter

from tui.draw.colours import contrast, from_nearest, nearest, rgb
from tui.draw.styles import SIXTEEN
from tui.draw.themes import XTERM as XTERM_COLOURS

LEGIBLE = 3.0
"""The least contrast between a letter and its ground, as a ratio of luminances (WCAG)."""
XTERM = Palette([rgb(colour) for colour in XTERM_COLOURS])
"""The sixteen colours of xterm; those of other terminals differ a little."""
_XTERM = tuple(tuple(XTERM[number]) for number in range(16))
AS_XTERM = TerminalTheme(XTERM[0], XTERM[7], [XTERM[n] for n in range(8)], [XTERM[n] for n in range(8, 16)])
"""The theme by which Textual redraws the sixteen colours, as below a dialog, so that each stays as it is."""
_STEPS = (0, 95, 135, 175, 215, 255)
CUBE = [*product(_STEPS, _STEPS, _STEPS), *((grey, grey, grey) for grey in range(8, 248, 10))]
"""The colours 16 to 255, which all terminals of 256 colours share."""
_CUBE = tuple(CUBE)


class ReducedColours(LineFilter):
    """Replaces colours by the most similar ones of a terminal with 256 or 16, and keeps letters legible."""

    def __init__(self, system: ColorSystem) -> None:
        super().__init__()
        self._style = style_of_256 if system == ColorSystem.EIGHT_BIT else style_of_16

    def apply(self, segments: list[Segment], background: Blend) -> list[Segment]:
        """Returns the segments in the terminal's colours; see Textual."""
        return [Segment(text, style and self._style(style), control) for text, style, control in segments]


def colour_filters(system: str | None) -> list[LineFilter]:
    """Returns the filters for a terminal with these colours, by rich's name: `truecolor`, `256` or `standard`."""
    systems = {"256": ColorSystem.EIGHT_BIT, "standard": ColorSystem.STANDARD}
    return [ReducedColours(systems[system])] if system in systems else []


@lru_cache(4096)
def style_of_256(style: Style) -> Style:
    """Returns the style in the colours 16 to 255. A letter keeps the contrast to its ground that it needs and had."""
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
    """Returns the style in sixteen colours. A letter that would lose the contrast it needs and had becomes white or
    black; a faint one becomes grey rather than invisible."""
    color, ground = _nearest_of_16(style.color), _nearest_of_16(style.bgcolor)
    if color is not None and ground is not None:
        left = contrast(XTERM[color], XTERM[ground])
        if left < LEGIBLE <= _wanted(style):
            color = max((15, 0), key=lambda number: contrast(XTERM[number], XTERM[ground]))
        elif color == ground and style.color != style.bgcolor:
            color = 8
    return style + Style(color=_ansi(color) or style.color, bgcolor=_ansi(ground) or style.bgcolor)


def _wanted(style: Style) -> float:
    """Returns the contrast that a letter needs. One that is drawn faintly on purpose may stay faint."""
    ink, ground = _triplet(style.color), _triplet(style.bgcolor)
    return min(LEGIBLE, contrast(ink, ground)) if ink and ground else 0.0


def _triplet(color: Color | None) -> tuple[int, ...] | None:
    return tuple(color.triplet) if color is not None and color.triplet is not None else None


def _ansi(number: int | None, first: int = 0) -> Color | None:
    return None if number is None else Color.from_ansi(first + number)


def _nearest_of_256(color: Color | None) -> int | None:
    """Returns the index in the cube of the most similar colour."""
    triplet = _triplet(color)
    return None if triplet is None else _nearest(triplet, _CUBE)


def _nearest_of_16(color: Color | None) -> int | None:
    """Returns the number of the colour that replaces this one: by our own table, else the most similar."""
    if color is None or color.triplet is None:
        return None
    stands_for = SIXTEEN.get(color.triplet.hex)
    return _nearest(tuple(color.triplet), _XTERM) if stands_for is None else stands_for


@lru_cache(4096)
def _from_nearest(color: tuple[int, ...]) -> list[int]:
    """Returns the indices in the cube, the most similar colours first."""
    return from_nearest(color, _CUBE)


@lru_cache(4096)
def _nearest(color: tuple[int, ...], among: tuple[tuple[int, ...], ...]) -> int:
    return nearest(color, among)
