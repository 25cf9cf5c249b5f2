"""Foresight: what is foreseen happens, and nothing is foreseen that a seat cannot know."""

from __future__ import annotations

import random

import pytest

import core
from core.foresight import ForeseenChance, Unforeseen
from tests.play import play, seed_of


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
def test_what_is_foreseen_happens(game, number):
    dealer = core.Dealer(game, seats=game.seats[0], seed=seed_of(number))
    replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(dealer.seats)]
    whole = 0
    for seat, action in play(dealer, random.Random(number)):
        before = game.encode(replicas[seat].state)
        found = core.foresee(game, replicas[seat].state, seat, action)
        assert game.encode(replicas[seat].state) == before, "The state that was looked at has changed."
        step, told = dealer.act(seat, action), []
        for replica in replicas:
            events = replica.follow(step.report(replica.seat))
            told = events if replica.seat == seat else told
        assert list(told[: len(found.events)]) == found.events, action
        if found.whole:
            whole += 1
            assert found.state == replicas[seat].state, action
    assert whole > 5


def test_luck_and_hidden_cards_stop_it():
    chance, hidden = ForeseenChance(0), core.Pile("card", core.only(1), [None])
    for ask in (
        lambda: chance.roll(6),
        lambda: chance.turn(hidden, core.EVERYONE),
        lambda: chance.deal(hidden, core.Pile("card", core.EVERYONE, [])),
        lambda: chance.announce(lambda: True, (True, False)),
    ):
        with pytest.raises(Unforeseen):
            ask()
