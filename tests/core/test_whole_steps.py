"""A step happens whole or not at all, and a replica can be asked how things stood at each line of its log."""

from __future__ import annotations

import random

import pytest

import core
from core import EVERYONE, only
from core.dealer import Step
from core.games.nobles.actions import Done, Keep
from tests.play import play, seed_of

GAME = core.game("nobles")


@pytest.fixture
def stumbling(monkeypatch):
    """The rule for keeping a noble, with a mistake after everything it does; luck is drawn as well."""
    rule = GAME.handlers[Keep]

    def mistaken(state, question, action, chance):
        rule(state, question, action, chance)
        chance.roll(6)
        raise KeyError("queen-hearts")

    monkeypatch.setattr(type(GAME), "handlers", {**GAME.handlers, Keep: mistaken})


def test_a_rule_that_stumbles_leaves_state_luck_and_news_as_they_were(stumbling, monkeypatch):
    dealer = core.Dealer(GAME, 2, {}, seed=seed_of(1))
    before, identity = GAME.encode(dealer.state), dealer.state
    with pytest.raises(core.RulesFailed) as failed:
        dealer.act(0, dealer.legal(0)[0])
    assert isinstance(failed.value.__cause__, KeyError)
    assert "queen" not in str(failed.value), "the sentence is for players"
    assert (GAME.encode(dealer.state), dealer.state is identity, dealer.seq) == (before, True, 0)
    monkeypatch.undo()
    untouched = core.Dealer(GAME, 2, {}, seed=seed_of(1))
    rng = random.Random(3)
    for seat, action in play(untouched, rng):
        mine, other = dealer.act(seat, action), untouched.act(seat, action)
        assert [mine.report(who) for who in (None, 0, 1)] == [other.report(who) for who in (None, 0, 1)]
        assert mine.luck == other.luck


@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_a_step_that_fails_in_the_middle_of_a_game_leaves_it_there(game, monkeypatch):
    """With all that luck, hands and questions were: the game goes on as if nobody had tried."""
    dealer, untouched = (core.Dealer(game, game.seats[0], seed=seed_of(1)) for _ in range(2))
    rule = type(game).apply

    def stumbles(self, state, seat, action, chance):
        rule(self, state, seat, action, chance)
        chance.roll(6)
        if state is dealer.state:
            raise KeyError

    for number, (seat, action) in enumerate(play(untouched, random.Random(3))):
        if number % 20 == 19:
            before = game.encode(dealer.state)
            with monkeypatch.context() as patched:
                patched.setattr(type(game), "apply", stumbles)
                with pytest.raises(core.RulesFailed):
                    dealer.act(seat, action)
            assert game.encode(dealer.state) == before
        mine, other = dealer.act(seat, action), untouched.act(seat, action)
        assert [mine.report(who) for who in (None, 0, 1)] == [other.report(who) for who in (None, 0, 1)]
        assert mine.luck == other.luck
    assert len(dealer.steps) > 20


def test_what_interrupts_a_step_undoes_it_too(monkeypatch):
    def interrupted(state, question, action, chance):
        state.asked.clear()
        raise KeyboardInterrupt

    monkeypatch.setattr(type(GAME), "handlers", {**GAME.handlers, Keep: interrupted})
    dealer = core.Dealer(GAME, 2, {}, seed=seed_of(1))
    before = GAME.encode(dealer.state)
    with pytest.raises(KeyboardInterrupt):
        dealer.act(0, dealer.legal(0)[0])
    assert GAME.encode(dealer.state) == before


SEEN, KEPT = ["keep", "a"], ["keep", None]


@pytest.mark.parametrize(
    ("masked", "news", "told", "apart"),
    [
        (SEEN, [], {None: [], 0: [], 1: [], 2: []}, []),
        (KEPT, [], {None: [], 0: [], 1: [], 2: []}, [0]),
        (SEEN, [(EVERYONE, 4)], {None: [4], 0: [4], 1: [4], 2: [4]}, []),
        (SEEN, [(only(1), "b"), (EVERYONE, 4)], {None: [4], 0: [4], 1: ["b", 4], 2: [4]}, [1]),
        (SEEN, [(EVERYONE & ~only(2), "b")], {None: ["b"], 0: ["b"], 1: ["b"], 2: []}, [2]),
    ],
)
def test_a_report_is_shared_by_all_who_are_told_what_a_spectator_is(masked, news, told, apart):
    step = Step(1, 0, SEEN, masked, news, [], b"12345678")
    reports = step.reports([0, 1, 2, None])
    assert {who: report.told for who, report in reports.items()} == told
    assert [reports[who].action for who in (0, 1, 2, None)] == [SEEN, masked, masked, masked]
    assert [who for who in (0, 1, 2) if reports[who] is not reports[None]] == apart


def test_a_moment_is_the_state_when_its_line_was_said():
    dealer = core.Dealer(GAME, 2, {}, seed=seed_of(2))
    replica = core.Replica(GAME, 0, dealer.snapshot(0), moments=True)
    for seat, action in play(dealer, random.Random(2)):
        replica.follow(dealer.act(seat, action).report(0))
    coins = [(replica.moment(at).coins[e.args["seat"]], e.args["coins"])
             for at, e in enumerate(replica.log) if "coins" in e.args]  # fmt: skip
    assert len(coins) > 20
    assert all(then == said for then, said in coins)
    assert replica.moment(len(replica.log) - 1).reason == replica.state.reason != ""


def test_a_replica_without_moments_keeps_none():
    dealer = core.Dealer(GAME, 2, {}, seed=seed_of(2))
    replica = core.Replica(GAME, 0, dealer.snapshot(0))
    replica.follow(dealer.act(0, dealer.legal(0)[0]).report(0))
    with pytest.raises(IndexError):
        replica.moment(0)


def test_a_fingerprint_is_that_of_one_game_its_shapes_and_the_number_of_its_rules(monkeypatch):
    prints = {game.id: type(game)().fingerprint for game in core.all_games()}
    assert len(set(prints.values())) == len(core.IDS)
    monkeypatch.setattr(type(GAME), "rules_number", GAME.rules_number + 1)
    assert type(GAME)().fingerprint != prints["nobles"]
    monkeypatch.undo()
    monkeypatch.setattr(type(GAME), "actions", Keep | Done)
    assert type(GAME)().fingerprint != prints["nobles"]
    monkeypatch.undo()
    monkeypatch.setattr("core.games.nobles.components.PRIZE", 2)
    assert type(GAME)().fingerprint != prints["nobles"]
