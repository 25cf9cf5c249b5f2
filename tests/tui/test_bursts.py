"""Keys that a terminal delivers in one piece: each goes where it would go if it were typed slowly. Real processes.
[F 49]"""

from __future__ import annotations

import re
import time

import pytest

from tests.tui.test_whole_product import Terminal, host, start  # noqa: F401

pytestmark = pytest.mark.process

SETTLED = 1.5
"""Seconds after which nothing more happens on a screen."""


def burst(terminal: Terminal, keys: str) -> str:
    """Sends the keys in one piece. Returns the screen once nothing changes any more."""
    terminal.child.send(keys)
    shown, since = terminal.read(0.3), time.monotonic()
    while time.monotonic() - since < SETTLED:
        if (now := terminal.read(0.2)) != shown:
            shown, since = now, time.monotonic()
    return shown


@pytest.fixture
def home(start):  # noqa: F811
    terminal = start("--name", "Anna", "--lang", "en")
    terminal.wait("Quit")
    burst(terminal, "")
    return terminal


@pytest.fixture
def lobby(start):  # noqa: F811
    terminal, _ = host(start, "--lang", "en")
    terminal.wait("Ctrl-P commands")
    burst(terminal, "")
    return terminal


@pytest.fixture
def game(start):  # noqa: F811
    terminal = start("solo", "academy", "--name", "Anna", "--lang", "en", "--pace", "0")
    terminal.wait("Keep one card")
    burst(terminal, "")
    return terminal


def test_a_line_of_chat_is_said_once_however_fast_enter_follows_enter(lobby):
    shown = burst(lobby, "tzebra\r\r\r")
    assert shown.count("zebra") == 1
    assert "Leave" not in shown


@pytest.mark.parametrize("keys", ["tzebra\r\r", "tzebra\r1", "tzebra\r\r\r3\r"], ids=ascii)
def test_what_is_typed_behind_a_line_of_chat_plays_no_card(game, keys):
    before = answers(game.read(0.1))
    shown = burst(game, keys)
    assert answers(shown) == before
    assert len(re.findall(r"Anna: zebra", shown)) == 1
    assert "Keep one card" in shown


def answers(shown: str) -> list[str]:
    """The rows of answers."""
    return re.findall(r"\b[1-9] (?:keep|Keep)\b.*", shown)


def test_an_enter_soon_after_a_line_of_chat_plays_no_card(game):
    game.child.send("tzebra\r")
    game.wait("Anna: zebra")
    game.child.send("\r")
    assert "Keep one card" in burst(game, "")


def test_keys_typed_behind_a_dialog_that_has_closed_open_nothing(home):
    shown = burst(home, "nBeatrice\rj10.0.0.77:5")
    assert re.search(r"Round Table +Beatrice", shown)
    assert "Which table?" not in shown


def test_the_people_menu_and_what_it_opens_get_their_keys(lobby):
    assert "code" in burst(lobby, "p1")
    shown = burst(lobby, "\r")
    assert "Players and spectators" not in shown
    assert "Leave it as it is" not in burst(lobby, "p26")


@pytest.mark.parametrize(("keys", "shown"), [
    ("j10.0.0.77:5", "10.0.0.77:5"), ("nBeatrice", "Beatrice"), ("\x10Langu", "Langu"), ("\x1bOQ\x1b[B\r", "Anna"),
], ids=ascii)  # fmt: skip
def test_what_is_typed_into_a_dialog_at_once_is_whole(home, keys, shown):
    assert shown in burst(home, keys)


def test_help_and_log_get_the_keys_typed_behind_theirs(game):
    assert "↑↓ contents" in burst(game, "?")
    assert "↑↓ contents" not in burst(game, "?")
    assert "↑↓ contents" not in burst(game, "??")
    assert "Keep one card" in burst(game, "ll")
