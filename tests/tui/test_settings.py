"""Settings: what is chosen is there next time, and a file that is damaged harms nobody."""

from __future__ import annotations

import io
import json
import os

import msgspec
import pytest
from textual.widgets import OptionList, Static

from netplay.atomic_files import write_atomically
from tests.tui.local import LocalTable, screen_text, show
from tui.app.app import RoundTable
from tui.app.settings import LANGUAGES, Settings, settings_path
from tui.draw.styles import style
from tui.screens.settings.settings import CHOICES, row_width, setting_row, value_of, values_list
from tui.session.launch import LaunchRequest
from tui.text.words import Words

CHOSEN = {
    "name": "Хлоя",
    "language": "uk",
    "address": "[::1]:4747",
    "game": "histrio",
    "options": {"histrio": {"solo": True, "mode": "long", "number": 3}},
    "bots": {"histrio": ["king", "page"]},
    "lone_done": False,
    "characters": "ascii",
    "telling": "slow",
    "theme": "light",
    "motion": "off",
    "clicks": "one",
    "confirmations": "few",
    "bell": False,
    "keymap": {"log": "k"},
}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    return settings_path()


def test_every_setting_comes_back():
    assert CHOSEN.keys() == {field.name for field in msgspec.structs.fields(Settings)}
    first = msgspec.to_builtins(Settings())
    assert all(first[key] != value for key, value in CHOSEN.items())
    Settings(**CHOSEN).save()
    assert msgspec.to_builtins(Settings.load()) == CHOSEN


def test_without_a_file_there_are_first_settings(home):
    assert msgspec.to_builtins(Settings.load()) == msgspec.to_builtins(Settings())
    assert not home.exists()


@pytest.mark.parametrize("key", CHOSEN)
def test_what_is_chosen_is_saved_at_once(key):
    settings = Settings()
    settings.choose(key, CHOSEN[key])
    assert getattr(Settings.load(), key) == CHOSEN[key]


@pytest.mark.parametrize(
    "bytes_",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"name": 5}',
        b'{"telling": "never"}',
        b'{"lone_done": "yes"}',
        b"\xff\xfe\x00",
        b'{"name": "\xff"}',
        b"[" * 100_000,
        b'{"options": {"academy": 1}}',
        b'{"keymap": {"log": 1}}',
    ],
    ids=["empty", "cut", "null", "list", "number", "unknown", "word", "utf-16", "no utf-8", "deep", "options", "keys"],
)
def test_a_damaged_file_is_kept_aside(home, bytes_):
    home.parent.mkdir(parents=True)
    home.write_bytes(bytes_)
    settings = Settings.load()
    assert msgspec.to_builtins(settings) == msgspec.to_builtins(Settings())
    aside = home.with_suffix(".damaged.json")
    assert settings.kept_aside == str(aside)
    assert aside.read_bytes() == bytes_
    settings.choose("name", "Anna")
    assert Settings.load().name == "Anna"
    assert Settings.load().kept_aside == ""


def test_a_newer_file_is_read_as_far_as_it_is_known(home):
    home.parent.mkdir(parents=True)
    home.write_text(json.dumps({"name": "Anna", "hints": True}))
    assert Settings.load().name == "Anna"


def test_a_file_that_is_cut_off_while_it_is_written_leaves_the_old_one(home, monkeypatch):
    Settings(name="Anna").save()

    class Full(io.FileIO):
        def write(self, data):
            super().write(data[:5])
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(
        "netplay.atomic_files.open", lambda path, mode, opener: Full(path, "x", opener=opener), raising=False
    )
    Settings(name="Boris").save()
    assert Settings.load().name == "Anna"
    assert [path.name for path in home.parent.iterdir()] == [home.name]


