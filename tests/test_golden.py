"""Recorded games stay as they are: every seat's view of every step, and the counts of the game trees."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import core
from tests import golden


@pytest.mark.parametrize("name", golden.PLAYTHROUGHS)
def test_playthrough_is_as_recorded(name):
    assert golden.playthrough(name) == (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", golden.TREES)
def test_counted_tree_is_as_recorded(name):
    assert golden.tree(name) == (golden.FOLDER / f"{name}.perft").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", core.IDS)
def test_every_game_has_a_playthrough_and_a_tree(id):
    assert id in {case["game"] for case in golden.PLAYTHROUGHS.values()}
    assert id in {case["game"] for case in golden.TREES.values()}


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_law_4_no_hash_order_decides_anything(hash_seed):
    """The same files come out of fresh processes with other string hashes."""
    program = (
        "from tests import golden\n"
        "for name in golden.PLAYTHROUGHS:\n"
        "    assert golden.playthrough(name) == (golden.FOLDER / f'{name}.txt').read_text(encoding='utf-8'), name\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    root = Path(__file__).parents[1]
    run = subprocess.run([sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, timeout=300)
    assert run.returncode == 0, run.stderr.decode()
