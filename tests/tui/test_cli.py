"""The command line: what can be said, in four languages, and a sentence for whatever cannot."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import core
from netplay.invocation import version
from tui import cli
from tui.app.settings import LANGUAGES, Settings
from tui.cli import language_said
from tui.cli.arguments import Unplayable, games, parser, taken_apart, understood
from tui.cli.request import launch_request
from tui.input.keys import Keymap
from tui.session.launch import LaunchRequest
from tui.text.words import Words

ROOT = Path(__file__).parents[2]


def planned(*said: str, language: str = "en", **settings):
    words = Words(language)
    return launch_request(understood(list(said), words), Settings(name="Anna", **settings), words)


def sentence(*said: str, language: str = "en") -> str:
    with pytest.raises(Unplayable) as raised:
        planned(*said, language=language)
    return str(raised.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", core.IDS)
def test_the_help_lists_every_game_with_its_players_options_values_and_defaults(id, language):
    words = Words(language)
    lines = games(words).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"  {id} "))
    game = core.game(id)
    assert words(f"{id}-name") in lines[at]
    assert lines[at].endswith("2" if id == "nobles" else f"{game.seats[0]}–{game.seats[-1]}")
    for line, choice in zip(lines[at + 1 :], game.choices, strict=False):
        name, _, values = line.split()[0].partition("=")
        assert name == choice.name
        said = [str(value) if not isinstance(value, bool) else "on" if value else "off" for value in choice.values]
        assert sorted(values.split("|")) == sorted(said)
        usual = choice.default
        assert values.split("|")[0] == (("off", "on")[usual] if isinstance(usual, bool) else str(usual))
        assert line.endswith(words(f"{id}-option-{choice.name}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["host"], ["join"], ["solo"]], ids=lambda command: "".join(command) or "top")
def test_help_is_in_the_readers_language(command, language, capsys):
    words = Words(language)
    with pytest.raises(SystemExit) as ended:
        understood([*command, "--help"], words)
    shown = " ".join(capsys.readouterr().out.split())
    assert ended.value.code == 0
    assert shown.startswith(" ".join(words("cli-usage").split()))
    assert " ".join(words("cli-help").split()) in shown
    assert "cli-" not in shown
    for line in games(words).splitlines() if command in (["host"], ["solo"]) else []:
        assert " ".join(line.split()) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_is_a_percent_sign_stands_in_the_help(language, capsys):
    for command, name, key in (("host", "hint", "cli-hints"), ("join", "people", "cli-seat")):
        words = Words(language, keys=Keymap({name: "%"}).signs())
        with pytest.raises(SystemExit):
            understood([command, "--help"], words)
        about = " ".join(words(key).split())
        assert "%" in about
        assert about in " ".join(capsys.readouterr().out.split())


@pytest.mark.process
def test_help_and_mistakes_do_not_wait_for_the_screens():
    """Textual takes half a second to import: who only reads a sentence does not wait for it."""
    program = (
        "import sys; from tui import cli; sys.argv[1:] = ['solo', '--help']\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        "assert 'textual' not in sys.modules and 'trio' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, timeout=60, stdout=subprocess.DEVNULL)


def test_texts_are_loaded_only_for_help_and_mistakes(capsys):
    words = Words("en")
    asked = taken_apart(["solo", "academy", "--name", "Eva"], words)
    assert vars(asked) == vars(understood(["solo", "academy", "--name", "Eva"], Words("en")))
    assert words._books == {}
    with pytest.raises(Unplayable, match="Unknown command: nonsense"):
        taken_apart(["nonsense"], words)
    with pytest.raises(SystemExit):
        taken_apart(["host", "-h"], words)
    assert "cli-" not in capsys.readouterr().out


def test_the_version_is_that_of_the_project(capsys):
    with pytest.raises(SystemExit):
        understood(["--version"], Words("en"))
    assert capsys.readouterr().out == f"Round Table {version()}\n"
    assert f'version = "{version()}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


GAMES = ", ".join(core.IDS)
MISTAKES = [
    (["solo", "academy", "--wrong"], "cli-not-understood", {"said": "--wrong"}),
    (["host", "--port"], "cli-no-value", {"option": "--port"}),
    (["nonsense"], "cli-no-command", {"said": "nonsense"}),
    (["--lang", "en", "--name", "Eva", "hst"], "cli-no-command", {"said": "hst"}),
    (["--lang", "xx"], "cli-no-lang", {"said": "xx", "known": ", ".join(LANGUAGES)}),
    (["solo", "chess"], "cli-no-game", {"said": "chess", "known": GAMES}),
    (["host", "--game", "chess"], "cli-no-game", {"said": "chess", "known": GAMES}),
    (["host", "chess"], "cli-no-game", {"said": "chess", "known": GAMES}),
    (["solo", "--game", "chess"], "cli-no-game", {"said": "chess", "known": GAMES}),
    (["host", "nobles", "--game", "grail"], "cli-two-games", {"one": "nobles", "other": "grail"}),
    (["solo", "--game", "grail", "nobles"], "cli-two-games", {"one": "nobles", "other": "grail"}),
    (["solo"], "cli-which-game", {"known": GAMES}),
    (["solo", "academy", "--level", "king:kind"], "cli-no-level",
     {"said": "king:kind", "known": "page, squire, knight, king", "styles": "bold, careful, greedy, spiteful"}),
    (["solo", "academy", "--bots", "two"], "cli-no-number", {"option": "--bots", "said": "two"}),
    (["host", "--port", "x\x1b[31m"], "cli-no-number", {"option": "--port", "said": "x[31m"}),
    (["host", "--port", "70000"], "cli-no-port", {"port": "70000"}),
    (["host", "--spectators", "some"], "cli-no-looking", {"said": "some", "known": "free, silent, none"}),
    (["host", "--clock", "4"], "cli-no-limit", {"option": "--clock", "fewest": 5, "most": 3600}),
    (["host", "--stand-in", "3601"], "cli-no-limit", {"option": "--stand-in", "fewest": 5, "most": 3600}),
    (["solo", "grail", "--option", "x"], "cli-no-option",
     {"game": "grail", "said": "x", "known": "board=forest|pairs, open_allies=off|on"}),
    (["solo", "academy", "--option", "two_player=xx"], "cli-no-such-value",
     {"option": "two_player", "known": "lancelot, karadoc"}),
    (["solo", "academy", "--option", "two_player"], "cli-no-such-value",
     {"option": "two_player", "known": "lancelot, karadoc"}),
    (["host", "nobles", "--option", "same_suit", "--option", "same_colour"], "table-no-suit-and-colour", {}),
    (["solo", "nobles", "--option", "same_suit", "--option", "same_colour"], "table-no-suit-and-colour", {}),
    (["solo", "grail", "--bots", "9"], "cli-how-many", {"players": 6, "fewest": 2, "most": 7}),
    (["solo", "nobles", "--bots", "3"], "cli-how-many", {"players": 1, "fewest": 1, "most": 1}),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("said", "key", "about"), MISTAKES, ids=[" ".join(said) for said, _, _ in MISTAKES])
def test_every_mistake_gets_its_sentence(said, key, about, language):
    expected = Words(language)(key, **about)
    assert sentence(*said, language=language) == expected
    assert "{" not in expected
    assert "cli-" not in expected


def test_sentences_read_well():
    assert sentence("solo", "nobles", "--bots", "3") == "This game is for two: ask for 1 bot."
    assert sentence("solo", "grail", "--bots", "9") == "This game takes 2 to 7 bots."
    assert sentence("solo", "academy", "--pace", "nan") == "--pace takes a number, not nan."


@pytest.mark.parametrize(
    "said", [["--pace", "-1"], ["--pace", "inf"], ["--pace", "1e9"], ["--pace", ""], ["--bots", "1.5"], ["--bots", ""]]
)
def test_numbers_that_are_none(said):
    assert "takes a number" in sentence("solo", "academy", *said)


def test_what_is_said_before_the_command_holds_too():
    before = understood(["--name", "Boris", "--lang", "fr", "--ascii", "host"], Words("en"))
    after = understood(["host", "--name", "Boris", "--lang", "fr", "--ascii"], Words("en"))
    assert vars(before) == vars(after)
    assert (before.name, before.lang, before.ascii) == ("Boris", "fr", True)
    assert understood(["--no-ascii"], Words("en")).ascii is False
    nothing = understood([], Words("en"))
    assert (nothing.name, nothing.lang, nothing.ascii) == (None, None, None)


@pytest.mark.parametrize(
    ("said", "language"),
    [
        (["--lang", "fr"], "fr"),
        (["host", "--lang=ru"], "ru"),
        (["--lang", "fr", "host", "--lang", "uk"], "uk"),
        (["--lang", "xx"], None),
        (["--lang"], None),
        (["host"], None),
    ],
)
def test_the_language_is_known_before_anything_else(said, language):
    assert language_said(said) == language


@pytest.mark.parametrize(("language", "table"), [("en", "Anna’s table"), ("fr", "Chez Anna"), ("uk", "Стіл: Anna")])
def test_a_table_is_named_in_the_hosts_language(language, table):
    assert planned("host", language=language).table == table
    assert planned("solo", "academy", language=language).table == table
    assert planned("host", "--table", "Camelot", language=language).table == "Camelot"


def test_plans():
    solo = planned("solo", "academy", "--bots", "3", "--option", "excalibur", "--level", "page", "--pace", "0.5")
    assert (solo.do, solo.game, solo.bots, solo.level, solo.pace) == ("solo", "academy", 3, "page", 0.5)
    assert solo.options == {"open_scores": True, "excalibur": True}
    assert planned("solo", "academy", "--level", "knight").level == "knight"
    assert planned("solo", "academy").level == "squire"
    host = planned("host", "--port", "0", "--bind", "::1", "--game", "histrio", "--name", "Eva")
    assert (host.do, host.port, host.host, host.game, host.name) == ("host", 0, "::1", "histrio", "Eva")
    assert planned("host", game="grail").game == "grail"
    assert planned("host", game="chess").game == core.IDS[0]
    join = planned("join", "[::1]:99")
    assert (join.do, join.host, join.port) == ("join", "::1", 99)
    assert planned().do == "home"


def test_the_rules_of_the_house_that_were_said_go_with_the_table_and_no_others():
    said = ["--ask", "--spectators", "silent", "--clock", "90", "--stand-in", "0", "--no-hints"]
    house = {"ask": True, "watch": "silent", "clock": 90, "stand_in": 0, "hints": False}
    assert planned("host", *said).house == house
    assert planned("host").house == {}


@pytest.mark.parametrize("command", ["host", "solo"])
def test_a_game_is_a_word_or_an_option(command):
    """Who knows one command knows how the other wants it."""
    word = planned(command, "nobles", game="grail")
    assert word.game == "nobles"
    for said in (["--game", "nobles"], ["--game=nobles"], ["--name", "Anna", "nobles"], ["nobles", "--game", "nobles"]):
        assert planned(command, *said, game="grail") == word


@pytest.mark.parametrize("command", ["host", "solo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_both_ways_to_say_the_game(command, language, capsys):
    words = Words(language)
    with pytest.raises(SystemExit):
        understood([command, "--help"], words)
    values, options = capsys.readouterr().out.split(f"\n{words('cli-options')}:")
    assert values.splitlines()[-1].split(maxsplit=1) == [words("cli-word-game"), GAMES]
    assert f"  --game {words('cli-word-game')} " in options


@pytest.mark.process
def test_what_the_command_line_says_is_not_saved(tmp_path):
    """One run with another name and language, ended at the main menu, leaves the settings as they were."""
    env = {
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm",
        "LC_ALL": "C.UTF-8",
    }
    argv = ["-m", "tui", "--name", "Eva", "--lang", "fr"]
    child = pexpect.spawn(sys.executable, argv, cwd=ROOT, env={**os.environ, **env}, dimensions=(24, 80), timeout=60)
    child.expect("Eva")
    child.send("z\x03")
    child.expect(pexpect.EOF)
    child.close()
    assert not list(tmp_path.rglob("settings.json"))


def test_every_word_of_the_command_line_is_listed():
    """Nothing is abbreviated, and nothing is accepted that the help does not show."""
    shown = parser(Words("en")).format_help()
    for option in [
        "--help",
        "--version",
        "--name",
        "--lang",
        "--ascii",
        "--no-ascii",
        "host",
        "join",
        "solo",
        "table",
        "verify",
        "bot",
    ]:
        assert option in shown
    assert "--nam" in sentence("--nam=Eva")


@pytest.mark.process
@pytest.mark.parametrize(("arguments", "offered"), [
    (["solo", "nobles", "--name", "A b"], "solo nobles --name 'A b' --lines"), ([], "solo --lines"),
], ids=["a game", "no command"])  # fmt: skip
@pytest.mark.parametrize("terminal", ["dumb", "unknown"])
def test_a_terminal_without_a_cursor_is_offered_lines_of_text(arguments, offered, terminal, tmp_path):
    env = {**os.environ, "TERM": terminal, "XDG_CONFIG_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    argv = ["-m", "tui", *arguments]
    child = pexpect.spawn(sys.executable, argv, cwd=ROOT, env=env, dimensions=(24, 200), timeout=60)
    child.expect(pexpect.EOF)
    assert child.before.decode().rstrip().endswith(f"To play in lines of text: python -m tui {offered}")
    assert b"\x1b" not in child.before
    child.close()
    assert child.exitstatus == 2


def test_a_port_that_is_taken_does_not_refuse_the_table():
    """It takes a free one (test_session)."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        assert cli._why_not_opened(LaunchRequest("host", "Anna", "127.0.0.1", taken)) is None
        sentence = cli._why_not_opened(LaunchRequest("host", "Anna", "127.0.0.1", taken, web=taken))
        assert sentence.code in ("door-port-taken", "no-door-packages")