def test_two_programs_that_save_at_once_do_not_mix_their_files(home):
    """The second begins before the first has put its file in its place."""
    Settings(name="Anna").save()
    ours, theirs = json.dumps({"name": "Boris"}).encode(), json.dumps({"name": "Chloé, the second"}).encode()
    with write_atomically(home, ours) as first, write_atomically(home, theirs) as second:
        assert Settings.load().name == "Anna"
        first.replace(home)
        assert Settings.load().name == "Boris"
        second.replace(home)
    assert Settings.load().name == "Chloé, the second"
    Settings.load().save()
    assert [path.name for path in home.parent.iterdir()] == [home.name]


def test_a_folder_that_cannot_be_made_is_no_trouble(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    settings = Settings(name="Anna")
    settings.save()
    assert (settings.unsaved, Settings.load().name) == (True, "")
    (tmp_path / "file").unlink()
    settings.save()
    assert (settings.unsaved, Settings.load().name) == (False, "Anna")


def test_what_the_command_line_says_is_not_saved():
    settings = Settings(name="Anna", language="fr").for_now(name="Boris", language="ru", characters="ascii")
    assert (settings.person(), settings.tongue(), settings.ascii_only(False)) == ("Boris", "ru", True)
    settings.save()
    loaded = Settings.load()
    assert (loaded.person(), loaded.tongue(), loaded.ascii_only(False)) == ("Anna", "fr", False)


def test_what_is_chosen_later_counts_more_than_the_command_line():
    settings = Settings(name="Anna").for_now(name="Boris", language="ru")
    settings.choose("name", "Chloé")
    settings.choose("language", "uk")
    assert (settings.person(), settings.tongue()) == ("Chloé", "uk")


@pytest.mark.parametrize("name", ["\x1b[", "   ", "x" * 40, "\u202e"])
def test_a_saved_name_that_will_not_do_is_not_offered(name, monkeypatch):
    monkeypatch.setenv("LOGNAME", "anna")
    assert Settings(name=name).person() == "Anna"


def test_an_account_whose_name_will_not_do_is_a_squire(monkeypatch):
    for key in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(key, "---")
    assert Settings().person() == "Squire"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "ru_RU", "LANG": "fr_FR"}, "ru"),
        ({"LC_MESSAGES": "uk_UA", "LANG": "fr_FR"}, "uk"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment, language, monkeypatch):
    for key, value in environment.items():
        monkeypatch.setitem(os.environ, key, value)
    assert Settings().tongue() == language
    assert Settings(language="xx").tongue() == language
    assert Settings(language="fr").tongue() == "fr"


@pytest.mark.parametrize(("characters", "by_itself", "drawn"), [
    ("auto", True, True), ("auto", False, False), ("ascii", False, True), ("unicode", True, False)
])  # fmt: skip
def test_characters(characters, by_itself, drawn):
    assert Settings(characters=characters).ascii_only(by_itself) is drawn


def test_saved_options_that_a_table_would_refuse_are_not_offered_again():
    saved = {"histrio": {"seasons": True, "nonsense": 1}, "nobles": {"same_suit": 1, "opening_hand": 6}}
    app = RoundTable(LaunchRequest(), Settings(options=saved))
    assert app.preferences.last_options("histrio") == {}
    assert app.preferences.last_options("nobles") == {"opening_hand": 6}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_value_that_enter_chooses_is_named_before_all_keys_in_one_row(language, size):
    words, seen = Words(language), []

    async def script(app, pilot):
        await pilot.press("f2")
        for _ in range(11):
            await pilot.pause()
            hint = [row for row in screen_text(app).splitlines() if row.startswith("│") and " Enter " in row][-1]
            seen.append(" ".join(hint.split()))
            assert app.screen.query_one("#hint").size.height == 1
            await pilot.press("down")

    show(LocalTable("Anna").clients[0], script, size, language=language)
    following = Words(LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)])("table-language")
    assert " ".join(words("frame-settings-change", value=following).split()) in seen[0]
    assert words("frame-settings-open") in seen[1]
    assert all("Esc" in row and row.index("Enter") < row.index("↑↓") for row in seen), seen


