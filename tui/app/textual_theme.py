"""Our themes as Textual's, for the widgets that are Textual's own.

Knows: themes, Textual's themes and the variables of `table.tcss`.
Must not know: screens, settings.
"""

from __future__ import annotations

from collections.abc import Mapping

from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme as TextualTheme

from tui.draw.themes import DARK, Theme

OWN = ("dim", "gold", "bar", "raised", "heading", "line")
"""The colours of ours that `table.tcss` names beside Textual's."""


class PlainBar(ScrollBarRender):
    """A scroll bar whose ends are whole cells, so that it needs no character but spaces."""

    VERTICAL_BARS = HORIZONTAL_BARS = [" "] * 8


def use_bars(ascii_only: bool) -> None:
    """Sets how all scroll bars are drawn."""
    ScrollBar.renderer = PlainBar if ascii_only else ScrollBarRender


def name_of(theme: Theme) -> str:
    """Returns the name that a theme has in Textual."""
    return f"table-{theme.name}"


def textual_theme(theme: Theme) -> TextualTheme:
    """Returns a theme for Textual. The theme without colours is the dark one, whose colours are filtered out."""
    colours = theme.colours or DARK.colours
    return TextualTheme(
        name=name_of(theme),
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
    """Returns the variables of `table.tcss`, with their colours."""
    colours: Mapping[str, str] = theme.colours or DARK.colours
    return {f"own-{name}": colours[name] for name in OWN}
