"""Grail Cup, what the allies do besides moving: witch, squire, fairy, smith. Each test is named after its rule."""

from __future__ import annotations

import pytest

import core
from core.games.grail.actions import Choose, Curse, Lay, PlaceDragon, Point, Push, Ride, Spear
from core.games.grail.components import ALLIES
from core.games.grail.path import knights_on
from tests.games.grail.race import GAME, Race

THIEF = 2
"""A side of the village die."""

# The witch


@pytest.mark.parametrize("dragon", [49, 21], ids=["moved", "blocked"])
def test_witch_moves_1_then_moved_or_not_names_any_of_the_allies_2_to_9(dragon):
    race = Race([20, 2, 1], {"witch": 0}, dragon=dragon)
    assert race.legal == [Curse(ally) for ally in ALLIES[1:]]


def test_she_can_curse_an_ally_that_lies_face_up_aside_or_her_own_second():
    race = Race([20, 2, 1], {"witch": 0, "horse": 0}, dragon=49, options={"open_allies": True})
    assert "smith" in race.state.face_up.faces
    assert {Curse("smith"), Curse("horse")} <= set(race.legal)


def test_the_curse_is_public_and_ends_with_the_round():
    race = Race([20, 2, 1], {"witch": 0, "unicorn": 2}, dragon=49)
    race.do(Curse("fairy"))
    assert race.state.round == 2
    assert race.state.cursed is None
    race = Race([20, 2, 1], {"witch": 0, "horse": 1}, dragon=49)
    race.do(Curse("unicorn"))
    assert race.replicas[None].state.cursed == "unicorn"
    assert race.replicas[None].log[0] == core.Event("curses", {"seat": 0, "ally": "unicorn"})


def test_her_first_landing_is_resolved_after_she_has_named_it():
    race = Race([23, 2, 1], {"witch": 0}, dragon=49, script=[1])
    assert not race.told("village")
    race.do(Curse("fairy"))
    assert race.keys() == ["reveals", "moves", "curses", "village", "seal"]


def test_when_the_cursed_ally_is_revealed_they_swap_then_she_moves_1_then_the_ally_acts():
    race = Race([5, 20, 1], {"witch": 0, "smith": 1}, dragon=49)
    race.do(Curse("smith"))
    assert race.told("swaps") == [{"seat": 0, "knight": 1, "start": 6, "end": 20}]
    assert race.moves(0) == [(5, 6), (20, 21)]
    assert race.moves(1)[0] == (6, 10)
    keys = race.keys()
    assert keys[:7] == ["reveals", "moves", "curses", "reveals", "swaps", "moves", "spear"]


def test_in_the_swap_each_stands_behind_any_others_there():
    race = Race([5, 20, 6, 20], {"witch": 0, "wizard": 1}, dragon=49, line=[1, 3, 2, 0])
    race.do(Curse("wizard"))
    assert race.question == ("dragon", 1, "wizard")
    assert knights_on(race.state, 6) == [2, 1]
    assert knights_on(race.state, 21) == [0]
    race = Race([5, 20, 6, 20], {"witch": 0, "wizard": 1}, dragon=21, line=[1, 3, 2, 0])
    race.do(Curse("wizard"))
    assert knights_on(race.state, 20) == [3, 0]


@pytest.mark.parametrize(("witch", "knight", "dragon"), [(5, 30, 20), (30, 5, 20)], ids=["behind", "ahead"])
def test_they_swap_whatever_the_dragon_does_even_with_it_between(witch, knight, dragon):
    race = Race([witch, knight, 1], {"witch": 0, "wizard": 1}, dragon=dragon)
    race.do(Curse("wizard"))
    assert race.told("swaps") == [{"seat": 0, "knight": 1, "start": witch + 1, "end": knight}]
    assert race.state.at == [knight + 1, witch + 1, 1]
    assert not race.told("blocked")


@pytest.mark.parametrize(("spend", "end"), [(True, 22), (False, 20)])
def test_the_step_after_the_swap_is_under_the_normal_rules(spend, end):
    race = Race([5, 20, 1], {"witch": 0, "wizard": 1}, dragon=21, spears=[1, 0, 0])
    race.do(Curse("wizard"))
    assert race.question == ("spear", 0, "curse")
    race.do(Spear(spend))
    assert race.state.at[0] == end


