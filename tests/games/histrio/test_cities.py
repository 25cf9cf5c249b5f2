"""Histrio: travel and the cities, against the rules file."""

from __future__ import annotations

import random

import pytest

import core
from core.games.histrio.actions import Court, Discard, Done, Horse, KeepAll, Ox, Steal, Tightrope, Travel
from core.games.histrio.components import ENCOUNTERS
from core.games.histrio.travel import travel_left
from tests.games.histrio.table import EVERY_CITY, GAME, Table
from tests.play import play, seed_of

CALM = {6: ["bonus-2"], 7: ["bonus-2"], 8: ["bonus-3"]}
"""Cities for those whom a test is not about."""


def visiting(*cards: str, money: int = 3, **more) -> Table:
    """Seat 0 is alone at city 1 with these encounters, the newest first; seats 1 and 2 are elsewhere."""
    table = Table(cities={1: cards, **CALM}, **more)
    table.troupe(0).money = money
    return table


# Travel


def test_travel_cards_are_chosen_all_at_once_and_secretly():
    table = Table(cities=CALM)
    assert table.asked == [("travel", 0), ("travel", 1), ("travel", 2)]
    table.act(1, Travel("city-7"))
    for who in (0, 2, None):
        troupe = core.mask(GAME, table.state, who).troupes[1]
        assert troupe.chosen.faces == [None]
        assert troupe.hand.faces == [None] * 7
        assert table.said("chooses", who) == [{"seat": 1, "card": None}]
    assert core.mask(GAME, table.state, 1).troupes[1].chosen.faces == ["city-7"]
    assert travel_left(core.mask(GAME, table.state, 0), 1) == [f"city-{city}" for city in EVERY_CITY]


def test_travel_cards_are_revealed_together_and_lie_face_up():
    table = visiting("comedian-4")
    table.travel(1, 6, 7)
    assert table.state.troupes[1].used.faces == ["city-6"]
    assert core.mask(GAME, table.state, None).troupes[0].used.faces == ["city-1"]
    assert [(j.seat, j.city) for j in table.state.journeys] == [(0, 1), (1, 6), (2, 7)]
    assert [(c.seat, c.city) for c in table.state.caravels] == [(0, 1), (1, 6), (2, 7)]
    assert [line["city"] for line in table.said("travels")] == [1, 6, 7]


def test_cities_are_resolved_from_1_to_8_wherever_seats_are():
    table = Table(cities={2: ["bonus-1"], 5: ["bonus-2"], 7: ["bonus-3"]})
    table.travel(7, 2, 5)
    assert [line["city"] for line in table.said("city")] == [2, 5, 7]


def test_a_visitors_caravel_goes_onto_the_board():
    table = visiting("comedian-4")
    table.travel(1, 6, 7)
    assert table.board(0) == []
    table.keep_all(0)
    assert [table.board(seat) for seat in table.state.seats] == [[1], [6], [7]]
    assert table.said("caravel")[0] == {"seat": 0, "friendly": False, "city": 1, "home": False}


@pytest.mark.parametrize(("used", "back"), [([2, 3, 4, 5, 6], False), ([2, 3, 4, 5, 6, 7], True)], ids=["two", "one"])
def test_with_one_travel_card_left_all_come_back(used, back):
    table = visiting("bonus-1")
    table.use(0, *used)
    table.travel(1, 6, 7)
    assert table.hand(0) == (EVERY_CITY if back else [7, 8])
    assert table.board(0) == ([] if back else [1, *used])
    assert bool(table.said("takes_back")) == back


def test_a_player_with_one_card_left_takes_all_back_only_when_the_own_city_is_resolved():
    table = Table(cities={1: ["bonus-1"], 2: ["comedian-4"], 7: ["bonus-2"]})
    table.use(2, 1, 2, 3, 4, 5, 6)
    table.travel(1, 2, 7)
    assert table.asked == [("court", 1)]
    assert (table.hand(2), table.troupe(2).used.faces[-1]) == ([8], "city-7"), "city 1 was not his"
    table.keep_all(1)
    assert table.hand(2) == EVERY_CITY


def test_with_no_travel_card_left_all_come_back_and_R8_the_waiting_caravel_still_visits():
    table = Table(cities={1: ["bonus-1"], 2: ["bonus-3"], 6: ["bonus-2"], 7: ["bonus-2"]})
    table.give(0, "horse")
    table.use(0, 3, 4, 5, 6, 7, 8)
    table.travel(1, 6, 7)
    table.act(0, Horse("city-2"))
    assert table.money()[0] == 3 + 1 + 3
    assert table.hand(0) == EVERY_CITY
    assert [(line["city"], line["home"]) for line in table.said("caravel") if line["seat"] == 0] == [
        (1, False),
        (2, True),
    ]


