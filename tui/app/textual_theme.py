"""Skin: our themes as Textual wants them, for the widgets that are Textual's own.

Knows: themes, Textual's themes and the variables of `table.tcss`.
Must not know: screens.
"""

from __future__ import annotations

from collections.abc import Mapping

from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme as TextualTheme

from tui.draw.styles import fitting
from tui.draw.themes import DARK, SIXTEEN, THEMES, Theme

OWN = ("dim", "gold", "bar", "raised", "heading", "line")
"""Our colours that `table.tcss` names beside Textual's."""


class PlainBar(ScrollBarRender):
    """A bar whose ends are whole cells: no character but spaces."""

    VERTICAL_BARS = HORIZONTAL_BARS = [" "] * 8


def draw_bars(ascii_only: bool) -> None:
    """How bars are drawn beside what is longer than its place."""
    ScrollBar.renderer = PlainBar if ascii_only else ScrollBarRender


def skin(theme: Theme) -> TextualTheme:
    """A theme of ours for Textual. The one without colours is the dark one, whose colours are filtered out."""
    colours = theme.colours or DARK.colours
    return TextualTheme(
        name=f"table-{theme.name}",
        primary=colours["gold"],
        secondary=colours["seat1"],
        accent=colours["gold"],
        foreground=colours["ink"],
        background=colours["paper"],
        surface=colours["paper"],
        panel=colours["panel"],
        error=colours["bad"],
        dark=theme.dark,
        variables=variables(theme),
    )


def variables(theme: Theme = DARK) -> dict[str, str]:
    """What `table.tcss` calls our colours."""
    colours: Mapping[str, str] = theme.colours or DARK.colours
    return {f"own-{name}": colours[name] for name in OWN}


def chosen(setting: str, system: str | None) -> Theme:
    """The theme to draw in: what was chosen, or what a terminal with these colours shows best. `system` is rich's name
    for them."""
    if setting == "auto":
        return fitting(SIXTEEN.name if system == "standard" else DARK.name)
    return fitting(setting if setting in THEMES else DARK.name)
