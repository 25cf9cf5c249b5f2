"""The palette while nothing is searched: headings, columns, colours and languages shown as the cursor comes to them."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from textual.widgets import OptionList

from netplay.protocol.messages import Start
from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.test_commands import grounds, playing
from tui.app.settings import LANGUAGES
from tui.draw.colours import contrast
from tui.draw.themes import THEMES
from tui.screens.command_palette import REST, Palette
from tui.screens.dialogs import Log, Reader
from tui.screens.help.help import HelpScreen
from tui.screens.palette_commands import commands, main_screen, row_width
from tui.text.words import Words

GROUPS = ["Game", "Table", "Program", "Settings · You", "Settings · Screen", "Settings · Game"]
TALL = (120, 60)


async def opened(app, pilot):
    """The rows of the palette once it lists all commands; Textual begins anew at the top as long as more come."""
    await pilot.press("ctrl+p")
    await until(pilot, lambda: isinstance(app.screen, Palette))
    rows, last = app.screen.query_one(OptionList), app.words("table-set-keymap")
    await until(pilot, lambda: rows.options and last in str(rows.options[-1].prompt) and rows.highlighted == 1)
    return rows


def prompts(rows) -> list[str]:
    return [str(option.prompt) for option in rows.options]


def key_of(option) -> tuple:
    """What the command of a row is, in every language: on the way its language may be shown."""
    return option.hit.command.args[0].key


async def go_to(app, pilot, *key: str, by: str = "down") -> None:
    """Goes to the row of this command."""
    rows = app.screen.query_one(OptionList)
    for _ in range(rows.option_count):
        if key_of(rows.highlighted_option) == key:
            return
        await pilot.press(by)
    raise AssertionError(f"No row is for {key}: {prompts(rows)}")


async def light_previewed(app, pilot):
    """Opens the palette, rests on the light colours until they are shown, and returns the grounds before."""
    before = grounds(app)
    await opened(app, pilot)
    await go_to(app, pilot, "theme", "light")
    await until(pilot, lambda: grounds(app) != before)
    return before


def behind(app) -> str:
    """What is written on the screen below the palette."""
    return "\n".join(strip.text for strip in app.screen_stack[0]._compositor.render_strips(app.size))


def test_the_commands_stand_in_groups_under_headings_that_no_cursor_comes_to():
    async def script(app, pilot):
        rows = await opened(app, pilot)
        app.heads = [str(each.prompt).strip(" ─\n") for each in rows.options if each.disabled]
        assert rows.highlighted == 1, "the first row below the first heading"
        been = []
        for _ in range(rows.option_count):
            been.append(rows.highlighted)
            await pilot.press("down")
        assert not any(rows.get_option_at_index(at).disabled for at in been)
        assert len({*been}) == rows.option_count - len(app.heads)

    assert show(playing(), script).heads == GROUPS


def test_enter_on_what_is_under_the_cursor_at_first_does_it():
    async def script(app, pilot):
        await opened(app, pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, (Log, Reader)))

    show(playing(), script)


def test_a_search_has_no_headings_and_says_of_each_value_what_it_is_of():
    async def script(app, pilot):
        rows = await opened(app, pilot)
        await pilot.press(*"theme")
        await until(pilot, lambda: "Table" not in screen_text(app))
        assert not any(each.disabled for each in rows.options)
        assert all(each.strip().startswith("Colours") for each in prompts(rows))

    show(playing(), script)


def test_of_a_setting_the_first_row_alone_has_the_label_and_all_values_stand_in_one_column():
    async def script(app, pilot):
        rows = prompts(await opened(app, pilot))
        start = next(at for at, each in enumerate(rows) if "Colours" in each)
        assert [each.strip() for each in rows[start + 1 : start + 3]] == ["dark", "✓ light"]
        values = {"English", "Français", "dark", "light", "quick"}
        columns = {each.index(value) for each in rows for value in values if each.endswith(f" {value}")}
        assert len(columns) == 1

    show(playing(), script, theme="light")


def test_keys_of_a_screen_that_have_no_name_stand_with_its_others():
    async def script(app, pilot):
        app.found = {" ".join(each.text.split()): each.group for each in commands(app, main_screen(app))}

    lobby, home = (show(client, script, TALL).found for client in (LocalTable("Anna").clients[0], None))
    assert lobby["Option ←"] == "table"
    assert {home["Grail Cup 2"], home["Host a table h"]} == {"home"}
    assert {home["Quit q"], home["Settings F2"]} == {"program"}


@pytest.mark.parametrize("theme", THEMES)
def test_the_key_under_the_cursor_is_read_in_every_theme(theme):
    async def script(app, pilot):
        rows = await opened(app, pilot)
        region, y = rows.region, rows.region.y + 1
        strip = app.screen._compositor.render_strips(app.size)[y].crop(region.x, region.right)
        app.key = next(each for each in reversed([*strip]) if each.text.strip() == "l")

    style = show(playing(), script, theme=theme).key.style
    ink, ground = style.color.get_truecolor(), style.bgcolor.get_truecolor()
    assert contrast(tuple(ink), tuple(ground)) >= 3 or style.reverse


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["lobby", "game"])
def test_every_command_takes_one_row_and_keys_stand_at_its_end(phase, language, size):
    table = LocalTable("Anna", "Boris")
    if phase == "game":
        table.start()

    async def script(app, pilot):
        rows = await opened(app, pilot)
        said = [each.strip("\n") for each in prompts(rows)]
        width = row_width(app) + 2
        assert max(map(cell_len, said)) <= width <= rows.scrollable_content_region.width
        keyed = [each for each, option in zip(said, rows.options, strict=True) if not option.disabled][:5]
        assert {cell_len(each) for each in keyed} == {width}

    show(table.clients[0], script, size, language)


def test_a_theme_is_shown_as_the_cursor_comes_to_it_and_put_back_by_escape():
    async def painted(app, pilot):
        await pilot.pause(0.2)
        app.grounds = grounds(app)

    light = show(playing(), painted, TALL, theme="light").grounds

    async def script(app, pilot):
        before = grounds(app)
        await opened(app, pilot)
        panel = app.screen.query_one(OptionList).styles.background
        await go_to(app, pilot, "theme", "light")
        await until(pilot, lambda: grounds(app) == light)
        await until(pilot, lambda: app.screen.query_one(OptionList).styles.background != panel)
        assert "Esc put it back" in screen_text(app)
        assert (app.settings.theme, app.preferences.chosen("theme")) == ("dark", "dark")
        assert any("✓ dark" in each for each in prompts(app.screen.query_one(OptionList))), "that is in force"
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Palette) and grounds(app) == before)
        assert app.preferences.tried is None

    app = show(playing(), script, TALL, theme="dark")
    assert app.settings.theme == "dark"


def test_the_palette_itself_has_the_colours_of_each_theme_that_is_shown():
    async def script(app, pilot):
        rows = await opened(app, pilot)
        been = [rows.styles.background]
        for theme, by in (("light", "down"), ("contrast", "down"), ("dark", "up")):
            await go_to(app, pilot, "theme", theme, by=by)
            await until(pilot, lambda: rows.styles.background != been[-1])
            been.append(rows.styles.background)
        assert been[0] == been[-1]

    show(playing(), script, TALL, theme="dark")


def test_the_former_colours_come_back_when_the_cursor_goes_on():
    async def script(app, pilot):
        before = await light_previewed(app, pilot)
        await go_to(app, pilot, "motion", "full")
        await until(pilot, lambda: grounds(app) == before)
        assert "Esc back" in screen_text(app)

    show(playing(), script, TALL, theme="dark")


def test_a_theme_that_is_shown_is_kept_by_enter():
    async def script(app, pilot):
        await opened(app, pilot)
        await go_to(app, pilot, "theme", "light")
        await until(pilot, lambda: app.preferences.tried == ("theme", "light"))
        await pilot.press("enter")
        await until(pilot, lambda: app.settings.theme == "light")
        assert app.preferences.tried is None

    assert show(playing(), script, TALL, theme="dark").settings.theme == "light"


def test_a_language_is_shown_in_the_rows_and_on_the_screen_behind_and_put_back():
    async def script(app, pilot):
        rows = await opened(app, pilot)
        await go_to(app, pilot, "language", "fr")
        await until(pilot, lambda: "tour I sur VI" in behind(app))
        await until(pilot, lambda: "Lire le journal" in screen_text(app) and "Programme" in screen_text(app))
        assert "Esc remettre" in screen_text(app)
        assert "Français" in str(rows.highlighted_option.prompt)
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Palette) and "round I of VI" in screen_text(app))

    assert show(playing(), script, TALL).settings.language == "en"


def test_the_row_under_the_cursor_stays_seen_while_languages_are_walked_through():
    async def script(app, pilot):
        await opened(app, pilot)
        await go_to(app, pilot, "language", "fr")
        await until(pilot, lambda: "Lire le journal" in screen_text(app))
        await until(pilot, lambda: "Français" in screen_text(app))

    show(playing(), script)


def test_after_a_value_was_shown_other_commands_are_done_on_the_screen_that_is_seen():
    """The screen behind was replaced: what was listed for the former one still holds."""

    async def script(app, pilot):
        await opened(app, pilot)
        await go_to(app, pilot, "language", "fr")
        await until(pilot, lambda: "tour I sur VI" in behind(app))
        await pilot.press(*"log")
        await until(pilot, lambda: "Table" not in screen_text(app))
        assert "Read the log" in screen_text(app), "what is typed is searched for in the language in force"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, (Log, Reader)))
        await until(pilot, lambda: "What has happened so far" in screen_text(app))
        assert app.preferences.tried is None

    assert show(playing(), script, TALL).settings.language == "en"


def test_a_click_beside_the_palette_puts_back_too():
    async def script(app, pilot):
        before = await light_previewed(app, pilot)
        await pilot.click(offset=(1, 1))
        await until(pilot, lambda: not isinstance(app.screen, Palette) and grounds(app) == before)

    show(playing(), script, TALL, theme="dark")


def test_who_walks_past_quickly_has_nothing_drawn_again():
    async def script(app, pilot):
        tried = []
        app.preferences.try_out = tried.append
        await opened(app, pilot)
        rows = app.screen.query_one(OptionList)
        for _ in range(rows.option_count - 1):
            rows.action_cursor_down()
        await pilot.pause(2 * REST)
        assert tried == []

    show(playing(), script, TALL)


def test_the_game_that_begins_meanwhile_is_in_the_language_in_force():
    """The screen waits for the palette; then what was shown is put back."""
    local = LocalTable("Anna", "Boris")
    local.clients[1].send(local.clients[1].state.table.toggled())

    async def script(app, pilot):
        await opened(app, pilot)
        await go_to(app, pilot, "language", "fr")
        await until(pilot, lambda: app.preferences.tried == ("language", "fr"))
        local.clients[0].send(Start())
        await pilot.pause(0.1)
        await pilot.press("escape")
        await until(pilot, lambda: "round I of VI" in screen_text(app))

    show(local.clients[1], script, TALL)


def test_the_program_that_ends_while_a_value_is_shown_saves_nothing():
    async def script(app, pilot):
        await opened(app, pilot)
        await go_to(app, pilot, "theme", "light")
        await until(pilot, lambda: app.preferences.tried == ("theme", "light"))

    assert show(playing(), script, TALL, theme="dark").settings.theme == "dark"


def test_the_help_is_a_command_of_the_program():
    async def script(app, pilot):
        rows = await opened(app, pilot)
        said = [each.strip() for each in prompts(rows)]
        start = next(at for at, each in enumerate(said) if each.startswith("Program "))
        assert [each.split()[0] for each in said[start + 1 : start + 4]] == ["Help", "Settings", "Quit"]
        await go_to(app, pilot, "app.help")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))

    show(playing(), script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_below_have_room_on_a_small_screen(language):
    words = Words(language)
    assert all(cell_len(words("table-palette-keys", kind=each)) <= 54 for each in ("tried", "other"))
