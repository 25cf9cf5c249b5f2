"""Games are mixed of one code only; prose about it makes no other one."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from ai.lab import code_hash as module

ROOT = Path(__file__).parents[3]
STATEMENTS = cache(module.statements)
"""Parses a source once, however often it is copied."""


@pytest.fixture
def hashed(tmp_path, monkeypatch):
    """The hash of a copy of the sources, in which a text may be another."""
    for room in module.ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(module, "statements", STATEMENTS)
    monkeypatch.setattr(module, "__file__", str(tmp_path / "ai" / "lab" / "code_hash.py"))

    def found(path: str = "", old: str = "", new: str = "") -> str:
        if path:
            file = tmp_path / path
            assert old in file.read_text(encoding="utf-8")
            file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        return module.code_hash.__wrapped__()

    return found


def test_the_hash_of_a_copy_is_the_same(hashed):
    assert hashed() == module.code_hash.__wrapped__()


def test_other_words_are_the_same_code(hashed):
    before = hashed()
    assert hashed("ai/games/nobles/heuristic.py", "\nKnows: ", "\nKnows well: ") == before
    assert hashed("core/piles.py", "from __future__", "# A comment.\nfrom __future__") == before


def test_other_code_and_other_weights_are_not(hashed):
    found = {
        hashed(),
        hashed("ai/games/grail/heuristic.py", "WIN = 100.0", "WIN = 101.0"),
        hashed("core/games/nobles/game.py", "rules_number = 1", "rules_number = 2"),
        hashed("ai/games/nobles/weights.json", '"aces": 0.57074', '"aces": 0.57075'),
    }
    assert len(found) == 4
