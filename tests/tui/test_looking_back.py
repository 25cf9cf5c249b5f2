"""Looking back: a line of the log shows the moment when it was said, and nobody is asked anything meanwhile."""

from __future__ import annotations

import random

from tests.tui.local import LocalTable, screen_text, show, until
from tui.screens.dialogs import Log

THEN = "This is how it stood then"


def playing():
    """A game that has gone on for a while, and asks us something."""
    local = LocalTable("Anna", game="grail", seed=3)
    local.start(bots=2)
    local.play(lambda replica: bool(replica.legal()) and replica.state.round == 2, random.Random(3))
    return local.clients[0]


def title(app):
    return screen_text(app).split("\n")[0]


def test_the_mouse_on_a_line_shows_its_moment_and_off_it_now_comes_back():
    client = playing()

    async def script(app, pilot):
        now = screen_text(app)
        await pilot.hover("#news", offset=(5, 0))
        await until(pilot, lambda: THEN in screen_text(app))
        app.screen_then = app.screen._shown()
        assert not app.screen.asked.legal
        await pilot.hover("#title")
        await until(pilot, lambda: THEN not in screen_text(app) and bool(app.screen.asked.legal))
        assert screen_text(app) == now

    app = show(client, script, (120, 40))
    told = len(app.screen_then.log)
    replica = client.mirror.replica
    assert 0 < told < len(replica.log)
    assert app.screen_then.state == replica.moment(told - 1)


def test_a_click_stays_there_arrows_go_on_and_no_key_is_an_answer():
    client = playing()
    seq = client.mirror.replica.seq

    async def script(app, pilot):
        await pilot.click("#news", offset=(5, 1))
        await until(pilot, lambda: THEN in screen_text(app))
        await pilot.hover("#title")
        first = app.screen._looking
        await pilot.press("up")
        assert app.screen._looking < first
        await pilot.press("right", "right")
        assert app.screen._looking > first
        await pilot.press("enter")
        await until(pilot, lambda: THEN not in screen_text(app))
        await pilot.click("#news", offset=(5, 1))
        await until(pilot, lambda: THEN in screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: THEN not in screen_text(app))
        await pilot.click("#news", offset=(5, 1))
        await until(pilot, lambda: THEN in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: THEN not in screen_text(app))

    show(client, script, (120, 40))
    assert client.mirror.replica.seq == seq


def test_a_line_of_the_whole_log_shows_its_moment_and_the_next_answer_counts_again():
    client = playing()
    seq = client.mirror.replica.seq

    async def script(app, pilot):
        before = title(app)
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, Log))
        await pilot.press("home", "enter")
        await until(pilot, lambda: THEN in screen_text(app))
        assert app.screen._looking == min(line.mark for line in app.screen._story.lines if line.text.plain)
        assert title(app) != before
        await pilot.press("escape")
        await until(pilot, lambda: bool(app.screen.asked.legal))
        assert title(app) == before
        assert client.mirror.replica.seq == seq
        await pilot.press("enter")

    show(client, script, (120, 40))
    assert client.mirror.replica.seq == seq + 1
