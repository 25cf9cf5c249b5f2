"""Grail Cup on the screen. The screen: each question, the end, help."""

from __future__ import annotations

import random
import re

import pytest

from core.games.grail.components import TOKENS
from netplay.protocol.messages import Stand
from tests.games.grail.screen import NAMES, QUESTIONS, table
from tests.tui.local import LocalTable, press, screen_text, show, until
from tui.app.settings import LANGUAGES
from tui.boards.guide import guide
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


@SIZES
@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_question(ask, size, snapshot):
    seats, seed, words = QUESTIONS[ask]
    app = show(table(ask, seats, seed).clients[0], press("right"), size)
    assert words in app.seen
    assert app.seen == snapshot


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("ask", ["ride", "choose", "dragon"])
def test_the_last_row_names_digits_only_where_they_choose(ask, size):
    """No digit chooses a space of the fairy or of the dragon; all they do is move the cursor."""
    seats, seed, _ = QUESTIONS[ask]
    asked = {"ride": "how far", "choose": "which clover", "dragon": "where does the"}[ask]

    async def script(app, pilot):
        await until(pilot, lambda: "Esc leave" in screen_text(app).splitlines()[-1])
        before = screen_text(app)
        await pilot.press("3")
        await pilot.pause(0.05)
        digits = ask == "ride"
        assert (asked not in screen_text(app)) is digits
        if size == (60, 20):  # there other keys come first
            assert "1-3" not in before.splitlines()[-1]
        else:
            assert ("1-3" in before.splitlines()[-1]) is digits
            assert ("↑↓←→" in before.splitlines()[-1]) is not digits

    show(table(ask, seats, seed).clients[0], script, size)


def test_a_small_screen_names_no_keys_of_choices_while_others_choose():
    async def script(app, pilot):
        await until(pilot, lambda: re.search(" 1-[2-9] play", screen_text(app).splitlines()[-1]))
        await pilot.press("1")
        await until(pilot, lambda: "Waiting for Boris" in screen_text(app))
        assert "play" not in screen_text(app).splitlines()[-1]

    show(table("pass", 4, 1).clients[0], script, (76, 20))


@SIZES
def test_waiting_while_others_choose(size, snapshot):
    app = show(table("pass", 4, 1).clients[0], press("1"), size)
    assert "Waiting for Boris" in app.seen
    assert "passed" in app.seen
    assert app.seen == snapshot


@SIZES
def test_the_end(size, snapshot):
    local = LocalTable(*NAMES[:5], game="grail")
    local.start()
    local.play(lambda replica: False, random.Random(3))

    async def script(app, pilot):
        await pilot.press("down")
        await until(pilot, lambda: "Enter back to the lobby" in screen_text(app))
        app.seen = screen_text(app)

    app = show(local.clients[0], script, size)
    assert "Eva reaches the finish" in app.seen, "the sentence is broken beside the chart"
    assert "the Grail Cup." in app.seen
    assert "swaps" in app.seen
    assert app.seen == snapshot


def test_a_spectator_sees_no_ally_that_is_held(snapshot):
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro", game="grail")
    local.clients[3].send(Stand())
    local.start()
    app = show(local.clients[3], press())
    assert "passed on" not in app.seen
    assert "in hand" not in app.seen
    assert app.seen == snapshot


def test_explain(snapshot):
    app = show(table("keep", 8, 1).clients[0], press("i"))
    assert "Witch, 1 " in app.seen
    assert app.seen.count("Witch") == 1
    assert app.seen == snapshot


def test_the_dragon_goes_along_the_road_with_arrows_and_to_a_number_that_is_typed():
    async def script(app, pilot):
        await until(pilot, lambda: "Esc leave" in screen_text(app).splitlines()[-1])
        for keys, space in (("2 1", 21), ("down", 38), ("left", 37), ("3", 3), ("4 9", 49), ("6", 6)):
            await pilot.press(*keys.split())
            await until(pilot, lambda space=space: f"dragon to {space} " in screen_text(app))
            await until(pilot, lambda space=space: f"dragon on {space}" in screen_text(app))

    seats, seed, _ = QUESTIONS["dragon"]
    show(table("dragon", seats, seed).clients[0], script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_each_token_does_and_how_many_there_are(language):
    words = Words(language)
    told = guide("grail").section("tokens", words).text
    assert "18" in told
    for token, count in TOKENS.items():
        name = words("grail-token", token=token)
        assert f"{name} ({count})".lower() in told.lower()


def test_help_lists_rules_and_rulings():
    app = show(table("keep", 8, 1).clients[0], press("question_mark", "end", "up"), (120, 60))
    assert "[R 9]" in app.seen
    assert "[R 7]" in app.seen


def test_ascii_only(snapshot):
    app = show(table("dragon", 7, 3).clients[0], press(), ascii_only=True)
    board = app.seen.splitlines()[1:12]
    assert all(line.replace("é", "e").isascii() for line in board)
    assert "<&" in app.seen
    assert re.search(r"v +c +\+", board[3]), board[3]
    assert app.seen == snapshot


@pytest.mark.parametrize(("size", "beside"), [((80, 24), True), ((120, 40), True), ((62, 70), False)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_allies_to_curse_stand_side_by_side_where_a_list_would_touch_the_keys(size, beside, language):
    head = Words(language)("grail_board-head-where")

    async def script(app, pilot):
        await until(pilot, lambda: head in screen_text(app))
        rows = screen_text(app).splitlines()
        assert (max(row.count(head) for row in rows) == 2) is beside
        assert not rows[-2][46:].strip(), "a free row above the keys"
        answers = app.screen.query_one("#answers")
        cursor = answers.cursor
        await pilot.press(*["down"] * (4 if beside else 8))
        assert answers.cursor == cursor, "once round its column"

    show(table("curse", 3, 1).clients[0], script, size, language=language)
