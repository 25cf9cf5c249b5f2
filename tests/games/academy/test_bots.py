"""Medieval Academy: the squire plays every table, by its own view alone, and better than chance."""

from __future__ import annotations

import random

import pytest

import core
from ai import Bot, match
from ai.academy import rate
from tests.games.academy.table import GAME
from tests.games.academy.test_options import FLAGS, TABLES
from tests.play import play, seed_of

ALL = dict.fromkeys(FLAGS, True)


@pytest.mark.parametrize("extra", [{}, ALL], ids=["base", "all variants"])
@pytest.mark.parametrize("name", TABLES)
def test_squires_play_a_whole_game(name, extra):
    players, options = TABLES[name]
    outcome = match.play(GAME, ["squire"] * players, 1, {**options, **extra})
    assert sum(map(len, outcome.ranking)) == players


@pytest.mark.parametrize("name", TABLES)
def test_rating_an_action_changes_nothing(name):
    """On the seat's own view, for every question that comes up in a game with everything."""
    players, options = TABLES[name]
    deal = core.Dealer(GAME, players, {**options, **ALL}, seed_of(9))
    for seat, action in play(deal, random.Random(9)):
        view = core.mask(GAME, deal.state, seat)
        before = GAME.encode(view)
        assert all(isinstance(rate(view, seat, each, core.Memory()), (int, float)) for each in deal.legal(seat))
        assert GAME.encode(view) == before
        deal.act(seat, action)


@pytest.mark.parametrize("extra", [{}, ALL], ids=["base", "all variants"])
@pytest.mark.parametrize("name", ["karadoc", "lancelot"])
def test_the_squire_beats_the_page(name, extra):
    """More than 75 of 100 games are asked of it; a sample here."""
    shares = match.shares(GAME, ["squire", "page"], 16, {**TABLES[name][1], **extra})
    assert shares["squire"] >= 0.75


def test_equal_seeds_play_alike():
    replica = core.Replica(GAME, 0, core.Dealer(GAME, 3, ALL, seed_of(1)).snapshot(0))
    seat = replica.to_act[0]
    replica.seat = seat
    assert Bot("squire", random.Random(1)).choose(replica) == Bot("squire", random.Random(1)).choose(replica)
