"""Histrio: each acrobat in its window, against the rules file."""

from __future__ import annotations

import pytest

from core.games.histrio.actions import Court, Done, FireEater, Horse, KeepAll, Ox, Strongman, Tightrope
from core.games.histrio.components import ACROBATS
from core.games.histrio.state import Bar
from tests.games.histrio.table import GAME, Table

CALM = {6: ["bonus-2"], 7: ["bonus-2"], 8: ["bonus-3"]}


def owning(*acrobats: str, players: int = 3, **more) -> Table:
    """Seat 0 owns these acrobats; there is a comedian-4 at city 1 and nothing dangerous elsewhere."""
    table = Table(players, cities={1: ["comedian-4"], **CALM, **more.pop("cities", {})}, **more)
    table.give(0, *acrobats)
    return table


# Windows


@pytest.mark.parametrize(
    ("acrobat", "window"),
    [("tightrope", "shown"), ("ox", "shown"), ("horse", "shown"), ("fire_eater", "end"), ("strongman", "end")],
)
def test_each_acrobat_is_asked_for_in_its_window_and_in_no_other(acrobat, window):
    table = owning(acrobat)
    asked = []
    table.travel(1, 6, 7)
    while table.asked[0][0] != "travel":
        asked.append(table.asked[0][0])
        table.act(0, Done() if table.asked[0][0] == window else KeepAll())
    assert asked == (["shown", "court"] if window == "shown" else ["court", "end"])
    assert table.troupe(0).acrobats.faces == [acrobat]


def test_a_chameleons_window_is_the_festival():
    table = owning("chameleon")
    assert ACROBATS["chameleon"].window == "festival"
    table.travel(1, 6, 7)
    table.keep_all(0)
    assert table.asked[0][0] == "travel"


USES = {
    "tightrope": Tightrope(1, 2), "ox": Ox(1), "horse": Horse("city-5"), "fire_eater": FireEater(1),
    "strongman": Strongman(),
}  # fmt: skip


@pytest.mark.parametrize("acrobat", USES)
def test_each_acrobat_is_used_once_a_season_and_is_fresh_in_the_second(acrobat):
    table = owning(acrobat, cities={2: ["bonus-1"], 5: ["bonus-3"]})
    table.travel(1, 6, 7)
    if ACROBATS[acrobat].window == "end":
        table.keep_all(0)
    table.act(0, USES[acrobat])
    assert table.troupe(0).spent.faces == [acrobat]
    if table.asked[0][0] == "court":
        table.keep_all(0)
    assert table.asked[0][0] == "travel", "not asked again"
    table.bare()
    table.lay(2, "comedian-4")
    table.travel(2, 8, 8)
    assert table.asked == [("court", 0)], "nor in the next turn"
    table.keep_all(0)
    table.festival()
    table.refuse(*(seat for ask, seat in table.asked if ask == "answer"))
    assert (table.state.season, table.state.turn) == (2, 1)
    assert (table.troupe(0).acrobats.faces, table.troupe(0).spent.faces) == ([acrobat], [])


def test_a_window_is_one_lap_clockwise_from_the_start_player():
    table = Table(4, start=2, cities=CALM)
    for seat, acrobat in enumerate(("tightrope", "ox", "horse")):
        table.give(seat, acrobat)
    table.travel(6, 7, 8, 8)
    lap = []
    while table.asked[0][0] == "shown":
        lap.append(table.asked[0][1])
        table.act(lap[-1], Done())
    assert lap == [2, 0, 1]


def test_a_player_uses_several_acrobats_in_any_order_then_done():
    table = owning("ox", "horse", "tightrope")
    table.travel(1, 6, 7)
    assert {type(action) for action in table.legal(0)} == {Done, Ox, Horse, Tightrope}
    table.act(0, Horse("city-8"))
    assert {type(action) for action in table.legal(0)} == {Done, Ox, Tightrope}
    table.act(0, Tightrope(1, 2), Done())
    assert table.asked[0][0] != "shown"
    assert table.troupe(0).acrobats.faces == ["ox"]


def test_after_the_last_usable_acrobat_done_is_not_asked():
    table = owning("ox")
    table.travel(1, 6, 7)
    table.act(0, Ox(1))
    assert table.asked == [("court", 0)]


def test_a_player_who_is_done_is_not_asked_again_in_the_lap():
    table = owning("ox")
    table.give(1, "tightrope")
    table.travel(1, 6, 7)
    table.act(0, Done())
    table.act(1, Tightrope(6, 5))
    assert table.asked[0][0] != "shown"


# Tightrope


@pytest.mark.parametrize(("city", "ends"), [(1, [2]), (4, [3, 5]), (8, [7])])
def test_tightrope_moves_to_a_neighbour_and_1_and_8_are_none(city, ends):
    table = Table(cities=CALM)
    table.give(0, "tightrope")
    table.travel(city, 6, 6)
    assert table.legal(0) == [Done(), *(Tightrope(city, end) for end in ends)]


