"""Learning on the screen: the list of lessons, the coach's panel, a game that is left and taken up."""

from __future__ import annotations

import asyncio
import re
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.geometry import Region
from textual.widgets import OptionList

import core
from tests.cases import each_value
from tests.tui.local import screen_text, show, until, until_asked
from tui.app.settings import LANGUAGES
from tui.draw.styles import style
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.curriculum import GAME, KINDS
from tui.game_view.lesson.exercises import exercises
from tui.game_view.lesson.first_game import FirstGame
from tui.game_view.lesson.lesson import lesson
from tui.game_view.lesson.progress import Progress
from tui.input.stale_input import CALM
from tui.screens.dialogs import Reader
from tui.screens.help.help import HelpScreen
from tui.screens.home.home import Home
from tui.screens.learn.coach_dialog import CoachDialog
from tui.screens.learn.list_layout import ABOUT_LEAST, HIGHEST_ABOUT, SMALL, WIDTH
from tui.screens.learn.menu import LearnScreen
from tui.screens.learn.progress_pictures import foot_of
from tui.screens.learn.taught_game import TaughtScreen
from tui.screens.lit_dialog import Rows, Shaded, framed, panel_rows
from tui.text.words import Words
from tui.text.wrap import wrap
from tui.widgets.drawing import Drawing

PATIENT = 2.0
"""Seconds for which a question takes no key after the coach has spoken."""
SIZES = [(80, 24), (120, 40), (160, 50), (60, 20)]
each_size = pytest.mark.parametrize("size", SIZES)


async def begin(app: Any, pilot: Any, game: str, progress: Progress | None = None) -> None:
    """Opens the list of lessons on a game, and begins its coached game."""
    app.push_screen(LearnScreen(game, progress=progress or Progress(None)))
    await until(pilot, lambda: isinstance(app.screen, LearnScreen))
    await pilot.pause()
    await pilot.press("enter")


async def listen(app: Any, pilot: Any) -> str:
    """Waits for the coach, reads every page, and returns what the screen showed meanwhile."""
    await until(pilot, lambda: isinstance(app.screen, CoachDialog))
    seen = ""
    while isinstance(app.screen, CoachDialog):
        await pilot.pause()
        seen += screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
    await until(pilot, lambda: isinstance(app.screen, TaughtScreen))
    return seen


async def leave(app: Any, pilot: Any) -> None:
    """Leaves a coached game in the middle, which asks first."""
    await pilot.press("escape")
    await until(pilot, lambda: app.words("learn-leave-title") in screen_text(app))
    assert any(isinstance(screen, TaughtScreen) for screen in app.screen_stack)
    await pilot.press("2")
    await until(pilot, lambda: isinstance(app.screen, LearnScreen))


@pytest.mark.parametrize(("game", "size"), each_value(core.IDS, SIZES))
def test_the_coach_speaks_first_and_advises_then(game, size):
    async def script(app, pilot):
        await begin(app, pilot, game)
        assert "Welcome!" in await listen(app, pilot)
        assert app.words("learn-says", advice="") in screen_text(app)

    show(None, script, size)


