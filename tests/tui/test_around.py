"""The screens around a game: what Enter does there, what stands out, what the main menu loads."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest
from rich.style import Style
from textual.widgets import OptionList

import core
from netplay.discovery.announcement import Announcement, FoundTable
from netplay.protocol.messages import AddBot, Pick, Ready, Said
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.draw.styles import style
from tui.lobby_view.next_step import NextStep, next_step
from tui.screens.command_palette import choose
from tui.screens.dialogs import Chooser
from tui.screens.home.found_tables import table_line
from tui.screens.home.shelf import GIANT, HUGE, LARGE, ROOMY, SMALL, TALL, shelf
from tui.screens.home.shelf import fitting as shelf_that_fits
from tui.screens.learn.progress_pictures import small_picture
from tui.screens.lobby.drawn import HIGH_BUTTON, button
from tui.screens.lobby.rows import SPACED
from tui.text.words import Words
from tui.text.wrap import wrapped

WORDS = Words("en")
LATER = ("netplay.protocol.messages", "netplay.protocol.codec", "tui.screens.dialogs", "tui.widgets.feed", "trio")
"""Modules that the main menu does not need."""


def test_enter_reminds_those_who_are_not_ready_but_once():
    client = LocalTable("Anna", "Boris").clients[0]

    async def script(app, pilot):
        assert Words("en")("around-lobby-remind") in screen_text(app)
        for _ in range(2):
            await pilot.press("enter")
            await pilot.pause()

    show(client, script, (80, 24))
    said = [line.text for line in client.state.talk.lines if isinstance(line, Said)]
    assert said == [Words("en")("around-lobby-reminder", names="Boris")]


def test_a_button_stands_out_only_if_it_does_something():
    def grounds(step: NextStep) -> set[object]:
        rows = button(60, HIGH_BUTTON, step, "s", Words("en")).segments(style(""))
        return {part.style.bgcolor for row in rows for part in row if part.style}

    waits, starts = NextStep("start", False, "Not ready yet: Boris.", "problem"), NextStep("start", True, "", "ready")
    assert style("on-gold").bgcolor in grounds(starts)
    assert style("on-gold").bgcolor not in grounds(waits)
    assert style("raised").bgcolor not in grounds(waits)
    inks = {
        part.style.color for row in button(60, HIGH_BUTTON, waits, "", Words("en")).segments(style("")) for part in row
    }
    assert inks >= {style("line").color, style("dim").color}, "its edges and its name are seen, faintly"
    assert style("gold").color not in inks


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (160, 50)], ids=str)
def test_options_stand_under_a_heading_that_says_how_many_are_changed(size):
    local, words = LocalTable("Anna", "Boris", game="academy"), Words("en")

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index("option-scrolls") if rows.side else rows.highlighted
        await pilot.pause()
        app.rows = screen_text(app).splitlines()

    headings = [words("lobby-options", all=11, changed=changed) for changed in (0, 1)]
    for heading, options in zip(headings, ({}, {"scrolls": True}), strict=True):
        local.clients[0].send(Pick("academy", options))
        rows = [row[: size[0] * 2 // 5] for row in show(local.clients[0], script, size).rows]
        rows = [row for row in rows if row.strip()] if size[1] >= SPACED else rows
        at = next(at for at, row in enumerate(rows) if heading in row)
        assert words("lobby-row-game") in rows[at - 1]
        first = "academy-option-scrolls" if options else "academy-option-open_scores"
        assert words(first).partition(" (")[0] in rows[at + 1]


def test_the_heading_of_options_in_columns_is_as_wide_as_they():
    async def script(app, pilot):
        await pilot.press(*["down"] * 6)
        await pilot.pause()
        app.rows = screen_text(app).splitlines()

    rows = show(LocalTable("Anna", "Boris", game="academy").clients[0], script, (80, 24)).rows
    heading, *options = rows[next(at for at, row in enumerate(rows) if "Options: all default" in row) :]
    assert options[0].split("off")[1].strip(" ►○") == "Dragon", "two columns"
    assert len(heading.rstrip()) == len(next(row for row in options if "Table rules ─" in row).rstrip())


def test_a_low_lobby_folds_its_settings_until_the_cursor_goes_there():
    local, seen = LocalTable("Anna", "Boris", game="academy"), []

    async def script(app, pilot):
        for keys in ([], ["down"] * 6, ["right", "up"]):
            await pilot.press(*keys)
            await pilot.pause(0.05)
            seen.append(screen_text(app))

    show(local.clients[0], script, (80, 24))
    folded, unfolded, changed = seen
    assert re.search(r"Options +all default", folded)
    assert "Excalibur" not in folded
    assert "Draft your cards" in folded
    assert all(each in unfolded for each in ("Excalibur", "Scrolls", "Turn clock"))
    assert "Draft your cards" not in unfolded
    assert re.search(r"Options +Open scores on", changed), "one that is not default is listed"
    starts = [next(at for at, row in enumerate(text.splitlines()) if "Not ready yet" in row) for text in seen]
    assert len({*starts}) == 1, "the button stays in its place"


def test_more_changed_options_than_have_room_are_counted():
    local = LocalTable("Anna", game="academy")
    names = ("excalibur", "alms", "secret_codex", "scrolls", "open_scores", "staggered_reset")
    known = {choice.name for choice in core.game("academy").choices}
    local.clients[0].send(Pick("academy", {name: True for name in names if name in known}))

    async def script(app, pilot):
        app.row = next(row for row in screen_text(app).splitlines() if row.strip(" █▄▀").startswith("Options"))

    assert re.search(r" on +\+\d$", show(local.clients[0], script, (80, 24)).row.rstrip())


def test_a_click_on_the_folded_settings_unfolds_them_and_changes_none():
    local = LocalTable("Anna", game="academy")

    async def script(app, pilot):
        await pilot.click("#rows", offset=(30, 13))
        await pilot.pause(0.05)
        assert "Excalibur" in screen_text(app)
        assert app.screen.query_one("#rows").row == "option-open_scores"

    show(local.clients[0], script, (80, 24))
    assert not local.table.seats.options.get("open_scores")


@pytest.mark.parametrize(("language", "last"), [("en", "all default │"), ("fr", "30 minutes. ")])
def test_the_card_beside_a_high_panel_is_narrower_and_cuts_no_word(language, last):
    """Lines of settings that have no room give way to the text about the game."""

    async def script(app, pilot):
        await pilot.press("down")
        await pilot.pause()
        app.seen = screen_text(app)

    local = LocalTable("Anna", game="academy")
    local.clients[0].send(AddBot(1, "knight"))
    seen = show(local.clients[0], script, (80, 24), language).seen
    assert last in seen
    assert "30 minutes. " in seen, "the whole text about the game"
    assert " par   " not in seen


@pytest.mark.parametrize(
    ("host", "ready", "says", "does"),
    [
        (True, False, r" WAITING +Not ready yet: Boris\. You can start once all are ready\.", "remind"),
        (True, True, r" START +Everyone is ready\.", "start the game"),
        (False, False, r" READY +You are not ready yet\.", "say you are ready"),
        (False, True, r"\[TAKE IT BACK\] +You are ready; waiting for the host to start\.", "not ready after all"),
    ],
)
def test_the_button_says_the_next_step_and_the_last_row_what_enter_does_on_the_own_seat(host, ready, says, does):
    local = LocalTable("Anna", "Boris")
    local.clients[1].send(Ready(ready))

    async def script(app, pilot):
        app.seen = screen_text(app)
        await pilot.press("enter")

    client = local.clients[0 if host else 1]
    seen = show(client, script, (80, 24)).seen
    assert re.search(says, seen)
    assert seen.count("Enter") == seen.splitlines()[-1].count(f"Enter {does}") == 1
    assert host or client.state.table.lobby.seats[1].ready is not ready, "Enter takes back what it said"


@pytest.mark.parametrize("game", core.IDS)
def test_the_talk_of_a_low_lobby_has_a_heading(game):
    async def script(app, pilot):
        app.rows = [row.strip() for row in screen_text(app).splitlines()]

    rows = show(LocalTable("Anna", "Boris", game=game).clients[0], script, (80, 24)).rows
    said = next(at for at, row in enumerate(rows) if row.startswith("Boris has joined"))
    assert rows[said - 1].startswith(f"{Words('en')('lobby-talk')} ─")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_the_keys_of_the_lobby_take_one_row(size):
    async def script(app, pilot):
        app.rows = screen_text(app).splitlines()

    app: Any = show(LocalTable("Anna", "Boris").clients[0], script, size)
    assert not any("Esc" in row or "Ctrl-P" in row for row in app.rows[:-1])
    assert "Ctrl-P" in app.rows[-1]
    assert app.rows[-1].strip().startswith("Enter")
    assert app.rows[-1].rstrip().endswith("Esc leave")


def test_a_telephone_held_upright_has_room_for_the_boxes_of_all_games():
    async def script(app, pilot):
        app.rows = screen_text(app)

    app: Any = show(None, script, (62, 70))
    assert all(Words("en")(f"{game}-name") in app.rows for game in core.IDS)


def test_the_menu_fits_a_terminal_that_has_become_lower():
    async def script(app, pilot):
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        app.rows = screen_text(app)

    app: Any = show(None, script, (80, 40))
    assert "Enter" in app.rows


def test_each_game_has_a_picture_of_its_own_in_the_list_of_lessons():
    drawn = ["\n".join(line.plain for line in small_picture(game, Words("en"), Style.null())) for game in core.IDS]
    assert all(each.strip() for each in drawn)
    assert len(set(drawn)) == len(drawn)


def test_arrows_stand_at_the_setting_under_the_cursor_alone():
    async def script(app, pilot):
        await pilot.press("f2", "down", "down")
        rows = app.screen.query_one("#settings", OptionList)
        app.turning = [option.id for option in rows.options if "◄" in str(option.prompt)]
        app.under = rows.get_option_at_index(rows.highlighted).id

    app: Any = show(None, script, (80, 24))
    assert app.turning == [app.under] == ["theme"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_of_a_short_name_says_in_words_who_sits_there_and_whether_they_are_ready(language):
    words = Words(language)

    async def script(app, pilot):
        app.rows = screen_text(app)

    rows = show(LocalTable("Anna", "Boris").clients[0], script, (80, 24), language).rows
    who = ", ".join(words(f"table-seat-{each}") for each in ("you", "host"))
    assert re.search(rf" A  Anna +{who}  +{words('table-seat-ready')} ", rows)
    assert re.search(rf" B  Boris +{words('table-seat-not-ready')} ", rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_a_found_table_says_whether_a_game_is_on_where_its_address_has_no_room(language):
    sign, words = Announcement("Guinevere’s table", "academy", 0, True, False), Words(language)
    long, short = (table_line(FoundTable(sign, "192.168.100.25", 4747), words, width) for width in (75, 56))
    said = words("table-next-door", table="", game="", state="playing", free=0).rpartition("· ")[2]
    assert said in long.plain
    assert "192.168.100.25" in long.plain
    assert short.plain.rstrip().endswith(said)
    assert (long.cell_len, short.cell_len) == (75, 56)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_played_takes_one_row_of_the_menu(language):
    async def script(app, pilot):
        menu = app.screen.query_one("#menu", OptionList)
        app.rows = [len(wrapped(str(option.prompt).rstrip("\n"), menu.size.width - 1)) for option in menu.options]

    app: Any = show(None, script, (62, 70), language)
    assert max(app.rows) == 1


@pytest.mark.process
def test_the_first_screen_loads_only_what_it_shows():
    loaded = f"import sys, tui.cli, tui.app.app; print([each for each in {LATER!r} if each in sys.modules])"
    said = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, timeout=30, check=True)
    assert said.stdout.strip() == "[]"


def test_the_menu_of_a_low_first_screen_is_parted_into_groups_where_it_has_room():
    async def script(app, pilot):
        app.keeps_games = app.session.can_return = kept
        app.screen.show()
        await pilot.pause()
        menu = app.screen.query_one("#menu", OptionList)
        app.free = [menu.get_option_at_index(at + 1).id for at, each in enumerate(menu.options) if each.id is None]
        assert menu.option_count <= menu.size.height, "nothing is below the last row"

        assert menu.region.bottom < app.screen.query_one("#keys").region.y, "a free row parts it from the keys"

    kept = False
    assert show(None, script, (80, 24)).free == ["host", "settings"]
    kept = True
    assert show(None, script, (80, 24), "ru").free == [], "the names of its games take two rows"


def test_a_notice_stands_in_place_of_what_the_game_is_about():
    async def script(app, pilot):
        before = app.screen.query_one("#menu").region
        app.notice = "The table is closed."
        app.look_again()
        await pilot.pause()
        assert "The table is closed." in screen_text(app)
        assert "Draft cards" not in screen_text(app)
        assert app.screen.query_one("#menu").region == before, "nothing moves"

    show(None, script, (80, 24))


def test_no_box_of_the_shelf_touches_the_title():
    for size, first in (((80, 24), 2), ((120, 40), 2), ((160, 50), 2)):

        async def script(app, pilot):
            app.top = app.screen.query_one("#shelf").region.y

        assert show(None, script, size).top >= first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_first_screen_has_large_pictures_and_whole_texts(language):
    sizes = {(116, 30): LARGE, (120, 40): TALL, (157, 46): HUGE, (160, 50): GIANT, (62, 70): ROOMY}
    drawn = {size: shelf(size, Words(language), core.IDS[0]) for size in sizes.values()}
    assert all(shelf_that_fits(*screen) is size for screen, size in sizes.items())
    assert not any("…" in each.text() for each in drawn.values())
    filled = {size: each.text().count("█") for size, each in drawn.items()}
    assert filled[TALL] == filled[HUGE] == filled[ROOMY] > 3 * filled[LARGE]
    assert 2 * filled[GIANT] > 3 * filled[HUGE]


def test_the_names_of_all_games_are_legible_on_the_shelf():
    rows = shelf(SMALL, Words("en"), core.IDS[0]).segments(style(""))
    looks = {part.text.strip(): part.style for row in rows for part in row if part.style}
    for game in core.IDS:
        assert looks[Words("en")(f"{game}-name")].color == style("ink").color


def test_no_free_rows_stand_in_a_dialog_whose_title_says_it_all():
    async def script(app, pilot):
        await pilot.press("g")
        await pilot.pause()
        assert not app.screen.query("VerticalScroll")
        heading, answers = app.screen.query_one(".heading"), app.screen.query_one(OptionList)
        assert answers.region.y - heading.region.bottom == 1

    show(LocalTable("Anna", "Boris").clients[0], script, (80, 24))


@pytest.mark.parametrize("motion", ["full", "off"])
def test_a_dialog_is_a_sheet_over_a_screen_in_the_shade_but_on_a_line_without_motion(motion):
    client = LocalTable("Anna", game="academy").clients[0]

    async def script(app: Any, pilot: Any) -> None:
        await choose(app, "motion", motion)
        await pilot.pause(0.1)
        app.before = screen_text(app).splitlines(), inks(app)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Chooser))
        await pilot.pause(0.05)
        app.after = screen_text(app).splitlines(), inks(app)
        app.top = app.screen.query_one(".dialog").region.y

    shown = show(client, script, (120, 40))
    (before, own), (after, left) = shown.before, shown.after
    top = shown.top
    assert after[:top] == before[:top]
    assert after[top] == f"╭{'─' * 118}╮"
    assert {(row[0], row[-1]) for row in after[top + 1 : -1]} == {("│", "│")}
    assert after[-1] == f"╰{'─' * 118}╯"
    assert (own[:top] == left[:top]) is (motion == "off")


def inks(app: Any) -> list[list[Any]]:
    """The colours of what is written in each row of the screen."""
    rows = app.screen._compositor.render_strips()
    return [[each.style and each.style.color for each in row if each.text.strip()] for row in rows]


def test_who_watches_a_full_table_is_offered_no_seat():
    local = LocalTable("Anna", "Boris", "Cleo", game="nobles")
    watching = next(each for each in local.clients if each.state.table.my_seat is None)
    step = next_step(WORDS, watching.state, watching.state.table.lobby)
    assert step.text.startswith(WORDS("table-watch-full"))
