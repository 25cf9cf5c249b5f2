"""Grail Cup, landing: villages, clover spaces and chains of them. Each test is named after its rule."""

from __future__ import annotations

import random

import pytest

import core
from core.games.grail.actions import PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import TOKENS
from tests.games.grail.race import GAME, Race

SEAL, THIEF, LANCE = 1, 2, 4
"""Sides of the village die."""


def to_village(**more):
    """Knight 0 rides from 16 to the village on 18."""
    at = more.pop("at", [16, 2, 1])
    return Race(at, {"horse": 0}, **{"dragon": 49, **more}).do(Ride(2))


def to_clover(token, **more):
    """Knight 0 rides from 17 to the clover space 19 and reveals this token there."""
    tokens = {19: token, **more.pop("tokens", {})}
    at = more.pop("at", [17, 2, 1])
    return Race(at, {"horse": 0}, tokens=tokens, **{"dragon": 49, **more}).do(Ride(2))


# Villages


def test_village_the_seal_is_taken_at_once():
    race = Race([16, 2, 1], {"horse": 0, "unicorn": 2, "smith": 1}, dragon=49, script=[SEAL], seal=2)
    race.do(Ride(2))
    assert race.told("village") == [{"seat": 0, "space": 18, "side": "seal"}]
    assert race.keys()[:4] == ["reveals", "spear", "moves", "reveals"]
    assert race.keys()[4:7] == ["moves", "village", "seal"]
    assert race.state.first == 0


@pytest.mark.parametrize(("spears", "left"), [(0, 0), (1, 0), (3, 2)])
def test_village_a_thief_takes_one_spear_if_you_have_one(spears, left):
    race = to_village(script=[THIEF], spears=[spears, 0, 0])
    assert race.state.spears[0] == left
    assert race.state.spears_left == 12 - left
    assert len(race.told("loses")) == spears - left


def test_village_a_thief_takes_a_spear_though_the_supply_has_none_left():
    race = to_village(script=[THIEF], spears=[1, 5, 6])
    assert race.told("loses") == [{"seat": 0, "cause": "village", "spears": 0}]
    assert (race.state.spears, race.state.spears_left) == ([0, 5, 6], 1)


@pytest.mark.parametrize(("spears", "after"), [([0, 0, 0], 1), ([2, 0, 0], 3), ([0, 5, 6], 1), ([1, 5, 6], 1)])
def test_village_a_spear_is_taken_if_any_is_left(spears, after):
    assert to_village(script=[LANCE], spears=spears).state.spears[0] == after


def test_village_the_die_has_six_sides():
    sides = [to_village(script=[roll]).told("village")[0]["side"] for roll in range(1, 7)]
    assert sides == ["seal", "thief", "thief", "spear", "spear", "spear"]


# Castle, church


@pytest.mark.parametrize(("ally", "start", "end"), [("princess", 14, 16), ("princess", 25, 30), ("priest", 14, 20)])
def test_castle_and_church_alone_do_nothing(ally, start, end):
    race = Race([start, 2, 1], {ally: 0}, dragon=49)
    assert race.state.at[0] == end
    assert race.keys() == ["reveals", "moves"]


@pytest.mark.parametrize("space", [22, 36])
def test_a_castle_with_clover_is_a_clover_space_too(space):
    race = Race([space - 1, 2, 1], {"princess": 0}, dragon=49, tokens={space: "magnet"})
    assert race.told("clover") == [{"seat": 0, "space": space, "token": "magnet"}]


# Clover: the tokens


def test_clover_boots_move_4_forward():
    assert to_clover("boots").moves(0) == [(17, 19), (19, 23)]


@pytest.mark.parametrize(
    ("dragon", "stop", "past"), [(20, 19, 23), (22, 21, 23), (23, 22, 24)], ids=["next", "on the way", "on the goal"]
)
def test_clover_boots_meet_dragon_and_spear_as_in_any_forward_move(dragon, stop, past):
    tokens = {22: "magnet"}
    assert to_clover("boots", dragon=dragon, tokens=tokens).state.at[0] == stop
    race = to_clover("boots", dragon=dragon, tokens=tokens, spears=[1, 0, 0])
    assert race.question == ("spear", 0, "boots")
    race.do(Spear(True))
    assert race.moves(0)[1] == (19, past)
    assert race.state.spears[0] == 0, "spent, on a token's move as on an ally's"


def test_clover_a_goblin_moves_2_back():
    assert to_clover("goblin").moves(0) == [(17, 19), (19, 17)]
    race = Race([15, 2, 1], {"smith": 0}, dragon=17, tokens={19: "goblin"})
    race.do(Spear(True))
    assert race.moves(0) == [(15, 19), (19, 16)]


