"""Grail Cup, order and movement: every ally, with and without dragon and spear. Each test is named after its rule."""

from __future__ import annotations

import pytest

from core.games.grail.actions import Choose, Curse, Lay, PlaceDragon, Point, Push, Ride, Spear
from core.games.grail.path import back, dragon_spaces, knights_on, place_of
from tests.games.grail.race import Race

# Where each ally takes a knight: (ally, distance, from, dragon, end or where it stops, end past the dragon)
# A distance is given where one is chosen. The dragon is far off where it stands on 49 or 0.
WAYS = {
    "witch moves 1": ("witch", None, 20, 49, 21, None),
    "witch, dragon next": ("witch", None, 20, 21, 20, 22),
    "squire moves 2": ("squire", None, 20, 49, 22, None),
    "squire, dragon on the way": ("squire", None, 20, 21, 20, 22),
    "squire, dragon on the goal": ("squire", None, 20, 22, 21, 23),
    "squire, dragon just past the goal": ("squire", None, 20, 23, 22, None),
    "squire, dragon behind": ("squire", None, 20, 19, 22, None),
    "fairy moves 1": ("fairy", 1, 20, 49, 21, None),
    "fairy moves 2": ("fairy", 2, 20, 49, 22, None),
    "fairy moves 3": ("fairy", 3, 20, 49, 23, None),
    "fairy, dragon on the way": ("fairy", 3, 20, 22, 21, 23),
    "fairy, dragon past what she chose": ("fairy", 1, 20, 22, 21, None),
    "fairy, dragon on the goal": ("fairy", 2, 20, 22, 21, 23),
    "smith moves 4": ("smith", None, 16, 49, 20, None),
    "smith, dragon next": ("smith", None, 16, 17, 16, 20),
    "smith, dragon on the way": ("smith", None, 16, 18, 17, 20),
    "smith, dragon on the goal": ("smith", None, 16, 20, 19, 21),
    "wizard moves 5": ("wizard", None, 16, 49, 21, None),
    "wizard, dragon on the way": ("wizard", None, 16, 18, 17, 21),
    "wizard, dragon on the goal": ("wizard", None, 16, 21, 20, 22),
    "princess to the next castle": ("princess", None, 17, 49, 22, None),
    "princess on a castle to the next": ("princess", None, 22, 49, 30, None),
    "princess, dragon on the way": ("princess", None, 23, 26, 25, 30),
    "princess, dragon on the castle": ("princess", None, 23, 30, 29, 31),
    "princess, dragon past the castle": ("princess", None, 23, 31, 30, None),
    "princess, the finish is a castle": ("princess", None, 45, 0, 50, None),
    "princess, dragon before the finish": ("princess", None, 45, 49, 48, 50),
    "princess from the start": ("princess", None, 0, 14, 13, 16),
    "priest to the next church": ("priest", None, 14, 49, 20, None),
    "priest on a church to the next": ("priest", None, 20, 49, 27, None),
    "priest, dragon on the way": ("priest", None, 21, 22, 21, 27),
    "priest, dragon on the church": ("priest", None, 21, 27, 26, 28),
    "priest, the finish is no church": ("priest", None, 48, 0, 48, None),
    "horse moves 2": ("horse", 2, 20, 49, 22, None),
    "horse moves 4": ("horse", 4, 20, 49, 24, None),
    "horse moves 6": ("horse", 6, 20, 49, 26, None),
    "horse, dragon on the way": ("horse", 6, 20, 23, 22, 26),
    "horse, dragon past what was chosen": ("horse", 2, 20, 23, 22, None),
    "horse, dragon on the goal": ("horse", 4, 20, 24, 23, 25),
    "horse near the start": ("horse", 6, 0, 6, 5, 7),
    "witch at the gate": ("witch", None, 49, 0, 50, None),
    "squire: the finish stops him": ("squire", None, 49, 0, 50, None),
    "fairy: the finish stops her knight": ("fairy", 3, 48, 0, 50, None),
    "smith: the finish stops him": ("smith", None, 47, 0, 50, None),
    "wizard: the finish stops him": ("wizard", None, 47, 0, 50, None),
    "horse: the finish stops him": ("horse", 6, 45, 0, 50, None),
    "smith, dragon before the finish": ("smith", None, 47, 49, 48, 50),
    "smith next to the last space, dragon there": ("smith", None, 48, 49, 48, 50),
}