@pytest.mark.parametrize(("size", "language"), each_value([(60, 20), (66, 66)], LANGUAGES))
def test_a_lesson_and_how_far_it_is_stand_in_one_row_on_a_narrow_screen(size, language):
    async def script(app, pilot):
        await app.push_screen(LearnScreen("nobles", progress=Progress(None)))
        await pilot.pause(0.1)
        words, shown = app.words, screen_text(app).splitlines()
        ends = {"game": "frame-learn-new", "exercises": "frame-learn-solved"}
        for kind, end in ends.items():
            rows = [row.rstrip() for row in shown if words(f"frame-learn-{kind}") in row and "─" not in row]
            assert len(rows) == len(core.IDS)
            assert all(row.endswith(words(end, solved=0, count=10)) for row in rows), rows

    show(None, script, size, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_begun_game_stands_in_one_row_with_the_way_to_go_on(tmp_path, language):
    progress = Progress(tmp_path / "learning.json")
    for game in core.IDS:
        progress.of(game).steps = [(0, [])]

    async def script(app, pilot):
        await app.push_screen(LearnScreen("nobles", progress=progress))
        await pilot.pause(0.1)
        rows = [row for row in screen_text(app).splitlines() if app.words("frame-learn-begun") in row]
        assert len(rows) == len(core.IDS)
        assert all(app.words("frame-learn-game") in row for row in rows)

    show(None, script, language=language)


def grounds(screen, lit):
    """The colours of the grounds above the coach's panel, in the lit place or outside it."""
    above = screen._compositor.render_strips()[: screen.query_one("#panel").region.y]
    rows = [[segment.style for segment in strip for _ in range(segment.cell_length)] for strip in above]
    return {
        style.bgcolor for y, row in enumerate(rows) for x, style in enumerate(row) if screen.lit.contains(x, y) == lit
    }


def test_all_lies_in_the_shade_but_the_place_that_the_coach_points_at():
    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        await until(pilot, lambda: len(grounds(app.screen, True)) > 1 == len(grounds(app.screen, False)))
        assert not app.screen.lit.overlaps(app.screen.query_one("#panel").region)

    show(None, script)


def test_the_cursor_stands_on_what_the_coach_advises_once_they_have_spoken():
    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        taught = next(screen for screen in app.screen_stack if isinstance(screen, TaughtScreen))
        says = app.words("learn-says", advice="")
        assert taught.view().cursor is None
        assert says not in screen_text(taught)
        await listen(app, pilot)
        assert taught.view().cursor == taught.tutor.advised
        assert says in screen_text(app)

    show(None, script)


def test_the_cursor_in_the_list_of_lessons_begins_beside_the_picture():
    async def script(app, pilot):
        await app.push_screen(LearnScreen("grail", progress=Progress(None)))
        await pilot.pause(0.1)
        rows = app.screen.query_one(OptionList)
        at = rows.region.y + rows.highlighted
        left, right = (app.screen.get_style_at(rows.region.x + SMALL[0] + x, at).bgcolor for x in (-1, 1))
        assert left != right
        assert left == app.screen.get_style_at(rows.region.x, at + 2).bgcolor

    show(None, script)


def test_on_an_upright_screen_the_cursor_lights_the_row_of_a_lesson_and_not_the_free_one_below_it():
    async def script(app, pilot):
        await app.push_screen(LearnScreen("grail", progress=Progress(None)))
        await pilot.pause(0.1)
        rows = app.screen.query_one(OptionList)
        at = next(y for y in range(rows.region.height) if rows._lines[y][0] == rows.highlighted) + rows.region.y
        lit, below, ground = (app.screen.get_style_at(rows.region.x + 20, at + by) for by in (0, 1, 2))
        assert lit.bgcolor != below.bgcolor == ground.bgcolor
        assert below.meta["option"] == rows.highlighted, "a finger hits it too"

    show(None, script, (62, 70))


@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
def test_on_a_large_screen_the_panel_about_a_lesson_is_as_high_as_the_list(size):
    async def script(app, pilot):
        await app.push_screen(LearnScreen("grail", progress=Progress(None)))
        await pilot.pause(0.1)
        rows, about = app.screen.query_one(OptionList).region, app.screen.query_one("#about").region
        assert (rows.y, rows.height) == (about.y, about.height)

    show(None, script, size)


def test_the_panel_has_a_tile_for_each_exercise_bright_once_it_is_solved():
    progress = Progress(None)
    progress.of("grail").solved = [each.id for each in exercises("grail")[:4]]
    for width, high in ((56, 2), (33, 4)):
        canvas = foot_of("exercises", "grail", progress, Words("en"), width)
        assert canvas.height == high
        assert canvas.text().split("\n")[0].split() == ["10", "min", "4", "of", "10", "solved"]
        assert canvas.text().split()[-10:] == [*map(str, range(1, 11))]
        good = style("on-good").bgcolor
        lit = [row for row in canvas.segments(style("ink")) for part in row if part.style.bgcolor == good]
        assert len(lit) >= 4


def test_without_colours_the_picture_beside_the_cursor_is_seen_too():
    async def script(app, pilot):
        await app.push_screen(LearnScreen("grail", progress=Progress(None)))
        await pilot.pause(0.1)
        rows = app.screen.query_one(OptionList)
        found = app.screen.get_style_at(rows.region.x + 3, rows.region.y + rows.highlighted)
        assert found.color != found.bgcolor

    show(None, script, theme="mono")


@pytest.mark.parametrize("language", ["fr", "ru", "uk"])
def test_the_coach_speaks_the_reader_s_language(language):
    welcome = {"fr": "Bienvenue", "ru": "Добро пожаловать", "uk": "Вітаємо"}[language]

    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        assert welcome in await listen(app, pilot)

    show(None, script, language=language)


def test_the_cursor_in_the_list_of_lessons_stays_on_its_lesson_when_the_screen_is_turned_upright():
    async def script(app, pilot):
        await app.push_screen(LearnScreen("grail", progress=Progress(None)))
        await pilot.pause()
        before = app.screen.query_one(OptionList).highlighted_option.id
        await pilot.resize_terminal(62, 70)
        await pilot.pause(0.1)
        rows, about = app.screen.query_one(OptionList), app.screen.query_one("#about", Drawing)
        assert rows.highlighted_option.id == before
        assert rows.max_scroll_y == 0
        assert about.canvas.height == HIGHEST_ABOUT
        assert "█" in about.canvas.text(), "a large picture"

    show(None, script)


@pytest.mark.parametrize(("size", "pictured"), [((80, 24), True), ((62, 70), True), ((50, 24), False)], ids=str)
def test_a_picture_stands_beside_what_the_coach_says_where_there_is_room(size, pictured):
    async def script(app, pilot):
        await begin(app, pilot, "grail")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        await pilot.pause()
        panel = app.screen.query_one("#panel", Drawing).canvas
        app.drawn = any(sign in panel.part(2, 1, 12, panel.height - 2).text() for sign in "█▀▄")

    assert show(None, script, size).drawn == pictured


@pytest.mark.parametrize(("size", "above", "below"), [
    ((80, 22), 1, 1), ((80, 23), 0, 0), ((80, 24), 1, 0), ((80, 25), 1, 1), ((60, 24), 0, 0), ((60, 25), 1, 0),
])  # fmt: skip
def test_the_first_free_row_of_the_list_of_lessons_is_above_it(size, above, below):
    """No picture hangs from the title, unless the last row of the list would be out of sight."""

    async def script(app, pilot):
        app.push_screen(LearnScreen())
        await pilot.pause()
        rows, about = app.screen.query_one(OptionList).region, app.screen.query_one("#about").region
        app.free = rows.y - 1, about.y - rows.bottom
        app.hidden = app.screen.query_one(OptionList).max_scroll_y

    app = show(None, script, size)
    assert (app.free, app.hidden) == ((above, below), 0)


@pytest.mark.parametrize("game", core.IDS)
def test_who_follows_the_coach_on_the_screen_comes_to_the_result(game):
    async def script(app, pilot):
        await begin(app, pilot, game)
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        taught = next(screen for screen in app.screen_stack if isinstance(screen, TaughtScreen))
        while taught.tutor.replica.outcome is None:
            if app.screen is not taught:
                await pilot.press("enter")
            elif taught.presenter.question.legal and taught.tutor.advised is not None:
                before = taught.tutor.replica.seq
                taught.answers.cursor = list(taught.presenter.question.legal).index(taught.tutor.advised)
                await pilot.press("enter")
                await until(pilot, lambda before=before: taught.tutor.replica.seq > before or app.screen is not taught)
            await pilot.pause()
        app.keeps_games = True
        while not taught.presenter.result.shown:
            await pilot.press("enter")
            await pilot.pause(0.02)
        assert "Leave the table" in screen_text(app)
        assert "Finished games" not in screen_text(app), "a lesson is no game that is kept"
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is taught)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await until(pilot, lambda: "learnt" in screen_text(app))

    show(None, script)


