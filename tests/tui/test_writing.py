"""While somebody writes, nothing that comes takes his letters for keys, and what he has begun goes on with him."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from textual import events

from netplay.protocol.messages import CHAT_CELLS, Abandon, Chat, Rename, Start
from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards import board
from tui.screens.command_palette import Palette, choose
from tui.screens.deal import MayOpen
from tui.screens.game.ending_dialog import EndingDialog
from tui.screens.game.game import GameScreen
from tui.screens.game.recap_dialog import RecapDialog
from tui.screens.lobby.lobby import LobbyScreen
from tui.screens.settings.name import NameForm
from tui.screens.settings.settings import SettingsScreen

REAL = {"patience": 0.25, "pause": 0.28}
"""Seconds as people have them, and tests mostly do not."""


async def write(pilot: Any, text: str) -> None:
    for letter in text:
        await pilot.press("space" if letter == " " else letter)


def line(app: Any) -> str:
    """The line of chat that is open."""
    chat = app.screen.query_one("#chat")
    assert chat.display
    assert chat.has_focus
    return chat.value


async def close_ending(app: Any, pilot: Any) -> None:
    """Presses Escape until it counts: a key that is older than the sight of the dialog is dropped."""
    for _ in range(20):
        if not isinstance(app.screen, EndingDialog):
            break
        await pilot.press("escape")
        await pilot.pause(0.1)
    assert type(app.screen) is GameScreen


async def round_over(app: Any, pilot: Any, local: LocalTable) -> None:
    """The first round of a Medieval Academy has been played, and its table is still to come."""
    local.play(lambda replica: any(map(board("academy").round_ends, replica.log)), random.Random(3))
    await until(pilot, lambda: app.screen.query_one("#news").queue.held)


def ready(game: str = "academy", **more: Any) -> LocalTable:
    local = LocalTable("Anna", "Boris", game=game, **more)
    local.start()
    local.clients[0].send(Abandon())
    local.clients[1].send(local.clients[1].state.table.toggled())
    return local


def test_a_line_that_was_begun_in_the_lobby_is_written_on_in_the_game():
    local = ready()
    boris = local.clients[1]

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "tmy bus comes at ")
        local.clients[0].send(Start())
        await write(pilot, "7 or 3")
        await until(pilot, lambda: type(app.screen) is GameScreen)
        app.written = line(app)
        await pilot.press("enter")
        await until(pilot, lambda: len(local.clients[0].state.talk.lines) > 0)

    app = show(boris, script, **REAL)
    assert app.written == "my bus comes at 7 or 3"
    assert [each.text for each in local.clients[0].state.talk.lines if hasattr(each, "text")] == [
        "my bus comes at 7 or 3"
    ]
    assert not local.table.play.dealer.steps, "nothing was answered"


def test_a_line_that_was_begun_in_a_game_is_written_on_in_the_lobby():
    local = LocalTable("Anna", "Boris", game="nobles", proven=True)
    local.start()
    boris = local.clients[1]

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "tno ")
        local.clients[0].send(Abandon())
        await until(pilot, lambda: type(app.screen) is LobbyScreen)
        await write(pilot, "wait, see you at 2")
        app.written, app.seat = line(app), boris.state.table.my_seat
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, MayOpen))

    app = show(boris, script, **REAL)
    assert (app.written, app.seat) == ("no wait, see you at 2", 1)
    assert boris.state.table.lobby.broken.agreed == [], "he is asked when he has written, and has not answered"


def test_the_result_waits_until_a_line_is_written():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.seq > 20, random.Random(3))

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "t")
        local.play(lambda replica: False, random.Random(3))
        await write(pilot, "3 in a row")
        await pilot.pause(1.5)
        app.written = line(app)
        await pilot.press("escape")
        while not isinstance(app.screen, EndingDialog):
            await until(pilot, lambda: isinstance(app.screen, RecapDialog | EndingDialog))
            if isinstance(app.screen, RecapDialog):
                app.screen.dismiss()
                await pilot.pause()

    assert show(local.clients[0], script, pause=0.01).written == "3 in a row"
    assert local.table.play is not None, "nobody has begun the next game"


def test_what_a_round_has_brought_is_told_when_the_line_is_written():
    local = LocalTable("Anna", "Boris", "Cleo")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "t")
        await round_over(app, pilot, local)
        await write(pilot, "well done")
        app.written = line(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, RecapDialog))

    assert show(local.clients[0], script, pause=0.01).written == "well done"


def test_a_form_that_is_filled_in_stays_and_the_game_comes_then():
    local = ready()
    boris = local.clients[1]
    boris.said = []
    send = boris.send
    boris.send = lambda message: (boris.said.append(message), send(message))[1]

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NameForm))
        local.clients[0].send(Start())
        await pilot.pause(0.5)
        await write(pilot, "7")
        app.top = type(app.screen)
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    assert show(boris, script, **REAL).top is NameForm
    assert not [each for each in boris.said if not isinstance(each, Rename | Chat)]
    assert not local.table.play.dealer.steps


@pytest.mark.parametrize("where", ["lobby", "game"])
def test_settings_that_are_changed_keep_the_line(where):
    local = LocalTable("Anna", "Boris", game="nobles")
    if where == "game":
        local.start()

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "thalf")
        await choose(app, "language", "fr")
        await write(pilot, " a line")
        app.written, app.seen = line(app), screen_text(app)

    app = show(local.clients[0], script)
    assert app.written == "half a line"
    assert "Nobles en duel" in app.seen


@pytest.mark.parametrize("leaves", ["tab", "#board", "#news"])
def test_a_line_that_nobody_writes_on_holds_nothing_up(leaves):
    """He has begun one, and then plays on by other keys or by the mouse."""
    local = LocalTable("Anna", "Boris", "Cleo")
    local.start()

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "thm")
        await round_over(app, pilot, local)
        await (pilot.press(leaves) if leaves == "tab" else pilot.click(leaves))
        app.screen.table_changed()
        await until(pilot, lambda: isinstance(app.screen, RecapDialog))

    show(local.clients[0], script, pause=0.01)


def test_a_line_that_is_sent_as_the_screen_changes_leaves_none_open():
    for turns in range(8):
        local = ready()

        async def script(app: Any, pilot: Any, local: LocalTable = local, turns: int = turns) -> None:
            await write(pilot, "thello")
            app.post_message(events.Key("enter", "\r"))
            for _ in range(turns):
                await asyncio.sleep(0)
            local.clients[0].send(Start())
            await until(pilot, lambda: type(app.screen) is GameScreen)
            await until(pilot, lambda: len(local.clients[0].state.talk.lines) > 0)
            await pilot.pause(0.05)
            app.open = app.screen.query_one("#chat").display

        assert not show(local.clients[1], script).open, turns
        assert [each.text for each in local.clients[0].state.talk.lines if hasattr(each, "text")] == ["hello"]


def test_the_result_comes_though_a_setting_is_changed_just_before_and_not_again_after():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: False, random.Random(3))

    async def script(app: Any, pilot: Any) -> None:
        await until(pilot, lambda: app.screen.presenter.result.due)
        app.preferences.choose(
            "telling", "at-once"
        )  # the screen that comes shows the result at once; this one waits a minute
        await choose(app, "language", "fr")
        await until(pilot, lambda: isinstance(app.screen, EndingDialog))
        await close_ending(app, pilot)
        await choose(app, "language", "ru")
        await pilot.pause(0.5)
        app.top = type(app.screen)

    assert show(local.clients[0], script, pause=20).top is GameScreen


def test_settings_that_are_turned_stay_and_the_game_comes_then():
    """Enter is the next value there, and in a game an answer."""
    local = ready()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        local.clients[0].send(Start())
        for _ in range(4):
            await pilot.press("enter")
            await pilot.pause(0.2)
        app.top = type(app.screen)
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    assert show(local.clients[1], script, **REAL).top is SettingsScreen
    assert not local.table.play.dealer.steps


def test_the_palette_stays_too():
    local = ready()

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette))
        local.clients[0].send(Start())
        await write(pilot, "tal")
        app.top = type(app.screen)
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen) is GameScreen)

    assert show(local.clients[1], script, **REAL).top is Palette


@pytest.mark.parametrize("playing", [False, True])
def test_a_line_that_cannot_be_sent_is_kept(playing):
    local = LocalTable("Anna", "Boris", game="nobles")
    if playing:
        local.start()
    anna = local.clients[0]

    async def script(app: Any, pilot: Any) -> None:
        await write(pilot, "thello")
        send, anna.send = anna.send, lambda message: False
        await pilot.press("enter")
        app.written = line(app)
        anna.send = send
        await pilot.press("enter")
        app.open = app.screen.query_one("#chat").display

    app = show(anna, script)
    assert (app.written, app.open) == ("hello", False)
    assert [each.text for each in local.clients[1].state.talk.lines if hasattr(each, "text")] == ["hello"]


# Pasted text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("before", "pasted", "written"),
    [
        ("", "x" * 241, "x" * CHAT_CELLS),
        ("", "y" * 5000, "y" * CHAT_CELLS),
        ("ab", "z" * 239, "ab" + "z" * 238),
        ("", "汉" * 121, "汉" * 120),
        ("", "a" + "汉" * 120, "a" + "汉" * 119),
    ],
    ids=["one too many", "far too many", "behind others", "wide", "half a character too many"],
)
def test_of_a_paste_that_is_too_long_the_beginning_is_kept_and_a_sentence_says_so(before, pasted, written, language):
    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("t", *before)
        app.post_message(events.Paste(pasted))
        await until(pilot, lambda: line(app) == written)
        await until(pilot, lambda: app.screen.query("Toast"))
        (said,) = [str(toast.render()) for toast in app.screen.query("Toast")]
        assert said == app.words("table-paste-cut", most=CHAT_CELLS)

    show(LocalTable("Anna").clients[0], script, language=language)


def test_a_paste_that_fits_is_kept_whole_and_nothing_is_said():
    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("t")
        app.post_message(events.Paste("x" * CHAT_CELLS))
        await until(pilot, lambda: line(app) == "x" * CHAT_CELLS)
        await pilot.pause(0.1)
        assert not app.screen.query("Toast")

    show(LocalTable("Anna").clients[0], script)