def test_the_witch_s_landing_is_resolved_before_the_cursed_ally_acts():
    race = Race([5, 23, 1], {"witch": 0, "wizard": 1}, dragon=49, script=[5])
    race.do(Curse("wizard"))
    assert race.told("village") == [{"seat": 0, "space": 24, "side": "spear"}]
    assert race.question == ("dragon", 1, "wizard")


@pytest.mark.parametrize("line", [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0]])
def test_R9_on_one_space_they_exchange_places_in_its_order_and_nobody_has_moved(line):
    """The dragon right ahead stops both her steps."""
    race = Race([18, 18, 18], {"witch": 0, "wizard": 1}, dragon=19, line=line)
    race.do(Curse("wizard"))
    exchanged = {0: 1, 1: 0, 2: 2}
    assert race.state.line == [exchanged[seat] for seat in line]
    assert race.state.at == [18, 18, 18]
    assert not race.told("village")
    assert not race.told("moves")


def test_R9_on_one_space_she_moves_on_after_the_exchange():
    race = Race([17, 18, 1], {"witch": 0, "wizard": 1}, dragon=40)
    race.do(Curse("wizard"))
    assert race.moves(0)[1][0] == 18


def test_R6_if_nobody_holds_the_cursed_ally_nothing_happens():
    race = Race([5, 20, 1], {"witch": 0, "wizard": 1}, dragon=49)
    race.do(Curse("smith"))
    assert not race.told("swaps")
    assert {"ally": "smith", "cursed": True} in race.told("nobody")
    assert race.state.at == [6, 20, 1]


def test_R6_nor_if_it_is_the_witch_s_own_second_ally():
    race = Race([5, 20, 1], {"witch": 0, "wizard": 0, "horse": 1}, dragon=49)
    race.do(Curse("wizard"))
    assert race.question == ("dragon", 0, "wizard")
    assert not race.told("swaps")
    assert race.moves(0) == [(5, 6)]
    assert race.told("own_curse") == [{"seat": 0, "ally": "wizard"}]


def test_R6_her_own_second_ally_on_a_crowded_space_leaves_the_order_of_the_space_as_it_is():
    """The squire arrives behind her, the third stands there: nobody changes places, and nobody lands again."""
    race = Race([23, 22, 24], {"witch": 0, "squire": 1, "wizard": 0}, dragon=49, script=[THIEF, THIEF])
    race.do(Curse("wizard"), Point(2))
    assert race.question == ("dragon", 0, "wizard")
    assert knights_on(race.state, 24) == [2, 0, 1]
    assert [args["seat"] for args in race.told("village")] == [0, 1]


def test_R6_an_ally_that_nobody_holds_leaves_the_order_of_a_crowded_space_as_it_is():
    race = Race([23, 22, 24], {"witch": 0, "squire": 1, "wizard": 2}, dragon=49, script=[THIEF, THIEF])
    race.do(Curse("smith"), Point(2))
    assert {"ally": "smith", "cursed": True} in race.told("nobody")
    assert race.question == ("dragon", 2, "wizard")
    assert knights_on(race.state, 24) == [2, 0, 1]


def test_the_one_who_was_swapped_away_does_not_land():
    race = Race([17, 22, 1], {"witch": 0, "wizard": 1}, dragon=49, script=[5])
    race.do(Curse("wizard"))
    assert race.state.at[1] == 18
    assert [args["seat"] for args in race.told("village")] == [0]


def test_R7_she_lands_by_the_swap_even_if_the_step_after_it_is_blocked():
    race = Race([5, 24, 1], {"witch": 0, "wizard": 1}, dragon=25, script=[1])
    race.do(Curse("wizard"))
    assert race.told("blocked") == [{"seat": 0, "cause": "curse", "dragon": 25}]
    assert race.told("village") == [{"seat": 0, "space": 24, "side": "seal"}]


