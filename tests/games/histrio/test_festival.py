"""Histrio: the festival, between the seasons, and the end, against the rules file."""

from __future__ import annotations

import random

import pytest

import core
from core.games.histrio.actions import Answer, Disguise, Travel
from core.games.histrio.requests import may_lie
from core.games.histrio.shows import best_shows, cast, favour, show_of
from tests.games.histrio.table import EVERY_CITY, GAME, Table
from tests.games.histrio.test_requests import actors

CALM = {6: ["bonus-2"], 7: ["bonus-2"], 8: ["bonus-3"]}


def performing(*troupes: str, **more) -> Table:
    """Players with these actors."""
    table = Table(len(troupes), **more)
    for seat, cards in enumerate(troupes):
        table.give(seat, *actors(cards))
    return table


# Chameleons


@pytest.mark.parametrize(
    ("talent", "difference", "pleases"), [("comedian", 1, True), ("tragedian", 1, False)], ids=["comedian", "tragedian"]
)
def test_a_chameleon_counts_as_level_1_as_chosen_and_needs_no_actor(talent, difference, pleases):
    table = performing("chameleon", "", "")
    table.festival()
    assert table.asked == [("disguise", 0)]
    assert table.legal(0) == [Disguise("comedian"), Disguise("tragedian")]
    table.act(0, Disguise(talent))
    part = table.state.festivals[0].performances[0]
    assert (part.show.difference, part.show.pleases) == (difference, pleases)
    assert part.chameleons == [talent]
    assert part.actors == 0, "it is not an actor"
    assert part.prize == (6 if pleases else 0)


@pytest.mark.parametrize(
    ("talent", "comedy", "tragedy", "pleases"), [("comedian", 3, 3, False), ("tragedian", 2, 4, False)]
)
def test_a_chameleon_can_spoil_a_show(talent, comedy, tragedy, pleases):
    table = performing("c2 t3 chameleon", "", "")
    table.festival()
    table.act(0, Disguise(talent))
    show = table.state.festivals[0].performances[0].show
    assert (show.comedy, show.tragedy, show.pleases) == (comedy, tragedy, pleases)


@pytest.mark.parametrize(
    ("first", "second", "comedy", "tragedy"),
    [
        ("comedian", "comedian", 2, 0),
        ("comedian", "tragedian", 1, 1),
        ("tragedian", "comedian", 1, 1),
        ("tragedian", "tragedian", 0, 2),
    ],
)
def test_the_owner_of_both_chameleons_chooses_for_each(first, second, comedy, tragedy):
    table = performing("chameleon chameleon", "", "")
    table.festival()
    table.act(0, Disguise(first))
    assert table.asked == [("disguise", 0)]
    assert len(table.legal(0)) == 2
    table.act(0, Disguise(second))
    show = table.state.festivals[0].performances[0].show
    assert (show.comedy, show.tragedy) == (comedy, tragedy)


def test_chameleons_are_chosen_all_at_once_and_shown_together():
    table = performing("chameleon", "c1", "chameleon")
    table.hold(1, "star_turn")
    table.festival()
    assert table.asked == [("disguise", 0), ("disguise", 2)]
    table.act(2, Disguise("tragedian"))
    assert core.mask(GAME, table.state, 2).troupes[2].disguise.faces == ["tragedian"]
    for who in (0, 1, None):
        assert core.mask(GAME, table.state, who).troupes[2].disguise.faces == [None]
        assert table.said("disguises", who) == [{"seat": 2, "talent": None}]
    table.act(0, Disguise("comedian"))
    assert table.said("disguised") == [
        {"seat": seat, "talents": [t]} for seat, t in ((0, "comedian"), (2, "tragedian"))
    ]
    assert core.mask(GAME, table.state, None).troupes[2].disguise.faces == ["tragedian"]


def test_chameleons_come_before_anything_is_paid():
    table = performing("c1 chameleon", "c1", "")
    table.festival()
    assert table.money() == [3, 3, 3]


def test_a_chameleon_is_asked_again_in_the_second_season():
    table = performing("chameleon", "", "")
    table.festival()
    table.act(0, Disguise("comedian"))
    assert show_of(table.state, 0).difference == 0, "undecided again"
    table.festival(2)
    assert table.asked == [("disguise", 0)]
    table.act(0, Disguise("tragedian"))
    assert table.state.festivals[1].performances[0].chameleons == ["tragedian"]


@pytest.mark.parametrize("talent", ["comedian", "tragedian"])
def test_what_a_chameleon_can_be_is_always_asked_in_the_same_order(talent):
    """Also once the masks that were worn in the first season lie behind the others."""
    table = performing("chameleon chameleon", "", "")
    table.festival()
    table.act(0, Disguise(talent))
    table.act(0, Disguise(talent))
    table.festival(2)
    assert table.legal(0) == [Disguise("comedian"), Disguise("tragedian")]


