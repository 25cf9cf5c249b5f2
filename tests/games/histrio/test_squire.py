"""Histrio: the squire judges by its own view and memory, leaves them as they were, and beats pages."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

import core
from ai import Bot
from ai.games.histrio.heuristic import (
    CITY_NOISE,
    CROWDED_CITY_NOISE,
    Situation,
    evaluator,
    journey,
    noise,
    request_worth,
)
from core.games.histrio.actions import Answer, Discard, Disguise, FireEater, Ox, Steal, Strongman, Travel
from core.games.histrio.components import TURNS
from tests.games.histrio.table import GAME, Table
from tests.play import play, seed_of, squires_lead

LOTS = 80
"""Lots after which each of eight cities has had the highest."""
CALM = {6: ["bonus-2"], 7: ["bonus-2"], 8: ["bonus-3"]}


@pytest.mark.parametrize("players", [2, 5])
def test_every_answer_is_rated_and_rating_changes_nothing(players):
    dealer, rng = core.Dealer(GAME, players, {}, seed=seed_of(players)), random.Random(3)
    for seat, action in play(dealer, rng):
        view = core.mask(GAME, dealer.state, seat)
        before = GAME.encode(view)
        assert all(math.isfinite(evaluator(view, seat, core.Memory())(each)) for each in dealer.legal(seat))
        assert GAME.encode(view) == before
        dealer.act(seat, action)


@pytest.mark.parametrize(
    ("pages", "options", "share", "points"), [(1, {"seasons": 1}, 0.92, 13), (3, {}, 0.78, 19)], ids=["two", "four"]
)
def test_squires_win_far_more_than_their_share(pages, options, share, points):
    """They took 97 and 88 %, 15.6 and 24 écus ahead; here less about two standard errors."""
    lead = squires_lead("histrio", "squire", *["page"] * pages, games=40, **options)
    assert lead.share > share
    assert lead.points > points


# The lot


def travels(seed: int) -> Iterator[core.Replica]:
    """Every question of a game which city to travel to, as who is asked sees it."""
    dealer, rng = core.Dealer(GAME, 3, {}, seed=seed_of(seed)), random.Random(seed)
    replicas = [core.Replica(GAME, seat, dealer.snapshot(seat)) for seat in range(3)]
    for seat, action in play(dealer, rng):
        if isinstance(replicas[seat].legal()[0], Travel):
            yield replicas[seat]
        step = dealer.act(seat, action)
        for each in replicas:
            each.follow(step.report(each.seat))


@pytest.mark.slow
def test_a_lot_that_nobody_knows_chooses_among_cities_that_are_nearly_as_good():
    """Where a squire goes could be foretold if it followed from what all see: its own luck decides, and of the cities
    within `CROWDED_CITY_NOISE` of the best no single one is always chosen."""
    split_level = 0
    for replica in travels(1):
        legal = list(replica.legal())
        rate = evaluator(replica.state, replica.seat, replica.recall())
        best = max(map(rate, legal))
        near = [city for city in legal if rate(city) > best - CROWDED_CITY_NOISE]
        chosen = [Bot("squire", random.Random(luck)).choose(replica) for luck in range(LOTS)]
        assert set(chosen) <= set(near)
        assert chosen == [Bot("squire", random.Random(luck)).choose(replica) for luck in range(LOTS)]
        clear = [city for city in near if rate(city) > best - CROWDED_CITY_NOISE / len(legal)]
        assert set(clear) <= set(chosen)
        split_level += len(clear) > 1
    assert split_level > 5


@pytest.mark.parametrize(("players", "most"), [(2, CITY_NOISE), (3, CROWDED_CITY_NOISE), (5, CROWDED_CITY_NOISE)])
def test_with_more_players_a_squire_strays_farther_from_the_best_city(players, most):
    """With three, two squires met in every third turn when they strayed as far as with two players."""
    state = Table(players).state
    assert noise(state, Travel("city-1")) == most
    assert noise(state, Strongman()) == 0
    assert CITY_NOISE < CROWDED_CITY_NOISE


# Single decisions


def choice(table: Table, seat: int = 0) -> core.Action:
    replica = core.Replica(GAME, seat, table.dealer.snapshot(seat))
    return Bot("squire", random.Random(0)).choose(replica)


def test_the_squire_robs_the_richest():
    table = Table(4, cities={1: ["comedian-2"], **CALM})
    table.troupe(2).money = 9
    table.travel(1, 6, 7, 8)
    assert choice(table) == Steal(2)


def test_the_squire_collects_when_all_have_money():
    table = Table(4, cities={5: ["bonus-1"], **CALM})
    table.give(0, "strongman")
    table.travel(5, 6, 7, 8)
    assert choice(table) == Strongman()


@pytest.mark.parametrize("style", ["", ":bold", ":spiteful"])
@pytest.mark.parametrize("acrobat", ["fire_eater", "strongman", "ox"])
def test_no_squire_uses_an_acrobat_to_no_effect(acrobat, style):
    """Not even in the last turn of a season, nor if its style likes to use it: the needle is at its end, nobody has an
    écu, nobody else is in the city."""
    table = Table(4, needle=-8, cities={5: ["bonus-1"], **CALM})
    table.state.turn = TURNS
    table.give(0, acrobat)
    table.travel(5, 6, 7, 8)
    if acrobat == "strongman":
        for seat in range(1, 4):
            table.troupe(seat).money = 0
    replica = core.Replica(GAME, 0, table.dealer.snapshot(0))
    wasted = [each for each in replica.legal() if each in (FireEater(-1), FireEater(-2), Strongman(), Ox(5))]
    assert wasted
    assert Bot(f"squire{style}", random.Random(0)).choose(replica) not in wasted


@pytest.mark.parametrize(("needle", "talent"), [(4, "comedian"), (-4, "tragedian")])
def test_the_squires_chameleon_pleases_the_king(needle, talent):
    table = Table(needle=needle)
    table.give(0, "chameleon")
    table.festival()
    assert choice(table) == Disguise(talent)


def test_the_squire_plays_the_request_that_pays_most_rather_than_none():
    table = Table()
    table.give(0, "comedian-5", "comedian-1", "comedian-2")
    table.hold(0, "star_turn", "pure_comedy", "in_favour")
    table.festival()
    assert choice(table) == Answer("pure_comedy")


def test_the_squire_discards_the_request_that_is_farthest_off():
    table = Table(cities=CALM, requests=["all_ages"])
    table.hold(0, "star_turn", "in_favour", "pure_comedy")
    table.give(0, "comedian-5", "comedian-1", "comedian-2")
    table.state.turn = 5
    table.travel(1, 6, 7)
    assert choice(table) == Discard("all_ages")


def test_the_squire_bars_the_city_where_it_is_not_alone():
    table = Table(3, cities={1: ["bonus-3"], 7: ["bonus-1"]})
    table.give(0, "ox")
    table.travel(1, 1, 7)
    assert choice(table) == Ox(1)


def test_the_squire_does_not_follow_its_own_friends():
    """Together with them nobody gets the six écus; nobody else can come there."""
    table = Table(2, cities={3: ["bonus-3", "bonus-3"]}, friends=((3,), (8,)))
    table.use(1, 3)
    view = core.mask(GAME, table.state, 0)
    assert journey(Situation(view, 0, core.Memory()), 3) < 3
    view.friends[0].looked.faces = ["city-8"]
    assert journey(Situation(view, 0, core.Memory()), 3) > 4


def test_the_squire_values_a_draw_by_the_requests_that_can_still_come():
    view = core.mask(GAME, Table().state, 0)
    rich, poor = core.Memory(), core.Memory()
    rich.without(view.request_deck, ["star_turn", "ringmaster", "contrarian"])
    poor.without(view.request_deck, ["pure_comedy", "pure_tragedy", "all_ages"])
    worths = [request_worth(view, 0, memory) for memory in (poor, core.Memory(), rich)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_the_squire_knows_that_a_request_it_discarded_does_not_come():
    table = Table(cities=CALM, requests=["pure_comedy", "pure_comedy"])
    table.hold(0, "pure_comedy", "star_turn", "in_favour")
    table.travel(1, 6, 7)
    table.act(0, Discard("pure_comedy"))
    replica = table.replicas[0]
    forgetting, remembering = (request_worth(replica.state, 0, memory) for memory in (core.Memory(), replica.recall()))
    assert remembering < forgetting