def test_R7_she_lands_even_if_the_step_leads_back_to_the_space_she_left():
    race = Race([23, 23, 1], {"witch": 0, "wizard": 1}, dragon=49, script=[1, 2])
    race.do(Curse("wizard"))
    assert race.moves(0) == [(23, 24), (23, 24)]
    assert [args["side"] for args in race.told("village")] == ["seal", "thief"]


def test_R7_blocked_on_one_space_she_does_not_land():
    race = Race([24, 24, 1], {"witch": 0, "wizard": 1}, dragon=25)
    race.do(Curse("wizard"))
    assert not race.told("village")


# The squire


def test_R5_the_squire_points_at_another_knight_and_not_at_the_own_one():
    race = Race([20, 9, 5, 1], {"squire": 2}, dragon=49)
    assert race.question == ("point", 2, "squire")
    assert race.legal == [Point(0), Point(1), Point(3)]
    assert race.moves(2) == []
    race.do(Point(1))
    assert race.moves(2) == [(5, 7)]


def test_if_the_named_knight_leads_at_the_end_of_the_round_the_squire_jumps_ahead_of_it():
    race = Race([20, 9, 5], {"squire": 2, "unicorn": 0}, dragon=49)
    race.do(Point(0))
    assert race.told("jumps") == [{"seat": 2, "knight": 0}]
    assert race.moves(2) == [(5, 7), (7, 21)]
    assert race.keys()[-2:] == ["jumps", "moves"]


def test_if_another_leads_then_nothing_happens():
    race = Race([20, 18, 5], {"squire": 2, "smith": 1}, dragon=49, tokens={22: "bait"})
    race.do(Point(0), PlaceDragon(0))
    assert race.told("no_jump") == [{"seat": 2, "knight": 0}]
    assert race.moves(2) == [(5, 7)]


@pytest.mark.parametrize(("line", "jumps"), [([0, 1, 2], True), ([1, 0, 2], False)])
def test_on_a_shared_space_the_one_in_front_leads(line, jumps):
    race = Race([20, 20, 5], {"squire": 2}, dragon=49, line=line)
    race.do(Point(0))
    assert bool(race.told("jumps")) == jumps
    assert race.state.at[2] == (21 if jumps else 7)


def test_if_the_squires_own_knight_leads_the_named_knight_does_not():
    race = Race([21, 9, 5], {"squire": 0}, dragon=49)
    race.do(Point(1))
    assert race.told("no_jump") == [{"seat": 0, "knight": 1}]


def test_standing_behind_the_leader_on_one_space_the_squire_moves_1():
    race = Race([23, 21, 5], {"squire": 1}, dragon=49, script=[1])
    race.do(Point(0))
    assert race.moves(1) == [(21, 23), (23, 24)]


@pytest.mark.parametrize(
    ("dragon", "stop", "past"),
    [(10, 9, 21), (20, 19, 22), (21, 20, 22)],
    ids=["on the way", "behind the leader", "ahead of the leader"],
)
def test_R5_a_dragon_on_the_way_or_there_stops_the_jump_or_costs_a_spear(dragon, stop, past):
    at = [21, 9, 5] if dragon == 20 else [20, 9, 5]
    race = Race(at, {"squire": 2}, dragon=dragon)
    race.do(Point(0))
    assert race.state.at[2] == stop
    race = Race(at, {"squire": 2}, dragon=dragon, spears=[0, 0, 1])
    race.do(Point(0))
    assert race.question == ("spear", 2, "jump")
    assert (race.state.phase, race.state.calling) == ("end", None)
    race.do(Spear(True))
    assert race.state.at[2] == past
    assert race.state.spears[2] == 0


def test_R5_a_squire_right_behind_dragon_and_leader_does_not_move_and_does_not_land():
    race = Race([24, 22, 5], {"squire": 1, "horse": 2}, dragon=25, script=[1])
    race.do(Point(0), Ride(2))
    assert race.moves(1) == [(22, 24)]
    assert len(race.told("village")) == 1


def test_R5_the_landing_rules_apply_to_the_jump():
    race = Race([21, 9, 5], {"squire": 2}, dragon=49, tokens={22: "goblin"})
    race.do(Point(0))
    assert race.moves(2) == [(5, 7), (7, 22), (22, 20)]


