"""The rules stand alone: loading them loads nothing of the network, the screen, or the standard dice; they set nobody's
eyes by themselves, and bots take nothing from them that deals. And their example is true."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from collections.abc import Iterator
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
        (
            "import core; core.all_games()",
            {"random", "secrets", "socket", "trio", "textual", "rich", "msgpack", "ai", "netplay", "tui"},
        ),
        ("import ai; import core; [ai.heuristic(id) for id in core.IDS]", {"trio", "textual", "netplay", "tui"}),
        ("import netplay.table.table, netplay.client.state, netplay.addresses", {"trio", "textual", "tui"}),
        ("import netplay.server.server, netplay.client.client, netplay.cli", {"textual", "tui"}),
        ("import tui.cli", {"trio", "textual"}),
    ],
    ids=["core", "ai", "table", "server", "command line"],
)
@pytest.mark.process
def test_a_room_loads_nothing_above_it(program, not_loaded):
    assert not loaded(program) & not_loaded


def parts_of(folder: str) -> Iterator[tuple[str, ast.AST]]:
    """Every part of every module in a folder of the project, with where it stands."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        if ROOT / "ai" / "lab" in path.parents:
            continue  # it deals, and no bot imports it: an import contract says so
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield f"{path.relative_to(ROOT)}:{getattr(part, 'lineno', 0)}", part


def test_a_bot_takes_nothing_from_core_that_deals_or_has_the_luck_of_a_deal():
    """The import contract sees which modules are named, not what `core` itself hands out."""
    barred, known = {"Dealer", "SeededChance", "Stream", "Step", "check_opening"}, set()
    for where, part in parts_of("ai"):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "core":
            known.add(part.attr)
            assert part.attr not in barred, where
        if isinstance(part, ast.ImportFrom) and part.module == "core":
            assert barred.isdisjoint(alias.name for alias in part.names), where
    assert "Replica" in known


def test_no_game_sets_who_may_look_but_by_its_chance():
    """Or else faces could be shown of which nobody was told."""
    turned = 0
    for where, part in parts_of("core/games"):
        targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
        for target in targets:
            assert not (isinstance(target, ast.Attribute) and target.attr in ("audience", "faces")), where
        turned += isinstance(part, ast.Attribute) and part.attr == "turn"
    assert turned > 5


def test_the_example_in_core_is_true():
    assert doctest.testmod(core).attempted >= 5
    assert doctest.testmod(core).failed == 0
