"""A screen of 60 columns and 20 rows: rows of text stand for the board, and everything can be read and answered."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import core
import tui.doors
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.painted import answer_at
from tui.boards import Tally, board
from tui.screens.base import MainScreen
from tui.screens.dialogs import TooSmall
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog
from tui.screens.game.room import NARROWEST, is_tight
from tui.text.words import initial, mark
from tui.widgets.answers import Answers
from tui.widgets.drawing import Drawing

TIGHT, NARROW = (60, 20), (45, 60)
"""A small terminal, and a telephone held upright whose characters are large."""
QUESTIONS = 3
"""Questions of each game that are looked at, one after the other."""


def words_of(text: str) -> str:
    """A text without the places where it is broken."""
    return "".join(text.replace("↓", "").replace("↑", "").split())


async def asked(app: Any, pilot: Any, local: LocalTable) -> bool:
    """Let others act until we are asked; False if the game is over."""
    local.bots()
    replica = local.clients[0].state.games.replica
    await pilot.pause(0.02)
    if replica.outcome is not None:
        return False
    for _ in range(9):
        await until(pilot, lambda: isinstance(app.screen, RecapDialog) or bool(app.screen.presenter.question.legal))
        await pilot.pause(0.05)
        if isinstance(app.screen, GameScreen) and app.screen.presenter.question.legal:
            break
        await pilot.press("enter")
    return True


def forms(drawn: Any, view: Any, at: int) -> list[str]:
    """An answer as it may stand in the list: in full or in fewer words, in a row or a table, without spaces."""
    key = str(drawn.digit(view, at)) if drawn.digit(view, at) < 10 else ""
    brief = [texts[at] for texts in (drawn.brief_answers(view), drawn.briefest_answers(view)) if texts]
    grid = drawn.grid(view)
    cells = [text for _, row in grid.rows for number, text in row if number == at] if grid else []
    rows = [drawn.row(view, view.legal[at]), *brief, *(f"{key}{text}" for text in cells)]
    headed = [table.rows[at] for table in drawn.tables(view)]
    told = ["".join(cells) for cells in (*map(drawn.parted, rows), *headed)]
    return [words_of(drawn.plain(view, each)).replace(",", "") for each in told]


def is_told(told: list[str], shown: str) -> bool:
    """True if one of these forms is on the screen."""
    return any(form in words_of(shown).replace(",", "") for form in told)


@pytest.mark.parametrize("size", [TIGHT, NARROW], ids=str)
@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("game", core.IDS)
def test_every_question_can_be_read_and_every_answer_reached(game, seats, size):
    local = LocalTable("Anna", game=game, seed=11)
    local.start(bots=core.game(game).seats[-1 if seats == "most" else 0] - 1)
    rng, language = random.Random(11), "ru" if seats == "most" else "en"

    async def script(app: Any, pilot: Any) -> None:
        app.settings.lone_done = False
        for number in range(QUESTIONS):
            if number:
                replica = local.clients[0].state.games.replica
                local.clients[0].send(local.clients[0].state.act(rng.choice(list(replica.legal()))))
            if not await asked(app, pilot, local):
                return
            view = app.screen.view()
            drawn = board(game)
            shown = screen_text(app)
            assert words_of(drawn.plain(view, drawn.ask(view))) in words_of(shown), shown
            texts = [forms(drawn, view, at) for at in range(len(view.legal))]
            assert is_told(texts[app.screen.answers.widget.cursor], shown), shown
            assert sum(is_told(each, shown) for each in texts) >= min(3, len(texts)), shown
            for _ in range(5):  # the first key may only skip news
                await pilot.press("end")
                await pilot.pause(0.02)
                if is_told(texts[-1], screen_text(app)):
                    break
            assert is_told(texts[-1], screen_text(app)), screen_text(app)
            for seat in range(len(view.names)):
                assert f"{drawn.plain(view, initial(seat))} " in shown or drawn.plain(view, mark(seat)) in shown

    show(local.clients[0], script, size, language)


def test_the_table_goes_and_comes_back_by_a_key():
    local = LocalTable("Anna", game="histrio")
    local.start(bots=4)

    async def script(app: Any, pilot: Any) -> None:
        await asked(app, pilot, local)
        assert "3 Chinon" in screen_text(app).split("Where to?")[0]
        await pilot.press("v")
        await pilot.pause(0.05)
        folded = screen_text(app)
        assert "Chinon" not in folded.split("Where to?")[0]
        assert "8 Hesdin" in folded
        await pilot.press("v")
        await pilot.pause(0.05)
        assert "3 Chinon" in screen_text(app).split("Where to?")[0]

    show(local.clients[0], script, TIGHT)


def test_a_screen_that_grows_gets_its_board_and_back():
    local = LocalTable("Anna", game="grail")
    local.start(bots=2)

    async def script(app: Any, pilot: Any) -> None:
        await asked(app, pilot, local)
        small = screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.1)
        assert "legend" not in small
        assert "♜ castle" in screen_text(app)
        await pilot.resize_terminal(*TIGHT)
        await pilot.pause(0.1)
        assert screen_text(app) == small
        await pilot.resize_terminal(59, 20)
        await until(pilot, lambda: type(app.screen) is TooSmall)

    show(local.clients[0], script, TIGHT)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_first_screens_and_the_keys_fit(language):
    async def home(app: Any, pilot: Any) -> None:
        shown = screen_text(app)
        for key in ("table-home-host", "table-home-join", "table-home-quit", "home-options"):
            assert app.words(key) in shown

    async def lobby(app: Any, pilot: Any) -> None:
        await pilot.pause(0.05)
        shown = screen_text(app)
        assert isinstance(app.screen, MainScreen)
        assert " A  Anna" in shown
        assert " B  Boris" in shown
        assert app.words("table-notice-joined", name="Boris") in shown
        assert app.words("lobby-button-remind") in shown
        for key in ("g", "question_mark", "f2", "p"):
            await pilot.press(key)
            await pilot.pause(0.05)
            assert not isinstance(app.screen, MainScreen)
            assert app.screen.query(".dialog, #help").first().region.right <= TIGHT[0]
            await pilot.press("escape")
            await pilot.pause(0.05)

    show(None, home, TIGHT, language)
    show(LocalTable("Anna", "Boris").clients[0], lobby, TIGHT, language)


HEAD = ["", *(f"column {at}" for at in range(8))]
ROW = ["row", *("12" for _ in range(8))]


@pytest.mark.parametrize(("rows", "told"), [(1, "column012"), (12, "row:column012,column112,")])
def test_a_table_of_a_round_that_is_too_wide_has_a_column_for_each_row_or_is_told_in_words(rows, told):
    local = LocalTable("Anna", game="nobles")

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(Tally("Title", HEAD, [ROW] * rows, ["a note"]), ["Anna"], "keys"))
        await pilot.pause(0.05)
        shown = words_of(screen_text(app))
        assert told in shown
        assert rows > 1 or "row:" not in shown
        assert "column712" in shown or rows > 1

    show(local.clients[0], script, TIGHT)


def test_a_table_of_a_round_that_no_longer_fits_is_set_anew():
    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(Tally("Title", HEAD, [ROW], ["a note"]), ["Anna"], "keys"))
        for size, turned in (((120, 40), False), (TIGHT, True), ((120, 40), False)):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.05)
            shown = words_of(screen_text(app))
            assert ("column012" in shown, "row121212" in shown) == (turned, not turned)

    show(LocalTable("Anna", game="nobles").clients[0], script, (120, 40))


@pytest.mark.parametrize(("size", "all_of_it"), [((80, 24), False), ((120, 40), True)])
def test_a_table_of_a_round_leaves_nothing_out_where_there_is_room(size, all_of_it):
    long = " ".join(f"word{at}" for at in range(12))
    tally = Tally("Title", ["", "how"], [[mark(0), "…, word11"]], (), [[mark(0), long]])

    async def script(app: Any, pilot: Any) -> None:
        app.push_screen(RecapDialog(tally, ["Anna"], "keys"))
        await pilot.pause(0.05)
        assert (long in screen_text(app), "…, word11" in screen_text(app)) == (all_of_it, not all_of_it)

    show(LocalTable("Anna", game="nobles").clients[0], script, size)


@pytest.mark.parametrize(("size", "enough"), [((45, 60), True), ((45, 30), False), ((44, 60), False)])
def test_few_columns_are_enough_only_on_a_high_screen(size, enough):
    async def script(app: Any, pilot: Any) -> None:
        await pilot.pause()
        assert (type(app.screen) is not TooSmall) is enough

    show(None, script, size)


def test_what_is_tight():
    assert [is_tight(*size) for size in ((79, 24), (80, 23), (60, 20), (80, 24), (200, 20))] == [
        True, True, True, False, True,
    ]  # fmt: skip


@pytest.mark.parametrize(("size", "explained"), [((60, 20), None), ((60, 34), False), ((60, 60), True)])
def test_a_tall_screen_has_our_cards_and_what_the_game_is_about(size, explained):
    local = LocalTable("Anna", game="academy")
    local.start(bots=3)

    async def script(app: Any, pilot: Any) -> None:
        await asked(app, pilot, local)
        shown, tall = screen_text(app), explained is not None
        assert ("─ ×2 ─" in shown, "How it is won ─" in shown) == (tall, tall), shown
        assert ("What it means" in shown) == bool(explained)
        if tall:
            rows = shown.splitlines()
            y = next(at for at, row in enumerate(rows) if "━3━" in row)
            second = rows[y].index("─3─")
            await pilot.hover("#board", offset=(second + 2, y + 2))
            await pilot.pause(0.05)
            assert app.screen.answers.widget.cursor == 1

    show(local.clients[0], script, size)


def test_alone_nobody_is_offered_to_talk_to():
    local = LocalTable("Anna", game="nobles")
    local.start(bots=1)
    local.bots()

    async def script(app: Any, pilot: Any) -> None:
        app.said = {}
        for do in ("host", "solo"):
            app.session.plan = replace(app.session.plan, do=do)
            for size in ((99, 23), (100, 30), (120, 40)):
                await pilot.resize_terminal(*size)
                await pilot.pause(0.05)
                app.screen.paint()
                await pilot.pause(0.02)
                app.said[do, size] = screen_text(app).splitlines()[-1]

    said = show(local.clients[0], script).said
    assert all(("t talk" in line) is (do == "host") for (do, _), line in said.items()), said


UPRIGHT = (66, 66)
"""Columns and rows of a telephone held upright."""


@pytest.mark.parametrize("game", core.IDS)
def test_a_telephone_held_upright_shows_the_board_the_hand_and_answers_a_finger_finds(game):
    local = LocalTable("Anna", game=game)
    local.start(bots=max(1, core.game(game).seats[0] - 1))
    local.bots()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.pause(0.1)
        board, answers = app.screen.query_one("#board", Drawing), app.screen.query_one(Answers)
        assert {region.name for region in board.regions}
        assert board.region.bottom <= answers.region.y
        canvas = answers.query_one(Drawing).canvas
        at = next(x for x in range(canvas.width) if 0 in {answer_at(canvas, x, y) for y in range(canvas.height)})
        rows = [answer_at(canvas, at, y) for y in range(canvas.height)]
        rows = rows[rows.index(0) :]  # below the headings of columns
        assert rows[:2] == [0, 0]
        assert all(rows.count(answer) >= 2 for answer in set(rows[:-1]) - {None})
        app.seen = screen_text(app)

    seen = show(local.clients[0], script, UPRIGHT).seen
    assert "Esc leave" in seen.splitlines()[-1]


@pytest.mark.parametrize("size", [UPRIGHT, NARROW], ids=str)
@pytest.mark.parametrize("game", core.IDS)
def test_a_telephone_shows_a_game_to_its_end(game, size):
    local = LocalTable("Anna", game=game)
    local.start(bots=max(1, core.game(game).seats[0] - 1))
    local.play(lambda replica: False, random.Random(1))

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("escape")
        await until(pilot, lambda: "Enter the result" in screen_text(app))

    show(local.clients[0], script, size)


def test_the_page_for_telephones_has_as_many_columns_as_a_board_needs():
    page = (Path(tui.doors.__file__).parent / "web" / "page.js").read_text("utf-8")
    assert int(re.search(r"COLUMNS = (\d+)", page)[1]) >= NARROWEST


def test_the_rows_of_the_lobby_follow_a_telephone_that_is_turned():
    async def script(app: Any, pilot: Any) -> None:
        for size in (UPRIGHT, (140, 38), UPRIGHT):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "Hints" in screen_text(app))
            await pilot.pause()
            rows = [row for row in screen_text(app).splitlines() if re.match(r" +[AB]  (Anna|Lancelot) ", row)]
            assert [("ready ✓" in row, "not ready …" in row) for row in rows] == [(True, False), (False, True)], size

    show(LocalTable("Anna", "Lancelot").clients[0], script, (140, 38))
