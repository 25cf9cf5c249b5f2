"""The palette of commands: what can be done here and every setting, found by words; nothing of Textual's own."""

from __future__ import annotations

import re

import pytest
from textual.widgets import OptionList

from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.screens.command_palette import Palette, choose, commands
from tui.screens.dialogs import Log, Reader
from tui.screens.settings.settings import CHOICES, SettingsScreen
from tui.text.words import Words


def playing():
    """A game in which we are asked something."""
    local = LocalTable("Anna", game="academy", seed=3)
    local.start(bots=2)
    return local.clients[0]


def listed(app):
    return [command.text for command in commands(app, app.screen_stack[0])]


def test_ctrl_p_finds_a_command_by_its_words_and_does_it():
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Read the log l" in " ".join(screen_text(app).split()))
        await pilot.press(*"log", "enter")
        await until(pilot, lambda: isinstance(app.screen, (Log, Reader)))
        app.seen = screen_text(app)

    assert "What has happened so far" in show(playing(), script).seen


def test_what_is_not_there_now_is_not_offered_and_nothing_is_textuals():
    async def script(app, pilot):
        app.found = listed(app)

    found = show(playing(), script).found
    assert not [text for text in found if "result" in text.lower() or "Focus" in text]
    assert [" ".join(text.split()) for text in found if "Quit" in text] == ["Quit Ctrl-C"]
    assert [text for text in found if text.startswith("Explain")]
    assert len(found) == len({*found})


def test_every_value_of_every_setting_is_there_and_holds_at_once():
    async def script(app, pilot):
        app.found = listed(app)
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Language" in screen_text(app))
        await pilot.press(*"Franç")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: "Esc quitter" in screen_text(app))
        app.french = listed(app)

    app = show(playing(), script)
    values = sum(max(1, len(values)) for values in CHOICES.values())
    labels = [Words("en")(f"table-set-{key.replace('_', '-')}") for key in CHOICES]
    assert len([text for text in app.found if text.startswith((*(f"{each}  " for each in labels),))]) == values
    assert app.settings.language == "fr"
    assert "Lire le journal l" in [" ".join(text.split()) for text in app.french]


def test_a_name_and_keys_are_found_too_where_they_are_set():
    async def script(app, pilot):
        app.about = []
        for words in ("Keys", "Name"):
            await pilot.press("ctrl+p")
            await until(pilot, lambda: isinstance(app.screen, Palette))
            await pilot.press(*words, "enter")
            await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
            rows = app.screen.query_one(OptionList)
            app.about.append(rows.get_option_at_index(rows.highlighted).id)
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, SettingsScreen))

    assert show(playing(), script).about == ["keymap", "name"]


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [("ru", "темные", "тёмные"), ("uk", "ім'я", "Ім’я"), ("en", "[x]", "Nothing here is called that")],
)
def test_words_are_found_however_they_are_typed(language, typed, found):
    async def script(app, pilot):
        app.settings.theme = "light"
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press(*typed)
        await until(pilot, lambda: found in screen_text(app).replace(typed, "", 1))

    show(playing(), script, language=language)


@pytest.mark.parametrize(("typed", "cursor"), [("light", "light"), ("dark", "dark"), ("theme", "automatic")])
def test_the_cursor_stands_on_the_best_match_and_scattered_letters_are_none(typed, cursor):
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press(*typed)
        await until(pilot, lambda: "Language" not in screen_text(app))
        rows = app.screen.query_one(OptionList)
        app.rows = [" ".join(str(option.prompt).split()) for option in rows.options]
        app.cursor = app.rows[rows.highlighted]

    app = show(playing(), script, theme="sixteen")
    assert re.fullmatch(rf"Colours {cursor}", app.cursor)
    assert not [row for row in app.rows if not row.startswith("Colours")]


def test_what_there_is_nothing_of_is_said_in_the_readers_language():
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press(*"xyzzy")
        await until(pilot, lambda: "Здесь ничего" in screen_text(app))
        await pilot.press("enter")
        await pilot.pause()
        app.back = app.screen

    assert not isinstance(show(playing(), script, language="ru").back, Palette)


