"""The product as people run it: real processes in real pseudo-terminals, by keyboard alone."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
import time
from itertools import cycle
from pathlib import Path

import pytest

import core
from netplay.client.client import HANG_UPS
from tests.terminal import ROOT, Tty

pytestmark = pytest.mark.process

PATIENCE = 60.0
"""Seconds for one thing to appear, on a busy machine."""


class Terminal(Tty):
    """That of somebody who has started the program with these arguments, with settings and files of his own."""

    def __init__(self, tmp_path: Path, *args: str, size: tuple[int, int] = (80, 24), **environment: str) -> None:
        env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        env |= {"XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
        env |= {"XDG_DATA_HOME": str(tmp_path), **environment}
        self._home = tmp_path
        super().__init__([sys.executable, "-m", "tui", *args], env, size, PATIENCE)

    def failure(self) -> str:
        """The report of a program that went wrong, if it left one."""
        return "\n".join(path.read_text() for path in self._home.rglob("failure.txt"))

    def stop(self) -> None:
        """Ctrl-C twice: at a table it is asked."""
        self.child.sendcontrol("c")
        self.child.sendcontrol("c")


@pytest.fixture
def start(tmp_path):
    running: list[Terminal] = []

    def run(*args: str, **more) -> Terminal:
        running.append(Terminal(tmp_path / str(len(running)), *args, **more))
        return running[-1]

    yield run
    for terminal in running:
        terminal.child.close(force=True)


GUARD = 0.25
"""Seconds for which a new question takes no key: see `tui.input.stale_input`."""


def host(start, *args: str) -> tuple[Terminal, str]:
    """A host, and the address friends type."""
    terminal = start("host", "--port", "0", "--bind", "127.0.0.1", "--name", "Anna", "--pace", "0", *args)
    address = re.search(r"join (127\.0\.0\.1:\d+)", terminal.wait("127.0.0.1:"))
    return terminal, address[1]


@pytest.mark.parametrize("id", [id if id == "histrio" else pytest.param(id, marks=pytest.mark.slow) for id in core.IDS])
def test_two_people_and_a_bot_play_a_game_to_its_end(start, id):
    anna, address = host(start, "--game", id)
    boris = start("join", address, "--name", "Boris", size=(120, 40))
    boris.wait("you are Boris")
    anna.wait("Not ready yet: Boris", "This game is for", "is missing", "are missing")
    boris.child.send("r")
    bots = max(0, core.game(id).seats[0] - 2) or (1 if 3 in core.game(id).seats else 0)
    for _ in range(bots):
        anna.child.send("b")
        anna.read(0.3)
    anna.wait("Everyone is ready")
    anna.child.send("s")
    for terminal in (anna, boris):
        terminal.wait("Esc leave")
    play_to_the_end(anna, boris)
    time.sleep(2 * GUARD)  # a key does not count in the first moment of a screen
    for terminal in (boris, anna):
        terminal.child.send("o")
        shown = terminal.wait("Look at the table")  # painted last: what is above it has arrived too
        assert "1." in shown
    for terminal in (boris, anna):
        terminal.stop()
        assert terminal.end() == 0
        assert b"Traceback" not in terminal.raw


def test_a_password_is_typed_unseen_in_lines_too_as_it_was_typed_for_the_table(start):
    """With blanks that look like a slip of the hand."""
    secret = " two  blanks "
    anna = start("host", "--lines", "--password", "--port", "0", "--bind", "127.0.0.1", "--name", "Anna")
    anna.wait("Password of the table:")
    anna.child.sendline(secret)
    address = re.search(r"join (127\.0\.0\.1:\d+)", anna.wait("127.0.0.1:"))[1]
    boris = start("join", address, "--lines", "--name", "Boris")
    boris.wait("The password of the table?")
    boris.child.sendline(secret.strip())
    boris.wait("the one given is wrong")
    boris.child.sendline(secret)
    anna.wait("Boris is here", "Boris")
    boris.wait("Anna")
    boris.child.sendline("t zebra")
    boris.wait("Boris: zebra")
    assert boris.raw.count(b"zebra") == 2, "as it was typed, and as it was said: what is typed is seen again"
    boris.child.sendline("q")
    assert boris.end() == 0
    assert b"blanks" not in boris.raw + anna.raw


@pytest.mark.parametrize("playing", [False, True], ids=["in the lobby", "in a game"])
def test_who_comes_again_under_another_name_hears_that_a_seat_of_theirs_waits(start, tmp_path, playing):
    """The key to it is kept by table and name; who does not say the name again would be a stranger to his own game."""
    anna, address = host(start)
    home = {name: str(tmp_path / "boris") for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    boris = start("join", address, "--name", "Boris", **home)
    boris.wait("you are Boris")
    anna.wait("Not ready yet: Boris", "This game is for")
    if playing:
        boris.child.send("r")
        anna.wait("Everyone is ready")
        anna.child.send("s")
        boris.wait("round I of VI")
    boris.child.close(force=True)
    anna.wait("Boris is away")
    again = start("join", address, "--name", "Bob", **home)
    again.wait("You hold the key to Boris")
    other = start("join", address, "--name", "Chloe")
    assert "You hold the key" not in other.wait("round I of VI" if playing else "you are Chloe"), (
        "whose key is elsewhere"
    )
    back = start("join", address, "--name", "Boris", **home)
    assert "You hold the key" not in back.wait("round I of VI" if playing else "you are Boris")


def in_a_shell(tmp_path: Path) -> Tty:
    """A shell with jobs, which has started a table of one's own."""
    env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "PS1": "shell$ "}
    env |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(tmp_path))
    shell = Tty(["sh", "-i"], env, patience=PATIENCE)
    shell.wait("shell$")
    shell.child.sendline(f"{sys.executable} -m tui host --port 0 --bind 127.0.0.1 --name Anna --lang en")
    return shell


