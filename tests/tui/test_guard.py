"""Keys count for what was on the screen when they were pressed: two at once, keys too early, keys too late."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList

from tests.tui.local import LocalTable, screen_text, show, until, until_asked
from tui.app.settings import LANGUAGES
from tui.input.stale_input import StaleInputGuard
from tui.screens.dialogs import Chooser, Form, Reader, TooSmall
from tui.screens.home.home import Home
from tui.screens.lobby.lobby import LobbyScreen


def test_fresh_takes_what_was_pressed_since_it_was_shown():
    now = [10.0]
    fresh = StaleInputGuard(0.25, lambda: now[0])
    assert not fresh.counts(9.0)
    assert not fresh.counts(11.0)
    fresh.show()
    assert not fresh.counts(9.9)
    assert fresh.counts(10.0)
    fresh.cover()
    assert not fresh.counts(11.0)
    fresh.show(since=9.5)
    assert fresh.counts(9.5)
    assert not fresh.counts(9.4)


def test_fresh_waits_when_something_came_by_itself():
    fresh = StaleInputGuard(0.25, lambda: 10.0)
    fresh.show(by_itself=True)
    assert not fresh.counts(10.2)
    assert fresh.counts(10.25)


def at_once(app, *keys: str) -> None:
    """Keys that the terminal delivers in one piece, as a repeating key over a slow line does."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


DIALOGS = {
    "reader": (lambda: Reader("Title", Text("body"), "hint"), ("enter", "escape", "space", "q")),
    "chooser": (lambda: Chooser("Title", Text("body"), ["one", "two"]), ("enter", "escape", "1", "2")),
    "form": (lambda: Form("Title", "value", "hint", lambda text: None), ("enter", "escape")),
}


@pytest.mark.parametrize(("dialog", "key"), [(name, key) for name, (_, closing) in DIALOGS.items() for key in closing])
def test_two_keys_at_once_close_one_dialog_and_nothing_under_it(dialog, key):
    answers = []

    async def script(app, pilot):
        app.push_screen(DIALOGS[dialog][0](), answers.append)
        await until(pilot, lambda: app.screen.fresh.counts(monotonic()))
        at_once(app, key, key, key)
        await until(pilot, lambda: answers)
        await pilot.pause(0.2)
        assert [type(screen) for screen in app.screen_stack] == [LobbyScreen]

    show(LocalTable("Anna").clients[0], script)
    assert len(answers) == 1


def test_the_notice_of_a_small_terminal_takes_no_keys():
    async def script(app, pilot):
        await pilot.resize_terminal(59, 20)
        await until(pilot, lambda: type(app.screen) is TooSmall)
        at_once(app, "escape", "escape", "enter", "q")
        await pilot.pause(0.1)
        assert type(app.screen) is TooSmall
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: type(app.screen) is LobbyScreen)

    show(LocalTable("Anna").clients[0], script)


def test_a_dialog_under_the_notice_of_a_small_terminal_is_answered_when_it_is_seen_again():
    async def script(app, pilot):
        app.push_screen(Chooser("Title", Text("body"), ["one", "two"]))
        await pilot.pause(0.05)
        dialog = app.screen
        await pilot.resize_terminal(59, 20)
        await until(pilot, lambda: type(app.screen) is TooSmall)
        dialog.dismiss(1)
        await pilot.pause(0.05)
        assert [type(screen) for screen in app.screen_stack[-2:]] == [Chooser, TooSmall]
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: app.screen is dialog and dialog.fresh.counts(monotonic()))
        await pilot.press("2")
        await until(pilot, lambda: type(app.screen) is LobbyScreen)

    show(LocalTable("Anna").clients[0], script)


def test_a_key_pressed_before_the_dialog_could_be_seen_is_not_for_it():
    async def script(app, pilot):
        early = events.Key("2", "2")
        await pilot.press("g")
        await pilot.pause(0.05)
        assert "Which game?" in screen_text(app)
        app.post_message(early)
        await pilot.pause(0.05)
        assert "Which game?" in screen_text(app)

    show(LocalTable("Anna").clients[0], script)