def test_a_game_that_was_left_is_taken_up_again(tmp_path):
    progress = Progress(tmp_path / "learning.json")

    async def script(app, pilot):
        await begin(app, pilot, "nobles", progress)
        await listen(app, pilot)
        await pilot.press("1")
        await pilot.pause()
        await leave(app, pilot)
        assert "begun" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, TaughtScreen))
        await until(pilot, lambda: "keep 2 more" in screen_text(app))
        await leave(app, pilot)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("2")
        assert "Welcome!" in await listen(app, pilot)

    show(None, script)


def test_the_hint_lets_the_coach_repeat_the_advice_without_the_lessons():
    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await listen(app, pilot)
        await pilot.press("h")
        said = await listen(app, pilot)
        assert "Kings are strong and tough." in said
        assert "Welcome!" not in said

    show(None, script)


def test_a_choice_is_explained_while_the_coach_speaks_who_goes_on_after_that():
    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        coach = app.screen
        await pilot.pause(0.1)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is coach)

    show(None, script)


def test_a_key_that_turns_the_last_page_gives_no_answer():
    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await until(pilot, lambda: isinstance(app.screen, CoachDialog))
        taught = app.screen_stack[-2]
        before = taught.tutor.replica.seq
        while app.screen is not taught:
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert taught.tutor.replica.seq == before

    show(None, script, patience=PATIENT)


