"""Rooms in which the tests of a table begin."""

from __future__ import annotations

from typing import Any

import pytest

from netplay.client import private_line
from netplay.protocol import messages as p
from netplay.server import line_opener
from tests.netplay.room import Room, play_on


async def _at_once(function: Any, *args: Any) -> Any:
    return function(*args)


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arithmetic of private lines is done at once: a clock that jumps does not wait for threads."""
    monkeypatch.setattr(private_line, "compute", _at_once)
    monkeypatch.setattr(line_opener, "in_thread", lambda: _at_once)


@pytest.fixture
def room() -> Room:
    """An empty table."""
    return Room("academy")


@pytest.fixture
def playing(room) -> Room:
    """A running game of Anna, Bert and Cleo, with Dora watching."""
    room.play("Anna", "Bert", "Cleo")
    room.join("Dora")
    return room


@pytest.fixture
def over(playing) -> Room:
    """Their game has ended."""
    play_on(playing, ["Anna", "Bert", "Cleo"])
    return playing


@pytest.fixture
def bots(room) -> Room:
    """A running game of three bots, with Anna watching."""
    room.join("Anna")
    room.ask("Anna", p.Stand())
    for seat in range(3):
        room.ask("Anna", p.AddBot(seat, "page"))
    room.start("Anna")
    return room