def test_a_key_pressed_while_a_dialog_was_up_is_not_for_what_was_under_it():
    async def script(app, pilot):
        await pilot.press("n")
        await pilot.pause(0.05)
        late = events.Key("j", "j")
        await pilot.press("escape")
        await pilot.pause(0.05)
        app.post_message(late)
        await pilot.pause(0.05)
        assert type(app.screen) is Home

    show(None, script)


def test_a_dialog_that_came_by_itself_takes_no_key_for_a_moment():
    async def script(app, pilot):
        app.push_screen(Chooser("Title", Text("body"), ["one", "two"], by_itself=True))
        await pilot.pause(0.05)
        await pilot.press("1")
        await pilot.pause(0.05)
        assert type(app.screen) is Chooser
        app.screen.fresh.show()
        await pilot.press("1")
        await pilot.pause(0.05)
        assert type(app.screen) is Home

    show(None, script, patience=60)


def test_a_dialog_that_was_asked_for_takes_keys_as_soon_as_it_is_seen():
    async def script(app, pilot):
        await pilot.press("n")
        await pilot.pause(0.05)
        await pilot.press("x")
        await pilot.pause(0.05)
        assert app.screen.query_one(Input).value == "x"

    show(None, script, patience=60)


def test_a_table_that_ends_while_a_dialog_is_answered_leaves_the_first_screen():
    """The line is closed for good in the same moment in which somebody answers."""
    client = LocalTable("Anna").clients[0]

    async def script(app, pilot):
        await pilot.press("escape")
        await pilot.pause(0.05)
        client.status = "closed"
        app.look_again()
        at_once(app, "1", "1")
        await asyncio.sleep(0)
        await pilot.pause(0.1)
        assert type(app.screen) is Home
        assert len(app.screen_stack) == 1

    show(client, script)


@pytest.mark.parametrize("size", [(60, 19), (20, 5)], ids=["60x19", "20x5"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_of_a_small_terminal_is_whole_however_small_it_is(language, size):
    async def script(app, pilot):
        await until(pilot, lambda: type(app.screen) is TooSmall)
        await pilot.pause(0.1)
        shown = " ".join(screen_text(app).split())
        assert shown == " ".join(app.navigation.too_small().split())
        assert f"{size[0]} × {size[1]}" in shown

    show(None, script, size, language)


def test_a_click_on_a_dialog_that_came_by_itself_counts_no_sooner_than_a_key():
    """Pressed before the end could be seen, the mouse answers nothing; seen, it does."""

    async def click(app, pilot):
        at = app.screen.query_one(OptionList).region
        where = {"x": at.x + 3, "y": at.y + 1, "delta_x": 0, "delta_y": 0, "button": 1}
        more = {"shift": False, "meta": False, "ctrl": False, "screen_x": at.x + 3, "screen_y": at.y + 1}
        for kind in (events.MouseDown, events.MouseUp):
            app.post_message(kind(None, **where, **more))
            await pilot.pause(0.05)

    async def script(app, pilot):
        app.push_screen(Chooser("Title", Text("body"), ["one", "two"], by_itself=True))
        await pilot.pause(0.05)
        await click(app, pilot)
        assert type(app.screen) is Chooser
        app.screen.fresh.show()
        await click(app, pilot)
        assert type(app.screen) is Home

    show(None, script, patience=60)


def test_space_leads_through_a_long_text_and_from_its_end_back():
    async def script(app, pilot):
        app.push_screen(Reader("Title", Text("\n".join(map(str, range(200)))), "Keys"))
        await until_asked(pilot, Reader)
        scroll = app.screen.query_one(VerticalScroll)
        app.pages = 1
        while isinstance(app.screen, Reader) and app.pages < 50:
            await until(pilot, lambda at=app.pages: scroll.scroll_y > 0 or at == 1)
            await pilot.press("space")
            await pilot.pause()
            app.pages += 1

    assert 5 < show(LocalTable("Anna", game="nobles").clients[0], script).pages < 50