def leave(shell: Tty) -> None:
    """End the program, at whose table there is somebody, and the shell; both end well."""
    for _ in range(2):
        shell.child.sendcontrol("c")
    shell.wait("shell$")
    shell.child.sendline("exit $?")
    assert shell.end() == 0


def test_ctrl_z_gives_the_terminal_to_the_shell_and_fg_takes_it_back(tmp_path):
    shell = in_a_shell(tmp_path)
    shell.wait("127.0.0.1:")
    shell.child.sendcontrol("z")
    shell.wait("shell$")
    shell.child.sendline("echo we are $((20 + 3))")
    shell.wait("we are 23")
    shell.raw = b""
    shell.screen.reset()
    shell.child.sendline("fg")
    shown = shell.wait("Ctrl-P commands")
    assert "join 127.0.0.1:" in shown, "all of the screen is painted again"
    assert b"\x1b]2;Round Table" in shell.raw, "and the title"
    shell.child.send("?")
    shell.wait("The aim")
    leave(shell)


def test_ctrl_z_puts_nobody_elses_game_to_sleep(tmp_path, start):
    shell = in_a_shell(tmp_path)
    address = re.search(r"join (127\.0\.0\.1:\d+)", shell.wait("127.0.0.1:"))[1]
    boris = start("join", address, "--name", "Boris")
    shell.wait("Boris")
    boris.wait("you are Boris")
    shell.child.sendcontrol("z")
    shell.wait("Boris could not play on")
    boris.child.sendcontrol("z")
    boris.wait("no shell here could wake it again")
    shell.child.send("\x1b")
    leave(shell)


def play_to_the_end(*terminals: Terminal) -> None:
    """Everybody takes the first answer whenever there is one. However slow the machine is, they go on: it is given up
    only when nothing has moved on any screen for a long time."""
    over: set[Terminal] = set()
    before, moved = [""] * len(terminals), time.monotonic()
    most = moved + 10 * PATIENCE
    keys = cycle("11\r\r")  # the first answer; a dialog is closed by Enter alone
    pressed = [0.0] * len(terminals)
    while len(over) < len(terminals) and time.monotonic() < min(moved + PATIENCE, most):
        for at, terminal in enumerate(terminals):
            shown = terminal.read(0.02)
            assert terminal.child.isalive(), f"The program has ended.\n{shown.strip()}\n{terminal.failure()}"
            if shown != before[at]:
                before[at], moved = shown, time.monotonic()
            if "Enter shows the result" in " ".join(shown.split()):  # it may go on in the next row
                over.add(terminal)
            elif terminal not in over and time.monotonic() - pressed[at] > GUARD / 3:  # keys do not pile up
                look = re.search(r"(\d) Look at the table", shown)
                terminal.child.send(look[1] if look else next(keys))
                pressed[at] = time.monotonic()
    assert len(over) == len(terminals), "\n".join(before)


def test_alone_against_bots_leave_and_come_back(start):
    anna = start("solo", "academy", "--bots", "3", "--name", "Anna", "--pace", "0")
    anna.wait("Keep one card")
    time.sleep(2 * GUARD)  # a key does not count in the first moment of a question
    anna.child.send("1")
    anna.wait("Anna keeps")
    anna.child.send("\x1b")
    anna.wait("Leave the table?")
    time.sleep(2 * GUARD)
    anna.child.send("2")
    anna.wait("Return to your table")
    time.sleep(2 * GUARD)
    anna.child.send("r")
    anna.wait("Anna keeps")


