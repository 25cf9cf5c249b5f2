"""What is answered is exactly one action, nobody is told that he cannot do what he can, and why not is said by code."""

from __future__ import annotations

import copy
import pickle
import random
from importlib import import_module

import pytest

import core
from core.games.academy.actions import Keep
from core.games.academy.components import CARDS
from tests.play import all_tables, play, seed_of

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
ACADEMY = core.game("academy")
SELDOM = {"academy": {"not-last"}, "nobles": {"no-weapons", "no-nobles"}}
"""Reasons that random games hardly come to: tests of those games give them."""


@GAMES
def test_an_answer_is_exactly_what_its_action_has(game):
    dealer = core.Dealer(game, game.seats[0], seed=seed_of(1))
    action = dealer.legal(dealer.to_act[0])[0]
    plain = game.pack(action)
    assert game.unpack(plain) == action
    for wrong in ([*plain, 0], [*plain, None], plain[:-1], plain[1:], [], None, "keep", {"tag": plain[0]}):
        with pytest.raises(core.IllegalAction) as refused:
            game.unpack(wrong)
        assert refused.value.code == "not-possible"


def test_what_can_be_answered_after_all_is_not_refused(monkeypatch):
    """A game may name all that might be wanted; what is legal is left out for it."""
    wanted = [core.Refusal(Keep(card), "elsewhere", {}) for card in CARDS]
    monkeypatch.setattr(type(ACADEMY), "refusals", {"keep": lambda state, question: wanted})
    dealer = core.Dealer(ACADEMY, 3, seed=seed_of(1))
    legal = dealer.legal(0)
    assert legal
    assert [each.action for each in ACADEMY.refused(dealer.state, 0)] == [
        each.action for each in wanted if each.action not in legal
    ]


@GAMES
def test_every_reason_of_a_refusal_is_given_and_is_so(game):
    """No reason is without its truth, and random games come to nearly all: so the laws look at them."""
    reasons = import_module(f"tests.games.{game.id}.truths").REASONS
    common, given = reasons.keys() - SELDOM.get(game.id, set()), set[str]()
    for number, (seats, options) in enumerate(all_tables(game) * 8):
        if common <= given:
            break
        dealer = core.Dealer(game, seats, options, seed=seed_of(number))
        for seat, action in play(dealer, random.Random(number)):
            for refusal in game.refused(dealer.state, seat):
                given.add(refusal.why)
                assert reasons[refusal.why](dealer.state, seat, refusal.action), refusal
            dealer.act(seat, action)
    assert common <= given <= reasons.keys()


def test_why_an_answer_is_not_taken_is_said_by_its_code():
    dealer = core.Dealer(ACADEMY, 3, seed=seed_of(1))
    mine = dealer.legal(0)[0]
    other = next(Keep(card) for card in CARDS if Keep(card) not in dealer.legal(0))
    assert code_of(dealer, 0, other) == "not-possible"
    dealer.act(0, mine)
    assert code_of(dealer, 0, mine) == "not-your-turn"
    for seat, action in play(dealer, random.Random(1)):
        dealer.act(seat, action)
    assert [code_of(dealer, seat, mine) for seat in range(3)] == ["game-over"] * 3


BAD_OPTIONS = core.BadOptions(core.Sentence("players", "Not {count} of {{them}}.", count=9))


@pytest.mark.parametrize("error", [core.IllegalAction("game-over"), core.RulesFailed(), BAD_OPTIONS], ids=repr)
def test_an_error_is_the_same_in_another_process(error):
    """Bots decide there, and games are played there in great number."""
    there = pickle.loads(pickle.dumps(error))
    assert (type(there), str(there), vars(there)) == (type(error), str(error), vars(error))
    sentence = copy.deepcopy(BAD_OPTIONS.sentence)
    assert (sentence, sentence.code, sentence.args) == ("Not 9 of {them}.", "players", {"count": 9})


def code_of(dealer: core.Dealer, seat: int, action: core.Action) -> str:
    """Why the dealer does not take this."""
    with pytest.raises(core.IllegalAction) as refused:
        dealer.act(seat, action)
    return refused.value.code