def test_a_key_for_the_palette_is_no_answer_to_the_question():
    client = playing()
    seq = client.state.games.replica.seq

    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press("1", "escape")
        await pilot.pause()

    show(client, script)
    assert client.state.games.replica.seq == seq


def test_in_ascii_it_is_ascii():
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "Read the log" in screen_text(app))
        app.seen = screen_text(app)

    seen = show(playing(), script, ascii_only=True).seen
    rows = [row for row in seen.split("\n") if not any(Words(each)("table-language") in row for each in LANGUAGES)]
    assert "\n".join(rows).isascii(), "languages are called by their own names"


@pytest.mark.parametrize(("language", "typed"), [("en", "theme"), ("fr", "thème"), ("ru", "тема"), ("uk", "тема")])
def test_colours_are_found_by_the_word_theme(language, typed):
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        await pilot.press(*typed)
        label, dark = (app.words(each) for each in ("table-set-theme", "table-set-theme-dark"))
        await until(pilot, lambda: re.search(rf"{label} +{dark}", screen_text(app)))

    show(playing(), script, language=language)


def test_the_palette_marks_the_value_in_force():
    async def script(app, pilot):
        app.found = listed(app)

    found = [" ".join(text.split()) for text in show(playing(), script, theme="light").found]
    assert "Colours ✓ light" in found
    assert "Colours dark" in found


def grounds(app) -> set[str]:
    """The grounds of all that is painted on the main screen, as names of colours."""
    strips = app.screen_stack[0]._compositor.render_strips(app.size)
    return {str(segment.style.bgcolor.name) for strip in strips for segment in strip if segment.style}


@pytest.mark.parametrize("way", ["palette", "settings"])
def test_a_theme_is_painted_everywhere_at_once(way):
    """Nothing of the dark ground is left on a light screen: not below the log, the answers or the keys."""

    async def painted(app, pilot):
        await pilot.pause(0.2)
        app.grounds = grounds(app)

    light, dark = (show(playing(), painted, (120, 40), theme=each).grounds for each in ("light", "dark"))
    assert light != dark

    async def script(app, pilot):
        if way == "palette":
            await choose(app, "theme", "light")
        else:
            await pilot.press("f2", "down", "down", "right", "right")
            await until(pilot, lambda: app.settings.theme == "light")
            assert isinstance(app.screen, SettingsScreen), "it is seen behind the settings"
        await pilot.pause(0.2)
        assert grounds(app) == light

    show(playing(), script, (120, 40), theme="dark" if way == "palette" else "auto")


def test_a_language_is_read_behind_the_settings_at_once_and_no_key_gets_there():
    client = playing()
    seq = client.state.games.replica.seq

    async def script(app, pilot):
        await pilot.press("f2", "right", "enter", "left")
        await until(pilot, lambda: app.settings.language == "fr")
        await pilot.pause(0.2)
        assert isinstance(app.screen, SettingsScreen)
        strips = app.screen_stack[0]._compositor.render_strips(app.size)
        behind = "\n".join(strip.text for strip in strips)
        assert "tour I sur VI" in behind
        assert "Esc quitter" not in behind, "the keys of the game do nothing now"

    show(client, script, (120, 40))
    assert client.state.games.replica.seq == seq


def test_of_the_commands_only_the_one_under_the_cursor_is_bold():
    async def script(app, pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: bool(app.screen.query(OptionList)) and app.screen.query_one(OptionList).option_count)
        await pilot.pause(0.05)
        region = app.screen.query_one(OptionList).region
        rows = [strip.crop(region.x + 2, region.right - 2) for strip in app.screen._compositor.render_strips(app.size)]
        app.bold = [row.text for row in rows[region.y : region.bottom] if any(
            part.style and part.style.bold and part.text.strip() for part in row
        )]  # fmt: skip

    bold = show(None, script).bold
    assert len(bold) == 1, bold
