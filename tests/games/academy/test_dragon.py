"""Medieval Academy, dragon bonus."""

from __future__ import annotations

import pytest

from core.games.academy.actions import Take
from core.games.academy.scoring import open_points
from tests.games.academy.table import ROUND, Table


def dragon(players: int = 4, **options) -> Table:
    return Table(players, dragon_bonus=True, **options)


def shielded(t: Table, *numbers: int, track: str = "jousts") -> Table:
    for squire, number in enumerate(numbers):
        t.own(squire, track, *[1] * number)
    return t


@pytest.mark.parametrize("number", ROUND)
def test_quests_pay_no_shields_and_the_bonus_comes_when_they_would_score_in_VI(number):
    t = shielded(dragon(), 4, 4, 4, 4).stand("quests", 9, 7, 5, 3).score(number)
    assert t.shields("quests") == [[], [], [], []]
    assert t.state.bonus == ([4, 2, 0, -2] if number == "VI" else [0, 0, 0, 0])


BONUSES = {
    "first 1 per shield, second 1 per two, last loses 1 per two": ([9, 7, 5, 3], [4, 4, 4, 4], [4, 2, 0, -2]),
    "halves round down": ([9, 7, 5, 3], [5, 5, 5, 5], [5, 2, 0, -2]),
    "one shield is no two": ([9, 7, 5, 3], [1, 1, 1, 1], [1, 0, 0, 0]),
    "every squire at 0 loses": ([9, 0, 0, 3], [4, 4, 6, 4], [4, -2, -3, 2]),
    "neither if at 0": ([0, 0, 0, 0], [4, 4, 4, 4], [-2, -2, -2, -2]),
    "one at 0 is last": ([0, 7, 5, 3], [4, 4, 4, 4], [-2, 4, 2, 0]),
}


@pytest.mark.parametrize("name", BONUSES)
def test_bonus(name):
    walked, shields, bonus = BONUSES[name]
    t = shielded(dragon(), *shields).stand("quests", *walked).score("VI")
    assert t.state.bonus == bonus
    told = dict(t.told("bonus", "squire", "points"))
    assert [told.get(squire, 0) for squire in range(4)] == bonus


def test_the_third_of_three_is_last():
    assert shielded(dragon(3), 4, 4, 4).stand("quests", 9, 7, 5).score("VI").state.bonus == [4, 2, -2]


def test_negative_shields_do_not_count_and_positive_ones_of_any_track_do():
    t = dragon(3).own(0, "education", -3, -1).own(0, "jousts", 3).own(0, "tournaments", 2).own(0, "king", 6, 12)
    assert t.stand("quests", 9, 7, 5).score("VI").state.bonus[0] == 4


@pytest.mark.parametrize("track", ["white", "black"])
def test_knights_shields_count(track):
    t = shielded(dragon(3, knights_duel=True), 3, 3, 3, track=track).stand("quests", 9, 7, 5).score("VI")
    assert t.state.bonus == [3, 1, -1]


def test_with_scrolls_each_shield_of_the_king_counts_those_of_this_round_too():
    t = dragon(3, scrolls=True).own(0, "king", 1, 1).stand("king", 12, 0, 0).stand("quests", 9, 7, 5)
    t.state.scrolls.lying, t.state.scrolls.taken = [], [6, 12]
    assert t.score("VI").state.bonus[0] == 4


def test_points_are_not_shields_and_count_at_the_end():
    t = shielded(dragon(3), 4, 4, 4).stand("quests", 9, 7, 5).stand("charity", 9, 7, 5).stand("education", 9, 7, 5)
    t.score("VI")
    assert [open_points(t.state, squire) for squire in range(3)] == [4 + 4, 4 + 2 - 1 - 4, 4 - 2 - 3 - 10]
    assert sum(map(len, t.shields("jousts"))) == 12


def test_R14_the_bonus_comes_before_alms_which_cannot_move_it():
    t = shielded(dragon(3, alms=True), 4, 4, 4).stand("quests", 5, 7, 9).stand("charity", 9, 7, 5)
    t.stand("education", 5, 7, 9).score("VI")
    assert t.state.bonus == [-2, 2, 4], "counted before two shields went from squire 2 to squire 0"
    t.act(Take(1), Take(1))
    assert t.state.bonus == [-2, 2, 4]
    assert t.state.over
    assert [len(own) for own in t.shields("jousts")] == [6, 4, 2]


def test_lancelot_halves_are_rounded_for_each_squire():
    t = shielded(dragon(2), 0, 0, 5, 5).stand("quests", 9, 0, 0, 0).score("VI")
    assert t.state.bonus == [0, 0, -2, -2]