# The turn


def test_new_encounters_lie_onto_those_there_newest_first():
    table = Table(cities={1: ["comedian-4"], **CALM})
    coming = table.state.deck.faces[:8]
    table.travel(6, 7, 8)
    assert table.state.at(1).faces == [coming[0], "comedian-4"]
    assert [table.state.at(city).faces[0] for city in EVERY_CITY] == coming
    assert [line["city"] for line in table.said("encounter")] == EVERY_CITY


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R2_the_start_player_moves_left_every_turn_and_every_season_lasts_six(players):
    dealer, rng = core.Dealer(GAME, players, {}, seed=seed_of(players)), random.Random(players)
    starts: dict[tuple[int, int], int] = {}
    for seat, action in play(dealer, rng):
        if dealer.state.asked[0].ask == "travel":
            starts[dealer.state.season, dealer.state.turn] = dealer.state.start
        dealer.act(seat, action)
    assert list(starts) == [(season, turn) for season in (1, 2) for turn in range(1, 7)]
    first = starts[1, 1]
    assert list(starts.values()) == [(first + n) % players for n in range(12)]


# Alone


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_alone_a_bonus_pays_and_is_discarded(amount):
    table = Table(cities={1: [f"bonus-{amount}"], 6: ["comedian-4"], 7: ["tragedian-4"]})
    table.travel(1, 6, 7)
    assert table.paid(0, "bonus") == [amount]
    assert table.money()[0] == 3 + amount
    assert f"bonus-{amount}" in table.state.discard.faces


def test_alone_an_acrobat_is_laid_before_the_player():
    table = visiting("tightrope")
    table.travel(1, 6, 7)
    assert table.troupe(0).acrobats.faces == ["tightrope"]


def test_alone_level_1_takes_back_all_cards_and_caravels_R8_this_turns_too():
    table = visiting("comedian-1")
    table.use(0, 2, 5)
    table.travel(1, 6, 7)
    assert table.hand(0) == EVERY_CITY
    table.keep_all(0)
    assert table.hand(0) == EVERY_CITY
    assert table.board(0) == []
    assert table.said("takes_back") == [{"seat": 0, "friendly": False}]
    assert {"seat": 0, "friendly": False, "city": 1, "home": True} in table.said("caravel")
    assert table.troupe(0).actors.faces == ["comedian-1"]


def test_alone_level_1_R8_a_caravel_that_still_waits_visits_as_usual_and_goes_home():
    table = Table(cities={1: ["tragedian-1"], 2: ["bonus-3"], **CALM})
    table.give(0, "horse")
    table.travel(2, 6, 7)
    table.act(0, Horse("city-1"), KeepAll())
    assert table.paid(0, "bonus") == [3]
    assert table.hand(0) == EVERY_CITY
    assert table.board(0) == []


@pytest.mark.parametrize("talent", ["comedian", "tragedian"])
@pytest.mark.parametrize(
    ("money", "victims"),
    [([3, 0, 0], []), ([0, 2, 0], [1]), ([0, 0, 1], [2]), ([0, 1, 4], [1, 2])],
    ids=["nobody has one", "the next has one", "the last has one", "both have one"],
)
def test_alone_level_2_steals_1_ecu_from_a_player_who_has_one(talent, money, victims):
    table = visiting(f"{talent}-2")
    for seat, amount in enumerate(money):
        table.troupe(seat).money = amount
    table.travel(1, 6, 7)
    if len(victims) > 1:
        assert table.asked == [("steal", 0)]
        assert table.legal(0) == [Steal(victim) for victim in victims]
        table.act(0, Steal(victims[-1]))
    assert table.asked == [("court", 0)]
    assert table.said("steals") == [{"seat": 0, "victim": victim} for victim in victims[-1:]]
    robbed = [amount - (seat in victims[-1:]) for seat, amount in enumerate(money)]
    assert table.money() == [robbed[0] + bool(victims), *robbed[1:]]


@pytest.mark.parametrize("victim", [1, 2, 3, 4])
def test_alone_level_2_robs_any_other_player_rich_or_poor_barred_or_elsewhere(victim):
    table = Table(5, cities={1: ["comedian-2"], 2: ["bonus-3"], **CALM})
    table.give(0, "ox")
    table.troupe(1).money = 1
    table.travel(1, 1, 2, 7, 8)
    table.act(0, Ox(1))
    assert table.asked == [("steal", 0)]
    assert table.legal(0) == [Steal(1), Steal(2), Steal(3), Steal(4)]
    before = table.money()
    table.act(0, Steal(victim))
    assert table.money() == [amount + (seat == 0) - (seat == victim) for seat, amount in enumerate(before)], (
        "the court is asked before anything else is paid"
    )


