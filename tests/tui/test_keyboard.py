"""The setting for keys: what can be chosen, what follows from it, and that no text names a key that does another
thing."""

from __future__ import annotations

import json
import re

import pytest
from textual.binding import Binding
from textual.geometry import Offset
from textual.widgets import Input, OptionList

from tests.tui.local import LocalTable, screen_text, show, until
from tests.tui.test_keys import dialog_text
from tests.tui.test_locale import BOOKS, prose, texts
from tui.app.app import RoundTable
from tui.app.settings import LANGUAGES, Settings, settings_path
from tui.input import keys
from tui.input.keys import NAMES, SCREENS, USUAL, Keymap
from tui.screens.command_palette import Palette, commands
from tui.screens.dialogs import Log, Reader
from tui.screens.game.game import GameScreen
from tui.screens.game.game_keys import GameKeys
from tui.screens.hall.hall import HallScreen
from tui.screens.home.home import Home
from tui.screens.lobby.lobby import LobbyScreen
from tui.screens.replay.finished import FinishedGames
from tui.screens.replay.replay import ReplayScreen
from tui.screens.replay.statistics import StatisticsScreen
from tui.screens.settings.keyboard import KeyDialog, KeysScreen, key_row
from tui.screens.table_screen import TableScreen
from tui.session.launch import LaunchRequest
from tui.text.words import Words

# Which key can do what

FIXED = {"quit", "turn(-1)", "turn(1)", "box(0)", "box(1)", "box(2)", "box(3)"}
"""What is done by arrows, digits and Ctrl-C alone."""
OF = {
    RoundTable: ("everywhere",), Home: ("everywhere", "home"), TableScreen: ("table", "within"),
    LobbyScreen: ("everywhere", "within", "table", "lobby"), GameKeys: ("everywhere", "game"),
    FinishedGames: ("within", "finished"), ReplayScreen: ("everywhere", "within", "replay"),
    StatisticsScreen: ("within", "statistics"), HallScreen: ("everywhere", "within", "table", "hall"),
}  # fmt: skip
"""Where the bindings of a class hold."""


def bindings(kind) -> list[Binding]:
    return [each for each in vars(kind)["BINDINGS"] if isinstance(each, Binding)]


@pytest.mark.parametrize("kind", OF)
def test_whatever_has_a_key_and_words_can_have_another(kind):
    for binding in bindings(kind):
        if binding.description and binding.action not in FIXED:
            assert any(binding.id in USUAL[place] for place in OF[kind]), binding
            assert binding.description == f"table-does-{binding.id}"
            assert binding.key == Keymap().keys(str(binding.id))
            assert not binding.priority, "else it would be taken from who writes"


def test_whatever_can_have_another_key_has_one_where_it_holds():
    bound = {place: {each.id for kind in OF if place in OF[kind] for each in bindings(kind)} for place in USUAL}
    assert all({*names} <= bound[place] for place, names in USUAL.items())


def test_no_usual_key_does_two_things_in_one_place():
    assert len(NAMES) == len({*NAMES})
    for screen in SCREENS:
        here = [keys.usual(name) for place in screen for name in USUAL[place]]
        assert len(here) == len({*here})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_key_has_words_and_those_of_one_place_differ(language):
    words = Words(language)
    assert all(words.has(f"table-keys-{place}") for place in USUAL)
    assert all(words.has(f"table-does-{name}") for name in NAMES)
    for names in USUAL.values():
        assert len({words(f"table-does-{name}") for name in names}) == len(names)


@pytest.mark.parametrize(("key", "all_of_them"), [
    ("k", "k,л"), ("s", "s,ы,і"), ("K", "K,Л"), (";", ";,ж"), ("comma", "comma,б"), ("'", "',э,є"), ("f5", "f5"),
    ("ctrl+k", "ctrl+k"), ("é", "é"), ("?", "?"),
])  # fmt: skip
def test_a_key_is_bound_with_those_in_its_place(key, all_of_them):
    assert keys.letter(key) == all_of_them


