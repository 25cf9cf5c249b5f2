"""Every binding of every screen does what it says: the cases are the bindings themselves."""

from __future__ import annotations

import random
import re
from time import monotonic

import pytest
from msgspec.structs import replace
from rich.text import Text
from textual import events
from textual.widgets import Input, OptionList

import core
from netplay.journal.entry import Entry
from netplay.protocol.messages import AddBot, Chat, Free, Pick, Ready, Rename, Sit, Stand, Start
from tests.cases import each_value
from tests.tui.local import LocalClient, LocalTable, press, screen_text, show, until
from tui.app.app import RoundTable
from tui.app.settings import LANGUAGES
from tui.input import keys
from tui.screens.command_palette import Palette
from tui.screens.dialogs import Chooser, Log, Reader
from tui.screens.game.game import GameScreen
from tui.screens.help.about_choice import AboutChoice
from tui.screens.help.help import HelpScreen
from tui.screens.home.home import Home
from tui.screens.home.join import JoinForm
from tui.screens.learn.menu import LearnScreen
from tui.screens.leaving import CannotSuspend, QuitDialog
from tui.screens.lobby.lobby import LobbyScreen
from tui.screens.lobby.row_keys import OWN_COMMANDS, ROW_COMMANDS
from tui.screens.replay.finished import FinishedGames
from tui.screens.settings.keyboard import KeysScreen
from tui.screens.settings.name import NameForm
from tui.screens.settings.settings import CHOICES, SettingsScreen
from tui.screens.table_screen import TableScreen
from tui.session.launch import LaunchRequest
from tui.text.words import Words
from tui.text.wrap import wrap
from tui.widgets.text_line import TextLine


def every_key(*lists):
    """(key, action) of every binding of these lists: of a letter the Latin one, see below for the others."""
    pairs = [(key, binding.action) for each in lists for binding in each for key in binding.key.split(",")]
    return [(key, action) for key, action in pairs if key.isascii()]


@pytest.mark.parametrize("screen", [Home, LobbyScreen, GameScreen, TableScreen, SettingsScreen])
def test_a_letter_works_under_every_layout(screen):
    for binding in screen.BINDINGS:
        for key in binding.key.split(","):
            if len(key) == 1 and key.isascii() and key.isalpha():
                assert set(keys.letter(key).split(",")) <= set(binding.key.split(","))


def said(key: str, language: str = "en", **about) -> str:
    """A text of the program as `dialog_text` gives it."""
    return " ".join(Words(language)(key, **about).split())


def hosting(*names: str, language: str = "en") -> str:
    """What a host is told who others sit at his table."""
    return said("table-leave-here", language, count=len(names), names=", ".join(names), bots="no")


def dialog_text(app) -> str:
    """What is in the dialog, in one line, without what shines through beside it."""
    found = app.screen.query(".dialog")
    if not found:
        return ""
    region = found.first().content_region
    rows = screen_text(app).splitlines()[region.y : region.bottom]
    return " ".join(" ".join(row[region.x : region.right] for row in rows).split())


def pressed(client, *pressing, before=None, **more):
    """The app after these keys; `said` is what was asked of the table, `top` the screen that is up."""

    async def script(app, pilot):
        app.ended = False
        app.exit = lambda *_, **__: setattr(app, "ended", True)
        app.session.begun = []
        app.session.begin = app.session.begun.append
        app.session.returned = 0
        app.session.come_back = lambda: setattr(app.session, "returned", app.session.returned + 1)
        if before:
            await before(app, pilot)
        for key in pressing:
            await pilot.press(key)
        await pilot.pause()
        app.top, app.seen, app.dialog = app.screen, screen_text(app), dialog_text(app)
        focus = app.screen.focused
        app.focus_id = focus.id if focus else None

    if client is not None:
        client.said = []
        client.send = lambda message: (client.said.append(message), LocalClient.send(client, message))[1]
    return show(client, script, **more)


# The main menu

