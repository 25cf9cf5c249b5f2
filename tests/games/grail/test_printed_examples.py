"""Grail Cup: every example that the printed rules give."""

from __future__ import annotations

from core.games.grail.actions import Curse, Point, Push, Ride
from core.games.grail.components import ALLIES
from tests.games.grail.race import Race


def test_example_of_calling_the_witch_is_number_one_and_the_squire_number_two():
    race = Race([20, 12, 1], {"squire": 0, "witch": 1}, dragon=49).do(Curse("horse"), Point(2))
    assert race.keys()[:5] == ["reveals", "moves", "curses", "reveals", "points"]
    assert [args["ally"] for args in race.told("reveals")] == ["witch", "squire"]
    assert ALLIES[:2] == ("witch", "squire")


def test_example_of_the_witch_the_smith_is_cursed_by_name_swapped_past_the_dragon_and_acts_from_there():
    race = Race([5, 20, 1], {"witch": 0, "smith": 1}, dragon=12).do(Curse("smith"))
    assert race.told("swaps") == [{"seat": 0, "knight": 1, "start": 6, "end": 20}]
    assert race.moves(0) == [(5, 6), (20, 21)]
    assert race.told("spear")[0]["seat"] == 1, "the smith acts after the swap"


def test_example_of_the_squire_the_knight_that_was_pointed_at_leads_and_the_squire_jumps_ahead_of_it():
    race = Race([21, 31, 1], {"squire": 0}, dragon=49).do(Point(1))
    assert race.moves(0) == [(21, 23), (23, 32)]


def test_example_of_the_squire_the_knight_that_was_pointed_at_does_not_lead_and_nothing_happens():
    race = Race([21, 31, 32], {"squire": 0}, dragon=49).do(Point(1))
    assert race.moves(0) == [(21, 23)]
    assert race.told("no_jump") == [{"seat": 0, "knight": 1}]


def test_example_of_the_unicorn_a_dragon_right_ahead_of_a_group_is_passed_as_one_of_the_group():
    race = Race([4, 8, 9], {"unicorn": 0}, dragon=10)
    assert race.moves(0) == [(4, 11)]


def test_example_of_the_village_the_swapped_knight_does_not_roll_there():
    race = Race([23, 40, 1], {"witch": 0, "horse": 1}, dragon=49, script=[1]).do(Curse("horse"))
    assert race.told("swaps")[0]["start"] == 24, "a village"
    assert [args["seat"] for args in race.told("village")] == [0], "the witch rolled when her own move ended there"


def test_example_of_the_village_the_witch_rolls_where_the_swap_and_her_step_take_her():
    race = Race([5, 30, 1], {"witch": 0, "horse": 1}, dragon=49, script=[1]).do(Curse("horse"))
    assert race.told("village") == [{"seat": 0, "space": 31, "side": "seal"}]


def test_example_of_the_fake_grail_the_knight_moved_back_onto_a_clover_reveals_nothing():
    race = Race([17, 24, 1], {"horse": 0}, dragon=49, tokens={19: "fake_grail", 22: "boots"}).do(Ride(2), Push(1))
    assert race.moves(1) == [(24, 22)]
    assert [(args["seat"], args["space"]) for args in race.told("clover")] == [(0, 19)]


def test_example_of_the_boots_four_spaces_on_to_another_clover_whose_token_is_revealed_too():
    race = Race([13, 2, 1], {"horse": 0}, dragon=49, tokens={15: "boots", 19: "goblin"}).do(Ride(2))
    assert [(args["space"], args["token"]) for args in race.told("clover")] == [(15, "boots"), (19, "goblin")]


def test_example_of_the_clover_the_witch_reveals_the_token_where_the_swap_and_her_step_take_her():
    race = Race([5, 35, 1], {"witch": 0, "smith": 1}, dragon=49, tokens={36: "goblin"}).do(Curse("smith"))
    assert race.told("clover")[0] == {"seat": 0, "space": 36, "token": "goblin"}
    assert race.moves(0) == [(5, 6), (35, 36), (36, 34)]


def test_example_of_the_clover_the_swapped_knight_reveals_nothing_there():
    race = Race([9, 26, 1], {"witch": 0, "horse": 1}, dragon=49, tokens={10: "magnet"}).do(Curse("horse"))
    assert race.told("swaps")[0]["start"] == 10, "a clover"
    assert [args["seat"] for args in race.told("clover")] == [0]
