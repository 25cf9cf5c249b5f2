"""The counted tree of a position in mid-game, and that the log names its arguments always alike."""

from __future__ import annotations

import random

import core
from core.chance import Stream
from tests.games.nobles.table import GAME, Table
from tests.golden import count
from tests.play import play, seed_of

EVENTS = {
    "keeps": {"seat", "noble"},
    "court": {"seat", "nobles"},
    "first": {"seat"},
    "hand": {"seat", "weapons"},
    "turn": {"number", "seat", "gained", "coins"},
    "favour": {"seat", "card", "suit"},
    "heals": {"seat", "noble", "wounds"},
    "draws": {"seat", "weapon"},
    "takes": {"seat", "weapon"},
    "looks": {"seat", "at", "weapons"},
    "looks_away": {"seat", "at"},
    "reshuffle": {"weapons"},
    "buys-weapon": {"seat", "weapon", "paid", "coins"},
    "buys-noble": {"seat", "noble", "paid", "coins"},
    "tithe": {"seat", "king", "gained", "coins"},
    "arms": {"seat", "noble", "armour"},
    "moves-armour": {"seat", "source", "target", "armour", "exchanged"},
    "challenge": {"seat", "noble", "challenged", "target"},
    "substitute": {"seat", "noble", "spared", "paid", "coins"},
    "stands": {"seat", "noble"},
    "rolls": {"seat", "noble", "dice", "armour", "queen", "total"},
    "lays": {"seat", "noble", "weapon", "value", "suit"},
    "unarmed": {"seat", "noble"},
    "score": {"seat", "noble", "strength", "armour", "queen", "dice", "weapons", "total"},
    "ace": {"seat", "noble", "closeness"},
    "wins": {"seat", "noble", "by", "gained", "coins"},
    "tie": {"by"},
    "wounded": {"seat", "noble", "wounds", "bears"},
    "falls": {"seat", "noble", "armour", "left"},
    "parts": set(),
    "no-duel": {"seat", "turns"},
    "over": {"reason", "stamina"},
}
"""Every line of the log, with its arguments."""


def test_every_line_of_the_log_has_its_arguments_and_every_one_is_told():
    seen = set()
    games = [core.Dealer(GAME, 2, {"opening_hand": number % 7}, seed=seed_of(number)) for number in range(60)]
    for number, dealer in enumerate([*games, Table(rest="discard", ask="buy", coins=(9, 9)).dealer]):
        spectator = core.Replica(GAME, None, dealer.snapshot(None))
        for seat, action in play(dealer, random.Random(number)):
            spectator.follow(dealer.act(seat, action).report(None))
        for event in spectator.log:
            assert set(event.args) == EVENTS[event.key], event
            seen.add(event.key)
    assert seen == set(EVENTS)


def test_the_counted_tree_of_a_position_with_everything_in_it():
    """From the favour to the weapons of a duel. The first four numbers were counted by hand."""
    table = Table(
        courts=("Kh Qd", "Ks Qs Js"), hands=("2h 7s Ad", "Ac 9s"), coins=(5, 2), discard="10c", wounds={"Kh": 1}
    )
    counts = [count(GAME, table.state, Stream(seed_of(7)), depth) for depth in range(1, 9)]
    assert counts == [4, 6, 14, 26, 58, 164, 590, 1954]
