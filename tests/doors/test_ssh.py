"""The ssh door as people and attackers use it: with OpenSSH's own client, over the loopback."""

from __future__ import annotations

import signal
import sys

import pytest

from .calls import SSH, Table, reached

pytestmark = pytest.mark.skipif(SSH is None or sys.platform != "linux", reason="there is no ssh here, or no /proc")

GUARD = 0.5
"""Seconds after which a new question takes keys: see `tui.guard`."""


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """One table for all of these tests."""
    opened = Table(tmp_path_factory.mktemp("table"))
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def alone(request):
    """Nobody is left from the test before."""
    yield
    if "table" in request.fixturenames:
        request.getfixturevalue("table").hang_up()


def test_two_callers_play_and_find_their_seats_again(table):
    anna = table.call("anna")
    anna.wait("Seat code, if you were given one")
    anna.child.sendline(table.code.lower())  # a seat code is a password: hers is the host's
    boris = table.call("boris", table.key("boris"), size=(120, 40))
    for call, name in ((anna, "Anna"), (boris, "Boris")):
        call.wait(f"you are {name}")  # a user name is a player's name
        call.press("r")
    anna.wait("press s to start")
    anna.press("s")
    for call in (anna, boris):
        call.wait("1-9 answer")
        call.press("1")
    for call in (anna, boris):
        call.wait("Anna keeps")
        call.wait("Boris keeps")

    # fault 5: the line is cut. His process and its home are gone, his seat is not
    boris.child.kill(signal.SIGKILL)
    anna.wait("Boris is away")
    assert reached(lambda: len(table.visits()) == len(table.homes()) == 1)
    thief = table.call("boris", table.key("thief"))  # fault 18: his name is not enough
    thief.wait("You are watching")
    again = table.call("boris", table.key("boris"))
    assert "You are watching" not in again.wait("1-9 answer", "Waiting for")
    anna.wait("Boris is back")
    for call in (anna, again):
        call.press("\x03")
        call.press("\x03")
        assert call.end() == 0
        assert b"Traceback" not in call.raw
        assert call.raw.rindex(b"\x1b[?1049l") > call.raw.rindex(b"\x1b[?1049h"), "the terminal is given back"
