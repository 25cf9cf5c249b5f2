"""After a game was broken off, those who played are asked whether it may be opened; the lobby says what came of it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from netplay.audit.verdict import failed_with
from netplay.audit.verification import verify
from netplay.protocol.messages import Abandon, AbandonedGame, Disclose
from tests.tui.local import LocalTable, screen_text, show, until
from tui.screens.deal import MayOpen
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.books import LOCALES
from tui.text.words import Words

ROW = "Broken-off game: "
LANGUAGES = sorted(path.name for path in LOCALES.iterdir())


def broken_off(proven: bool = True) -> LocalTable:
    """Anna has abandoned a game with Bert."""
    local = LocalTable("Anna", "Bert", game="nobles", proven=proven)
    local.start()
    rng = random.Random(1)
    local.play(lambda replica: replica.seq >= 20, rng)
    local.clients[0].send(Abandon())
    return local


def seen_by(client, script, asked: bool = True, **more) -> None:
    """Carry this out before the screen of somebody, once he has been asked."""

    async def run(app, pilot):
        await until(pilot, lambda: isinstance(app.screen, MayOpen if asked else LobbyScreen))
        await pilot.pause()
        await script(app, pilot)

    show(client, run, **{"size": (100, 32), **more})


async def lobby(app, pilot) -> str:
    """What the lobby shows, when the question has gone."""
    await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
    await pilot.pause(0.05)
    return screen_text(app)


def answering(client, *keys: str) -> str:
    """The lobby after these keys."""
    seen = []

    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
        seen.append(await lobby(app, pilot))

    seen_by(client, script)
    return seen[0]


def test_who_played_is_asked_and_agrees():
    local = broken_off()
    shown = answering(local.clients[1], "2")
    assert local.table.abandoned.agreed == [2]
    assert f"{ROW}1 of 2 agree to open it" in shown
    assert "Bert agrees that" in shown


def test_the_question_tells_who_has_agreed_so_far():
    local = broken_off()
    local.clients[1].send(Disclose())

    async def script(app, pilot):
        assert "These agree so far: Bert." in screen_text(app)
        place = app.screen.query_one(".dialog").content_region
        rows = screen_text(app).splitlines()[place.y : place.bottom]
        said = " ".join(row[place.x : place.right] for row in rows)
        assert "If one of you says no or leaves, it stays closed." in " ".join(said.split())

    seen_by(local.clients[0], script)


def test_the_first_answer_is_to_decide_later_on_its_row():
    local = broken_off()

    async def script(app, pilot):
        for key in ("enter", "escape", "1", "2"):
            if not isinstance(app.screen, MayOpen):
                rows = app.screen.query_one("#rows")
                rows.highlighted = rows.get_option_index("broken")
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, MayOpen))
            assert local.table.abandoned.agreed == []
            await pilot.press(key)
            await lobby(app, pilot)

    seen_by(local.clients[1], script)
    assert local.table.abandoned.agreed == [2]


def test_who_says_no_keeps_it_closed_and_all_are_told():
    local = broken_off()
    local.clients[0].send(Disclose())
    shown = answering(local.clients[1], "3")
    assert local.table.abandoned is None
    assert ROW not in shown
    assert "Bert has not agreed" in shown
    assert local.clients[0].state.games.broken.record is None


def test_the_question_goes_when_somebody_else_says_no():
    local = broken_off()

    async def script(app, pilot):
        local.clients[1].send(Disclose(False))
        shown = await lobby(app, pilot)
        assert "Bert has not agreed" in shown

    seen_by(local.clients[0], script)


def test_when_all_agree_the_row_says_whether_the_deal_was_fair_and_what_was_checked():
    local = broken_off()
    local.clients[1].send(Disclose())
    anna = local.clients[0]

    async def script(app, pilot):
        await pilot.press("2")
        assert f"{ROW}The deal is being checked" in await lobby(app, pilot)
        game = anna.state.games.broken
        game.verdict = verify(game.transcript(anna.state.table.welcome))
        app.look_again()
        await until(pilot, lambda: f"{ROW}The deal was fair." in screen_text(app))
        rows = app.screen.query_one("#rows")
        rows.highlighted = rows.get_option_index("broken")
        await pilot.press("enter")
        await until(pilot, lambda: "21 messages to you agree with the seed" in screen_text(app))
        await pilot.press("escape")
        game.verdict = failed_with("withheld")
        app.look_again()
        await until(pilot, lambda: f"{ROW}The table has not opened" in screen_text(app))

    seen_by(anna, script)


async def click(pilot, app, text: str) -> None:
    """On these words, wherever they stand."""
    rows = screen_text(app).split("\n")
    y = next(at for at, row in enumerate(rows) if text in row)
    await pilot.click(offset=(rows[y].index(text) + 1, y))
    await pilot.pause()


def test_the_mouse_is_enough():
    local = broken_off()

    async def script(app, pilot):
        await click(pilot, app, "Decide later")
        await lobby(app, pilot)
        await click(pilot, app, ROW)
        await until(pilot, lambda: isinstance(app.screen, MayOpen))
        await click(pilot, app, "Yes, all of it")
        await lobby(app, pilot)

    seen_by(local.clients[1], script)
    assert local.table.abandoned.agreed == [2]


def test_who_only_looked_on_is_told_and_not_asked():
    local = broken_off()
    eve = type(local.clients[0])(local, "Eve", True)
    eve.join()

    async def script(app, pilot):
        assert f"{ROW}0 of 2 agree" in screen_text(app)
        rows = app.screen.query_one("#rows")
        rows.highlighted = rows.get_option_index("broken")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, MayOpen))
        assert "Yes, all of it" not in screen_text(app)

    seen_by(eve, script, asked=False)


def test_nobody_is_asked_about_a_game_that_cannot_be_proven():
    local = broken_off(proven=False)

    async def script(app, pilot):
        await pilot.pause(0.1)
        assert isinstance(app.screen, LobbyScreen)
        assert ROW not in screen_text(app)

    seen_by(local.clients[1], script, asked=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_whole_in_the_smallest_terminal(language):
    local = broken_off()
    local.clients[1].send(Disclose())
    words = Words(language)

    async def script(app, pilot):
        shown = " ".join(screen_text(app).split())
        for part in ("body", "title", "later", "yes", "no"):
            for word in words(f"table-broken-{part}").split():
                assert word in shown, (part, word)

    seen_by(local.clients[0], script, size=(80, 24), language=language)


def test_a_table_that_names_nobody_we_know_is_no_harm():
    local = broken_off()
    client_state = local.clients[1].state
    client_state.table.lobby = replace(client_state.table.lobby, broken=AbandonedGame(99, [2, 77], [77]))

    async def script(app, pilot):
        assert "agree so far" not in screen_text(app)

    seen_by(local.clients[1], script)