def test_chameleons_are_chosen_as_secretly_in_the_second_season():
    table = performing("chameleon", "", "chameleon")
    table.festival()
    table.act(0, Disguise("comedian"))
    table.act(2, Disguise("comedian"))
    table.festival(2)
    table.act(2, Disguise("tragedian"))
    for who in (0, 1, None):
        assert core.mask(GAME, table.state, who).troupes[2].disguise.faces == [None]
        assert table.said("disguises", who) == [{"seat": 2, "talent": None}]


# Pay


@pytest.mark.parametrize(("needle", "paid"), [(1, [[2], [], [1]]), (-5, [[1], [2], []])], ids=["comedy", "tragedy"])
def test_1_ecu_for_each_actor_of_the_kings_mood(needle, paid):
    table = performing("c5 c1 t3", "t1 t1", "c2", needle=needle)
    table.festival()
    assert [table.paid(seat, "actors") for seat in range(3)] == paid


@pytest.mark.parametrize(("season", "pays"), [(1, 3), (2, 5)])
@pytest.mark.parametrize(
    ("needle", "troupes", "times"),
    [
        (1, ["c5 t2", "c1", "t4"], [2, 1, 0]),
        (1, ["c3", "c4 t1", "c2"], [2, 2, 1]),
        (1, ["c3", "c1 c2", "c2 c1"], [2, 2, 2]),
        (-1, ["c5 c5", "t1", "t3 c1"], [0, 1, 2]),
        (1, ["c3 t3", "t5 t5", "c1"], [0, 0, 2]),
        (1, ["c3 t3", "t5", ""], [0, 0, 0]),
    ],
    ids=["best and other", "two best", "all best", "the larger of another mood", "zero pleases nobody", "no show"],
)
def test_shows_of_the_kings_mood_earn_and_the_best_double_all_ties_too(season, pays, needle, troupes, times):
    table = performing(*troupes, needle=needle)
    best = best_shows(table.state)
    table.festival(season)
    assert [sum(table.paid(seat, "show")) for seat in range(3)] == [pays * each for each in times]
    assert best == [seat for seat, each in enumerate(times) if each == 2]
    assert [line["best"] for line in table.said("show")] == [each == 2 for each in times]
    assert [line["pleases"] for line in table.said("show")] == [each > 0 for each in times]


def test_actors_are_paid_before_shows_and_shows_before_requests():
    table = Table(needle=1)
    table.give(0, "comedian-5")
    table.hold(0, "star_turn")
    table.festival()
    table.act(0, Answer("star_turn"))
    assert [line["why"] for line in table.said("money")] == ["actors", "show", "request"]


def test_a_show_can_be_read_at_any_time():
    table = performing("c1 c1 t4", "c5", "", needle=-2)
    show = show_of(table.state, 0)
    assert (show.comedy, show.tragedy, show.difference, show.mood, show.pleases) == (2, 4, 2, "tragedy", True)
    assert [favour(table.state, seat) for seat in range(3)] == [2, -5, 0]
    assert show_of(table.state, 2).mood is None
    assert cast(table.state, 0) == {
        "comedian": {1: 2, 2: 0, 3: 0, 4: 0, 5: 0},
        "tragedian": {1: 0, 2: 0, 3: 0, 4: 1, 5: 0},
    }


# Requests


def test_R6_answers_are_given_at_once_by_all_with_an_unplayed_request_and_shown_together():
    table = performing("c5", "c1", "t1")
    table.hold(0, "star_turn", "in_favour", "full_house")
    table.hold(2, "contrarian")
    table.festival()
    assert table.asked == [("answer", 0), ("answer", 2)]
    assert table.legal(0) == [Answer("star_turn"), Answer("in_favour"), Answer("blank-0")]
    table.act(0, Answer("star_turn"))
    assert table.paid(0, "request") == [], "not before all have answered"
    assert table.said("answers", 1) == [{"seat": 0, "card": None}]
    table.act(2, Answer("contrarian"))
    assert (table.paid(0, "request"), table.paid(2, "request")) == ([3], [3])
    assert table.troupe(0).played.faces == ["star_turn"], "face up"
    assert table.held(0) == ["in_favour", "full_house"]
    assert [part.request for part in table.state.festivals[0].performances] == ["star_turn", None, "contrarian"]


def test_R6_all_answers_lie_open_when_the_first_of_them_is_told():
    table = performing("c5", "c1", "t1")
    table.hold(0, "star_turn")
    table.hold(2, "contrarian")
    table.festival()
    table.act(0, Answer("star_turn"))
    table.act(2, Answer("contrarian"))
    spectator = table.replicas[None]
    first = next(at for at, event in enumerate(spectator.log) if event.key == "request")
    assert spectator.moment(first).troupes[2].answer.known() == ["contrarian"]


