"""Control sequences that mean nothing never become typing, and Esc is told from the beginning of another key. [F 48]"""

from __future__ import annotations

import re
from itertools import chain

import pytest
from textual import events

from tests.tui.terminfo_keys import sequences
from tui.doors.visit.home import Home
from tui.terminal.input_parser import InputParser
from tui.terminal.sequences import LATE, PART_PAUSE, PAUSE, SSH_PAUSE, decoder, end_of_sequence, pause_after_escape

ANSWERS = [
    "\x1b[?62;1;6;9;15;16;22;28c", "\x1b[>41;370;0c", "\x1b[=0;0c", "\x1b[?12;2$y", "\x1b[4;1$y", "\x1b[0n",
    "\x1b[8;24;80t", "\x1b[4;600;800t", "\x1b[?31u", "\x1b[?997;1n", "\x1b[?1;0;256S", "\x1b[3;1R", "\x1b[?3;1;1R",
    "\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b]11;rgba:ffff/ffff/ffff/ffff\x07", "\x1b]52;c;cGFzdGU=\x1b\\",
    "\x1b]4;15;rgb:ff/ff/ff\x07", "\x1bP>|XTerm(370)\x1b\\", "\x1bP1$r0m\x1b\\", "\x1bP1+r544e=787465726d\x1b\\",
    "\x1bP!|7E565445\x1b\\", "\x1b_Gi=31;OK\x1b\\", "\x1b^2\x1b\\", "\x1bXanything\x1b\\", "\x1b[1;2:1x",
    "\x1b[24;80;7z", "\x1b[" + "1;" * 50 + "c", "\x1b]0;" + "2" * 1000 + "\x07",
]  # fmt: skip
"""What terminals answer to questions, also to those of a program that ran before."""
KEYPAD = re.compile(rb"(?:\x1bO|\x8f)[j-y]")
"""Keys of the keypad, which stand for their character."""
TWO_KEYS = re.compile(rb"\x1bOP[0-9*#]|[\x01\x02 ~].")
"""Sequences that two keys of today's terminals send as well, such as F1 and a digit."""


class Typist:
    """A parser with a clock of its own, and the keys that it has told."""

    def __init__(self, pause: float = PAUSE) -> None:
        self.now, self.keys = 0.0, []
        self._decode = decoder()
        self._parser = InputParser(pause, lambda: self.now)

    def send(self, *parts: bytes | str, after: float = 0.0) -> Typist:
        for part in parts:
            self.now += after
            self._parse("")  # as the driver does while it waits
            self._parse(self._decode(part if isinstance(part, bytes) else part.encode()))
        return self

    def wait(self, seconds: float) -> Typist:
        self.now += seconds
        self._parse("")
        return self

    def _parse(self, text: str) -> None:
        self.keys += [event for event in self._parser.parse(text) if isinstance(event, events.Key)]

    @property
    def names(self) -> list[str]:
        return [key.key for key in self.keys]

    @property
    def typed(self) -> str:
        return "".join(key.character or "" for key in self.keys if key.is_printable)


def test_the_list_holds_the_sequences_of_all_terminals():
    found = sequences()
    assert len(found) == len({*found}) > 1800
    assert {b"\x1bO2Q", b"\x1b[[A", b"\x1b[11^", b"\x9bA", b"\x1b[1;2P", b"\x1bOp"} <= {*found}


@pytest.mark.parametrize("pieces", [False, True], ids=["at once", "byte by byte"])
def test_no_key_of_any_terminal_becomes_typing(pieces):
    """A single byte is the key that sends it. In pieces, Esc and a character may be an old terminal's key or
    two keys, as may a lost focus and a letter."""
    wrong = {}
    for sequence in sequences():
        if len(sequence) == 1 or KEYPAD.fullmatch(sequence) or TWO_KEYS.fullmatch(sequence):
            continue
        if pieces and not re.match(rb"\x1b(?!\[O.)[\[OPX\]^_]|[\x8f\x9b]", sequence):
            continue
        parts = [sequence[at : at + 1] for at in range(len(sequence))] if pieces else [sequence]
        if typed := Typist().send(*parts).wait(PART_PAUSE).typed:
            wrong[sequence] = typed
    assert wrong == {}


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda text: ascii(text[:20]))
def test_an_answer_of_the_terminal_becomes_no_key_however_late_and_in_whatever_pieces(answer):
    for at in range(1, len(answer)):
        assert Typist().send(answer[:at], answer[at:]).send("?").names == ["question_mark"], at
    assert Typist().send(*answer).send("?").names == ["question_mark"]
    assert Typist().send("t", answer, "u").names == ["t", "u"]


@pytest.mark.parametrize("answer", [each for each in ANSWERS if len(each) < 60], ids=ascii)
def test_an_answer_that_stalls_in_the_middle_becomes_no_typing(answer):
    for at in range(2, len(answer)):
        typist = Typist().send(answer[:at]).wait(PART_PAUSE).send(answer[at:]).wait(PART_PAUSE).send("?")
        assert typist.names[-1:] == ["question_mark"]
        assert "escape" not in typist.names