@pytest.mark.parametrize(("key", "character", "written"), [
    ("k", "k", "k"), ("л", "л", "k"), ("Л", "Л", "K"), ("ж", "ж", ";"), ("Ж", "Ж", "Ж"), ("б", "б", "comma"),
    ("comma", ",", "comma"), ("question_mark", "?", "?"), ("space", " ", "space"), ("tab", "\t", "tab"),
    ("enter", "\r", "enter"), ("f5", None, "f5"), ("ctrl+k", "\x0b", "ctrl+k"), ("5", "5", "5"),
])  # fmt: skip
def test_a_pressed_key_is_written_by_its_place(key, character, written):
    assert keys.pressed(key, character) == written


@pytest.mark.parametrize(("key", "why"), [
    *dict.fromkeys(("up", "enter", "escape", "tab", "ctrl+c", "ctrl+q", "0", "9", "end", "space"), "needed").items(),
    *dict.fromkeys(("shift+f2", "insert", "alt+k", "", "kk", "\x1b", "漢", "f13", "ctrl+shift+k"), "unfit").items(),
    *dict.fromkeys(("k", "K", "é", "²", "?", "comma", "f1", "f12", "ctrl+k", "ж"), "").items(),
])  # fmt: skip
def test_which_keys_can_be_chosen(key, why):
    assert keys.why_not(key) == why


@pytest.mark.parametrize(("wanted", "chosen"), [
    ({"log": "k"}, {"log": "k"}),
    ({"log": "л"}, {"log": "k"}),
    ({"log": "l"}, {}),
    ({"nothing": "k", "log": "5", "hint": "insert", "why": "", "chat": "escape"}, {}),
    ({"log": "h"}, {}),
    ({"log": "h", "hint": "l"}, {"log": "h", "hint": "l"}),
    ({"log": "k", "hint": "k"}, {"log": "k"}),
    ({"ready": "k", "hint": "k"}, {"ready": "k", "hint": "k"}),
    ({"settings": "r"}, {}),
    ({"chat": "z", "log": "t", "people": "z"}, {"chat": "z", "log": "t"}),
    ({"log": "t", "chat": "p"}, {}),
], ids=str)  # fmt: skip
def test_of_what_is_wanted_only_what_can_be_is_chosen(wanted, chosen):
    assert Keymap(wanted).chosen == chosen


@pytest.mark.parametrize(("before", "name", "key", "after"), [
    ({}, "hint", "k", {"hint": "k"}),
    ({}, "hint", "w", {"hint": "w", "why": "h"}),
    ({"hint": "w", "why": "h"}, "hint", "h", {}),
    ({}, "settings", "r", {"settings": "r", "return": "f2", "results": "f2", "result": "f2", "records": "f2",
                           "ready": "f2", "round": "f2"}),
    ({}, "ready", "t", None),
    ({}, "chat", "r", {"chat": "r", "ready": "t", "round": "t"}),
    ({}, "people", "o", {"people": "o", "outcome": "p"}),
    ({}, "outcome", "p", {"people": "o", "outcome": "p"}),
    ({}, "ready", "?", None),
], ids=str)  # fmt: skip
def test_who_takes_a_key_gives_their_own_for_it_where_that_is_free(before, name, key, after):
    changed = Keymap(before).with_key(name, key)
    assert (None if changed is None else changed.chosen) == after


def test_esc_leaves_whatever_is_chosen():
    assert Keymap({"leave": "z"}).keys("leave") == "escape,z,я"


# The file


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return settings_path()


def test_keys_come_back_next_time(home):
    RoundTable(LaunchRequest(), Settings.load()).preferences.choose("keymap", Keymap({"log": "k"}).chosen)
    assert json.loads(home.read_text())["keymap"] == {"log": "k"}
    app = RoundTable(LaunchRequest(), Settings.load())
    assert app.words("table-key-log") == "k log"
    app.preferences.choose("keymap", {})
    assert json.loads(home.read_text())["keymap"] == {}
    assert app.words("table-key-log") == "l log"


def test_what_cannot_be_is_passed_over_when_the_program_starts(home):
    home.parent.mkdir(parents=True)
    home.write_text(json.dumps({"keymap": {"log": "k", "hint": "k", "why": "ctrl+c", "no": "z"}, "name": "Anna"}))
    app = RoundTable(LaunchRequest(), Settings.load())
    assert app.preferences.keymap.chosen == {"log": "k"}
    assert app.settings.person() == "Anna"


# On the screen

TO_KEYS = ("f2", "up", "enter")


def text(name: str, **about: str) -> str:
    """A text of the program as `dialog_text` gives it."""
    return " ".join(Words("en")(name, **about).split())


