"""The rules stand alone: loading them loads nothing of the network, the screen, or the standard dice. And their
example is true."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import core

ROOT = Path(__file__).parents[2]


def loaded(program: str) -> set[str]:
    """The modules that a fresh process has loaded after running this."""
    program += "\nimport sys\nprint(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    return set(run.stdout.split())


@pytest.mark.parametrize(
    ("program", "not_loaded"),
    [
        ("import core; core.all_games()", {"trio", "textual", "rich", "msgpack", "ai", "netplay", "tui"}),
        ("import ai; import core; [ai.heuristic(id) for id in core.IDS]", {"trio", "textual", "netplay", "tui"}),
        ("import netplay.table, netplay.mirror, netplay.address", {"trio", "textual", "tui"}),
        ("import netplay.server, netplay.client, netplay.cli", {"textual", "tui"}),
        ("import tui.cli", {"trio", "textual"}),
    ],
    ids=["core", "ai", "table", "server", "command line"],
)
def test_a_room_loads_nothing_above_it(program, not_loaded):
    assert not loaded(program) & not_loaded


def test_the_example_in_core_is_true():
    assert doctest.testmod(core).attempted >= 5
    assert doctest.testmod(core).failed == 0
