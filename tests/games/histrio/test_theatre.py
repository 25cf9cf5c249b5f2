"""Histrio: the King's mood and the managers, against the rules file."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Court, FireEater
from core.games.histrio.theatre import mood
from tests.games.histrio.table import Table


@pytest.mark.parametrize(
    ("needle", "actor", "end", "king"),
    [
        (1, "comedian-3", 4, "comedy"),
        (1, "tragedian-1", -1, "tragedy"),
        (3, "tragedian-5", -3, "tragedy"),
        (-1, "comedian-1", 1, "comedy"),
        (-4, "tragedian-3", -7, "tragedy"),
        (6, "comedian-4", 8, "comedy"),
        (8, "comedian-4", 8, "comedy"),
        (-7, "tragedian-3", -8, "tragedy"),
    ],
)
def test_C1_the_court_moves_the_needle_by_the_level_toward_the_talent(needle, actor, end, king):
    table = Table(needle=needle, cities={1: [actor], 2: ["bonus-1"], 3: ["bonus-2"]})
    table.travel(1, 2, 3)
    table.act(0, Court(actor))
    assert table.state.needle == end
    assert mood(table.state) == king
    assert table.said("needle") == [{"start": needle, "end": end}]


@pytest.mark.parametrize(
    ("needle", "actor", "left"),
    [(2, "tragedian-1", [2, 1, 0]), (1, "tragedian-1", [0, 0, 0]), (2, "tragedian-5", [0, 0, 0])],
    ids=["stays on its side", "just crosses", "crosses far"],
)
def test_when_the_needle_changes_side_all_managers_go_home(needle, actor, left):
    table = Table(needle=needle, cities={1: [actor], 2: ["bonus-1"], 3: ["bonus-2"]})
    table.troupe(0).managers, table.troupe(1).managers = 2, 1
    table.travel(1, 2, 3)
    table.act(0, Court(actor))
    assert [troupe.managers for troupe in table.state.troupes] == left
    changed = left == [0, 0, 0]
    assert table.said("mood") == ([{"mood": "tragedy", "managers": [2, 1, 0]}] if changed else [])


def test_managers_who_went_home_can_be_sent_again():
    table = Table(cities={1: ["tragedian-3", "comedian-3"], 2: ["bonus-1"], 3: ["bonus-2"]})
    table.troupe(0).managers = 2
    table.travel(1, 2, 3)
    assert table.troupe(0).managers == 3
    table.act(0, Court("tragedian-3"))
    assert table.troupe(0).managers == 0
    table.bare()
    table.lay(1, "tragedian-3")
    table.travel(4, 1, 2)
    assert table.troupe(1).managers == 1


def test_a_move_that_goes_nowhere_at_the_end_changes_no_mood():
    table = Table(needle=8, cities={1: ["bonus-1"], 2: ["bonus-2"], 3: ["bonus-3"]})
    table.give(0, "fire_eater")
    table.troupe(1).managers = 1
    table.travel(1, 2, 3)
    table.act(0, FireEater(2))
    assert table.state.needle == 8
    assert table.troupe(1).managers == 1
