"""The line to the table is cut: who has been in is told that and not to look for a mistake in the address, and is asked
nothing until it stands again."""

from __future__ import annotations

import random

import pytest

from core import Sentence
from tests.cases import each_value
from tests.tui.local import LocalTable, screen_text, show, until
from tui.lobby_view import problems
from tui.text.words import Words

CUT = "The connection is lost; your seat is kept. Trying again; Esc to leave."
NOBODY = Sentence("nobody-listens", "Nothing is listening at {where}.", where="localhost:4793")


def playing():
    """A guest who is asked something."""
    local = LocalTable("Anna", "Boris", game="grail", seed=3)
    local.start(bots=1)
    guest = local.clients[1]
    local.play(lambda replica: bool(guest.state.games.replica.legal()), random.Random(3))
    return guest


def cut(client, why: str = NOBODY) -> None:
    """The host's program is gone, and nobody listens there any more."""
    client.status, client.trouble = "lost", why


async def heard(app, pilot) -> str:
    """What is on the screen when it has heard of the line."""
    app.look_again()
    await pilot.pause()
    await pilot.pause()
    return screen_text(app)


@pytest.mark.parametrize(("language", "size"), each_value(["en", "fr", "ru", "uk"], [(60, 20), (80, 24), (120, 40)]))
def test_who_plays_hears_that_the_line_is_cut_and_their_seat_kept_and_no_more_of_the_address(size, language):
    client, words = playing(), Words(language)
    said = f"{words('table-line-cut')} {words('table-trying')}".replace("\u00a0", " ")

    async def script(app, pilot):
        cut(client)
        shown = await heard(app, pilot)
        assert said in " ".join(shown.split())
        assert "4793" not in shown

    show(client, script, size, language)


def test_nothing_is_asked_while_the_line_is_cut_and_the_same_again_when_it_stands():
    client, sent = playing(), []
    send, client.send = client.send, lambda message: sent.append(message) or send(message)

    async def script(app, pilot):
        await pilot.press("down")
        before, cursor = screen_text(app), app.screen.answers.widget.cursor
        assert cursor
        cut(client)
        shown = await heard(app, pilot)
        assert CUT in shown
        assert not app.screen.presenter.question.legal
        assert app.screen.answers.widget.cursor is None
        assert "Enter keep" in before
        assert "Enter" not in shown
        await pilot.press("enter", "1", "down")
        await pilot.click("#answers", offset=(5, 0))
        assert not sent
        client.status, client.trouble = "open", ""
        assert await heard(app, pilot) == before
        assert app.screen.answers.widget.cursor == cursor
        await pilot.press("enter")
        assert len(sent) == 1

    show(client, script)


def test_who_comes_back_from_a_moment_of_before_is_not_asked_either():
    client = playing()

    async def script(app, pilot):
        await pilot.press("l")
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: app.screen.presenter.look_back.active)
        cut(client)
        await heard(app, pilot)
        await pilot.press("escape")
        assert not app.screen.presenter.look_back.active
        assert not app.screen.presenter.question.legal

    show(client, script)


def test_who_has_no_seat_is_promised_none():
    local = LocalTable("Anna", "Boris", game="grail")
    eve = type(local.clients[0])(local, "Eve")
    local.start(bots=1)
    eve.join()
    assert eve.state.games.watching
    cut(eve)
    assert problems.line_down(Words("en"), eve) == "The connection to the table is lost. Trying again; Esc to leave."


def test_in_the_lobby_the_address_is_not_doubted_either():
    client = LocalTable("Anna", "Boris").clients[1]

    async def script(app, pilot):
        cut(client)
        shown = await heard(app, pilot)
        assert "The connection to the table is lost. Trying again" in shown
        assert "4793" not in shown

    show(client, script)


def test_who_was_never_in_hears_why():
    client = playing()
    client.state.table.welcome = None
    cut(client)
    said = "Nothing is listening at localhost:4793. Is the table open there, on that port? Trying again; Esc to leave."
    assert problems.line_down(Words("en"), client) == said
    client.status = "open"
    assert problems.line_down(Words("en"), client) == ""
    assert problems.line_down(Words("en"), None) == ""