@pytest.mark.parametrize(
    ("managers", "after", "ecus"),
    [([0, 0, 0], 1, 1), ([1, 2, 3], 2, 7), ([2, 0, 0], 3, 3), ([3, 0, 0], 3, 3), ([3, 3, 3], 3, 9)],
    ids=["the first", "anyone's count", "the last one", "none left R3", "all on the theatre R3"],
)
def test_alone_level_3_sends_a_manager_and_takes_1_ecu_for_each_there_R3(managers, after, ecus):
    table = visiting("comedian-3")
    for seat, number in enumerate(managers):
        table.troupe(seat).managers = number
    table.travel(1, 6, 7)
    assert [troupe.managers for troupe in table.state.troupes] == [after, *managers[1:]]
    assert table.paid(0, "managers") == [ecus]
    assert len(table.said("manager")) == (after != managers[0])


def test_alone_level_4_does_nothing():
    table = visiting("tragedian-4")
    table.travel(1, 6, 7)
    assert table.asked == [("court", 0)]
    assert (table.money()[0], table.state.needle, table.hand(0)) == (3, 1, [2, 3, 4, 5, 6, 7, 8])


@pytest.mark.parametrize("money", [1, 4])
def test_alone_level_5_is_paid_1_ecu(money):
    table = visiting("tragedian-5", money=money)
    table.travel(1, 6, 7)
    assert table.money()[0] == money - 1
    table.keep_all(0)
    assert table.troupe(0).actors.faces == ["tragedian-5"]


def test_alone_level_5_without_money_is_discarded_without_effect():
    table = visiting("tragedian-5", money=0)
    table.travel(1, 6, 7)
    assert table.asked[0][0] == "travel", "no actor gained, no court"
    assert table.troupe(0).actors.faces == []
    assert table.money()[0] == 0
    assert "tragedian-5" in table.state.discard.faces
    assert table.said("unpaid") == [{"seat": 0, "card": "tragedian-5"}]
    assert table.state.needle == 1


