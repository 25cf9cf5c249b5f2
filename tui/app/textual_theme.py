"""Our themes as Textual's, for the widgets that are Textual's own.

Knows: themes, Textual's themes and the variables of the style sheets.
Must not know: screens, settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.filter import LineFilter
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme as TextualTheme

from tui.draw import styles
from tui.draw.colours import contrast, rgb
from tui.draw.themes import DARK, THEMES, Theme

OWN = ("dim", "gold", "bar", "raised", "heading", "line")
"""The colours of ours that the style sheets name beside Textual's."""
WRITING = {"titled": "bar", "chosen": "raised"}
"""The colours of what is written on bars and on the row under the cursor, with their grounds."""
PLAIN = dict(DARK.colours) | {
    "gold": DARK.colours["heading"], "bar": DARK.colours["ink"], "raised": DARK.colours["ink"],
    "dim": DARK.colours["ink"],
}  # fmt: skip
"""The colours of the theme that has none, of which a filter leaves the greys: bars and the cursor are as light as on a
board, where they are reversed."""


READ = 3.0
"""The least contrast of a title to its ground."""


class LegibleRow(LineFilter):
    """Makes letters of Textual's widgets legible on bars, on the row under the cursor and on the panel of a dialog, as
    those of a canvas are."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Returns the segments with other letters where they are on such a ground; see Textual."""
        theme = styles.current().name
        return [
            Segment(text, style and _read_on_its_ground(text, style, theme), control)
            for text, style, control in segments
        ]


def _read_on_its_ground(text: str, style: Style, name: str) -> Style:
    """A panel's frames and rules stay as they are: only what has letters is changed there."""
    return _on_row(style, name, any(map(str.isalnum, text)))


@lru_cache(4096)
def _on_row(style: Style, name: str, letters: bool) -> Style:
    colours, ground = THEMES[name].colours or PLAIN, style.bgcolor
    grounds = [colours[each] for each in ("raised", "bar", *(["panel"] if letters and THEMES[name].colours else []))]
    if ground is None or ground.triplet is None or ground.triplet.hex not in grounds:
        return style
    if not THEMES[name].colours:
        return style + Style(dim=False, color=_writing(colours, ground.triplet.hex))
    return styles.legible(style, THEMES[name])


class PlainBar(ScrollBarRender):
    """A scroll bar whose ends are whole cells, so that it needs no character but spaces."""

    VERTICAL_BARS = HORIZONTAL_BARS = [" "] * 8


def prepare(app: App[Any]) -> None:
    """Sets the theme before the style sheet is read, which is read again for each change."""
    for theme in THEMES.values():
        app.register_theme(textual_theme(theme))
    app.set_reactive(App.theme, name_of(styles.current()))
    app.stylesheet.set_variables(app.get_css_variables())


def use_bars() -> None:
    """Sets how all scroll bars are drawn."""
    ScrollBar.renderer = PlainBar


def name_of(theme: Theme) -> str:
    """Returns the name that a theme has in Textual."""
    return f"table-{theme.name}"


def textual_theme(theme: Theme) -> TextualTheme:
    """Returns a theme for Textual."""
    colours = theme.colours or PLAIN
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
        variables=_bars(colours) | variables(theme),
    )


def _bars(colours: Mapping[str, str]) -> dict[str, str]:
    """Returns the colours of scroll bars, by the names of Textual's variables."""
    moved = dict.fromkeys(("scrollbar-hover", "scrollbar-active"), colours["gold"])
    return moved | {"scrollbar": colours["line"], "scrollbar-background": colours["paper"]}


def variables(theme: Theme = DARK) -> dict[str, str]:
    """Returns the variables of the style sheets, with their colours."""
    colours = theme.colours or PLAIN
    found = {name: colours[name] for name in OWN} | _fields(theme, colours)
    for name, ground in WRITING.items():
        found[name] = _writing(colours, found[ground])
    found["hint"] = colours["dim"] if _read(colours["dim"], found["field"]) else colours["heading"]
    return {f"own-{name}": colour for name, colour in found.items()}


def _fields(theme: Theme, colours: Mapping[str, str]) -> dict[str, str]:
    """The grounds of what is written into: on the screen, and on the panel of a dialog, where they are as light as what
    is raised unless that is as light as the cursor."""
    quiet = colours["line"] if theme.pointer or not theme.colours else ""
    shown = colours["bar"] if colours["panel"] == colours["paper"] else colours["panel"]
    return {"field": quiet or shown, "entry": quiet or colours["raised"]}


def _writing(colours: Mapping[str, str], ground: str) -> str:
    """The colour of letters on a ground: that of titles, or else of the paper where the ground is as light."""
    return colours["paper" if contrast(rgb(colours["heading"]), rgb(ground)) < READ else "heading"]


def _read(ink: str, ground: str) -> bool:
    return contrast(rgb(ink), rgb(ground)) >= DARK.least