def test_tightrope_is_resolved_there_but_marks_the_city_of_the_travel_card():
    table = owning("tightrope")
    table.travel(5, 7, 8)
    table.act(0, Tightrope(5, 6))
    assert table.paid(0, "bonus") == [2]
    assert table.board(0) == [5]
    assert 5 not in table.hand(0)
    assert table.said("tightrope") == [{"seat": 0, "start": 5, "end": 6}]


def test_tightrope_with_two_caravels_moves_either():
    table = owning("horse", "tightrope")
    table.travel(1, 6, 7)
    table.act(0, Horse("city-5"))
    assert table.legal(0) == [Done(), *(Tightrope(start, end) for start, end in ((1, 2), (5, 4), (5, 6)))]
    table.act(0, Tightrope(5, 4))
    assert [(c.city, c.card) for c in table.state.caravels if c.seat == 0] == [(1, "city-1"), (4, "city-5")]


# Ox


def test_ox_bars_the_others_who_resolve_nothing_and_draw_nothing_R7():
    table = owning("ox")
    table.travel(1, 1, 7)
    table.act(0, Ox(1))
    assert table.asked == [("court", 0)], "alone there now"
    table.act(0, Court("comedian-4"))
    assert len(table.held(1)) == 0
    assert table.troupe(1).used.faces == ["city-1"], "their cards are used"
    assert table.board(1) == [1]
    assert table.said("city")[0] == {"city": 1, "seats": [0], "friends": [], "barred": [1]}


def test_ox_with_two_caravels_bars_either():
    table = owning("ox", "horse")
    table.travel(1, 6, 7)
    table.act(0, Horse("city-5"))
    assert table.legal(0) == [Done(), Ox(1), Ox(5)]


def test_after_the_tightrope_the_ox_bars_the_city_where_the_caravel_stands():
    table = owning("tightrope", "ox")
    table.travel(5, 7, 8)
    table.act(0, Tightrope(5, 6))
    assert table.legal(0) == [Done(), Ox(6)]
    refused = [each.action for each in GAME.refused(table.state, 0) if each.why == "not-there"]
    assert Ox(5) in refused


def test_ox_without_others_there_can_be_used_to_no_effect():
    table = owning("ox")
    table.travel(1, 6, 7)
    assert Ox(1) in table.legal(0)


def test_ox_the_city_stays_barred_if_its_caravel_leaves_R7_and_its_encounters_stay():
    table = owning("ox", "tightrope", cities={2: ["bonus-1"]})
    table.travel(1, 1, 7)
    table.act(0, Ox(1), Tightrope(1, 2))
    assert table.state.at(1).faces[-1] == "comedian-4"
    assert len(table.state.at(1)) == 2, "a new one onto it"
    assert table.paid(0, "bonus") == [1]
    assert (table.held(1), table.board(1)) == ([], [1])


def test_ox_the_city_is_barred_to_who_comes_later_R7():
    table = owning("ox")
    table.give(1, "tightrope")
    table.travel(1, 2, 7)
    table.act(0, Ox(1))
    table.act(1, Tightrope(2, 1))
    assert table.asked == [("court", 0)]
    table.keep_all(0)
    assert table.held(1) == []
    assert table.board(1) == [2]


def test_ox_bars_all_others_and_two_barred_players_are_not_together_R7():
    table = owning("ox", "tightrope", cities={2: ["bonus-1"]})
    table.travel(1, 1, 1)
    table.act(0, Ox(1), Tightrope(1, 2))
    assert (table.held(1), table.held(2), table.state.needle) == ([], [], 1)
    assert table.state.at(1).faces[-1] == "comedian-4"


def test_ox_a_city_is_barred_for_one_turn():
    table = owning("ox")
    table.travel(1, 6, 7)
    table.act(0, Ox(1))
    assert table.state.barred == Bar(1, 0)
    table.keep_all(0)
    assert table.state.barred is None


# Horse


def test_horse_plays_one_more_card_openly_with_a_second_caravel():
    table = owning("horse")
    table.use(0, 2)
    table.travel(1, 6, 7)
    assert table.legal(0) == [Done(), *(Horse(f"city-{city}") for city in (3, 4, 5, 6, 7, 8))]
    table.act(0, Horse("city-8"), KeepAll())
    assert table.paid(0, "bonus") == [3]
    assert table.board(0) == [1, 2, 8]
    assert table.hand(0) == [3, 4, 5, 6, 7]
    assert table.said("travels")[-1] == {"seat": 0, "friendly": False, "city": 8}


def test_horse_can_join_ones_own_caravel_and_they_count_as_one_troupe_R8():
    table = owning("tightrope", "horse", cities={2: ["bonus-3"]})
    table.travel(1, 6, 7)
    table.act(0, Tightrope(1, 2))
    assert Horse("city-2") in table.legal(0)
    table.act(0, Horse("city-2"))
    assert table.paid(0, "bonus") == [3], "alone there"
    assert table.board(0) == [1, 2]


