"""The options of the games, as lobbies, files and command lines name their values."""

from __future__ import annotations

import random

import msgspec
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


ADDED = [(game.id, name, value) for game in core.all_games() for name, values in game.added.items() for value in values]


FINGERPRINTS = {"grail": "526b09ae2fe9bf08", "nobles": "da2cd0ea1a78a8f3"}


@pytest.mark.parametrize(("id", "name", "value"), ADDED)
def test_an_option_that_was_added_leaves_fingerprint_and_first_state_as_they_were_while_it_is_off(id, name, value):
    """The fingerprints are those of the first release whose saved games still go on (`tests/netplay/journals`)."""
    game, players = core.game(id), core.game(id).seats[0]
    default = next(choice.default for choice in game.choices if choice.name == name)
    assert game.fingerprint == FINGERPRINTS[id]
    off, said_off, on = (core.Dealer(game, players, options, seed=bytes(32))
                         for options in ({}, {name: default}, {name: value}))  # fmt: skip
    assert game.encode(off.state) == game.encode(said_off.state) != game.encode(on.state)
    shown = msgspec.msgpack.decode(game.encode(off.state))[0]
    assert shown.get(name, "left out") == (default if isinstance(default, str) else "left out")


@pytest.mark.parametrize(("id", "name", "value"), ADDED)
def test_an_option_that_was_added_is_named_among_what_a_program_can(id, name, value):
    game = core.game(id)
    (used,) = game.additions({name: value})
    assert used in game.additions()
    assert used.startswith(f"{id}.{name}=")
    assert game.additions({}) == ()


@pytest.mark.parametrize(("id", "name", "value"), ADDED)
def test_what_was_not_added_changes_the_fingerprint(id, name, value, monkeypatch):
    """Else peers that know another set of options would think that they play the same game."""
    game = type(core.game(id))
    monkeypatch.setattr(game, "added", {})
    assert game().fingerprint != FINGERPRINTS[id]
