"""What a seat may believe of others' secrets: from its own view and log, and seldom against the truth."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import core
from ai import Bot
from ai.games.grail import heuristic
from ai.games.grail.likelihood import as_the_round_began
from ai.likelihoods import likelihood_of
from ai.search import MAX_REJECTIONS, STRENGTHS, Search, derived_random
from core.games.grail.draft import all_picks, picks
from core.games.grail.state import State
from tests.play import seed_of

GRAIL = core.game("grail")


def squires(seats: int, seed: int, **options: object) -> Iterator[tuple[core.Dealer, list[core.Replica]]]:
    """A game of squires, before each of their answers."""
    dealer = core.Dealer(GRAIL, seats, options, seed=seed_of(seed))
    replicas = [core.Replica(GRAIL, seat, dealer.snapshot(seat)) for seat in range(seats)]
    bots = [Bot("squire", random.Random(seat)) for seat in range(seats)]
    while dealer.outcome is None:
        yield dealer, replicas
        seat = dealer.to_act[0]
        step = dealer.act(seat, bots[seat].choose(replicas[seat]))
        for replica in replicas:
            replica.follow(step.report(replica.seat))


def asked(seats: int, seed: int, phase: str, **options: object) -> tuple[core.Dealer, core.Replica]:
    """The first decision in this phase of whom something can be believed."""
    for dealer, replicas in squires(seats, seed, **options):
        replica = replicas[dealer.to_act[0]]
        believed = likelihood_of(GRAIL, replica.state, replica.seat, replica.log)
        if dealer.state.phase == phase and believed and len(replica.legal()) > 1:
            return dealer, replica
    raise AssertionError("Nobody could believe anything.")


@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_is_as_it_was_when_the_round_began(seats):
    began, looked = None, 0
    for dealer, replicas in squires(seats, 4):
        state = dealer.state
        if began is None or began[0] != state.round:
            began = (state.round, [*state.at], [*state.spears], state.dragon)
        then = as_the_round_began(GRAIL, replicas[0].state, replicas[0].log)
        assert (state.round, then.at, then.spears, then.dragon) == began
        looked += state.phase == "call"
    assert looked > 20


@pytest.mark.parametrize("open_allies", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_at_each_pick_lies_aside_what_was_set_aside_by_then(monkeypatch, seats, open_allies):
    """Later there is more: between the laps, and what nobody has kept."""
    lay, thought, evaluator = dict[int, object](), dict[int, object](), heuristic.evaluator

    def lies(state: State) -> object:
        return (*state.face_up.faces, len(state.face_down))

    def looks(state: State, seat: int, memory: core.Memory) -> object:
        thought[picks(state)] = lies(state)
        return evaluator(state, seat, memory)

    for dealer, replicas in squires(seats, 4, open_allies=open_allies):
        if dealer.state.phase == "call":
            believed = likelihood_of(GRAIL, replicas[0].state, 0, replicas[0].log)
            break
        lay[picks(dealer.state)] = lies(dealer.state)
    monkeypatch.setattr(heuristic, "evaluator", looks)
    believed(dealer.state)
    assert len(thought) == all_picks(dealer.state) * (seats - 1) / seats
    assert thought.items() <= lay.items()


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (3, {"open_allies": True}), (4, {}), (6, {})])
def test_what_squires_did_is_believed_sooner_than_what_they_might_have_done(seats, options):
    true, imagined = list[float](), list[float]()
    for seed in range(4):
        for dealer, replicas in squires(seats, seed, **options):
            replica = replicas[dealer.to_act[0]]
            believed = likelihood_of(GRAIL, replica.state, replica.seat, replica.log)
            if believed is not None and dealer.seq % 3 == 0:
                worlds = core.Determinizer(GRAIL, replica.state, derived_random(random.Random(seed)), replica.recall())
                imagined += [believed(worlds.draw()) for _ in range(5)]
                true.append(believed(dealer.state))
    assert min(true) > 0, "the truth is never impossible"
    assert all(0 <= each <= 1 for each in imagined)
    assert sum(true) / len(true) > 0.85
    assert sum(imagined) / len(imagined) < sum(true) / len(true) - 0.2


def test_belief_rests_on_what_the_seat_sees_alone():
    """Another world that looks the same to it is believed in by the same measure."""
    dealer, replica = asked(3, 5, "call")
    other = core.determinize(GRAIL, replica.state, random.Random(3), replica.recall())
    assert other != dealer.state
    believed = likelihood_of(GRAIL, replica.state, replica.seat, replica.log)
    twin = likelihood_of(GRAIL, core.mask(GRAIL, other, replica.seat), replica.seat, replica.log)
    assert [believed(world) for world in (dealer.state, other)] == [twin(world) for world in (dealer.state, other)]


def test_nothing_is_believed_before_a_rival_has_chosen_nor_of_eight_players():
    for seats in (3, 8):
        dealer, replicas = next(squires(seats, 1))
        first = replicas[dealer.to_act[0]]
        assert likelihood_of(GRAIL, first.state, first.seat, first.log) is None
    assert all(
        likelihood_of(GRAIL, replicas[0].state, 0, replicas[0].log) is None
        for dealer, replicas in squires(8, 1)
        if dealer.state.round == 1
    )


def test_a_world_that_is_doubted_is_thought_on_only_if_there_is_no_other():
    _, replica = asked(3, 5, "draft")
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTHS["knight"])
    drawn = list[object]()

    def believed(world: object) -> float:
        drawn.append(world)
        return 1.0 if len(drawn) == 4 else 0.0

    search._likelihood = believed
    assert search.draw_world() is drawn[3]
    assert len(drawn) == 4
    search._likelihood = lambda world: drawn.append(world) or (0.0 if len(drawn) != 7 else 1e-9)
    assert search.draw_world() is drawn[6]
    assert len(drawn) == 4 + MAX_REJECTIONS


def test_in_the_grail_only_who_thinks_looks_for_their_best_answers():
    _, replica = asked(3, 5, "draft")
    search = Search(replica, replica.legal(), derived_random(random.Random(1)), STRENGTHS["knight"])
    for _ in range(50):
        search.iterate()
    for seat, root in enumerate(search.roots):
        assert bool(root.edges) == bool(root.after) == (seat == replica.seat)