def test_R6_none_looks_to_others_like_any_answer_until_all_are_shown():
    def seen(answer: str) -> tuple[core.State, list]:
        table = performing("c5", "c1", "t1")
        table.hold(0, "star_turn")
        table.hold(2, "contrarian")
        table.festival()
        table.act(0, Answer(answer))
        return core.mask(GAME, table.state, 1), table.said("answers", 1)

    assert seen("star_turn") == seen("blank-0")


def test_R6_a_met_request_may_be_kept():
    table = performing("c5", "", "")
    table.hold(0, "star_turn")
    table.festival()
    table.refuse(0)
    assert (table.held(0), table.troupe(0).played.faces) == (["star_turn"], [])
    assert table.paid(0, "request") == []
    assert table.said("no_request") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("cards", "pays"), [("c5", [3, 3]), ("c4", [3])], ids=["met again: paid again by itself", "not met again"]
)
def test_R6_a_request_of_season_one_pays_again_in_season_two(cards, pays):
    table = performing("t5", "", "")
    table.hold(0, "star_turn")
    table.festival()
    table.act(0, Answer("star_turn"))
    table.give(0, *actors(cards))
    table.festival(2)
    assert table.paid(0, "request") == pays[1:], "without being asked"
    assert table.state.over
    assert table.said("request")[-1] == {
        "seat": 0, "request": "star_turn", "again": True, "lacks": {} if pays[1:] else {"level-5": 1},
    }  # fmt: skip


@pytest.mark.parametrize("season", [1, 2])
def test_R6_only_a_request_that_is_met_can_be_played_in_either_season(season):
    table = performing("c5", "", "")
    table.hold(0, "star_turn", "pure_comedy")
    table.festival()
    assert table.legal(0) == [Answer("star_turn"), Answer("blank-0")]
    if season == 2:
        table.refuse(0)
        table.give(0, *actors("c5"))
        table.festival(2)
        assert table.legal(0) == [Answer("star_turn"), Answer("blank-0")]


def test_R6_a_second_request_can_be_played_in_season_two_besides():
    table = performing("c5", "", "")
    table.hold(0, "star_turn", "in_favour")
    table.festival()
    table.act(0, Answer("star_turn"))
    table.give(0, "comedian-5")
    table.state.needle = 1
    table.festival(2)
    table.act(0, Answer("in_favour"))
    assert table.paid(0, "request") == [3, 4]
    assert table.troupe(0).played.faces == ["star_turn", "in_favour"]
    assert table.state.festivals[1].performances[0].requests == 7


def test_R6_the_other_copy_of_a_request_played_in_season_one_can_be_played_in_season_two():
    table = performing("c5", "", "")
    table.hold(0, "star_turn", "star_turn")
    table.festival()
    table.act(0, Answer("star_turn"))
    table.give(0, "comedian-5")
    table.festival(2)
    assert table.legal(0) == [Answer("star_turn"), Answer("blank-0")]
    table.act(0, Answer("star_turn"))
    assert table.paid(0, "request") == [3, 3], "again, and the other"


def test_R6_answers_are_as_secret_in_season_two():
    table = performing("c5", "c1", "")
    table.hold(0, "star_turn", "in_favour")
    table.hold(1, "contrarian", "in_favour")
    table.festival()
    table.act(0, Answer("star_turn"))
    table.refuse(1)
    table.give(0, "comedian-5")
    table.festival(2)
    assert table.asked == [("answer", 0), ("answer", 1)]
    table.refuse(0)
    for who in (1, 2, None):
        assert core.mask(GAME, table.state, who).troupes[0].answer.faces == [None]
        assert table.said("answers", who)[-1] == {"seat": 0, "card": None}


def test_nobody_can_suppose_an_answer_that_is_known_to_be_impossible():
    """A blank lies with its owner, and only a met request can be an answer."""
    table = performing("c5", "t1", "")
    for seat in (0, 1):
        table.hold(seat, "in_favour")
    table.festival()
    table.act(0, Answer("in_favour"))
    view, rng = core.mask(GAME, table.state, 2), random.Random(1)
    answers = {core.determinize(GAME, view, rng).troupes[0].answer.faces[0] for _ in range(60)}
    assert answers == {"in_favour", "star_turn", "blank-0"}
    troupe = view.troupes[1]
    assert may_lie(view, troupe.requests, "blank-1")
    assert not may_lie(view, troupe.requests, "blank-0")
    assert not may_lie(view, view.request_deck, "blank-0")


