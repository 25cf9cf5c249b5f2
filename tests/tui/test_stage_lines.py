"""The stage: long lines are broken into rows, headlines lose whole parts."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from core import Event
from scripts.gallery import is_new
from tests.tui.local import LocalTable
from tui.boards import View, board
from tui.boards.stage import INDENT, Row, broken, headline
from tui.text.words import Words


@pytest.mark.parametrize("width", [20, 34, 60])
def test_a_long_line_takes_as_many_rows_as_it_needs_and_no_word_is_lost(width):
    line = "K♠: 13 + armour 2 + queen 3 + roll 8 = 26, and Yvain takes 1 coin (now 1)."
    rows = [row.text.plain for row in broken(Row(Event("score", {}), Text(line), None), width)]
    assert all(len(row) <= width for row in rows)
    assert all(row.startswith(" " * INDENT) for row in rows[1:])
    assert " ".join(row.strip() for row in rows) == line


def test_a_headline_without_room_loses_its_last_parts_whole():
    title = "K♠ 26 ━━ BEATS ━━ 19 K♣ · K♣ FALLS · +1 ◉ Ann"
    assert headline(title, [], 60) == title
    assert headline(title, [], 36) == "K♠ 26 ━━ BEATS ━━ 19 K♣ · K♣ FALLS"
    assert headline("Round II. Root is first. Five cards each", [], 30) == "Round II. Root is first"
    assert headline("At the end Yvain leads: nothing", [], 25) == "At the end Yvain leads"
    assert headline(title, [], 10) == "K♠ 26 ━━ BEATS ━━ 19 K♣", "the first part stays, and is cut where it is drawn"


def test_a_picture_of_a_question_shows_none_that_the_screen_answers_by_itself():
    local = LocalTable("Anna", game="nobles", seed=1)
    local.start(bots=1)
    local.play(lambda replica: is_new(replica, {"court", "buy", "tithe", "equip", "substitute"}), random.Random(1))
    replica = local.clients[0].state.games.replica
    view = View.of(replica, Words("en"), ["", ""])
    assert not board("nobles").answers_itself(view)
    assert view.question.ask in ("favour", "challenge", "weapons")
    assert not is_new(replica, {view.question.ask})
