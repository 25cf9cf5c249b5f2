"""The screens as people see them, at both sizes: a picture in text to compare with, and what it must say."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

import core
from netplay.protocol.messages import Chat, Stand
from tests.tui.local import LocalTable, screen_text, show
from tui.screens.game.game import GameScreen
from tui.screens.home.home import Home
from tui.screens.lobby.lobby import LobbyScreen
from tui.text.words import Words

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])


def press(*keys):
    async def script(app, pilot):
        for key in keys:
            await pilot.press(key)
        await pilot.pause(0.05)
        app.seen, app.top = screen_text(app), type(app.screen)

    return script


def table(until=None, seed=5, people=("Anna", "Boris", "Chloé"), bots=1):
    """A table of academy, played at random until something holds."""
    local = LocalTable(*people)
    local.start(bots=bots)
    if until:
        local.play(until, random.Random(seed))
    return local


def asked(ask, round=1):
    return lambda replica: (
        replica.state.round == round and replica.legal() and replica.state.asked[0].ask == ask and replica.log
    )


@SIZES
def test_home(size, snapshot):
    app = show(None, press("down"), size)
    assert app.top is Home
    assert "Host a table for friends" in app.seen
    assert app.seen == snapshot


@SIZES
def test_lobby_of_the_host(size, snapshot):
    local = LocalTable("Anna", "Boris")
    local.clients[1].send(Chat("[bold]hello[/] \x1b[31mthere"))
    app = show(local.clients[0], press("down", "down", "b"), size)
    assert app.top is LobbyScreen
    assert "Your friends type:  ./scripts/play join 192.168.1.5:4747" in app.seen
    assert "B Boris: [bold]hello[/]" in app.seen
    assert "[31mthere" in app.seen
    assert "Bors bot, squire" in " ".join(app.seen.split())
    assert "Not ready yet: Boris." in app.seen
    assert app.seen == snapshot


@SIZES
def test_lobby_of_a_guest(size, snapshot):
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro")
    local.clients[3].send(Stand())
    app = show(local.clients[1], press("r", "s"), size)
    assert "Only the host can do that." in app.seen
    assert "Watching: Dmytro." in app.seen
    assert app.seen == snapshot


def test_a_guest_who_would_choose_the_game_hears_at_once_that_the_host_does():
    app = show(LocalTable("Anna", "Boris").clients[1], press("g"))
    assert app.top is LobbyScreen
    assert "Only the host can do that." in app.seen


@SIZES
def test_draft(size, snapshot):
    app = show(table(asked("keep", 2)).clients[0], press("right"), size)
    assert app.top is GameScreen
    assert "Keep one card" in app.seen
    assert "pass the others to Ector" in app.seen
    assert "draft, pass right" in app.seen or size == (80, 24), "the title has room for it"
    assert app.seen == snapshot


@SIZES
def test_draft_waiting_for_the_others(size, snapshot):
    local = table()
    app = show(local.clients[0], press("1"), size)
    assert "Still choosing: Boris, Chloé" in app.seen
    assert app.seen == snapshot


@SIZES
def test_play(size, snapshot):
    app = show(table(asked("play", 3)).clients[0], press("down"), size)
    assert "Play a card. Your fifth card is not played." in app.seen
    assert re.search(r"\d (\S\d \w+|\w+ \d +\w+) +(\d\w\w +)?[+−]\d+ (now|in VI)", app.seen), (
        "a gain says when it is paid"
    )
    assert app.seen == snapshot


@SIZES
def test_gallantry_move(size, snapshot):
    app = show(table(asked("advance", 4)).clients[0], press("down"), size)
    assert "Gallantry: move one of your discs" in app.seen
    assert app.seen == snapshot


@SIZES
def test_the_end(size, snapshot):
    app = show(table(lambda replica: False).clients[0], press("down"), size)
    assert "knighted" in app.seen
    assert "Back to the lobby: another game" in app.seen
    assert app.seen == snapshot


@SIZES
def test_a_spectator_sees_no_hand(size, snapshot):
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro")
    local.clients[3].send(Stand())
    local.start()
    app = show(local.clients[3], press(), size)
    assert "Still choosing: Anna, Boris, Chloé" in app.seen
    assert "┌" not in app.seen
    assert app.seen == snapshot


@SIZES
def test_help_lists_the_rulings(size, snapshot):
    async def script(app, pilot):
        await pilot.press("question_mark", "end", "up")
        await pilot.pause(0.05)
        app.seen, app.read = screen_text(app), ""
        for _ in range(8):
            app.read += screen_text(app)
            await pilot.press("pagedown")
            await pilot.pause(0.05)

    app = show(table().clients[0], script, size)
    assert all(f"[{each[0]} {each[1:]}]" in app.read for each in core.game("academy").rulings)
    assert app.seen == snapshot


def test_explain(snapshot):
    app = show(table(asked("play", 3)).clients[0], press("down", "down", "i"))
    assert re.search(r"This choice +│", app.seen)
    assert re.search(r"│ +. (education|jousts|tournaments) .*━.*A", app.seen), "its track, with the way there"
    assert app.seen == snapshot


def test_the_whole_log():
    app = show(table(asked("play", 3)).clients[0], press("l"))
    assert re.search(r"Ector +\w+ +\d +\d+→\d+ \w+", app.seen), "moves stand in columns"


def test_ascii_only():
    app = show(table(asked("play", 3)).clients[0], press(), ascii_only=True)
    board = [line for line in app.seen.splitlines() if "│" not in line]
    assert re.search(r"[-+|]\d-{4,}", app.seen), "cards have edges"
    assert all(character.isascii() or character in "éОё…→" for line in board[1:20] for character in line)


@pytest.mark.parametrize("keys", [[], ["g"], ["escape", "escape"]], ids=["the rows of keys", "which game?", "leave?"])
def test_in_ascii_a_lobby_is_ascii(keys):
    client = LocalTable("Anna", "Boris").clients[0]
    client.state.table.welcome = replace(client.state.table.welcome, table="Camelot")
    shown = show(client, press(*keys), (120, 40), ascii_only=True).seen
    assert [line for line in shown.splitlines() if not line.isascii()] == []
    assert keys == ["g"] or "p players" in shown  # a dialog above has keys of its own


def test_in_ascii_which_game_is_asked_in_ascii():
    shown = show(LocalTable("Anna").clients[0], press("g"), ascii_only=True).seen.replace("’", "'")
    assert [line for line in shown.splitlines() if not line.isascii()] == []


def test_in_ascii_what_cannot_be_done_is_listed_in_ascii():
    plain, shown = (
        show(table(lambda replica: list(replica.refused())).clients[0], press("w"), ascii_only=ascii_only).seen
        for ascii_only in (False, True)
    )
    assert "• " in plain
    assert "•" not in shown


def test_too_small_is_said_and_comes_back_when_enlarged():
    """[F 38]"""

    async def script(app, pilot):
        await pilot.resize_terminal(60, 15)
        await pilot.pause()
        assert "this needs 60 × 20, and it has 60 × 15" in " ".join(screen_text(app).split())
        await pilot.resize_terminal(1, 1)
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.05)
        app.seen, app.top = screen_text(app), type(app.screen)

    assert "Play a card." in show(table(asked("play", 3)).clients[0], script).seen


def test_a_digit_plays_and_a_rejection_is_told():
    local = table(asked("play", 3))
    client = local.clients[0]
    before = client.state.games.replica.seq

    async def script(app, pilot):
        client.state.games.replica.seq = 0  # a copy that has missed steps: what it sends is stale
        await pilot.press("1")
        await pilot.pause()
        assert "The game has moved on since" in screen_text(app)
        client.state.games.replica.seq = before
        await pilot.press("2")
        await pilot.pause()

    show(client, script)
    assert client.state.games.replica.seq > before


def test_chat_cannot_be_markup_or_reach_the_terminal_raw():
    """[F 14 15]"""
    local = table()
    local.clients[1].send(Chat("[@click=app.quit]x[/] \x1b]0;owned\x07 \u202e evil"))
    app = show(local.clients[0], press(), (120, 40))
    app = show(local.clients[0], press("l"), (120, 40))
    assert "\x1b" not in app.seen
    assert "\u202e" not in app.seen


def test_leaving_for_a_while_keeps_the_seat():
    local = table()
    app = show(local.clients[0], press("escape", "2"))
    assert app.session.left == 1


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("j", "Which table?"),
        ("о", "Which table?"),
        ("n", "What shall we call you"),
        ("т", "What shall we call you"),
        ("l", "Français"),
        ("question_mark", "Learn to play"),
    ],
)
def test_every_key_of_the_home_screen_does_its_thing(key, says):
    assert says in show(None, press(key)).seen


def test_a_name_that_will_not_do_gets_a_sentence_and_a_good_one_is_taken():
    async def script(app, pilot):
        await pilot.press("n", *["backspace"] * 12, "enter")
        await pilot.pause()
        assert "at least one letter" in screen_text(app)
        await pilot.press("E", "v", "a", "enter")
        await pilot.pause(0.05)
        app.seen = screen_text(app)

    assert show(None, script).seen.splitlines()[0].endswith(" Eva")


def test_an_address_that_will_not_do_gets_a_sentence():
    async def script(app, pilot):
        await pilot.press("j", *"no:where", "enter")
        await pilot.pause()
        app.seen = screen_text(app)

    assert "is not an address" in show(None, script).seen


@pytest.mark.parametrize("language", ["en", "fr", "ru", "uk"])
@pytest.mark.parametrize("id", core.IDS)
def test_every_language_draws_every_game(language, id):
    local = LocalTable("Anna", game=id)
    local.start(bots=max(1, core.game(id).seats[0] - 1))
    app = show(local.clients[0], press("down"), language=language)
    name = Words(language)(f"{id}-name")
    assert name in app.seen.splitlines()[0]
    assert f"{id}-" not in app.seen
    assert "table-" not in app.seen
