"""Recorded games stay as they are, in all games, and a change is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.laws import golden
from core.laws.test_golden import *  # noqa: F403


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
        "import core\nfrom core.laws import golden\n"
        "for id in core.IDS:\n"
        "    assert golden.all_sums(id) == golden.read(id, f'{id}.sums'), id\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    root = Path(__file__).parents[1]
    run = subprocess.run([sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()
