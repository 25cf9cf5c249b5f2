"""Large screens before a game: what stands beside the menu, the lessons and the settings, and uses their room."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

from netplay.archive.library import Library
from netplay.journal.entry import Entry
from scripts.asides import finished_games
from tests.cases import each_pair
from tests.tui.local import screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.game_view.lesson.progress import Progress
from tui.screens.home import listed_games
from tui.screens.home.aside import History, drawn, width
from tui.screens.learn.menu import LearnScreen
from tui.screens.replay.replay import ReplayScreen
from tui.text.words import Words

LARGE = [(120, 40), (160, 50), (62, 70)]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return Library(finished_games(tmp_path_factory.mktemp("games")), None)


def home(library, monkeypatch, size, script=None, language="en") -> Any:
    """The main menu of a user with these finished games."""
    monkeypatch.setattr(listed_games, "library_of", lambda app: library)

    async def looked_up(app, pilot):
        app.keeps_games = True
        app.screen._look_up()
        app.screen.show()
        await pilot.pause(0.05)
        if script is not None:
            await script(app, pilot)
        app.seen = screen_text(app)

    return show(None, looked_up, size, language)


@pytest.mark.parametrize("size", LARGE)
def test_the_last_games_stand_beside_the_menu_with_how_many_were_won(library, monkeypatch, size):
    seen = home(library, monkeypatch, size).seen
    assert re.search(r"2025-06-16 +Duelling Nobles +won +4\b", seen)
    assert "Won 3 of 12" in seen
    assert re.search(r"f +Finished games and statistics", seen)


@pytest.mark.parametrize("columns", [26, 49, 66])
def test_the_table_of_the_last_games_fills_its_panel(library, columns):
    shown = drawn(columns, listed_games.history_of(library.games()), "academy", Words("en"))
    assert shown is not None
    heads = shown.text().split("\n")[1]
    assert heads.rstrip("│ ").endswith("Score")
    assert cell_len(heads.rstrip("│ ")) == columns - 2


def test_a_free_row_stands_above_the_shelf_of_a_returning_player(library, monkeypatch):
    assert not home(library, monkeypatch, (120, 40)).seen.splitlines()[1].strip()


def test_on_a_low_screen_a_row_leads_to_the_finished_games_and_the_last_of_them_stand_beside_it(library, monkeypatch):
    seen = home(library, monkeypatch, (80, 24)).seen
    assert "Finished games and statistics" in seen
    assert re.search(r"Nobles +won +4\b", seen)
    assert "Won 3 of 12" not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_a_menu_below_a_low_shelf_never_covers_or_cuts_it(library, monkeypatch, language):
    async def script(app, pilot):
        menu, beside = app.screen.query_one("#menu"), app.screen.query_one("#aside")
        app.widest = max(cell_len(str(option.prompt)) for option in menu.options)
        app.width, app.bottom = menu.size.width, beside.region.bottom if beside.display else 0
        app.lines = menu.virtual_size.height, menu.option_count

    app = home(library, monkeypatch, (80, 24), script, language)
    assert app.widest <= app.width
    assert app.lines[0] == app.lines[1]
    assert app.bottom <= 23


def test_the_groups_of_a_returning_player_stay_apart_on_a_low_screen(library, monkeypatch):
    async def script(app, pilot):
        menu = app.screen.query_one("#menu")
        app.free = [at for at, option in enumerate(menu.options) if option.id is None]

    assert len(home(library, monkeypatch, (80, 24), script).free) == 2


def test_a_click_on_a_game_beside_the_menu_watches_it(library, monkeypatch):
    async def script(app, pilot):
        await pilot.click("#aside", offset=(4, 3))
        await pilot.pause(0.05)
        app.watched = app.screen.replay.opened.summary.game if isinstance(app.screen, ReplayScreen) else None

    assert home(library, monkeypatch, (120, 40), script).watched == library.games()[1].game


@pytest.mark.parametrize(("size", "language"), each_pair(LARGE, LANGUAGES))
def test_a_newcomer_is_told_beside_the_menu_what_the_coach_teaches(size, language):
    async def script(app, pilot):
        before = screen_text(app)
        await pilot.press("right")
        await pilot.pause(0.05)
        app.screens = before, screen_text(app)

    app: Any = show(None, script, size, language)
    words = Words(language)
    for seen, game in zip(app.screens, ("academy", "grail"), strict=True):
        assert words("frame-learn-game") in seen
        told = words(f"frame-learn-{game}-game").split()
        assert " ".join(told[:2]) in seen
        assert told[-1] in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("unfinished", "shown"), [(0, True), (3, False)])
def test_below_the_menu_of_an_upright_screen_it_stands_whole_or_not_at_all(
    library, monkeypatch, language, unfinished, shown
):
    async def script(app, pilot):
        names = [f"Camelot {at}" for at in range(unfinished)]
        app.session.unfinished = [Entry(name, False, 4747, name, "academy", ("Anna",), 1e9, True, 5) for name in names]
        app.screen.show()
        await pilot.pause()
        beside = app.screen.query_one("#aside")
        app.there, app.free = beside.display, app.screen.query_one("#keys").region.y - beside.region.bottom

    app = home(library, monkeypatch, (62, 70), script, language)
    assert app.there is shown
    assert app.free > 0 or not shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_beside_the_menu_is_cut(library, language):
    words, games = Words(language), library.games()
    for size in LARGE:
        for history in (History(games[:6], 12, 3), History()):
            canvas = drawn(width(*size), history, "nobles", words)
            assert "…" not in canvas.text()
            assert not "".join(canvas.clipped).strip("─ ")


def _is_as_wide_as_its_list(menu):
    return menu.virtual_size.width == menu.size.width


def test_the_menu_needs_no_scroll_bar_after_another_size(library, monkeypatch):
    async def script(app, pilot):
        for size in ((160, 50), (120, 40), (62, 70)):
            await pilot.resize_terminal(*size)
            menu = app.screen.query_one("#menu")
            await until(pilot, lambda wide=size[0], menu=menu: app.size.width == wide and _is_as_wide_as_its_list(menu))
            assert not menu.show_vertical_scrollbar, size

    home(library, monkeypatch, (120, 40), script)


@pytest.mark.parametrize(
    ("size", "beside"), [((120, 40), True), ((160, 50), True), ((80, 24), False), ((62, 70), False)]
)
def test_what_a_lesson_teaches_stands_beside_the_list_where_there_is_room(size, beside):
    async def script(app, pilot):
        await app.push_screen(LearnScreen(progress=Progress(None)))
        await pilot.pause(0.05)
        await pilot.press("down")
        await pilot.pause(0.05)
        about, rows = app.screen.query_one("#about").region, app.screen.query_one("OptionList").region
        app.beside = about.x >= rows.right
        app.inside = about.right <= size[0] and about.bottom < size[1]
        app.seen = screen_text(app)

    app: Any = show(None, script, size)
    assert app.beside is beside
    assert app.inside
    assert "The last card of a round" in app.seen


def test_settings_of_a_group_stand_close_together_at_every_size():
    async def script(app, pilot):
        await pilot.press("f2")
        await pilot.pause(0.05)
        app.rows = screen_text(app).splitlines()

    for size in ((120, 40), (80, 24), (62, 70)):
        rows = show(None, script, size).rows
        at = next(at for at, row in enumerate(rows) if "Characters" in row)
        assert "Motion" in rows[at + 1]
