"""What is typed or piped at a table in lines: when a line counts, what it may be, and how it ends."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import trio

from netplay.protocol import codec
from netplay.protocol.messages import NAME_CELLS
from tests.terminal import Tty
from tests.tui.in_lines import TextPlayer, alone, answers
from tests.tui.local import LocalClient, LocalSession, LocalTable
from tui.input.stale_input import PATIENCE
from tui.lines.lines import Lines
from tui.lines.play import LONGEST, WAITING, play, typed
from tui.session.launch import LaunchRequest
from tui.text.words import Words

ROOT = Path(__file__).parents[2]


def test_who_is_at_a_terminal_answers_only_what_could_be_read():
    told = alone("grail", typing=True)
    replica, fresh = told.client.state.games.replica, told.person.game.presenter.question.guard
    seq, number = replica.seq, answers(told.lines)[0]
    assert "just come" in told.type(number, when=fresh._since - PATIENCE / 2)[0]
    assert replica.seq == seq
    told.type(number, when=fresh._since)
    assert told.client.state.games.replica.seq > seq


def test_what_is_no_answer_does_nothing_and_says_so():
    told = alone("academy")
    seq = told.client.state.games.replica.seq
    for typed_line, said in (
        ("99", "99 is not on the list of choices"),
        ("0", "0 is not on the list of choices"),
        ("²", "not understood"),
        ("xyz 1", "“xyz”"),
    ):
        assert said in told.type(typed_line)[0]
    assert told.client.state.games.replica.seq == seq


def test_what_is_typed_before_the_table_is_there_is_answered_and_ends_nothing():
    local, lines = LocalTable("Anna"), []
    for client in (None, LocalClient(local, "Boris")):
        person = Lines(Words("en"), lines.append, typing=True)
        person.session = LocalSession(client, person.heard)
        person.heard(None)
        for typed_line in ("", "s", "1", "1 2"):
            person.obey(typed_line, 1e12)
            assert lines.pop() == "Connecting…"
        person.obey("q", 1e12)
        assert person.over


def test_a_number_with_more_behind_it_is_no_answer():
    told = alone("academy")
    seq, (first, second, *_) = told.client.state.games.replica.seq, answers(told.lines)
    for more in (f"{first} {second}", f"{first} please", f"{second} {first}"):
        assert told.type(f"{more} ") == told.type(more.replace(" ", "  ")) == [f"{more} is not on the list of choices."]
    assert told.client.state.games.replica.seq == seq
    told.type(f"{first} ")
    assert told.client.state.games.replica.seq > seq
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    listed = told.type("p")
    assert "1 2 is not on the list of choices" in told.type("1 2")[0]
    assert told.type(listed[-1].split(":")[0]) == [], "the list was still open"


def test_no_number_and_no_length_of_what_is_typed_ends_the_line():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    for typed_line in ("0", "9", "9" * 30, "x 9", "b 9", "c 99"):
        assert told.type(typed_line) == [told.person.words("lines-no-answer", said=typed_line.split()[-1])]
    said, cut = told.type("t " + "ab " * 1500)[-2:]
    assert "Anna: ab ab" in said
    assert len(said) < 1000
    assert cut == told.person.words("lines-talk-cut")
    too_long = "x" * 3000
    assert told.type(f"n {too_long}") == [told.person.words.sentence(codec.why_no_name(too_long, NAME_CELLS))]
    assert told.client.status == "open"


def test_what_cannot_be_sent_is_said_and_holds_nothing_up():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local)
    told.client.send = lambda message: False
    for typed_line in ("t hello", "r", "s"):
        assert told.type(typed_line) == [told.person.words("table-no-lost")]
    assert told.person.gate.ready


def test_after_a_wrong_number_a_list_is_still_open():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    told = TextPlayer(local)
    seq, listed = told.client.state.games.replica.seq, told.type("p")
    assert listed[-1].endswith("Leave it as it is")
    assert "99 is not on the list of choices" in told.type("99")[0]
    told.type(listed[-1].split(":")[0])
    assert told.client.state.games.replica.seq == seq


def test_who_would_close_a_table_for_others_by_the_end_of_their_input_is_asked():
    local = LocalTable("Anna", "Boris", game="nobles")
    told = TextPlayer(local, typing=True)
    assert told.person.asks_before_it_ends()
    assert told.lines[-1] == told.person.words("lines-leave-again")
    assert not told.person.asks_before_it_ends()
    assert told.person.over


def heard(person: Tty, text: str, times: int) -> None:
    """Wait until it has been said so often."""
    deadline = monotonic() + person.patience
    while person.raw.count(text.encode()) < times and person.child.isalive() and monotonic() < deadline:
        person.read()
    assert person.raw.count(text.encode()) == times, person.raw


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals there")
def test_ctrl_c_asks_at_a_terminal_and_twice_ends(tmp_path):
    """The real program, in a terminal that turns Ctrl-C into a signal."""
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    options = ["--lines", "--no-journal", "--lang", "en", "--pace", "0", "--name", "Anna"]
    person = Tty([sys.executable, "-m", "tui", "solo", "nobles", *options], {**os.environ, **homes})
    person.wait("Your court: ")
    for asked in (1, 2):
        person.child.sendintr()
        heard(person, "Ctrl-C again quits at once.", asked)
        person.child.sendline("w")
        heard(person, "Every possible choice is on the list.", asked)  # who has gone on has not asked to go
    person.child.sendintr()
    heard(person, "Ctrl-C again quits at once.", 3)
    person.child.sendintr()
    assert person.end() == 0
    assert b"Traceback" not in person.raw


def test_ctrl_c_ends_at_once_where_nothing_is_lost():
    local = LocalTable("Anna", "Boris", game="nobles")
    host, guest = TextPlayer(local, typing=True), TextPlayer(local, 1, typing=True)
    guest.person.session.hosting = False
    assert guest.person.interrupted()
    assert guest.person.over
    assert not guest.person.interrupted(), "who asks again while it ends need not wait"
    assert host.person.interrupted()
    assert not host.person.over
    assert host.lines[-1] == "Ctrl-C again quits at once."
    assert host.person.interrupted()
    assert host.person.over


@pytest.mark.process
def test_a_table_to_join_in_lines_is_named():
    done = subprocess.run(
        [sys.executable, "-m", "tui", "join", "--lines", "--lang", "en"], capture_output=True, text=True, timeout=60,
        cwd=ROOT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode != 0
    assert "needs an address after join" in " ".join(done.stderr.split())


@pytest.mark.process
def test_who_types_nothing_hears_that_there_is_no_table():
    with socket.create_server(("127.0.0.1", 0)) as gone:
        address = f"localhost:{gone.getsockname()[1]}"
    done = subprocess.run(
        [sys.executable, "-m", "tui", "join", address, "--lines", "--lang", "en"], capture_output=True, text=True,
        timeout=60, cwd=ROOT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 1
    nobody = f"Nothing is listening at {address}. Is the table open there, on that port?"
    assert done.stdout.splitlines() == [f"Connecting to {address}…", nobody]


def test_what_comes_through_a_pipe_counts_whenever_it_came():
    told = alone("nobles")
    seq = told.client.state.games.replica.seq
    told.type("1", when=0.0)
    assert told.client.state.games.replica.seq > seq


def test_who_waits_for_others_can_go_and_talk_through_a_pipe():
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.to_act == (1,), random.Random(3))
    person = TextPlayer(local).person
    assert [person.gate.may_be_meant(line) for line in ("1", "h", "a", "q", "t hello", "s", "l 3")] == [False] * 3 + [
        True
    ] * 4


def lines_of(*chunks: bytes) -> list[str]:
    waiting = [*chunks, b""]

    async def read() -> bytes:
        return waiting.pop(0)

    async def main() -> list[str]:
        return [line async for line, _ in typed(read)]

    return trio.run(main)


def test_lines_are_put_together_and_bounded():
    assert lines_of(b"1\n2", b"3\r\n\n", b"end") == ["1", "23\r", "", "end"]
    assert len(lines_of(b"x" * 9000, b"x\n")[0]) == LONGEST
    assert lines_of(b"\xff\xfe\n") == ["\ufffd\ufffd"]


def test_for_who_does_not_read_only_so_many_lines_are_kept():
    """A table may say more than anybody reads."""
    told: list[str] = []

    class Flood:
        scope, status, session, over = trio.CancelScope(), 0, LocalSession(None, lambda message: None), False

        def __init__(self, say: Callable[[str], None]) -> None:
            self._say, self.heard, self.session.begin = say, None, lambda plan: None

        async def listen(self, lines: Any) -> None:
            for number in range(2 * WAITING):
                self._say(str(number))
            reads.set()

        def asks_before_it_ends(self) -> bool:
            return False

    async def write(text: str) -> None:
        await reads.wait()
        told.extend(text.split())

    async def main() -> int:
        return await play(LaunchRequest(), Flood, None, write, lambda beside, heard: Flood.session)

    reads = trio.Event()
    trio.run(main)
    assert told == [str(number) for number in range(len(told))]
    assert WAITING <= len(told) <= WAITING + 1


def test_a_piped_line_waits_until_it_can_be_meant():
    """While others act, an answer that came early waits for its question."""
    local = LocalTable("Anna", "Boris", game="nobles")
    local.start()
    local.play(lambda replica: replica.to_act == (1,), random.Random(3))
    told = TextPlayer(local)
    assert not told.person.gate.ready
    while local.clients[0].state.games.replica.to_act == (1,):
        boris = local.clients[1]
        boris.send(boris.state.act(list(boris.state.games.replica.legal())[-1]))
    assert told.person.gate.ready


def test_the_end_of_what_is_piped_leaves_the_table():
    told = alone("nobles")

    async def nothing() -> AsyncIterator[tuple[str, float]]:
        for line in ("s", "l"):
            yield line, 0.0

    trio.run(told.person.listen, nothing())
    assert not told.person.over
    assert told.type("q") == []
    assert told.person.over


@pytest.mark.process
def test_a_program_on_a_pipe_plays_and_ends():
    """The real program: a question, how things stand, an answer, the end of what is typed."""
    program = [sys.executable, "-m", "tui", "solo", "histrio", "--lines", "--no-journal", "--lang", "en", "--pace", "0"]
    done = subprocess.run(
        [*program, "--name", "Anna"], input="h\ns\n8\nq\n", capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "8: Hesdin" in done.stdout
    assert re.search(r"What would a knight do\? \d: ", done.stdout)
    assert "Anna: 3 écus" in done.stdout
    assert "\x1b" not in done.stdout