def playing():
    local = LocalTable("Anna", game="academy", seed=3)
    local.start(bots=2)
    return local.clients[0]


async def row_of(app, pilot, name):
    """The screen of the keys, with the cursor on this."""
    if not isinstance(app.screen, KeysScreen):
        app.push_screen(KeysScreen())
        await pilot.pause()
    rows = app.screen.query_one(OptionList)
    rows.highlighted = rows.get_option_index(name)


async def press(pilot, *pressing):
    for key in pressing:
        await pilot.press(key)
    await pilot.pause()


def test_another_key_is_chosen_and_does_it_from_then_on():
    async def script(app, pilot):
        await press(pilot, *TO_KEYS, "end", *["up"] * 6, "enter")
        assert text("table-keys-another", does=text("table-does-log")) in dialog_text(app)
        await press(pilot, "л")
        assert "k read the log (default l)" in dialog_text(app)
        await press(pilot, "escape")
        assert "1 changed" in dialog_text(app)
        await press(pilot, "escape")
        await pilot.resize_terminal(120, 40)  # a narrower screen does not name this key
        await until(pilot, lambda: "k log" in screen_text(app))
        assert "l log" not in screen_text(app)
        await press(pilot, "l")
        assert type(app.screen) is GameScreen
        for key in ("k", "л"):
            await press(pilot, key)
            assert isinstance(app.screen, Log | Reader)
            await press(pilot, key)
            assert type(app.screen) is GameScreen
        assert "Read the log k" in [" ".join(each.text.split()) for each in commands(app, app.screen)]
        await press(pilot, "?", "end")
        assert re.search(r"k +read the whole log", screen_text(app))

    assert show(playing(), script).settings.keymap == {"log": "k"}


def test_a_key_that_is_taken_is_swapped_if_it_is_chosen_twice():
    async def script(app, pilot):
        await row_of(app, pilot, "hint")
        await press(pilot, "enter", "w")
        taken = text("table-keys-swap", key="w", does=text("table-does-why"), other="h")
        assert taken in dialog_text(app)
        assert app.preferences.keymap.chosen == {}
        await press(pilot, "w")
        assert app.preferences.keymap.chosen == {"hint": "w", "why": "h"}
        await press(pilot, "escape", "h")
        assert isinstance(app.screen, Reader)
        assert "Why can’t I" in dialog_text(app)
        await press(pilot, "escape")
        await row_of(app, pilot, "hint")
        await press(pilot, "backspace")
        assert text("table-keys-swap", key="h", does=text("table-does-why"), other="w") in dialog_text(app)
        await press(pilot, "h")
        assert type(app.screen) is KeysScreen
        assert app.preferences.keymap.chosen == {}

    show(playing(), script)


def test_what_cannot_be_chosen_is_refused_in_a_sentence():
    async def script(app, pilot):
        await row_of(app, pilot, "log")
        await press(pilot, "enter")
        for key, sign in (("5", "5"), ("up", "↑"), ("enter", "Enter"), ("tab", "Tab"), ("space", "Space")):
            await press(pilot, key)
            assert text("table-keys-needed", key=sign) in dialog_text(app)
        await press(pilot, "insert")
        assert text("table-keys-unfit", key="Insert") in dialog_text(app)
        await press(pilot, "escape")
        await row_of(app, pilot, "ready")
        await press(pilot, "enter", "t", "t")
        assert text("table-keys-taken", key="t", does=text("table-does-chat")) in dialog_text(app)
        await press(pilot, "escape")
        assert type(app.screen) is KeysScreen

    assert show(None, script, size=(120, 40)).settings.keymap == {}


def test_one_usual_key_comes_back_and_all_when_that_is_said_twice():
    async def script(app, pilot):
        app.preferences.choose("keymap", {"log": "k", "hint": "ctrl+t", "fold": "comma"})
        await row_of(app, pilot, "fold")
        await press(pilot, "backspace")
        assert app.preferences.keymap.chosen == {"log": "k", "hint": "ctrl+t"}
        await press(pilot, "end", "enter", "enter")
        assert app.preferences.keymap.chosen == {"log": "k", "hint": "ctrl+t"}, "the cursor stands on leaving them"
        await press(pilot, "enter", "2")
        assert type(app.screen) is KeysScreen
        assert app.preferences.keymap.chosen == {}

    show(None, script)