def test_clover_a_bait_must_move_the_dragon_to_another_free_space():
    race = to_clover("bait", at=[17, 5, 5], dragon=30)
    assert race.question == ("dragon", 0, "bait")
    assert [action.space for action in race.legal] == [s for s in range(50) if s not in (5, 19, 30)]
    race.do(PlaceDragon(20))
    assert race.state.dragon == 20
    assert race.told("dragon") == [{"seat": 0, "cause": "bait", "start": 30, "end": 20}]


def test_clover_a_fake_grail_moves_another_knight_of_your_choice_2_back():
    race = to_clover("fake_grail", at=[17, 9, 1])
    assert race.legal == [Push(1), Push(2)]
    race.do(Push(1))
    assert race.moves(1) == [(9, 7)]
    assert race.moves(0) == [(17, 19)]


def test_clover_a_fake_grail_must_be_used_even_on_one_who_cannot_move():
    race = to_clover("fake_grail", at=[17, 0, 0], line=[0, 2, 1])
    assert race.legal == [Push(1), Push(2)]
    race.do(Push(2))
    assert race.told("stays") == [{"seat": 2, "cause": "fake_grail", "space": 0}]
    assert race.state.line == [0, 2, 1]


def test_clover_a_magnet_takes_a_spear_from_another_player_of_your_choice_who_has_one():
    race = to_clover("magnet", at=[17, 9, 1, 3], spears=[1, 2, 0, 1])
    assert race.question == ("steal", 0, "magnet")
    assert race.legal == [Steal(1), Steal(3)]
    race.do(Steal(1))
    assert race.state.spears == [2, 1, 0, 1]


def test_clover_a_magnet_with_one_such_player_takes_it_unasked():
    for own in (0, 2):
        race = to_clover("magnet", spears=[own, 0, 1])
        assert race.state.spears == [own + 1, 0, 0]
        assert race.told("steals") == [{"seat": 0, "knight": 2, "cause": "magnet", "spears": own + 1}]


@pytest.mark.parametrize("own", [0, 3])
def test_clover_a_magnet_with_nobody_to_take_from_does_nothing(own):
    race = to_clover("magnet", spears=[own, 0, 0])
    assert race.state.spears == [own, 0, 0]
    assert race.told("no_spear") == [{"seat": 0, "cause": "magnet"}]
    assert not race.told("steals")
    assert race.state.round == 2


# Clover: covering, chains


def test_clover_the_token_is_shuffled_into_the_supply_and_a_new_one_laid_face_down():
    race = to_clover("magnet", script=[["goblin"]])
    assert race.state.tokens[19] == core.Pile("token", core.NOBODY, ["goblin"])
    assert race.state.supply.faces.count("magnet") == 1
    assert len(race.state.supply) == 7
    assert race.told("covers") == [{"space": 19}]


def test_clover_the_revealed_token_may_be_the_new_one():
    race = to_clover("magnet", script=[["magnet"]])
    assert race.state.tokens[19].faces == ["magnet"]


def test_clover_everybody_sees_the_token_while_it_is_applied_and_nobody_the_new_one():
    race = to_clover("bait")
    for replica in race.replicas.values():
        assert replica.state.tokens[19].faces == ["bait"]
    race.do(PlaceDragon(0))
    for replica in race.replicas.values():
        assert replica.state.tokens[19].faces == [None]


def test_clover_only_then_the_new_landing_is_resolved_and_so_on():
    """15, boots to 19, boots to 23: each space is covered before the next is reached."""
    race = Race([13, 2, 1], {"horse": 0}, dragon=49, tokens={15: "boots", 19: "boots"}, script=[["bait"], ["goblin"]])
    race.do(Ride(2))
    assert race.keys() == ["reveals", "moves", *["clover", "moves", "covers"] * 2]
    assert race.moves(0) == [(13, 15), (15, 19), (19, 23)]
    assert race.state.tokens[15].faces == ["bait"]


CHAINS = {
    "boots to clover to boots": ((13, 2), {15: "boots", 19: "boots"}, [15, 19, 23]),
    "boots then goblin": ((20, 2), {22: "boots"}, [22, 26]),
    "boots, boots, goblin": ((23, 2), {25: "boots", 29: "boots", 33: "goblin"}, [25, 29, 33, 31]),
    "goblin to village": ((31, 2), {33: "goblin"}, [33, 31]),
    "boots to village": ((38, 4), {42: "boots"}, [42, 46]),
    "boots, boots, bait": ((23, 2), {25: "boots", 29: "boots", 33: "bait"}, [25, 29, 33]),
    "boots to the finish": ((45, 2), {47: "boots"}, [47, 50]),
}


@pytest.mark.parametrize(("ride", "tokens", "stops"), CHAINS.values(), ids=CHAINS)
def test_chains_of_tokens(ride, tokens, stops):
    start, steps = ride
    race = Race([start, 2, 1], {"horse": 0}, dragon=0, tokens=tokens)
    race.do(Ride(steps))
    assert [end for _, end in race.moves(0)] == stops
    assert [args["space"] for args in race.told("clover")] == [space for space in stops if space in tokens]


