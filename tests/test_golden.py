"""Recorded games stay as they are: what every seat is asked, told and shown, and the counts of the game trees."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import core
from tests import golden


@pytest.mark.parametrize("id", core.IDS)
def test_games_are_as_recorded_under_the_number_of_their_rules(id):
    assert golden.all_sums(id).splitlines() == golden.read(f"{id}.sums").splitlines()


@pytest.mark.parametrize("id", core.IDS)
def test_the_game_to_be_read_is_as_recorded(id):
    assert golden.to_read(golden.first(id)) == golden.read(f"{id}.txt")


@pytest.mark.parametrize("name", golden.TREES)
def test_counted_tree_is_as_recorded(name):
    assert golden.tree(name) == golden.read(f"{name}.perft")


@pytest.mark.parametrize("id", core.IDS)
def test_every_game_has_a_playthrough_and_a_tree(id):
    assert id in {case["game"] for case in golden.PLAYTHROUGHS.values()}
    assert id in {case["game"] for case in golden.TREES.values()}


@pytest.mark.parametrize("id", core.IDS)
def test_whatever_a_log_can_say_is_said_in_a_recorded_game(id):
    """Else a rule could be another and its number the same."""
    truths, said = import_module(f"tests.games.{id}.truths").TRUTHS, set[str]()
    for name, case in golden.PLAYTHROUGHS.items():
        if case["game"] == id:
            recorded = golden.Recorded(name)
            watcher = recorded.replicas[None]
            said.update(event.key for step in recorded.steps() for event in watcher.follow(step.report(None)))
    assert set(truths) == said


def test_games_may_be_added_under_a_number_of_the_rules_and_none_may_change():
    before = ["rules 1", "a spectator: 3 steps, rules 0, states 0"]
    assert not golden.changed(before, [*before, "b spectator: 9 steps, rules 1, states 1"])
    assert not golden.changed([], before)
    assert not golden.changed(before, ["rules 2", "a spectator: 3 steps, rules 5, states 5"])
    assert golden.changed(before, ["rules 1", "a spectator: 3 steps, rules 0, states 5"])
    assert golden.changed(before, ["rules 1"])


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
@pytest.mark.process
def test_law_4_no_hash_order_decides_anything(hash_seed):
    """[F 28] The same files come out of fresh processes with other string hashes."""
    program = (
        "import core\nfrom tests import golden\n"
        "for id in core.IDS:\n"
        "    assert golden.all_sums(id) == golden.read(f'{id}.sums'), id\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    root = Path(__file__).parents[1]
    run = subprocess.run([sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()