@pytest.mark.parametrize(
    ("cards", "actors", "money"),
    [
        (["bonus-1", "comedian-5"], ["comedian-5"], 0),
        (["comedian-5", "bonus-1"], [], 1),
        (["comedian-2", "tragedian-5", "comedian-5"], ["comedian-2", "tragedian-5"], 0),
        (["comedian-3", "tragedian-3", "tragedian-5"], ["comedian-3", "tragedian-3", "tragedian-5"], 2),
        (["tragedian-5", "comedian-3", "chameleon"], ["comedian-3"], 1),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_alone_several_encounters_are_taken_one_by_one_newest_first(cards, actors, money):
    table = visiting(*cards, money=0)
    table.troupe(2).money = 0
    table.travel(1, 6, 7)
    while table.asked == [("steal", 0)]:
        table.act(0, Steal(1))
    assert [line["card"] for line in table.said("meets") if line["seat"] == 0] == cards
    if actors:
        table.keep_all(0)
    assert table.troupe(0).actors.faces == actors
    assert table.money()[0] == money


def test_court_only_the_actors_just_gained_can_be_sent_each_kind_once_and_none_must():
    table = visiting("comedian-4", "bonus-1", "tragedian-5", "comedian-4", money=0)
    table.give(0, "comedian-1")
    table.travel(1, 6, 7)
    assert table.asked == [("court", 0)]
    assert table.legal(0) == [KeepAll(), Court("comedian-4"), Court("tragedian-5")]
    table.act(0, Court("comedian-4"))
    assert table.troupe(0).actors.faces == ["comedian-1", "tragedian-5", "comedian-4"]
    assert table.state.discard.faces.count("comedian-4") == 1
    assert table.said("joins") == [{"seat": 0, "cards": ["tragedian-5", "comedian-4"]}]
    assert table.said("court") == [{"seat": 0, "card": "comedian-4"}]
    assert table.state.needle == 5


def test_court_an_unpaid_level_5_cannot_be_sent():
    table = visiting("tragedian-5", "comedian-4", money=0)
    table.travel(1, 6, 7)
    assert table.legal(0) == [KeepAll(), Court("comedian-4")]


@pytest.mark.parametrize("card", ["bonus-1", "ox"])
def test_court_is_not_asked_if_no_actor_was_gained(card):
    table = Table(cities={1: [card], 6: ["bonus-2"], 7: ["bonus-3"]})
    table.travel(1, 6, 7)
    assert not any(ask == "court" for ask, _ in table.asked)


def test_the_encounter_discard_is_face_up():
    table = visiting("comedian-4")
    table.travel(1, 6, 7)
    table.act(0, Court("comedian-4"))
    assert sorted(core.mask(GAME, table.state, None).discard.faces) == ["bonus-2", "bonus-2", "comedian-4"]


# Together


@pytest.mark.parametrize(
    ("needle", "cards", "end", "home"),
    [
        (1, ["comedian-4"], 5, False),
        (1, ["tragedian-4"], -4, True),
        (-2, ["tragedian-2", "tragedian-3", "comedian-4"], -3, False),
        (1, ["tragedian-5", "comedian-5"], 1, False),
        (1, ["tragedian-4", "comedian-5"], 2, False),
        (-1, ["comedian-5", "tragedian-4"], 1, True),
        (7, ["comedian-5", "comedian-4", "tragedian-3"], 8, False),
        (2, ["bonus-1", "ox"], 2, False),
        (3, ["bonus-3", "tragedian-1", "chameleon"], 2, False),
    ],
)  # fmt: skip
def test_together_actors_move_the_needle_once_by_their_net_levels(needle, cards, end, home):
    table = Table(needle=needle, cities={1: cards, 7: ["bonus-2"]})
    table.troupe(2).managers = 2
    table.travel(1, 1, 7)
    assert table.state.needle == end
    assert len(table.said("needle")) == any(card[:5] in ("comed", "trage") for card in cards)
    assert table.troupe(2).managers == (0 if home else 2)


def test_together_the_encounters_move_the_needle_before_requests_are_drawn():
    table = Table(cities={1: ["comedian-4"], 7: ["bonus-2"]}, requests=["star_turn", "ringmaster"])
    table.travel(1, 1, 7)
    keys = [event.key for event in table.replicas[None].log if event.key in ("clears", "needle", "draws")]
    assert keys == ["clears", "needle", "draws", "draws"]


def test_together_nobody_takes_anything_and_all_encounters_are_discarded():
    cards = ["bonus-3", "comedian-3", "tightrope", "comedian-2", "tragedian-1", "tragedian-5"]
    table = Table(cities={1: cards, 7: ["bonus-2"]})
    table.use(0, 2)
    table.travel(1, 1, 7)
    assert table.money() == [3, 3, 5]
    assert sorted(table.state.discard.faces) == sorted([*cards, "bonus-2"])
    assert not any(len(troupe.actors) or len(troupe.acrobats) or troupe.managers for troupe in table.state.troupes)
    assert table.board(0) == [1, 2]
    assert table.said("clears") == [{"city": 1, "cards": cards}]


def test_together_each_visitor_draws_a_request_clockwise_from_the_start_player():
    table = Table(4, start=2, cities={1: ["bonus-1"], 7: ["bonus-2"]}, requests=["star_turn", "ringmaster", "all_ages"])
    table.travel(1, 1, 7, 1)
    assert [table.held(seat) for seat in table.state.seats] == [["ringmaster"], ["all_ages"], [], ["star_turn"]]
    assert [line["seat"] for line in table.said("draws")] == [3, 0, 1]


def test_a_request_is_seen_by_its_owner_alone():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]}, requests=["star_turn", "ringmaster"])
    table.travel(1, 1, 7)
    assert table.held(0, by=0) == ["star_turn"]
    assert table.held(0, by=1) == table.held(0, by=2) == [None]
    assert table.said("draws", 0) == [{"seat": 0, "request": "star_turn"}, {"seat": 1, "request": None}]


@pytest.mark.parametrize("before", [2, 3])
def test_R4_who_holds_more_than_three_requests_discards_one_at_once(before):
    held = ["star_turn", "star_turn", "all_ages"][:before]
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]}, requests=["ringmaster", "in_favour"])
    table.hold(0, *held)
    table.travel(1, 1, 7)
    if before == 2:
        assert table.asked[0][0] == "travel"
        return
    assert table.asked == [("discard", 0)]
    assert table.said("draws", 1) == [{"seat": 0, "request": None}], "the next draws after the discard"
    assert table.legal(0) == [Discard("star_turn"), Discard("all_ages"), Discard("ringmaster")]
    table.act(0, Discard("all_ages"))
    assert table.held(0) == ["star_turn", "star_turn", "ringmaster"]
    assert table.state.request_discard.faces == ["all_ages"]
    assert table.held(1) == ["in_favour"]


