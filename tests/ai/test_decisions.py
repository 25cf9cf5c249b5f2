"""Bots decide as recorded under the number of their version."""

from __future__ import annotations

import sys

import pytest

import core
from ai import version
from ai.registry import bots
from core.games.nobles.game import GAME
from tests.ai import decisions

FILE = "version 1\n2 players\n  squire aa\n"


@pytest.mark.parametrize("id", core.IDS)
def test_bots_decide_as_recorded_under_their_version(id):
    before, now = decisions.read(id), decisions.all_decisions(id)
    assert decisions.difference(before, now) == ""
    assert before == now, "record again: python -m tests.ai.decisions"


def test_other_decisions_need_another_version():
    other = FILE.replace("aa", "bb")
    assert decisions.difference(FILE, other).startswith("The decisions changed: '  squire bb' for '  squire aa'. Raise")
    assert decisions.difference(FILE, FILE + "more\n").startswith("The decisions changed. Raise BOTS_VERSION")
    assert decisions.difference(FILE, other.replace("version 1", "version 2")) == ""


def test_an_option_that_was_added_adds_a_case_without_another_version():
    case = '2 players, options {"early": true}: 3 positions\n  squire cc\n'
    assert decisions.difference(FILE, FILE + case) == ""
    assert decisions.difference(FILE, FILE.replace("aa", "bb") + case).startswith("The decisions changed")
    assert decisions.difference(FILE + case, FILE).startswith("The decisions changed")


def test_a_version_is_not_raised_for_nothing():
    assert decisions.difference(FILE, FILE.replace("version 1", "version 2")).startswith("BOTS_VERSION was raised, and")
    assert decisions.difference(FILE, FILE) == decisions.difference("", FILE) == ""


@pytest.mark.parametrize("id", core.IDS)
def test_every_number_of_players_and_every_option_is_recorded(id):
    game, heads = core.game(id), decisions.read(id)
    for players in game.seats:
        assert f"\n{players} players, options {{}}: " in heads
    for choice in game.choices:
        for value in {*choice.values} - {choice.default}:
            assert any(case.options == {choice.name: value} for case in decisions.cases(game))


def test_the_version_follows_from_the_bots_number_the_rules_and_the_stream(monkeypatch):
    before = version("nobles")
    monkeypatch.setattr(sys.modules["ai.version"], "bots", lambda id: bots(id)._replace(version=7))
    raised = version("nobles")
    monkeypatch.setattr(GAME, "fingerprint", "0123456789abcdef")
    other_rules = version("nobles")
    monkeypatch.setattr(core, "STREAM_VERSION", 99)
    assert len({before, raised, other_rules, version("nobles")}) == 4
    assert version("nobles") == "7-0123456789abcdef-99"


@pytest.mark.parametrize("total", [decisions.rounded_as_added, decisions.compensated])
def test_sums_are_emulated_as_releases_of_python_have_them(total):
    assert total([1, 2, 3]) == 6
    assert total([[1], [2]], []) == [1, 2]
    assert total([0.1] * 10) == (0.9999999999999999 if total is decisions.rounded_as_added else 1.0)
    assert total([1e100, 1.0, -1e100]) == (0.0 if total is decisions.rounded_as_added else 1.0)
