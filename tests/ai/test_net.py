"""The nets of kings: what they are shown, and what they make of it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

import core
from ai.games.grail import net_inputs as grail
from ai.games.grail import policy_features
from ai.games.grail.likelihood import KEEP_FLOOR
from ai.games.grail.policies import weights
from ai.games.nobles import net_inputs as king
from ai.likelihoods import likelihood_of
from ai.net import Choices, HiddenLayer, Net
from ai.policies import policy_of
from ai.registry import bots
from ai.search import STRENGTHS, Search, derived_random
from ai.values import net_inputs_of, net_of, value_of, values_module
from core.games.grail.actions import Lay
from core.games.grail.components import ALLIES
from core.games.grail.state import KnightQuestion
from tests.games.nobles.table import Table
from tests.play import play, seed_of

UNITS = HiddenLayer(weights=[[1.0, 0.0], [-1.0, 2.0]], thresholds=[0.0, -1.0])
SMALL = Net("by hand", UNITS, says=[0.5, 3.0], base=0.25)


def test_a_unit_is_silent_below_its_threshold():
    assert SMALL.value([-2.0, 0.0]) == 0.25 + 3.0 * (2.0 - 1.0)
    assert SMALL.value([4.0, 2.0]) == 0.25 + 0.5 * 4.0, "4 * -1 + 2 * 2 - 1 is below 0"
    assert SMALL.value([0.0, 0.0]) == 0.25


def test_figures_may_have_a_say_without_any_unit():
    assert replace(SMALL, straight=[0.0, 10.0]).value([4.0, 2.0]) == SMALL.value([4.0, 2.0]) + 20.0


def test_what_attracts_more_is_chosen_more_often():
    choices = Choices(UNITS, says={"a": [1.0, 0.0], "b": [0.0, 1.0], "c": [5.0, 5.0]}, bases={"a": 0, "b": 1, "c": 0})
    assert choices.logits([4.0, 2.0], ["b", "a"]) == [1.0, 4.0]


@pytest.mark.parametrize(("id", "kind"), [(id, kind) for id in core.IDS for kind in bots(id).nets])
def test_a_net_fits_what_it_is_shown(id, kind):
    game, net, net_inputs = core.game(id), net_of(id, kind), net_inputs_of(id)
    dealer, rng = core.Dealer(game, bots(id).nets[kind], seed=seed_of(3)), random.Random(3)
    pauses = 0
    for seat, action in play(dealer, rng):
        if values_module(id).pauses(dealer.state):
            pauses += 1
            shown = net_inputs.inputs(dealer.state)
            assert len(shown) == bots(id).nets[kind]
            assert any(shown)
            for each in filter(None, shown):
                assert {len(unit) for unit in [net.straight, *net.units.weights] if unit} == {len(each)}
                assert all(-10 < figure < 10 for figure in each), "figures are small numbers"
        dealer.act(seat, action)
    assert pauses > 5
    assert len(net.units.weights) == len(net.units.thresholds) == len(net.says)
    assert net.made


def figures(table: Table, seat: int) -> dict[str, float]:
    """What there is to see of a seat's court, purse and hand, by name."""
    shown, of_other = king.inputs(table.state)[table.state.turn.seat], seat != table.state.turn.seat
    assert shown is not None
    assert len(shown) == 2 * len(king.OWN) + len(king.SHARED)
    return dict(zip(king.OWN, shown[len(king.OWN) * of_other :], strict=False))


def test_of_duelling_nobles_a_net_is_shown_court_purse_and_hand():
    table = Table(ask="favour", courts=("Kh Jd", "Qs"), hands=("10d 3c Ah", "2s"), coins=(6, 0))
    mine, theirs = figures(table, 0), figures(table, 1)
    assert (mine["bears"], mine["kings"], mine["jacks"], mine["two nobles"]) == (5 / 3, 1, 1, 1)
    assert (mine["coins to 5"], mine["coins"], mine["can send a substitute"]) == (1, 1 / 5, 1)
    assert (mine["aces"], mine["best weapon"], mine["second weapon"], mine["third weapon"]) == (1, 1.0, 0.3, 0)
    assert (mine["weapons"], mine["twos and threes"], mine["strong weapons"]) == (3 / 5, 1, 1 / 2)
    assert (mine["favour of hearts at hand"], mine["favour of spades at hand"]) == (1, 0)
    assert (theirs["queens"], theirs["queen helps"], theirs["bears, alone"]) == (1, 0, 2)
    assert (theirs["coins to 1"], theirs["can send a substitute"], theirs["can arm"]) == (0, 0, 1)