def test_R5_a_seal_rolled_by_the_jump_decides_the_first_player_of_the_next_round():
    race = Race([23, 9, 5], {"squire": 2}, dragon=49, script=[1])
    race.do(Point(0))
    assert race.state.at == [23, 9, 24]
    assert (race.state.round, race.state.first) == (2, 2)


def test_a_jump_to_the_finish_wins():
    race = Race([49, 9, 5], {"squire": 2}, dragon=30, spears=[0, 0, 1])
    race.do(Point(0), Spear(True))
    assert race.dealer.outcome.ranking == ((2,), (0,), (1,))


# The fairy


def fairy(**more):
    """The fairy of knight 1, who stands on 12: clover spaces 10, 15 and 19 are looked at."""
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={10: "boots", 15: "goblin", 19: "magnet"}, **more)
    return race.do(Choose(19), Choose(10), Choose(15))


def test_the_fairy_chooses_three_different_clover_spaces_openly():
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49)
    assert [action.space for action in race.legal] == list(race.state.tokens)
    race.do(Choose(15))
    assert Choose(15) not in race.legal
    assert race.state.looked == race.replicas[None].state.looked == [15]
    race.do(Choose(10), Choose(47))
    assert race.question == ("lay", 1, "fairy")


def test_her_player_alone_looks_at_the_three_tokens_together():
    race = fairy()
    shown = {who: replica.log[-1].args for who, replica in race.replicas.items()}
    assert shown[1] == {"seat": 1, "spaces": [19, 10, 15], "tokens": ["magnet", "boots", "goblin"]}
    hidden = {"seat": 1, "spaces": [19, 10, 15], "tokens": [None, None, None]}
    assert [shown[who] for who in (None, 0, 2)] == [hidden] * 3
    assert race.replicas[1].state.look.faces == ["magnet", "boots", "goblin"]
    assert race.replicas[0].state.look.faces == [None] * 3


def test_the_fairy_may_choose_a_clover_space_where_a_knight_stands_her_own_too():
    race = Race([15, 10, 1], {"fairy": 1}, dragon=49)
    assert {Choose(10), Choose(15)} <= set(race.legal)
    race.do(Choose(15), Choose(10))
    assert race.state.looked == [15, 10]


def test_she_lays_them_back_on_these_spaces_in_any_order_secretly():
    race = fairy()
    assert race.legal == [Lay("magnet"), Lay("boots"), Lay("goblin")]
    assert race.state.asked[0].number == 19
    race.do(Lay("boots"))
    assert race.legal == [Lay("magnet"), Lay("goblin")]
    assert race.state.asked[0].number == 10
    race.do(Lay("magnet"))
    assert [race.state.tokens[space].faces for space in (19, 10, 15)] == [["boots"], ["magnet"], ["goblin"]]
    laid = [event.args for event in race.replicas[0].log if event.key == "lays"]
    assert laid == [{"seat": 1, "space": space, "token": None} for space in (19, 10, 15)]
    mine = [event.args["token"] for event in race.replicas[1].log if event.key == "lays"]
    assert mine == ["boots", "magnet", "goblin"]


def test_the_look_ends_when_they_are_laid_back():
    race = fairy()
    race.do(Lay("boots"))
    assert race.replicas[1].state.tokens[19].faces == ["boots"]
    race.do(Lay("magnet"))
    for space in (19, 10, 15):
        assert race.state.tokens[space].audience == core.NOBODY
        assert race.replicas[1].state.tokens[space].faces == [None]


def test_equal_tokens_are_interchangeable_and_two_questions_are_asked_all_the_same():
    """How often she is asked must not tell the others what she sees."""
    race = Race([30, 12, 1], {"fairy": 1}, dragon=49, tokens={10: "bait", 15: "bait", 19: "bait"})
    race.do(Choose(19), Choose(10), Choose(15))
    assert race.legal == [Lay("bait")]
    race.do(Lay("bait"))
    assert race.legal == [Lay("bait")]
    race.do(Lay("bait"))
    assert race.question == ("ride", 1, "fairy")


