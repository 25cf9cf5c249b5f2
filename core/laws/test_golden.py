"""Recorded games stay as they are: what every seat is asked, told and shown, and the counts of the game trees.

Knows: the records of a game, and its truths.
Must not know: any one game.
"""

from __future__ import annotations

import pytest

from core.laws import golden

every_game = pytest.mark.every_game


@every_game
def test_games_are_as_recorded_under_the_number_of_their_rules(id):
    assert golden.difference(id) == ""


@every_game
def test_the_game_to_be_read_is_as_recorded(id):
    assert golden.to_read(golden.first(id)) == golden.read(id, f"{id}.txt")


@every_game
def test_counted_tree_is_as_recorded(tree):
    assert golden.tree(tree) == golden.read(golden.game_of(tree), f"{tree}.perft")


@every_game
def test_every_game_has_a_playthrough_and_a_tree(id):
    assert golden.playthroughs(id)
    assert golden.trees(id)


@every_game
def test_whatever_a_log_can_say_is_said_in_a_recorded_game(id):
    """Else a rule could be another and its number the same."""
    said = set[str]()
    for name in golden.playthroughs(id):
        recorded = golden.Recorded(name)
        watcher = recorded.replicas[None]
        said.update(event.key for step in recorded.steps() for event in watcher.follow(step.report(None)))
    assert set(golden.truths_of(id).TRUTHS) == said