def ways(blocked=False):
    """Every way, or only those with the dragon in the way."""
    chosen = {name: way for name, way in WAYS.items() if way[-1] is not None or not blocked}
    return pytest.mark.parametrize(
        ("ally", "steps", "start", "dragon", "stop", "past"), list(chosen.values()), ids=list(chosen)
    )


def race_of(ally, start, dragon, spears):
    """Two others stand on 8 and 7; the wizard puts the dragon where it shall be."""
    others = (2, 1) if start > 2 else (4, 3)
    return Race([start, *others], {ally: 0}, dragon=12 if ally == "wizard" else dragon, spears=[spears, 0, 0])


def answer(race, steps, dragon):
    """Everything that is asked before the question for a spear."""
    simple = {"dragon": PlaceDragon(dragon), "point": Point(1), "ride": Ride(steps or 1)}
    while race.state.round == 1 and not race.state.over and race.question[0] != "spear":
        what, seat, _ = race.question
        if seat != 0 or what == "curse" or race.state.phase != "call" or landed(race):
            break
        race.do(simple.get(what) or race.legal[0])


def landed(race):
    """Has the first landing begun?"""
    return bool({"clover", "village"} & set(race.keys()))


def first_stop(race, start):
    """Where the knight's own move took him."""
    moves = race.moves(0)
    if moves:
        assert moves[0][0] == start
    return moves[0][1] if moves else start


@ways()
def test_forward_without_spear_ends_at_the_goal_or_just_behind_the_dragon(ally, steps, start, dragon, stop, past):
    race = race_of(ally, start, dragon, 0)
    answer(race, steps, dragon)
    if ally == "smith" and past is not None:
        assert race.question == ("spear", 0, "smith")
        race.do(Spear(False))
    assert first_stop(race, start) == stop
    assert bool(race.told("blocked")) == (past is not None)


@ways()
def test_forward_a_spear_is_asked_for_only_if_the_dragon_is_in_the_way(ally, steps, start, dragon, stop, past):
    race = race_of(ally, start, dragon, 1)
    answer(race, steps, dragon)
    if past is None:
        assert first_stop(race, start) == stop
        assert not race.told("spends")
    else:
        assert race.question == ("spear", 0, ally)
        assert race.legal == [Spear(True), Spear(False)]
        assert first_stop(race, start) == start


@ways()
def test_R2_going_past_the_dragon_counts_its_space_and_never_ends_on_it(ally, steps, start, dragon, stop, past):
    if past is None:
        past = stop
    race = race_of(ally, start, dragon, 1)
    answer(race, steps, dragon)
    asked = not race.state.over and race.question[0] == "spear"
    if asked:
        race.do(Spear(True))
        assert race.told("spends") == [{"seat": 0, "cause": ally, "spears": 1 if ally == "smith" else 0}]
    assert first_stop(race, start) == past


@ways(blocked=True)
def test_a_spear_not_spent_is_kept_and_the_knight_stops_behind_the_dragon(ally, steps, start, dragon, stop, past):
    race = race_of(ally, start, dragon, 1)
    answer(race, steps, dragon)
    race.do(Spear(False))
    assert first_stop(race, start) == stop
    assert not race.told("spends")
    assert race.told("blocked") == [{"seat": 0, "cause": ally, "dragon": dragon}]


def test_a_spent_spear_goes_back_to_the_supply():
    race = Race([16, 2, 1], {"princess": 0}, dragon=17, spears=[1, 0, 0], tokens={22: "magnet"})
    assert race.state.spears_left == 11
    race.do(Spear(True))
    assert (race.state.spears[0], race.state.spears_left) == (0, 12)


