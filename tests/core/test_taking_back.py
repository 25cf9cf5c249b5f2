"""Steps that are taken back: what stands then, for the dealer and for everybody who follows; and what is final.

Knows: the dealer, replicas, timelines, random games of every kind.
Must not know: who has to agree, the network.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import core
from tests.play import seed_of

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)
SEEDS = (1, 4)


def dealt(game: core.Game[Any], number: int) -> tuple[core.Dealer[Any], random.Random]:
    seats = game.seats[number % len(game.seats)]
    return core.Dealer(game, seats, seed=seed_of(number)), random.Random(number)


def everybody(dealer: core.Dealer[Any]) -> list[int | None]:
    return [None, *range(dealer.seats)]


def step_at_random(dealer: core.Dealer[Any], rng: random.Random) -> core.Step:
    seat = rng.choice(dealer.to_act)
    return dealer.act(seat, rng.choice(list(dealer.legal(seat))))


def wavering(dealer: core.Dealer[Any], rng: random.Random) -> core.Step | None:
    """Takes something back now and then: a secret choice, or any steps that can be; None if nothing was."""
    seat = rng.randrange(dealer.seats)
    choice, open_steps = dealer.secret_choice(seat), dealer.can_be_taken_back
    if choice is not None and rng.random() < 0.4:
        return dealer.act(seat, choice)
    if open_steps and rng.random() < 0.2:
        return dealer.act(seat, core.TakeBack(open_steps[rng.randrange(len(open_steps)) :]))
    return None


@GAMES
@pytest.mark.parametrize("number", SEEDS)
def test_everybody_follows_a_game_in_which_steps_are_taken_back(game, number):
    dealer, rng = dealt(game, number)
    replicas = {seat: core.Replica(game, seat, dealer.snapshot(seat), moments=True) for seat in everybody(dealer)}
    stood: dict[int | None, dict[int, Any]] = {who: {} for who in everybody(dealer)}
    taken = 0
    while dealer.outcome is None and dealer.seq < 400:
        back = wavering(dealer, rng)
        taken += back is not None
        step = back or step_at_random(dealer, rng)
        for who, replica in replicas.items():
            replica.follow(step.report(who))
            replica.check()
            assert replica.state == core.mask(game, dealer.state, who), (who, step.action)
            assert replica.can_be_taken_back == dealer.can_be_taken_back
            if back is not None:
                stood[who][len(replica.log) - 1] = core.mask(game, dealer.state, who)
            assert replica.secret_choice() == (None if who is None else dealer.secret_choice(who))
    assert taken or game.id == "grail"  # there an ally is shown in nearly every step
    for who, replica in replicas.items():
        late = core.follow_game(game, who, dealer.first_snapshot(who), dealer.history(who))
        assert (late.last.state, late.last.log) == (replica.state, replica.log)
        assert [replica.moment(at) for at in stood[who]] == list(stood[who].values())


@GAMES
@pytest.mark.parametrize("number", SEEDS)
def test_what_was_taken_back_might_as_well_not_have_been_done(game, number):
    dealer, rng = dealt(game, number)
    while dealer.outcome is None and dealer.seq < 300:
        wavering(dealer, rng) or step_at_random(dealer, rng)
    void = {seq for step in dealer.steps if step.action[0] == "take_back" for seq in (step.seq, *step.action[1])}
    again = core.Dealer(game, dealer.seats, seed=seed_of(number))
    replica = core.Replica(game, 0, again.snapshot(0))
    for step in dealer.steps:
        if step.seq not in void:
            replica.follow(again.act(step.actor, game.unpack(step.action)).report(0))
    assert again.state == dealer.state
    followed = core.follow_game(game, 0, dealer.first_snapshot(0), dealer.history(0)).last
    assert list(core.standing(followed.log)) == replica.log


@GAMES
@pytest.mark.parametrize("number", SEEDS)
def test_with_open_cards_a_game_goes_back_as_the_dealers_does(game, number):
    dealer, rng = dealt(game, number)
    states = [game.clone(dealer.state)]
    while dealer.outcome is None and dealer.seq < 200:
        wavering(dealer, rng) or step_at_random(dealer, rng)
        states.append(game.clone(dealer.state))
    steps = [(step.actor, game.unpack(step.action)) for step in dealer.steps]
    line = core.OpenTimeline(game, 0, dealer.seats, {}, seed_of(number), steps)
    assert [line.at(step).state for step in range(line.steps + 1)] == states
    keys = [event.key for event in line.last.log]
    assert keys == [e.key for e in core.follow_game(game, 0, dealer.first_snapshot(0), dealer.history(0)).last.log]


@GAMES
@pytest.mark.parametrize("number", SEEDS)
def test_a_step_that_can_be_taken_back_showed_nobody_a_card(game, number):
    """Whoever did not act knows the same faces after the step as before it, and no luck was drawn."""
    dealer, rng = dealt(game, number)
    while dealer.outcome is None and dealer.seq < 400:
        before = {who: core.mask(game, dealer.state, who) for who in everybody(dealer)}
        step = step_at_random(dealer, rng)
        if step.seq not in dealer.can_be_taken_back:
            continue
        assert not step.luck
        for who in everybody(dealer):
            assert seen(core.mask(game, dealer.state, who)) <= seen(before[who]), (who, step.action)
            shown = seen(before[who])
            told = step.report(who).told
            assert all(
                value is None or shown.issuperset(value if isinstance(value, list) else [value]) for value in told
            )


def seen(view: Any) -> set[str]:
    return {face for pile in core.piles_of(view) for face in pile.known()}


@GAMES
def test_what_was_seen_cannot_be_taken_back(game):
    dealer, rng = dealt(game, 1)
    final = 0
    while dealer.outcome is None and dealer.seq < 200:
        step = step_at_random(dealer, rng)
        if step.seq in dealer.can_be_taken_back:
            continue
        final += 1
        before = game.encode(dealer.state)
        with pytest.raises(core.IllegalAction):
            dealer.act(0, core.TakeBack((step.seq,)))
        assert game.encode(dealer.state) == before
        assert dealer.can_be_taken_back == ()
    assert final


def test_a_secret_choice_changes_until_the_last_has_chosen():
    game = core.game("histrio")
    dealer = core.Dealer(game, 3, seed=seed_of(2))
    for seat in (2, 0):
        dealer.act(seat, dealer.legal(seat)[0])
    first = dealer.secret_choice(2)
    assert first == core.TakeBack((1,))
    dealer.act(2, first)
    assert dealer.to_act == (1, 2)
    assert dealer.secret_choice(0) == core.TakeBack((2,)), "the choices of others stand"
    dealer.act(2, dealer.legal(2)[3])
    dealer.act(1, dealer.legal(1)[0])
    assert [dealer.secret_choice(seat) for seat in range(3)] == [None] * 3
    assert "city-4" in [caravel.card for caravel in dealer.state.caravels if caravel.seat == 2]


@pytest.mark.parametrize(
    "steps",
    [(), (7,), (1, 1), (2, 1), (0,), (-1,)],
    ids=["nothing", "unknown", "twice", "unordered", "zero", "negative"],
)
def test_a_replica_refuses_to_go_back_where_it_cannot(steps):
    game = core.game("histrio")
    dealer = core.Dealer(game, 4, seed=seed_of(3))
    replica = core.Replica(game, 1, dealer.snapshot(1))
    for seat in (0, 2):
        replica.follow(dealer.act(seat, dealer.legal(seat)[0]).report(1))
    report = core.Report(3, 0, game.pack(core.TakeBack(steps)), [], bytes(8))
    with pytest.raises(core.BadReport):
        replica.follow(report)
    with pytest.raises(core.IllegalAction):
        dealer.act(0, core.TakeBack(steps))


def test_a_choice_taken_back_twice_is_refused():
    game = core.game("histrio")
    dealer = core.Dealer(game, 4, seed=seed_of(3))
    dealer.act(0, dealer.legal(0)[0])
    dealer.act(0, core.TakeBack((1,)))
    for steps in ((1,), (2,), (1, 2)):
        with pytest.raises(core.IllegalAction):
            dealer.act(0, core.TakeBack(steps))


def test_other_players_are_told_nothing_of_the_choice_that_was_taken_back():
    """Law 2: whichever card was chosen first, the others are sent the same bytes."""
    game, sent = core.game("histrio"), set()
    for first in range(4):
        dealer = core.Dealer(game, 3, seed=seed_of(5))
        dealer.act(0, dealer.legal(0)[first])
        dealer.act(0, core.TakeBack((1,)))
        dealer.act(0, dealer.legal(0)[2])
        sent.add(msgspec.msgpack.encode(dealer.history(1)))
    assert len(sent) == 1