@pytest.mark.slow
def test_alone_one_game_follows_another(start):
    anna = start("solo", "academy", "--bots", "2", "--name", "Anna", "--pace", "0")
    anna.wait("Keep one card")
    play_to_the_end(anna)
    time.sleep(2 * GUARD)  # a key does not count in the first moment of a screen
    anna.child.send("o")
    anna.wait("1 Rematch (m): same game, same players")
    time.sleep(2 * GUARD)
    anna.child.send("1")
    assert "round I of VI" in anna.wait("Keep one card")


def test_a_table_that_is_closed_says_so(start):
    anna, address = host(start)
    boris = start("join", address, "--name", "Boris")
    boris.wait("you are Boris")
    anna.child.sendcontrol("c")
    assert "Boris" in anna.wait("Quit the program?").partition("Quit the program?")[2]
    anna.child.sendcontrol("c")
    assert anna.end() == 0
    assert "Host a table" in boris.wait("The table has been closed.")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_a_table_whose_program_is_ended_from_outside_says_so(start, how):
    """Fault 42: the last word still goes out, whole."""
    anna, address = host(start)
    boris = start("join", address, "--name", "Boris")
    boris.wait("you are Boris")
    anna.child.kill(how)
    assert anna.end() == 0
    assert "Host a table" in boris.wait("The table has been closed.")


def test_a_terminal_that_is_closed_in_the_middle_of_news_ends_its_program(start):
    """[F 38] The window is closed: nobody reads any more, while the table goes on painting."""
    anna, address = host(start, "--game", "nobles")
    boris = start("join", address, "--name", "Boris")
    boris.wait("you are Boris")
    anna.child.ptyproc.fileobj.close()
    anna.child.closed = anna.child.ptyproc.closed = True
    deadline = time.monotonic() + PATIENCE / 2
    while anna.child.isalive() and time.monotonic() < deadline:
        time.sleep(0.05)
    lives = anna.child.isalive()
    anna.child.kill(signal.SIGKILL)
    assert not lives
    assert "Host a table" in boris.wait("The table has been closed.")


def test_a_seat_is_kept_for_who_goes_away(start):
    anna, address = host(start)
    boris = start("join", address, "--name", "Boris")
    boris.wait("you are Boris")
    boris.child.send("\x1b")
    boris.wait("Leave the table?")
    time.sleep(2 * GUARD)
    boris.child.send("2")
    boris.wait("Return to your table")
    anna.wait("away")
    time.sleep(2 * GUARD)
    boris.child.send("r")
    boris.wait("you are Boris")
    assert "Boris" in anna.wait("not ready")


def test_a_host_that_dies_is_said_and_not_hung_on(start):
    anna, address = host(start)
    boris = start("join", address, "--name", "Boris")
    boris.wait("you are Boris")
    anna.child.kill(signal.SIGKILL)
    assert "Trying again" in boris.wait("Trying again")
    boris.stop()
    assert boris.end() == 0


def test_a_closed_program_finds_its_seat_again_by_its_key_on_disk(start, tmp_path):
    anna, address = host(start)
    boris = start("join", address, "--name", "Boris", XDG_DATA_HOME=str(tmp_path / "boris"))
    boris.wait("you are Boris")
    boris.child.kill(signal.SIGKILL)
    anna.wait("Boris is away")
    again = start("join", address, "--name", "Boris", XDG_DATA_HOME=str(tmp_path / "boris"))
    again.wait("you are Boris")
    assert "Boris 2" not in anna.wait("Boris is back")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_who_ends_the_program_from_outside_gets_the_terminal_back(start, how):
    """[F 38]"""
    anna = start("--name", "Anna")
    anna.wait("Quit")
    anna.read(0.5)
    anna.child.kill(how)
    assert anna.end() == 0
    assert anna.raw.rstrip().rfind(b"\x1b[?1049l") > anna.raw.rfind(b"\x1b[?1049h")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def said(terminal: Terminal) -> str:
    """What was printed after the screen was given back, in one line."""
    terminal.end()
    return " ".join(" ".join(terminal.screen.display).split())


def test_nobody_listens(start):
    assert "Nothing is listening at 127.0.0.1" in said(start("join", f"127.0.0.1:{free_port()}"))


def test_no_such_host(start):
    shown = said(start("join", "no-such-machine.invalid:4747"))
    assert "no-such-machine.invalid" in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("greeting", "sentence", "calls"),
    [
        (b"SSH-2.0-OpenSSH_9.6\r\n", "Is it a Round Table", 1),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "Is it a Round Table", 1),
        (b"", "closed the connection", HANG_UPS),
    ],
    ids=["ssh", "http", "silent"],
)
def test_another_program_on_the_port(start, greeting, sentence, calls):
    with socket.create_server(("127.0.0.1", 0)) as server:
        terminal = start("join", f"127.0.0.1:{server.getsockname()[1]}")
        server.settimeout(PATIENCE)
        for _ in range(calls):
            peer, _ = server.accept()
            peer.sendall(greeting)
            peer.close()
        assert sentence in said(terminal)