async def coach_of(app: Any, pilot: Any) -> tuple[CoachDialog, TaughtScreen]:
    """Waits for the coach, and until keys count for the panel. Returns it, and the game below."""
    await until_asked(pilot, CoachDialog)
    return app.screen, app.screen_stack[-2]


def test_a_key_that_was_pressed_for_one_page_does_not_turn_the_next():
    async def script(app, pilot):
        await begin(app, pilot, "grail")
        coach, _ = await coach_of(app, pilot)
        await pilot.press("enter", "enter")
        assert (coach.at, app.screen) == (1, coach)

    show(None, script, patience=PATIENT)


def test_an_enter_that_closes_the_coach_s_panel_and_is_held_down_answers_nothing():
    """A key repeats after half a second, and then many times a second."""

    async def script(app, pilot):
        await begin(app, pilot, "grail")
        _, taught = await coach_of(app, pilot)
        before = taught.tutor.replica.seq
        for wait in (0.0, 0.5, 0.5, *[0.05] * 12):
            await asyncio.sleep(wait)
            await pilot.press("enter")
        assert app.screen is taught
        assert taught.tutor.replica.seq == before
        await asyncio.sleep(CALM * app.patience)
        await pilot.press("enter")
        await until(pilot, lambda: taught.tutor.replica.seq > before)

    show(None, script, patience=0.25)


def test_an_enter_that_is_pressed_while_the_panel_can_still_be_seen_answers_nothing():
    """A slow terminal shows the panel for a while after it has closed."""

    async def script(app, pilot):
        await begin(app, pilot, "grail")
        coach, taught = await coach_of(app, pilot)
        before, painted = taught.tutor.replica.seq, []
        taught.call_after_refresh = lambda *call: painted.append(call)
        while app.screen is coach:
            await pilot.press("enter")
            await asyncio.sleep(app.patience)
        await asyncio.sleep(2 * CALM * app.patience)
        await pilot.press("2")
        for then, *args in painted:
            then(*args)
        await pilot.press("enter", "1")
        await pilot.pause()
        assert taught.tutor.replica.seq == before

    show(None, script, patience=0.1)


def test_the_help_opens_above_the_coach_who_goes_on_after_that():
    async def script(app, pilot):
        await begin(app, pilot, "grail")
        coach, taught = await coach_of(app, pilot)
        before = taught.tutor.replica.seq
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert f"{app.words('table-bar-help')}" in screen_text(app)
        await pilot.press("?")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is coach)
        assert coach.at == 1
        await pilot.pause(0.1)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is taught)
        assert taught.tutor.replica.seq == before

    show(None, script)


EDGES = (16, 15, 13)


@pytest.mark.parametrize(
    ("height", "place", "rows"),
    [
        (6, Region(0, 0, 80, 3), (16, 8)),
        (9, Region(0, 0, 80, 3), (15, 9)),
        (6, Region(0, 16, 40, 8), (9, 6)),
        (15, Region(0, 16, 40, 8), (0, 15)),
        (16, Region(0, 16, 40, 8), (0, 16)),
        (6, Region(0, 0, 40, 18), (18, 6)),
        (6, Region(0, 0, 80, 24), (18, 6)),
        (6, None, (16, 8)),
        (3, None, (16, 8)),
        (3, Region(0, 12, 80, 8), (9, 3)),
        (4, Region(0, 20, 40, 4), (11, 4)),
        (20, None, (4, 20)),
    ],
)
def test_a_panel_leaves_the_place_that_it_speaks_of_in_sight_and_begins_at_an_edge(height, place, rows):
    assert panel_rows(height, place, EDGES, 24) == rows


@pytest.mark.parametrize(("lines", "rows"), [(1, 5), (2, 9), (6, 9), (9, 9)])
def test_the_frame_of_a_panel_takes_all_its_rows_unless_they_are_many_more_than_its_text_has(lines, rows):
    assert framed(Rows(4, 9), lines) == (13 - rows, rows)