def test_R4_played_requests_do_not_count_toward_the_limit():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]}, requests=["ringmaster", "in_favour"])
    table.hold(0, "star_turn", "all_ages")
    table.troupe(0).played.faces.append(table.state.request_deck.faces.pop())
    table.travel(1, 1, 7)
    assert table.asked[0][0] == "travel"
    assert table.held(0) == ["star_turn", "all_ages", "ringmaster"]


def test_R4_a_discarded_request_is_seen_by_nobody_else():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]}, requests=["ringmaster"])
    table.hold(0, "star_turn", "all_ages", "in_favour")
    table.travel(1, 1, 7)
    table.act(0, Discard("ringmaster"))
    for who in (0, 1, 2, None):
        assert core.mask(GAME, table.state, who).request_discard.faces == [None]
        assert table.said("discards", who) == [{"seat": 0, "request": "ringmaster" if who == 0 else None}]


def test_when_the_request_deck_is_empty_its_discard_is_shuffled():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]})
    state = table.state
    state.request_discard.faces = state.request_deck.faces[1:]
    state.request_deck.faces = state.request_deck.faces[:1]
    table.travel(1, 1, 7)
    assert (len(state.request_deck), len(state.request_discard)) == (20, 0)
    assert len(table.said("reshuffles")) == 1
    assert [len(table.held(seat)) for seat in state.seats] == [1, 1, 0]


def test_the_request_discard_is_shuffled_before_it_is_drawn_from():
    order = ["star_turn", "star_turn", "all_ages"]
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]}, later=[order])
    state = table.state
    state.request_discard.faces, state.request_deck.faces = state.request_deck.faces, []
    table.travel(1, 1, 7)
    assert [table.held(0), table.held(1), state.request_deck.faces[:1]] == [[request] for request in order]


def test_when_the_last_request_is_drawn_the_discard_waits_until_another_is_needed():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]})
    state = table.state
    state.request_discard.faces = state.request_deck.faces[2:]
    state.request_deck.faces = state.request_deck.faces[:2]
    table.travel(1, 1, 7)
    assert (len(state.request_deck), len(state.request_discard)) == (0, 20)


# Empty cities


def test_at_an_empty_city_each_visitor_draws_a_request_also_one_alone():
    table = Table(cities=CALM, requests=["star_turn", "ringmaster", "all_ages"])
    table.travel(1, 2, 2)
    assert [table.held(seat) for seat in table.state.seats] == [["star_turn"], ["ringmaster"], ["all_ages"]]
    assert table.said("meets") == table.said("clears") == []


def test_at_an_empty_city_a_barred_player_draws_nothing_R7():
    table = Table(cities=CALM)
    table.give(0, "ox")
    table.travel(1, 1, 2)
    table.act(0, Ox(1))
    assert [len(table.held(seat)) for seat in table.state.seats] == [1, 0, 1]


def test_at_an_empty_city_the_limit_of_three_holds_too():
    table = Table(cities=CALM)
    table.hold(0, "star_turn", "all_ages", "in_favour")
    table.travel(1, 6, 7)
    assert table.asked == [("discard", 0)]


# Windows


def test_no_acrobat_is_used_while_cities_are_resolved_and_a_new_one_is_usable_after():
    table = Table(cities={1: ["fire_eater"], 2: ["tightrope"], 3: ["comedian-4"]})
    table.travel(1, 2, 3)
    assert table.asked == [("court", 2)]
    table.keep_all(2)
    assert table.asked == [("end", 0)], "the fire eater this very turn; the tightrope's window is over"
    table.act(0, Done())
    table.travel(4, 5, 6)
    assert table.asked == [("shown", 1)]


def test_barred_visitors_take_back_their_cards_too_when_one_is_left():
    table = Table(cities={1: ["bonus-1"], 7: ["bonus-2"]})
    table.give(0, "ox")
    table.use(1, 2, 3, 4, 5, 6, 7)
    table.travel(1, 1, 7)
    table.act(0, Ox(1))
    assert table.hand(1) == EVERY_CITY
    assert table.board(1) == []


def test_two_caravels_of_one_player_in_one_city_count_as_one_troupe_R8():
    table = Table(cities={2: ["bonus-3"], **CALM})
    table.give(0, "tightrope", "horse")
    table.travel(1, 6, 7)
    table.act(0, Horse("city-2"), Tightrope(1, 2))
    assert table.paid(0, "bonus") == [3]
    assert table.board(0) == [1, 2]


def test_the_box_is_never_short():
    assert sum(ENCOUNTERS.values()) == sum(len(p) for p in core.piles_of(Table().state) if p.kind == "encounter")