def test_one_spear_passes_the_dragon_once_and_the_next_move_needs_another():
    race = Race([11, 2, 1], {"wizard": 0}, dragon=40, spears=[1, 0, 0])
    race.do(PlaceDragon(12), Spear(True))
    assert race.moves(0) == [(11, 16)]
    assert race.state.spears == [0, 0, 0]
    race = Race([18, 2, 1], {"smith": 0, "horse": 0}, dragon=20, spears=[0, 0, 0], tokens={22: "bait"})
    race.do(Spear(True), PlaceDragon(23), Ride(2))
    assert race.moves(0) == [(18, 22)]
    assert race.told("blocked") == [{"seat": 0, "cause": "horse", "dragon": 23}]


def test_R1_a_priest_with_no_church_ahead_does_not_move():
    race = Race([48, 49, 1], {"priest": 0}, dragon=0)
    assert race.state.at == [48, 49, 1]
    assert race.told("stays") == [{"seat": 0, "cause": "priest", "space": 48}]


def test_the_goal_of_princess_and_priest_is_fixed_first_and_a_dragon_between_stops_them_alike():
    """Past the dragon on the castle, the knight stands a space further, and not on the castle after it."""
    race = Race([23, 2, 1], {"princess": 0}, dragon=30, spears=[1, 0, 0])
    race.do(Spear(True))
    assert race.state.at[0] == 31


# The unicorn: (at, dragon, where knight 0 ends)
UNICORN = {
    "one knight ahead": ([20, 23, 1], 49, 24),
    "nobody ahead": ([23, 20, 1], 49, 23),
    "own space ignored": ([20, 20, 23], 49, 24),
    "only on the own space": ([20, 20, 19], 49, 20),
    "the nearest, not the first": ([20, 23, 26], 49, 24),
    "past consecutive spaces": ([20, 23, 24], 49, 25),
    "two on one space": ([20, 23, 23, 24], 49, 25),
    "a gap ends the group": ([20, 23, 24, 26], 49, 25),
    "dragon between does not block": ([20, 23, 1], 21, 24),
    "dragon directly behind the group": ([20, 23, 1], 22, 24),
    "dragon directly ahead of the group": ([20, 23, 1], 24, 25),
    "dragon inside the group": ([20, 23, 25], 24, 26),
    "dragon links two groups": ([20, 23, 24, 26, 27], 25, 28),
    "dragon further on": ([20, 23, 1], 25, 24),
    "from the start": ([0, 1, 2], 3, 4),
    "to the finish": ([20, 49, 1], 0, 50),
    "to the finish over the dragon": ([20, 48, 1], 49, 50),
}


@pytest.mark.parametrize(("at", "dragon", "end"), UNICORN.values(), ids=UNICORN)
@pytest.mark.parametrize("spears", [0, 1])
def test_R4_unicorn_goes_to_the_first_free_space_past_the_nearest_group_and_no_dragon_blocks(at, dragon, end, spears):
    race = Race(at, {"unicorn": 0}, dragon=dragon, spears=[spears] * len(at))
    assert first_stop(race, at[0]) == end
    assert not race.told("spends")
    assert not race.told("blocked")


# Order


def test_any_number_may_share_a_space_and_who_arrives_stands_behind():
    race = Race([16, 20, 20, 20], {"smith": 0}, dragon=49, line=[3, 1, 2, 0])
    assert race.state.line == [3, 1, 2, 0]
    assert knights_on(race.state, 20) == [3, 1, 2, 0]
    assert place_of(race.state, 0) == 4


@pytest.mark.parametrize("line", [[0, 1, 2], [1, 0, 2], [1, 2, 0], [2, 1, 0]])
def test_from_the_front_middle_or_back_of_a_crowd_the_others_keep_their_order(line):
    race = Race([20, 20, 20], {"witch": 0}, dragon=49, line=line)
    assert race.state.line == [0, *[seat for seat in line if seat]]
    race = Race([12, 12, 12], {"smith": 0}, dragon=13, line=line)
    race.do(Spear(False))
    assert race.state.line == line


