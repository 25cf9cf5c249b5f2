"""The colours of the screens: what is chosen, what a terminal can show, and Textual's widgets in the same."""

from __future__ import annotations

import pytest

from tests.tui.local import LocalTable, show
from tui.app.preferences import theme_of
from tui.draw import styles
from tui.draw.themes import THEMES


@pytest.mark.parametrize(
    ("setting", "system", "name"),
    [
        ("auto", "truecolor", "dark"), ("auto", "256", "dark"), ("auto", "standard", "sixteen"),
        ("light", "standard", "light"), ("safe", "256", "safe"), ("none such", "256", "dark"),
    ],
)  # fmt: skip
def test_the_theme_is_what_was_chosen_or_what_the_terminal_can(setting, system, name):
    assert theme_of(setting, system).name == name


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colours_where_none_are_wanted(variable, value, monkeypatch):
    monkeypatch.setenv(variable, value)
    assert theme_of("light", "truecolor").name == "mono"


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_is_drawn_at_once_by_boards_and_by_widgets(theme):
    async def script(app, pilot):
        app.preferences.choose("theme", theme)
        await pilot.pause()
        app.drawn, app.ground = styles.current().name, app.screen.styles.background.hex.lower()

    app = show(LocalTable("Anna").clients[0], script)
    colours = THEMES[theme].colours or THEMES["dark"].colours
    assert app.drawn == theme
    assert app.ground == colours["paper"]


def test_without_colours_the_widgets_have_none():
    async def script(app, pilot):
        app.preferences.choose("theme", "mono")
        await pilot.pause()
        app.filters = [type(each).__name__ for each in app.get_line_filters()]

    assert "Monochrome" in show(LocalTable("Anna").clients[0], script).filters