def test_of_duelling_nobles_a_net_sees_as_who_is_to_move():
    table = Table(ask="favour", courts=("Kh Jd", "Qs"), hands=("10d 3c Ah", "2s"), mover=1)
    shown = king.inputs(table.state)
    assert shown[0] is None, "to the other side it is worth the contrary"
    assert shown[1] is not None
    assert (figures(table, 1)["queens"], figures(table, 0)["queens"]) == (1, 0)
    once = dict(zip(king.SHARED, shown[1][2 * len(king.OWN) :], strict=True))
    assert once["aces against aces"] == -1
    assert once["best duel"] <= once["best duel without weapons"], "the other hand is the better one"


def test_of_grail_cup_a_net_is_shown_each_knight_before_the_others():
    state = core.Dealer(core.game("grail"), 4, seed=seed_of(1)).state
    state.at, state.line, state.spears, state.dragon, state.first = [40, 44, 30, 40], [1, 0, 3, 2], [0, 2, 1, 0], 42, 2
    shown = grail.inputs(state)
    assert {len(each) for each in shown if each} == {len(grail.OWN) + 3 * len(grail.RIVAL)}
    assert shown[1] is not None
    own = dict(zip(grail.OWN, shown[1], strict=False))
    assert (own["spaces"], own["two spears"], own["three spears"], own["held with a spear"]) == (44 / 50, 1, 0, 0)
    assert (own["first in line"], own["lead"], own["first player"], own["six to go"], own["five to go"]) == (
        1,
        0.4,
        0,
        1,
        0,
    )
    foremost = dict(zip(grail.RIVAL, shown[1][len(grail.OWN) :], strict=False))
    assert (foremost["spaces"], foremost["before"], foremost["a spear"]) == (40 / 50, -0.4, 0)
    assert foremost["held"] == (6 - 2) / 6


def test_knights_and_kings_would_rather_have_the_stronger_hand():
    game, courts = core.game("nobles"), ("Kh Jd", "Kd Jh")
    rich = Table(ask="favour", courts=courts, hands=("10d 9c Ah", "2s"))
    poor = Table(ask="favour", courts=courts, hands=("2s", "10d 9c Ah"))
    for who in (False, True):
        value = value_of(game, rich.state, king=who)
        assert value.shares(rich.state)[0] > 0.6 > 0.4 > value.shares(poor.state)[0]


# Habits


def drafting(seats: int = 4, picks: int = 1) -> tuple[core.Dealer, int]:
    """A draft of Grail Cup after so many picks, and who is asked to keep an ally."""
    dealer, rng = core.Dealer(core.game("grail"), seats, seed=seed_of(2)), random.Random(2)
    while True:
        seat, state = dealer.to_act[0], dealer.state
        if state.asked[0].ask == "keep" and sum(map(len, state.kept)) == picks:
            return dealer, seat
        dealer.act(seat, rng.choice(dealer.legal(seat)))


def test_habits_are_known_of_games_with_the_players_for_which_they_were_learnt():
    assert {id: bots(id).policy_players for id in core.IDS if bots(id).policy_players} == {"grail": 4}
    assert policy_of(core.game("grail"), drafting(4)[0].state) is not None
    assert policy_of(core.game("grail"), drafting(3)[0].state) is None
    assert {*weights().keep.says} == {*weights().keep.bases} == {*ALLIES}
    assert weights().made