async def click(pilot, what):
    """On the row that says this."""
    rows = screen_text(pilot.app).splitlines()
    row = next(at for at, line in enumerate(rows) if what in line)
    await pilot.click(offset=Offset(rows[row].index(what), row))
    await pilot.pause()


def test_the_mouse_brings_back_a_usual_key():
    async def script(app, pilot):
        app.preferences.choose("keymap", {"settings": "f5"})
        await press(pilot, "f2")
        assert type(app.screen) is Home
        await press(pilot, "f5")
        await click(pilot, "1 changed")
        await until(pilot, lambda: type(app.screen) is KeysScreen)
        await click(pilot, "settings")
        assert type(app.screen) is KeyDialog
        await click(pilot, "leave it as it is")
        assert type(app.screen) is KeysScreen
        await click(pilot, "settings")
        await click(pilot, "the default key, F2")
        assert app.preferences.keymap.chosen == {}

    show(None, script, size=(60, 20))


def test_a_letter_that_opens_the_palette_is_still_written():
    async def script(app, pilot):
        app.preferences.choose("keymap", {"palette": "z"})
        app.screen.table_changed()
        await until(pilot, lambda: "z commands" in screen_text(app))
        assert "Ctrl-P" not in screen_text(app)
        await press(pilot, "t", "z")
        assert app.screen.query_one("#chat", Input).value == "z"
        await press(pilot, "escape", "z")
        assert isinstance(app.screen, Palette)

    show(LocalTable("Anna").clients[0], script, (120, 40))


def test_all_keys_are_in_reach_in_the_smallest_terminal():
    async def script(app, pilot):
        await row_of(app, pilot, "settings")
        await pilot.pause()
        words, seen = Words("ru"), ""
        assert " ".join(words("table-keys-keys").split()) in dialog_text(app)
        for _ in NAMES:
            seen += dialog_text(app)
            await press(pilot, "down")
        assert [name for name in NAMES if words(f"table-does-{name}")[:30] not in seen] == []

    show(None, script, size=(60, 20), language="ru")


# Texts

NAMED = re.compile(r"(?<![\w’.$-])([a-z]|F\d+|Ctrl-(?![CLZ])[A-Z])(?![\w’.-])")
"""A letter alone, or another key that can be changed."""
LEGENDS = ("rules-grail-reading", "-signs", "histrio-legend-caravels", "histrio-legend-marks")
"""How texts are called that explain what is drawn, with letters for what is drawn with them, as those of seats."""


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_text_names_a_key_that_may_do_something_else(language):
    """(English and French have words of one letter; what they set in, the others do too.)"""
    told = [(key, text) for key, text in prose(language) if not key.startswith("lines-") and not key.endswith(LEGENDS)]
    assert [key for key, text in told if NAMED.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_same_keys_and_only_such_as_there_are(language):
    known = Keymap().signs().keys()
    for book in BOOKS:
        english, ours = texts("en", book), texts(language, book)
        for key in ours:
            named = {each for each in ours[key] if each.startswith("key-")}
            assert named == {each for each in english[key] if each.startswith("key-")}, key
            assert named <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_a_text_is_the_one_that_was_chosen(language):
    changed = dict(zip(NAMES, (f"<{name}>" for name in NAMES), strict=True))
    signs = {f"key-{name}": sign for name, sign in changed.items()} | {
        f"key-row-{name}": sign for name, sign in changed.items()
    }
    words, found = Words(language, keys=signs), set()
    for book in BOOKS:
        for key, variables in texts("en", book).items():
            named = {each.removeprefix("key-").removeprefix("row-") for each in variables if each.startswith("key-")}
            others = dict.fromkeys((each for each in variables if not each.startswith("key-")), 1)
            assert all(f"<{name}>" in words(key, **others) for name in named), key
            found |= named
    assert found >= {*USUAL["table"], *USUAL["lobby"], *USUAL["game"], *USUAL["everywhere"]} - {"fold"}


def test_keys_and_what_they_do_are_apart_however_many_they_are():
    row = key_row(Words("en"), Keymap({"leave": "ctrl+x"}), "leave").plain
    assert row.split("  ")[1:3] == ["Esc Ctrl-X", Words("en")("table-does-leave")]