UNFINISHED = Entry("camelot", False, 4747, "Camelot", "academy", ("Anna", "Yvain", "Bors"), 0.0, True, 3)
"""A game that can be gone on with."""
HOME = {
    "do('host')": lambda app: app.session.begun[0].do == "host",
    "do('join')": lambda app: isinstance(app.top, JoinForm) and "Which table?" in app.seen,
    "do('solo')": lambda app: (app.session.begun[0].do, app.session.begun[0].at_once) == ("solo", True),
    "do('options')": lambda app: (app.session.begun[0].do, app.session.begun[0].at_once) == ("solo", False),
    "do('name')": lambda app: isinstance(app.top, NameForm) and "What shall we call you" in app.seen,
    "do('language')": lambda app: type(app.top) is SettingsScreen and app.words.language == "en",
    "do('return')": lambda app: app.session.returned == 1,
    "do('resume')": lambda app: (app.session.begun[0].do, app.session.begun[0].resume) == ("host", "camelot"),
    "do('finished')": lambda app: isinstance(app.top, FinishedGames),
    "do('quit')": lambda app: app.ended,
    "escape": lambda app: not app.ended and said("home-quit-again") in app.seen,
    "do('learn')": lambda app: type(app.top) is LearnScreen and "Learn to play" in app.seen,
    "box(0)": lambda app: app.session.begun[0].game == core.IDS[0],
    **{
        f"box({at})": lambda app, id=id: f"Play {Words('en')(f'{id}-name')}" in app.seen
        for at, id in enumerate(core.IDS)
        if at
    },
    "turn(1)": lambda app: f"Play {Words('en')(f'{core.IDS[1]}-name')}" in app.seen,
    "turn(-1)": lambda app: f"Play {Words('en')(f'{core.IDS[-1]}-name')}" in app.seen,
}


@pytest.mark.parametrize(("key", "action"), every_key(Home.BINDINGS))
def test_every_key_of_the_first_screen(key, action):
    async def kept(app, pilot):
        app.session.can_return = "return" in action
        app.session.unfinished, app.keeps_games = [UNFINISHED], True
        app.screen.show()

    assert HOME[action](pressed(None, key, before=kept))


def test_escape_ends_the_program_on_the_first_screen_only_when_it_is_pressed_twice():
    assert not pressed(None, "escape").ended
    assert pressed(None, "escape", "escape").ended
    assert not pressed(None, "escape", "f2", "escape").ended, "the second one closes the settings"


def test_escape_counts_as_the_first_one_again_after_a_while(monkeypatch):
    monkeypatch.setattr("tui.screens.home.escape.WAITS", 0.05)

    async def wait(app, pilot):
        await pilot.press("escape")
        await until(pilot, lambda: said("home-quit-again") not in screen_text(app))

    assert not pressed(None, "escape", before=wait).ended


def test_the_menu_of_the_first_screen_offers_everything_that_has_a_key():
    """The settings offer the name and the language."""
    items = {action[4:-2] for action in HOME if action.startswith("do")} - {"name", "language"} | {"settings"}

    async def look(app, pilot):
        app.session.can_return, app.session.unfinished, app.keeps_games = True, [UNFINISHED], True
        app.screen.show()
        app.items = {option.id for option in app.screen.query_one(OptionList).options if option.id}

    assert pressed(None, before=look).items == items


# The lobby


def lobby_rows(app) -> OptionList:
    return app.top.query_one("#rows", OptionList)


LOBBY = {
    "app.people": lambda app, said: isinstance(app.top, Chooser),
    "ready": lambda app, said: said == [Ready(False, "academy")],
    "stand": lambda app, said: said == [Stand()],
    "name": lambda app, said: isinstance(app.top, NameForm),
    "bot": lambda app, said: said == [AddBot(2, "squire")],
    "character": lambda app, said: [each.seat for each in said] == [2] and ":" in said[0].level,
    "free": lambda app, said: said == [Free(2)],
    "game": lambda app, said: isinstance(app.top, Chooser) and "Which game?" in app.seen,
    "turn(-1)": lambda app, said: [type(each) for each in said] == [Pick],
    "turn(1)": lambda app, said: [type(each) for each in said] == [Pick],
    "start": lambda app, said: said == [Start()],
    "chat": lambda app, said: app.focus_id == "chat",
    "leave": lambda app, said: isinstance(app.top, Chooser) and "Leave the table?" in app.seen,
    "app.help": lambda app, said: type(app.top) is HelpScreen and "All signs" in app.seen,
}


