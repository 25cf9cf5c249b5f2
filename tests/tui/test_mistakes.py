"""A mistake of ours, wherever it happens, ends the program with a sentence; the report lies in a file. A game from
outside that cannot be drawn is no reason to end: the table is left."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable
from contextlib import suppress

import pytest
from textual import events

from tests.tui.local import LocalTable, screen_text, show, until
from tui.app.app import RoundTable
from tui.app.settings import Settings
from tui.boards import board
from tui.screens.game.game import GameScreen
from tui.screens.game.painting import GamePainter
from tui.screens.home.home import Home
from tui.session.launch import LaunchRequest


class Mistake(Exception):
    """What no program of ours should raise."""


SECRET = "".join(("queen", "-", "hearts"))
"""A card; put together, so that no line of this file that a report may show holds it."""


def in_a_trio_task(app: RoundTable) -> None:
    async def task(card: str = SECRET) -> None:
        raise Mistake

    app.guest.spawn(task)


def in_a_screen(app: RoundTable) -> None:
    def callback(card: str = SECRET) -> None:
        raise Mistake

    app.screen.call_later(callback)


def ended_by(what: Callable[[RoundTable], None]) -> RoundTable:
    """The app after this has ended it."""

    async def run() -> RoundTable:
        settings = Settings(name="Anna", language="en")
        settings.save = lambda: None
        app = RoundTable(LaunchRequest(), settings, pause=0, patience=0)
        with suppress(Mistake):  # what a screen raises is shown to tests as well
            async with app.run_test() as pilot:
                await until(pilot, lambda: app.guest is not None and app.guest._nursery is not None)
                what(app)
                await until(pilot, lambda: app.ending)
        return app

    return asyncio.run(run())


@pytest.mark.parametrize("mistake", [in_a_trio_task, in_a_screen])
def test_a_mistake_of_ours_ends_with_a_sentence_and_a_report(mistake, tmp_path, monkeypatch):
    """[F 24] The report lies where nobody else may read it, and holds no values."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    app = ended_by(mistake)
    assert app.return_code == 1
    assert "Something went wrong" in app.return_value
    report = next(tmp_path.rglob("failure.txt"))
    assert "Mistake" in report.read_text()
    assert SECRET not in report.read_text(), "what was at hand where it happened is not written down"
    if os.name == "posix":
        assert stat.S_IMODE(report.stat().st_mode) == 0o600


def a_key_behind_the_one_that_ends_it(app: RoundTable) -> None:
    for key, character in (("q", "q"), ("question_mark", "?")):
        app.post_message(events.Key(key, character))


def a_dialog_that_it_overtakes(app: RoundTable) -> None:
    app.action_help()
    app.exit()


@pytest.mark.parametrize("ends", [a_key_behind_the_one_that_ends_it, a_dialog_that_it_overtakes])
def test_what_opens_while_the_program_ends_is_no_mistake(ends, tmp_path, monkeypatch):
    """Nothing is put on a screen any more, and what looks for it there finds nothing."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    app = ended_by(ends)
    assert app.return_code == 0
    assert not list(tmp_path.rglob("failure.txt"))


def test_what_fails_later_does_not_end_a_program_that_the_command_line_brought_to_a_table():
    """Who began with `join ADDRESS` and mistypes an address afterwards is at home with a sentence."""

    async def script(app, pilot):
        app.launcher.unanswered = True
        app.look_again()
        await until(pilot, lambda: not app.launcher.unanswered)
        app.session.client, app.session.failure = None, "Nobody listens there."
        app.look_again()
        await until(pilot, lambda: isinstance(app.screen, Home) and "Nobody listens there." in screen_text(app))
        assert app.return_code is None

    show(LocalTable("Anna", "Boris").clients[0], script)


@pytest.mark.parametrize("does", ["tick", "action_fold"])
def test_nor_is_what_cannot_be_drawn_any_more_a_reason_to_end(does, tmp_path, monkeypatch):
    """The clock is drawn every second, and a board again when it is unfolded."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def stumble(*args, **more):
        raise Mistake

    async def script(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        game = app.screen
        monkeypatch.setattr(GamePainter, "_clocks", lambda painter: {5: 0.0})
        monkeypatch.setattr(type(board("academy")), "title", stumble)
        {"tick": game._painter.tick, "action_fold": game.action_fold}[does]()
        await until(pilot, lambda: isinstance(app.screen, Home))
        assert app.return_code is None

    local = LocalTable("Anna")
    local.start(bots=2)
    show(local.clients[0], script, strange=True)


@pytest.mark.parametrize("where", ["draw", "height", "hand", "row", "ask", "title", "explain", "start"])
def test_a_game_that_cannot_be_drawn_ends_at_home_with_a_sentence(where, tmp_path, monkeypatch):
    """[F 39] A table sends what no board can draw."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def stumble(*args, **more):
        raise Mistake

    async def script(app, pilot):
        assert "Academy" in screen_text(app)
        monkeypatch.setattr(type(board("academy")), where, stumble)
        local.start(bots=2)
        await until(pilot, lambda: isinstance(app.screen, Home))
        await until(pilot, lambda: "cannot be shown" in screen_text(app))
        assert app.session.left == 1
        assert app.return_code is None
        assert not app.ending
        await pilot.press("?")
        await until(pilot, lambda: not isinstance(app.screen, Home))

    local = LocalTable("Anna")
    show(local.clients[0], script, size=(120, 40), strange=True)
    assert "Mistake" in next(tmp_path.rglob("failure.txt")).read_text()