def test_every_value_in_force_stands_out_and_the_default_of_a_changed_one_is_told_apart():
    words = Words("en")

    async def script(app, pilot):
        app.preferences.choose("motion", "off")
        app.preferences.choose("name", "Blancheflor")
        await pilot.press("f2")
        await pilot.pause()
        rows = app.screen.query_one("#settings", OptionList)
        app.prompts = {key: rows.get_option(key).prompt for key in ("name", "motion", "bell", "language")}
        app.lists = {key: values_list(app, key) for key in ("name", "motion", "bell", "language")}

    app = show(None, script, (80, 24))
    shown, lists = app.prompts, app.lists
    default = words("settings-default", value=words("table-set-motion-full"))
    assert lists["motion"].plain.splitlines()[-2:] == ["", default]
    assert [str(span.style) for span in lists["motion"].spans][-1] == str(style("soft-dim"))
    assert "default" not in shown["motion"].plain, "not beside the value in force"
    for key in ("name", "motion", "bell"):
        looks = [str(span.style) for span in shown[key].spans]
        assert looks.count(str(style("ink bold"))) == 1, "of two that are bold one would seem to be more"
        assert str(style("gold bold")) not in looks, "gold is the cursor's"
    for key in ("name", "bell", "language"):
        assert default.partition(":")[0] not in lists[key].plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
def test_a_setting_is_explained_beside_the_list_with_all_its_values_and_a_preview(language, size):
    words = Words(language)

    async def script(app, pilot):
        await pilot.press("f2", "down", "down")
        await pilot.pause()
        x, y, width, height = app.screen.query_one("#explained").region
        rows = screen_text(app).splitlines()[y : y + height]
        beside = " ".join(" ".join(row[x + 1 : x + width] for row in rows).split())
        for value in CHOICES["theme"]:
            assert value_of(app, "theme", value) in beside, value
        assert " ".join(words("table-set-theme-about").split()) in beside
        assert f"► {words('table-set-theme-auto')}" in beside
        assert "A B C D E" in beside
        assert words("frame-yours") in beside

    show(None, script, size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (100, 30), (120, 40)], ids=str)
def test_every_setting_takes_one_row_with_every_value(language, size):
    async def script(app, pilot):
        for key, values in [each for each in CHOICES.items() if each[0] != "language"]:
            for value in values:
                setattr(app.settings, key, value)
                row = setting_row(app, key, True)
                assert row.cell_len <= row_width(app), row.plain
                assert value_of(app, key, value) in row.plain

    show(None, script, size, language)


def test_no_key_of_the_settings_is_named_below_a_dialog_over_them():
    words = Words("en")

    async def script(app, pilot):
        await pilot.press("f2", "end")
        await pilot.pause()
        assert f"Enter {words('frame-settings-open')}" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert words("table-keys-title") in screen_text(app)
        assert f"Enter {words('frame-settings-open')}" not in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert f"Enter {words('frame-settings-open')}" in screen_text(app)

    show(None, script, (80, 24))


def test_what_a_setting_is_about_has_the_colour_of_text():
    async def script(app, pilot):
        await pilot.press("f2")
        await pilot.pause()
        app.said = app.screen.query_one("#about", Static).content

    said = show(None, script, (80, 24)).said
    assert (said.plain, said.style) == (Words("en")("table-set-language-about"), style("ink"))


@pytest.mark.parametrize("size", [(120, 40), (160, 50), (62, 70)])
def test_free_rows_part_the_settings_from_the_edge_above_and_the_keys_below(size):
    async def script(app, pilot):
        await pilot.press("f2")
        await pilot.pause(0.1)
        dialog, preview, keys = (app.screen.query_one(each).region for each in (".dialog", "#preview", "#hint"))
        assert app.screen.query_one("#settings").region.y == dialog.y + 2
        assert preview.bottom < keys.y

    show(None, script, size)