def test_arriving_backward_one_stands_behind_too():
    race = Race([18, 20, 2], {"smith": 0, "princess": 1}, dragon=49, tokens={22: "goblin"})
    assert race.moves(0) == [(18, 22), (22, 20)]
    assert race.state.at[0] == 20
    assert race.told("moves")[1]["place"] == 2


def test_R8_a_knight_left_on_its_space_keeps_its_place_in_the_order_there():
    race = Race([12, 12, 12], {"horse": 0}, dragon=13, line=[0, 1, 2])
    race.do(Ride(6))
    assert race.state.line == [0, 1, 2]
    assert race.told("stays") == [{"seat": 0, "cause": "horse", "space": 12}]


def test_position_decides_first_and_last_in_a_crowd():
    race = Race([30, 30, 7, 7, 7], {}, line=[1, 0, 4, 2, 3])
    assert [place_of(race.state, seat) for seat in (1, 0, 4, 2, 3)] == [1, 2, 3, 4, 5]
    assert race.state.first == 3


# Backward: (from, dragon, two back)
BACK = {
    "plain": (20, 40, 18),
    "dragon on the way": (20, 19, 18),
    "dragon on the goal": (20, 18, 17),
    "from 2": (2, 40, 0),
    "from 1": (1, 40, 0),
    "from 0": (0, 40, 0),
    "from 2, dragon on 0": (2, 0, 1),
    "from 1, dragon on 0": (1, 0, 1),
    "from 3, dragon on 0": (3, 0, 1),
    "from 3, dragon on 1": (3, 1, 0),
    "from 2, dragon on 1": (2, 1, 0),
    "from 4, dragon on 2": (4, 2, 1),
    "from 5, dragon on 0": (5, 0, 3),
}


@pytest.mark.parametrize(("start", "dragon", "end"), BACK.values(), ids=BACK)
def test_backward_ignores_the_dragon_never_ends_on_it_and_nobody_goes_behind_0(start, dragon, end):
    race = Race([18, start, 9], {"smith": 0}, dragon=dragon, spears=[0, 1, 0], tokens={22: "fake_grail"})
    while race.question[0] == "spear":
        race.do(Spear(True))
    assert race.question == ("push", 0, "fake_grail")
    assert back(race.state, 1, 2) == end
    race.do(Push(1))
    assert race.state.at[1] == end
    assert race.state.spears[1] == 1


def test_backward_needs_no_spear_and_asks_for_none():
    race = Race([15, 2, 1], {"smith": 0}, dragon=18, spears=[1, 0, 0], tokens={19: "goblin"})
    race.do(Spear(True))
    assert race.moves(0) == [(15, 19), (19, 17)]
    assert race.state.spears[0] == 1


# The dragon


def test_R3_the_dragon_stands_on_any_other_space_free_of_knights_but_not_on_the_finish():
    race = Race([20, 5, 5], {"wizard": 0}, dragon=30)
    free = [space for space in range(50) if space not in (5, 20, 30)]
    assert [action.space for action in race.legal] == free == dragon_spaces(race.state)
    race.do(PlaceDragon(0))
    assert race.state.dragon == 0
    assert race.told("dragon") == [{"seat": 0, "cause": "wizard", "start": 30, "end": 0}]


def test_the_fairy_s_spear_is_asked_after_the_distance_is_chosen():
    race = Race([20, 2, 1], {"fairy": 0}, dragon=21, spears=[1, 0, 0])
    race.do(Choose(10), Choose(15), Choose(47))
    race.do(Lay(race.state.look.faces[0]))
    race.do(Lay(race.state.look.faces[0]))
    assert race.question == ("ride", 0, "fairy")
    race.do(Ride(1))
    assert race.question == ("spear", 0, "fairy")
    race.do(Spear(True))
    assert race.moves(0)[0] == (20, 22)


def test_the_witch_curses_even_if_the_dragon_lets_her_not_move():
    race = Race([20, 2, 1], {"witch": 0}, dragon=21)
    assert race.moves(0) == []
    assert race.question == ("curse", 0, "witch")
    race.do(Curse("fairy"))
    assert race.moves(0) == []
