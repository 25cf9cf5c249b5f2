"""Our themes as Textual's, for the widgets that are Textual's own.

Knows: themes, Textual's themes and the variables of the style sheets.
Must not know: screens, settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme as TextualTheme

from tui.draw import styles
from tui.draw.themes import DARK, THEMES, Theme

OWN = ("dim", "gold", "bar", "raised", "heading", "line")
"""The colours of ours that the style sheets name beside Textual's."""


class PlainBar(ScrollBarRender):
    """A scroll bar whose ends are whole cells, so that it needs no character but spaces."""

    VERTICAL_BARS = HORIZONTAL_BARS = [" "] * 8


def prepare(app: App[Any]) -> None:
    """Sets the theme before the style sheet is read, which is read again for each change."""
    for theme in THEMES.values():
        app.register_theme(textual_theme(theme))
    app.set_reactive(App.theme, name_of(styles.current()))
    app.stylesheet.set_variables(app.get_css_variables())


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
    """Returns the variables of the style sheets, with their colours."""
    colours: Mapping[str, str] = theme.colours or DARK.colours
    return {f"own-{name}": colours[name] for name in OWN}
