"""The table that a program opens: with all that was wished for, or not at all."""

from __future__ import annotations

import trio

from core import Sentence
from netplay import porter
from tui.lines import Beside
from tui.plan import Plan
from tui.session import Session


async def test_a_door_that_cannot_be_opened_is_the_end_of_the_table_and_of_its_other_doors(monkeypatch, autojump_clock):
    """Nobody hears of a table that will not be."""
    tried, announced = [], []

    async def closed(wanted, program, task_status):
        tried.append(program)
        raise porter.NoDoor(Sentence("no-ssh-port", "There is no such door."))

    async def announce(server):
        announced.append(server)

    monkeypatch.setattr(porter, "keep_open", closed)
    monkeypatch.setattr("tui.session.announce", announce)
    with trio.fail_after(60):
        async with trio.open_nursery() as nursery:
            session = Session(Beside(nursery), lambda message: None)
            session.begin(Plan(do="host", name="Anna", host="127.0.0.1", port=0, ssh=0, web=0))
    assert session.failure == "There is no such door."
    assert (tried, announced) == ([porter.SSH_DOOR], [])
    assert session.client is None
    assert not session.hosting
