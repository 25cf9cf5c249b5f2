"""Medieval Academy, secret codex."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import core
from core.games.academy.actions import Bet, Claim, Decline, Look, Play
from core.games.academy.scoring import points
from tests.games.academy.table import GAME, ROUND, Table
from tests.play import play, seed_of


def codex(players: int = 4, **options) -> Table:
    return Table(players, secret_codex=True, **options)


def lie(t: Table, *shields: str) -> Table:
    """Put these shields on the places."""
    for place, shield in zip(t.state.codex.places, shields, strict=True):
        place.faces = [shield]
    return t


def places(t: Table) -> list[str | None]:
    return [face for place in t.state.codex.places for face in place.faces]


def kept(t: Table) -> list[list[str | None]]:
    return [[face for pile in own for face in pile.faces] for own in t.state.codex.kept]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_round_after_the_deal_one_shield_per_squire_is_shuffled_face_down_onto_numbered_places(players):
    t = codex(players)
    for number in range(1, 7):
        assert t.state.round == number
        assert Counter(places(t)) == Counter(["-3", "-1", *["0"] * (players - 2)])
        assert {place.audience for place in t.state.codex.places} == {core.NOBODY}
        t.until("claim")
        while t.ask == "claim":
            t.act(t.legal[0])
    assert t.state.over


def test_the_places_differ_from_game_to_game():
    deals = [core.Dealer(GAME, 3, {"secret_codex": True}, seed=seed_of(n)).state for n in range(40)]
    assert len({tuple(place.faces[0] for place in state.codex.places) for state in deals}) == 6


def test_after_the_deal_before_any_bet():
    t = codex(3, gallantry_bets=True)
    assert t.ask == "bet"
    assert [key for key, _ in t.chance.lines] == ["round", "deals", "codex"]
    t.act(Bet("king"), Bet("king"), Bet("king"))
    assert t.ask == "keep"


def test_having_played_an_education_card_you_may_look_at_one_at_once_after_moving():
    t = lie(codex(3), "0", "-3", "-1").hold("education-3", "sword-3", "sword-3").act(Play("education-3", "education"))
    assert t.walked("education") == [3, 0, 0]
    assert t.asked() == ("look", 0, 0)
    assert t.legal == [Look(0), Look(1), Look(2), Decline()]
    t.act(Look(1))
    assert t.told("looks", "squire", "place", "shield") == [(0, 1, -3)]
    assert t.asked() == ("play", 1, 1)


def test_you_may_decline_to_look():
    t = codex(3).hold("education-3", "sword-3", "sword-3").act(Play("education-3", "education"), Decline())
    assert t.asked() == ("play", 1, 1)


def test_each_time_and_at_other_cards_never():
    t = codex(3).hold("education-3 education-2", "quests-3 quests-2", "sword-3 sword-3")
    t.act(Play("education-3", "education"), Look(0), Play("quests-3", "quests"), Play("sword-3", "jousts"))
    t.act(Play("education-2", "education"))
    assert t.ask == "look"


def test_all_see_which_place_only_you_the_shield():
    """By reports: the looker alone is told, and his state does not go on showing it."""
    deal = core.Dealer(GAME, 3, {"secret_codex": True}, seed=seed_of(3))
    rng = random.Random(3)
    looks = 0
    for seat, action in play(deal, rng):
        replicas = {who: core.Replica(GAME, who, deal.snapshot(who)) for who in (None, 0, 1, 2)}
        step = deal.act(seat, action)
        if isinstance(action, Look):
            looks += 1
            shield = int(deal.state.codex.places[action.place].faces[0])
            squire = seat
            for who, replica in replicas.items():
                replica.seq = step.seq - 1
                event = next(e for e in replica.follow(step.report(who)) if e.key == "looks")
                assert event.args == {
                    "squire": squire,
                    "place": action.place,
                    "shield": shield if who == seat else None,
                }
                assert replica.state.codex.places[action.place].faces == [None]
    assert looks > 3


def test_first_on_the_track_names_a_place_and_takes_it_then_second_and_so_on():
    t = lie(codex(), "0", "-3", "0", "-1").stand("education", 3, 9, 5, 7).score("I")
    order = []
    while t.ask == "claim":
        order.append((t.state.asked[0].squire, len(t.legal)))
        t.act(t.legal[0])
    assert order == [(1, 4), (3, 3), (2, 2)], "the last place is taken without asking"
    assert t.told("claims", "squire", "place", "shield") == [(1, 0, 0), (3, 1, -3), (2, 2, 0), (0, 3, -1)]


@pytest.mark.parametrize(
    ("walked", "round_", "order"),
    [
        ([0, 0, 4, 0], "I", [2, 0, 1, 3]),
        ([0, 0, 4, 0], "II", [2, 1, 3, 0]),
        ([0, 0, 0, 0], "III", [2, 3, 0, 1]),
        ([0, 3, 4, 0], "IV", [2, 1, 3, 0]),
    ],
)
def test_R5_squires_at_0_choose_after_all_others_in_turn_order(walked, round_, order):
    t = codex().stand("education", *walked, stack=(3, 1, 0, 2)).score(round_)
    while t.ask == "claim":
        t.act(t.legal[0])
    assert t.told("claims", "squire") == order


def test_a_shield_taken_is_seen_by_its_taker_alone():
    t = lie(codex(), "0", "-3", "0", "-1").stand("education", 3, 9, 5, 7).score("I").act(Claim(1))
    assert [t.view(who).codex.kept[1][0].faces for who in (None, 0, 1, 2, 3)] == [
        [None],
        [None],
        ["-3"],
        [None],
        [None],
    ]
    assert t.legal == [Claim(0), Claim(2), Claim(3)], "any place that still has one"


def test_zeros_are_shown_and_given_back_and_penalties_stay_face_down():
    t = lie(codex(), "0", "-3", "0", "-1").stand("education", 3, 9, 5, 7).score("I").act(Claim(1), Claim(0), Claim(3))
    assert t.told("gives_back", "squire") == [3, 0]
    assert t.told("holds", "squire", "shield") == [(1, -3), (2, -1)]
    assert kept(t) == [[], ["-3"], ["-1"], []]
    view = t.view(0)
    assert [[pile.faces for pile in own] for own in view.codex.kept] == [[], [[None]], [[None]], []]
    assert [points(view, squire) for squire in range(4)] == [0, 0, 0, 0]


def test_this_replaces_the_education_shields_at_0_too():
    t = codex(3).score("I").until("keep")
    assert t.shields("education") == [[], [], []]


@pytest.mark.parametrize("number", ROUND)
def test_education_scores_by_the_codex_in_every_round(number):
    assert codex(3).score(number).until("claim").ask == "claim"


def test_at_the_end_all_shields_are_turned_up_and_count():
    t = lie(codex(3).turn_to("VI"), "0", "-3", "-1").stand("education", 9, 5, 3).stand("charity", 1, 1, 1).score("VI")
    t.act(Claim(0), Claim(1))
    view = t.view(None)
    assert [[pile.faces for pile in own] for own in view.codex.kept] == [[], [["-3"]], [["-1"]]]
    assert t.told("total", "points") == [-10, -3 - 4, -1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_everybody_knows_of_the_codex_is_never_imagined_otherwise(players):
    """Of each round one -3 and one -1 are kept, by those who were seen to keep shields in that round."""
    deal = core.Dealer(GAME, players, {"secret_codex": True}, seed=seed_of(players))
    rng = random.Random(players)
    for number, (seat, action) in enumerate(play(deal, rng)):
        deal.act(seat, action)
        if number % 7:
            continue
        full = core.determinize(GAME, core.mask(GAME, deal.state, number % players), rng)
        rounds: dict[str, Counter[str]] = {}
        for pile in [pile for own in full.codex.kept for pile in own] + full.codex.places:
            rounds.setdefault(pile.kind, Counter()).update(pile.faces)
        for kind, faces in rounds.items():
            unsettled = full.codex.places and kind == full.codex.places[0].kind
            assert faces == Counter(["-3", "-1", *["0"] * (len(full.owners) - 2 if unsettled else 0)])


@pytest.mark.parametrize("players", [2, 4])
def test_while_zeros_are_given_back_a_world_can_still_be_imagined(players):
    """What was given back is no longer in play."""
    t = codex(players).until("claim")
    told, say = [], t.chance.say

    def imagine_and_say(key, **args):
        told.append(key)
        for seat in (None, 0, 1):
            view = core.mask(GAME, t.state, seat)
            core.determinize(GAME, view, random.Random(1))
        say(key, **args)

    t.chance.say = imagine_and_say
    while "settled" not in told:
        t.act(t.legal[0])
    assert told.count("gives_back") == len(t.state.owners) - 2
    assert told.count("holds") == 2


def test_lancelot_looks_and_choices_are_the_owners_and_each_squire_takes_its_own():
    """Touching Lancelot: four places; the table is the turn order for squires at 0. [R5, C4]"""
    t = lie(codex(2), "0", "0", "-3", "-1").hold("education-3 king-2 king-2", "sword-3 sword-3 sword-3",
                                                 "sword-4 sword-4 sword-4", "quests-2 quests-2 quests-3")  # fmt: skip
    t.act(Play("education-3", "education"))
    assert t.asked() == ("look", 0, 0)
    t.act(Look(2)).score("I")
    asked = []
    while t.ask == "claim":
        asked.append(t.asked()[1:])
        t.act(t.legal[-1])
    assert asked == [(0, 0), (1, 2), (0, 1)], "red is first; at 0 blue, yellow, green"
    assert kept(t) == [["-1"], [], ["-3"], []]
    assert t.view(0).codex.kept[0][0].faces == ["-1"]
    assert t.view(1).codex.kept[0][0].faces == [None]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_shuffled_face_down_nobody_is_told_where_a_penalty_lies(players):
    """A spectator is told of no -3 or -1 before the end, neither when they are laid nor when they are taken."""
    deal = core.Dealer(GAME, players, {"secret_codex": True}, seed=seed_of(8))
    told = []
    for seat, action in play(deal, random.Random(8)):
        step = deal.act(seat, action)
        if deal.outcome is None:
            told += [face for news in step.report(None).told if isinstance(news, list) for face in news]
    assert "0" in told, "zeros are shown"
    assert not {"-3", "-1"} & set(told)