def test_how_likely_each_ally_is_kept_is_known_in_the_draft_of_this_round_alone():
    dealer, seat = drafting()
    policy, legal = policy_of(dealer.game, dealer.state), dealer.legal(seat)
    assert policy is not None
    likely = policy(dealer.state, seat, legal)
    assert likely is not None
    assert len(likely) == len(legal)
    assert sum(likely) == pytest.approx(1)
    dealer.state.round += 1
    assert policy(dealer.state, seat, legal) is None


def test_of_every_answer_outside_the_draft_as_many_figures_are_weighed_as_have_names():
    asked: Counter[str] = Counter()
    for number in range(6):
        dealer, rng = core.Dealer(core.game("grail"), 4, seed=seed_of(number)), random.Random(number)
        for seat, action in play(dealer, rng):
            legal, ask = dealer.legal(seat), dealer.state.asked[0].ask
            if len(legal) > 1 and ask in policy_features.NAMES:
                asked[ask] += 1
                rows = policy_features.features(dealer.state, seat, legal)
                assert {len(row) for row in rows} == {len(policy_features.names_of(ask))}
                policy = policy_of(dealer.game, dealer.state)
                assert policy is not None
                assert sum(policy(dealer.state, seat, legal) or []) == pytest.approx(1)
            dealer.act(seat, action)
    assert asked.keys() == policy_features.NAMES.keys() == weights().answers.keys()
    assert all({*table} == {*policy_features.names_of(ask)} for ask, table in weights().answers.items())


def test_the_fairy_lays_goblins_before_others_and_boots_before_herself():
    """What knights do, as it was learnt, where anybody sees why."""
    state = core.Dealer(core.game("grail"), 4, seed=seed_of(1)).state
    state.at, state.line = [20, 12, 8, 4], [0, 1, 2, 3]
    mine, rivals = KnightQuestion("lay", 0, "fairy", number=22), KnightQuestion("lay", 3, "fairy", number=15)
    choices = [Lay("boots"), Lay("goblin")]
    for question, better in ((mine, 0), (rivals, 1)):
        state.asked = [question]
        likely = policy_features.likely(weights().answers["lay"], state, question.seat, choices)
        assert likely[better] > 0.6
        for token, row in zip(
            ("boots", "goblin"), policy_features.features(state, question.seat, choices), strict=True
        ):
            named = dict(zip(policy_features.names_of("lay"), row, strict=True))
            assert (named[token], named[f"{token} close"]) == (1, float(question is mine))


def test_a_king_takes_rivals_in_thought_for_knights_and_itself_for_none():
    dealer, seat = drafting()
    replica = core.Replica(dealer.game, seat, dealer.first_snapshot(seat))
    for report in dealer.history(seat):
        replica.follow(report)
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTHS["king"]._replace(king=True))
    asked = []
    known = search._policy
    search._policy = lambda state, who, legal: asked.append(who) or known(state, who, legal)
    for _ in range(40):
        search.iterate()
    assert asked
    assert seat not in asked


def test_how_likely_a_world_is_follows_from_what_knights_keep():
    before, first = drafting(picks=0)
    policy = policy_of(before.game, before.state)
    assert policy is not None
    legal = before.legal(first)
    kept = dict(zip([keep.ally for keep in legal], policy(before.state, first, legal) or [], strict=True))
    dealer, seat = drafting(picks=1)
    ally = dealer.state.kept[first].known()[0]
    view = core.mask(dealer.game, dealer.state, seat)
    likelihood = likelihood_of(dealer.game, view, seat, [], policy_of(dealer.game, view))
    assert likelihood is not None
    assert likelihood(dealer.state) == pytest.approx(max(KEEP_FLOOR, kept[ally]))


def test_a_king_believes_the_likelier_in_a_world_the_better_knights_would_have_kept_it():
    dealer, seat = drafting(picks=3)
    replica = core.Replica(dealer.game, seat, dealer.first_snapshot(seat))
    for report in dealer.history(seat):
        replica.follow(report)
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTHS["king"]._replace(king=True))
    believed = sum(search._likelihood(search.draw_world()) for _ in range(300))
    imagined = sum(search._likelihood(search._determinizer.draw()) for _ in range(300))
    assert believed > 1.3 * imagined
    assert 0 < search._max_likelihood <= 1
