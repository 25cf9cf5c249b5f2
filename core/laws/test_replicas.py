"""Law 1: a replica is the masked state; law 4: the same seed and actions make the same game.


Knows: rules, dealers, replicas.
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import core
from core.chance import Stream
from core.laws.play import play, seed_of
from core.laws.tables import every_game, everybody, start


@every_game
@given(data=st.data())
def test_law_1_a_replica_is_the_masked_state(game, data):
    dealer, rng = start(game, data)
    replicas = {seat: core.Replica(game, seat, dealer.snapshot(seat)) for seat in everybody(dealer)}
    for seat, action in play(dealer, rng):
        step = dealer.act(seat, action)
        for who, replica in replicas.items():
            replica.follow(step.report(who))
            replica.check()  # what the rules have made is never taken for a stranger's
            assert replica.state == core.mask(game, dealer.state, who), (who, action)
            assert (replica.to_act, replica.outcome) == (dealer.to_act, dealer.outcome), (who, action)
            assert replica.legal() == ([] if who is None else dealer.legal(who)), (who, action)
    for who in everybody(dealer):
        late = core.Replica(game, who, dealer.first_snapshot(who))
        for report in dealer.history(who):
            late.follow(report)
        assert (late.state, late.log) == (replicas[who].state, replicas[who].log)


@every_game
@given(data=st.data())
def test_law_1_all_who_are_told_the_same_share_a_report(game, data):
    dealer, rng = start(game, data)
    for seat, action in play(dealer, rng):
        step = dealer.act(seat, action)
        alone, reports = {who: step.report(who) for who in everybody(dealer)}, step.reports(everybody(dealer))
        assert reports == alone
        assert all(report is reports[None] or report != alone[None] for report in reports.values())


@every_game
@given(data=st.data())
def test_law_4_same_seed_and_actions_make_the_same_game(game, data):
    dealer, rng = start(game, data)
    options = {choice.name: getattr(dealer.options, choice.name) for choice in game.choices}
    actions = []
    for seat, action in play(dealer, rng):
        actions.append((seat, action))
        dealer.act(seat, action)
    again = core.Dealer(game, dealer.seats, options, seed=dealer_seed(dealer))
    luck = [*dealer.opening_luck, *(outcome for step in dealer.steps for outcome in step.luck)]
    recorded = core.Dealer(game, dealer.seats, options, seed=seed_of(12345), script=luck)
    chance = core.PlayoutChance(Stream(dealer_seed(dealer)).below)
    thought_of = game.setup(dealer.seats, dealer.options, chance)
    for seat, action in actions:
        assert game.players(thought_of) == dealer.seats
        assert not game.is_over(thought_of)
        again.act(seat, game.unpack(game.pack(action)))
        recorded.act(seat, action)
        game.apply(thought_of, seat, action, chance)
    assert game.encode(again.state) == game.encode(dealer.state) == game.encode(recorded.state)
    assert game.encode(thought_of) == game.encode(dealer.state)
    assert game.is_over(thought_of)


def dealer_seed(dealer) -> bytes:
    return dealer._chance._stream._seed
