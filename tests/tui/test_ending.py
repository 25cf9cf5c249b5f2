"""The end of a game: the winner in large, and bars whose lengths are the scores."""

from __future__ import annotations

import random

import pytest

from core import Outcome
from tests.tui.local import LocalTable, screen_text, show, until
from tui.screens.ending import ending

NAMES = ["Anna", "Boris", "Chloé"]
LOST = Outcome(((1,), (0, 2)), (10, 20, -5), "points")


def bars(outcome, ascii_only=False):
    """The rows of the bars."""
    rows = ending(outcome, NAMES, False, ascii_only).text().split("\n")
    return [row for row in rows if row.strip()[:2] in ("1.", "2.", "3.")]


def test_the_winner_stands_in_the_banner_and_his_bar_is_the_longest():
    canvas = ending(LOST, NAMES, True, False)
    assert "B O R I S" in canvas.text()
    assert not canvas.clipped
    first, second, third = bars(LOST)
    assert first.split()[:4] == ["1.", "B", "Boris", "20"]
    assert second.split()[:4] == ["2.", "A", "Anna", "10"]
    assert third.split() == ["2.", "C", "Chloé", "−5"]
    assert first.count("█") == pytest.approx(2 * second.count("█"), abs=1)
    assert len(first) == canvas.width


def test_who_shares_a_victory_shares_the_banner():
    shared = Outcome(((0, 2), (1,)), (7, 3, 7), "shared")
    assert "A N N A" in ending(shared, NAMES, False, False).text()
    assert "C H L O É" in ending(shared, NAMES, False, False).text()
    assert [row.split()[0] for row in bars(shared)] == ["1.", "1.", "3."]


def test_without_points_and_in_ascii_it_can_be_drawn():
    nothing = Outcome(((0,), (1,), (2,)), (0, 0, -1), "none")
    assert "#" not in "".join(bars(nothing, ascii_only=True))
    assert ending(LOST, ["Anna", "Boris", "Cleo"], False, True).text().isascii()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_what_can_be_done_now_is_in_sight_however_many_play(size):
    local = LocalTable("Anna", game="grail", seed=3)
    local.start(bots=7)
    local.play(lambda replica: False, random.Random(3))

    async def script(app, pilot):
        await until(pilot, lambda: "Play again" in screen_text(app))
        app.seen = screen_text(app)
        await pilot.press("pagedown")
        app.paged = screen_text(app)

    app = show(local.clients[0], script, size)
    seen = app.seen
    assert "The numbers are the spaces" in app.paged
    for words in ("1.", "8.", "wins the Grail Cup", "Look at the table", "Leave the table", "Play again"):
        assert words in seen, words