@pytest.mark.parametrize(("sequence", "key"), [
    ("\x1b[A", "up"), ("\x1bOB", "down"), ("\x1b[1;2A", "shift+up"), ("\x1b[5~", "pageup"), ("\x1bOQ", "f2"),
    ("\x1b[12~", "f2"), ("\x1b[[B", "f2"), ("\x1b[13;1u", "enter"), ("\x1b[97;1;97u", "a"), ("\x1b[27u", "escape"),
    ("\x1b[1089;1;1089u", "с"), ("\x1bOp", "0"), ("\x9bC", "right"), ("\x1b[Z", "shift+tab"), ("\x1bf", "ctrl+right"),
    ("\x1b[27;2;65~", "A"),
])  # fmt: skip
def test_keys_that_mean_something_go_on_to_mean_it(sequence, key):
    for parts in ([sequence], [*sequence]):
        assert Typist().send(*(part.encode("latin-1") if part == "\x9b" else part for part in parts)).names == [key]
    assert Typist().send(f"x{sequence}y").names == ["x", key, "y"]


@pytest.mark.parametrize("sequence", ["\x1bO2Q", "\x1b[48~", "\x1b[50~", "\x1b[1;2x", "\x1b#8", "\x1b001", "\x1b!4\r"])
def test_a_sequence_without_meaning_plays_no_card(sequence):
    typist = Typist().send(sequence).wait(PART_PAUSE)
    assert not typist.typed
    assert "enter" not in typist.names


@pytest.mark.parametrize(("pause", "stall"), [(PAUSE, 0.12), (SSH_PAUSE, 0.12), (SSH_PAUSE, 0.45)])
@pytest.mark.parametrize("rest", ["[A", "OA", "[1;5B", "OQ"])
def test_an_arrow_that_stalls_after_its_first_character_is_an_arrow(pause, stall, rest):
    typist = Typist(pause).send("\x1b").wait(stall).send(rest)
    assert "escape" not in typist.names
    assert len(typist.keys) == 1
    assert not typist.typed


@pytest.mark.parametrize("stall", [SSH_PAUSE + 0.1, 1.0, LATE])
@pytest.mark.parametrize("rest", ["[2~", "O2Q", "[1;2P", "]11;rgb:1/2/3\x07"])
def test_the_rest_of_a_key_that_stalls_for_longer_answers_nothing(stall, rest):
    """The key has been taken for Esc by then, which may have opened a question."""
    assert Typist(SSH_PAUSE).send("\x1b").wait(SSH_PAUSE).wait(stall - SSH_PAUSE).send(rest).names == ["escape"]


def test_esc_is_the_key_after_a_pause_and_at_once_before_another():
    assert Typist().send("\x1b").names == []
    assert Typist().send("\x1b").wait(PAUSE).names == ["escape"]
    assert Typist().send("\x1b", "\x1b").wait(PAUSE).names == ["escape", "escape"]
    assert Typist().send("\x1b").wait(PAUSE).send("2").names == ["escape", "2"]
    assert Typist().send("\x1b").wait(PAUSE).send("[").names == ["escape", "left_square_bracket"]


def test_alt_with_a_letter_types_nothing():
    typist = Typist().send("\x1b", "k")
    assert (typist.names, typist.typed) == (["alt+k"], "")
    assert Typist().send("\x1b\x1b[A").names == ["alt+up"]


def test_keys_after_a_string_that_never_ends_count_again():
    assert Typist().send("\x1b]11;rgb:", "\r", "2").names == ["enter", "2"]
    assert Typist().send("\x1b]11;rgb:").wait(PART_PAUSE).send("2", "t").names == ["2", "t"]
    assert Typist().send("\x1b]11;rgb:", "\x1b[A", "2").names == ["up", "2"]
    assert Typist().send("\x1b]" + "x" * 5000).wait(PART_PAUSE).send("2").names[-1] == "2"


def test_a_paste_is_text_whatever_is_in_it():
    parser = InputParser(PAUSE)
    messages = list(chain.from_iterable(map(parser.parse, ("\x1b[200~a\x1b[2", "~b\x1bOQ", "c\x1b[201", "~2"))))
    assert [each.key for each in messages if isinstance(each, events.Key)] == ["2"]
    assert [each.text for each in messages if isinstance(each, events.Paste)] == ["a[2~bOQc"]


@pytest.mark.parametrize(("environment", "seconds"), [
    ({}, PAUSE), ({"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, SSH_PAUSE), ({"SSH_TTY": "/dev/pts/1"}, SSH_PAUSE),
    ({"ESCDELAY": "25", "SSH_TTY": "/dev/pts/1"}, 0.025), ({"ESCDELAY": "soon"}, PAUSE), ({"ESCDELAY": "²"}, PAUSE),
])  # fmt: skip
def test_how_long_esc_waits_depends_on_the_line(environment, seconds):
    assert pause_after_escape(environment) == seconds


def test_where_a_sequence_ends_is_known_for_each_beginning():
    for sequence in ("\x1b[1;2A", "\x1bO2Q", "\x1b]0;a\x07", "\x1b(B", "\x1b[M !!"):
        assert [end_of_sequence(sequence[:at]) for at in range(1, len(sequence))] == [None] * (len(sequence) - 1)
        assert end_of_sequence(sequence + "2") == len(sequence)


def test_a_visit_by_ssh_or_browser_waits_as_long_as_over_a_line_that_stalls():
    home = Home()
    try:
        assert pause_after_escape(home.environment({})) == SSH_PAUSE
    finally:
        home.remove()