def test_then_she_chooses_to_move_1_2_or_3_and_meets_what_she_has_laid():
    race = fairy()
    race.do(Lay("magnet"), Lay("goblin"))
    assert race.legal == [Ride(1), Ride(2), Ride(3)]
    race.do(Ride(3))
    assert [(args["space"], args["token"]) for args in race.told("clover")] == [(15, "boots"), (19, "magnet")]
    assert race.moves(1) == [(12, 15), (15, 19)]


def test_the_look_sees_tokens_on_the_path_that_nobody_else_is_told():
    one, two = fairy(), fairy()
    one.do(Lay("boots"), Lay("magnet"))
    two.do(Lay("goblin"), Lay("boots"))
    for who in (None, 0, 2):
        assert one.dealer.history(who) == two.dealer.history(who)
        assert GAME.encode(one.replicas[who].state) == GAME.encode(two.replicas[who].state)


# Smith, wizard, horse


def test_the_smith_takes_a_spear_then_moves_4():
    race = Race([22, 2, 1], {"smith": 0}, dragon=49)
    assert race.keys() == ["reveals", "spear", "moves"]
    assert race.state.spears == [1, 0, 0]
    assert race.state.at[0] == 26


def test_with_no_spear_left_nobody_takes_one():
    race = Race([22, 2, 1], {"smith": 0}, dragon=25, spears=[0, 6, 6])
    assert race.told("no_spear") == [{"seat": 0, "cause": "smith"}]
    assert race.state.spears == [0, 6, 6]
    assert race.state.at[0] == 24


def test_the_last_spear_of_the_supply_can_be_taken():
    race = Race([22, 2, 1], {"smith": 0}, dragon=49, spears=[0, 6, 5])
    assert (race.state.spears, race.state.spears_left) == ([1, 6, 5], 0)


def test_the_spear_of_the_smith_can_pass_the_dragon_at_once():
    race = Race([22, 2, 1], {"smith": 0}, dragon=25)
    race.do(Spear(True))
    assert race.state.at[0] == 26
    assert race.state.spears == [0, 0, 0]


def test_the_wizard_puts_the_dragon_first_then_moves_5():
    race = Race([16, 2, 1], {"wizard": 0}, dragon=17)
    race.do(PlaceDragon(21))
    assert race.keys()[-3:] == ["dragon", "blocked", "moves"]
    assert race.moves(0) == [(16, 20)]


def test_the_horse_lets_choose_2_4_or_6_and_answers_that_come_to_the_same_are_asked():
    race = Race([48, 2, 1], {"horse": 0}, dragon=30)
    assert race.legal == [Ride(2), Ride(4), Ride(6)]


def test_the_cursed_knight_s_ally_acts_from_where_the_swap_has_put_it():
    race = Race([20, 30, 1], {"witch": 0, "priest": 1}, dragon=49)
    race.do(Curse("priest"))
    assert race.moves(1) == [(21, 27)]


def test_a_fake_grail_of_the_witchs_landing_can_move_the_cursed_knight_before_its_ally_acts():
    race = Race([9, 21, 1], {"witch": 0, "wizard": 1}, dragon=49, tokens={10: "magnet", 22: "fake_grail"})
    race.do(Curse("wizard"))
    assert race.question == ("push", 0, "fake_grail")
    race.do(Push(1))
    assert race.moves(1) == [(10, 8)]
    assert race.question == ("dragon", 1, "wizard")


# Refusals


def refused(race: Race) -> list[tuple[object, str]]:
    """The answers that the asked player cannot give, and why."""
    return [(each.action, each.why) for each in GAME.refused(race.state, race.question[1])]


def test_R3_the_dragon_is_refused_its_own_space_every_knights_space_and_the_finish():
    race = Race([30, 12, 1], {"wizard": 1}, dragon=14)
    assert race.question == ("dragon", 1, "wizard")
    knights = [(PlaceDragon(space), "dragon-knights") for space in (1, 12, 30)]
    assert refused(race) == [(PlaceDragon(14), "dragon-here"), *knights, (PlaceDragon(50), "dragon-finish")]
    assert all(each.args == {"space": each.action.space} for each in GAME.refused(race.state, 1))
