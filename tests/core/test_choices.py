"""The options of the games, as lobbies, files and command lines name their values."""

from __future__ import annotations

import pytest

import core

CHOICES = [(game.id, choice) for game in core.all_games() for choice in game.choices]


@pytest.mark.parametrize("seats", [3.0, True, "3", None, [3], 2**70])
def test_a_number_of_players_is_a_whole_number(seats):
    """Else a game for 3.0 begins, and stumbles over it later."""
    with pytest.raises(core.BadOptions, match=r"not .*[.]$"):
        core.game("academy").configure(seats)


@pytest.mark.parametrize("options", [{"two_player": "\udcff"}, {"\udcff": True}])
def test_text_that_is_none_is_no_option(options):
    """As a command line hands it on that was typed in another encoding."""
    with pytest.raises(core.BadOptions, match="will not do"):
        core.game("academy").configure(3, options)


@pytest.mark.parametrize(("id", "choice"), CHOICES, ids=lambda each: each if isinstance(each, str) else each.name)
def test_a_choice_takes_its_values_and_nothing_that_only_equals_one(id, choice):
    assert all(choice.takes(value) for value in choice.values)
    assert not any(choice.takes(value) for value in (None, -7, "", "nonsense", [], 1.0))
    assert choice.takes(1) == (1 in [value for value in choice.values if type(value) is int])
    assert choice.takes(True) == any(value is True for value in choice.values)
    assert len({choice.written(value) for value in choice.values}) == len(choice.values)