def test_horse_can_join_somebody():
    table = owning("horse")
    table.travel(1, 6, 7)
    table.act(0, Horse("city-7"), KeepAll())
    assert (len(table.held(0)), len(table.held(2))) == (1, 1)


# Fire eater


@pytest.mark.parametrize(("steps", "end"), [(-2, -2), (-1, -1), (1, 2), (2, 3)])
def test_fire_eater_moves_the_needle_1_or_2_either_way(steps, end):
    table = owning("fire_eater")
    table.troupe(1).managers = 1
    table.travel(1, 6, 7)
    table.keep_all(0)
    assert table.asked == [("end", 0)]
    assert table.legal(0) == [Done(), *map(FireEater, (-2, -1, 1, 2))]
    table.act(0, FireEater(steps))
    assert table.state.needle == end
    assert table.troupe(1).managers == (end > 0)


# Strongman


@pytest.mark.parametrize(("money", "after"), [([3, 3, 3, 3], [6, 2, 2, 2]), ([0, 0, 5, 1], [2, 0, 4, 0])])
def test_strongman_takes_1_ecu_from_each_other_player_who_has_one(money, after):
    table = Table(4, cities={1: ["comedian-4"], 2: ["tragedian-4"], 3: ["comedian-4"], 4: ["tragedian-4"]})
    table.give(0, "strongman")
    for troupe, amount in zip(table.state.troupes, money, strict=True):
        troupe.money = amount
    table.travel(1, 2, 3, 4)
    table.keep_all(0, 1, 2, 3)
    table.act(0, Strongman())
    assert table.money() == after


def test_strongman_takes_from_all_four_others_of_a_table_of_five():
    cities = {1: ["comedian-4"], 2: ["tragedian-4"], 3: ["comedian-4"], 4: ["tragedian-4"], 5: ["comedian-4"]}
    table = Table(5, cities=cities)
    table.give(2, "strongman")
    for troupe in table.state.troupes:
        troupe.money = 1
    table.travel(1, 2, 3, 4, 5)
    table.keep_all(0, 1, 2, 3, 4)
    table.act(2, Strongman())
    assert table.money() == [0, 0, 5, 0, 0]


def test_strongman_can_be_used_to_no_effect():
    table = Table(cities={1: ["comedian-4"], 2: ["tragedian-4"], 3: ["comedian-4"]})
    table.give(0, "strongman")
    for troupe in table.state.troupes:
        troupe.money = 0
    table.travel(1, 2, 3)
    table.keep_all(0, 1, 2)
    table.act(0, Strongman())
    assert table.money() == [0, 0, 0]
    assert table.troupe(0).spent.faces == ["strongman"]


def test_the_end_window_comes_before_the_start_player_moves_on_R2():
    table = Table(3, start=1, cities=CALM)
    table.give(0, "strongman")
    table.give(2, "fire_eater")
    table.travel(6, 7, 8)
    assert (table.state.start, table.asked) == (1, [("end", 2)])
    table.act(2, Done())
    assert table.asked == [("end", 0)]
    table.act(0, Done())
    assert table.state.start == 2
    assert table.state.clockwise() == [2, 0, 1]


@pytest.mark.parametrize(("start", "lap"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_the_end_window_begins_with_the_start_player(start, lap):
    table = Table(3, start=start, cities=CALM)
    table.give(0, "strongman")
    table.give(1, "fire_eater")
    table.travel(6, 7, 8)
    for seat in lap:
        assert table.asked == [("end", seat)]
        table.act(seat, Done())
    assert table.asked[0][0] == "travel"


@pytest.mark.parametrize("first", [FireEater(2), Strongman()], ids=["fire eater first", "strong man first"])
def test_in_the_end_window_a_player_uses_several_acrobats_in_any_order(first):
    table = Table(3, cities=CALM)
    table.give(0, "fire_eater", "strongman")
    table.travel(6, 7, 8)
    uses = [Done(), *map(FireEater, (-2, -1, 1, 2)), Strongman()]
    assert table.legal(0) == uses
    table.act(0, first)
    assert table.asked == [("end", 0)], "he has another"
    assert table.legal(0) == [use for use in uses if type(use) is not type(first)]
    table.act(0, Strongman() if isinstance(first, FireEater) else FireEater(2))
    assert (table.state.needle, len(table.said("steals"))) == (3, 2)
    assert table.asked[0][0] == "travel"


def test_the_end_window_is_there_in_a_seasons_last_turn_too():
    table = owning("fire_eater")
    state = table.state
    state.turn = 6
    state.discard.faces += state.deck.faces
    state.deck.faces = []
    table.travel(1, 6, 7)
    table.keep_all(0)
    table.act(0, FireEater(2))
    assert state.festivals[0].mood == "comedy"
    assert state.season == 2