@pytest.mark.parametrize(("key", "action"), every_key(LobbyScreen.BINDINGS))
def test_every_key_of_the_lobby(key, action):
    async def cursor(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        row = "seat-2" if action in ("bot", "character", "free") else "option-excalibur"
        rows.highlighted = rows.get_option_index(row)

    client = LocalTable("Anna", "Boris").clients[0]
    app = pressed(client, key, before=cursor)
    assert LOBBY[action](app, client.said)


@pytest.mark.parametrize(
    ("row", "key"), [("option-two_player", "right"), ("seat-3", "b"), ("seat-3", "c"), ("seat-3", "x"), ("game", "g")]
)
def test_a_key_means_the_rows_that_are_on_the_screen(row, key):
    """The line may have brought another lobby, which has not been drawn yet: of another game, with fewer seats."""
    client = LocalTable("Anna", "Boris").clients[1]

    async def script(app, pilot):
        rows = app.screen.query_one("#rows")
        rows.highlighted = rows.get_option_index(row)
        lobby = client.state.table.lobby
        client.state.receive(replace(lobby, game="nobles", options={}, seats=lobby.seats[:2]))
        await pilot.press(key)
        app.seen = screen_text(app)

    assert "Boris" in show(client, script).seen


@pytest.mark.parametrize(("key", "step"), [("right", 1), ("left", -1), ("enter", 1)])
def test_an_option_turns_either_way(key, step):
    values = next(each.values for each in core.game("nobles").choices if len(each.values) > 2)
    choice = next(each for each in core.game("nobles").choices if len(each.values) > 2)

    async def cursor(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index(f"option-{choice.name}")

    client = LocalTable("Anna", "Boris", game="nobles").clients[0]
    pressed(client, key, before=cursor)
    expected = values[(values.index(choice.default) + step) % len(values)]
    assert client.said == [Pick("nobles", {choice.name: expected})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", core.IDS)
def test_no_row_of_the_lobby_is_cut_in_80_columns(game, language):
    """Neither a seat nor the name of an option, also of those below the last row that is shown."""
    rows = list[str]()

    async def look(app, pilot):
        rows.extend(str(option.prompt) for option in app.screen.query_one("#rows", OptionList).options)

    local = LocalTable("Anna", "Boris", game=game)
    words = Words(language)
    pressed(local.clients[0], language=language, before=look)
    waits = f"{words('table-seat-not-ready')} …"
    assert [row for row in rows if "…" in row.replace(waits, "")] == []
    for choice in core.game(game).offered(2):
        name = words(f"{game}-option-{choice.name}")
        assert any(name.partition(" (")[0] in row for row in rows), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("host", [True, False], ids=["host", "guest"])
def test_the_lobby_shows_all_its_keys(host, language):
    """Those that do something everywhere. Those of a row are shown on it, that of the next step is in the last row."""
    local = LocalTable("Anna", "Boris")
    local.clients[1].send(Ready(host))  # the host names the key of the start once it is possible
    app = pressed(local.clients[0 if host else 1], language=language, size=(120, 24))
    shown, words = " ".join(app.seen.split()), Words(language)
    assert words("lobby-button-start" if host else "lobby-button-ready") in shown
    assert app.seen.splitlines()[-1].split()[0] == "Enter"
    for binding in (*LobbyScreen.BINDINGS, *RoundTable.BINDINGS):
        if binding.action in ("repaint", "sleep"):  # what programs of a terminal do at Ctrl-L, Ctrl-Z; the help says it
            continue
        if binding.id in ROW_COMMANDS or binding.action.startswith("turn") or binding.action == "quit":
            continue
        if binding.id in OWN_COMMANDS:  # the panel beside the own seat names them
            assert f"{keys.sign(binding.key)} {words(f'lobby-how-{binding.id}')}" in shown
            continue
        if binding.id == "leave":
            assert words("table-key-leave") in shown
            continue
        assert binding.description, f"{binding.key} says nothing of itself"
        said = f"{keys.sign(binding.key)} {words(binding.description)}".replace("← ", "←→ ")
        offered = host or binding.action not in LobbyScreen.HOST_ONLY
        assert (said in shown) is offered, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("host", [True, False], ids=["host", "guest"])
def test_the_keys_of_a_lobby_take_one_row_and_end_in_the_same_place_on_every_row(host, language):
    local = LocalTable("Anna", "Boris")
    local.clients[0].send(AddBot(2, "squire"))

    async def script(app, pilot):
        rows, ends = app.screen.query_one("#rows", OptionList), set()
        for row in ROWS:
            rows.highlighted = rows.get_option_index(row)
            await pilot.pause()
            assert app.screen.query_one("#keys").size.height == 1
            last = screen_text(app).splitlines()[-1]
            ends.add((last.index(" ? "), last.index(" Esc ")))
        assert len(ends) == 1

    show(local.clients[0 if host else 1], script, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_key_of_a_table(language):
    named = Words(language, keys={f"key{row}-{name}": f"<{name}>" for name in keys.NAMES for row in ("", "-row")})
    help = named("table-help")
    ours = {name for place in ("everywhere", "within", "table", "lobby", "game") for name in keys.USUAL[place]}
    assert [name for name in sorted(ours - {"help"}) if f"<{name}>" not in help] == []


ROWS = {
    "seat-0": ((), ()),
    "seat-1": ((), ("Enter say you are ready",)),
    "seat-2": (("Enter next level",), ()),
    "seat-3": (("Enter sit down",), ("Enter sit down",)),
    "game": (("Enter choose a game",), ()),
    "option-excalibur": (("Enter next value",), ()),
}
"""What Enter does on a row, for the host and for a guest."""
BESIDE = {
    "seat-0": ("b  seat a bot", "g  choose another game", "↓  change options and rules", "w  get up and watch"),
    "seat-2": ("x  free this seat",),
    "seat-3": ("b  seat a bot",),
    "game": ("↓  change options and rules",),
    "option-excalibur": ("off   on",),
}
"""What the panel names besides, for the host."""


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("host", [True, False], ids=["host", "guest"])
def test_the_bottom_says_what_enter_does_on_the_row_and_the_panel_names_its_other_keys(row, host):
    local = LocalTable("Anna", "Boris")
    local.clients[0].send(AddBot(2, "squire"))

    async def script(app, pilot):
        rows = app.screen.query_one("#rows", OptionList)
        rows.highlighted = rows.get_option_index(row)
        await pilot.pause()
        shown = screen_text(app).splitlines()[-2:]
        of_rows = {each for keys_of in ROWS.values() for every in keys_of for each in every}
        assert {each for each in of_rows if each in " ".join(shown)} == {*ROWS[row][0 if host else 1]}
        assert [each for each in BESIDE.get(row, ()) if host and each not in screen_text(app)] == []

    show(local.clients[0 if host else 1], script)


def test_a_guests_cursor_starts_on_their_own_seat_and_enter_says_that_they_are_ready():
    client = LocalTable("Anna", "Boris").clients[1]
    pressed(client, "enter")
    assert client.said == [Ready(True, "academy")]


def test_a_spectators_cursor_starts_on_the_first_free_seat_and_they_are_told_that_they_watch():
    local = LocalTable("Anna", "Boris", "Chloé")
    local.clients[1].send(Stand())
    app = pressed(local.clients[1])
    assert "You are watching" in app.seen
    assert "Watching: Boris" in app.seen
    pressed(local.clients[1], "enter")
    assert local.clients[1].said == [Sit(1)]
    assert "You are watching" not in pressed(local.clients[1]).seen


# A line of chat, and the name


@pytest.mark.parametrize("key", keys.letter("t").split(","))
def test_talking(key):
    client = LocalTable("Anna").clients[0]
    app = pressed(client, key, "h", "i", "left", "o", "enter")
    assert client.said == [Chat("hoi")]
    assert app.focus_id == LobbyScreen.home.lstrip("#")


@pytest.mark.parametrize(
    ("pasted", "said"),
    [
        ("one\ntwo\r\nthree", "one two three"),
        ("abc \x1b[31mdef", "abc [31mdef"),
        ("\x1b]2;title\x07", "]2;title"),
        ("tab\there\n", "tab here"),
    ],
)
def test_what_is_pasted_is_one_line_without_control_characters(pasted, said):
    client = LocalTable("Anna").clients[0]

    async def paste(app, pilot):
        await pilot.press("t", "x", "left")
        app.post_message(events.Paste(pasted))
        await pilot.pause()

    pressed(client, "end", "!", "enter", before=paste)
    assert client.said == [Chat(f"{said}x!")]


@pytest.mark.parametrize(
    ("pasted", "kept"), [(" two  blanks \n", " two  blanks "), ("a\x1bb\nc", "ab")], ids=["blanks", "escape"]
)
def test_a_password_is_pasted_as_it_is(pasted, kept):
    line = TextLine(password=True)
    assert line.one_line(pasted) == kept


@pytest.mark.parametrize("playing", [False, True])
def test_an_empty_line_of_chat_says_what_it_is_for_and_which_keys_it_takes(playing):
    local = LocalTable("Anna")
    if playing:
        local.start(bots=1)
    app = show(local.clients[0], press("t"), (60, 20), "fr")
    assert "Dites quelque chose à la table\u00a0: Enter envoie, Esc annule" in app.seen


def test_escape_leaves_the_line_of_chat_and_not_the_table():
    client = LocalTable("Anna").clients[0]
    app = pressed(client, "t", "h", "escape")
    assert client.said == []
    assert type(app.top) is LobbyScreen


def test_who_has_another_name_is_called_so_and_is_not_one_of_the_others():
    local = LocalTable("Anna", "Boris")
    anna = local.clients[0]

    async def script(app, pilot):
        anna.send(Rename("Zoe"))
        anna.send(Stand())
        await pilot.pause()
        app.seen = screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        app.dialog = dialog_text(app)

    app = show(anna, script)
    assert "you are Zoe" in app.seen.splitlines()[0]
    assert "Also here: Boris." in app.dialog


@pytest.mark.parametrize("way", [("n",), ("f2", "down", "enter")], ids=["n", "settings"])
def test_another_name_is_told_to_the_table(way):
    client = LocalTable("Anna").clients[0]
    app = pressed(client, *way, "E", "v", "a", "enter")
    assert client.said == [Rename("Eva")]
    assert app.settings.name == "Eva"


# The program


OPENS = {"quit": QuitDialog, "settings": SettingsScreen, "command_palette": Palette}


OF_PROGRAM = [each for each in every_key(RoundTable.BINDINGS) if each[1] not in ("repaint", "sleep")]
"""For the one see `test_paint.py`, for the other `test_whole_product.py`: it asks whether a shell is behind us."""


@pytest.mark.parametrize(("key", "action"), OF_PROGRAM)
def test_every_key_of_the_program(key, action):
    at_home = pressed(None, key)
    if action == "quit":
        assert at_home.ended
    else:
        assert type(at_home.top) is OPENS[action]
    at_a_table = pressed(LocalTable("Anna").clients[0], key)
    assert type(at_a_table.top) is OPENS[action]


# A game: what is up, or what was sent

GAME = {
    "open('log')": lambda app, said: type(app.top) in (Log, Reader) and "What has happened" in app.seen,
    "open('why')": lambda app, said: type(app.top) is Reader and "Why can’t I" in app.seen,
    "open('explain')": lambda app, said: type(app.top) is AboutChoice and "Why" not in app.seen,
    "open('stand_in')": lambda app, said: "Which player should a bot play for?" in app.seen,
    "app.help": lambda app, said: type(app.top) is HelpScreen and "All signs" in app.seen,
    "chat": lambda app, said: app.focus_id == "chat",
    "leave": lambda app, said: "Leave the table?" in app.seen,
}


@pytest.mark.parametrize("key", ["²", "³", "①", "⁴"])
def test_a_digit_that_is_raised_or_in_a_ring_answers_nothing(key):
    """On French keyboards `²` lies left of the `1`."""
    asked = pressed(LocalTable("Anna").clients[0], "g", key)
    assert isinstance(asked.top, Chooser)
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    assert local.clients[0].state.games.replica.legal()
    playing = pressed(local.clients[0], key)
    assert (type(playing.top), local.clients[0].said) == (GameScreen, [])


@pytest.mark.parametrize(
    ("key", "action"), [each for each in every_key(GameScreen.BINDINGS, TableScreen.BINDINGS) if each[1] in GAME]
)
def test_keys_of_a_game(key, action):
    local = LocalTable("Anna", "Boris")
    local.start()
    local.clients[1].leave()
    client = local.clients[0]
    assert GAME[action](pressed(client, key), client.said)


# Settings

SET = {
    "language": lambda app: (app.settings.language, app.words.language) == ("fr", "fr") and "Réglages" in app.seen,
    "name": lambda app: isinstance(app.top, NameForm),
    "theme": lambda app: (app.settings.theme, app.theme) == ("dark", "table-dark"),
    "characters": lambda app: app.settings.characters == "ascii" and app.ascii_only,
    "motion": lambda app: app.settings.motion == "quick",
    "telling": lambda app: app.settings.telling == "quick" and app.pause == pytest.approx(0.4),
    "confirmations": lambda app: app.settings.confirmations == "few",
    "lone_done": lambda app: app.settings.lone_done == "at-once",
    "clicks": lambda app: app.settings.clicks == "one",
    "bell": lambda app: app.settings.bell is False,
    "keymap": lambda app: type(app.top) is KeysScreen,
}


@pytest.mark.parametrize(("setting", "key"), each_value(SET, ["enter", "right"]))
def test_every_setting_is_turned_and_explained(setting, key):
    about = " ".join(Words("en")(f"table-set-{setting.replace('_', '-')}-about").split())

    async def read(app, pilot):
        for each in ("f2", *["down"] * list(SET).index(setting)):
            await pilot.press(each)
        await pilot.pause()
        place = app.screen.query_one("#about").region
        rows = screen_text(app).splitlines()[place.y : place.bottom]
        assert about[:50] in " ".join(" ".join(row[place.x : place.right] for row in rows).split())

    assert SET[setting](pressed(None, key, before=read, pause=1.0))


def test_a_setting_turns_back():
    app = pressed(None, "f2", "right", "left", "left")
    assert app.settings.language == "uk"


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_that_cannot_be_saved_say_so(language, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("HOME", str(tmp_path))
    said = " ".join(Words(language)("table-settings-unsaved", path="~/file/round-table/settings.json").split())

    async def save(app, pilot):
        del app.settings.save  # as it is outside of tests

    assert said not in " ".join(pressed(None, "f2", language=language).seen.split())
    seen = pressed(None, "f2", "down", "down", "right", before=save, language=language, size=(60, 20)).seen
    assert said in " ".join(seen.replace("│", "").split())
    assert "Esc" in seen


@pytest.mark.parametrize(("key", "action"), [e for e in every_key(SettingsScreen.BINDINGS) if e[1] == "leave"])
def test_the_settings_are_left(key, action):
    assert type(pressed(None, "f2", key).top) is Home


def test_after_the_settings_the_screen_speaks_the_new_language():
    app = pressed(LocalTable("Anna").clients[0], "f2", "enter", "escape")
    assert type(app.top) is LobbyScreen
    assert "vous êtes Anna" in app.seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_whole_in_the_smallest_terminal(language):
    app = pressed(None, "f2", language=language, size=(60, 20))
    words, shown = Words(language), app.dialog
    assert f"╭─ {words('table-set-title')} ─" in app.seen
    assert " ".join(words("table-set-keys").split()) in shown
    assert f"{words('table-set-bell')} {words('table-on')}" in shown
    assert f"{words('table-set-keymap')} {words('table-set-keymap-changed', count=0)}" in shown
    abouts = [Text(words(f"table-set-{each.replace('_', '-')}-about")) for each in CHOICES]
    assert max(len(wrap(each, app.console, 56)) for each in abouts) == 2, "a third row would hide the keys"


# Nothing is lost by one key


def quitting(client, *pressing, **session):
    async def before(app, pilot):
        for key, value in session.items():
            setattr(app.session, key, value)

    return pressed(client, *pressing, before=before)


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_a_host_is_told_who_sits_at_their_table_before_it_is_closed(key):
    local = LocalTable("Anna", "Boris", "Chloé")
    local.clients[2].send(Stand())
    app = quitting(local.clients[0], key)
    assert type(app.top) is QuitDialog
    assert hosting("Boris", "Chloé") in app.dialog
    assert said("table-quit-again") in app.dialog
    assert quitting(local.clients[0], key, key).ended
    stayed = quitting(local.clients[0], key, "enter")
    assert not stayed.ended
    assert type(stayed.top) is LobbyScreen
    assert quitting(local.clients[0], key, "2").ended


def test_who_ends_the_program_is_told_that_the_game_is_saved():
    local = LocalTable("Anna", "Boris")
    local.start()
    first = local.clients[0]
    assert "the main menu continues it" in quitting(first, "ctrl+c", saved=True).dialog
    assert "continues it" not in quitting(first, "ctrl+c", saved=False).dialog
    alone = LaunchRequest(do="solo")
    assert "the main menu continues it" in quitting(first, "ctrl+c", saved=True, plan=alone).dialog
    assert "this game is lost" in quitting(first, "ctrl+c", saved=False, plan=alone).dialog


def test_alone_nothing_is_lost_of_a_game_that_is_over():
    local = LocalTable("Anna")
    local.start(bots=1)
    local.play(lambda replica: False, random.Random(1))
    assert quitting(local.clients[0], "ctrl+c", plan=LaunchRequest(do="solo")).ended


def test_who_wants_few_confirmations_is_asked_only_where_something_is_lost():
    local, alone = LocalTable("Anna", "Boris"), LaunchRequest(do="solo")
    local.start()
    first = local.clients[0]

    def ended(**session):
        async def before(app, pilot):
            app.settings.confirmations = "few"
            for key, value in session.items():
                setattr(app.session, key, value)

        return pressed(first, "ctrl+c", before=before).ended

    assert ended(saved=True, plan=alone)
    assert not ended(saved=False, plan=alone)
    assert not ended(saved=True), "others sit at this table"
    assert not quitting(first, "ctrl+c", saved=True, plan=alone).ended


def test_two_quick_ctrl_c_end_the_program():
    from textual import events

    async def before(app, pilot):
        for _ in range(2):
            app.post_message(events.Key("ctrl+c", None))

    assert pressed(LocalTable("Anna").clients[0], before=before).ended


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "ctrl+z"])
def test_what_ends_the_program_or_lets_it_sleep_counts_before_the_screen_is_seen(key):
    """The guard is for answers: who wants his shell back means no question, and presses it once."""

    async def before(app, pilot):
        app.screen.fresh.cover()
        await pilot.press("question_mark")
        assert type(app.screen) is LobbyScreen, "what is meant for the screen waits for it"
        await pilot.press(key)

    app = pressed(LocalTable("Anna", "Boris").clients[0], before=before)
    assert type(app.top) in (QuitDialog, CannotSuspend)


def test_a_guest_is_told_that_their_seat_ends_with_the_program():
    app = quitting(LocalTable("Anna", "Boris").clients[1], "ctrl+c", hosting=False)
    assert said("table-leave-body", watching="no") in app.dialog


def test_a_saved_table_is_closed_for_now_and_not_given_up():
    local = LocalTable("Anna", "Boris")

    async def step_out(app, pilot):
        app.session.can_return, app.session.saved = True, True
        local.clients[0].status = "closed"
        app.look_again()
        await until(pilot, lambda: type(app.screen) is Home)

    asked = pressed(local.clients[0], "h", before=step_out)
    assert "Close this table for now?" in asked.seen
    assert "Give" not in asked.seen
    assert len(pressed(local.clients[0], "h", "2", before=step_out).session.begun) == 1


@pytest.mark.parametrize("key", ["h", "s"])
def test_another_table_is_asked_for_before_one_is_given_up(key):
    """Step out of a table that friends sit at, and begin something else."""
    local = LocalTable("Anna", "Boris")
    begin = {"h": ["h"], "s": ["s", "3"]}[key]

    async def step_out(app, pilot):
        app.session.can_return = True
        local.clients[0].status = "closed"
        app.look_again()
        await until(pilot, lambda: type(app.screen) is Home)

    asked = pressed(local.clients[0], *begin, before=step_out)
    assert "Give up your table?" in asked.seen
    assert hosting("Boris") in asked.dialog
    assert asked.session.begun == []
    assert pressed(local.clients[0], *begin, "1", before=step_out).session.begun == []
    assert len(pressed(local.clients[0], *begin, "2", before=step_out).session.begun) == 1


def test_a_guest_who_begins_something_else_gives_up_nothing_and_is_told_so():
    async def step_out(app, pilot):
        app.session.hosting, app.session.can_return, app.session.plan = False, True, LaunchRequest("join")
        local.clients[1].status = "closed"
        app.look_again()
        await until(pilot, lambda: type(app.screen) is Home)

    local = LocalTable("Anna", "Boris")
    asked = pressed(local.clients[1], "h", before=step_out)
    assert said("table-leave-title") in asked.dialog
    assert said("table-leave-body", watching="no") in asked.dialog
    assert said("table-leave-elsewhere", watching="no") in asked.dialog
    assert "Give up" not in asked.seen


def test_without_a_table_another_is_begun_at_once():
    assert len(pressed(None, "h").session.begun) == 1


# Whose turn it is


def told(quiet: float, bell: bool = True):
    """Titles and bells of a game in which the first person acts and is then asked again."""
    local = LocalTable("Anna", "Boris", "Chloé")
    heard: list[str] = []

    async def script(app, pilot):
        app.attention.set_title = heard.append
        app.bell = lambda: heard.append("bell")
        app.settings.bell = bell
        app.attention.pressed = monotonic() - quiet
        local.start()
        await until(pilot, lambda: heard)
        replica = local.clients[0].state.games.replica
        local.clients[0].send(local.clients[0].state.act(replica.legal()[0]))
        app.look_again()
        await until(pilot, lambda: "Round Table" in heard)

    show(local.clients[0], script)
    return heard


def test_the_title_says_whose_turn_it_is_and_the_bell_rings_for_who_looks_elsewhere():
    assert told(quiet=6.0) == ["Your turn: Medieval Academy", "bell", "Round Table"]


def test_the_bell_is_silent_for_who_has_just_pressed_a_key():
    assert told(quiet=-60.0) == ["Your turn: Medieval Academy", "Round Table"]


def test_the_bell_can_be_turned_off():
    assert told(quiet=6.0, bell=False) == ["Your turn: Medieval Academy", "Round Table"]


def abandoning(local, at: int, *pressing):
    local.start(bots=1)
    return pressed(local.clients[at], *pressing)


def test_the_host_abandons_a_game_by_a_second_question_and_all_are_told():
    local = LocalTable("Anna", "Boris")
    app = abandoning(local, 0, "escape", "4")
    assert "Abandon the game?" in app.dialog
    assert local.table.play is not None
    local = LocalTable("Anna", "Boris")
    abandoning(local, 0, "escape", "4", "enter")
    assert local.table.play is not None, "the cursor stands on staying"
    local = LocalTable("Anna", "Boris")
    abandoning(local, 0, "escape", "4", "2")
    assert local.table.play is None
    assert local.clients[1].state.table.lobby.phase == "lobby"
    assert any(getattr(line, "code", "") == "abandoned" for line in local.clients[1].state.talk.lines)


def test_who_plays_alone_is_told_that_the_next_game_is_dealt_at_once():
    local = LocalTable("Anna")
    local.start(bots=1)

    async def alone(app, pilot):
        app.session.at_once = True

    app = pressed(local.clients[0], "escape", "4", before=alone)
    assert re.search("2 Abandon the game +the next one is dealt at once", app.dialog)
    assert "everyone" not in app.dialog


def test_a_chooser_names_its_digits_and_what_enter_does_with_the_choice_under_the_cursor():
    local = LocalTable("Anna", "Boris")
    assert "Enter stay ↑↓ 1-4 choose Esc" in abandoning(local, 0, "escape").dialog
    assert "Enter quit the program ↑↓ 1-4" in abandoning(local, 0, "escape", "down", "down").dialog


def test_a_guest_is_not_offered_to_abandon_the_game():
    assert "Abandon" not in abandoning(LocalTable("Anna", "Boris"), 1, "escape").dialog


# What dialogs look like in the smallest terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["escape", "ctrl+c"])
def test_what_is_asked_before_leaving_is_whole_in_the_smallest_terminal(language, key):
    local = LocalTable("Anna", "Boris", "Chloé", "Dmytro")
    app = pressed(local.clients[0], key, language=language)
    shown, words = app.dialog, Words(language)
    others = ["Boris", "Chloé", "Dmytro"]
    assert hosting(*others, language=language) in shown
    assert words("table-leave-stay") in shown
    assert words("table-leave-quit") in shown


def test_a_binding_says_what_its_key_is_called():
    assert [keys.sign(key) for key in ("escape,q,й", "t,е", "f2", "ctrl+c,ctrl+q", "left", "enter")] == [
        "Esc", "t", "F2", "Ctrl-C", "←", "Enter"
    ]  # fmt: skip


def test_rows_of_keys_break_between_keys():
    said = keys.rows([("a", "one"), ("b", "two"), ("left", "three"), ("right", "three"), ("c", "")], str, 12)
    assert said == "a one  b two\n←→ three"


def test_a_written_line_keeps_the_cursor_keys():
    async def script(app, pilot):
        await pilot.press("t", "a", "b", "left")
        assert app.screen.query_one("#chat", Input).cursor_position == 1

    show(LocalTable("Anna").clients[0], script)


def test_what_the_table_says_while_the_program_ends_is_not_shown():
    """Ending closes the line, and a closed line would bring up the main menu, where there is none any more."""
    client = LocalTable("Anna").clients[0]
    shown = []

    async def script(app, pilot):
        async def note(kind):
            shown.append(kind)

        app.navigation.show = note
        app.exit()
        client.status = "closed"
        await app.navigation.table_changed()

    show(client, script)
    assert shown == []


def test_what_follows_from_leaving_stands_below_the_choices_once_the_screen_is_narrow():
    async def script(app, pilot):
        await pilot.press("escape")
        await pilot.pause()
        beside = next(row for row in screen_text(app).splitlines() if "nothing changes" in row)
        assert "Stay" in beside
        await pilot.resize_terminal(62, 70)
        await pilot.pause(0.1)
        rows = screen_text(app).splitlines()
        at = next(y for y, row in enumerate(rows) if "1 Stay" in row)
        assert "nothing changes" in rows[at + 1]
        assert any(re.search("Enter stay .*1-4 choose +Esc back", row) for row in rows)

    local = LocalTable("Anna", game="academy")
    local.start(bots=2)
    show(local.clients[0], script, (120, 40))