def lit_rows(rows, lit, panel):
    """What is drawn of these rows with this place in the light."""
    console = Console(width=len(rows[0]))
    with console.capture() as seen:
        console.print(Shaded(Text("\n".join(rows)), lit, panel), end="")
    return seen.get().splitlines()[: len(rows)]


FULL = "." * 12
HOLED = "...    ....."
PLACE = ".. .... ...."


@pytest.mark.parametrize(
    ("around", "panel", "rows"),
    [
        (HOLED, Rows(6, 1), ["..╭────╮....", "..│....│....", "..│....│....", "..╰────╯....", FULL]),
        (HOLED, Rows(4, 2), [HOLED, PLACE, PLACE, HOLED, FULL]),
        (FULL, Rows(6, 1), [FULL, PLACE, PLACE, FULL, FULL]),
    ],
    ids=["blank rows around it", "the panel right below it", "rows around it that are written on"],
)
def test_the_frame_of_a_wide_place_hides_nothing_and_is_whole_or_missing(around, panel, rows, monkeypatch):
    monkeypatch.setattr("tui.screens.lit_dialog.WIDE", 0.3)
    shown = [FULL, around, PLACE, PLACE, around, FULL, FULL]
    assert lit_rows(shown, Region(3, 2, 4, 2), panel)[1:-1] == rows


def test_a_hand_of_five_cards_on_the_widest_screen_is_framed_on_all_sides():
    blank = "." + " " * 74 + "." * 85
    shown = ["." * 160, blank, *[". " + "." * 71 + "  " + "." * 85] * 2, blank, "." * 160]
    rows = lit_rows(shown, Region(2, 2, 71, 2), Rows(0, 1))
    assert (rows[1][1], rows[4][1]) == ("╭", "╰")


def test_a_place_with_a_frame_of_its_own_has_no_second_one():
    rows = [FULL, ".. ┏──┓ ....", ".. ┃..┃ ....", FULL]
    assert lit_rows(rows, Region(3, 1, 4, 2), Rows(3, 1)) == rows
    rows[1] = ".. ╭╮╭╮ ...."
    assert lit_rows(rows, Region(3, 1, 4, 2), Rows(3, 1)) != rows, "several frames are framed together"


def test_a_place_as_wide_as_the_screen_has_no_frame_which_would_touch_what_is_written_there():
    rows = ["." * 12] * 5
    assert lit_rows(rows, Region(0, 1, 12, 2), Rows(4, 1)) == rows


def test_an_edge_in_a_blank_row_of_the_place_itself_is_whole():
    rows = [FULL, "..      ....", ".. .... ....", FULL]
    assert lit_rows(rows, Region(3, 1, 4, 2), Rows(3, 1))[1:3] == ["..╭────╮....", "..╰....╯...."]


@pytest.mark.parametrize(
    ("row", "expected"), [(" .. xxx .. ", " ..│xxx│.. "), (" ..xxx .. ", " ..xxx .. "), (" .. xxx.. ", " .. xxx.. ")]
)
def test_a_place_has_a_frame_only_beside_free_columns(row, expected):
    at, console = row.index("x"), Console(width=len(row))
    with console.capture() as seen:
        console.print(Shaded(Text("\n".join([row] * 5)), Region(at, 1, 3, 3), Rows(4, 1)), end="")
    assert seen.get().splitlines()[2] == expected


@pytest.mark.parametrize("own", [("╭──╮", "│ab│", "╰──╯"), ("+--+", "|ab|", "+--+")])
def test_a_place_with_a_frame_of_its_own_gets_no_other_around_it(own):
    rows = [f"  {row}  " for row in own]
    assert lit_rows(rows, Region(2, 0, 4, 3), Rows(4, 1)) == rows


def test_no_frame_stands_where_a_panel_speaks_of_no_place():
    console = Console(width=4)
    with console.capture() as seen:
        console.print(Shaded(Text("....\n...."), Region(), Rows(1, 1)), end="")
    assert seen.get().splitlines()[:2] == ["....", "...."]


def test_every_game_has_a_lesson():
    assert [lesson(game).game for game in core.IDS] == list(core.IDS)


