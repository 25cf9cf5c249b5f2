"""The games as PettingZoo has them: its own tests, the numbers of actions, and what an agent is let see."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from hashlib import blake2b
from importlib import import_module

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import core
from ai import Bot
from ai.lab.actions import all_actions, numbers
from ai.lab.gym import MOST, GameEnv, env, facts, rewards_by_place
from tests.play import all_tables, play, seed_of

GAMES = pytest.mark.parametrize("game", core.IDS)


@GAMES
@pytest.mark.parametrize("crowd", ["the fewest", "the most"])
def test_it_passes_pettingzoos_own_test(game, crowd, capsys):
    seats = core.game(game).seats
    api_test(env(game, seats[0] if crowd == "the fewest" else seats[-1]), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@GAMES
def test_the_same_seed_plays_the_same_game(game):
    seed_test(lambda: env(game), num_cycles=100)


# Actions


@GAMES
def test_every_action_that_comes_up_has_a_number(game):
    """With the options of the rules in all their mixtures."""
    rng, kinds = random.Random(1), set()
    for seats, options in all_tables(core.game(game), most=8):
        dealer = core.Dealer(core.game(game), seats, options, seed=seed_of(seats))
        for seat, action in play(dealer, rng):
            legal = dealer.legal(seat)
            assert numbers(game).keys() >= set(legal), options
            kinds.update(map(type, legal))
            dealer.act(seat, action)
    assert len(kinds) > 8


@pytest.mark.parametrize(
    ("game", "count", "digest"),
    [
        ("academy", 199, "591dc8d7"),
        ("grail", 118, "68177c4f"),
        ("nobles", 983, "6048800b"),
        ("histrio", 131, "74fc3930"),
    ],
)
def test_the_numbers_stay(game, count, digest):
    """What was trained with these numbers is worth nothing with others."""
    actions = all_actions(game)
    assert len(set(actions)) == len(actions) == count
    written = repr([core.game(game).pack(action) for action in actions]).encode()
    assert blake2b(written, digest_size=4).hexdigest() == digest


# A game


def finished(table: GameEnv, seed: int, choose) -> dict[str, float]:
    """The rewards at the end of a game in which everybody chooses so."""
    table.reset(seed)
    for agent in table.agent_iter():
        _, _, over, _, info = table.last(observe=False)
        if over:
            return dict(table.rewards)
        table.step(choose(table, agent, info["action_mask"]))
    raise AssertionError


def test_squires_play_in_it_and_beat_who_plays_at_random():
    rng, table, won = random.Random(1), GameEnv("histrio", 3, {"seasons": 1}), 0.0

    def choose(table, agent, mask):
        if agent == "player_1":
            return numbers("histrio")[Bot("squire", rng).choose(table.replica(agent))]
        return rng.choice(np.flatnonzero(mask))

    for seed in range(4):
        rewards = finished(table, seed, choose)
        assert sum(rewards.values()) == pytest.approx(0)
        won += rewards["player_1"]
        infos = table.infos
        assert sum(info["share"] for info in infos.values()) == pytest.approx(1)
        assert {rewards[agent] == max(rewards.values()) for agent in infos if infos[agent]["place"] == 1} == {True}
    assert won > 1


def test_rewards_by_place_and_shared_places():
    assert rewards_by_place(core.Outcome(((2,), (0,), (1,)), (0, 0, 0), "")) == {2: 1, 0: 0, 1: -1}
    assert rewards_by_place(core.Outcome(((0, 3), (1, 2)), (0,) * 4, "")) == pytest.approx(
        {0: 2 / 3, 3: 2 / 3, 1: -2 / 3, 2: -2 / 3}
    )
    assert rewards_by_place(core.Outcome(((0, 1),), (0, 0), "")) == {0: 0, 1: 0}


def test_what_is_illegal_ends_the_game_or_is_refused():
    raw = GameEnv("grail", 3)
    raw.reset(seed=1)
    agent, before = raw.agent_selection, raw.observe("player_0")
    illegal = int(np.flatnonzero(raw.infos[agent]["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**6, None):
        with pytest.raises(core.IllegalAction):
            raw.step(action)
    assert (raw.agent_selection, raw.observe("player_0").tolist()) == (agent, before.tolist())
    wrapped = env("grail", 3)
    wrapped.reset(seed=1)
    wrapped.step(illegal)
    assert wrapped.rewards == {each: -1.0 if each == agent else 0 for each in wrapped.agents}
    assert all(wrapped.terminations.values())
    for action in (-1, 10**6, None, 0.5):
        wrapped.reset(seed=1)
        with pytest.raises(AssertionError, match="not in action space"):
            wrapped.step(action)


@GAMES
def test_a_copy_goes_on_by_itself_and_alike(game):
    rng, table = random.Random(4), env(game)
    table.reset(seed=4)
    for _ in range(20):
        table.step(rng.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    before = table.observe(table.agent_selection).tolist()
    for copied in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        ends = [to_the_end(each, random.Random(5)) for each in (copied, copy.deepcopy(table))]
        assert ends[0] == ends[1]
    assert table.observe(table.agent_selection).tolist() == before


def to_the_end(table, rng) -> tuple[list[str], dict[str, float]]:
    """Who was asked, and what came of it."""
    asked = []
    for agent in table.agent_iter():
        _, _, over, _, info = table.last(observe=False)
        if over:
            return asked, dict(table.rewards)
        asked.append(agent)
        table.step(rng.choice(np.flatnonzero(info["action_mask"])))
    raise AssertionError


def test_tables_that_cannot_be():
    with pytest.raises(core.BadOptions, match="is for 2 players, not 3"):
        env("nobles", 3)
    with pytest.raises(core.BadOptions):
        env("nobles", options={"same_suit": True, "same_colour": True})
    with pytest.raises(LookupError, match="There is no game"):
        env("chess")


# What an agent is let see


@GAMES
def test_an_observation_does_not_depend_on_what_the_seat_does_not_see(game):
    rng, table = random.Random(3), GameEnv(game)
    rules = core.game(game)
    table.reset(seed=3)
    differed = False
    for _ in range(25):
        if table.terminations[table.agent_selection]:
            break
        for seat, agent in enumerate(table.agents):
            seen, truth = table.observe(agent), table._dealer.state
            table._dealer.state = core.determinize(rules, core.mask(rules, truth, seat), rng)
            assert table.observe(agent).tolist() == seen.tolist()
            differed |= table._dealer.state != truth
            table._dealer.state = truth
        mask = table.infos[table.agent_selection]["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask)))
    assert differed


def test_an_observation_counts_every_fact_that_is_seen():
    table = GameEnv("academy", 3)
    table.reset(seed=3)
    replica = table.replica("player_1")
    said = list(facts(replica))
    assert "seat=1" in said
    assert f"/packs/1#{len(replica.state.packs[1])}" in said
    assert {f"/packs/1:{face}" for face in replica.state.packs[1].faces} <= set(said)
    assert not any(fact.startswith("/packs/2:") for fact in said)
    seen = table.observe("player_1")
    assert seen.sum() == len(said)
    replica.state.round += 1
    assert table.observe("player_1").tolist() != seen.tolist()
    replica.state.tracks["quests"].walked.extend([0] * 5000)
    assert table.observe("player_1").max() <= MOST
    assert '"round":1' in table.render()
    assert "gallantry-" not in table.render()


def test_what_is_missing_is_said(monkeypatch):
    monkeypatch.delitem(sys.modules, "ai.lab.gym")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'round-table\[lab\]'"):
        import_module("ai.lab.gym")


def test_who_may_look_at_a_pile_is_seen_too():
    """What one knows alone is another thing than what all know."""
    dealer = core.Dealer(core.game("nobles"), 2, seed=seed_of(1))
    replica = core.Replica(dealer.game, 0, dealer.snapshot(0))
    before = set(facts(replica))
    replica.state.dealt[0].audience = core.EVERYONE
    assert {"/dealt/0@[0]"} == before - set(facts(replica))