# Between the seasons


def test_between_the_seasons_actors_and_encounters_are_shuffled_into_the_new_deck():
    table = performing("c1 c5 ox", "t3 chameleon", "", later=[["comedian-1", "tragedian-3"]])
    table.lay(4, "bonus-1", "comedian-2")
    table.festival()
    table.act(1, Disguise("comedian"))
    state = table.state
    assert [troupe.actors.faces for troupe in state.troupes] == [[], [], []]
    assert [len(state.at(city)) for city in EVERY_CITY] == [1] * 8
    assert (state.at(1).faces, state.at(2).faces) == (["comedian-1"], ["tragedian-3"])
    assert (len(state.deck), len(state.discard)) == (48 - 2 - 8, 0)
    assert [troupe.acrobats.faces for troupe in state.troupes] == [["ox"], ["chameleon"], []]
    assert (state.season, state.turn) == (2, 1)


def test_between_the_seasons_travel_cards_caravels_money_and_requests_stay():
    table = performing("c4", "", "")
    table.use(0, 2, 5, 7)
    table.hold(0, "star_turn")
    table.festival()
    table.refuse(0)
    assert (table.hand(0), table.board(0)) == ([1, 3, 4, 6, 8], [2, 5, 7])
    assert table.held(0) == ["star_turn"]
    assert table.money()[0] == 3 + 1 + 6


def test_between_the_seasons_discarded_requests_stay_discarded():
    table = performing("", "", "")
    state = table.state
    state.request_discard.faces = [state.request_deck.faces.pop() for _ in range(3)]
    table.festival()
    assert state.season == 2
    assert (len(state.request_deck), len(state.request_discard)) == (19, 3)


@pytest.mark.parametrize("needle", [4, -4])
@pytest.mark.parametrize(("coin", "mark"), [(1, 1), (2, -1)], ids=["heads", "tails"])
def test_between_the_seasons_R1_the_needle_is_tossed_and_managers_go_home_if_the_mood_changes(needle, coin, mark):
    table = Table(needle=needle, later=[[], coin])
    table.troupe(1).managers = 2
    table.festival()
    assert table.state.needle == mark
    assert table.troupe(1).managers == (2 if needle * mark > 0 else 0)
    assert table.said("toss") == [{"mood": "comedy" if mark > 0 else "tragedy"}]


ALL_SEVEN = ["chameleon", "chameleon", "ox", "horse", "tightrope", "fire_eater", "strongman"]


@pytest.mark.parametrize("kept", [0, 1, 3, 7])
def test_season_twos_deck_lacks_the_acrobats_kept_and_runs_out_in_the_middle_of_the_last_deal(kept):
    table = performing("", "", "")
    table.give(0, *ALL_SEVEN[:kept])
    table.festival()
    while table.asked[0][0] == "disguise":
        table.act(0, Disguise("comedian"))
    assert len(table.state.deck) == 40 - kept
    while not table.state.over:
        seat = table.dealer.to_act[0]
        table.act(seat, table.legal(seat)[0])
    assert [line["turn"] for line in table.said("turn")] == [1, 2, 3, 4, 5, 6], "six turns all the same"
    assert [line["city"] for line in table.said("encounter")] == EVERY_CITY * 5 + EVERY_CITY[: 8 - kept]


def test_the_season_ends_when_the_deck_is_empty_after_a_turn():
    table = Table(cities=CALM)
    table.state.discard.faces, table.state.deck.faces = table.state.deck.faces, []
    table.travel(6, 7, 8)
    assert [line["season"] for line in table.said("festival")] == [1]
    assert table.state.season == 2


# The end


def test_the_second_festival_ends_the_game():
    table = performing("c1", "", "")
    table.festival(2)
    assert table.state.over
    assert table.dealer.outcome == core.Outcome(((0,), (1, 2)), (3 + 1 + 10, 3, 3), "money")
    assert table.asked == []
    with pytest.raises(core.IllegalAction):
        table.dealer.act(0, Travel("city-1"))


def test_equal_ecus_share_a_place():
    table = Table(4)
    for troupe, money in zip(table.state.troupes, (5, 9, 9, 2), strict=True):
        troupe.money = money
    table.festival(2)
    assert table.dealer.outcome == core.Outcome(((1, 2), (0,), (3,)), (5, 9, 9, 2), "shared")


def test_option_seasons_1_ends_after_the_first_festival_which_pays_3():
    table = performing("c1", "", "", seasons=1)
    table.festival(1)
    assert table.state.over
    assert table.paid(0, "show") == [6]


def test_with_two_seasons_the_first_festival_does_not_end_the_game():
    table = performing("c1", "", "")
    table.festival(1)
    assert table.dealer.outcome is None
