"""Medieval Academy where words are longer than in English, or the board is narrow."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from core.laws.play import play
from tui.boards import View, board, rows
from tui.boards.academy.squires import Squires
from tui.draw import styles
from tui.draw.canvas import Canvas
from tui.draw.styles import SEATS, style
from tui.draw.themes import THEMES
from tui.laws.tables import Table
from tui.screens.game.room import hand_room
from tui.text.words import plain, shade

TWO = 2
"""Players who have two squires each."""


def views(seats: int, language: str = "uk") -> Iterator[View]:
    """What the first player sees, step by step, of a game of so many players; each view until the next step."""
    table = Table("academy", seats, {}, 1, language)
    for seat, action in play(table.dealer, random.Random(1)):
        table.step(seat, action, ascii_only=False)
        yield table.view(table.replicas[0])


def test_names_below_each_other_lose_their_colours_rather_than_a_letter():
    """Ours are "your red" and "your yellow", or else "red" and "yellow", which only they are called."""
    squires = Squires(view := next(views(TWO, "en")))
    whole, short = squires.listed_own_whole([0, 1, 2, 3], 16), squires.listed_own_whole([0, 1, 2, 3], 9)
    mixed = squires.listed_own_whole([0, 1, 2, 3], 11)
    told = [plain(name, view.names) for name in whole]
    assert told[:2] == ["your red", "your yellow"]
    assert whole[2:] == [squires.name(2), squires.name(3)]
    assert [plain(name, view.names) for name in mixed] == ["your red", "your yellow", view.names[1], view.names[1]]
    assert [plain(name, view.names) for name in short] == ["red", "yellow", view.names[1], view.names[1]]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_no_name_is_cut_in_the_table_of_the_end(language):
    *_, last = views(TWO, language)
    assert not [row for row in board("academy").end(last) if "…" in board("academy").plain(last, row)]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_the_table_of_the_end_says_what_its_marks_mean(language):
    *_, last = views(TWO, language)
    head = board("academy").plain(last, board("academy").end(last)[0])
    assert last.words("ending-best") in head


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_mark_of_the_end_is_told_from_other_figures_and_is_no_colour_of_a_player(theme):
    styles.use(theme)
    try:
        names = (rows.BEST,)
        *_, last = views(TWO, "en")
        told = "".join(board("academy").end(last))
    finally:
        styles.use(THEMES["dark"])
    marks = [style(name, theme) for name in names]
    assert len({*marks, style("ink", theme)}) == len([*marks, "ink"])
    players = {style(f"seat{seat}", theme).color for seat in range(len(SEATS))} - {None, style("ink", theme).color}
    assert not players & {mark.color for mark in marks}
    assert all(shade(name, "")[0] in told for name in names)


@pytest.mark.parametrize("language", ["fr", "ru", "uk"])
def test_no_name_is_cut_beside_the_moves_for_gallantry(language):
    moves = (view for view in views(TWO, language) if view.legal and view.asked.ask == "advance")
    shown = [board("academy").hand(view, hand_room(80, 24)).text() for view in moves]
    assert shown
    assert not [text for text in shown if re.search(r"\w…", text)]


def test_the_heading_of_the_tracks_ends_before_that_of_the_rounds():
    view = next(views(3))
    canvas = Canvas(80, board("academy").height(view, 80, 12))
    board("academy").draw(view, canvas)
    assert canvas.text().splitlines()[0].split()[:3] == ["доріжка", "раунд", "0"]


def test_the_last_square_of_the_service_says_all_that_it_pays_on_a_narrow_board():
    view = next(views(3))
    canvas = Canvas(62, board("academy").height(view, 62, 40))
    board("academy").draw(view, canvas)
    assert "12" in canvas.text()
