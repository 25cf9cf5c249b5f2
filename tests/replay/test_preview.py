"""The preview beside the list of finished games: it hides results until they are asked for, and fits every screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

import core
from netplay.archive.file_format import NoKeptGame
from netplay.archive.library import Library
from netplay.archive.opened_game import OpenedGame
from scripts.asides import finished_games
from tests.tui.local import screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.screens.replay.finished import FinishedGames
from tui.screens.replay.finished_rows import list_lines
from tui.screens.replay.preview import drawn, ending_of, preview_room
from tui.text.words import Words


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return Library(finished_games(tmp_path_factory.mktemp("games")), None)


def listed(library, size, *keys, sees=""):
    """The screen after the list was opened and these keys were pressed, once it says this."""

    async def script(app, pilot):
        await app.push_screen(FinishedGames(library))
        await pilot.pause()
        await pilot.press(*keys)
        await until(pilot, lambda: sees in screen_text(app))
        app.seen = screen_text(app)

    app: Any = show(None, script, size)
    return app.seen


@pytest.mark.parametrize("size", [(120, 40), (160, 50), (62, 70)])
def test_the_preview_tells_the_end_only_once_results_were_asked_for(library, size):
    hidden = listed(library, size, sees="The result is hidden. r shows it.")
    assert "16 June 2025" in hidden or "June 2025" in hidden
    assert "W I N S" not in hidden
    told = listed(library, size, "r", sees="W I N S")
    assert "The result is hidden" not in told
    assert "has the most écus and wins." in told
    assert "Écus by turn" in told, "the scores as they grew"
    assert "W I N S" not in listed(library, size, "r", "r", sees="The result is hidden")


def test_the_preview_is_that_of_the_game_under_the_cursor(library):
    assert "─ Histrio ─" in listed(library, (120, 40))
    assert "─ Duelling Nobles ─" in listed(library, (120, 40), "down")
    assert "court has fallen" in listed(library, (120, 40), "r", "down", sees="court has fallen")


@pytest.mark.parametrize(
    ("size", "there"), [((120, 40), True), ((160, 50), True), ((80, 24), False), ((62, 70), False)]
)
def test_below_the_results_the_totals_of_each_game_stand_whole(library, size, there):
    assert "Win rate" not in listed(library, size)
    rows = [row[: size[0] // 2] for row in listed(library, size, "r").splitlines()]
    assert any("Win rate" in row for row in rows) is there
    assert sum(bool(re.search(r"Duelling Nobles +3 +1 +33 %", row)) for row in rows) == there


def test_a_low_screen_has_no_preview(library):
    assert "╭" not in listed(library, (80, 24))
    assert preview_room(80, 24) is None


def test_after_another_size_the_list_has_its_rows_again(library):
    async def script(app, pilot):
        await app.push_screen(FinishedGames(library))
        await pilot.resize_terminal(62, 70)
        await until(pilot, lambda: "The result is hidden" in screen_text(app))
        rows = app.screen.query_one("OptionList")
        assert rows.virtual_size.height == 2 * rows.option_count - 1, "each in a row, a line between"

    show(None, script, (160, 50))


def test_a_game_that_cannot_be_read_has_a_preview_without_its_end(library):
    def read():
        raise NoKeptGame("gone")

    class Gone:
        def games(self):
            return [each._replace(read=read) for each in library.games()]

        def summaries(self):
            return library.summaries()

    async def script(app, pilot):
        await app.push_screen(FinishedGames(Gone()))
        await pilot.press("r")
        await pilot.pause(0.3)
        app.seen = screen_text(app)

    app: Any = show(None, script, (120, 40))
    assert "2 players · " in app.seen
    assert "W I N S" not in app.seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_all_of_a_preview_has_room(library, game, language):
    words = Words(language)
    kept = next(each for each in library.games() if each.game == game)
    ending = ending_of(OpenedGame(kept.read()), words)
    assert ending is not None
    for size in ((110, 28), (120, 40), (160, 50), (62, 70)):
        room = preview_room(*size)
        assert room is not None
        for told in (ending, words("replay-preview-hidden", key="r")):
            canvas = drawn(kept, told, room, words=words, console=Console())
            assert canvas.width == room[0]
            assert canvas.height <= room[1]
            assert "…" not in canvas.text()
            assert not "".join(canvas.clipped).strip("─│ ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (62, 70), (80, 24), (120, 40)])
def test_no_row_of_the_list_is_cut_but_the_last_players_are_counted(library, size, language):
    games = [each._replace(names=[*each.names, "Guinevere", "Lancelot"]) for each in library.games()]
    room = preview_room(*size)
    beside = room[0] + 2 if room and room[0] < size[0] // 2 else 0
    for with_results in (False, True):
        for each in (games, library.games()):
            lines = list_lines(each, Words(language), size[0] - 3 - beside, with_results)
            assert all("…" not in line.plain for line in lines), [line.plain for line in lines]


def test_who_has_no_room_in_a_row_is_counted(library):
    game = library.games()[0]._replace(names=["Anna", "Boris", "Guinevere", "Lancelot"])
    for width, said in ((80, "Anna, Boris, Guinevere, Lancelot"), (50, "Anna, Boris +2"), (36, "+4")):
        assert list_lines([game], Words("en"), width, False)[1].plain.endswith(f" {said}")
