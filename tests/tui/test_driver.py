"""What a terminal may send, and who may stop us: real processes, and the text as it is read."""

from __future__ import annotations

import os
import signal
import sys
import termios
import threading
import time

import pytest
from textual import events

from tests.terminal import Tty
from tests.tui.test_whole_product import host, start  # noqa: F401
from tui.terminal.input_parser import InputParser
from tui.terminal.paste_limiter import BEGIN, END, LONGEST, PasteLimiter

pytestmark = pytest.mark.process

ROW = 80 * "7"


def test_a_byte_that_is_no_text_ends_nothing(start):  # noqa: F811
    anna, _ = host(start)
    anna.child.send(b"\xe9a\xff\xfe\x80")
    anna.read(0.5)
    anna.child.send("?")
    anna.wait("Esc back")
    assert b"Traceback" not in anna.raw


def test_who_types_without_end_is_still_ended_at_once(start):  # noqa: F811
    """[F 38]"""
    anna = start("solo", "nobles", "--name", "Anna")
    anna.wait("Anna")
    threading.Thread(target=type_on, args=(anna.child.child_fd, 3000 * ROW.encode()), daemon=True).start()
    anna.read(2.0)
    assert memory_of(anna.child.pid) < 400
    anna.child.kill(signal.SIGTERM)
    begun = time.monotonic()
    assert anna.end() == 0
    assert time.monotonic() - begun < 10


def type_on(terminal: int, data: bytes) -> None:
    try:
        while data:
            data = data[os.write(terminal, data[:1024]) :]
    except OSError:
        return


def memory_of(pid: int) -> int:
    """In MB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) // 1024 for line in status if line.startswith("VmRSS"))


@pytest.mark.parametrize("stops", [True, False], ids=["stopped and woken", "only woken"])
def test_who_is_woken_by_another_gives_the_terminal_back_as_it_was(start, stops):  # noqa: F811
    """[F 38]"""
    anna = start("--name", "Anna")
    found = termios.tcgetattr(anna.child.child_fd)
    anna.wait("Quit")
    for _ in range(2):
        if stops:
            anna.child.kill(signal.SIGSTOP)
            time.sleep(0.1)
        anna.child.kill(signal.SIGCONT)
        anna.read(0.7)
    assert termios.tcgetattr(anna.child.child_fd) != found
    anna.child.send("?")
    anna.wait("Esc")
    anna.child.kill(signal.SIGTERM)
    terminal = os.dup(anna.child.child_fd)
    assert anna.end() == 0
    assert termios.tcgetattr(terminal) == found
    os.close(terminal)
    assert anna.raw.count(b"\x1b[>25u") == 3
    assert anna.raw.count(b"\x1b[<2u") == anna.raw.count(b"\x1b[<u") == 1


NOT_WAITING = "import os, sys; [os.set_blocking(number, False) for number in range(3)]"
"""Tell the terminal not to wait, as ssh does that goes into the background."""


@pytest.mark.parametrize("how", [["--lines"], []], ids=["lines", "screen"])
def test_a_terminal_that_somebody_left_not_waiting_waits_for_us(tmp_path, how):
    begin = f"{NOT_WAITING}; os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    options = ["solo", "nobles", "--no-journal", "--lang", "en", "--pace", "0", "--name", "Anna", *how]
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    anna = Tty([sys.executable, "-c", begin, "-m", "tui", *options], {**os.environ, **homes, "TERM": "xterm-256color"})
    anna.wait("king", "queen", "jack")  # whoever is dealt
    assert not int(flags_of(anna.child.pid), 8) & os.O_NONBLOCK
    anna.child.kill(signal.SIGTERM)
    assert anna.end() == 0


def flags_of(pid: int) -> str:
    """How the terminal was opened that a process writes to."""
    with open(f"/proc/{pid}/fdinfo/2", encoding="ascii") as info:
        return next(line.split()[1] for line in info if line.startswith("flags:"))


def whole(text: str, at: int) -> str:
    pastes = PasteLimiter()
    return "".join(pastes.limit(text[first : first + at]) for first in range(0, len(text), at))


@pytest.mark.parametrize("at", [1, 2, 5, 7, 100_000])
def test_of_a_paste_that_is_too_long_the_rest_is_left_out(at):
    short, long = f"{BEGIN}name{END}", f"{BEGIN}{'x' * 9000}\x1b[20{END}"
    assert whole(f"a\x1b[A{short}b{long}\x1bc{short}", at) == f"a\x1b[A{short}b{BEGIN}{'x' * LONGEST}{END}\x1bc{short}"


def test_outside_of_a_paste_nothing_waits():
    assert [PasteLimiter().limit(text) for text in ("\x1b", "\x1b[20", "\x1b[200")] == ["\x1b", "\x1b[20", "\x1b[200"]


@pytest.mark.parametrize("nonsense", ["\x1b[48;0;0;0;0t\x1b[<0;5;5M", "\x1b[<35;1;1M\x1b[48;24;80;0;0t\x1b[<0;5;5M"])
def test_what_cannot_be_understood_is_passed_over(nonsense):
    keys = InputParser()
    list(keys.parse(nonsense))
    assert [event.key for event in keys.parse("a") if isinstance(event, events.Key)] == ["a"]


def keys_of(text: str) -> list[str]:
    return [event.key for event in InputParser().parse(text) if isinstance(event, events.Key)]


@pytest.mark.parametrize("sent", ["\x1b[57441;2u", "\x1b[57442;5u", "\x1b[57443;3u", "\x1b[57358u", "\x1b[57360u"])
def test_shift_alone_is_no_key(sent):
    """Terminals with the protocol of kitty tell of it: Shift, Ctrl, Alt, Caps Lock, Num Lock."""
    assert keys_of(sent) == []
    assert keys_of(f"{sent}?") == ["question_mark"]


@pytest.mark.parametrize(
    ("sent", "key"),
    [("\x1b[1089;5u", "ctrl+c"), ("\x1b[1079;5u", "ctrl+p"), ("\x1b[1103;5u", "ctrl+z"), ("\x1b[112;5u", "ctrl+p")],
    ids=["С", "З", "Я", "p"],
)
def test_ctrl_means_the_same_place_under_a_cyrillic_layout(sent, key):
    """Such terminals tell of the letter, where others tell of the place."""
    assert keys_of(sent) == [key]
    assert keys_of("\x1b[1089u") == ["с"], "without Ctrl it is the letter"
