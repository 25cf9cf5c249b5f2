"""The options of the games, as lobbies, files and command lines name their values."""

from __future__ import annotations

import random

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
def test_what_is_not_offered_to_so_many_means_nothing_to_them(id, choice):
    game = core.game(id)
    for players in game.seats:
        if choice not in game.offered(players):
            assert len({played(game, players, {choice.name: value}) for value in choice.values}) == 1
            assert players not in game.only_for[choice.name]


def test_the_games_for_two_are_offered_to_two():
    offered = [[choice.name for choice in core.game("academy").offered(players)] for players in (2, 3)]
    assert [("two_player" in names, "alms" in names) for names in offered] == [(True, True), (False, True)]


def played(game, players, options) -> str:
    """What everybody is told of a game in which all answer by lot."""
    dealer, rng = core.Dealer(game, players, options, seed=bytes(32)), random.Random(1)
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        dealer.act(seat, rng.choice(list(dealer.legal(seat))))
    return repr([*((each.actor, each.action, each.told) for each in dealer.history(None)), dealer.outcome])


@pytest.mark.parametrize(("id", "choice"), CHOICES, ids=lambda each: each if isinstance(each, str) else each.name)
def test_a_choice_takes_its_values_and_nothing_that_only_equals_one(id, choice):
    assert all(choice.takes(value) for value in choice.values)
    assert not any(choice.takes(value) for value in (None, -7, "", "nonsense", [], 1.0))
    assert choice.takes(1) == (1 in [value for value in choice.values if type(value) is int])
    assert choice.takes(True) == any(value is True for value in choice.values)
    assert len({choice.written(value) for value in choice.values}) == len(choice.values)
