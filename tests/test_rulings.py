"""`docs/rulings.md` lists every ruling of every game, each with a test that there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import core

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([RC]\d+) \| (.+) \| (.+) \| `(test_\w+)` \|$", re.MULTILINE)


def rows(game_id: str) -> list[tuple[str, str]]:
    """The ruling and the test of each row about a game."""
    (page,) = re.findall(rf"^## .* \(`{game_id}`\)\n(.*?)(?=^## |\Z)", text(), re.MULTILINE | re.DOTALL)
    return [(ruling, test) for ruling, _, _, test in ROW.findall(page)]


def text() -> str:
    return (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", core.IDS)
def test_every_ruling_is_listed_once(id):
    assert sorted(ruling for ruling, _ in rows(id)) == sorted(core.game(id).rulings)


@pytest.mark.parametrize("id", core.IDS)
def test_every_ruling_has_a_test(id):
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games" / id).glob("test_*.py"))
    assert [test for _, test in rows(id) if f"def {test}(" not in sources] == []


def test_no_row_is_left_unread():
    assert len(re.findall(r"^\| [RC]\d", text(), re.MULTILINE)) == sum(len(rows(id)) for id in core.IDS)
