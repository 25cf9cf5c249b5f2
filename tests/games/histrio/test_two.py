"""Histrio for two: the friendly troupes, against the rules file [R5]."""

from __future__ import annotations

import core
from core.games.histrio.actions import Answer, Ox, Strongman, Tightrope, Travel
from core.games.histrio.travel import friend_left
from tests.games.histrio.table import EVERY_CITY, GAME, Table


def two(first: int, second: int, cities: dict[int, list[str]], **more) -> Table:
    """Friendly troupes that will go to these cities."""
    return Table(2, cities=cities, friends=([first], [second]), **more)


def test_with_three_players_there_are_no_friendly_troupes():
    assert Table(3).state.friends == []


def test_each_friendly_troupe_has_8_travel_cards_shuffled_face_down():
    dealer = core.Dealer(GAME, 2, {}, seed=bytes(32))
    orders = [[*friend.looked.faces, *friend.deck.faces] for friend in dealer.state.friends]
    assert [sorted(order) for order in orders] == [[f"city-{city}" for city in EVERY_CITY]] * 2
    assert orders[0] != orders[1]
    for who in (0, 1, None):
        assert core.mask(GAME, dealer.state, who).friends[0].deck.faces == [None] * 7


def test_each_player_looks_at_the_card_of_the_own_friendly_troupe_before_choosing_until_all_four_are_shown():
    table = two(3, 4, {1: ["bonus-1"], 2: ["bonus-2"]})
    views = {who: core.mask(GAME, table.state, who) for who in (0, 1, None)}
    assert [views[who].friends[0].looked.faces for who in (0, 1, None)] == [["city-3"], [None], [None]]
    assert [views[who].friends[1].looked.faces for who in (0, 1, None)] == [[None], ["city-4"], [None]]
    table.act(0, Travel("city-1"))
    assert core.mask(GAME, table.state, 0).friends[0].looked.faces == ["city-3"], "the look lasts"
    table.act(1, Travel("city-2"))
    assert table.state.friends[0].used.faces == ["city-3"]
    assert table.board(0, friendly=True) == [3]
    assert [(j.seat, j.friendly, j.city) for j in table.state.journeys] == [
        (0, False, 1), (1, False, 2), (0, True, 3), (1, True, 4),
    ]  # fmt: skip
    assert friend_left(table.state, 0) == [f"city-{city}" for city in EVERY_CITY if city != 3]
    assert table.said("looks", 0) == [
        {"seat": 0, "card": table.state.friends[0].looked.faces[0]},
        {"seat": 1, "card": None},
    ]


def test_a_friendly_troupe_alone_discards_the_encounters_without_effect():
    table = two(3, 8, {1: ["bonus-1"], 2: ["bonus-2"], 3: ["comedian-4", "ox", "bonus-3"], 8: ["bonus-2"]})
    table.travel(1, 2)
    assert table.state.needle == 1
    assert {"comedian-4", "ox", "bonus-3"} <= set(table.state.discard.faces)
    assert table.money() == [4, 5]
    assert [table.held(seat) for seat in (0, 1)] == [[], []]


def test_R5_a_friendly_troupe_with_a_player_counts_for_together_and_only_the_player_draws():
    table = two(3, 2, {1: ["comedian-4"], 2: ["bonus-2"]}, requests=["star_turn"])
    table.travel(2, 1)
    table.keep_all(1)
    assert table.held(0) == ["star_turn"]
    assert table.held(1) == []
    assert table.money()[0] == 3


def test_R5_your_own_friendly_troupe_counts_for_together_too():
    table = two(2, 3, {1: ["bonus-1"], 2: ["tragedian-5"]}, requests=["star_turn"])
    table.travel(2, 1)
    assert (table.state.needle, table.held(0)) == (-5, ["star_turn"])
    assert table.troupe(0).actors.faces == []


def test_R5_two_friendly_troupes_without_a_player_move_the_needle_and_nobody_draws():
    table = two(3, 3, {1: ["bonus-1"], 2: ["bonus-2"], 3: ["comedian-4", "tragedian-1"]})
    table.travel(1, 2)
    assert table.state.needle == 4
    assert [table.held(seat) for seat in (0, 1)] == [[], []]
    assert {"comedian-4", "tragedian-1"} <= set(table.state.discard.faces)