def test_the_help_key_of_the_first_screen_leads_to_the_lessons_and_from_there_to_the_help():
    async def script(app, pilot):
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.press("end", "enter")
        await until(pilot, lambda: not isinstance(app.screen, LearnScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.screen_stack[0])

    show(None, script)


def test_the_hint_in_a_lesson_is_the_advice_and_not_the_lesson_once_more():
    async def script(app, pilot):
        await begin(app, pilot, "academy")
        await listen(app, pilot)
        await until(pilot, lambda: app.screen.presenter.question.guard.counts(monotonic()))
        await pilot.press("h")
        app.hint = await listen(app, pilot)

    hint = show(None, script).hint
    assert "Education 5 keeps you off last place" in " ".join(hint.split())
    assert "Welcome!" not in hint


def test_a_question_of_two_rows_does_not_cover_the_last_line_of_the_feed():
    async def script(app, pilot):
        await begin(app, pilot, "academy")
        await listen(app, pilot)
        feed, question = app.screen.feed.region, app.screen.query_one("#question").region
        assert question.height == 2
        assert feed.height >= 1
        assert feed.bottom <= question.y

    show(None, script)


@pytest.mark.parametrize("size", SIZES)
def test_however_long_an_advice_is_the_question_stays(size, monkeypatch):
    monkeypatch.setattr(FirstGame, "advice", lambda self, view: "Think of it again. " * 8)

    async def script(app, pilot):
        await begin(app, pilot, "nobles")
        await listen(app, pilot)
        app.seen = [row.strip() for row in screen_text(app).splitlines()]

    seen = show(None, script, size).seen
    at = next(at for at, row in enumerate(seen) if "YOUR MOVE" in row)
    assert "Your court: keep 3 of your six nobles." in seen[at]
    if size[0] < 160:  # there all of it has room
        assert seen[at + 1] == "Coach: I would choose: K♣"


def test_few_confirmations_leave_a_lesson_at_once():
    async def script(app, pilot):
        app.settings.confirmations = "few"
        await begin(app, pilot, "academy")
        await listen(app, pilot)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, LearnScreen))

    show(None, script)


def test_where_the_coach_has_no_advice_the_hint_is_searched():
    """As soon as the game goes otherwise than planned."""

    async def script(app, pilot):
        await begin(app, pilot, "academy")
        await listen(app, pilot)
        taught = app.screen
        other = next(each for each in taught.presenter.question.legal if each != taught.tutor.advised)
        taught.tutor.act(taught.view(), other)
        taught.catch_up()
        await until(pilot, lambda: app.screen is taught or isinstance(app.screen, CoachDialog))
        if isinstance(app.screen, CoachDialog):
            await listen(app, pilot)
        await until(pilot, lambda: taught.presenter.question.guard.counts(monotonic()))
        app.guest = SimpleNamespace(spawn=lambda run: None)
        await pilot.press("h")
        await until(pilot, lambda: taught.hint_row.searching)
        app.guest = None

    show(None, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_advises_fits_into_a_row_of_a_small_screen(language):
    words, names = Words(language), dict(zip("bcd", ("Percival", "Percival", "Percival"), strict=True))
    for game in core.IDS:
        for step in range(len(lesson(game).steps)):
            key = f"learn_{game}-do-{step}"
            if words.has(key):
                assert cell_len(words("learn-says", advice=words(key, **names))) <= 78, key
        for asks in {each.asks for each in exercises(game)}:
            assert cell_len(words(f"learn_{game}-asks-{asks}")) <= 78, asks


def test_the_end_of_a_coached_game_leads_to_the_exercises():
    async def script(app, pilot):
        await begin(app, pilot, "grail")
        await listen(app, pilot)
        taught = app.screen
        choices = taught._dialogs._choices(False)
        assert choices[0] == "exercises"
        app.call_later(taught._dialogs._ended, choices, 0)
        await until(pilot, lambda: "Exercise 1 of 10" in screen_text(app))

    show(None, script)


async def learning(app: Any, pilot: Any, progress: Progress) -> Home:
    """Opens the lessons from the main menu, on which another game is chosen. Returns the menu."""
    home = app.screen
    home.action_box(core.IDS.index("histrio"))
    await home.action_do("learn")
    await until(pilot, lambda: isinstance(app.screen, LearnScreen))
    app.screen._progress = progress
    await pilot.pause(0.1)
    return home


def test_the_main_menu_offers_the_game_that_was_just_learnt():
    async def script(app, pilot):
        home = await learning(app, pilot, Progress(None))
        await pilot.press("home", "down", "down", "enter")
        await listen(app, pilot)
        assert app.screen.tutor.replica.game.id == "grail"
        await leave(app, pilot)
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is home)
        await until(pilot, lambda: home.chosen == "grail")
        assert app.preferences.last_game() == "grail"

    show(None, script)


