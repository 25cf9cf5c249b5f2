"""What a search leans on, each part alone: without any of them a knight plays on, only worse."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ai
import core
from ai.search import Node, Search, Strength, derived_random
from ai.styles import BONUS_SCALE
from tests.ai.test_knight import GAMES, asked, replica_of
from tests.play import play, seed_of


def search_of(replica: core.Replica[Any], king: bool = False) -> Search:
    assert replica.seat is not None
    return Search(replica, replica.legal(), derived_random(random.Random(1)), Strength(1, 60, king=king))


def moments(game: core.Game[Any], seats: int, every: int = 7) -> Iterator[core.Replica[Any]]:
    """What who is asked sees and remembers, now and then in a game."""
    dealer, rng = core.Dealer(game, seats, seed=seed_of(7)), random.Random(7)
    for number, (seat, action) in enumerate(play(dealer, rng)):
        if number % every == 0 and len(dealer.legal(seat)) > 1:
            yield replica_of(dealer, seat)
        dealer.act(seat, action)


def forgotten(replica: core.Replica[Any], world: Any) -> int:
    """Cards that lie in this world where the seat knows that they do not."""
    memory = replica.recall()
    places = zip(core.piles_of(replica.state), core.piles_of(world), strict=True)
    return sum(
        not memory.may_at(seen, place, face)
        for seen, drawn in places
        for place, (known, face) in enumerate(zip(seen.faces, drawn.faces, strict=True))
        if known is None
    )


@pytest.mark.parametrize(("game", "seats"), [("grail", 3), ("academy", 3), ("nobles", 2)])
def test_a_seat_imagines_nothing_that_it_has_seen_to_be_otherwise(game, seats):
    without_memory = 0
    for replica in moments(core.game(game), seats):
        search = search_of(replica)
        for _ in range(8):
            assert forgotten(replica, search.draw_world()) == 0
            without_memory += forgotten(replica, core.determinize(replica.game, replica.state, random.Random(2)))
    assert without_memory > 20, "there is something to remember"


def ways(node: Node) -> Iterator[Any]:
    """All answers in a tree."""
    yield from node.edges.values()
    for after in node.after.values():
        yield from ways(after)


@pytest.mark.parametrize(("game", "seats"), [("academy", 3), ("nobles", 2), ("histrio", 3)])
def test_each_seat_goes_after_its_own_value(game, seats, monkeypatch):
    """Where the first always wins all, his answers have brought all, and those of the others nothing."""
    dealer, seat = asked(core.game(game), seats, 12)
    search = search_of(replica_of(dealer, seat))
    monkeypatch.setattr(search.value, "shares", lambda state: [1.0] + [0.0] * (seats - 1))
    for _ in range(60):
        search.iterate()
    tried = {who: [edge for edge in ways(root) if edge.visits] for who, root in enumerate(search.roots)}
    assert tried[0]
    assert any(tried[who] for who in range(1, seats))
    for who, edges in tried.items():
        assert all(edge.total == (edge.visits if who == 0 else 0) for edge in edges)


@GAMES
def test_where_all_is_worth_the_same_the_squires_eye_decides_what_is_tried(game, monkeypatch):
    turned = 0
    for replica in moments(game, game.seats[0]):
        search = search_of(replica)
        monkeypatch.setattr(search.value, "shares", lambda state: [0.5] * game.seats[0])
        for _ in range(40):
            search.iterate()
        edges = list(search.roots[replica.seat].edges.values())
        by_eye = sorted(edges, key=lambda edge: -edge.prior)
        visits = [edge.visits for edge in by_eye]
        assert visits == sorted(visits, reverse=True)
        turned += by_eye != edges
    assert turned > 1, "the order in which answers are listed is another one"


@pytest.mark.parametrize(
    ("game", "style"), [("academy", "greedy"), ("grail", "bold"), ("nobles", "bold"), ("histrio", "careful")]
)
def test_who_has_a_style_gives_something_for_what_they_like(game, style, monkeypatch):
    """So much of a win each time, on top of what it brings; the others like nothing."""
    monkeypatch.setattr("ai.search.Utility.of", lambda utility, rows, shares: 0.5)
    rules, seats, found = core.game(game), core.game(game).seats[0], 0
    bonus = ai.bonus_of(rules, style)
    for replica in moments(rules, seats, every=3):
        search = Search(replica, replica.legal(), derived_random(random.Random(1)), Strength(1, 60, style))
        monkeypatch.setattr(search.value, "shares", lambda state: [0.5] * seats)
        for _ in range(20):
            search.iterate()
        for who, root in enumerate(search.roots):
            for edge in ways(root):
                fancy = BONUS_SCALE * bonus(edge.action) * (who == replica.seat)
                assert edge.total == pytest.approx(edge.visits * (0.5 + fancy))
                found += fancy > 0 and edge.visits > 0
    assert found > 10


@GAMES
def test_on_the_way_to_a_pause_a_squire_decides_or_the_lot(game, monkeypatch):
    dealer, seat = asked(game, game.seats[0], 12)
    search, legal = search_of(replica_of(dealer, seat)), list(dealer.legal(seat))
    rates = {action: float(at == 1) for at, action in enumerate(legal)}
    monkeypatch.setattr(search, "_evaluator", lambda *_: rates.__getitem__)
    chosen = {}
    for epsilon in (0.0, 1.0):
        monkeypatch.setattr(search.value, "rollout_epsilon", epsilon)
        chosen[epsilon] = {search._rollout_action(dealer.state, seat, legal) for _ in range(40 * len(legal))}
    assert chosen == {0.0: {legal[1]}, 1.0: set(legal)}


def test_a_king_who_knows_habits_lets_the_others_follow_them():
    dealer, seat = asked(core.game("grail"), 4, 2)
    search = search_of(replica_of(dealer, seat), king=True)
    legal = list(dealer.legal(seat))
    search._policy = lambda state, who, legal: [float(at == 1) for at, _ in enumerate(legal)]
    search._evaluator = lambda *_: lambda action: float(action == legal[0])
    other = (seat + 1) % 4
    assert {search._rollout_action(dealer.state, who, legal) for who in (other,) for _ in range(20)} == {legal[1]}
    assert {search._rollout_action(dealer.state, seat, legal) for _ in range(20)} == {legal[0]}


@pytest.mark.parametrize(("game", "seats"), [("grail", 3), ("nobles", 2)])
def test_what_is_tried_first_follows_from_what_the_seat_remembers(game, seats):
    rules, told = core.game(game), 0
    for replica in moments(rules, seats, every=3):
        remembered, forgetful = (
            ai.heuristic(game)(replica.state, replica.seat, memory) for memory in (replica.recall(), core.Memory())
        )
        for action, edge in search_of(replica).roots[replica.seat].edges.items():
            assert edge.prior == pytest.approx(remembered(action), abs=1e-5)
            told += abs(remembered(action) - forgetful(action)) > 1e-3
    assert told > 2, "memory has a say"
