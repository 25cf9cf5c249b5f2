"""A squire decides alike on every machine and release of Python: who checks a game decides once more what it did."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from contextlib import contextmanager
from typing import Any

import pytest

import core
from ai import Bot, best_action
from ai.games.academy import heuristic
from core.games.academy.actions import Give
from tests.play import seed_of

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


def as_they_come(numbers: Iterable[Any], start: Any = 0) -> Any:
    """The sum as Python 3.11 has it: each is rounded as it is added."""
    for number in numbers:
        start = start + number
    return start


def to_the_last_digit(numbers: Iterable[Any], start: Any = 0) -> Any:
    """The sum as it is since Python 3.12, or better: of floats it is rounded once."""
    found = [start, *numbers]
    return math.fsum(found) if any(isinstance(each, float) for each in found) else as_they_come(found)


def elsewhere(x: float, exp=math.exp) -> float:
    """e to the power of x as another machine may have it: of every other one the last digit is another."""
    return math.nextafter(exp(x), math.inf) if int(1000 * x) % 2 == 0 else exp(x)


@contextmanager
def reckoning(total, exp):
    """Sums and powers of e are these; nothing is known of before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.sum", total)
        for place in ("math.exp", "ai.games.academy.heuristic.exp", "ai.games.nobles.heuristic.exp"):
            patch.setattr(place, exp)
        heuristic.likely_places.cache_clear()
        yield
    heuristic.likely_places.cache_clear()


@GAMES
@pytest.mark.parametrize("seed", [0, 2])
def test_a_squire_decides_alike_however_sums_and_powers_are_rounded(game, seed):
    dealer = core.Dealer(game, game.seats[0], seed=seed_of(seed))
    replicas = [core.Replica(game, seat, dealer.snapshot(seat)) for seat in range(dealer.seats)]
    while dealer.outcome is None:
        seat = dealer.to_act[0]
        with reckoning(as_they_come, math.exp):
            action = squires(replicas[seat], dealer.seq)
        for total, exp in ((to_the_last_digit, math.exp), (as_they_come, elsewhere)):
            with reckoning(total, exp):
                assert squires(replicas[seat], dealer.seq) == action, (dealer.seq, total, exp)
        step = dealer.act(seat, action)
        for replica in replicas:
            replica.follow(step.report(replica.seat))


def squires(replica: core.Replica[Any], number: int) -> core.Action:
    """What a squire answers with the luck of this number."""
    return Bot("squire", random.Random(number)).choose(replica)


def quiet(action: core.Action) -> float:
    """No noise."""
    return 0.0


@pytest.mark.parametrize("seed", range(8))
def test_equals_part_by_lot_and_what_is_better_at_all_is_preferred(seed):
    answers: list[core.Action] = [Give(value) for value in range(4)]
    lots = answers[:]
    random.Random(seed).shuffle(lots)
    ratings = dict(zip(answers, (0.3, 0.1 + 0.2, 0.1, 0.3), strict=True))
    first = next(answer for answer in lots if ratings[answer] > 0.2)
    assert best_action(answers[:], random.Random(seed), ratings.__getitem__, quiet) == first
    ratings[answers[2]] = 0.3 + 1e-6
    assert best_action(answers[:], random.Random(seed), ratings.__getitem__, quiet) == answers[2]