def test_a_lesson_that_is_done_is_not_continued_but_leads_to_a_game_against_bots():
    progress, plans = Progress(None), []
    progress.of("grail").done = True

    async def script(app, pilot):
        home = await learning(app, pilot, progress)
        app.begin = plans.append
        await pilot.press("home", "down", "down", "enter")
        await until(pilot, lambda: app.words("learn-was-done") in screen_text(app))
        assert app.words("learn-go-on") not in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: plans)
        assert app.screen is home

    show(None, script)
    assert [(plan.do, plan.game, plan.at_once) for plan in plans] == [("solo", "grail", True)]


def test_the_end_of_a_coached_game_leads_to_a_game_against_bots_too():
    plans = []

    async def script(app, pilot):
        await learning(app, pilot, Progress(None))
        app.begin = plans.append
        app.screen.begin("nobles", GAME)
        await listen(app, pilot)
        taught = app.screen
        choices = taught._dialogs._choices(False)
        app.call_later(taught._dialogs._ended, choices, choices.index("play"))
        await until(pilot, lambda: plans)

    show(None, script)
    assert [plan.game for plan in plans] == ["nobles"]


def test_a_coached_game_that_is_over_is_not_kept_to_be_continued():
    progress = Progress(None)
    tutor = FirstGame("grail", "Anna", progress)
    view = SimpleNamespace()
    while tutor.replica.outcome is None:
        assert tutor.act(view, tutor.advised)
        assert bool(progress.of("grail").steps) == (tutor.replica.outcome is None)
    assert progress.of("grail").done


def test_a_language_chosen_in_a_coached_game_changes_all_of_it_and_keeps_the_next_lesson():
    """A dialog that was opened before, such as the result, still leads to the exercises."""
    french = Words("fr")

    async def script(app, pilot):
        await begin(app, pilot, "grail")
        await listen(app, pilot)
        before = app.screen
        await pilot.press("f2", "right", "escape")
        await until(pilot, lambda: isinstance(app.screen, TaughtScreen) and app.screen is not before)
        await until(pilot, lambda: "Gardez un allié" in screen_text(app))
        assert "keeps an ally" not in screen_text(app)
        app.call_later(before._dialogs._ended, before._dialogs._choices(False), 0)
        await until(pilot, lambda: french("learn-exercise", number=1, count=10) in screen_text(app))

    show(None, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_lesson_teaches_is_said_whole_on_a_low_screen(language):
    words, rows = Words(language), ABOUT_LEAST - 2
    texts = ["frame-learn-help", *(f"frame-learn-{game}-{kind}" for game in core.IDS for kind in KINDS)]
    console = Console(width=WIDTH - 4)
    assert [key for key in texts if len(wrap(Text(words(key)), console, WIDTH - 4)) > rows] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_an_upright_screen_each_game_has_its_picture_at_the_left_of_its_rows(language):
    async def script(app, pilot):
        await app.push_screen(LearnScreen(progress=Progress(None)))
        await pilot.pause(0.1)
        app.rows = screen_text(app).splitlines()

    rows = show(None, script, (62, 70), language).rows
    for game in curriculum.taught():
        at = next(y for y, row in enumerate(rows) if Words(language)(f"{game}-name") in row)
        beside = [row[:14] for row in rows[at : at + 5]]
        assert all(re.search("[█▀▄]", row) for row in beside), beside
        assert all(Words(language)("frame-learn-solved", solved=0, count=10) in row for row in rows[at + 3 : at + 4])


@pytest.mark.parametrize("size", [(120, 40), (160, 50), (62, 70)])
def test_free_rows_part_the_lessons_from_the_title_and_from_the_keys(size):
    async def script(app: Any, pilot: Any) -> None:
        await app.push_screen(LearnScreen(progress=Progress(None)))
        await pilot.pause(0.05)
        app.seen = screen_text(app).splitlines()

    rows = show(None, script, size).seen
    assert not rows[1].strip("█▀▄ "), "at most the tip of a picture"
    assert not rows[-2].strip()
