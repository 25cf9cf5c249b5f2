"""Histrio: the squire judges by his own view, leaves it as it was, and beats pages."""

from __future__ import annotations

import math
import random

import pytest

import core
from ai.histrio import rate
from ai.match import shares
from tests.play import play, seed_of

from .table import GAME


@pytest.mark.parametrize("players", [2, 5])
def test_every_answer_is_rated_and_rating_changes_nothing(players):
    dealer, rng = core.Dealer(GAME, players, {}, seed_of(players)), random.Random(3)
    for seat, action in play(dealer, rng):
        view = core.mask(GAME, dealer.state, seat)
        before = GAME.encode(view)
        assert all(math.isfinite(rate(view, seat, each, core.Memory())) for each in dealer.legal(seat))
        assert GAME.encode(view) == before
        dealer.act(seat, action)


def test_two_squires_beat_two_pages():
    assert shares(GAME, ("squire", "squire", "page", "page"), 20, {})["squire"] > 0.6
