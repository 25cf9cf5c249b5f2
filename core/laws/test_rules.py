"""Laws 5 and 6: what may be done, why something is refused, and what is said of a game.


Knows: rules, dealers, replicas; what a game says of itself (`truths.py`).
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.laws.golden import truths_of
from core.laws.play import play, playable, seed_of
from core.laws.tables import every_game, everybody, start


@every_game
@given(data=st.data())
def test_law_5_legal_is_complete_exact_and_every_game_ends(game, data):
    dealer, rng = start(game, data)
    universe: list[core.Action] = []
    for seat, action in play(dealer, rng):
        assert dealer.to_act == tuple(sorted(set(dealer.to_act)))
        for who in range(dealer.seats):
            legal = dealer.legal(who)
            assert bool(legal) == (who in dealer.to_act)
            assert len(set(map(repr, legal))) == len(legal)
            universe += [each for each in legal if not universe or rng.random() < 0.1]
        before = game.encode(dealer.state)
        for who in (-1, *range(dealer.seats), dealer.seats):
            for wrong in rng.sample(universe, min(3, len(universe))):
                if not (0 <= who < dealer.seats) or wrong not in dealer.legal(who):
                    with pytest.raises(core.IllegalAction):
                        dealer.act(who, wrong)
        assert game.encode(dealer.state) == before
        dealer.act(seat, action)
    outcome = dealer.outcome
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(dealer.seats))
    assert len(outcome.scores) == dealer.seats
    with pytest.raises(core.IllegalAction):
        dealer.act(0, universe[0])


@every_game
@given(data=st.data())
def test_law_5_what_is_refused_is_refused_for_its_reason(game, data):
    """Each game says of each of its reasons what must hold of the answer (its `truths.py`)."""
    reasons = truths_of(game.id).REASONS
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        for who in dealer.to_act:
            for refusal in game.refused(dealer.state, who):
                assert reasons[refusal.why](dealer.state, who, refusal.action), refusal
        dealer.act(seat, action)


@every_game
@given(data=st.data())
def test_law_5_every_refusal_is_there_and_names_what_it_is_about(game, data):
    """Each game lists by question and reason what is refused then (`REFUSED` in its `truths.py`)."""
    expected = truths_of(game.id).REFUSED
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        for who in dealer.to_act:
            listed = expected.get(game.question(dealer.state, who).ask, {})
            wanted = [(why, about) for why, abouts in listed.items() for about in abouts(dealer.state, who)]
            refused = [(refusal.why, refusal.args) for refusal in game.refused(dealer.state, who)]
            assert sorted(map(repr, refused)) == sorted(map(repr, wanted)), dealer.state
        dealer.act(seat, action)


def drawn(game, state) -> dict[str, Any]:
    """What of a state anybody may look at."""
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in game.bookkeeping}


@every_game
@given(data=st.data())
def test_law_6_a_thing_is_said_after_it_has_happened(game, data):
    """What anybody sees change is told by a line, and the line comes after it: whoever has been told the last line
    of a step sees the step done."""
    dealer, rng = start(game, data)
    who = rng.choice(everybody(dealer))
    replica = core.Replica(game, who, dealer.snapshot(who), moments=True)
    for seat, action in play(dealer, rng):
        before = game.clone(replica.state)
        lines = replica.follow(dealer.act(seat, action).report(who))
        last = replica.moment(-1) if lines else before
        assert drawn(game, last) == drawn(game, replica.state), (action, [line.key for line in lines])


@every_game
@given(data=st.data())
def test_law_6_what_is_said_is_so_when_it_is_said(game, data):
    """Each game says of each of its lines what must hold of the state then (its `truths.py`)."""
    truths = truths_of(game.id).TRUTHS
    dealer, rng = start(game, data)
    who = rng.choice(everybody(dealer))
    replica = core.Replica(game, who, dealer.snapshot(who), moments=True)
    for seat, action in play(dealer, rng):
        first = len(replica.log)
        for number, event in enumerate(replica.follow(dealer.act(seat, action).report(who)), first):
            assert truths[event.key](replica.moment(number), event.args), event


@every_game
def test_options_that_cannot_be_are_refused_with_a_sentence(game):
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(core.BadOptions, match="players"):
            core.Dealer(game, seats, seed=seed_of(1))
    with pytest.raises(core.BadOptions, match="option"):
        core.Dealer(game, game.seats[0], {"no_such_option": True}, seed=seed_of(1))
    assert all(playable(game, seats, {}) for seats in game.seats)
