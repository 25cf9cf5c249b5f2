"""What is written on every picture of the gallery can be read: each text against the ground that is drawn beneath."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

import core
from scripts import gallery, svg
from scripts.pictures import in_full_colour
from tests.cases import each_value
from tui.app.textual_theme import LegibleRow
from tui.draw.canvas import Canvas
from tui.draw.colours import contrast, rgb
from tui.draw.themes import THEMES

WRITTEN, DRAWN = 4.5, 3.0
"""The least contrast (WCAG) of letters and digits, and of signs; blocks and lines, which are no text, need none."""
SHADED = ("things", "lesson")
"""Pictures on which all but one thing is shaded on purpose."""
SHEETS = ("hint", "leave", "recap", "explain", "end", "settings")
"""Pictures of dialogs, of which only the sheet is not shaded."""
PAPER = re.compile(r'<rect width="\d+" height="\d+" fill="(#\w{6})"/>')
FILLED = re.compile(r'<path class="(c\d+)" d="([^"]*)"/>')
RECTANGLE = re.compile(r"M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z")
CORNER = re.compile(r"M[\d.]+ ([\d.]+)v-[\d.]+q0 -[\d.]+ [\d.]+ -")
"""The upper left corner of a round frame, from the foot of its row."""
TEXT = re.compile(r'<text class="(c\d+)[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')


class Written(NamedTuple):
    """A piece of text on a picture, its colour and that of the ground beneath."""

    text: str
    ink: str
    ground: str

    @property
    def needed(self) -> float:
        """The contrast that it needs."""
        return WRITTEN if any(map(str.isalnum, self.text)) else DRAWN

    @property
    def is_read(self) -> bool:
        """True if it has that contrast."""
        return contrast(rgb(self.ink), rgb(self.ground)) >= self.needed - 0.005


def written(picture: str, what: str) -> Iterator[Written]:
    """All that is written on a picture to be read: of a dialog, what is on its sheet."""
    top = max(float(foot) - svg.HIGH for foot in CORNER.findall(picture)) if what in SHEETS else 0
    yield from (each for y, each in placed(picture) if y >= top)


def placed(picture: str) -> Iterator[tuple[float, Written]]:
    """All that is written on a picture, with its row."""
    colours = dict(re.findall(r"\.(c\d+)\{fill:(#\w{6})", picture))
    paper = PAPER.search(picture)[1]
    grounds = [
        (colours[of], *map(float, found)) for of, path in FILLED.findall(picture) for found in RECTANGLE.findall(path)
    ]
    for ink, left, base, text in TEXT.findall(picture):
        x, y = float(left) + 1, float(base) - 8  # a place within the first letter
        beneath = [of for of, x0, y0, wide, high in grounds if x0 <= x < x0 + wide and y0 <= y < y0 + high]
        yield y, Written(unescape(text), colours[ink], [paper, *beneath][-1])


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "game"), each_value(("light", "safe", "dark", "contrast"), core.IDS))
def test_all_that_is_written_on_the_pictures_of_the_gallery_is_read(theme, game, tmp_path, monkeypatch):
    for name in ("TERM", "COLORTERM", "NO_COLOR"):
        monkeypatch.setenv(name, "")
    in_full_colour()
    wanted = gallery.Wanted(tmp_path, [(80, 24)], [theme], ["en"])
    shown = [each for row in gallery.pictures(wanted, [game]) for each in row if each.what not in SHADED]
    found = {each.file: [*written((tmp_path / each.file).read_text("utf-8"), each.what)] for each in shown}
    assert min(map(len, found.values())) > 5
    assert not {file: faint for file, of in found.items() if (faint := [each for each in of if not each.is_read])}


@pytest.mark.parametrize("theme", ["light", "safe", "dark", "contrast"])
@pytest.mark.parametrize("ground", ["paper", "panel"])
def test_names_and_values_are_read_on_the_ground_of_a_widget(theme, ground, monkeypatch):
    """A recap lies on the panel of a dialog, which is no ground of its canvas."""
    monkeypatch.setattr("tui.draw.styles._current", THEMES[theme])
    under = THEMES[theme].colours[ground]
    canvas = Canvas(1, 1)
    for name in (*(f"seat{seat}" for seat in range(12)), "hearts", "comedy", "dim", "gold", "bad"):
        canvas.put(0, 0, "x", name)
        ((segment,),) = canvas.segments(Style(bgcolor=under))
        assert segment.style
        assert segment.style.color
        assert contrast(rgb(segment.style.color.name), rgb(under)) >= WRITTEN, name


@pytest.mark.parametrize("theme", ["light", "safe", "dark", "contrast"])
def test_a_rule_is_seen_on_the_screen(theme):
    colours = THEMES[theme].colours
    assert contrast(rgb(colours["line"]), rgb(colours["paper"])) > 2.9


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_letters_of_a_widget_are_read_on_a_panel_and_its_frames_stay(theme, monkeypatch):
    monkeypatch.setattr("tui.draw.styles._current", THEMES[theme])
    colours = THEMES[theme].colours
    faint = Style(color=colours["line"], bgcolor=colours["panel"])
    name, rule = LegibleRow().apply([Segment("Anna", faint), Segment("───", faint)], Color(0, 0, 0))
    assert name.style
    assert name.style.color
    assert contrast(rgb(name.style.color.name), rgb(colours["panel"])) >= WRITTEN
    assert rule.style == faint