def test_port_in_use(start):
    """[F 40]"""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        seen = said(start("host", "--bind", "127.0.0.1", "--port", port))
        assert f"Another program has port {port}, so this table uses port " in seen


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["join", "::::"], "is not an address"),
        (["join", "host:99999"], "ports go from 1 to 65535"),
        (["join", "localhost", "--name", "  "], "at least one letter"),
        (["join", "localhost", "--name", "x" * 40], "too long"),
        (["solo", "academy", "--bots", "9"], "This game takes"),
        (["host", "--port", "70000"], "ports go from 1 to 65535"),
    ],
    ids=["address", "port", "no name", "long name", "bots", "host port"],
)
def test_a_wrong_command_line_gets_a_sentence(start, args, sentence):
    terminal = start(*args)
    assert sentence in said(terminal)
    assert b"Traceback" not in terminal.raw


def test_not_a_terminal():
    import subprocess

    run = subprocess.run([sys.executable, "-m", "tui"], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 2
    assert "This needs a terminal" in run.stderr


def test_a_dumb_ascii_terminal_gets_ascii(start):
    """[F 38]"""
    terminal = start("solo", "academy", "--name", "Anna", "--pace", "0", TERM="linux", LC_ALL="C", PYTHONUTF8="0")
    terminal.wait("Keep one card")
    shown = terminal.wait("Esc leave")  # the last row of that picture
    assert re.search(r"[+|-]\d?-{4,}", shown), "cards have edges"
    assert not set(shown) & set("╭─│┏▀▄")


def test_the_title_is_set_and_given_back(start):
    anna = start("solo", "academy", "--name", "Anna", "--pace", "0")
    anna.wait("Keep one card")
    anna.stop()
    assert anna.end() == 0
    assert b"\x1b[22;2t" in anna.raw
    assert b"\x1b]2;Your turn: Medieval Academy\x07" in anna.raw
    assert anna.raw.rindex(b"\x1b[23;2t") > anna.raw.rindex(b"\x1b]2;Your turn")


def test_a_linux_console_gets_no_title(start):
    anna = start("solo", "academy", "--name", "Anna", "--pace", "0", TERM="linux")
    anna.wait("Keep one card")
    anna.stop()
    assert anna.end() == 0
    assert b"\x1b]2;" not in anna.raw


def test_the_locale_c_gets_ascii(start):
    terminal = start("solo", "academy", "--name", "Anna", "--pace", "0", LC_ALL="C", PYTHONUTF8="1")
    terminal.wait("Keep one card")
    shown = terminal.wait("Esc leave")  # the last row of that picture
    assert re.search(r"[+|-]\d?-{4,}", shown), "cards have edges"
    assert not set(shown) & set("╭─│┏▀▄")


def test_a_game_alone_goes_on_after_the_terminal_was_closed(start, tmp_path):
    journal = str(tmp_path / "journal.sqlite")
    first = start("solo", "nobles", "--bots", "1", "--name", "Anna", "--journal", journal)
    first.wait("Your court")
    first.child.kill(signal.SIGKILL)
    again = start("solo", "--resume", "--name", "Anna", "--journal", journal)
    again.wait("Your court")
    again.stop()
    assert again.end() == 0
    assert b"Traceback" not in again.raw


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_the_screen_is_as_large_as_the_terminal_whatever_the_environment_says(start, size):
    other = {"COLUMNS": "100", "LINES": "30"}
    anna = start("solo", "nobles", "--name", "Anna", "--pace", "0", size=size, **other)
    anna.wait("king", "queen", "jack")
    shown = anna.read(0.5)
    assert "Esc" in shown.splitlines()[-1], "the last row names the keys"
    assert len(anna.screen.display[0].rstrip()) > size[0] - 5, "the title ends at the right edge"
    assert b"\x1b[%d;" % (size[1] + 1) not in anna.raw


def test_the_screen_follows_the_terminal_whatever_the_environment_says(start):
    anna = start("solo", "nobles", "--name", "Anna", "--pace", "0", COLUMNS="80", LINES="24")
    anna.wait("king", "queen", "jack")
    anna.screen.resize(40, 120)
    anna.child.setwinsize(40, 120)
    anna.read(1.0)
    assert "Esc" in anna.screen.display[39]
    assert len(anna.screen.display[0].rstrip()) > 115
