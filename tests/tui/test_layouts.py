"""Keys are commands on every keyboard of our languages: with Caps Lock, in Cyrillic, on the digits' row of AZERTY."""

from __future__ import annotations

import pytest
from rich.text import Text
from textual import events
from textual.widgets import Input

from tests.tui.local import LocalTable, screen_text, show, until
from tui.input.keys import Keymap
from tui.input.layouts import meant, number_typed
from tui.screens.dialogs import Chooser, Log, Reader
from tui.screens.game.game import GameScreen
from tui.screens.home.home import Home
from tui.screens.settings.keyboard import KeyDialog, KeysScreen

ROW = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))
"""What each digit's key of AZERTY types."""


@pytest.mark.parametrize(("character", "key"), [
    ("r", "r"), ("R", "r"), ("к", "r"), ("К", "r"), ("й", "q"), ("Й", "q"), ("ы", "s"), ("Ы", "s"), ("і", "s"),
    ("І", "s"), ("ї", "ї"), ("?", "?"), ("5", "5"), ("é", "2"), ("É", "2"), ("&", "1"), ("à", "0"), ("ß", "ß"),
    ("Z", "z"), ("Ö", "Ö"), ("ё", "ё"), (" ", "space"), ("漢", "漢"),
])  # fmt: skip
def test_a_character_means_the_command_on_its_key_in_every_language(character, key):
    pressed = "space" if character == " " else character
    for french in (False, True):
        assert meant(pressed, character, (), french) == key


def test_the_digits_row_of_azerty_is_meant_whole_where_the_game_speaks_french():
    assert [meant(typed, typed, (), french=True) for typed in ROW.values()] == [*ROW]
    assert [meant(typed, typed, (), french=True) for typed in "§!"] == ["6", "8"], "on keyboards of Apple and Belgium"
    beside_enter = [meant(typed, typed, (), french=False) for typed in "\"'(-_!§"]
    assert beside_enter == [*"\"'(-_!§"], "elsewhere, such a key is pressed by mistake"


@pytest.mark.parametrize(("chosen", "character", "key"), [
    ("K", "K", "K"), ("K", "Л", "Л"), ("k", "K", "k"), ("é", "é", "é"), ("'", "'", "'"), (";", "ж", "ж"),
    ("comma", "б", "б"),
])  # fmt: skip
def test_a_key_that_was_chosen_is_itself(chosen, character, key):
    assert meant(character, character, [chosen], french=True) == key


def test_keys_without_a_character_stay_what_they_are():
    for key, character in (("enter", "\r"), ("f2", None), ("ctrl+c", "\x03"), ("escape", "\x1b"), ("shift+up", None)):
        assert meant(key, character, (), french=True) == key


def playing(game="academy"):
    local = LocalTable("Anna", game=game, seed=3)
    local.start(bots=2)
    return local


async def type_(app, pilot, *characters: str) -> None:
    """Presses keys as a terminal tells them."""
    for each in characters:
        app.post_message(events.Key(each, each))
        await pilot.pause()
        await pilot.pause()


@pytest.mark.parametrize("log", ["l", "L", "д", "Д"])
def test_a_letter_opens_and_closes_what_its_key_does(log):
    async def script(app, pilot):
        await type_(app, pilot, log)
        await until(pilot, lambda: isinstance(app.screen, Log | Reader))
        await type_(app, pilot, log)
        await until(pilot, lambda: type(app.screen) is GameScreen)

    show(playing().clients[0], script)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_digits_row_of_azerty_answers_a_question(language):
    local = playing()

    async def script(app, pilot):
        await type_(app, pilot, ROW["2"])
        await until(pilot, lambda: len(local.table.play.dealer.steps) > 0)

    show(local.clients[0], script, language=language)


@pytest.mark.parametrize(("character", "answer"), [*((typed, digit) for digit, typed in [*ROW.items()][:9])])
def test_each_key_of_the_row_chooses_in_a_dialog(character, answer):
    chosen: list[int | None] = []

    async def script(app, pilot):
        app.push_screen(Chooser("Title", Text(), [*"abcdefghi"]), chosen.append)
        await pilot.pause(0.05)
        await type_(app, pilot, character)
        await until(pilot, lambda: chosen)

    show(None, script, language="fr")
    assert chosen == [int(answer) - 1]


@pytest.mark.parametrize("key", ["J", "О", "о"])
def test_the_first_screen_takes_capitals_and_cyrillic_letters(key):
    async def script(app, pilot):
        assert type(app.screen) is Home
        await type_(app, pilot, key)
        await until(pilot, lambda: "Which table?" in screen_text(app))

    show(None, script)


def test_what_is_written_stays_as_it_is_typed():
    async def script(app, pilot):
        await type_(app, pilot, "T", *"RКé&\"'")
        assert app.screen.query_one("#chat", Input).value == "RКé&\"'"

    show(LocalTable("Anna").clients[0], script, language="fr")


def test_a_capital_can_still_be_chosen_for_a_command():
    async def script(app, pilot):
        app.push_screen(KeysScreen())
        await pilot.pause()
        app.push_screen(KeyDialog("log"))
        await pilot.pause()
        await type_(app, pilot, "É")
        await until(pilot, lambda: type(app.screen) is KeysScreen)
        assert app.preferences.keymap.chosen == Keymap({"log": "É"}).chosen == {"log": "É"}

    show(None, script, language="fr")


@pytest.mark.parametrize(("word", "number"), [
    ("&", "1"), ("&à", "10"), ("é", "2"), ("12", "12"), ("t", "t"), ("&t", "&t"), ("", ""), ("?", "?"),
])  # fmt: skip
def test_a_number_typed_on_the_row_is_one_in_lines_of_text(word, number):
    assert number_typed(word) == number
