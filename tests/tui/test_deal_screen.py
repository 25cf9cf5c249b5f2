"""The end of a game says in one line whether the deal was fair; what was checked can be read."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from netplay.audit.verdict import failed_with
from netplay.audit.verification import verify
from tests.tui.local import LocalTable, screen_text, show, until
from tui.screens.dialogs import Chooser


def over(proven: bool = True) -> LocalTable:
    """A game that is over."""
    local = LocalTable("Anna", "Bert", game="nobles", proven=proven)
    local.start()
    local.play(lambda replica: False, random.Random(1))
    return local


def game_of(local: LocalTable):
    return local.clients[0].state.games.finished


def at_the_end(local: LocalTable, *keys: str) -> list[str]:
    """What is on the screen: the result, and after each key."""
    seen = []

    async def script(app, pilot):
        await pilot.press("space")
        await until(pilot, lambda: isinstance(app.screen, Chooser))
        await pilot.pause(0.6)
        seen.append(screen_text(app))
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.1)
            seen.append(screen_text(app))

    show(local.clients[0], script, size=(100, 40))
    return seen


def test_a_fair_deal_is_said_and_what_was_checked_can_be_read():
    local = over()
    game = game_of(local)
    game.verdict = verify(game.transcript(local.clients[0].state.table.welcome))
    result, checked, again = at_the_end(local, "4", "escape")
    assert "4 The deal was fair: what was checked" in result
    assert again == result, "from where it was asked for"
    assert "The seed is the hash of the numbers of the table and of Anna, Bert." in checked
    assert f"{len(game.reports) + 1} messages to you agree with the seed and the rules." in checked
    assert "This was deal number 1 at this table." in checked


def test_a_deal_that_was_not_fair_is_said_plainly():
    local = over()
    game_of(local).verdict = failed_with("withheld")
    result, checked = at_the_end(local, "4")
    assert "The table has not opened its number: nobody can check the deal." in result
    assert "The deal was fair" not in result + checked
    assert "4 Was the deal fair?" in result
    assert "played the whole game over" not in checked


def test_of_a_deal_of_which_nothing_can_be_said_it_is_not_said_that_nobody_could_choose_it():
    local = over()
    game = game_of(local)
    told = game.transcript(local.clients[0].state.table.welcome)
    game.verdict = verify(replace(told, shown=None, there=False))
    result, checked = at_the_end(local, "4")
    assert "This program was not there when the cards were dealt" in result
    assert "This was deal number 1 at this table." in checked
    assert "nobody could choose them" not in " ".join(checked.split())


@pytest.mark.parametrize("proven", [True, False])
def test_nothing_is_said_too_early_or_of_what_cannot_be_proven(proven):
    (result,) = at_the_end(over(proven))
    assert "The deal was fair" not in result
    assert ("Was the deal fair?" in result) is proven
