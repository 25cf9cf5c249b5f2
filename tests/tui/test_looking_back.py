"""Looking back: a line of the log shows the moment when it was said, and nobody is asked anything meanwhile."""

from __future__ import annotations

import random

import pytest

from tests.cases import each_value
from tests.tui.local import LocalTable, screen_text, show, until
from tui.game_view.telling import is_headline
from tui.screens.dialogs import Log
from tui.text.words import Words

THEN = "This is how it stood then"


def playing():
    """A game that has gone on for a while, and asks us something."""
    local = LocalTable("Anna", game="grail", seed=3)
    local.start(bots=2)
    local.play(lambda replica: bool(replica.legal()) and replica.state.round == 2, random.Random(3))
    return local.clients[0]


def title(app):
    return screen_text(app).split("\n")[0]


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
def test_who_looks_back_is_told_whether_they_are_asked_now(language):
    """Also where the question comes up meanwhile; at the narrowest it fits."""
    asked, not_asked = (
        Words(language)(f"table-looking{how}").replace("\N{NO-BREAK SPACE}", " ") for how in ("-asked", "")
    )
    local = LocalTable("Anna", "Bert", game="nobles", seed=3)
    local.start()
    anna, bert = local.clients
    local.play(lambda replica: replica.seq > 20 and not replica.legal(), random.Random(3))

    async def script(app, pilot):
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, Log))
        await pilot.press("home", "enter")
        await until(pilot, lambda: not_asked in screen_text(app))
        while not anna.state.games.replica.legal():
            bert.send(bert.state.act(bert.state.games.replica.legal()[0]))
        await until(pilot, lambda: asked in screen_text(app))
        await pilot.press("escape")
        await until(pilot, lambda: asked not in screen_text(app))

    show(anna, script, (80, 24), language)


def test_the_mouse_on_a_line_shows_its_moment_and_off_it_now_comes_back():
    client = playing()

    async def script(app, pilot):
        now = screen_text(app)
        await pilot.hover("#news", offset=(5, 0))
        await until(pilot, lambda: THEN in screen_text(app))
        app.screen_then = app.screen.presenter.shown()
        assert not app.screen.presenter.question.legal
        await pilot.hover("#title")
        await until(pilot, lambda: THEN not in screen_text(app) and bool(app.screen.presenter.question.legal))
        assert screen_text(app) == now

    app = show(client, script, (120, 40))
    told = len(app.screen_then.log)
    replica = client.state.games.replica
    assert 0 < told < len(replica.log)
    assert app.screen_then.state == replica.moment(told - 1)


def test_a_click_stays_there_arrows_go_on_and_no_key_is_an_answer():
    client = playing()
    seq = client.state.games.replica.seq

    async def script(app, pilot):
        await pilot.click("#news", offset=(5, 1))
        await until(pilot, lambda: THEN in screen_text(app))
        await pilot.hover("#title")
        first = app.screen.presenter.look_back.at
        await pilot.press("up")
        assert app.screen.presenter.look_back.at < first
        await pilot.press("right", "right")
        assert app.screen.presenter.look_back.at > first
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
    assert client.state.games.replica.seq == seq


def test_a_line_of_the_whole_log_shows_its_moment_and_the_next_answer_counts_again():
    client = playing()
    seq = client.state.games.replica.seq

    async def script(app, pilot):
        before = title(app)
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, Log))
        await pilot.press("home", "enter")
        await until(pilot, lambda: THEN in screen_text(app))
        assert app.screen.presenter.look_back.at == min(
            line.mark for line in app.screen.presenter.narration.lines if line.text.plain
        )
        assert title(app) != before
        await pilot.press("escape")
        await until(pilot, lambda: bool(app.screen.presenter.question.legal))
        assert title(app) == before
        assert client.state.games.replica.seq == seq
        await pilot.press("enter")

    show(client, script, (120, 40))
    assert client.state.games.replica.seq == seq + 1


def test_the_free_row_above_a_headline_of_the_log_is_no_line():
    client = playing()

    async def script(app, pilot):
        lines = app.screen.presenter.readable
        second = [at for at, line in enumerate(lines) if is_headline(line.text)][1]
        await looked_at(app, pilot, "home", *["down"] * second)
        assert app.screen.presenter.look_back.at == lines[second].mark

    show(client, script, (120, 40))


async def looked_at(app, pilot, *keys: str) -> str:
    """The rows of the feed that stand out when the log has been opened and these keys were pressed there."""
    await pilot.press("l")
    await until(pilot, lambda: isinstance(app.screen, Log))
    await pilot.press(*keys, "enter")
    await until(pilot, lambda: THEN in screen_text(app))
    await pilot.pause()
    return standing_out(app)


def standing_out(app) -> str:
    """What the feed marks, without the places where a line goes on in the next row."""
    place = app.screen.query_one("#news").region
    rows = screen_text(app).split("\n")[place.y : place.bottom]
    return " ".join(" ".join(row[place.x + 1 : place.right] for row in rows if row[place.x :].startswith("▌")).split())


def told_at(app) -> str:
    """The lines that were told at the moment that is on the screen."""
    screen = app.screen
    lines = [line.text.plain for line in screen.presenter.readable if line.mark == screen.presenter.look_back.at]
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize(("language", "size"), each_value(["en", "fr", "ru", "uk"], [(80, 24), (120, 40)]))
def test_the_line_of_the_moment_that_is_looked_at_stands_out_however_long_ago_it_was(size, language, monkeypatch):
    monkeypatch.setattr(f"{__name__}.THEN", Words(language)("table-looking").split(".")[0])

    async def script(app, pilot):
        before = screen_text(app)
        first = await looked_at(app, pilot, "home", *["down"] * 9)
        assert first == told_at(app)
        seen = [first]
        for key in ("down", "down", "up", "up", "up"):
            await pilot.press(key)
            await pilot.pause()
            seen.append(standing_out(app))
            assert seen[-1] == told_at(app)
        assert seen[4] == seen[0]
        assert len(set(seen)) == 4
        await pilot.press("escape")
        await until(pilot, lambda: screen_text(app) == before)

    show(playing(), script, size, language)


def test_of_a_beginning_with_many_lines_the_first_ones_are_seen():
    async def script(app, pilot):
        shown = await looked_at(app, pilot, "home")
        assert shown
        assert told_at(app).startswith(shown)

    show(playing(), script, (80, 24))


def test_a_line_under_the_mouse_stands_out_where_it_is():
    async def script(app, pilot):
        place = app.screen.query_one("#news").region
        before = screen_text(app).split("\n")[place.y + 1][place.x + 1 :]
        assert not standing_out(app)
        await pilot.hover("#news", offset=(5, 1))
        await until(pilot, lambda: THEN in screen_text(app))
        await pilot.pause()
        row = screen_text(app).split("\n")[place.y + 1][place.x :]
        assert row == f"▌{before}"
        await pilot.hover("#title")
        await until(pilot, lambda: not standing_out(app))

    show(playing(), script, (120, 40))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_the_last_row_says_where_escape_leads(size):
    client = playing()

    async def script(app, pilot):
        assert "Esc leave" in screen_text(app)
        app.screen.look(3, True)
        await until(pilot, lambda: THEN in screen_text(app))
        last = screen_text(app).rstrip().split("\n")[-1]
        assert "Esc back" in last
        assert "Esc leave" not in last

    show(client, script, size)