def test_a_token_that_moves_its_knight_to_a_village_brings_the_die():
    race = Race([25, 2, 1], {"smith": 0}, dragon=49, tokens={29: "boots", 33: "goblin"}, script=[[], [], SEAL])
    assert race.moves(0) == [(25, 29), (29, 33), (33, 31)]
    assert race.told("village") == [{"seat": 0, "space": 31, "side": "seal"}]


def test_a_token_that_moves_its_knight_back_to_clover_reveals_the_token_there():
    race = Race([18, 2, 1], {"smith": 0}, dragon=20, tokens={22: "goblin", 19: "bait"}, script=[[]])
    race.do(Spear(True))
    assert race.moves(0) == [(18, 22), (22, 19)]
    assert [args["token"] for args in race.told("clover")] == ["goblin", "bait"]


def test_a_token_that_moves_its_knight_nowhere_brings_no_new_landing():
    """Boots, the dragon right ahead: he stays on the clover space, and its new token is not revealed."""
    race = to_clover("boots", dragon=20, script=[["goblin"]])
    assert race.state.at[0] == 19
    assert len(race.told("clover")) == 1
    assert race.state.tokens[19].faces == ["goblin"]


def test_bait_magnet_and_fake_grail_bring_no_new_landing():
    for token, then in (("bait", [PlaceDragon(0)]), ("magnet", []), ("fake_grail", [Push(2)])):
        race = to_clover(token, script=[["boots"]]).do(*then)
        assert race.state.at[0] == 19
        assert len(race.told("clover")) == 1


# Who lands, and when


def test_landing_is_after_one_s_own_ally_only_not_when_moved_by_somebody_else():
    """A fake grail moves knight 1 from 20 to the village on 18, and from 21 to the clover on 19: neither lands."""
    for start, end in ((20, 18), (21, 19)):
        race = Race([31, start, 1], {"horse": 0}, dragon=49, tokens={33: "fake_grail"})
        race.do(Ride(2), Push(1))
        assert race.state.at[1] == end
        assert len(race.told("clover")) == 1
        assert not race.told("village")


def test_R7_blocked_at_once_nothing_is_resolved():
    for space in (18, 19):
        race = Race([space, 2, 1], {"horse": 0}, dragon=space + 1)
        race.do(Ride(2))
        assert race.keys() == ["reveals", "blocked", "stays"]


def test_R7_nowhere_to_go_nothing_is_resolved():
    race = Race([44, 2, 1], {"unicorn": 0}, dragon=49)
    assert race.keys() == ["reveals", "stays"]
    race = Race([48, 2, 1], {"priest": 0}, dragon=49)
    assert race.keys() == ["reveals", "stays"]


def test_R7_stopped_behind_the_dragon_but_moved_the_landing_is_resolved():
    race = Race([16, 2, 1], {"horse": 0}, dragon=19, script=[LANCE])
    race.do(Ride(6))
    assert race.told("village") == [{"seat": 0, "space": 18, "side": "spear"}]


def test_a_knight_who_only_passes_a_space_does_not_land_there():
    race = Race([16, 2, 1], {"smith": 0}, dragon=49)
    assert race.state.at[0] == 20
    assert not race.told("village")
    assert not race.told("clover")


def test_the_landing_of_one_ally_is_over_before_the_next_is_called():
    race = Race([17, 20, 1], {"squire": 0, "unicorn": 1}, dragon=49, tokens={19: "bait"})
    race.do(Point(1))
    assert race.question == ("dragon", 0, "bait")
    assert race.state.calling == "squire"


def test_longest_chains_are_short():
    """The known figure: a chain has at most 4 tokens. Whatever is laid, from every space, with the dragon away."""
    rng, longest = random.Random(5), 0
    faces = [token for token, count in TOKENS.items() for _ in range(count)]
    for _ in range(300):
        rng.shuffle(faces)
        start = rng.randrange(8, 47)
        race = Race([start, 2, 1], {"horse": 0}, dragon=0)
        for pile, face in zip([*race.state.tokens.values()], faces, strict=False):
            pile.faces = [face]
        race.state.supply.faces = faces[11:]
        race.replicas.clear()
        race.do(Ride(2))
        while race.state.round == 1 and not race.state.over:
            race.do(rng.choice(race.legal))
        longest = max(longest, len(race.told("clover")))
    assert 2 <= longest <= 4


def test_the_log_of_a_seat_never_tells_a_token_that_lies_face_down():
    race = to_clover("magnet")
    for who in (None, 0, 1, 2):
        view = core.mask(GAME, race.state, who)
        assert all(pile.faces == [None] for pile in view.tokens.values())


def test_clover_a_fake_grail_on_the_own_knight_is_refused_and_the_refusal_names_that_knight():
    race = to_clover("fake_grail", at=[17, 0, 0], line=[0, 2, 1])
    assert GAME.refused(race.state, 0) == [core.Refusal(Push(0), "own-knight", {"knight": 0})]