def test_a_friendly_troupe_at_an_empty_city_draws_nothing():
    table = two(3, 4, {1: ["bonus-1"], 2: ["bonus-2"]})
    table.travel(1, 2)
    assert table.said("draws") == []


def test_a_friendly_troupe_shuffles_all_eight_when_one_card_is_left_after_its_city():
    table = two(3, 4, {1: ["bonus-1"], 2: ["bonus-2"]}, later=[["city-6"]])
    friend = table.state.friends[0]
    for card in list(friend.deck.faces[:6]):
        friend.deck.faces.remove(card)
        friend.used.faces.append(card)
    table.travel(1, 2)
    assert (len(friend.used), len(friend.deck), len(friend.looked)) == (0, 7, 1), "and the next is looked at"
    assert table.state.friends[0].looked.faces == ["city-6"]
    assert table.board(0, friendly=True) == []
    assert {"seat": 0, "friendly": True} in table.said("takes_back")
    assert table.board(1, friendly=True) == [4]


def test_a_friendly_troupe_waits_for_its_own_city_before_it_shuffles():
    table = two(3, 4, {1: ["comedian-4"], 2: ["comedian-4"]})
    friend = table.state.friends[0]
    for card in list(friend.deck.faces[:6]):
        friend.deck.faces.remove(card)
        friend.used.faces.append(card)
    table.travel(1, 2)
    table.keep_all(0)
    assert table.asked == [("court", 1)], "city 1 is resolved, city 3 not yet"
    assert (len(friend.used), len(friend.deck)) == (7, 1)
    table.keep_all(1)
    assert (len(friend.used), len(friend.deck), len(friend.looked)) == (0, 7, 1)


def test_a_friendly_troupe_keeps_its_order_while_two_cards_are_left():
    table = two(3, 4, {1: ["bonus-1"], 2: ["bonus-2"]})
    friend = table.state.friends[0]
    for card in list(friend.deck.faces[:5]):
        friend.deck.faces.remove(card)
        friend.used.faces.append(card)
    table.travel(1, 2)
    assert (len(friend.used), len(friend.deck), len(friend.looked)) == (6, 1, 1)


def test_level_1_does_not_touch_the_friendly_troupe():
    table = two(3, 4, {1: ["comedian-1"], 2: ["bonus-2"]})
    table.travel(1, 2)
    table.keep_all(0)
    assert table.board(0, friendly=True) == [3]


def test_no_acrobat_touches_a_friendly_troupe():
    table = two(3, 3, {1: ["bonus-1"], 2: ["bonus-2"]})
    table.give(0, "tightrope", "ox", "strongman")
    table.travel(1, 2)
    assert {action for action in table.legal(0) if isinstance(action, Tightrope | Ox)} == {Tightrope(1, 2), Ox(1)}
    table.act(0, Ox(1), Tightrope(1, 2))
    assert table.asked == [("end", 0)]
    table.act(0, Strongman())
    assert len(table.said("steals")) == 1


def test_R7_the_ox_does_not_bar_a_friendly_troupe_which_still_counts_for_together():
    table = two(3, 1, {1: ["comedian-4"], 2: ["bonus-2"]}, requests=["star_turn", "ringmaster"])
    table.give(0, "ox")
    table.travel(1, 1)
    table.act(0, Ox(1))
    assert table.state.needle == 5
    assert [table.held(seat) for seat in (0, 1)] == [["star_turn"], []]


def test_R7_a_friendly_troupe_with_barred_players_only_is_alone():
    table = two(3, 1, {1: ["comedian-4"], 2: ["bonus-2"]}, requests=["star_turn"])
    table.give(0, "ox", "tightrope")
    table.travel(1, 1)
    table.act(0, Ox(1), Tightrope(1, 2))
    assert table.state.needle == 1
    assert "comedian-4" in table.state.discard.faces
    assert table.held(1) == []


def test_at_a_festival_friendly_troupes_do_nothing():
    table = two(3, 4, {})
    table.give(0, "comedian-5")
    table.hold(0, "in_favour")
    table.festival(2)
    table.act(0, Answer("in_favour"))
    assert table.dealer.outcome == core.Outcome(((0,), (1,)), (3 + 1 + 10 + 4, 3), "money")
